; ModuleID = 'atomics.c'
source_filename = "atomics.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.atomic_flag = type { i8 }

@owner = internal global i32 0, align 4, !dbg !0
@busy = internal global %struct.atomic_flag zeroinitializer, align 1, !dbg !36
@spins = internal thread_local unnamed_addr global i32 0, align 4, !dbg !23
@ticket = internal global i32 0, align 4, !dbg !19
@serving = internal global i32 0, align 4, !dbg !25
@latest = internal global ptr null, align 8, !dbg !27
@slots = internal global [8 x i32] zeroinitializer, align 16, !dbg !31

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !55 {
entry:
  %word = alloca i32, align 4, !DIAssignID !61
    #dbg_assign(i1 undef, !59, !DIExpression(), !61, ptr %word, !DIExpression(), !62)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %word) #3, !dbg !63
  store volatile i32 7, ptr %word, align 4, !dbg !64, !tbaa !65, !DIAssignID !69
    #dbg_assign(i32 7, !59, !DIExpression(), !69, ptr %word, !DIExpression(), !62)
  %0 = atomicrmw add ptr @ticket, i32 1 monotonic, align 4, !dbg !70
    #dbg_value(i32 %0, !75, !DIExpression(), !77)
  %1 = load atomic i32, ptr @serving acquire, align 4, !dbg !78
  %cmp.not2.i = icmp eq i32 %1, %0, !dbg !79
  br i1 %cmp.not2.i, label %take.exit, label %while.body.lr.ph.i, !dbg !80

while.body.lr.ph.i:                               ; preds = %entry
  %2 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @spins)
  br label %while.body.i, !dbg !80

while.body.i:                                     ; preds = %while.body.i, %while.body.lr.ph.i
  tail call void asm sideeffect "pause", "~{memory},~{dirflag},~{fpsr},~{flags}"() #3, !dbg !81, !srcloc !83
  %3 = load i32, ptr %2, align 4, !dbg !84, !tbaa !65
  %inc.i = add i32 %3, 1, !dbg !84
  store i32 %inc.i, ptr %2, align 4, !dbg !84, !tbaa !65
  %4 = load atomic i32, ptr @serving acquire, align 4, !dbg !78
  %cmp.not.i = icmp eq i32 %4, %0, !dbg !79
  br i1 %cmp.not.i, label %take.exit, label %while.body.i, !dbg !80, !llvm.loop !85

take.exit:                                        ; preds = %while.body.i, %entry
    #dbg_value(i32 3, !88, !DIExpression(), !94)
    #dbg_value(i32 0, !93, !DIExpression(), !94)
  %5 = cmpxchg ptr @owner, i32 0, i32 3 acquire monotonic, align 4, !dbg !97
  %6 = extractvalue { i32, i1 } %5, 1, !dbg !97
  br i1 %6, label %if.then, label %if.end, !dbg !98

if.then:                                          ; preds = %take.exit
  %7 = atomicrmw xor ptr @owner, i32 5 seq_cst, align 4, !dbg !99
    #dbg_value(i32 %7, !100, !DIExpression(), !106)
  fence seq_cst, !dbg !108
  %8 = load atomic i64, ptr @latest seq_cst, align 8, !dbg !109
    #dbg_value(i64 %8, !105, !DIExpression(), !106)
  %and.i = and i32 %7, 7
  %idxprom.i = zext nneg i32 %and.i to i64
  %arrayidx.i = getelementptr inbounds [8 x i32], ptr @slots, i64 0, i64 %idxprom.i
  %9 = ptrtoint ptr %arrayidx.i to i64
  br label %while.cond.i, !dbg !110

while.cond.i:                                     ; preds = %while.cond.i, %if.then
  %expected.0.in.i = phi i64 [ %8, %if.then ], [ %12, %while.cond.i ]
    #dbg_value(i64 %expected.0.in.i, !105, !DIExpression(), !106)
  %10 = cmpxchg weak ptr @latest, i64 %expected.0.in.i, i64 %9 seq_cst seq_cst, align 8, !dbg !111
  %11 = extractvalue { i64, i1 } %10, 1, !dbg !111
  %12 = extractvalue { i64, i1 } %10, 0, !dbg !111
    #dbg_value(ptr poison, !105, !DIExpression(), !106)
  br i1 %11, label %if.end, label %while.cond.i, !dbg !110, !llvm.loop !112

