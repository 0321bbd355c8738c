target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.shmid_ds = type { %struct.ipc_perm, i64, i64, i64, i64, i32, i32, i64, i64, i64 }
%struct.ipc_perm = type { i32, i32, i32, i32, i32, i32, i16, i16, i64, i64 }

@.str = private unnamed_addr constant [11 x i8] c"mmap fails\00", align 1
@.str.1 = private unnamed_addr constant [20 x i8] c"mmap with MAP_FIXED\00", align 1
@.str.2 = private unnamed_addr constant [12 x i8] c"mapped file\00", align 1
@.str.3 = private unnamed_addr constant [9 x i8] c"mprotect\00", align 1
@.str.4 = private unnamed_addr constant [6 x i8] c"msync\00", align 1
@.str.5 = private unnamed_addr constant [8 x i8] c"madvise\00", align 1
@.str.6 = private unnamed_addr constant [6 x i8] c"mlock\00", align 1
@.str.7 = private unnamed_addr constant [8 x i8] c"munlock\00", align 1
@.str.8 = private unnamed_addr constant [9 x i8] c"mlockall\00", align 1
@.str.9 = private unnamed_addr constant [11 x i8] c"munlockall\00", align 1
@.str.10 = private unnamed_addr constant [9 x i8] c"shm_open\00", align 1
@.str.11 = private unnamed_addr constant [11 x i8] c"shm_unlink\00", align 1
@.str.12 = private unnamed_addr constant [5 x i8] c"sbrk\00", align 1
@.str.13 = private unnamed_addr constant [7 x i8] c"shmget\00", align 1
@.str.14 = private unnamed_addr constant [46 x i8] c"shmat: System V shared memory is not modelled\00", align 1
@.str.15 = private unnamed_addr constant [7 x i8] c"shmctl\00", align 1

define dso_local i8* @mmap(i8* nocapture readnone %0, i64 noundef %1, i32 %2, i32 noundef %3, i32 %4, i64 %5) local_unnamed_addr #0 !dbg !8 {
  %7 = icmp eq i64 %1, 0, !dbg !11
  br i1 %7, label %8, label %10, !dbg !11

8:
  %9 = call i32 @__mw_fail(i32 noundef 22) #6, !dbg !12
  br label %30, !dbg !12

10:
  %11 = call i32 @__midway_option(i32 noundef 1) #6, !dbg !13
  %12 = icmp eq i32 %11, 0, !dbg !13
  br i1 %12, label %18, label %13, !dbg !13

13:
  %14 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0)) #6, !dbg !13
  %15 = icmp eq i32 %14, 0, !dbg !13
  br i1 %15, label %18, label %16, !dbg !13

16:
  %17 = call i32 @__mw_fail(i32 noundef 12) #6, !dbg !14
  br label %30, !dbg !14

18:
  %19 = and i32 %3, 16, !dbg !15
  %20 = icmp eq i32 %19, 0, !dbg !15
  br i1 %20, label %22, label %21, !dbg !15

21:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0)) #7, !dbg !16
  unreachable, !dbg !16

22:
  %23 = add i64 %1, 4095, !dbg !17
  %24 = and i64 %23, -4096, !dbg !17
  %25 = call i8* @__midway_alloc(i64 noundef %24, i64 noundef 4096, i32 noundef 2) #6, !dbg !18
  %26 = and i32 %3, 32, !dbg !19
  %27 = icmp eq i32 %26, 0, !dbg !19
  br i1 %27, label %29, label %28, !dbg !19

28:
  call void @llvm.memset.p0i8.i64(i8* align 1 %25, i8 0, i64 %24, i1 false), !dbg !20
  br label %30, !dbg !20

29:
  call void @__midway_nondet(i8* noundef %25, i64 noundef %24, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.2, i64 0, i64 0)) #6, !dbg !21
  br label %30

30:
  %31 = phi i8* [ inttoptr (i64 -1 to i8*), %8 ], [ inttoptr (i64 -1 to i8*), %16 ], [ %25, %29 ], [ %25, %28 ], !dbg !22
  ret i8* %31, !dbg !23
}

declare !dbg !24 i32 @__mw_fail(i32 noundef) local_unnamed_addr #1

declare i32 @__midway_option(i32 noundef) local_unnamed_addr #1

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #1

declare void @__midway_cut(i8* noundef) local_unnamed_addr #2

