; ModuleID = 'threads.c'
source_filename = "threads.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%struct.job = type { ptr, ptr, i32 }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@kinds = internal constant [2 x ptr] [ptr @twice, ptr @square], align 16, !dbg !0
@head = internal global ptr null, align 8, !dbg !9
@sum = internal global i32 0, align 4, !dbg !20
@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !22

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 !dbg !67 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  %threads = alloca [2 x i64], align 16
  %taken = alloca [2 x ptr], align 16
  %i = alloca i32, align 4
  %job = alloca ptr, align 8
  %i1 = alloca i32, align 4
  %i11 = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  store i32 %argc, ptr %argc.addr, align 4
  call void @llvm.dbg.declare(metadata ptr %argc.addr, metadata !73, metadata !DIExpression()), !dbg !74
  store ptr %argv, ptr %argv.addr, align 8
  call void @llvm.dbg.declare(metadata ptr %argv.addr, metadata !75, metadata !DIExpression()), !dbg !76
  call void @llvm.dbg.declare(metadata ptr %threads, metadata !77, metadata !DIExpression()), !dbg !81
  call void @llvm.dbg.declare(metadata ptr %taken, metadata !82, metadata !DIExpression()), !dbg !84
  call void @llvm.dbg.declare(metadata ptr %i, metadata !85, metadata !DIExpression()), !dbg !87
  store i32 0, ptr %i, align 4, !dbg !87
  br label %for.cond, !dbg !88

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !89
  %1 = load i32, ptr %argc.addr, align 4, !dbg !91
  %add = add nsw i32 %1, 3, !dbg !92
  %cmp = icmp slt i32 %0, %add, !dbg !93
  br i1 %cmp, label %for.body, label %for.end, !dbg !94

for.body:                                         ; preds = %for.cond
  call void @llvm.dbg.declare(metadata ptr %job, metadata !95, metadata !DIExpression()), !dbg !97
  %call = call noalias ptr @malloc(i64 noundef 24) #6, !dbg !98
  store ptr %call, ptr %job, align 8, !dbg !97
  %2 = load i32, ptr %i, align 4, !dbg !99
  %rem = srem i32 %2, 2, !dbg !100
  %idxprom = sext i32 %rem to i64, !dbg !101
  %arrayidx = getelementptr inbounds [2 x ptr], ptr @kinds, i64 0, i64 %idxprom, !dbg !101
  %3 = load ptr, ptr %arrayidx, align 8, !dbg !101
  %4 = load ptr, ptr %job, align 8, !dbg !102
  %run = getelementptr inbounds %struct.job, ptr %4, i32 0, i32 1, !dbg !103
  store ptr %3, ptr %run, align 8, !dbg !104
  %5 = load i32, ptr %i, align 4, !dbg !105
  %6 = load ptr, ptr %job, align 8, !dbg !106
  %input = getelementptr inbounds %struct.job, ptr %6, i32 0, i32 2, !dbg !107
  store i32 %5, ptr %input, align 8, !dbg !108
  %7 = load ptr, ptr @head, align 8, !dbg !109
  %8 = load ptr, ptr %job, align 8, !dbg !110
  %next = getelementptr inbounds %struct.job, ptr %8, i32 0, i32 0, !dbg !111
  store ptr %7, ptr %next, align 8, !dbg !112
  %9 = load ptr, ptr %job, align 8, !dbg !113
  store ptr %9, ptr @head, align 8, !dbg !114
  br label %for.inc, !dbg !115

for.inc:                                          ; preds = %for.body
  %10 = load i32, ptr %i, align 4, !dbg !116
  %inc = add nsw i32 %10, 1, !dbg !116
  store i32 %inc, ptr %i, align 4, !dbg !116
  br label %for.cond, !dbg !117, !llvm.loop !118

for.end:                                          ; preds = %for.cond
  call void @llvm.dbg.declare(metadata ptr %i1, metadata !121, metadata !DIExpression()), !dbg !123
  store i32 0, ptr %i1, align 4, !dbg !123
  br label %for.cond2, !dbg !124

