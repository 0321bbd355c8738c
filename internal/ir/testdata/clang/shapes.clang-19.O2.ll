; ModuleID = 'shapes.c'
source_filename = "shapes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.shape = type { [6 x i8], [3 x %struct.point], %struct.link, double, i8 }
%struct.point = type { i32, i32 }
%struct.link = type { ptr }

@unit = internal global %struct.shape { [6 x i8] c"unit\00\00", [3 x %struct.point] [%struct.point zeroinitializer, %struct.point { i32 1, i32 0 }, %struct.point { i32 1, i32 1 }], %struct.link { ptr getelementptr (i8, ptr @unit, i64 32) }, double 5.000000e-01, i8 10 }, align 8, !dbg !0
@.str = private unnamed_addr constant [3 x i8] c"it\00", align 1, !dbg !34

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local i32 @area(i32 noundef %a, i32 noundef %b) local_unnamed_addr #0 !dbg !50 {
entry:
    #dbg_value(i32 %a, !54, !DIExpression(), !56)
    #dbg_value(i32 %b, !55, !DIExpression(), !56)
  %mul = mul nsw i32 %b, %a, !dbg !57
  ret i32 %mul, !dbg !58
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(read, inaccessiblemem: none) uwtable
define dso_local i32 @main(i32 noundef %argc, ptr nocapture noundef readonly %argv) local_unnamed_addr #1 !dbg !59 {
entry:
    #dbg_value(i32 %argc, !64, !DIExpression(), !70)
    #dbg_value(ptr %argv, !65, !DIExpression(), !70)
  %rem = srem i32 %argc, 3, !dbg !71
  %idxprom = sext i32 %rem to i64, !dbg !72
  %arrayidx = getelementptr inbounds [3 x %struct.point], ptr getelementptr inbounds (i8, ptr @unit, i64 8), i64 0, i64 %idxprom, !dbg !72
  %0 = load i64, ptr %arrayidx, align 8, !dbg !73
  %p.sroa.0.0.extract.trunc.i = trunc i64 %0 to i32
  %p.sroa.4.0.extract.shift.i = lshr i64 %0, 32
  %p.sroa.4.0.extract.trunc.i = trunc nuw i64 %p.sroa.4.0.extract.shift.i to i32
    #dbg_value(i32 %p.sroa.0.0.extract.trunc.i, !74, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !81)
    #dbg_value(i32 %p.sroa.4.0.extract.trunc.i, !74, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !81)
    #dbg_value(i32 %argc, !79, !DIExpression(), !81)
    #dbg_value(!DIArgList(i32 0, i32 %argc), !80, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_minus, DW_OP_stack_value), !81)
  %add.i = add nsw i32 %p.sroa.0.0.extract.trunc.i, %argc, !dbg !83
    #dbg_value(i32 %add.i, !74, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !81)
  %add1.i = sub i32 %p.sroa.4.0.extract.trunc.i, %argc, !dbg !84
    #dbg_value(i32 %add1.i, !74, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !81)
    #dbg_value(i32 %add.i, !66, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !70)
    #dbg_value(i32 %add1.i, !66, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !70)
  %1 = load ptr, ptr getelementptr inbounds (i8, ptr @unit, i64 32), align 8, !dbg !85, !tbaa !86
    #dbg_value(ptr %1, !67, !DIExpression(DW_OP_constu, 32, DW_OP_minus, DW_OP_stack_value), !70)
  %area = getelementptr inbounds i8, ptr %1, i64 8, !dbg !94
  %2 = load double, ptr %area, align 8, !dbg !94, !tbaa !95
  %conv = sitofp i32 %argc to double, !dbg !96
  %mul = fmul double %2, %conv, !dbg !97
    #dbg_value(x86_fp80 poison, !68, !DIExpression(DW_OP_LLVM_fragment, 0, 80), !70)
  %visible = getelementptr inbounds i8, ptr %1, i64 16, !dbg !98
  %bf.load = load i8, ptr %visible, align 8, !dbg !98
  %3 = and i8 %bf.load, 8, !dbg !100
  %tobool.not = icmp ne i8 %3, 0, !dbg !100
  %4 = load i32, ptr getelementptr inbounds (i8, ptr @unit, i64 20), align 4
  %cmp = icmp eq i32 %4, 0
  %or.cond = select i1 %tobool.not, i1 %cmp, i1 false, !dbg !101
  br i1 %or.cond, label %land.lhs.true4, label %if.end, !dbg !101

