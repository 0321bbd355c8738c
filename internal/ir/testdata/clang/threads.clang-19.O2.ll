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
  br i1 %cmp41, label %for.body.preheader, label %for.cond2.preheader, !dbg !97

for.body.preheader:                               ; preds = %entry
  %head.promoted = load ptr, ptr @head, align 8, !tbaa !98
  %0 = add i32 %argc, 2, !dbg !97
  %smax = tail call i32 @llvm.smax.i32(i32 %0, i32 0), !dbg !97
  br label %for.body, !dbg !97

for.cond.for.cond2.preheader_crit_edge:           ; preds = %for.body
  store ptr %call, ptr @head, align 8, !dbg !102, !tbaa !98
  br label %for.cond2.preheader, !dbg !97

for.cond2.preheader:                              ; preds = %for.cond.for.cond2.preheader_crit_edge, %entry
    #dbg_value(i32 0, !86, !DIExpression(), !103)
    #dbg_value(i64 0, !86, !DIExpression(), !103)
  %call8 = call i32 @pthread_create(ptr noundef nonnull %threads, ptr noundef null, ptr noundef nonnull @consumer, ptr noundef null) #10, !dbg !104
    #dbg_value(i64 1, !86, !DIExpression(), !103)
  %arrayidx7.1 = getelementptr inbounds i8, ptr %threads, i64 8, !dbg !106
  %call8.1 = call i32 @pthread_create(ptr noundef nonnull %arrayidx7.1, ptr noundef null, ptr noundef nonnull @consumer, ptr noundef null) #10, !dbg !104
    #dbg_value(i64 2, !86, !DIExpression(), !103)
    #dbg_value(i64 0, !88, !DIExpression(), !107)
  %1 = load i64, ptr %threads, align 16, !dbg !108, !tbaa !110
  %call21 = call i32 @pthread_join(i64 noundef %1, ptr noundef nonnull %taken) #10, !dbg !112
    #dbg_value(i64 1, !88, !DIExpression(), !107)
  %2 = load i64, ptr %arrayidx7.1, align 8, !dbg !108, !tbaa !110
  %arrayidx20.1 = getelementptr inbounds i8, ptr %taken, i64 8, !dbg !113
  %call21.1 = call i32 @pthread_join(i64 noundef %2, ptr noundef nonnull %arrayidx20.1) #10, !dbg !112
    #dbg_value(i64 2, !88, !DIExpression(), !107)
  %3 = load ptr, ptr %taken, align 16, !dbg !114, !tbaa !98
  %4 = ptrtoint ptr %3 to i64, !dbg !115
  %conv = trunc i64 %4 to i32, !dbg !116
  %5 = load ptr, ptr %arrayidx20.1, align 8, !dbg !117, !tbaa !98
  %6 = ptrtoint ptr %5 to i64, !dbg !118
  %conv27 = trunc i64 %6 to i32, !dbg !119
  %7 = load i32, ptr @sum, align 4, !dbg !120, !tbaa !121
  %call28 = call i32 (i32, ...) @total(i32 poison, i32 noundef %conv, i32 noundef %conv27, i32 noundef %7), !dbg !123
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %taken) #10, !dbg !124
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %threads) #10, !dbg !124
  ret i32 %call28, !dbg !125

for.body:                                         ; preds = %for.body.preheader, %for.body
  %i.043 = phi i32 [ %inc, %for.body ], [ 0, %for.body.preheader ]
  %call4042 = phi ptr [ %call, %for.body ], [ %head.promoted, %for.body.preheader ]
    #dbg_value(i32 %i.043, !81, !DIExpression(), !95)
  %call = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24) #11, !dbg !126
    #dbg_value(ptr %call, !83, !DIExpression(), !127)
  %rem = and i32 %i.043, 1, !dbg !128
  %idxprom = zext nneg i32 %rem to i64, !dbg !129
  %arrayidx = getelementptr inbounds [2 x ptr], ptr @kinds, i64 0, i64 %idxprom, !dbg !129
  %8 = load ptr, ptr %arrayidx, align 8, !dbg !129, !tbaa !98
  %run = getelementptr inbounds i8, ptr %call, i64 8, !dbg !130
  store ptr %8, ptr %run, align 8, !dbg !131, !tbaa !132
  %input = getelementptr inbounds i8, ptr %call, i64 16, !dbg !134
  store i32 %i.043, ptr %input, align 8, !dbg !135, !tbaa !136
  store ptr %call4042, ptr %call, align 8, !dbg !137, !tbaa !138
  %inc = add nuw i32 %i.043, 1, !dbg !139
    #dbg_value(i32 %inc, !81, !DIExpression(), !95)
  %exitcond.not = icmp eq i32 %i.043, %smax, !dbg !96
  br i1 %exitcond.not, label %for.cond.for.cond2.preheader_crit_edge, label %for.body, !dbg !97, !llvm.loop !140
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !143 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
declare !dbg !149 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: nounwind uwtable
define internal ptr @consumer(ptr nocapture readnone %arg) #0 !dbg !170 {
entry:
    #dbg_value(ptr poison, !172, !DIExpression(), !178)
    #dbg_value(i64 0, !173, !DIExpression(), !178)
  %call17 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @lock) #10, !dbg !179
  %0 = load ptr, ptr @head, align 8, !dbg !180, !tbaa !98
  %cmp.not18 = icmp eq ptr %0, null, !dbg !181
  br i1 %cmp.not18, label %cleanup6, label %cleanup, !dbg !183

