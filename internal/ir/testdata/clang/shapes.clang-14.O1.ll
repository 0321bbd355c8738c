; ModuleID = 'shapes.c'
source_filename = "shapes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.shape = type { [6 x i8], [3 x %struct.point], %struct.link, double, i8 }
%struct.point = type { i32, i32 }
%struct.link = type { %struct.link* }

@unit = internal global %struct.shape { [6 x i8] c"unit\00\00", [3 x %struct.point] [%struct.point zeroinitializer, %struct.point { i32 1, i32 0 }, %struct.point { i32 1, i32 1 }], %struct.link { %struct.link* bitcast (i8* getelementptr (%struct.shape, %struct.shape* @unit, i32 0, i32 0, i64 32) to %struct.link*) }, double 5.000000e-01, i8 10 }, align 8, !dbg !0
@.str = private unnamed_addr constant [3 x i8] c"it\00", align 1

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @area(i32 noundef %a, i32 noundef %b) local_unnamed_addr #0 !dbg !46 {
entry:
  call void @llvm.dbg.value(metadata i32 %a, metadata !50, metadata !DIExpression()), !dbg !52
  call void @llvm.dbg.value(metadata i32 %b, metadata !51, metadata !DIExpression()), !dbg !52
  %mul = mul nsw i32 %b, %a, !dbg !53
  ret i32 %mul, !dbg !54
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: mustprogress nofree nounwind readonly uwtable willreturn
define dso_local i32 @main(i32 noundef %argc, i8** nocapture noundef readonly %argv) local_unnamed_addr #2 !dbg !55 {
entry:
  call void @llvm.dbg.declare(metadata [6 x i8]* undef, metadata !64, metadata !DIExpression(DW_OP_LLVM_fragment, 80, 48)), !dbg !66
  call void @llvm.dbg.value(metadata i32 %argc, metadata !60, metadata !DIExpression()), !dbg !67
  call void @llvm.dbg.value(metadata i8** %argv, metadata !61, metadata !DIExpression()), !dbg !67
  %rem = srem i32 %argc, 3, !dbg !68
  %idxprom = sext i32 %rem to i64, !dbg !69
  %arrayidx = getelementptr inbounds %struct.shape, %struct.shape* @unit, i64 0, i32 1, i64 %idxprom, !dbg !69
  %0 = bitcast %struct.point* %arrayidx to i64*, !dbg !70
  %1 = load i64, i64* %0, align 8, !dbg !70
  %p.sroa.0.0.extract.trunc.i = trunc i64 %1 to i32
  call void @llvm.dbg.value(metadata i32 %p.sroa.0.0.extract.trunc.i, metadata !71, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 32)), !dbg !78
  %p.sroa.4.0.extract.shift.i = lshr i64 %1, 32
  %p.sroa.4.0.extract.trunc.i = trunc i64 %p.sroa.4.0.extract.shift.i to i32
  call void @llvm.dbg.value(metadata i32 %p.sroa.4.0.extract.trunc.i, metadata !71, metadata !DIExpression(DW_OP_LLVM_fragment, 32, 32)), !dbg !78
  call void @llvm.dbg.value(metadata i32 %argc, metadata !76, metadata !DIExpression()), !dbg !78
  call void @llvm.dbg.value(metadata !DIArgList(i32 0, i32 %argc), metadata !77, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_minus, DW_OP_stack_value)), !dbg !78
  %add.i = add nsw i32 %p.sroa.0.0.extract.trunc.i, %argc, !dbg !80
  call void @llvm.dbg.value(metadata i32 %add.i, metadata !71, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 32)), !dbg !78
  %add1.i = sub i32 %p.sroa.4.0.extract.trunc.i, %argc, !dbg !81
  call void @llvm.dbg.value(metadata !DIArgList(i32 %p.sroa.4.0.extract.trunc.i, i32 %argc), metadata !71, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_minus, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32)), !dbg !78
  call void @llvm.dbg.value(metadata i32 %add.i, metadata !62, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 32)), !dbg !67
  call void @llvm.dbg.value(metadata !DIArgList(i32 %p.sroa.4.0.extract.trunc.i, i32 %argc), metadata !62, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_minus, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32)), !dbg !67
  %2 = load %struct.link*, %struct.link** getelementptr inbounds (%struct.shape, %struct.shape* @unit, i64 0, i32 2, i32 0), align 8, !dbg !82, !tbaa !83
  call void @llvm.dbg.value(metadata %struct.link* %2, metadata !63, metadata !DIExpression(DW_OP_constu, 32, DW_OP_minus, DW_OP_stack_value)), !dbg !67
  %area = getelementptr inbounds %struct.link, %struct.link* %2, i64 1, !dbg !91
  %3 = bitcast %struct.link* %area to double*, !dbg !91
  %4 = load double, double* %3, align 8, !dbg !91, !tbaa !92
  %conv = sitofp i32 %argc to double, !dbg !93
  %mul = fmul double %4, %conv, !dbg !94
  call void @llvm.dbg.value(metadata x86_fp80 undef, metadata !64, metadata !DIExpression()), !dbg !67
  %visible = getelementptr inbounds %struct.link, %struct.link* %2, i64 2, !dbg !95
  %5 = bitcast %struct.link* %visible to i8*, !dbg !95
  %bf.load = load i8, i8* %5, align 8, !dbg !95
  %6 = and i8 %bf.load, 8, !dbg !97
  %tobool.not = icmp ne i8 %6, 0, !dbg !97
  %7 = load i32, i32* getelementptr inbounds (%struct.shape, %struct.shape* @unit, i64 0, i32 1, i64 1, i32 1), align 4
  %cmp = icmp eq i32 %7, 0
  %or.cond = select i1 %tobool.not, i1 %cmp, i1 false, !dbg !98
  br i1 %or.cond, label %land.lhs.true4, label %if.end, !dbg !98