land.lhs.true4:                                   ; preds = %entry
  %bcmp = tail call i32 @bcmp(ptr noundef nonnull dereferenceable(3) getelementptr inbounds (i8, ptr @unit, i64 2), ptr noundef nonnull dereferenceable(3) @.str, i64 3), !dbg !102
  %cmp6 = icmp eq i32 %bcmp, 0, !dbg !103
  br i1 %cmp6, label %if.then, label %if.end, !dbg !104

if.then:                                          ; preds = %land.lhs.true4
    #dbg_value(i32 %add.i, !54, !DIExpression(), !105)
    #dbg_value(i32 %add1.i, !55, !DIExpression(), !105)
  %mul.i = mul nsw i32 %add1.i, %add.i, !dbg !107
  br label %cleanup, !dbg !108

if.end:                                           ; preds = %land.lhs.true4, %entry
  %5 = load ptr, ptr %argv, align 8, !dbg !109, !tbaa !110
  %6 = load i8, ptr %5, align 1, !dbg !109, !tbaa !111
  %conv11 = sext i8 %6 to i32, !dbg !109
  %cmp12 = fcmp ogt double %mul, 1.000000e+00, !dbg !112
  %conv13 = zext i1 %cmp12 to i32, !dbg !112
  %add = add nsw i32 %conv11, %conv13, !dbg !113
  br label %cleanup, !dbg !114

cleanup:                                          ; preds = %if.end, %if.then
  %retval.0 = phi i32 [ %mul.i, %if.then ], [ %add, %if.end ], !dbg !70
  ret i32 %retval.0, !dbg !115
}

