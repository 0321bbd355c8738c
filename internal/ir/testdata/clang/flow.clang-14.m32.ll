; ModuleID = 'flow.c'
source_filename = "flow.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@jump.targets = internal unnamed_addr constant [2 x i8*] [i8* blockaddress(@jump, %6), i8* blockaddress(@jump, %5)], align 4, !dbg !0

; Function Attrs: nofree nosync nounwind uwtable writeonly
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) local_unnamed_addr #0 !dbg !38 {
  call void @llvm.dbg.declare(metadata i16* undef, metadata !46, metadata !DIExpression(DW_OP_LLVM_fragment, 80, 16)), !dbg !48
  call void @llvm.dbg.value(metadata i32 %0, metadata !44, metadata !DIExpression()), !dbg !49
  call void @llvm.dbg.value(metadata i8** %1, metadata !45, metadata !DIExpression()), !dbg !49
  call void @llvm.dbg.value(metadata float 2.500000e+00, metadata !50, metadata !DIExpression()), !dbg !62
  call void @llvm.dbg.value(metadata i32 %0, metadata !56, metadata !DIExpression()), !dbg !62
  call void @llvm.dbg.value(metadata float 3.750000e+00, metadata !57, metadata !DIExpression()), !dbg !62
  call void @llvm.dbg.value(metadata i32 %0, metadata !57, metadata !DIExpression(DW_OP_constu, 23, DW_OP_shl, DW_OP_plus_uconst, 1081081856, DW_OP_stack_value)), !dbg !62
  call void @llvm.dbg.value(metadata x86_fp80 undef, metadata !46, metadata !DIExpression()), !dbg !49
  %3 = ptrtoint i8** %1 to i32, !dbg !64
  call void @llvm.dbg.value(metadata i32 %0, metadata !65, metadata !DIExpression()), !dbg !73
  call void @llvm.dbg.value(metadata i32 %3, metadata !70, metadata !DIExpression()), !dbg !73
  switch i32 %0, label %4 [
    i32 0, label %8
    i32 1, label %10
    i32 2, label %10
    i32 3, label %10
    i32 100, label %9
  ], !dbg !75

4:                                                ; preds = %2
  %5 = lshr i32 %3, 3, !dbg !76
  %6 = shl i32 %3, 5, !dbg !78
  %7 = or i32 %5, %6, !dbg !79
  br label %10, !dbg !80

8:                                                ; preds = %2
  call void @llvm.dbg.label(metadata !71), !dbg !81
  br label %10, !dbg !82

9:                                                ; preds = %2
  call void @llvm.dbg.label(metadata !72), !dbg !83
  br label %10, !dbg !84

