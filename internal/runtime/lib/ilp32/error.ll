target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@.str = private unnamed_addr constant [8 x i8] c"program\00", align 1
@program_invocation_name = dso_local local_unnamed_addr global i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i32 0, i32 0), align 4
@program_invocation_short_name = dso_local local_unnamed_addr global i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i32 0, i32 0), align 4
@__progname = dso_local local_unnamed_addr global i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i32 0, i32 0), align 4
@__progname_full = dso_local local_unnamed_addr global i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i32 0, i32 0), align 4
@.str.1 = private unnamed_addr constant [6 x i8] c"error\00", align 1

define dso_local i32* @__errno_location() local_unnamed_addr #0 !dbg !9 {
  %1 = call i8* @__midway_thread_storage(i32 noundef 332) #8, !dbg !12
  %2 = bitcast i8* %1 to i32*, !dbg !16
  ret i32* %2, !dbg !16
}

define dso_local i8* @strerror(i32 noundef %0) local_unnamed_addr #1 !dbg !17 {
  ret i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i32 0, i32 0), !dbg !18
}

define dso_local i8* @strerror_r(i32 noundef %0, i8* nocapture noundef readnone %1, i32 noundef %2) local_unnamed_addr #1 !dbg !19 {
  ret i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i32 0, i32 0), !dbg !20
}

define dso_local i32 @__xpg_strerror_r(i32 noundef %0, i8* noundef %1, i32 noundef %2) local_unnamed_addr #2 !dbg !21 {
  %4 = icmp ult i32 %2, 6, !dbg !22
  br i1 %4, label %6, label %5, !dbg !22

5:
  call void @__midway_memcpy(i8* noundef %1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i32 0, i32 0), i32 noundef 6) #8, !dbg !23
  br label %6, !dbg !24

6:
  %7 = phi i32 [ 0, %5 ], [ 34, %3 ], !dbg !25
  ret i32 %7, !dbg !26
}

declare void @__midway_memcpy(i8* noundef, i8* noundef, i32 noundef) local_unnamed_addr #3

define dso_local void @perror(i8* noundef %0) local_unnamed_addr #2 !dbg !27 {
  %2 = icmp eq i8* %0, null, !dbg !28
  br i1 %2, label %4, label %3, !dbg !28

3:
  call void @__mw_read_text(i8* noundef nonnull %0, i32 noundef -1) #8, !dbg !29
  br label %4, !dbg !29

4:
  ret void, !dbg !30
}

declare !dbg !31 void @__mw_read_text(i8* noundef, i32 noundef) local_unnamed_addr #3

define dso_local void @vwarn(i8* noundef %0, i8* noundef %1) local_unnamed_addr #2 !dbg !32 {
  %3 = icmp eq i8* %0, null, !dbg !33
  br i1 %3, label %6, label %4, !dbg !33

4:
  %5 = call i32 @__mw_print(i8* noundef nonnull %0, i8* noundef %1) #8, !dbg !36
  br label %6, !dbg !36

6:
  ret void, !dbg !37
}

define internal fastcc void @say(i8* noundef %0, i8* noundef %1) unnamed_addr #2 !dbg !34 {
  %3 = icmp eq i8* %0, null, !dbg !38
  br i1 %3, label %6, label %4, !dbg !38

4:
  %5 = call i32 @__mw_print(i8* noundef nonnull %0, i8* noundef %1) #8, !dbg !39
  br label %6, !dbg !39

6:
  ret void, !dbg !40
}

define dso_local void @vwarnx(i8* noundef %0, i8* noundef %1) local_unnamed_addr #2 !dbg !41 {
  %3 = icmp eq i8* %0, null, !dbg !42
  br i1 %3, label %6, label %4, !dbg !42

4:
  %5 = call i32 @__mw_print(i8* noundef nonnull %0, i8* noundef %1) #8, !dbg !44
  br label %6, !dbg !44

6:
  ret void, !dbg !45
}

