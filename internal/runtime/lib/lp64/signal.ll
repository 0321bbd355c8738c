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
@.str.8 = private unnamed_addr constant [51 x i8] c"no signal arrives: an installed handler never runs\00", align 1

define dso_local noalias void (i32)* @signal(i32 %0, void (i32)* noundef readnone %1) local_unnamed_addr #0 !dbg !8 {
  %3 = icmp ult void (i32)* %1, inttoptr (i64 2 to void (i32)*), !dbg !11
  br i1 %3, label %5, label %4, !dbg !11

4:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.8, i64 0, i64 0)) #4, !dbg !14
  br label %5, !dbg !14

5:
  ret void (i32)* null, !dbg !15
}

define dso_local noalias void (i32)* @bsd_signal(i32 noundef %0, void (i32)* noundef readnone %1) local_unnamed_addr #0 !dbg !16 {
  %3 = icmp ult void (i32)* %1, inttoptr (i64 2 to void (i32)*), !dbg !17
  br i1 %3, label %5, label %4, !dbg !17

4:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.8, i64 0, i64 0)) #4, !dbg !20
  br label %5, !dbg !20

5:
  ret void (i32)* null, !dbg !21
}

define dso_local noalias void (i32)* @__sysv_signal(i32 noundef %0, void (i32)* noundef readnone %1) local_unnamed_addr #0 !dbg !22 {
  %3 = icmp ult void (i32)* %1, inttoptr (i64 2 to void (i32)*), !dbg !23
  br i1 %3, label %5, label %4, !dbg !23

4:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.8, i64 0, i64 0)) #4, !dbg !26
  br label %5, !dbg !26

5:
  ret void (i32)* null, !dbg !27
}

define dso_local noalias void (i32)* @sysv_signal(i32 noundef %0, void (i32)* noundef readnone %1) local_unnamed_addr #0 !dbg !28 {
  %3 = icmp ult void (i32)* %1, inttoptr (i64 2 to void (i32)*), !dbg !29
  br i1 %3, label %5, label %4, !dbg !29

4:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.8, i64 0, i64 0)) #4, !dbg !32
  br label %5, !dbg !32

5:
  ret void (i32)* null, !dbg !33
}

define dso_local noalias void (i32)* @sigset(i32 noundef %0, void (i32)* noundef readnone %1) local_unnamed_addr #0 !dbg !34 {
  %3 = icmp ult void (i32)* %1, inttoptr (i64 2 to void (i32)*), !dbg !35
  br i1 %3, label %5, label %4, !dbg !35

4:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.8, i64 0, i64 0)) #4, !dbg !38
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
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.8, i64 0, i64 0)) #4, !dbg !45
  br label %10, !dbg !45

10:
  %11 = icmp eq %struct.sigaction* %2, null, !dbg !46
  br i1 %11, label %14, label %12, !dbg !46

12:
  %13 = bitcast %struct.sigaction* %2 to i8*, !dbg !47
  call void @__midway_memset(i8* noundef nonnull %13, i32 noundef 0, i64 noundef 152) #4, !dbg !47
  br label %14, !dbg !47

14:
  ret i32 0, !dbg !48
}

declare void @__midway_memset(i8* noundef, i32 noundef, i64 noundef) local_unnamed_addr #1

define dso_local i32 @sigemptyset(%struct.__sigset_t* noundef %0) local_unnamed_addr #0 !dbg !49 {
  %2 = bitcast %struct.__sigset_t* %0 to i8*, !dbg !50
  call void @__midway_memset(i8* noundef %2, i32 noundef 0, i64 noundef 128) #4, !dbg !50
  ret i32 0, !dbg !51
}

define dso_local i32 @sigfillset(%struct.__sigset_t* noundef %0) local_unnamed_addr #0 !dbg !52 {
  %2 = bitcast %struct.__sigset_t* %0 to i8*, !dbg !53
  call void @__midway_memset(i8* noundef %2, i32 noundef 255, i64 noundef 128) #4, !dbg !53
  ret i32 0, !dbg !54
}

