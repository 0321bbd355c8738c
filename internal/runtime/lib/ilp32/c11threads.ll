target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%union.mtx_t = type { i32, [20 x i8] }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, %union.anon }
%union.anon = type { %struct.__pthread_internal_slist }
%struct.__pthread_internal_slist = type { %struct.__pthread_internal_slist* }
%union.pthread_mutexattr_t = type { i32 }
%struct.timespec = type { i32, i32 }
%union.cnd_t = type { i64, [40 x i8] }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%union.pthread_condattr_t = type { i32 }

define dso_local i32 @mtx_init(%union.mtx_t* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !9 {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %3 to i8*, !dbg !12
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #7, !dbg !12
  %5 = and i32 %1, 1, !dbg !12
  store i32 %5, i32* %3, align 4, !dbg !12
  %6 = bitcast %union.mtx_t* %0 to %union.pthread_mutex_t*, !dbg !13
  %7 = bitcast i32* %3 to %union.pthread_mutexattr_t*, !dbg !16
  %8 = call i32 @pthread_mutex_init(%union.pthread_mutex_t* noundef %6, %union.pthread_mutexattr_t* noundef nonnull %7) #8, !dbg !16
  switch i32 %8, label %12 [
    i32 0, label %13
    i32 12, label %9
    i32 110, label %10
    i32 16, label %11
  ], !dbg !17

9:
  br label %13, !dbg !20

10:
  br label %13, !dbg !21

11:
  br label %13, !dbg !22

12:
  br label %13, !dbg !23

13:
  %14 = phi i32 [ 2, %12 ], [ 1, %11 ], [ 4, %10 ], [ 3, %9 ], [ %8, %2 ], !dbg !24
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #7, !dbg !25
  ret i32 %14, !dbg !16
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !26 i32 @pthread_mutex_init(%union.pthread_mutex_t* noundef, %union.pthread_mutexattr_t* noundef) local_unnamed_addr #2

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

define dso_local i32 @mtx_lock(%union.mtx_t* noundef %0) local_unnamed_addr #0 !dbg !28 {
  %2 = bitcast %union.mtx_t* %0 to %union.pthread_mutex_t*, !dbg !29
  %3 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %2) #8, !dbg !31
  switch i32 %3, label %7 [
    i32 0, label %8
    i32 12, label %4
    i32 110, label %5
    i32 16, label %6
  ], !dbg !32

4:
  br label %8, !dbg !34

5:
  br label %8, !dbg !35

6:
  br label %8, !dbg !36

7:
  br label %8, !dbg !37

8:
  %9 = phi i32 [ 2, %7 ], [ 1, %6 ], [ 4, %5 ], [ 3, %4 ], [ %3, %1 ], !dbg !38
  ret i32 %9, !dbg !31
}

declare !dbg !39 i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) local_unnamed_addr #2

define dso_local i32 @mtx_trylock(%union.mtx_t* noundef %0) local_unnamed_addr #0 !dbg !40 {
  %2 = bitcast %union.mtx_t* %0 to %union.pthread_mutex_t*, !dbg !41
  %3 = call i32 @pthread_mutex_trylock(%union.pthread_mutex_t* noundef %2) #8, !dbg !43
  switch i32 %3, label %7 [
    i32 0, label %8
    i32 12, label %4
    i32 110, label %5
    i32 16, label %6
  ], !dbg !44

4:
  br label %8, !dbg !46

5:
  br label %8, !dbg !47

6:
  br label %8, !dbg !48

7:
  br label %8, !dbg !49

8:
  %9 = phi i32 [ 2, %7 ], [ 1, %6 ], [ 4, %5 ], [ 3, %4 ], [ %3, %1 ], !dbg !50
  ret i32 %9, !dbg !43
}

declare !dbg !51 i32 @pthread_mutex_trylock(%union.pthread_mutex_t* noundef) local_unnamed_addr #2

define dso_local i32 @mtx_timedlock(%union.mtx_t* noalias noundef %0, %struct.timespec* noalias noundef %1) local_unnamed_addr #0 !dbg !52 {
  %3 = bitcast %union.mtx_t* %0 to %union.pthread_mutex_t*, !dbg !53
  %4 = call i32 @pthread_mutex_timedlock(%union.pthread_mutex_t* noundef %3, %struct.timespec* noundef %1) #8, !dbg !55
  switch i32 %4, label %8 [
    i32 0, label %9
    i32 12, label %5
    i32 110, label %6
    i32 16, label %7
  ], !dbg !56

