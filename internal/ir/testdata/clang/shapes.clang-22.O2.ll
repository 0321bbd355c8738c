; ModuleID = 'shapes.c'
source_filename = "shapes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.point = type { i32, i32 }
%struct.link = type { ptr }

@.str = private unnamed_addr constant [3 x i8] c"it\00", align 1, !dbg !0
@unit = internal global { [6 x i8], [2 x i8], [3 x %struct.point], %struct.link, double, i8, [7 x i8] } { [6 x i8] c"unit\00\00", [2 x i8] zeroinitializer, [3 x %struct.point] [%struct.point zeroinitializer, %struct.point { i32 1, i32 0 }, %struct.point { i32 1, i32 1 }], %struct.link { ptr getelementptr (i8, ptr @unit, i64 32) }, double 5.000000e-01, i8 10, [7 x i8] zeroinitializer }, align 8, !dbg !7

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local i32 @area(i32 noundef %a, i32 noundef %b) local_unnamed_addr #0 !dbg !54 {
entry:
    #dbg_value(i32 %a, !58, !DIExpression(), !60)
    #dbg_value(i32 %b, !59, !DIExpression(), !60)
  %mul = mul nsw i32 %b, %a, !dbg !61
  ret i32 %mul, !dbg !62
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef readonly captures(none) %argv) local_unnamed_addr #1 !dbg !63 {
entry:
    #dbg_value(i32 %argc, !68, !DIExpression(), !74)
    #dbg_value(ptr %argv, !69, !DIExpression(), !74)
  %rem = srem i32 %argc, 3, !dbg !75
  %idxprom = sext i32 %rem to i64, !dbg !76
  %arrayidx = getelementptr inbounds %struct.point, ptr getelementptr inbounds nuw (i8, ptr @unit, i64 8), i64 %idxprom, !dbg !76
  %0 = load i64, ptr %arrayidx, align 8, !dbg !77
  %p.sroa.0.0.extract.trunc.i = trunc i64 %0 to i32
  %p.sroa.4.0.extract.shift.i = lshr i64 %0, 32
  %p.sroa.4.0.extract.trunc.i = trunc nuw i64 %p.sroa.4.0.extract.shift.i to i32
    #dbg_value(i32 %p.sroa.0.0.extract.trunc.i, !78, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !85)
    #dbg_value(i32 %p.sroa.4.0.extract.trunc.i, !78, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !85)
    #dbg_value(i32 %argc, !83, !DIExpression(), !85)
    #dbg_value(!DIArgList(i32 0, i32 %argc), !84, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_minus, DW_OP_stack_value), !85)
  %add.i = add nsw i32 %argc, %p.sroa.0.0.extract.trunc.i, !dbg !87
    #dbg_value(i32 %add.i, !78, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !85)
  %add1.i = sub nsw i32 %p.sroa.4.0.extract.trunc.i, %argc, !dbg !88
    #dbg_value(i32 %add1.i, !78, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !85)
    #dbg_value(i32 %add.i, !70, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !74)
    #dbg_value(i32 %add1.i, !70, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !74)
  %1 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @unit, i64 32), align 8, !dbg !89, !tbaa !90
    #dbg_value(ptr %1, !71, !DIExpression(DW_OP_constu, 32, DW_OP_minus, DW_OP_stack_value), !74)
  %area = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !96
  %2 = load double, ptr %area, align 8, !dbg !96, !tbaa !97
  %conv = sitofp i32 %argc to double, !dbg !98
  %mul = fmul double %2, %conv, !dbg !99
    #dbg_value(x86_fp80 poison, !72, !DIExpression(DW_OP_LLVM_fragment, 0, 80), !74)
  %visible = getelementptr inbounds nuw i8, ptr %1, i64 16, !dbg !100
  %bf.load = load i8, ptr %visible, align 8, !dbg !100
  %3 = and i8 %bf.load, 8, !dbg !102
  %tobool.not = icmp ne i8 %3, 0, !dbg !102
  %4 = load i32, ptr getelementptr inbounds nuw (i8, ptr @unit, i64 20), align 4
  %cmp = icmp eq i32 %4, 0
  %or.cond = select i1 %tobool.not, i1 %cmp, i1 false, !dbg !103
  br i1 %or.cond, label %land.lhs.true4, label %if.end, !dbg !103

land.lhs.true4:                                   ; preds = %entry
  %bcmp = tail call i32 @bcmp(ptr noundef nonnull dereferenceable(3) getelementptr inbounds nuw (i8, ptr @unit, i64 2), ptr noundef nonnull dereferenceable(3) @.str, i64 3), !dbg !104
  %cmp6 = icmp eq i32 %bcmp, 0, !dbg !105
  br i1 %cmp6, label %if.then, label %if.end, !dbg !106

