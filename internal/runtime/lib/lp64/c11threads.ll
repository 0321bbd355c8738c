target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.mtx_t = type { i64, [32 x i8] }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_mutexattr_t = type { i32 }
%struct.timespec = type { i64, i64 }
%union.cnd_t = type { i64, [40 x i8] }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%union.pthread_condattr_t = type { i32 }

define dso_local i32 @mtx_init(%union.mtx_t* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !8 {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %3 to i8*, !dbg !11
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #7, !dbg !11
  %5 = and i32 %1, 1, !dbg !11
  store i32 %5, i32* %3, align 4, !dbg !11
  %6 = bitcast %union.mtx_t* %0 to %union.pthread_mutex_t*, !dbg !12
  %7 = bitcast i32* %3 to %union.pthread_mutexattr_t*, !dbg !15
  %8 = call i32 @pthread_mutex_init(%union.pthread_mutex_t* noundef %6, %union.pthread_mutexattr_t* noundef nonnull %7) #8, !dbg !15
  switch i32 %8, label %12 [
    i32 0, label %13
    i32 12, label %9
    i32 110, label %10
    i32 16, label %11
  ], !dbg !16

9:
  br label %13, !dbg !19

10:
  br label %13, !dbg !20

11:
  br label %13, !dbg !21

12:
  br label %13, !dbg !22

13:
  %14 = phi i32 [ 2, %12 ], [ 1, %11 ], [ 4, %10 ], [ 3, %9 ], [ %8, %2 ], !dbg !23
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #7, !dbg !24
  ret i32 %14, !dbg !15
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !25 i32 @pthread_mutex_init(%union.pthread_mutex_t* noundef, %union.pthread_mutexattr_t* noundef) local_unnamed_addr #2

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

define dso_local i32 @mtx_lock(%union.mtx_t* noundef %0) local_unnamed_addr #0 !dbg !27 {
  %2 = bitcast %union.mtx_t* %0 to %union.pthread_mutex_t*, !dbg !28
  %3 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %2) #8, !dbg !30
  switch i32 %3, label %7 [
    i32 0, label %8
    i32 12, label %4
    i32 110, label %5
    i32 16, label %6
  ], !dbg !31

4:
  br label %8, !dbg !33

5:
  br label %8, !dbg !34

6:
  br label %8, !dbg !35

7:
  br label %8, !dbg !36

8:
  %9 = phi i32 [ 2, %7 ], [ 1, %6 ], [ 4, %5 ], [ 3, %4 ], [ %3, %1 ], !dbg !37
  ret i32 %9, !dbg !30
}

declare !dbg !38 i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) local_unnamed_addr #2

define dso_local i32 @mtx_trylock(%union.mtx_t* noundef %0) local_unnamed_addr #0 !dbg !39 {
  %2 = bitcast %union.mtx_t* %0 to %union.pthread_mutex_t*, !dbg !40
  %3 = call i32 @pthread_mutex_trylock(%union.pthread_mutex_t* noundef %2) #8, !dbg !42
  switch i32 %3, label %7 [
    i32 0, label %8
    i32 12, label %4
    i32 110, label %5
    i32 16, label %6
  ], !dbg !43

4:
  br label %8, !dbg !45

5:
  br label %8, !dbg !46

6:
  br label %8, !dbg !47

7:
  br label %8, !dbg !48

8:
  %9 = phi i32 [ 2, %7 ], [ 1, %6 ], [ 4, %5 ], [ 3, %4 ], [ %3, %1 ], !dbg !49
  ret i32 %9, !dbg !42
}

declare !dbg !50 i32 @pthread_mutex_trylock(%union.pthread_mutex_t* noundef) local_unnamed_addr #2

define dso_local i32 @mtx_timedlock(%union.mtx_t* noalias noundef %0, %struct.timespec* noalias noundef %1) local_unnamed_addr #0 !dbg !51 {
  %3 = bitcast %union.mtx_t* %0 to %union.pthread_mutex_t*, !dbg !52
  %4 = call i32 @pthread_mutex_timedlock(%union.pthread_mutex_t* noundef %3, %struct.timespec* noundef %1) #8, !dbg !54
  switch i32 %4, label %8 [
    i32 0, label %9
    i32 12, label %5
    i32 110, label %6
    i32 16, label %7
  ], !dbg !55

5:
  br label %9, !dbg !57

6:
  br label %9, !dbg !58

7:
  br label %9, !dbg !59

8:
  br label %9, !dbg !60

