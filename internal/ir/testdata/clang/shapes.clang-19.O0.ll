; ModuleID = 'shapes.c'
source_filename = "shapes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.shape = type { [6 x i8], [3 x %struct.point], %struct.link, double, i8 }
%struct.point = type { i32, i32 }
%struct.link = type { ptr }

@unit = internal global %struct.shape { [6 x i8] c"unit\00\00", [3 x %struct.point] [%struct.point zeroinitializer, %struct.point { i32 1, i32 0 }, %struct.point { i32 1, i32 1 }], %struct.link { ptr getelementptr (i8, ptr @unit, i64 32) }, double 5.000000e-01, i8 10 }, align 8, !dbg !0
@corner = internal global ptr getelementptr (i8, ptr @unit, i64 20), align 8, !dbg !37
@tail = internal global ptr getelementptr (i8, ptr @unit, i64 2), align 8, !dbg !40
@.str = private unnamed_addr constant [3 x i8] c"it\00", align 1, !dbg !34

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @area(i32 noundef %a, i32 noundef %b) #0 !dbg !50 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
    #dbg_declare(ptr %a.addr, !54, !DIExpression(), !55)
  store i32 %b, ptr %b.addr, align 4
    #dbg_declare(ptr %b.addr, !56, !DIExpression(), !57)
  %0 = load i32, ptr %a.addr, align 4, !dbg !58
  %1 = load i32, ptr %b.addr, align 4, !dbg !59
  %mul = mul nsw i32 %0, %1, !dbg !60
  ret i32 %mul, !dbg !61
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 !dbg !62 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  %p = alloca %struct.point, align 4
  %s = alloca ptr, align 8
  %wide = alloca x86_fp80, align 16
  store i32 0, ptr %retval, align 4
  store i32 %argc, ptr %argc.addr, align 4
    #dbg_declare(ptr %argc.addr, !66, !DIExpression(), !67)
  store ptr %argv, ptr %argv.addr, align 8
    #dbg_declare(ptr %argv.addr, !68, !DIExpression(), !69)
    #dbg_declare(ptr %p, !70, !DIExpression(), !71)
  %0 = load i32, ptr %argc.addr, align 4, !dbg !72
  %rem = srem i32 %0, 3, !dbg !73
  %idxprom = sext i32 %rem to i64, !dbg !74
  %arrayidx = getelementptr inbounds [3 x %struct.point], ptr getelementptr inbounds (%struct.shape, ptr @unit, i32 0, i32 1), i64 0, i64 %idxprom, !dbg !74
  %1 = load i32, ptr %argc.addr, align 4, !dbg !75
  %2 = load i32, ptr %argc.addr, align 4, !dbg !76
  %sub = sub nsw i32 0, %2, !dbg !77
  %3 = load i64, ptr %arrayidx, align 8, !dbg !78
  %call = call i64 @move(i64 %3, i32 noundef %1, i32 noundef %sub), !dbg !78
  store i64 %call, ptr %p, align 4, !dbg !78
    #dbg_declare(ptr %s, !79, !DIExpression(), !80)
  %4 = load ptr, ptr getelementptr inbounds (%struct.shape, ptr @unit, i32 0, i32 2), align 8, !dbg !81
  %call1 = call ptr @shape_of(ptr noundef %4), !dbg !82
  store ptr %call1, ptr %s, align 8, !dbg !80
    #dbg_declare(ptr %wide, !83, !DIExpression(), !85)
  %5 = load ptr, ptr %s, align 8, !dbg !86
  %area = getelementptr inbounds %struct.shape, ptr %5, i32 0, i32 3, !dbg !87
  %6 = load double, ptr %area, align 8, !dbg !87
  %7 = load i32, ptr %argc.addr, align 4, !dbg !88
  %conv = sitofp i32 %7 to double, !dbg !88
  %mul = fmul double %6, %conv, !dbg !89
  %conv2 = fpext double %mul to x86_fp80, !dbg !86
  store x86_fp80 %conv2, ptr %wide, align 16, !dbg !85
  %8 = load ptr, ptr %s, align 8, !dbg !90
  %visible = getelementptr inbounds %struct.shape, ptr %8, i32 0, i32 4, !dbg !92
  %bf.load = load i8, ptr %visible, align 8, !dbg !92
  %bf.lshr = lshr i8 %bf.load, 3, !dbg !92
  %bf.clear = and i8 %bf.lshr, 1, !dbg !92
  %bf.cast = zext i8 %bf.clear to i32, !dbg !92
  %tobool = icmp ne i32 %bf.cast, 0, !dbg !90
  br i1 %tobool, label %land.lhs.true, label %if.end, !dbg !93