land.lhs.true4:                                   ; preds = %entry
  %bcmp = call i32 @bcmp(i8* noundef nonnull dereferenceable(3) getelementptr inbounds (%struct.shape, %struct.shape* @unit, i64 0, i32 0, i64 2), i8* noundef nonnull dereferenceable(3) getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0), i64 3), !dbg !99
  %cmp6 = icmp eq i32 %bcmp, 0, !dbg !100
  br i1 %cmp6, label %if.then, label %if.end, !dbg !101

if.then:                                          ; preds = %land.lhs.true4
  call void @llvm.dbg.value(metadata i32 %add.i, metadata !50, metadata !DIExpression()), !dbg !102
  call void @llvm.dbg.value(metadata !DIArgList(i32 %p.sroa.4.0.extract.trunc.i, i32 %argc), metadata !51, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_minus, DW_OP_stack_value)), !dbg !102
  %mul.i = mul nsw i32 %add1.i, %add.i, !dbg !104
  br label %cleanup, !dbg !105

if.end:                                           ; preds = %land.lhs.true4, %entry
  %8 = load i8*, i8** %argv, align 8, !dbg !106, !tbaa !107
  %9 = load i8, i8* %8, align 1, !dbg !106, !tbaa !108
  %conv11 = sext i8 %9 to i32, !dbg !106
  %cmp12 = fcmp ogt double %mul, 1.000000e+00, !dbg !109
  %conv13 = zext i1 %cmp12 to i32, !dbg !109
  %add = add nsw i32 %conv11, %conv13, !dbg !110
  br label %cleanup, !dbg !111

cleanup:                                          ; preds = %if.end, %if.then
  %retval.0 = phi i32 [ %mul.i, %if.then ], [ %add, %if.end ], !dbg !67
  ret i32 %retval.0, !dbg !112
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #3

; Function Attrs: argmemonly nofree nounwind readonly willreturn
declare i32 @bcmp(i8* nocapture, i8* nocapture, i64) local_unnamed_addr #4