9:
  %10 = phi i32 [ 2, %8 ], [ 1, %7 ], [ 4, %6 ], [ 3, %5 ], [ %4, %2 ], !dbg !61
  ret i32 %10, !dbg !54
}

declare !dbg !62 i32 @pthread_mutex_timedlock(%union.pthread_mutex_t* noundef, %struct.timespec* noundef) local_unnamed_addr #2

define dso_local i32 @mtx_unlock(%union.mtx_t* noundef %0) local_unnamed_addr #0 !dbg !63 {
  %2 = bitcast %union.mtx_t* %0 to %union.pthread_mutex_t*, !dbg !64
  %3 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %2) #8, !dbg !66
  switch i32 %3, label %7 [
    i32 0, label %8
    i32 12, label %4
    i32 110, label %5
    i32 16, label %6
  ], !dbg !67

4:
  br label %8, !dbg !69

5:
  br label %8, !dbg !70

6:
  br label %8, !dbg !71

7:
  br label %8, !dbg !72

8:
  %9 = phi i32 [ 2, %7 ], [ 1, %6 ], [ 4, %5 ], [ 3, %4 ], [ %3, %1 ], !dbg !73
  ret i32 %9, !dbg !66
}

declare !dbg !74 i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) local_unnamed_addr #2

define dso_local void @mtx_destroy(%union.mtx_t* noundef %0) local_unnamed_addr #0 !dbg !75 {
  %2 = bitcast %union.mtx_t* %0 to %union.pthread_mutex_t*, !dbg !76
  %3 = call i32 @pthread_mutex_destroy(%union.pthread_mutex_t* noundef %2) #8, !dbg !78
  ret void, !dbg !78
}

declare !dbg !79 i32 @pthread_mutex_destroy(%union.pthread_mutex_t* noundef) local_unnamed_addr #2

define dso_local i32 @cnd_init(%union.cnd_t* noundef %0) local_unnamed_addr #0 !dbg !80 {
  %2 = bitcast %union.cnd_t* %0 to %union.pthread_cond_t*, !dbg !81
  %3 = call i32 @pthread_cond_init(%union.pthread_cond_t* noundef %2, %union.pthread_condattr_t* noundef null) #8, !dbg !84
  switch i32 %3, label %7 [
    i32 0, label %8
    i32 12, label %4
    i32 110, label %5
    i32 16, label %6
  ], !dbg !85

4:
  br label %8, !dbg !87

5:
  br label %8, !dbg !88

6:
  br label %8, !dbg !89

7:
  br label %8, !dbg !90

8:
  %9 = phi i32 [ 2, %7 ], [ 1, %6 ], [ 4, %5 ], [ 3, %4 ], [ %3, %1 ], !dbg !91
  ret i32 %9, !dbg !84
}

declare !dbg !92 i32 @pthread_cond_init(%union.pthread_cond_t* noundef, %union.pthread_condattr_t* noundef) local_unnamed_addr #2

define dso_local i32 @cnd_signal(%union.cnd_t* noundef %0) local_unnamed_addr #0 !dbg !93 {
  %2 = bitcast %union.cnd_t* %0 to %union.pthread_cond_t*, !dbg !94
  %3 = call i32 @pthread_cond_signal(%union.pthread_cond_t* noundef %2) #8, !dbg !96
  switch i32 %3, label %7 [
    i32 0, label %8
    i32 12, label %4
    i32 110, label %5
    i32 16, label %6
  ], !dbg !97

4:
  br label %8, !dbg !99

5:
  br label %8, !dbg !100

6:
  br label %8, !dbg !101

7:
  br label %8, !dbg !102

8:
  %9 = phi i32 [ 2, %7 ], [ 1, %6 ], [ 4, %5 ], [ 3, %4 ], [ %3, %1 ], !dbg !103
  ret i32 %9, !dbg !96
}

declare !dbg !104 i32 @pthread_cond_signal(%union.pthread_cond_t* noundef) local_unnamed_addr #2

define dso_local i32 @cnd_broadcast(%union.cnd_t* noundef %0) local_unnamed_addr #0 !dbg !105 {
  %2 = bitcast %union.cnd_t* %0 to %union.pthread_cond_t*, !dbg !106
  %3 = call i32 @pthread_cond_broadcast(%union.pthread_cond_t* noundef %2) #8, !dbg !108
  switch i32 %3, label %7 [
    i32 0, label %8
    i32 12, label %4
    i32 110, label %5
    i32 16, label %6
  ], !dbg !109

4:
  br label %8, !dbg !111

5:
  br label %8, !dbg !112

6:
  br label %8, !dbg !113

7:
  br label %8, !dbg !114

