; ModuleID = 'flow.c'
source_filename = "flow.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i128:128-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@jump.targets = internal unnamed_addr constant [2 x ptr] [ptr blockaddress(@jump, %6), ptr blockaddress(@jump, %5)], align 4, !dbg !0

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) local_unnamed_addr #0 !dbg !51 {
    #dbg_value(i32 %0, !57, !DIExpression(), !61)
    #dbg_value(ptr %1, !58, !DIExpression(), !61)
    #dbg_value(float 2.500000e+00, !62, !DIExpression(), !74)
    #dbg_value(i32 %0, !68, !DIExpression(), !74)
    #dbg_value(float 3.750000e+00, !69, !DIExpression(), !74)
    #dbg_value(i32 %0, !69, !DIExpression(DW_OP_constu, 23, DW_OP_shl, DW_OP_plus_uconst, 1081081856, DW_OP_stack_value), !74)
    #dbg_value(x86_fp80 poison, !59, !DIExpression(DW_OP_LLVM_fragment, 0, 80), !61)
    #dbg_value(i32 %0, !76, !DIExpression(), !84)
    #dbg_value(ptr %1, !81, !DIExpression(), !84)
  switch i32 %0, label %3 [
    i32 0, label %8
    i32 1, label %10
    i32 2, label %10
    i32 3, label %10
    i32 100, label %9
  ], !dbg !86

3:                                                ; preds = %2
  %4 = ptrtoint ptr %1 to i32, !dbg !87
    #dbg_value(i32 %4, !81, !DIExpression(), !84)
  %5 = lshr i32 %4, 3, !dbg !88
  %6 = shl i32 %4, 5, !dbg !90
  %7 = or i32 %5, %6, !dbg !91
  br label %10, !dbg !92

8:                                                ; preds = %2
    #dbg_label(!82, !93)
  br label %10, !dbg !94

9:                                                ; preds = %2
    #dbg_label(!83, !95)
  br label %10, !dbg !96

10:                                               ; preds = %2, %2, %2, %3, %8, %9
  %11 = phi i32 [ %7, %3 ], [ 111, %9 ], [ 108, %8 ], [ 4, %2 ], [ 4, %2 ], [ 4, %2 ], !dbg !84
  %12 = shl i32 %0, 23, !dbg !97
    #dbg_value(i32 %12, !69, !DIExpression(DW_OP_plus_uconst, 1081081856, DW_OP_stack_value), !74)
  %13 = add i32 %12, 1081081856, !dbg !98
    #dbg_value(i32 %13, !69, !DIExpression(), !74)
  %14 = bitcast i32 %13 to float, !dbg !98
    #dbg_value(float %14, !69, !DIExpression(), !74)
  %15 = tail call fastcc i32 @spread(i32 noundef %0), !dbg !99
  %16 = tail call fastcc i32 @jump(i32 noundef %0), !dbg !100
  %17 = fcmp ogt float %14, 1.000000e+00, !dbg !101
  %18 = zext i1 %17 to i32, !dbg !101
  %19 = add i32 %11, %18, !dbg !102
  %20 = add i32 %19, %15, !dbg !103
  %21 = add i32 %20, %16, !dbg !104
  ret i32 %21, !dbg !105
}

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define internal fastcc i32 @spread(i32 noundef %0) unnamed_addr #0 !dbg !106 {
    #dbg_value(i32 %0, !108, !DIExpression(), !124)
  %2 = add nsw i32 %0, 1, !dbg !125
  %3 = add nsw i32 %0, 2, !dbg !126
  %4 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 3>, i32 %0, i64 0, !dbg !127
  %5 = insertelement <4 x i32> %4, i32 %2, i64 1, !dbg !127
  %6 = insertelement <4 x i32> %5, i32 %3, i64 2, !dbg !127
    #dbg_value(<4 x i32> %6, !109, !DIExpression(), !124)
    #dbg_value(<4 x i32> <i32 3, i32 3, i32 3, i32 3>, !114, !DIExpression(), !124)
  %7 = alloca i32, i32 %2, align 4, !dbg !128
    #dbg_value(i32 %2, !115, !DIExpression(), !124)
    #dbg_declare(ptr %7, !116, !DIExpression(), !129)
    #dbg_value(ptr %7, !120, !DIExpression(), !124)
    #dbg_value(!DIArgList(<4 x i32> %6, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, <4 x i32> <i32 3, i32 3, i32 3, i32 3>), !109, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 2, DW_OP_mul, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !124)
  %8 = shl nuw i32 %2, 2, !dbg !130
  call void @llvm.memset.p0.i32(ptr nonnull align 4 %7, i8 0, i32 %8, i1 false), !dbg !131
    #dbg_value(i32 0, !122, !DIExpression(), !132)
    #dbg_value(ptr %7, !120, !DIExpression(), !124)
  %9 = icmp slt i32 %0, 0, !dbg !133
  br i1 %9, label %10, label %13, !dbg !135

