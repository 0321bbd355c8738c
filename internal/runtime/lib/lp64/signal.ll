target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sigaction = type { %union.anon, %struct.__sigset_t, i32, void ()* }
%union.anon = type { void (i32)* }
%struct.__sigset_t = type { [16 x i64] }
%struct.stack_t = type { i8*, i32, i64 }
%struct.siginfo_t = type { i32, i32, i32, i32, %union.anon.0 }
%union.anon.0 = type { %struct.anon.3, [80 x i8] }
%struct.anon.3 = type { i32, i32, i32, i64, i64 }
%struct.timespec = type { i64, i64 }

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

define dso_local noalias void (i32)* @signal(i32 %0, void (i32)* noundef readnone %1) local_unnamed_addr #0 !dbg !8 {
  %3 = icmp ult void (i32)* %1, inttoptr (i64 2 to void (i32)*), !dbg !11
  br i1 %3, label %5, label %4, !dbg !11

4:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.8, i64 0, i64 0)) #5, !dbg !14
  br label %5, !dbg !14

5:
  ret void (i32)* null, !dbg !15
}

define dso_local noalias void (i32)* @bsd_signal(i32 noundef %0, void (i32)* noundef readnone %1) local_unnamed_addr #0 !dbg !16 {
  %3 = icmp ult void (i32)* %1, inttoptr (i64 2 to void (i32)*), !dbg !17
  br i1 %3, label %5, label %4, !dbg !17

4:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.8, i64 0, i64 0)) #5, !dbg !20
  br label %5, !dbg !20

5:
  ret void (i32)* null, !dbg !21
}

define dso_local noalias void (i32)* @__sysv_signal(i32 noundef %0, void (i32)* noundef readnone %1) local_unnamed_addr #0 !dbg !22 {
  %3 = icmp ult void (i32)* %1, inttoptr (i64 2 to void (i32)*), !dbg !23
  br i1 %3, label %5, label %4, !dbg !23

4:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.8, i64 0, i64 0)) #5, !dbg !26
  br label %5, !dbg !26

5:
  ret void (i32)* null, !dbg !27
}

define dso_local noalias void (i32)* @sysv_signal(i32 noundef %0, void (i32)* noundef readnone %1) local_unnamed_addr #0 !dbg !28 {
  %3 = icmp ult void (i32)* %1, inttoptr (i64 2 to void (i32)*), !dbg !29
  br i1 %3, label %5, label %4, !dbg !29

4:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.8, i64 0, i64 0)) #5, !dbg !32
  br label %5, !dbg !32

5:
  ret void (i32)* null, !dbg !33
}

define dso_local noalias void (i32)* @sigset(i32 noundef %0, void (i32)* noundef readnone %1) local_unnamed_addr #0 !dbg !34 {
  %3 = icmp ult void (i32)* %1, inttoptr (i64 2 to void (i32)*), !dbg !35
  br i1 %3, label %5, label %4, !dbg !35

4:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.8, i64 0, i64 0)) #5, !dbg !38
  br label %5, !dbg !38

5:
  ret void (i32)* null, !dbg !39
}

define dso_local i32 @sigaction(i32 noundef %0, %struct.sigaction* noalias noundef readonly %1, %struct.sigaction* noalias noundef %2) local_unnamed_addr #0 !dbg !40 {
  %4 = icmp eq %struct.sigaction* %1, null, !dbg !41
  br i1 %4, label %10, label %5, !dbg !41

5:
  %6 = bitcast %struct.sigaction* %1 to i8**, !dbg !42
  %7 = load i8*, i8** %6, align 8, !dbg !42
  %8 = icmp ult i8* %7, inttoptr (i64 2 to i8*), !dbg !43
  br i1 %8, label %10, label %9, !dbg !43

9:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.8, i64 0, i64 0)) #5, !dbg !45
  br label %10, !dbg !45

10:
  %11 = icmp eq %struct.sigaction* %2, null, !dbg !46
  br i1 %11, label %14, label %12, !dbg !46

