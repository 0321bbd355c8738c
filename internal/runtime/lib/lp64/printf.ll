target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque
%struct.__va_list_tag = type { i32, i32, i8*, i8* }

define dso_local i32 @vfprintf(%struct._IO_FILE* noalias nocapture noundef readnone %0, i8* noalias noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #0 !dbg !8 {
  %4 = call i32 @__mw_print(i8* noundef %1, %struct.__va_list_tag* noundef %2) #6, !dbg !11
  ret i32 %4, !dbg !11
}

declare i32 @__mw_print(i8* noundef, %struct.__va_list_tag* noundef) local_unnamed_addr #1

define dso_local i32 @vprintf(i8* noalias noundef %0, %struct.__va_list_tag* noundef %1) local_unnamed_addr #0 !dbg !12 {
  %3 = call i32 @__mw_print(i8* noundef %0, %struct.__va_list_tag* noundef %1) #6, !dbg !13
  ret i32 %3, !dbg !13
}

define dso_local i32 @vdprintf(i32 noundef %0, i8* noalias noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #0 !dbg !14 {
  %4 = call i32 @__mw_print(i8* noundef %1, %struct.__va_list_tag* noundef %2) #6, !dbg !15
  ret i32 %4, !dbg !15
}

define dso_local i32 @vsnprintf(i8* noalias noundef %0, i64 noundef %1, i8* noalias noundef %2, %struct.__va_list_tag* noundef %3) local_unnamed_addr #0 !dbg !16 {
  %5 = call i32 @__mw_format(i8* noundef %0, i64 noundef %1, i8* noundef %2, %struct.__va_list_tag* noundef %3) #6, !dbg !17
  ret i32 %5, !dbg !17
}

declare i32 @__mw_format(i8* noundef, i64 noundef, i8* noundef, %struct.__va_list_tag* noundef) local_unnamed_addr #1

define dso_local i32 @vsprintf(i8* noalias noundef %0, i8* noalias noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #0 !dbg !18 {
  %4 = call i32 @__mw_format(i8* noundef %0, i64 noundef 2147483647, i8* noundef %1, %struct.__va_list_tag* noundef %2) #6, !dbg !19
  ret i32 %4, !dbg !19
}

define dso_local i32 @vasprintf(i8** noalias noundef %0, i8* noalias noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #0 !dbg !20 {
  %4 = call i32 @__mw_format(i8* noundef null, i64 noundef 0, i8* noundef %1, %struct.__va_list_tag* noundef %2) #6, !dbg !21
  %5 = sext i32 %4 to i64, !dbg !22
  %6 = add nsw i64 %5, 1, !dbg !22
  %7 = call noalias i8* @malloc(i64 noundef %6) #6, !dbg !22
  %8 = bitcast i8** %0 to i8*, !dbg !23
  call void @__midway_check(i8* noundef %8, i64 noundef 8, i32 noundef 1) #6, !dbg !23
  store i8* %7, i8** %0, align 8, !dbg !24
  %9 = icmp eq i8* %7, null, !dbg !25
  br i1 %9, label %12, label %10, !dbg !25

10:
  %11 = call i32 @__mw_format(i8* noundef nonnull %7, i64 noundef %6, i8* noundef %1, %struct.__va_list_tag* noundef %2) #6, !dbg !26
  br label %12, !dbg !27

12:
  %13 = phi i32 [ %4, %10 ], [ -1, %3 ], !dbg !28
  ret i32 %13, !dbg !29
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

declare !dbg !30 noalias i8* @malloc(i64 noundef) local_unnamed_addr #3

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

define dso_local i32 @printf(i8* noalias noundef %0, ...) local_unnamed_addr #0 !dbg !32 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*, !dbg !33
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3) #7, !dbg !33
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, !dbg !33
  call void @llvm.va_start(i8* nonnull %3), !dbg !33
  %5 = call i32 @__mw_print(i8* noundef %0, %struct.__va_list_tag* noundef %4) #6, !dbg !33
  call void @llvm.va_end(i8* %3), !dbg !33
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3) #7, !dbg !33
  ret i32 %5, !dbg !33
}

declare void @llvm.va_start(i8*) #4

declare void @llvm.va_end(i8*) #4

define dso_local i32 @fprintf(%struct._IO_FILE* noalias nocapture noundef readnone %0, i8* noalias noundef %1, ...) local_unnamed_addr #0 !dbg !34 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*, !dbg !35
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #7, !dbg !35
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !35
  call void @llvm.va_start(i8* nonnull %4), !dbg !35
  %6 = call i32 @__mw_print(i8* noundef %1, %struct.__va_list_tag* noundef %5) #6, !dbg !35
  call void @llvm.va_end(i8* %4), !dbg !35
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #7, !dbg !35
  ret i32 %6, !dbg !35
}