declare i8* @__midway_alloc(i64 noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

declare void @__midway_nondet(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #1

define dso_local i8* @mmap64(i8* nocapture noundef readnone %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5) local_unnamed_addr #0 !dbg !26 {
  %7 = call i8* @mmap(i8* undef, i64 noundef %1, i32 undef, i32 noundef %3, i32 undef, i64 undef) #6, !dbg !27
  ret i8* %7, !dbg !27
}

define dso_local i32 @munmap(i8* noundef %0, i64 noundef %1) local_unnamed_addr #0 !dbg !28 {
  %3 = add i64 %1, 4095, !dbg !29
  %4 = and i64 %3, -4096, !dbg !29
  %5 = call i64 @__midway_object_size(i8* noundef %0) #6, !dbg !30
  %6 = icmp ult i64 %4, %5, !dbg !30
  br i1 %6, label %8, label %7, !dbg !30

7:
  call void @__midway_free(i8* noundef %0, i32 noundef 2) #6, !dbg !31
  br label %8, !dbg !31

8:
  ret i32 0, !dbg !32
}

declare i64 @__midway_object_size(i8* noundef) local_unnamed_addr #1

declare void @__midway_free(i8* noundef, i32 noundef) local_unnamed_addr #1

define dso_local i8* @mremap(i8* noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3, ...) local_unnamed_addr #0 !dbg !33 {
  %5 = icmp eq i64 %2, 0, !dbg !34
  br i1 %5, label %6, label %8, !dbg !34

6:
  %7 = call i32 @__mw_fail(i32 noundef 22) #6, !dbg !36
  br label %20, !dbg !36

8:
  %9 = call i32 @__midway_option(i32 noundef 1) #6, !dbg !37
  %10 = icmp eq i32 %9, 0, !dbg !37
  br i1 %10, label %16, label %11, !dbg !37

11:
  %12 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0)) #6, !dbg !37
  %13 = icmp eq i32 %12, 0, !dbg !37
  br i1 %13, label %16, label %14, !dbg !37

14:
  %15 = call i32 @__mw_fail(i32 noundef 12) #6, !dbg !38
  br label %20, !dbg !38

16:
  %17 = add i64 %2, 4095, !dbg !39
  %18 = and i64 %17, -4096, !dbg !39
  %19 = call i8* @__midway_alloc(i64 noundef %18, i64 noundef 4096, i32 noundef 2) #6, !dbg !40
  call void @llvm.memset.p0i8.i64(i8* align 1 %19, i8 0, i64 %18, i1 false) #8, !dbg !41
  br label %20, !dbg !41

20:
  %21 = phi i8* [ inttoptr (i64 -1 to i8*), %6 ], [ inttoptr (i64 -1 to i8*), %14 ], [ %19, %16 ], !dbg !42
  %22 = icmp eq i8* %21, inttoptr (i64 -1 to i8*), !dbg !43
  br i1 %22, label %26, label %23, !dbg !43

23:
  %24 = icmp ult i64 %1, %2, !dbg !44
  %25 = select i1 %24, i64 %1, i64 %2, !dbg !44
  call void @__midway_memcpy(i8* noundef %21, i8* noundef %0, i64 noundef %25) #6, !dbg !44
  call void @__midway_free(i8* noundef %0, i32 noundef 2) #6, !dbg !45
  br label %26, !dbg !46

26:
  ret i8* %21, !dbg !47
}

declare void @__midway_memcpy(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #1

define dso_local i32 @mprotect(i8* nocapture noundef readnone %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !48 {
  %4 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.3, i64 0, i64 0), i64 noundef 0) #6, !dbg !49
  %5 = trunc i64 %4 to i32, !dbg !49
  ret i32 %5, !dbg !49
}

declare !dbg !50 i64 @__mw_outcome(i8* noundef, i64 noundef) local_unnamed_addr #1

define dso_local i32 @msync(i8* nocapture noundef readnone %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !52 {
  %4 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.4, i64 0, i64 0), i64 noundef 0) #6, !dbg !53
  %5 = trunc i64 %4 to i32, !dbg !53
  ret i32 %5, !dbg !53
}

define dso_local i32 @madvise(i8* nocapture noundef readnone %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !54 {
  %4 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.5, i64 0, i64 0), i64 noundef 0) #6, !dbg !55
  %5 = trunc i64 %4 to i32, !dbg !55
  ret i32 %5, !dbg !55
}

define dso_local i32 @posix_madvise(i8* nocapture noundef readnone %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #4 !dbg !56 {
  ret i32 0, !dbg !57
}

define dso_local i32 @mlock(i8* nocapture noundef readnone %0, i64 noundef %1) local_unnamed_addr #0 !dbg !58 {
  %3 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.6, i64 0, i64 0), i64 noundef 0) #6, !dbg !59
  %4 = trunc i64 %3 to i32, !dbg !59
  ret i32 %4, !dbg !59
}