for.cond2:                                        ; preds = %for.inc8, %for.end
  %11 = load i32, ptr %i1, align 4, !dbg !125
  %cmp3 = icmp slt i32 %11, 2, !dbg !127
  br i1 %cmp3, label %for.body4, label %for.end10, !dbg !128

for.body4:                                        ; preds = %for.cond2
  %12 = load i32, ptr %i1, align 4, !dbg !129
  %idxprom5 = sext i32 %12 to i64, !dbg !130
  %arrayidx6 = getelementptr inbounds [2 x i64], ptr %threads, i64 0, i64 %idxprom5, !dbg !130
  %call7 = call i32 @pthread_create(ptr noundef %arrayidx6, ptr noundef null, ptr noundef @consumer, ptr noundef null) #7, !dbg !131
  br label %for.inc8, !dbg !131

for.inc8:                                         ; preds = %for.body4
  %13 = load i32, ptr %i1, align 4, !dbg !132
  %inc9 = add nsw i32 %13, 1, !dbg !132
  store i32 %inc9, ptr %i1, align 4, !dbg !132
  br label %for.cond2, !dbg !133, !llvm.loop !134

for.end10:                                        ; preds = %for.cond2
  call void @llvm.dbg.declare(metadata ptr %i11, metadata !136, metadata !DIExpression()), !dbg !138
  store i32 0, ptr %i11, align 4, !dbg !138
  br label %for.cond12, !dbg !139

for.cond12:                                       ; preds = %for.inc20, %for.end10
  %14 = load i32, ptr %i11, align 4, !dbg !140
  %cmp13 = icmp slt i32 %14, 2, !dbg !142
  br i1 %cmp13, label %for.body14, label %for.end22, !dbg !143

for.body14:                                       ; preds = %for.cond12
  %15 = load i32, ptr %i11, align 4, !dbg !144
  %idxprom15 = sext i32 %15 to i64, !dbg !145
  %arrayidx16 = getelementptr inbounds [2 x i64], ptr %threads, i64 0, i64 %idxprom15, !dbg !145
  %16 = load i64, ptr %arrayidx16, align 8, !dbg !145
  %17 = load i32, ptr %i11, align 4, !dbg !146
  %idxprom17 = sext i32 %17 to i64, !dbg !147
  %arrayidx18 = getelementptr inbounds [2 x ptr], ptr %taken, i64 0, i64 %idxprom17, !dbg !147
  %call19 = call i32 @pthread_join(i64 noundef %16, ptr noundef %arrayidx18), !dbg !148
  br label %for.inc20, !dbg !148

for.inc20:                                        ; preds = %for.body14
  %18 = load i32, ptr %i11, align 4, !dbg !149
  %inc21 = add nsw i32 %18, 1, !dbg !149
  store i32 %inc21, ptr %i11, align 4, !dbg !149
  br label %for.cond12, !dbg !150, !llvm.loop !151

for.end22:                                        ; preds = %for.cond12
  %arrayidx23 = getelementptr inbounds [2 x ptr], ptr %taken, i64 0, i64 0, !dbg !153
  %19 = load ptr, ptr %arrayidx23, align 16, !dbg !153
  %20 = ptrtoint ptr %19 to i64, !dbg !154
  %conv = trunc i64 %20 to i32, !dbg !155
  %arrayidx24 = getelementptr inbounds [2 x ptr], ptr %taken, i64 0, i64 1, !dbg !156
  %21 = load ptr, ptr %arrayidx24, align 8, !dbg !156
  %22 = ptrtoint ptr %21 to i64, !dbg !157
  %conv25 = trunc i64 %22 to i32, !dbg !158
  %23 = load i32, ptr @sum, align 4, !dbg !159
  %call26 = call i32 (i32, ...) @total(i32 noundef 3, i32 noundef %conv, i32 noundef %conv25, i32 noundef %23), !dbg !160
  ret i32 %call26, !dbg !161
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @consumer(ptr noundef %arg) #0 !dbg !162 {
entry:
  %arg.addr = alloca ptr, align 8
  %taken = alloca i64, align 8
  %job = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store ptr %arg, ptr %arg.addr, align 8
  call void @llvm.dbg.declare(metadata ptr %arg.addr, metadata !165, metadata !DIExpression()), !dbg !166
  call void @llvm.dbg.declare(metadata ptr %taken, metadata !167, metadata !DIExpression()), !dbg !168
  store i64 0, ptr %taken, align 8, !dbg !168
  br label %for.cond, !dbg !169

