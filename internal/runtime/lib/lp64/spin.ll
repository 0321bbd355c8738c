target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [53 x i8] c"unlock of a spin lock that this thread does not hold\00", align 1
@.str.1 = private unnamed_addr constant [34 x i8] c"destruction of a locked spin lock\00", align 1

define dso_local i32 @pthread_spin_lock(i32* noundef %0) local_unnamed_addr #0 !dbg !8 {
  %2 = bitcast i32* %0 to i8*, !dbg !11
  call void @__midway_lock_invariant(i8* noundef %2, i32 noundef 4, i32* noundef %0, i32* noundef %0) #4, !dbg !11
  call void @__midway_sync(i32 noundef 10, i8* noundef %2, i32 (i8*, i8*)* noundef nonnull @is_free, i8* noundef %2) #4, !dbg !14
  %3 = call i32 @__midway_self() #4, !dbg !15
  store i32 %3, i32* %0, align 4, !dbg !15
  call void @__midway_acquire(i8* noundef %2, i32 noundef 4) #4, !dbg !18
  ret i32 0, !dbg !19
}

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #1

define internal i32 @is_free(i8* nocapture noundef readonly %0, i8* nocapture noundef readnone %1) #2 !dbg !20 {
  %3 = bitcast i8* %0 to i32*, !dbg !21
  %4 = load i32, i32* %3, align 4, !dbg !21
  %5 = icmp eq i32 %4, 0, !dbg !21
  %6 = zext i1 %5 to i32, !dbg !21
  ret i32 %6, !dbg !21
}

define dso_local i32 @pthread_spin_trylock(i32* noundef %0) local_unnamed_addr #0 !dbg !22 {
  %2 = bitcast i32* %0 to i8*, !dbg !23
  call void @__midway_lock_invariant(i8* noundef %2, i32 noundef 4, i32* noundef %0, i32* noundef %0) #4, !dbg !23
  call void @__midway_sync(i32 noundef 11, i8* noundef %2, i32 (i8*, i8*)* noundef null, i8* noundef null) #4, !dbg !25
  %3 = load i32, i32* %0, align 4, !dbg !26
  %4 = icmp eq i32 %3, 0, !dbg !26
  br i1 %4, label %5, label %7, !dbg !26

5:
  %6 = call i32 @__midway_self() #4, !dbg !27
  store i32 %6, i32* %0, align 4, !dbg !27
  call void @__midway_acquire(i8* noundef %2, i32 noundef 4) #4, !dbg !29
  br label %7, !dbg !26

7:
  %8 = phi i32 [ 0, %5 ], [ 16, %1 ], !dbg !26
  ret i32 %8, !dbg !26
}

define dso_local i32 @pthread_spin_unlock(i32* noundef %0) local_unnamed_addr #0 !dbg !30 {
  %2 = bitcast i32* %0 to i8*, !dbg !31
  call void @__midway_lock_invariant(i8* noundef %2, i32 noundef 4, i32* noundef %0, i32* noundef %0) #4, !dbg !31
  call void @__midway_sync(i32 noundef 12, i8* noundef %2, i32 (i8*, i8*)* noundef null, i8* noundef null) #4, !dbg !33
  %3 = load i32, i32* %0, align 4, !dbg !34
  %4 = call i32 @__midway_self() #4, !dbg !34
  %5 = icmp eq i32 %3, %4, !dbg !34
  br i1 %5, label %7, label %6, !dbg !34

6:
  call void @__midway_violation(i32 noundef 4, i8* noundef getelementptr inbounds ([53 x i8], [53 x i8]* @.str, i64 0, i64 0)) #5, !dbg !35
  unreachable, !dbg !35

7:
  store i32 0, i32* %0, align 4, !dbg !36
  call void @__midway_release(i8* noundef %2, i32 noundef 4) #4, !dbg !37
  ret i32 0, !dbg !38
}

declare i32 @__midway_self() local_unnamed_addr #1

declare void @__midway_violation(i32 noundef, i8* noundef) local_unnamed_addr #3

declare void @__midway_release(i8* noundef, i32 noundef) local_unnamed_addr #1

