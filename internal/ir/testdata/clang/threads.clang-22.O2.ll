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
  br i1 %cmp41, label %for.body.preheader, label %for.cond2.preheader, !dbg !101

for.body.preheader:                               ; preds = %entry
  %head.promoted = load ptr, ptr @head, align 8
  %0 = add i32 %argc, 2, !dbg !102
  %smax = tail call i32 @llvm.smax.i32(i32 %0, i32 0), !dbg !102
  br label %for.body, !dbg !102

for.cond.for.cond2.preheader_crit_edge:           ; preds = %for.body
  store ptr %call, ptr @head, align 8, !dbg !103, !tbaa !104
  br label %for.cond2.preheader, !dbg !107

for.cond2.preheader:                              ; preds = %for.cond.for.cond2.preheader_crit_edge, %entry
    #dbg_value(i32 0, !90, !DIExpression(), !108)
    #dbg_value(i64 0, !90, !DIExpression(), !108)
  %call8 = call i32 @pthread_create(ptr noundef nonnull %threads, ptr noundef null, ptr noundef nonnull @consumer, ptr noundef null) #10, !dbg !109
    #dbg_value(i64 1, !90, !DIExpression(), !108)
  %arrayidx7.1 = getelementptr inbounds nuw i8, ptr %threads, i64 8, !dbg !111
  %call8.1 = call i32 @pthread_create(ptr noundef nonnull %arrayidx7.1, ptr noundef null, ptr noundef nonnull @consumer, ptr noundef null) #10, !dbg !109
    #dbg_value(i64 2, !90, !DIExpression(), !108)
    #dbg_value(i64 0, !92, !DIExpression(), !112)
  %1 = load i64, ptr %threads, align 16, !dbg !113, !tbaa !115
  %call21 = call i32 @pthread_join(i64 noundef %1, ptr noundef nonnull %taken) #10, !dbg !117
    #dbg_value(i64 1, !92, !DIExpression(), !112)
  %2 = load i64, ptr %arrayidx7.1, align 8, !dbg !113, !tbaa !115
  %arrayidx20.1 = getelementptr inbounds nuw i8, ptr %taken, i64 8, !dbg !118
  %call21.1 = call i32 @pthread_join(i64 noundef %2, ptr noundef nonnull %arrayidx20.1) #10, !dbg !117
    #dbg_value(i64 2, !92, !DIExpression(), !112)
  %3 = load ptr, ptr %taken, align 16, !dbg !119, !tbaa !120
  %4 = ptrtoint ptr %3 to i64, !dbg !121
  %conv = trunc i64 %4 to i32, !dbg !122
  %5 = load ptr, ptr %arrayidx20.1, align 8, !dbg !123, !tbaa !120
  %6 = ptrtoint ptr %5 to i64, !dbg !124
  %conv27 = trunc i64 %6 to i32, !dbg !125
  %7 = load i32, ptr @sum, align 4, !dbg !126, !tbaa !67
  %call28 = call i32 (i32, ...) @total(i32 poison, i32 noundef %conv, i32 noundef %conv27, i32 noundef %7), !dbg !127
  call void @llvm.lifetime.end.p0(ptr nonnull %taken) #10, !dbg !128
  call void @llvm.lifetime.end.p0(ptr nonnull %threads) #10, !dbg !128
  ret i32 %call28, !dbg !129