cleanup:                                          ; preds = %entry, %cleanup
  %1 = phi ptr [ %6, %cleanup ], [ %0, %entry ]
  %taken.019 = phi i64 [ %inc, %cleanup ], [ 0, %entry ]
    #dbg_value(i64 %taken.019, !173, !DIExpression(), !178)
  %2 = load ptr, ptr %1, align 8, !dbg !184, !tbaa !138
  store ptr %2, ptr @head, align 8, !dbg !185, !tbaa !98
  %call1 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @lock) #10, !dbg !186
  %run = getelementptr inbounds i8, ptr %1, i64 8, !dbg !187
  %3 = load ptr, ptr %run, align 8, !dbg !187, !tbaa !132
  %input = getelementptr inbounds i8, ptr %1, i64 16, !dbg !188
  %4 = load i32, ptr %input, align 8, !dbg !188, !tbaa !136
  %call5 = tail call i32 %3(i32 noundef %4) #10, !dbg !189
  %5 = atomicrmw add ptr @sum, i32 %call5 monotonic, align 4, !dbg !190
  tail call void @free(ptr noundef nonnull %1) #10, !dbg !191
  %inc = add nuw nsw i64 %taken.019, 1, !dbg !192
    #dbg_value(i64 %inc, !173, !DIExpression(), !178)
  %call = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @lock) #10, !dbg !179
  %6 = load ptr, ptr @head, align 8, !dbg !180, !tbaa !98
    #dbg_value(ptr %6, !174, !DIExpression(), !193)
  %cmp.not = icmp eq ptr %6, null, !dbg !181
  br i1 %cmp.not, label %cleanup6.loopexit, label %cleanup, !dbg !183, !llvm.loop !194

cleanup6.loopexit:                                ; preds = %cleanup
  %7 = inttoptr i64 %inc to ptr, !dbg !197
  br label %cleanup6, !dbg !186

cleanup6:                                         ; preds = %cleanup6.loopexit, %entry
  %taken.0.lcssa = phi ptr [ null, %entry ], [ %7, %cleanup6.loopexit ], !dbg !199
  %call113 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @lock) #10, !dbg !186
    #dbg_value(i64 poison, !173, !DIExpression(), !178)
  ret ptr %taken.0.lcssa, !dbg !200
}

declare !dbg !201 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn uwtable
define internal i32 @total(i32 %count, ...) unnamed_addr #5 !dbg !205 {
entry:
  %args = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !224
    #dbg_assign(i1 undef, !210, !DIExpression(), !224, ptr %args, !DIExpression(), !225)
    #dbg_value(i32 3, !209, !DIExpression(), !225)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %args) #10, !dbg !226
    #dbg_value(i32 0, !223, !DIExpression(), !225)
  call void @llvm.va_start.p0(ptr nonnull %args), !dbg !227
  %args.promoted = load i32, ptr %args, align 16
    #dbg_value(i32 0, !223, !DIExpression(), !225)
    #dbg_value(i32 3, !209, !DIExpression(), !225)
  %overflow_arg_area_p = getelementptr inbounds i8, ptr %args, i64 8
  %0 = getelementptr inbounds i8, ptr %args, i64 16
  %reg_save_area = load ptr, ptr %0, align 16
  %overflow_arg_area_p.promoted = load ptr, ptr %overflow_arg_area_p, align 8
    #dbg_value(i32 0, !223, !DIExpression(), !225)
  %fits_in_gp = icmp ult i32 %args.promoted, 41, !dbg !228
  br i1 %fits_in_gp, label %vaarg.end, label %vaarg.end.thread, !dbg !228

