; ModuleID = 'threads.c'
source_filename = "threads.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@kinds = internal unnamed_addr constant [2 x ptr] [ptr @twice, ptr @square], align 16, !dbg !0
@head = internal unnamed_addr global ptr null, align 8, !dbg !9
@sum = internal global i32 0, align 4, !dbg !20
@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !22

; Function Attrs: nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef readnone captures(none) %argv) local_unnamed_addr #0 !dbg !71 {
entry:
  %threads = alloca [2 x i64], align 16, !DIAssignID !94
    #dbg_assign(i1 poison, !79, !DIExpression(), !94, ptr %threads, !DIExpression(), !95)
  %taken = alloca [2 x ptr], align 16, !DIAssignID !96
    #dbg_assign(i1 poison, !83, !DIExpression(), !96, ptr %taken, !DIExpression(), !95)
    #dbg_value(i32 %argc, !77, !DIExpression(), !95)
    #dbg_value(ptr %argv, !78, !DIExpression(), !95)
  call void @llvm.lifetime.start.p0(ptr nonnull %threads) #10, !dbg !97
  call void @llvm.lifetime.start.p0(ptr nonnull %taken) #10, !dbg !98
    #dbg_value(i32 0, !85, !DIExpression(), !99)
    #dbg_value(i32 0, !85, !DIExpression(), !99)
  %cmp41 = icmp sgt i32 %argc, -3, !dbg !100
  br i1 %cmp41, label %for.body.preheader, label %for.body5.preheader, !dbg !101

for.body5.preheader:                              ; preds = %for.cond.for.cond2.preheader_crit_edge, %entry
  br label %for.body5, !dbg !102

for.body.preheader:                               ; preds = %entry
  %head.promoted = load ptr, ptr @head, align 8
  %0 = add i32 %argc, 2, !dbg !103
  %smax = tail call i32 @llvm.smax.i32(i32 %0, i32 0), !dbg !103
  br label %for.body, !dbg !103

for.cond.for.cond2.preheader_crit_edge:           ; preds = %for.body
  store ptr %call, ptr @head, align 8, !dbg !104, !tbaa !105
  br label %for.body5.preheader, !dbg !108

for.body:                                         ; preds = %for.body.preheader, %for.body
  %i.043 = phi i32 [ %inc, %for.body ], [ 0, %for.body.preheader ]
  %call4042 = phi ptr [ %call, %for.body ], [ %head.promoted, %for.body.preheader ]
    #dbg_value(i32 %i.043, !85, !DIExpression(), !99)
  %call = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24) #11, !dbg !109
    #dbg_value(ptr %call, !87, !DIExpression(), !110)
  %rem = and i32 %i.043, 1, !dbg !111
  %idxprom = zext nneg i32 %rem to i64, !dbg !112
  %arrayidx = getelementptr inbounds nuw ptr, ptr @kinds, i64 %idxprom, !dbg !112
  %1 = load ptr, ptr %arrayidx, align 8, !dbg !113, !tbaa !114
  %run = getelementptr inbounds nuw i8, ptr %call, i64 8, !dbg !115
  store ptr %1, ptr %run, align 8, !dbg !116, !tbaa !117
  %input = getelementptr inbounds nuw i8, ptr %call, i64 16, !dbg !119
  store i32 %i.043, ptr %input, align 8, !dbg !120, !tbaa !121
  store ptr %call4042, ptr %call, align 8, !dbg !122, !tbaa !123
  %inc = add nuw i32 %i.043, 1, !dbg !124
    #dbg_value(i32 %inc, !85, !DIExpression(), !99)
  %exitcond.not = icmp eq i32 %i.043, %smax, !dbg !125
  br i1 %exitcond.not, label %for.cond.for.cond2.preheader_crit_edge, label %for.body, !dbg !108, !llvm.loop !126

