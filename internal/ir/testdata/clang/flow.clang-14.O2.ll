; ModuleID = 'flow.c'
source_filename = "flow.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@jump.targets = internal unnamed_addr constant [2 x i8*] [i8* blockaddress(@jump, %return), i8* blockaddress(@jump, %second)], align 16, !dbg !0

; Function Attrs: nofree nosync nounwind uwtable writeonly
define dso_local i32 @main(i32 noundef %argc, i8** noundef %argv) local_unnamed_addr #0 !dbg !37 {
entry:
  call void @llvm.dbg.declare(metadata [6 x i8]* undef, metadata !45, metadata !DIExpression(DW_OP_LLVM_fragment, 80, 48)), !dbg !47
  call void @llvm.dbg.value(metadata i32 %argc, metadata !43, metadata !DIExpression()), !dbg !48
  call void @llvm.dbg.value(metadata i8** %argv, metadata !44, metadata !DIExpression()), !dbg !48
  call void @llvm.dbg.value(metadata float 2.500000e+00, metadata !49, metadata !DIExpression()), !dbg !61
  call void @llvm.dbg.value(metadata i32 %argc, metadata !55, metadata !DIExpression()), !dbg !61
  call void @llvm.dbg.value(metadata float 3.750000e+00, metadata !56, metadata !DIExpression()), !dbg !61
  call void @llvm.dbg.value(metadata i32 %argc, metadata !56, metadata !DIExpression(DW_OP_constu, 23, DW_OP_shl, DW_OP_plus_uconst, 1081081856, DW_OP_stack_value)), !dbg !61
  call void @llvm.dbg.value(metadata x86_fp80 undef, metadata !45, metadata !DIExpression()), !dbg !48
  %0 = ptrtoint i8** %argv to i64, !dbg !63
  call void @llvm.dbg.value(metadata i32 %argc, metadata !64, metadata !DIExpression()), !dbg !72
  call void @llvm.dbg.value(metadata i64 %0, metadata !69, metadata !DIExpression()), !dbg !72
  switch i32 %argc, label %sw.default.i [
    i32 0, label %line.i
    i32 1, label %classify.exit
    i32 2, label %classify.exit
    i32 3, label %classify.exit
    i32 100, label %count.i
  ], !dbg !74

sw.default.i:                                     ; preds = %entry
  %shr.i = lshr i64 %0, 3, !dbg !75
  %shl.i12 = shl i64 %0, 5, !dbg !77
  %or.i = or i64 %shr.i, %shl.i12, !dbg !78
  %conv.i = trunc i64 %or.i to i32, !dbg !79
  br label %classify.exit, !dbg !80

line.i:                                           ; preds = %entry
  call void @llvm.dbg.label(metadata !70), !dbg !81
  br label %classify.exit, !dbg !82

count.i:                                          ; preds = %entry
  call void @llvm.dbg.label(metadata !71), !dbg !83
  br label %classify.exit, !dbg !84