define dso_local i32 @dprintf(i32 noundef %0, i8* noalias noundef %1, ...) local_unnamed_addr #0 !dbg !36 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*, !dbg !37
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #7, !dbg !37
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !37
  call void @llvm.va_start(i8* nonnull %4), !dbg !37
  %6 = call i32 @__mw_print(i8* noundef %1, %struct.__va_list_tag* noundef %5) #6, !dbg !37
  call void @llvm.va_end(i8* %4), !dbg !37
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #7, !dbg !37
  ret i32 %6, !dbg !37
}

define dso_local i32 @sprintf(i8* noalias noundef %0, i8* noalias noundef %1, ...) local_unnamed_addr #0 !dbg !38 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*, !dbg !39
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #7, !dbg !39
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !39
  call void @llvm.va_start(i8* nonnull %4), !dbg !39
  %6 = call i32 @__mw_format(i8* noundef %0, i64 noundef 2147483647, i8* noundef %1, %struct.__va_list_tag* noundef %5) #6, !dbg !39
  call void @llvm.va_end(i8* %4), !dbg !39
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #7, !dbg !39
  ret i32 %6, !dbg !39
}

define dso_local i32 @snprintf(i8* noalias noundef %0, i64 noundef %1, i8* noalias noundef %2, ...) local_unnamed_addr #0 !dbg !40 {
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*, !dbg !41
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #7, !dbg !41
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !41
  call void @llvm.va_start(i8* nonnull %5), !dbg !41
  %7 = call i32 @__mw_format(i8* noundef %0, i64 noundef %1, i8* noundef %2, %struct.__va_list_tag* noundef %6) #6, !dbg !41
  call void @llvm.va_end(i8* %5), !dbg !41
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #7, !dbg !41
  ret i32 %7, !dbg !41
}

define dso_local i32 @asprintf(i8** noalias noundef %0, i8* noalias noundef %1, ...) local_unnamed_addr #0 !dbg !42 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*, !dbg !43
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #7, !dbg !43
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !43
  call void @llvm.va_start(i8* nonnull %4), !dbg !43
  call void @llvm.experimental.noalias.scope.decl(metadata !44), !dbg !43
  %6 = call i32 @__mw_format(i8* noundef null, i64 noundef 0, i8* noundef %1, %struct.__va_list_tag* noundef %5) #6, !dbg !47, !noalias !44
  %7 = sext i32 %6 to i64, !dbg !49
  %8 = add nsw i64 %7, 1, !dbg !49
  %9 = call noalias i8* @malloc(i64 noundef %8) #6, !dbg !49, !noalias !44
  %10 = bitcast i8** %0 to i8*, !dbg !50
  call void @__midway_check(i8* noundef %10, i64 noundef 8, i32 noundef 1) #6, !dbg !50
  store i8* %9, i8** %0, align 8, !dbg !51, !alias.scope !44, !noalias !52
  %11 = icmp eq i8* %9, null, !dbg !54
  br i1 %11, label %14, label %12, !dbg !54

12:
  %13 = call i32 @__mw_format(i8* noundef nonnull %9, i64 noundef %8, i8* noundef %1, %struct.__va_list_tag* noundef %5) #6, !dbg !55
  br label %14, !dbg !56

14:
  %15 = phi i32 [ %6, %12 ], [ -1, %2 ], !dbg !57
  call void @llvm.va_end(i8* %4), !dbg !43
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #7, !dbg !43
  ret i32 %15, !dbg !43
}

define dso_local i32 @__printf_chk(i32 noundef %0, i8* noalias noundef %1, ...) local_unnamed_addr #0 !dbg !58 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*, !dbg !59
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #7, !dbg !59
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !59
  call void @llvm.va_start(i8* nonnull %4), !dbg !59
  %6 = call i32 @__mw_print(i8* noundef %1, %struct.__va_list_tag* noundef %5) #6, !dbg !59
  call void @llvm.va_end(i8* %4), !dbg !59
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #7, !dbg !59
  ret i32 %6, !dbg !59
}

