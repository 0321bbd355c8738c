target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.shmid_ds = type { %struct.ipc_perm, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 }
%struct.ipc_perm = type { i32, i32, i32, i32, i32, i32, i16, i16, i32, i32 }

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

define dso_local i8* @mmap(i8* nocapture readnone %0, i32 noundef %1, i32 %2, i32 noundef %3, i32 %4, i32 %5) local_unnamed_addr #0 !dbg !9 {
  %7 = icmp eq i32 %1, 0, !dbg !12
  br i1 %7, label %8, label %10, !dbg !12

8:
  %9 = call i32 @__mw_fail(i32 noundef 22) #6, !dbg !13
  br label %30, !dbg !13

10:
  %11 = call i32 @__midway_option(i32 noundef 1) #6, !dbg !14
  %12 = icmp eq i32 %11, 0, !dbg !14
  br i1 %12, label %18, label %13, !dbg !14

13:
  %14 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i32 0, i32 0)) #6, !dbg !14
  %15 = icmp eq i32 %14, 0, !dbg !14
  br i1 %15, label %18, label %16, !dbg !14

16:
  %17 = call i32 @__mw_fail(i32 noundef 12) #6, !dbg !15
  br label %30, !dbg !15

18:
  %19 = and i32 %3, 16, !dbg !16
  %20 = icmp eq i32 %19, 0, !dbg !16
  br i1 %20, label %22, label %21, !dbg !16

21:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i32 0, i32 0)) #7, !dbg !17
  unreachable, !dbg !17

22:
  %23 = add i32 %1, 4095, !dbg !18
  %24 = and i32 %23, -4096, !dbg !18
  %25 = call i8* @__midway_alloc(i32 noundef %24, i32 noundef 4096, i32 noundef 2) #6, !dbg !19
  %26 = and i32 %3, 32, !dbg !20
  %27 = icmp eq i32 %26, 0, !dbg !20
  br i1 %27, label %29, label %28, !dbg !20

28:
  call void @llvm.memset.p0i8.i32(i8* align 1 %25, i8 0, i32 %24, i1 false), !dbg !21
  br label %30, !dbg !21

29:
  call void @__midway_nondet(i8* noundef %25, i32 noundef %24, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.2, i32 0, i32 0)) #6, !dbg !22
  br label %30

30:
  %31 = phi i8* [ inttoptr (i32 -1 to i8*), %8 ], [ inttoptr (i32 -1 to i8*), %16 ], [ %25, %29 ], [ %25, %28 ], !dbg !23
  ret i8* %31, !dbg !24
}

declare !dbg !25 i32 @__mw_fail(i32 noundef) local_unnamed_addr #1

declare i32 @__midway_option(i32 noundef) local_unnamed_addr #1

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #1

declare void @__midway_cut(i8* noundef) local_unnamed_addr #2

declare i8* @__midway_alloc(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

declare void @llvm.memset.p0i8.i32(i8* nocapture writeonly, i8, i32, i1 immarg) #3

declare void @__midway_nondet(i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #1

define dso_local i8* @mmap64(i8* nocapture noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5) local_unnamed_addr #0 !dbg !27 {
  %7 = call i8* @mmap(i8* undef, i32 noundef %1, i32 undef, i32 noundef %3, i32 undef, i32 undef) #6, !dbg !28
  ret i8* %7, !dbg !28
}

define dso_local i32 @munmap(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !29 {
  %3 = add i32 %1, 4095, !dbg !30
  %4 = and i32 %3, -4096, !dbg !30
  %5 = call i32 @__midway_object_size(i8* noundef %0) #6, !dbg !31
  %6 = icmp ult i32 %4, %5, !dbg !31
  br i1 %6, label %8, label %7, !dbg !31

7:
  call void @__midway_free(i8* noundef %0, i32 noundef 2) #6, !dbg !32
  br label %8, !dbg !32

8:
  ret i32 0, !dbg !33
}

declare i32 @__midway_object_size(i8* noundef) local_unnamed_addr #1

declare void @__midway_free(i8* noundef, i32 noundef) local_unnamed_addr #1

define dso_local i8* @mremap(i8* noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ...) local_unnamed_addr #0 !dbg !34 {
  %5 = icmp eq i32 %2, 0, !dbg !35
  br i1 %5, label %6, label %8, !dbg !35

6:
  %7 = call i32 @__mw_fail(i32 noundef 22) #6, !dbg !37
  br label %20, !dbg !37

8:
  %9 = call i32 @__midway_option(i32 noundef 1) #6, !dbg !38
  %10 = icmp eq i32 %9, 0, !dbg !38
  br i1 %10, label %16, label %11, !dbg !38

11:
  %12 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i32 0, i32 0)) #6, !dbg !38
  %13 = icmp eq i32 %12, 0, !dbg !38
  br i1 %13, label %16, label %14, !dbg !38