define dso_local i32 @sigaddset(%struct.__sigset_t* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !55 {
  %3 = add i32 %1, -65, !dbg !56
  %4 = icmp ult i32 %3, -64, !dbg !56
  br i1 %4, label %5, label %7, !dbg !56

5:
  %6 = call i32 @__mw_fail(i32 noundef 22) #4, !dbg !57
  br label %15, !dbg !57

7:
  %8 = add i32 %1, -1, !dbg !58
  %9 = srem i32 %8, 64, !dbg !58
  %10 = zext i32 %9 to i64, !dbg !58
  %11 = shl i64 1, %10, !dbg !58
  %12 = getelementptr inbounds %struct.__sigset_t, %struct.__sigset_t* %0, i64 0, i32 0, i64 0, !dbg !58
  %13 = load i64, i64* %12, align 8, !dbg !58
  %14 = or i64 %13, %11, !dbg !58
  store i64 %14, i64* %12, align 8, !dbg !58
  br label %15, !dbg !59

15:
  %16 = phi i32 [ %6, %5 ], [ 0, %7 ], !dbg !60
  ret i32 %16, !dbg !61
}

declare !dbg !62 i32 @__mw_fail(i32 noundef) local_unnamed_addr #1

define dso_local i32 @sigdelset(%struct.__sigset_t* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !64 {
  %3 = add i32 %1, -65, !dbg !65
  %4 = icmp ult i32 %3, -64, !dbg !65
  br i1 %4, label %5, label %7, !dbg !65

5:
  %6 = call i32 @__mw_fail(i32 noundef 22) #4, !dbg !66
  br label %16, !dbg !66

7:
  %8 = add i32 %1, -1, !dbg !67
  %9 = srem i32 %8, 64, !dbg !67
  %10 = zext i32 %9 to i64, !dbg !67
  %11 = shl i64 1, %10, !dbg !67
  %12 = xor i64 %11, -1, !dbg !67
  %13 = getelementptr inbounds %struct.__sigset_t, %struct.__sigset_t* %0, i64 0, i32 0, i64 0, !dbg !67
  %14 = load i64, i64* %13, align 8, !dbg !67
  %15 = and i64 %14, %12, !dbg !67
  store i64 %15, i64* %13, align 8, !dbg !67
  br label %16, !dbg !68

16:
  %17 = phi i32 [ %6, %5 ], [ 0, %7 ], !dbg !69
  ret i32 %17, !dbg !70
}

define dso_local i32 @sigismember(%struct.__sigset_t* nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #0 !dbg !71 {
  %3 = add i32 %1, -65, !dbg !72
  %4 = icmp ult i32 %3, -64, !dbg !72
  br i1 %4, label %5, label %7, !dbg !72

5:
  %6 = call i32 @__mw_fail(i32 noundef 22) #4, !dbg !73
  br label %16, !dbg !73

7:
  %8 = add i32 %1, -1, !dbg !74
  %9 = getelementptr inbounds %struct.__sigset_t, %struct.__sigset_t* %0, i64 0, i32 0, i64 0, !dbg !74
  %10 = load i64, i64* %9, align 8, !dbg !74
  %11 = srem i32 %8, 64, !dbg !74
  %12 = zext i32 %11 to i64, !dbg !74
  %13 = lshr i64 %10, %12, !dbg !74
  %14 = trunc i64 %13 to i32, !dbg !74
  %15 = and i32 %14, 1, !dbg !74
  br label %16, !dbg !74

16:
  %17 = phi i32 [ %6, %5 ], [ %15, %7 ], !dbg !75
  ret i32 %17, !dbg !76
}

define dso_local i32 @sigprocmask(i32 noundef %0, %struct.__sigset_t* noalias nocapture noundef readnone %1, %struct.__sigset_t* noalias noundef %2) local_unnamed_addr #0 !dbg !77 {
  %4 = icmp eq %struct.__sigset_t* %2, null, !dbg !78
  br i1 %4, label %7, label %5, !dbg !78

5:
  %6 = bitcast %struct.__sigset_t* %2 to i8*, !dbg !81
  call void @__midway_memset(i8* noundef nonnull %6, i32 noundef 0, i64 noundef 128) #4, !dbg !81
  br label %7, !dbg !78

7:
  ret i32 0, !dbg !83
}

define dso_local i32 @pthread_sigmask(i32 noundef %0, %struct.__sigset_t* noalias nocapture noundef readnone %1, %struct.__sigset_t* noalias noundef %2) local_unnamed_addr #0 !dbg !84 {
  %4 = icmp eq %struct.__sigset_t* %2, null, !dbg !85
  br i1 %4, label %7, label %5, !dbg !85

5:
  %6 = bitcast %struct.__sigset_t* %2 to i8*, !dbg !87
  call void @__midway_memset(i8* noundef nonnull %6, i32 noundef 0, i64 noundef 128) #4, !dbg !87
  br label %7, !dbg !85

7:
  ret i32 0, !dbg !89
}

