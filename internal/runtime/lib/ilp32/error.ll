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
  br i1 %2, label %5, label %3, !dbg !42

3:
  %4 = call i32 @__mw_read_string(i8* noundef nonnull %0) #8, !dbg !43
  br label %5, !dbg !43

5:
  ret void, !dbg !44
}

declare !dbg !45 i32 @__mw_read_string(i8* noundef) local_unnamed_addr #2

define dso_local void @vwarn(i8* noundef %0, i8* noundef %1) local_unnamed_addr #1 !dbg !46 {
  %3 = icmp eq i8* %0, null, !dbg !47
  br i1 %3, label %6, label %4, !dbg !47

4:
  %5 = call i32 @__mw_print(i8* noundef nonnull %0, i8* noundef %1) #8, !dbg !50
  br label %6, !dbg !50

6:
  ret void, !dbg !51
}

define internal fastcc void @say(i8* noundef %0, i8* noundef %1) unnamed_addr #1 !dbg !48 {
  %3 = icmp eq i8* %0, null, !dbg !52
  br i1 %3, label %6, label %4, !dbg !52

4:
  %5 = call i32 @__mw_print(i8* noundef nonnull %0, i8* noundef %1) #8, !dbg !53
  br label %6, !dbg !53

6:
  ret void, !dbg !54
}

define dso_local void @vwarnx(i8* noundef %0, i8* noundef %1) local_unnamed_addr #1 !dbg !55 {
  %3 = icmp eq i8* %0, null, !dbg !56
  br i1 %3, label %6, label %4, !dbg !56

4:
  %5 = call i32 @__mw_print(i8* noundef nonnull %0, i8* noundef %1) #8, !dbg !58
  br label %6, !dbg !58

6:
  ret void, !dbg !59
}

define dso_local void @verr(i32 noundef %0, i8* noundef %1, i8* noundef %2) local_unnamed_addr #3 !dbg !60 {
  call fastcc void @say(i8* noundef %1, i8* noundef %2) #9, !dbg !61
  call void @__mw_leave_process(i32 noundef %0) #10, !dbg !61
  unreachable, !dbg !61
}

declare void @__mw_leave_process(i32 noundef) local_unnamed_addr #4

define dso_local void @verrx(i32 noundef %0, i8* noundef %1, i8* noundef %2) local_unnamed_addr #3 !dbg !62 {
  call fastcc void @say(i8* noundef %1, i8* noundef %2) #9, !dbg !63
  call void @__mw_leave_process(i32 noundef %0) #10, !dbg !63
  unreachable, !dbg !63
}

define dso_local void @vsyslog(i32 noundef %0, i8* noundef %1, i8* noundef %2) local_unnamed_addr #1 !dbg !64 {
  %4 = icmp eq i8* %1, null, !dbg !65
  br i1 %4, label %7, label %5, !dbg !65

5:
  %6 = call i32 @__mw_print(i8* noundef nonnull %1, i8* noundef %2) #8, !dbg !67
  br label %7, !dbg !67

7:
  ret void, !dbg !68
}

define dso_local void @warn(i8* noundef %0, ...) local_unnamed_addr #1 !dbg !69 {
  %2 = alloca i8*, align 4
  %3 = bitcast i8** %2 to i8*, !dbg !70
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #11, !dbg !70
  call void @llvm.va_start(i8* nonnull %3), !dbg !70
  %4 = icmp eq i8* %0, null, !dbg !71
  br i1 %4, label %8, label %5, !dbg !71

5:
  %6 = load i8*, i8** %2, align 4, !dbg !70
  %7 = call i32 @__mw_print(i8* noundef nonnull %0, i8* noundef %6) #8, !dbg !73
  br label %8, !dbg !73

8:
  call void @llvm.va_end(i8* %3), !dbg !70
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #11, !dbg !70
  ret void, !dbg !70
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #5

declare void @llvm.va_start(i8*) #6

declare void @llvm.va_end(i8*) #6

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #5

define dso_local void @warnx(i8* noundef %0, ...) local_unnamed_addr #1 !dbg !74 {
  %2 = alloca i8*, align 4
  %3 = bitcast i8** %2 to i8*, !dbg !75
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #11, !dbg !75
  call void @llvm.va_start(i8* nonnull %3), !dbg !75
  %4 = icmp eq i8* %0, null, !dbg !76
  br i1 %4, label %8, label %5, !dbg !76

5:
  %6 = load i8*, i8** %2, align 4, !dbg !75
  %7 = call i32 @__mw_print(i8* noundef nonnull %0, i8* noundef %6) #8, !dbg !78
  br label %8, !dbg !78

8:
  call void @llvm.va_end(i8* %3), !dbg !75
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #11, !dbg !75
  ret void, !dbg !75
}

