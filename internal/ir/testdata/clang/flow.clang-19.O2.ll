; ModuleID = 'flow.c'
source_filename = "flow.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@jump.targets = internal unnamed_addr constant [2 x ptr] [ptr blockaddress(@jump, %return), ptr blockaddress(@jump, %second)], align 16, !dbg !0

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) local_unnamed_addr #0 !dbg !50 {
entry:
    #dbg_value(i32 %argc, !56, !DIExpression(), !60)
    #dbg_value(ptr %argv, !57, !DIExpression(), !60)
    #dbg_value(float 2.500000e+00, !61, !DIExpression(), !73)
    #dbg_value(i32 %argc, !67, !DIExpression(), !73)
    #dbg_value(float 3.750000e+00, !68, !DIExpression(), !73)
    #dbg_value(i32 %argc, !68, !DIExpression(DW_OP_constu, 23, DW_OP_shl, DW_OP_plus_uconst, 1081081856, DW_OP_stack_value), !73)
    #dbg_value(x86_fp80 poison, !58, !DIExpression(DW_OP_LLVM_fragment, 0, 80), !60)
    #dbg_value(i32 %argc, !75, !DIExpression(), !83)
    #dbg_value(ptr %argv, !80, !DIExpression(), !83)
  switch i32 %argc, label %sw.default.i [
    i32 0, label %line.i
    i32 1, label %classify.exit
    i32 2, label %classify.exit
    i32 3, label %classify.exit
    i32 100, label %count.i
  ], !dbg !85

sw.default.i:                                     ; preds = %entry
  %0 = ptrtoint ptr %argv to i64, !dbg !86
    #dbg_value(i64 %0, !80, !DIExpression(), !83)
  %shr.i = lshr i64 %0, 3, !dbg !87
  %shl.i10 = shl i64 %0, 5, !dbg !89
  %or.i = or i64 %shr.i, %shl.i10, !dbg !90
  %conv.i = trunc i64 %or.i to i32, !dbg !91
  br label %classify.exit, !dbg !92

line.i:                                           ; preds = %entry
    #dbg_label(!81, !93)
  br label %classify.exit, !dbg !94

count.i:                                          ; preds = %entry
    #dbg_label(!82, !95)
  br label %classify.exit, !dbg !96

classify.exit:                                    ; preds = %entry, %entry, %entry, %sw.default.i, %line.i, %count.i
  %retval.0.i = phi i32 [ %conv.i, %sw.default.i ], [ 111, %count.i ], [ 108, %line.i ], [ 4, %entry ], [ 4, %entry ], [ 4, %entry ], !dbg !83
  %shl.i = shl i32 %argc, 23, !dbg !97
    #dbg_value(i32 %shl.i, !68, !DIExpression(DW_OP_plus_uconst, 1081081856, DW_OP_stack_value), !73)
  %add.i = add i32 %shl.i, 1081081856, !dbg !98
    #dbg_value(i32 %add.i, !68, !DIExpression(), !73)
  %1 = bitcast i32 %add.i to float, !dbg !98
    #dbg_value(float %1, !68, !DIExpression(), !73)
  %call2 = tail call fastcc i32 @spread(i32 noundef %argc), !dbg !99
  %call3 = tail call fastcc i32 @jump(i32 noundef %argc), !dbg !100
  %cmp = fcmp ogt float %1, 1.000000e+00, !dbg !101
  %conv5 = zext i1 %cmp to i32, !dbg !101
  %add = add i32 %retval.0.i, %conv5, !dbg !102
  %add4 = add i32 %add, %call2, !dbg !103
  %add6 = add i32 %add4, %call3, !dbg !104
  ret i32 %add6, !dbg !105
}

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define internal fastcc i32 @spread(i32 noundef %n) unnamed_addr #0 !dbg !106 {
entry:
    #dbg_value(i32 %n, !108, !DIExpression(), !124)
  %0 = insertelement <2 x i32> poison, i32 %n, i64 0, !dbg !125
  %1 = shufflevector <2 x i32> %0, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !125
  %2 = add <2 x i32> %1, <i32 1, i32 2>, !dbg !125
  %3 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 3>, i32 %n, i64 0, !dbg !126
  %4 = shufflevector <2 x i32> %2, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !126
  %vecinit423 = shufflevector <4 x i32> %3, <4 x i32> %4, <4 x i32> <i32 0, i32 4, i32 5, i32 3>, !dbg !126
    #dbg_value(<4 x i32> poison, !109, !DIExpression(), !124)
    #dbg_value(<4 x i32> <i32 3, i32 3, i32 3, i32 3>, !114, !DIExpression(), !124)
  %5 = extractelement <2 x i32> %2, i64 0, !dbg !127
  %6 = zext i32 %5 to i64, !dbg !127
  %vla = alloca i32, i64 %6, align 16, !dbg !127
    #dbg_value(i64 %6, !115, !DIExpression(), !124)
    #dbg_declare(ptr %vla, !116, !DIExpression(), !128)
    #dbg_value(ptr %vla, !120, !DIExpression(), !124)
    #dbg_value(!DIArgList(<4 x i32> poison, <4 x i32> poison, <4 x i32> poison), !109, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 2, DW_OP_mul, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !124)
  %7 = shl nuw nsw i64 %6, 2, !dbg !129
  call void @llvm.memset.p0.i64(ptr nonnull align 16 %vla, i8 0, i64 %7, i1 false), !dbg !130
    #dbg_value(i32 0, !122, !DIExpression(), !131)
    #dbg_value(ptr %vla, !120, !DIExpression(), !124)
  %cmp.not20 = icmp slt i32 %n, 0, !dbg !132
  br i1 %cmp.not20, label %for.cond.cleanup, label %for.body.preheader, !dbg !134

