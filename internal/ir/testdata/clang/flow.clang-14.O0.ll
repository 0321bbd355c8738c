; ModuleID = 'flow.c'
source_filename = "flow.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.word = type { float }

@names = internal constant [3 x i8*] [i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.1, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.2, i32 0, i32 0)], align 16, !dbg !0
@.str = private unnamed_addr constant [6 x i8] c"point\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"line\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"area\00", align 1
@jump.targets = internal constant [2 x i8*] [i8* blockaddress(@jump, %first), i8* blockaddress(@jump, %second)], align 16, !dbg !9

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, i8** noundef %argv) #0 !dbg !35 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca i8**, align 8
  %wide = alloca x86_fp80, align 16
  store i32 0, i32* %retval, align 4
  store i32 %argc, i32* %argc.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %argc.addr, metadata !40, metadata !DIExpression()), !dbg !41
  store i8** %argv, i8*** %argv.addr, align 8
  call void @llvm.dbg.declare(metadata i8*** %argv.addr, metadata !42, metadata !DIExpression()), !dbg !43
  call void @llvm.dbg.declare(metadata x86_fp80* %wide, metadata !44, metadata !DIExpression()), !dbg !46
  %0 = load i32, i32* %argc.addr, align 4, !dbg !47
  %call = call float @scale(float noundef 2.500000e+00, i32 noundef %0), !dbg !48
  %conv = fpext float %call to x86_fp80, !dbg !48
  store x86_fp80 %conv, x86_fp80* %wide, align 16, !dbg !46
  %1 = load i32, i32* %argc.addr, align 4, !dbg !49
  %2 = load i8**, i8*** %argv.addr, align 8, !dbg !50
  %3 = ptrtoint i8** %2 to i64, !dbg !51
  %call1 = call i32 @classify(i32 noundef %1, i64 noundef %3), !dbg !52
  %4 = load i32, i32* %argc.addr, align 4, !dbg !53
  %call2 = call i32 @spread(i32 noundef %4), !dbg !54
  %add = add nsw i32 %call1, %call2, !dbg !55
  %5 = load i32, i32* %argc.addr, align 4, !dbg !56
  %call3 = call i32 @jump(i32 noundef %5), !dbg !57
  %add4 = add nsw i32 %add, %call3, !dbg !58
  %6 = load x86_fp80, x86_fp80* %wide, align 16, !dbg !59
  %cmp = fcmp ogt x86_fp80 %6, 0xK3FFF8000000000000000, !dbg !60
  %conv5 = zext i1 %cmp to i32, !dbg !60
  %add6 = add nsw i32 %add4, %conv5, !dbg !61
  ret i32 %add6, !dbg !62
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind uwtable
define internal float @scale(float noundef %f, i32 noundef %by) #0 !dbg !63 {
entry:
  %f.addr = alloca float, align 4
  %by.addr = alloca i32, align 4
  %w = alloca %union.word, align 4
  store float %f, float* %f.addr, align 4
  call void @llvm.dbg.declare(metadata float* %f.addr, metadata !67, metadata !DIExpression()), !dbg !68
  store i32 %by, i32* %by.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %by.addr, metadata !69, metadata !DIExpression()), !dbg !70
  call void @llvm.dbg.declare(metadata %union.word* %w, metadata !71, metadata !DIExpression()), !dbg !76
  %f1 = bitcast %union.word* %w to float*, !dbg !77
  %0 = load float, float* %f.addr, align 4, !dbg !78
  %mul = fmul float %0, 1.500000e+00, !dbg !79
  store float %mul, float* %f1, align 4, !dbg !77
  %1 = load i32, i32* %by.addr, align 4, !dbg !80
  %shl = shl i32 %1, 23, !dbg !81
  %u = bitcast %union.word* %w to i32*, !dbg !82
  %2 = load i32, i32* %u, align 4, !dbg !83
  %add = add i32 %2, %shl, !dbg !83
  store i32 %add, i32* %u, align 4, !dbg !83
  %f2 = bitcast %union.word* %w to float*, !dbg !84
  %3 = load float, float* %f2, align 4, !dbg !84
  ret float %3, !dbg !85
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @classify(i32 noundef %kind, i64 noundef %bits) #0 !dbg !86 {
entry:
  %retval = alloca i32, align 4
  %kind.addr = alloca i32, align 4
  %bits.addr = alloca i64, align 8
  store i32 %kind, i32* %kind.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %kind.addr, metadata !89, metadata !DIExpression()), !dbg !90
  store i64 %bits, i64* %bits.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %bits.addr, metadata !91, metadata !DIExpression()), !dbg !92
  %0 = load i32, i32* %kind.addr, align 4, !dbg !93
  switch i32 %0, label %sw.default [
    i32 0, label %sw.bb
    i32 1, label %sw.bb1
    i32 2, label %sw.bb1
    i32 3, label %sw.bb1
    i32 100, label %sw.bb2
  ], !dbg !94

