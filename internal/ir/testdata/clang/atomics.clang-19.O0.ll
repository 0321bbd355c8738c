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
  br i1 %call, label %if.then, label %if.end, !dbg !65

if.then:                                          ; preds = %entry
  store i32 5, ptr %.atomictmp, align 4, !dbg !66
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !66
  %1 = atomicrmw xor ptr @owner, i32 %0 seq_cst, align 4, !dbg !66
  store i32 %1, ptr %atomic-temp, align 4, !dbg !66
  %2 = load i32, ptr %atomic-temp, align 4, !dbg !66
  call void @publish(i32 noundef %2), !dbg !67
  br label %if.end, !dbg !67

if.end:                                           ; preds = %if.then, %entry
  call void @leave(), !dbg !68
  br label %while.cond, !dbg !69

while.cond:                                       ; preds = %while.body, %if.end
  store i8 1, ptr %.atomictmp1, align 1, !dbg !70
  %3 = load i8, ptr %.atomictmp1, align 1, !dbg !70
  %4 = atomicrmw xchg ptr @busy, i8 %3 seq_cst, align 1, !dbg !70
  store i8 %4, ptr %atomic-temp2, align 1, !dbg !70
  %5 = load i8, ptr %atomic-temp2, align 1, !dbg !70
  %loadedv = trunc i8 %5 to i1, !dbg !70
  br i1 %loadedv, label %while.body, label %while.end, !dbg !69

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !69, !llvm.loop !71

while.end:                                        ; preds = %while.cond
  store i8 0, ptr %.atomictmp3, align 1, !dbg !74
  %6 = load i8, ptr %.atomictmp3, align 1, !dbg !74
  store atomic i8 %6, ptr @busy release, align 1, !dbg !74
  store i32 0, ptr %.atomictmp4, align 4, !dbg !75
  %7 = load i32, ptr %.atomictmp4, align 4, !dbg !75
  store atomic i32 %7, ptr @owner seq_cst, align 4, !dbg !75
  %8 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @spins), !dbg !76
  %9 = load i32, ptr %8, align 4, !dbg !76
  %conv = zext i32 %9 to i64, !dbg !76
  %call5 = call i32 @exchange(ptr noundef %word, i32 noundef 9), !dbg !77
  %conv6 = zext i32 %call5 to i64, !dbg !77
  %call7 = call i64 @high(i64 noundef %conv, i64 noundef %conv6), !dbg !78
  store i32 0, ptr %.atomictmp8, align 4, !dbg !79
  %10 = load i32, ptr %.atomictmp8, align 4, !dbg !79
  %11 = atomicrmw xchg ptr @ticket, i32 %10 seq_cst, align 4, !dbg !79
  store i32 %11, ptr %atomic-temp9, align 4, !dbg !79
  %12 = load i32, ptr %atomic-temp9, align 4, !dbg !79
  %conv10 = zext i32 %12 to i64, !dbg !79
  %add = add i64 %call7, %conv10, !dbg !80
  %conv11 = trunc i64 %add to i32, !dbg !81
  ret i32 %conv11, !dbg !82
}

; Function Attrs: noinline nounwind uwtable
define internal void @take() #0 !dbg !83 {
entry:
  %mine = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %atomic-temp1 = alloca i32, align 4
    #dbg_declare(ptr %mine, !86, !DIExpression(), !87)
  store i32 1, ptr %.atomictmp, align 4, !dbg !88
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !88
  %1 = atomicrmw add ptr @ticket, i32 %0 monotonic, align 4, !dbg !88
  store i32 %1, ptr %atomic-temp, align 4, !dbg !88
  %2 = load i32, ptr %atomic-temp, align 4, !dbg !88
  store i32 %2, ptr %mine, align 4, !dbg !87
  br label %while.cond, !dbg !89

while.cond:                                       ; preds = %while.body, %entry
  %3 = load atomic i32, ptr @serving acquire, align 4, !dbg !90
  store i32 %3, ptr %atomic-temp1, align 4, !dbg !90
  %4 = load i32, ptr %atomic-temp1, align 4, !dbg !90
  %5 = load i32, ptr %mine, align 4, !dbg !91
  %cmp = icmp ne i32 %4, %5, !dbg !92
  br i1 %cmp, label %while.body, label %while.end, !dbg !89

while.body:                                       ; preds = %while.cond
  call void asm sideeffect "pause", "~{memory},~{dirflag},~{fpsr},~{flags}"() #2, !dbg !93, !srcloc !95
  %6 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @spins), !dbg !96
  %7 = load i32, ptr %6, align 4, !dbg !97
  %inc = add i32 %7, 1, !dbg !97
  store i32 %inc, ptr %6, align 4, !dbg !97
  br label %while.cond, !dbg !89, !llvm.loop !98