vaarg.end.thread:                                 ; preds = %entry
  %overflow_arg_area.next = getelementptr i8, ptr %overflow_arg_area_p.promoted, i64 8, !dbg !228
  store ptr %overflow_arg_area.next, ptr %overflow_arg_area_p, align 8, !dbg !228, !DIAssignID !229
    #dbg_assign(ptr %overflow_arg_area.next, !210, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !229, ptr %overflow_arg_area_p, !DIExpression(), !225)
  %1 = load i32, ptr %overflow_arg_area_p.promoted, align 4, !dbg !228, !tbaa !121
    #dbg_value(i32 %1, !223, !DIExpression(), !225)
    #dbg_value(i32 1, !209, !DIExpression(), !225)
  br label %vaarg.end.1.thread, !dbg !228

vaarg.end:                                        ; preds = %entry
  %2 = zext nneg i32 %args.promoted to i64, !dbg !228
  %3 = getelementptr i8, ptr %reg_save_area, i64 %2, !dbg !228
  %4 = add nuw nsw i32 %args.promoted, 8, !dbg !228
  store i32 %4, ptr %args, align 16, !dbg !228, !DIAssignID !230
    #dbg_assign(i32 %4, !210, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !230, ptr %args, !DIExpression(), !225)
  %5 = load i32, ptr %3, align 4, !dbg !228, !tbaa !121
    #dbg_value(i32 %5, !223, !DIExpression(), !225)
    #dbg_value(i32 1, !209, !DIExpression(), !225)
  %fits_in_gp.1 = icmp ult i32 %args.promoted, 33, !dbg !228
  br i1 %fits_in_gp.1, label %vaarg.end.1, label %vaarg.end.1.thread, !dbg !228

vaarg.end.1.thread:                               ; preds = %vaarg.end, %vaarg.end.thread
  %6 = phi i32 [ %1, %vaarg.end.thread ], [ %5, %vaarg.end ]
  %overflow_arg_area915 = phi ptr [ %overflow_arg_area.next, %vaarg.end.thread ], [ %overflow_arg_area_p.promoted, %vaarg.end ]
  %overflow_arg_area.next.1 = getelementptr i8, ptr %overflow_arg_area915, i64 8, !dbg !228
  store ptr %overflow_arg_area.next.1, ptr %overflow_arg_area_p, align 8, !dbg !228, !DIAssignID !229
    #dbg_assign(ptr %overflow_arg_area.next.1, !210, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !229, ptr %overflow_arg_area_p, !DIExpression(), !225)
  %7 = load i32, ptr %overflow_arg_area915, align 4, !dbg !228, !tbaa !121
    #dbg_value(!DIArgList(i32 %7, i32 %6), !223, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !225)
    #dbg_value(i32 0, !209, !DIExpression(), !225)
  br label %vaarg.in_mem.2, !dbg !228

vaarg.end.1:                                      ; preds = %vaarg.end
  %8 = zext nneg i32 %4 to i64, !dbg !228
  %9 = getelementptr i8, ptr %reg_save_area, i64 %8, !dbg !228
  %10 = add nuw nsw i32 %args.promoted, 16, !dbg !228
  store i32 %10, ptr %args, align 16, !dbg !228, !DIAssignID !230
    #dbg_assign(i32 %10, !210, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !230, ptr %args, !DIExpression(), !225)
  %11 = load i32, ptr %9, align 4, !dbg !228, !tbaa !121
    #dbg_value(!DIArgList(i32 %11, i32 %5), !223, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !225)
    #dbg_value(i32 0, !209, !DIExpression(), !225)
  %fits_in_gp.2 = icmp ult i32 %args.promoted, 25, !dbg !228
  br i1 %fits_in_gp.2, label %vaarg.in_reg.2, label %vaarg.in_mem.2, !dbg !228