12:
  %13 = bitcast %struct.sigaction* %2 to i8*, !dbg !47
  call void @__midway_memset(i8* noundef nonnull %13, i32 noundef 0, i64 noundef 152) #5, !dbg !47
  br label %14, !dbg !47

14:
  ret i32 0, !dbg !48
}

declare void @__midway_memset(i8* noundef, i32 noundef, i64 noundef) local_unnamed_addr #1

define dso_local i32 @sigemptyset(%struct.__sigset_t* noundef %0) local_unnamed_addr #0 !dbg !49 {
  %2 = bitcast %struct.__sigset_t* %0 to i8*, !dbg !50
  call void @__midway_memset(i8* noundef %2, i32 noundef 0, i64 noundef 128) #5, !dbg !50
  ret i32 0, !dbg !51
}

define dso_local i32 @sigfillset(%struct.__sigset_t* noundef %0) local_unnamed_addr #0 !dbg !52 {
  %2 = bitcast %struct.__sigset_t* %0 to i8*, !dbg !53
  call void @__midway_memset(i8* noundef %2, i32 noundef 255, i64 noundef 128) #5, !dbg !53
  ret i32 0, !dbg !54
}

define dso_local i32 @sigaddset(%struct.__sigset_t* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !55 {
  %3 = add i32 %1, -65, !dbg !56
  %4 = icmp ult i32 %3, -64, !dbg !56
  br i1 %4, label %5, label %8, !dbg !56

5:
  %6 = call i8* @__midway_thread_storage(i64 noundef 592) #5, !dbg !57
  %7 = bitcast i8* %6 to i32*, !dbg !63
  store i32 22, i32* %7, align 8, !dbg !63
  br label %16, !dbg !64

8:
  %9 = add i32 %1, -1, !dbg !65
  %10 = srem i32 %9, 64, !dbg !65
  %11 = zext i32 %10 to i64, !dbg !65
  %12 = shl i64 1, %11, !dbg !65
  %13 = getelementptr inbounds %struct.__sigset_t, %struct.__sigset_t* %0, i64 0, i32 0, i64 0, !dbg !65
  %14 = load i64, i64* %13, align 8, !dbg !65
  %15 = or i64 %14, %12, !dbg !65
  store i64 %15, i64* %13, align 8, !dbg !65
  br label %16, !dbg !66

16:
  %17 = phi i32 [ -1, %5 ], [ 0, %8 ], !dbg !67
  ret i32 %17, !dbg !68
}

define dso_local i32 @sigdelset(%struct.__sigset_t* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !69 {
  %3 = add i32 %1, -65, !dbg !70
  %4 = icmp ult i32 %3, -64, !dbg !70
  br i1 %4, label %5, label %8, !dbg !70

5:
  %6 = call i8* @__midway_thread_storage(i64 noundef 592) #5, !dbg !71
  %7 = bitcast i8* %6 to i32*, !dbg !74
  store i32 22, i32* %7, align 8, !dbg !74
  br label %17, !dbg !75

8:
  %9 = add i32 %1, -1, !dbg !76
  %10 = srem i32 %9, 64, !dbg !76
  %11 = zext i32 %10 to i64, !dbg !76
  %12 = shl i64 1, %11, !dbg !76
  %13 = xor i64 %12, -1, !dbg !76
  %14 = getelementptr inbounds %struct.__sigset_t, %struct.__sigset_t* %0, i64 0, i32 0, i64 0, !dbg !76
  %15 = load i64, i64* %14, align 8, !dbg !76
  %16 = and i64 %15, %13, !dbg !76
  store i64 %16, i64* %14, align 8, !dbg !76
  br label %17, !dbg !77

17:
  %18 = phi i32 [ -1, %5 ], [ 0, %8 ], !dbg !78
  ret i32 %18, !dbg !79
}

define dso_local i32 @sigismember(%struct.__sigset_t* nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #0 !dbg !80 {
  %3 = add i32 %1, -65, !dbg !81
  %4 = icmp ult i32 %3, -64, !dbg !81
  br i1 %4, label %5, label %8, !dbg !81

5:
  %6 = call i8* @__midway_thread_storage(i64 noundef 592) #5, !dbg !82
  %7 = bitcast i8* %6 to i32*, !dbg !85
  store i32 22, i32* %7, align 8, !dbg !85
  br label %17, !dbg !86

8:
  %9 = add i32 %1, -1, !dbg !87
  %10 = getelementptr inbounds %struct.__sigset_t, %struct.__sigset_t* %0, i64 0, i32 0, i64 0, !dbg !87
  %11 = load i64, i64* %10, align 8, !dbg !87
  %12 = srem i32 %9, 64, !dbg !87
  %13 = zext i32 %12 to i64, !dbg !87
  %14 = lshr i64 %11, %13, !dbg !87
  %15 = trunc i64 %14 to i32, !dbg !87
  %16 = and i32 %15, 1, !dbg !87
  br label %17, !dbg !87

17:
  %18 = phi i32 [ -1, %5 ], [ %16, %8 ], !dbg !88
  ret i32 %18, !dbg !89
}

define dso_local i32 @sigprocmask(i32 noundef %0, %struct.__sigset_t* noalias nocapture noundef readnone %1, %struct.__sigset_t* noalias noundef %2) local_unnamed_addr #0 !dbg !90 {
  %4 = icmp eq %struct.__sigset_t* %2, null, !dbg !91
  br i1 %4, label %7, label %5, !dbg !91

5:
  %6 = bitcast %struct.__sigset_t* %2 to i8*, !dbg !94
  call void @__midway_memset(i8* noundef nonnull %6, i32 noundef 0, i64 noundef 128) #5, !dbg !94
  br label %7, !dbg !91

7:
  ret i32 0, !dbg !96
}

define dso_local i32 @pthread_sigmask(i32 noundef %0, %struct.__sigset_t* noalias nocapture noundef readnone %1, %struct.__sigset_t* noalias noundef %2) local_unnamed_addr #0 !dbg !97 {
  %4 = icmp eq %struct.__sigset_t* %2, null, !dbg !98
  br i1 %4, label %7, label %5, !dbg !98

5:
  %6 = bitcast %struct.__sigset_t* %2 to i8*, !dbg !100
  call void @__midway_memset(i8* noundef nonnull %6, i32 noundef 0, i64 noundef 128) #5, !dbg !100
  br label %7, !dbg !98

7:
  ret i32 0, !dbg !102
}