classify.exit:                                    ; preds = %entry, %entry, %entry, %sw.default.i, %line.i, %count.i
  %retval.0.i = phi i32 [ %conv.i, %sw.default.i ], [ 111, %count.i ], [ 108, %line.i ], [ 4, %entry ], [ 4, %entry ], [ 4, %entry ], !dbg !72
  %shl.i = shl i32 %argc, 23, !dbg !85
  call void @llvm.dbg.value(metadata i32 %shl.i, metadata !56, metadata !DIExpression(DW_OP_plus_uconst, 1081081856, DW_OP_stack_value)), !dbg !61
  %add.i = add i32 %shl.i, 1081081856, !dbg !86
  call void @llvm.dbg.value(metadata i32 %add.i, metadata !56, metadata !DIExpression()), !dbg !61
  %1 = bitcast i32 %add.i to float, !dbg !86
  call void @llvm.dbg.value(metadata float %1, metadata !56, metadata !DIExpression()), !dbg !61
  %call2 = tail call fastcc i32 @spread(i32 noundef %argc), !dbg !87
  %call3 = tail call fastcc i32 @jump(i32 noundef %argc), !dbg !88
  %cmp = fcmp ogt float %1, 1.000000e+00, !dbg !89
  %conv5 = zext i1 %cmp to i32, !dbg !89
  %add = add i32 %retval.0.i, %conv5, !dbg !90
  %add4 = add i32 %add, %call2, !dbg !91
  %add6 = add i32 %add4, %call3, !dbg !92
  ret i32 %add6, !dbg !93
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nofree nosync nounwind uwtable writeonly
define internal fastcc i32 @spread(i32 noundef %n) unnamed_addr #0 !dbg !94 {
entry:
  call void @llvm.dbg.value(metadata i32 %n, metadata !96, metadata !DIExpression()), !dbg !112
  %0 = insertelement <2 x i32> poison, i32 %n, i64 0, !dbg !113
  %1 = shufflevector <2 x i32> %0, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !113
  %2 = add <2 x i32> %1, <i32 1, i32 2>, !dbg !113
  %3 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 3>, i32 %n, i64 0, !dbg !114
  %4 = shufflevector <2 x i32> %2, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 undef, i32 undef>, !dbg !114
  %vecinit426 = shufflevector <4 x i32> %3, <4 x i32> %4, <4 x i32> <i32 0, i32 4, i32 5, i32 3>, !dbg !114
  call void @llvm.dbg.value(metadata <4 x i32> undef, metadata !97, metadata !DIExpression()), !dbg !112
  call void @llvm.dbg.value(metadata <4 x i32> <i32 3, i32 3, i32 3, i32 3>, metadata !102, metadata !DIExpression()), !dbg !112
  %5 = extractelement <2 x i32> %2, i64 0, !dbg !115
  %6 = zext i32 %5 to i64, !dbg !115
  %vla = alloca i32, i64 %6, align 16, !dbg !115
  call void @llvm.dbg.value(metadata i64 %6, metadata !103, metadata !DIExpression()), !dbg !112
  call void @llvm.dbg.declare(metadata i32* %vla, metadata !104, metadata !DIExpression()), !dbg !116
  call void @llvm.dbg.value(metadata i32* %vla, metadata !108, metadata !DIExpression()), !dbg !112
  call void @llvm.dbg.value(metadata !DIArgList(<4 x i32> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, <4 x i32> <i32 3, i32 3, i32 3, i32 3>), metadata !97, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 2, DW_OP_mul, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !112
  %7 = bitcast i32* %vla to i8*, !dbg !117
  %8 = shl nuw nsw i64 %6, 2, !dbg !118
  call void @llvm.memset.p0i8.i64(i8* nonnull align 16 %7, i8 0, i64 %8, i1 false), !dbg !117
  call void @llvm.dbg.value(metadata i32 0, metadata !110, metadata !DIExpression()), !dbg !119
  call void @llvm.dbg.value(metadata i32* %vla, metadata !108, metadata !DIExpression()), !dbg !112
  %cmp.not23 = icmp slt i32 %n, 0, !dbg !120
  br i1 %cmp.not23, label %for.cond.cleanup, label %for.body.preheader, !dbg !122

for.body.preheader:                               ; preds = %entry
  %9 = add i32 %n, 1, !dbg !122
  %xtraiter = and i32 %9, 1, !dbg !122
  %10 = icmp eq i32 %n, 0, !dbg !122
  br i1 %10, label %for.cond.cleanup.loopexit.unr-lcssa, label %for.body.preheader.new, !dbg !122

for.body.preheader.new:                           ; preds = %for.body.preheader
  %unroll_iter = and i32 %9, -2, !dbg !122
  br label %for.body, !dbg !122

for.cond.cleanup.loopexit.unr-lcssa:              ; preds = %for.body, %for.body.preheader
  %i.025.unr = phi i32 [ 0, %for.body.preheader ], [ %inc.1, %for.body ]
  %where.024.unr = phi i32* [ %vla, %for.body.preheader ], [ %incdec.ptr.1, %for.body ]
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0, !dbg !122
  br i1 %lcmp.mod.not, label %for.cond.cleanup, label %for.body.epil, !dbg !122

for.body.epil:                                    ; preds = %for.cond.cleanup.loopexit.unr-lcssa
  call void @llvm.dbg.value(metadata i32 %i.025.unr, metadata !110, metadata !DIExpression()), !dbg !119
  call void @llvm.dbg.value(metadata i32* %where.024.unr, metadata !108, metadata !DIExpression()), !dbg !112
  %and.epil = and i32 %i.025.unr, 3, !dbg !123
  %11 = extractelement <4 x i32> %vecinit426, i32 %and.epil, !dbg !124
  %12 = mul i32 %11, 3, !dbg !124
  %vecext.epil = add i32 %12, 1, !dbg !124
  %div.epil = lshr i32 %i.025.unr, 1, !dbg !125
  %idxprom.epil = zext i32 %div.epil to i64, !dbg !126
  %arrayidx.epil = getelementptr inbounds i32, i32* %vla, i64 %idxprom.epil, !dbg !126
  %13 = load i32, i32* %arrayidx.epil, align 4, !dbg !126, !tbaa !127
  %add7.epil = add nsw i32 %vecext.epil, %13, !dbg !131
  call void @llvm.dbg.value(metadata i32* %where.024.unr, metadata !108, metadata !DIExpression(DW_OP_plus_uconst, 4, DW_OP_stack_value)), !dbg !112
  store i32 %add7.epil, i32* %where.024.unr, align 4, !dbg !132, !tbaa !127
  call void @llvm.dbg.value(metadata i32 %i.025.unr, metadata !110, metadata !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value)), !dbg !119
  br label %for.cond.cleanup, !dbg !133