vaarg.in_mem.2:                                   ; preds = %vaarg.end.1.thread, %vaarg.end.1
  %12 = phi i32 [ %7, %vaarg.end.1.thread ], [ %11, %vaarg.end.1 ]
  %overflow_arg_area9.121 = phi ptr [ %overflow_arg_area.next.1, %vaarg.end.1.thread ], [ %overflow_arg_area_p.promoted, %vaarg.end.1 ]
  %13 = phi i32 [ %6, %vaarg.end.1.thread ], [ %5, %vaarg.end.1 ]
  %overflow_arg_area.next.2 = getelementptr i8, ptr %overflow_arg_area9.121, i64 8, !dbg !228
  store ptr %overflow_arg_area.next.2, ptr %overflow_arg_area_p, align 8, !dbg !228, !DIAssignID !229
    #dbg_assign(ptr %overflow_arg_area.next.2, !210, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !229, ptr %overflow_arg_area_p, !DIExpression(), !225)
  br label %vaarg.end.2, !dbg !228

vaarg.in_reg.2:                                   ; preds = %vaarg.end.1
  %14 = zext nneg i32 %10 to i64, !dbg !228
  %15 = getelementptr i8, ptr %reg_save_area, i64 %14, !dbg !228
  %16 = add nuw nsw i32 %args.promoted, 24, !dbg !228
  store i32 %16, ptr %args, align 16, !dbg !228, !DIAssignID !230
    #dbg_assign(i32 %16, !210, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !230, ptr %args, !DIExpression(), !225)
  br label %vaarg.end.2, !dbg !228

vaarg.end.2:                                      ; preds = %vaarg.in_reg.2, %vaarg.in_mem.2
  %17 = phi i32 [ %11, %vaarg.in_reg.2 ], [ %12, %vaarg.in_mem.2 ]
  %18 = phi i32 [ %5, %vaarg.in_reg.2 ], [ %13, %vaarg.in_mem.2 ]
  %vaarg.addr.2 = phi ptr [ %15, %vaarg.in_reg.2 ], [ %overflow_arg_area9.121, %vaarg.in_mem.2 ], !dbg !228
  %add.1 = add nsw i32 %17, %18, !dbg !231
    #dbg_value(i32 %add.1, !223, !DIExpression(), !225)
  %19 = load i32, ptr %vaarg.addr.2, align 4, !dbg !228, !tbaa !121
  %add.2 = add nsw i32 %19, %add.1, !dbg !231
    #dbg_value(i32 %add.2, !223, !DIExpression(), !225)
    #dbg_value(i32 -1, !209, !DIExpression(), !225)
  call void @llvm.va_end.p0(ptr nonnull %args), !dbg !232
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %args) #10, !dbg !233
  ret i32 %add.2, !dbg !234
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal i32 @twice(i32 noundef %x) #6 !dbg !235 {
entry:
    #dbg_value(i32 %x, !237, !DIExpression(), !238)
  %mul = shl nsw i32 %x, 1, !dbg !239
  ret i32 %mul, !dbg !240
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal i32 @square(i32 noundef %x) #6 !dbg !241 {
entry:
    #dbg_value(i32 %x, !243, !DIExpression(), !244)
  %mul = mul nsw i32 %x, %x, !dbg !245
  ret i32 %mul, !dbg !246
}

; Function Attrs: nounwind
declare !dbg !247 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #3