define dso_local i32 @munlock(i8* nocapture noundef readnone %0, i64 noundef %1) local_unnamed_addr #0 !dbg !60 {
  %3 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.7, i64 0, i64 0), i64 noundef 0) #6, !dbg !61
  %4 = trunc i64 %3 to i32, !dbg !61
  ret i32 %4, !dbg !61
}

define dso_local i32 @mlockall(i32 noundef %0) local_unnamed_addr #0 !dbg !62 {
  %2 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.8, i64 0, i64 0), i64 noundef 0) #6, !dbg !63
  %3 = trunc i64 %2 to i32, !dbg !63
  ret i32 %3, !dbg !63
}

define dso_local i32 @munlockall() local_unnamed_addr #0 !dbg !64 {
  %1 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.9, i64 0, i64 0), i64 noundef 0) #6, !dbg !65
  %2 = trunc i64 %1 to i32, !dbg !65
  ret i32 %2, !dbg !65
}

define dso_local i32 @shm_open(i8* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !66 {
  call void @__mw_read_text(i8* noundef %0, i64 noundef -1) #6, !dbg !67
  %4 = call i32 @__mw_new_descriptor(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.10, i64 0, i64 0)) #6, !dbg !68
  ret i32 %4, !dbg !68
}

declare !dbg !69 void @__mw_read_text(i8* noundef, i64 noundef) local_unnamed_addr #1

declare i32 @__mw_new_descriptor(i8* noundef) local_unnamed_addr #1

define dso_local i32 @shm_unlink(i8* noundef %0) local_unnamed_addr #0 !dbg !70 {
  call void @__mw_read_text(i8* noundef %0, i64 noundef -1) #6, !dbg !71
  %2 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.11, i64 0, i64 0), i64 noundef 0) #6, !dbg !72
  %3 = trunc i64 %2 to i32, !dbg !72
  ret i32 %3, !dbg !72
}

define dso_local noalias nonnull i8* @sbrk(i64 noundef %0) local_unnamed_addr #5 !dbg !73 {
  call void @__midway_cut(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.12, i64 0, i64 0)) #7, !dbg !74
  unreachable, !dbg !74
}

define dso_local i32 @brk(i8* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !75 {
  %2 = call i32 @__mw_fail(i32 noundef 12) #6, !dbg !76
  ret i32 %2, !dbg !76
}

define dso_local i32 @shmget(i32 noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !77 {
  %4 = call i32 @__mw_new_descriptor(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i64 0, i64 0)) #6, !dbg !78
  ret i32 %4, !dbg !78
}

define dso_local noalias nonnull i8* @shmat(i32 noundef %0, i8* nocapture noundef readnone %1, i32 noundef %2) local_unnamed_addr #5 !dbg !79 {
  call void @__midway_cut(i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.14, i64 0, i64 0)) #7, !dbg !80
  unreachable, !dbg !80
}

define dso_local i32 @shmdt(i8* nocapture noundef readnone %0) local_unnamed_addr #4 !dbg !81 {
  ret i32 0, !dbg !82
}

