target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@.str = private unnamed_addr constant [8 x i8] c"program\00", align 1
@program_invocation_name = dso_local local_unnamed_addr global i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i32 0, i32 0), align 4
@program_invocation_short_name = dso_local local_unnamed_addr global i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i32 0, i32 0), align 4
@__progname = dso_local local_unnamed_addr global i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i32 0, i32 0), align 4
@__progname_full = dso_local local_unnamed_addr global i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i32 0, i32 0), align 4
@.str.1 = private unnamed_addr constant [17 x i8] c"text of an error\00", align 1

define dso_local i32* @__errno_location() local_unnamed_addr #0 !dbg !9 {
  %1 = call i8* @__midway_thread_storage(i32 noundef 332) #8, !dbg !12
  %2 = bitcast i8* %1 to i32*, !dbg !16
  ret i32* %2, !dbg !16
}

define dso_local i8* @strerror(i32 noundef %0) local_unnamed_addr #1 !dbg !17 {
  %2 = call i8* @__midway_thread_storage(i32 noundef 332) #8, !dbg !18
  %3 = getelementptr inbounds i8, i8* %2, i32 268, !dbg !20
  call void @__midway_nondet(i8* noundef %3, i32 noundef 50, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i32 0, i32 0)) #8, !dbg !21
  %4 = getelementptr i8, i8* %2, i32 317, !dbg !24
  store i8 0, i8* %4, align 1, !dbg !24
  ret i8* %3, !dbg !20
}

define dso_local i8* @strerror_r(i32 %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #1 !dbg !25 {
  %4 = icmp eq i32 %2, 0, !dbg !26
  br i1 %4, label %8, label %5, !dbg !26

5:
  call void @__midway_check(i8* noundef %1, i32 noundef %2, i32 noundef 1) #8, !dbg !27
  call void @__midway_nondet(i8* noundef %1, i32 noundef %2, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i32 0, i32 0)) #8, !dbg !28
  %6 = add i32 %2, -1, !dbg !30
  %7 = getelementptr i8, i8* %1, i32 %6, !dbg !30
  store i8 0, i8* %7, align 1, !dbg !30
  br label %8, !dbg !31

8:
  ret i8* %1, !dbg !31
}

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

define dso_local i32 @__xpg_strerror_r(i32 noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #1 !dbg !32 {
  %4 = icmp eq i32 %2, 0, !dbg !33
  br i1 %4, label %8, label %5, !dbg !33

5:
  call void @__midway_check(i8* noundef %1, i32 noundef %2, i32 noundef 1) #8, !dbg !35
  call void @__midway_nondet(i8* noundef %1, i32 noundef %2, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i32 0, i32 0)) #8, !dbg !36
  %6 = add i32 %2, -1, !dbg !38
  %7 = getelementptr i8, i8* %1, i32 %6, !dbg !38
  store i8 0, i8* %7, align 1, !dbg !38
  br label %8, !dbg !39

8:
  ret i32 0, !dbg !40
}

define dso_local void @perror(i8* noundef %0) local_unnamed_addr #1 !dbg !41 {
  %2 = icmp eq i8* %0, null, !dbg !42
  br i1 %2, label %11, label %3, !dbg !42

3:
  call void @__midway_check(i8* noundef nonnull %0, i32 noundef 1, i32 noundef 0) #8, !dbg !43
  br label %4, !dbg !46

4:
  %5 = phi i32 [ 0, %3 ], [ %9, %4 ], !dbg !49
  %6 = getelementptr i8, i8* %0, i32 %5, !dbg !46
  %7 = load i8, i8* %6, align 1, !dbg !46
  %8 = icmp eq i8 %7, 0, !dbg !46
  %9 = add i32 %5, 1, !dbg !50
  br i1 %8, label %10, label %4, !dbg !46, !llvm.loop !51

10:
  call void @__midway_touched(i8* noundef nonnull %0, i32 noundef %9, i32 noundef 0) #8, !dbg !54
  br label %11, !dbg !55

11:
  ret void, !dbg !56
}