for.body:                                         ; preds = %for.body.preheader, %for.body
  %i.043 = phi i32 [ %inc, %for.body ], [ 0, %for.body.preheader ]
  %call4042 = phi ptr [ %call, %for.body ], [ %head.promoted, %for.body.preheader ]
    #dbg_value(i32 %i.043, !85, !DIExpression(), !99)
  %call = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24) #11, !dbg !130
    #dbg_value(ptr %call, !87, !DIExpression(), !131)
  %rem = and i32 %i.043, 1, !dbg !132
  %idxprom = zext nneg i32 %rem to i64, !dbg !133
  %arrayidx = getelementptr inbounds nuw ptr, ptr @kinds, i64 %idxprom, !dbg !133
  %8 = load ptr, ptr %arrayidx, align 8, !dbg !134, !tbaa !120
  %run = getelementptr inbounds nuw i8, ptr %call, i64 8, !dbg !135
  store ptr %8, ptr %run, align 8, !dbg !136, !tbaa !137
  %input = getelementptr inbounds nuw i8, ptr %call, i64 16, !dbg !139
  store i32 %i.043, ptr %input, align 8, !dbg !140, !tbaa !141
  store ptr %call4042, ptr %call, align 8, !dbg !142, !tbaa !143
  %inc = add nuw i32 %i.043, 1, !dbg !144
    #dbg_value(i32 %inc, !85, !DIExpression(), !99)
  %exitcond.not = icmp eq i32 %i.043, %smax, !dbg !145
  br i1 %exitcond.not, label %for.cond.for.cond2.preheader_crit_edge, label %for.body, !dbg !107, !llvm.loop !146
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !149 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind
declare !dbg !155 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: nounwind uwtable
define internal ptr @consumer(ptr readnone captures(none) %arg) #0 !dbg !176 {
entry:
    #dbg_value(ptr poison, !178, !DIExpression(), !184)
    #dbg_value(i64 0, !179, !DIExpression(), !184)
  %call17 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @lock) #10, !dbg !185
  %0 = load ptr, ptr @head, align 8, !dbg !186, !tbaa !104
  %cmp.not18 = icmp eq ptr %0, null, !dbg !187
  br i1 %cmp.not18, label %cleanup6, label %cleanup, !dbg !189

cleanup:                                          ; preds = %entry, %cleanup
  %1 = phi ptr [ %6, %cleanup ], [ %0, %entry ]
  %taken.019 = phi i64 [ %inc, %cleanup ], [ 0, %entry ]
    #dbg_value(i64 %taken.019, !179, !DIExpression(), !184)
  %2 = load ptr, ptr %1, align 8, !dbg !190, !tbaa !143
  store ptr %2, ptr @head, align 8, !dbg !191, !tbaa !104
  %call1 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @lock) #10, !dbg !192
  %run = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !193
  %3 = load ptr, ptr %run, align 8, !dbg !194, !tbaa !137
  %input = getelementptr inbounds nuw i8, ptr %1, i64 16, !dbg !195
  %4 = load i32, ptr %input, align 8, !dbg !195, !tbaa !141
  %call5 = tail call i32 %3(i32 noundef %4) #10, !dbg !196
  %5 = atomicrmw add ptr @sum, i32 %call5 monotonic, align 4, !dbg !197
  tail call void @free(ptr noundef nonnull %1) #10, !dbg !198
  %inc = add nuw nsw i64 %taken.019, 1, !dbg !199
    #dbg_value(i64 %inc, !179, !DIExpression(), !184)
  %call = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @lock) #10, !dbg !185
  %6 = load ptr, ptr @head, align 8, !dbg !200, !tbaa !104
    #dbg_value(ptr %6, !180, !DIExpression(), !201)
  %cmp.not = icmp eq ptr %6, null, !dbg !202
  br i1 %cmp.not, label %cleanup6.loopexit, label %cleanup, !dbg !203

cleanup6.loopexit:                                ; preds = %cleanup
  %7 = inttoptr i64 %inc to ptr, !dbg !204
  br label %cleanup6, !dbg !192

cleanup6:                                         ; preds = %cleanup6.loopexit, %entry
  %taken.0.lcssa = phi ptr [ null, %entry ], [ %7, %cleanup6.loopexit ], !dbg !206
  %call113 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @lock) #10, !dbg !192
    #dbg_value(i64 poison, !179, !DIExpression(), !184)
  ret ptr %taken.0.lcssa, !dbg !207
}