for.body5:                                        ; preds = %for.body5.preheader, %for.body5
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body5 ], [ 0, %for.body5.preheader ]
    #dbg_value(i64 %indvars.iv, !90, !DIExpression(), !130)
  %arrayidx7 = getelementptr inbounds nuw i64, ptr %threads, i64 %indvars.iv, !dbg !131
  %call8 = call i32 @pthread_create(ptr noundef nonnull %arrayidx7, ptr noundef null, ptr noundef nonnull @consumer, ptr noundef null) #10, !dbg !133
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1, !dbg !134
    #dbg_value(i64 %indvars.iv.next, !90, !DIExpression(), !130)
  %cmp3 = icmp eq i64 %indvars.iv, 0, !dbg !135
  br i1 %cmp3, label %for.body5, label %for.body16, !dbg !136, !llvm.loop !137

for.cond.cleanup15:                               ; preds = %for.body16
  %2 = load ptr, ptr %taken, align 16, !dbg !139, !tbaa !114
  %3 = ptrtoint ptr %2 to i64, !dbg !140
  %conv = trunc i64 %3 to i32, !dbg !141
  %arrayidx26 = getelementptr inbounds nuw i8, ptr %taken, i64 8, !dbg !142
  %4 = load ptr, ptr %arrayidx26, align 8, !dbg !142, !tbaa !114
  %5 = ptrtoint ptr %4 to i64, !dbg !143
  %conv27 = trunc i64 %5 to i32, !dbg !144
  %6 = load i32, ptr @sum, align 4, !dbg !145, !tbaa !67
  %call28 = call i32 (i32, ...) @total(i32 poison, i32 noundef %conv, i32 noundef %conv27, i32 noundef %6), !dbg !146
  call void @llvm.lifetime.end.p0(ptr nonnull %taken) #10, !dbg !147
  call void @llvm.lifetime.end.p0(ptr nonnull %threads) #10, !dbg !147
  ret i32 %call28, !dbg !148

for.body16:                                       ; preds = %for.body5, %for.body16
  %indvars.iv47 = phi i64 [ %indvars.iv.next48, %for.body16 ], [ 0, %for.body5 ]
    #dbg_value(i64 %indvars.iv47, !92, !DIExpression(), !149)
  %arrayidx18 = getelementptr inbounds nuw i64, ptr %threads, i64 %indvars.iv47, !dbg !150
  %7 = load i64, ptr %arrayidx18, align 8, !dbg !150, !tbaa !152
  %arrayidx20 = getelementptr inbounds nuw ptr, ptr %taken, i64 %indvars.iv47, !dbg !154
  %call21 = call i32 @pthread_join(i64 noundef %7, ptr noundef nonnull %arrayidx20) #10, !dbg !155
  %indvars.iv.next48 = add nuw nsw i64 %indvars.iv47, 1, !dbg !156
    #dbg_value(i64 %indvars.iv.next48, !92, !DIExpression(), !149)
  %cmp14 = icmp eq i64 %indvars.iv47, 0, !dbg !157
  br i1 %cmp14, label %for.body16, label %for.cond.cleanup15, !dbg !158, !llvm.loop !159
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !162 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind
declare !dbg !168 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: nounwind uwtable
define internal ptr @consumer(ptr readnone captures(none) %arg) #0 !dbg !189 {
entry:
    #dbg_value(ptr poison, !191, !DIExpression(), !197)
    #dbg_value(i64 0, !192, !DIExpression(), !197)
  br label %for.cond, !dbg !198

for.cond:                                         ; preds = %cleanup, %entry
  %taken.0 = phi i64 [ 0, %entry ], [ %taken.1, %cleanup ], !dbg !199
  %retval.0 = phi ptr [ undef, %entry ], [ %retval.1, %cleanup ]
    #dbg_value(i64 %taken.0, !192, !DIExpression(), !197)
  %call = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @lock) #10, !dbg !200
  %0 = load ptr, ptr @head, align 8, !dbg !201, !tbaa !105
    #dbg_value(ptr %0, !193, !DIExpression(), !202)
  %cmp.not = icmp eq ptr %0, null, !dbg !203
  br i1 %cmp.not, label %if.then3.critedge, label %if.then, !dbg !205