; Function Attrs: nounwind
declare !dbg !251 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !252 void @free(ptr allocptr nocapture noundef) local_unnamed_addr #7

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
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!98 = !{!99, !99, i64 0}
!99 = !{!"any pointer", !100, i64 0}
!100 = !{!"omnipotent char", !101, i64 0}
!101 = !{!"Simple C/C++ TBAA"}
!102 = !DILocation(line: 57, column: 8, scope: !84)
!103 = !DILocation(line: 0, scope: !87)
!104 = !DILocation(line: 60, column: 3, scope: !105)
!105 = distinct !DILexicalBlock(scope: !87, file: !3, line: 59, column: 2)
!106 = !DILocation(line: 60, column: 19, scope: !105)
!107 = !DILocation(line: 0, scope: !89)
!108 = !DILocation(line: 62, column: 16, scope: !109)
!109 = distinct !DILexicalBlock(scope: !89, file: !3, line: 61, column: 2)
!110 = !{!111, !111, i64 0}
!111 = !{!"long", !100, i64 0}
!112 = !DILocation(line: 62, column: 3, scope: !109)
!113 = !DILocation(line: 62, column: 29, scope: !109)
!114 = !DILocation(line: 63, column: 29, scope: !67)
!115 = !DILocation(line: 63, column: 23, scope: !67)
!116 = !DILocation(line: 63, column: 18, scope: !67)
!117 = !DILocation(line: 63, column: 50, scope: !67)
!118 = !DILocation(line: 63, column: 44, scope: !67)
!119 = !DILocation(line: 63, column: 39, scope: !67)
!120 = !DILocation(line: 63, column: 60, scope: !67)
!121 = !{!122, !122, i64 0}
!122 = !{!"int", !100, i64 0}
!123 = !DILocation(line: 63, column: 9, scope: !67)
!124 = !DILocation(line: 64, column: 1, scope: !67)
!125 = !DILocation(line: 63, column: 2, scope: !67)
!126 = !DILocation(line: 53, column: 21, scope: !84)
!127 = !DILocation(line: 0, scope: !84)
!128 = !DILocation(line: 54, column: 22, scope: !84)
!129 = !DILocation(line: 54, column: 14, scope: !84)
!130 = !DILocation(line: 54, column: 8, scope: !84)
!131 = !DILocation(line: 54, column: 12, scope: !84)
!132 = !{!133, !99, i64 8}
!133 = !{!"job", !99, i64 0, !99, i64 8, !122, i64 16}
!134 = !DILocation(line: 55, column: 8, scope: !84)
!135 = !DILocation(line: 55, column: 14, scope: !84)
!136 = !{!133, !122, i64 16}
!137 = !DILocation(line: 56, column: 13, scope: !84)
!138 = !{!133, !99, i64 0}
!139 = !DILocation(line: 52, column: 33, scope: !85)
!140 = distinct !{!140, !97, !141, !142}
!141 = !DILocation(line: 58, column: 2, scope: !82)
!142 = !{!"llvm.loop.mustprogress"}
!143 = !DISubprogram(name: "malloc", scope: !144, file: !144, line: 553, type: !145, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!144 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!145 = !DISubroutineType(types: !146)
!146 = !{!5, !147}
!147 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !148, line: 18, baseType: !78)
!148 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!149 = !DISubprogram(name: "pthread_create", scope: !150, file: !150, line: 202, type: !151, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!150 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!151 = !DISubroutineType(types: !152)
!152 = !{!6, !153, !155, !166, !169}
!153 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !154)
!154 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !77, size: 64)
!155 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !156)
!156 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !157, size: 64)
!157 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !158)
!158 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !25, line: 62, baseType: !159)
!159 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !25, line: 56, size: 448, elements: !160)
!160 = !{!161, !165}
!161 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !159, file: !25, line: 58, baseType: !162, size: 448)
!162 = !DICompositeType(tag: DW_TAG_array_type, baseType: !51, size: 448, elements: !163)
!163 = !{!164}
!164 = !DISubrange(count: 56)
!165 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !159, file: !25, line: 59, baseType: !7, size: 64)
!166 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !167, size: 64)
!167 = !DISubroutineType(types: !168)
!168 = !{!5, !5}
!169 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !5)
!170 = distinct !DISubprogram(name: "consumer", scope: !3, file: !3, line: 31, type: !167, scopeLine: 32, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !171)
!171 = !{!172, !173, !174}
!172 = !DILocalVariable(name: "arg", arg: 1, scope: !170, file: !3, line: 31, type: !5)
!173 = !DILocalVariable(name: "taken", scope: !170, file: !3, line: 33, type: !7)
!174 = !DILocalVariable(name: "job", scope: !175, file: !3, line: 36, type: !11)
!175 = distinct !DILexicalBlock(scope: !176, file: !3, line: 34, column: 11)
!176 = distinct !DILexicalBlock(scope: !177, file: !3, line: 34, column: 2)
!177 = distinct !DILexicalBlock(scope: !170, file: !3, line: 34, column: 2)
!178 = !DILocation(line: 0, scope: !170)
!179 = !DILocation(line: 35, column: 3, scope: !175)
!180 = !DILocation(line: 36, column: 21, scope: !175)
!181 = !DILocation(line: 37, column: 11, scope: !182)
!182 = distinct !DILexicalBlock(scope: !175, file: !3, line: 37, column: 7)
!183 = !DILocation(line: 37, column: 7, scope: !175)
!184 = !DILocation(line: 38, column: 16, scope: !182)
!185 = !DILocation(line: 38, column: 9, scope: !182)
!186 = !DILocation(line: 39, column: 3, scope: !175)
!187 = !DILocation(line: 42, column: 33, scope: !175)
!188 = !DILocation(line: 42, column: 42, scope: !175)
!189 = !DILocation(line: 42, column: 28, scope: !175)
!190 = !DILocation(line: 42, column: 3, scope: !175)
!191 = !DILocation(line: 43, column: 3, scope: !175)
!192 = !DILocation(line: 44, column: 8, scope: !175)
!193 = !DILocation(line: 0, scope: !175)
!194 = distinct !{!194, !195, !196}
!195 = !DILocation(line: 34, column: 2, scope: !177)
!196 = !DILocation(line: 45, column: 2, scope: !177)
!197 = !DILocation(line: 41, column: 11, scope: !198)
!198 = distinct !DILexicalBlock(scope: !175, file: !3, line: 40, column: 7)
!199 = !DILocation(line: 33, column: 7, scope: !170)
!200 = !DILocation(line: 46, column: 1, scope: !170)
!201 = !DISubprogram(name: "pthread_join", scope: !150, file: !150, line: 219, type: !202, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!202 = !DISubroutineType(types: !203)
!203 = !{!6, !77, !204}
!204 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!205 = distinct !DISubprogram(name: "total", scope: !3, file: !3, line: 20, type: !206, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !208)
!206 = !DISubroutineType(types: !207)
!207 = !{!6, !6, null}
!208 = !{!209, !210, !223}
!209 = !DILocalVariable(name: "count", arg: 1, scope: !205, file: !3, line: 20, type: !6)
!210 = !DILocalVariable(name: "args", scope: !205, file: !3, line: 22, type: !211)
!211 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !212, line: 12, baseType: !213)
!212 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stdarg_va_list.h", directory: "", checksumkind: CSK_MD5, checksum: "7bd78a282b99fcfe41a9e3c566d14f7d")
!213 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !3, baseType: !214)
!214 = !DICompositeType(tag: DW_TAG_array_type, baseType: !215, size: 192, elements: !221)
!215 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !216)
!216 = !{!217, !218, !219, !220}
!217 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !215, file: !3, line: 22, baseType: !34, size: 32)
!218 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !215, file: !3, line: 22, baseType: !34, size: 32, offset: 32)
!219 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !215, file: !3, line: 22, baseType: !5, size: 64, offset: 64)
!220 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !215, file: !3, line: 22, baseType: !5, size: 64, offset: 128)
!221 = !{!222}
!222 = !DISubrange(count: 1)
!223 = !DILocalVariable(name: "result", scope: !205, file: !3, line: 23, type: !6)
!224 = distinct !DIAssignID()
!225 = !DILocation(line: 0, scope: !205)
!226 = !DILocation(line: 22, column: 2, scope: !205)
!227 = !DILocation(line: 24, column: 2, scope: !205)
!228 = !DILocation(line: 26, column: 13, scope: !205)
!229 = distinct !DIAssignID()
!230 = distinct !DIAssignID()
!231 = !DILocation(line: 26, column: 10, scope: !205)
!232 = !DILocation(line: 27, column: 2, scope: !205)
!233 = !DILocation(line: 29, column: 1, scope: !205)
!234 = !DILocation(line: 28, column: 2, scope: !205)
!235 = distinct !DISubprogram(name: "twice", scope: !3, file: !3, line: 16, type: !17, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !236)
!236 = !{!237}
!237 = !DILocalVariable(name: "x", arg: 1, scope: !235, file: !3, line: 16, type: !6)
!238 = !DILocation(line: 0, scope: !235)
!239 = !DILocation(line: 16, column: 36, scope: !235)
!240 = !DILocation(line: 16, column: 27, scope: !235)
!241 = distinct !DISubprogram(name: "square", scope: !3, file: !3, line: 17, type: !17, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !242)
!242 = !{!243}
!243 = !DILocalVariable(name: "x", arg: 1, scope: !241, file: !3, line: 17, type: !6)
!244 = !DILocation(line: 0, scope: !241)
!245 = !DILocation(line: 17, column: 37, scope: !241)
!246 = !DILocation(line: 17, column: 28, scope: !241)
!247 = !DISubprogram(name: "pthread_mutex_lock", scope: !150, file: !150, line: 794, type: !248, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!248 = !DISubroutineType(types: !249)
!249 = !{!6, !250}
!250 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!251 = !DISubprogram(name: "pthread_mutex_unlock", scope: !150, file: !150, line: 835, type: !248, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!252 = !DISubprogram(name: "free", scope: !144, file: !144, line: 568, type: !253, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!253 = !DISubroutineType(types: !254)
!254 = !{null, !5}