declare !dbg !208 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn uwtable
define internal i32 @total(i32 %count, ...) unnamed_addr #5 !dbg !212 {
entry:
  %args = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !231
    #dbg_assign(i1 poison, !217, !DIExpression(), !231, ptr %args, !DIExpression(), !232)
    #dbg_value(i32 3, !216, !DIExpression(), !232)
  call void @llvm.lifetime.start.p0(ptr nonnull %args) #10, !dbg !233
    #dbg_value(i32 0, !230, !DIExpression(), !232)
  call void @llvm.va_start.p0(ptr nonnull %args), !dbg !234
  %args.promoted = load i32, ptr %args, align 16
  %overflow_arg_area_p = getelementptr inbounds nuw i8, ptr %args, i64 8
  %0 = getelementptr inbounds nuw i8, ptr %args, i64 16
  %reg_save_area = load ptr, ptr %0, align 16
  %overflow_arg_area_p.promoted = load ptr, ptr %overflow_arg_area_p, align 8
  %fits_in_gp = icmp ult i32 %args.promoted, 41, !dbg !235
  br i1 %fits_in_gp, label %vaarg.end, label %vaarg.end.thread, !dbg !235

vaarg.end.thread:                                 ; preds = %entry
  %overflow_arg_area.next = getelementptr i8, ptr %overflow_arg_area_p.promoted, i64 8, !dbg !235
  store ptr %overflow_arg_area.next, ptr %overflow_arg_area_p, align 8, !dbg !235, !DIAssignID !236
    #dbg_assign(ptr %overflow_arg_area.next, !217, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !236, ptr %overflow_arg_area_p, !DIExpression(), !232)
  %1 = load i32, ptr %overflow_arg_area_p.promoted, align 4, !dbg !235, !tbaa !67
    #dbg_value(i32 %1, !230, !DIExpression(), !232)
    #dbg_value(i32 1, !216, !DIExpression(), !232)
  br label %vaarg.end.1.thread, !dbg !235

vaarg.end:                                        ; preds = %entry
  %2 = zext nneg i32 %args.promoted to i64, !dbg !235
  %3 = getelementptr i8, ptr %reg_save_area, i64 %2, !dbg !235
  %4 = add nuw nsw i32 %args.promoted, 8, !dbg !235
  store i32 %4, ptr %args, align 16, !dbg !235, !DIAssignID !237
    #dbg_assign(i32 %4, !217, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !237, ptr %args, !DIExpression(), !232)
  %5 = load i32, ptr %3, align 4, !dbg !235, !tbaa !67
    #dbg_value(i32 %5, !230, !DIExpression(), !232)
    #dbg_value(i32 1, !216, !DIExpression(), !232)
  %fits_in_gp.1 = icmp ult i32 %args.promoted, 33, !dbg !235
  br i1 %fits_in_gp.1, label %vaarg.end.1, label %vaarg.end.1.thread, !dbg !235

vaarg.end.1.thread:                               ; preds = %vaarg.end, %vaarg.end.thread
  %6 = phi i32 [ %1, %vaarg.end.thread ], [ %5, %vaarg.end ]
  %overflow_arg_area916 = phi ptr [ %overflow_arg_area.next, %vaarg.end.thread ], [ %overflow_arg_area_p.promoted, %vaarg.end ]
  %overflow_arg_area.next.1 = getelementptr i8, ptr %overflow_arg_area916, i64 8, !dbg !235
  store ptr %overflow_arg_area.next.1, ptr %overflow_arg_area_p, align 8, !dbg !235, !DIAssignID !236
    #dbg_assign(ptr %overflow_arg_area.next.1, !217, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !236, ptr %overflow_arg_area_p, !DIExpression(), !232)
  %7 = load i32, ptr %overflow_arg_area916, align 4, !dbg !235, !tbaa !67
    #dbg_value(!DIArgList(i32 %7, i32 %6), !230, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !232)
    #dbg_value(i32 0, !216, !DIExpression(), !232)
  br label %vaarg.in_mem.2, !dbg !235