for.cond.cleanup:                                 ; preds = %for.body.epil, %for.cond.cleanup.loopexit.unr-lcssa, %entry
  %idxprom8 = sext i32 %n to i64, !dbg !133
  %arrayidx9 = getelementptr inbounds i32, i32* %vla, i64 %idxprom8, !dbg !133
  %14 = load i32, i32* %arrayidx9, align 4, !dbg !133, !tbaa !127
  ret i32 %14, !dbg !134

for.body:                                         ; preds = %for.body, %for.body.preheader.new
  %i.025 = phi i32 [ 0, %for.body.preheader.new ], [ %inc.1, %for.body ]
  %where.024 = phi i32* [ %vla, %for.body.preheader.new ], [ %incdec.ptr.1, %for.body ]
  %niter = phi i32 [ 0, %for.body.preheader.new ], [ %niter.next.1, %for.body ]
  call void @llvm.dbg.value(metadata i32 %i.025, metadata !110, metadata !DIExpression()), !dbg !119
  call void @llvm.dbg.value(metadata i32* %where.024, metadata !108, metadata !DIExpression()), !dbg !112
  %and = and i32 %i.025, 2, !dbg !123
  %15 = extractelement <4 x i32> %vecinit426, i32 %and, !dbg !124
  %16 = mul i32 %15, 3, !dbg !124
  %vecext = add i32 %16, 1, !dbg !124
  %div = lshr exact i32 %i.025, 1, !dbg !125
  %idxprom = zext i32 %div to i64, !dbg !126
  %arrayidx = getelementptr inbounds i32, i32* %vla, i64 %idxprom, !dbg !126
  %17 = load i32, i32* %arrayidx, align 4, !dbg !126, !tbaa !127
  %add7 = add nsw i32 %vecext, %17, !dbg !131
  %incdec.ptr = getelementptr inbounds i32, i32* %where.024, i64 1, !dbg !135
  call void @llvm.dbg.value(metadata i32* %incdec.ptr, metadata !108, metadata !DIExpression()), !dbg !112
  store i32 %add7, i32* %where.024, align 4, !dbg !132, !tbaa !127
  call void @llvm.dbg.value(metadata i32 %i.025, metadata !110, metadata !DIExpression(DW_OP_constu, 1, DW_OP_or, DW_OP_stack_value)), !dbg !119
  call void @llvm.dbg.value(metadata i32 %i.025, metadata !110, metadata !DIExpression(DW_OP_constu, 1, DW_OP_or, DW_OP_stack_value)), !dbg !119
  call void @llvm.dbg.value(metadata i32* %incdec.ptr, metadata !108, metadata !DIExpression()), !dbg !112
  %inc = and i32 %i.025, 2, !dbg !123
  %and.1 = or i32 %inc, 1, !dbg !123
  %18 = extractelement <4 x i32> %vecinit426, i32 %and.1, !dbg !124
  %19 = mul i32 %18, 3, !dbg !124
  %vecext.1 = add i32 %19, 1, !dbg !124
  %div.1 = lshr exact i32 %i.025, 1, !dbg !125
  %idxprom.1 = zext i32 %div.1 to i64, !dbg !126
  %arrayidx.1 = getelementptr inbounds i32, i32* %vla, i64 %idxprom.1, !dbg !126
  %20 = load i32, i32* %arrayidx.1, align 4, !dbg !126, !tbaa !127
  %add7.1 = add nsw i32 %vecext.1, %20, !dbg !131
  %incdec.ptr.1 = getelementptr inbounds i32, i32* %where.024, i64 2, !dbg !135
  call void @llvm.dbg.value(metadata i32* %incdec.ptr.1, metadata !108, metadata !DIExpression()), !dbg !112
  store i32 %add7.1, i32* %incdec.ptr, align 4, !dbg !132, !tbaa !127
  %inc.1 = add nuw i32 %i.025, 2, !dbg !136
  call void @llvm.dbg.value(metadata i32 %inc.1, metadata !110, metadata !DIExpression()), !dbg !119
  %niter.next.1 = add i32 %niter, 2, !dbg !122
  %niter.ncmp.1 = icmp eq i32 %niter.next.1, %unroll_iter, !dbg !122
  br i1 %niter.ncmp.1, label %for.cond.cleanup.loopexit.unr-lcssa, label %for.body, !dbg !122, !llvm.loop !137
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define internal fastcc i32 @jump(i32 noundef %n) #2 !dbg !2 {
entry:
  call void @llvm.dbg.value(metadata i32 %n, metadata !22, metadata !DIExpression()), !dbg !140
  %and = and i32 %n, 1, !dbg !141
  %0 = zext i32 %and to i64
  %arrayidx = getelementptr inbounds [2 x i8*], [2 x i8*]* @jump.targets, i64 0, i64 %0, !dbg !142
  %1 = load i8*, i8** %arrayidx, align 8, !dbg !142, !tbaa !143
  indirectbr i8* %1, [label %return, label %second]