; Function Attrs: nofree nounwind willreturn memory(argmem: read)
declare i32 @bcmp(ptr nocapture, ptr nocapture, i64) local_unnamed_addr #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn memory(read, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nounwind willreturn memory(argmem: read) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!42, !43, !44, !45, !46, !47, !48}
!llvm.ident = !{!49}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "unit", scope: !2, file: !3, line: 14, type: !6, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !33, splitDebugInlining: false, nameTableKind: None)
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
!33 = !{!34, !0, !37, !40}
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !3, line: 34, type: !36, isLocal: true, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 24, elements: !20)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "corner", scope: !2, file: !3, line: 15, type: !39, isLocal: true, isDefinition: true)
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "tail", scope: !2, file: !3, line: 16, type: !32, isLocal: true, isDefinition: true)
!42 = !{i32 7, !"Dwarf Version", i32 5}
!43 = !{i32 2, !"Debug Info Version", i32 3}
!44 = !{i32 1, !"wchar_size", i32 4}
!45 = !{i32 8, !"PIC Level", i32 2}
!46 = !{i32 7, !"PIE Level", i32 2}
!47 = !{i32 7, !"uwtable", i32 2}
!48 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!49 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!50 = distinct !DISubprogram(name: "area", scope: !3, file: !3, line: 27, type: !51, scopeLine: 27, flags: DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !53)
!51 = !DISubroutineType(types: !52)
!52 = !{!18, !18, !18}
!53 = !{!54, !55}
!54 = !DILocalVariable(name: "a", arg: 1, scope: !50, file: !3, line: 27, type: !18)
!55 = !DILocalVariable(name: "b", arg: 2, scope: !50, file: !3, line: 27, type: !18)
!56 = !DILocation(line: 0, scope: !50)
!57 = !DILocation(line: 27, column: 37, scope: !50)
!58 = !DILocation(line: 27, column: 28, scope: !50)
!59 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 29, type: !60, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !63)
!60 = !DISubroutineType(types: !61)
!61 = !{!18, !18, !62}
!62 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!63 = !{!64, !65, !66, !67, !68}
!64 = !DILocalVariable(name: "argc", arg: 1, scope: !59, file: !3, line: 29, type: !18)
!65 = !DILocalVariable(name: "argv", arg: 2, scope: !59, file: !3, line: 29, type: !62)
!66 = !DILocalVariable(name: "p", scope: !59, file: !3, line: 31, type: !15)
!67 = !DILocalVariable(name: "s", scope: !59, file: !3, line: 32, type: !5)
!68 = !DILocalVariable(name: "wide", scope: !59, file: !3, line: 33, type: !69)
!69 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!70 = !DILocation(line: 0, scope: !59)
!71 = !DILocation(line: 31, column: 42, scope: !59)
!72 = !DILocation(line: 31, column: 24, scope: !59)
!73 = !DILocation(line: 31, column: 19, scope: !59)
!74 = !DILocalVariable(name: "p", arg: 1, scope: !75, file: !3, line: 20, type: !15)
!75 = distinct !DISubprogram(name: "move", scope: !3, file: !3, line: 20, type: !76, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !78)
!76 = !DISubroutineType(types: !77)
!77 = !{!15, !15, !18, !18}
!78 = !{!74, !79, !80}
!79 = !DILocalVariable(name: "dx", arg: 2, scope: !75, file: !3, line: 20, type: !18)
!80 = !DILocalVariable(name: "dy", arg: 3, scope: !75, file: !3, line: 20, type: !18)
!81 = !DILocation(line: 0, scope: !75, inlinedAt: !82)
!82 = distinct !DILocation(line: 31, column: 19, scope: !59)
!83 = !DILocation(line: 22, column: 6, scope: !75, inlinedAt: !82)
!84 = !DILocation(line: 23, column: 6, scope: !75, inlinedAt: !82)
!85 = !DILocation(line: 32, column: 39, scope: !59)
!86 = !{!87, !91, i64 32}
!87 = !{!"shape", !88, i64 0, !88, i64 8, !90, i64 32, !92, i64 40, !93, i64 48, !93, i64 48}
!88 = !{!"omnipotent char", !89, i64 0}
!89 = !{!"Simple C/C++ TBAA"}
!90 = !{!"link", !91, i64 0}
!91 = !{!"any pointer", !88, i64 0}
!92 = !{!"double", !88, i64 0}
!93 = !{!"int", !88, i64 0}
!94 = !DILocation(line: 33, column: 24, scope: !59)
!95 = !{!87, !92, i64 40}
!96 = !DILocation(line: 33, column: 31, scope: !59)
!97 = !DILocation(line: 33, column: 29, scope: !59)
!98 = !DILocation(line: 34, column: 9, scope: !99)
!99 = distinct !DILexicalBlock(scope: !59, file: !3, line: 34, column: 6)
!100 = !DILocation(line: 34, column: 6, scope: !99)
!101 = !DILocation(line: 34, column: 17, scope: !99)
!102 = !DILocation(line: 34, column: 36, scope: !99)
!103 = !DILocation(line: 34, column: 55, scope: !99)
!104 = !DILocation(line: 34, column: 6, scope: !59)
!105 = !DILocation(line: 0, scope: !50, inlinedAt: !106)
!106 = distinct !DILocation(line: 35, column: 10, scope: !99)
!107 = !DILocation(line: 27, column: 37, scope: !50, inlinedAt: !106)
!108 = !DILocation(line: 35, column: 3, scope: !99)
!109 = !DILocation(line: 36, column: 9, scope: !59)
!110 = !{!91, !91, i64 0}
!111 = !{!88, !88, i64 0}
!112 = !DILocation(line: 36, column: 28, scope: !59)
!113 = !DILocation(line: 36, column: 20, scope: !59)
!114 = !DILocation(line: 36, column: 2, scope: !59)
!115 = !DILocation(line: 37, column: 1, scope: !59)