5:
  br label %9, !dbg !58

6:
  br label %9, !dbg !59

7:
  br label %9, !dbg !60

8:
  br label %9, !dbg !61

9:
  %10 = phi i32 [ 2, %8 ], [ 1, %7 ], [ 4, %6 ], [ 3, %5 ], [ %4, %2 ], !dbg !62
  ret i32 %10, !dbg !55
}

declare !dbg !63 i32 @pthread_mutex_timedlock(%union.pthread_mutex_t* noundef, %struct.timespec* noundef) local_unnamed_addr #2

define dso_local i32 @mtx_unlock(%union.mtx_t* noundef %0) local_unnamed_addr #0 !dbg !64 {
  %2 = bitcast %union.mtx_t* %0 to %union.pthread_mutex_t*, !dbg !65
  %3 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %2) #8, !dbg !67
  switch i32 %3, label %7 [
    i32 0, label %8
    i32 12, label %4
    i32 110, label %5
    i32 16, label %6
  ], !dbg !68

4:
  br label %8, !dbg !70

5:
  br label %8, !dbg !71

6:
  br label %8, !dbg !72

7:
  br label %8, !dbg !73

8:
  %9 = phi i32 [ 2, %7 ], [ 1, %6 ], [ 4, %5 ], [ 3, %4 ], [ %3, %1 ], !dbg !74
  ret i32 %9, !dbg !67
}

declare !dbg !75 i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) local_unnamed_addr #2

define dso_local void @mtx_destroy(%union.mtx_t* noundef %0) local_unnamed_addr #0 !dbg !76 {
  %2 = bitcast %union.mtx_t* %0 to %union.pthread_mutex_t*, !dbg !77
  %3 = call i32 @pthread_mutex_destroy(%union.pthread_mutex_t* noundef %2) #8, !dbg !79
  ret void, !dbg !79
}

declare !dbg !80 i32 @pthread_mutex_destroy(%union.pthread_mutex_t* noundef) local_unnamed_addr #2

define dso_local i32 @cnd_init(%union.cnd_t* noundef %0) local_unnamed_addr #0 !dbg !81 {
  %2 = bitcast %union.cnd_t* %0 to %union.pthread_cond_t*, !dbg !82
  %3 = call i32 @pthread_cond_init(%union.pthread_cond_t* noundef %2, %union.pthread_condattr_t* noundef null) #8, !dbg !85
  switch i32 %3, label %7 [
    i32 0, label %8
    i32 12, label %4
    i32 110, label %5
    i32 16, label %6
  ], !dbg !86

4:
  br label %8, !dbg !88

5:
  br label %8, !dbg !89

6:
  br label %8, !dbg !90

7:
  br label %8, !dbg !91

8:
  %9 = phi i32 [ 2, %7 ], [ 1, %6 ], [ 4, %5 ], [ 3, %4 ], [ %3, %1 ], !dbg !92
  ret i32 %9, !dbg !85
}

declare !dbg !93 i32 @pthread_cond_init(%union.pthread_cond_t* noundef, %union.pthread_condattr_t* noundef) local_unnamed_addr #2

define dso_local i32 @cnd_signal(%union.cnd_t* noundef %0) local_unnamed_addr #0 !dbg !94 {
  %2 = bitcast %union.cnd_t* %0 to %union.pthread_cond_t*, !dbg !95
  %3 = call i32 @pthread_cond_signal(%union.pthread_cond_t* noundef %2) #8, !dbg !97
  switch i32 %3, label %7 [
    i32 0, label %8
    i32 12, label %4
    i32 110, label %5
    i32 16, label %6
  ], !dbg !98

4:
  br label %8, !dbg !100

5:
  br label %8, !dbg !101

6:
  br label %8, !dbg !102

7:
  br label %8, !dbg !103

8:
  %9 = phi i32 [ 2, %7 ], [ 1, %6 ], [ 4, %5 ], [ 3, %4 ], [ %3, %1 ], !dbg !104
  ret i32 %9, !dbg !97
}

declare !dbg !105 i32 @pthread_cond_signal(%union.pthread_cond_t* noundef) local_unnamed_addr #2

define dso_local i32 @cnd_broadcast(%union.cnd_t* noundef %0) local_unnamed_addr #0 !dbg !106 {
  %2 = bitcast %union.cnd_t* %0 to %union.pthread_cond_t*, !dbg !107
  %3 = call i32 @pthread_cond_broadcast(%union.pthread_cond_t* noundef %2) #8, !dbg !109
  switch i32 %3, label %7 [
    i32 0, label %8
    i32 12, label %4
    i32 110, label %5
    i32 16, label %6
  ], !dbg !110

