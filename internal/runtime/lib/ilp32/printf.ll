target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i32, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i32, i32, [40 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque

define dso_local i32 @vfprintf(%struct._IO_FILE* noalias nocapture noundef readnone %0, i8* noalias noundef %1, i8* noundef %2) local_unnamed_addr #0 !dbg !9 {
  %4 = call i32 @__mw_print(i8* noundef %1, i8* noundef %2) #6, !dbg !12
  ret i32 %4, !dbg !12
}

declare i32 @__mw_print(i8* noundef, i8* noundef) local_unnamed_addr #1

define dso_local i32 @vprintf(i8* noalias noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !13 {
  %3 = call i32 @__mw_print(i8* noundef %0, i8* noundef %1) #6, !dbg !14
  ret i32 %3, !dbg !14
}

define dso_local i32 @vdprintf(i32 noundef %0, i8* noalias noundef %1, i8* noundef %2) local_unnamed_addr #0 !dbg !15 {
  %4 = call i32 @__mw_print(i8* noundef %1, i8* noundef %2) #6, !dbg !16
  ret i32 %4, !dbg !16
}

define dso_local i32 @vsnprintf(i8* noalias noundef %0, i32 noundef %1, i8* noalias noundef %2, i8* noundef %3) local_unnamed_addr #0 !dbg !17 {
  %5 = call i32 @__mw_format(i8* noundef %0, i32 noundef %1, i8* noundef %2, i8* noundef %3) #6, !dbg !18
  ret i32 %5, !dbg !18
}

declare i32 @__mw_format(i8* noundef, i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #1

define dso_local i32 @vsprintf(i8* noalias noundef %0, i8* noalias noundef %1, i8* noundef %2) local_unnamed_addr #0 !dbg !19 {
  %4 = call i32 @__mw_format(i8* noundef %0, i32 noundef 2147483647, i8* noundef %1, i8* noundef %2) #6, !dbg !20
  ret i32 %4, !dbg !20
}

define dso_local i32 @vasprintf(i8** noalias noundef %0, i8* noalias noundef %1, i8* noundef %2) local_unnamed_addr #0 !dbg !21 {
  %4 = call i32 @__mw_format(i8* noundef null, i32 noundef 0, i8* noundef %1, i8* noundef %2) #6, !dbg !22
  %5 = add i32 %4, 1, !dbg !23
  %6 = call noalias i8* @malloc(i32 noundef %5) #6, !dbg !23
  %7 = bitcast i8** %0 to i8*, !dbg !24
  call void @__midway_check(i8* noundef %7, i32 noundef 4, i32 noundef 1) #6, !dbg !24
  store i8* %6, i8** %0, align 4, !dbg !25
  %8 = icmp eq i8* %6, null, !dbg !26
  br i1 %8, label %11, label %9, !dbg !26

9:
  %10 = call i32 @__mw_format(i8* noundef nonnull %6, i32 noundef %5, i8* noundef %1, i8* noundef %2) #6, !dbg !27
  br label %11, !dbg !28

11:
  %12 = phi i32 [ %4, %9 ], [ -1, %3 ], !dbg !29
  ret i32 %12, !dbg !30
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

declare !dbg !31 noalias i8* @malloc(i32 noundef) local_unnamed_addr #3

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

define dso_local i32 @printf(i8* noalias noundef %0, ...) local_unnamed_addr #0 !dbg !33 {
  %2 = alloca i8*, align 4
  %3 = bitcast i8** %2 to i8*, !dbg !34
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #7, !dbg !34
  call void @llvm.va_start(i8* nonnull %3), !dbg !34
  %4 = load i8*, i8** %2, align 4, !dbg !34
  %5 = call i32 @__mw_print(i8* noundef %0, i8* noundef %4) #6, !dbg !34
  call void @llvm.va_end(i8* %3), !dbg !34
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #7, !dbg !34
  ret i32 %5, !dbg !34
}

declare void @llvm.va_start(i8*) #4

declare void @llvm.va_end(i8*) #4

define dso_local i32 @fprintf(%struct._IO_FILE* noalias nocapture noundef readnone %0, i8* noalias noundef %1, ...) local_unnamed_addr #0 !dbg !35 {
  %3 = alloca i8*, align 4
  %4 = bitcast i8** %3 to i8*, !dbg !36
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #7, !dbg !36
  call void @llvm.va_start(i8* nonnull %4), !dbg !36
  %5 = load i8*, i8** %3, align 4, !dbg !36
  %6 = call i32 @__mw_print(i8* noundef %1, i8* noundef %5) #6, !dbg !36
  call void @llvm.va_end(i8* %4), !dbg !36
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #7, !dbg !36
  ret i32 %6, !dbg !36
}

