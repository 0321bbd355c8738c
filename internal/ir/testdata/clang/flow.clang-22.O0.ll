; ModuleID = 'flow.c'
source_filename = "flow.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.word = type { float }

@names = internal constant [3 x ptr] [ptr @.str, ptr @.str.1, ptr @.str.2], align 16, !dbg !0
@.str = private unnamed_addr constant [6 x i8] c"point\00", align 1, !dbg !9
@.str.1 = private unnamed_addr constant [5 x i8] c"line\00", align 1, !dbg !15
@.str.2 = private unnamed_addr constant [5 x i8] c"area\00", align 1, !dbg !20
@jump.targets = internal constant [2 x ptr] [ptr blockaddress(@jump, %first), ptr blockaddress(@jump, %second)], align 16, !dbg !22

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 !dbg !47 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  %wide = alloca x86_fp80, align 16
  store i32 0, ptr %retval, align 4
  store i32 %argc, ptr %argc.addr, align 4
    #dbg_declare(ptr %argc.addr, !52, !DIExpression(), !53)
  store ptr %argv, ptr %argv.addr, align 8
    #dbg_declare(ptr %argv.addr, !54, !DIExpression(), !55)
    #dbg_declare(ptr %wide, !56, !DIExpression(), !58)
  %0 = load i32, ptr %argc.addr, align 4, !dbg !59
  %call = call float @scale(float noundef 2.500000e+00, i32 noundef %0), !dbg !60
  %conv = fpext float %call to x86_fp80, !dbg !60
  store x86_fp80 %conv, ptr %wide, align 16, !dbg !58
  %1 = load i32, ptr %argc.addr, align 4, !dbg !61
  %2 = load ptr, ptr %argv.addr, align 8, !dbg !62
  %3 = ptrtoint ptr %2 to i64, !dbg !63
  %call1 = call i32 @classify(i32 noundef %1, i64 noundef %3), !dbg !64
  %4 = load i32, ptr %argc.addr, align 4, !dbg !65
  %call2 = call i32 @spread(i32 noundef %4), !dbg !66
  %add = add nsw i32 %call1, %call2, !dbg !67
  %5 = load i32, ptr %argc.addr, align 4, !dbg !68
  %call3 = call i32 @jump(i32 noundef %5), !dbg !69
  %add4 = add nsw i32 %add, %call3, !dbg !70
  %6 = load x86_fp80, ptr %wide, align 16, !dbg !71
  %cmp = fcmp ogt x86_fp80 %6, 0xK3FFF8000000000000000, !dbg !72
  %conv5 = zext i1 %cmp to i32, !dbg !72
  %add6 = add nsw i32 %add4, %conv5, !dbg !73
  ret i32 %add6, !dbg !74
}

; Function Attrs: noinline nounwind uwtable
define internal float @scale(float noundef %f, i32 noundef %by) #0 !dbg !75 {
entry:
  %f.addr = alloca float, align 4
  %by.addr = alloca i32, align 4
  %w = alloca %union.word, align 4
  store float %f, ptr %f.addr, align 4
    #dbg_declare(ptr %f.addr, !79, !DIExpression(), !80)
  store i32 %by, ptr %by.addr, align 4
    #dbg_declare(ptr %by.addr, !81, !DIExpression(), !82)
    #dbg_declare(ptr %w, !83, !DIExpression(), !88)
  %0 = load float, ptr %f.addr, align 4, !dbg !89
  %mul = fmul float %0, 1.500000e+00, !dbg !90
  store float %mul, ptr %w, align 4, !dbg !91
  %1 = load i32, ptr %by.addr, align 4, !dbg !92
  %shl = shl i32 %1, 23, !dbg !93
  %2 = load i32, ptr %w, align 4, !dbg !94
  %add = add i32 %2, %shl, !dbg !94
  store i32 %add, ptr %w, align 4, !dbg !94
  %3 = load float, ptr %w, align 4, !dbg !95
  ret float %3, !dbg !96
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @classify(i32 noundef %kind, i64 noundef %bits) #0 !dbg !97 {
entry:
  %retval = alloca i32, align 4
  %kind.addr = alloca i32, align 4
  %bits.addr = alloca i64, align 8
  store i32 %kind, ptr %kind.addr, align 4
    #dbg_declare(ptr %kind.addr, !100, !DIExpression(), !101)
  store i64 %bits, ptr %bits.addr, align 8
    #dbg_declare(ptr %bits.addr, !102, !DIExpression(), !103)
  %0 = load i32, ptr %kind.addr, align 4, !dbg !104
  switch i32 %0, label %sw.default [
    i32 0, label %sw.bb
    i32 1, label %sw.bb1
    i32 2, label %sw.bb1
    i32 3, label %sw.bb1
    i32 100, label %sw.bb2
  ], !dbg !105