define dso_local i32 @__fprintf_chk(%struct._IO_FILE* noalias nocapture noundef readnone %0, i32 noundef %1, i8* noalias noundef %2, ...) local_unnamed_addr #0 !dbg !60 {
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*, !dbg !61
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #7, !dbg !61
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !61
  call void @llvm.va_start(i8* nonnull %5), !dbg !61
  %7 = call i32 @__mw_print(i8* noundef %2, %struct.__va_list_tag* noundef %6) #6, !dbg !61
  call void @llvm.va_end(i8* %5), !dbg !61
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #7, !dbg !61
  ret i32 %7, !dbg !61
}

define dso_local i32 @__sprintf_chk(i8* noalias noundef %0, i32 noundef %1, i64 noundef %2, i8* noalias noundef %3, ...) local_unnamed_addr #0 !dbg !62 {
  %5 = alloca [1 x %struct.__va_list_tag], align 16
  %6 = bitcast [1 x %struct.__va_list_tag]* %5 to i8*, !dbg !63
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %6) #7, !dbg !63
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %5, i64 0, i64 0, !dbg !63
  call void @llvm.va_start(i8* nonnull %6), !dbg !63
  %8 = call i32 @__mw_format(i8* noundef %0, i64 noundef 2147483647, i8* noundef %3, %struct.__va_list_tag* noundef %7) #6, !dbg !63
  call void @llvm.va_end(i8* %6), !dbg !63
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %6) #7, !dbg !63
  ret i32 %8, !dbg !63
}

define dso_local i32 @__snprintf_chk(i8* noalias noundef %0, i64 noundef %1, i32 noundef %2, i64 noundef %3, i8* noalias noundef %4, ...) local_unnamed_addr #0 !dbg !64 {
  %6 = alloca [1 x %struct.__va_list_tag], align 16
  %7 = bitcast [1 x %struct.__va_list_tag]* %6 to i8*, !dbg !65
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %7) #7, !dbg !65
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %6, i64 0, i64 0, !dbg !65
  call void @llvm.va_start(i8* nonnull %7), !dbg !65
  %9 = call i32 @__mw_format(i8* noundef %0, i64 noundef %1, i8* noundef %4, %struct.__va_list_tag* noundef %8) #6, !dbg !65
  call void @llvm.va_end(i8* %7), !dbg !65
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %7) #7, !dbg !65
  ret i32 %9, !dbg !65
}

define dso_local i32 @__vfprintf_chk(%struct._IO_FILE* noalias nocapture noundef readnone %0, i32 noundef %1, i8* noalias noundef %2, %struct.__va_list_tag* noundef %3) local_unnamed_addr #0 !dbg !66 {
  %5 = call i32 @__mw_print(i8* noundef %2, %struct.__va_list_tag* noundef %3) #6, !dbg !67
  ret i32 %5, !dbg !67
}

define dso_local i32 @__vprintf_chk(i32 noundef %0, i8* noalias noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #0 !dbg !68 {
  %4 = call i32 @__mw_print(i8* noundef %1, %struct.__va_list_tag* noundef %2) #6, !dbg !69
  ret i32 %4, !dbg !69
}

define dso_local i32 @__vsnprintf_chk(i8* noalias noundef %0, i64 noundef %1, i32 noundef %2, i64 noundef %3, i8* noalias noundef %4, %struct.__va_list_tag* noundef %5) local_unnamed_addr #0 !dbg !70 {
  %7 = call i32 @__mw_format(i8* noundef %0, i64 noundef %1, i8* noundef %4, %struct.__va_list_tag* noundef %5) #6, !dbg !71
  ret i32 %7, !dbg !71
}

define dso_local i32 @__vsprintf_chk(i8* noalias noundef %0, i32 noundef %1, i64 noundef %2, i8* noalias noundef %3, %struct.__va_list_tag* noundef %4) local_unnamed_addr #0 !dbg !72 {
  %6 = call i32 @__mw_format(i8* noundef %0, i64 noundef 2147483647, i8* noundef %3, %struct.__va_list_tag* noundef %4) #6, !dbg !73
  ret i32 %6, !dbg !73
}

