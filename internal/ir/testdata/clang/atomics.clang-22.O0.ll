; ModuleID = 'atomics.c'
source_filename = "atomics.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.atomic_flag = type { i8 }

@owner = internal global i32 0, align 4, !dbg !0
@busy = internal global %struct.atomic_flag zeroinitializer, align 1, !dbg !36
@spins = internal thread_local global i32 0, align 4, !dbg !23
@ticket = internal global i32 0, align 4, !dbg !19
@serving = internal global i32 0, align 4, !dbg !25
@latest = internal global ptr null, align 8, !dbg !27
@slots = internal global [8 x i32] zeroinitializer, align 16, !dbg !31

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !55 {
entry:
  %retval = alloca i32, align 4
  %word = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp1 = alloca i8, align 1
  %atomic-temp2 = alloca i8, align 1
  %.atomictmp3 = alloca i8, align 1
  %.atomictmp4 = alloca i32, align 4
  %.atomictmp8 = alloca i32, align 4
  %atomic-temp9 = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %word, !59, !DIExpression(), !61)
  store volatile i32 7, ptr %word, align 4, !dbg !61
  call void @take(), !dbg !62
  %call = call zeroext i1 @claim(i32 noundef 3), !dbg !63
  br i1 %call, label %if.then, label %if.end, !dbg !63

if.then:                                          ; preds = %entry
  store i32 5, ptr %.atomictmp, align 4, !dbg !65
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !65
  %1 = atomicrmw xor ptr @owner, i32 %0 seq_cst, align 4, !dbg !65
  store i32 %1, ptr %atomic-temp, align 4, !dbg !65
  %2 = load i32, ptr %atomic-temp, align 4, !dbg !65
  call void @publish(i32 noundef %2), !dbg !66
  br label %if.end, !dbg !66

if.end:                                           ; preds = %if.then, %entry
  call void @leave(), !dbg !67
  br label %while.cond, !dbg !68

while.cond:                                       ; preds = %while.body, %if.end
  store i8 1, ptr %.atomictmp1, align 1, !dbg !69
  %3 = load i8, ptr %.atomictmp1, align 1, !dbg !69
  %4 = atomicrmw xchg ptr @busy, i8 %3 seq_cst, align 1, !dbg !69
  store i8 %4, ptr %atomic-temp2, align 1, !dbg !69
  %5 = load i8, ptr %atomic-temp2, align 1, !dbg !69
  %loadedv = trunc i8 %5 to i1, !dbg !69
  br i1 %loadedv, label %while.body, label %while.end, !dbg !68

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !68, !llvm.loop !70

while.end:                                        ; preds = %while.cond
  store i8 0, ptr %.atomictmp3, align 1, !dbg !73
  %6 = load i8, ptr %.atomictmp3, align 1, !dbg !73
  store atomic i8 %6, ptr @busy release, align 1, !dbg !73
  store i32 0, ptr %.atomictmp4, align 4, !dbg !74
  %7 = load i32, ptr %.atomictmp4, align 4, !dbg !74
  store atomic i32 %7, ptr @owner seq_cst, align 4, !dbg !74
  %8 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @spins), !dbg !75
  %9 = load i32, ptr %8, align 4, !dbg !75
  %conv = zext i32 %9 to i64, !dbg !75
  %call5 = call i32 @exchange(ptr noundef %word, i32 noundef 9), !dbg !76
  %conv6 = zext i32 %call5 to i64, !dbg !76
  %call7 = call i64 @high(i64 noundef %conv, i64 noundef %conv6), !dbg !77
  store i32 0, ptr %.atomictmp8, align 4, !dbg !78
  %10 = load i32, ptr %.atomictmp8, align 4, !dbg !78
  %11 = atomicrmw xchg ptr @ticket, i32 %10 seq_cst, align 4, !dbg !78
  store i32 %11, ptr %atomic-temp9, align 4, !dbg !78
  %12 = load i32, ptr %atomic-temp9, align 4, !dbg !78
  %conv10 = zext i32 %12 to i64, !dbg !78
  %add = add i64 %call7, %conv10, !dbg !79
  %conv11 = trunc i64 %add to i32, !dbg !80
  ret i32 %conv11, !dbg !81
}

