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
  br i1 %2, label %5, label %3, !dbg !41

3:
  %4 = call i64 @__mw_read_string(i8* noundef nonnull %0) #8, !dbg !42
  br label %5, !dbg !42

5:
  ret void, !dbg !43
}

declare !dbg !44 i64 @__mw_read_string(i8* noundef) local_unnamed_addr #2

define dso_local void @vwarn(i8* noundef %0, %struct.__va_list_tag* noundef %1) local_unnamed_addr #1 !dbg !45 {
  %3 = icmp eq i8* %0, null, !dbg !46
  br i1 %3, label %6, label %4, !dbg !46

4:
  %5 = call i32 @__mw_print(i8* noundef nonnull %0, %struct.__va_list_tag* noundef %1) #8, !dbg !49
  br label %6, !dbg !49

6:
  ret void, !dbg !50
}

define internal fastcc void @say(i8* noundef %0, %struct.__va_list_tag* noundef %1) unnamed_addr #1 !dbg !47 {
  %3 = icmp eq i8* %0, null, !dbg !51
  br i1 %3, label %6, label %4, !dbg !51

4:
  %5 = call i32 @__mw_print(i8* noundef nonnull %0, %struct.__va_list_tag* noundef %1) #8, !dbg !52
  br label %6, !dbg !52

6:
  ret void, !dbg !53
}

define dso_local void @vwarnx(i8* noundef %0, %struct.__va_list_tag* noundef %1) local_unnamed_addr #1 !dbg !54 {
  %3 = icmp eq i8* %0, null, !dbg !55
  br i1 %3, label %6, label %4, !dbg !55

4:
  %5 = call i32 @__mw_print(i8* noundef nonnull %0, %struct.__va_list_tag* noundef %1) #8, !dbg !57
  br label %6, !dbg !57

6:
  ret void, !dbg !58
}

define dso_local void @verr(i32 noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #3 !dbg !59 {
  call fastcc void @say(i8* noundef %1, %struct.__va_list_tag* noundef %2) #9, !dbg !60
  call void @__mw_leave_process(i32 noundef %0) #10, !dbg !60
  unreachable, !dbg !60
}

declare void @__mw_leave_process(i32 noundef) local_unnamed_addr #4

define dso_local void @verrx(i32 noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #3 !dbg !61 {
  call fastcc void @say(i8* noundef %1, %struct.__va_list_tag* noundef %2) #9, !dbg !62
  call void @__mw_leave_process(i32 noundef %0) #10, !dbg !62
  unreachable, !dbg !62
}

define dso_local void @vsyslog(i32 noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #1 !dbg !63 {
  %4 = icmp eq i8* %1, null, !dbg !64
  br i1 %4, label %7, label %5, !dbg !64

5:
  %6 = call i32 @__mw_print(i8* noundef nonnull %1, %struct.__va_list_tag* noundef %2) #8, !dbg !66
  br label %7, !dbg !66

7:
  ret void, !dbg !67
}

define dso_local void @warn(i8* noundef %0, ...) local_unnamed_addr #1 !dbg !68 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*, !dbg !69
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3) #11, !dbg !69
  call void @llvm.va_start(i8* nonnull %3), !dbg !69
  %4 = icmp eq i8* %0, null, !dbg !70
  br i1 %4, label %8, label %5, !dbg !70

5:
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, !dbg !69
  %7 = call i32 @__mw_print(i8* noundef nonnull %0, %struct.__va_list_tag* noundef %6) #8, !dbg !72
  br label %8, !dbg !72

8:
  call void @llvm.va_end(i8* %3), !dbg !69
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3) #11, !dbg !69
  ret void, !dbg !69
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #5

declare void @llvm.va_start(i8*) #6

declare void @llvm.va_end(i8*) #6

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #5

define dso_local void @warnx(i8* noundef %0, ...) local_unnamed_addr #1 !dbg !73 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*, !dbg !74
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3) #11, !dbg !74
  call void @llvm.va_start(i8* nonnull %3), !dbg !74
  %4 = icmp eq i8* %0, null, !dbg !75
  br i1 %4, label %8, label %5, !dbg !75

5:
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, !dbg !74
  %7 = call i32 @__mw_print(i8* noundef nonnull %0, %struct.__va_list_tag* noundef %6) #8, !dbg !77
  br label %8, !dbg !77

8:
  call void @llvm.va_end(i8* %3), !dbg !74
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3) #11, !dbg !74
  ret void, !dbg !74
}

