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
define dso_local i32 @main(i32 noundef %argc, ptr nocapture noundef readnone %argv) local_unnamed_addr #0 !dbg !67 {
entry:
  %threads = alloca [2 x i64], align 16, !DIAssignID !90
    #dbg_assign(i1 undef, !75, !DIExpression(), !90, ptr %threads, !DIExpression(), !91)
  %taken = alloca [2 x ptr], align 16, !DIAssignID !92
    #dbg_assign(i1 undef, !79, !DIExpression(), !92, ptr %taken, !DIExpression(), !91)
    #dbg_value(i32 %argc, !73, !DIExpression(), !91)
    #dbg_value(ptr %argv, !74, !DIExpression(), !91)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %threads) #10, !dbg !93
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %taken) #10, !dbg !94
    #dbg_value(i32 0, !81, !DIExpression(), !95)
    #dbg_value(i32 0, !81, !DIExpression(), !95)
  %cmp41 = icmp sgt i32 %argc, -3, !dbg !96
  br i1 %cmp41, label %for.body.preheader, label %for.body5.preheader, !dbg !97

for.body5.preheader:                              ; preds = %for.cond.for.cond2.preheader_crit_edge, %entry
  br label %for.body5, !dbg !98

for.body.preheader:                               ; preds = %entry
  %head.promoted = load ptr, ptr @head, align 8, !tbaa !99
  %0 = add i32 %argc, 2, !dbg !97
  %smax = tail call i32 @llvm.smax.i32(i32 %0, i32 0), !dbg !97
  br label %for.body, !dbg !97

for.cond.for.cond2.preheader_crit_edge:           ; preds = %for.body
  store ptr %call, ptr @head, align 8, !dbg !103, !tbaa !99
  br label %for.body5.preheader, !dbg !97

for.body:                                         ; preds = %for.body.preheader, %for.body
  %i.043 = phi i32 [ %inc, %for.body ], [ 0, %for.body.preheader ]
  %call4042 = phi ptr [ %call, %for.body ], [ %head.promoted, %for.body.preheader ]
    #dbg_value(i32 %i.043, !81, !DIExpression(), !95)
  %call = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24) #11, !dbg !104
    #dbg_value(ptr %call, !83, !DIExpression(), !105)
  %rem = and i32 %i.043, 1, !dbg !106
  %idxprom = zext nneg i32 %rem to i64, !dbg !107
  %arrayidx = getelementptr inbounds [2 x ptr], ptr @kinds, i64 0, i64 %idxprom, !dbg !107
  %1 = load ptr, ptr %arrayidx, align 8, !dbg !107, !tbaa !99
  %run = getelementptr inbounds i8, ptr %call, i64 8, !dbg !108
  store ptr %1, ptr %run, align 8, !dbg !109, !tbaa !110
  %input = getelementptr inbounds i8, ptr %call, i64 16, !dbg !113
  store i32 %i.043, ptr %input, align 8, !dbg !114, !tbaa !115
  store ptr %call4042, ptr %call, align 8, !dbg !116, !tbaa !117
  %inc = add nuw i32 %i.043, 1, !dbg !118
    #dbg_value(i32 %inc, !81, !DIExpression(), !95)
  %exitcond.not = icmp eq i32 %i.043, %smax, !dbg !96
  br i1 %exitcond.not, label %for.cond.for.cond2.preheader_crit_edge, label %for.body, !dbg !97, !llvm.loop !119

for.body5:                                        ; preds = %for.body5.preheader, %for.body5
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body5 ], [ 0, %for.body5.preheader ]
    #dbg_value(i64 %indvars.iv, !86, !DIExpression(), !123)
  %arrayidx7 = getelementptr inbounds [2 x i64], ptr %threads, i64 0, i64 %indvars.iv, !dbg !124
  %call8 = call i32 @pthread_create(ptr noundef nonnull %arrayidx7, ptr noundef null, ptr noundef nonnull @consumer, ptr noundef null) #10, !dbg !126
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1, !dbg !127
    #dbg_value(i64 %indvars.iv.next, !86, !DIExpression(), !123)
  %cmp3 = icmp eq i64 %indvars.iv, 0, !dbg !128
  br i1 %cmp3, label %for.body5, label %for.body16, !dbg !98, !llvm.loop !129

