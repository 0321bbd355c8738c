; ModuleID = 'shapes.c'
source_filename = "shapes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.shape = type { [6 x i8], [3 x %struct.point], %struct.link, double, i8 }
%struct.point = type { i32, i32 }
%struct.link = type { %struct.link* }

@unit = internal global %struct.shape { [6 x i8] c"unit\00\00", [3 x %struct.point] [%struct.point zeroinitializer, %struct.point { i32 1, i32 0 }, %struct.point { i32 1, i32 1 }], %struct.link { %struct.link* bitcast (i8* getelementptr (%struct.shape, %struct.shape* @unit, i32 0, i32 0, i64 32) to %struct.link*) }, double 5.000000e-01, i8 10 }, align 8, !dbg !0
@corner = internal global i32* bitcast (i8* getelementptr (%struct.shape, %struct.shape* @unit, i32 0, i32 0, i64 20) to i32*), align 8, !dbg !34
@tail = internal global i8* getelementptr inbounds (%struct.shape, %struct.shape* @unit, i32 0, i32 0, i64 2), align 8, !dbg !37
@.str = private unnamed_addr constant [3 x i8] c"it\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @area(i32 noundef %a, i32 noundef %b) #0 !dbg !47 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, i32* %a.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %a.addr, metadata !51, metadata !DIExpression()), !dbg !52
  store i32 %b, i32* %b.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %b.addr, metadata !53, metadata !DIExpression()), !dbg !54
  %0 = load i32, i32* %a.addr, align 4, !dbg !55
  %1 = load i32, i32* %b.addr, align 4, !dbg !56
  %mul = mul nsw i32 %0, %1, !dbg !57
  ret i32 %mul, !dbg !58
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, i8** noundef %argv) #0 !dbg !59 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca i8**, align 8
  %p = alloca %struct.point, align 4
  %s = alloca %struct.shape*, align 8
  %wide = alloca x86_fp80, align 16
  store i32 0, i32* %retval, align 4
  store i32 %argc, i32* %argc.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %argc.addr, metadata !63, metadata !DIExpression()), !dbg !64
  store i8** %argv, i8*** %argv.addr, align 8
  call void @llvm.dbg.declare(metadata i8*** %argv.addr, metadata !65, metadata !DIExpression()), !dbg !66
  call void @llvm.dbg.declare(metadata %struct.point* %p, metadata !67, metadata !DIExpression()), !dbg !68
  %0 = load i32, i32* %argc.addr, align 4, !dbg !69
  %rem = srem i32 %0, 3, !dbg !70
  %idxprom = sext i32 %rem to i64, !dbg !71
  %arrayidx = getelementptr inbounds [3 x %struct.point], [3 x %struct.point]* getelementptr inbounds (%struct.shape, %struct.shape* @unit, i32 0, i32 1), i64 0, i64 %idxprom, !dbg !71
  %1 = load i32, i32* %argc.addr, align 4, !dbg !72
  %2 = load i32, i32* %argc.addr, align 4, !dbg !73
  %sub = sub nsw i32 0, %2, !dbg !74
  %3 = bitcast %struct.point* %arrayidx to i64*, !dbg !75
  %4 = load i64, i64* %3, align 8, !dbg !75
  %call = call i64 @move(i64 %4, i32 noundef %1, i32 noundef %sub), !dbg !75
  %5 = bitcast %struct.point* %p to i64*, !dbg !75
  store i64 %call, i64* %5, align 4, !dbg !75
  call void @llvm.dbg.declare(metadata %struct.shape** %s, metadata !76, metadata !DIExpression()), !dbg !77
  %6 = load %struct.link*, %struct.link** getelementptr inbounds (%struct.shape, %struct.shape* @unit, i32 0, i32 2, i32 0), align 8, !dbg !78
  %call1 = call %struct.shape* @shape_of(%struct.link* noundef %6), !dbg !79
  store %struct.shape* %call1, %struct.shape** %s, align 8, !dbg !77
  call void @llvm.dbg.declare(metadata x86_fp80* %wide, metadata !80, metadata !DIExpression()), !dbg !82
  %7 = load %struct.shape*, %struct.shape** %s, align 8, !dbg !83
  %area = getelementptr inbounds %struct.shape, %struct.shape* %7, i32 0, i32 3, !dbg !84
  %8 = load double, double* %area, align 8, !dbg !84
  %9 = load i32, i32* %argc.addr, align 4, !dbg !85
  %conv = sitofp i32 %9 to double, !dbg !85
  %mul = fmul double %8, %conv, !dbg !86
  %conv2 = fpext double %mul to x86_fp80, !dbg !83
  store x86_fp80 %conv2, x86_fp80* %wide, align 16, !dbg !82
  %10 = load %struct.shape*, %struct.shape** %s, align 8, !dbg !87
  %visible = getelementptr inbounds %struct.shape, %struct.shape* %10, i32 0, i32 4, !dbg !89
  %bf.load = load i8, i8* %visible, align 8, !dbg !89
  %bf.lshr = lshr i8 %bf.load, 3, !dbg !89
  %bf.clear = and i8 %bf.lshr, 1, !dbg !89
  %bf.cast = zext i8 %bf.clear to i32, !dbg !89
  %tobool = icmp ne i32 %bf.cast, 0, !dbg !87
  br i1 %tobool, label %land.lhs.true, label %if.end, !dbg !90