define dso_local void @err(i32 noundef %0, i8* noundef %1, ...) local_unnamed_addr #3 !dbg !79 {
  %3 = alloca i8*, align 4
  %4 = bitcast i8** %3 to i8*, !dbg !80
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #11, !dbg !80
  call void @llvm.va_start(i8* nonnull %4), !dbg !80
  %5 = load i8*, i8** %3, align 4, !dbg !80
  call fastcc void @say(i8* noundef %1, i8* noundef %5) #9, !dbg !80
  call void @llvm.va_end(i8* %4), !dbg !80
  call void @__mw_leave_process(i32 noundef %0) #10, !dbg !80
  unreachable, !dbg !80
}

define dso_local void @errx(i32 noundef %0, i8* noundef %1, ...) local_unnamed_addr #3 !dbg !81 {
  %3 = alloca i8*, align 4
  %4 = bitcast i8** %3 to i8*, !dbg !82
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #11, !dbg !82
  call void @llvm.va_start(i8* nonnull %4), !dbg !82
  %5 = load i8*, i8** %3, align 4, !dbg !82
  call fastcc void @say(i8* noundef %1, i8* noundef %5) #9, !dbg !82
  call void @llvm.va_end(i8* %4), !dbg !82
  call void @__mw_leave_process(i32 noundef %0) #10, !dbg !82
  unreachable, !dbg !82
}

define dso_local void @syslog(i32 noundef %0, i8* noundef %1, ...) local_unnamed_addr #1 !dbg !83 {
  %3 = alloca i8*, align 4
  %4 = bitcast i8** %3 to i8*, !dbg !84
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #11, !dbg !84
  call void @llvm.va_start(i8* nonnull %4), !dbg !84
  %5 = icmp eq i8* %1, null, !dbg !85
  br i1 %5, label %9, label %6, !dbg !85

6:
  %7 = load i8*, i8** %3, align 4, !dbg !84
  %8 = call i32 @__mw_print(i8* noundef nonnull %1, i8* noundef %7) #8, !dbg !87
  br label %9, !dbg !87

9:
  call void @llvm.va_end(i8* %4), !dbg !84
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #11, !dbg !84
  ret void, !dbg !84
}

define dso_local void @__syslog_chk(i32 noundef %0, i32 noundef %1, i8* noundef %2, ...) local_unnamed_addr #1 !dbg !88 {
  %4 = alloca i8*, align 4
  %5 = bitcast i8** %4 to i8*, !dbg !89
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #11, !dbg !89
  call void @llvm.va_start(i8* nonnull %5), !dbg !89
  %6 = icmp eq i8* %2, null, !dbg !90
  br i1 %6, label %10, label %7, !dbg !90

7:
  %8 = load i8*, i8** %4, align 4, !dbg !89
  %9 = call i32 @__mw_print(i8* noundef nonnull %2, i8* noundef %8) #8, !dbg !92
  br label %10, !dbg !92

10:
  call void @llvm.va_end(i8* %5), !dbg !89
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #11, !dbg !89
  ret void, !dbg !89
}

define dso_local void @error(i32 noundef %0, i32 noundef %1, i8* noundef %2, ...) local_unnamed_addr #1 !dbg !93 {
  %4 = alloca i8*, align 4
  %5 = bitcast i8** %4 to i8*, !dbg !94
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #11, !dbg !94
  call void @llvm.va_start(i8* nonnull %5), !dbg !94
  %6 = icmp eq i8* %2, null, !dbg !95
  br i1 %6, label %10, label %7, !dbg !95

7:
  %8 = load i8*, i8** %4, align 4, !dbg !94
  %9 = call i32 @__mw_print(i8* noundef nonnull %2, i8* noundef %8) #8, !dbg !97
  br label %10, !dbg !97

10:
  call void @llvm.va_end(i8* %5), !dbg !94
  %11 = icmp eq i32 %0, 0, !dbg !98
  br i1 %11, label %13, label %12, !dbg !98

12:
  call void @__mw_leave_process(i32 noundef %0) #10, !dbg !99
  unreachable, !dbg !99

13:
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #11, !dbg !100
  ret void, !dbg !100
}

define dso_local void @error_at_line(i32 noundef %0, i32 noundef %1, i8* nocapture noundef readnone %2, i32 noundef %3, i8* noundef %4, ...) local_unnamed_addr #1 !dbg !101 {
  %6 = alloca i8*, align 4
  %7 = bitcast i8** %6 to i8*, !dbg !102
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #11, !dbg !102
  call void @llvm.va_start(i8* nonnull %7), !dbg !102
  %8 = icmp eq i8* %4, null, !dbg !103
  br i1 %8, label %12, label %9, !dbg !103

9:
  %10 = load i8*, i8** %6, align 4, !dbg !102
  %11 = call i32 @__mw_print(i8* noundef nonnull %4, i8* noundef %10) #8, !dbg !105
  br label %12, !dbg !105

