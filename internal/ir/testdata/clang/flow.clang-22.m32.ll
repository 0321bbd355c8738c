; ModuleID = 'flow.c'
source_filename = "flow.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i128:128-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@jump.targets = internal unnamed_addr constant [2 x ptr] [ptr blockaddress(@jump, %6), ptr blockaddress(@jump, %5)], align 4, !dbg !0

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) local_unnamed_addr #0 !dbg !55 {
    #dbg_value(i32 %0, !61, !DIExpression(), !65)
    #dbg_value(ptr %1, !62, !DIExpression(), !65)
    #dbg_value(float 2.500000e+00, !66, !DIExpression(), !78)
    #dbg_value(i32 %0, !72, !DIExpression(), !78)
    #dbg_value(float 3.750000e+00, !73, !DIExpression(), !78)
    #dbg_value(i32 %0, !73, !DIExpression(DW_OP_constu, 23, DW_OP_shl, DW_OP_plus_uconst, 1081081856, DW_OP_stack_value), !78)
    #dbg_value(x86_fp80 poison, !63, !DIExpression(DW_OP_LLVM_fragment, 0, 80), !65)
    #dbg_value(i32 %0, !80, !DIExpression(), !88)
    #dbg_value(ptr %1, !85, !DIExpression(), !88)
  switch i32 %0, label %3 [
    i32 0, label %8
    i32 1, label %10
    i32 2, label %10
    i32 3, label %10
    i32 100, label %9
  ], !dbg !90

3:                                                ; preds = %2
  %4 = ptrtoint ptr %1 to i32, !dbg !91
    #dbg_value(i32 %4, !85, !DIExpression(), !88)
  %5 = lshr i32 %4, 3, !dbg !92
  %6 = shl i32 %4, 5, !dbg !94
  %7 = or i32 %5, %6, !dbg !95
  br label %10, !dbg !96

8:                                                ; preds = %2
    #dbg_label(!86, !97)
  br label %10, !dbg !98

9:                                                ; preds = %2
    #dbg_label(!87, !99)
  br label %10, !dbg !100

10:                                               ; preds = %2, %2, %2, %3, %8, %9
  %11 = phi i32 [ %7, %3 ], [ 108, %8 ], [ 111, %9 ], [ 4, %2 ], [ 4, %2 ], [ 4, %2 ], !dbg !88
  %12 = shl i32 %0, 23, !dbg !101
    #dbg_value(i32 %12, !73, !DIExpression(DW_OP_plus_uconst, 1081081856, DW_OP_stack_value), !78)
  %13 = add i32 %12, 1081081856, !dbg !102
    #dbg_value(i32 %13, !73, !DIExpression(), !78)
  %14 = bitcast i32 %13 to float, !dbg !103
    #dbg_value(float %14, !73, !DIExpression(), !78)
  %15 = tail call fastcc i32 @spread(i32 noundef %0), !dbg !104
  %16 = tail call fastcc i32 @jump(i32 noundef %0), !dbg !105
  %17 = fcmp ogt float %14, 1.000000e+00, !dbg !106
  %18 = zext i1 %17 to i32, !dbg !106
  %19 = add i32 %11, %18, !dbg !107
  %20 = add i32 %19, %15, !dbg !108
  %21 = add i32 %20, %16, !dbg !109
  ret i32 %21, !dbg !110
}

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define internal fastcc i32 @spread(i32 noundef %0) unnamed_addr #0 !dbg !111 {
    #dbg_value(i32 %0, !113, !DIExpression(), !129)
  %2 = add nsw i32 %0, 1, !dbg !130
  %3 = add nsw i32 %0, 2, !dbg !131
  %4 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 3>, i32 %0, i64 0, !dbg !132
  %5 = insertelement <4 x i32> %4, i32 %2, i64 1, !dbg !132
  %6 = insertelement <4 x i32> %5, i32 %3, i64 2, !dbg !132
    #dbg_value(<4 x i32> %6, !114, !DIExpression(), !129)
    #dbg_value(<4 x i32> splat (i32 3), !119, !DIExpression(), !129)
  %7 = alloca i32, i32 %2, align 4, !dbg !133
    #dbg_value(i32 %2, !120, !DIExpression(), !129)
    #dbg_declare(ptr %7, !121, !DIExpression(), !134)
    #dbg_value(ptr %7, !125, !DIExpression(), !129)
    #dbg_value(!DIArgList(<4 x i32> %6, <4 x i32> splat (i32 1), <4 x i32> splat (i32 3)), !114, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 2, DW_OP_mul, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !129)
  %8 = shl nuw i32 %2, 2, !dbg !135
  call void @llvm.memset.p0.i32(ptr nonnull align 4 %7, i8 0, i32 %8, i1 false), !dbg !136
    #dbg_value(i32 0, !127, !DIExpression(), !137)
    #dbg_value(ptr %7, !125, !DIExpression(), !129)
  %9 = icmp slt i32 %0, 0, !dbg !138
  br i1 %9, label %10, label %13, !dbg !140