for.cond:                                         ; preds = %if.end4, %entry
  %call = call i32 @pthread_mutex_lock(ptr noundef @lock) #7, !dbg !170
  call void @llvm.dbg.declare(metadata ptr %job, metadata !174, metadata !DIExpression()), !dbg !175
  %0 = load ptr, ptr @head, align 8, !dbg !176
  store ptr %0, ptr %job, align 8, !dbg !175
  %1 = load ptr, ptr %job, align 8, !dbg !177
  %cmp = icmp ne ptr %1, null, !dbg !179
  br i1 %cmp, label %if.then, label %if.end, !dbg !180

if.then:                                          ; preds = %for.cond
  %2 = load ptr, ptr %job, align 8, !dbg !181
  %next = getelementptr inbounds %struct.job, ptr %2, i32 0, i32 0, !dbg !182
  %3 = load ptr, ptr %next, align 8, !dbg !182
  store ptr %3, ptr @head, align 8, !dbg !183
  br label %if.end, !dbg !184

if.end:                                           ; preds = %if.then, %for.cond
  %call1 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #7, !dbg !185
  %4 = load ptr, ptr %job, align 8, !dbg !186
  %cmp2 = icmp eq ptr %4, null, !dbg !188
  br i1 %cmp2, label %if.then3, label %if.end4, !dbg !189

if.then3:                                         ; preds = %if.end
  %5 = load i64, ptr %taken, align 8, !dbg !190
  %6 = inttoptr i64 %5 to ptr, !dbg !191
  ret ptr %6, !dbg !192

if.end4:                                          ; preds = %if.end
  %7 = load ptr, ptr %job, align 8, !dbg !193
  %run = getelementptr inbounds %struct.job, ptr %7, i32 0, i32 1, !dbg !194
  %8 = load ptr, ptr %run, align 8, !dbg !194
  %9 = load ptr, ptr %job, align 8, !dbg !195
  %input = getelementptr inbounds %struct.job, ptr %9, i32 0, i32 2, !dbg !196
  %10 = load i32, ptr %input, align 8, !dbg !196
  %call5 = call i32 %8(i32 noundef %10), !dbg !193
  store i32 %call5, ptr %.atomictmp, align 4, !dbg !197
  %11 = load i32, ptr %.atomictmp, align 4, !dbg !197
  %12 = atomicrmw add ptr @sum, i32 %11 monotonic, align 4, !dbg !197
  store i32 %12, ptr %atomic-temp, align 4, !dbg !197
  %13 = load i32, ptr %atomic-temp, align 4, !dbg !197
  %14 = load ptr, ptr %job, align 8, !dbg !198
  call void @free(ptr noundef %14) #7, !dbg !199
  %15 = load i64, ptr %taken, align 8, !dbg !200
  %inc = add nsw i64 %15, 1, !dbg !200
  store i64 %inc, ptr %taken, align 8, !dbg !200
  br label %for.cond, !dbg !201, !llvm.loop !202
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

; Function Attrs: noinline nounwind uwtable
define internal i32 @total(i32 noundef %count, ...) #0 !dbg !205 {
entry:
  %count.addr = alloca i32, align 4
  %args = alloca [1 x %struct.__va_list_tag], align 16
  %result = alloca i32, align 4
  store i32 %count, ptr %count.addr, align 4
  call void @llvm.dbg.declare(metadata ptr %count.addr, metadata !208, metadata !DIExpression()), !dbg !209
  call void @llvm.dbg.declare(metadata ptr %args, metadata !210, metadata !DIExpression()), !dbg !224
  call void @llvm.dbg.declare(metadata ptr %result, metadata !225, metadata !DIExpression()), !dbg !226
  store i32 0, ptr %result, align 4, !dbg !226
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %args, i64 0, i64 0, !dbg !227
  call void @llvm.va_start(ptr %arraydecay), !dbg !227
  br label %while.cond, !dbg !228

