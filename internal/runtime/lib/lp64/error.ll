target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, i8*, i8* }

@.str = private unnamed_addr constant [8 x i8] c"program\00", align 1
@program_invocation_name = dso_local local_unnamed_addr global i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i64 0, i64 0), align 8
@program_invocation_short_name = dso_local local_unnamed_addr global i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i64 0, i64 0), align 8
@__progname = dso_local local_unnamed_addr global i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i64 0, i64 0), align 8
@__progname_full = dso_local local_unnamed_addr global i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i64 0, i64 0), align 8
@.str.1 = private unnamed_addr constant [17 x i8] c"text of an error\00", align 1

define dso_local i32* @__errno_location() local_unnamed_addr #0 !dbg !8 {
  %1 = call i8* @__midway_thread_storage(i64 noundef 592) #8, !dbg !11
  %2 = bitcast i8* %1 to i32*, !dbg !15
  ret i32* %2, !dbg !15
}

define dso_local i8* @strerror(i32 noundef %0) local_unnamed_addr #1 !dbg !16 {
  %2 = call i8* @__midway_thread_storage(i64 noundef 592) #8, !dbg !17
  %3 = getelementptr inbounds i8, i8* %2, i64 528, !dbg !19
  call void @__midway_nondet(i8* noundef %3, i64 noundef 50, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i64 0, i64 0)) #8, !dbg !20
  %4 = getelementptr i8, i8* %2, i64 577, !dbg !23
  store i8 0, i8* %4, align 1, !dbg !23
  ret i8* %3, !dbg !19
}

define dso_local i8* @strerror_r(i32 %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #1 !dbg !24 {
  %4 = icmp eq i64 %2, 0, !dbg !25
  br i1 %4, label %8, label %5, !dbg !25

5:
  call void @__midway_check(i8* noundef %1, i64 noundef %2, i32 noundef 1) #8, !dbg !26
  call void @__midway_nondet(i8* noundef %1, i64 noundef %2, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i64 0, i64 0)) #8, !dbg !27
  %6 = add i64 %2, -1, !dbg !29
  %7 = getelementptr i8, i8* %1, i64 %6, !dbg !29
  store i8 0, i8* %7, align 1, !dbg !29
  br label %8, !dbg !30

8:
  ret i8* %1, !dbg !30
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

define dso_local i32 @__xpg_strerror_r(i32 noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #1 !dbg !31 {
  %4 = icmp eq i64 %2, 0, !dbg !32
  br i1 %4, label %8, label %5, !dbg !32

5:
  call void @__midway_check(i8* noundef %1, i64 noundef %2, i32 noundef 1) #8, !dbg !34
  call void @__midway_nondet(i8* noundef %1, i64 noundef %2, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i64 0, i64 0)) #8, !dbg !35
  %6 = add i64 %2, -1, !dbg !37
  %7 = getelementptr i8, i8* %1, i64 %6, !dbg !37
  store i8 0, i8* %7, align 1, !dbg !37
  br label %8, !dbg !38

8:
  ret i32 0, !dbg !39
}

define dso_local void @perror(i8* noundef %0) local_unnamed_addr #1 !dbg !40 {
  %2 = icmp eq i8* %0, null, !dbg !41
  br i1 %2, label %11, label %3, !dbg !41

3:
  call void @__midway_check(i8* noundef nonnull %0, i64 noundef 1, i32 noundef 0) #8, !dbg !42
  br label %4, !dbg !45

4:
  %5 = phi i64 [ 0, %3 ], [ %9, %4 ], !dbg !48
  %6 = getelementptr i8, i8* %0, i64 %5, !dbg !45
  %7 = load i8, i8* %6, align 1, !dbg !45
  %8 = icmp eq i8 %7, 0, !dbg !45
  %9 = add i64 %5, 1, !dbg !49
  br i1 %8, label %10, label %4, !dbg !45, !llvm.loop !50

10:
  call void @__midway_touched(i8* noundef nonnull %0, i64 noundef %9, i32 noundef 0) #8, !dbg !53
  br label %11, !dbg !54

11:
  ret void, !dbg !55
}