land.lhs.true:                                    ; preds = %entry
  %11 = load i32*, i32** @corner, align 8, !dbg !91
  %12 = load i32, i32* %11, align 4, !dbg !92
  %cmp = icmp eq i32 %12, 0, !dbg !93
  br i1 %cmp, label %land.lhs.true4, label %if.end, !dbg !94

land.lhs.true4:                                   ; preds = %land.lhs.true
  %13 = load i8*, i8** @tail, align 8, !dbg !95
  %call5 = call i32 @strcmp(i8* noundef %13, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0)) #4, !dbg !96
  %cmp6 = icmp eq i32 %call5, 0, !dbg !97
  br i1 %cmp6, label %if.then, label %if.end, !dbg !98

if.then:                                          ; preds = %land.lhs.true4
  %x = getelementptr inbounds %struct.point, %struct.point* %p, i32 0, i32 0, !dbg !99
  %14 = load i32, i32* %x, align 4, !dbg !99
  %y = getelementptr inbounds %struct.point, %struct.point* %p, i32 0, i32 1, !dbg !100
  %15 = load i32, i32* %y, align 4, !dbg !100
  %call8 = call i32 @area(i32 noundef %14, i32 noundef %15), !dbg !101
  store i32 %call8, i32* %retval, align 4, !dbg !102
  br label %return, !dbg !102

if.end:                                           ; preds = %land.lhs.true4, %land.lhs.true, %entry
  %16 = load i8**, i8*** %argv.addr, align 8, !dbg !103
  %arrayidx9 = getelementptr inbounds i8*, i8** %16, i64 0, !dbg !103
  %17 = load i8*, i8** %arrayidx9, align 8, !dbg !103
  %arrayidx10 = getelementptr inbounds i8, i8* %17, i64 0, !dbg !103
  %18 = load i8, i8* %arrayidx10, align 1, !dbg !103
  %conv11 = sext i8 %18 to i32, !dbg !103
  %19 = load x86_fp80, x86_fp80* %wide, align 16, !dbg !104
  %cmp12 = fcmp ogt x86_fp80 %19, 0xK3FFF8000000000000000, !dbg !105
  %conv13 = zext i1 %cmp12 to i32, !dbg !105
  %add = add nsw i32 %conv11, %conv13, !dbg !106
  store i32 %add, i32* %retval, align 4, !dbg !107
  br label %return, !dbg !107