define dso_local i32 @pthread_spin_init(i32* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !39 {
  %3 = bitcast i32* %0 to i8*, !dbg !40
  call void @__midway_check(i8* noundef %3, i64 noundef 4, i32 noundef 1) #4, !dbg !40
  call void @__midway_sync(i32 noundef 28, i8* noundef %3, i32 (i8*, i8*)* noundef null, i8* noundef null) #4, !dbg !41
  store i32 0, i32* %0, align 4, !dbg !42
  ret i32 0, !dbg !43
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

define dso_local i32 @pthread_spin_destroy(i32* noundef %0) local_unnamed_addr #0 !dbg !44 {
  %2 = bitcast i32* %0 to i8*, !dbg !45
  call void @__midway_lock_invariant(i8* noundef %2, i32 noundef 4, i32* noundef %0, i32* noundef %0) #4, !dbg !45
  call void @__midway_sync(i32 noundef 29, i8* noundef %2, i32 (i8*, i8*)* noundef null, i8* noundef null) #4, !dbg !47
  %3 = load i32, i32* %0, align 4, !dbg !48
  %4 = icmp eq i32 %3, 0, !dbg !48
  br i1 %4, label %6, label %5, !dbg !48

5:
  call void @__midway_violation(i32 noundef 4, i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.1, i64 0, i64 0)) #5, !dbg !49
  unreachable, !dbg !49

6:
  ret i32 0, !dbg !50
}

declare void @__midway_lock_invariant(i8* noundef, i32 noundef, i32* noundef, i32* noundef) local_unnamed_addr #1

declare void @__midway_acquire(i8* noundef, i32 noundef) local_unnamed_addr #1

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readonly willreturn }
attributes #3 = { noreturn null_pointer_is_valid }
attributes #4 = { nobuiltin nounwind }
attributes #5 = { nobuiltin noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/spin.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{!"Debian clang version 14.0.6"}
!8 = distinct !DISubprogram(name: "pthread_spin_lock", scope: !1, file: !1, line: 21, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 10, scope: !12, inlinedAt: !13)
!12 = distinct !DISubprogram(name: "invariant", scope: !1, file: !1, line: 10, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!13 = distinct !DILocation(line: 23, scope: !8)
!14 = !DILocation(line: 24, scope: !8)
!15 = !DILocation(line: 16, scope: !16, inlinedAt: !17)
!16 = distinct !DISubprogram(name: "take", scope: !1, file: !1, line: 14, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!17 = distinct !DILocation(line: 25, scope: !8)
!18 = !DILocation(line: 17, scope: !16, inlinedAt: !17)
!19 = !DILocation(line: 25, scope: !8)
!20 = distinct !DISubprogram(name: "is_free", scope: !1, file: !1, line: 12, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!21 = !DILocation(line: 12, scope: !20)
!22 = distinct !DISubprogram(name: "pthread_spin_trylock", scope: !1, file: !1, line: 28, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!23 = !DILocation(line: 10, scope: !12, inlinedAt: !24)
!24 = distinct !DILocation(line: 30, scope: !22)
!25 = !DILocation(line: 31, scope: !22)
!26 = !DILocation(line: 32, scope: !22)
!27 = !DILocation(line: 16, scope: !16, inlinedAt: !28)
!28 = distinct !DILocation(line: 32, scope: !22)
!29 = !DILocation(line: 17, scope: !16, inlinedAt: !28)
!30 = distinct !DISubprogram(name: "pthread_spin_unlock", scope: !1, file: !1, line: 35, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!31 = !DILocation(line: 10, scope: !12, inlinedAt: !32)
!32 = distinct !DILocation(line: 37, scope: !30)
!33 = !DILocation(line: 38, scope: !30)
!34 = !DILocation(line: 39, scope: !30)
!35 = !DILocation(line: 40, scope: !30)
!36 = !DILocation(line: 41, scope: !30)
!37 = !DILocation(line: 42, scope: !30)
!38 = !DILocation(line: 43, scope: !30)
!39 = distinct !DISubprogram(name: "pthread_spin_init", scope: !1, file: !1, line: 46, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!40 = !DILocation(line: 48, scope: !39)
!41 = !DILocation(line: 49, scope: !39)
!42 = !DILocation(line: 50, scope: !39)
!43 = !DILocation(line: 51, scope: !39)
!44 = distinct !DISubprogram(name: "pthread_spin_destroy", scope: !1, file: !1, line: 54, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!45 = !DILocation(line: 10, scope: !12, inlinedAt: !46)
!46 = distinct !DILocation(line: 56, scope: !44)
!47 = !DILocation(line: 57, scope: !44)
!48 = !DILocation(line: 58, scope: !44)
!49 = !DILocation(line: 59, scope: !44)
!50 = !DILocation(line: 60, scope: !44)