declare void @llvm.experimental.noalias.scope.decl(metadata) #5

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #3 = { nounwind null_pointer_is_valid }
attributes #4 = { mustprogress nofree nosync nounwind willreturn }
attributes #5 = { inaccessiblememonly nofree nosync nounwind willreturn }
attributes #6 = { nobuiltin nounwind }
attributes #7 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/printf.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{!"Debian clang version 14.0.6"}
!8 = distinct !DISubprogram(name: "vfprintf", scope: !1, file: !1, line: 7, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 7, scope: !8)
!12 = distinct !DISubprogram(name: "vprintf", scope: !1, file: !1, line: 8, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!13 = !DILocation(line: 8, scope: !12)
!14 = distinct !DISubprogram(name: "vdprintf", scope: !1, file: !1, line: 9, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!15 = !DILocation(line: 9, scope: !14)
!16 = distinct !DISubprogram(name: "vsnprintf", scope: !1, file: !1, line: 10, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!17 = !DILocation(line: 10, scope: !16)
!18 = distinct !DISubprogram(name: "vsprintf", scope: !1, file: !1, line: 11, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!19 = !DILocation(line: 11, scope: !18)
!20 = distinct !DISubprogram(name: "vasprintf", scope: !1, file: !1, line: 13, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!21 = !DILocation(line: 15, scope: !20)
!22 = !DILocation(line: 16, scope: !20)
!23 = !DILocation(line: 17, scope: !20)
!24 = !DILocation(line: 18, scope: !20)
!25 = !DILocation(line: 19, scope: !20)
!26 = !DILocation(line: 21, scope: !20)
!27 = !DILocation(line: 22, scope: !20)
!28 = !DILocation(line: 0, scope: !20)
!29 = !DILocation(line: 23, scope: !20)
!30 = !DISubprogram(name: "malloc", scope: !31, file: !31, line: 553, type: !9, spFlags: DISPFlagOptimized)
!31 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!32 = distinct !DISubprogram(name: "printf", scope: !1, file: !1, line: 35, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!33 = !DILocation(line: 35, scope: !32)
!34 = distinct !DISubprogram(name: "fprintf", scope: !1, file: !1, line: 36, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!35 = !DILocation(line: 36, scope: !34)
!36 = distinct !DISubprogram(name: "dprintf", scope: !1, file: !1, line: 37, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!37 = !DILocation(line: 37, scope: !36)
!38 = distinct !DISubprogram(name: "sprintf", scope: !1, file: !1, line: 38, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!39 = !DILocation(line: 38, scope: !38)
!40 = distinct !DISubprogram(name: "snprintf", scope: !1, file: !1, line: 39, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!41 = !DILocation(line: 39, scope: !40)
!42 = distinct !DISubprogram(name: "asprintf", scope: !1, file: !1, line: 40, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!43 = !DILocation(line: 40, scope: !42)
!44 = !{!45}
!45 = distinct !{!45, !46, !"vasprintf: argument 0"}
!46 = distinct !{!46, !"vasprintf"}
!47 = !DILocation(line: 15, scope: !20, inlinedAt: !48)
!48 = distinct !DILocation(line: 40, scope: !42)
!49 = !DILocation(line: 16, scope: !20, inlinedAt: !48)
!50 = !DILocation(line: 17, scope: !20, inlinedAt: !48)
!51 = !DILocation(line: 18, scope: !20, inlinedAt: !48)
!52 = !{!53}
!53 = distinct !{!53, !46, !"vasprintf: argument 1"}
!54 = !DILocation(line: 19, scope: !20, inlinedAt: !48)
!55 = !DILocation(line: 21, scope: !20, inlinedAt: !48)
!56 = !DILocation(line: 22, scope: !20, inlinedAt: !48)
!57 = !DILocation(line: 0, scope: !20, inlinedAt: !48)
!58 = distinct !DISubprogram(name: "__printf_chk", scope: !1, file: !1, line: 42, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!59 = !DILocation(line: 42, scope: !58)
!60 = distinct !DISubprogram(name: "__fprintf_chk", scope: !1, file: !1, line: 43, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!61 = !DILocation(line: 43, scope: !60)
!62 = distinct !DISubprogram(name: "__sprintf_chk", scope: !1, file: !1, line: 44, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!63 = !DILocation(line: 45, scope: !62)
!64 = distinct !DISubprogram(name: "__snprintf_chk", scope: !1, file: !1, line: 46, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!65 = !DILocation(line: 47, scope: !64)
!66 = distinct !DISubprogram(name: "__vfprintf_chk", scope: !1, file: !1, line: 48, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!67 = !DILocation(line: 48, scope: !66)
!68 = distinct !DISubprogram(name: "__vprintf_chk", scope: !1, file: !1, line: 49, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!69 = !DILocation(line: 49, scope: !68)
!70 = distinct !DISubprogram(name: "__vsnprintf_chk", scope: !1, file: !1, line: 50, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!71 = !DILocation(line: 52, scope: !70)
!72 = distinct !DISubprogram(name: "__vsprintf_chk", scope: !1, file: !1, line: 54, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!73 = !DILocation(line: 56, scope: !72)