define dso_local void @vwarn(i8* noundef %0, i8* noundef %1) local_unnamed_addr #1 !dbg !57 {
  %3 = icmp eq i8* %0, null, !dbg !58
  br i1 %3, label %6, label %4, !dbg !58

4:
  %5 = call i32 @__mw_print(i8* noundef nonnull %0, i8* noundef %1) #8, !dbg !61
  br label %6, !dbg !61

6:
  ret void, !dbg !62
}

define internal fastcc void @say(i8* noundef %0, i8* noundef %1) unnamed_addr #1 !dbg !59 {
  %3 = icmp eq i8* %0, null, !dbg !63
  br i1 %3, label %6, label %4, !dbg !63

4:
  %5 = call i32 @__mw_print(i8* noundef nonnull %0, i8* noundef %1) #8, !dbg !64
  br label %6, !dbg !64

6:
  ret void, !dbg !65
}

define dso_local void @vwarnx(i8* noundef %0, i8* noundef %1) local_unnamed_addr #1 !dbg !66 {
  %3 = icmp eq i8* %0, null, !dbg !67
  br i1 %3, label %6, label %4, !dbg !67

4:
  %5 = call i32 @__mw_print(i8* noundef nonnull %0, i8* noundef %1) #8, !dbg !69
  br label %6, !dbg !69

6:
  ret void, !dbg !70
}

define dso_local void @verr(i32 noundef %0, i8* noundef %1, i8* noundef %2) local_unnamed_addr #3 !dbg !71 {
  call fastcc void @say(i8* noundef %1, i8* noundef %2) #9, !dbg !72
  call void @__mw_leave_process(i32 noundef %0) #10, !dbg !72
  unreachable, !dbg !72
}

declare void @__mw_leave_process(i32 noundef) local_unnamed_addr #4

define dso_local void @verrx(i32 noundef %0, i8* noundef %1, i8* noundef %2) local_unnamed_addr #3 !dbg !73 {
  call fastcc void @say(i8* noundef %1, i8* noundef %2) #9, !dbg !74
  call void @__mw_leave_process(i32 noundef %0) #10, !dbg !74
  unreachable, !dbg !74
}

define dso_local void @vsyslog(i32 noundef %0, i8* noundef %1, i8* noundef %2) local_unnamed_addr #1 !dbg !75 {
  %4 = icmp eq i8* %1, null, !dbg !76
  br i1 %4, label %7, label %5, !dbg !76

5:
  %6 = call i32 @__mw_print(i8* noundef nonnull %1, i8* noundef %2) #8, !dbg !78
  br label %7, !dbg !78

7:
  ret void, !dbg !79
}

define dso_local void @warn(i8* noundef %0, ...) local_unnamed_addr #1 !dbg !80 {
  %2 = alloca i8*, align 4
  %3 = bitcast i8** %2 to i8*, !dbg !81
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #11, !dbg !81
  call void @llvm.va_start(i8* nonnull %3), !dbg !81
  %4 = icmp eq i8* %0, null, !dbg !82
  br i1 %4, label %8, label %5, !dbg !82

5:
  %6 = load i8*, i8** %2, align 4, !dbg !81
  %7 = call i32 @__mw_print(i8* noundef nonnull %0, i8* noundef %6) #8, !dbg !84
  br label %8, !dbg !84

8:
  call void @llvm.va_end(i8* %3), !dbg !81
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #11, !dbg !81
  ret void, !dbg !81
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #5

declare void @llvm.va_start(i8*) #6

declare void @llvm.va_end(i8*) #6

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #5

define dso_local void @warnx(i8* noundef %0, ...) local_unnamed_addr #1 !dbg !85 {
  %2 = alloca i8*, align 4
  %3 = bitcast i8** %2 to i8*, !dbg !86
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #11, !dbg !86
  call void @llvm.va_start(i8* nonnull %3), !dbg !86
  %4 = icmp eq i8* %0, null, !dbg !87
  br i1 %4, label %8, label %5, !dbg !87

5:
  %6 = load i8*, i8** %2, align 4, !dbg !86
  %7 = call i32 @__mw_print(i8* noundef nonnull %0, i8* noundef %6) #8, !dbg !89
  br label %8, !dbg !89