land.lhs.true:                                    ; preds = %entry
  %9 = load ptr, ptr @corner, align 8, !dbg !94
  %10 = load i32, ptr %9, align 4, !dbg !95
  %cmp = icmp eq i32 %10, 0, !dbg !96
  br i1 %cmp, label %land.lhs.true4, label %if.end, !dbg !97

land.lhs.true4:                                   ; preds = %land.lhs.true
  %11 = load ptr, ptr @tail, align 8, !dbg !98
  %call5 = call i32 @strcmp(ptr noundef %11, ptr noundef @.str) #3, !dbg !99
  %cmp6 = icmp eq i32 %call5, 0, !dbg !100
  br i1 %cmp6, label %if.then, label %if.end, !dbg !101

if.then:                                          ; preds = %land.lhs.true4
  %x = getelementptr inbounds %struct.point, ptr %p, i32 0, i32 0, !dbg !102
  %12 = load i32, ptr %x, align 4, !dbg !102
  %y = getelementptr inbounds %struct.point, ptr %p, i32 0, i32 1, !dbg !103
  %13 = load i32, ptr %y, align 4, !dbg !103
  %call8 = call i32 @area(i32 noundef %12, i32 noundef %13), !dbg !104
  store i32 %call8, ptr %retval, align 4, !dbg !105
  br label %return, !dbg !105

if.end:                                           ; preds = %land.lhs.true4, %land.lhs.true, %entry
  %14 = load ptr, ptr %argv.addr, align 8, !dbg !106
  %arrayidx9 = getelementptr inbounds ptr, ptr %14, i64 0, !dbg !106
  %15 = load ptr, ptr %arrayidx9, align 8, !dbg !106
  %arrayidx10 = getelementptr inbounds i8, ptr %15, i64 0, !dbg !106
  %16 = load i8, ptr %arrayidx10, align 1, !dbg !106
  %conv11 = sext i8 %16 to i32, !dbg !106
  %17 = load x86_fp80, ptr %wide, align 16, !dbg !107
  %cmp12 = fcmp ogt x86_fp80 %17, 0xK3FFF8000000000000000, !dbg !108
  %conv13 = zext i1 %cmp12 to i32, !dbg !108
  %add = add nsw i32 %conv11, %conv13, !dbg !109
  store i32 %add, ptr %retval, align 4, !dbg !110
  br label %return, !dbg !110