; Function Attrs: noinline nounwind uwtable
define internal void @take() #0 !dbg !82 {
entry:
  %mine = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %atomic-temp1 = alloca i32, align 4
    #dbg_declare(ptr %mine, !85, !DIExpression(), !86)
  store i32 1, ptr %.atomictmp, align 4, !dbg !87
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !87
  %1 = atomicrmw add ptr @ticket, i32 %0 monotonic, align 4, !dbg !87
  store i32 %1, ptr %atomic-temp, align 4, !dbg !87
  %2 = load i32, ptr %atomic-temp, align 4, !dbg !87
  store i32 %2, ptr %mine, align 4, !dbg !86
  br label %while.cond, !dbg !88

while.cond:                                       ; preds = %while.body, %entry
  %3 = load atomic i32, ptr @serving acquire, align 4, !dbg !89
  store i32 %3, ptr %atomic-temp1, align 4, !dbg !89
  %4 = load i32, ptr %atomic-temp1, align 4, !dbg !89
  %5 = load i32, ptr %mine, align 4, !dbg !90
  %cmp = icmp ne i32 %4, %5, !dbg !91
  br i1 %cmp, label %while.body, label %while.end, !dbg !88

while.body:                                       ; preds = %while.cond
  call void asm sideeffect "pause", "~{memory},~{dirflag},~{fpsr},~{flags}"() #2, !dbg !92, !srcloc !94
  %6 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @spins), !dbg !95
  %7 = load i32, ptr %6, align 4, !dbg !96
  %inc = add i32 %7, 1, !dbg !96
  store i32 %inc, ptr %6, align 4, !dbg !96
  br label %while.cond, !dbg !88, !llvm.loop !97

while.end:                                        ; preds = %while.cond
  ret void, !dbg !99
}

; Function Attrs: noinline nounwind uwtable
define internal zeroext i1 @claim(i32 noundef %me) #0 !dbg !100 {
entry:
  %me.addr = alloca i32, align 4
  %free = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %cmpxchg.bool = alloca i8, align 1
  store i32 %me, ptr %me.addr, align 4
    #dbg_declare(ptr %me.addr, !103, !DIExpression(), !104)
    #dbg_declare(ptr %free, !105, !DIExpression(), !106)
  store i32 0, ptr %free, align 4, !dbg !106
  %0 = load i32, ptr %me.addr, align 4, !dbg !107
  store i32 %0, ptr %.atomictmp, align 4, !dbg !108
  %1 = load i32, ptr %free, align 4, !dbg !108
  %2 = load i32, ptr %.atomictmp, align 4, !dbg !108
  %3 = cmpxchg ptr @owner, i32 %1, i32 %2 acquire monotonic, align 4, !dbg !108
  %4 = extractvalue { i32, i1 } %3, 0, !dbg !108
  %5 = extractvalue { i32, i1 } %3, 1, !dbg !108
  br i1 %5, label %cmpxchg.continue, label %cmpxchg.store_expected, !dbg !108

cmpxchg.store_expected:                           ; preds = %entry
  store i32 %4, ptr %free, align 4, !dbg !108
  br label %cmpxchg.continue, !dbg !108

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %entry
  %storedv = zext i1 %5 to i8, !dbg !108
  store i8 %storedv, ptr %cmpxchg.bool, align 1, !dbg !108
  %6 = load i8, ptr %cmpxchg.bool, align 1, !dbg !108
  %loadedv = trunc i8 %6 to i1, !dbg !108
  ret i1 %loadedv, !dbg !109
}

; Function Attrs: noinline nounwind uwtable
define internal void @publish(i32 noundef %slot) #0 !dbg !110 {
entry:
  %slot.addr = alloca i32, align 4
  %expected = alloca ptr, align 8
  %atomic-temp = alloca ptr, align 8
  %.atomictmp = alloca ptr, align 8
  %cmpxchg.bool = alloca i8, align 1
  store i32 %slot, ptr %slot.addr, align 4
    #dbg_declare(ptr %slot.addr, !113, !DIExpression(), !114)
  fence seq_cst, !dbg !115
    #dbg_declare(ptr %expected, !116, !DIExpression(), !117)
  %0 = load atomic i64, ptr @latest seq_cst, align 8, !dbg !118
  store i64 %0, ptr %atomic-temp, align 8, !dbg !118
  %1 = load ptr, ptr %atomic-temp, align 8, !dbg !118
  store ptr %1, ptr %expected, align 8, !dbg !117
  br label %while.cond, !dbg !119