8:
  call void @llvm.va_end(i8* %3), !dbg !86
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #11, !dbg !86
  ret void, !dbg !86
}

define dso_local void @err(i32 noundef %0, i8* noundef %1, ...) local_unnamed_addr #3 !dbg !90 {
  %3 = alloca i8*, align 4
  %4 = bitcast i8** %3 to i8*, !dbg !91
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #11, !dbg !91
  call void @llvm.va_start(i8* nonnull %4), !dbg !91
  %5 = load i8*, i8** %3, align 4, !dbg !91
  call fastcc void @say(i8* noundef %1, i8* noundef %5) #9, !dbg !91
  call void @llvm.va_end(i8* %4), !dbg !91
  call void @__mw_leave_process(i32 noundef %0) #10, !dbg !91
  unreachable, !dbg !91
}

define dso_local void @errx(i32 noundef %0, i8* noundef %1, ...) local_unnamed_addr #3 !dbg !92 {
  %3 = alloca i8*, align 4
  %4 = bitcast i8** %3 to i8*, !dbg !93
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #11, !dbg !93
  call void @llvm.va_start(i8* nonnull %4), !dbg !93
  %5 = load i8*, i8** %3, align 4, !dbg !93
  call fastcc void @say(i8* noundef %1, i8* noundef %5) #9, !dbg !93
  call void @llvm.va_end(i8* %4), !dbg !93
  call void @__mw_leave_process(i32 noundef %0) #10, !dbg !93
  unreachable, !dbg !93
}

define dso_local void @syslog(i32 noundef %0, i8* noundef %1, ...) local_unnamed_addr #1 !dbg !94 {
  %3 = alloca i8*, align 4
  %4 = bitcast i8** %3 to i8*, !dbg !95
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #11, !dbg !95
  call void @llvm.va_start(i8* nonnull %4), !dbg !95
  %5 = icmp eq i8* %1, null, !dbg !96
  br i1 %5, label %9, label %6, !dbg !96

6:
  %7 = load i8*, i8** %3, align 4, !dbg !95
  %8 = call i32 @__mw_print(i8* noundef nonnull %1, i8* noundef %7) #8, !dbg !98
  br label %9, !dbg !98

9:
  call void @llvm.va_end(i8* %4), !dbg !95
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #11, !dbg !95
  ret void, !dbg !95
}

define dso_local void @__syslog_chk(i32 noundef %0, i32 noundef %1, i8* noundef %2, ...) local_unnamed_addr #1 !dbg !99 {
  %4 = alloca i8*, align 4
  %5 = bitcast i8** %4 to i8*, !dbg !100
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #11, !dbg !100
  call void @llvm.va_start(i8* nonnull %5), !dbg !100
  %6 = icmp eq i8* %2, null, !dbg !101
  br i1 %6, label %10, label %7, !dbg !101

7:
  %8 = load i8*, i8** %4, align 4, !dbg !100
  %9 = call i32 @__mw_print(i8* noundef nonnull %2, i8* noundef %8) #8, !dbg !103
  br label %10, !dbg !103

10:
  call void @llvm.va_end(i8* %5), !dbg !100
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #11, !dbg !100
  ret void, !dbg !100
}

define dso_local void @error(i32 noundef %0, i32 noundef %1, i8* noundef %2, ...) local_unnamed_addr #1 !dbg !104 {
  %4 = alloca i8*, align 4
  %5 = bitcast i8** %4 to i8*, !dbg !105
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #11, !dbg !105
  call void @llvm.va_start(i8* nonnull %5), !dbg !105
  %6 = icmp eq i8* %2, null, !dbg !106
  br i1 %6, label %10, label %7, !dbg !106

7:
  %8 = load i8*, i8** %4, align 4, !dbg !105
  %9 = call i32 @__mw_print(i8* noundef nonnull %2, i8* noundef %8) #8, !dbg !108
  br label %10, !dbg !108

10:
  call void @llvm.va_end(i8* %5), !dbg !105
  %11 = icmp eq i32 %0, 0, !dbg !109
  br i1 %11, label %13, label %12, !dbg !109

12:
  call void @__mw_leave_process(i32 noundef %0) #10, !dbg !110
  unreachable, !dbg !110