while.cond:                                       ; preds = %vaarg.end, %entry
  %0 = load i32, ptr %count.addr, align 4, !dbg !229
  %dec = add nsw i32 %0, -1, !dbg !229
  store i32 %dec, ptr %count.addr, align 4, !dbg !229
  %cmp = icmp sgt i32 %0, 0, !dbg !230
  br i1 %cmp, label %while.body, label %while.end, !dbg !228

while.body:                                       ; preds = %while.cond
  %arraydecay1 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %args, i64 0, i64 0, !dbg !231
  %gp_offset_p = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay1, i32 0, i32 0, !dbg !231
  %gp_offset = load i32, ptr %gp_offset_p, align 16, !dbg !231
  %fits_in_gp = icmp ule i32 %gp_offset, 40, !dbg !231
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem, !dbg !231

vaarg.in_reg:                                     ; preds = %while.body
  %1 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay1, i32 0, i32 3, !dbg !231
  %reg_save_area = load ptr, ptr %1, align 16, !dbg !231
  %2 = getelementptr i8, ptr %reg_save_area, i32 %gp_offset, !dbg !231
  %3 = add i32 %gp_offset, 8, !dbg !231
  store i32 %3, ptr %gp_offset_p, align 16, !dbg !231
  br label %vaarg.end, !dbg !231

vaarg.in_mem:                                     ; preds = %while.body
  %overflow_arg_area_p = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay1, i32 0, i32 2, !dbg !231
  %overflow_arg_area = load ptr, ptr %overflow_arg_area_p, align 8, !dbg !231
  %overflow_arg_area.next = getelementptr i8, ptr %overflow_arg_area, i32 8, !dbg !231
  store ptr %overflow_arg_area.next, ptr %overflow_arg_area_p, align 8, !dbg !231
  br label %vaarg.end, !dbg !231

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %vaarg.addr = phi ptr [ %2, %vaarg.in_reg ], [ %overflow_arg_area, %vaarg.in_mem ], !dbg !231
  %4 = load i32, ptr %vaarg.addr, align 4, !dbg !231
  %5 = load i32, ptr %result, align 4, !dbg !232
  %add = add nsw i32 %5, %4, !dbg !232
  store i32 %add, ptr %result, align 4, !dbg !232
  br label %while.cond, !dbg !228, !llvm.loop !233