10:                                               ; preds = %13, %1
  %11 = getelementptr inbounds i32, ptr %7, i32 %0, !dbg !136
  %12 = load i32, ptr %11, align 4, !dbg !136, !tbaa !137
  ret i32 %12, !dbg !141

13:                                               ; preds = %1, %13
  %14 = phi i32 [ %25, %13 ], [ 0, %1 ]
  %15 = phi ptr [ %24, %13 ], [ %7, %1 ]
    #dbg_value(i32 %14, !122, !DIExpression(), !132)
    #dbg_value(ptr %15, !120, !DIExpression(), !124)
  %16 = and i32 %14, 3, !dbg !142
  %17 = extractelement <4 x i32> %6, i32 %16, !dbg !143
  %18 = mul i32 %17, 3, !dbg !143
  %19 = add i32 %18, 1, !dbg !143
  %20 = lshr i32 %14, 1, !dbg !144
  %21 = getelementptr inbounds i32, ptr %7, i32 %20, !dbg !145
  %22 = load i32, ptr %21, align 4, !dbg !145, !tbaa !137
  %23 = add nsw i32 %19, %22, !dbg !146
  %24 = getelementptr inbounds i8, ptr %15, i32 4, !dbg !147
    #dbg_value(ptr %24, !120, !DIExpression(), !124)
  store i32 %23, ptr %15, align 4, !dbg !148, !tbaa !137
  %25 = add nuw i32 %14, 1, !dbg !149
    #dbg_value(i32 %25, !122, !DIExpression(), !132)
  %26 = icmp eq i32 %14, %0, !dbg !133
  br i1 %26, label %10, label %13, !dbg !135, !llvm.loop !150
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc noundef i32 @jump(i32 noundef %0) #1 !dbg !2 {
    #dbg_value(i32 %0, !34, !DIExpression(), !154)
  %2 = and i32 %0, 1, !dbg !155
  %3 = getelementptr inbounds [2 x ptr], ptr @jump.targets, i32 0, i32 %2, !dbg !156
  %4 = load ptr, ptr %3, align 4, !dbg !156, !tbaa !157
  indirectbr ptr %4, [label %6, label %5]

5:                                                ; preds = %1
    #dbg_label(!36, !159)
  br label %6, !dbg !160

6:                                                ; preds = %1, %5
  %7 = phi i32 [ %0, %5 ], [ 1, %1 ], !dbg !154
  ret i32 %7, !dbg !161
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i32(ptr nocapture writeonly, i8, i32, i1 immarg) #2