define dso_local i32 @sigpending(%struct.__sigset_t* noundef %0) local_unnamed_addr #0 !dbg !90 {
  %2 = bitcast %struct.__sigset_t* %0 to i8*, !dbg !91
  call void @__midway_memset(i8* noundef %2, i32 noundef 0, i64 noundef 128) #4, !dbg !91
  ret i32 0, !dbg !93
}

define dso_local i32 @sigaltstack(%struct.stack_t* noalias nocapture noundef readnone %0, %struct.stack_t* noalias nocapture noundef readnone %1) local_unnamed_addr #2 !dbg !94 {
  ret i32 0, !dbg !95
}

define dso_local i32 @siginterrupt(i32 noundef %0, i32 noundef %1) local_unnamed_addr #2 !dbg !96 {
  ret i32 0, !dbg !97
}

define dso_local i32 @raise(i32 noundef %0) local_unnamed_addr #0 !dbg !98 {
  %2 = icmp eq i32 %0, 6, !dbg !99
  br i1 %2, label %3, label %4, !dbg !99

3:
  call void @abort() #5, !dbg !100
  unreachable, !dbg !100

4:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.1, i64 0, i64 0)) #4, !dbg !101
  ret i32 0, !dbg !102
}

declare !dbg !103 void @abort() local_unnamed_addr #3

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #1

define dso_local i32 @kill(i32 %0, i32 noundef %1) local_unnamed_addr #0 !dbg !105 {
  %3 = icmp eq i32 %1, 0, !dbg !106
  br i1 %3, label %5, label %4, !dbg !106

4:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.2, i64 0, i64 0)) #4, !dbg !107
  br label %5, !dbg !107

5:
  %6 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.3, i64 0, i64 0), i64 noundef 0) #4, !dbg !108
  %7 = trunc i64 %6 to i32, !dbg !108
  ret i32 %7, !dbg !108
}

declare !dbg !109 i64 @__mw_outcome(i8* noundef, i64 noundef) local_unnamed_addr #1

define dso_local i32 @killpg(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !111 {
  %3 = icmp eq i32 %1, 0, !dbg !112
  br i1 %3, label %5, label %4, !dbg !112

4:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.2, i64 0, i64 0)) #4, !dbg !114
  br label %5, !dbg !114

5:
  %6 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.3, i64 0, i64 0), i64 noundef 0) #4, !dbg !115
  %7 = trunc i64 %6 to i32, !dbg !115
  ret i32 %7, !dbg !116
}

define dso_local i32 @pause() local_unnamed_addr #0 !dbg !117 {
  call void @__mw_cancellation_point() #4, !dbg !118
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.4, i64 0, i64 0)) #4, !dbg !119
  call void @__midway_assume(i32 noundef 0) #4, !dbg !122
  ret i32 -1, !dbg !123
}

declare void @__mw_cancellation_point() local_unnamed_addr #1

define dso_local i32 @sigsuspend(%struct.__sigset_t* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !124 {
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.5, i64 0, i64 0)) #4, !dbg !125
  call void @__midway_assume(i32 noundef 0) #4, !dbg !127
  ret i32 -1, !dbg !128
}

define dso_local i32 @sigwait(%struct.__sigset_t* noalias nocapture noundef readnone %0, i32* noalias nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !129 {
  call void @__mw_cancellation_point() #4, !dbg !130
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([35 x i8], [35 x i8]* @.str.6, i64 0, i64 0)) #4, !dbg !131
  call void @__midway_assume(i32 noundef 0) #4, !dbg !133
  ret i32 0, !dbg !134
}