if.then:                                          ; preds = %for.cond
  %1 = load ptr, ptr %0, align 8, !dbg !206, !tbaa !123
  store ptr %1, ptr @head, align 8, !dbg !207, !tbaa !105
  %call1 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @lock) #10, !dbg !208
  %run = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !209
  %2 = load ptr, ptr %run, align 8, !dbg !210, !tbaa !117
  %input = getelementptr inbounds nuw i8, ptr %0, i64 16, !dbg !211
  %3 = load i32, ptr %input, align 8, !dbg !211, !tbaa !121
  %call5 = tail call i32 %2(i32 noundef %3) #10, !dbg !212
  %4 = atomicrmw add ptr @sum, i32 %call5 monotonic, align 4, !dbg !213
  tail call void @free(ptr noundef %0) #10, !dbg !214
  %inc = add nsw i64 %taken.0, 1, !dbg !215
    #dbg_value(i64 %inc, !192, !DIExpression(), !197)
  br label %cleanup, !dbg !216

if.then3.critedge:                                ; preds = %for.cond
  %call1.c = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @lock) #10, !dbg !208
  %5 = inttoptr i64 %taken.0 to ptr, !dbg !217
  br label %cleanup, !dbg !219

cleanup:                                          ; preds = %if.then, %if.then3.critedge
  %taken.1 = phi i64 [ %taken.0, %if.then3.critedge ], [ %inc, %if.then ], !dbg !197
  %retval.1 = phi ptr [ %5, %if.then3.critedge ], [ %retval.0, %if.then ]
    #dbg_value(i64 %taken.1, !192, !DIExpression(), !197)
  br i1 %cmp.not, label %cleanup6, label %for.cond, !llvm.loop !220

cleanup6:                                         ; preds = %cleanup
  ret ptr %retval.1, !dbg !223
}

declare !dbg !224 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nofree norecurse nosync nounwind uwtable
define internal i32 @total(i32 %count, ...) unnamed_addr #5 !dbg !228 {
entry:
  %args = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !247
    #dbg_assign(i1 poison, !233, !DIExpression(), !247, ptr %args, !DIExpression(), !248)
    #dbg_value(i32 3, !232, !DIExpression(), !248)
  call void @llvm.lifetime.start.p0(ptr nonnull %args) #10, !dbg !249
    #dbg_value(i32 0, !246, !DIExpression(), !248)
  call void @llvm.va_start.p0(ptr nonnull %args), !dbg !250
  %args.promoted = load i32, ptr %args, align 16
    #dbg_value(i32 0, !246, !DIExpression(), !248)
    #dbg_value(i32 3, !232, !DIExpression(), !248)
  %overflow_arg_area_p = getelementptr inbounds nuw i8, ptr %args, i64 8
  %0 = getelementptr inbounds nuw i8, ptr %args, i64 16
  %reg_save_area = load ptr, ptr %0, align 16
  %overflow_arg_area_p.promoted = load ptr, ptr %overflow_arg_area_p, align 8
  br label %while.body, !dbg !251

while.body:                                       ; preds = %entry, %vaarg.end
  %overflow_arg_area10 = phi ptr [ %overflow_arg_area_p.promoted, %entry ], [ %overflow_arg_area9, %vaarg.end ]
  %dec8 = phi i32 [ 2, %entry ], [ %dec, %vaarg.end ]
  %result.07 = phi i32 [ 0, %entry ], [ %add, %vaarg.end ]
  %gp_offset56 = phi i32 [ %args.promoted, %entry ], [ %gp_offset4, %vaarg.end ]
    #dbg_value(i32 %result.07, !246, !DIExpression(), !248)
  %fits_in_gp = icmp ult i32 %gp_offset56, 41, !dbg !252
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem, !dbg !252