4:
  br label %8, !dbg !112

5:
  br label %8, !dbg !113

6:
  br label %8, !dbg !114

7:
  br label %8, !dbg !115

8:
  %9 = phi i32 [ 2, %7 ], [ 1, %6 ], [ 4, %5 ], [ 3, %4 ], [ %3, %1 ], !dbg !116
  ret i32 %9, !dbg !109
}

declare !dbg !117 i32 @pthread_cond_broadcast(%union.pthread_cond_t* noundef) local_unnamed_addr #2

define dso_local i32 @cnd_wait(%union.cnd_t* noundef %0, %union.mtx_t* noundef %1) local_unnamed_addr #0 !dbg !118 {
  %3 = bitcast %union.cnd_t* %0 to %union.pthread_cond_t*, !dbg !119
  %4 = bitcast %union.mtx_t* %1 to %union.pthread_mutex_t*, !dbg !121
  %5 = call i32 @pthread_cond_wait(%union.pthread_cond_t* noundef %3, %union.pthread_mutex_t* noundef %4) #8, !dbg !123
  switch i32 %5, label %9 [
    i32 0, label %10
    i32 12, label %6
    i32 110, label %7
    i32 16, label %8
  ], !dbg !124

6:
  br label %10, !dbg !126

7:
  br label %10, !dbg !127

8:
  br label %10, !dbg !128

9:
  br label %10, !dbg !129

10:
  %11 = phi i32 [ 2, %9 ], [ 1, %8 ], [ 4, %7 ], [ 3, %6 ], [ %5, %2 ], !dbg !130
  ret i32 %11, !dbg !123
}

declare !dbg !131 i32 @pthread_cond_wait(%union.pthread_cond_t* noundef, %union.pthread_mutex_t* noundef) local_unnamed_addr #3

define dso_local i32 @cnd_timedwait(%union.cnd_t* noalias noundef %0, %union.mtx_t* noalias noundef %1, %struct.timespec* noalias noundef %2) local_unnamed_addr #0 !dbg !132 {
  %4 = bitcast %union.cnd_t* %0 to %union.pthread_cond_t*, !dbg !133
  %5 = bitcast %union.mtx_t* %1 to %union.pthread_mutex_t*, !dbg !135
  %6 = call i32 @pthread_cond_timedwait(%union.pthread_cond_t* noundef %4, %union.pthread_mutex_t* noundef %5, %struct.timespec* noundef %2) #8, !dbg !137
  switch i32 %6, label %10 [
    i32 0, label %11
    i32 12, label %7
    i32 110, label %8
    i32 16, label %9
  ], !dbg !138

7:
  br label %11, !dbg !140

8:
  br label %11, !dbg !141

9:
  br label %11, !dbg !142

10:
  br label %11, !dbg !143

11:
  %12 = phi i32 [ 2, %10 ], [ 1, %9 ], [ 4, %8 ], [ 3, %7 ], [ %6, %3 ], !dbg !144
  ret i32 %12, !dbg !137
}

declare !dbg !145 i32 @pthread_cond_timedwait(%union.pthread_cond_t* noundef, %union.pthread_mutex_t* noundef, %struct.timespec* noundef) local_unnamed_addr #3

define dso_local void @cnd_destroy(%union.cnd_t* noundef %0) local_unnamed_addr #0 !dbg !146 {
  %2 = bitcast %union.cnd_t* %0 to %union.pthread_cond_t*, !dbg !147
  %3 = call i32 @pthread_cond_destroy(%union.pthread_cond_t* noundef %2) #8, !dbg !149
  ret void, !dbg !149
}

declare !dbg !150 i32 @pthread_cond_destroy(%union.pthread_cond_t* noundef) local_unnamed_addr #2

define dso_local i32 @__mw_blocked_cnd_wait(%union.cnd_t* noundef %0, %union.mtx_t* noundef %1) local_unnamed_addr #0 !dbg !151 {
  %3 = bitcast %union.cnd_t* %0 to %union.pthread_cond_t*, !dbg !152
  %4 = bitcast %union.mtx_t* %1 to %union.pthread_mutex_t*, !dbg !154
  %5 = call i32 @__mw_blocked_pthread_cond_wait(%union.pthread_cond_t* noundef %3, %union.pthread_mutex_t* noundef %4) #8, !dbg !156
  switch i32 %5, label %9 [
    i32 0, label %10
    i32 12, label %6
    i32 110, label %7
    i32 16, label %8
  ], !dbg !157