for.cond.cleanup15:                               ; preds = %for.body16
  %2 = load ptr, ptr %taken, align 16, !dbg !131, !tbaa !99
  %3 = ptrtoint ptr %2 to i64, !dbg !132
  %conv = trunc i64 %3 to i32, !dbg !133
  %arrayidx26 = getelementptr inbounds i8, ptr %taken, i64 8, !dbg !134
  %4 = load ptr, ptr %arrayidx26, align 8, !dbg !134, !tbaa !99
  %5 = ptrtoint ptr %4 to i64, !dbg !135
  %conv27 = trunc i64 %5 to i32, !dbg !136
  %6 = load i32, ptr @sum, align 4, !dbg !137, !tbaa !138
  %call28 = call i32 (i32, ...) @total(i32 poison, i32 noundef %conv, i32 noundef %conv27, i32 noundef %6), !dbg !139
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %taken) #10, !dbg !140
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %threads) #10, !dbg !140
  ret i32 %call28, !dbg !141

for.body16:                                       ; preds = %for.body5, %for.body16
  %indvars.iv47 = phi i64 [ %indvars.iv.next48, %for.body16 ], [ 0, %for.body5 ]
    #dbg_value(i64 %indvars.iv47, !88, !DIExpression(), !142)
  %arrayidx18 = getelementptr inbounds [2 x i64], ptr %threads, i64 0, i64 %indvars.iv47, !dbg !143
  %7 = load i64, ptr %arrayidx18, align 8, !dbg !143, !tbaa !145
  %arrayidx20 = getelementptr inbounds [2 x ptr], ptr %taken, i64 0, i64 %indvars.iv47, !dbg !147
  %call21 = call i32 @pthread_join(i64 noundef %7, ptr noundef nonnull %arrayidx20) #10, !dbg !148
  %indvars.iv.next48 = add nuw nsw i64 %indvars.iv47, 1, !dbg !149
    #dbg_value(i64 %indvars.iv.next48, !88, !DIExpression(), !142)
  %cmp14 = icmp eq i64 %indvars.iv47, 0, !dbg !150
  br i1 %cmp14, label %for.body16, label %for.cond.cleanup15, !dbg !151, !llvm.loop !152
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !154 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
declare !dbg !160 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: nounwind uwtable
define internal ptr @consumer(ptr nocapture readnone %arg) #0 !dbg !181 {
entry:
    #dbg_value(ptr poison, !183, !DIExpression(), !189)
    #dbg_value(i64 0, !184, !DIExpression(), !189)
  br label %for.cond, !dbg !190

for.cond:                                         ; preds = %cleanup, %entry
  %taken.0 = phi i64 [ 0, %entry ], [ %taken.1, %cleanup ], !dbg !191
  %retval.0 = phi ptr [ undef, %entry ], [ %retval.1, %cleanup ]
    #dbg_value(i64 %taken.0, !184, !DIExpression(), !189)
  %call = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @lock) #10, !dbg !192
  %0 = load ptr, ptr @head, align 8, !dbg !193, !tbaa !99
    #dbg_value(ptr %0, !185, !DIExpression(), !194)
  %cmp.not = icmp eq ptr %0, null, !dbg !195
  br i1 %cmp.not, label %if.then3.critedge, label %if.then, !dbg !197