sw.bb:                                            ; preds = %entry
  br label %line, !dbg !106

sw.bb1:                                           ; preds = %entry, %entry, %entry
  store i32 4, ptr %retval, align 4, !dbg !108
  br label %return, !dbg !108

sw.bb2:                                           ; preds = %entry
  br label %count, !dbg !109

sw.default:                                       ; preds = %entry
  %1 = load i64, ptr %bits.addr, align 8, !dbg !110
  %shr = lshr i64 %1, 3, !dbg !111
  %2 = load i64, ptr %bits.addr, align 8, !dbg !112
  %shl = shl i64 %2, 5, !dbg !113
  %or = or i64 %shr, %shl, !dbg !114
  %conv = trunc i64 %or to i32, !dbg !115
  store i32 %conv, ptr %retval, align 4, !dbg !116
  br label %return, !dbg !116

line:                                             ; preds = %sw.bb
    #dbg_label(!117, !118)
  %3 = load ptr, ptr getelementptr inbounds ([3 x ptr], ptr @names, i64 0, i64 1), align 8, !dbg !119
  %arrayidx = getelementptr inbounds i8, ptr %3, i64 0, !dbg !119
  %4 = load i8, ptr %arrayidx, align 1, !dbg !119
  %conv3 = sext i8 %4 to i32, !dbg !119
  store i32 %conv3, ptr %retval, align 4, !dbg !120
  br label %return, !dbg !120

count:                                            ; preds = %sw.bb2
    #dbg_label(!121, !122)
  %5 = load ptr, ptr @names, align 16, !dbg !123
  %arrayidx4 = getelementptr inbounds i8, ptr %5, i64 1, !dbg !123
  %6 = load i8, ptr %arrayidx4, align 1, !dbg !123
  %conv5 = sext i8 %6 to i32, !dbg !123
  store i32 %conv5, ptr %retval, align 4, !dbg !124
  br label %return, !dbg !124

return:                                           ; preds = %count, %line, %sw.default, %sw.bb1
  %7 = load i32, ptr %retval, align 4, !dbg !125
  ret i32 %7, !dbg !125
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @spread(i32 noundef %n) #0 !dbg !126 {
entry:
  %n.addr = alloca i32, align 4
  %v = alloca <4 x i32>, align 16
  %three = alloca <4 x i32>, align 16
  %saved_stack = alloca ptr, align 8
  %__vla_expr0 = alloca i64, align 8
  %where = alloca ptr, align 8
  %.compoundliteral = alloca <4 x i32>, align 16
  %i = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !127, !DIExpression(), !128)
    #dbg_declare(ptr %v, !129, !DIExpression(), !134)
  %0 = load i32, ptr %n.addr, align 4, !dbg !135
  %vecinit = insertelement <4 x i32> poison, i32 %0, i32 0, !dbg !136
  %1 = load i32, ptr %n.addr, align 4, !dbg !137
  %add = add nsw i32 %1, 1, !dbg !138
  %vecinit1 = insertelement <4 x i32> %vecinit, i32 %add, i32 1, !dbg !136
  %2 = load i32, ptr %n.addr, align 4, !dbg !139
  %add2 = add nsw i32 %2, 2, !dbg !140
  %vecinit3 = insertelement <4 x i32> %vecinit1, i32 %add2, i32 2, !dbg !136
  %vecinit4 = insertelement <4 x i32> %vecinit3, i32 3, i32 3, !dbg !136
  store <4 x i32> %vecinit4, ptr %v, align 16, !dbg !134
    #dbg_declare(ptr %three, !141, !DIExpression(), !142)
  store <4 x i32> splat (i32 3), ptr %three, align 16, !dbg !142
  %3 = load i32, ptr %n.addr, align 4, !dbg !143
  %add5 = add nsw i32 %3, 1, !dbg !144
  %4 = zext i32 %add5 to i64, !dbg !145
  %5 = call ptr @llvm.stacksave.p0(), !dbg !145
  store ptr %5, ptr %saved_stack, align 8, !dbg !145
  %vla = alloca i32, i64 %4, align 16, !dbg !145
  store i64 %4, ptr %__vla_expr0, align 8, !dbg !145
    #dbg_declare(ptr %__vla_expr0, !146, !DIExpression(), !147)
    #dbg_declare(ptr %vla, !148, !DIExpression(), !152)
    #dbg_declare(ptr %where, !153, !DIExpression(), !155)
  store ptr %vla, ptr %where, align 8, !dbg !155
  %6 = load <4 x i32>, ptr %v, align 16, !dbg !156
  %7 = load <4 x i32>, ptr %three, align 16, !dbg !157
  %mul = mul <4 x i32> %6, %7, !dbg !158
  store <4 x i32> splat (i32 1), ptr %.compoundliteral, align 16, !dbg !159
  %8 = load <4 x i32>, ptr %.compoundliteral, align 16, !dbg !159
  %add6 = add <4 x i32> %mul, %8, !dbg !160
  store <4 x i32> %add6, ptr %v, align 16, !dbg !161
  %9 = mul nuw i64 4, %4, !dbg !162
  call void @llvm.memset.p0.i64(ptr align 16 %vla, i8 0, i64 %9, i1 false), !dbg !163
    #dbg_declare(ptr %i, !164, !DIExpression(), !166)
  store i32 0, ptr %i, align 4, !dbg !166
  br label %for.cond, !dbg !167

