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
@.str.8 = private unnamed_addr constant [51 x i8] c"no signal arrives: an installed handler never runs\00", align 1

define dso_local noalias void (i32)* @signal(i32 %0, void (i32)* noundef readnone %1) local_unnamed_addr #0 !dbg !9 {
  %3 = icmp ult void (i32)* %1, inttoptr (i32 2 to void (i32)*), !dbg !12
  br i1 %3, label %5, label %4, !dbg !12

4:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.8, i32 0, i32 0)) #4, !dbg !15
  br label %5, !dbg !15

5:
  ret void (i32)* null, !dbg !16
}

define dso_local noalias void (i32)* @bsd_signal(i32 noundef %0, void (i32)* noundef readnone %1) local_unnamed_addr #0 !dbg !17 {
  %3 = icmp ult void (i32)* %1, inttoptr (i32 2 to void (i32)*), !dbg !18
  br i1 %3, label %5, label %4, !dbg !18

4:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.8, i32 0, i32 0)) #4, !dbg !21
  br label %5, !dbg !21

5:
  ret void (i32)* null, !dbg !22
}

define dso_local noalias void (i32)* @__sysv_signal(i32 noundef %0, void (i32)* noundef readnone %1) local_unnamed_addr #0 !dbg !23 {
  %3 = icmp ult void (i32)* %1, inttoptr (i32 2 to void (i32)*), !dbg !24
  br i1 %3, label %5, label %4, !dbg !24

4:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.8, i32 0, i32 0)) #4, !dbg !27
  br label %5, !dbg !27

5:
  ret void (i32)* null, !dbg !28
}

define dso_local noalias void (i32)* @sysv_signal(i32 noundef %0, void (i32)* noundef readnone %1) local_unnamed_addr #0 !dbg !29 {
  %3 = icmp ult void (i32)* %1, inttoptr (i32 2 to void (i32)*), !dbg !30
  br i1 %3, label %5, label %4, !dbg !30

4:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.8, i32 0, i32 0)) #4, !dbg !33
  br label %5, !dbg !33

5:
  ret void (i32)* null, !dbg !34
}

define dso_local noalias void (i32)* @sigset(i32 noundef %0, void (i32)* noundef readnone %1) local_unnamed_addr #0 !dbg !35 {
  %3 = icmp ult void (i32)* %1, inttoptr (i32 2 to void (i32)*), !dbg !36
  br i1 %3, label %5, label %4, !dbg !36

4:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.8, i32 0, i32 0)) #4, !dbg !39
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
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.8, i32 0, i32 0)) #4, !dbg !46
  br label %10, !dbg !46

10:
  %11 = icmp eq %struct.sigaction* %2, null, !dbg !47
  br i1 %11, label %14, label %12, !dbg !47

12:
  %13 = bitcast %struct.sigaction* %2 to i8*, !dbg !48
  call void @__midway_memset(i8* noundef nonnull %13, i32 noundef 0, i32 noundef 140) #4, !dbg !48
  br label %14, !dbg !48

14:
  ret i32 0, !dbg !49
}

declare void @__midway_memset(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

define dso_local i32 @sigemptyset(%struct.__sigset_t* noundef %0) local_unnamed_addr #0 !dbg !50 {
  %2 = bitcast %struct.__sigset_t* %0 to i8*, !dbg !51
  call void @__midway_memset(i8* noundef %2, i32 noundef 0, i32 noundef 128) #4, !dbg !51
  ret i32 0, !dbg !52
}

define dso_local i32 @sigfillset(%struct.__sigset_t* noundef %0) local_unnamed_addr #0 !dbg !53 {
  %2 = bitcast %struct.__sigset_t* %0 to i8*, !dbg !54
  call void @__midway_memset(i8* noundef %2, i32 noundef 255, i32 noundef 128) #4, !dbg !54
  ret i32 0, !dbg !55
}