if.then:                                          ; preds = %for.cond
  %1 = load ptr, ptr %0, align 8, !dbg !198, !tbaa !117
  store ptr %1, ptr @head, align 8, !dbg !199, !tbaa !99
  %call1 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @lock) #10, !dbg !200
  %run = getelementptr inbounds i8, ptr %0, i64 8, !dbg !201
  %2 = load ptr, ptr %run, align 8, !dbg !201, !tbaa !110
  %input = getelementptr inbounds i8, ptr %0, i64 16, !dbg !202
  %3 = load i32, ptr %input, align 8, !dbg !202, !tbaa !115
  %call5 = tail call i32 %2(i32 noundef %3) #10, !dbg !203
  %4 = atomicrmw add ptr @sum, i32 %call5 monotonic, align 4, !dbg !204
  tail call void @free(ptr noundef %0) #10, !dbg !205
  %inc = add nsw i64 %taken.0, 1, !dbg !206
    #dbg_value(i64 %inc, !184, !DIExpression(), !189)
  br label %cleanup, !dbg !207

if.then3.critedge:                                ; preds = %for.cond
  %call1.c = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @lock) #10, !dbg !200
  %5 = inttoptr i64 %taken.0 to ptr, !dbg !208
  br label %cleanup, !dbg !210

cleanup:                                          ; preds = %if.then, %if.then3.critedge
  %taken.1 = phi i64 [ %taken.0, %if.then3.critedge ], [ %inc, %if.then ], !dbg !189
  %retval.1 = phi ptr [ %5, %if.then3.critedge ], [ %retval.0, %if.then ]
    #dbg_value(i64 %taken.1, !184, !DIExpression(), !189)
  br i1 %cmp.not, label %cleanup6, label %for.cond, !llvm.loop !211

cleanup6:                                         ; preds = %cleanup
  ret ptr %retval.1, !dbg !214
}

declare !dbg !215 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nofree norecurse nosync nounwind uwtable
define internal i32 @total(i32 %count, ...) unnamed_addr #5 !dbg !219 {
entry:
  %args = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !238
    #dbg_assign(i1 undef, !224, !DIExpression(), !238, ptr %args, !DIExpression(), !239)
    #dbg_value(i32 3, !223, !DIExpression(), !239)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %args) #10, !dbg !240
    #dbg_value(i32 0, !237, !DIExpression(), !239)
  call void @llvm.va_start.p0(ptr nonnull %args), !dbg !241
  %args.promoted = load i32, ptr %args, align 16
    #dbg_value(i32 0, !237, !DIExpression(), !239)
    #dbg_value(i32 3, !223, !DIExpression(), !239)
  %overflow_arg_area_p = getelementptr inbounds i8, ptr %args, i64 8
  %0 = getelementptr inbounds i8, ptr %args, i64 16
  %reg_save_area = load ptr, ptr %0, align 16
  %overflow_arg_area_p.promoted = load ptr, ptr %overflow_arg_area_p, align 8
  br label %while.body, !dbg !242

while.body:                                       ; preds = %entry, %vaarg.end
  %overflow_arg_area10 = phi ptr [ %overflow_arg_area_p.promoted, %entry ], [ %overflow_arg_area9, %vaarg.end ]
  %dec8 = phi i32 [ 2, %entry ], [ %dec, %vaarg.end ]
  %result.07 = phi i32 [ 0, %entry ], [ %add, %vaarg.end ]
  %gp_offset56 = phi i32 [ %args.promoted, %entry ], [ %gp_offset4, %vaarg.end ]
    #dbg_value(i32 %result.07, !237, !DIExpression(), !239)
  %fits_in_gp = icmp ult i32 %gp_offset56, 41, !dbg !243
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem, !dbg !243

vaarg.in_reg:                                     ; preds = %while.body
  %1 = zext nneg i32 %gp_offset56 to i64, !dbg !243
  %2 = getelementptr i8, ptr %reg_save_area, i64 %1, !dbg !243
  %3 = add nuw nsw i32 %gp_offset56, 8, !dbg !243
  store i32 %3, ptr %args, align 16, !dbg !243, !DIAssignID !244
    #dbg_assign(i32 %3, !224, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !244, ptr %args, !DIExpression(), !239)
  br label %vaarg.end, !dbg !243