define dso_local i32 @sigpending(%struct.__sigset_t* noundef %0) local_unnamed_addr #0 !dbg !103 {
  %2 = bitcast %struct.__sigset_t* %0 to i8*, !dbg !104
  call void @__midway_memset(i8* noundef %2, i32 noundef 0, i64 noundef 128) #5, !dbg !104
  ret i32 0, !dbg !106
}

define dso_local i32 @sigaltstack(%struct.stack_t* noalias nocapture noundef readnone %0, %struct.stack_t* noalias nocapture noundef readnone %1) local_unnamed_addr #2 !dbg !107 {
  ret i32 0, !dbg !108
}

define dso_local i32 @siginterrupt(i32 noundef %0, i32 noundef %1) local_unnamed_addr #2 !dbg !109 {
  ret i32 0, !dbg !110
}

define dso_local i32 @raise(i32 noundef %0) local_unnamed_addr #0 !dbg !111 {
  %2 = icmp eq i32 %0, 6, !dbg !112
  br i1 %2, label %3, label %4, !dbg !112

3:
  call void @abort() #6, !dbg !113
  unreachable, !dbg !113

4:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.1, i64 0, i64 0)) #5, !dbg !114
  ret i32 0, !dbg !115
}

declare !dbg !116 void @abort() local_unnamed_addr #3

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #1

define dso_local i32 @kill(i32 %0, i32 noundef %1) local_unnamed_addr #0 !dbg !118 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = icmp eq i32 %1, 0, !dbg !119
  br i1 %5, label %7, label %6, !dbg !119

6:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.2, i64 0, i64 0)) #5, !dbg !120
  br label %7, !dbg !120

7:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #7, !dbg !121
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #7, !dbg !121
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.3, i64 0, i64 0)) #5, !dbg !125
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.9, i64 0, i64 0)) #5, !dbg !126
  %8 = call i8* @__midway_thread_storage(i64 noundef 592) #5, !dbg !127
  %9 = bitcast i8* %8 to i32*, !dbg !129
  %10 = load i8, i8* %4, align 1, !dbg !129
  %11 = and i8 %10, 127, !dbg !129
  %12 = add nuw i8 %11, 1, !dbg !129
  %13 = load i8, i8* %3, align 1, !dbg !130
  %14 = and i8 %13, 1, !dbg !130
  %15 = icmp eq i8 %14, 0, !dbg !130
  br i1 %15, label %22, label %16, !dbg !130

16:
  %17 = icmp eq i8 %12, 4, !dbg !131
  %18 = icmp eq i8 %12, 11, !dbg !131
  %19 = or i1 %17, %18, !dbg !131
  %20 = zext i8 %12 to i32, !dbg !129
  %21 = select i1 %19, i32 5, i32 %20, !dbg !131
  br label %24, !dbg !130

22:
  %23 = load i32, i32* %9, align 4, !dbg !130
  br label %24, !dbg !130

24:
  %25 = phi i32 [ %21, %16 ], [ %23, %22 ], !dbg !130
  store i32 %25, i32* %9, align 4, !dbg !130
  %26 = sub nsw i8 0, %14, !dbg !132
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #7, !dbg !133
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #7, !dbg !133
  %27 = sext i8 %26 to i32, !dbg !134
  ret i32 %27, !dbg !134
}

define dso_local i32 @killpg(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !135 {
  %3 = call i32 @kill(i32 undef, i32 noundef %1) #5, !dbg !136
  ret i32 %3, !dbg !136
}

define dso_local i32 @pause() local_unnamed_addr #0 !dbg !137 {
  call void @__mw_cancellation_point() #5, !dbg !138
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.4, i64 0, i64 0)) #5, !dbg !139
  call void @__midway_assume(i32 noundef 0) #5, !dbg !142
  ret i32 -1, !dbg !143
}

declare void @__mw_cancellation_point() local_unnamed_addr #1

define dso_local i32 @sigsuspend(%struct.__sigset_t* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !144 {
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.5, i64 0, i64 0)) #5, !dbg !145
  call void @__midway_assume(i32 noundef 0) #5, !dbg !147
  ret i32 -1, !dbg !148
}

define dso_local i32 @sigwait(%struct.__sigset_t* noalias nocapture noundef readnone %0, i32* noalias nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !149 {
  call void @__mw_cancellation_point() #5, !dbg !150
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([35 x i8], [35 x i8]* @.str.6, i64 0, i64 0)) #5, !dbg !151
  call void @__midway_assume(i32 noundef 0) #5, !dbg !153
  ret i32 0, !dbg !154
}

define dso_local i32 @sigwaitinfo(%struct.__sigset_t* noalias nocapture noundef readnone %0, %struct.siginfo_t* noalias nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !155 {
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.7, i64 0, i64 0)) #5, !dbg !156
  call void @__midway_assume(i32 noundef 0) #5, !dbg !158
  ret i32 -1, !dbg !159
}