define dso_local i32 @sigaddset(%struct.__sigset_t* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !56 {
  %3 = add i32 %1, -65, !dbg !57
  %4 = icmp ult i32 %3, -64, !dbg !57
  br i1 %4, label %5, label %7, !dbg !57

5:
  %6 = call i32 @__mw_fail(i32 noundef 22) #4, !dbg !58
  br label %15, !dbg !58

7:
  %8 = add i32 %1, -1, !dbg !59
  %9 = and i32 %8, 31, !dbg !59
  %10 = shl i32 1, %9, !dbg !59
  %11 = sdiv i32 %8, 32, !dbg !59
  %12 = getelementptr %struct.__sigset_t, %struct.__sigset_t* %0, i32 0, i32 0, i32 %11, !dbg !59
  %13 = load i32, i32* %12, align 4, !dbg !59
  %14 = or i32 %13, %10, !dbg !59
  store i32 %14, i32* %12, align 4, !dbg !59
  br label %15, !dbg !60

15:
  %16 = phi i32 [ %6, %5 ], [ 0, %7 ], !dbg !61
  ret i32 %16, !dbg !62
}

declare !dbg !63 i32 @__mw_fail(i32 noundef) local_unnamed_addr #1

define dso_local i32 @sigdelset(%struct.__sigset_t* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !65 {
  %3 = add i32 %1, -65, !dbg !66
  %4 = icmp ult i32 %3, -64, !dbg !66
  br i1 %4, label %5, label %7, !dbg !66

5:
  %6 = call i32 @__mw_fail(i32 noundef 22) #4, !dbg !67
  br label %16, !dbg !67

7:
  %8 = add i32 %1, -1, !dbg !68
  %9 = and i32 %8, 31, !dbg !68
  %10 = shl i32 1, %9, !dbg !68
  %11 = xor i32 %10, -1, !dbg !68
  %12 = sdiv i32 %8, 32, !dbg !68
  %13 = getelementptr %struct.__sigset_t, %struct.__sigset_t* %0, i32 0, i32 0, i32 %12, !dbg !68
  %14 = load i32, i32* %13, align 4, !dbg !68
  %15 = and i32 %14, %11, !dbg !68
  store i32 %15, i32* %13, align 4, !dbg !68
  br label %16, !dbg !69

16:
  %17 = phi i32 [ %6, %5 ], [ 0, %7 ], !dbg !70
  ret i32 %17, !dbg !71
}

define dso_local i32 @sigismember(%struct.__sigset_t* nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #0 !dbg !72 {
  %3 = add i32 %1, -65, !dbg !73
  %4 = icmp ult i32 %3, -64, !dbg !73
  br i1 %4, label %5, label %7, !dbg !73

5:
  %6 = call i32 @__mw_fail(i32 noundef 22) #4, !dbg !74
  br label %15, !dbg !74

7:
  %8 = add i32 %1, -1, !dbg !75
  %9 = sdiv i32 %8, 32, !dbg !75
  %10 = getelementptr %struct.__sigset_t, %struct.__sigset_t* %0, i32 0, i32 0, i32 %9, !dbg !75
  %11 = load i32, i32* %10, align 4, !dbg !75
  %12 = and i32 %8, 31, !dbg !75
  %13 = lshr i32 %11, %12, !dbg !75
  %14 = and i32 %13, 1, !dbg !75
  br label %15, !dbg !75

15:
  %16 = phi i32 [ %6, %5 ], [ %14, %7 ], !dbg !76
  ret i32 %16, !dbg !77
}

define dso_local i32 @sigprocmask(i32 noundef %0, %struct.__sigset_t* noalias nocapture noundef readnone %1, %struct.__sigset_t* noalias noundef %2) local_unnamed_addr #0 !dbg !78 {
  %4 = icmp eq %struct.__sigset_t* %2, null, !dbg !79
  br i1 %4, label %7, label %5, !dbg !79

5:
  %6 = bitcast %struct.__sigset_t* %2 to i8*, !dbg !82
  call void @__midway_memset(i8* noundef nonnull %6, i32 noundef 0, i32 noundef 128) #4, !dbg !82
  br label %7, !dbg !79

7:
  ret i32 0, !dbg !84
}

define dso_local i32 @pthread_sigmask(i32 noundef %0, %struct.__sigset_t* noalias nocapture noundef readnone %1, %struct.__sigset_t* noalias noundef %2) local_unnamed_addr #0 !dbg !85 {
  %4 = icmp eq %struct.__sigset_t* %2, null, !dbg !86
  br i1 %4, label %7, label %5, !dbg !86

5:
  %6 = bitcast %struct.__sigset_t* %2 to i8*, !dbg !88
  call void @__midway_memset(i8* noundef nonnull %6, i32 noundef 0, i32 noundef 128) #4, !dbg !88
  br label %7, !dbg !86

7:
  ret i32 0, !dbg !90
}