vaarg.in_mem:                                     ; preds = %while.body
  %overflow_arg_area.next = getelementptr i8, ptr %overflow_arg_area10, i64 8, !dbg !243
  store ptr %overflow_arg_area.next, ptr %overflow_arg_area_p, align 8, !dbg !243, !DIAssignID !245
    #dbg_assign(ptr %overflow_arg_area.next, !224, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !245, ptr %overflow_arg_area_p, !DIExpression(), !239)
  br label %vaarg.end, !dbg !243

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %overflow_arg_area9 = phi ptr [ %overflow_arg_area10, %vaarg.in_reg ], [ %overflow_arg_area.next, %vaarg.in_mem ]
  %gp_offset4 = phi i32 [ %3, %vaarg.in_reg ], [ %gp_offset56, %vaarg.in_mem ]
  %vaarg.addr = phi ptr [ %2, %vaarg.in_reg ], [ %overflow_arg_area10, %vaarg.in_mem ], !dbg !243
  %4 = load i32, ptr %vaarg.addr, align 4, !dbg !243, !tbaa !138
  %add = add nsw i32 %4, %result.07, !dbg !246
    #dbg_value(i32 %add, !237, !DIExpression(), !239)
    #dbg_value(i32 %dec8, !223, !DIExpression(), !239)
  %dec = add nsw i32 %dec8, -1, !dbg !247
    #dbg_value(i32 %dec, !223, !DIExpression(), !239)
  %cmp.not = icmp eq i32 %dec8, 0, !dbg !248
  br i1 %cmp.not, label %while.end, label %while.body, !dbg !242, !llvm.loop !249

while.end:                                        ; preds = %vaarg.end
  call void @llvm.va_end.p0(ptr %args), !dbg !250
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %args) #10, !dbg !251
  ret i32 %add, !dbg !252
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal i32 @twice(i32 noundef %x) #6 !dbg !253 {
entry:
    #dbg_value(i32 %x, !255, !DIExpression(), !256)
  %mul = shl nsw i32 %x, 1, !dbg !257
  ret i32 %mul, !dbg !258
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal i32 @square(i32 noundef %x) #6 !dbg !259 {
entry:
    #dbg_value(i32 %x, !261, !DIExpression(), !262)
  %mul = mul nsw i32 %x, %x, !dbg !263
  ret i32 %mul, !dbg !264
}

; Function Attrs: nounwind
declare !dbg !265 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #3