vaarg.in_reg:                                     ; preds = %while.body
  %1 = zext nneg i32 %gp_offset56 to i64, !dbg !252
  %2 = getelementptr i8, ptr %reg_save_area, i64 %1, !dbg !252
  %3 = add nuw nsw i32 %gp_offset56, 8, !dbg !252
  store i32 %3, ptr %args, align 16, !dbg !252, !DIAssignID !253
    #dbg_assign(i32 %3, !233, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !253, ptr %args, !DIExpression(), !248)
  br label %vaarg.end, !dbg !252

vaarg.in_mem:                                     ; preds = %while.body
  %overflow_arg_area.next = getelementptr i8, ptr %overflow_arg_area10, i64 8, !dbg !252
  store ptr %overflow_arg_area.next, ptr %overflow_arg_area_p, align 8, !dbg !252, !DIAssignID !254
    #dbg_assign(ptr %overflow_arg_area.next, !233, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !254, ptr %overflow_arg_area_p, !DIExpression(), !248)
  br label %vaarg.end, !dbg !252

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %overflow_arg_area9 = phi ptr [ %overflow_arg_area10, %vaarg.in_reg ], [ %overflow_arg_area.next, %vaarg.in_mem ]
  %gp_offset4 = phi i32 [ %3, %vaarg.in_reg ], [ %gp_offset56, %vaarg.in_mem ]
  %vaarg.addr = phi ptr [ %2, %vaarg.in_reg ], [ %overflow_arg_area10, %vaarg.in_mem ], !dbg !252
  %4 = load i32, ptr %vaarg.addr, align 4, !dbg !252, !tbaa !67
  %add = add nsw i32 %4, %result.07, !dbg !255
    #dbg_value(i32 %add, !246, !DIExpression(), !248)
    #dbg_value(i32 %dec8, !232, !DIExpression(), !248)
  %dec = add nsw i32 %dec8, -1, !dbg !256
    #dbg_value(i32 %dec, !232, !DIExpression(), !248)
  %cmp.not = icmp eq i32 %dec8, 0, !dbg !257
  br i1 %cmp.not, label %while.end, label %while.body, !dbg !258, !llvm.loop !259

while.end:                                        ; preds = %vaarg.end
  call void @llvm.va_end.p0(ptr %args), !dbg !261
  call void @llvm.lifetime.end.p0(ptr nonnull %args) #10, !dbg !262
  ret i32 %add, !dbg !263
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal range(i32 -2147483648, 2147483647) i32 @twice(i32 noundef %x) #6 !dbg !264 {
entry:
    #dbg_value(i32 %x, !266, !DIExpression(), !267)
  %mul = shl nsw i32 %x, 1, !dbg !268
  ret i32 %mul, !dbg !269
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal i32 @square(i32 noundef %x) #6 !dbg !270 {
entry:
    #dbg_value(i32 %x, !272, !DIExpression(), !273)
  %mul = mul nsw i32 %x, %x, !dbg !274
  ret i32 %mul, !dbg !275
}

; Function Attrs: nounwind
declare !dbg !276 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #3

