target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@.str = private unnamed_addr constant [53 x i8] c"unlock of a spin lock that this thread does not hold\00", align 1
@.str.1 = private unnamed_addr constant [34 x i8] c"destruction of a locked spin lock\00", align 1

define dso_local i32 @pthread_spin_lock(i32* noundef %0) local_unnamed_addr #0 !dbg !9 {
  %2 = bitcast i32* %0 to i8*, !dbg !12
  call void @__midway_lock_invariant(i8* noundef %2, i32 noundef 4, i32* noundef %0, i32* noundef %0) #4, !dbg !12
  call void @__midway_sync(i32 noundef 10, i8* noundef %2, i32 (i8*, i8*)* noundef nonnull @is_free, i8* noundef %2) #4, !dbg !15
  %3 = call i32 @__midway_self() #4, !dbg !16
  store i32 %3, i32* %0, align 4, !dbg !16
  call void @__midway_acquire(i8* noundef %2, i32 noundef 4) #4, !dbg !19
  ret i32 0, !dbg !20
}

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #1

define internal i32 @is_free(i8* nocapture noundef readonly %0, i8* nocapture noundef readnone %1) #2 !dbg !21 {
  %3 = bitcast i8* %0 to i32*, !dbg !22
  %4 = load i32, i32* %3, align 4, !dbg !22
  %5 = icmp eq i32 %4, 0, !dbg !22
  %6 = zext i1 %5 to i32, !dbg !22
  ret i32 %6, !dbg !22
}

define dso_local i32 @pthread_spin_trylock(i32* noundef %0) local_unnamed_addr #0 !dbg !23 {
  %2 = bitcast i32* %0 to i8*, !dbg !24
  call void @__midway_lock_invariant(i8* noundef %2, i32 noundef 4, i32* noundef %0, i32* noundef %0) #4, !dbg !24
  call void @__midway_sync(i32 noundef 11, i8* noundef %2, i32 (i8*, i8*)* noundef null, i8* noundef null) #4, !dbg !26
  %3 = load i32, i32* %0, align 4, !dbg !27
  %4 = icmp eq i32 %3, 0, !dbg !27
  br i1 %4, label %5, label %7, !dbg !27

5:
  %6 = call i32 @__midway_self() #4, !dbg !28
  store i32 %6, i32* %0, align 4, !dbg !28
  call void @__midway_acquire(i8* noundef %2, i32 noundef 4) #4, !dbg !30
  br label %7, !dbg !27

7:
  %8 = phi i32 [ 0, %5 ], [ 16, %1 ], !dbg !27
  ret i32 %8, !dbg !27
}

define dso_local i32 @pthread_spin_unlock(i32* noundef %0) local_unnamed_addr #0 !dbg !31 {
  %2 = bitcast i32* %0 to i8*, !dbg !32
  call void @__midway_lock_invariant(i8* noundef %2, i32 noundef 4, i32* noundef %0, i32* noundef %0) #4, !dbg !32
  call void @__midway_sync(i32 noundef 12, i8* noundef %2, i32 (i8*, i8*)* noundef null, i8* noundef null) #4, !dbg !34
  %3 = load i32, i32* %0, align 4, !dbg !35
  %4 = call i32 @__midway_self() #4, !dbg !35
  %5 = icmp eq i32 %3, %4, !dbg !35
  br i1 %5, label %7, label %6, !dbg !35

6:
  call void @__midway_violation(i32 noundef 4, i8* noundef getelementptr inbounds ([53 x i8], [53 x i8]* @.str, i32 0, i32 0)) #5, !dbg !36
  unreachable, !dbg !36

7:
  store i32 0, i32* %0, align 4, !dbg !37
  call void @__midway_release(i8* noundef %2, i32 noundef 4) #4, !dbg !38
  ret i32 0, !dbg !39
}

declare i32 @__midway_self() local_unnamed_addr #1

declare void @__midway_violation(i32 noundef, i8* noundef) local_unnamed_addr #3

declare void @__midway_release(i8* noundef, i32 noundef) local_unnamed_addr #1