sw.bb:                                            ; preds = %entry
  br label %line, !dbg !95

sw.bb1:                                           ; preds = %entry, %entry, %entry
  store i32 4, i32* %retval, align 4, !dbg !97
  br label %return, !dbg !97

sw.bb2:                                           ; preds = %entry
  br label %count, !dbg !98

sw.default:                                       ; preds = %entry
  %1 = load i64, i64* %bits.addr, align 8, !dbg !99
  %shr = lshr i64 %1, 3, !dbg !100
  %2 = load i64, i64* %bits.addr, align 8, !dbg !101
  %shl = shl i64 %2, 5, !dbg !102
  %or = or i64 %shr, %shl, !dbg !103
  %conv = trunc i64 %or to i32, !dbg !104
  store i32 %conv, i32* %retval, align 4, !dbg !105
  br label %return, !dbg !105

line:                                             ; preds = %sw.bb
  call void @llvm.dbg.label(metadata !106), !dbg !107
  %3 = load i8*, i8** getelementptr inbounds ([3 x i8*], [3 x i8*]* @names, i64 0, i64 1), align 8, !dbg !108
  %arrayidx = getelementptr inbounds i8, i8* %3, i64 0, !dbg !108
  %4 = load i8, i8* %arrayidx, align 1, !dbg !108
  %conv3 = sext i8 %4 to i32, !dbg !108
  store i32 %conv3, i32* %retval, align 4, !dbg !109
  br label %return, !dbg !109

count:                                            ; preds = %sw.bb2
  call void @llvm.dbg.label(metadata !110), !dbg !111
  %5 = load i8*, i8** getelementptr inbounds ([3 x i8*], [3 x i8*]* @names, i64 0, i64 0), align 16, !dbg !112
  %arrayidx4 = getelementptr inbounds i8, i8* %5, i64 1, !dbg !112
  %6 = load i8, i8* %arrayidx4, align 1, !dbg !112
  %conv5 = sext i8 %6 to i32, !dbg !112
  store i32 %conv5, i32* %retval, align 4, !dbg !113
  br label %return, !dbg !113