define dso_local i32 @sigtimedwait(%struct.__sigset_t* noalias nocapture noundef readnone %0, %struct.siginfo_t* noalias nocapture noundef readnone %1, %struct.timespec* noalias nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !160 {
  %4 = call i8* @__midway_thread_storage(i64 noundef 592) #5, !dbg !161
  %5 = bitcast i8* %4 to i32*, !dbg !164
  store i32 11, i32* %5, align 8, !dbg !164
  ret i32 -1, !dbg !165
}

define dso_local void @psignal(i32 noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !166 {
  call void @__midway_check(i8* noundef %1, i64 noundef 1, i32 noundef 0) #5, !dbg !167
  br label %3, !dbg !170

3:
  %4 = phi i64 [ 0, %2 ], [ %8, %3 ], !dbg !173
  %5 = getelementptr i8, i8* %1, i64 %4, !dbg !170
  %6 = load i8, i8* %5, align 1, !dbg !170
  %7 = icmp eq i8 %6, 0, !dbg !170
  %8 = add i64 %4, 1, !dbg !174
  br i1 %7, label %9, label %3, !dbg !170, !llvm.loop !175

9:
  call void @__midway_touched(i8* noundef %1, i64 noundef %8, i32 noundef 0) #5, !dbg !178
  ret void, !dbg !179
}

define dso_local i8* @strsignal(i32 noundef %0) local_unnamed_addr #2 !dbg !180 {
  ret i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), !dbg !181
}

define dso_local i32 @__libc_current_sigrtmin() local_unnamed_addr #2 !dbg !182 {
  ret i32 34, !dbg !183
}

define dso_local i32 @__libc_current_sigrtmax() local_unnamed_addr #2 !dbg !184 {
  ret i32 64, !dbg !185
}

declare i8* @__midway_thread_storage(i64 noundef) local_unnamed_addr #1

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #4