attributes #0 = { mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { mustprogress nofree nounwind readonly uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #4 = { argmemonly nofree nounwind readonly willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!39, !40, !41, !42, !43, !44}
!llvm.ident = !{!45}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "unit", scope: !2, file: !3, line: 14, type: !6, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !33, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "shapes.c", directory: ".", checksumkind: CSK_MD5, checksum: "9c86a05a882b4b8fd67c60baaa6deb10")
!4 = !{!5, !32}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "shape", file: !3, line: 7, size: 448, elements: !7)
!7 = !{!8, !13, !22, !27, !29, !31}
!8 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !6, file: !3, line: 8, baseType: !9, size: 48)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 48, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 6)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "corners", scope: !6, file: !3, line: 9, baseType: !14, size: 192, offset: 64)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 192, elements: !20)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "point", file: !3, line: 5, size: 64, elements: !16)
!16 = !{!17, !19}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !15, file: !3, line: 5, baseType: !18, size: 32)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !15, file: !3, line: 5, baseType: !18, size: 32, offset: 32)
!20 = !{!21}
!21 = !DISubrange(count: 3)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "link", scope: !6, file: !3, line: 10, baseType: !23, size: 64, offset: 256)
!23 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "link", file: !3, line: 6, size: 64, elements: !24)
!24 = !{!25}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !23, file: !3, line: 6, baseType: !26, size: 64)
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "area", scope: !6, file: !3, line: 11, baseType: !28, size: 64, offset: 320)
!28 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "kind", scope: !6, file: !3, line: 12, baseType: !30, size: 3, offset: 384, flags: DIFlagBitField, extraData: i64 384)
!30 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "visible", scope: !6, file: !3, line: 12, baseType: !30, size: 1, offset: 387, flags: DIFlagBitField, extraData: i64 384)
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!33 = !{!0, !34, !37}
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "corner", scope: !2, file: !3, line: 15, type: !36, isLocal: true, isDefinition: true)
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "tail", scope: !2, file: !3, line: 16, type: !32, isLocal: true, isDefinition: true)
!39 = !{i32 7, !"Dwarf Version", i32 5}
!40 = !{i32 2, !"Debug Info Version", i32 3}
!41 = !{i32 1, !"wchar_size", i32 4}
!42 = !{i32 7, !"PIC Level", i32 2}
!43 = !{i32 7, !"PIE Level", i32 2}
!44 = !{i32 7, !"uwtable", i32 1}
!45 = !{!"Debian clang version 14.0.6"}
!46 = distinct !DISubprogram(name: "area", scope: !3, file: !3, line: 27, type: !47, scopeLine: 27, flags: DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !49)
!47 = !DISubroutineType(types: !48)
!48 = !{!18, !18, !18}
!49 = !{!50, !51}
!50 = !DILocalVariable(name: "a", arg: 1, scope: !46, file: !3, line: 27, type: !18)
!51 = !DILocalVariable(name: "b", arg: 2, scope: !46, file: !3, line: 27, type: !18)
!52 = !DILocation(line: 0, scope: !46)
!53 = !DILocation(line: 27, column: 37, scope: !46)
!54 = !DILocation(line: 27, column: 28, scope: !46)
!55 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 29, type: !56, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !59)
!56 = !DISubroutineType(types: !57)
!57 = !{!18, !18, !58}
!58 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!59 = !{!60, !61, !62, !63, !64}
!60 = !DILocalVariable(name: "argc", arg: 1, scope: !55, file: !3, line: 29, type: !18)
!61 = !DILocalVariable(name: "argv", arg: 2, scope: !55, file: !3, line: 29, type: !58)
!62 = !DILocalVariable(name: "p", scope: !55, file: !3, line: 31, type: !15)
!63 = !DILocalVariable(name: "s", scope: !55, file: !3, line: 32, type: !5)
!64 = !DILocalVariable(name: "wide", scope: !55, file: !3, line: 33, type: !65)
!65 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!66 = !DILocation(line: 33, column: 14, scope: !55)
!67 = !DILocation(line: 0, scope: !55)
!68 = !DILocation(line: 31, column: 42, scope: !55)
!69 = !DILocation(line: 31, column: 24, scope: !55)
!70 = !DILocation(line: 31, column: 19, scope: !55)
!71 = !DILocalVariable(name: "p", arg: 1, scope: !72, file: !3, line: 20, type: !15)
!72 = distinct !DISubprogram(name: "move", scope: !3, file: !3, line: 20, type: !73, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !75)
!73 = !DISubroutineType(types: !74)
!74 = !{!15, !15, !18, !18}
!75 = !{!71, !76, !77}
!76 = !DILocalVariable(name: "dx", arg: 2, scope: !72, file: !3, line: 20, type: !18)
!77 = !DILocalVariable(name: "dy", arg: 3, scope: !72, file: !3, line: 20, type: !18)
!78 = !DILocation(line: 0, scope: !72, inlinedAt: !79)
!79 = distinct !DILocation(line: 31, column: 19, scope: !55)
!80 = !DILocation(line: 22, column: 6, scope: !72, inlinedAt: !79)
!81 = !DILocation(line: 23, column: 6, scope: !72, inlinedAt: !79)
!82 = !DILocation(line: 32, column: 39, scope: !55)
!83 = !{!84, !88, i64 32}
!84 = !{!"shape", !85, i64 0, !85, i64 8, !87, i64 32, !89, i64 40, !90, i64 48, !90, i64 48}
!85 = !{!"omnipotent char", !86, i64 0}
!86 = !{!"Simple C/C++ TBAA"}
!87 = !{!"link", !88, i64 0}
!88 = !{!"any pointer", !85, i64 0}
!89 = !{!"double", !85, i64 0}
!90 = !{!"int", !85, i64 0}
!91 = !DILocation(line: 33, column: 24, scope: !55)
!92 = !{!84, !89, i64 40}
!93 = !DILocation(line: 33, column: 31, scope: !55)
!94 = !DILocation(line: 33, column: 29, scope: !55)
!95 = !DILocation(line: 34, column: 9, scope: !96)
!96 = distinct !DILexicalBlock(scope: !55, file: !3, line: 34, column: 6)
!97 = !DILocation(line: 34, column: 6, scope: !96)
!98 = !DILocation(line: 34, column: 17, scope: !96)
!99 = !DILocation(line: 34, column: 36, scope: !96)
!100 = !DILocation(line: 34, column: 55, scope: !96)
!101 = !DILocation(line: 34, column: 6, scope: !55)
!102 = !DILocation(line: 0, scope: !46, inlinedAt: !103)
!103 = distinct !DILocation(line: 35, column: 10, scope: !96)
!104 = !DILocation(line: 27, column: 37, scope: !46, inlinedAt: !103)
!105 = !DILocation(line: 35, column: 3, scope: !96)
!106 = !DILocation(line: 36, column: 9, scope: !55)
!107 = !{!88, !88, i64 0}
!108 = !{!85, !85, i64 0}
!109 = !DILocation(line: 36, column: 28, scope: !55)
!110 = !DILocation(line: 36, column: 20, scope: !55)
!111 = !DILocation(line: 36, column: 2, scope: !55)
!112 = !DILocation(line: 37, column: 1, scope: !55)