define dso_local void @vwarn(i8* noundef %0, %struct.__va_list_tag* noundef %1) local_unnamed_addr #1 !dbg !56 {
  %3 = icmp eq i8* %0, null, !dbg !57
  br i1 %3, label %6, label %4, !dbg !57

4:
  %5 = call i32 @__mw_print(i8* noundef nonnull %0, %struct.__va_list_tag* noundef %1) #8, !dbg !60
  br label %6, !dbg !60

6:
  ret void, !dbg !61
}

define internal fastcc void @say(i8* noundef %0, %struct.__va_list_tag* noundef %1) unnamed_addr #1 !dbg !58 {
  %3 = icmp eq i8* %0, null, !dbg !62
  br i1 %3, label %6, label %4, !dbg !62

4:
  %5 = call i32 @__mw_print(i8* noundef nonnull %0, %struct.__va_list_tag* noundef %1) #8, !dbg !63
  br label %6, !dbg !63

6:
  ret void, !dbg !64
}

define dso_local void @vwarnx(i8* noundef %0, %struct.__va_list_tag* noundef %1) local_unnamed_addr #1 !dbg !65 {
  %3 = icmp eq i8* %0, null, !dbg !66
  br i1 %3, label %6, label %4, !dbg !66

4:
  %5 = call i32 @__mw_print(i8* noundef nonnull %0, %struct.__va_list_tag* noundef %1) #8, !dbg !68
  br label %6, !dbg !68

6:
  ret void, !dbg !69
}

define dso_local void @verr(i32 noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #3 !dbg !70 {
  call fastcc void @say(i8* noundef %1, %struct.__va_list_tag* noundef %2) #9, !dbg !71
  call void @__mw_leave_process(i32 noundef %0) #10, !dbg !71
  unreachable, !dbg !71
}

declare void @__mw_leave_process(i32 noundef) local_unnamed_addr #4

define dso_local void @verrx(i32 noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #3 !dbg !72 {
  call fastcc void @say(i8* noundef %1, %struct.__va_list_tag* noundef %2) #9, !dbg !73
  call void @__mw_leave_process(i32 noundef %0) #10, !dbg !73
  unreachable, !dbg !73
}

define dso_local void @vsyslog(i32 noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #1 !dbg !74 {
  %4 = icmp eq i8* %1, null, !dbg !75
  br i1 %4, label %7, label %5, !dbg !75

5:
  %6 = call i32 @__mw_print(i8* noundef nonnull %1, %struct.__va_list_tag* noundef %2) #8, !dbg !77
  br label %7, !dbg !77

7:
  ret void, !dbg !78
}

define dso_local void @warn(i8* noundef %0, ...) local_unnamed_addr #1 !dbg !79 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*, !dbg !80
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3) #11, !dbg !80
  call void @llvm.va_start(i8* nonnull %3), !dbg !80
  %4 = icmp eq i8* %0, null, !dbg !81
  br i1 %4, label %8, label %5, !dbg !81

5:
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, !dbg !80
  %7 = call i32 @__mw_print(i8* noundef nonnull %0, %struct.__va_list_tag* noundef %6) #8, !dbg !83
  br label %8, !dbg !83

8:
  call void @llvm.va_end(i8* %3), !dbg !80
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3) #11, !dbg !80
  ret void, !dbg !80
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #5

declare void @llvm.va_start(i8*) #6

declare void @llvm.va_end(i8*) #6

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #5

define dso_local void @warnx(i8* noundef %0, ...) local_unnamed_addr #1 !dbg !84 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*, !dbg !85
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3) #11, !dbg !85
  call void @llvm.va_start(i8* nonnull %3), !dbg !85
  %4 = icmp eq i8* %0, null, !dbg !86
  br i1 %4, label %8, label %5, !dbg !86

5:
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, !dbg !85
  %7 = call i32 @__mw_print(i8* noundef nonnull %0, %struct.__va_list_tag* noundef %6) #8, !dbg !88
  br label %8, !dbg !88

8:
  call void @llvm.va_end(i8* %3), !dbg !85
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3) #11, !dbg !85
  ret void, !dbg !85
}