8:
  %9 = phi i32 [ 2, %7 ], [ 1, %6 ], [ 4, %5 ], [ 3, %4 ], [ %3, %1 ], !dbg !115
  ret i32 %9, !dbg !108
}

declare !dbg !116 i32 @pthread_cond_broadcast(%union.pthread_cond_t* noundef) local_unnamed_addr #2

define dso_local i32 @cnd_wait(%union.cnd_t* noundef %0, %union.mtx_t* noundef %1) local_unnamed_addr #0 !dbg !117 {
  %3 = bitcast %union.cnd_t* %0 to %union.pthread_cond_t*, !dbg !118
  %4 = bitcast %union.mtx_t* %1 to %union.pthread_mutex_t*, !dbg !120
  %5 = call i32 @pthread_cond_wait(%union.pthread_cond_t* noundef %3, %union.pthread_mutex_t* noundef %4) #8, !dbg !122
  switch i32 %5, label %9 [
    i32 0, label %10
    i32 12, label %6
    i32 110, label %7
    i32 16, label %8
  ], !dbg !123

6:
  br label %10, !dbg !125

7:
  br label %10, !dbg !126

8:
  br label %10, !dbg !127

9:
  br label %10, !dbg !128

10:
  %11 = phi i32 [ 2, %9 ], [ 1, %8 ], [ 4, %7 ], [ 3, %6 ], [ %5, %2 ], !dbg !129
  ret i32 %11, !dbg !122
}

declare !dbg !130 i32 @pthread_cond_wait(%union.pthread_cond_t* noundef, %union.pthread_mutex_t* noundef) local_unnamed_addr #3

define dso_local i32 @cnd_timedwait(%union.cnd_t* noalias noundef %0, %union.mtx_t* noalias noundef %1, %struct.timespec* noalias noundef %2) local_unnamed_addr #0 !dbg !131 {
  %4 = bitcast %union.cnd_t* %0 to %union.pthread_cond_t*, !dbg !132
  %5 = bitcast %union.mtx_t* %1 to %union.pthread_mutex_t*, !dbg !134
  %6 = call i32 @pthread_cond_timedwait(%union.pthread_cond_t* noundef %4, %union.pthread_mutex_t* noundef %5, %struct.timespec* noundef %2) #8, !dbg !136
  switch i32 %6, label %10 [
    i32 0, label %11
    i32 12, label %7
    i32 110, label %8
    i32 16, label %9
  ], !dbg !137

7:
  br label %11, !dbg !139

8:
  br label %11, !dbg !140

9:
  br label %11, !dbg !141

10:
  br label %11, !dbg !142

11:
  %12 = phi i32 [ 2, %10 ], [ 1, %9 ], [ 4, %8 ], [ 3, %7 ], [ %6, %3 ], !dbg !143
  ret i32 %12, !dbg !136
}

declare !dbg !144 i32 @pthread_cond_timedwait(%union.pthread_cond_t* noundef, %union.pthread_mutex_t* noundef, %struct.timespec* noundef) local_unnamed_addr #3

define dso_local void @cnd_destroy(%union.cnd_t* noundef %0) local_unnamed_addr #0 !dbg !145 {
  %2 = bitcast %union.cnd_t* %0 to %union.pthread_cond_t*, !dbg !146
  %3 = call i32 @pthread_cond_destroy(%union.pthread_cond_t* noundef %2) #8, !dbg !148
  ret void, !dbg !148
}

declare !dbg !149 i32 @pthread_cond_destroy(%union.pthread_cond_t* noundef) local_unnamed_addr #2

define dso_local i32 @__mw_blocked_cnd_wait(%union.cnd_t* noundef %0, %union.mtx_t* noundef %1) local_unnamed_addr #0 !dbg !150 {
  %3 = bitcast %union.cnd_t* %0 to %union.pthread_cond_t*, !dbg !151
  %4 = bitcast %union.mtx_t* %1 to %union.pthread_mutex_t*, !dbg !153
  %5 = call i32 @__mw_blocked_pthread_cond_wait(%union.pthread_cond_t* noundef %3, %union.pthread_mutex_t* noundef %4) #8, !dbg !155
  switch i32 %5, label %9 [
    i32 0, label %10
    i32 12, label %6
    i32 110, label %7
    i32 16, label %8
  ], !dbg !156

6:
  br label %10, !dbg !158

7:
  br label %10, !dbg !159

8:
  br label %10, !dbg !160

9:
  br label %10, !dbg !161