6:
  br label %10, !dbg !159

7:
  br label %10, !dbg !160

8:
  br label %10, !dbg !161

9:
  br label %10, !dbg !162

10:
  %11 = phi i32 [ 2, %9 ], [ 1, %8 ], [ 4, %7 ], [ 3, %6 ], [ %5, %2 ], !dbg !163
  ret i32 %11, !dbg !156
}

declare i32 @__mw_blocked_pthread_cond_wait(%union.pthread_cond_t* noundef, %union.pthread_mutex_t* noundef) local_unnamed_addr #3

define dso_local i32 @thrd_create(i32* noundef %0, i32 (i8*)* noundef %1, i8* noundef %2) local_unnamed_addr #0 !dbg !164 {
  %4 = bitcast i32 (i8*)* %1 to i8* (i8*)*, !dbg !165
  %5 = call i32 @__mw_create(i32* noundef %0, i32 noundef 0, i8* (i8*)* noundef %4, i8* noundef %2) #8, !dbg !165
  switch i32 %5, label %9 [
    i32 0, label %10
    i32 12, label %6
    i32 110, label %7
    i32 16, label %8
  ], !dbg !166

6:
  br label %10, !dbg !168

7:
  br label %10, !dbg !169

8:
  br label %10, !dbg !170

9:
  br label %10, !dbg !171

10:
  %11 = phi i32 [ 2, %9 ], [ 1, %8 ], [ 4, %7 ], [ 3, %6 ], [ %5, %3 ], !dbg !172
  ret i32 %11, !dbg !165
}

declare i32 @__mw_create(i32* noundef, i32 noundef, i8* (i8*)* noundef, i8* noundef) local_unnamed_addr #3

define dso_local i32 @thrd_join(i32 noundef %0, i32* noundef %1) local_unnamed_addr #0 !dbg !173 {
  %3 = alloca i8*, align 4
  %4 = bitcast i8** %3 to i8*, !dbg !174
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #7, !dbg !174
  store i8* null, i8** %3, align 4, !dbg !174
  %5 = call i32 @pthread_join(i32 noundef %0, i8** noundef nonnull %3) #8, !dbg !175
  %6 = icmp eq i32 %5, 0, !dbg !176
  %7 = icmp ne i32* %1, null, !dbg !176
  %8 = and i1 %7, %6, !dbg !176
  br i1 %8, label %9, label %13, !dbg !176

9:
  %10 = bitcast i32* %1 to i8*, !dbg !177
  call void @__midway_check(i8* noundef nonnull %10, i32 noundef 4, i32 noundef 1) #8, !dbg !177
  %11 = load i8*, i8** %3, align 4, !dbg !178
  %12 = ptrtoint i8* %11 to i32, !dbg !178
  store i32 %12, i32* %1, align 4, !dbg !178
  br label %13, !dbg !179

13:
  switch i32 %5, label %17 [
    i32 0, label %18
    i32 12, label %14
    i32 110, label %15
    i32 16, label %16
  ], !dbg !180

14:
  br label %18, !dbg !182

15:
  br label %18, !dbg !183

16:
  br label %18, !dbg !184

17:
  br label %18, !dbg !185

18:
  %19 = phi i32 [ 2, %17 ], [ 1, %16 ], [ 4, %15 ], [ 3, %14 ], [ %5, %13 ], !dbg !186
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #7, !dbg !187
  ret i32 %19, !dbg !188
}

declare !dbg !189 i32 @pthread_join(i32 noundef, i8** noundef) local_unnamed_addr #3

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

define dso_local i32 @thrd_detach(i32 noundef %0) local_unnamed_addr #0 !dbg !190 {
  %2 = call i32 @pthread_detach(i32 noundef %0) #8, !dbg !191
  switch i32 %2, label %6 [
    i32 0, label %7
    i32 12, label %3
    i32 110, label %4
    i32 16, label %5
  ], !dbg !192

3:
  br label %7, !dbg !194

4:
  br label %7, !dbg !195

5:
  br label %7, !dbg !196

6:
  br label %7, !dbg !197

7:
  %8 = phi i32 [ 2, %6 ], [ 1, %5 ], [ 4, %4 ], [ 3, %3 ], [ %2, %1 ], !dbg !198
  ret i32 %8, !dbg !191
}

declare !dbg !199 i32 @pthread_detach(i32 noundef) local_unnamed_addr #2