return:                                           ; preds = %if.end, %if.then
  %20 = load i32, i32* %retval, align 4, !dbg !108
  ret i32 %20, !dbg !108
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @move(i64 %p.coerce, i32 noundef %dx, i32 noundef %dy) #0 !dbg !109 {
entry:
  %retval = alloca %struct.point, align 4
  %p = alloca %struct.point, align 4
  %dx.addr = alloca i32, align 4
  %dy.addr = alloca i32, align 4
  %0 = bitcast %struct.point* %p to i64*
  store i64 %p.coerce, i64* %0, align 4
  call void @llvm.dbg.declare(metadata %struct.point* %p, metadata !112, metadata !DIExpression()), !dbg !113
  store i32 %dx, i32* %dx.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %dx.addr, metadata !114, metadata !DIExpression()), !dbg !115
  store i32 %dy, i32* %dy.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %dy.addr, metadata !116, metadata !DIExpression()), !dbg !117
  %1 = load i32, i32* %dx.addr, align 4, !dbg !118
  %x = getelementptr inbounds %struct.point, %struct.point* %p, i32 0, i32 0, !dbg !119
  %2 = load i32, i32* %x, align 4, !dbg !120
  %add = add nsw i32 %2, %1, !dbg !120
  store i32 %add, i32* %x, align 4, !dbg !120
  %3 = load i32, i32* %dy.addr, align 4, !dbg !121
  %y = getelementptr inbounds %struct.point, %struct.point* %p, i32 0, i32 1, !dbg !122
  %4 = load i32, i32* %y, align 4, !dbg !123
  %add1 = add nsw i32 %4, %3, !dbg !123
  store i32 %add1, i32* %y, align 4, !dbg !123
  %5 = bitcast %struct.point* %retval to i8*, !dbg !124
  %6 = bitcast %struct.point* %p to i8*, !dbg !124
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %5, i8* align 4 %6, i64 8, i1 false), !dbg !124
  %7 = bitcast %struct.point* %retval to i64*, !dbg !125
  %8 = load i64, i64* %7, align 4, !dbg !125
  ret i64 %8, !dbg !125
}

; Function Attrs: noinline nounwind uwtable
define internal %struct.shape* @shape_of(%struct.link* noundef %l) #0 !dbg !126 {
entry:
  %l.addr = alloca %struct.link*, align 8
  store %struct.link* %l, %struct.link** %l.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.link** %l.addr, metadata !129, metadata !DIExpression()), !dbg !130
  %0 = load %struct.link*, %struct.link** %l.addr, align 8, !dbg !131
  %1 = bitcast %struct.link* %0 to i8*, !dbg !132
  %add.ptr = getelementptr inbounds i8, i8* %1, i64 -32, !dbg !133
  %2 = bitcast i8* %add.ptr to %struct.shape*, !dbg !134
  ret %struct.shape* %2, !dbg !135
}

