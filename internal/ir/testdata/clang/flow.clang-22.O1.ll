; ModuleID = 'flow.c'
source_filename = "flow.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@jump.targets = internal unnamed_addr constant [2 x ptr] [ptr blockaddress(@jump, %return), ptr blockaddress(@jump, %second)], align 16, !dbg !0

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) local_unnamed_addr #0 !dbg !54 {
entry:
    #dbg_value(i32 %argc, !60, !DIExpression(), !64)
    #dbg_value(ptr %argv, !61, !DIExpression(), !64)
    #dbg_value(float 2.500000e+00, !65, !DIExpression(), !77)
    #dbg_value(i32 %argc, !71, !DIExpression(), !77)
    #dbg_value(float 3.750000e+00, !72, !DIExpression(), !77)
    #dbg_value(i32 %argc, !72, !DIExpression(DW_OP_constu, 23, DW_OP_shl, DW_OP_plus_uconst, 1081081856, DW_OP_stack_value), !77)
    #dbg_value(x86_fp80 poison, !62, !DIExpression(DW_OP_LLVM_fragment, 0, 80), !64)
    #dbg_value(i32 %argc, !79, !DIExpression(), !87)
    #dbg_value(ptr %argv, !84, !DIExpression(), !87)
  switch i32 %argc, label %sw.default.i [
    i32 0, label %line.i
    i32 1, label %classify.exit
    i32 2, label %classify.exit
    i32 3, label %classify.exit
    i32 100, label %count.i
  ], !dbg !89

sw.default.i:                                     ; preds = %entry
  %0 = ptrtoint ptr %argv to i64, !dbg !90
    #dbg_value(i64 %0, !84, !DIExpression(), !87)
  %shr.i = lshr i64 %0, 3, !dbg !91
  %shl.i10 = shl i64 %0, 5, !dbg !93
  %or.i = or i64 %shr.i, %shl.i10, !dbg !94
  %conv.i = trunc i64 %or.i to i32, !dbg !95
  br label %classify.exit, !dbg !96

line.i:                                           ; preds = %entry
    #dbg_label(!85, !97)
  br label %classify.exit, !dbg !98

count.i:                                          ; preds = %entry
    #dbg_label(!86, !99)
  br label %classify.exit, !dbg !100