declare void @__midway_nondet(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #1

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #4

declare void @__midway_assume(i32 noundef) local_unnamed_addr #1

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

declare void @__midway_touched(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #3 = { noreturn nounwind null_pointer_is_valid }
attributes #4 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #5 = { nobuiltin nounwind }
attributes #6 = { nobuiltin noreturn nounwind }
attributes #7 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/signal.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{!"Debian clang version 14.0.6"}
!8 = distinct !DISubprogram(name: "signal", scope: !1, file: !1, line: 17, type: !9, scopeLine: 18, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 13, scope: !12, inlinedAt: !13)
!12 = distinct !DISubprogram(name: "installing", scope: !1, file: !1, line: 11, type: !9, scopeLine: 12, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!13 = distinct !DILocation(line: 19, scope: !8)
!14 = !DILocation(line: 14, scope: !12, inlinedAt: !13)
!15 = !DILocation(line: 20, scope: !8)
!16 = distinct !DISubprogram(name: "bsd_signal", scope: !1, file: !1, line: 23, type: !9, scopeLine: 23, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!17 = !DILocation(line: 13, scope: !12, inlinedAt: !18)
!18 = distinct !DILocation(line: 19, scope: !8, inlinedAt: !19)
!19 = distinct !DILocation(line: 23, scope: !16)
!20 = !DILocation(line: 14, scope: !12, inlinedAt: !18)
!21 = !DILocation(line: 23, scope: !16)
!22 = distinct !DISubprogram(name: "__sysv_signal", scope: !1, file: !1, line: 24, type: !9, scopeLine: 24, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!23 = !DILocation(line: 13, scope: !12, inlinedAt: !24)
!24 = distinct !DILocation(line: 19, scope: !8, inlinedAt: !25)
!25 = distinct !DILocation(line: 24, scope: !22)
!26 = !DILocation(line: 14, scope: !12, inlinedAt: !24)
!27 = !DILocation(line: 24, scope: !22)
!28 = distinct !DISubprogram(name: "sysv_signal", scope: !1, file: !1, line: 25, type: !9, scopeLine: 25, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!29 = !DILocation(line: 13, scope: !12, inlinedAt: !30)
!30 = distinct !DILocation(line: 19, scope: !8, inlinedAt: !31)
!31 = distinct !DILocation(line: 25, scope: !28)
!32 = !DILocation(line: 14, scope: !12, inlinedAt: !30)
!33 = !DILocation(line: 25, scope: !28)
!34 = distinct !DISubprogram(name: "sigset", scope: !1, file: !1, line: 26, type: !9, scopeLine: 26, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!35 = !DILocation(line: 13, scope: !12, inlinedAt: !36)
!36 = distinct !DILocation(line: 19, scope: !8, inlinedAt: !37)
!37 = distinct !DILocation(line: 26, scope: !34)
!38 = !DILocation(line: 14, scope: !12, inlinedAt: !36)
!39 = !DILocation(line: 26, scope: !34)
!40 = distinct !DISubprogram(name: "sigaction", scope: !1, file: !1, line: 28, type: !9, scopeLine: 29, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!41 = !DILocation(line: 30, scope: !40)
!42 = !DILocation(line: 31, scope: !40)
!43 = !DILocation(line: 13, scope: !12, inlinedAt: !44)
!44 = distinct !DILocation(line: 31, scope: !40)
!45 = !DILocation(line: 14, scope: !12, inlinedAt: !44)
!46 = !DILocation(line: 32, scope: !40)
!47 = !DILocation(line: 33, scope: !40)
!48 = !DILocation(line: 34, scope: !40)
!49 = distinct !DISubprogram(name: "sigemptyset", scope: !1, file: !1, line: 37, type: !9, scopeLine: 38, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!50 = !DILocation(line: 39, scope: !49)
!51 = !DILocation(line: 40, scope: !49)
!52 = distinct !DISubprogram(name: "sigfillset", scope: !1, file: !1, line: 43, type: !9, scopeLine: 44, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!53 = !DILocation(line: 45, scope: !52)
!54 = !DILocation(line: 46, scope: !52)
!55 = distinct !DISubprogram(name: "sigaddset", scope: !1, file: !1, line: 51, type: !9, scopeLine: 52, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!56 = !DILocation(line: 53, scope: !55)
!57 = !DILocation(line: 39, scope: !58, inlinedAt: !60)
!58 = distinct !DISubprogram(name: "area", scope: !59, file: !59, line: 39, type: !9, scopeLine: 39, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!59 = !DIFile(filename: "c/models.h", directory: ".")
!60 = distinct !DILocation(line: 44, scope: !61, inlinedAt: !62)
!61 = distinct !DISubprogram(name: "fail", scope: !59, file: !59, line: 42, type: !9, scopeLine: 43, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!62 = distinct !DILocation(line: 54, scope: !55)
!63 = !DILocation(line: 44, scope: !61, inlinedAt: !62)
!64 = !DILocation(line: 54, scope: !55)
!65 = !DILocation(line: 55, scope: !55)
!66 = !DILocation(line: 56, scope: !55)
!67 = !DILocation(line: 0, scope: !55)
!68 = !DILocation(line: 57, scope: !55)
!69 = distinct !DISubprogram(name: "sigdelset", scope: !1, file: !1, line: 59, type: !9, scopeLine: 60, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!70 = !DILocation(line: 61, scope: !69)
!71 = !DILocation(line: 39, scope: !58, inlinedAt: !72)
!72 = distinct !DILocation(line: 44, scope: !61, inlinedAt: !73)
!73 = distinct !DILocation(line: 62, scope: !69)
!74 = !DILocation(line: 44, scope: !61, inlinedAt: !73)
!75 = !DILocation(line: 62, scope: !69)
!76 = !DILocation(line: 63, scope: !69)
!77 = !DILocation(line: 64, scope: !69)
!78 = !DILocation(line: 0, scope: !69)
!79 = !DILocation(line: 65, scope: !69)
!80 = distinct !DISubprogram(name: "sigismember", scope: !1, file: !1, line: 67, type: !9, scopeLine: 68, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!81 = !DILocation(line: 69, scope: !80)
!82 = !DILocation(line: 39, scope: !58, inlinedAt: !83)
!83 = distinct !DILocation(line: 44, scope: !61, inlinedAt: !84)
!84 = distinct !DILocation(line: 70, scope: !80)
!85 = !DILocation(line: 44, scope: !61, inlinedAt: !84)
!86 = !DILocation(line: 70, scope: !80)
!87 = !DILocation(line: 71, scope: !80)
!88 = !DILocation(line: 0, scope: !80)
!89 = !DILocation(line: 72, scope: !80)
!90 = distinct !DISubprogram(name: "sigprocmask", scope: !1, file: !1, line: 76, type: !9, scopeLine: 76, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!91 = !DILocation(line: 74, scope: !92, inlinedAt: !93)
!92 = distinct !DISubprogram(name: "old_mask", scope: !1, file: !1, line: 74, type: !9, scopeLine: 74, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!93 = distinct !DILocation(line: 76, scope: !90)
!94 = !DILocation(line: 39, scope: !49, inlinedAt: !95)
!95 = distinct !DILocation(line: 74, scope: !92, inlinedAt: !93)
!96 = !DILocation(line: 76, scope: !90)
!97 = distinct !DISubprogram(name: "pthread_sigmask", scope: !1, file: !1, line: 77, type: !9, scopeLine: 77, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!98 = !DILocation(line: 74, scope: !92, inlinedAt: !99)
!99 = distinct !DILocation(line: 77, scope: !97)
!100 = !DILocation(line: 39, scope: !49, inlinedAt: !101)
!101 = distinct !DILocation(line: 74, scope: !92, inlinedAt: !99)
!102 = !DILocation(line: 77, scope: !97)
!103 = distinct !DISubprogram(name: "sigpending", scope: !1, file: !1, line: 78, type: !9, scopeLine: 78, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!104 = !DILocation(line: 39, scope: !49, inlinedAt: !105)
!105 = distinct !DILocation(line: 78, scope: !103)
!106 = !DILocation(line: 78, scope: !103)
!107 = distinct !DISubprogram(name: "sigaltstack", scope: !1, file: !1, line: 79, type: !9, scopeLine: 79, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!108 = !DILocation(line: 79, scope: !107)
!109 = distinct !DISubprogram(name: "siginterrupt", scope: !1, file: !1, line: 80, type: !9, scopeLine: 80, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!110 = !DILocation(line: 80, scope: !109)
!111 = distinct !DISubprogram(name: "raise", scope: !1, file: !1, line: 82, type: !9, scopeLine: 83, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!112 = !DILocation(line: 84, scope: !111)
!113 = !DILocation(line: 85, scope: !111)
!114 = !DILocation(line: 86, scope: !111)
!115 = !DILocation(line: 87, scope: !111)
!116 = !DISubprogram(name: "abort", scope: !117, file: !117, line: 611, type: !9, spFlags: DISPFlagOptimized, retainedNodes: !10)
!117 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!118 = distinct !DISubprogram(name: "kill", scope: !1, file: !1, line: 90, type: !9, scopeLine: 91, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!119 = !DILocation(line: 92, scope: !118)
!120 = !DILocation(line: 93, scope: !118)
!121 = !DILocation(line: 10, scope: !122, inlinedAt: !124)
!122 = distinct !DISubprogram(name: "outcome", scope: !123, file: !123, line: 8, type: !9, scopeLine: 9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!123 = !DIFile(filename: "c/environment.h", directory: ".")
!124 = distinct !DILocation(line: 94, scope: !118)
!125 = !DILocation(line: 11, scope: !122, inlinedAt: !124)
!126 = !DILocation(line: 12, scope: !122, inlinedAt: !124)
!127 = !DILocation(line: 39, scope: !58, inlinedAt: !128)
!128 = distinct !DILocation(line: 13, scope: !122, inlinedAt: !124)
!129 = !DILocation(line: 13, scope: !122, inlinedAt: !124)
!130 = !DILocation(line: 15, scope: !122, inlinedAt: !124)
!131 = !DILocation(line: 14, scope: !122, inlinedAt: !124)
!132 = !DILocation(line: 16, scope: !122, inlinedAt: !124)
!133 = !DILocation(line: 17, scope: !122, inlinedAt: !124)
!134 = !DILocation(line: 94, scope: !118)
!135 = distinct !DISubprogram(name: "killpg", scope: !1, file: !1, line: 97, type: !9, scopeLine: 97, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!136 = !DILocation(line: 97, scope: !135)
!137 = distinct !DISubprogram(name: "pause", scope: !1, file: !1, line: 105, type: !9, scopeLine: 106, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!138 = !DILocation(line: 107, scope: !137)
!139 = !DILocation(line: 101, scope: !140, inlinedAt: !141)
!140 = distinct !DISubprogram(name: "never", scope: !1, file: !1, line: 99, type: !9, scopeLine: 100, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!141 = distinct !DILocation(line: 108, scope: !137)
!142 = !DILocation(line: 102, scope: !140, inlinedAt: !141)
!143 = !DILocation(line: 109, scope: !137)
!144 = distinct !DISubprogram(name: "sigsuspend", scope: !1, file: !1, line: 112, type: !9, scopeLine: 113, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!145 = !DILocation(line: 101, scope: !140, inlinedAt: !146)
!146 = distinct !DILocation(line: 114, scope: !144)
!147 = !DILocation(line: 102, scope: !140, inlinedAt: !146)
!148 = !DILocation(line: 115, scope: !144)
!149 = distinct !DISubprogram(name: "sigwait", scope: !1, file: !1, line: 118, type: !9, scopeLine: 119, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!150 = !DILocation(line: 120, scope: !149)
!151 = !DILocation(line: 101, scope: !140, inlinedAt: !152)
!152 = distinct !DILocation(line: 121, scope: !149)
!153 = !DILocation(line: 102, scope: !140, inlinedAt: !152)
!154 = !DILocation(line: 122, scope: !149)
!155 = distinct !DISubprogram(name: "sigwaitinfo", scope: !1, file: !1, line: 125, type: !9, scopeLine: 126, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!156 = !DILocation(line: 101, scope: !140, inlinedAt: !157)
!157 = distinct !DILocation(line: 127, scope: !155)
!158 = !DILocation(line: 102, scope: !140, inlinedAt: !157)
!159 = !DILocation(line: 128, scope: !155)
!160 = distinct !DISubprogram(name: "sigtimedwait", scope: !1, file: !1, line: 131, type: !9, scopeLine: 132, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!161 = !DILocation(line: 39, scope: !58, inlinedAt: !162)
!162 = distinct !DILocation(line: 44, scope: !61, inlinedAt: !163)
!163 = distinct !DILocation(line: 133, scope: !160)
!164 = !DILocation(line: 44, scope: !61, inlinedAt: !163)
!165 = !DILocation(line: 133, scope: !160)
!166 = distinct !DISubprogram(name: "psignal", scope: !1, file: !1, line: 136, type: !9, scopeLine: 136, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!167 = !DILocation(line: 96, scope: !168, inlinedAt: !169)
!168 = distinct !DISubprogram(name: "read_string", scope: !59, file: !59, line: 94, type: !9, scopeLine: 95, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!169 = distinct !DILocation(line: 136, scope: !166)
!170 = !DILocation(line: 88, scope: !171, inlinedAt: !172)
!171 = distinct !DISubprogram(name: "length", scope: !59, file: !59, line: 85, type: !9, scopeLine: 86, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!172 = distinct !DILocation(line: 97, scope: !168, inlinedAt: !169)
!173 = !DILocation(line: 0, scope: !171, inlinedAt: !172)
!174 = !DILocation(line: 89, scope: !171, inlinedAt: !172)
!175 = distinct !{!175, !170, !174, !176, !177}
!176 = !{!"llvm.loop.mustprogress"}
!177 = !{!"llvm.loop.unroll.disable"}
!178 = !DILocation(line: 98, scope: !168, inlinedAt: !169)
!179 = !DILocation(line: 136, scope: !166)
!180 = distinct !DISubprogram(name: "strsignal", scope: !1, file: !1, line: 137, type: !9, scopeLine: 137, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!181 = !DILocation(line: 137, scope: !180)
!182 = distinct !DISubprogram(name: "__libc_current_sigrtmin", scope: !1, file: !1, line: 138, type: !9, scopeLine: 138, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!183 = !DILocation(line: 138, scope: !182)
!184 = distinct !DISubprogram(name: "__libc_current_sigrtmax", scope: !1, file: !1, line: 139, type: !9, scopeLine: 139, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!185 = !DILocation(line: 139, scope: !184)