if.then:                                          ; preds = %land.lhs.true4
    #dbg_value(i32 %add.i, !58, !DIExpression(), !107)
    #dbg_value(i32 %add1.i, !59, !DIExpression(), !107)
  %mul.i = mul nsw i32 %add1.i, %add.i, !dbg !109
  br label %cleanup, !dbg !110

if.end:                                           ; preds = %land.lhs.true4, %entry
  %5 = load ptr, ptr %argv, align 8, !dbg !111, !tbaa !112
  %6 = load i8, ptr %5, align 1, !dbg !111, !tbaa !114
  %conv11 = sext i8 %6 to i32, !dbg !111
  %cmp12 = fcmp ogt double %mul, 1.000000e+00, !dbg !115
  %conv13 = zext i1 %cmp12 to i32, !dbg !115
  %add = add nsw i32 %conv11, %conv13, !dbg !116
  br label %cleanup, !dbg !117

cleanup:                                          ; preds = %if.end, %if.then
  %retval.0 = phi i32 [ %mul.i, %if.then ], [ %add, %if.end ], !dbg !74
  ret i32 %retval.0, !dbg !118
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: read)
declare i32 @bcmp(ptr captures(none), ptr captures(none), i64) local_unnamed_addr #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree norecurse nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: read) }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!42, !43, !44, !45, !46, !47, !48}
!llvm.ident = !{!49}
!llvm.errno.tbaa = !{!50}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 34, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "shapes.c", directory: ".", checksumkind: CSK_MD5, checksum: "9c86a05a882b4b8fd67c60baaa6deb10")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 3)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "unit", scope: !9, file: !2, line: 14, type: !12, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !10, globals: !36, splitDebugInlining: false, nameTableKind: None)
!10 = !{!11, !35}
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!12 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "shape", file: !2, line: 7, size: 448, elements: !13)
!13 = !{!14, !18, !25, !30, !32, !34}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !12, file: !2, line: 8, baseType: !15, size: 48)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 6)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "corners", scope: !12, file: !2, line: 9, baseType: !19, size: 192, offset: 64)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 192, elements: !5)
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "point", file: !2, line: 5, size: 64, elements: !21)
!21 = !{!22, !24}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !20, file: !2, line: 5, baseType: !23, size: 32)
!23 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !20, file: !2, line: 5, baseType: !23, size: 32, offset: 32)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "link", scope: !12, file: !2, line: 10, baseType: !26, size: 64, offset: 256)
!26 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "link", file: !2, line: 6, size: 64, elements: !27)
!27 = !{!28}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !26, file: !2, line: 6, baseType: !29, size: 64)
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "area", scope: !12, file: !2, line: 11, baseType: !31, size: 64, offset: 320)
!31 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "kind", scope: !12, file: !2, line: 12, baseType: !33, size: 3, offset: 384, flags: DIFlagBitField, extraData: i64 384)
!33 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "visible", scope: !12, file: !2, line: 12, baseType: !33, size: 1, offset: 387, flags: DIFlagBitField, extraData: i64 384)
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!36 = !{!0, !7, !37, !40}
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "corner", scope: !9, file: !2, line: 15, type: !39, isLocal: true, isDefinition: true)
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "tail", scope: !9, file: !2, line: 16, type: !35, isLocal: true, isDefinition: true)
!42 = !{i32 7, !"Dwarf Version", i32 5}
!43 = !{i32 2, !"Debug Info Version", i32 3}
!44 = !{i32 1, !"wchar_size", i32 4}
!45 = !{i32 8, !"PIC Level", i32 2}
!46 = !{i32 7, !"PIE Level", i32 2}
!47 = !{i32 7, !"uwtable", i32 2}
!48 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!49 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!50 = !{!51, !51, i64 0}
!51 = !{!"int", !52, i64 0}
!52 = !{!"omnipotent char", !53, i64 0}
!53 = !{!"Simple C/C++ TBAA"}
!54 = distinct !DISubprogram(name: "area", scope: !2, file: !2, line: 27, type: !55, scopeLine: 27, flags: DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !57, keyInstructions: true)
!55 = !DISubroutineType(types: !56)
!56 = !{!23, !23, !23}
!57 = !{!58, !59}
!58 = !DILocalVariable(name: "a", arg: 1, scope: !54, file: !2, line: 27, type: !23)
!59 = !DILocalVariable(name: "b", arg: 2, scope: !54, file: !2, line: 27, type: !23)
!60 = !DILocation(line: 0, scope: !54)
!61 = !DILocation(line: 27, column: 37, scope: !54, atomGroup: 1, atomRank: 2)
!62 = !DILocation(line: 27, column: 28, scope: !54, atomGroup: 1, atomRank: 1)
!63 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 29, type: !64, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !67, keyInstructions: true)
!64 = !DISubroutineType(types: !65)
!65 = !{!23, !23, !66}
!66 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!67 = !{!68, !69, !70, !71, !72}
!68 = !DILocalVariable(name: "argc", arg: 1, scope: !63, file: !2, line: 29, type: !23)
!69 = !DILocalVariable(name: "argv", arg: 2, scope: !63, file: !2, line: 29, type: !66)
!70 = !DILocalVariable(name: "p", scope: !63, file: !2, line: 31, type: !20)
!71 = !DILocalVariable(name: "s", scope: !63, file: !2, line: 32, type: !11)
!72 = !DILocalVariable(name: "wide", scope: !63, file: !2, line: 33, type: !73)
!73 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!74 = !DILocation(line: 0, scope: !63)
!75 = !DILocation(line: 31, column: 42, scope: !63)
!76 = !DILocation(line: 31, column: 24, scope: !63)
!77 = !DILocation(line: 31, column: 19, scope: !63)
!78 = !DILocalVariable(name: "p", arg: 1, scope: !79, file: !2, line: 20, type: !20)
!79 = distinct !DISubprogram(name: "move", scope: !2, file: !2, line: 20, type: !80, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !82, keyInstructions: true)
!80 = !DISubroutineType(types: !81)
!81 = !{!20, !20, !23, !23}
!82 = !{!78, !83, !84}
!83 = !DILocalVariable(name: "dx", arg: 2, scope: !79, file: !2, line: 20, type: !23)
!84 = !DILocalVariable(name: "dy", arg: 3, scope: !79, file: !2, line: 20, type: !23)
!85 = !DILocation(line: 0, scope: !79, inlinedAt: !86)
!86 = distinct !DILocation(line: 31, column: 19, scope: !63)
!87 = !DILocation(line: 22, column: 6, scope: !79, inlinedAt: !86, atomGroup: 1, atomRank: 2)
!88 = !DILocation(line: 23, column: 6, scope: !79, inlinedAt: !86, atomGroup: 2, atomRank: 2)
!89 = !DILocation(line: 32, column: 39, scope: !63)
!90 = !{!91, !93, i64 32}
!91 = !{!"shape", !52, i64 0, !52, i64 8, !92, i64 32, !95, i64 40, !51, i64 48, !51, i64 48}
!92 = !{!"link", !93, i64 0}
!93 = !{!"p1 _ZTS4link", !94, i64 0}
!94 = !{!"any pointer", !52, i64 0}
!95 = !{!"double", !52, i64 0}
!96 = !DILocation(line: 33, column: 24, scope: !63)
!97 = !{!91, !95, i64 40}
!98 = !DILocation(line: 33, column: 31, scope: !63)
!99 = !DILocation(line: 33, column: 29, scope: !63, atomGroup: 3, atomRank: 3)
!100 = !DILocation(line: 34, column: 9, scope: !101)
!101 = distinct !DILexicalBlock(scope: !63, file: !2, line: 34, column: 6)
!102 = !DILocation(line: 34, column: 6, scope: !101, atomGroup: 4, atomRank: 2)
!103 = !DILocation(line: 34, column: 17, scope: !101, atomGroup: 4, atomRank: 1)
!104 = !DILocation(line: 34, column: 36, scope: !101)
!105 = !DILocation(line: 34, column: 55, scope: !101, atomGroup: 6, atomRank: 2)
!106 = !DILocation(line: 34, column: 33, scope: !101, atomGroup: 6, atomRank: 1)
!107 = !DILocation(line: 0, scope: !54, inlinedAt: !108)
!108 = distinct !DILocation(line: 35, column: 10, scope: !101)
!109 = !DILocation(line: 27, column: 37, scope: !54, inlinedAt: !108, atomGroup: 1, atomRank: 2)
!110 = !DILocation(line: 35, column: 3, scope: !101, atomGroup: 7, atomRank: 1)
!111 = !DILocation(line: 36, column: 9, scope: !63)
!112 = !{!113, !113, i64 0}
!113 = !{!"p1 omnipotent char", !94, i64 0}
!114 = !{!52, !52, i64 0}
!115 = !DILocation(line: 36, column: 28, scope: !63)
!116 = !DILocation(line: 36, column: 20, scope: !63, atomGroup: 8, atomRank: 2)
!117 = !DILocation(line: 36, column: 2, scope: !63, atomGroup: 8, atomRank: 1)
!118 = !DILocation(line: 37, column: 1, scope: !63, atomGroup: 9, atomRank: 1)