for.body.preheader:                               ; preds = %entry
  %8 = icmp eq i32 %n, 0, !dbg !134
  br i1 %8, label %for.cond.cleanup.loopexit.unr-lcssa, label %for.body.preheader.new, !dbg !134

for.body.preheader.new:                           ; preds = %for.body.preheader
  %9 = add nuw i32 %n, 1, !dbg !134
  %unroll_iter = and i32 %9, -2, !dbg !134
  br label %for.body, !dbg !134

for.cond.cleanup.loopexit.unr-lcssa:              ; preds = %for.body, %for.body.preheader
  %i.022.unr = phi i32 [ 0, %for.body.preheader ], [ %inc.1, %for.body ]
  %where.021.unr = phi ptr [ %vla, %for.body.preheader ], [ %incdec.ptr.1, %for.body ]
  %10 = and i32 %n, 1, !dbg !134
  %lcmp.mod.not.not = icmp eq i32 %10, 0, !dbg !134
  br i1 %lcmp.mod.not.not, label %for.body.epil, label %for.cond.cleanup, !dbg !134

for.body.epil:                                    ; preds = %for.cond.cleanup.loopexit.unr-lcssa
    #dbg_value(i32 %i.022.unr, !122, !DIExpression(), !131)
    #dbg_value(ptr %where.021.unr, !120, !DIExpression(), !124)
  %and.epil = and i32 %i.022.unr, 3, !dbg !135
  %11 = extractelement <4 x i32> %vecinit423, i32 %and.epil, !dbg !136
  %12 = mul i32 %11, 3, !dbg !136
  %vecext.epil = add i32 %12, 1, !dbg !136
  %div19.epil = lshr i32 %i.022.unr, 1, !dbg !137
  %idxprom.epil = zext nneg i32 %div19.epil to i64, !dbg !138
  %arrayidx.epil = getelementptr inbounds i32, ptr %vla, i64 %idxprom.epil, !dbg !138
  %13 = load i32, ptr %arrayidx.epil, align 4, !dbg !138, !tbaa !139
  %add7.epil = add nsw i32 %vecext.epil, %13, !dbg !143
    #dbg_value(ptr %where.021.unr, !120, !DIExpression(DW_OP_plus_uconst, 4, DW_OP_stack_value), !124)
  store i32 %add7.epil, ptr %where.021.unr, align 4, !dbg !144, !tbaa !139
    #dbg_value(i32 %i.022.unr, !122, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !131)
  br label %for.cond.cleanup, !dbg !145

for.cond.cleanup:                                 ; preds = %for.body.epil, %for.cond.cleanup.loopexit.unr-lcssa, %entry
  %idxprom8 = sext i32 %n to i64, !dbg !145
  %arrayidx9 = getelementptr inbounds i32, ptr %vla, i64 %idxprom8, !dbg !145
  %14 = load i32, ptr %arrayidx9, align 4, !dbg !145, !tbaa !139
  ret i32 %14, !dbg !146