define dso_local i32 @dprintf(i32 noundef %0, i8* noalias noundef %1, ...) local_unnamed_addr #0 !dbg !37 {
  %3 = alloca i8*, align 4
  %4 = bitcast i8** %3 to i8*, !dbg !38
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #7, !dbg !38
  call void @llvm.va_start(i8* nonnull %4), !dbg !38
  %5 = load i8*, i8** %3, align 4, !dbg !38
  %6 = call i32 @__mw_print(i8* noundef %1, i8* noundef %5) #6, !dbg !38
  call void @llvm.va_end(i8* %4), !dbg !38
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #7, !dbg !38
  ret i32 %6, !dbg !38
}

define dso_local i32 @sprintf(i8* noalias noundef %0, i8* noalias noundef %1, ...) local_unnamed_addr #0 !dbg !39 {
  %3 = alloca i8*, align 4
  %4 = bitcast i8** %3 to i8*, !dbg !40
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #7, !dbg !40
  call void @llvm.va_start(i8* nonnull %4), !dbg !40
  %5 = load i8*, i8** %3, align 4, !dbg !40
  %6 = call i32 @__mw_format(i8* noundef %0, i32 noundef 2147483647, i8* noundef %1, i8* noundef %5) #6, !dbg !40
  call void @llvm.va_end(i8* %4), !dbg !40
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #7, !dbg !40
  ret i32 %6, !dbg !40
}

define dso_local i32 @snprintf(i8* noalias noundef %0, i32 noundef %1, i8* noalias noundef %2, ...) local_unnamed_addr #0 !dbg !41 {
  %4 = alloca i8*, align 4
  %5 = bitcast i8** %4 to i8*, !dbg !42
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #7, !dbg !42
  call void @llvm.va_start(i8* nonnull %5), !dbg !42
  %6 = load i8*, i8** %4, align 4, !dbg !42
  %7 = call i32 @__mw_format(i8* noundef %0, i32 noundef %1, i8* noundef %2, i8* noundef %6) #6, !dbg !42
  call void @llvm.va_end(i8* %5), !dbg !42
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #7, !dbg !42
  ret i32 %7, !dbg !42
}

define dso_local i32 @asprintf(i8** noalias noundef %0, i8* noalias noundef %1, ...) local_unnamed_addr #0 !dbg !43 {
  %3 = alloca i8*, align 4
  %4 = bitcast i8** %3 to i8*, !dbg !44
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #7, !dbg !44
  call void @llvm.va_start(i8* nonnull %4), !dbg !44
  %5 = load i8*, i8** %3, align 4, !dbg !44
  call void @llvm.experimental.noalias.scope.decl(metadata !45), !dbg !44
  %6 = call i32 @__mw_format(i8* noundef null, i32 noundef 0, i8* noundef %1, i8* noundef %5) #6, !dbg !48, !noalias !45
  %7 = add i32 %6, 1, !dbg !50
  %8 = call noalias i8* @malloc(i32 noundef %7) #6, !dbg !50, !noalias !45
  %9 = bitcast i8** %0 to i8*, !dbg !51
  call void @__midway_check(i8* noundef %9, i32 noundef 4, i32 noundef 1) #6, !dbg !51
  store i8* %8, i8** %0, align 4, !dbg !52, !alias.scope !45, !noalias !53
  %10 = icmp eq i8* %8, null, !dbg !55
  br i1 %10, label %13, label %11, !dbg !55

11:
  %12 = call i32 @__mw_format(i8* noundef nonnull %8, i32 noundef %7, i8* noundef %1, i8* noundef %5) #6, !dbg !56
  br label %13, !dbg !57

13:
  %14 = phi i32 [ %6, %11 ], [ -1, %2 ], !dbg !58
  call void @llvm.va_end(i8* %4), !dbg !44
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #7, !dbg !44
  ret i32 %14, !dbg !44
}

define dso_local i32 @__printf_chk(i32 noundef %0, i8* noalias noundef %1, ...) local_unnamed_addr #0 !dbg !59 {
  %3 = alloca i8*, align 4
  %4 = bitcast i8** %3 to i8*, !dbg !60
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #7, !dbg !60
  call void @llvm.va_start(i8* nonnull %4), !dbg !60
  %5 = load i8*, i8** %3, align 4, !dbg !60
  %6 = call i32 @__mw_print(i8* noundef %1, i8* noundef %5) #6, !dbg !60
  call void @llvm.va_end(i8* %4), !dbg !60
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #7, !dbg !60
  ret i32 %6, !dbg !60
}