10:
  %11 = phi i32 [ 2, %9 ], [ 1, %8 ], [ 4, %7 ], [ 3, %6 ], [ %5, %2 ], !dbg !162
  ret i32 %11, !dbg !155
}

declare i32 @__mw_blocked_pthread_cond_wait(%union.pthread_cond_t* noundef, %union.pthread_mutex_t* noundef) local_unnamed_addr #3

define dso_local i32 @thrd_create(i64* noundef %0, i32 (i8*)* noundef %1, i8* noundef %2) local_unnamed_addr #0 !dbg !163 {
  %4 = bitcast i32 (i8*)* %1 to i8* (i8*)*, !dbg !164
  %5 = call i32 @__mw_create(i64* noundef %0, i32 noundef 0, i8* (i8*)* noundef %4, i8* noundef %2) #8, !dbg !164
  switch i32 %5, label %9 [
    i32 0, label %10
    i32 12, label %6
    i32 110, label %7
    i32 16, label %8
  ], !dbg !165

6:
  br label %10, !dbg !167

7:
  br label %10, !dbg !168

8:
  br label %10, !dbg !169

9:
  br label %10, !dbg !170

10:
  %11 = phi i32 [ 2, %9 ], [ 1, %8 ], [ 4, %7 ], [ 3, %6 ], [ %5, %3 ], !dbg !171
  ret i32 %11, !dbg !164
}

declare i32 @__mw_create(i64* noundef, i32 noundef, i8* (i8*)* noundef, i8* noundef) local_unnamed_addr #3

define dso_local i32 @thrd_join(i64 noundef %0, i32* noundef %1) local_unnamed_addr #0 !dbg !172 {
  %3 = alloca i8*, align 8
  %4 = bitcast i8** %3 to i8*, !dbg !173
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %4) #7, !dbg !173
  store i8* null, i8** %3, align 8, !dbg !173
  %5 = call i32 @pthread_join(i64 noundef %0, i8** noundef nonnull %3) #8, !dbg !174
  %6 = icmp eq i32 %5, 0, !dbg !175
  %7 = icmp ne i32* %1, null, !dbg !175
  %8 = and i1 %7, %6, !dbg !175
  br i1 %8, label %9, label %14, !dbg !175

9:
  %10 = bitcast i32* %1 to i8*, !dbg !176
  call void @__midway_check(i8* noundef nonnull %10, i64 noundef 4, i32 noundef 1) #8, !dbg !176
  %11 = load i8*, i8** %3, align 8, !dbg !177
  %12 = ptrtoint i8* %11 to i64, !dbg !177
  %13 = trunc i64 %12 to i32, !dbg !177
  store i32 %13, i32* %1, align 4, !dbg !177
  br label %14, !dbg !178

14:
  switch i32 %5, label %18 [
    i32 0, label %19
    i32 12, label %15
    i32 110, label %16
    i32 16, label %17
  ], !dbg !179

15:
  br label %19, !dbg !181

16:
  br label %19, !dbg !182

17:
  br label %19, !dbg !183

18:
  br label %19, !dbg !184

19:
  %20 = phi i32 [ 2, %18 ], [ 1, %17 ], [ 4, %16 ], [ 3, %15 ], [ %5, %14 ], !dbg !185
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %4) #7, !dbg !186
  ret i32 %20, !dbg !187
}

declare !dbg !188 i32 @pthread_join(i64 noundef, i8** noundef) local_unnamed_addr #3

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #3

define dso_local i32 @thrd_detach(i64 noundef %0) local_unnamed_addr #0 !dbg !189 {
  %2 = call i32 @pthread_detach(i64 noundef %0) #8, !dbg !190
  switch i32 %2, label %6 [
    i32 0, label %7
    i32 12, label %3
    i32 110, label %4
    i32 16, label %5
  ], !dbg !191

3:
  br label %7, !dbg !193

4:
  br label %7, !dbg !194

5:
  br label %7, !dbg !195

6:
  br label %7, !dbg !196

7:
  %8 = phi i32 [ 2, %6 ], [ 1, %5 ], [ 4, %4 ], [ 3, %3 ], [ %2, %1 ], !dbg !197
  ret i32 %8, !dbg !190
}

declare !dbg !198 i32 @pthread_detach(i64 noundef) local_unnamed_addr #2

define dso_local void @thrd_exit(i32 noundef %0) local_unnamed_addr #4 !dbg !199 {
  %2 = sext i32 %0 to i64, !dbg !200
  %3 = inttoptr i64 %2 to i8*, !dbg !200
  call void @pthread_exit(i8* noundef %3) #9, !dbg !200
  unreachable, !dbg !200
}