define dso_local i32 @sigwaitinfo(%struct.__sigset_t* noalias nocapture noundef readnone %0, %struct.siginfo_t* noalias nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !135 {
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.7, i64 0, i64 0)) #4, !dbg !136
  call void @__midway_assume(i32 noundef 0) #4, !dbg !138
  ret i32 -1, !dbg !139
}

define dso_local i32 @sigtimedwait(%struct.__sigset_t* noalias nocapture noundef readnone %0, %struct.siginfo_t* noalias nocapture noundef readnone %1, %struct.timespec* noalias nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !140 {
  %4 = call i32 @__mw_fail(i32 noundef 11) #4, !dbg !141
  ret i32 %4, !dbg !141
}

define dso_local void @psignal(i32 noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !142 {
  call void @__mw_read_text(i8* noundef %1, i64 noundef -1) #4, !dbg !143
  ret void, !dbg !143
}

declare !dbg !144 void @__mw_read_text(i8* noundef, i64 noundef) local_unnamed_addr #1

define dso_local i8* @strsignal(i32 noundef %0) local_unnamed_addr #2 !dbg !145 {
  ret i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), !dbg !146
}

define dso_local i32 @__libc_current_sigrtmin() local_unnamed_addr #2 !dbg !147 {
  ret i32 34, !dbg !148
}

define dso_local i32 @__libc_current_sigrtmax() local_unnamed_addr #2 !dbg !149 {
  ret i32 64, !dbg !150
}