define dso_local void @err(i32 noundef %0, i8* noundef %1, ...) local_unnamed_addr #3 !dbg !89 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*, !dbg !90
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #11, !dbg !90
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !90
  call void @llvm.va_start(i8* nonnull %4), !dbg !90
  call fastcc void @say(i8* noundef %1, %struct.__va_list_tag* noundef %5) #9, !dbg !90
  call void @llvm.va_end(i8* %4), !dbg !90
  call void @__mw_leave_process(i32 noundef %0) #10, !dbg !90
  unreachable, !dbg !90
}

define dso_local void @errx(i32 noundef %0, i8* noundef %1, ...) local_unnamed_addr #3 !dbg !91 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*, !dbg !92
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #11, !dbg !92
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !92
  call void @llvm.va_start(i8* nonnull %4), !dbg !92
  call fastcc void @say(i8* noundef %1, %struct.__va_list_tag* noundef %5) #9, !dbg !92
  call void @llvm.va_end(i8* %4), !dbg !92
  call void @__mw_leave_process(i32 noundef %0) #10, !dbg !92
  unreachable, !dbg !92
}

define dso_local void @syslog(i32 noundef %0, i8* noundef %1, ...) local_unnamed_addr #1 !dbg !93 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*, !dbg !94
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #11, !dbg !94
  call void @llvm.va_start(i8* nonnull %4), !dbg !94
  %5 = icmp eq i8* %1, null, !dbg !95
  br i1 %5, label %9, label %6, !dbg !95

6:
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !94
  %8 = call i32 @__mw_print(i8* noundef nonnull %1, %struct.__va_list_tag* noundef %7) #8, !dbg !97
  br label %9, !dbg !97

9:
  call void @llvm.va_end(i8* %4), !dbg !94
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #11, !dbg !94
  ret void, !dbg !94
}

define dso_local void @__syslog_chk(i32 noundef %0, i32 noundef %1, i8* noundef %2, ...) local_unnamed_addr #1 !dbg !98 {
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*, !dbg !99
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #11, !dbg !99
  call void @llvm.va_start(i8* nonnull %5), !dbg !99
  %6 = icmp eq i8* %2, null, !dbg !100
  br i1 %6, label %10, label %7, !dbg !100

7:
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !99
  %9 = call i32 @__mw_print(i8* noundef nonnull %2, %struct.__va_list_tag* noundef %8) #8, !dbg !102
  br label %10, !dbg !102

10:
  call void @llvm.va_end(i8* %5), !dbg !99
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #11, !dbg !99
  ret void, !dbg !99
}

define dso_local void @error(i32 noundef %0, i32 noundef %1, i8* noundef %2, ...) local_unnamed_addr #1 !dbg !103 {
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*, !dbg !104
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #11, !dbg !104
  call void @llvm.va_start(i8* nonnull %5), !dbg !104
  %6 = icmp eq i8* %2, null, !dbg !105
  br i1 %6, label %10, label %7, !dbg !105

7:
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !104
  %9 = call i32 @__mw_print(i8* noundef nonnull %2, %struct.__va_list_tag* noundef %8) #8, !dbg !107
  br label %10, !dbg !107

10:
  call void @llvm.va_end(i8* %5), !dbg !104
  %11 = icmp eq i32 %0, 0, !dbg !108
  br i1 %11, label %13, label %12, !dbg !108

12:
  call void @__mw_leave_process(i32 noundef %0) #10, !dbg !109
  unreachable, !dbg !109

13:
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #11, !dbg !110
  ret void, !dbg !110
}

define dso_local void @error_at_line(i32 noundef %0, i32 noundef %1, i8* nocapture noundef readnone %2, i32 noundef %3, i8* noundef %4, ...) local_unnamed_addr #1 !dbg !111 {
  %6 = alloca [1 x %struct.__va_list_tag], align 16
  %7 = bitcast [1 x %struct.__va_list_tag]* %6 to i8*, !dbg !112
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %7) #11, !dbg !112
  call void @llvm.va_start(i8* nonnull %7), !dbg !112
  %8 = icmp eq i8* %4, null, !dbg !113
  br i1 %8, label %12, label %9, !dbg !113