vaarg.end.1:                                      ; preds = %vaarg.end
  %8 = zext nneg i32 %4 to i64, !dbg !235
  %9 = getelementptr i8, ptr %reg_save_area, i64 %8, !dbg !235
  %10 = add nuw nsw i32 %args.promoted, 16, !dbg !235
  store i32 %10, ptr %args, align 16, !dbg !235, !DIAssignID !237
    #dbg_assign(i32 %10, !217, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !237, ptr %args, !DIExpression(), !232)
  %11 = load i32, ptr %9, align 4, !dbg !235, !tbaa !67
    #dbg_value(!DIArgList(i32 %11, i32 %5), !230, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !232)
    #dbg_value(i32 0, !216, !DIExpression(), !232)
  %fits_in_gp.2 = icmp ult i32 %args.promoted, 25, !dbg !235
  br i1 %fits_in_gp.2, label %vaarg.in_reg.2, label %vaarg.in_mem.2, !dbg !235

vaarg.in_mem.2:                                   ; preds = %vaarg.end.1.thread, %vaarg.end.1
  %12 = phi i32 [ %7, %vaarg.end.1.thread ], [ %11, %vaarg.end.1 ]
  %overflow_arg_area9.122 = phi ptr [ %overflow_arg_area.next.1, %vaarg.end.1.thread ], [ %overflow_arg_area_p.promoted, %vaarg.end.1 ]
  %13 = phi i32 [ %6, %vaarg.end.1.thread ], [ %5, %vaarg.end.1 ]
  %overflow_arg_area.next.2 = getelementptr i8, ptr %overflow_arg_area9.122, i64 8, !dbg !235
  store ptr %overflow_arg_area.next.2, ptr %overflow_arg_area_p, align 8, !dbg !235, !DIAssignID !236
    #dbg_assign(ptr %overflow_arg_area.next.2, !217, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !236, ptr %overflow_arg_area_p, !DIExpression(), !232)
  br label %vaarg.end.2, !dbg !235

vaarg.in_reg.2:                                   ; preds = %vaarg.end.1
  %14 = zext nneg i32 %10 to i64, !dbg !235
  %15 = getelementptr i8, ptr %reg_save_area, i64 %14, !dbg !235
  %16 = add nuw nsw i32 %args.promoted, 24, !dbg !235
  store i32 %16, ptr %args, align 16, !dbg !235, !DIAssignID !237
    #dbg_assign(i32 %16, !217, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !237, ptr %args, !DIExpression(), !232)
  br label %vaarg.end.2, !dbg !235

vaarg.end.2:                                      ; preds = %vaarg.in_reg.2, %vaarg.in_mem.2
  %17 = phi i32 [ %11, %vaarg.in_reg.2 ], [ %12, %vaarg.in_mem.2 ]
  %18 = phi i32 [ %5, %vaarg.in_reg.2 ], [ %13, %vaarg.in_mem.2 ]
  %vaarg.addr.2 = phi ptr [ %15, %vaarg.in_reg.2 ], [ %overflow_arg_area9.122, %vaarg.in_mem.2 ], !dbg !235
  %add.1 = add nsw i32 %17, %18, !dbg !238
    #dbg_value(i32 %add.1, !230, !DIExpression(), !232)
  %19 = load i32, ptr %vaarg.addr.2, align 4, !dbg !235, !tbaa !67
  %add.2 = add nsw i32 %19, %add.1, !dbg !239
    #dbg_value(i32 %add.2, !230, !DIExpression(), !232)
    #dbg_value(i32 -1, !216, !DIExpression(), !232)
  call void @llvm.va_end.p0(ptr nonnull %args), !dbg !240
  call void @llvm.lifetime.end.p0(ptr nonnull %args) #10, !dbg !241
  ret i32 %add.2, !dbg !242
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal range(i32 -2147483648, 2147483647) i32 @twice(i32 noundef %x) #6 !dbg !243 {
entry:
    #dbg_value(i32 %x, !245, !DIExpression(), !246)
  %mul = shl nsw i32 %x, 1, !dbg !247
  ret i32 %mul, !dbg !248
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal i32 @square(i32 noundef %x) #6 !dbg !249 {
entry:
    #dbg_value(i32 %x, !251, !DIExpression(), !252)
  %mul = mul nsw i32 %x, %x, !dbg !253
  ret i32 %mul, !dbg !254
}

; Function Attrs: nounwind
declare !dbg !255 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #3