classify.exit:                                    ; preds = %entry, %entry, %entry, %sw.default.i, %line.i, %count.i
  %retval.0.i = phi i32 [ %conv.i, %sw.default.i ], [ 108, %line.i ], [ 111, %count.i ], [ 4, %entry ], [ 4, %entry ], [ 4, %entry ], !dbg !87
  %shl.i = shl i32 %argc, 23, !dbg !101
    #dbg_value(i32 %shl.i, !72, !DIExpression(DW_OP_plus_uconst, 1081081856, DW_OP_stack_value), !77)
  %add.i = add i32 %shl.i, 1081081856, !dbg !102
    #dbg_value(i32 %add.i, !72, !DIExpression(), !77)
  %1 = bitcast i32 %add.i to float, !dbg !103
    #dbg_value(float %1, !72, !DIExpression(), !77)
  %call2 = tail call fastcc i32 @spread(i32 noundef %argc), !dbg !104
  %call3 = tail call fastcc i32 @jump(i32 noundef %argc), !dbg !105
  %cmp = fcmp ogt float %1, 1.000000e+00, !dbg !106
  %conv5 = zext i1 %cmp to i32, !dbg !106
  %add = add i32 %retval.0.i, %conv5, !dbg !107
  %add4 = add i32 %add, %call2, !dbg !108
  %add6 = add i32 %add4, %call3, !dbg !109
  ret i32 %add6, !dbg !110
}

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define internal fastcc i32 @spread(i32 noundef %n) unnamed_addr #0 !dbg !111 {
entry:
    #dbg_value(i32 %n, !113, !DIExpression(), !129)
  %add = add nsw i32 %n, 1, !dbg !130
  %add2 = add nsw i32 %n, 2, !dbg !131
  %0 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 3>, i32 %n, i64 0, !dbg !132
  %1 = insertelement <4 x i32> %0, i32 %add, i64 1, !dbg !132
  %vecinit4 = insertelement <4 x i32> %1, i32 %add2, i64 2, !dbg !132
    #dbg_value(<4 x i32> %vecinit4, !114, !DIExpression(), !129)
    #dbg_value(<4 x i32> splat (i32 3), !119, !DIExpression(), !129)
  %2 = zext i32 %add to i64, !dbg !133
  %vla = alloca i32, i64 %2, align 16, !dbg !134
    #dbg_value(i64 %2, !120, !DIExpression(), !129)
    #dbg_declare(ptr %vla, !121, !DIExpression(), !135)
    #dbg_value(ptr %vla, !125, !DIExpression(), !129)
    #dbg_value(!DIArgList(<4 x i32> %vecinit4, <4 x i32> splat (i32 1), <4 x i32> splat (i32 3)), !114, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 2, DW_OP_mul, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !129)
  %3 = shl nuw nsw i64 %2, 2, !dbg !136
  call void @llvm.memset.p0.i64(ptr nonnull align 16 %vla, i8 0, i64 %3, i1 false), !dbg !137
    #dbg_value(i32 0, !127, !DIExpression(), !138)
    #dbg_value(ptr %vla, !125, !DIExpression(), !129)
  %cmp.not20 = icmp slt i32 %n, 0, !dbg !139
  br i1 %cmp.not20, label %for.cond.cleanup, label %for.body, !dbg !141

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %idxprom8 = sext i32 %n to i64, !dbg !142
  %arrayidx9 = getelementptr inbounds i32, ptr %vla, i64 %idxprom8, !dbg !142
  %4 = load i32, ptr %arrayidx9, align 4, !dbg !143, !tbaa !50
  ret i32 %4, !dbg !144

for.body:                                         ; preds = %entry, %for.body
  %i.022 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %where.021 = phi ptr [ %incdec.ptr, %for.body ], [ %vla, %entry ]
    #dbg_value(i32 %i.022, !127, !DIExpression(), !138)
    #dbg_value(ptr %where.021, !125, !DIExpression(), !129)
  %and = and i32 %i.022, 3, !dbg !145
  %5 = extractelement <4 x i32> %vecinit4, i32 %and, !dbg !146
  %6 = mul i32 %5, 3, !dbg !146
  %vecext = add i32 %6, 1, !dbg !146
  %div19 = lshr i32 %i.022, 1, !dbg !147
  %idxprom = zext nneg i32 %div19 to i64, !dbg !148
  %arrayidx = getelementptr inbounds nuw i32, ptr %vla, i64 %idxprom, !dbg !148
  %7 = load i32, ptr %arrayidx, align 4, !dbg !148, !tbaa !50
  %add7 = add nsw i32 %vecext, %7, !dbg !149
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %where.021, i64 4, !dbg !150
    #dbg_value(ptr %incdec.ptr, !125, !DIExpression(), !129)
  store i32 %add7, ptr %where.021, align 4, !dbg !151, !tbaa !50
  %inc = add nuw i32 %i.022, 1, !dbg !152
    #dbg_value(i32 %inc, !127, !DIExpression(), !138)
  %exitcond.not = icmp eq i32 %i.022, %n, !dbg !153
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !dbg !154, !llvm.loop !155
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc noundef i32 @jump(i32 noundef %n) unnamed_addr #1 !dbg !2 {
entry:
    #dbg_value(i32 %n, !34, !DIExpression(), !160)
  %and = and i32 %n, 1, !dbg !161
  %idxprom = zext nneg i32 %and to i64, !dbg !162
  %arrayidx = getelementptr inbounds nuw ptr, ptr @jump.targets, i64 %idxprom, !dbg !162
  %0 = load ptr, ptr %arrayidx, align 8, !dbg !162, !tbaa !163
  indirectbr ptr %0, [label %return, label %second]