9:
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %6, i64 0, i64 0, !dbg !112
  %11 = call i32 @__mw_print(i8* noundef nonnull %4, %struct.__va_list_tag* noundef %10) #8, !dbg !115
  br label %12, !dbg !115

12:
  call void @llvm.va_end(i8* %7), !dbg !112
  %13 = icmp eq i32 %0, 0, !dbg !116
  br i1 %13, label %15, label %14, !dbg !116

14:
  call void @__mw_leave_process(i32 noundef %0) #10, !dbg !117
  unreachable, !dbg !117

15:
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %7) #11, !dbg !118
  ret void, !dbg !118
}

define dso_local void @openlog(i8* nocapture noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #7 !dbg !119 {
  ret void, !dbg !120
}

define dso_local void @closelog() local_unnamed_addr #7 !dbg !121 {
  ret void, !dbg !122
}

define dso_local i32 @setlogmask(i32 noundef %0) local_unnamed_addr #7 !dbg !123 {
  ret i32 0, !dbg !124
}

define dso_local i32 @backtrace(i8** nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #7 !dbg !125 {
  ret i32 0, !dbg !126
}

define dso_local noalias i8** @backtrace_symbols(i8** nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #7 !dbg !127 {
  ret i8** null, !dbg !128
}

define dso_local void @backtrace_symbols_fd(i8** nocapture noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #7 !dbg !129 {
  ret void, !dbg !130
}

declare i8* @__midway_thread_storage(i64 noundef) local_unnamed_addr #2