define dso_local void @thrd_exit(i32 noundef %0) local_unnamed_addr #4 !dbg !200 {
  %2 = inttoptr i32 %0 to i8*, !dbg !201
  call void @pthread_exit(i8* noundef %2) #9, !dbg !201
  unreachable, !dbg !201
}

declare !dbg !202 void @pthread_exit(i8* noundef) local_unnamed_addr #5

define dso_local i32 @thrd_current() local_unnamed_addr #0 !dbg !203 {
  %1 = call i32 @__midway_self() #8, !dbg !204
  ret i32 %1, !dbg !204
}

declare i32 @__midway_self() local_unnamed_addr #3

define dso_local i32 @thrd_equal(i32 noundef %0, i32 noundef %1) local_unnamed_addr #6 !dbg !205 {
  %3 = icmp eq i32 %0, %1, !dbg !206
  %4 = zext i1 %3 to i32, !dbg !206
  ret i32 %4, !dbg !206
}

define dso_local void @thrd_yield() local_unnamed_addr #6 !dbg !207 {
  ret void, !dbg !208
}

define dso_local i32 @thrd_sleep(%struct.timespec* nocapture noundef readnone %0, %struct.timespec* nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !209 {
  call void @__mw_cancellation_point() #8, !dbg !210
  ret i32 0, !dbg !211
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
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/c11threads.c", directory: ".")
!2 = !{i32 1, !"NumRegisterParameters", i32 0}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"PIC Level", i32 2}
!7 = !{i32 7, !"PIE Level", i32 2}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "mtx_init", scope: !1, file: !1, line: 23, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 25, scope: !9)
!13 = !DILocation(line: 20, scope: !14, inlinedAt: !15)
!14 = distinct !DISubprogram(name: "mutex", scope: !1, file: !1, line: 20, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!15 = distinct !DILocation(line: 26, scope: !9)
!16 = !DILocation(line: 26, scope: !9)
!17 = !DILocation(line: 11, scope: !18, inlinedAt: !19)
!18 = distinct !DISubprogram(name: "status", scope: !1, file: !1, line: 9, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!19 = distinct !DILocation(line: 26, scope: !9)
!20 = !DILocation(line: 13, scope: !18, inlinedAt: !19)
!21 = !DILocation(line: 14, scope: !18, inlinedAt: !19)
!22 = !DILocation(line: 15, scope: !18, inlinedAt: !19)
!23 = !DILocation(line: 16, scope: !18, inlinedAt: !19)
!24 = !DILocation(line: 0, scope: !18, inlinedAt: !19)
!25 = !DILocation(line: 27, scope: !9)
!26 = !DISubprogram(name: "pthread_mutex_init", scope: !27, file: !27, line: 781, type: !10, spFlags: DISPFlagOptimized)
!27 = !DIFile(filename: "/usr/include/pthread.h", directory: "")
!28 = distinct !DISubprogram(name: "mtx_lock", scope: !1, file: !1, line: 29, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!29 = !DILocation(line: 20, scope: !14, inlinedAt: !30)
!30 = distinct !DILocation(line: 29, scope: !28)
!31 = !DILocation(line: 29, scope: !28)
!32 = !DILocation(line: 11, scope: !18, inlinedAt: !33)
!33 = distinct !DILocation(line: 29, scope: !28)
!34 = !DILocation(line: 13, scope: !18, inlinedAt: !33)
!35 = !DILocation(line: 14, scope: !18, inlinedAt: !33)
!36 = !DILocation(line: 15, scope: !18, inlinedAt: !33)
!37 = !DILocation(line: 16, scope: !18, inlinedAt: !33)
!38 = !DILocation(line: 0, scope: !18, inlinedAt: !33)
!39 = !DISubprogram(name: "pthread_mutex_lock", scope: !27, file: !27, line: 794, type: !10, spFlags: DISPFlagOptimized)
!40 = distinct !DISubprogram(name: "mtx_trylock", scope: !1, file: !1, line: 30, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!41 = !DILocation(line: 20, scope: !14, inlinedAt: !42)
!42 = distinct !DILocation(line: 30, scope: !40)
!43 = !DILocation(line: 30, scope: !40)
!44 = !DILocation(line: 11, scope: !18, inlinedAt: !45)
!45 = distinct !DILocation(line: 30, scope: !40)
!46 = !DILocation(line: 13, scope: !18, inlinedAt: !45)
!47 = !DILocation(line: 14, scope: !18, inlinedAt: !45)
!48 = !DILocation(line: 15, scope: !18, inlinedAt: !45)
!49 = !DILocation(line: 16, scope: !18, inlinedAt: !45)
!50 = !DILocation(line: 0, scope: !18, inlinedAt: !45)
!51 = !DISubprogram(name: "pthread_mutex_trylock", scope: !27, file: !27, line: 790, type: !10, spFlags: DISPFlagOptimized)
!52 = distinct !DISubprogram(name: "mtx_timedlock", scope: !1, file: !1, line: 31, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!53 = !DILocation(line: 20, scope: !14, inlinedAt: !54)
!54 = distinct !DILocation(line: 33, scope: !52)
!55 = !DILocation(line: 33, scope: !52)
!56 = !DILocation(line: 11, scope: !18, inlinedAt: !57)
!57 = distinct !DILocation(line: 33, scope: !52)
!58 = !DILocation(line: 13, scope: !18, inlinedAt: !57)
!59 = !DILocation(line: 14, scope: !18, inlinedAt: !57)
!60 = !DILocation(line: 15, scope: !18, inlinedAt: !57)
!61 = !DILocation(line: 16, scope: !18, inlinedAt: !57)
!62 = !DILocation(line: 0, scope: !18, inlinedAt: !57)
!63 = !DISubprogram(name: "pthread_mutex_timedlock", scope: !27, file: !27, line: 800, type: !10, spFlags: DISPFlagOptimized)
!64 = distinct !DISubprogram(name: "mtx_unlock", scope: !1, file: !1, line: 35, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!65 = !DILocation(line: 20, scope: !14, inlinedAt: !66)
!66 = distinct !DILocation(line: 35, scope: !64)
!67 = !DILocation(line: 35, scope: !64)
!68 = !DILocation(line: 11, scope: !18, inlinedAt: !69)
!69 = distinct !DILocation(line: 35, scope: !64)
!70 = !DILocation(line: 13, scope: !18, inlinedAt: !69)
!71 = !DILocation(line: 14, scope: !18, inlinedAt: !69)
!72 = !DILocation(line: 15, scope: !18, inlinedAt: !69)
!73 = !DILocation(line: 16, scope: !18, inlinedAt: !69)
!74 = !DILocation(line: 0, scope: !18, inlinedAt: !69)
!75 = !DISubprogram(name: "pthread_mutex_unlock", scope: !27, file: !27, line: 835, type: !10, spFlags: DISPFlagOptimized)
!76 = distinct !DISubprogram(name: "mtx_destroy", scope: !1, file: !1, line: 36, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!77 = !DILocation(line: 20, scope: !14, inlinedAt: !78)
!78 = distinct !DILocation(line: 36, scope: !76)
!79 = !DILocation(line: 36, scope: !76)
!80 = !DISubprogram(name: "pthread_mutex_destroy", scope: !27, file: !27, line: 786, type: !10, spFlags: DISPFlagOptimized)
!81 = distinct !DISubprogram(name: "cnd_init", scope: !1, file: !1, line: 38, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!82 = !DILocation(line: 21, scope: !83, inlinedAt: !84)
!83 = distinct !DISubprogram(name: "cond", scope: !1, file: !1, line: 21, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!84 = distinct !DILocation(line: 38, scope: !81)
!85 = !DILocation(line: 38, scope: !81)
!86 = !DILocation(line: 11, scope: !18, inlinedAt: !87)
!87 = distinct !DILocation(line: 38, scope: !81)
!88 = !DILocation(line: 13, scope: !18, inlinedAt: !87)
!89 = !DILocation(line: 14, scope: !18, inlinedAt: !87)
!90 = !DILocation(line: 15, scope: !18, inlinedAt: !87)
!91 = !DILocation(line: 16, scope: !18, inlinedAt: !87)
!92 = !DILocation(line: 0, scope: !18, inlinedAt: !87)
!93 = !DISubprogram(name: "pthread_cond_init", scope: !27, file: !27, line: 1112, type: !10, spFlags: DISPFlagOptimized)
!94 = distinct !DISubprogram(name: "cnd_signal", scope: !1, file: !1, line: 39, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!95 = !DILocation(line: 21, scope: !83, inlinedAt: !96)
!96 = distinct !DILocation(line: 39, scope: !94)
!97 = !DILocation(line: 39, scope: !94)
!98 = !DILocation(line: 11, scope: !18, inlinedAt: !99)
!99 = distinct !DILocation(line: 39, scope: !94)
!100 = !DILocation(line: 13, scope: !18, inlinedAt: !99)
!101 = !DILocation(line: 14, scope: !18, inlinedAt: !99)
!102 = !DILocation(line: 15, scope: !18, inlinedAt: !99)
!103 = !DILocation(line: 16, scope: !18, inlinedAt: !99)
!104 = !DILocation(line: 0, scope: !18, inlinedAt: !99)
!105 = !DISubprogram(name: "pthread_cond_signal", scope: !27, file: !27, line: 1121, type: !10, spFlags: DISPFlagOptimized)
!106 = distinct !DISubprogram(name: "cnd_broadcast", scope: !1, file: !1, line: 40, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!107 = !DILocation(line: 21, scope: !83, inlinedAt: !108)
!108 = distinct !DILocation(line: 40, scope: !106)
!109 = !DILocation(line: 40, scope: !106)
!110 = !DILocation(line: 11, scope: !18, inlinedAt: !111)
!111 = distinct !DILocation(line: 40, scope: !106)
!112 = !DILocation(line: 13, scope: !18, inlinedAt: !111)
!113 = !DILocation(line: 14, scope: !18, inlinedAt: !111)
!114 = !DILocation(line: 15, scope: !18, inlinedAt: !111)
!115 = !DILocation(line: 16, scope: !18, inlinedAt: !111)
!116 = !DILocation(line: 0, scope: !18, inlinedAt: !111)
!117 = !DISubprogram(name: "pthread_cond_broadcast", scope: !27, file: !27, line: 1125, type: !10, spFlags: DISPFlagOptimized)
!118 = distinct !DISubprogram(name: "cnd_wait", scope: !1, file: !1, line: 41, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!119 = !DILocation(line: 21, scope: !83, inlinedAt: !120)
!120 = distinct !DILocation(line: 41, scope: !118)
!121 = !DILocation(line: 20, scope: !14, inlinedAt: !122)
!122 = distinct !DILocation(line: 41, scope: !118)
!123 = !DILocation(line: 41, scope: !118)
!124 = !DILocation(line: 11, scope: !18, inlinedAt: !125)
!125 = distinct !DILocation(line: 41, scope: !118)
!126 = !DILocation(line: 13, scope: !18, inlinedAt: !125)
!127 = !DILocation(line: 14, scope: !18, inlinedAt: !125)
!128 = !DILocation(line: 15, scope: !18, inlinedAt: !125)
!129 = !DILocation(line: 16, scope: !18, inlinedAt: !125)
!130 = !DILocation(line: 0, scope: !18, inlinedAt: !125)
!131 = !DISubprogram(name: "pthread_cond_wait", scope: !27, file: !27, line: 1133, type: !10, spFlags: DISPFlagOptimized)
!132 = distinct !DISubprogram(name: "cnd_timedwait", scope: !1, file: !1, line: 42, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!133 = !DILocation(line: 21, scope: !83, inlinedAt: !134)
!134 = distinct !DILocation(line: 44, scope: !132)
!135 = !DILocation(line: 20, scope: !14, inlinedAt: !136)
!136 = distinct !DILocation(line: 44, scope: !132)
!137 = !DILocation(line: 44, scope: !132)
!138 = !DILocation(line: 11, scope: !18, inlinedAt: !139)
!139 = distinct !DILocation(line: 44, scope: !132)
!140 = !DILocation(line: 13, scope: !18, inlinedAt: !139)
!141 = !DILocation(line: 14, scope: !18, inlinedAt: !139)
!142 = !DILocation(line: 15, scope: !18, inlinedAt: !139)
!143 = !DILocation(line: 16, scope: !18, inlinedAt: !139)
!144 = !DILocation(line: 0, scope: !18, inlinedAt: !139)
!145 = !DISubprogram(name: "pthread_cond_timedwait", scope: !27, file: !27, line: 1145, type: !10, spFlags: DISPFlagOptimized)
!146 = distinct !DISubprogram(name: "cnd_destroy", scope: !1, file: !1, line: 46, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!147 = !DILocation(line: 21, scope: !83, inlinedAt: !148)
!148 = distinct !DILocation(line: 46, scope: !146)
!149 = !DILocation(line: 46, scope: !146)
!150 = !DISubprogram(name: "pthread_cond_destroy", scope: !27, file: !27, line: 1117, type: !10, spFlags: DISPFlagOptimized)
!151 = distinct !DISubprogram(name: "__mw_blocked_cnd_wait", scope: !1, file: !1, line: 49, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!152 = !DILocation(line: 21, scope: !83, inlinedAt: !153)
!153 = distinct !DILocation(line: 49, scope: !151)
!154 = !DILocation(line: 20, scope: !14, inlinedAt: !155)
!155 = distinct !DILocation(line: 49, scope: !151)
!156 = !DILocation(line: 49, scope: !151)
!157 = !DILocation(line: 11, scope: !18, inlinedAt: !158)
!158 = distinct !DILocation(line: 49, scope: !151)
!159 = !DILocation(line: 13, scope: !18, inlinedAt: !158)
!160 = !DILocation(line: 14, scope: !18, inlinedAt: !158)
!161 = !DILocation(line: 15, scope: !18, inlinedAt: !158)
!162 = !DILocation(line: 16, scope: !18, inlinedAt: !158)
!163 = !DILocation(line: 0, scope: !18, inlinedAt: !158)
!164 = distinct !DISubprogram(name: "thrd_create", scope: !1, file: !1, line: 51, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!165 = !DILocation(line: 53, scope: !164)
!166 = !DILocation(line: 11, scope: !18, inlinedAt: !167)
!167 = distinct !DILocation(line: 53, scope: !164)
!168 = !DILocation(line: 13, scope: !18, inlinedAt: !167)
!169 = !DILocation(line: 14, scope: !18, inlinedAt: !167)
!170 = !DILocation(line: 15, scope: !18, inlinedAt: !167)
!171 = !DILocation(line: 16, scope: !18, inlinedAt: !167)
!172 = !DILocation(line: 0, scope: !18, inlinedAt: !167)
!173 = distinct !DISubprogram(name: "thrd_join", scope: !1, file: !1, line: 56, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!174 = !DILocation(line: 58, scope: !173)
!175 = !DILocation(line: 59, scope: !173)
!176 = !DILocation(line: 60, scope: !173)
!177 = !DILocation(line: 61, scope: !173)
!178 = !DILocation(line: 62, scope: !173)
!179 = !DILocation(line: 63, scope: !173)
!180 = !DILocation(line: 11, scope: !18, inlinedAt: !181)
!181 = distinct !DILocation(line: 64, scope: !173)
!182 = !DILocation(line: 13, scope: !18, inlinedAt: !181)
!183 = !DILocation(line: 14, scope: !18, inlinedAt: !181)
!184 = !DILocation(line: 15, scope: !18, inlinedAt: !181)
!185 = !DILocation(line: 16, scope: !18, inlinedAt: !181)
!186 = !DILocation(line: 0, scope: !18, inlinedAt: !181)
!187 = !DILocation(line: 65, scope: !173)
!188 = !DILocation(line: 64, scope: !173)
!189 = !DISubprogram(name: "pthread_join", scope: !27, file: !27, line: 219, type: !10, spFlags: DISPFlagOptimized)
!190 = distinct !DISubprogram(name: "thrd_detach", scope: !1, file: !1, line: 67, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!191 = !DILocation(line: 67, scope: !190)
!192 = !DILocation(line: 11, scope: !18, inlinedAt: !193)
!193 = distinct !DILocation(line: 67, scope: !190)
!194 = !DILocation(line: 13, scope: !18, inlinedAt: !193)
!195 = !DILocation(line: 14, scope: !18, inlinedAt: !193)
!196 = !DILocation(line: 15, scope: !18, inlinedAt: !193)
!197 = !DILocation(line: 16, scope: !18, inlinedAt: !193)
!198 = !DILocation(line: 0, scope: !18, inlinedAt: !193)
!199 = !DISubprogram(name: "pthread_detach", scope: !27, file: !27, line: 269, type: !10, spFlags: DISPFlagOptimized)
!200 = distinct !DISubprogram(name: "thrd_exit", scope: !1, file: !1, line: 68, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!201 = !DILocation(line: 68, scope: !200)
!202 = !DISubprogram(name: "pthread_exit", scope: !27, file: !27, line: 211, type: !10, spFlags: DISPFlagOptimized)
!203 = distinct !DISubprogram(name: "thrd_current", scope: !1, file: !1, line: 69, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!204 = !DILocation(line: 69, scope: !203)
!205 = distinct !DISubprogram(name: "thrd_equal", scope: !1, file: !1, line: 70, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!206 = !DILocation(line: 70, scope: !205)
!207 = distinct !DISubprogram(name: "thrd_yield", scope: !1, file: !1, line: 71, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!208 = !DILocation(line: 71, scope: !207)
!209 = distinct !DISubprogram(name: "thrd_sleep", scope: !1, file: !1, line: 73, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!210 = !DILocation(line: 75, scope: !209)
!211 = !DILocation(line: 76, scope: !209)