return:                                           ; preds = %count, %line, %sw.default, %sw.bb1
  %7 = load i32, i32* %retval, align 4, !dbg !114
  ret i32 %7, !dbg !114
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @spread(i32 noundef %n) #0 !dbg !115 {
entry:
  %n.addr = alloca i32, align 4
  %v = alloca <4 x i32>, align 16
  %three = alloca <4 x i32>, align 16
  %saved_stack = alloca i8*, align 8
  %__vla_expr0 = alloca i64, align 8
  %where = alloca i32*, align 8
  %.compoundliteral = alloca <4 x i32>, align 16
  %i = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !116, metadata !DIExpression()), !dbg !117
  call void @llvm.dbg.declare(metadata <4 x i32>* %v, metadata !118, metadata !DIExpression()), !dbg !123
  %0 = load i32, i32* %n.addr, align 4, !dbg !124
  %vecinit = insertelement <4 x i32> undef, i32 %0, i32 0, !dbg !125
  %1 = load i32, i32* %n.addr, align 4, !dbg !126
  %add = add nsw i32 %1, 1, !dbg !127
  %vecinit1 = insertelement <4 x i32> %vecinit, i32 %add, i32 1, !dbg !125
  %2 = load i32, i32* %n.addr, align 4, !dbg !128
  %add2 = add nsw i32 %2, 2, !dbg !129
  %vecinit3 = insertelement <4 x i32> %vecinit1, i32 %add2, i32 2, !dbg !125
  %vecinit4 = insertelement <4 x i32> %vecinit3, i32 3, i32 3, !dbg !125
  store <4 x i32> %vecinit4, <4 x i32>* %v, align 16, !dbg !123
  call void @llvm.dbg.declare(metadata <4 x i32>* %three, metadata !130, metadata !DIExpression()), !dbg !131
  store <4 x i32> <i32 3, i32 3, i32 3, i32 3>, <4 x i32>* %three, align 16, !dbg !131
  %3 = load i32, i32* %n.addr, align 4, !dbg !132
  %add5 = add nsw i32 %3, 1, !dbg !133
  %4 = zext i32 %add5 to i64, !dbg !134
  %5 = call i8* @llvm.stacksave(), !dbg !134
  store i8* %5, i8** %saved_stack, align 8, !dbg !134
  %vla = alloca i32, i64 %4, align 16, !dbg !134
  store i64 %4, i64* %__vla_expr0, align 8, !dbg !134
  call void @llvm.dbg.declare(metadata i64* %__vla_expr0, metadata !135, metadata !DIExpression()), !dbg !136
  call void @llvm.dbg.declare(metadata i32* %vla, metadata !137, metadata !DIExpression()), !dbg !141
  call void @llvm.dbg.declare(metadata i32** %where, metadata !142, metadata !DIExpression()), !dbg !144
  store i32* %vla, i32** %where, align 8, !dbg !144
  %6 = load <4 x i32>, <4 x i32>* %v, align 16, !dbg !145
  %7 = load <4 x i32>, <4 x i32>* %three, align 16, !dbg !146
  %mul = mul <4 x i32> %6, %7, !dbg !147
  store <4 x i32> <i32 1, i32 1, i32 1, i32 1>, <4 x i32>* %.compoundliteral, align 16, !dbg !148
  %8 = load <4 x i32>, <4 x i32>* %.compoundliteral, align 16, !dbg !148
  %add6 = add <4 x i32> %mul, %8, !dbg !149
  store <4 x i32> %add6, <4 x i32>* %v, align 16, !dbg !150
  %9 = bitcast i32* %vla to i8*, !dbg !151
  %10 = mul nuw i64 4, %4, !dbg !152
  call void @llvm.memset.p0i8.i64(i8* align 16 %9, i8 0, i64 %10, i1 false), !dbg !151
  call void @llvm.dbg.declare(metadata i32* %i, metadata !153, metadata !DIExpression()), !dbg !155
  store i32 0, i32* %i, align 4, !dbg !155
  br label %for.cond, !dbg !156

for.cond:                                         ; preds = %for.inc, %entry
  %11 = load i32, i32* %i, align 4, !dbg !157
  %12 = load i32, i32* %n.addr, align 4, !dbg !159
  %cmp = icmp sle i32 %11, %12, !dbg !160
  br i1 %cmp, label %for.body, label %for.end, !dbg !161