13:
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #11, !dbg !111
  ret void, !dbg !111
}

define dso_local void @error_at_line(i32 noundef %0, i32 noundef %1, i8* nocapture noundef readnone %2, i32 noundef %3, i8* noundef %4, ...) local_unnamed_addr #1 !dbg !112 {
  %6 = alloca i8*, align 4
  %7 = bitcast i8** %6 to i8*, !dbg !113
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #11, !dbg !113
  call void @llvm.va_start(i8* nonnull %7), !dbg !113
  %8 = icmp eq i8* %4, null, !dbg !114
  br i1 %8, label %12, label %9, !dbg !114

9:
  %10 = load i8*, i8** %6, align 4, !dbg !113
  %11 = call i32 @__mw_print(i8* noundef nonnull %4, i8* noundef %10) #8, !dbg !116
  br label %12, !dbg !116

12:
  call void @llvm.va_end(i8* %7), !dbg !113
  %13 = icmp eq i32 %0, 0, !dbg !117
  br i1 %13, label %15, label %14, !dbg !117

14:
  call void @__mw_leave_process(i32 noundef %0) #10, !dbg !118
  unreachable, !dbg !118

15:
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7) #11, !dbg !119
  ret void, !dbg !119
}

define dso_local void @openlog(i8* nocapture noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #7 !dbg !120 {
  ret void, !dbg !121
}

define dso_local void @closelog() local_unnamed_addr #7 !dbg !122 {
  ret void, !dbg !123
}

define dso_local i32 @setlogmask(i32 noundef %0) local_unnamed_addr #7 !dbg !124 {
  ret i32 0, !dbg !125
}

define dso_local i32 @backtrace(i8** nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #7 !dbg !126 {
  ret i32 0, !dbg !127
}

define dso_local noalias i8** @backtrace_symbols(i8** nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #7 !dbg !128 {
  ret i8** null, !dbg !129
}

define dso_local void @backtrace_symbols_fd(i8** nocapture noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #7 !dbg !130 {
  ret void, !dbg !131
}

declare i8* @__midway_thread_storage(i32 noundef) local_unnamed_addr #2