while.cond:                                       ; preds = %while.body, %entry
  %2 = load i32, ptr %slot.addr, align 4, !dbg !120
  %and = and i32 %2, 7, !dbg !121
  %idxprom = sext i32 %and to i64, !dbg !122
  %arrayidx = getelementptr inbounds [8 x i32], ptr @slots, i64 0, i64 %idxprom, !dbg !122
  store ptr %arrayidx, ptr %.atomictmp, align 8, !dbg !123
  %3 = load i64, ptr %expected, align 8, !dbg !123
  %4 = load i64, ptr %.atomictmp, align 8, !dbg !123
  %5 = cmpxchg weak ptr @latest, i64 %3, i64 %4 seq_cst seq_cst, align 8, !dbg !123
  %6 = extractvalue { i64, i1 } %5, 0, !dbg !123
  %7 = extractvalue { i64, i1 } %5, 1, !dbg !123
  br i1 %7, label %cmpxchg.continue, label %cmpxchg.store_expected, !dbg !123

cmpxchg.store_expected:                           ; preds = %while.cond
  store i64 %6, ptr %expected, align 8, !dbg !123
  br label %cmpxchg.continue, !dbg !123

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %while.cond
  %storedv = zext i1 %7 to i8, !dbg !123
  store i8 %storedv, ptr %cmpxchg.bool, align 1, !dbg !123
  %8 = load i8, ptr %cmpxchg.bool, align 1, !dbg !123
  %loadedv = trunc i8 %8 to i1, !dbg !123
  %lnot = xor i1 %loadedv, true, !dbg !124
  br i1 %lnot, label %while.body, label %while.end, !dbg !119

while.body:                                       ; preds = %cmpxchg.continue
  br label %while.cond, !dbg !119, !llvm.loop !125

while.end:                                        ; preds = %cmpxchg.continue
  ret void, !dbg !127
}