; Function Attrs: nounwind
declare !dbg !269 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !270 void @free(ptr allocptr nocapture noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
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
attributes #9 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nounwind }
attributes #11 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!59, !60, !61, !62, !63, !64, !65}
!llvm.ident = !{!66}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "kinds", scope: !2, file: !3, line: 18, type: !55, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
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
!66 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!67 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 48, type: !68, scopeLine: 49, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !72)
!68 = !DISubroutineType(types: !69)
!69 = !{!6, !6, !70}
!70 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !71, size: 64)
!71 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64)
!72 = !{!73, !74, !75, !79, !81, !83, !86, !88}
!73 = !DILocalVariable(name: "argc", arg: 1, scope: !67, file: !3, line: 48, type: !6)
!74 = !DILocalVariable(name: "argv", arg: 2, scope: !67, file: !3, line: 48, type: !70)
!75 = !DILocalVariable(name: "threads", scope: !67, file: !3, line: 50, type: !76)
!76 = !DICompositeType(tag: DW_TAG_array_type, baseType: !77, size: 128, elements: !57)
!77 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !25, line: 27, baseType: !78)
!78 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!79 = !DILocalVariable(name: "taken", scope: !67, file: !3, line: 51, type: !80)
!80 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 128, elements: !57)
!81 = !DILocalVariable(name: "i", scope: !82, file: !3, line: 52, type: !6)
!82 = distinct !DILexicalBlock(scope: !67, file: !3, line: 52, column: 2)
!83 = !DILocalVariable(name: "job", scope: !84, file: !3, line: 53, type: !11)
!84 = distinct !DILexicalBlock(scope: !85, file: !3, line: 52, column: 37)
!85 = distinct !DILexicalBlock(scope: !82, file: !3, line: 52, column: 2)
!86 = !DILocalVariable(name: "i", scope: !87, file: !3, line: 59, type: !6)
!87 = distinct !DILexicalBlock(scope: !67, file: !3, line: 59, column: 2)
!88 = !DILocalVariable(name: "i", scope: !89, file: !3, line: 61, type: !6)
!89 = distinct !DILexicalBlock(scope: !67, file: !3, line: 61, column: 2)
!90 = distinct !DIAssignID()
!91 = !DILocation(line: 0, scope: !67)
!92 = distinct !DIAssignID()
!93 = !DILocation(line: 50, column: 2, scope: !67)
!94 = !DILocation(line: 51, column: 2, scope: !67)
!95 = !DILocation(line: 0, scope: !82)
!96 = !DILocation(line: 52, column: 20, scope: !85)
!97 = !DILocation(line: 52, column: 2, scope: !82)
!98 = !DILocation(line: 59, column: 2, scope: !87)
!99 = !{!100, !100, i64 0}
!100 = !{!"any pointer", !101, i64 0}
!101 = !{!"omnipotent char", !102, i64 0}
!102 = !{!"Simple C/C++ TBAA"}
!103 = !DILocation(line: 57, column: 8, scope: !84)
!104 = !DILocation(line: 53, column: 21, scope: !84)
!105 = !DILocation(line: 0, scope: !84)
!106 = !DILocation(line: 54, column: 22, scope: !84)
!107 = !DILocation(line: 54, column: 14, scope: !84)
!108 = !DILocation(line: 54, column: 8, scope: !84)
!109 = !DILocation(line: 54, column: 12, scope: !84)
!110 = !{!111, !100, i64 8}
!111 = !{!"job", !100, i64 0, !100, i64 8, !112, i64 16}
!112 = !{!"int", !101, i64 0}
!113 = !DILocation(line: 55, column: 8, scope: !84)
!114 = !DILocation(line: 55, column: 14, scope: !84)
!115 = !{!111, !112, i64 16}
!116 = !DILocation(line: 56, column: 13, scope: !84)
!117 = !{!111, !100, i64 0}
!118 = !DILocation(line: 52, column: 33, scope: !85)
!119 = distinct !{!119, !97, !120, !121, !122}
!120 = !DILocation(line: 58, column: 2, scope: !82)
!121 = !{!"llvm.loop.mustprogress"}
!122 = !{!"llvm.loop.unroll.disable"}
!123 = !DILocation(line: 0, scope: !87)
!124 = !DILocation(line: 60, column: 19, scope: !125)
!125 = distinct !DILexicalBlock(scope: !87, file: !3, line: 59, column: 2)
!126 = !DILocation(line: 60, column: 3, scope: !125)
!127 = !DILocation(line: 59, column: 26, scope: !125)
!128 = !DILocation(line: 59, column: 20, scope: !125)
!129 = distinct !{!129, !98, !130, !121, !122}
!130 = !DILocation(line: 60, column: 51, scope: !87)
!131 = !DILocation(line: 63, column: 29, scope: !67)
!132 = !DILocation(line: 63, column: 23, scope: !67)
!133 = !DILocation(line: 63, column: 18, scope: !67)
!134 = !DILocation(line: 63, column: 50, scope: !67)
!135 = !DILocation(line: 63, column: 44, scope: !67)
!136 = !DILocation(line: 63, column: 39, scope: !67)
!137 = !DILocation(line: 63, column: 60, scope: !67)
!138 = !{!112, !112, i64 0}
!139 = !DILocation(line: 63, column: 9, scope: !67)
!140 = !DILocation(line: 64, column: 1, scope: !67)
!141 = !DILocation(line: 63, column: 2, scope: !67)
!142 = !DILocation(line: 0, scope: !89)
!143 = !DILocation(line: 62, column: 16, scope: !144)
!144 = distinct !DILexicalBlock(scope: !89, file: !3, line: 61, column: 2)
!145 = !{!146, !146, i64 0}
!146 = !{!"long", !101, i64 0}
!147 = !DILocation(line: 62, column: 29, scope: !144)
!148 = !DILocation(line: 62, column: 3, scope: !144)
!149 = !DILocation(line: 61, column: 26, scope: !144)
!150 = !DILocation(line: 61, column: 20, scope: !144)
!151 = !DILocation(line: 61, column: 2, scope: !89)
!152 = distinct !{!152, !151, !153, !121, !122}
!153 = !DILocation(line: 62, column: 37, scope: !89)
!154 = !DISubprogram(name: "malloc", scope: !155, file: !155, line: 553, type: !156, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!155 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!156 = !DISubroutineType(types: !157)
!157 = !{!5, !158}
!158 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !159, line: 18, baseType: !78)
!159 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!160 = !DISubprogram(name: "pthread_create", scope: !161, file: !161, line: 202, type: !162, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!161 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!162 = !DISubroutineType(types: !163)
!163 = !{!6, !164, !166, !177, !180}
!164 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !165)
!165 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !77, size: 64)
!166 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !167)
!167 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !168, size: 64)
!168 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !169)
!169 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !25, line: 62, baseType: !170)
!170 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !25, line: 56, size: 448, elements: !171)
!171 = !{!172, !176}
!172 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !170, file: !25, line: 58, baseType: !173, size: 448)
!173 = !DICompositeType(tag: DW_TAG_array_type, baseType: !51, size: 448, elements: !174)
!174 = !{!175}
!175 = !DISubrange(count: 56)
!176 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !170, file: !25, line: 59, baseType: !7, size: 64)
!177 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !178, size: 64)
!178 = !DISubroutineType(types: !179)
!179 = !{!5, !5}
!180 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !5)
!181 = distinct !DISubprogram(name: "consumer", scope: !3, file: !3, line: 31, type: !178, scopeLine: 32, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !182)
!182 = !{!183, !184, !185}
!183 = !DILocalVariable(name: "arg", arg: 1, scope: !181, file: !3, line: 31, type: !5)
!184 = !DILocalVariable(name: "taken", scope: !181, file: !3, line: 33, type: !7)
!185 = !DILocalVariable(name: "job", scope: !186, file: !3, line: 36, type: !11)
!186 = distinct !DILexicalBlock(scope: !187, file: !3, line: 34, column: 11)
!187 = distinct !DILexicalBlock(scope: !188, file: !3, line: 34, column: 2)
!188 = distinct !DILexicalBlock(scope: !181, file: !3, line: 34, column: 2)
!189 = !DILocation(line: 0, scope: !181)
!190 = !DILocation(line: 34, column: 2, scope: !181)
!191 = !DILocation(line: 33, column: 7, scope: !181)
!192 = !DILocation(line: 35, column: 3, scope: !186)
!193 = !DILocation(line: 36, column: 21, scope: !186)
!194 = !DILocation(line: 0, scope: !186)
!195 = !DILocation(line: 37, column: 11, scope: !196)
!196 = distinct !DILexicalBlock(scope: !186, file: !3, line: 37, column: 7)
!197 = !DILocation(line: 37, column: 7, scope: !186)
!198 = !DILocation(line: 38, column: 16, scope: !196)
!199 = !DILocation(line: 38, column: 9, scope: !196)
!200 = !DILocation(line: 39, column: 3, scope: !186)
!201 = !DILocation(line: 42, column: 33, scope: !186)
!202 = !DILocation(line: 42, column: 42, scope: !186)
!203 = !DILocation(line: 42, column: 28, scope: !186)
!204 = !DILocation(line: 42, column: 3, scope: !186)
!205 = !DILocation(line: 43, column: 3, scope: !186)
!206 = !DILocation(line: 44, column: 8, scope: !186)
!207 = !DILocation(line: 45, column: 2, scope: !187)
!208 = !DILocation(line: 41, column: 11, scope: !209)
!209 = distinct !DILexicalBlock(scope: !186, file: !3, line: 40, column: 7)
!210 = !DILocation(line: 41, column: 4, scope: !209)
!211 = distinct !{!211, !212, !213, !122}
!212 = !DILocation(line: 34, column: 2, scope: !188)
!213 = !DILocation(line: 45, column: 2, scope: !188)
!214 = !DILocation(line: 46, column: 1, scope: !181)
!215 = !DISubprogram(name: "pthread_join", scope: !161, file: !161, line: 219, type: !216, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!216 = !DISubroutineType(types: !217)
!217 = !{!6, !77, !218}
!218 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!219 = distinct !DISubprogram(name: "total", scope: !3, file: !3, line: 20, type: !220, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !222)
!220 = !DISubroutineType(types: !221)
!221 = !{!6, !6, null}
!222 = !{!223, !224, !237}
!223 = !DILocalVariable(name: "count", arg: 1, scope: !219, file: !3, line: 20, type: !6)
!224 = !DILocalVariable(name: "args", scope: !219, file: !3, line: 22, type: !225)
!225 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !226, line: 12, baseType: !227)
!226 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stdarg_va_list.h", directory: "", checksumkind: CSK_MD5, checksum: "7bd78a282b99fcfe41a9e3c566d14f7d")
!227 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !3, baseType: !228)
!228 = !DICompositeType(tag: DW_TAG_array_type, baseType: !229, size: 192, elements: !235)
!229 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !230)
!230 = !{!231, !232, !233, !234}
!231 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !229, file: !3, line: 22, baseType: !34, size: 32)
!232 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !229, file: !3, line: 22, baseType: !34, size: 32, offset: 32)
!233 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !229, file: !3, line: 22, baseType: !5, size: 64, offset: 64)
!234 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !229, file: !3, line: 22, baseType: !5, size: 64, offset: 128)
!235 = !{!236}
!236 = !DISubrange(count: 1)
!237 = !DILocalVariable(name: "result", scope: !219, file: !3, line: 23, type: !6)
!238 = distinct !DIAssignID()
!239 = !DILocation(line: 0, scope: !219)
!240 = !DILocation(line: 22, column: 2, scope: !219)
!241 = !DILocation(line: 24, column: 2, scope: !219)
!242 = !DILocation(line: 25, column: 2, scope: !219)
!243 = !DILocation(line: 26, column: 13, scope: !219)
!244 = distinct !DIAssignID()
!245 = distinct !DIAssignID()
!246 = !DILocation(line: 26, column: 10, scope: !219)
!247 = !DILocation(line: 25, column: 14, scope: !219)
!248 = !DILocation(line: 25, column: 17, scope: !219)
!249 = distinct !{!249, !242, !243, !121, !122}
!250 = !DILocation(line: 27, column: 2, scope: !219)
!251 = !DILocation(line: 29, column: 1, scope: !219)
!252 = !DILocation(line: 28, column: 2, scope: !219)
!253 = distinct !DISubprogram(name: "twice", scope: !3, file: !3, line: 16, type: !17, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !254)
!254 = !{!255}
!255 = !DILocalVariable(name: "x", arg: 1, scope: !253, file: !3, line: 16, type: !6)
!256 = !DILocation(line: 0, scope: !253)
!257 = !DILocation(line: 16, column: 36, scope: !253)
!258 = !DILocation(line: 16, column: 27, scope: !253)
!259 = distinct !DISubprogram(name: "square", scope: !3, file: !3, line: 17, type: !17, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !260)
!260 = !{!261}
!261 = !DILocalVariable(name: "x", arg: 1, scope: !259, file: !3, line: 17, type: !6)
!262 = !DILocation(line: 0, scope: !259)
!263 = !DILocation(line: 17, column: 37, scope: !259)
!264 = !DILocation(line: 17, column: 28, scope: !259)
!265 = !DISubprogram(name: "pthread_mutex_lock", scope: !161, file: !161, line: 794, type: !266, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!266 = !DISubroutineType(types: !267)
!267 = !{!6, !268}
!268 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!269 = !DISubprogram(name: "pthread_mutex_unlock", scope: !161, file: !161, line: 835, type: !266, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!270 = !DISubprogram(name: "free", scope: !155, file: !155, line: 568, type: !271, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!271 = !DISubroutineType(types: !272)
!272 = !{null, !5}