define dso_local i32 @pthread_spin_init(i32* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !40 {
  %3 = bitcast i32* %0 to i8*, !dbg !41
  call void @__midway_check(i8* noundef %3, i32 noundef 4, i32 noundef 1) #4, !dbg !41
  call void @__midway_sync(i32 noundef 28, i8* noundef %3, i32 (i8*, i8*)* noundef null, i8* noundef null) #4, !dbg !42
  store i32 0, i32* %0, align 4, !dbg !43
  ret i32 0, !dbg !44
}

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

define dso_local i32 @pthread_spin_destroy(i32* noundef %0) local_unnamed_addr #0 !dbg !45 {
  %2 = bitcast i32* %0 to i8*, !dbg !46
  call void @__midway_lock_invariant(i8* noundef %2, i32 noundef 4, i32* noundef %0, i32* noundef %0) #4, !dbg !46
  call void @__midway_sync(i32 noundef 29, i8* noundef %2, i32 (i8*, i8*)* noundef null, i8* noundef null) #4, !dbg !48
  %3 = load i32, i32* %0, align 4, !dbg !49
  %4 = icmp eq i32 %3, 0, !dbg !49
  br i1 %4, label %6, label %5, !dbg !49

5:
  call void @__midway_violation(i32 noundef 4, i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.1, i32 0, i32 0)) #5, !dbg !50
  unreachable, !dbg !50

6:
  ret i32 0, !dbg !51
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
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/spin.c", directory: ".")
!2 = !{i32 1, !"NumRegisterParameters", i32 0}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"PIC Level", i32 2}
!7 = !{i32 7, !"PIE Level", i32 2}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "pthread_spin_lock", scope: !1, file: !1, line: 21, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 10, scope: !13, inlinedAt: !14)
!13 = distinct !DISubprogram(name: "invariant", scope: !1, file: !1, line: 10, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!14 = distinct !DILocation(line: 23, scope: !9)
!15 = !DILocation(line: 24, scope: !9)
!16 = !DILocation(line: 16, scope: !17, inlinedAt: !18)
!17 = distinct !DISubprogram(name: "take", scope: !1, file: !1, line: 14, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!18 = distinct !DILocation(line: 25, scope: !9)
!19 = !DILocation(line: 17, scope: !17, inlinedAt: !18)
!20 = !DILocation(line: 25, scope: !9)
!21 = distinct !DISubprogram(name: "is_free", scope: !1, file: !1, line: 12, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!22 = !DILocation(line: 12, scope: !21)
!23 = distinct !DISubprogram(name: "pthread_spin_trylock", scope: !1, file: !1, line: 28, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!24 = !DILocation(line: 10, scope: !13, inlinedAt: !25)
!25 = distinct !DILocation(line: 30, scope: !23)
!26 = !DILocation(line: 31, scope: !23)
!27 = !DILocation(line: 32, scope: !23)
!28 = !DILocation(line: 16, scope: !17, inlinedAt: !29)
!29 = distinct !DILocation(line: 32, scope: !23)
!30 = !DILocation(line: 17, scope: !17, inlinedAt: !29)
!31 = distinct !DISubprogram(name: "pthread_spin_unlock", scope: !1, file: !1, line: 35, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!32 = !DILocation(line: 10, scope: !13, inlinedAt: !33)
!33 = distinct !DILocation(line: 37, scope: !31)
!34 = !DILocation(line: 38, scope: !31)
!35 = !DILocation(line: 39, scope: !31)
!36 = !DILocation(line: 40, scope: !31)
!37 = !DILocation(line: 41, scope: !31)
!38 = !DILocation(line: 42, scope: !31)
!39 = !DILocation(line: 43, scope: !31)
!40 = distinct !DISubprogram(name: "pthread_spin_init", scope: !1, file: !1, line: 46, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!41 = !DILocation(line: 48, scope: !40)
!42 = !DILocation(line: 49, scope: !40)
!43 = !DILocation(line: 50, scope: !40)
!44 = !DILocation(line: 51, scope: !40)
!45 = distinct !DISubprogram(name: "pthread_spin_destroy", scope: !1, file: !1, line: 54, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!46 = !DILocation(line: 10, scope: !13, inlinedAt: !47)
!47 = distinct !DILocation(line: 56, scope: !45)
!48 = !DILocation(line: 57, scope: !45)
!49 = !DILocation(line: 58, scope: !45)
!50 = !DILocation(line: 59, scope: !45)
!51 = !DILocation(line: 60, scope: !45)