14:
  %15 = call i32 @__mw_fail(i32 noundef 12) #6, !dbg !39
  br label %20, !dbg !39

16:
  %17 = add i32 %2, 4095, !dbg !40
  %18 = and i32 %17, -4096, !dbg !40
  %19 = call i8* @__midway_alloc(i32 noundef %18, i32 noundef 4096, i32 noundef 2) #6, !dbg !41
  call void @llvm.memset.p0i8.i32(i8* align 1 %19, i8 0, i32 %18, i1 false) #8, !dbg !42
  br label %20, !dbg !42

20:
  %21 = phi i8* [ inttoptr (i32 -1 to i8*), %6 ], [ inttoptr (i32 -1 to i8*), %14 ], [ %19, %16 ], !dbg !43
  %22 = icmp eq i8* %21, inttoptr (i32 -1 to i8*), !dbg !44
  br i1 %22, label %26, label %23, !dbg !44

23:
  %24 = icmp ult i32 %1, %2, !dbg !45
  %25 = select i1 %24, i32 %1, i32 %2, !dbg !45
  call void @__midway_memcpy(i8* noundef %21, i8* noundef %0, i32 noundef %25) #6, !dbg !45
  call void @__midway_free(i8* noundef %0, i32 noundef 2) #6, !dbg !46
  br label %26, !dbg !47

26:
  ret i8* %21, !dbg !48
}

declare void @__midway_memcpy(i8* noundef, i8* noundef, i32 noundef) local_unnamed_addr #1

define dso_local i32 @mprotect(i8* nocapture noundef readnone %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !49 {
  %4 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.3, i32 0, i32 0), i32 noundef 0) #6, !dbg !50
  ret i32 %4, !dbg !50
}

declare !dbg !51 i32 @__mw_outcome(i8* noundef, i32 noundef) local_unnamed_addr #1

define dso_local i32 @msync(i8* nocapture noundef readnone %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !53 {
  %4 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.4, i32 0, i32 0), i32 noundef 0) #6, !dbg !54
  ret i32 %4, !dbg !54
}

define dso_local i32 @madvise(i8* nocapture noundef readnone %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !55 {
  %4 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.5, i32 0, i32 0), i32 noundef 0) #6, !dbg !56
  ret i32 %4, !dbg !56
}

define dso_local i32 @posix_madvise(i8* nocapture noundef readnone %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #4 !dbg !57 {
  ret i32 0, !dbg !58
}

define dso_local i32 @mlock(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #0 !dbg !59 {
  %3 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.6, i32 0, i32 0), i32 noundef 0) #6, !dbg !60
  ret i32 %3, !dbg !60
}

define dso_local i32 @munlock(i8* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #0 !dbg !61 {
  %3 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.7, i32 0, i32 0), i32 noundef 0) #6, !dbg !62
  ret i32 %3, !dbg !62
}

define dso_local i32 @mlockall(i32 noundef %0) local_unnamed_addr #0 !dbg !63 {
  %2 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.8, i32 0, i32 0), i32 noundef 0) #6, !dbg !64
  ret i32 %2, !dbg !64
}

define dso_local i32 @munlockall() local_unnamed_addr #0 !dbg !65 {
  %1 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.9, i32 0, i32 0), i32 noundef 0) #6, !dbg !66
  ret i32 %1, !dbg !66
}