while.end:                                        ; preds = %while.cond
  ret void, !dbg !100
}

; Function Attrs: noinline nounwind uwtable
define internal zeroext i1 @claim(i32 noundef %me) #0 !dbg !101 {
entry:
  %me.addr = alloca i32, align 4
  %free = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %cmpxchg.bool = alloca i8, align 1
  store i32 %me, ptr %me.addr, align 4
    #dbg_declare(ptr %me.addr, !104, !DIExpression(), !105)
    #dbg_declare(ptr %free, !106, !DIExpression(), !107)
  store i32 0, ptr %free, align 4, !dbg !107
  %0 = load i32, ptr %me.addr, align 4, !dbg !108
  store i32 %0, ptr %.atomictmp, align 4, !dbg !109
  %1 = load i32, ptr %free, align 4, !dbg !109
  %2 = load i32, ptr %.atomictmp, align 4, !dbg !109
  %3 = cmpxchg ptr @owner, i32 %1, i32 %2 acquire monotonic, align 4, !dbg !109
  %4 = extractvalue { i32, i1 } %3, 0, !dbg !109
  %5 = extractvalue { i32, i1 } %3, 1, !dbg !109
  br i1 %5, label %cmpxchg.continue, label %cmpxchg.store_expected, !dbg !109

cmpxchg.store_expected:                           ; preds = %entry
  store i32 %4, ptr %free, align 4, !dbg !109
  br label %cmpxchg.continue, !dbg !109

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %entry
  %storedv = zext i1 %5 to i8, !dbg !109
  store i8 %storedv, ptr %cmpxchg.bool, align 1, !dbg !109
  %6 = load i8, ptr %cmpxchg.bool, align 1, !dbg !109
  %loadedv = trunc i8 %6 to i1, !dbg !109
  ret i1 %loadedv, !dbg !110
}

; Function Attrs: noinline nounwind uwtable
define internal void @publish(i32 noundef %slot) #0 !dbg !111 {
entry:
  %slot.addr = alloca i32, align 4
  %expected = alloca ptr, align 8
  %atomic-temp = alloca ptr, align 8
  %.atomictmp = alloca ptr, align 8
  %cmpxchg.bool = alloca i8, align 1
  store i32 %slot, ptr %slot.addr, align 4
    #dbg_declare(ptr %slot.addr, !114, !DIExpression(), !115)
  fence seq_cst, !dbg !116
    #dbg_declare(ptr %expected, !117, !DIExpression(), !118)
  %0 = load atomic i64, ptr @latest seq_cst, align 8, !dbg !119
  store i64 %0, ptr %atomic-temp, align 8, !dbg !119
  %1 = load ptr, ptr %atomic-temp, align 8, !dbg !119
  store ptr %1, ptr %expected, align 8, !dbg !118
  br label %while.cond, !dbg !120

while.cond:                                       ; preds = %while.body, %entry
  %2 = load i32, ptr %slot.addr, align 4, !dbg !121
  %and = and i32 %2, 7, !dbg !121
  %idxprom = sext i32 %and to i64, !dbg !121
  %arrayidx = getelementptr inbounds [8 x i32], ptr @slots, i64 0, i64 %idxprom, !dbg !121
  store ptr %arrayidx, ptr %.atomictmp, align 8, !dbg !121
  %3 = load i64, ptr %expected, align 8, !dbg !121
  %4 = load i64, ptr %.atomictmp, align 8, !dbg !121
  %5 = cmpxchg weak ptr @latest, i64 %3, i64 %4 seq_cst seq_cst, align 8, !dbg !121
  %6 = extractvalue { i64, i1 } %5, 0, !dbg !121
  %7 = extractvalue { i64, i1 } %5, 1, !dbg !121
  br i1 %7, label %cmpxchg.continue, label %cmpxchg.store_expected, !dbg !121

cmpxchg.store_expected:                           ; preds = %while.cond
  store i64 %6, ptr %expected, align 8, !dbg !121
  br label %cmpxchg.continue, !dbg !121

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %while.cond
  %storedv = zext i1 %7 to i8, !dbg !121
  store i8 %storedv, ptr %cmpxchg.bool, align 1, !dbg !121
  %8 = load i8, ptr %cmpxchg.bool, align 1, !dbg !121
  %loadedv = trunc i8 %8 to i1, !dbg !121
  %lnot = xor i1 %loadedv, true, !dbg !122
  br i1 %lnot, label %while.body, label %while.end, !dbg !120

