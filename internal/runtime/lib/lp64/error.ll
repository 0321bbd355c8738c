target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, i8*, i8* }

@.str = private unnamed_addr constant [8 x i8] c"program\00", align 1
@program_invocation_name = dso_local local_unnamed_addr global i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i64 0, i64 0), align 8
@program_invocation_short_name = dso_local local_unnamed_addr global i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i64 0, i64 0), align 8
@__progname = dso_local local_unnamed_addr global i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i64 0, i64 0), align 8
@__progname_full = dso_local local_unnamed_addr global i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i64 0, i64 0), align 8
@.str.1 = private unnamed_addr constant [6 x i8] c"error\00", align 1

define dso_local i32* @__errno_location() local_unnamed_addr #0 !dbg !8 {
  %1 = call i8* @__midway_thread_storage(i64 noundef 592) #8, !dbg !11
  %2 = bitcast i8* %1 to i32*, !dbg !15
  ret i32* %2, !dbg !15
}

define dso_local i8* @strerror(i32 noundef %0) local_unnamed_addr #1 !dbg !16 {
  ret i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i64 0, i64 0), !dbg !17
}

define dso_local i8* @strerror_r(i32 noundef %0, i8* nocapture noundef readnone %1, i64 noundef %2) local_unnamed_addr #1 !dbg !18 {
  ret i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i64 0, i64 0), !dbg !19
}

define dso_local i32 @__xpg_strerror_r(i32 noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #2 !dbg !20 {
  %4 = icmp ult i64 %2, 6, !dbg !21
  br i1 %4, label %6, label %5, !dbg !21

5:
  call void @__midway_memcpy(i8* noundef %1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i64 0, i64 0), i64 noundef 6) #8, !dbg !22
  br label %6, !dbg !23

6:
  %7 = phi i32 [ 0, %5 ], [ 34, %3 ], !dbg !24
  ret i32 %7, !dbg !25
}

declare void @__midway_memcpy(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #3

define dso_local void @perror(i8* noundef %0) local_unnamed_addr #2 !dbg !26 {
  %2 = icmp eq i8* %0, null, !dbg !27
  br i1 %2, label %4, label %3, !dbg !27

3:
  call void @__mw_read_text(i8* noundef nonnull %0, i64 noundef -1) #8, !dbg !28
  br label %4, !dbg !28

4:
  ret void, !dbg !29
}

declare !dbg !30 void @__mw_read_text(i8* noundef, i64 noundef) local_unnamed_addr #3

define dso_local void @vwarn(i8* noundef %0, %struct.__va_list_tag* noundef %1) local_unnamed_addr #2 !dbg !31 {
  %3 = icmp eq i8* %0, null, !dbg !32
  br i1 %3, label %6, label %4, !dbg !32

4:
  %5 = call i32 @__mw_print(i8* noundef nonnull %0, %struct.__va_list_tag* noundef %1) #8, !dbg !35
  br label %6, !dbg !35

6:
  ret void, !dbg !36
}

define internal fastcc void @say(i8* noundef %0, %struct.__va_list_tag* noundef %1) unnamed_addr #2 !dbg !33 {
  %3 = icmp eq i8* %0, null, !dbg !37
  br i1 %3, label %6, label %4, !dbg !37

4:
  %5 = call i32 @__mw_print(i8* noundef nonnull %0, %struct.__va_list_tag* noundef %1) #8, !dbg !38
  br label %6, !dbg !38

6:
  ret void, !dbg !39
}

define dso_local void @vwarnx(i8* noundef %0, %struct.__va_list_tag* noundef %1) local_unnamed_addr #2 !dbg !40 {
  %3 = icmp eq i8* %0, null, !dbg !41
  br i1 %3, label %6, label %4, !dbg !41

4:
  %5 = call i32 @__mw_print(i8* noundef nonnull %0, %struct.__va_list_tag* noundef %1) #8, !dbg !43
  br label %6, !dbg !43