define dso_local i32 @sigpending(%struct.__sigset_t* noundef %0) local_unnamed_addr #0 !dbg !91 {
  %2 = bitcast %struct.__sigset_t* %0 to i8*, !dbg !92
  call void @__midway_memset(i8* noundef %2, i32 noundef 0, i32 noundef 128) #4, !dbg !92
  ret i32 0, !dbg !94
}

define dso_local i32 @sigaltstack(%struct.stack_t* noalias nocapture noundef readnone %0, %struct.stack_t* noalias nocapture noundef readnone %1) local_unnamed_addr #2 !dbg !95 {
  ret i32 0, !dbg !96
}

define dso_local i32 @siginterrupt(i32 noundef %0, i32 noundef %1) local_unnamed_addr #2 !dbg !97 {
  ret i32 0, !dbg !98
}

define dso_local i32 @raise(i32 noundef %0) local_unnamed_addr #0 !dbg !99 {
  %2 = icmp eq i32 %0, 6, !dbg !100
  br i1 %2, label %3, label %4, !dbg !100

3:
  call void @abort() #5, !dbg !101
  unreachable, !dbg !101

4:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.1, i32 0, i32 0)) #4, !dbg !102
  ret i32 0, !dbg !103
}

declare !dbg !104 void @abort() local_unnamed_addr #3

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #1

define dso_local i32 @kill(i32 %0, i32 noundef %1) local_unnamed_addr #0 !dbg !106 {
  %3 = icmp eq i32 %1, 0, !dbg !107
  br i1 %3, label %5, label %4, !dbg !107

4:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.2, i32 0, i32 0)) #4, !dbg !108
  br label %5, !dbg !108

5:
  %6 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.3, i32 0, i32 0), i32 noundef 0) #4, !dbg !109
  ret i32 %6, !dbg !109
}

declare !dbg !110 i32 @__mw_outcome(i8* noundef, i32 noundef) local_unnamed_addr #1

define dso_local i32 @killpg(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !112 {
  %3 = icmp eq i32 %1, 0, !dbg !113
  br i1 %3, label %5, label %4, !dbg !113

4:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.2, i32 0, i32 0)) #4, !dbg !115
  br label %5, !dbg !115

5:
  %6 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.3, i32 0, i32 0), i32 noundef 0) #4, !dbg !116
  ret i32 %6, !dbg !117
}

define dso_local i32 @pause() local_unnamed_addr #0 !dbg !118 {
  call void @__mw_cancellation_point() #4, !dbg !119
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.4, i32 0, i32 0)) #4, !dbg !120
  call void @__midway_assume(i32 noundef 0) #4, !dbg !123
  ret i32 -1, !dbg !124
}

declare void @__mw_cancellation_point() local_unnamed_addr #1

define dso_local i32 @sigsuspend(%struct.__sigset_t* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !125 {
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.5, i32 0, i32 0)) #4, !dbg !126
  call void @__midway_assume(i32 noundef 0) #4, !dbg !128
  ret i32 -1, !dbg !129
}

define dso_local i32 @sigwait(%struct.__sigset_t* noalias nocapture noundef readnone %0, i32* noalias nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !130 {
  call void @__mw_cancellation_point() #4, !dbg !131
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([35 x i8], [35 x i8]* @.str.6, i32 0, i32 0)) #4, !dbg !132
  call void @__midway_assume(i32 noundef 0) #4, !dbg !134
  ret i32 0, !dbg !135
}