declare void @__midway_nondet(i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #2

declare void @__midway_touched(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

declare i32 @__mw_print(i8* noundef, i8* noundef) local_unnamed_addr #2

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
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/error.c", directory: ".")
!2 = !{i32 1, !"NumRegisterParameters", i32 0}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"PIC Level", i32 2}
!7 = !{i32 7, !"PIE Level", i32 2}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "__errno_location", scope: !1, file: !1, line: 13, type: !10, scopeLine: 13, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 39, scope: !13, inlinedAt: !15)
!13 = distinct !DISubprogram(name: "area", scope: !14, file: !14, line: 39, type: !10, scopeLine: 39, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!14 = !DIFile(filename: "c/models.h", directory: ".")
!15 = distinct !DILocation(line: 13, scope: !9)
!16 = !DILocation(line: 13, scope: !9)
!17 = distinct !DISubprogram(name: "strerror", scope: !1, file: !1, line: 26, type: !10, scopeLine: 26, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!18 = !DILocation(line: 39, scope: !13, inlinedAt: !19)
!19 = distinct !DILocation(line: 26, scope: !17)
!20 = !DILocation(line: 26, scope: !17)
!21 = !DILocation(line: 21, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "any_message", scope: !1, file: !1, line: 19, type: !10, scopeLine: 20, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!23 = distinct !DILocation(line: 26, scope: !17)
!24 = !DILocation(line: 22, scope: !22, inlinedAt: !23)
!25 = distinct !DISubprogram(name: "strerror_r", scope: !1, file: !1, line: 29, type: !10, scopeLine: 30, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!26 = !DILocation(line: 31, scope: !25)
!27 = !DILocation(line: 32, scope: !25)
!28 = !DILocation(line: 21, scope: !22, inlinedAt: !29)
!29 = distinct !DILocation(line: 33, scope: !25)
!30 = !DILocation(line: 22, scope: !22, inlinedAt: !29)
!31 = !DILocation(line: 33, scope: !25)
!32 = distinct !DISubprogram(name: "__xpg_strerror_r", scope: !1, file: !1, line: 36, type: !10, scopeLine: 37, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!33 = !DILocation(line: 31, scope: !25, inlinedAt: !34)
!34 = distinct !DILocation(line: 38, scope: !32)
!35 = !DILocation(line: 32, scope: !25, inlinedAt: !34)
!36 = !DILocation(line: 21, scope: !22, inlinedAt: !37)
!37 = distinct !DILocation(line: 33, scope: !25, inlinedAt: !34)
!38 = !DILocation(line: 22, scope: !22, inlinedAt: !37)
!39 = !DILocation(line: 33, scope: !25, inlinedAt: !34)
!40 = !DILocation(line: 39, scope: !32)
!41 = distinct !DISubprogram(name: "perror", scope: !1, file: !1, line: 42, type: !10, scopeLine: 43, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!42 = !DILocation(line: 44, scope: !41)
!43 = !DILocation(line: 96, scope: !44, inlinedAt: !45)
!44 = distinct !DISubprogram(name: "read_string", scope: !14, file: !14, line: 94, type: !10, scopeLine: 95, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!45 = distinct !DILocation(line: 45, scope: !41)
!46 = !DILocation(line: 88, scope: !47, inlinedAt: !48)
!47 = distinct !DISubprogram(name: "length", scope: !14, file: !14, line: 85, type: !10, scopeLine: 86, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!48 = distinct !DILocation(line: 97, scope: !44, inlinedAt: !45)
!49 = !DILocation(line: 0, scope: !47, inlinedAt: !48)
!50 = !DILocation(line: 89, scope: !47, inlinedAt: !48)
!51 = distinct !{!51, !46, !50, !52, !53}
!52 = !{!"llvm.loop.mustprogress"}
!53 = !{!"llvm.loop.unroll.disable"}
!54 = !DILocation(line: 98, scope: !44, inlinedAt: !45)
!55 = !DILocation(line: 45, scope: !41)
!56 = !DILocation(line: 46, scope: !41)
!57 = distinct !DISubprogram(name: "vwarn", scope: !1, file: !1, line: 54, type: !10, scopeLine: 54, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!58 = !DILocation(line: 50, scope: !59, inlinedAt: !60)
!59 = distinct !DISubprogram(name: "say", scope: !1, file: !1, line: 48, type: !10, scopeLine: 49, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!60 = distinct !DILocation(line: 54, scope: !57)
!61 = !DILocation(line: 51, scope: !59, inlinedAt: !60)
!62 = !DILocation(line: 54, scope: !57)
!63 = !DILocation(line: 50, scope: !59)
!64 = !DILocation(line: 51, scope: !59)
!65 = !DILocation(line: 52, scope: !59)
!66 = distinct !DISubprogram(name: "vwarnx", scope: !1, file: !1, line: 55, type: !10, scopeLine: 55, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!67 = !DILocation(line: 50, scope: !59, inlinedAt: !68)
!68 = distinct !DILocation(line: 55, scope: !66)
!69 = !DILocation(line: 51, scope: !59, inlinedAt: !68)
!70 = !DILocation(line: 55, scope: !66)
!71 = distinct !DISubprogram(name: "verr", scope: !1, file: !1, line: 56, type: !10, scopeLine: 56, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!72 = !DILocation(line: 56, scope: !71)
!73 = distinct !DISubprogram(name: "verrx", scope: !1, file: !1, line: 57, type: !10, scopeLine: 57, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!74 = !DILocation(line: 57, scope: !73)
!75 = distinct !DISubprogram(name: "vsyslog", scope: !1, file: !1, line: 58, type: !10, scopeLine: 58, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!76 = !DILocation(line: 50, scope: !59, inlinedAt: !77)
!77 = distinct !DILocation(line: 58, scope: !75)
!78 = !DILocation(line: 51, scope: !59, inlinedAt: !77)
!79 = !DILocation(line: 58, scope: !75)
!80 = distinct !DISubprogram(name: "warn", scope: !1, file: !1, line: 66, type: !10, scopeLine: 66, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!81 = !DILocation(line: 66, scope: !80)
!82 = !DILocation(line: 50, scope: !59, inlinedAt: !83)
!83 = distinct !DILocation(line: 66, scope: !80)
!84 = !DILocation(line: 51, scope: !59, inlinedAt: !83)
!85 = distinct !DISubprogram(name: "warnx", scope: !1, file: !1, line: 67, type: !10, scopeLine: 67, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!86 = !DILocation(line: 67, scope: !85)
!87 = !DILocation(line: 50, scope: !59, inlinedAt: !88)
!88 = distinct !DILocation(line: 67, scope: !85)
!89 = !DILocation(line: 51, scope: !59, inlinedAt: !88)
!90 = distinct !DISubprogram(name: "err", scope: !1, file: !1, line: 68, type: !10, scopeLine: 68, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!91 = !DILocation(line: 68, scope: !90)
!92 = distinct !DISubprogram(name: "errx", scope: !1, file: !1, line: 69, type: !10, scopeLine: 69, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!93 = !DILocation(line: 69, scope: !92)
!94 = distinct !DISubprogram(name: "syslog", scope: !1, file: !1, line: 70, type: !10, scopeLine: 70, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!95 = !DILocation(line: 70, scope: !94)
!96 = !DILocation(line: 50, scope: !59, inlinedAt: !97)
!97 = distinct !DILocation(line: 70, scope: !94)
!98 = !DILocation(line: 51, scope: !59, inlinedAt: !97)
!99 = distinct !DISubprogram(name: "__syslog_chk", scope: !1, file: !1, line: 71, type: !10, scopeLine: 71, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!100 = !DILocation(line: 71, scope: !99)
!101 = !DILocation(line: 50, scope: !59, inlinedAt: !102)
!102 = distinct !DILocation(line: 71, scope: !99)
!103 = !DILocation(line: 51, scope: !59, inlinedAt: !102)
!104 = distinct !DISubprogram(name: "error", scope: !1, file: !1, line: 73, type: !10, scopeLine: 74, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!105 = !DILocation(line: 75, scope: !104)
!106 = !DILocation(line: 50, scope: !59, inlinedAt: !107)
!107 = distinct !DILocation(line: 75, scope: !104)
!108 = !DILocation(line: 51, scope: !59, inlinedAt: !107)
!109 = !DILocation(line: 76, scope: !104)
!110 = !DILocation(line: 77, scope: !104)
!111 = !DILocation(line: 78, scope: !104)
!112 = distinct !DISubprogram(name: "error_at_line", scope: !1, file: !1, line: 80, type: !10, scopeLine: 81, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!113 = !DILocation(line: 82, scope: !112)
!114 = !DILocation(line: 50, scope: !59, inlinedAt: !115)
!115 = distinct !DILocation(line: 82, scope: !112)
!116 = !DILocation(line: 51, scope: !59, inlinedAt: !115)
!117 = !DILocation(line: 83, scope: !112)
!118 = !DILocation(line: 84, scope: !112)
!119 = !DILocation(line: 85, scope: !112)
!120 = distinct !DISubprogram(name: "openlog", scope: !1, file: !1, line: 87, type: !10, scopeLine: 87, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!121 = !DILocation(line: 87, scope: !120)
!122 = distinct !DISubprogram(name: "closelog", scope: !1, file: !1, line: 88, type: !10, scopeLine: 88, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!123 = !DILocation(line: 88, scope: !122)
!124 = distinct !DISubprogram(name: "setlogmask", scope: !1, file: !1, line: 89, type: !10, scopeLine: 89, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!125 = !DILocation(line: 89, scope: !124)
!126 = distinct !DISubprogram(name: "backtrace", scope: !1, file: !1, line: 90, type: !10, scopeLine: 90, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!127 = !DILocation(line: 90, scope: !126)
!128 = distinct !DISubprogram(name: "backtrace_symbols", scope: !1, file: !1, line: 91, type: !10, scopeLine: 91, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!129 = !DILocation(line: 91, scope: !128)
!130 = distinct !DISubprogram(name: "backtrace_symbols_fd", scope: !1, file: !1, line: 92, type: !10, scopeLine: 92, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!131 = !DILocation(line: 92, scope: !130)