10:                                               ; preds = %13, %1
  %11 = getelementptr inbounds i32, ptr %7, i32 %0, !dbg !141
  %12 = load i32, ptr %11, align 4, !dbg !142, !tbaa !51
  ret i32 %12, !dbg !143

13:                                               ; preds = %1, %13
  %14 = phi i32 [ %25, %13 ], [ 0, %1 ]
  %15 = phi ptr [ %24, %13 ], [ %7, %1 ]
    #dbg_value(i32 %14, !127, !DIExpression(), !137)
    #dbg_value(ptr %15, !125, !DIExpression(), !129)
  %16 = and i32 %14, 3, !dbg !144
  %17 = extractelement <4 x i32> %6, i32 %16, !dbg !145
  %18 = mul i32 %17, 3, !dbg !145
  %19 = add i32 %18, 1, !dbg !145
  %20 = lshr i32 %14, 1, !dbg !146
  %21 = getelementptr inbounds nuw i32, ptr %7, i32 %20, !dbg !147
  %22 = load i32, ptr %21, align 4, !dbg !147, !tbaa !51
  %23 = add nsw i32 %19, %22, !dbg !148
  %24 = getelementptr inbounds nuw i8, ptr %15, i32 4, !dbg !149
    #dbg_value(ptr %24, !125, !DIExpression(), !129)
  store i32 %23, ptr %15, align 4, !dbg !150, !tbaa !51
  %25 = add nuw i32 %14, 1, !dbg !151
    #dbg_value(i32 %25, !127, !DIExpression(), !137)
  %26 = icmp eq i32 %14, %0, !dbg !152
  br i1 %26, label %10, label %13, !dbg !153, !llvm.loop !154
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc noundef i32 @jump(i32 noundef %0) unnamed_addr #1 !dbg !2 {
    #dbg_value(i32 %0, !34, !DIExpression(), !159)
  %2 = and i32 %0, 1, !dbg !160
  %3 = getelementptr inbounds nuw ptr, ptr @jump.targets, i32 %2, !dbg !161
  %4 = load ptr, ptr %3, align 4, !dbg !161, !tbaa !162
  indirectbr ptr %4, [label %6, label %5]

5:                                                ; preds = %1
    #dbg_label(!36, !164)
  br label %6, !dbg !165

6:                                                ; preds = %1, %5
  %7 = phi i32 [ %0, %5 ], [ 1, %1 ], !dbg !159
  ret i32 %7, !dbg !166
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i32(ptr writeonly captures(none), i8, i32, i1 immarg) #2