define dso_local i32 @shm_open(i8* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !67 {
  call void @__mw_read_text(i8* noundef %0, i32 noundef -1) #6, !dbg !68
  %4 = call i32 @__mw_new_descriptor(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.10, i32 0, i32 0)) #6, !dbg !69
  ret i32 %4, !dbg !69
}

declare !dbg !70 void @__mw_read_text(i8* noundef, i32 noundef) local_unnamed_addr #1

declare i32 @__mw_new_descriptor(i8* noundef) local_unnamed_addr #1

define dso_local i32 @shm_unlink(i8* noundef %0) local_unnamed_addr #0 !dbg !71 {
  call void @__mw_read_text(i8* noundef %0, i32 noundef -1) #6, !dbg !72
  %2 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.11, i32 0, i32 0), i32 noundef 0) #6, !dbg !73
  ret i32 %2, !dbg !73
}

define dso_local noalias nonnull i8* @sbrk(i32 noundef %0) local_unnamed_addr #5 !dbg !74 {
  call void @__midway_cut(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.12, i32 0, i32 0)) #7, !dbg !75
  unreachable, !dbg !75
}

define dso_local i32 @brk(i8* nocapture noundef readnone %0) local_unnamed_addr #0 !dbg !76 {
  %2 = call i32 @__mw_fail(i32 noundef 12) #6, !dbg !77
  ret i32 %2, !dbg !77
}

define dso_local i32 @shmget(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !78 {
  %4 = call i32 @__mw_new_descriptor(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i32 0, i32 0)) #6, !dbg !79
  ret i32 %4, !dbg !79
}

define dso_local noalias nonnull i8* @shmat(i32 noundef %0, i8* nocapture noundef readnone %1, i32 noundef %2) local_unnamed_addr #5 !dbg !80 {
  call void @__midway_cut(i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.14, i32 0, i32 0)) #7, !dbg !81
  unreachable, !dbg !81
}

define dso_local i32 @shmdt(i8* nocapture noundef readnone %0) local_unnamed_addr #4 !dbg !82 {
  ret i32 0, !dbg !83
}