while.end:                                        ; preds = %while.cond
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %args, i64 0, i64 0, !dbg !234
  call void @llvm.va_end(ptr %arraydecay2), !dbg !234
  %6 = load i32, ptr %result, align 4, !dbg !235
  ret i32 %6, !dbg !236
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @twice(i32 noundef %x) #0 !dbg !237 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4
  call void @llvm.dbg.declare(metadata ptr %x.addr, metadata !238, metadata !DIExpression()), !dbg !239
  %0 = load i32, ptr %x.addr, align 4, !dbg !240
  %mul = mul nsw i32 2, %0, !dbg !241
  ret i32 %mul, !dbg !242
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @square(i32 noundef %x) #0 !dbg !243 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4
  call void @llvm.dbg.declare(metadata ptr %x.addr, metadata !244, metadata !DIExpression()), !dbg !245
  %0 = load i32, ptr %x.addr, align 4, !dbg !246
  %1 = load i32, ptr %x.addr, align 4, !dbg !247
  %mul = mul nsw i32 %0, %1, !dbg !248
  ret i32 %mul, !dbg !249
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #3

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start(ptr) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end(ptr) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nosync nounwind willreturn }
attributes #6 = { nounwind allocsize(0) }
attributes #7 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!59, !60, !61, !62, !63, !64, !65}
!llvm.ident = !{!66}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "kinds", scope: !2, file: !3, line: 18, type: !55, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 16.0.6 (15~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "threads.c", directory: ".", checksumkind: CSK_MD5, checksum: "a583378f84ca7bcfba14ff0ecbe6341d")
!4 = !{!5, !6, !7}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!8 = !{!9, !20, !0, !22}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "head", scope: !2, file: !3, line: 12, type: !11, isLocal: true, isDefinition: true)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!12 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "job", file: !3, line: 6, size: 192, elements: !13)
!13 = !{!14, !15, !19}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !12, file: !3, line: 7, baseType: !11, size: 64)
!15 = !DIDerivedType(tag: DW_TAG_member, name: "run", scope: !12, file: !3, line: 8, baseType: !16, size: 64, offset: 64)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DISubroutineType(types: !18)
!18 = !{!6, !6}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "input", scope: !12, file: !3, line: 9, baseType: !6, size: 32, offset: 128)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "sum", scope: !2, file: !3, line: 13, type: !6, isLocal: true, isDefinition: true)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 14, type: !24, isLocal: true, isDefinition: true)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !25, line: 72, baseType: !26)
!25 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!26 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !25, line: 67, size: 320, elements: !27)
!27 = !{!28, !49, !54}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !26, file: !25, line: 69, baseType: !29, size: 320)
!29 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !30, line: 22, size: 320, elements: !31)
!30 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!31 = !{!32, !33, !35, !36, !37, !38, !40, !41}
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !29, file: !30, line: 24, baseType: !6, size: 32)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !29, file: !30, line: 25, baseType: !34, size: 32, offset: 32)
!34 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !29, file: !30, line: 26, baseType: !6, size: 32, offset: 64)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !29, file: !30, line: 28, baseType: !34, size: 32, offset: 96)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !29, file: !30, line: 32, baseType: !6, size: 32, offset: 128)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !29, file: !30, line: 34, baseType: !39, size: 16, offset: 160)
!39 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !29, file: !30, line: 35, baseType: !39, size: 16, offset: 176)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !29, file: !30, line: 36, baseType: !42, size: 128, offset: 192)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !43, line: 55, baseType: !44)
!43 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!44 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !43, line: 51, size: 128, elements: !45)
!45 = !{!46, !48}
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !44, file: !43, line: 53, baseType: !47, size: 64)
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !44, size: 64)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !44, file: !43, line: 54, baseType: !47, size: 64, offset: 64)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !26, file: !25, line: 70, baseType: !50, size: 320)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !51, size: 320, elements: !52)
!51 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!52 = !{!53}
!53 = !DISubrange(count: 40)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !26, file: !25, line: 71, baseType: !7, size: 64)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !56, size: 128, elements: !57)
!56 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!57 = !{!58}
!58 = !DISubrange(count: 2)
!59 = !{i32 7, !"Dwarf Version", i32 5}
!60 = !{i32 2, !"Debug Info Version", i32 3}
!61 = !{i32 1, !"wchar_size", i32 4}
!62 = !{i32 8, !"PIC Level", i32 2}
!63 = !{i32 7, !"PIE Level", i32 2}
!64 = !{i32 7, !"uwtable", i32 2}
!65 = !{i32 7, !"frame-pointer", i32 2}
!66 = !{!"Debian clang version 16.0.6 (15~deb12u1)"}
!67 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 48, type: !68, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !72)
!68 = !DISubroutineType(types: !69)
!69 = !{!6, !6, !70}
!70 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !71, size: 64)
!71 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64)
!72 = !{}
!73 = !DILocalVariable(name: "argc", arg: 1, scope: !67, file: !3, line: 48, type: !6)
!74 = !DILocation(line: 48, column: 14, scope: !67)
!75 = !DILocalVariable(name: "argv", arg: 2, scope: !67, file: !3, line: 48, type: !70)
!76 = !DILocation(line: 48, column: 27, scope: !67)
!77 = !DILocalVariable(name: "threads", scope: !67, file: !3, line: 50, type: !78)
!78 = !DICompositeType(tag: DW_TAG_array_type, baseType: !79, size: 128, elements: !57)
!79 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !25, line: 27, baseType: !80)
!80 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!81 = !DILocation(line: 50, column: 12, scope: !67)
!82 = !DILocalVariable(name: "taken", scope: !67, file: !3, line: 51, type: !83)
!83 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 128, elements: !57)
!84 = !DILocation(line: 51, column: 8, scope: !67)
!85 = !DILocalVariable(name: "i", scope: !86, file: !3, line: 52, type: !6)
!86 = distinct !DILexicalBlock(scope: !67, file: !3, line: 52, column: 2)
!87 = !DILocation(line: 52, column: 11, scope: !86)
!88 = !DILocation(line: 52, column: 7, scope: !86)
!89 = !DILocation(line: 52, column: 18, scope: !90)
!90 = distinct !DILexicalBlock(scope: !86, file: !3, line: 52, column: 2)
!91 = !DILocation(line: 52, column: 22, scope: !90)
!92 = !DILocation(line: 52, column: 27, scope: !90)
!93 = !DILocation(line: 52, column: 20, scope: !90)
!94 = !DILocation(line: 52, column: 2, scope: !86)
!95 = !DILocalVariable(name: "job", scope: !96, file: !3, line: 53, type: !11)
!96 = distinct !DILexicalBlock(scope: !90, file: !3, line: 52, column: 37)
!97 = !DILocation(line: 53, column: 15, scope: !96)
!98 = !DILocation(line: 53, column: 21, scope: !96)
!99 = !DILocation(line: 54, column: 20, scope: !96)
!100 = !DILocation(line: 54, column: 22, scope: !96)
!101 = !DILocation(line: 54, column: 14, scope: !96)
!102 = !DILocation(line: 54, column: 3, scope: !96)
!103 = !DILocation(line: 54, column: 8, scope: !96)
!104 = !DILocation(line: 54, column: 12, scope: !96)
!105 = !DILocation(line: 55, column: 16, scope: !96)
!106 = !DILocation(line: 55, column: 3, scope: !96)
!107 = !DILocation(line: 55, column: 8, scope: !96)
!108 = !DILocation(line: 55, column: 14, scope: !96)
!109 = !DILocation(line: 56, column: 15, scope: !96)
!110 = !DILocation(line: 56, column: 3, scope: !96)
!111 = !DILocation(line: 56, column: 8, scope: !96)
!112 = !DILocation(line: 56, column: 13, scope: !96)
!113 = !DILocation(line: 57, column: 10, scope: !96)
!114 = !DILocation(line: 57, column: 8, scope: !96)
!115 = !DILocation(line: 58, column: 2, scope: !96)
!116 = !DILocation(line: 52, column: 33, scope: !90)
!117 = !DILocation(line: 52, column: 2, scope: !90)
!118 = distinct !{!118, !94, !119, !120}
!119 = !DILocation(line: 58, column: 2, scope: !86)
!120 = !{!"llvm.loop.mustprogress"}
!121 = !DILocalVariable(name: "i", scope: !122, file: !3, line: 59, type: !6)
!122 = distinct !DILexicalBlock(scope: !67, file: !3, line: 59, column: 2)
!123 = !DILocation(line: 59, column: 11, scope: !122)
!124 = !DILocation(line: 59, column: 7, scope: !122)
!125 = !DILocation(line: 59, column: 18, scope: !126)
!126 = distinct !DILexicalBlock(scope: !122, file: !3, line: 59, column: 2)
!127 = !DILocation(line: 59, column: 20, scope: !126)
!128 = !DILocation(line: 59, column: 2, scope: !122)
!129 = !DILocation(line: 60, column: 27, scope: !126)
!130 = !DILocation(line: 60, column: 19, scope: !126)
!131 = !DILocation(line: 60, column: 3, scope: !126)
!132 = !DILocation(line: 59, column: 26, scope: !126)
!133 = !DILocation(line: 59, column: 2, scope: !126)
!134 = distinct !{!134, !128, !135, !120}
!135 = !DILocation(line: 60, column: 51, scope: !122)
!136 = !DILocalVariable(name: "i", scope: !137, file: !3, line: 61, type: !6)
!137 = distinct !DILexicalBlock(scope: !67, file: !3, line: 61, column: 2)
!138 = !DILocation(line: 61, column: 11, scope: !137)
!139 = !DILocation(line: 61, column: 7, scope: !137)
!140 = !DILocation(line: 61, column: 18, scope: !141)
!141 = distinct !DILexicalBlock(scope: !137, file: !3, line: 61, column: 2)
!142 = !DILocation(line: 61, column: 20, scope: !141)
!143 = !DILocation(line: 61, column: 2, scope: !137)
!144 = !DILocation(line: 62, column: 24, scope: !141)
!145 = !DILocation(line: 62, column: 16, scope: !141)
!146 = !DILocation(line: 62, column: 35, scope: !141)
!147 = !DILocation(line: 62, column: 29, scope: !141)
!148 = !DILocation(line: 62, column: 3, scope: !141)
!149 = !DILocation(line: 61, column: 26, scope: !141)
!150 = !DILocation(line: 61, column: 2, scope: !141)
!151 = distinct !{!151, !143, !152, !120}
!152 = !DILocation(line: 62, column: 37, scope: !137)
!153 = !DILocation(line: 63, column: 29, scope: !67)
!154 = !DILocation(line: 63, column: 23, scope: !67)
!155 = !DILocation(line: 63, column: 18, scope: !67)
!156 = !DILocation(line: 63, column: 50, scope: !67)
!157 = !DILocation(line: 63, column: 44, scope: !67)
!158 = !DILocation(line: 63, column: 39, scope: !67)
!159 = !DILocation(line: 63, column: 60, scope: !67)
!160 = !DILocation(line: 63, column: 9, scope: !67)
!161 = !DILocation(line: 63, column: 2, scope: !67)
!162 = distinct !DISubprogram(name: "consumer", scope: !3, file: !3, line: 31, type: !163, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !72)
!163 = !DISubroutineType(types: !164)
!164 = !{!5, !5}
!165 = !DILocalVariable(name: "arg", arg: 1, scope: !162, file: !3, line: 31, type: !5)
!166 = !DILocation(line: 31, column: 29, scope: !162)
!167 = !DILocalVariable(name: "taken", scope: !162, file: !3, line: 33, type: !7)
!168 = !DILocation(line: 33, column: 7, scope: !162)
!169 = !DILocation(line: 34, column: 2, scope: !162)
!170 = !DILocation(line: 35, column: 3, scope: !171)
!171 = distinct !DILexicalBlock(scope: !172, file: !3, line: 34, column: 11)
!172 = distinct !DILexicalBlock(scope: !173, file: !3, line: 34, column: 2)
!173 = distinct !DILexicalBlock(scope: !162, file: !3, line: 34, column: 2)
!174 = !DILocalVariable(name: "job", scope: !171, file: !3, line: 36, type: !11)
!175 = !DILocation(line: 36, column: 15, scope: !171)
!176 = !DILocation(line: 36, column: 21, scope: !171)
!177 = !DILocation(line: 37, column: 7, scope: !178)
!178 = distinct !DILexicalBlock(scope: !171, file: !3, line: 37, column: 7)
!179 = !DILocation(line: 37, column: 11, scope: !178)
!180 = !DILocation(line: 37, column: 7, scope: !171)
!181 = !DILocation(line: 38, column: 11, scope: !178)
!182 = !DILocation(line: 38, column: 16, scope: !178)
!183 = !DILocation(line: 38, column: 9, scope: !178)
!184 = !DILocation(line: 38, column: 4, scope: !178)
!185 = !DILocation(line: 39, column: 3, scope: !171)
!186 = !DILocation(line: 40, column: 7, scope: !187)
!187 = distinct !DILexicalBlock(scope: !171, file: !3, line: 40, column: 7)
!188 = !DILocation(line: 40, column: 11, scope: !187)
!189 = !DILocation(line: 40, column: 7, scope: !171)
!190 = !DILocation(line: 41, column: 19, scope: !187)
!191 = !DILocation(line: 41, column: 11, scope: !187)
!192 = !DILocation(line: 41, column: 4, scope: !187)
!193 = !DILocation(line: 42, column: 28, scope: !171)
!194 = !DILocation(line: 42, column: 33, scope: !171)
!195 = !DILocation(line: 42, column: 37, scope: !171)
!196 = !DILocation(line: 42, column: 42, scope: !171)
!197 = !DILocation(line: 42, column: 3, scope: !171)
!198 = !DILocation(line: 43, column: 8, scope: !171)
!199 = !DILocation(line: 43, column: 3, scope: !171)
!200 = !DILocation(line: 44, column: 8, scope: !171)
!201 = !DILocation(line: 34, column: 2, scope: !172)
!202 = distinct !{!202, !203, !204}
!203 = !DILocation(line: 34, column: 2, scope: !173)
!204 = !DILocation(line: 45, column: 2, scope: !173)
!205 = distinct !DISubprogram(name: "total", scope: !3, file: !3, line: 20, type: !206, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !72)
!206 = !DISubroutineType(types: !207)
!207 = !{!6, !6, null}
!208 = !DILocalVariable(name: "count", arg: 1, scope: !205, file: !3, line: 20, type: !6)
!209 = !DILocation(line: 20, column: 22, scope: !205)
!210 = !DILocalVariable(name: "args", scope: !205, file: !3, line: 22, type: !211)
!211 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !212, line: 22, baseType: !213)
!212 = !DIFile(filename: "/usr/lib/llvm-16/lib/clang/16/include/stdarg.h", directory: "", checksumkind: CSK_MD5, checksum: "4c819f80dd915987182e9ab226e27a5a")
!213 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !214, baseType: !215)
!214 = !DIFile(filename: "threads.c", directory: ".")
!215 = !DICompositeType(tag: DW_TAG_array_type, baseType: !216, size: 192, elements: !222)
!216 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !217)
!217 = !{!218, !219, !220, !221}
!218 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !216, file: !214, line: 22, baseType: !34, size: 32)
!219 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !216, file: !214, line: 22, baseType: !34, size: 32, offset: 32)
!220 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !216, file: !214, line: 22, baseType: !5, size: 64, offset: 64)
!221 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !216, file: !214, line: 22, baseType: !5, size: 64, offset: 128)
!222 = !{!223}
!223 = !DISubrange(count: 1)
!224 = !DILocation(line: 22, column: 10, scope: !205)
!225 = !DILocalVariable(name: "result", scope: !205, file: !3, line: 23, type: !6)
!226 = !DILocation(line: 23, column: 6, scope: !205)
!227 = !DILocation(line: 24, column: 2, scope: !205)
!228 = !DILocation(line: 25, column: 2, scope: !205)
!229 = !DILocation(line: 25, column: 14, scope: !205)
!230 = !DILocation(line: 25, column: 17, scope: !205)
!231 = !DILocation(line: 26, column: 13, scope: !205)
!232 = !DILocation(line: 26, column: 10, scope: !205)
!233 = distinct !{!233, !228, !231, !120}
!234 = !DILocation(line: 27, column: 2, scope: !205)
!235 = !DILocation(line: 28, column: 9, scope: !205)
!236 = !DILocation(line: 28, column: 2, scope: !205)
!237 = distinct !DISubprogram(name: "twice", scope: !3, file: !3, line: 16, type: !17, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !72)
!238 = !DILocalVariable(name: "x", arg: 1, scope: !237, file: !3, line: 16, type: !6)
!239 = !DILocation(line: 16, column: 22, scope: !237)
!240 = !DILocation(line: 16, column: 38, scope: !237)
!241 = !DILocation(line: 16, column: 36, scope: !237)
!242 = !DILocation(line: 16, column: 27, scope: !237)
!243 = distinct !DISubprogram(name: "square", scope: !3, file: !3, line: 17, type: !17, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !72)
!244 = !DILocalVariable(name: "x", arg: 1, scope: !243, file: !3, line: 17, type: !6)
!245 = !DILocation(line: 17, column: 23, scope: !243)
!246 = !DILocation(line: 17, column: 35, scope: !243)
!247 = !DILocation(line: 17, column: 39, scope: !243)
!248 = !DILocation(line: 17, column: 37, scope: !243)
!249 = !DILocation(line: 17, column: 28, scope: !243)