; Function Attrs: nounwind
declare !dbg !259 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !260 void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #7

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
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!100 = !DILocation(line: 52, column: 20, scope: !89, atomGroup: 36, atomRank: 1)
!101 = !DILocation(line: 52, column: 2, scope: !86, atomGroup: 37, atomRank: 1)
!102 = !DILocation(line: 52, column: 2, scope: !86)
!103 = !DILocation(line: 57, column: 8, scope: !88, atomGroup: 8, atomRank: 1)
!104 = !{!105, !105, i64 0}
!105 = !{!"p1 _ZTS3job", !106, i64 0}
!106 = !{!"any pointer", !69, i64 0}
!107 = !DILocation(line: 52, column: 2, scope: !86, atomGroup: 3, atomRank: 1)
!108 = !DILocation(line: 0, scope: !91)
!109 = !DILocation(line: 60, column: 3, scope: !110)
!110 = distinct !DILexicalBlock(scope: !91, file: !3, line: 59, column: 2)
!111 = !DILocation(line: 60, column: 19, scope: !110)
!112 = !DILocation(line: 0, scope: !93)
!113 = !DILocation(line: 62, column: 16, scope: !114)
!114 = distinct !DILexicalBlock(scope: !93, file: !3, line: 61, column: 2)
!115 = !{!116, !116, i64 0}
!116 = !{!"long", !69, i64 0}
!117 = !DILocation(line: 62, column: 3, scope: !114)
!118 = !DILocation(line: 62, column: 29, scope: !114)
!119 = !DILocation(line: 63, column: 29, scope: !71)
!120 = !{!106, !106, i64 0}
!121 = !DILocation(line: 63, column: 23, scope: !71)
!122 = !DILocation(line: 63, column: 18, scope: !71)
!123 = !DILocation(line: 63, column: 50, scope: !71)
!124 = !DILocation(line: 63, column: 44, scope: !71)
!125 = !DILocation(line: 63, column: 39, scope: !71)
!126 = !DILocation(line: 63, column: 60, scope: !71)
!127 = !DILocation(line: 63, column: 9, scope: !71, atomGroup: 22, atomRank: 2)
!128 = !DILocation(line: 64, column: 1, scope: !71)
!129 = !DILocation(line: 63, column: 2, scope: !71, atomGroup: 22, atomRank: 1)
!130 = !DILocation(line: 53, column: 21, scope: !88, atomGroup: 4, atomRank: 2)
!131 = !DILocation(line: 0, scope: !88)
!132 = !DILocation(line: 54, column: 22, scope: !88)
!133 = !DILocation(line: 54, column: 14, scope: !88)
!134 = !DILocation(line: 54, column: 14, scope: !88, atomGroup: 5, atomRank: 2)
!135 = !DILocation(line: 54, column: 8, scope: !88)
!136 = !DILocation(line: 54, column: 12, scope: !88, atomGroup: 5, atomRank: 1)
!137 = !{!138, !106, i64 8}
!138 = !{!"job", !105, i64 0, !106, i64 8, !68, i64 16}
!139 = !DILocation(line: 55, column: 8, scope: !88)
!140 = !DILocation(line: 55, column: 14, scope: !88, atomGroup: 6, atomRank: 1)
!141 = !{!138, !68, i64 16}
!142 = !DILocation(line: 56, column: 13, scope: !88, atomGroup: 7, atomRank: 1)
!143 = !{!138, !105, i64 0}
!144 = !DILocation(line: 52, column: 33, scope: !89, atomGroup: 9, atomRank: 2)
!145 = !DILocation(line: 52, column: 20, scope: !89, atomGroup: 2, atomRank: 1)
!146 = distinct !{!146, !102, !147, !148}
!147 = !DILocation(line: 58, column: 2, scope: !86)
!148 = !{!"llvm.loop.mustprogress"}
!149 = !DISubprogram(name: "malloc", scope: !150, file: !150, line: 553, type: !151, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!150 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!151 = !DISubroutineType(types: !152)
!152 = !{!5, !153}
!153 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !154, line: 18, baseType: !82)
!154 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!155 = !DISubprogram(name: "pthread_create", scope: !156, file: !156, line: 202, type: !157, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!156 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!157 = !DISubroutineType(types: !158)
!158 = !{!6, !159, !161, !172, !175}
!159 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !160)
!160 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !81, size: 64)
!161 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !162)
!162 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !163, size: 64)
!163 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !164)
!164 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !25, line: 62, baseType: !165)
!165 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !25, line: 56, size: 448, elements: !166)
!166 = !{!167, !171}
!167 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !165, file: !25, line: 58, baseType: !168, size: 448)
!168 = !DICompositeType(tag: DW_TAG_array_type, baseType: !51, size: 448, elements: !169)
!169 = !{!170}
!170 = !DISubrange(count: 56)
!171 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !165, file: !25, line: 59, baseType: !7, size: 64)
!172 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !173, size: 64)
!173 = !DISubroutineType(types: !174)
!174 = !{!5, !5}
!175 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !5)
!176 = distinct !DISubprogram(name: "consumer", scope: !3, file: !3, line: 31, type: !173, scopeLine: 32, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !177, keyInstructions: true)
!177 = !{!178, !179, !180}
!178 = !DILocalVariable(name: "arg", arg: 1, scope: !176, file: !3, line: 31, type: !5)
!179 = !DILocalVariable(name: "taken", scope: !176, file: !3, line: 33, type: !7)
!180 = !DILocalVariable(name: "job", scope: !181, file: !3, line: 36, type: !11)
!181 = distinct !DILexicalBlock(scope: !182, file: !3, line: 34, column: 11)
!182 = distinct !DILexicalBlock(scope: !183, file: !3, line: 34, column: 2)
!183 = distinct !DILexicalBlock(scope: !176, file: !3, line: 34, column: 2)
!184 = !DILocation(line: 0, scope: !176)
!185 = !DILocation(line: 35, column: 3, scope: !181)
!186 = !DILocation(line: 36, column: 21, scope: !181, atomGroup: 34, atomRank: 2)
!187 = !DILocation(line: 37, column: 11, scope: !188, atomGroup: 35, atomRank: 2)
!188 = distinct !DILexicalBlock(scope: !181, file: !3, line: 37, column: 7)
!189 = !DILocation(line: 37, column: 11, scope: !188, atomGroup: 35, atomRank: 1)
!190 = !DILocation(line: 38, column: 16, scope: !188, atomGroup: 4, atomRank: 2)
!191 = !DILocation(line: 38, column: 9, scope: !188, atomGroup: 4, atomRank: 1)
!192 = !DILocation(line: 39, column: 3, scope: !181)
!193 = !DILocation(line: 42, column: 33, scope: !181)
!194 = !DILocation(line: 42, column: 28, scope: !181)
!195 = !DILocation(line: 42, column: 42, scope: !181)
!196 = !DILocation(line: 42, column: 28, scope: !181, atomGroup: 7, atomRank: 2)
!197 = !DILocation(line: 42, column: 3, scope: !181, atomGroup: 7, atomRank: 2)
!198 = !DILocation(line: 43, column: 3, scope: !181)
!199 = !DILocation(line: 44, column: 8, scope: !181, atomGroup: 8, atomRank: 2)
!200 = !DILocation(line: 36, column: 21, scope: !181, atomGroup: 2, atomRank: 2)
!201 = !DILocation(line: 0, scope: !181)
!202 = !DILocation(line: 37, column: 11, scope: !188, atomGroup: 3, atomRank: 2)
!203 = !DILocation(line: 37, column: 11, scope: !188, atomGroup: 3, atomRank: 1)
!204 = !DILocation(line: 41, column: 11, scope: !205, atomGroup: 6, atomRank: 2)
!205 = distinct !DILexicalBlock(scope: !181, file: !3, line: 40, column: 7)
!206 = !DILocation(line: 33, column: 7, scope: !176, atomGroup: 1, atomRank: 1)
!207 = !DILocation(line: 46, column: 1, scope: !176, atomGroup: 10, atomRank: 1)
!208 = !DISubprogram(name: "pthread_join", scope: !156, file: !156, line: 219, type: !209, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!209 = !DISubroutineType(types: !210)
!210 = !{!6, !81, !211}
!211 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!212 = distinct !DISubprogram(name: "total", scope: !3, file: !3, line: 20, type: !213, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !215, keyInstructions: true)
!213 = !DISubroutineType(types: !214)
!214 = !{!6, !6, null}
!215 = !{!216, !217, !230}
!216 = !DILocalVariable(name: "count", arg: 1, scope: !212, file: !3, line: 20, type: !6)
!217 = !DILocalVariable(name: "args", scope: !212, file: !3, line: 22, type: !218)
!218 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !219, line: 12, baseType: !220)
!219 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__stdarg_va_list.h", directory: "", checksumkind: CSK_MD5, checksum: "7bd78a282b99fcfe41a9e3c566d14f7d")
!220 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !3, baseType: !221)
!221 = !DICompositeType(tag: DW_TAG_array_type, baseType: !222, size: 192, elements: !228)
!222 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !223)
!223 = !{!224, !225, !226, !227}
!224 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !222, file: !3, line: 22, baseType: !34, size: 32)
!225 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !222, file: !3, line: 22, baseType: !34, size: 32, offset: 32)
!226 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !222, file: !3, line: 22, baseType: !5, size: 64, offset: 64)
!227 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !222, file: !3, line: 22, baseType: !5, size: 64, offset: 128)
!228 = !{!229}
!229 = !DISubrange(count: 1)
!230 = !DILocalVariable(name: "result", scope: !212, file: !3, line: 23, type: !6)
!231 = distinct !DIAssignID()
!232 = !DILocation(line: 0, scope: !212)
!233 = !DILocation(line: 22, column: 2, scope: !212)
!234 = !DILocation(line: 24, column: 2, scope: !212)
!235 = !DILocation(line: 26, column: 13, scope: !212)
!236 = distinct !DIAssignID()
!237 = distinct !DIAssignID()
!238 = !DILocation(line: 26, column: 10, scope: !212, atomGroup: 26, atomRank: 2)
!239 = !DILocation(line: 26, column: 10, scope: !212, atomGroup: 30, atomRank: 2)
!240 = !DILocation(line: 27, column: 2, scope: !212)
!241 = !DILocation(line: 29, column: 1, scope: !212)
!242 = !DILocation(line: 28, column: 2, scope: !212, atomGroup: 7, atomRank: 1)
!243 = distinct !DISubprogram(name: "twice", scope: !3, file: !3, line: 16, type: !17, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !244, keyInstructions: true)
!244 = !{!245}
!245 = !DILocalVariable(name: "x", arg: 1, scope: !243, file: !3, line: 16, type: !6)
!246 = !DILocation(line: 0, scope: !243)
!247 = !DILocation(line: 16, column: 36, scope: !243, atomGroup: 1, atomRank: 2)
!248 = !DILocation(line: 16, column: 27, scope: !243, atomGroup: 1, atomRank: 1)
!249 = distinct !DISubprogram(name: "square", scope: !3, file: !3, line: 17, type: !17, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !250, keyInstructions: true)
!250 = !{!251}
!251 = !DILocalVariable(name: "x", arg: 1, scope: !249, file: !3, line: 17, type: !6)
!252 = !DILocation(line: 0, scope: !249)
!253 = !DILocation(line: 17, column: 37, scope: !249, atomGroup: 1, atomRank: 2)
!254 = !DILocation(line: 17, column: 28, scope: !249, atomGroup: 1, atomRank: 1)
!255 = !DISubprogram(name: "pthread_mutex_lock", scope: !156, file: !156, line: 794, type: !256, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!256 = !DISubroutineType(types: !257)
!257 = !{!6, !258}
!258 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!259 = !DISubprogram(name: "pthread_mutex_unlock", scope: !156, file: !156, line: 835, type: !256, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!260 = !DISubprogram(name: "free", scope: !150, file: !150, line: 568, type: !261, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!261 = !DISubroutineType(types: !262)
!262 = !{null, !5}