for.body:                                         ; preds = %for.body, %for.body.preheader.new
  %i.022 = phi i32 [ 0, %for.body.preheader.new ], [ %inc.1, %for.body ]
  %where.021 = phi ptr [ %vla, %for.body.preheader.new ], [ %incdec.ptr.1, %for.body ]
  %niter = phi i32 [ 0, %for.body.preheader.new ], [ %niter.next.1, %for.body ]
    #dbg_value(i32 %i.022, !122, !DIExpression(), !131)
    #dbg_value(ptr %where.021, !120, !DIExpression(), !124)
  %and = and i32 %i.022, 2, !dbg !135
  %15 = extractelement <4 x i32> %vecinit423, i32 %and, !dbg !136
  %16 = mul i32 %15, 3, !dbg !136
  %vecext = add i32 %16, 1, !dbg !136
  %div19 = lshr exact i32 %i.022, 1, !dbg !137
  %idxprom = zext nneg i32 %div19 to i64, !dbg !138
  %arrayidx = getelementptr inbounds i32, ptr %vla, i64 %idxprom, !dbg !138
  %17 = load i32, ptr %arrayidx, align 4, !dbg !138, !tbaa !139
  %add7 = add nsw i32 %vecext, %17, !dbg !143
  %incdec.ptr = getelementptr inbounds i8, ptr %where.021, i64 4, !dbg !147
    #dbg_value(ptr %incdec.ptr, !120, !DIExpression(), !124)
  store i32 %add7, ptr %where.021, align 4, !dbg !144, !tbaa !139
    #dbg_value(i32 %i.022, !122, !DIExpression(DW_OP_constu, 1, DW_OP_or, DW_OP_stack_value), !131)
  %inc = and i32 %i.022, 2, !dbg !135
  %and.1 = or disjoint i32 %inc, 1, !dbg !135
  %18 = extractelement <4 x i32> %vecinit423, i32 %and.1, !dbg !136
  %19 = mul i32 %18, 3, !dbg !136
  %vecext.1 = add i32 %19, 1, !dbg !136
  %div19.1 = lshr exact i32 %i.022, 1, !dbg !137
  %idxprom.1 = zext nneg i32 %div19.1 to i64, !dbg !138
  %arrayidx.1 = getelementptr inbounds i32, ptr %vla, i64 %idxprom.1, !dbg !138
  %20 = load i32, ptr %arrayidx.1, align 4, !dbg !138, !tbaa !139
  %add7.1 = add nsw i32 %vecext.1, %20, !dbg !143
  %incdec.ptr.1 = getelementptr inbounds i8, ptr %where.021, i64 8, !dbg !147
    #dbg_value(ptr %incdec.ptr.1, !120, !DIExpression(), !124)
  store i32 %add7.1, ptr %incdec.ptr, align 4, !dbg !144, !tbaa !139
  %inc.1 = add nuw i32 %i.022, 2, !dbg !148
    #dbg_value(i32 %inc.1, !122, !DIExpression(), !131)
  %niter.next.1 = add i32 %niter, 2, !dbg !134
  %niter.ncmp.1 = icmp eq i32 %niter.next.1, %unroll_iter, !dbg !134
  br i1 %niter.ncmp.1, label %for.cond.cleanup.loopexit.unr-lcssa, label %for.body, !dbg !134, !llvm.loop !149
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc noundef i32 @jump(i32 noundef %n) #1 !dbg !2 {
entry:
    #dbg_value(i32 %n, !34, !DIExpression(), !152)
  %and = and i32 %n, 1, !dbg !153
  %idxprom = zext nneg i32 %and to i64, !dbg !154
  %arrayidx = getelementptr inbounds [2 x ptr], ptr @jump.targets, i64 0, i64 %idxprom, !dbg !154
  %0 = load ptr, ptr %arrayidx, align 8, !dbg !154, !tbaa !155
  indirectbr ptr %0, [label %return, label %second]

second:                                           ; preds = %entry
    #dbg_label(!36, !157)
  br label %return, !dbg !158

return:                                           ; preds = %entry, %second
  %retval.0 = phi i32 [ %n, %second ], [ 1, %entry ], !dbg !152
  ret i32 %retval.0, !dbg !159
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