attributes #0 = { nofree norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!42, !43, !44, !45, !46, !47, !48, !49}
!llvm.ident = !{!50}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "targets", scope: !2, file: !3, line: 43, type: !37, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "jump", scope: !3, file: !3, line: 41, type: !4, scopeLine: 42, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !33)
!3 = !DIFile(filename: "flow.c", directory: ".", checksumkind: CSK_MD5, checksum: "c322fac13aeaf6b2e5186502796c89fa")
!4 = !DISubroutineType(types: !5)
!5 = !{!6, !6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !8, globals: !11, splitDebugInlining: false, nameTableKind: None)
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
!35 = !DILabel(scope: !2, name: "first", file: !3, line: 45)
!36 = !DILabel(scope: !2, name: "second", file: !3, line: 47)
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
!50 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!51 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 51, type: !52, scopeLine: 52, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !56)
!52 = !DISubroutineType(types: !53)
!53 = !{!6, !6, !54}
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !55, size: 32)
!55 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 32)
!56 = !{!57, !58, !59}
!57 = !DILocalVariable(name: "argc", arg: 1, scope: !51, file: !3, line: 51, type: !6)
!58 = !DILocalVariable(name: "argv", arg: 2, scope: !51, file: !3, line: 51, type: !54)
!59 = !DILocalVariable(name: "wide", scope: !51, file: !3, line: 53, type: !60)
!60 = !DIBasicType(name: "long double", size: 96, encoding: DW_ATE_float)
!61 = !DILocation(line: 0, scope: !51)
!62 = !DILocalVariable(name: "f", arg: 1, scope: !63, file: !3, line: 23, type: !66)
!63 = distinct !DISubprogram(name: "scale", scope: !3, file: !3, line: 23, type: !64, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !67)
!64 = !DISubroutineType(types: !65)
!65 = !{!66, !66, !6}
!66 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!67 = !{!62, !68, !69}
!68 = !DILocalVariable(name: "by", arg: 2, scope: !63, file: !3, line: 23, type: !6)
!69 = !DILocalVariable(name: "w", scope: !63, file: !3, line: 25, type: !70)
!70 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "word", file: !3, line: 4, size: 32, elements: !71)
!71 = !{!72, !73}
!72 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !70, file: !3, line: 4, baseType: !66, size: 32)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "u", scope: !70, file: !3, line: 4, baseType: !10, size: 32)
!74 = !DILocation(line: 0, scope: !63, inlinedAt: !75)
!75 = distinct !DILocation(line: 53, column: 21, scope: !51)
!76 = !DILocalVariable(name: "kind", arg: 1, scope: !77, file: !3, line: 9, type: !6)
!77 = distinct !DISubprogram(name: "classify", scope: !3, file: !3, line: 9, type: !78, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !80)
!78 = !DISubroutineType(types: !79)
!79 = !{!6, !6, !9}
!80 = !{!76, !81, !82, !83}
!81 = !DILocalVariable(name: "bits", arg: 2, scope: !77, file: !3, line: 9, type: !9)
!82 = !DILabel(scope: !77, name: "line", file: !3, line: 17)
!83 = !DILabel(scope: !77, name: "count", file: !3, line: 19)
!84 = !DILocation(line: 0, scope: !77, inlinedAt: !85)
!85 = distinct !DILocation(line: 54, column: 9, scope: !51)
!86 = !DILocation(line: 11, column: 2, scope: !77, inlinedAt: !85)
!87 = !DILocation(line: 54, column: 24, scope: !51)
!88 = !DILocation(line: 15, column: 29, scope: !89, inlinedAt: !85)
!89 = distinct !DILexicalBlock(scope: !77, file: !3, line: 11, column: 16)
!90 = !DILocation(line: 15, column: 41, scope: !89, inlinedAt: !85)
!91 = !DILocation(line: 15, column: 34, scope: !89, inlinedAt: !85)
!92 = !DILocation(line: 15, column: 11, scope: !89, inlinedAt: !85)
!93 = !DILocation(line: 17, column: 1, scope: !77, inlinedAt: !85)
!94 = !DILocation(line: 18, column: 2, scope: !77, inlinedAt: !85)
!95 = !DILocation(line: 19, column: 1, scope: !77, inlinedAt: !85)
!96 = !DILocation(line: 20, column: 2, scope: !77, inlinedAt: !85)
!97 = !DILocation(line: 26, column: 22, scope: !63, inlinedAt: !75)
!98 = !DILocation(line: 26, column: 6, scope: !63, inlinedAt: !75)
!99 = !DILocation(line: 54, column: 47, scope: !51)
!100 = !DILocation(line: 54, column: 62, scope: !51)
!101 = !DILocation(line: 54, column: 81, scope: !51)
!102 = !DILocation(line: 54, column: 45, scope: !51)
!103 = !DILocation(line: 54, column: 60, scope: !51)
!104 = !DILocation(line: 54, column: 73, scope: !51)
!105 = !DILocation(line: 54, column: 2, scope: !51)
!106 = distinct !DISubprogram(name: "spread", scope: !3, file: !3, line: 30, type: !4, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !107)
!107 = !{!108, !109, !114, !115, !116, !120, !122}
!108 = !DILocalVariable(name: "n", arg: 1, scope: !106, file: !3, line: 30, type: !6)
!109 = !DILocalVariable(name: "v", scope: !106, file: !3, line: 32, type: !110)
!110 = !DIDerivedType(tag: DW_TAG_typedef, name: "lanes", file: !3, line: 5, baseType: !111)
!111 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 128, flags: DIFlagVector, elements: !112)
!112 = !{!113}
!113 = !DISubrange(count: 4)
!114 = !DILocalVariable(name: "three", scope: !106, file: !3, line: 32, type: !110)
!115 = !DILocalVariable(name: "__vla_expr0", scope: !106, type: !10, flags: DIFlagArtificial)
!116 = !DILocalVariable(name: "cells", scope: !106, file: !3, line: 33, type: !117)
!117 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, elements: !118)
!118 = !{!119}
!119 = !DISubrange(count: !115)
!120 = !DILocalVariable(name: "where", scope: !106, file: !3, line: 33, type: !121)
!121 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 32)
!122 = !DILocalVariable(name: "i", scope: !123, file: !3, line: 36, type: !6)
!123 = distinct !DILexicalBlock(scope: !106, file: !3, line: 36, column: 2)
!124 = !DILocation(line: 0, scope: !106)
!125 = !DILocation(line: 32, column: 18, scope: !106)
!126 = !DILocation(line: 32, column: 25, scope: !106)
!127 = !DILocation(line: 32, column: 12, scope: !106)
!128 = !DILocation(line: 33, column: 2, scope: !106)
!129 = !DILocation(line: 33, column: 6, scope: !106)
!130 = !DILocation(line: 35, column: 19, scope: !106)
!131 = !DILocation(line: 35, column: 2, scope: !106)
!132 = !DILocation(line: 0, scope: !123)
!133 = !DILocation(line: 36, column: 20, scope: !134)
!134 = distinct !DILexicalBlock(scope: !123, file: !3, line: 36, column: 2)
!135 = !DILocation(line: 36, column: 2, scope: !123)
!136 = !DILocation(line: 38, column: 9, scope: !106)
!137 = !{!138, !138, i64 0}
!138 = !{!"int", !139, i64 0}
!139 = !{!"omnipotent char", !140, i64 0}
!140 = !{!"Simple C/C++ TBAA"}
!141 = !DILocation(line: 39, column: 1, scope: !106)
!142 = !DILocation(line: 37, column: 18, scope: !134)
!143 = !DILocation(line: 37, column: 14, scope: !134)
!144 = !DILocation(line: 37, column: 33, scope: !134)
!145 = !DILocation(line: 37, column: 25, scope: !134)
!146 = !DILocation(line: 37, column: 23, scope: !134)
!147 = !DILocation(line: 37, column: 9, scope: !134)
!148 = !DILocation(line: 37, column: 12, scope: !134)
!149 = !DILocation(line: 36, column: 27, scope: !134)
!150 = distinct !{!150, !135, !151, !152, !153}
!151 = !DILocation(line: 37, column: 36, scope: !123)
!152 = !{!"llvm.loop.mustprogress"}
!153 = !{!"llvm.loop.unroll.disable"}
!154 = !DILocation(line: 0, scope: !2)
!155 = !DILocation(line: 44, column: 18, scope: !2)
!156 = !DILocation(line: 44, column: 8, scope: !2)
!157 = !{!158, !158, i64 0}
!158 = !{!"any pointer", !139, i64 0}
!159 = !DILocation(line: 47, column: 1, scope: !2)
!160 = !DILocation(line: 48, column: 2, scope: !2)
!161 = !DILocation(line: 49, column: 1, scope: !2)
