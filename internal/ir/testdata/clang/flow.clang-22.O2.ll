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
  %0 = insertelement <2 x i32> poison, i32 %n, i64 0, !dbg !130
  %add = add i32 %n, 1, !dbg !130
  %1 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 3>, i32 %n, i64 0, !dbg !131
  %2 = shufflevector <2 x i32> %0, <2 x i32> poison, <4 x i32> <i32 0, i32 0, i32 poison, i32 poison>, !dbg !131
  %3 = add <4 x i32> %2, <i32 1, i32 2, i32 poison, i32 poison>, !dbg !131
  %vecinit423 = shufflevector <4 x i32> %1, <4 x i32> %3, <4 x i32> <i32 0, i32 4, i32 5, i32 3>, !dbg !131
    #dbg_value(<4 x i32> poison, !114, !DIExpression(), !129)
    #dbg_value(<4 x i32> splat (i32 3), !119, !DIExpression(), !129)
  %4 = zext i32 %add to i64, !dbg !132
  %vla = alloca i32, i64 %4, align 16, !dbg !133
    #dbg_value(i64 %4, !120, !DIExpression(), !129)
    #dbg_declare(ptr %vla, !121, !DIExpression(), !134)
    #dbg_value(ptr %vla, !125, !DIExpression(), !129)
    #dbg_value(!DIArgList(<4 x i32> poison, <4 x i32> poison, <4 x i32> poison), !114, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 2, DW_OP_mul, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !129)
  %5 = shl nuw nsw i64 %4, 2, !dbg !135
  call void @llvm.memset.p0.i64(ptr nonnull align 16 %vla, i8 0, i64 %5, i1 false), !dbg !136
    #dbg_value(i32 0, !127, !DIExpression(), !137)
  %cmp.not20 = icmp slt i32 %n, 0, !dbg !138
  br i1 %cmp.not20, label %for.cond.cleanup, label %for.body.preheader, !dbg !140

for.body.preheader:                               ; preds = %entry
  %6 = add nuw i32 %n, 1, !dbg !141
  %xtraiter = and i32 %6, 1, !dbg !141
  %7 = icmp eq i32 %n, 0, !dbg !141
  br i1 %7, label %for.body.epil.preheader, label %for.body.preheader.new, !dbg !141

for.body.preheader.new:                           ; preds = %for.body.preheader
  %unroll_iter = and i32 %6, -2, !dbg !141
  br label %for.body, !dbg !141

for.cond.cleanup.loopexit.unr-lcssa:              ; preds = %for.body
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0, !dbg !141
  br i1 %lcmp.mod.not, label %for.cond.cleanup, label %for.body.epil.preheader, !dbg !141

for.body.epil.preheader:                          ; preds = %for.cond.cleanup.loopexit.unr-lcssa, %for.body.preheader
  %i.022.epil.init = phi i32 [ 0, %for.body.preheader ], [ %inc.1, %for.cond.cleanup.loopexit.unr-lcssa ]
  %where.021.epil.init = phi ptr [ %vla, %for.body.preheader ], [ %incdec.ptr.1, %for.cond.cleanup.loopexit.unr-lcssa ]
  %lcmp.mod24 = icmp ne i32 %xtraiter, 0, !dbg !142
  tail call void @llvm.assume(i1 %lcmp.mod24), !dbg !142
    #dbg_value(i32 %i.022.epil.init, !127, !DIExpression(), !137)
    #dbg_value(ptr %where.021.epil.init, !125, !DIExpression(), !129)
  %and.epil = and i32 %i.022.epil.init, 3, !dbg !143
  %8 = extractelement <4 x i32> %vecinit423, i32 %and.epil, !dbg !144
  %9 = mul i32 %8, 3, !dbg !144
  %vecext.epil = add i32 %9, 1, !dbg !144
  %div19.epil = lshr i32 %i.022.epil.init, 1, !dbg !145
  %idxprom.epil = zext nneg i32 %div19.epil to i64, !dbg !146
  %arrayidx.epil = getelementptr inbounds nuw i32, ptr %vla, i64 %idxprom.epil, !dbg !146
  %10 = load i32, ptr %arrayidx.epil, align 4, !dbg !146, !tbaa !50
  %add7.epil = add nsw i32 %vecext.epil, %10, !dbg !147
    #dbg_value(ptr %where.021.epil.init, !125, !DIExpression(DW_OP_plus_uconst, 4, DW_OP_stack_value), !129)
  store i32 %add7.epil, ptr %where.021.epil.init, align 4, !dbg !148, !tbaa !50
    #dbg_value(i32 %i.022.epil.init, !127, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !137)
  br label %for.cond.cleanup, !dbg !149