declare void @__midway_assume(i32 noundef) local_unnamed_addr #1

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #3 = { noreturn nounwind null_pointer_is_valid }
attributes #4 = { nobuiltin nounwind }
attributes #5 = { nobuiltin noreturn nounwind }

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
!8 = distinct !DISubprogram(name: "signal", scope: !1, file: !1, line: 17, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 13, scope: !12, inlinedAt: !13)
!12 = distinct !DISubprogram(name: "installing", scope: !1, file: !1, line: 11, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!13 = distinct !DILocation(line: 19, scope: !8)
!14 = !DILocation(line: 14, scope: !12, inlinedAt: !13)
!15 = !DILocation(line: 20, scope: !8)
!16 = distinct !DISubprogram(name: "bsd_signal", scope: !1, file: !1, line: 23, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!17 = !DILocation(line: 13, scope: !12, inlinedAt: !18)
!18 = distinct !DILocation(line: 19, scope: !8, inlinedAt: !19)
!19 = distinct !DILocation(line: 23, scope: !16)
!20 = !DILocation(line: 14, scope: !12, inlinedAt: !18)
!21 = !DILocation(line: 23, scope: !16)
!22 = distinct !DISubprogram(name: "__sysv_signal", scope: !1, file: !1, line: 24, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!23 = !DILocation(line: 13, scope: !12, inlinedAt: !24)
!24 = distinct !DILocation(line: 19, scope: !8, inlinedAt: !25)
!25 = distinct !DILocation(line: 24, scope: !22)
!26 = !DILocation(line: 14, scope: !12, inlinedAt: !24)
!27 = !DILocation(line: 24, scope: !22)
!28 = distinct !DISubprogram(name: "sysv_signal", scope: !1, file: !1, line: 25, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!29 = !DILocation(line: 13, scope: !12, inlinedAt: !30)
!30 = distinct !DILocation(line: 19, scope: !8, inlinedAt: !31)
!31 = distinct !DILocation(line: 25, scope: !28)
!32 = !DILocation(line: 14, scope: !12, inlinedAt: !30)
!33 = !DILocation(line: 25, scope: !28)
!34 = distinct !DISubprogram(name: "sigset", scope: !1, file: !1, line: 26, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!35 = !DILocation(line: 13, scope: !12, inlinedAt: !36)
!36 = distinct !DILocation(line: 19, scope: !8, inlinedAt: !37)
!37 = distinct !DILocation(line: 26, scope: !34)
!38 = !DILocation(line: 14, scope: !12, inlinedAt: !36)
!39 = !DILocation(line: 26, scope: !34)
!40 = distinct !DISubprogram(name: "sigaction", scope: !1, file: !1, line: 28, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!41 = !DILocation(line: 30, scope: !40)
!42 = !DILocation(line: 31, scope: !40)
!43 = !DILocation(line: 13, scope: !12, inlinedAt: !44)
!44 = distinct !DILocation(line: 31, scope: !40)
!45 = !DILocation(line: 14, scope: !12, inlinedAt: !44)
!46 = !DILocation(line: 32, scope: !40)
!47 = !DILocation(line: 33, scope: !40)
!48 = !DILocation(line: 34, scope: !40)
!49 = distinct !DISubprogram(name: "sigemptyset", scope: !1, file: !1, line: 37, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!50 = !DILocation(line: 39, scope: !49)
!51 = !DILocation(line: 40, scope: !49)
!52 = distinct !DISubprogram(name: "sigfillset", scope: !1, file: !1, line: 43, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!53 = !DILocation(line: 45, scope: !52)
!54 = !DILocation(line: 46, scope: !52)
!55 = distinct !DISubprogram(name: "sigaddset", scope: !1, file: !1, line: 51, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!56 = !DILocation(line: 53, scope: !55)
!57 = !DILocation(line: 54, scope: !55)
!58 = !DILocation(line: 55, scope: !55)
!59 = !DILocation(line: 56, scope: !55)
!60 = !DILocation(line: 0, scope: !55)
!61 = !DILocation(line: 57, scope: !55)
!62 = !DISubprogram(name: "fail", scope: !63, file: !63, line: 42, type: !9, spFlags: DISPFlagOptimized)
!63 = !DIFile(filename: "c/models.h", directory: ".")
!64 = distinct !DISubprogram(name: "sigdelset", scope: !1, file: !1, line: 59, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!65 = !DILocation(line: 61, scope: !64)
!66 = !DILocation(line: 62, scope: !64)
!67 = !DILocation(line: 63, scope: !64)
!68 = !DILocation(line: 64, scope: !64)
!69 = !DILocation(line: 0, scope: !64)
!70 = !DILocation(line: 65, scope: !64)
!71 = distinct !DISubprogram(name: "sigismember", scope: !1, file: !1, line: 67, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!72 = !DILocation(line: 69, scope: !71)
!73 = !DILocation(line: 70, scope: !71)
!74 = !DILocation(line: 71, scope: !71)
!75 = !DILocation(line: 0, scope: !71)
!76 = !DILocation(line: 72, scope: !71)
!77 = distinct !DISubprogram(name: "sigprocmask", scope: !1, file: !1, line: 76, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!78 = !DILocation(line: 74, scope: !79, inlinedAt: !80)
!79 = distinct !DISubprogram(name: "old_mask", scope: !1, file: !1, line: 74, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!80 = distinct !DILocation(line: 76, scope: !77)
!81 = !DILocation(line: 39, scope: !49, inlinedAt: !82)
!82 = distinct !DILocation(line: 74, scope: !79, inlinedAt: !80)
!83 = !DILocation(line: 76, scope: !77)
!84 = distinct !DISubprogram(name: "pthread_sigmask", scope: !1, file: !1, line: 77, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!85 = !DILocation(line: 74, scope: !79, inlinedAt: !86)
!86 = distinct !DILocation(line: 77, scope: !84)
!87 = !DILocation(line: 39, scope: !49, inlinedAt: !88)
!88 = distinct !DILocation(line: 74, scope: !79, inlinedAt: !86)
!89 = !DILocation(line: 77, scope: !84)
!90 = distinct !DISubprogram(name: "sigpending", scope: !1, file: !1, line: 78, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!91 = !DILocation(line: 39, scope: !49, inlinedAt: !92)
!92 = distinct !DILocation(line: 78, scope: !90)
!93 = !DILocation(line: 78, scope: !90)
!94 = distinct !DISubprogram(name: "sigaltstack", scope: !1, file: !1, line: 79, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!95 = !DILocation(line: 79, scope: !94)
!96 = distinct !DISubprogram(name: "siginterrupt", scope: !1, file: !1, line: 80, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!97 = !DILocation(line: 80, scope: !96)
!98 = distinct !DISubprogram(name: "raise", scope: !1, file: !1, line: 82, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!99 = !DILocation(line: 84, scope: !98)
!100 = !DILocation(line: 85, scope: !98)
!101 = !DILocation(line: 86, scope: !98)
!102 = !DILocation(line: 87, scope: !98)
!103 = !DISubprogram(name: "abort", scope: !104, file: !104, line: 611, type: !9, spFlags: DISPFlagOptimized)
!104 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!105 = distinct !DISubprogram(name: "kill", scope: !1, file: !1, line: 90, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!106 = !DILocation(line: 92, scope: !105)
!107 = !DILocation(line: 93, scope: !105)
!108 = !DILocation(line: 94, scope: !105)
!109 = !DISubprogram(name: "outcome", scope: !110, file: !110, line: 8, type: !9, spFlags: DISPFlagOptimized)
!110 = !DIFile(filename: "c/environment.h", directory: ".")
!111 = distinct !DISubprogram(name: "killpg", scope: !1, file: !1, line: 97, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!112 = !DILocation(line: 92, scope: !105, inlinedAt: !113)
!113 = distinct !DILocation(line: 97, scope: !111)
!114 = !DILocation(line: 93, scope: !105, inlinedAt: !113)
!115 = !DILocation(line: 94, scope: !105, inlinedAt: !113)
!116 = !DILocation(line: 97, scope: !111)
!117 = distinct !DISubprogram(name: "pause", scope: !1, file: !1, line: 105, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!118 = !DILocation(line: 107, scope: !117)
!119 = !DILocation(line: 101, scope: !120, inlinedAt: !121)
!120 = distinct !DISubprogram(name: "never", scope: !1, file: !1, line: 99, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!121 = distinct !DILocation(line: 108, scope: !117)
!122 = !DILocation(line: 102, scope: !120, inlinedAt: !121)
!123 = !DILocation(line: 109, scope: !117)
!124 = distinct !DISubprogram(name: "sigsuspend", scope: !1, file: !1, line: 112, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!125 = !DILocation(line: 101, scope: !120, inlinedAt: !126)
!126 = distinct !DILocation(line: 114, scope: !124)
!127 = !DILocation(line: 102, scope: !120, inlinedAt: !126)
!128 = !DILocation(line: 115, scope: !124)
!129 = distinct !DISubprogram(name: "sigwait", scope: !1, file: !1, line: 118, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!130 = !DILocation(line: 120, scope: !129)
!131 = !DILocation(line: 101, scope: !120, inlinedAt: !132)
!132 = distinct !DILocation(line: 121, scope: !129)
!133 = !DILocation(line: 102, scope: !120, inlinedAt: !132)
!134 = !DILocation(line: 122, scope: !129)
!135 = distinct !DISubprogram(name: "sigwaitinfo", scope: !1, file: !1, line: 125, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!136 = !DILocation(line: 101, scope: !120, inlinedAt: !137)
!137 = distinct !DILocation(line: 127, scope: !135)
!138 = !DILocation(line: 102, scope: !120, inlinedAt: !137)
!139 = !DILocation(line: 128, scope: !135)
!140 = distinct !DISubprogram(name: "sigtimedwait", scope: !1, file: !1, line: 131, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!141 = !DILocation(line: 133, scope: !140)
!142 = distinct !DISubprogram(name: "psignal", scope: !1, file: !1, line: 136, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!143 = !DILocation(line: 136, scope: !142)
!144 = !DISubprogram(name: "read_text", scope: !63, file: !63, line: 51, type: !9, spFlags: DISPFlagOptimized)
!145 = distinct !DISubprogram(name: "strsignal", scope: !1, file: !1, line: 137, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!146 = !DILocation(line: 137, scope: !145)
!147 = distinct !DISubprogram(name: "__libc_current_sigrtmin", scope: !1, file: !1, line: 138, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!148 = !DILocation(line: 138, scope: !147)
!149 = distinct !DISubprogram(name: "__libc_current_sigrtmax", scope: !1, file: !1, line: 139, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!150 = !DILocation(line: 139, scope: !149)