define dso_local void @verr(i32 noundef %0, i8* noundef %1, i8* noundef %2) local_unnamed_addr #4 !dbg !46 {
  call fastcc void @say(i8* noundef %1, i8* noundef %2) #9, !dbg !47
  call void @__mw_leave_process(i32 noundef %0) #10, !dbg !47
  unreachable, !dbg !47
}

declare void @__mw_leave_process(i32 noundef) local_unnamed_addr #5

define dso_local void @verrx(i32 noundef %0, i8* noundef %1, i8* noundef %2) local_unnamed_addr #4 !dbg !48 {
  call fastcc void @say(i8* noundef %1, i8* noundef %2) #9, !dbg !49
  call void @__mw_leave_process(i32 noundef %0) #10, !dbg !49
  unreachable, !dbg !49
}

define dso_local void @vsyslog(i32 noundef %0, i8* noundef %1, i8* noundef %2) local_unnamed_addr #2 !dbg !50 {
  %4 = icmp eq i8* %1, null, !dbg !51
  br i1 %4, label %7, label %5, !dbg !51

5:
  %6 = call i32 @__mw_print(i8* noundef nonnull %1, i8* noundef %2) #8, !dbg !53
  br label %7, !dbg !53

7:
  ret void, !dbg !54
}

define dso_local void @warn(i8* noundef %0, ...) local_unnamed_addr #2 !dbg !55 {
  %2 = alloca i8*, align 4
  %3 = bitcast i8** %2 to i8*, !dbg !56
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #11, !dbg !56
  call void @llvm.va_start(i8* nonnull %3), !dbg !56
  %4 = icmp eq i8* %0, null, !dbg !57
  br i1 %4, label %8, label %5, !dbg !57

5:
  %6 = load i8*, i8** %2, align 4, !dbg !56
  %7 = call i32 @__mw_print(i8* noundef nonnull %0, i8* noundef %6) #8, !dbg !59
  br label %8, !dbg !59

8:
  call void @llvm.va_end(i8* %3), !dbg !56
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #11, !dbg !56
  ret void, !dbg !56
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #6

declare void @llvm.va_start(i8*) #7

declare void @llvm.va_end(i8*) #7

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #6

define dso_local void @warnx(i8* noundef %0, ...) local_unnamed_addr #2 !dbg !60 {
  %2 = alloca i8*, align 4
  %3 = bitcast i8** %2 to i8*, !dbg !61
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #11, !dbg !61
  call void @llvm.va_start(i8* nonnull %3), !dbg !61
  %4 = icmp eq i8* %0, null, !dbg !62
  br i1 %4, label %8, label %5, !dbg !62

5:
  %6 = load i8*, i8** %2, align 4, !dbg !61
  %7 = call i32 @__mw_print(i8* noundef nonnull %0, i8* noundef %6) #8, !dbg !64
  br label %8, !dbg !64

8:
  call void @llvm.va_end(i8* %3), !dbg !61
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #11, !dbg !61
  ret void, !dbg !61
}

define dso_local void @err(i32 noundef %0, i8* noundef %1, ...) local_unnamed_addr #4 !dbg !65 {
  %3 = alloca i8*, align 4
  %4 = bitcast i8** %3 to i8*, !dbg !66
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #11, !dbg !66
  call void @llvm.va_start(i8* nonnull %4), !dbg !66
  %5 = load i8*, i8** %3, align 4, !dbg !66
  call fastcc void @say(i8* noundef %1, i8* noundef %5) #9, !dbg !66
  call void @llvm.va_end(i8* %4), !dbg !66
  call void @__mw_leave_process(i32 noundef %0) #10, !dbg !66
  unreachable, !dbg !66
}

define dso_local void @errx(i32 noundef %0, i8* noundef %1, ...) local_unnamed_addr #4 !dbg !67 {
  %3 = alloca i8*, align 4
  %4 = bitcast i8** %3 to i8*, !dbg !68
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #11, !dbg !68
  call void @llvm.va_start(i8* nonnull %4), !dbg !68
  %5 = load i8*, i8** %3, align 4, !dbg !68
  call fastcc void @say(i8* noundef %1, i8* noundef %5) #9, !dbg !68
  call void @llvm.va_end(i8* %4), !dbg !68
  call void @__mw_leave_process(i32 noundef %0) #10, !dbg !68
  unreachable, !dbg !68
}