define dso_local void @err(i32 noundef %0, i8* noundef %1, ...) local_unnamed_addr #3 !dbg !78 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*, !dbg !79
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #11, !dbg !79
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !79
  call void @llvm.va_start(i8* nonnull %4), !dbg !79
  call fastcc void @say(i8* noundef %1, %struct.__va_list_tag* noundef %5) #9, !dbg !79
  call void @llvm.va_end(i8* %4), !dbg !79
  call void @__mw_leave_process(i32 noundef %0) #10, !dbg !79
  unreachable, !dbg !79
}

define dso_local void @errx(i32 noundef %0, i8* noundef %1, ...) local_unnamed_addr #3 !dbg !80 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*, !dbg !81
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #11, !dbg !81
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !81
  call void @llvm.va_start(i8* nonnull %4), !dbg !81
  call fastcc void @say(i8* noundef %1, %struct.__va_list_tag* noundef %5) #9, !dbg !81
  call void @llvm.va_end(i8* %4), !dbg !81
  call void @__mw_leave_process(i32 noundef %0) #10, !dbg !81
  unreachable, !dbg !81
}

define dso_local void @syslog(i32 noundef %0, i8* noundef %1, ...) local_unnamed_addr #1 !dbg !82 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*, !dbg !83
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #11, !dbg !83
  call void @llvm.va_start(i8* nonnull %4), !dbg !83
  %5 = icmp eq i8* %1, null, !dbg !84
  br i1 %5, label %9, label %6, !dbg !84

6:
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !83
  %8 = call i32 @__mw_print(i8* noundef nonnull %1, %struct.__va_list_tag* noundef %7) #8, !dbg !86
  br label %9, !dbg !86

9:
  call void @llvm.va_end(i8* %4), !dbg !83
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #11, !dbg !83
  ret void, !dbg !83
}

define dso_local void @__syslog_chk(i32 noundef %0, i32 noundef %1, i8* noundef %2, ...) local_unnamed_addr #1 !dbg !87 {
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*, !dbg !88
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #11, !dbg !88
  call void @llvm.va_start(i8* nonnull %5), !dbg !88
  %6 = icmp eq i8* %2, null, !dbg !89
  br i1 %6, label %10, label %7, !dbg !89

7:
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !88
  %9 = call i32 @__mw_print(i8* noundef nonnull %2, %struct.__va_list_tag* noundef %8) #8, !dbg !91
  br label %10, !dbg !91

10:
  call void @llvm.va_end(i8* %5), !dbg !88
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #11, !dbg !88
  ret void, !dbg !88
}

define dso_local void @error(i32 noundef %0, i32 noundef %1, i8* noundef %2, ...) local_unnamed_addr #1 !dbg !92 {
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*, !dbg !93
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #11, !dbg !93
  call void @llvm.va_start(i8* nonnull %5), !dbg !93
  %6 = icmp eq i8* %2, null, !dbg !94
  br i1 %6, label %10, label %7, !dbg !94

7:
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !93
  %9 = call i32 @__mw_print(i8* noundef nonnull %2, %struct.__va_list_tag* noundef %8) #8, !dbg !96
  br label %10, !dbg !96

10:
  call void @llvm.va_end(i8* %5), !dbg !93
  %11 = icmp eq i32 %0, 0, !dbg !97
  br i1 %11, label %13, label %12, !dbg !97

12:
  call void @__mw_leave_process(i32 noundef %0) #10, !dbg !98
  unreachable, !dbg !98

13:
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #11, !dbg !99
  ret void, !dbg !99
}

define dso_local void @error_at_line(i32 noundef %0, i32 noundef %1, i8* nocapture noundef readnone %2, i32 noundef %3, i8* noundef %4, ...) local_unnamed_addr #1 !dbg !100 {
  %6 = alloca [1 x %struct.__va_list_tag], align 16
  %7 = bitcast [1 x %struct.__va_list_tag]* %6 to i8*, !dbg !101
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %7) #11, !dbg !101
  call void @llvm.va_start(i8* nonnull %7), !dbg !101
  %8 = icmp eq i8* %4, null, !dbg !102
  br i1 %8, label %12, label %9, !dbg !102

9:
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %6, i64 0, i64 0, !dbg !101
  %11 = call i32 @__mw_print(i8* noundef nonnull %4, %struct.__va_list_tag* noundef %10) #8, !dbg !104
  br label %12, !dbg !104

12:
  call void @llvm.va_end(i8* %7), !dbg !101
  %13 = icmp eq i32 %0, 0, !dbg !105
  br i1 %13, label %15, label %14, !dbg !105

14:
  call void @__mw_leave_process(i32 noundef %0) #10, !dbg !106
  unreachable, !dbg !106