second:                                           ; preds = %entry
    #dbg_label(!36, !165)
  br label %return, !dbg !166

return:                                           ; preds = %entry, %second
  %retval.0 = phi i32 [ %n, %second ], [ 1, %entry ], !dbg !160
  ret i32 %retval.0, !dbg !167
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

attributes #0 = { nofree norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!42, !43, !44, !45, !46, !47, !48}
!llvm.ident = !{!49}
!llvm.errno.tbaa = !{!50}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "targets", scope: !2, file: !3, line: 43, type: !37, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "jump", scope: !3, file: !3, line: 41, type: !4, scopeLine: 42, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !33, keyInstructions: true)
!3 = !DIFile(filename: "flow.c", directory: ".", checksumkind: CSK_MD5, checksum: "c322fac13aeaf6b2e5186502796c89fa")
!4 = !DISubroutineType(types: !5)
!5 = !{!6, !6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !8, globals: !11, splitDebugInlining: false, nameTableKind: None)
!8 = !{!9, !10, !6}
!9 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!10 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!11 = !{!12, !18, !23, !25, !0}
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !3, line: 7, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 48, elements: !16)
!15 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!16 = !{!17}
!17 = !DISubrange(count: 6)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 7, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 40, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 5)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !3, line: 7, type: !20, isLocal: true, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "names", scope: !7, file: !3, line: 7, type: !27, isLocal: true, isDefinition: true)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 192, elements: !31)
!28 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !29)
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!30 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!31 = !{!32}
!32 = !DISubrange(count: 3)
!33 = !{!34, !35, !36}
!34 = !DILocalVariable(name: "n", arg: 1, scope: !2, file: !3, line: 41, type: !6)
!35 = !DILabel(scope: !2, name: "first", file: !3, line: 45, column: 1)
!36 = !DILabel(scope: !2, name: "second", file: !3, line: 47, column: 1)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !38, size: 128, elements: !40)
!38 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !39)
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!40 = !{!41}
!41 = !DISubrange(count: 2)
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
!54 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 51, type: !55, scopeLine: 52, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !59, keyInstructions: true)
!55 = !DISubroutineType(types: !56)
!56 = !{!6, !6, !57}
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !58, size: 64)
!58 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!59 = !{!60, !61, !62}
!60 = !DILocalVariable(name: "argc", arg: 1, scope: !54, file: !3, line: 51, type: !6)
!61 = !DILocalVariable(name: "argv", arg: 2, scope: !54, file: !3, line: 51, type: !57)
!62 = !DILocalVariable(name: "wide", scope: !54, file: !3, line: 53, type: !63)
!63 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!64 = !DILocation(line: 0, scope: !54)
!65 = !DILocalVariable(name: "f", arg: 1, scope: !66, file: !3, line: 23, type: !69)
!66 = distinct !DISubprogram(name: "scale", scope: !3, file: !3, line: 23, type: !67, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !70, keyInstructions: true)
!67 = !DISubroutineType(types: !68)
!68 = !{!69, !69, !6}
!69 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!70 = !{!65, !71, !72}
!71 = !DILocalVariable(name: "by", arg: 2, scope: !66, file: !3, line: 23, type: !6)
!72 = !DILocalVariable(name: "w", scope: !66, file: !3, line: 25, type: !73)
!73 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "word", file: !3, line: 4, size: 32, elements: !74)
!74 = !{!75, !76}
!75 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !73, file: !3, line: 4, baseType: !69, size: 32)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "u", scope: !73, file: !3, line: 4, baseType: !10, size: 32)
!77 = !DILocation(line: 0, scope: !66, inlinedAt: !78)
!78 = distinct !DILocation(line: 53, column: 21, scope: !54)
!79 = !DILocalVariable(name: "kind", arg: 1, scope: !80, file: !3, line: 9, type: !6)
!80 = distinct !DISubprogram(name: "classify", scope: !3, file: !3, line: 9, type: !81, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !83, keyInstructions: true)
!81 = !DISubroutineType(types: !82)
!82 = !{!6, !6, !9}
!83 = !{!79, !84, !85, !86}
!84 = !DILocalVariable(name: "bits", arg: 2, scope: !80, file: !3, line: 9, type: !9)
!85 = !DILabel(scope: !80, name: "line", file: !3, line: 17, column: 1)
!86 = !DILabel(scope: !80, name: "count", file: !3, line: 19, column: 1)
!87 = !DILocation(line: 0, scope: !80, inlinedAt: !88)
!88 = distinct !DILocation(line: 54, column: 9, scope: !54)
!89 = !DILocation(line: 11, column: 2, scope: !80, inlinedAt: !88, atomGroup: 1, atomRank: 1)
!90 = !DILocation(line: 54, column: 24, scope: !54)
!91 = !DILocation(line: 15, column: 29, scope: !92, inlinedAt: !88)
!92 = distinct !DILexicalBlock(scope: !80, file: !3, line: 11, column: 16)
!93 = !DILocation(line: 15, column: 41, scope: !92, inlinedAt: !88)
!94 = !DILocation(line: 15, column: 34, scope: !92, inlinedAt: !88, atomGroup: 5, atomRank: 3)
!95 = !DILocation(line: 15, column: 18, scope: !92, inlinedAt: !88, atomGroup: 5, atomRank: 2)
!96 = !DILocation(line: 15, column: 11, scope: !92, inlinedAt: !88, atomGroup: 5, atomRank: 1)
!97 = !DILocation(line: 17, column: 1, scope: !80, inlinedAt: !88)
!98 = !DILocation(line: 18, column: 2, scope: !80, inlinedAt: !88, atomGroup: 6, atomRank: 1)
!99 = !DILocation(line: 19, column: 1, scope: !80, inlinedAt: !88)
!100 = !DILocation(line: 20, column: 2, scope: !80, inlinedAt: !88, atomGroup: 7, atomRank: 1)
!101 = !DILocation(line: 26, column: 22, scope: !66, inlinedAt: !78)
!102 = !DILocation(line: 26, column: 6, scope: !66, inlinedAt: !78, atomGroup: 2, atomRank: 2)
!103 = !DILocation(line: 26, column: 6, scope: !66, inlinedAt: !78, atomGroup: 2, atomRank: 1)
!104 = !DILocation(line: 54, column: 47, scope: !54)
!105 = !DILocation(line: 54, column: 62, scope: !54)
!106 = !DILocation(line: 54, column: 81, scope: !54)
!107 = !DILocation(line: 54, column: 45, scope: !54)
!108 = !DILocation(line: 54, column: 60, scope: !54)
!109 = !DILocation(line: 54, column: 73, scope: !54, atomGroup: 3, atomRank: 2)
!110 = !DILocation(line: 54, column: 2, scope: !54, atomGroup: 3, atomRank: 1)
!111 = distinct !DISubprogram(name: "spread", scope: !3, file: !3, line: 30, type: !4, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !112, keyInstructions: true)
!112 = !{!113, !114, !119, !120, !121, !125, !127}
!113 = !DILocalVariable(name: "n", arg: 1, scope: !111, file: !3, line: 30, type: !6)
!114 = !DILocalVariable(name: "v", scope: !111, file: !3, line: 32, type: !115)
!115 = !DIDerivedType(tag: DW_TAG_typedef, name: "lanes", file: !3, line: 5, baseType: !116)
!116 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 128, flags: DIFlagVector, elements: !117)
!117 = !{!118}
!118 = !DISubrange(count: 4)
!119 = !DILocalVariable(name: "three", scope: !111, file: !3, line: 32, type: !115)
!120 = !DILocalVariable(name: "__vla_expr0", scope: !111, type: !9, flags: DIFlagArtificial)
!121 = !DILocalVariable(name: "cells", scope: !111, file: !3, line: 33, type: !122)
!122 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, elements: !123)
!123 = !{!124}
!124 = !DISubrange(count: !120)
!125 = !DILocalVariable(name: "where", scope: !111, file: !3, line: 33, type: !126)
!126 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!127 = !DILocalVariable(name: "i", scope: !128, file: !3, line: 36, type: !6)
!128 = distinct !DILexicalBlock(scope: !111, file: !3, line: 36, column: 2)
!129 = !DILocation(line: 0, scope: !111)
!130 = !DILocation(line: 32, column: 18, scope: !111)
!131 = !DILocation(line: 32, column: 25, scope: !111)
!132 = !DILocation(line: 32, column: 12, scope: !111, atomGroup: 1, atomRank: 2)
!133 = !DILocation(line: 33, column: 2, scope: !111)
!134 = !DILocation(line: 33, column: 2, scope: !111, atomGroup: 3, atomRank: 2)
!135 = !DILocation(line: 33, column: 6, scope: !111)
!136 = !DILocation(line: 35, column: 19, scope: !111)
!137 = !DILocation(line: 35, column: 2, scope: !111, atomGroup: 5, atomRank: 1)
!138 = !DILocation(line: 0, scope: !128)
!139 = !DILocation(line: 36, column: 20, scope: !140, atomGroup: 15, atomRank: 1)
!140 = distinct !DILexicalBlock(scope: !128, file: !3, line: 36, column: 2)
!141 = !DILocation(line: 36, column: 2, scope: !128, atomGroup: 16, atomRank: 1)
!142 = !DILocation(line: 38, column: 9, scope: !111)
!143 = !DILocation(line: 38, column: 9, scope: !111, atomGroup: 14, atomRank: 2)
!144 = !DILocation(line: 39, column: 1, scope: !111, atomGroup: 14, atomRank: 1)
!145 = !DILocation(line: 37, column: 18, scope: !140)
!146 = !DILocation(line: 37, column: 14, scope: !140)
!147 = !DILocation(line: 37, column: 33, scope: !140)
!148 = !DILocation(line: 37, column: 25, scope: !140)
!149 = !DILocation(line: 37, column: 23, scope: !140, atomGroup: 9, atomRank: 2)
!150 = !DILocation(line: 37, column: 9, scope: !140, atomGroup: 10, atomRank: 2)
!151 = !DILocation(line: 37, column: 12, scope: !140, atomGroup: 9, atomRank: 1)
!152 = !DILocation(line: 36, column: 27, scope: !140, atomGroup: 11, atomRank: 2)
!153 = !DILocation(line: 36, column: 20, scope: !140, atomGroup: 7, atomRank: 1)
!154 = !DILocation(line: 36, column: 2, scope: !128, atomGroup: 8, atomRank: 1)
!155 = distinct !{!155, !156, !157, !158, !159}
!156 = !DILocation(line: 36, column: 2, scope: !128)
!157 = !DILocation(line: 37, column: 36, scope: !128)
!158 = !{!"llvm.loop.mustprogress"}
!159 = !{!"llvm.loop.unroll.disable"}
!160 = !DILocation(line: 0, scope: !2)
!161 = !DILocation(line: 44, column: 18, scope: !2)
!162 = !DILocation(line: 44, column: 8, scope: !2)
!163 = !{!164, !164, i64 0}
!164 = !{!"any pointer", !52, i64 0}
!165 = !DILocation(line: 47, column: 1, scope: !2)
!166 = !DILocation(line: 48, column: 2, scope: !2, atomGroup: 3, atomRank: 1)
!167 = !DILocation(line: 49, column: 1, scope: !2, atomGroup: 4, atomRank: 1)