define dso_local void @syslog(i32 noundef %0, i8* noundef %1, ...) local_unnamed_addr #2 !dbg !69 {
  %3 = alloca i8*, align 4
  %4 = bitcast i8** %3 to i8*, !dbg !70
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #11, !dbg !70
  call void @llvm.va_start(i8* nonnull %4), !dbg !70
  %5 = icmp eq i8* %1, null, !dbg !71
  br i1 %5, label %9, label %6, !dbg !71

6:
  %7 = load i8*, i8** %3, align 4, !dbg !70
  %8 = call i32 @__mw_print(i8* noundef nonnull %1, i8* noundef %7) #8, !dbg !73
  br label %9, !dbg !73

9:
  call void @llvm.va_end(i8* %4), !dbg !70
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #11, !dbg !70
  ret void, !dbg !70
}

define dso_local void @__syslog_chk(i32 noundef %0, i32 noundef %1, i8* noundef %2, ...) local_unnamed_addr #2 !dbg !74 {
  %4 = alloca i8*, align 4
  %5 = bitcast i8** %4 to i8*, !dbg !75
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #11, !dbg !75
  call void @llvm.va_start(i8* nonnull %5), !dbg !75
  %6 = icmp eq i8* %2, null, !dbg !76
  br i1 %6, label %10, label %7, !dbg !76

7:
  %8 = load i8*, i8** %4, align 4, !dbg !75
  %9 = call i32 @__mw_print(i8* noundef nonnull %2, i8* noundef %8) #8, !dbg !78
  br label %10, !dbg !78

10:
  call void @llvm.va_end(i8* %5), !dbg !75
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #11, !dbg !75
  ret void, !dbg !75
}

define dso_local void @error(i32 noundef %0, i32 noundef %1, i8* noundef %2, ...) local_unnamed_addr #2 !dbg !79 {
  %4 = alloca i8*, align 4
  %5 = bitcast i8** %4 to i8*, !dbg !80
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #11, !dbg !80
  call void @llvm.va_start(i8* nonnull %5), !dbg !80
  %6 = icmp eq i8* %2, null, !dbg !81
  br i1 %6, label %10, label %7, !dbg !81

7:
  %8 = load i8*, i8** %4, align 4, !dbg !80
  %9 = call i32 @__mw_print(i8* noundef nonnull %2, i8* noundef %8) #8, !dbg !83
  br label %10, !dbg !83

10:
  call void @llvm.va_end(i8* %5), !dbg !80
  %11 = icmp eq i32 %0, 0, !dbg !84
  br i1 %11, label %13, label %12, !dbg !84

12:
  call void @__mw_leave_process(i32 noundef %0) #10, !dbg !85
  unreachable, !dbg !85

13:
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #11, !dbg !86
  ret void, !dbg !86
}

define dso_local void @error_at_line(i32 noundef %0, i32 noundef %1, i8* nocapture noundef readnone %2, i32 noundef %3, i8* noundef %4, ...) local_unnamed_addr #2 !dbg !87 {
  %6 = alloca i8*, align 4
  %7 = bitcast i8** %6 to i8*, !dbg !88
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #11, !dbg !88
  call void @llvm.va_start(i8* nonnull %7), !dbg !88
  %8 = icmp eq i8* %4, null, !dbg !89
  br i1 %8, label %12, label %9, !dbg !89

9:
  %10 = load i8*, i8** %6, align 4, !dbg !88
  %11 = call i32 @__mw_print(i8* noundef nonnull %4, i8* noundef %10) #8, !dbg !91
  br label %12, !dbg !91

12:
  call void @llvm.va_end(i8* %7), !dbg !88
  %13 = icmp eq i32 %0, 0, !dbg !92
  br i1 %13, label %15, label %14, !dbg !92

14:
  call void @__mw_leave_process(i32 noundef %0) #10, !dbg !93
  unreachable, !dbg !93