define dso_local i32 @__fprintf_chk(%struct._IO_FILE* noalias nocapture noundef readnone %0, i32 noundef %1, i8* noalias noundef %2, ...) local_unnamed_addr #0 !dbg !61 {
  %4 = alloca i8*, align 4
  %5 = bitcast i8** %4 to i8*, !dbg !62
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #7, !dbg !62
  call void @llvm.va_start(i8* nonnull %5), !dbg !62
  %6 = load i8*, i8** %4, align 4, !dbg !62
  %7 = call i32 @__mw_print(i8* noundef %2, i8* noundef %6) #6, !dbg !62
  call void @llvm.va_end(i8* %5), !dbg !62
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #7, !dbg !62
  ret i32 %7, !dbg !62
}

define dso_local i32 @__sprintf_chk(i8* noalias noundef %0, i32 noundef %1, i32 noundef %2, i8* noalias noundef %3, ...) local_unnamed_addr #0 !dbg !63 {
  %5 = alloca i8*, align 4
  %6 = bitcast i8** %5 to i8*, !dbg !64
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #7, !dbg !64
  call void @llvm.va_start(i8* nonnull %6), !dbg !64
  %7 = load i8*, i8** %5, align 4, !dbg !64
  %8 = call i32 @__mw_format(i8* noundef %0, i32 noundef 2147483647, i8* noundef %3, i8* noundef %7) #6, !dbg !64
  call void @llvm.va_end(i8* %6), !dbg !64
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #7, !dbg !64
  ret i32 %8, !dbg !64
}

define dso_local i32 @__snprintf_chk(i8* noalias noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i8* noalias noundef %4, ...) local_unnamed_addr #0 !dbg !65 {
  %6 = alloca i8*, align 4
  %7 = bitcast i8** %6 to i8*, !dbg !66
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #7, !dbg !66
  call void @llvm.va_start(i8* nonnull %7), !dbg !66
  %8 = load i8*, i8** %6, align 4, !dbg !66
  %9 = call i32 @__mw_format(i8* noundef %0, i32 noundef %1, i8* noundef %4, i8* noundef %8) #6, !dbg !66
  call void @llvm.va_end(i8* %7), !dbg !66
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7) #7, !dbg !66
  ret i32 %9, !dbg !66
}

define dso_local i32 @__vfprintf_chk(%struct._IO_FILE* noalias nocapture noundef readnone %0, i32 noundef %1, i8* noalias noundef %2, i8* noundef %3) local_unnamed_addr #0 !dbg !67 {
  %5 = call i32 @__mw_print(i8* noundef %2, i8* noundef %3) #6, !dbg !68
  ret i32 %5, !dbg !68
}

define dso_local i32 @__vprintf_chk(i32 noundef %0, i8* noalias noundef %1, i8* noundef %2) local_unnamed_addr #0 !dbg !69 {
  %4 = call i32 @__mw_print(i8* noundef %1, i8* noundef %2) #6, !dbg !70
  ret i32 %4, !dbg !70
}

define dso_local i32 @__vsnprintf_chk(i8* noalias noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i8* noalias noundef %4, i8* noundef %5) local_unnamed_addr #0 !dbg !71 {
  %7 = call i32 @__mw_format(i8* noundef %0, i32 noundef %1, i8* noundef %4, i8* noundef %5) #6, !dbg !72
  ret i32 %7, !dbg !72
}