if.end:                                           ; preds = %while.cond.i, %take.exit
  %13 = atomicrmw add ptr @serving, i32 1 release, align 4, !dbg !114
  br label %while.cond, !dbg !117

while.cond:                                       ; preds = %while.cond, %if.end
  %14 = atomicrmw xchg ptr @busy, i8 1 seq_cst, align 1, !dbg !118
  %loadedv = trunc i8 %14 to i1, !dbg !118
  br i1 %loadedv, label %while.cond, label %while.end, !dbg !117, !llvm.loop !119

while.end:                                        ; preds = %while.cond
  store atomic i8 0, ptr @busy release, align 1, !dbg !121
  store atomic i32 0, ptr @owner seq_cst, align 4, !dbg !122
    #dbg_value(ptr %word, !123, !DIExpression(), !130)
    #dbg_value(i32 9, !129, !DIExpression(), !130)
  %15 = call i32 asm sideeffect "xchgl $0, $1", "=r,=*m,0,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %word, i32 9, ptr nonnull elementtype(i32) %word) #3, !dbg !132, !srcloc !133
    #dbg_value(i32 %15, !129, !DIExpression(), !130)
  %16 = atomicrmw xchg ptr @ticket, i32 0 seq_cst, align 4, !dbg !134
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %word) #3, !dbg !135
  ret i32 %16, !dbg !136
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!47, !48, !49, !50, !51, !52, !53}
!llvm.ident = !{!54}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "owner", scope: !2, file: !3, line: 5, type: !45, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !18, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "atomics.c", directory: ".", checksumkind: CSK_MD5, checksum: "ebc5004d226b96184911a86846c3b799")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 68, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
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
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_uint", file: !6, line: 105, baseType: !22)
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
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_flag", file: !6, line: 173, baseType: !39)
!39 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "atomic_flag", file: !6, line: 173, size: 8, elements: !40)
!40 = !{!41}
!41 = !DIDerivedType(tag: DW_TAG_member, name: "_Value", scope: !39, file: !6, line: 173, baseType: !42, size: 8)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_bool", file: !6, line: 97, baseType: !43)
!43 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !44)
!44 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !46)
!46 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !16)
!47 = !{i32 7, !"Dwarf Version", i32 5}
!48 = !{i32 2, !"Debug Info Version", i32 3}
!49 = !{i32 1, !"wchar_size", i32 4}
!50 = !{i32 8, !"PIC Level", i32 2}
!51 = !{i32 7, !"PIE Level", i32 2}
!52 = !{i32 7, !"uwtable", i32 2}
!53 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!54 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!55 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 49, type: !56, scopeLine: 50, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !58)
!56 = !DISubroutineType(types: !57)
!57 = !{!16}
!58 = !{!59}
!59 = !DILocalVariable(name: "word", scope: !55, file: !3, line: 51, type: !60)
!60 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !7)
!61 = distinct !DIAssignID()
!62 = !DILocation(line: 0, scope: !55)
!63 = !DILocation(line: 51, column: 2, scope: !55)
!64 = !DILocation(line: 51, column: 20, scope: !55)
!65 = !{!66, !66, i64 0}
!66 = !{!"int", !67, i64 0}
!67 = !{!"omnipotent char", !68, i64 0}
!68 = !{!"Simple C/C++ TBAA"}
!69 = distinct !DIAssignID()
!70 = !DILocation(line: 20, column: 18, scope: !71, inlinedAt: !76)
!71 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 18, type: !72, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !74)
!72 = !DISubroutineType(types: !73)
!73 = !{null}
!74 = !{!75}
!75 = !DILocalVariable(name: "mine", scope: !71, file: !3, line: 20, type: !7)
!76 = distinct !DILocation(line: 52, column: 2, scope: !55)
!77 = !DILocation(line: 0, scope: !71, inlinedAt: !76)
!78 = !DILocation(line: 21, column: 9, scope: !71, inlinedAt: !76)
!79 = !DILocation(line: 21, column: 62, scope: !71, inlinedAt: !76)
!80 = !DILocation(line: 21, column: 2, scope: !71, inlinedAt: !76)
!81 = !DILocation(line: 22, column: 3, scope: !82, inlinedAt: !76)
!82 = distinct !DILexicalBlock(scope: !71, file: !3, line: 21, column: 71)
!83 = !{i64 683}
!84 = !DILocation(line: 23, column: 8, scope: !82, inlinedAt: !76)
!85 = distinct !{!85, !80, !86, !87}
!86 = !DILocation(line: 24, column: 2, scope: !71, inlinedAt: !76)
!87 = !{!"llvm.loop.mustprogress"}
!88 = !DILocalVariable(name: "me", arg: 1, scope: !89, file: !3, line: 12, type: !16)
!89 = distinct !DISubprogram(name: "claim", scope: !3, file: !3, line: 12, type: !90, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !92)
!90 = !DISubroutineType(types: !91)
!91 = !{!44, !16}
!92 = !{!88, !93}
!93 = !DILocalVariable(name: "free", scope: !89, file: !3, line: 14, type: !16)
!94 = !DILocation(line: 0, scope: !89, inlinedAt: !95)
!95 = distinct !DILocation(line: 53, column: 6, scope: !96)
!96 = distinct !DILexicalBlock(scope: !55, file: !3, line: 53, column: 6)
!97 = !DILocation(line: 15, column: 9, scope: !89, inlinedAt: !95)
!98 = !DILocation(line: 53, column: 6, scope: !55)
!99 = !DILocation(line: 54, column: 11, scope: !96)
!100 = !DILocalVariable(name: "slot", arg: 1, scope: !101, file: !3, line: 29, type: !16)
!101 = distinct !DISubprogram(name: "publish", scope: !3, file: !3, line: 29, type: !102, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !104)
!102 = !DISubroutineType(types: !103)
!103 = !{null, !16}
!104 = !{!100, !105}
!105 = !DILocalVariable(name: "expected", scope: !101, file: !3, line: 32, type: !30)
!106 = !DILocation(line: 0, scope: !101, inlinedAt: !107)
!107 = distinct !DILocation(line: 54, column: 3, scope: !96)
!108 = !DILocation(line: 31, column: 2, scope: !101, inlinedAt: !107)
!109 = !DILocation(line: 32, column: 18, scope: !101, inlinedAt: !107)
!110 = !DILocation(line: 33, column: 2, scope: !101, inlinedAt: !107)
!111 = !DILocation(line: 33, column: 10, scope: !101, inlinedAt: !107)
!112 = distinct !{!112, !110, !113, !87}
!113 = !DILocation(line: 34, column: 3, scope: !101, inlinedAt: !107)
!114 = !DILocation(line: 27, column: 27, scope: !115, inlinedAt: !116)
!115 = distinct !DISubprogram(name: "leave", scope: !3, file: !3, line: 27, type: !72, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!116 = distinct !DILocation(line: 55, column: 2, scope: !55)
!117 = !DILocation(line: 56, column: 2, scope: !55)
!118 = !DILocation(line: 56, column: 9, scope: !55)
!119 = distinct !{!119, !117, !120, !87}
!120 = !DILocation(line: 57, column: 3, scope: !55)
!121 = !DILocation(line: 58, column: 2, scope: !55)
!122 = !DILocation(line: 59, column: 2, scope: !55)
!123 = !DILocalVariable(name: "where", arg: 1, scope: !124, file: !3, line: 37, type: !127)
!124 = distinct !DISubprogram(name: "exchange", scope: !3, file: !3, line: 37, type: !125, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !128)
!125 = !DISubroutineType(types: !126)
!126 = !{!7, !127, !7}
!127 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64)
!128 = !{!123, !129}
!129 = !DILocalVariable(name: "value", arg: 2, scope: !124, file: !3, line: 37, type: !7)
!130 = !DILocation(line: 0, scope: !124, inlinedAt: !131)
!131 = distinct !DILocation(line: 60, column: 27, scope: !55)
!132 = !DILocation(line: 39, column: 2, scope: !124, inlinedAt: !131)
!133 = !{i64 1100}
!134 = !DILocation(line: 60, column: 49, scope: !55)
!135 = !DILocation(line: 61, column: 1, scope: !55)
!136 = !DILocation(line: 60, column: 2, scope: !55)