second:                                           ; preds = %entry
  call void @llvm.dbg.label(metadata !24), !dbg !145
  br label %return, !dbg !146

return:                                           ; preds = %entry, %second
  %retval.0 = phi i32 [ %n, %second ], [ 1, %entry ], !dbg !140
  ret i32 %retval.0, !dbg !147
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.label(metadata) #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #4

attributes #0 = { nofree nosync nounwind uwtable writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #4 = { nofree nosync nounwind readnone speculatable willreturn }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!30, !31, !32, !33, !34, !35}
!llvm.ident = !{!36}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "targets", scope: !2, file: !3, line: 43, type: !25, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "jump", scope: !3, file: !3, line: 41, type: !4, scopeLine: 42, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !21)
!3 = !DIFile(filename: "flow.c", directory: ".", checksumkind: CSK_MD5, checksum: "c322fac13aeaf6b2e5186502796c89fa")
!4 = !DISubroutineType(types: !5)
!5 = !{!6, !6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !8, globals: !11, splitDebugInlining: false, nameTableKind: None)
!8 = !{!9, !10, !6}
!9 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!10 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!11 = !{!12, !0}
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "names", scope: !7, file: !3, line: 7, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 192, elements: !19)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!18 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!19 = !{!20}
!20 = !DISubrange(count: 3)
!21 = !{!22, !23, !24}
!22 = !DILocalVariable(name: "n", arg: 1, scope: !2, file: !3, line: 41, type: !6)
!23 = !DILabel(scope: !2, name: "first", file: !3, line: 45)
!24 = !DILabel(scope: !2, name: "second", file: !3, line: 47)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 128, elements: !28)
!26 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !27)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!28 = !{!29}
!29 = !DISubrange(count: 2)
!30 = !{i32 7, !"Dwarf Version", i32 5}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 7, !"PIC Level", i32 2}
!34 = !{i32 7, !"PIE Level", i32 2}
!35 = !{i32 7, !"uwtable", i32 1}
!36 = !{!"Debian clang version 14.0.6"}
!37 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 51, type: !38, scopeLine: 52, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !42)
!38 = !DISubroutineType(types: !39)
!39 = !{!6, !6, !40}
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64)
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!42 = !{!43, !44, !45}
!43 = !DILocalVariable(name: "argc", arg: 1, scope: !37, file: !3, line: 51, type: !6)
!44 = !DILocalVariable(name: "argv", arg: 2, scope: !37, file: !3, line: 51, type: !40)
!45 = !DILocalVariable(name: "wide", scope: !37, file: !3, line: 53, type: !46)
!46 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!47 = !DILocation(line: 53, column: 14, scope: !37)
!48 = !DILocation(line: 0, scope: !37)
!49 = !DILocalVariable(name: "f", arg: 1, scope: !50, file: !3, line: 23, type: !53)
!50 = distinct !DISubprogram(name: "scale", scope: !3, file: !3, line: 23, type: !51, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !54)
!51 = !DISubroutineType(types: !52)
!52 = !{!53, !53, !6}
!53 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!54 = !{!49, !55, !56}
!55 = !DILocalVariable(name: "by", arg: 2, scope: !50, file: !3, line: 23, type: !6)
!56 = !DILocalVariable(name: "w", scope: !50, file: !3, line: 25, type: !57)
!57 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "word", file: !3, line: 4, size: 32, elements: !58)
!58 = !{!59, !60}
!59 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !57, file: !3, line: 4, baseType: !53, size: 32)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "u", scope: !57, file: !3, line: 4, baseType: !10, size: 32)
!61 = !DILocation(line: 0, scope: !50, inlinedAt: !62)
!62 = distinct !DILocation(line: 53, column: 21, scope: !37)
!63 = !DILocation(line: 54, column: 24, scope: !37)
!64 = !DILocalVariable(name: "kind", arg: 1, scope: !65, file: !3, line: 9, type: !6)
!65 = distinct !DISubprogram(name: "classify", scope: !3, file: !3, line: 9, type: !66, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !68)
!66 = !DISubroutineType(types: !67)
!67 = !{!6, !6, !9}
!68 = !{!64, !69, !70, !71}
!69 = !DILocalVariable(name: "bits", arg: 2, scope: !65, file: !3, line: 9, type: !9)
!70 = !DILabel(scope: !65, name: "line", file: !3, line: 17)
!71 = !DILabel(scope: !65, name: "count", file: !3, line: 19)
!72 = !DILocation(line: 0, scope: !65, inlinedAt: !73)
!73 = distinct !DILocation(line: 54, column: 9, scope: !37)
!74 = !DILocation(line: 11, column: 2, scope: !65, inlinedAt: !73)
!75 = !DILocation(line: 15, column: 29, scope: !76, inlinedAt: !73)
!76 = distinct !DILexicalBlock(scope: !65, file: !3, line: 11, column: 16)
!77 = !DILocation(line: 15, column: 41, scope: !76, inlinedAt: !73)
!78 = !DILocation(line: 15, column: 34, scope: !76, inlinedAt: !73)
!79 = !DILocation(line: 15, column: 18, scope: !76, inlinedAt: !73)
!80 = !DILocation(line: 15, column: 11, scope: !76, inlinedAt: !73)
!81 = !DILocation(line: 17, column: 1, scope: !65, inlinedAt: !73)
!82 = !DILocation(line: 18, column: 2, scope: !65, inlinedAt: !73)
!83 = !DILocation(line: 19, column: 1, scope: !65, inlinedAt: !73)
!84 = !DILocation(line: 20, column: 2, scope: !65, inlinedAt: !73)
!85 = !DILocation(line: 26, column: 22, scope: !50, inlinedAt: !62)
!86 = !DILocation(line: 26, column: 6, scope: !50, inlinedAt: !62)
!87 = !DILocation(line: 54, column: 47, scope: !37)
!88 = !DILocation(line: 54, column: 62, scope: !37)
!89 = !DILocation(line: 54, column: 81, scope: !37)
!90 = !DILocation(line: 54, column: 45, scope: !37)
!91 = !DILocation(line: 54, column: 60, scope: !37)
!92 = !DILocation(line: 54, column: 73, scope: !37)
!93 = !DILocation(line: 54, column: 2, scope: !37)
!94 = distinct !DISubprogram(name: "spread", scope: !3, file: !3, line: 30, type: !4, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !95)
!95 = !{!96, !97, !102, !103, !104, !108, !110}
!96 = !DILocalVariable(name: "n", arg: 1, scope: !94, file: !3, line: 30, type: !6)
!97 = !DILocalVariable(name: "v", scope: !94, file: !3, line: 32, type: !98)
!98 = !DIDerivedType(tag: DW_TAG_typedef, name: "lanes", file: !3, line: 5, baseType: !99)
!99 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 128, flags: DIFlagVector, elements: !100)
!100 = !{!101}
!101 = !DISubrange(count: 4)
!102 = !DILocalVariable(name: "three", scope: !94, file: !3, line: 32, type: !98)
!103 = !DILocalVariable(name: "__vla_expr0", scope: !94, type: !9, flags: DIFlagArtificial)
!104 = !DILocalVariable(name: "cells", scope: !94, file: !3, line: 33, type: !105)
!105 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, elements: !106)
!106 = !{!107}
!107 = !DISubrange(count: !103)
!108 = !DILocalVariable(name: "where", scope: !94, file: !3, line: 33, type: !109)
!109 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!110 = !DILocalVariable(name: "i", scope: !111, file: !3, line: 36, type: !6)
!111 = distinct !DILexicalBlock(scope: !94, file: !3, line: 36, column: 2)
!112 = !DILocation(line: 0, scope: !94)
!113 = !DILocation(line: 32, column: 18, scope: !94)
!114 = !DILocation(line: 32, column: 12, scope: !94)
!115 = !DILocation(line: 33, column: 2, scope: !94)
!116 = !DILocation(line: 33, column: 6, scope: !94)
!117 = !DILocation(line: 35, column: 2, scope: !94)
!118 = !DILocation(line: 35, column: 19, scope: !94)
!119 = !DILocation(line: 0, scope: !111)
!120 = !DILocation(line: 36, column: 20, scope: !121)
!121 = distinct !DILexicalBlock(scope: !111, file: !3, line: 36, column: 2)
!122 = !DILocation(line: 36, column: 2, scope: !111)
!123 = !DILocation(line: 37, column: 18, scope: !121)
!124 = !DILocation(line: 37, column: 14, scope: !121)
!125 = !DILocation(line: 37, column: 33, scope: !121)
!126 = !DILocation(line: 37, column: 25, scope: !121)
!127 = !{!128, !128, i64 0}
!128 = !{!"int", !129, i64 0}
!129 = !{!"omnipotent char", !130, i64 0}
!130 = !{!"Simple C/C++ TBAA"}
!131 = !DILocation(line: 37, column: 23, scope: !121)
!132 = !DILocation(line: 37, column: 12, scope: !121)
!133 = !DILocation(line: 38, column: 9, scope: !94)
!134 = !DILocation(line: 39, column: 1, scope: !94)
!135 = !DILocation(line: 37, column: 9, scope: !121)
!136 = !DILocation(line: 36, column: 27, scope: !121)
!137 = distinct !{!137, !122, !138, !139}
!138 = !DILocation(line: 37, column: 36, scope: !111)
!139 = !{!"llvm.loop.mustprogress"}
!140 = !DILocation(line: 0, scope: !2)
!141 = !DILocation(line: 44, column: 18, scope: !2)
!142 = !DILocation(line: 44, column: 8, scope: !2)
!143 = !{!144, !144, i64 0}
!144 = !{!"any pointer", !129, i64 0}
!145 = !DILocation(line: 47, column: 1, scope: !2)
!146 = !DILocation(line: 48, column: 2, scope: !2)
!147 = !DILocation(line: 49, column: 1, scope: !2)