12:
  call void @llvm.va_end(i8* %7), !dbg !102
  %13 = icmp eq i32 %0, 0, !dbg !106
  br i1 %13, label %15, label %14, !dbg !106

14:
  call void @__mw_leave_process(i32 noundef %0) #10, !dbg !107
  unreachable, !dbg !107

15:
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7) #11, !dbg !108
  ret void, !dbg !108
}

define dso_local void @openlog(i8* nocapture noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #7 !dbg !109 {
  ret void, !dbg !110
}

define dso_local void @closelog() local_unnamed_addr #7 !dbg !111 {
  ret void, !dbg !112
}

define dso_local i32 @setlogmask(i32 noundef %0) local_unnamed_addr #7 !dbg !113 {
  ret i32 0, !dbg !114
}

define dso_local i32 @backtrace(i8** nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #7 !dbg !115 {
  ret i32 0, !dbg !116
}

define dso_local noalias i8** @backtrace_symbols(i8** nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #7 !dbg !117 {
  ret i8** null, !dbg !118
}

define dso_local void @backtrace_symbols_fd(i8** nocapture noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #7 !dbg !119 {
  ret void, !dbg !120
}

declare i8* @__midway_thread_storage(i32 noundef) local_unnamed_addr #2

declare void @__midway_nondet(i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #2

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
!9 = distinct !DISubprogram(name: "__errno_location", scope: !1, file: !1, line: 13, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 39, scope: !13, inlinedAt: !15)
!13 = distinct !DISubprogram(name: "area", scope: !14, file: !14, line: 39, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!14 = !DIFile(filename: "c/models.h", directory: ".")
!15 = distinct !DILocation(line: 13, scope: !9)
!16 = !DILocation(line: 13, scope: !9)
!17 = distinct !DISubprogram(name: "strerror", scope: !1, file: !1, line: 26, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!18 = !DILocation(line: 39, scope: !13, inlinedAt: !19)
!19 = distinct !DILocation(line: 26, scope: !17)
!20 = !DILocation(line: 26, scope: !17)
!21 = !DILocation(line: 21, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "any_message", scope: !1, file: !1, line: 19, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!23 = distinct !DILocation(line: 26, scope: !17)
!24 = !DILocation(line: 22, scope: !22, inlinedAt: !23)
!25 = distinct !DISubprogram(name: "strerror_r", scope: !1, file: !1, line: 29, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!26 = !DILocation(line: 31, scope: !25)
!27 = !DILocation(line: 32, scope: !25)
!28 = !DILocation(line: 21, scope: !22, inlinedAt: !29)
!29 = distinct !DILocation(line: 33, scope: !25)
!30 = !DILocation(line: 22, scope: !22, inlinedAt: !29)
!31 = !DILocation(line: 33, scope: !25)
!32 = distinct !DISubprogram(name: "__xpg_strerror_r", scope: !1, file: !1, line: 36, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!33 = !DILocation(line: 31, scope: !25, inlinedAt: !34)
!34 = distinct !DILocation(line: 38, scope: !32)
!35 = !DILocation(line: 32, scope: !25, inlinedAt: !34)
!36 = !DILocation(line: 21, scope: !22, inlinedAt: !37)
!37 = distinct !DILocation(line: 33, scope: !25, inlinedAt: !34)
!38 = !DILocation(line: 22, scope: !22, inlinedAt: !37)
!39 = !DILocation(line: 33, scope: !25, inlinedAt: !34)
!40 = !DILocation(line: 39, scope: !32)
!41 = distinct !DISubprogram(name: "perror", scope: !1, file: !1, line: 42, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!42 = !DILocation(line: 44, scope: !41)
!43 = !DILocation(line: 45, scope: !41)
!44 = !DILocation(line: 46, scope: !41)
!45 = !DISubprogram(name: "read_string", scope: !14, file: !14, line: 48, type: !10, spFlags: DISPFlagOptimized)
!46 = distinct !DISubprogram(name: "vwarn", scope: !1, file: !1, line: 54, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!47 = !DILocation(line: 50, scope: !48, inlinedAt: !49)
!48 = distinct !DISubprogram(name: "say", scope: !1, file: !1, line: 48, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!49 = distinct !DILocation(line: 54, scope: !46)
!50 = !DILocation(line: 51, scope: !48, inlinedAt: !49)
!51 = !DILocation(line: 54, scope: !46)
!52 = !DILocation(line: 50, scope: !48)
!53 = !DILocation(line: 51, scope: !48)
!54 = !DILocation(line: 52, scope: !48)
!55 = distinct !DISubprogram(name: "vwarnx", scope: !1, file: !1, line: 55, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!56 = !DILocation(line: 50, scope: !48, inlinedAt: !57)
!57 = distinct !DILocation(line: 55, scope: !55)
!58 = !DILocation(line: 51, scope: !48, inlinedAt: !57)
!59 = !DILocation(line: 55, scope: !55)
!60 = distinct !DISubprogram(name: "verr", scope: !1, file: !1, line: 56, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!61 = !DILocation(line: 56, scope: !60)
!62 = distinct !DISubprogram(name: "verrx", scope: !1, file: !1, line: 57, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!63 = !DILocation(line: 57, scope: !62)
!64 = distinct !DISubprogram(name: "vsyslog", scope: !1, file: !1, line: 58, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!65 = !DILocation(line: 50, scope: !48, inlinedAt: !66)
!66 = distinct !DILocation(line: 58, scope: !64)
!67 = !DILocation(line: 51, scope: !48, inlinedAt: !66)
!68 = !DILocation(line: 58, scope: !64)
!69 = distinct !DISubprogram(name: "warn", scope: !1, file: !1, line: 66, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!70 = !DILocation(line: 66, scope: !69)
!71 = !DILocation(line: 50, scope: !48, inlinedAt: !72)
!72 = distinct !DILocation(line: 66, scope: !69)
!73 = !DILocation(line: 51, scope: !48, inlinedAt: !72)
!74 = distinct !DISubprogram(name: "warnx", scope: !1, file: !1, line: 67, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!75 = !DILocation(line: 67, scope: !74)
!76 = !DILocation(line: 50, scope: !48, inlinedAt: !77)
!77 = distinct !DILocation(line: 67, scope: !74)
!78 = !DILocation(line: 51, scope: !48, inlinedAt: !77)
!79 = distinct !DISubprogram(name: "err", scope: !1, file: !1, line: 68, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!80 = !DILocation(line: 68, scope: !79)
!81 = distinct !DISubprogram(name: "errx", scope: !1, file: !1, line: 69, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!82 = !DILocation(line: 69, scope: !81)
!83 = distinct !DISubprogram(name: "syslog", scope: !1, file: !1, line: 70, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!84 = !DILocation(line: 70, scope: !83)
!85 = !DILocation(line: 50, scope: !48, inlinedAt: !86)
!86 = distinct !DILocation(line: 70, scope: !83)
!87 = !DILocation(line: 51, scope: !48, inlinedAt: !86)
!88 = distinct !DISubprogram(name: "__syslog_chk", scope: !1, file: !1, line: 71, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!89 = !DILocation(line: 71, scope: !88)
!90 = !DILocation(line: 50, scope: !48, inlinedAt: !91)
!91 = distinct !DILocation(line: 71, scope: !88)
!92 = !DILocation(line: 51, scope: !48, inlinedAt: !91)
!93 = distinct !DISubprogram(name: "error", scope: !1, file: !1, line: 73, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!94 = !DILocation(line: 75, scope: !93)
!95 = !DILocation(line: 50, scope: !48, inlinedAt: !96)
!96 = distinct !DILocation(line: 75, scope: !93)
!97 = !DILocation(line: 51, scope: !48, inlinedAt: !96)
!98 = !DILocation(line: 76, scope: !93)
!99 = !DILocation(line: 77, scope: !93)
!100 = !DILocation(line: 78, scope: !93)
!101 = distinct !DISubprogram(name: "error_at_line", scope: !1, file: !1, line: 80, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!102 = !DILocation(line: 82, scope: !101)
!103 = !DILocation(line: 50, scope: !48, inlinedAt: !104)
!104 = distinct !DILocation(line: 82, scope: !101)
!105 = !DILocation(line: 51, scope: !48, inlinedAt: !104)
!106 = !DILocation(line: 83, scope: !101)
!107 = !DILocation(line: 84, scope: !101)
!108 = !DILocation(line: 85, scope: !101)
!109 = distinct !DISubprogram(name: "openlog", scope: !1, file: !1, line: 87, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!110 = !DILocation(line: 87, scope: !109)
!111 = distinct !DISubprogram(name: "closelog", scope: !1, file: !1, line: 88, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!112 = !DILocation(line: 88, scope: !111)
!113 = distinct !DISubprogram(name: "setlogmask", scope: !1, file: !1, line: 89, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!114 = !DILocation(line: 89, scope: !113)
!115 = distinct !DISubprogram(name: "backtrace", scope: !1, file: !1, line: 90, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!116 = !DILocation(line: 90, scope: !115)
!117 = distinct !DISubprogram(name: "backtrace_symbols", scope: !1, file: !1, line: 91, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!118 = !DILocation(line: 91, scope: !117)
!119 = distinct !DISubprogram(name: "backtrace_symbols_fd", scope: !1, file: !1, line: 92, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!120 = !DILocation(line: 92, scope: !119)