6:
  ret void, !dbg !44
}

define dso_local void @verr(i32 noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #4 !dbg !45 {
  call fastcc void @say(i8* noundef %1, %struct.__va_list_tag* noundef %2) #9, !dbg !46
  call void @__mw_leave_process(i32 noundef %0) #10, !dbg !46
  unreachable, !dbg !46
}

declare void @__mw_leave_process(i32 noundef) local_unnamed_addr #5

define dso_local void @verrx(i32 noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #4 !dbg !47 {
  call fastcc void @say(i8* noundef %1, %struct.__va_list_tag* noundef %2) #9, !dbg !48
  call void @__mw_leave_process(i32 noundef %0) #10, !dbg !48
  unreachable, !dbg !48
}

define dso_local void @vsyslog(i32 noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #2 !dbg !49 {
  %4 = icmp eq i8* %1, null, !dbg !50
  br i1 %4, label %7, label %5, !dbg !50

5:
  %6 = call i32 @__mw_print(i8* noundef nonnull %1, %struct.__va_list_tag* noundef %2) #8, !dbg !52
  br label %7, !dbg !52

7:
  ret void, !dbg !53
}

define dso_local void @warn(i8* noundef %0, ...) local_unnamed_addr #2 !dbg !54 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*, !dbg !55
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3) #11, !dbg !55
  call void @llvm.va_start(i8* nonnull %3), !dbg !55
  %4 = icmp eq i8* %0, null, !dbg !56
  br i1 %4, label %8, label %5, !dbg !56

5:
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, !dbg !55
  %7 = call i32 @__mw_print(i8* noundef nonnull %0, %struct.__va_list_tag* noundef %6) #8, !dbg !58
  br label %8, !dbg !58

8:
  call void @llvm.va_end(i8* %3), !dbg !55
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3) #11, !dbg !55
  ret void, !dbg !55
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #6

declare void @llvm.va_start(i8*) #7

declare void @llvm.va_end(i8*) #7

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #6

define dso_local void @warnx(i8* noundef %0, ...) local_unnamed_addr #2 !dbg !59 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*, !dbg !60
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3) #11, !dbg !60
  call void @llvm.va_start(i8* nonnull %3), !dbg !60
  %4 = icmp eq i8* %0, null, !dbg !61
  br i1 %4, label %8, label %5, !dbg !61

5:
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, !dbg !60
  %7 = call i32 @__mw_print(i8* noundef nonnull %0, %struct.__va_list_tag* noundef %6) #8, !dbg !63
  br label %8, !dbg !63

8:
  call void @llvm.va_end(i8* %3), !dbg !60
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3) #11, !dbg !60
  ret void, !dbg !60
}

define dso_local void @err(i32 noundef %0, i8* noundef %1, ...) local_unnamed_addr #4 !dbg !64 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*, !dbg !65
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #11, !dbg !65
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !65
  call void @llvm.va_start(i8* nonnull %4), !dbg !65
  call fastcc void @say(i8* noundef %1, %struct.__va_list_tag* noundef %5) #9, !dbg !65
  call void @llvm.va_end(i8* %4), !dbg !65
  call void @__mw_leave_process(i32 noundef %0) #10, !dbg !65
  unreachable, !dbg !65
}

define dso_local void @errx(i32 noundef %0, i8* noundef %1, ...) local_unnamed_addr #4 !dbg !66 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*, !dbg !67
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #11, !dbg !67
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !67
  call void @llvm.va_start(i8* nonnull %4), !dbg !67
  call fastcc void @say(i8* noundef %1, %struct.__va_list_tag* noundef %5) #9, !dbg !67
  call void @llvm.va_end(i8* %4), !dbg !67
  call void @__mw_leave_process(i32 noundef %0) #10, !dbg !67
  unreachable, !dbg !67
}