define dso_local i32 @sigwaitinfo(%struct.__sigset_t* noalias nocapture noundef readnone %0, %struct.siginfo_t* noalias nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !136 {
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.7, i32 0, i32 0)) #4, !dbg !137
  call void @__midway_assume(i32 noundef 0) #4, !dbg !139
  ret i32 -1, !dbg !140
}

define dso_local i32 @sigtimedwait(%struct.__sigset_t* noalias nocapture noundef readnone %0, %struct.siginfo_t* noalias nocapture noundef readnone %1, %struct.timespec* noalias nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !141 {
  %4 = call i32 @__mw_fail(i32 noundef 11) #4, !dbg !142
  ret i32 %4, !dbg !142
}

define dso_local void @psignal(i32 noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !143 {
  call void @__mw_read_text(i8* noundef %1, i32 noundef -1) #4, !dbg !144
  ret void, !dbg !144
}

declare !dbg !145 void @__mw_read_text(i8* noundef, i32 noundef) local_unnamed_addr #1

define dso_local i8* @strsignal(i32 noundef %0) local_unnamed_addr #2 !dbg !146 {
  ret i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i32 0, i32 0), !dbg !147
}

define dso_local i32 @__libc_current_sigrtmin() local_unnamed_addr #2 !dbg !148 {
  ret i32 34, !dbg !149
}

define dso_local i32 @__libc_current_sigrtmax() local_unnamed_addr #2 !dbg !150 {
  ret i32 64, !dbg !151
}