for.body:                                         ; preds = %for.cond
  %13 = load <4 x i32>, <4 x i32>* %v, align 16, !dbg !162
  %14 = load i32, i32* %i, align 4, !dbg !163
  %and = and i32 %14, 3, !dbg !164
  %vecext = extractelement <4 x i32> %13, i32 %and, !dbg !162
  %15 = load i32, i32* %i, align 4, !dbg !165
  %div = sdiv i32 %15, 2, !dbg !166
  %idxprom = sext i32 %div to i64, !dbg !167
  %arrayidx = getelementptr inbounds i32, i32* %vla, i64 %idxprom, !dbg !167
  %16 = load i32, i32* %arrayidx, align 4, !dbg !167
  %add7 = add nsw i32 %vecext, %16, !dbg !168
  %17 = load i32*, i32** %where, align 8, !dbg !169
  %incdec.ptr = getelementptr inbounds i32, i32* %17, i32 1, !dbg !169
  store i32* %incdec.ptr, i32** %where, align 8, !dbg !169
  store i32 %add7, i32* %17, align 4, !dbg !170
  br label %for.inc, !dbg !171

for.inc:                                          ; preds = %for.body
  %18 = load i32, i32* %i, align 4, !dbg !172
  %inc = add nsw i32 %18, 1, !dbg !172
  store i32 %inc, i32* %i, align 4, !dbg !172
  br label %for.cond, !dbg !173, !llvm.loop !174

for.end:                                          ; preds = %for.cond
  %19 = load i32, i32* %n.addr, align 4, !dbg !177
  %idxprom8 = sext i32 %19 to i64, !dbg !178
  %arrayidx9 = getelementptr inbounds i32, i32* %vla, i64 %idxprom8, !dbg !178
  %20 = load i32, i32* %arrayidx9, align 4, !dbg !178
  %21 = load i8*, i8** %saved_stack, align 8, !dbg !179
  call void @llvm.stackrestore(i8* %21), !dbg !179
  ret i32 %20, !dbg !179
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @jump(i32 noundef %n) #0 !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %n.addr = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !180, metadata !DIExpression()), !dbg !181
  %0 = load i32, i32* %n.addr, align 4, !dbg !182
  %and = and i32 %0, 1, !dbg !183
  %idxprom = sext i32 %and to i64, !dbg !184
  %arrayidx = getelementptr inbounds [2 x i8*], [2 x i8*]* @jump.targets, i64 0, i64 %idxprom, !dbg !184
  %1 = load i8*, i8** %arrayidx, align 8, !dbg !184
  br label %indirectgoto, !dbg !185

first:                                            ; preds = %indirectgoto
  call void @llvm.dbg.label(metadata !186), !dbg !187
  store i32 1, i32* %retval, align 4, !dbg !188
  br label %return, !dbg !188

second:                                           ; preds = %indirectgoto
  call void @llvm.dbg.label(metadata !189), !dbg !190
  %2 = load i32, i32* %n.addr, align 4, !dbg !191
  store i32 %2, i32* %retval, align 4, !dbg !192
  br label %return, !dbg !192

return:                                           ; preds = %second, %first
  %3 = load i32, i32* %retval, align 4, !dbg !193
  ret i32 %3, !dbg !193

indirectgoto:                                     ; preds = %entry
  %indirect.goto.dest = phi i8* [ %1, %entry ]
  indirectbr i8* %indirect.goto.dest, [label %first, label %second]
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.label(metadata) #1