attributes #0 = { nofree norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!42, !43, !44, !45, !46, !47, !48, !49}
!llvm.ident = !{!50}
!llvm.errno.tbaa = !{!51}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "targets", scope: !2, file: !3, line: 43, type: !37, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "jump", scope: !3, file: !3, line: 41, type: !4, scopeLine: 42, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !33, keyInstructions: true)
!3 = !DIFile(filename: "flow.c", directory: ".", checksumkind: CSK_MD5, checksum: "c322fac13aeaf6b2e5186502796c89fa")
!4 = !DISubroutineType(types: !5)
!5 = !{!6, !6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !8, globals: !11, splitDebugInlining: false, nameTableKind: None)
!8 = !{!9, !10, !6}
!9 = !DIBasicType(name: "unsigned long", size: 32, encoding: DW_ATE_unsigned)
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
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 96, elements: !31)
!28 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !29)
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 32)
!30 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!31 = !{!32}
!32 = !DISubrange(count: 3)
!33 = !{!34, !35, !36}
!34 = !DILocalVariable(name: "n", arg: 1, scope: !2, file: !3, line: 41, type: !6)
!35 = !DILabel(scope: !2, name: "first", file: !3, line: 45, column: 1)
!36 = !DILabel(scope: !2, name: "second", file: !3, line: 47, column: 1)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !38, size: 64, elements: !40)
!38 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !39)
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 32)
!40 = !{!41}
!41 = !DISubrange(count: 2)
!42 = !{i32 1, !"NumRegisterParameters", i32 0}
!43 = !{i32 7, !"Dwarf Version", i32 5}
!44 = !{i32 2, !"Debug Info Version", i32 3}
!45 = !{i32 1, !"wchar_size", i32 4}
!46 = !{i32 8, !"PIC Level", i32 2}
!47 = !{i32 7, !"PIE Level", i32 2}
!48 = !{i32 7, !"uwtable", i32 2}
!49 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!50 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!51 = !{!52, !52, i64 0}
!52 = !{!"int", !53, i64 0}
!53 = !{!"omnipotent char", !54, i64 0}
!54 = !{!"Simple C/C++ TBAA"}
!55 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 51, type: !56, scopeLine: 52, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !60, keyInstructions: true)
!56 = !DISubroutineType(types: !57)
!57 = !{!6, !6, !58}
!58 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !59, size: 32)
!59 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 32)
!60 = !{!61, !62, !63}
!61 = !DILocalVariable(name: "argc", arg: 1, scope: !55, file: !3, line: 51, type: !6)
!62 = !DILocalVariable(name: "argv", arg: 2, scope: !55, file: !3, line: 51, type: !58)
!63 = !DILocalVariable(name: "wide", scope: !55, file: !3, line: 53, type: !64)
!64 = !DIBasicType(name: "long double", size: 96, encoding: DW_ATE_float)
!65 = !DILocation(line: 0, scope: !55)
!66 = !DILocalVariable(name: "f", arg: 1, scope: !67, file: !3, line: 23, type: !70)
!67 = distinct !DISubprogram(name: "scale", scope: !3, file: !3, line: 23, type: !68, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !71, keyInstructions: true)
!68 = !DISubroutineType(types: !69)
!69 = !{!70, !70, !6}
!70 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!71 = !{!66, !72, !73}
!72 = !DILocalVariable(name: "by", arg: 2, scope: !67, file: !3, line: 23, type: !6)
!73 = !DILocalVariable(name: "w", scope: !67, file: !3, line: 25, type: !74)
!74 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "word", file: !3, line: 4, size: 32, elements: !75)
!75 = !{!76, !77}
!76 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !74, file: !3, line: 4, baseType: !70, size: 32)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "u", scope: !74, file: !3, line: 4, baseType: !10, size: 32)
!78 = !DILocation(line: 0, scope: !67, inlinedAt: !79)
!79 = distinct !DILocation(line: 53, column: 21, scope: !55)
!80 = !DILocalVariable(name: "kind", arg: 1, scope: !81, file: !3, line: 9, type: !6)
!81 = distinct !DISubprogram(name: "classify", scope: !3, file: !3, line: 9, type: !82, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !84, keyInstructions: true)
!82 = !DISubroutineType(types: !83)
!83 = !{!6, !6, !9}
!84 = !{!80, !85, !86, !87}
!85 = !DILocalVariable(name: "bits", arg: 2, scope: !81, file: !3, line: 9, type: !9)
!86 = !DILabel(scope: !81, name: "line", file: !3, line: 17, column: 1)
!87 = !DILabel(scope: !81, name: "count", file: !3, line: 19, column: 1)
!88 = !DILocation(line: 0, scope: !81, inlinedAt: !89)
!89 = distinct !DILocation(line: 54, column: 9, scope: !55)
!90 = !DILocation(line: 11, column: 2, scope: !81, inlinedAt: !89, atomGroup: 1, atomRank: 1)
!91 = !DILocation(line: 54, column: 24, scope: !55)
!92 = !DILocation(line: 15, column: 29, scope: !93, inlinedAt: !89)
!93 = distinct !DILexicalBlock(scope: !81, file: !3, line: 11, column: 16)
!94 = !DILocation(line: 15, column: 41, scope: !93, inlinedAt: !89)
!95 = !DILocation(line: 15, column: 34, scope: !93, inlinedAt: !89, atomGroup: 5, atomRank: 2)
!96 = !DILocation(line: 15, column: 11, scope: !93, inlinedAt: !89, atomGroup: 5, atomRank: 1)
!97 = !DILocation(line: 17, column: 1, scope: !81, inlinedAt: !89)
!98 = !DILocation(line: 18, column: 2, scope: !81, inlinedAt: !89, atomGroup: 6, atomRank: 1)
!99 = !DILocation(line: 19, column: 1, scope: !81, inlinedAt: !89)
!100 = !DILocation(line: 20, column: 2, scope: !81, inlinedAt: !89, atomGroup: 7, atomRank: 1)
!101 = !DILocation(line: 26, column: 22, scope: !67, inlinedAt: !79)
!102 = !DILocation(line: 26, column: 6, scope: !67, inlinedAt: !79, atomGroup: 2, atomRank: 2)
!103 = !DILocation(line: 26, column: 6, scope: !67, inlinedAt: !79, atomGroup: 2, atomRank: 1)
!104 = !DILocation(line: 54, column: 47, scope: !55)
!105 = !DILocation(line: 54, column: 62, scope: !55)
!106 = !DILocation(line: 54, column: 81, scope: !55)
!107 = !DILocation(line: 54, column: 45, scope: !55)
!108 = !DILocation(line: 54, column: 60, scope: !55)
!109 = !DILocation(line: 54, column: 73, scope: !55, atomGroup: 3, atomRank: 2)
!110 = !DILocation(line: 54, column: 2, scope: !55, atomGroup: 3, atomRank: 1)
!111 = distinct !DISubprogram(name: "spread", scope: !3, file: !3, line: 30, type: !4, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !112, keyInstructions: true)
!112 = !{!113, !114, !119, !120, !121, !125, !127}
!113 = !DILocalVariable(name: "n", arg: 1, scope: !111, file: !3, line: 30, type: !6)
!114 = !DILocalVariable(name: "v", scope: !111, file: !3, line: 32, type: !115)
!115 = !DIDerivedType(tag: DW_TAG_typedef, name: "lanes", file: !3, line: 5, baseType: !116)
!116 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 128, flags: DIFlagVector, elements: !117)
!117 = !{!118}
!118 = !DISubrange(count: 4)
!119 = !DILocalVariable(name: "three", scope: !111, file: !3, line: 32, type: !115)
!120 = !DILocalVariable(name: "__vla_expr0", scope: !111, type: !10, flags: DIFlagArtificial)
!121 = !DILocalVariable(name: "cells", scope: !111, file: !3, line: 33, type: !122)
!122 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, elements: !123)
!123 = !{!124}
!124 = !DISubrange(count: !120)
!125 = !DILocalVariable(name: "where", scope: !111, file: !3, line: 33, type: !126)
!126 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 32)
!127 = !DILocalVariable(name: "i", scope: !128, file: !3, line: 36, type: !6)
!128 = distinct !DILexicalBlock(scope: !111, file: !3, line: 36, column: 2)
!129 = !DILocation(line: 0, scope: !111)
!130 = !DILocation(line: 32, column: 18, scope: !111)
!131 = !DILocation(line: 32, column: 25, scope: !111)
!132 = !DILocation(line: 32, column: 12, scope: !111, atomGroup: 1, atomRank: 2)
!133 = !DILocation(line: 33, column: 2, scope: !111, atomGroup: 3, atomRank: 2)
!134 = !DILocation(line: 33, column: 6, scope: !111)
!135 = !DILocation(line: 35, column: 19, scope: !111)
!136 = !DILocation(line: 35, column: 2, scope: !111, atomGroup: 5, atomRank: 1)
!137 = !DILocation(line: 0, scope: !128)
!138 = !DILocation(line: 36, column: 20, scope: !139, atomGroup: 15, atomRank: 1)
!139 = distinct !DILexicalBlock(scope: !128, file: !3, line: 36, column: 2)
!140 = !DILocation(line: 36, column: 2, scope: !128, atomGroup: 16, atomRank: 1)
!141 = !DILocation(line: 38, column: 9, scope: !111)
!142 = !DILocation(line: 38, column: 9, scope: !111, atomGroup: 14, atomRank: 2)
!143 = !DILocation(line: 39, column: 1, scope: !111, atomGroup: 14, atomRank: 1)
!144 = !DILocation(line: 37, column: 18, scope: !139)
!145 = !DILocation(line: 37, column: 14, scope: !139)
!146 = !DILocation(line: 37, column: 33, scope: !139)
!147 = !DILocation(line: 37, column: 25, scope: !139)
!148 = !DILocation(line: 37, column: 23, scope: !139, atomGroup: 9, atomRank: 2)
!149 = !DILocation(line: 37, column: 9, scope: !139, atomGroup: 10, atomRank: 2)
!150 = !DILocation(line: 37, column: 12, scope: !139, atomGroup: 9, atomRank: 1)
!151 = !DILocation(line: 36, column: 27, scope: !139, atomGroup: 11, atomRank: 2)
!152 = !DILocation(line: 36, column: 20, scope: !139, atomGroup: 7, atomRank: 1)
!153 = !DILocation(line: 36, column: 2, scope: !128, atomGroup: 8, atomRank: 1)
!154 = distinct !{!154, !155, !156, !157, !158}
!155 = !DILocation(line: 36, column: 2, scope: !128)
!156 = !DILocation(line: 37, column: 36, scope: !128)
!157 = !{!"llvm.loop.mustprogress"}
!158 = !{!"llvm.loop.unroll.disable"}
!159 = !DILocation(line: 0, scope: !2)
!160 = !DILocation(line: 44, column: 18, scope: !2)
!161 = !DILocation(line: 44, column: 8, scope: !2)
!162 = !{!163, !163, i64 0}
!163 = !{!"any pointer", !53, i64 0}
!164 = !DILocation(line: 47, column: 1, scope: !2)
!165 = !DILocation(line: 48, column: 2, scope: !2, atomGroup: 3, atomRank: 1)
!166 = !DILocation(line: 49, column: 1, scope: !2, atomGroup: 4, atomRank: 1)