declare void @__midway_assume(i32 noundef) local_unnamed_addr #1

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #3 = { noreturn nounwind null_pointer_is_valid }
attributes #4 = { nobuiltin nounwind }
attributes #5 = { nobuiltin noreturn nounwind }

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
!9 = distinct !DISubprogram(name: "signal", scope: !1, file: !1, line: 17, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 13, scope: !13, inlinedAt: !14)
!13 = distinct !DISubprogram(name: "installing", scope: !1, file: !1, line: 11, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!14 = distinct !DILocation(line: 19, scope: !9)
!15 = !DILocation(line: 14, scope: !13, inlinedAt: !14)
!16 = !DILocation(line: 20, scope: !9)
!17 = distinct !DISubprogram(name: "bsd_signal", scope: !1, file: !1, line: 23, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!18 = !DILocation(line: 13, scope: !13, inlinedAt: !19)
!19 = distinct !DILocation(line: 19, scope: !9, inlinedAt: !20)
!20 = distinct !DILocation(line: 23, scope: !17)
!21 = !DILocation(line: 14, scope: !13, inlinedAt: !19)
!22 = !DILocation(line: 23, scope: !17)
!23 = distinct !DISubprogram(name: "__sysv_signal", scope: !1, file: !1, line: 24, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!24 = !DILocation(line: 13, scope: !13, inlinedAt: !25)
!25 = distinct !DILocation(line: 19, scope: !9, inlinedAt: !26)
!26 = distinct !DILocation(line: 24, scope: !23)
!27 = !DILocation(line: 14, scope: !13, inlinedAt: !25)
!28 = !DILocation(line: 24, scope: !23)
!29 = distinct !DISubprogram(name: "sysv_signal", scope: !1, file: !1, line: 25, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!30 = !DILocation(line: 13, scope: !13, inlinedAt: !31)
!31 = distinct !DILocation(line: 19, scope: !9, inlinedAt: !32)
!32 = distinct !DILocation(line: 25, scope: !29)
!33 = !DILocation(line: 14, scope: !13, inlinedAt: !31)
!34 = !DILocation(line: 25, scope: !29)
!35 = distinct !DISubprogram(name: "sigset", scope: !1, file: !1, line: 26, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!36 = !DILocation(line: 13, scope: !13, inlinedAt: !37)
!37 = distinct !DILocation(line: 19, scope: !9, inlinedAt: !38)
!38 = distinct !DILocation(line: 26, scope: !35)
!39 = !DILocation(line: 14, scope: !13, inlinedAt: !37)
!40 = !DILocation(line: 26, scope: !35)
!41 = distinct !DISubprogram(name: "sigaction", scope: !1, file: !1, line: 28, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!42 = !DILocation(line: 30, scope: !41)
!43 = !DILocation(line: 31, scope: !41)
!44 = !DILocation(line: 13, scope: !13, inlinedAt: !45)
!45 = distinct !DILocation(line: 31, scope: !41)
!46 = !DILocation(line: 14, scope: !13, inlinedAt: !45)
!47 = !DILocation(line: 32, scope: !41)
!48 = !DILocation(line: 33, scope: !41)
!49 = !DILocation(line: 34, scope: !41)
!50 = distinct !DISubprogram(name: "sigemptyset", scope: !1, file: !1, line: 37, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!51 = !DILocation(line: 39, scope: !50)
!52 = !DILocation(line: 40, scope: !50)
!53 = distinct !DISubprogram(name: "sigfillset", scope: !1, file: !1, line: 43, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!54 = !DILocation(line: 45, scope: !53)
!55 = !DILocation(line: 46, scope: !53)
!56 = distinct !DISubprogram(name: "sigaddset", scope: !1, file: !1, line: 51, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!57 = !DILocation(line: 53, scope: !56)
!58 = !DILocation(line: 54, scope: !56)
!59 = !DILocation(line: 55, scope: !56)
!60 = !DILocation(line: 56, scope: !56)
!61 = !DILocation(line: 0, scope: !56)
!62 = !DILocation(line: 57, scope: !56)
!63 = !DISubprogram(name: "fail", scope: !64, file: !64, line: 42, type: !10, spFlags: DISPFlagOptimized)
!64 = !DIFile(filename: "c/models.h", directory: ".")
!65 = distinct !DISubprogram(name: "sigdelset", scope: !1, file: !1, line: 59, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!66 = !DILocation(line: 61, scope: !65)
!67 = !DILocation(line: 62, scope: !65)
!68 = !DILocation(line: 63, scope: !65)
!69 = !DILocation(line: 64, scope: !65)
!70 = !DILocation(line: 0, scope: !65)
!71 = !DILocation(line: 65, scope: !65)
!72 = distinct !DISubprogram(name: "sigismember", scope: !1, file: !1, line: 67, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!73 = !DILocation(line: 69, scope: !72)
!74 = !DILocation(line: 70, scope: !72)
!75 = !DILocation(line: 71, scope: !72)
!76 = !DILocation(line: 0, scope: !72)
!77 = !DILocation(line: 72, scope: !72)
!78 = distinct !DISubprogram(name: "sigprocmask", scope: !1, file: !1, line: 76, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!79 = !DILocation(line: 74, scope: !80, inlinedAt: !81)
!80 = distinct !DISubprogram(name: "old_mask", scope: !1, file: !1, line: 74, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!81 = distinct !DILocation(line: 76, scope: !78)
!82 = !DILocation(line: 39, scope: !50, inlinedAt: !83)
!83 = distinct !DILocation(line: 74, scope: !80, inlinedAt: !81)
!84 = !DILocation(line: 76, scope: !78)
!85 = distinct !DISubprogram(name: "pthread_sigmask", scope: !1, file: !1, line: 77, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!86 = !DILocation(line: 74, scope: !80, inlinedAt: !87)
!87 = distinct !DILocation(line: 77, scope: !85)
!88 = !DILocation(line: 39, scope: !50, inlinedAt: !89)
!89 = distinct !DILocation(line: 74, scope: !80, inlinedAt: !87)
!90 = !DILocation(line: 77, scope: !85)
!91 = distinct !DISubprogram(name: "sigpending", scope: !1, file: !1, line: 78, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!92 = !DILocation(line: 39, scope: !50, inlinedAt: !93)
!93 = distinct !DILocation(line: 78, scope: !91)
!94 = !DILocation(line: 78, scope: !91)
!95 = distinct !DISubprogram(name: "sigaltstack", scope: !1, file: !1, line: 79, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!96 = !DILocation(line: 79, scope: !95)
!97 = distinct !DISubprogram(name: "siginterrupt", scope: !1, file: !1, line: 80, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!98 = !DILocation(line: 80, scope: !97)
!99 = distinct !DISubprogram(name: "raise", scope: !1, file: !1, line: 82, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!100 = !DILocation(line: 84, scope: !99)
!101 = !DILocation(line: 85, scope: !99)
!102 = !DILocation(line: 86, scope: !99)
!103 = !DILocation(line: 87, scope: !99)
!104 = !DISubprogram(name: "abort", scope: !105, file: !105, line: 611, type: !10, spFlags: DISPFlagOptimized)
!105 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!106 = distinct !DISubprogram(name: "kill", scope: !1, file: !1, line: 90, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!107 = !DILocation(line: 92, scope: !106)
!108 = !DILocation(line: 93, scope: !106)
!109 = !DILocation(line: 94, scope: !106)
!110 = !DISubprogram(name: "outcome", scope: !111, file: !111, line: 8, type: !10, spFlags: DISPFlagOptimized)
!111 = !DIFile(filename: "c/environment.h", directory: ".")
!112 = distinct !DISubprogram(name: "killpg", scope: !1, file: !1, line: 97, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!113 = !DILocation(line: 92, scope: !106, inlinedAt: !114)
!114 = distinct !DILocation(line: 97, scope: !112)
!115 = !DILocation(line: 93, scope: !106, inlinedAt: !114)
!116 = !DILocation(line: 94, scope: !106, inlinedAt: !114)
!117 = !DILocation(line: 97, scope: !112)
!118 = distinct !DISubprogram(name: "pause", scope: !1, file: !1, line: 105, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!119 = !DILocation(line: 107, scope: !118)
!120 = !DILocation(line: 101, scope: !121, inlinedAt: !122)
!121 = distinct !DISubprogram(name: "never", scope: !1, file: !1, line: 99, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!122 = distinct !DILocation(line: 108, scope: !118)
!123 = !DILocation(line: 102, scope: !121, inlinedAt: !122)
!124 = !DILocation(line: 109, scope: !118)
!125 = distinct !DISubprogram(name: "sigsuspend", scope: !1, file: !1, line: 112, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!126 = !DILocation(line: 101, scope: !121, inlinedAt: !127)
!127 = distinct !DILocation(line: 114, scope: !125)
!128 = !DILocation(line: 102, scope: !121, inlinedAt: !127)
!129 = !DILocation(line: 115, scope: !125)
!130 = distinct !DISubprogram(name: "sigwait", scope: !1, file: !1, line: 118, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!131 = !DILocation(line: 120, scope: !130)
!132 = !DILocation(line: 101, scope: !121, inlinedAt: !133)
!133 = distinct !DILocation(line: 121, scope: !130)
!134 = !DILocation(line: 102, scope: !121, inlinedAt: !133)
!135 = !DILocation(line: 122, scope: !130)
!136 = distinct !DISubprogram(name: "sigwaitinfo", scope: !1, file: !1, line: 125, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!137 = !DILocation(line: 101, scope: !121, inlinedAt: !138)
!138 = distinct !DILocation(line: 127, scope: !136)
!139 = !DILocation(line: 102, scope: !121, inlinedAt: !138)
!140 = !DILocation(line: 128, scope: !136)
!141 = distinct !DISubprogram(name: "sigtimedwait", scope: !1, file: !1, line: 131, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!142 = !DILocation(line: 133, scope: !141)
!143 = distinct !DISubprogram(name: "psignal", scope: !1, file: !1, line: 136, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!144 = !DILocation(line: 136, scope: !143)
!145 = !DISubprogram(name: "read_text", scope: !64, file: !64, line: 51, type: !10, spFlags: DISPFlagOptimized)
!146 = distinct !DISubprogram(name: "strsignal", scope: !1, file: !1, line: 137, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!147 = !DILocation(line: 137, scope: !146)
!148 = distinct !DISubprogram(name: "__libc_current_sigrtmin", scope: !1, file: !1, line: 138, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!149 = !DILocation(line: 138, scope: !148)
!150 = distinct !DISubprogram(name: "__libc_current_sigrtmax", scope: !1, file: !1, line: 139, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!151 = !DILocation(line: 139, scope: !150)