; Function Attrs: nofree nosync nounwind willreturn
declare i8* @llvm.stacksave() #2

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.stackrestore(i8*) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nofree nosync nounwind willreturn }
attributes #3 = { argmemonly nofree nounwind willreturn writeonly }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!27, !28, !29, !30, !31, !32, !33}
!llvm.ident = !{!34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "names", scope: !2, file: !3, line: 7, type: !20, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "flow.c", directory: ".", checksumkind: CSK_MD5, checksum: "c322fac13aeaf6b2e5186502796c89fa")
!4 = !{!5, !6, !7}
!5 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{!0, !9}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "targets", scope: !11, file: !3, line: 43, type: !15, isLocal: true, isDefinition: true)
!11 = distinct !DISubprogram(name: "jump", scope: !3, file: !3, line: 41, type: !12, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !14)
!12 = !DISubroutineType(types: !13)
!13 = !{!7, !7}
!14 = !{}
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 128, elements: !18)
!16 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !17)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!18 = !{!19}
!19 = !DISubrange(count: 2)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 192, elements: !25)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !24)
!24 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!25 = !{!26}
!26 = !DISubrange(count: 3)
!27 = !{i32 7, !"Dwarf Version", i32 5}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 7, !"PIC Level", i32 2}
!31 = !{i32 7, !"PIE Level", i32 2}
!32 = !{i32 7, !"uwtable", i32 1}
!33 = !{i32 7, !"frame-pointer", i32 2}
!34 = !{!"Debian clang version 14.0.6"}
!35 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 51, type: !36, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !14)
!36 = !DISubroutineType(types: !37)
!37 = !{!7, !7, !38}
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!40 = !DILocalVariable(name: "argc", arg: 1, scope: !35, file: !3, line: 51, type: !7)
!41 = !DILocation(line: 51, column: 14, scope: !35)
!42 = !DILocalVariable(name: "argv", arg: 2, scope: !35, file: !3, line: 51, type: !38)
!43 = !DILocation(line: 51, column: 27, scope: !35)
!44 = !DILocalVariable(name: "wide", scope: !35, file: !3, line: 53, type: !45)
!45 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!46 = !DILocation(line: 53, column: 14, scope: !35)
!47 = !DILocation(line: 53, column: 33, scope: !35)
!48 = !DILocation(line: 53, column: 21, scope: !35)
!49 = !DILocation(line: 54, column: 18, scope: !35)
!50 = !DILocation(line: 54, column: 39, scope: !35)
!51 = !DILocation(line: 54, column: 24, scope: !35)
!52 = !DILocation(line: 54, column: 9, scope: !35)
!53 = !DILocation(line: 54, column: 54, scope: !35)
!54 = !DILocation(line: 54, column: 47, scope: !35)
!55 = !DILocation(line: 54, column: 45, scope: !35)
!56 = !DILocation(line: 54, column: 67, scope: !35)
!57 = !DILocation(line: 54, column: 62, scope: !35)
!58 = !DILocation(line: 54, column: 60, scope: !35)
!59 = !DILocation(line: 54, column: 76, scope: !35)
!60 = !DILocation(line: 54, column: 81, scope: !35)
!61 = !DILocation(line: 54, column: 73, scope: !35)
!62 = !DILocation(line: 54, column: 2, scope: !35)
!63 = distinct !DISubprogram(name: "scale", scope: !3, file: !3, line: 23, type: !64, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !14)
!64 = !DISubroutineType(types: !65)
!65 = !{!66, !66, !7}
!66 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!67 = !DILocalVariable(name: "f", arg: 1, scope: !63, file: !3, line: 23, type: !66)
!68 = !DILocation(line: 23, column: 26, scope: !63)
!69 = !DILocalVariable(name: "by", arg: 2, scope: !63, file: !3, line: 23, type: !7)
!70 = !DILocation(line: 23, column: 33, scope: !63)
!71 = !DILocalVariable(name: "w", scope: !63, file: !3, line: 25, type: !72)
!72 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "word", file: !3, line: 4, size: 32, elements: !73)
!73 = !{!74, !75}
!74 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !72, file: !3, line: 4, baseType: !66, size: 32)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "u", scope: !72, file: !3, line: 4, baseType: !6, size: 32)
!76 = !DILocation(line: 25, column: 13, scope: !63)
!77 = !DILocation(line: 25, column: 17, scope: !63)
!78 = !DILocation(line: 25, column: 23, scope: !63)
!79 = !DILocation(line: 25, column: 25, scope: !63)
!80 = !DILocation(line: 26, column: 19, scope: !63)
!81 = !DILocation(line: 26, column: 22, scope: !63)
!82 = !DILocation(line: 26, column: 4, scope: !63)
!83 = !DILocation(line: 26, column: 6, scope: !63)
!84 = !DILocation(line: 27, column: 11, scope: !63)
!85 = !DILocation(line: 27, column: 2, scope: !63)
!86 = distinct !DISubprogram(name: "classify", scope: !3, file: !3, line: 9, type: !87, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !14)
!87 = !DISubroutineType(types: !88)
!88 = !{!7, !7, !5}
!89 = !DILocalVariable(name: "kind", arg: 1, scope: !86, file: !3, line: 9, type: !7)
!90 = !DILocation(line: 9, column: 25, scope: !86)
!91 = !DILocalVariable(name: "bits", arg: 2, scope: !86, file: !3, line: 9, type: !5)
!92 = !DILocation(line: 9, column: 45, scope: !86)
!93 = !DILocation(line: 11, column: 10, scope: !86)
!94 = !DILocation(line: 11, column: 2, scope: !86)
!95 = !DILocation(line: 12, column: 10, scope: !96)
!96 = distinct !DILexicalBlock(scope: !86, file: !3, line: 11, column: 16)
!97 = !DILocation(line: 13, column: 26, scope: !96)
!98 = !DILocation(line: 14, column: 12, scope: !96)
!99 = !DILocation(line: 15, column: 24, scope: !96)
!100 = !DILocation(line: 15, column: 29, scope: !96)
!101 = !DILocation(line: 15, column: 36, scope: !96)
!102 = !DILocation(line: 15, column: 41, scope: !96)
!103 = !DILocation(line: 15, column: 34, scope: !96)
!104 = !DILocation(line: 15, column: 18, scope: !96)
!105 = !DILocation(line: 15, column: 11, scope: !96)
!106 = !DILabel(scope: !86, name: "line", file: !3, line: 17)
!107 = !DILocation(line: 17, column: 1, scope: !86)
!108 = !DILocation(line: 18, column: 9, scope: !86)
!109 = !DILocation(line: 18, column: 2, scope: !86)
!110 = !DILabel(scope: !86, name: "count", file: !3, line: 19)
!111 = !DILocation(line: 19, column: 1, scope: !86)
!112 = !DILocation(line: 20, column: 9, scope: !86)
!113 = !DILocation(line: 20, column: 2, scope: !86)
!114 = !DILocation(line: 21, column: 1, scope: !86)
!115 = distinct !DISubprogram(name: "spread", scope: !3, file: !3, line: 30, type: !12, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !14)
!116 = !DILocalVariable(name: "n", arg: 1, scope: !115, file: !3, line: 30, type: !7)
!117 = !DILocation(line: 30, column: 23, scope: !115)
!118 = !DILocalVariable(name: "v", scope: !115, file: !3, line: 32, type: !119)
!119 = !DIDerivedType(tag: DW_TAG_typedef, name: "lanes", file: !3, line: 5, baseType: !120)
!120 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 128, flags: DIFlagVector, elements: !121)
!121 = !{!122}
!122 = !DISubrange(count: 4)
!123 = !DILocation(line: 32, column: 8, scope: !115)
!124 = !DILocation(line: 32, column: 13, scope: !115)
!125 = !DILocation(line: 32, column: 12, scope: !115)
!126 = !DILocation(line: 32, column: 16, scope: !115)
!127 = !DILocation(line: 32, column: 18, scope: !115)
!128 = !DILocation(line: 32, column: 23, scope: !115)
!129 = !DILocation(line: 32, column: 25, scope: !115)
!130 = !DILocalVariable(name: "three", scope: !115, file: !3, line: 32, type: !119)
!131 = !DILocation(line: 32, column: 34, scope: !115)
!132 = !DILocation(line: 33, column: 12, scope: !115)
!133 = !DILocation(line: 33, column: 14, scope: !115)
!134 = !DILocation(line: 33, column: 2, scope: !115)
!135 = !DILocalVariable(name: "__vla_expr0", scope: !115, type: !5, flags: DIFlagArtificial)
!136 = !DILocation(line: 0, scope: !115)
!137 = !DILocalVariable(name: "cells", scope: !115, file: !3, line: 33, type: !138)
!138 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, elements: !139)
!139 = !{!140}
!140 = !DISubrange(count: !135)
!141 = !DILocation(line: 33, column: 6, scope: !115)
!142 = !DILocalVariable(name: "where", scope: !115, file: !3, line: 33, type: !143)
!143 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!144 = !DILocation(line: 33, column: 21, scope: !115)
!145 = !DILocation(line: 34, column: 6, scope: !115)
!146 = !DILocation(line: 34, column: 10, scope: !115)
!147 = !DILocation(line: 34, column: 8, scope: !115)
!148 = !DILocation(line: 34, column: 18, scope: !115)
!149 = !DILocation(line: 34, column: 16, scope: !115)
!150 = !DILocation(line: 34, column: 4, scope: !115)
!151 = !DILocation(line: 35, column: 2, scope: !115)
!152 = !DILocation(line: 35, column: 19, scope: !115)
!153 = !DILocalVariable(name: "i", scope: !154, file: !3, line: 36, type: !7)
!154 = distinct !DILexicalBlock(scope: !115, file: !3, line: 36, column: 2)
!155 = !DILocation(line: 36, column: 11, scope: !154)
!156 = !DILocation(line: 36, column: 7, scope: !154)
!157 = !DILocation(line: 36, column: 18, scope: !158)
!158 = distinct !DILexicalBlock(scope: !154, file: !3, line: 36, column: 2)
!159 = !DILocation(line: 36, column: 23, scope: !158)
!160 = !DILocation(line: 36, column: 20, scope: !158)
!161 = !DILocation(line: 36, column: 2, scope: !154)
!162 = !DILocation(line: 37, column: 14, scope: !158)
!163 = !DILocation(line: 37, column: 16, scope: !158)
!164 = !DILocation(line: 37, column: 18, scope: !158)
!165 = !DILocation(line: 37, column: 31, scope: !158)
!166 = !DILocation(line: 37, column: 33, scope: !158)
!167 = !DILocation(line: 37, column: 25, scope: !158)
!168 = !DILocation(line: 37, column: 23, scope: !158)
!169 = !DILocation(line: 37, column: 9, scope: !158)
!170 = !DILocation(line: 37, column: 12, scope: !158)
!171 = !DILocation(line: 37, column: 3, scope: !158)
!172 = !DILocation(line: 36, column: 27, scope: !158)
!173 = !DILocation(line: 36, column: 2, scope: !158)
!174 = distinct !{!174, !161, !175, !176}
!175 = !DILocation(line: 37, column: 36, scope: !154)
!176 = !{!"llvm.loop.mustprogress"}
!177 = !DILocation(line: 38, column: 15, scope: !115)
!178 = !DILocation(line: 38, column: 9, scope: !115)
!179 = !DILocation(line: 39, column: 1, scope: !115)
!180 = !DILocalVariable(name: "n", arg: 1, scope: !11, file: !3, line: 41, type: !7)
!181 = !DILocation(line: 41, column: 21, scope: !11)
!182 = !DILocation(line: 44, column: 16, scope: !11)
!183 = !DILocation(line: 44, column: 18, scope: !11)
!184 = !DILocation(line: 44, column: 8, scope: !11)
!185 = !DILocation(line: 44, column: 2, scope: !11)
!186 = !DILabel(scope: !11, name: "first", file: !3, line: 45)
!187 = !DILocation(line: 45, column: 1, scope: !11)
!188 = !DILocation(line: 46, column: 2, scope: !11)
!189 = !DILabel(scope: !11, name: "second", file: !3, line: 47)
!190 = !DILocation(line: 47, column: 1, scope: !11)
!191 = !DILocation(line: 48, column: 9, scope: !11)
!192 = !DILocation(line: 48, column: 2, scope: !11)
!193 = !DILocation(line: 49, column: 1, scope: !11)