return:                                           ; preds = %if.end, %if.then
  %18 = load i32, ptr %retval, align 4, !dbg !111
  ret i32 %18, !dbg !111
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @move(i64 %p.coerce, i32 noundef %dx, i32 noundef %dy) #0 !dbg !112 {
entry:
  %retval = alloca %struct.point, align 4
  %p = alloca %struct.point, align 4
  %dx.addr = alloca i32, align 4
  %dy.addr = alloca i32, align 4
  store i64 %p.coerce, ptr %p, align 4
    #dbg_declare(ptr %p, !115, !DIExpression(), !116)
  store i32 %dx, ptr %dx.addr, align 4
    #dbg_declare(ptr %dx.addr, !117, !DIExpression(), !118)
  store i32 %dy, ptr %dy.addr, align 4
    #dbg_declare(ptr %dy.addr, !119, !DIExpression(), !120)
  %0 = load i32, ptr %dx.addr, align 4, !dbg !121
  %x = getelementptr inbounds %struct.point, ptr %p, i32 0, i32 0, !dbg !122
  %1 = load i32, ptr %x, align 4, !dbg !123
  %add = add nsw i32 %1, %0, !dbg !123
  store i32 %add, ptr %x, align 4, !dbg !123
  %2 = load i32, ptr %dy.addr, align 4, !dbg !124
  %y = getelementptr inbounds %struct.point, ptr %p, i32 0, i32 1, !dbg !125
  %3 = load i32, ptr %y, align 4, !dbg !126
  %add1 = add nsw i32 %3, %2, !dbg !126
  store i32 %add1, ptr %y, align 4, !dbg !126
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %retval, ptr align 4 %p, i64 8, i1 false), !dbg !127
  %4 = load i64, ptr %retval, align 4, !dbg !128
  ret i64 %4, !dbg !128
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @shape_of(ptr noundef %l) #0 !dbg !129 {
entry:
  %l.addr = alloca ptr, align 8
  store ptr %l, ptr %l.addr, align 8
    #dbg_declare(ptr %l.addr, !132, !DIExpression(), !133)
  %0 = load ptr, ptr %l.addr, align 8, !dbg !134
  %add.ptr = getelementptr inbounds i8, ptr %0, i64 -32, !dbg !135
  ret ptr %add.ptr, !dbg !136
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind willreturn memory(read) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!42, !43, !44, !45, !46, !47, !48}
!llvm.ident = !{!49}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "unit", scope: !2, file: !3, line: 14, type: !6, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !33, splitDebugInlining: false, nameTableKind: None)
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
!48 = !{i32 7, !"frame-pointer", i32 2}
!49 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!50 = distinct !DISubprogram(name: "area", scope: !3, file: !3, line: 27, type: !51, scopeLine: 27, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!51 = !DISubroutineType(types: !52)
!52 = !{!18, !18, !18}
!53 = !{}
!54 = !DILocalVariable(name: "a", arg: 1, scope: !50, file: !3, line: 27, type: !18)
!55 = !DILocation(line: 27, column: 20, scope: !50)
!56 = !DILocalVariable(name: "b", arg: 2, scope: !50, file: !3, line: 27, type: !18)
!57 = !DILocation(line: 27, column: 23, scope: !50)
!58 = !DILocation(line: 27, column: 35, scope: !50)
!59 = !DILocation(line: 27, column: 39, scope: !50)
!60 = !DILocation(line: 27, column: 37, scope: !50)
!61 = !DILocation(line: 27, column: 28, scope: !50)
!62 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 29, type: !63, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!63 = !DISubroutineType(types: !64)
!64 = !{!18, !18, !65}
!65 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!66 = !DILocalVariable(name: "argc", arg: 1, scope: !62, file: !3, line: 29, type: !18)
!67 = !DILocation(line: 29, column: 14, scope: !62)
!68 = !DILocalVariable(name: "argv", arg: 2, scope: !62, file: !3, line: 29, type: !65)
!69 = !DILocation(line: 29, column: 27, scope: !62)
!70 = !DILocalVariable(name: "p", scope: !62, file: !3, line: 31, type: !15)
!71 = !DILocation(line: 31, column: 15, scope: !62)
!72 = !DILocation(line: 31, column: 37, scope: !62)
!73 = !DILocation(line: 31, column: 42, scope: !62)
!74 = !DILocation(line: 31, column: 24, scope: !62)
!75 = !DILocation(line: 31, column: 48, scope: !62)
!76 = !DILocation(line: 31, column: 55, scope: !62)
!77 = !DILocation(line: 31, column: 54, scope: !62)
!78 = !DILocation(line: 31, column: 19, scope: !62)
!79 = !DILocalVariable(name: "s", scope: !62, file: !3, line: 32, type: !5)
!80 = !DILocation(line: 32, column: 16, scope: !62)
!81 = !DILocation(line: 32, column: 39, scope: !62)
!82 = !DILocation(line: 32, column: 20, scope: !62)
!83 = !DILocalVariable(name: "wide", scope: !62, file: !3, line: 33, type: !84)
!84 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!85 = !DILocation(line: 33, column: 14, scope: !62)
!86 = !DILocation(line: 33, column: 21, scope: !62)
!87 = !DILocation(line: 33, column: 24, scope: !62)
!88 = !DILocation(line: 33, column: 31, scope: !62)
!89 = !DILocation(line: 33, column: 29, scope: !62)
!90 = !DILocation(line: 34, column: 6, scope: !91)
!91 = distinct !DILexicalBlock(scope: !62, file: !3, line: 34, column: 6)
!92 = !DILocation(line: 34, column: 9, scope: !91)
!93 = !DILocation(line: 34, column: 17, scope: !91)
!94 = !DILocation(line: 34, column: 21, scope: !91)
!95 = !DILocation(line: 34, column: 20, scope: !91)
!96 = !DILocation(line: 34, column: 28, scope: !91)
!97 = !DILocation(line: 34, column: 33, scope: !91)
!98 = !DILocation(line: 34, column: 43, scope: !91)
!99 = !DILocation(line: 34, column: 36, scope: !91)
!100 = !DILocation(line: 34, column: 55, scope: !91)
!101 = !DILocation(line: 34, column: 6, scope: !62)
!102 = !DILocation(line: 35, column: 17, scope: !91)
!103 = !DILocation(line: 35, column: 22, scope: !91)
!104 = !DILocation(line: 35, column: 10, scope: !91)
!105 = !DILocation(line: 35, column: 3, scope: !91)
!106 = !DILocation(line: 36, column: 9, scope: !62)
!107 = !DILocation(line: 36, column: 23, scope: !62)
!108 = !DILocation(line: 36, column: 28, scope: !62)
!109 = !DILocation(line: 36, column: 20, scope: !62)
!110 = !DILocation(line: 36, column: 2, scope: !62)
!111 = !DILocation(line: 37, column: 1, scope: !62)
!112 = distinct !DISubprogram(name: "move", scope: !3, file: !3, line: 20, type: !113, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!113 = !DISubroutineType(types: !114)
!114 = !{!15, !15, !18, !18}
!115 = !DILocalVariable(name: "p", arg: 1, scope: !112, file: !3, line: 20, type: !15)
!116 = !DILocation(line: 20, column: 39, scope: !112)
!117 = !DILocalVariable(name: "dx", arg: 2, scope: !112, file: !3, line: 20, type: !18)
!118 = !DILocation(line: 20, column: 46, scope: !112)
!119 = !DILocalVariable(name: "dy", arg: 3, scope: !112, file: !3, line: 20, type: !18)
!120 = !DILocation(line: 20, column: 54, scope: !112)
!121 = !DILocation(line: 22, column: 9, scope: !112)
!122 = !DILocation(line: 22, column: 4, scope: !112)
!123 = !DILocation(line: 22, column: 6, scope: !112)
!124 = !DILocation(line: 23, column: 9, scope: !112)
!125 = !DILocation(line: 23, column: 4, scope: !112)
!126 = !DILocation(line: 23, column: 6, scope: !112)
!127 = !DILocation(line: 24, column: 9, scope: !112)
!128 = !DILocation(line: 24, column: 2, scope: !112)
!129 = distinct !DISubprogram(name: "shape_of", scope: !3, file: !3, line: 18, type: !130, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!130 = !DISubroutineType(types: !131)
!131 = !{!5, !26}
!132 = !DILocalVariable(name: "l", arg: 1, scope: !129, file: !3, line: 18, type: !26)
!133 = !DILocation(line: 18, column: 44, scope: !129)
!134 = !DILocation(line: 18, column: 81, scope: !129)
!135 = !DILocation(line: 18, column: 83, scope: !129)
!136 = !DILocation(line: 18, column: 49, scope: !129)