define dso_local void @syslog(i32 noundef %0, i8* noundef %1, ...) local_unnamed_addr #2 !dbg !68 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*, !dbg !69
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #11, !dbg !69
  call void @llvm.va_start(i8* nonnull %4), !dbg !69
  %5 = icmp eq i8* %1, null, !dbg !70
  br i1 %5, label %9, label %6, !dbg !70

6:
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !69
  %8 = call i32 @__mw_print(i8* noundef nonnull %1, %struct.__va_list_tag* noundef %7) #8, !dbg !72
  br label %9, !dbg !72

9:
  call void @llvm.va_end(i8* %4), !dbg !69
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #11, !dbg !69
  ret void, !dbg !69
}

define dso_local void @__syslog_chk(i32 noundef %0, i32 noundef %1, i8* noundef %2, ...) local_unnamed_addr #2 !dbg !73 {
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*, !dbg !74
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #11, !dbg !74
  call void @llvm.va_start(i8* nonnull %5), !dbg !74
  %6 = icmp eq i8* %2, null, !dbg !75
  br i1 %6, label %10, label %7, !dbg !75

7:
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !74
  %9 = call i32 @__mw_print(i8* noundef nonnull %2, %struct.__va_list_tag* noundef %8) #8, !dbg !77
  br label %10, !dbg !77

10:
  call void @llvm.va_end(i8* %5), !dbg !74
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #11, !dbg !74
  ret void, !dbg !74
}

define dso_local void @error(i32 noundef %0, i32 noundef %1, i8* noundef %2, ...) local_unnamed_addr #2 !dbg !78 {
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*, !dbg !79
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #11, !dbg !79
  call void @llvm.va_start(i8* nonnull %5), !dbg !79
  %6 = icmp eq i8* %2, null, !dbg !80
  br i1 %6, label %10, label %7, !dbg !80

7:
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !79
  %9 = call i32 @__mw_print(i8* noundef nonnull %2, %struct.__va_list_tag* noundef %8) #8, !dbg !82
  br label %10, !dbg !82

10:
  call void @llvm.va_end(i8* %5), !dbg !79
  %11 = icmp eq i32 %0, 0, !dbg !83
  br i1 %11, label %13, label %12, !dbg !83

12:
  call void @__mw_leave_process(i32 noundef %0) #10, !dbg !84
  unreachable, !dbg !84

13:
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #11, !dbg !85
  ret void, !dbg !85
}

define dso_local void @error_at_line(i32 noundef %0, i32 noundef %1, i8* nocapture noundef readnone %2, i32 noundef %3, i8* noundef %4, ...) local_unnamed_addr #2 !dbg !86 {
  %6 = alloca [1 x %struct.__va_list_tag], align 16
  %7 = bitcast [1 x %struct.__va_list_tag]* %6 to i8*, !dbg !87
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %7) #11, !dbg !87
  call void @llvm.va_start(i8* nonnull %7), !dbg !87
  %8 = icmp eq i8* %4, null, !dbg !88
  br i1 %8, label %12, label %9, !dbg !88

9:
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %6, i64 0, i64 0, !dbg !87
  %11 = call i32 @__mw_print(i8* noundef nonnull %4, %struct.__va_list_tag* noundef %10) #8, !dbg !90
  br label %12, !dbg !90

12:
  call void @llvm.va_end(i8* %7), !dbg !87
  %13 = icmp eq i32 %0, 0, !dbg !91
  br i1 %13, label %15, label %14, !dbg !91

14:
  call void @__mw_leave_process(i32 noundef %0) #10, !dbg !92
  unreachable, !dbg !92

15:
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %7) #11, !dbg !93
  ret void, !dbg !93
}

define dso_local void @openlog(i8* nocapture noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #1 !dbg !94 {
  ret void, !dbg !95
}

define dso_local void @closelog() local_unnamed_addr #1 !dbg !96 {
  ret void, !dbg !97
}

define dso_local i32 @setlogmask(i32 noundef %0) local_unnamed_addr #1 !dbg !98 {
  ret i32 0, !dbg !99
}