; Function Attrs: nounwind readonly willreturn
declare i32 @strcmp(i8* noundef, i8* noundef) #2

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly nofree nounwind willreturn }
attributes #4 = { nounwind readonly willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!39, !40, !41, !42, !43, !44, !45}
!llvm.ident = !{!46}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "unit", scope: !2, file: !3, line: 14, type: !6, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !33, splitDebugInlining: false, nameTableKind: None)
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
!45 = !{i32 7, !"frame-pointer", i32 2}
!46 = !{!"Debian clang version 14.0.6"}
!47 = distinct !DISubprogram(name: "area", scope: !3, file: !3, line: 27, type: !48, scopeLine: 27, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !50)
!48 = !DISubroutineType(types: !49)
!49 = !{!18, !18, !18}
!50 = !{}
!51 = !DILocalVariable(name: "a", arg: 1, scope: !47, file: !3, line: 27, type: !18)
!52 = !DILocation(line: 27, column: 20, scope: !47)
!53 = !DILocalVariable(name: "b", arg: 2, scope: !47, file: !3, line: 27, type: !18)
!54 = !DILocation(line: 27, column: 23, scope: !47)
!55 = !DILocation(line: 27, column: 35, scope: !47)
!56 = !DILocation(line: 27, column: 39, scope: !47)
!57 = !DILocation(line: 27, column: 37, scope: !47)
!58 = !DILocation(line: 27, column: 28, scope: !47)
!59 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 29, type: !60, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !50)
!60 = !DISubroutineType(types: !61)
!61 = !{!18, !18, !62}
!62 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!63 = !DILocalVariable(name: "argc", arg: 1, scope: !59, file: !3, line: 29, type: !18)
!64 = !DILocation(line: 29, column: 14, scope: !59)
!65 = !DILocalVariable(name: "argv", arg: 2, scope: !59, file: !3, line: 29, type: !62)
!66 = !DILocation(line: 29, column: 27, scope: !59)
!67 = !DILocalVariable(name: "p", scope: !59, file: !3, line: 31, type: !15)
!68 = !DILocation(line: 31, column: 15, scope: !59)
!69 = !DILocation(line: 31, column: 37, scope: !59)
!70 = !DILocation(line: 31, column: 42, scope: !59)
!71 = !DILocation(line: 31, column: 24, scope: !59)
!72 = !DILocation(line: 31, column: 48, scope: !59)
!73 = !DILocation(line: 31, column: 55, scope: !59)
!74 = !DILocation(line: 31, column: 54, scope: !59)
!75 = !DILocation(line: 31, column: 19, scope: !59)
!76 = !DILocalVariable(name: "s", scope: !59, file: !3, line: 32, type: !5)
!77 = !DILocation(line: 32, column: 16, scope: !59)
!78 = !DILocation(line: 32, column: 39, scope: !59)
!79 = !DILocation(line: 32, column: 20, scope: !59)
!80 = !DILocalVariable(name: "wide", scope: !59, file: !3, line: 33, type: !81)
!81 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!82 = !DILocation(line: 33, column: 14, scope: !59)
!83 = !DILocation(line: 33, column: 21, scope: !59)
!84 = !DILocation(line: 33, column: 24, scope: !59)
!85 = !DILocation(line: 33, column: 31, scope: !59)
!86 = !DILocation(line: 33, column: 29, scope: !59)
!87 = !DILocation(line: 34, column: 6, scope: !88)
!88 = distinct !DILexicalBlock(scope: !59, file: !3, line: 34, column: 6)
!89 = !DILocation(line: 34, column: 9, scope: !88)
!90 = !DILocation(line: 34, column: 17, scope: !88)
!91 = !DILocation(line: 34, column: 21, scope: !88)
!92 = !DILocation(line: 34, column: 20, scope: !88)
!93 = !DILocation(line: 34, column: 28, scope: !88)
!94 = !DILocation(line: 34, column: 33, scope: !88)
!95 = !DILocation(line: 34, column: 43, scope: !88)
!96 = !DILocation(line: 34, column: 36, scope: !88)
!97 = !DILocation(line: 34, column: 55, scope: !88)
!98 = !DILocation(line: 34, column: 6, scope: !59)
!99 = !DILocation(line: 35, column: 17, scope: !88)
!100 = !DILocation(line: 35, column: 22, scope: !88)
!101 = !DILocation(line: 35, column: 10, scope: !88)
!102 = !DILocation(line: 35, column: 3, scope: !88)
!103 = !DILocation(line: 36, column: 9, scope: !59)
!104 = !DILocation(line: 36, column: 23, scope: !59)
!105 = !DILocation(line: 36, column: 28, scope: !59)
!106 = !DILocation(line: 36, column: 20, scope: !59)
!107 = !DILocation(line: 36, column: 2, scope: !59)
!108 = !DILocation(line: 37, column: 1, scope: !59)
!109 = distinct !DISubprogram(name: "move", scope: !3, file: !3, line: 20, type: !110, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!110 = !DISubroutineType(types: !111)
!111 = !{!15, !15, !18, !18}
!112 = !DILocalVariable(name: "p", arg: 1, scope: !109, file: !3, line: 20, type: !15)
!113 = !DILocation(line: 20, column: 39, scope: !109)
!114 = !DILocalVariable(name: "dx", arg: 2, scope: !109, file: !3, line: 20, type: !18)
!115 = !DILocation(line: 20, column: 46, scope: !109)
!116 = !DILocalVariable(name: "dy", arg: 3, scope: !109, file: !3, line: 20, type: !18)
!117 = !DILocation(line: 20, column: 54, scope: !109)
!118 = !DILocation(line: 22, column: 9, scope: !109)
!119 = !DILocation(line: 22, column: 4, scope: !109)
!120 = !DILocation(line: 22, column: 6, scope: !109)
!121 = !DILocation(line: 23, column: 9, scope: !109)
!122 = !DILocation(line: 23, column: 4, scope: !109)
!123 = !DILocation(line: 23, column: 6, scope: !109)
!124 = !DILocation(line: 24, column: 9, scope: !109)
!125 = !DILocation(line: 24, column: 2, scope: !109)
!126 = distinct !DISubprogram(name: "shape_of", scope: !3, file: !3, line: 18, type: !127, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!127 = !DISubroutineType(types: !128)
!128 = !{!5, !26}
!129 = !DILocalVariable(name: "l", arg: 1, scope: !126, file: !3, line: 18, type: !26)
!130 = !DILocation(line: 18, column: 44, scope: !126)
!131 = !DILocation(line: 18, column: 81, scope: !126)
!132 = !DILocation(line: 18, column: 73, scope: !126)
!133 = !DILocation(line: 18, column: 83, scope: !126)
!134 = !DILocation(line: 18, column: 56, scope: !126)
!135 = !DILocation(line: 18, column: 49, scope: !126)