define dso_local i32 @shmctl(i32 noundef %0, i32 noundef %1, %struct.shmid_ds* nocapture noundef readnone %2) local_unnamed_addr #0 !dbg !84 {
  %4 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.15, i32 0, i32 0), i32 noundef 0) #6, !dbg !85
  ret i32 %4, !dbg !85
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
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/mman.c", directory: ".")
!2 = !{i32 1, !"NumRegisterParameters", i32 0}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"PIC Level", i32 2}
!7 = !{i32 7, !"PIE Level", i32 2}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "mmap", scope: !1, file: !1, line: 12, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 14, scope: !9)
!13 = !DILocation(line: 15, scope: !9)
!14 = !DILocation(line: 16, scope: !9)
!15 = !DILocation(line: 17, scope: !9)
!16 = !DILocation(line: 18, scope: !9)
!17 = !DILocation(line: 19, scope: !9)
!18 = !DILocation(line: 20, scope: !9)
!19 = !DILocation(line: 21, scope: !9)
!20 = !DILocation(line: 22, scope: !9)
!21 = !DILocation(line: 23, scope: !9)
!22 = !DILocation(line: 25, scope: !9)
!23 = !DILocation(line: 0, scope: !9)
!24 = !DILocation(line: 27, scope: !9)
!25 = !DISubprogram(name: "fail", scope: !26, file: !26, line: 42, type: !10, spFlags: DISPFlagOptimized)
!26 = !DIFile(filename: "c/models.h", directory: ".")
!27 = distinct !DISubprogram(name: "mmap64", scope: !1, file: !1, line: 29, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!28 = !DILocation(line: 31, scope: !27)
!29 = distinct !DISubprogram(name: "munmap", scope: !1, file: !1, line: 34, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!30 = !DILocation(line: 36, scope: !29)
!31 = !DILocation(line: 37, scope: !29)
!32 = !DILocation(line: 38, scope: !29)
!33 = !DILocation(line: 39, scope: !29)
!34 = distinct !DISubprogram(name: "mremap", scope: !1, file: !1, line: 42, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!35 = !DILocation(line: 14, scope: !9, inlinedAt: !36)
!36 = distinct !DILocation(line: 44, scope: !34)
!37 = !DILocation(line: 15, scope: !9, inlinedAt: !36)
!38 = !DILocation(line: 16, scope: !9, inlinedAt: !36)
!39 = !DILocation(line: 17, scope: !9, inlinedAt: !36)
!40 = !DILocation(line: 20, scope: !9, inlinedAt: !36)
!41 = !DILocation(line: 21, scope: !9, inlinedAt: !36)
!42 = !DILocation(line: 23, scope: !9, inlinedAt: !36)
!43 = !DILocation(line: 0, scope: !9, inlinedAt: !36)
!44 = !DILocation(line: 45, scope: !34)
!45 = !DILocation(line: 47, scope: !34)
!46 = !DILocation(line: 48, scope: !34)
!47 = !DILocation(line: 49, scope: !34)
!48 = !DILocation(line: 50, scope: !34)
!49 = distinct !DISubprogram(name: "mprotect", scope: !1, file: !1, line: 52, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!50 = !DILocation(line: 52, scope: !49)
!51 = !DISubprogram(name: "outcome", scope: !52, file: !52, line: 8, type: !10, spFlags: DISPFlagOptimized)
!52 = !DIFile(filename: "c/environment.h", directory: ".")
!53 = distinct !DISubprogram(name: "msync", scope: !1, file: !1, line: 53, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!54 = !DILocation(line: 53, scope: !53)
!55 = distinct !DISubprogram(name: "madvise", scope: !1, file: !1, line: 54, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!56 = !DILocation(line: 54, scope: !55)
!57 = distinct !DISubprogram(name: "posix_madvise", scope: !1, file: !1, line: 55, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!58 = !DILocation(line: 55, scope: !57)
!59 = distinct !DISubprogram(name: "mlock", scope: !1, file: !1, line: 56, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!60 = !DILocation(line: 56, scope: !59)
!61 = distinct !DISubprogram(name: "munlock", scope: !1, file: !1, line: 57, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!62 = !DILocation(line: 57, scope: !61)
!63 = distinct !DISubprogram(name: "mlockall", scope: !1, file: !1, line: 58, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!64 = !DILocation(line: 58, scope: !63)
!65 = distinct !DISubprogram(name: "munlockall", scope: !1, file: !1, line: 59, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!66 = !DILocation(line: 59, scope: !65)
!67 = distinct !DISubprogram(name: "shm_open", scope: !1, file: !1, line: 61, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!68 = !DILocation(line: 63, scope: !67)
!69 = !DILocation(line: 64, scope: !67)
!70 = !DISubprogram(name: "read_text", scope: !26, file: !26, line: 51, type: !10, spFlags: DISPFlagOptimized)
!71 = distinct !DISubprogram(name: "shm_unlink", scope: !1, file: !1, line: 67, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!72 = !DILocation(line: 69, scope: !71)
!73 = !DILocation(line: 70, scope: !71)
!74 = distinct !DISubprogram(name: "sbrk", scope: !1, file: !1, line: 73, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!75 = !DILocation(line: 73, scope: !74)
!76 = distinct !DISubprogram(name: "brk", scope: !1, file: !1, line: 74, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!77 = !DILocation(line: 74, scope: !76)
!78 = distinct !DISubprogram(name: "shmget", scope: !1, file: !1, line: 76, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!79 = !DILocation(line: 76, scope: !78)
!80 = distinct !DISubprogram(name: "shmat", scope: !1, file: !1, line: 77, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!81 = !DILocation(line: 77, scope: !80)
!82 = distinct !DISubprogram(name: "shmdt", scope: !1, file: !1, line: 78, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!83 = !DILocation(line: 78, scope: !82)
!84 = distinct !DISubprogram(name: "shmctl", scope: !1, file: !1, line: 79, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!85 = !DILocation(line: 79, scope: !84)