define dso_local i32 @shmctl(i32 noundef %0, i32 noundef %1, %struct.shmid_ds* nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !83 {
  %4 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.15, i64 0, i64 0), i64 noundef 0) #6, !dbg !84
  %5 = trunc i64 %4 to i32, !dbg !84
  ret i32 %5, !dbg !84
}

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { noreturn null_pointer_is_valid }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #4 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #5 = { noreturn nounwind null_pointer_is_valid }
attributes #6 = { nobuiltin nounwind }
attributes #7 = { nobuiltin noreturn nounwind }
attributes #8 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/mman.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{!"Debian clang version 14.0.6"}
!8 = distinct !DISubprogram(name: "mmap", scope: !1, file: !1, line: 12, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 14, scope: !8)
!12 = !DILocation(line: 15, scope: !8)
!13 = !DILocation(line: 16, scope: !8)
!14 = !DILocation(line: 17, scope: !8)
!15 = !DILocation(line: 18, scope: !8)
!16 = !DILocation(line: 19, scope: !8)
!17 = !DILocation(line: 20, scope: !8)
!18 = !DILocation(line: 21, scope: !8)
!19 = !DILocation(line: 22, scope: !8)
!20 = !DILocation(line: 23, scope: !8)
!21 = !DILocation(line: 25, scope: !8)
!22 = !DILocation(line: 0, scope: !8)
!23 = !DILocation(line: 27, scope: !8)
!24 = !DISubprogram(name: "fail", scope: !25, file: !25, line: 42, type: !9, spFlags: DISPFlagOptimized)
!25 = !DIFile(filename: "c/models.h", directory: ".")
!26 = distinct !DISubprogram(name: "mmap64", scope: !1, file: !1, line: 29, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!27 = !DILocation(line: 31, scope: !26)
!28 = distinct !DISubprogram(name: "munmap", scope: !1, file: !1, line: 34, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!29 = !DILocation(line: 36, scope: !28)
!30 = !DILocation(line: 37, scope: !28)
!31 = !DILocation(line: 38, scope: !28)
!32 = !DILocation(line: 39, scope: !28)
!33 = distinct !DISubprogram(name: "mremap", scope: !1, file: !1, line: 42, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!34 = !DILocation(line: 14, scope: !8, inlinedAt: !35)
!35 = distinct !DILocation(line: 44, scope: !33)
!36 = !DILocation(line: 15, scope: !8, inlinedAt: !35)
!37 = !DILocation(line: 16, scope: !8, inlinedAt: !35)
!38 = !DILocation(line: 17, scope: !8, inlinedAt: !35)
!39 = !DILocation(line: 20, scope: !8, inlinedAt: !35)
!40 = !DILocation(line: 21, scope: !8, inlinedAt: !35)
!41 = !DILocation(line: 23, scope: !8, inlinedAt: !35)
!42 = !DILocation(line: 0, scope: !8, inlinedAt: !35)
!43 = !DILocation(line: 45, scope: !33)
!44 = !DILocation(line: 47, scope: !33)
!45 = !DILocation(line: 48, scope: !33)
!46 = !DILocation(line: 49, scope: !33)
!47 = !DILocation(line: 50, scope: !33)
!48 = distinct !DISubprogram(name: "mprotect", scope: !1, file: !1, line: 52, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!49 = !DILocation(line: 52, scope: !48)
!50 = !DISubprogram(name: "outcome", scope: !51, file: !51, line: 8, type: !9, spFlags: DISPFlagOptimized)
!51 = !DIFile(filename: "c/environment.h", directory: ".")
!52 = distinct !DISubprogram(name: "msync", scope: !1, file: !1, line: 53, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!53 = !DILocation(line: 53, scope: !52)
!54 = distinct !DISubprogram(name: "madvise", scope: !1, file: !1, line: 54, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!55 = !DILocation(line: 54, scope: !54)
!56 = distinct !DISubprogram(name: "posix_madvise", scope: !1, file: !1, line: 55, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!57 = !DILocation(line: 55, scope: !56)
!58 = distinct !DISubprogram(name: "mlock", scope: !1, file: !1, line: 56, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!59 = !DILocation(line: 56, scope: !58)
!60 = distinct !DISubprogram(name: "munlock", scope: !1, file: !1, line: 57, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!61 = !DILocation(line: 57, scope: !60)
!62 = distinct !DISubprogram(name: "mlockall", scope: !1, file: !1, line: 58, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!63 = !DILocation(line: 58, scope: !62)
!64 = distinct !DISubprogram(name: "munlockall", scope: !1, file: !1, line: 59, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!65 = !DILocation(line: 59, scope: !64)
!66 = distinct !DISubprogram(name: "shm_open", scope: !1, file: !1, line: 61, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!67 = !DILocation(line: 63, scope: !66)
!68 = !DILocation(line: 64, scope: !66)
!69 = !DISubprogram(name: "read_text", scope: !25, file: !25, line: 51, type: !9, spFlags: DISPFlagOptimized)
!70 = distinct !DISubprogram(name: "shm_unlink", scope: !1, file: !1, line: 67, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!71 = !DILocation(line: 69, scope: !70)
!72 = !DILocation(line: 70, scope: !70)
!73 = distinct !DISubprogram(name: "sbrk", scope: !1, file: !1, line: 73, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!74 = !DILocation(line: 73, scope: !73)
!75 = distinct !DISubprogram(name: "brk", scope: !1, file: !1, line: 74, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!76 = !DILocation(line: 74, scope: !75)
!77 = distinct !DISubprogram(name: "shmget", scope: !1, file: !1, line: 76, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!78 = !DILocation(line: 76, scope: !77)
!79 = distinct !DISubprogram(name: "shmat", scope: !1, file: !1, line: 77, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!80 = !DILocation(line: 77, scope: !79)
!81 = distinct !DISubprogram(name: "shmdt", scope: !1, file: !1, line: 78, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!82 = !DILocation(line: 78, scope: !81)
!83 = distinct !DISubprogram(name: "shmctl", scope: !1, file: !1, line: 79, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!84 = !DILocation(line: 79, scope: !83)