declare void @__midway_nondet(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

declare void @__midway_touched(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

declare i32 @__mw_print(i8* noundef, %struct.__va_list_tag* noundef) local_unnamed_addr #2

attributes #0 = { mustprogress nofree nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #1 = { nounwind null_pointer_is_valid }
attributes #2 = { null_pointer_is_valid }
attributes #3 = { noreturn nounwind null_pointer_is_valid }
attributes #4 = { noreturn null_pointer_is_valid }
attributes #5 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #6 = { mustprogress nofree nosync nounwind willreturn }
attributes #7 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #8 = { nobuiltin nounwind }
attributes #9 = { nobuiltin }
attributes #10 = { nobuiltin noreturn nounwind }
attributes #11 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/error.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{!"Debian clang version 14.0.6"}
!8 = distinct !DISubprogram(name: "__errno_location", scope: !1, file: !1, line: 13, type: !9, scopeLine: 13, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 39, scope: !12, inlinedAt: !14)
!12 = distinct !DISubprogram(name: "area", scope: !13, file: !13, line: 39, type: !9, scopeLine: 39, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!13 = !DIFile(filename: "c/models.h", directory: ".")
!14 = distinct !DILocation(line: 13, scope: !8)
!15 = !DILocation(line: 13, scope: !8)
!16 = distinct !DISubprogram(name: "strerror", scope: !1, file: !1, line: 26, type: !9, scopeLine: 26, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!17 = !DILocation(line: 39, scope: !12, inlinedAt: !18)
!18 = distinct !DILocation(line: 26, scope: !16)
!19 = !DILocation(line: 26, scope: !16)
!20 = !DILocation(line: 21, scope: !21, inlinedAt: !22)
!21 = distinct !DISubprogram(name: "any_message", scope: !1, file: !1, line: 19, type: !9, scopeLine: 20, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!22 = distinct !DILocation(line: 26, scope: !16)
!23 = !DILocation(line: 22, scope: !21, inlinedAt: !22)
!24 = distinct !DISubprogram(name: "strerror_r", scope: !1, file: !1, line: 29, type: !9, scopeLine: 30, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!25 = !DILocation(line: 31, scope: !24)
!26 = !DILocation(line: 32, scope: !24)
!27 = !DILocation(line: 21, scope: !21, inlinedAt: !28)
!28 = distinct !DILocation(line: 33, scope: !24)
!29 = !DILocation(line: 22, scope: !21, inlinedAt: !28)
!30 = !DILocation(line: 33, scope: !24)
!31 = distinct !DISubprogram(name: "__xpg_strerror_r", scope: !1, file: !1, line: 36, type: !9, scopeLine: 37, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!32 = !DILocation(line: 31, scope: !24, inlinedAt: !33)
!33 = distinct !DILocation(line: 38, scope: !31)
!34 = !DILocation(line: 32, scope: !24, inlinedAt: !33)
!35 = !DILocation(line: 21, scope: !21, inlinedAt: !36)
!36 = distinct !DILocation(line: 33, scope: !24, inlinedAt: !33)
!37 = !DILocation(line: 22, scope: !21, inlinedAt: !36)
!38 = !DILocation(line: 33, scope: !24, inlinedAt: !33)
!39 = !DILocation(line: 39, scope: !31)
!40 = distinct !DISubprogram(name: "perror", scope: !1, file: !1, line: 42, type: !9, scopeLine: 43, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!41 = !DILocation(line: 44, scope: !40)
!42 = !DILocation(line: 96, scope: !43, inlinedAt: !44)
!43 = distinct !DISubprogram(name: "read_string", scope: !13, file: !13, line: 94, type: !9, scopeLine: 95, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!44 = distinct !DILocation(line: 45, scope: !40)
!45 = !DILocation(line: 88, scope: !46, inlinedAt: !47)
!46 = distinct !DISubprogram(name: "length", scope: !13, file: !13, line: 85, type: !9, scopeLine: 86, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!47 = distinct !DILocation(line: 97, scope: !43, inlinedAt: !44)
!48 = !DILocation(line: 0, scope: !46, inlinedAt: !47)
!49 = !DILocation(line: 89, scope: !46, inlinedAt: !47)
!50 = distinct !{!50, !45, !49, !51, !52}
!51 = !{!"llvm.loop.mustprogress"}
!52 = !{!"llvm.loop.unroll.disable"}
!53 = !DILocation(line: 98, scope: !43, inlinedAt: !44)
!54 = !DILocation(line: 45, scope: !40)
!55 = !DILocation(line: 46, scope: !40)
!56 = distinct !DISubprogram(name: "vwarn", scope: !1, file: !1, line: 54, type: !9, scopeLine: 54, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!57 = !DILocation(line: 50, scope: !58, inlinedAt: !59)
!58 = distinct !DISubprogram(name: "say", scope: !1, file: !1, line: 48, type: !9, scopeLine: 49, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!59 = distinct !DILocation(line: 54, scope: !56)
!60 = !DILocation(line: 51, scope: !58, inlinedAt: !59)
!61 = !DILocation(line: 54, scope: !56)
!62 = !DILocation(line: 50, scope: !58)
!63 = !DILocation(line: 51, scope: !58)
!64 = !DILocation(line: 52, scope: !58)
!65 = distinct !DISubprogram(name: "vwarnx", scope: !1, file: !1, line: 55, type: !9, scopeLine: 55, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!66 = !DILocation(line: 50, scope: !58, inlinedAt: !67)
!67 = distinct !DILocation(line: 55, scope: !65)
!68 = !DILocation(line: 51, scope: !58, inlinedAt: !67)
!69 = !DILocation(line: 55, scope: !65)
!70 = distinct !DISubprogram(name: "verr", scope: !1, file: !1, line: 56, type: !9, scopeLine: 56, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!71 = !DILocation(line: 56, scope: !70)
!72 = distinct !DISubprogram(name: "verrx", scope: !1, file: !1, line: 57, type: !9, scopeLine: 57, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!73 = !DILocation(line: 57, scope: !72)
!74 = distinct !DISubprogram(name: "vsyslog", scope: !1, file: !1, line: 58, type: !9, scopeLine: 58, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!75 = !DILocation(line: 50, scope: !58, inlinedAt: !76)
!76 = distinct !DILocation(line: 58, scope: !74)
!77 = !DILocation(line: 51, scope: !58, inlinedAt: !76)
!78 = !DILocation(line: 58, scope: !74)
!79 = distinct !DISubprogram(name: "warn", scope: !1, file: !1, line: 66, type: !9, scopeLine: 66, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!80 = !DILocation(line: 66, scope: !79)
!81 = !DILocation(line: 50, scope: !58, inlinedAt: !82)
!82 = distinct !DILocation(line: 66, scope: !79)
!83 = !DILocation(line: 51, scope: !58, inlinedAt: !82)
!84 = distinct !DISubprogram(name: "warnx", scope: !1, file: !1, line: 67, type: !9, scopeLine: 67, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!85 = !DILocation(line: 67, scope: !84)
!86 = !DILocation(line: 50, scope: !58, inlinedAt: !87)
!87 = distinct !DILocation(line: 67, scope: !84)
!88 = !DILocation(line: 51, scope: !58, inlinedAt: !87)
!89 = distinct !DISubprogram(name: "err", scope: !1, file: !1, line: 68, type: !9, scopeLine: 68, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!90 = !DILocation(line: 68, scope: !89)
!91 = distinct !DISubprogram(name: "errx", scope: !1, file: !1, line: 69, type: !9, scopeLine: 69, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!92 = !DILocation(line: 69, scope: !91)
!93 = distinct !DISubprogram(name: "syslog", scope: !1, file: !1, line: 70, type: !9, scopeLine: 70, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!94 = !DILocation(line: 70, scope: !93)
!95 = !DILocation(line: 50, scope: !58, inlinedAt: !96)
!96 = distinct !DILocation(line: 70, scope: !93)
!97 = !DILocation(line: 51, scope: !58, inlinedAt: !96)
!98 = distinct !DISubprogram(name: "__syslog_chk", scope: !1, file: !1, line: 71, type: !9, scopeLine: 71, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!99 = !DILocation(line: 71, scope: !98)
!100 = !DILocation(line: 50, scope: !58, inlinedAt: !101)
!101 = distinct !DILocation(line: 71, scope: !98)
!102 = !DILocation(line: 51, scope: !58, inlinedAt: !101)
!103 = distinct !DISubprogram(name: "error", scope: !1, file: !1, line: 73, type: !9, scopeLine: 74, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!104 = !DILocation(line: 75, scope: !103)
!105 = !DILocation(line: 50, scope: !58, inlinedAt: !106)
!106 = distinct !DILocation(line: 75, scope: !103)
!107 = !DILocation(line: 51, scope: !58, inlinedAt: !106)
!108 = !DILocation(line: 76, scope: !103)
!109 = !DILocation(line: 77, scope: !103)
!110 = !DILocation(line: 78, scope: !103)
!111 = distinct !DISubprogram(name: "error_at_line", scope: !1, file: !1, line: 80, type: !9, scopeLine: 81, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!112 = !DILocation(line: 82, scope: !111)
!113 = !DILocation(line: 50, scope: !58, inlinedAt: !114)
!114 = distinct !DILocation(line: 82, scope: !111)
!115 = !DILocation(line: 51, scope: !58, inlinedAt: !114)
!116 = !DILocation(line: 83, scope: !111)
!117 = !DILocation(line: 84, scope: !111)
!118 = !DILocation(line: 85, scope: !111)
!119 = distinct !DISubprogram(name: "openlog", scope: !1, file: !1, line: 87, type: !9, scopeLine: 87, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!120 = !DILocation(line: 87, scope: !119)
!121 = distinct !DISubprogram(name: "closelog", scope: !1, file: !1, line: 88, type: !9, scopeLine: 88, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!122 = !DILocation(line: 88, scope: !121)
!123 = distinct !DISubprogram(name: "setlogmask", scope: !1, file: !1, line: 89, type: !9, scopeLine: 89, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!124 = !DILocation(line: 89, scope: !123)
!125 = distinct !DISubprogram(name: "backtrace", scope: !1, file: !1, line: 90, type: !9, scopeLine: 90, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!126 = !DILocation(line: 90, scope: !125)
!127 = distinct !DISubprogram(name: "backtrace_symbols", scope: !1, file: !1, line: 91, type: !9, scopeLine: 91, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!128 = !DILocation(line: 91, scope: !127)
!129 = distinct !DISubprogram(name: "backtrace_symbols_fd", scope: !1, file: !1, line: 92, type: !9, scopeLine: 92, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!130 = !DILocation(line: 92, scope: !129)