15:
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7) #11, !dbg !94
  ret void, !dbg !94
}

define dso_local void @openlog(i8* nocapture noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #1 !dbg !95 {
  ret void, !dbg !96
}

define dso_local void @closelog() local_unnamed_addr #1 !dbg !97 {
  ret void, !dbg !98
}

define dso_local i32 @setlogmask(i32 noundef %0) local_unnamed_addr #1 !dbg !99 {
  ret i32 0, !dbg !100
}

define dso_local i32 @backtrace(i8** nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #1 !dbg !101 {
  ret i32 0, !dbg !102
}

define dso_local noalias i8** @backtrace_symbols(i8** nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #1 !dbg !103 {
  ret i8** null, !dbg !104
}

define dso_local void @backtrace_symbols_fd(i8** nocapture noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #1 !dbg !105 {
  ret void, !dbg !106
}

declare i8* @__midway_thread_storage(i32 noundef) local_unnamed_addr #3

declare i32 @__mw_print(i8* noundef, i8* noundef) local_unnamed_addr #3

attributes #0 = { mustprogress nofree nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #1 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #2 = { nounwind null_pointer_is_valid }
attributes #3 = { null_pointer_is_valid }
attributes #4 = { noreturn nounwind null_pointer_is_valid }
attributes #5 = { noreturn null_pointer_is_valid }
attributes #6 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #7 = { mustprogress nofree nosync nounwind willreturn }
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
!17 = distinct !DISubprogram(name: "strerror", scope: !1, file: !1, line: 19, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!18 = !DILocation(line: 19, scope: !17)
!19 = distinct !DISubprogram(name: "strerror_r", scope: !1, file: !1, line: 22, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!20 = !DILocation(line: 22, scope: !19)
!21 = distinct !DISubprogram(name: "__xpg_strerror_r", scope: !1, file: !1, line: 24, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!22 = !DILocation(line: 26, scope: !21)
!23 = !DILocation(line: 28, scope: !21)
!24 = !DILocation(line: 29, scope: !21)
!25 = !DILocation(line: 0, scope: !21)
!26 = !DILocation(line: 30, scope: !21)
!27 = distinct !DISubprogram(name: "perror", scope: !1, file: !1, line: 32, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!28 = !DILocation(line: 34, scope: !27)
!29 = !DILocation(line: 35, scope: !27)
!30 = !DILocation(line: 36, scope: !27)
!31 = !DISubprogram(name: "read_text", scope: !14, file: !14, line: 51, type: !10, spFlags: DISPFlagOptimized)
!32 = distinct !DISubprogram(name: "vwarn", scope: !1, file: !1, line: 44, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!33 = !DILocation(line: 40, scope: !34, inlinedAt: !35)
!34 = distinct !DISubprogram(name: "say", scope: !1, file: !1, line: 38, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!35 = distinct !DILocation(line: 44, scope: !32)
!36 = !DILocation(line: 41, scope: !34, inlinedAt: !35)
!37 = !DILocation(line: 44, scope: !32)
!38 = !DILocation(line: 40, scope: !34)
!39 = !DILocation(line: 41, scope: !34)
!40 = !DILocation(line: 42, scope: !34)
!41 = distinct !DISubprogram(name: "vwarnx", scope: !1, file: !1, line: 45, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!42 = !DILocation(line: 40, scope: !34, inlinedAt: !43)
!43 = distinct !DILocation(line: 45, scope: !41)
!44 = !DILocation(line: 41, scope: !34, inlinedAt: !43)
!45 = !DILocation(line: 45, scope: !41)
!46 = distinct !DISubprogram(name: "verr", scope: !1, file: !1, line: 46, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!47 = !DILocation(line: 46, scope: !46)
!48 = distinct !DISubprogram(name: "verrx", scope: !1, file: !1, line: 47, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!49 = !DILocation(line: 47, scope: !48)
!50 = distinct !DISubprogram(name: "vsyslog", scope: !1, file: !1, line: 48, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!51 = !DILocation(line: 40, scope: !34, inlinedAt: !52)
!52 = distinct !DILocation(line: 48, scope: !50)
!53 = !DILocation(line: 41, scope: !34, inlinedAt: !52)
!54 = !DILocation(line: 48, scope: !50)
!55 = distinct !DISubprogram(name: "warn", scope: !1, file: !1, line: 56, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!56 = !DILocation(line: 56, scope: !55)
!57 = !DILocation(line: 40, scope: !34, inlinedAt: !58)
!58 = distinct !DILocation(line: 56, scope: !55)
!59 = !DILocation(line: 41, scope: !34, inlinedAt: !58)
!60 = distinct !DISubprogram(name: "warnx", scope: !1, file: !1, line: 57, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!61 = !DILocation(line: 57, scope: !60)
!62 = !DILocation(line: 40, scope: !34, inlinedAt: !63)
!63 = distinct !DILocation(line: 57, scope: !60)
!64 = !DILocation(line: 41, scope: !34, inlinedAt: !63)
!65 = distinct !DISubprogram(name: "err", scope: !1, file: !1, line: 58, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!66 = !DILocation(line: 58, scope: !65)
!67 = distinct !DISubprogram(name: "errx", scope: !1, file: !1, line: 59, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!68 = !DILocation(line: 59, scope: !67)
!69 = distinct !DISubprogram(name: "syslog", scope: !1, file: !1, line: 60, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!70 = !DILocation(line: 60, scope: !69)
!71 = !DILocation(line: 40, scope: !34, inlinedAt: !72)
!72 = distinct !DILocation(line: 60, scope: !69)
!73 = !DILocation(line: 41, scope: !34, inlinedAt: !72)
!74 = distinct !DISubprogram(name: "__syslog_chk", scope: !1, file: !1, line: 61, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!75 = !DILocation(line: 61, scope: !74)
!76 = !DILocation(line: 40, scope: !34, inlinedAt: !77)
!77 = distinct !DILocation(line: 61, scope: !74)
!78 = !DILocation(line: 41, scope: !34, inlinedAt: !77)
!79 = distinct !DISubprogram(name: "error", scope: !1, file: !1, line: 63, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!80 = !DILocation(line: 65, scope: !79)
!81 = !DILocation(line: 40, scope: !34, inlinedAt: !82)
!82 = distinct !DILocation(line: 65, scope: !79)
!83 = !DILocation(line: 41, scope: !34, inlinedAt: !82)
!84 = !DILocation(line: 66, scope: !79)
!85 = !DILocation(line: 67, scope: !79)
!86 = !DILocation(line: 68, scope: !79)
!87 = distinct !DISubprogram(name: "error_at_line", scope: !1, file: !1, line: 70, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!88 = !DILocation(line: 72, scope: !87)
!89 = !DILocation(line: 40, scope: !34, inlinedAt: !90)
!90 = distinct !DILocation(line: 72, scope: !87)
!91 = !DILocation(line: 41, scope: !34, inlinedAt: !90)
!92 = !DILocation(line: 73, scope: !87)
!93 = !DILocation(line: 74, scope: !87)
!94 = !DILocation(line: 75, scope: !87)
!95 = distinct !DISubprogram(name: "openlog", scope: !1, file: !1, line: 77, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!96 = !DILocation(line: 77, scope: !95)
!97 = distinct !DISubprogram(name: "closelog", scope: !1, file: !1, line: 78, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!98 = !DILocation(line: 78, scope: !97)
!99 = distinct !DISubprogram(name: "setlogmask", scope: !1, file: !1, line: 79, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!100 = !DILocation(line: 79, scope: !99)
!101 = distinct !DISubprogram(name: "backtrace", scope: !1, file: !1, line: 80, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!102 = !DILocation(line: 80, scope: !101)
!103 = distinct !DISubprogram(name: "backtrace_symbols", scope: !1, file: !1, line: 81, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!104 = !DILocation(line: 81, scope: !103)
!105 = distinct !DISubprogram(name: "backtrace_symbols_fd", scope: !1, file: !1, line: 82, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!106 = !DILocation(line: 82, scope: !105)