; Function Attrs: nounwind
declare !dbg !280 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !281 void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #9

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree norecurse nosync nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #9 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nounwind }
attributes #11 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!59, !60, !61, !62, !63, !64, !65}
!llvm.ident = !{!66}
!llvm.errno.tbaa = !{!67}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "kinds", scope: !2, file: !3, line: 18, type: !55, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
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
!65 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!66 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!67 = !{!68, !68, i64 0}
!68 = !{!"int", !69, i64 0}
!69 = !{!"omnipotent char", !70, i64 0}
!70 = !{!"Simple C/C++ TBAA"}
!71 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 48, type: !72, scopeLine: 49, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !76, keyInstructions: true)
!72 = !DISubroutineType(types: !73)
!73 = !{!6, !6, !74}
!74 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !75, size: 64)
!75 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64)
!76 = !{!77, !78, !79, !83, !85, !87, !90, !92}
!77 = !DILocalVariable(name: "argc", arg: 1, scope: !71, file: !3, line: 48, type: !6)
!78 = !DILocalVariable(name: "argv", arg: 2, scope: !71, file: !3, line: 48, type: !74)
!79 = !DILocalVariable(name: "threads", scope: !71, file: !3, line: 50, type: !80)
!80 = !DICompositeType(tag: DW_TAG_array_type, baseType: !81, size: 128, elements: !57)
!81 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !25, line: 27, baseType: !82)
!82 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!83 = !DILocalVariable(name: "taken", scope: !71, file: !3, line: 51, type: !84)
!84 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 128, elements: !57)
!85 = !DILocalVariable(name: "i", scope: !86, file: !3, line: 52, type: !6)
!86 = distinct !DILexicalBlock(scope: !71, file: !3, line: 52, column: 2)
!87 = !DILocalVariable(name: "job", scope: !88, file: !3, line: 53, type: !11)
!88 = distinct !DILexicalBlock(scope: !89, file: !3, line: 52, column: 37)
!89 = distinct !DILexicalBlock(scope: !86, file: !3, line: 52, column: 2)
!90 = !DILocalVariable(name: "i", scope: !91, file: !3, line: 59, type: !6)
!91 = distinct !DILexicalBlock(scope: !71, file: !3, line: 59, column: 2)
!92 = !DILocalVariable(name: "i", scope: !93, file: !3, line: 61, type: !6)
!93 = distinct !DILexicalBlock(scope: !71, file: !3, line: 61, column: 2)
!94 = distinct !DIAssignID()
!95 = !DILocation(line: 0, scope: !71)
!96 = distinct !DIAssignID()
!97 = !DILocation(line: 50, column: 2, scope: !71)
!98 = !DILocation(line: 51, column: 2, scope: !71)
!99 = !DILocation(line: 0, scope: !86)
!100 = !DILocation(line: 52, column: 20, scope: !89, atomGroup: 26, atomRank: 1)
!101 = !DILocation(line: 52, column: 2, scope: !86, atomGroup: 27, atomRank: 1)
!102 = !DILocation(line: 59, column: 2, scope: !91)
!103 = !DILocation(line: 52, column: 2, scope: !86)
!104 = !DILocation(line: 57, column: 8, scope: !88, atomGroup: 8, atomRank: 1)
!105 = !{!106, !106, i64 0}
!106 = !{!"p1 _ZTS3job", !107, i64 0}
!107 = !{!"any pointer", !69, i64 0}
!108 = !DILocation(line: 52, column: 2, scope: !86, atomGroup: 3, atomRank: 1)
!109 = !DILocation(line: 53, column: 21, scope: !88, atomGroup: 4, atomRank: 2)
!110 = !DILocation(line: 0, scope: !88)
!111 = !DILocation(line: 54, column: 22, scope: !88)
!112 = !DILocation(line: 54, column: 14, scope: !88)
!113 = !DILocation(line: 54, column: 14, scope: !88, atomGroup: 5, atomRank: 2)
!114 = !{!107, !107, i64 0}
!115 = !DILocation(line: 54, column: 8, scope: !88)
!116 = !DILocation(line: 54, column: 12, scope: !88, atomGroup: 5, atomRank: 1)
!117 = !{!118, !107, i64 8}
!118 = !{!"job", !106, i64 0, !107, i64 8, !68, i64 16}
!119 = !DILocation(line: 55, column: 8, scope: !88)
!120 = !DILocation(line: 55, column: 14, scope: !88, atomGroup: 6, atomRank: 1)
!121 = !{!118, !68, i64 16}
!122 = !DILocation(line: 56, column: 13, scope: !88, atomGroup: 7, atomRank: 1)
!123 = !{!118, !106, i64 0}
!124 = !DILocation(line: 52, column: 33, scope: !89, atomGroup: 9, atomRank: 2)
!125 = !DILocation(line: 52, column: 20, scope: !89, atomGroup: 2, atomRank: 1)
!126 = distinct !{!126, !103, !127, !128, !129}
!127 = !DILocation(line: 58, column: 2, scope: !86)
!128 = !{!"llvm.loop.mustprogress"}
!129 = !{!"llvm.loop.unroll.disable"}
!130 = !DILocation(line: 0, scope: !91)
!131 = !DILocation(line: 60, column: 19, scope: !132)
!132 = distinct !DILexicalBlock(scope: !91, file: !3, line: 59, column: 2)
!133 = !DILocation(line: 60, column: 3, scope: !132)
!134 = !DILocation(line: 59, column: 26, scope: !132, atomGroup: 14, atomRank: 2)
!135 = !DILocation(line: 59, column: 20, scope: !132, atomGroup: 12, atomRank: 1)
!136 = !DILocation(line: 59, column: 2, scope: !91, atomGroup: 13, atomRank: 1)
!137 = distinct !{!137, !102, !138, !128, !129}
!138 = !DILocation(line: 60, column: 51, scope: !91)
!139 = !DILocation(line: 63, column: 29, scope: !71)
!140 = !DILocation(line: 63, column: 23, scope: !71)
!141 = !DILocation(line: 63, column: 18, scope: !71)
!142 = !DILocation(line: 63, column: 50, scope: !71)
!143 = !DILocation(line: 63, column: 44, scope: !71)
!144 = !DILocation(line: 63, column: 39, scope: !71)
!145 = !DILocation(line: 63, column: 60, scope: !71)
!146 = !DILocation(line: 63, column: 9, scope: !71, atomGroup: 22, atomRank: 2)
!147 = !DILocation(line: 64, column: 1, scope: !71)
!148 = !DILocation(line: 63, column: 2, scope: !71, atomGroup: 22, atomRank: 1)
!149 = !DILocation(line: 0, scope: !93)
!150 = !DILocation(line: 62, column: 16, scope: !151)
!151 = distinct !DILexicalBlock(scope: !93, file: !3, line: 61, column: 2)
!152 = !{!153, !153, i64 0}
!153 = !{!"long", !69, i64 0}
!154 = !DILocation(line: 62, column: 29, scope: !151)
!155 = !DILocation(line: 62, column: 3, scope: !151)
!156 = !DILocation(line: 61, column: 26, scope: !151, atomGroup: 19, atomRank: 2)
!157 = !DILocation(line: 61, column: 20, scope: !151, atomGroup: 17, atomRank: 1)
!158 = !DILocation(line: 61, column: 2, scope: !93, atomGroup: 18, atomRank: 1)
!159 = distinct !{!159, !160, !161, !128, !129}
!160 = !DILocation(line: 61, column: 2, scope: !93)
!161 = !DILocation(line: 62, column: 37, scope: !93)
!162 = !DISubprogram(name: "malloc", scope: !163, file: !163, line: 553, type: !164, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!163 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!164 = !DISubroutineType(types: !165)
!165 = !{!5, !166}
!166 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !167, line: 18, baseType: !82)
!167 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!168 = !DISubprogram(name: "pthread_create", scope: !169, file: !169, line: 202, type: !170, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!169 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!170 = !DISubroutineType(types: !171)
!171 = !{!6, !172, !174, !185, !188}
!172 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !173)
!173 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !81, size: 64)
!174 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !175)
!175 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !176, size: 64)
!176 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !177)
!177 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !25, line: 62, baseType: !178)
!178 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !25, line: 56, size: 448, elements: !179)
!179 = !{!180, !184}
!180 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !178, file: !25, line: 58, baseType: !181, size: 448)
!181 = !DICompositeType(tag: DW_TAG_array_type, baseType: !51, size: 448, elements: !182)
!182 = !{!183}
!183 = !DISubrange(count: 56)
!184 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !178, file: !25, line: 59, baseType: !7, size: 64)
!185 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !186, size: 64)
!186 = !DISubroutineType(types: !187)
!187 = !{!5, !5}
!188 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !5)
!189 = distinct !DISubprogram(name: "consumer", scope: !3, file: !3, line: 31, type: !186, scopeLine: 32, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !190, keyInstructions: true)
!190 = !{!191, !192, !193}
!191 = !DILocalVariable(name: "arg", arg: 1, scope: !189, file: !3, line: 31, type: !5)
!192 = !DILocalVariable(name: "taken", scope: !189, file: !3, line: 33, type: !7)
!193 = !DILocalVariable(name: "job", scope: !194, file: !3, line: 36, type: !11)
!194 = distinct !DILexicalBlock(scope: !195, file: !3, line: 34, column: 11)
!195 = distinct !DILexicalBlock(scope: !196, file: !3, line: 34, column: 2)
!196 = distinct !DILexicalBlock(scope: !189, file: !3, line: 34, column: 2)
!197 = !DILocation(line: 0, scope: !189)
!198 = !DILocation(line: 34, column: 2, scope: !189)
!199 = !DILocation(line: 33, column: 7, scope: !189, atomGroup: 1, atomRank: 1)
!200 = !DILocation(line: 35, column: 3, scope: !194)
!201 = !DILocation(line: 36, column: 21, scope: !194, atomGroup: 2, atomRank: 2)
!202 = !DILocation(line: 0, scope: !194)
!203 = !DILocation(line: 37, column: 11, scope: !204, atomGroup: 3, atomRank: 2)
!204 = distinct !DILexicalBlock(scope: !194, file: !3, line: 37, column: 7)
!205 = !DILocation(line: 37, column: 11, scope: !204, atomGroup: 3, atomRank: 1)
!206 = !DILocation(line: 38, column: 16, scope: !204, atomGroup: 4, atomRank: 2)
!207 = !DILocation(line: 38, column: 9, scope: !204, atomGroup: 4, atomRank: 1)
!208 = !DILocation(line: 39, column: 3, scope: !194)
!209 = !DILocation(line: 42, column: 33, scope: !194)
!210 = !DILocation(line: 42, column: 28, scope: !194)
!211 = !DILocation(line: 42, column: 42, scope: !194)
!212 = !DILocation(line: 42, column: 28, scope: !194, atomGroup: 7, atomRank: 2)
!213 = !DILocation(line: 42, column: 3, scope: !194, atomGroup: 7, atomRank: 2)
!214 = !DILocation(line: 43, column: 3, scope: !194)
!215 = !DILocation(line: 44, column: 8, scope: !194, atomGroup: 8, atomRank: 2)
!216 = !DILocation(line: 45, column: 2, scope: !195)
!217 = !DILocation(line: 41, column: 11, scope: !218, atomGroup: 6, atomRank: 2)
!218 = distinct !DILexicalBlock(scope: !194, file: !3, line: 40, column: 7)
!219 = !DILocation(line: 41, column: 4, scope: !218, atomGroup: 6, atomRank: 1)
!220 = distinct !{!220, !221, !222, !129}
!221 = !DILocation(line: 34, column: 2, scope: !196)
!222 = !DILocation(line: 45, column: 2, scope: !196)
!223 = !DILocation(line: 46, column: 1, scope: !189, atomGroup: 10, atomRank: 1)
!224 = !DISubprogram(name: "pthread_join", scope: !169, file: !169, line: 219, type: !225, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!225 = !DISubroutineType(types: !226)
!226 = !{!6, !81, !227}
!227 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!228 = distinct !DISubprogram(name: "total", scope: !3, file: !3, line: 20, type: !229, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !231, keyInstructions: true)
!229 = !DISubroutineType(types: !230)
!230 = !{!6, !6, null}
!231 = !{!232, !233, !246}
!232 = !DILocalVariable(name: "count", arg: 1, scope: !228, file: !3, line: 20, type: !6)
!233 = !DILocalVariable(name: "args", scope: !228, file: !3, line: 22, type: !234)
!234 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !235, line: 12, baseType: !236)
!235 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__stdarg_va_list.h", directory: "", checksumkind: CSK_MD5, checksum: "7bd78a282b99fcfe41a9e3c566d14f7d")
!236 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !3, baseType: !237)
!237 = !DICompositeType(tag: DW_TAG_array_type, baseType: !238, size: 192, elements: !244)
!238 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !239)
!239 = !{!240, !241, !242, !243}
!240 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !238, file: !3, line: 22, baseType: !34, size: 32)
!241 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !238, file: !3, line: 22, baseType: !34, size: 32, offset: 32)
!242 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !238, file: !3, line: 22, baseType: !5, size: 64, offset: 64)
!243 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !238, file: !3, line: 22, baseType: !5, size: 64, offset: 128)
!244 = !{!245}
!245 = !DISubrange(count: 1)
!246 = !DILocalVariable(name: "result", scope: !228, file: !3, line: 23, type: !6)
!247 = distinct !DIAssignID()
!248 = !DILocation(line: 0, scope: !228)
!249 = !DILocation(line: 22, column: 2, scope: !228)
!250 = !DILocation(line: 24, column: 2, scope: !228)
!251 = !DILocation(line: 25, column: 2, scope: !228, atomGroup: 25, atomRank: 1)
!252 = !DILocation(line: 26, column: 13, scope: !228)
!253 = distinct !DIAssignID()
!254 = distinct !DIAssignID()
!255 = !DILocation(line: 26, column: 10, scope: !228, atomGroup: 5, atomRank: 2)
!256 = !DILocation(line: 25, column: 14, scope: !228, atomGroup: 2, atomRank: 2)
!257 = !DILocation(line: 25, column: 17, scope: !228, atomGroup: 3, atomRank: 1)
!258 = !DILocation(line: 25, column: 2, scope: !228, atomGroup: 4, atomRank: 1)
!259 = distinct !{!259, !260, !252, !128, !129}
!260 = !DILocation(line: 25, column: 2, scope: !228)
!261 = !DILocation(line: 27, column: 2, scope: !228)
!262 = !DILocation(line: 29, column: 1, scope: !228)
!263 = !DILocation(line: 28, column: 2, scope: !228, atomGroup: 7, atomRank: 1)
!264 = distinct !DISubprogram(name: "twice", scope: !3, file: !3, line: 16, type: !17, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !265, keyInstructions: true)
!265 = !{!266}
!266 = !DILocalVariable(name: "x", arg: 1, scope: !264, file: !3, line: 16, type: !6)
!267 = !DILocation(line: 0, scope: !264)
!268 = !DILocation(line: 16, column: 36, scope: !264, atomGroup: 1, atomRank: 2)
!269 = !DILocation(line: 16, column: 27, scope: !264, atomGroup: 1, atomRank: 1)
!270 = distinct !DISubprogram(name: "square", scope: !3, file: !3, line: 17, type: !17, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !271, keyInstructions: true)
!271 = !{!272}
!272 = !DILocalVariable(name: "x", arg: 1, scope: !270, file: !3, line: 17, type: !6)
!273 = !DILocation(line: 0, scope: !270)
!274 = !DILocation(line: 17, column: 37, scope: !270, atomGroup: 1, atomRank: 2)
!275 = !DILocation(line: 17, column: 28, scope: !270, atomGroup: 1, atomRank: 1)
!276 = !DISubprogram(name: "pthread_mutex_lock", scope: !169, file: !169, line: 794, type: !277, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!277 = !DISubroutineType(types: !278)
!278 = !{!6, !279}
!279 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!280 = !DISubprogram(name: "pthread_mutex_unlock", scope: !169, file: !169, line: 835, type: !277, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!281 = !DISubprogram(name: "free", scope: !163, file: !163, line: 568, type: !282, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!282 = !DISubroutineType(types: !283)
!283 = !{null, !5}