attributes #0 = { nofree norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!42, !43, !44, !45, !46, !47, !48}
!llvm.ident = !{!49}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "targets", scope: !2, file: !3, line: 43, type: !37, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "jump", scope: !3, file: !3, line: 41, type: !4, scopeLine: 42, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !33)
!3 = !DIFile(filename: "flow.c", directory: ".", checksumkind: CSK_MD5, checksum: "c322fac13aeaf6b2e5186502796c89fa")
!4 = !DISubroutineType(types: !5)
!5 = !{!6, !6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !8, globals: !11, splitDebugInlining: false, nameTableKind: None)
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
!35 = !DILabel(scope: !2, name: "first", file: !3, line: 45)
!36 = !DILabel(scope: !2, name: "second", file: !3, line: 47)
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
!49 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!50 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 51, type: !51, scopeLine: 52, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !55)
!51 = !DISubroutineType(types: !52)
!52 = !{!6, !6, !53}
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !54, size: 64)
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!55 = !{!56, !57, !58}
!56 = !DILocalVariable(name: "argc", arg: 1, scope: !50, file: !3, line: 51, type: !6)
!57 = !DILocalVariable(name: "argv", arg: 2, scope: !50, file: !3, line: 51, type: !53)
!58 = !DILocalVariable(name: "wide", scope: !50, file: !3, line: 53, type: !59)
!59 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!60 = !DILocation(line: 0, scope: !50)
!61 = !DILocalVariable(name: "f", arg: 1, scope: !62, file: !3, line: 23, type: !65)
!62 = distinct !DISubprogram(name: "scale", scope: !3, file: !3, line: 23, type: !63, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !66)
!63 = !DISubroutineType(types: !64)
!64 = !{!65, !65, !6}
!65 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!66 = !{!61, !67, !68}
!67 = !DILocalVariable(name: "by", arg: 2, scope: !62, file: !3, line: 23, type: !6)
!68 = !DILocalVariable(name: "w", scope: !62, file: !3, line: 25, type: !69)
!69 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "word", file: !3, line: 4, size: 32, elements: !70)
!70 = !{!71, !72}
!71 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !69, file: !3, line: 4, baseType: !65, size: 32)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "u", scope: !69, file: !3, line: 4, baseType: !10, size: 32)
!73 = !DILocation(line: 0, scope: !62, inlinedAt: !74)
!74 = distinct !DILocation(line: 53, column: 21, scope: !50)
!75 = !DILocalVariable(name: "kind", arg: 1, scope: !76, file: !3, line: 9, type: !6)
!76 = distinct !DISubprogram(name: "classify", scope: !3, file: !3, line: 9, type: !77, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !79)
!77 = !DISubroutineType(types: !78)
!78 = !{!6, !6, !9}
!79 = !{!75, !80, !81, !82}
!80 = !DILocalVariable(name: "bits", arg: 2, scope: !76, file: !3, line: 9, type: !9)
!81 = !DILabel(scope: !76, name: "line", file: !3, line: 17)
!82 = !DILabel(scope: !76, name: "count", file: !3, line: 19)
!83 = !DILocation(line: 0, scope: !76, inlinedAt: !84)
!84 = distinct !DILocation(line: 54, column: 9, scope: !50)
!85 = !DILocation(line: 11, column: 2, scope: !76, inlinedAt: !84)
!86 = !DILocation(line: 54, column: 24, scope: !50)
!87 = !DILocation(line: 15, column: 29, scope: !88, inlinedAt: !84)
!88 = distinct !DILexicalBlock(scope: !76, file: !3, line: 11, column: 16)
!89 = !DILocation(line: 15, column: 41, scope: !88, inlinedAt: !84)
!90 = !DILocation(line: 15, column: 34, scope: !88, inlinedAt: !84)
!91 = !DILocation(line: 15, column: 18, scope: !88, inlinedAt: !84)
!92 = !DILocation(line: 15, column: 11, scope: !88, inlinedAt: !84)
!93 = !DILocation(line: 17, column: 1, scope: !76, inlinedAt: !84)
!94 = !DILocation(line: 18, column: 2, scope: !76, inlinedAt: !84)
!95 = !DILocation(line: 19, column: 1, scope: !76, inlinedAt: !84)
!96 = !DILocation(line: 20, column: 2, scope: !76, inlinedAt: !84)
!97 = !DILocation(line: 26, column: 22, scope: !62, inlinedAt: !74)
!98 = !DILocation(line: 26, column: 6, scope: !62, inlinedAt: !74)
!99 = !DILocation(line: 54, column: 47, scope: !50)
!100 = !DILocation(line: 54, column: 62, scope: !50)
!101 = !DILocation(line: 54, column: 81, scope: !50)
!102 = !DILocation(line: 54, column: 45, scope: !50)
!103 = !DILocation(line: 54, column: 60, scope: !50)
!104 = !DILocation(line: 54, column: 73, scope: !50)
!105 = !DILocation(line: 54, column: 2, scope: !50)
!106 = distinct !DISubprogram(name: "spread", scope: !3, file: !3, line: 30, type: !4, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !107)
!107 = !{!108, !109, !114, !115, !116, !120, !122}
!108 = !DILocalVariable(name: "n", arg: 1, scope: !106, file: !3, line: 30, type: !6)
!109 = !DILocalVariable(name: "v", scope: !106, file: !3, line: 32, type: !110)
!110 = !DIDerivedType(tag: DW_TAG_typedef, name: "lanes", file: !3, line: 5, baseType: !111)
!111 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 128, flags: DIFlagVector, elements: !112)
!112 = !{!113}
!113 = !DISubrange(count: 4)
!114 = !DILocalVariable(name: "three", scope: !106, file: !3, line: 32, type: !110)
!115 = !DILocalVariable(name: "__vla_expr0", scope: !106, type: !9, flags: DIFlagArtificial)
!116 = !DILocalVariable(name: "cells", scope: !106, file: !3, line: 33, type: !117)
!117 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, elements: !118)
!118 = !{!119}
!119 = !DISubrange(count: !115)
!120 = !DILocalVariable(name: "where", scope: !106, file: !3, line: 33, type: !121)
!121 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!122 = !DILocalVariable(name: "i", scope: !123, file: !3, line: 36, type: !6)
!123 = distinct !DILexicalBlock(scope: !106, file: !3, line: 36, column: 2)
!124 = !DILocation(line: 0, scope: !106)
!125 = !DILocation(line: 32, column: 18, scope: !106)
!126 = !DILocation(line: 32, column: 12, scope: !106)
!127 = !DILocation(line: 33, column: 2, scope: !106)
!128 = !DILocation(line: 33, column: 6, scope: !106)
!129 = !DILocation(line: 35, column: 19, scope: !106)
!130 = !DILocation(line: 35, column: 2, scope: !106)
!131 = !DILocation(line: 0, scope: !123)
!132 = !DILocation(line: 36, column: 20, scope: !133)
!133 = distinct !DILexicalBlock(scope: !123, file: !3, line: 36, column: 2)
!134 = !DILocation(line: 36, column: 2, scope: !123)
!135 = !DILocation(line: 37, column: 18, scope: !133)
!136 = !DILocation(line: 37, column: 14, scope: !133)
!137 = !DILocation(line: 37, column: 33, scope: !133)
!138 = !DILocation(line: 37, column: 25, scope: !133)
!139 = !{!140, !140, i64 0}
!140 = !{!"int", !141, i64 0}
!141 = !{!"omnipotent char", !142, i64 0}
!142 = !{!"Simple C/C++ TBAA"}
!143 = !DILocation(line: 37, column: 23, scope: !133)
!144 = !DILocation(line: 37, column: 12, scope: !133)
!145 = !DILocation(line: 38, column: 9, scope: !106)
!146 = !DILocation(line: 39, column: 1, scope: !106)
!147 = !DILocation(line: 37, column: 9, scope: !133)
!148 = !DILocation(line: 36, column: 27, scope: !133)
!149 = distinct !{!149, !134, !150, !151}
!150 = !DILocation(line: 37, column: 36, scope: !123)
!151 = !{!"llvm.loop.mustprogress"}
!152 = !DILocation(line: 0, scope: !2)
!153 = !DILocation(line: 44, column: 18, scope: !2)
!154 = !DILocation(line: 44, column: 8, scope: !2)
!155 = !{!156, !156, i64 0}
!156 = !{!"any pointer", !141, i64 0}
!157 = !DILocation(line: 47, column: 1, scope: !2)
!158 = !DILocation(line: 48, column: 2, scope: !2)
!159 = !DILocation(line: 49, column: 1, scope: !2)