for.cond.cleanup:                                 ; preds = %for.body.epil.preheader, %for.cond.cleanup.loopexit.unr-lcssa, %entry
  %idxprom8 = sext i32 %n to i64, !dbg !149
  %arrayidx9 = getelementptr inbounds i32, ptr %vla, i64 %idxprom8, !dbg !149
  %11 = load i32, ptr %arrayidx9, align 4, !dbg !150, !tbaa !50
  ret i32 %11, !dbg !151

for.body:                                         ; preds = %for.body, %for.body.preheader.new
  %i.022 = phi i32 [ 0, %for.body.preheader.new ], [ %inc.1, %for.body ]
  %where.021 = phi ptr [ %vla, %for.body.preheader.new ], [ %incdec.ptr.1, %for.body ]
  %niter = phi i32 [ 0, %for.body.preheader.new ], [ %niter.next.1, %for.body ]
    #dbg_value(i32 %i.022, !127, !DIExpression(), !137)
    #dbg_value(ptr %where.021, !125, !DIExpression(), !129)
  %and = and i32 %i.022, 2, !dbg !143
  %12 = extractelement <4 x i32> %vecinit423, i32 %and, !dbg !144
  %13 = mul i32 %12, 3, !dbg !144
  %vecext = add i32 %13, 1, !dbg !144
  %div19 = lshr exact i32 %i.022, 1, !dbg !145
  %idxprom = zext nneg i32 %div19 to i64, !dbg !146
  %arrayidx = getelementptr inbounds nuw i32, ptr %vla, i64 %idxprom, !dbg !146
  %14 = load i32, ptr %arrayidx, align 4, !dbg !146, !tbaa !50
  %add7 = add nsw i32 %vecext, %14, !dbg !152
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %where.021, i64 4, !dbg !153
    #dbg_value(ptr %incdec.ptr, !125, !DIExpression(), !129)
  store i32 %add7, ptr %where.021, align 4, !dbg !154, !tbaa !50
    #dbg_value(i32 %i.022, !127, !DIExpression(DW_OP_constu, 1, DW_OP_or, DW_OP_stack_value), !137)
  %inc = and i32 %i.022, 2, !dbg !143
  %and.1 = or disjoint i32 %inc, 1, !dbg !143
  %15 = extractelement <4 x i32> %vecinit423, i32 %and.1, !dbg !144
  %16 = mul i32 %15, 3, !dbg !144
  %vecext.1 = add i32 %16, 1, !dbg !144
  %div19.1 = lshr exact i32 %i.022, 1, !dbg !145
  %idxprom.1 = zext nneg i32 %div19.1 to i64, !dbg !146
  %arrayidx.1 = getelementptr inbounds nuw i32, ptr %vla, i64 %idxprom.1, !dbg !146
  %17 = load i32, ptr %arrayidx.1, align 4, !dbg !146, !tbaa !50
  %add7.1 = add nsw i32 %vecext.1, %17, !dbg !155
  %incdec.ptr.1 = getelementptr inbounds nuw i8, ptr %where.021, i64 8, !dbg !156
    #dbg_value(ptr %incdec.ptr.1, !125, !DIExpression(), !129)
  store i32 %add7.1, ptr %incdec.ptr, align 4, !dbg !157, !tbaa !50
  %inc.1 = add nuw i32 %i.022, 2, !dbg !158
    #dbg_value(i32 %inc.1, !127, !DIExpression(), !137)
  %niter.next.1 = add i32 %niter, 2, !dbg !159
  %niter.ncmp.1 = icmp eq i32 %niter.next.1, %unroll_iter, !dbg !159
  br i1 %niter.ncmp.1, label %for.cond.cleanup.loopexit.unr-lcssa, label %for.body, !dbg !159, !llvm.loop !160
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc noundef i32 @jump(i32 noundef %n) unnamed_addr #1 !dbg !2 {
entry:
    #dbg_value(i32 %n, !34, !DIExpression(), !163)
  %and = and i32 %n, 1, !dbg !164
  %idxprom = zext nneg i32 %and to i64, !dbg !165
  %arrayidx = getelementptr inbounds nuw ptr, ptr @jump.targets, i64 %idxprom, !dbg !165
  %0 = load ptr, ptr %arrayidx, align 8, !dbg !165, !tbaa !166
  indirectbr ptr %0, [label %return, label %second]