15:
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %7) #11, !dbg !107
  ret void, !dbg !107
}

define dso_local void @openlog(i8* nocapture noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #7 !dbg !108 {
  ret void, !dbg !109
}

define dso_local void @closelog() local_unnamed_addr #7 !dbg !110 {
  ret void, !dbg !111
}

define dso_local i32 @setlogmask(i32 noundef %0) local_unnamed_addr #7 !dbg !112 {
  ret i32 0, !dbg !113
}

define dso_local i32 @backtrace(i8** nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #7 !dbg !114 {
  ret i32 0, !dbg !115
}

define dso_local noalias i8** @backtrace_symbols(i8** nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #7 !dbg !116 {
  ret i8** null, !dbg !117
}

define dso_local void @backtrace_symbols_fd(i8** nocapture noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #7 !dbg !118 {
  ret void, !dbg !119
}

declare i8* @__midway_thread_storage(i64 noundef) local_unnamed_addr #2

declare void @__midway_nondet(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

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
!8 = distinct !DISubprogram(name: "__errno_location", scope: !1, file: !1, line: 13, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 39, scope: !12, inlinedAt: !14)
!12 = distinct !DISubprogram(name: "area", scope: !13, file: !13, line: 39, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!13 = !DIFile(filename: "c/models.h", directory: ".")
!14 = distinct !DILocation(line: 13, scope: !8)
!15 = !DILocation(line: 13, scope: !8)
!16 = distinct !DISubprogram(name: "strerror", scope: !1, file: !1, line: 26, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!17 = !DILocation(line: 39, scope: !12, inlinedAt: !18)
!18 = distinct !DILocation(line: 26, scope: !16)
!19 = !DILocation(line: 26, scope: !16)
!20 = !DILocation(line: 21, scope: !21, inlinedAt: !22)
!21 = distinct !DISubprogram(name: "any_message", scope: !1, file: !1, line: 19, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!22 = distinct !DILocation(line: 26, scope: !16)
!23 = !DILocation(line: 22, scope: !21, inlinedAt: !22)
!24 = distinct !DISubprogram(name: "strerror_r", scope: !1, file: !1, line: 29, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!25 = !DILocation(line: 31, scope: !24)
!26 = !DILocation(line: 32, scope: !24)
!27 = !DILocation(line: 21, scope: !21, inlinedAt: !28)
!28 = distinct !DILocation(line: 33, scope: !24)
!29 = !DILocation(line: 22, scope: !21, inlinedAt: !28)
!30 = !DILocation(line: 33, scope: !24)
!31 = distinct !DISubprogram(name: "__xpg_strerror_r", scope: !1, file: !1, line: 36, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!32 = !DILocation(line: 31, scope: !24, inlinedAt: !33)
!33 = distinct !DILocation(line: 38, scope: !31)
!34 = !DILocation(line: 32, scope: !24, inlinedAt: !33)
!35 = !DILocation(line: 21, scope: !21, inlinedAt: !36)
!36 = distinct !DILocation(line: 33, scope: !24, inlinedAt: !33)
!37 = !DILocation(line: 22, scope: !21, inlinedAt: !36)
!38 = !DILocation(line: 33, scope: !24, inlinedAt: !33)
!39 = !DILocation(line: 39, scope: !31)
!40 = distinct !DISubprogram(name: "perror", scope: !1, file: !1, line: 42, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!41 = !DILocation(line: 44, scope: !40)
!42 = !DILocation(line: 45, scope: !40)
!43 = !DILocation(line: 46, scope: !40)
!44 = !DISubprogram(name: "read_string", scope: !13, file: !13, line: 48, type: !9, spFlags: DISPFlagOptimized)
!45 = distinct !DISubprogram(name: "vwarn", scope: !1, file: !1, line: 54, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!46 = !DILocation(line: 50, scope: !47, inlinedAt: !48)
!47 = distinct !DISubprogram(name: "say", scope: !1, file: !1, line: 48, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!48 = distinct !DILocation(line: 54, scope: !45)
!49 = !DILocation(line: 51, scope: !47, inlinedAt: !48)
!50 = !DILocation(line: 54, scope: !45)
!51 = !DILocation(line: 50, scope: !47)
!52 = !DILocation(line: 51, scope: !47)
!53 = !DILocation(line: 52, scope: !47)
!54 = distinct !DISubprogram(name: "vwarnx", scope: !1, file: !1, line: 55, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!55 = !DILocation(line: 50, scope: !47, inlinedAt: !56)
!56 = distinct !DILocation(line: 55, scope: !54)
!57 = !DILocation(line: 51, scope: !47, inlinedAt: !56)
!58 = !DILocation(line: 55, scope: !54)
!59 = distinct !DISubprogram(name: "verr", scope: !1, file: !1, line: 56, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!60 = !DILocation(line: 56, scope: !59)
!61 = distinct !DISubprogram(name: "verrx", scope: !1, file: !1, line: 57, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!62 = !DILocation(line: 57, scope: !61)
!63 = distinct !DISubprogram(name: "vsyslog", scope: !1, file: !1, line: 58, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!64 = !DILocation(line: 50, scope: !47, inlinedAt: !65)
!65 = distinct !DILocation(line: 58, scope: !63)
!66 = !DILocation(line: 51, scope: !47, inlinedAt: !65)
!67 = !DILocation(line: 58, scope: !63)
!68 = distinct !DISubprogram(name: "warn", scope: !1, file: !1, line: 66, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!69 = !DILocation(line: 66, scope: !68)
!70 = !DILocation(line: 50, scope: !47, inlinedAt: !71)
!71 = distinct !DILocation(line: 66, scope: !68)
!72 = !DILocation(line: 51, scope: !47, inlinedAt: !71)
!73 = distinct !DISubprogram(name: "warnx", scope: !1, file: !1, line: 67, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!74 = !DILocation(line: 67, scope: !73)
!75 = !DILocation(line: 50, scope: !47, inlinedAt: !76)
!76 = distinct !DILocation(line: 67, scope: !73)
!77 = !DILocation(line: 51, scope: !47, inlinedAt: !76)
!78 = distinct !DISubprogram(name: "err", scope: !1, file: !1, line: 68, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!79 = !DILocation(line: 68, scope: !78)
!80 = distinct !DISubprogram(name: "errx", scope: !1, file: !1, line: 69, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!81 = !DILocation(line: 69, scope: !80)
!82 = distinct !DISubprogram(name: "syslog", scope: !1, file: !1, line: 70, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!83 = !DILocation(line: 70, scope: !82)
!84 = !DILocation(line: 50, scope: !47, inlinedAt: !85)
!85 = distinct !DILocation(line: 70, scope: !82)
!86 = !DILocation(line: 51, scope: !47, inlinedAt: !85)
!87 = distinct !DISubprogram(name: "__syslog_chk", scope: !1, file: !1, line: 71, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!88 = !DILocation(line: 71, scope: !87)
!89 = !DILocation(line: 50, scope: !47, inlinedAt: !90)
!90 = distinct !DILocation(line: 71, scope: !87)
!91 = !DILocation(line: 51, scope: !47, inlinedAt: !90)
!92 = distinct !DISubprogram(name: "error", scope: !1, file: !1, line: 73, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!93 = !DILocation(line: 75, scope: !92)
!94 = !DILocation(line: 50, scope: !47, inlinedAt: !95)
!95 = distinct !DILocation(line: 75, scope: !92)
!96 = !DILocation(line: 51, scope: !47, inlinedAt: !95)
!97 = !DILocation(line: 76, scope: !92)
!98 = !DILocation(line: 77, scope: !92)
!99 = !DILocation(line: 78, scope: !92)
!100 = distinct !DISubprogram(name: "error_at_line", scope: !1, file: !1, line: 80, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!101 = !DILocation(line: 82, scope: !100)
!102 = !DILocation(line: 50, scope: !47, inlinedAt: !103)
!103 = distinct !DILocation(line: 82, scope: !100)
!104 = !DILocation(line: 51, scope: !47, inlinedAt: !103)
!105 = !DILocation(line: 83, scope: !100)
!106 = !DILocation(line: 84, scope: !100)
!107 = !DILocation(line: 85, scope: !100)
!108 = distinct !DISubprogram(name: "openlog", scope: !1, file: !1, line: 87, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!109 = !DILocation(line: 87, scope: !108)
!110 = distinct !DISubprogram(name: "closelog", scope: !1, file: !1, line: 88, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!111 = !DILocation(line: 88, scope: !110)
!112 = distinct !DISubprogram(name: "setlogmask", scope: !1, file: !1, line: 89, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!113 = !DILocation(line: 89, scope: !112)
!114 = distinct !DISubprogram(name: "backtrace", scope: !1, file: !1, line: 90, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!115 = !DILocation(line: 90, scope: !114)
!116 = distinct !DISubprogram(name: "backtrace_symbols", scope: !1, file: !1, line: 91, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!117 = !DILocation(line: 91, scope: !116)
!118 = distinct !DISubprogram(name: "backtrace_symbols_fd", scope: !1, file: !1, line: 92, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!119 = !DILocation(line: 92, scope: !118)