; Function Attrs: noinline nounwind uwtable
define internal void @leave() #0 !dbg !128 {
entry:
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i32 1, ptr %.atomictmp, align 4, !dbg !129
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !129
  %1 = atomicrmw add ptr @serving, i32 %0 release, align 4, !dbg !129
  store i32 %1, ptr %atomic-temp, align 4, !dbg !129
  %2 = load i32, ptr %atomic-temp, align 4, !dbg !129
  ret void, !dbg !130
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @high(i64 noundef %a, i64 noundef %b) #0 !dbg !131 {
entry:
  %a.addr = alloca i64, align 8
  %b.addr = alloca i64, align 8
  store i64 %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !135, !DIExpression(), !136)
  store i64 %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !137, !DIExpression(), !138)
  %0 = load i64, ptr %a.addr, align 8, !dbg !139
  %conv = zext i64 %0 to i128, !dbg !140
  %1 = load i64, ptr %b.addr, align 8, !dbg !141
  %conv1 = zext i64 %1 to i128, !dbg !141
  %mul = mul i128 %conv, %conv1, !dbg !142
  %shr = lshr i128 %mul, 64, !dbg !143
  %conv2 = trunc i128 %shr to i64, !dbg !140
  ret i64 %conv2, !dbg !144
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @exchange(ptr noundef %where, i32 noundef %value) #0 !dbg !145 {
entry:
  %where.addr = alloca ptr, align 8
  %value.addr = alloca i32, align 4
  store ptr %where, ptr %where.addr, align 8
    #dbg_declare(ptr %where.addr, !149, !DIExpression(), !150)
  store i32 %value, ptr %value.addr, align 4
    #dbg_declare(ptr %value.addr, !151, !DIExpression(), !152)
  %0 = load i32, ptr %value.addr, align 4, !dbg !153
  %1 = load ptr, ptr %where.addr, align 8, !dbg !154
  %2 = call i32 asm sideeffect "xchgl $0, $1", "=r,=*m,0,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr elementtype(i32) %1, i32 %0, ptr elementtype(i32) %1) #2, !dbg !153, !srcloc !155
  store i32 %2, ptr %value.addr, align 4, !dbg !153
  %3 = load i32, ptr %value.addr, align 4, !dbg !156
  ret i32 %3, !dbg !157
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!47, !48, !49, !50, !51, !52, !53}
!llvm.ident = !{!54}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "owner", scope: !2, file: !3, line: 5, type: !45, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !18, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "atomics.c", directory: ".", checksumkind: CSK_MD5, checksum: "ebc5004d226b96184911a86846c3b799")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 68, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16, !17}
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !DIBasicType(name: "unsigned __int128", size: 128, encoding: DW_ATE_unsigned)
!18 = !{!0, !19, !23, !25, !27, !31, !36}
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(name: "ticket", scope: !2, file: !3, line: 6, type: !21, isLocal: true, isDefinition: true)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_uint", file: !6, line: 105, baseType: !22)
!22 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !7)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "spins", scope: !2, file: !3, line: 7, type: !7, isLocal: true, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "serving", scope: !2, file: !3, line: 6, type: !21, isLocal: true, isDefinition: true)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "latest", scope: !2, file: !3, line: 8, type: !29, isLocal: true, isDefinition: true)
!29 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !30)
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "slots", scope: !2, file: !3, line: 10, type: !33, isLocal: true, isDefinition: true)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 256, elements: !34)
!34 = !{!35}
!35 = !DISubrange(count: 8)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "busy", scope: !2, file: !3, line: 9, type: !38, isLocal: true, isDefinition: true)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_flag", file: !6, line: 173, baseType: !39)
!39 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "atomic_flag", file: !6, line: 173, size: 8, elements: !40)
!40 = !{!41}
!41 = !DIDerivedType(tag: DW_TAG_member, name: "_Value", scope: !39, file: !6, line: 173, baseType: !42, size: 8)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_bool", file: !6, line: 97, baseType: !43)
!43 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !44)
!44 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !46)
!46 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !16)
!47 = !{i32 7, !"Dwarf Version", i32 5}
!48 = !{i32 2, !"Debug Info Version", i32 3}
!49 = !{i32 1, !"wchar_size", i32 4}
!50 = !{i32 8, !"PIC Level", i32 2}
!51 = !{i32 7, !"PIE Level", i32 2}
!52 = !{i32 7, !"uwtable", i32 2}
!53 = !{i32 7, !"frame-pointer", i32 2}
!54 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!55 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 49, type: !56, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!56 = !DISubroutineType(types: !57)
!57 = !{!16}
!58 = !{}
!59 = !DILocalVariable(name: "word", scope: !55, file: !3, line: 51, type: !60)
!60 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !7)
!61 = !DILocation(line: 51, column: 20, scope: !55)
!62 = !DILocation(line: 52, column: 2, scope: !55)
!63 = !DILocation(line: 53, column: 6, scope: !64)
!64 = distinct !DILexicalBlock(scope: !55, file: !3, line: 53, column: 6)
!65 = !DILocation(line: 54, column: 11, scope: !64)
!66 = !DILocation(line: 54, column: 3, scope: !64)
!67 = !DILocation(line: 55, column: 2, scope: !55)
!68 = !DILocation(line: 56, column: 2, scope: !55)
!69 = !DILocation(line: 56, column: 9, scope: !55)
!70 = distinct !{!70, !68, !71, !72}
!71 = !DILocation(line: 57, column: 3, scope: !55)
!72 = !{!"llvm.loop.mustprogress"}
!73 = !DILocation(line: 58, column: 2, scope: !55)
!74 = !DILocation(line: 59, column: 2, scope: !55)
!75 = !DILocation(line: 60, column: 20, scope: !55)
!76 = !DILocation(line: 60, column: 27, scope: !55)
!77 = !DILocation(line: 60, column: 15, scope: !55)
!78 = !DILocation(line: 60, column: 49, scope: !55)
!79 = !DILocation(line: 60, column: 47, scope: !55)
!80 = !DILocation(line: 60, column: 9, scope: !55)
!81 = !DILocation(line: 60, column: 2, scope: !55)
!82 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 18, type: !83, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !58)
!83 = !DISubroutineType(types: !84)
!84 = !{null}
!85 = !DILocalVariable(name: "mine", scope: !82, file: !3, line: 20, type: !7)
!86 = !DILocation(line: 20, column: 11, scope: !82)
!87 = !DILocation(line: 20, column: 18, scope: !82)
!88 = !DILocation(line: 21, column: 2, scope: !82)
!89 = !DILocation(line: 21, column: 9, scope: !82)
!90 = !DILocation(line: 21, column: 65, scope: !82)
!91 = !DILocation(line: 21, column: 62, scope: !82)
!92 = !DILocation(line: 22, column: 3, scope: !93)
!93 = distinct !DILexicalBlock(scope: !82, file: !3, line: 21, column: 71)
!94 = !{i64 683}
!95 = !DILocation(line: 23, column: 3, scope: !93)
!96 = !DILocation(line: 23, column: 8, scope: !93)
!97 = distinct !{!97, !88, !98, !72}
!98 = !DILocation(line: 24, column: 2, scope: !82)
!99 = !DILocation(line: 25, column: 1, scope: !82)
!100 = distinct !DISubprogram(name: "claim", scope: !3, file: !3, line: 12, type: !101, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !58)
!101 = !DISubroutineType(types: !102)
!102 = !{!44, !16}
!103 = !DILocalVariable(name: "me", arg: 1, scope: !100, file: !3, line: 12, type: !16)
!104 = !DILocation(line: 12, column: 23, scope: !100)
!105 = !DILocalVariable(name: "free", scope: !100, file: !3, line: 14, type: !16)
!106 = !DILocation(line: 14, column: 6, scope: !100)
!107 = !DILocation(line: 15, column: 64, scope: !100)
!108 = !DILocation(line: 15, column: 9, scope: !100)
!109 = !DILocation(line: 15, column: 2, scope: !100)
!110 = distinct !DISubprogram(name: "publish", scope: !3, file: !3, line: 29, type: !111, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !58)
!111 = !DISubroutineType(types: !112)
!112 = !{null, !16}
!113 = !DILocalVariable(name: "slot", arg: 1, scope: !110, file: !3, line: 29, type: !16)
!114 = !DILocation(line: 29, column: 25, scope: !110)
!115 = !DILocation(line: 31, column: 2, scope: !110)
!116 = !DILocalVariable(name: "expected", scope: !110, file: !3, line: 32, type: !30)
!117 = !DILocation(line: 32, column: 7, scope: !110)
!118 = !DILocation(line: 32, column: 18, scope: !110)
!119 = !DILocation(line: 33, column: 2, scope: !110)
!120 = !DILocation(line: 33, column: 66, scope: !110)
!121 = !DILocation(line: 33, column: 71, scope: !110)
!122 = !DILocation(line: 33, column: 60, scope: !110)
!123 = !DILocation(line: 33, column: 10, scope: !110)
!124 = !DILocation(line: 33, column: 9, scope: !110)
!125 = distinct !{!125, !119, !126, !72}
!126 = !DILocation(line: 34, column: 3, scope: !110)
!127 = !DILocation(line: 35, column: 1, scope: !110)
!128 = distinct !DISubprogram(name: "leave", scope: !3, file: !3, line: 27, type: !83, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!129 = !DILocation(line: 27, column: 27, scope: !128)
!130 = !DILocation(line: 27, column: 89, scope: !128)
!131 = distinct !DISubprogram(name: "high", scope: !3, file: !3, line: 44, type: !132, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !58)
!132 = !DISubroutineType(types: !133)
!133 = !{!134, !134, !134}
!134 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!135 = !DILocalVariable(name: "a", arg: 1, scope: !131, file: !3, line: 44, type: !134)
!136 = !DILocation(line: 44, column: 41, scope: !131)
!137 = !DILocalVariable(name: "b", arg: 2, scope: !131, file: !3, line: 44, type: !134)
!138 = !DILocation(line: 44, column: 58, scope: !131)
!139 = !DILocation(line: 44, column: 89, scope: !131)
!140 = !DILocation(line: 44, column: 70, scope: !131)
!141 = !DILocation(line: 44, column: 93, scope: !131)
!142 = !DILocation(line: 44, column: 91, scope: !131)
!143 = !DILocation(line: 44, column: 95, scope: !131)
!144 = !DILocation(line: 44, column: 63, scope: !131)
!145 = distinct !DISubprogram(name: "exchange", scope: !3, file: !3, line: 37, type: !146, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !58)
!146 = !DISubroutineType(types: !147)
!147 = !{!7, !148, !7}
!148 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64)
!149 = !DILocalVariable(name: "where", arg: 1, scope: !145, file: !3, line: 37, type: !148)
!150 = !DILocation(line: 37, column: 45, scope: !145)
!151 = !DILocalVariable(name: "value", arg: 2, scope: !145, file: !3, line: 37, type: !7)
!152 = !DILocation(line: 37, column: 61, scope: !145)
!153 = !DILocation(line: 39, column: 2, scope: !145)
!154 = !DILocation(line: 39, column: 55, scope: !145)
!155 = !{i64 1100}
!156 = !DILocation(line: 40, column: 9, scope: !145)
!157 = !DILocation(line: 40, column: 2, scope: !145)