for.cond:                                         ; preds = %for.inc, %entry
  %10 = load i32, ptr %i, align 4, !dbg !168
  %11 = load i32, ptr %n.addr, align 4, !dbg !170
  %cmp = icmp sle i32 %10, %11, !dbg !171
  br i1 %cmp, label %for.body, label %for.end, !dbg !172

for.body:                                         ; preds = %for.cond
  %12 = load <4 x i32>, ptr %v, align 16, !dbg !173
  %13 = load i32, ptr %i, align 4, !dbg !174
  %and = and i32 %13, 3, !dbg !175
  %vecext = extractelement <4 x i32> %12, i32 %and, !dbg !173
  %14 = load i32, ptr %i, align 4, !dbg !176
  %div = sdiv i32 %14, 2, !dbg !177
  %idxprom = sext i32 %div to i64, !dbg !178
  %arrayidx = getelementptr inbounds i32, ptr %vla, i64 %idxprom, !dbg !178
  %15 = load i32, ptr %arrayidx, align 4, !dbg !178
  %add7 = add nsw i32 %vecext, %15, !dbg !179
  %16 = load ptr, ptr %where, align 8, !dbg !180
  %incdec.ptr = getelementptr inbounds nuw i32, ptr %16, i32 1, !dbg !180
  store ptr %incdec.ptr, ptr %where, align 8, !dbg !180
  store i32 %add7, ptr %16, align 4, !dbg !181
  br label %for.inc, !dbg !182

for.inc:                                          ; preds = %for.body
  %17 = load i32, ptr %i, align 4, !dbg !183
  %inc = add nsw i32 %17, 1, !dbg !183
  store i32 %inc, ptr %i, align 4, !dbg !183
  br label %for.cond, !dbg !184, !llvm.loop !185

for.end:                                          ; preds = %for.cond
  %18 = load i32, ptr %n.addr, align 4, !dbg !188
  %idxprom8 = sext i32 %18 to i64, !dbg !189
  %arrayidx9 = getelementptr inbounds i32, ptr %vla, i64 %idxprom8, !dbg !189
  %19 = load i32, ptr %arrayidx9, align 4, !dbg !189
  %20 = load ptr, ptr %saved_stack, align 8, !dbg !190
  call void @llvm.stackrestore.p0(ptr %20), !dbg !190
  ret i32 %19, !dbg !190
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @jump(i32 noundef %n) #0 !dbg !24 {
entry:
  %retval = alloca i32, align 4
  %n.addr = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !191, !DIExpression(), !192)
  %0 = load i32, ptr %n.addr, align 4, !dbg !193
  %and = and i32 %0, 1, !dbg !194
  %idxprom = sext i32 %and to i64, !dbg !195
  %arrayidx = getelementptr inbounds [2 x ptr], ptr @jump.targets, i64 0, i64 %idxprom, !dbg !195
  %1 = load ptr, ptr %arrayidx, align 8, !dbg !195
  br label %indirectgoto, !dbg !196

first:                                            ; preds = %indirectgoto
    #dbg_label(!197, !198)
  store i32 1, ptr %retval, align 4, !dbg !199
  br label %return, !dbg !199