while.body:                                       ; preds = %cmpxchg.continue
  br label %while.cond, !dbg !120, !llvm.loop !123

while.end:                                        ; preds = %cmpxchg.continue
  ret void, !dbg !125
}

; Function Attrs: noinline nounwind uwtable
define internal void @leave() #0 !dbg !126 {
entry:
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i32 1, ptr %.atomictmp, align 4, !dbg !127
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !127
  %1 = atomicrmw add ptr @serving, i32 %0 release, align 4, !dbg !127
  store i32 %1, ptr %atomic-temp, align 4, !dbg !127
  %2 = load i32, ptr %atomic-temp, align 4, !dbg !127
  ret void, !dbg !128
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @high(i64 noundef %a, i64 noundef %b) #0 !dbg !129 {
entry:
  %a.addr = alloca i64, align 8
  %b.addr = alloca i64, align 8
  store i64 %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !133, !DIExpression(), !134)
  store i64 %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !135, !DIExpression(), !136)
  %0 = load i64, ptr %a.addr, align 8, !dbg !137
  %conv = zext i64 %0 to i128, !dbg !138
  %1 = load i64, ptr %b.addr, align 8, !dbg !139
  %conv1 = zext i64 %1 to i128, !dbg !139
  %mul = mul i128 %conv, %conv1, !dbg !140
  %shr = lshr i128 %mul, 64, !dbg !141
  %conv2 = trunc i128 %shr to i64, !dbg !138
  ret i64 %conv2, !dbg !142
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @exchange(ptr noundef %where, i32 noundef %value) #0 !dbg !143 {
entry:
  %where.addr = alloca ptr, align 8
  %value.addr = alloca i32, align 4
  store ptr %where, ptr %where.addr, align 8
    #dbg_declare(ptr %where.addr, !147, !DIExpression(), !148)
  store i32 %value, ptr %value.addr, align 4
    #dbg_declare(ptr %value.addr, !149, !DIExpression(), !150)
  %0 = load i32, ptr %value.addr, align 4, !dbg !151
  %1 = load ptr, ptr %where.addr, align 8, !dbg !152
  %2 = call i32 asm sideeffect "xchgl $0, $1", "=r,=*m,0,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr elementtype(i32) %1, i32 %0, ptr elementtype(i32) %1) #2, !dbg !151, !srcloc !153
  store i32 %2, ptr %value.addr, align 4, !dbg !151
  %3 = load i32, ptr %value.addr, align 4, !dbg !154
  ret i32 %3, !dbg !155
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!47, !48, !49, !50, !51, !52, !53}
!llvm.ident = !{!54}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "owner", scope: !2, file: !3, line: 5, type: !45, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !18, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "atomics.c", directory: ".", checksumkind: CSK_MD5, checksum: "ebc5004d226b96184911a86846c3b799")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 68, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
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
!54 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
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
!65 = !DILocation(line: 53, column: 6, scope: !55)
!66 = !DILocation(line: 54, column: 11, scope: !64)
!67 = !DILocation(line: 54, column: 3, scope: !64)
!68 = !DILocation(line: 55, column: 2, scope: !55)
!69 = !DILocation(line: 56, column: 2, scope: !55)
!70 = !DILocation(line: 56, column: 9, scope: !55)
!71 = distinct !{!71, !69, !72, !73}
!72 = !DILocation(line: 57, column: 3, scope: !55)
!73 = !{!"llvm.loop.mustprogress"}
!74 = !DILocation(line: 58, column: 2, scope: !55)
!75 = !DILocation(line: 59, column: 2, scope: !55)
!76 = !DILocation(line: 60, column: 20, scope: !55)
!77 = !DILocation(line: 60, column: 27, scope: !55)
!78 = !DILocation(line: 60, column: 15, scope: !55)
!79 = !DILocation(line: 60, column: 49, scope: !55)
!80 = !DILocation(line: 60, column: 47, scope: !55)
!81 = !DILocation(line: 60, column: 9, scope: !55)
!82 = !DILocation(line: 60, column: 2, scope: !55)
!83 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 18, type: !84, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !58)
!84 = !DISubroutineType(types: !85)
!85 = !{null}
!86 = !DILocalVariable(name: "mine", scope: !83, file: !3, line: 20, type: !7)
!87 = !DILocation(line: 20, column: 11, scope: !83)
!88 = !DILocation(line: 20, column: 18, scope: !83)
!89 = !DILocation(line: 21, column: 2, scope: !83)
!90 = !DILocation(line: 21, column: 9, scope: !83)
!91 = !DILocation(line: 21, column: 65, scope: !83)
!92 = !DILocation(line: 21, column: 62, scope: !83)
!93 = !DILocation(line: 22, column: 3, scope: !94)
!94 = distinct !DILexicalBlock(scope: !83, file: !3, line: 21, column: 71)
!95 = !{i64 683}
!96 = !DILocation(line: 23, column: 3, scope: !94)
!97 = !DILocation(line: 23, column: 8, scope: !94)
!98 = distinct !{!98, !89, !99, !73}
!99 = !DILocation(line: 24, column: 2, scope: !83)
!100 = !DILocation(line: 25, column: 1, scope: !83)
!101 = distinct !DISubprogram(name: "claim", scope: !3, file: !3, line: 12, type: !102, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !58)
!102 = !DISubroutineType(types: !103)
!103 = !{!44, !16}
!104 = !DILocalVariable(name: "me", arg: 1, scope: !101, file: !3, line: 12, type: !16)
!105 = !DILocation(line: 12, column: 23, scope: !101)
!106 = !DILocalVariable(name: "free", scope: !101, file: !3, line: 14, type: !16)
!107 = !DILocation(line: 14, column: 6, scope: !101)
!108 = !DILocation(line: 15, column: 64, scope: !101)
!109 = !DILocation(line: 15, column: 9, scope: !101)
!110 = !DILocation(line: 15, column: 2, scope: !101)
!111 = distinct !DISubprogram(name: "publish", scope: !3, file: !3, line: 29, type: !112, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !58)
!112 = !DISubroutineType(types: !113)
!113 = !{null, !16}
!114 = !DILocalVariable(name: "slot", arg: 1, scope: !111, file: !3, line: 29, type: !16)
!115 = !DILocation(line: 29, column: 25, scope: !111)
!116 = !DILocation(line: 31, column: 2, scope: !111)
!117 = !DILocalVariable(name: "expected", scope: !111, file: !3, line: 32, type: !30)
!118 = !DILocation(line: 32, column: 7, scope: !111)
!119 = !DILocation(line: 32, column: 18, scope: !111)
!120 = !DILocation(line: 33, column: 2, scope: !111)
!121 = !DILocation(line: 33, column: 10, scope: !111)
!122 = !DILocation(line: 33, column: 9, scope: !111)
!123 = distinct !{!123, !120, !124, !73}
!124 = !DILocation(line: 34, column: 3, scope: !111)
!125 = !DILocation(line: 35, column: 1, scope: !111)
!126 = distinct !DISubprogram(name: "leave", scope: !3, file: !3, line: 27, type: !84, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!127 = !DILocation(line: 27, column: 27, scope: !126)
!128 = !DILocation(line: 27, column: 89, scope: !126)
!129 = distinct !DISubprogram(name: "high", scope: !3, file: !3, line: 44, type: !130, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !58)
!130 = !DISubroutineType(types: !131)
!131 = !{!132, !132, !132}
!132 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!133 = !DILocalVariable(name: "a", arg: 1, scope: !129, file: !3, line: 44, type: !132)
!134 = !DILocation(line: 44, column: 41, scope: !129)
!135 = !DILocalVariable(name: "b", arg: 2, scope: !129, file: !3, line: 44, type: !132)
!136 = !DILocation(line: 44, column: 58, scope: !129)
!137 = !DILocation(line: 44, column: 89, scope: !129)
!138 = !DILocation(line: 44, column: 70, scope: !129)
!139 = !DILocation(line: 44, column: 93, scope: !129)
!140 = !DILocation(line: 44, column: 91, scope: !129)
!141 = !DILocation(line: 44, column: 95, scope: !129)
!142 = !DILocation(line: 44, column: 63, scope: !129)
!143 = distinct !DISubprogram(name: "exchange", scope: !3, file: !3, line: 37, type: !144, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !58)
!144 = !DISubroutineType(types: !145)
!145 = !{!7, !146, !7}
!146 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64)
!147 = !DILocalVariable(name: "where", arg: 1, scope: !143, file: !3, line: 37, type: !146)
!148 = !DILocation(line: 37, column: 45, scope: !143)
!149 = !DILocalVariable(name: "value", arg: 2, scope: !143, file: !3, line: 37, type: !7)
!150 = !DILocation(line: 37, column: 61, scope: !143)
!151 = !DILocation(line: 39, column: 2, scope: !143)
!152 = !DILocation(line: 39, column: 55, scope: !143)
!153 = !{i64 1100}
!154 = !DILocation(line: 40, column: 9, scope: !143)
!155 = !DILocation(line: 40, column: 2, scope: !143)
