; ModuleID = 'atomics.c'
source_filename = "atomics.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.atomic_flag = type { i8 }

@owner = internal global i32 0, align 4, !dbg !0
@busy = internal global %struct.atomic_flag zeroinitializer, align 1, !dbg !36
@spins = internal thread_local unnamed_addr global i32 0, align 4, !dbg !23
@ticket = internal global i32 0, align 4, !dbg !19
@serving = internal global i32 0, align 4, !dbg !25
@latest = internal global i32* null, align 8, !dbg !27
@slots = internal global [8 x i32] zeroinitializer, align 16, !dbg !31

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !54 {
entry:
  %word = alloca i32, align 4
  %0 = bitcast i32* %word to i8*, !dbg !60
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #4, !dbg !60
  call void @llvm.dbg.declare(metadata i32* %word, metadata !58, metadata !DIExpression()), !dbg !61
  store volatile i32 7, i32* %word, align 4, !dbg !61, !tbaa !62
  %1 = atomicrmw add i32* @ticket, i32 1 monotonic, align 4, !dbg !66
  call void @llvm.dbg.value(metadata i32 %1, metadata !71, metadata !DIExpression()) #4, !dbg !73
  %2 = load atomic i32, i32* @serving acquire, align 4, !dbg !74
  %cmp.not3.i = icmp eq i32 %2, %1, !dbg !75
  br i1 %cmp.not3.i, label %take.exit, label %while.body.i, !dbg !76

while.body.i:                                     ; preds = %entry, %while.body.i
  tail call void asm sideeffect "pause", "~{memory},~{dirflag},~{fpsr},~{flags}"() #4, !dbg !77, !srcloc !79
  %3 = load i32, i32* @spins, align 4, !dbg !80, !tbaa !62
  %inc.i = add i32 %3, 1, !dbg !80
  store i32 %inc.i, i32* @spins, align 4, !dbg !80, !tbaa !62
  %4 = load atomic i32, i32* @serving acquire, align 4, !dbg !74
  %cmp.not.i = icmp eq i32 %4, %1, !dbg !75
  br i1 %cmp.not.i, label %take.exit, label %while.body.i, !dbg !76, !llvm.loop !81

take.exit:                                        ; preds = %while.body.i, %entry
  call void @llvm.dbg.value(metadata i32 3, metadata !84, metadata !DIExpression()), !dbg !90
  call void @llvm.dbg.value(metadata i32 0, metadata !89, metadata !DIExpression()), !dbg !90
  %5 = cmpxchg i32* @owner, i32 0, i32 3 acquire monotonic, align 4, !dbg !93
  %6 = extractvalue { i32, i1 } %5, 1, !dbg !93
  br i1 %6, label %if.then, label %if.end, !dbg !94

if.then:                                          ; preds = %take.exit
  %7 = atomicrmw xor i32* @owner, i32 5 seq_cst, align 4, !dbg !95
  call void @llvm.dbg.value(metadata i32 %7, metadata !96, metadata !DIExpression()), !dbg !102
  fence seq_cst, !dbg !104
  %8 = load atomic i64, i64* bitcast (i32** @latest to i64*) seq_cst, align 8, !dbg !105
  call void @llvm.dbg.value(metadata i64 %8, metadata !101, metadata !DIExpression()), !dbg !102
  %and.i = and i32 %7, 7
  %9 = zext i32 %and.i to i64
  %arrayidx.i = getelementptr inbounds [8 x i32], [8 x i32]* @slots, i64 0, i64 %9
  %10 = ptrtoint i32* %arrayidx.i to i64
  br label %while.cond.i, !dbg !106

while.cond.i:                                     ; preds = %while.cond.i, %if.then
  %expected.0.in.i = phi i64 [ %8, %if.then ], [ %13, %while.cond.i ]
  call void @llvm.dbg.value(metadata i64 %expected.0.in.i, metadata !101, metadata !DIExpression()), !dbg !102
  %11 = cmpxchg weak i64* bitcast (i32** @latest to i64*), i64 %expected.0.in.i, i64 %10 seq_cst seq_cst, align 8, !dbg !107
  %12 = extractvalue { i64, i1 } %11, 1, !dbg !107
  %13 = extractvalue { i64, i1 } %11, 0, !dbg !107
  call void @llvm.dbg.value(metadata i32* undef, metadata !101, metadata !DIExpression()), !dbg !102
  br i1 %12, label %if.end, label %while.cond.i, !dbg !106, !llvm.loop !108

if.end:                                           ; preds = %while.cond.i, %take.exit
  %14 = atomicrmw add i32* @serving, i32 1 release, align 4, !dbg !110
  br label %while.cond, !dbg !114

while.cond:                                       ; preds = %while.cond, %if.end
  %15 = atomicrmw xchg i8* getelementptr inbounds (%struct.atomic_flag, %struct.atomic_flag* @busy, i64 0, i32 0), i8 1 seq_cst, align 1, !dbg !115
  %16 = and i8 %15, 1, !dbg !115
  %tobool.not = icmp eq i8 %16, 0, !dbg !115
  br i1 %tobool.not, label %while.end, label %while.cond, !dbg !114, !llvm.loop !116

while.end:                                        ; preds = %while.cond
  store atomic i8 0, i8* getelementptr inbounds (%struct.atomic_flag, %struct.atomic_flag* @busy, i64 0, i32 0) release, align 1, !dbg !118
  store atomic i32 0, i32* @owner seq_cst, align 4, !dbg !119
  call void @llvm.dbg.value(metadata i32* %word, metadata !120, metadata !DIExpression()) #4, !dbg !127
  call void @llvm.dbg.value(metadata i32 9, metadata !126, metadata !DIExpression()) #4, !dbg !127
  %17 = call i32 asm sideeffect "xchgl $0, $1", "=r,=*m,0,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(i32* nonnull elementtype(i32) %word, i32 9, i32* nonnull elementtype(i32) %word) #4, !dbg !129, !srcloc !130
  call void @llvm.dbg.value(metadata i32 %17, metadata !126, metadata !DIExpression()) #4, !dbg !127
  %18 = atomicrmw xchg i32* @ticket, i32 0 seq_cst, align 4, !dbg !131
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #4, !dbg !132
  ret i32 %18, !dbg !133
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #3

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!47, !48, !49, !50, !51, !52}
!llvm.ident = !{!53}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "owner", scope: !2, file: !3, line: 5, type: !45, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !18, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "atomics.c", directory: ".", checksumkind: CSK_MD5, checksum: "ebc5004d226b96184911a86846c3b799")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 56, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16, !17}
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !DIBasicType(name: "unsigned __int128", size: 128, encoding: DW_ATE_unsigned)
!18 = !{!0, !19, !23, !25, !27, !31, !36}
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(name: "ticket", scope: !2, file: !3, line: 6, type: !21, isLocal: true, isDefinition: true)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_uint", file: !6, line: 93, baseType: !22)
!22 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !7)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "spins", scope: !2, file: !3, line: 7, type: !7, isLocal: true, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "serving", scope: !2, file: !3, line: 6, type: !21, isLocal: true, isDefinition: true)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "latest", scope: !2, file: !3, line: 8, type: !29, isLocal: true, isDefinition: true)
!29 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !30)
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "slots", scope: !2, file: !3, line: 10, type: !33, isLocal: true, isDefinition: true)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 256, elements: !34)
!34 = !{!35}
!35 = !DISubrange(count: 8)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "busy", scope: !2, file: !3, line: 9, type: !38, isLocal: true, isDefinition: true)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_flag", file: !6, line: 158, baseType: !39)
!39 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "atomic_flag", file: !6, line: 158, size: 8, elements: !40)
!40 = !{!41}
!41 = !DIDerivedType(tag: DW_TAG_member, name: "_Value", scope: !39, file: !6, line: 158, baseType: !42, size: 8)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_bool", file: !6, line: 85, baseType: !43)
!43 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !44)
!44 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !46)
!46 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !16)
!47 = !{i32 7, !"Dwarf Version", i32 5}
!48 = !{i32 2, !"Debug Info Version", i32 3}
!49 = !{i32 1, !"wchar_size", i32 4}
!50 = !{i32 7, !"PIC Level", i32 2}
!51 = !{i32 7, !"PIE Level", i32 2}
!52 = !{i32 7, !"uwtable", i32 1}
!53 = !{!"Debian clang version 14.0.6"}
!54 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 49, type: !55, scopeLine: 50, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !57)
!55 = !DISubroutineType(types: !56)
!56 = !{!16}
!57 = !{!58}
!58 = !DILocalVariable(name: "word", scope: !54, file: !3, line: 51, type: !59)
!59 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !7)
!60 = !DILocation(line: 51, column: 2, scope: !54)
!61 = !DILocation(line: 51, column: 20, scope: !54)
!62 = !{!63, !63, i64 0}
!63 = !{!"int", !64, i64 0}
!64 = !{!"omnipotent char", !65, i64 0}
!65 = !{!"Simple C/C++ TBAA"}
!66 = !DILocation(line: 20, column: 18, scope: !67, inlinedAt: !72)
!67 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 18, type: !68, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !70)
!68 = !DISubroutineType(types: !69)
!69 = !{null}
!70 = !{!71}
!71 = !DILocalVariable(name: "mine", scope: !67, file: !3, line: 20, type: !7)
!72 = distinct !DILocation(line: 52, column: 2, scope: !54)
!73 = !DILocation(line: 0, scope: !67, inlinedAt: !72)
!74 = !DILocation(line: 21, column: 9, scope: !67, inlinedAt: !72)
!75 = !DILocation(line: 21, column: 62, scope: !67, inlinedAt: !72)
!76 = !DILocation(line: 21, column: 2, scope: !67, inlinedAt: !72)
!77 = !DILocation(line: 22, column: 3, scope: !78, inlinedAt: !72)
!78 = distinct !DILexicalBlock(scope: !67, file: !3, line: 21, column: 71)
!79 = !{i64 683}
!80 = !DILocation(line: 23, column: 8, scope: !78, inlinedAt: !72)
!81 = distinct !{!81, !76, !82, !83}
!82 = !DILocation(line: 24, column: 2, scope: !67, inlinedAt: !72)
!83 = !{!"llvm.loop.mustprogress"}
!84 = !DILocalVariable(name: "me", arg: 1, scope: !85, file: !3, line: 12, type: !16)
!85 = distinct !DISubprogram(name: "claim", scope: !3, file: !3, line: 12, type: !86, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !88)
!86 = !DISubroutineType(types: !87)
!87 = !{!44, !16}
!88 = !{!84, !89}
!89 = !DILocalVariable(name: "free", scope: !85, file: !3, line: 14, type: !16)
!90 = !DILocation(line: 0, scope: !85, inlinedAt: !91)
!91 = distinct !DILocation(line: 53, column: 6, scope: !92)
!92 = distinct !DILexicalBlock(scope: !54, file: !3, line: 53, column: 6)
!93 = !DILocation(line: 15, column: 9, scope: !85, inlinedAt: !91)
!94 = !DILocation(line: 53, column: 6, scope: !54)
!95 = !DILocation(line: 54, column: 11, scope: !92)
!96 = !DILocalVariable(name: "slot", arg: 1, scope: !97, file: !3, line: 29, type: !16)
!97 = distinct !DISubprogram(name: "publish", scope: !3, file: !3, line: 29, type: !98, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !100)
!98 = !DISubroutineType(types: !99)
!99 = !{null, !16}
!100 = !{!96, !101}
!101 = !DILocalVariable(name: "expected", scope: !97, file: !3, line: 32, type: !30)
!102 = !DILocation(line: 0, scope: !97, inlinedAt: !103)
!103 = distinct !DILocation(line: 54, column: 3, scope: !92)
!104 = !DILocation(line: 31, column: 2, scope: !97, inlinedAt: !103)
!105 = !DILocation(line: 32, column: 18, scope: !97, inlinedAt: !103)
!106 = !DILocation(line: 33, column: 2, scope: !97, inlinedAt: !103)
!107 = !DILocation(line: 33, column: 10, scope: !97, inlinedAt: !103)
!108 = distinct !{!108, !106, !109, !83}
!109 = !DILocation(line: 34, column: 3, scope: !97, inlinedAt: !103)
!110 = !DILocation(line: 27, column: 27, scope: !111, inlinedAt: !113)
!111 = distinct !DISubprogram(name: "leave", scope: !3, file: !3, line: 27, type: !68, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !112)
!112 = !{}
!113 = distinct !DILocation(line: 55, column: 2, scope: !54)
!114 = !DILocation(line: 56, column: 2, scope: !54)
!115 = !DILocation(line: 56, column: 9, scope: !54)
!116 = distinct !{!116, !114, !117, !83}
!117 = !DILocation(line: 57, column: 3, scope: !54)
!118 = !DILocation(line: 58, column: 2, scope: !54)
!119 = !DILocation(line: 59, column: 2, scope: !54)
!120 = !DILocalVariable(name: "where", arg: 1, scope: !121, file: !3, line: 37, type: !124)
!121 = distinct !DISubprogram(name: "exchange", scope: !3, file: !3, line: 37, type: !122, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !125)
!122 = !DISubroutineType(types: !123)
!123 = !{!7, !124, !7}
!124 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !59, size: 64)
!125 = !{!120, !126}
!126 = !DILocalVariable(name: "value", arg: 2, scope: !121, file: !3, line: 37, type: !7)
!127 = !DILocation(line: 0, scope: !121, inlinedAt: !128)
!128 = distinct !DILocation(line: 60, column: 27, scope: !54)
!129 = !DILocation(line: 39, column: 2, scope: !121, inlinedAt: !128)
!130 = !{i64 1100}
!131 = !DILocation(line: 60, column: 49, scope: !54)
!132 = !DILocation(line: 61, column: 1, scope: !54)
!133 = !DILocation(line: 60, column: 2, scope: !54)