define dso_local i32 @backtrace(i8** nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #1 !dbg !100 {
  ret i32 0, !dbg !101
}

define dso_local noalias i8** @backtrace_symbols(i8** nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #1 !dbg !102 {
  ret i8** null, !dbg !103
}

define dso_local void @backtrace_symbols_fd(i8** nocapture noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #1 !dbg !104 {
  ret void, !dbg !105
}

declare i8* @__midway_thread_storage(i64 noundef) local_unnamed_addr #3

declare i32 @__mw_print(i8* noundef, %struct.__va_list_tag* noundef) local_unnamed_addr #3

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
!llvm.module.flags = !{!2, !3, !4, !5, !6}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/error.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{!"Debian clang version 14.0.6"}
!8 = distinct !DISubprogram(name: "__errno_location", scope: !1, file: !1, line: 13, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 39, scope: !12, inlinedAt: !14)
!12 = distinct !DISubprogram(name: "area", scope: !13, file: !13, line: 39, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!13 = !DIFile(filename: "c/models.h", directory: ".")
!14 = distinct !DILocation(line: 13, scope: !8)
!15 = !DILocation(line: 13, scope: !8)
!16 = distinct !DISubprogram(name: "strerror", scope: !1, file: !1, line: 19, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!17 = !DILocation(line: 19, scope: !16)
!18 = distinct !DISubprogram(name: "strerror_r", scope: !1, file: !1, line: 22, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!19 = !DILocation(line: 22, scope: !18)
!20 = distinct !DISubprogram(name: "__xpg_strerror_r", scope: !1, file: !1, line: 24, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!21 = !DILocation(line: 26, scope: !20)
!22 = !DILocation(line: 28, scope: !20)
!23 = !DILocation(line: 29, scope: !20)
!24 = !DILocation(line: 0, scope: !20)
!25 = !DILocation(line: 30, scope: !20)
!26 = distinct !DISubprogram(name: "perror", scope: !1, file: !1, line: 32, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!27 = !DILocation(line: 34, scope: !26)
!28 = !DILocation(line: 35, scope: !26)
!29 = !DILocation(line: 36, scope: !26)
!30 = !DISubprogram(name: "read_text", scope: !13, file: !13, line: 51, type: !9, spFlags: DISPFlagOptimized)
!31 = distinct !DISubprogram(name: "vwarn", scope: !1, file: !1, line: 44, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!32 = !DILocation(line: 40, scope: !33, inlinedAt: !34)
!33 = distinct !DISubprogram(name: "say", scope: !1, file: !1, line: 38, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!34 = distinct !DILocation(line: 44, scope: !31)
!35 = !DILocation(line: 41, scope: !33, inlinedAt: !34)
!36 = !DILocation(line: 44, scope: !31)
!37 = !DILocation(line: 40, scope: !33)
!38 = !DILocation(line: 41, scope: !33)
!39 = !DILocation(line: 42, scope: !33)
!40 = distinct !DISubprogram(name: "vwarnx", scope: !1, file: !1, line: 45, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!41 = !DILocation(line: 40, scope: !33, inlinedAt: !42)
!42 = distinct !DILocation(line: 45, scope: !40)
!43 = !DILocation(line: 41, scope: !33, inlinedAt: !42)
!44 = !DILocation(line: 45, scope: !40)
!45 = distinct !DISubprogram(name: "verr", scope: !1, file: !1, line: 46, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!46 = !DILocation(line: 46, scope: !45)
!47 = distinct !DISubprogram(name: "verrx", scope: !1, file: !1, line: 47, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!48 = !DILocation(line: 47, scope: !47)
!49 = distinct !DISubprogram(name: "vsyslog", scope: !1, file: !1, line: 48, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!50 = !DILocation(line: 40, scope: !33, inlinedAt: !51)
!51 = distinct !DILocation(line: 48, scope: !49)
!52 = !DILocation(line: 41, scope: !33, inlinedAt: !51)
!53 = !DILocation(line: 48, scope: !49)
!54 = distinct !DISubprogram(name: "warn", scope: !1, file: !1, line: 56, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!55 = !DILocation(line: 56, scope: !54)
!56 = !DILocation(line: 40, scope: !33, inlinedAt: !57)
!57 = distinct !DILocation(line: 56, scope: !54)
!58 = !DILocation(line: 41, scope: !33, inlinedAt: !57)
!59 = distinct !DISubprogram(name: "warnx", scope: !1, file: !1, line: 57, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!60 = !DILocation(line: 57, scope: !59)
!61 = !DILocation(line: 40, scope: !33, inlinedAt: !62)
!62 = distinct !DILocation(line: 57, scope: !59)
!63 = !DILocation(line: 41, scope: !33, inlinedAt: !62)
!64 = distinct !DISubprogram(name: "err", scope: !1, file: !1, line: 58, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!65 = !DILocation(line: 58, scope: !64)
!66 = distinct !DISubprogram(name: "errx", scope: !1, file: !1, line: 59, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!67 = !DILocation(line: 59, scope: !66)
!68 = distinct !DISubprogram(name: "syslog", scope: !1, file: !1, line: 60, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!69 = !DILocation(line: 60, scope: !68)
!70 = !DILocation(line: 40, scope: !33, inlinedAt: !71)
!71 = distinct !DILocation(line: 60, scope: !68)
!72 = !DILocation(line: 41, scope: !33, inlinedAt: !71)
!73 = distinct !DISubprogram(name: "__syslog_chk", scope: !1, file: !1, line: 61, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!74 = !DILocation(line: 61, scope: !73)
!75 = !DILocation(line: 40, scope: !33, inlinedAt: !76)
!76 = distinct !DILocation(line: 61, scope: !73)
!77 = !DILocation(line: 41, scope: !33, inlinedAt: !76)
!78 = distinct !DISubprogram(name: "error", scope: !1, file: !1, line: 63, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!79 = !DILocation(line: 65, scope: !78)
!80 = !DILocation(line: 40, scope: !33, inlinedAt: !81)
!81 = distinct !DILocation(line: 65, scope: !78)
!82 = !DILocation(line: 41, scope: !33, inlinedAt: !81)
!83 = !DILocation(line: 66, scope: !78)
!84 = !DILocation(line: 67, scope: !78)
!85 = !DILocation(line: 68, scope: !78)
!86 = distinct !DISubprogram(name: "error_at_line", scope: !1, file: !1, line: 70, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!87 = !DILocation(line: 72, scope: !86)
!88 = !DILocation(line: 40, scope: !33, inlinedAt: !89)
!89 = distinct !DILocation(line: 72, scope: !86)
!90 = !DILocation(line: 41, scope: !33, inlinedAt: !89)
!91 = !DILocation(line: 73, scope: !86)
!92 = !DILocation(line: 74, scope: !86)
!93 = !DILocation(line: 75, scope: !86)
!94 = distinct !DISubprogram(name: "openlog", scope: !1, file: !1, line: 77, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!95 = !DILocation(line: 77, scope: !94)
!96 = distinct !DISubprogram(name: "closelog", scope: !1, file: !1, line: 78, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!97 = !DILocation(line: 78, scope: !96)
!98 = distinct !DISubprogram(name: "setlogmask", scope: !1, file: !1, line: 79, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!99 = !DILocation(line: 79, scope: !98)
!100 = distinct !DISubprogram(name: "backtrace", scope: !1, file: !1, line: 80, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!101 = !DILocation(line: 80, scope: !100)
!102 = distinct !DISubprogram(name: "backtrace_symbols", scope: !1, file: !1, line: 81, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!103 = !DILocation(line: 81, scope: !102)
!104 = distinct !DISubprogram(name: "backtrace_symbols_fd", scope: !1, file: !1, line: 82, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!105 = !DILocation(line: 82, scope: !104)