10:                                               ; preds = %2, %2, %2, %4, %8, %9
  %11 = phi i32 [ %7, %4 ], [ 111, %9 ], [ 108, %8 ], [ 4, %2 ], [ 4, %2 ], [ 4, %2 ], !dbg !73
  %12 = shl i32 %0, 23, !dbg !85
  call void @llvm.dbg.value(metadata i32 %12, metadata !57, metadata !DIExpression(DW_OP_plus_uconst, 1081081856, DW_OP_stack_value)), !dbg !62
  %13 = add i32 %12, 1081081856, !dbg !86
  call void @llvm.dbg.value(metadata i32 %13, metadata !57, metadata !DIExpression()), !dbg !62
  %14 = bitcast i32 %13 to float, !dbg !86
  call void @llvm.dbg.value(metadata float %14, metadata !57, metadata !DIExpression()), !dbg !62
  %15 = call fastcc i32 @spread(i32 noundef %0), !dbg !87
  %16 = call fastcc i32 @jump(i32 noundef %0), !dbg !88
  %17 = fcmp ogt float %14, 1.000000e+00, !dbg !89
  %18 = zext i1 %17 to i32, !dbg !89
  %19 = add i32 %11, %18, !dbg !90
  %20 = add i32 %19, %15, !dbg !91
  %21 = add i32 %20, %16, !dbg !92
  ret i32 %21, !dbg !93
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nofree nosync nounwind uwtable writeonly
define internal fastcc i32 @spread(i32 noundef %0) unnamed_addr #0 !dbg !94 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !96, metadata !DIExpression()), !dbg !112
  %2 = add nsw i32 %0, 1, !dbg !113
  %3 = add nsw i32 %0, 2, !dbg !114
  %4 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 3>, i32 %0, i64 0, !dbg !115
  %5 = insertelement <4 x i32> %4, i32 %2, i64 1, !dbg !115
  %6 = insertelement <4 x i32> %5, i32 %3, i64 2, !dbg !115
  call void @llvm.dbg.value(metadata <4 x i32> %6, metadata !97, metadata !DIExpression()), !dbg !112
  call void @llvm.dbg.value(metadata <4 x i32> <i32 3, i32 3, i32 3, i32 3>, metadata !102, metadata !DIExpression()), !dbg !112
  %7 = alloca i32, i32 %2, align 4, !dbg !116
  call void @llvm.dbg.value(metadata i32 %2, metadata !103, metadata !DIExpression()), !dbg !112
  call void @llvm.dbg.declare(metadata i32* %7, metadata !104, metadata !DIExpression()), !dbg !117
  call void @llvm.dbg.value(metadata i32* %7, metadata !108, metadata !DIExpression()), !dbg !112
  call void @llvm.dbg.value(metadata !DIArgList(<4 x i32> %6, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, <4 x i32> <i32 3, i32 3, i32 3, i32 3>), metadata !97, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 2, DW_OP_mul, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !112
  %8 = bitcast i32* %7 to i8*, !dbg !118
  %9 = shl nuw i32 %2, 2, !dbg !119
  call void @llvm.memset.p0i8.i32(i8* nonnull align 4 %8, i8 0, i32 %9, i1 false), !dbg !118
  call void @llvm.dbg.value(metadata i32 0, metadata !110, metadata !DIExpression()), !dbg !120
  call void @llvm.dbg.value(metadata i32* %7, metadata !108, metadata !DIExpression()), !dbg !112
  %10 = icmp slt i32 %0, 0, !dbg !121
  br i1 %10, label %11, label %14, !dbg !123

11:                                               ; preds = %14, %1
  %12 = getelementptr inbounds i32, i32* %7, i32 %0, !dbg !124
  %13 = load i32, i32* %12, align 4, !dbg !124, !tbaa !125
  ret i32 %13, !dbg !129

14:                                               ; preds = %1, %14
  %15 = phi i32 [ %26, %14 ], [ 0, %1 ]
  %16 = phi i32* [ %25, %14 ], [ %7, %1 ]
  call void @llvm.dbg.value(metadata i32 %15, metadata !110, metadata !DIExpression()), !dbg !120
  call void @llvm.dbg.value(metadata i32* %16, metadata !108, metadata !DIExpression()), !dbg !112
  %17 = and i32 %15, 3, !dbg !130
  %18 = extractelement <4 x i32> %6, i32 %17, !dbg !131
  %19 = mul i32 %18, 3, !dbg !131
  %20 = add i32 %19, 1, !dbg !131
  %21 = lshr i32 %15, 1, !dbg !132
  %22 = getelementptr inbounds i32, i32* %7, i32 %21, !dbg !133
  %23 = load i32, i32* %22, align 4, !dbg !133, !tbaa !125
  %24 = add nsw i32 %20, %23, !dbg !134
  %25 = getelementptr inbounds i32, i32* %16, i32 1, !dbg !135
  call void @llvm.dbg.value(metadata i32* %25, metadata !108, metadata !DIExpression()), !dbg !112
  store i32 %24, i32* %16, align 4, !dbg !136, !tbaa !125
  %26 = add nuw i32 %15, 1, !dbg !137
  call void @llvm.dbg.value(metadata i32 %26, metadata !110, metadata !DIExpression()), !dbg !120
  %27 = icmp eq i32 %15, %0, !dbg !121
  br i1 %27, label %11, label %14, !dbg !123, !llvm.loop !138
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define internal fastcc i32 @jump(i32 noundef %0) #2 !dbg !2 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !22, metadata !DIExpression()), !dbg !142
  %2 = and i32 %0, 1, !dbg !143
  %3 = getelementptr inbounds [2 x i8*], [2 x i8*]* @jump.targets, i32 0, i32 %2, !dbg !144
  %4 = load i8*, i8** %3, align 4, !dbg !144, !tbaa !145
  indirectbr i8* %4, [label %6, label %5]

5:                                                ; preds = %1
  call void @llvm.dbg.label(metadata !24), !dbg !147
  br label %6, !dbg !148

6:                                                ; preds = %1, %5
  %7 = phi i32 [ %0, %5 ], [ 1, %1 ], !dbg !142
  ret i32 %7, !dbg !149
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.label(metadata) #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i32(i8* nocapture writeonly, i8, i32, i1 immarg) #3

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #4

attributes #0 = { nofree nosync nounwind uwtable writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #4 = { nofree nosync nounwind readnone speculatable willreturn }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!30, !31, !32, !33, !34, !35, !36}
!llvm.ident = !{!37}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "targets", scope: !2, file: !3, line: 43, type: !25, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "jump", scope: !3, file: !3, line: 41, type: !4, scopeLine: 42, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !21)
!3 = !DIFile(filename: "flow.c", directory: ".", checksumkind: CSK_MD5, checksum: "c322fac13aeaf6b2e5186502796c89fa")
!4 = !DISubroutineType(types: !5)
!5 = !{!6, !6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !8, globals: !11, splitDebugInlining: false, nameTableKind: None)
!8 = !{!9, !10, !6}
!9 = !DIBasicType(name: "unsigned long", size: 32, encoding: DW_ATE_unsigned)
!10 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!11 = !{!12, !0}
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "names", scope: !7, file: !3, line: 7, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 96, elements: !19)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 32)
!17 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!18 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!19 = !{!20}
!20 = !DISubrange(count: 3)
!21 = !{!22, !23, !24}
!22 = !DILocalVariable(name: "n", arg: 1, scope: !2, file: !3, line: 41, type: !6)
!23 = !DILabel(scope: !2, name: "first", file: !3, line: 45)
!24 = !DILabel(scope: !2, name: "second", file: !3, line: 47)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 64, elements: !28)
!26 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !27)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 32)
!28 = !{!29}
!29 = !DISubrange(count: 2)
!30 = !{i32 1, !"NumRegisterParameters", i32 0}
!31 = !{i32 7, !"Dwarf Version", i32 5}
!32 = !{i32 2, !"Debug Info Version", i32 3}
!33 = !{i32 1, !"wchar_size", i32 4}
!34 = !{i32 7, !"PIC Level", i32 2}
!35 = !{i32 7, !"PIE Level", i32 2}
!36 = !{i32 7, !"uwtable", i32 1}
!37 = !{!"Debian clang version 14.0.6"}
!38 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 51, type: !39, scopeLine: 52, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !43)
!39 = !DISubroutineType(types: !40)
!40 = !{!6, !6, !41}
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !42, size: 32)
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 32)
!43 = !{!44, !45, !46}
!44 = !DILocalVariable(name: "argc", arg: 1, scope: !38, file: !3, line: 51, type: !6)
!45 = !DILocalVariable(name: "argv", arg: 2, scope: !38, file: !3, line: 51, type: !41)
!46 = !DILocalVariable(name: "wide", scope: !38, file: !3, line: 53, type: !47)
!47 = !DIBasicType(name: "long double", size: 96, encoding: DW_ATE_float)
!48 = !DILocation(line: 53, column: 14, scope: !38)
!49 = !DILocation(line: 0, scope: !38)
!50 = !DILocalVariable(name: "f", arg: 1, scope: !51, file: !3, line: 23, type: !54)
!51 = distinct !DISubprogram(name: "scale", scope: !3, file: !3, line: 23, type: !52, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !55)
!52 = !DISubroutineType(types: !53)
!53 = !{!54, !54, !6}
!54 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!55 = !{!50, !56, !57}
!56 = !DILocalVariable(name: "by", arg: 2, scope: !51, file: !3, line: 23, type: !6)
!57 = !DILocalVariable(name: "w", scope: !51, file: !3, line: 25, type: !58)
!58 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "word", file: !3, line: 4, size: 32, elements: !59)
!59 = !{!60, !61}
!60 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !58, file: !3, line: 4, baseType: !54, size: 32)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "u", scope: !58, file: !3, line: 4, baseType: !10, size: 32)
!62 = !DILocation(line: 0, scope: !51, inlinedAt: !63)
!63 = distinct !DILocation(line: 53, column: 21, scope: !38)
!64 = !DILocation(line: 54, column: 24, scope: !38)
!65 = !DILocalVariable(name: "kind", arg: 1, scope: !66, file: !3, line: 9, type: !6)
!66 = distinct !DISubprogram(name: "classify", scope: !3, file: !3, line: 9, type: !67, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !69)
!67 = !DISubroutineType(types: !68)
!68 = !{!6, !6, !9}
!69 = !{!65, !70, !71, !72}
!70 = !DILocalVariable(name: "bits", arg: 2, scope: !66, file: !3, line: 9, type: !9)
!71 = !DILabel(scope: !66, name: "line", file: !3, line: 17)
!72 = !DILabel(scope: !66, name: "count", file: !3, line: 19)
!73 = !DILocation(line: 0, scope: !66, inlinedAt: !74)
!74 = distinct !DILocation(line: 54, column: 9, scope: !38)
!75 = !DILocation(line: 11, column: 2, scope: !66, inlinedAt: !74)
!76 = !DILocation(line: 15, column: 29, scope: !77, inlinedAt: !74)
!77 = distinct !DILexicalBlock(scope: !66, file: !3, line: 11, column: 16)
!78 = !DILocation(line: 15, column: 41, scope: !77, inlinedAt: !74)
!79 = !DILocation(line: 15, column: 34, scope: !77, inlinedAt: !74)
!80 = !DILocation(line: 15, column: 11, scope: !77, inlinedAt: !74)
!81 = !DILocation(line: 17, column: 1, scope: !66, inlinedAt: !74)
!82 = !DILocation(line: 18, column: 2, scope: !66, inlinedAt: !74)
!83 = !DILocation(line: 19, column: 1, scope: !66, inlinedAt: !74)
!84 = !DILocation(line: 20, column: 2, scope: !66, inlinedAt: !74)
!85 = !DILocation(line: 26, column: 22, scope: !51, inlinedAt: !63)
!86 = !DILocation(line: 26, column: 6, scope: !51, inlinedAt: !63)
!87 = !DILocation(line: 54, column: 47, scope: !38)
!88 = !DILocation(line: 54, column: 62, scope: !38)
!89 = !DILocation(line: 54, column: 81, scope: !38)
!90 = !DILocation(line: 54, column: 45, scope: !38)
!91 = !DILocation(line: 54, column: 60, scope: !38)
!92 = !DILocation(line: 54, column: 73, scope: !38)
!93 = !DILocation(line: 54, column: 2, scope: !38)
!94 = distinct !DISubprogram(name: "spread", scope: !3, file: !3, line: 30, type: !4, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !95)
!95 = !{!96, !97, !102, !103, !104, !108, !110}
!96 = !DILocalVariable(name: "n", arg: 1, scope: !94, file: !3, line: 30, type: !6)
!97 = !DILocalVariable(name: "v", scope: !94, file: !3, line: 32, type: !98)
!98 = !DIDerivedType(tag: DW_TAG_typedef, name: "lanes", file: !3, line: 5, baseType: !99)
!99 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 128, flags: DIFlagVector, elements: !100)
!100 = !{!101}
!101 = !DISubrange(count: 4)
!102 = !DILocalVariable(name: "three", scope: !94, file: !3, line: 32, type: !98)
!103 = !DILocalVariable(name: "__vla_expr0", scope: !94, type: !10, flags: DIFlagArtificial)
!104 = !DILocalVariable(name: "cells", scope: !94, file: !3, line: 33, type: !105)
!105 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, elements: !106)
!106 = !{!107}
!107 = !DISubrange(count: !103)
!108 = !DILocalVariable(name: "where", scope: !94, file: !3, line: 33, type: !109)
!109 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 32)
!110 = !DILocalVariable(name: "i", scope: !111, file: !3, line: 36, type: !6)
!111 = distinct !DILexicalBlock(scope: !94, file: !3, line: 36, column: 2)
!112 = !DILocation(line: 0, scope: !94)
!113 = !DILocation(line: 32, column: 18, scope: !94)
!114 = !DILocation(line: 32, column: 25, scope: !94)
!115 = !DILocation(line: 32, column: 12, scope: !94)
!116 = !DILocation(line: 33, column: 2, scope: !94)
!117 = !DILocation(line: 33, column: 6, scope: !94)
!118 = !DILocation(line: 35, column: 2, scope: !94)
!119 = !DILocation(line: 35, column: 19, scope: !94)
!120 = !DILocation(line: 0, scope: !111)
!121 = !DILocation(line: 36, column: 20, scope: !122)
!122 = distinct !DILexicalBlock(scope: !111, file: !3, line: 36, column: 2)
!123 = !DILocation(line: 36, column: 2, scope: !111)
!124 = !DILocation(line: 38, column: 9, scope: !94)
!125 = !{!126, !126, i64 0}
!126 = !{!"int", !127, i64 0}
!127 = !{!"omnipotent char", !128, i64 0}
!128 = !{!"Simple C/C++ TBAA"}
!129 = !DILocation(line: 39, column: 1, scope: !94)
!130 = !DILocation(line: 37, column: 18, scope: !122)
!131 = !DILocation(line: 37, column: 14, scope: !122)
!132 = !DILocation(line: 37, column: 33, scope: !122)
!133 = !DILocation(line: 37, column: 25, scope: !122)
!134 = !DILocation(line: 37, column: 23, scope: !122)
!135 = !DILocation(line: 37, column: 9, scope: !122)
!136 = !DILocation(line: 37, column: 12, scope: !122)
!137 = !DILocation(line: 36, column: 27, scope: !122)
!138 = distinct !{!138, !123, !139, !140, !141}
!139 = !DILocation(line: 37, column: 36, scope: !111)
!140 = !{!"llvm.loop.mustprogress"}
!141 = !{!"llvm.loop.unroll.disable"}
!142 = !DILocation(line: 0, scope: !2)
!143 = !DILocation(line: 44, column: 18, scope: !2)
!144 = !DILocation(line: 44, column: 8, scope: !2)
!145 = !{!146, !146, i64 0}
!146 = !{!"any pointer", !127, i64 0}
!147 = !DILocation(line: 47, column: 1, scope: !2)
!148 = !DILocation(line: 48, column: 2, scope: !2)
!149 = !DILocation(line: 49, column: 1, scope: !2)