declare !dbg !201 void @pthread_exit(i8* noundef) local_unnamed_addr #5

define dso_local i64 @thrd_current() local_unnamed_addr #0 !dbg !202 {
  %1 = call i32 @__midway_self() #8, !dbg !203
  %2 = sext i32 %1 to i64, !dbg !203
  ret i64 %2, !dbg !203
}

declare i32 @__midway_self() local_unnamed_addr #3

define dso_local i32 @thrd_equal(i64 noundef %0, i64 noundef %1) local_unnamed_addr #6 !dbg !204 {
  %3 = icmp eq i64 %0, %1, !dbg !205
  %4 = zext i1 %3 to i32, !dbg !205
  ret i32 %4, !dbg !205
}

define dso_local void @thrd_yield() local_unnamed_addr #6 !dbg !206 {
  ret void, !dbg !207
}

define dso_local i32 @thrd_sleep(%struct.timespec* nocapture noundef readnone %0, %struct.timespec* nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !208 {
  call void @__mw_cancellation_point() #8, !dbg !209
  ret i32 0, !dbg !210
}

declare void @__mw_cancellation_point() local_unnamed_addr #3

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { nounwind null_pointer_is_valid }
attributes #3 = { null_pointer_is_valid }
attributes #4 = { noreturn nounwind null_pointer_is_valid }
attributes #5 = { noreturn null_pointer_is_valid }
attributes #6 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #7 = { nounwind }
attributes #8 = { nobuiltin nounwind }
attributes #9 = { nobuiltin noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/c11threads.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{!"Debian clang version 14.0.6"}
!8 = distinct !DISubprogram(name: "mtx_init", scope: !1, file: !1, line: 23, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 25, scope: !8)
!12 = !DILocation(line: 20, scope: !13, inlinedAt: !14)
!13 = distinct !DISubprogram(name: "mutex", scope: !1, file: !1, line: 20, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!14 = distinct !DILocation(line: 26, scope: !8)
!15 = !DILocation(line: 26, scope: !8)
!16 = !DILocation(line: 11, scope: !17, inlinedAt: !18)
!17 = distinct !DISubprogram(name: "status", scope: !1, file: !1, line: 9, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!18 = distinct !DILocation(line: 26, scope: !8)
!19 = !DILocation(line: 13, scope: !17, inlinedAt: !18)
!20 = !DILocation(line: 14, scope: !17, inlinedAt: !18)
!21 = !DILocation(line: 15, scope: !17, inlinedAt: !18)
!22 = !DILocation(line: 16, scope: !17, inlinedAt: !18)
!23 = !DILocation(line: 0, scope: !17, inlinedAt: !18)
!24 = !DILocation(line: 27, scope: !8)
!25 = !DISubprogram(name: "pthread_mutex_init", scope: !26, file: !26, line: 781, type: !9, spFlags: DISPFlagOptimized)
!26 = !DIFile(filename: "/usr/include/pthread.h", directory: "")
!27 = distinct !DISubprogram(name: "mtx_lock", scope: !1, file: !1, line: 29, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!28 = !DILocation(line: 20, scope: !13, inlinedAt: !29)
!29 = distinct !DILocation(line: 29, scope: !27)
!30 = !DILocation(line: 29, scope: !27)
!31 = !DILocation(line: 11, scope: !17, inlinedAt: !32)
!32 = distinct !DILocation(line: 29, scope: !27)
!33 = !DILocation(line: 13, scope: !17, inlinedAt: !32)
!34 = !DILocation(line: 14, scope: !17, inlinedAt: !32)
!35 = !DILocation(line: 15, scope: !17, inlinedAt: !32)
!36 = !DILocation(line: 16, scope: !17, inlinedAt: !32)
!37 = !DILocation(line: 0, scope: !17, inlinedAt: !32)
!38 = !DISubprogram(name: "pthread_mutex_lock", scope: !26, file: !26, line: 794, type: !9, spFlags: DISPFlagOptimized)
!39 = distinct !DISubprogram(name: "mtx_trylock", scope: !1, file: !1, line: 30, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!40 = !DILocation(line: 20, scope: !13, inlinedAt: !41)
!41 = distinct !DILocation(line: 30, scope: !39)
!42 = !DILocation(line: 30, scope: !39)
!43 = !DILocation(line: 11, scope: !17, inlinedAt: !44)
!44 = distinct !DILocation(line: 30, scope: !39)
!45 = !DILocation(line: 13, scope: !17, inlinedAt: !44)
!46 = !DILocation(line: 14, scope: !17, inlinedAt: !44)
!47 = !DILocation(line: 15, scope: !17, inlinedAt: !44)
!48 = !DILocation(line: 16, scope: !17, inlinedAt: !44)
!49 = !DILocation(line: 0, scope: !17, inlinedAt: !44)
!50 = !DISubprogram(name: "pthread_mutex_trylock", scope: !26, file: !26, line: 790, type: !9, spFlags: DISPFlagOptimized)
!51 = distinct !DISubprogram(name: "mtx_timedlock", scope: !1, file: !1, line: 31, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!52 = !DILocation(line: 20, scope: !13, inlinedAt: !53)
!53 = distinct !DILocation(line: 33, scope: !51)
!54 = !DILocation(line: 33, scope: !51)
!55 = !DILocation(line: 11, scope: !17, inlinedAt: !56)
!56 = distinct !DILocation(line: 33, scope: !51)
!57 = !DILocation(line: 13, scope: !17, inlinedAt: !56)
!58 = !DILocation(line: 14, scope: !17, inlinedAt: !56)
!59 = !DILocation(line: 15, scope: !17, inlinedAt: !56)
!60 = !DILocation(line: 16, scope: !17, inlinedAt: !56)
!61 = !DILocation(line: 0, scope: !17, inlinedAt: !56)
!62 = !DISubprogram(name: "pthread_mutex_timedlock", scope: !26, file: !26, line: 800, type: !9, spFlags: DISPFlagOptimized)
!63 = distinct !DISubprogram(name: "mtx_unlock", scope: !1, file: !1, line: 35, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!64 = !DILocation(line: 20, scope: !13, inlinedAt: !65)
!65 = distinct !DILocation(line: 35, scope: !63)
!66 = !DILocation(line: 35, scope: !63)
!67 = !DILocation(line: 11, scope: !17, inlinedAt: !68)
!68 = distinct !DILocation(line: 35, scope: !63)
!69 = !DILocation(line: 13, scope: !17, inlinedAt: !68)
!70 = !DILocation(line: 14, scope: !17, inlinedAt: !68)
!71 = !DILocation(line: 15, scope: !17, inlinedAt: !68)
!72 = !DILocation(line: 16, scope: !17, inlinedAt: !68)
!73 = !DILocation(line: 0, scope: !17, inlinedAt: !68)
!74 = !DISubprogram(name: "pthread_mutex_unlock", scope: !26, file: !26, line: 835, type: !9, spFlags: DISPFlagOptimized)
!75 = distinct !DISubprogram(name: "mtx_destroy", scope: !1, file: !1, line: 36, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!76 = !DILocation(line: 20, scope: !13, inlinedAt: !77)
!77 = distinct !DILocation(line: 36, scope: !75)
!78 = !DILocation(line: 36, scope: !75)
!79 = !DISubprogram(name: "pthread_mutex_destroy", scope: !26, file: !26, line: 786, type: !9, spFlags: DISPFlagOptimized)
!80 = distinct !DISubprogram(name: "cnd_init", scope: !1, file: !1, line: 38, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!81 = !DILocation(line: 21, scope: !82, inlinedAt: !83)
!82 = distinct !DISubprogram(name: "cond", scope: !1, file: !1, line: 21, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!83 = distinct !DILocation(line: 38, scope: !80)
!84 = !DILocation(line: 38, scope: !80)
!85 = !DILocation(line: 11, scope: !17, inlinedAt: !86)
!86 = distinct !DILocation(line: 38, scope: !80)
!87 = !DILocation(line: 13, scope: !17, inlinedAt: !86)
!88 = !DILocation(line: 14, scope: !17, inlinedAt: !86)
!89 = !DILocation(line: 15, scope: !17, inlinedAt: !86)
!90 = !DILocation(line: 16, scope: !17, inlinedAt: !86)
!91 = !DILocation(line: 0, scope: !17, inlinedAt: !86)
!92 = !DISubprogram(name: "pthread_cond_init", scope: !26, file: !26, line: 1112, type: !9, spFlags: DISPFlagOptimized)
!93 = distinct !DISubprogram(name: "cnd_signal", scope: !1, file: !1, line: 39, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!94 = !DILocation(line: 21, scope: !82, inlinedAt: !95)
!95 = distinct !DILocation(line: 39, scope: !93)
!96 = !DILocation(line: 39, scope: !93)
!97 = !DILocation(line: 11, scope: !17, inlinedAt: !98)
!98 = distinct !DILocation(line: 39, scope: !93)
!99 = !DILocation(line: 13, scope: !17, inlinedAt: !98)
!100 = !DILocation(line: 14, scope: !17, inlinedAt: !98)
!101 = !DILocation(line: 15, scope: !17, inlinedAt: !98)
!102 = !DILocation(line: 16, scope: !17, inlinedAt: !98)
!103 = !DILocation(line: 0, scope: !17, inlinedAt: !98)
!104 = !DISubprogram(name: "pthread_cond_signal", scope: !26, file: !26, line: 1121, type: !9, spFlags: DISPFlagOptimized)
!105 = distinct !DISubprogram(name: "cnd_broadcast", scope: !1, file: !1, line: 40, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!106 = !DILocation(line: 21, scope: !82, inlinedAt: !107)
!107 = distinct !DILocation(line: 40, scope: !105)
!108 = !DILocation(line: 40, scope: !105)
!109 = !DILocation(line: 11, scope: !17, inlinedAt: !110)
!110 = distinct !DILocation(line: 40, scope: !105)
!111 = !DILocation(line: 13, scope: !17, inlinedAt: !110)
!112 = !DILocation(line: 14, scope: !17, inlinedAt: !110)
!113 = !DILocation(line: 15, scope: !17, inlinedAt: !110)
!114 = !DILocation(line: 16, scope: !17, inlinedAt: !110)
!115 = !DILocation(line: 0, scope: !17, inlinedAt: !110)
!116 = !DISubprogram(name: "pthread_cond_broadcast", scope: !26, file: !26, line: 1125, type: !9, spFlags: DISPFlagOptimized)
!117 = distinct !DISubprogram(name: "cnd_wait", scope: !1, file: !1, line: 41, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!118 = !DILocation(line: 21, scope: !82, inlinedAt: !119)
!119 = distinct !DILocation(line: 41, scope: !117)
!120 = !DILocation(line: 20, scope: !13, inlinedAt: !121)
!121 = distinct !DILocation(line: 41, scope: !117)
!122 = !DILocation(line: 41, scope: !117)
!123 = !DILocation(line: 11, scope: !17, inlinedAt: !124)
!124 = distinct !DILocation(line: 41, scope: !117)
!125 = !DILocation(line: 13, scope: !17, inlinedAt: !124)
!126 = !DILocation(line: 14, scope: !17, inlinedAt: !124)
!127 = !DILocation(line: 15, scope: !17, inlinedAt: !124)
!128 = !DILocation(line: 16, scope: !17, inlinedAt: !124)
!129 = !DILocation(line: 0, scope: !17, inlinedAt: !124)
!130 = !DISubprogram(name: "pthread_cond_wait", scope: !26, file: !26, line: 1133, type: !9, spFlags: DISPFlagOptimized)
!131 = distinct !DISubprogram(name: "cnd_timedwait", scope: !1, file: !1, line: 42, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!132 = !DILocation(line: 21, scope: !82, inlinedAt: !133)
!133 = distinct !DILocation(line: 44, scope: !131)
!134 = !DILocation(line: 20, scope: !13, inlinedAt: !135)
!135 = distinct !DILocation(line: 44, scope: !131)
!136 = !DILocation(line: 44, scope: !131)
!137 = !DILocation(line: 11, scope: !17, inlinedAt: !138)
!138 = distinct !DILocation(line: 44, scope: !131)
!139 = !DILocation(line: 13, scope: !17, inlinedAt: !138)
!140 = !DILocation(line: 14, scope: !17, inlinedAt: !138)
!141 = !DILocation(line: 15, scope: !17, inlinedAt: !138)
!142 = !DILocation(line: 16, scope: !17, inlinedAt: !138)
!143 = !DILocation(line: 0, scope: !17, inlinedAt: !138)
!144 = !DISubprogram(name: "pthread_cond_timedwait", scope: !26, file: !26, line: 1145, type: !9, spFlags: DISPFlagOptimized)
!145 = distinct !DISubprogram(name: "cnd_destroy", scope: !1, file: !1, line: 46, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!146 = !DILocation(line: 21, scope: !82, inlinedAt: !147)
!147 = distinct !DILocation(line: 46, scope: !145)
!148 = !DILocation(line: 46, scope: !145)
!149 = !DISubprogram(name: "pthread_cond_destroy", scope: !26, file: !26, line: 1117, type: !9, spFlags: DISPFlagOptimized)
!150 = distinct !DISubprogram(name: "__mw_blocked_cnd_wait", scope: !1, file: !1, line: 49, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!151 = !DILocation(line: 21, scope: !82, inlinedAt: !152)
!152 = distinct !DILocation(line: 49, scope: !150)
!153 = !DILocation(line: 20, scope: !13, inlinedAt: !154)
!154 = distinct !DILocation(line: 49, scope: !150)
!155 = !DILocation(line: 49, scope: !150)
!156 = !DILocation(line: 11, scope: !17, inlinedAt: !157)
!157 = distinct !DILocation(line: 49, scope: !150)
!158 = !DILocation(line: 13, scope: !17, inlinedAt: !157)
!159 = !DILocation(line: 14, scope: !17, inlinedAt: !157)
!160 = !DILocation(line: 15, scope: !17, inlinedAt: !157)
!161 = !DILocation(line: 16, scope: !17, inlinedAt: !157)
!162 = !DILocation(line: 0, scope: !17, inlinedAt: !157)
!163 = distinct !DISubprogram(name: "thrd_create", scope: !1, file: !1, line: 51, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!164 = !DILocation(line: 53, scope: !163)
!165 = !DILocation(line: 11, scope: !17, inlinedAt: !166)
!166 = distinct !DILocation(line: 53, scope: !163)
!167 = !DILocation(line: 13, scope: !17, inlinedAt: !166)
!168 = !DILocation(line: 14, scope: !17, inlinedAt: !166)
!169 = !DILocation(line: 15, scope: !17, inlinedAt: !166)
!170 = !DILocation(line: 16, scope: !17, inlinedAt: !166)
!171 = !DILocation(line: 0, scope: !17, inlinedAt: !166)
!172 = distinct !DISubprogram(name: "thrd_join", scope: !1, file: !1, line: 56, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!173 = !DILocation(line: 58, scope: !172)
!174 = !DILocation(line: 59, scope: !172)
!175 = !DILocation(line: 60, scope: !172)
!176 = !DILocation(line: 61, scope: !172)
!177 = !DILocation(line: 62, scope: !172)
!178 = !DILocation(line: 63, scope: !172)
!179 = !DILocation(line: 11, scope: !17, inlinedAt: !180)
!180 = distinct !DILocation(line: 64, scope: !172)
!181 = !DILocation(line: 13, scope: !17, inlinedAt: !180)
!182 = !DILocation(line: 14, scope: !17, inlinedAt: !180)
!183 = !DILocation(line: 15, scope: !17, inlinedAt: !180)
!184 = !DILocation(line: 16, scope: !17, inlinedAt: !180)
!185 = !DILocation(line: 0, scope: !17, inlinedAt: !180)
!186 = !DILocation(line: 65, scope: !172)
!187 = !DILocation(line: 64, scope: !172)
!188 = !DISubprogram(name: "pthread_join", scope: !26, file: !26, line: 219, type: !9, spFlags: DISPFlagOptimized)
!189 = distinct !DISubprogram(name: "thrd_detach", scope: !1, file: !1, line: 67, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!190 = !DILocation(line: 67, scope: !189)
!191 = !DILocation(line: 11, scope: !17, inlinedAt: !192)
!192 = distinct !DILocation(line: 67, scope: !189)
!193 = !DILocation(line: 13, scope: !17, inlinedAt: !192)
!194 = !DILocation(line: 14, scope: !17, inlinedAt: !192)
!195 = !DILocation(line: 15, scope: !17, inlinedAt: !192)
!196 = !DILocation(line: 16, scope: !17, inlinedAt: !192)
!197 = !DILocation(line: 0, scope: !17, inlinedAt: !192)
!198 = !DISubprogram(name: "pthread_detach", scope: !26, file: !26, line: 269, type: !9, spFlags: DISPFlagOptimized)
!199 = distinct !DISubprogram(name: "thrd_exit", scope: !1, file: !1, line: 68, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!200 = !DILocation(line: 68, scope: !199)
!201 = !DISubprogram(name: "pthread_exit", scope: !26, file: !26, line: 211, type: !9, spFlags: DISPFlagOptimized)
!202 = distinct !DISubprogram(name: "thrd_current", scope: !1, file: !1, line: 69, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!203 = !DILocation(line: 69, scope: !202)
!204 = distinct !DISubprogram(name: "thrd_equal", scope: !1, file: !1, line: 70, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!205 = !DILocation(line: 70, scope: !204)
!206 = distinct !DISubprogram(name: "thrd_yield", scope: !1, file: !1, line: 71, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!207 = !DILocation(line: 71, scope: !206)
!208 = distinct !DISubprogram(name: "thrd_sleep", scope: !1, file: !1, line: 73, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!209 = !DILocation(line: 75, scope: !208)
!210 = !DILocation(line: 76, scope: !208)