define dso_local i32 @__vsprintf_chk(i8* noalias noundef %0, i32 noundef %1, i32 noundef %2, i8* noalias noundef %3, i8* noundef %4) local_unnamed_addr #0 !dbg !73 {
  %6 = call i32 @__mw_format(i8* noundef %0, i32 noundef 2147483647, i8* noundef %3, i8* noundef %4) #6, !dbg !74
  ret i32 %6, !dbg !74
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
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/printf.c", directory: ".")
!2 = !{i32 1, !"NumRegisterParameters", i32 0}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"PIC Level", i32 2}
!7 = !{i32 7, !"PIE Level", i32 2}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "vfprintf", scope: !1, file: !1, line: 7, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 7, scope: !9)
!13 = distinct !DISubprogram(name: "vprintf", scope: !1, file: !1, line: 8, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!14 = !DILocation(line: 8, scope: !13)
!15 = distinct !DISubprogram(name: "vdprintf", scope: !1, file: !1, line: 9, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!16 = !DILocation(line: 9, scope: !15)
!17 = distinct !DISubprogram(name: "vsnprintf", scope: !1, file: !1, line: 10, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!18 = !DILocation(line: 10, scope: !17)
!19 = distinct !DISubprogram(name: "vsprintf", scope: !1, file: !1, line: 11, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!20 = !DILocation(line: 11, scope: !19)
!21 = distinct !DISubprogram(name: "vasprintf", scope: !1, file: !1, line: 13, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!22 = !DILocation(line: 15, scope: !21)
!23 = !DILocation(line: 16, scope: !21)
!24 = !DILocation(line: 17, scope: !21)
!25 = !DILocation(line: 18, scope: !21)
!26 = !DILocation(line: 19, scope: !21)
!27 = !DILocation(line: 21, scope: !21)
!28 = !DILocation(line: 22, scope: !21)
!29 = !DILocation(line: 0, scope: !21)
!30 = !DILocation(line: 23, scope: !21)
!31 = !DISubprogram(name: "malloc", scope: !32, file: !32, line: 553, type: !10, spFlags: DISPFlagOptimized)
!32 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!33 = distinct !DISubprogram(name: "printf", scope: !1, file: !1, line: 35, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!34 = !DILocation(line: 35, scope: !33)
!35 = distinct !DISubprogram(name: "fprintf", scope: !1, file: !1, line: 36, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!36 = !DILocation(line: 36, scope: !35)
!37 = distinct !DISubprogram(name: "dprintf", scope: !1, file: !1, line: 37, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!38 = !DILocation(line: 37, scope: !37)
!39 = distinct !DISubprogram(name: "sprintf", scope: !1, file: !1, line: 38, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!40 = !DILocation(line: 38, scope: !39)
!41 = distinct !DISubprogram(name: "snprintf", scope: !1, file: !1, line: 39, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!42 = !DILocation(line: 39, scope: !41)
!43 = distinct !DISubprogram(name: "asprintf", scope: !1, file: !1, line: 40, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!44 = !DILocation(line: 40, scope: !43)
!45 = !{!46}
!46 = distinct !{!46, !47, !"vasprintf: argument 0"}
!47 = distinct !{!47, !"vasprintf"}
!48 = !DILocation(line: 15, scope: !21, inlinedAt: !49)
!49 = distinct !DILocation(line: 40, scope: !43)
!50 = !DILocation(line: 16, scope: !21, inlinedAt: !49)
!51 = !DILocation(line: 17, scope: !21, inlinedAt: !49)
!52 = !DILocation(line: 18, scope: !21, inlinedAt: !49)
!53 = !{!54}
!54 = distinct !{!54, !47, !"vasprintf: argument 1"}
!55 = !DILocation(line: 19, scope: !21, inlinedAt: !49)
!56 = !DILocation(line: 21, scope: !21, inlinedAt: !49)
!57 = !DILocation(line: 22, scope: !21, inlinedAt: !49)
!58 = !DILocation(line: 0, scope: !21, inlinedAt: !49)
!59 = distinct !DISubprogram(name: "__printf_chk", scope: !1, file: !1, line: 42, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!60 = !DILocation(line: 42, scope: !59)
!61 = distinct !DISubprogram(name: "__fprintf_chk", scope: !1, file: !1, line: 43, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!62 = !DILocation(line: 43, scope: !61)
!63 = distinct !DISubprogram(name: "__sprintf_chk", scope: !1, file: !1, line: 44, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!64 = !DILocation(line: 45, scope: !63)
!65 = distinct !DISubprogram(name: "__snprintf_chk", scope: !1, file: !1, line: 46, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!66 = !DILocation(line: 47, scope: !65)
!67 = distinct !DISubprogram(name: "__vfprintf_chk", scope: !1, file: !1, line: 48, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!68 = !DILocation(line: 48, scope: !67)
!69 = distinct !DISubprogram(name: "__vprintf_chk", scope: !1, file: !1, line: 49, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!70 = !DILocation(line: 49, scope: !69)
!71 = distinct !DISubprogram(name: "__vsnprintf_chk", scope: !1, file: !1, line: 50, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!72 = !DILocation(line: 52, scope: !71)
!73 = distinct !DISubprogram(name: "__vsprintf_chk", scope: !1, file: !1, line: 54, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!74 = !DILocation(line: 56, scope: !73)