second:                                           ; preds = %indirectgoto
    #dbg_label(!200, !201)
  %2 = load i32, ptr %n.addr, align 4, !dbg !202
  store i32 %2, ptr %retval, align 4, !dbg !203
  br label %return, !dbg !203

return:                                           ; preds = %second, %first
  %3 = load i32, ptr %retval, align 4, !dbg !204
  ret i32 %3, !dbg !204

indirectgoto:                                     ; preds = %entry
  %indirect.goto.dest = phi ptr [ %1, %entry ]
  indirectbr ptr %indirect.goto.dest, [label %first, label %second]
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!39, !40, !41, !42, !43, !44, !45}
!llvm.ident = !{!46}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "names", scope: !2, file: !3, line: 7, type: !33, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "flow.c", directory: ".", checksumkind: CSK_MD5, checksum: "c322fac13aeaf6b2e5186502796c89fa")
!4 = !{!5, !6, !7}
!5 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{!9, !15, !20, !0, !22}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(scope: null, file: !3, line: 7, type: !11, isLocal: true, isDefinition: true)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 48, elements: !13)
!12 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!13 = !{!14}
!14 = !DISubrange(count: 6)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(scope: null, file: !3, line: 7, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 40, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 5)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !3, line: 7, type: !17, isLocal: true, isDefinition: true)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "targets", scope: !24, file: !3, line: 43, type: !28, isLocal: true, isDefinition: true)
!24 = distinct !DISubprogram(name: "jump", scope: !3, file: !3, line: 41, type: !25, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!25 = !DISubroutineType(types: !26)
!26 = !{!7, !7}
!27 = !{}
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 128, elements: !31)
!29 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !30)
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!31 = !{!32}
!32 = !DISubrange(count: 2)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !34, size: 192, elements: !37)
!34 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!36 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!37 = !{!38}
!38 = !DISubrange(count: 3)
!39 = !{i32 7, !"Dwarf Version", i32 5}
!40 = !{i32 2, !"Debug Info Version", i32 3}
!41 = !{i32 1, !"wchar_size", i32 4}
!42 = !{i32 8, !"PIC Level", i32 2}
!43 = !{i32 7, !"PIE Level", i32 2}
!44 = !{i32 7, !"uwtable", i32 2}
!45 = !{i32 7, !"frame-pointer", i32 2}
!46 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!47 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 51, type: !48, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !27)
!48 = !DISubroutineType(types: !49)
!49 = !{!7, !7, !50}
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!52 = !DILocalVariable(name: "argc", arg: 1, scope: !47, file: !3, line: 51, type: !7)
!53 = !DILocation(line: 51, column: 14, scope: !47)
!54 = !DILocalVariable(name: "argv", arg: 2, scope: !47, file: !3, line: 51, type: !50)
!55 = !DILocation(line: 51, column: 27, scope: !47)
!56 = !DILocalVariable(name: "wide", scope: !47, file: !3, line: 53, type: !57)
!57 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!58 = !DILocation(line: 53, column: 14, scope: !47)
!59 = !DILocation(line: 53, column: 33, scope: !47)
!60 = !DILocation(line: 53, column: 21, scope: !47)
!61 = !DILocation(line: 54, column: 18, scope: !47)
!62 = !DILocation(line: 54, column: 39, scope: !47)
!63 = !DILocation(line: 54, column: 24, scope: !47)
!64 = !DILocation(line: 54, column: 9, scope: !47)
!65 = !DILocation(line: 54, column: 54, scope: !47)
!66 = !DILocation(line: 54, column: 47, scope: !47)
!67 = !DILocation(line: 54, column: 45, scope: !47)
!68 = !DILocation(line: 54, column: 67, scope: !47)
!69 = !DILocation(line: 54, column: 62, scope: !47)
!70 = !DILocation(line: 54, column: 60, scope: !47)
!71 = !DILocation(line: 54, column: 76, scope: !47)
!72 = !DILocation(line: 54, column: 81, scope: !47)
!73 = !DILocation(line: 54, column: 73, scope: !47)
!74 = !DILocation(line: 54, column: 2, scope: !47)
!75 = distinct !DISubprogram(name: "scale", scope: !3, file: !3, line: 23, type: !76, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!76 = !DISubroutineType(types: !77)
!77 = !{!78, !78, !7}
!78 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!79 = !DILocalVariable(name: "f", arg: 1, scope: !75, file: !3, line: 23, type: !78)
!80 = !DILocation(line: 23, column: 26, scope: !75)
!81 = !DILocalVariable(name: "by", arg: 2, scope: !75, file: !3, line: 23, type: !7)
!82 = !DILocation(line: 23, column: 33, scope: !75)
!83 = !DILocalVariable(name: "w", scope: !75, file: !3, line: 25, type: !84)
!84 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "word", file: !3, line: 4, size: 32, elements: !85)
!85 = !{!86, !87}
!86 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !84, file: !3, line: 4, baseType: !78, size: 32)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "u", scope: !84, file: !3, line: 4, baseType: !6, size: 32)
!88 = !DILocation(line: 25, column: 13, scope: !75)
!89 = !DILocation(line: 25, column: 23, scope: !75)
!90 = !DILocation(line: 25, column: 25, scope: !75)
!91 = !DILocation(line: 25, column: 17, scope: !75)
!92 = !DILocation(line: 26, column: 19, scope: !75)
!93 = !DILocation(line: 26, column: 22, scope: !75)
!94 = !DILocation(line: 26, column: 6, scope: !75)
!95 = !DILocation(line: 27, column: 11, scope: !75)
!96 = !DILocation(line: 27, column: 2, scope: !75)
!97 = distinct !DISubprogram(name: "classify", scope: !3, file: !3, line: 9, type: !98, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!98 = !DISubroutineType(types: !99)
!99 = !{!7, !7, !5}
!100 = !DILocalVariable(name: "kind", arg: 1, scope: !97, file: !3, line: 9, type: !7)
!101 = !DILocation(line: 9, column: 25, scope: !97)
!102 = !DILocalVariable(name: "bits", arg: 2, scope: !97, file: !3, line: 9, type: !5)
!103 = !DILocation(line: 9, column: 45, scope: !97)
!104 = !DILocation(line: 11, column: 10, scope: !97)
!105 = !DILocation(line: 11, column: 2, scope: !97)
!106 = !DILocation(line: 12, column: 10, scope: !107)
!107 = distinct !DILexicalBlock(scope: !97, file: !3, line: 11, column: 16)
!108 = !DILocation(line: 13, column: 26, scope: !107)
!109 = !DILocation(line: 14, column: 12, scope: !107)
!110 = !DILocation(line: 15, column: 24, scope: !107)
!111 = !DILocation(line: 15, column: 29, scope: !107)
!112 = !DILocation(line: 15, column: 36, scope: !107)
!113 = !DILocation(line: 15, column: 41, scope: !107)
!114 = !DILocation(line: 15, column: 34, scope: !107)
!115 = !DILocation(line: 15, column: 18, scope: !107)
!116 = !DILocation(line: 15, column: 11, scope: !107)
!117 = !DILabel(scope: !97, name: "line", file: !3, line: 17, column: 1)
!118 = !DILocation(line: 17, column: 1, scope: !97)
!119 = !DILocation(line: 18, column: 9, scope: !97)
!120 = !DILocation(line: 18, column: 2, scope: !97)
!121 = !DILabel(scope: !97, name: "count", file: !3, line: 19, column: 1)
!122 = !DILocation(line: 19, column: 1, scope: !97)
!123 = !DILocation(line: 20, column: 9, scope: !97)
!124 = !DILocation(line: 20, column: 2, scope: !97)
!125 = !DILocation(line: 21, column: 1, scope: !97)
!126 = distinct !DISubprogram(name: "spread", scope: !3, file: !3, line: 30, type: !25, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!127 = !DILocalVariable(name: "n", arg: 1, scope: !126, file: !3, line: 30, type: !7)
!128 = !DILocation(line: 30, column: 23, scope: !126)
!129 = !DILocalVariable(name: "v", scope: !126, file: !3, line: 32, type: !130)
!130 = !DIDerivedType(tag: DW_TAG_typedef, name: "lanes", file: !3, line: 5, baseType: !131)
!131 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 128, flags: DIFlagVector, elements: !132)
!132 = !{!133}
!133 = !DISubrange(count: 4)
!134 = !DILocation(line: 32, column: 8, scope: !126)
!135 = !DILocation(line: 32, column: 13, scope: !126)
!136 = !DILocation(line: 32, column: 12, scope: !126)
!137 = !DILocation(line: 32, column: 16, scope: !126)
!138 = !DILocation(line: 32, column: 18, scope: !126)
!139 = !DILocation(line: 32, column: 23, scope: !126)
!140 = !DILocation(line: 32, column: 25, scope: !126)
!141 = !DILocalVariable(name: "three", scope: !126, file: !3, line: 32, type: !130)
!142 = !DILocation(line: 32, column: 34, scope: !126)
!143 = !DILocation(line: 33, column: 12, scope: !126)
!144 = !DILocation(line: 33, column: 14, scope: !126)
!145 = !DILocation(line: 33, column: 2, scope: !126)
!146 = !DILocalVariable(name: "__vla_expr0", scope: !126, type: !5, flags: DIFlagArtificial)
!147 = !DILocation(line: 0, scope: !126)
!148 = !DILocalVariable(name: "cells", scope: !126, file: !3, line: 33, type: !149)
!149 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, elements: !150)
!150 = !{!151}
!151 = !DISubrange(count: !146)
!152 = !DILocation(line: 33, column: 6, scope: !126)
!153 = !DILocalVariable(name: "where", scope: !126, file: !3, line: 33, type: !154)
!154 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!155 = !DILocation(line: 33, column: 21, scope: !126)
!156 = !DILocation(line: 34, column: 6, scope: !126)
!157 = !DILocation(line: 34, column: 10, scope: !126)
!158 = !DILocation(line: 34, column: 8, scope: !126)
!159 = !DILocation(line: 34, column: 18, scope: !126)
!160 = !DILocation(line: 34, column: 16, scope: !126)
!161 = !DILocation(line: 34, column: 4, scope: !126)
!162 = !DILocation(line: 35, column: 19, scope: !126)
!163 = !DILocation(line: 35, column: 2, scope: !126)
!164 = !DILocalVariable(name: "i", scope: !165, file: !3, line: 36, type: !7)
!165 = distinct !DILexicalBlock(scope: !126, file: !3, line: 36, column: 2)
!166 = !DILocation(line: 36, column: 11, scope: !165)
!167 = !DILocation(line: 36, column: 7, scope: !165)
!168 = !DILocation(line: 36, column: 18, scope: !169)
!169 = distinct !DILexicalBlock(scope: !165, file: !3, line: 36, column: 2)
!170 = !DILocation(line: 36, column: 23, scope: !169)
!171 = !DILocation(line: 36, column: 20, scope: !169)
!172 = !DILocation(line: 36, column: 2, scope: !165)
!173 = !DILocation(line: 37, column: 14, scope: !169)
!174 = !DILocation(line: 37, column: 16, scope: !169)
!175 = !DILocation(line: 37, column: 18, scope: !169)
!176 = !DILocation(line: 37, column: 31, scope: !169)
!177 = !DILocation(line: 37, column: 33, scope: !169)
!178 = !DILocation(line: 37, column: 25, scope: !169)
!179 = !DILocation(line: 37, column: 23, scope: !169)
!180 = !DILocation(line: 37, column: 9, scope: !169)
!181 = !DILocation(line: 37, column: 12, scope: !169)
!182 = !DILocation(line: 37, column: 3, scope: !169)
!183 = !DILocation(line: 36, column: 27, scope: !169)
!184 = !DILocation(line: 36, column: 2, scope: !169)
!185 = distinct !{!185, !172, !186, !187}
!186 = !DILocation(line: 37, column: 36, scope: !165)
!187 = !{!"llvm.loop.mustprogress"}
!188 = !DILocation(line: 38, column: 15, scope: !126)
!189 = !DILocation(line: 38, column: 9, scope: !126)
!190 = !DILocation(line: 39, column: 1, scope: !126)
!191 = !DILocalVariable(name: "n", arg: 1, scope: !24, file: !3, line: 41, type: !7)
!192 = !DILocation(line: 41, column: 21, scope: !24)
!193 = !DILocation(line: 44, column: 16, scope: !24)
!194 = !DILocation(line: 44, column: 18, scope: !24)
!195 = !DILocation(line: 44, column: 8, scope: !24)
!196 = !DILocation(line: 44, column: 2, scope: !24)
!197 = !DILabel(scope: !24, name: "first", file: !3, line: 45, column: 1)
!198 = !DILocation(line: 45, column: 1, scope: !24)
!199 = !DILocation(line: 46, column: 2, scope: !24)
!200 = !DILabel(scope: !24, name: "second", file: !3, line: 47, column: 1)
!201 = !DILocation(line: 47, column: 1, scope: !24)
!202 = !DILocation(line: 48, column: 9, scope: !24)
!203 = !DILocation(line: 48, column: 2, scope: !24)
!204 = !DILocation(line: 49, column: 1, scope: !24)