second:                                           ; preds = %entry
    #dbg_label(!36, !168)
  br label %return, !dbg !169

return:                                           ; preds = %entry, %second
  %retval.0 = phi i32 [ %n, %second ], [ 1, %entry ], !dbg !163
  ret i32 %retval.0, !dbg !170
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #3

attributes #0 = { nofree norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!131 = !DILocation(line: 32, column: 12, scope: !111, atomGroup: 1, atomRank: 2)
!132 = !DILocation(line: 33, column: 2, scope: !111)
!133 = !DILocation(line: 33, column: 2, scope: !111, atomGroup: 3, atomRank: 2)
!134 = !DILocation(line: 33, column: 6, scope: !111)
!135 = !DILocation(line: 35, column: 19, scope: !111)
!136 = !DILocation(line: 35, column: 2, scope: !111, atomGroup: 5, atomRank: 1)
!137 = !DILocation(line: 0, scope: !128)
!138 = !DILocation(line: 36, column: 20, scope: !139, atomGroup: 15, atomRank: 1)
!139 = distinct !DILexicalBlock(scope: !128, file: !3, line: 36, column: 2)
!140 = !DILocation(line: 36, column: 2, scope: !128, atomGroup: 16, atomRank: 1)
!141 = !DILocation(line: 36, column: 2, scope: !128)
!142 = !DILocation(line: 36, column: 2, scope: !128, atomGroup: 8, atomRank: 1)
!143 = !DILocation(line: 37, column: 18, scope: !139)
!144 = !DILocation(line: 37, column: 14, scope: !139)
!145 = !DILocation(line: 37, column: 33, scope: !139)
!146 = !DILocation(line: 37, column: 25, scope: !139)
!147 = !DILocation(line: 37, column: 23, scope: !139, atomGroup: 17, atomRank: 2)
!148 = !DILocation(line: 37, column: 12, scope: !139, atomGroup: 17, atomRank: 1)
!149 = !DILocation(line: 38, column: 9, scope: !111)
!150 = !DILocation(line: 38, column: 9, scope: !111, atomGroup: 14, atomRank: 2)
!151 = !DILocation(line: 39, column: 1, scope: !111, atomGroup: 14, atomRank: 1)
!152 = !DILocation(line: 37, column: 23, scope: !139, atomGroup: 9, atomRank: 2)
!153 = !DILocation(line: 37, column: 9, scope: !139, atomGroup: 10, atomRank: 2)
!154 = !DILocation(line: 37, column: 12, scope: !139, atomGroup: 9, atomRank: 1)
!155 = !DILocation(line: 37, column: 23, scope: !139, atomGroup: 22, atomRank: 2)
!156 = !DILocation(line: 37, column: 9, scope: !139, atomGroup: 23, atomRank: 2)
!157 = !DILocation(line: 37, column: 12, scope: !139, atomGroup: 22, atomRank: 1)
!158 = !DILocation(line: 36, column: 27, scope: !139, atomGroup: 24, atomRank: 2)
!159 = !DILocation(line: 36, column: 2, scope: !128, atomGroup: 26, atomRank: 1)
!160 = distinct !{!160, !141, !161, !162}
!161 = !DILocation(line: 37, column: 36, scope: !128)
!162 = !{!"llvm.loop.mustprogress"}
!163 = !DILocation(line: 0, scope: !2)
!164 = !DILocation(line: 44, column: 18, scope: !2)
!165 = !DILocation(line: 44, column: 8, scope: !2)
!166 = !{!167, !167, i64 0}
!167 = !{!"any pointer", !52, i64 0}
!168 = !DILocation(line: 47, column: 1, scope: !2)
!169 = !DILocation(line: 48, column: 2, scope: !2, atomGroup: 3, atomRank: 1)
!170 = !DILocation(line: 49, column: 1, scope: !2, atomGroup: 4, atomRank: 1)
