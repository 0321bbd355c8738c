; ModuleID = 'threads.c'
source_filename = "threads.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%struct.job = type { ptr, ptr, i32 }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@kinds = internal unnamed_addr constant [2 x ptr] [ptr @twice, ptr @square], align 16, !dbg !0
@head = internal unnamed_addr global ptr null, align 8, !dbg !9
@sum = internal global i32 0, align 4, !dbg !20
@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !22

; Function Attrs: nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr nocapture noundef readnone %argv) local_unnamed_addr #0 !dbg !66 {
entry:
  %threads = alloca [2 x i64], align 16
  %taken = alloca [2 x ptr], align 16
  call void @llvm.dbg.value(metadata i32 %argc, metadata !72, metadata !DIExpression()), !dbg !89
  call void @llvm.dbg.value(metadata ptr %argv, metadata !73, metadata !DIExpression()), !dbg !89
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %threads) #11, !dbg !90
  call void @llvm.dbg.declare(metadata ptr %threads, metadata !74, metadata !DIExpression()), !dbg !91
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %taken) #11, !dbg !92
  call void @llvm.dbg.declare(metadata ptr %taken, metadata !78, metadata !DIExpression()), !dbg !93
  call void @llvm.dbg.value(metadata i32 0, metadata !80, metadata !DIExpression()), !dbg !94
  call void @llvm.dbg.value(metadata i32 0, metadata !80, metadata !DIExpression()), !dbg !94
  %cmp41 = icmp sgt i32 %argc, -3, !dbg !95
  br i1 %cmp41, label %for.body.preheader, label %for.cond2.preheader, !dbg !96

for.body.preheader:                               ; preds = %entry
  %head.promoted = load ptr, ptr @head, align 8, !tbaa !97
  %0 = add i32 %argc, 2, !dbg !96
  %smax = tail call i32 @llvm.smax.i32(i32 %0, i32 0), !dbg !96
  br label %for.body, !dbg !96

for.cond.for.cond2.preheader_crit_edge:           ; preds = %for.body
  store ptr %call, ptr @head, align 8, !dbg !101, !tbaa !97
  br label %for.cond2.preheader, !dbg !96

for.cond2.preheader:                              ; preds = %for.cond.for.cond2.preheader_crit_edge, %entry
  call void @llvm.dbg.value(metadata i32 0, metadata !85, metadata !DIExpression()), !dbg !102
  call void @llvm.dbg.value(metadata i64 0, metadata !85, metadata !DIExpression()), !dbg !102
  %call8 = call i32 @pthread_create(ptr noundef nonnull %threads, ptr noundef null, ptr noundef nonnull @consumer, ptr noundef null) #11, !dbg !103
  call void @llvm.dbg.value(metadata i64 1, metadata !85, metadata !DIExpression()), !dbg !102
  call void @llvm.dbg.value(metadata i64 1, metadata !85, metadata !DIExpression()), !dbg !102
  %arrayidx7.1 = getelementptr inbounds [2 x i64], ptr %threads, i64 0, i64 1, !dbg !105
  %call8.1 = call i32 @pthread_create(ptr noundef nonnull %arrayidx7.1, ptr noundef null, ptr noundef nonnull @consumer, ptr noundef null) #11, !dbg !103
  call void @llvm.dbg.value(metadata i64 2, metadata !85, metadata !DIExpression()), !dbg !102
  call void @llvm.dbg.value(metadata i64 0, metadata !87, metadata !DIExpression()), !dbg !106
  %1 = load i64, ptr %threads, align 16, !dbg !107, !tbaa !109
  %call21 = call i32 @pthread_join(i64 noundef %1, ptr noundef nonnull %taken) #11, !dbg !111
  call void @llvm.dbg.value(metadata i64 1, metadata !87, metadata !DIExpression()), !dbg !106
  call void @llvm.dbg.value(metadata i64 1, metadata !87, metadata !DIExpression()), !dbg !106
  %2 = load i64, ptr %arrayidx7.1, align 8, !dbg !107, !tbaa !109
  %arrayidx20.1 = getelementptr inbounds [2 x ptr], ptr %taken, i64 0, i64 1, !dbg !112
  %call21.1 = call i32 @pthread_join(i64 noundef %2, ptr noundef nonnull %arrayidx20.1) #11, !dbg !111
  call void @llvm.dbg.value(metadata i64 2, metadata !87, metadata !DIExpression()), !dbg !106
  %3 = load ptr, ptr %taken, align 16, !dbg !113, !tbaa !97
  %4 = ptrtoint ptr %3 to i64, !dbg !114
  %conv = trunc i64 %4 to i32, !dbg !115
  %5 = load ptr, ptr %arrayidx20.1, align 8, !dbg !116, !tbaa !97
  %6 = ptrtoint ptr %5 to i64, !dbg !117
  %conv27 = trunc i64 %6 to i32, !dbg !118
  %7 = load i32, ptr @sum, align 4, !dbg !119, !tbaa !120
  %call28 = call i32 (i32, ...) @total(i32 poison, i32 noundef %conv, i32 noundef %conv27, i32 noundef %7), !dbg !122
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %taken) #11, !dbg !123
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %threads) #11, !dbg !123
  ret i32 %call28, !dbg !124

for.body:                                         ; preds = %for.body.preheader, %for.body
  %i.043 = phi i32 [ %inc, %for.body ], [ 0, %for.body.preheader ]
  %call4042 = phi ptr [ %call, %for.body ], [ %head.promoted, %for.body.preheader ]
  call void @llvm.dbg.value(metadata i32 %i.043, metadata !80, metadata !DIExpression()), !dbg !94
  %call = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24) #12, !dbg !125
  call void @llvm.dbg.value(metadata ptr %call, metadata !82, metadata !DIExpression()), !dbg !126
  %rem = and i32 %i.043, 1, !dbg !127
  %idxprom = zext i32 %rem to i64, !dbg !128
  %arrayidx = getelementptr inbounds [2 x ptr], ptr @kinds, i64 0, i64 %idxprom, !dbg !128
  %8 = load ptr, ptr %arrayidx, align 8, !dbg !128, !tbaa !97
  %run = getelementptr inbounds %struct.job, ptr %call, i64 0, i32 1, !dbg !129
  store ptr %8, ptr %run, align 8, !dbg !130, !tbaa !131
  %input = getelementptr inbounds %struct.job, ptr %call, i64 0, i32 2, !dbg !133
  store i32 %i.043, ptr %input, align 8, !dbg !134, !tbaa !135
  store ptr %call4042, ptr %call, align 8, !dbg !136, !tbaa !137
  %inc = add nuw i32 %i.043, 1, !dbg !138
  call void @llvm.dbg.value(metadata i32 %inc, metadata !80, metadata !DIExpression()), !dbg !94
  %exitcond.not = icmp eq i32 %i.043, %smax, !dbg !95
  br i1 %exitcond.not, label %for.cond.for.cond2.preheader_crit_edge, label %for.body, !dbg !96, !llvm.loop !139
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !142 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nounwind
declare !dbg !149 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define internal ptr @consumer(ptr nocapture readnone %arg) #0 !dbg !170 {
entry:
  call void @llvm.dbg.value(metadata ptr poison, metadata !172, metadata !DIExpression()), !dbg !178
  call void @llvm.dbg.value(metadata i64 0, metadata !173, metadata !DIExpression()), !dbg !178
  %call17 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @lock) #11, !dbg !179
  %0 = load ptr, ptr @head, align 8, !dbg !180, !tbaa !97
  call void @llvm.dbg.value(metadata ptr %0, metadata !174, metadata !DIExpression()), !dbg !181
  %cmp.not18 = icmp eq ptr %0, null, !dbg !182
  br i1 %cmp.not18, label %cleanup6, label %cleanup, !dbg !184

cleanup:                                          ; preds = %entry, %cleanup
  %1 = phi ptr [ %6, %cleanup ], [ %0, %entry ]
  %taken.019 = phi i64 [ %inc, %cleanup ], [ 0, %entry ]
  call void @llvm.dbg.value(metadata i64 %taken.019, metadata !173, metadata !DIExpression()), !dbg !178
  %2 = load ptr, ptr %1, align 8, !dbg !185, !tbaa !137
  store ptr %2, ptr @head, align 8, !dbg !186, !tbaa !97
  %call1 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @lock) #11, !dbg !187
  %run = getelementptr inbounds %struct.job, ptr %1, i64 0, i32 1, !dbg !188
  %3 = load ptr, ptr %run, align 8, !dbg !188, !tbaa !131
  %input = getelementptr inbounds %struct.job, ptr %1, i64 0, i32 2, !dbg !189
  %4 = load i32, ptr %input, align 8, !dbg !189, !tbaa !135
  %call5 = tail call i32 %3(i32 noundef %4) #11, !dbg !190
  %5 = atomicrmw add ptr @sum, i32 %call5 monotonic, align 4, !dbg !191
  tail call void @free(ptr noundef nonnull %1) #11, !dbg !192
  %inc = add nuw nsw i64 %taken.019, 1, !dbg !193
  call void @llvm.dbg.value(metadata i64 %inc, metadata !173, metadata !DIExpression()), !dbg !178
  %call = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @lock) #11, !dbg !179
  %6 = load ptr, ptr @head, align 8, !dbg !180, !tbaa !97
  call void @llvm.dbg.value(metadata ptr %6, metadata !174, metadata !DIExpression()), !dbg !181
  %cmp.not = icmp eq ptr %6, null, !dbg !182
  br i1 %cmp.not, label %cleanup6.loopexit, label %cleanup, !dbg !184, !llvm.loop !194

cleanup6.loopexit:                                ; preds = %cleanup
  %7 = inttoptr i64 %inc to ptr, !dbg !197
  br label %cleanup6, !dbg !187

cleanup6:                                         ; preds = %cleanup6.loopexit, %entry
  %taken.0.lcssa = phi ptr [ null, %entry ], [ %7, %cleanup6.loopexit ]
  %call113 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @lock) #11, !dbg !187
  call void @llvm.dbg.value(metadata i64 poison, metadata !173, metadata !DIExpression()), !dbg !178
  ret ptr %taken.0.lcssa, !dbg !199
}

declare !dbg !200 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nofree nosync nounwind uwtable
define internal i32 @total(i32 %count, ...) unnamed_addr #6 !dbg !204 {
entry:
  %args = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.dbg.value(metadata i32 3, metadata !208, metadata !DIExpression()), !dbg !224
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %args) #11, !dbg !225
  call void @llvm.dbg.declare(metadata ptr %args, metadata !209, metadata !DIExpression()), !dbg !226
  call void @llvm.dbg.value(metadata i32 0, metadata !223, metadata !DIExpression()), !dbg !224
  call void @llvm.va_start(ptr nonnull %args), !dbg !227
  %args.promoted = load i32, ptr %args, align 16
  call void @llvm.dbg.value(metadata i32 0, metadata !223, metadata !DIExpression()), !dbg !224
  call void @llvm.dbg.value(metadata i32 3, metadata !208, metadata !DIExpression()), !dbg !224
  call void @llvm.dbg.value(metadata i32 2, metadata !208, metadata !DIExpression()), !dbg !224
  %overflow_arg_area_p = getelementptr inbounds %struct.__va_list_tag, ptr %args, i64 0, i32 2
  %0 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i64 0, i32 3
  %reg_save_area = load ptr, ptr %0, align 16
  %overflow_arg_area_p.promoted = load ptr, ptr %overflow_arg_area_p, align 8
  call void @llvm.dbg.value(metadata i32 0, metadata !223, metadata !DIExpression()), !dbg !224
  %fits_in_gp = icmp ult i32 %args.promoted, 41, !dbg !228
  br i1 %fits_in_gp, label %vaarg.end, label %vaarg.end.thread, !dbg !228

vaarg.end.thread:                                 ; preds = %entry
  %overflow_arg_area.next = getelementptr i8, ptr %overflow_arg_area_p.promoted, i64 8, !dbg !228
  store ptr %overflow_arg_area.next, ptr %overflow_arg_area_p, align 8, !dbg !228
  %1 = load i32, ptr %overflow_arg_area_p.promoted, align 4, !dbg !228
  call void @llvm.dbg.value(metadata i32 1, metadata !208, metadata !DIExpression()), !dbg !224
  call void @llvm.dbg.value(metadata i32 %1, metadata !223, metadata !DIExpression()), !dbg !224
  br label %vaarg.end.1.thread, !dbg !228

vaarg.end:                                        ; preds = %entry
  %2 = zext i32 %args.promoted to i64, !dbg !228
  %3 = getelementptr i8, ptr %reg_save_area, i64 %2, !dbg !228
  %4 = add nuw nsw i32 %args.promoted, 8, !dbg !228
  store i32 %4, ptr %args, align 16, !dbg !228
  %5 = load i32, ptr %3, align 4, !dbg !228
  call void @llvm.dbg.value(metadata i32 1, metadata !208, metadata !DIExpression()), !dbg !224
  call void @llvm.dbg.value(metadata i32 %5, metadata !223, metadata !DIExpression()), !dbg !224
  %fits_in_gp.1 = icmp ult i32 %args.promoted, 33, !dbg !228
  br i1 %fits_in_gp.1, label %vaarg.end.1, label %vaarg.end.1.thread, !dbg !228

vaarg.end.1.thread:                               ; preds = %vaarg.end, %vaarg.end.thread
  %6 = phi i32 [ %1, %vaarg.end.thread ], [ %5, %vaarg.end ]
  %overflow_arg_area.next915 = phi ptr [ %overflow_arg_area.next, %vaarg.end.thread ], [ %overflow_arg_area_p.promoted, %vaarg.end ]
  %overflow_arg_area.next.1 = getelementptr i8, ptr %overflow_arg_area.next915, i64 8, !dbg !228
  store ptr %overflow_arg_area.next.1, ptr %overflow_arg_area_p, align 8, !dbg !228
  %7 = load i32, ptr %overflow_arg_area.next915, align 4, !dbg !228
  call void @llvm.dbg.value(metadata i32 0, metadata !208, metadata !DIExpression()), !dbg !224
  call void @llvm.dbg.value(metadata !DIArgList(i32 %7, i32 %5), metadata !223, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !224
  br label %vaarg.in_mem.2, !dbg !228

vaarg.end.1:                                      ; preds = %vaarg.end
  %8 = zext i32 %4 to i64, !dbg !228
  %9 = getelementptr i8, ptr %reg_save_area, i64 %8, !dbg !228
  %10 = add nuw nsw i32 %args.promoted, 16, !dbg !228
  store i32 %10, ptr %args, align 16, !dbg !228
  %11 = load i32, ptr %9, align 4, !dbg !228
  call void @llvm.dbg.value(metadata i32 0, metadata !208, metadata !DIExpression()), !dbg !224
  call void @llvm.dbg.value(metadata !DIArgList(i32 %11, i32 %5), metadata !223, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !224
  %fits_in_gp.2 = icmp ult i32 %args.promoted, 25, !dbg !228
  br i1 %fits_in_gp.2, label %vaarg.in_reg.2, label %vaarg.in_mem.2, !dbg !228

vaarg.in_mem.2:                                   ; preds = %vaarg.end.1.thread, %vaarg.end.1
  %12 = phi i32 [ %7, %vaarg.end.1.thread ], [ %11, %vaarg.end.1 ]
  %overflow_arg_area.next9.121 = phi ptr [ %overflow_arg_area.next.1, %vaarg.end.1.thread ], [ %overflow_arg_area_p.promoted, %vaarg.end.1 ]
  %13 = phi i32 [ %6, %vaarg.end.1.thread ], [ %5, %vaarg.end.1 ]
  %overflow_arg_area.next.2 = getelementptr i8, ptr %overflow_arg_area.next9.121, i64 8, !dbg !228
  store ptr %overflow_arg_area.next.2, ptr %overflow_arg_area_p, align 8, !dbg !228
  br label %vaarg.end.2, !dbg !228

vaarg.in_reg.2:                                   ; preds = %vaarg.end.1
  %14 = zext i32 %10 to i64, !dbg !228
  %15 = getelementptr i8, ptr %reg_save_area, i64 %14, !dbg !228
  %16 = add nuw nsw i32 %args.promoted, 24, !dbg !228
  store i32 %16, ptr %args, align 16, !dbg !228
  br label %vaarg.end.2, !dbg !228

vaarg.end.2:                                      ; preds = %vaarg.in_reg.2, %vaarg.in_mem.2
  %17 = phi i32 [ %11, %vaarg.in_reg.2 ], [ %12, %vaarg.in_mem.2 ]
  %18 = phi i32 [ %5, %vaarg.in_reg.2 ], [ %13, %vaarg.in_mem.2 ]
  %vaarg.addr.2 = phi ptr [ %15, %vaarg.in_reg.2 ], [ %overflow_arg_area.next9.121, %vaarg.in_mem.2 ], !dbg !228
  %add.1 = add nsw i32 %17, %18, !dbg !229
  call void @llvm.dbg.value(metadata i32 %add.1, metadata !223, metadata !DIExpression()), !dbg !224
  %19 = load i32, ptr %vaarg.addr.2, align 4, !dbg !228
  %add.2 = add nsw i32 %19, %add.1, !dbg !229
  call void @llvm.dbg.value(metadata i32 %add.2, metadata !223, metadata !DIExpression()), !dbg !224
  call void @llvm.dbg.value(metadata i32 -1, metadata !208, metadata !DIExpression()), !dbg !224
  call void @llvm.va_end(ptr nonnull %args), !dbg !230
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %args) #11, !dbg !231
  ret i32 %add.2, !dbg !232
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal i32 @twice(i32 noundef %x) #7 !dbg !233 {
entry:
  call void @llvm.dbg.value(metadata i32 %x, metadata !235, metadata !DIExpression()), !dbg !236
  %mul = shl nsw i32 %x, 1, !dbg !237
  ret i32 %mul, !dbg !238
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal i32 @square(i32 noundef %x) #7 !dbg !239 {
entry:
  call void @llvm.dbg.value(metadata i32 %x, metadata !241, metadata !DIExpression()), !dbg !242
  %mul = mul nsw i32 %x, %x, !dbg !243
  ret i32 %mul, !dbg !244
}

; Function Attrs: nounwind
declare !dbg !245 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !249 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !250 void @free(ptr allocptr nocapture noundef) local_unnamed_addr #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start(ptr) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end(ptr) #9

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.value(metadata, metadata, metadata) #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #10

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree nosync nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #10 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nounwind }
attributes #12 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!59, !60, !61, !62, !63, !64}
!llvm.ident = !{!65}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "kinds", scope: !2, file: !3, line: 18, type: !55, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 16.0.6 (15~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
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
!65 = !{!"Debian clang version 16.0.6 (15~deb12u1)"}
!66 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 48, type: !67, scopeLine: 49, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !71)
!67 = !DISubroutineType(types: !68)
!68 = !{!6, !6, !69}
!69 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !70, size: 64)
!70 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64)
!71 = !{!72, !73, !74, !78, !80, !82, !85, !87}
!72 = !DILocalVariable(name: "argc", arg: 1, scope: !66, file: !3, line: 48, type: !6)
!73 = !DILocalVariable(name: "argv", arg: 2, scope: !66, file: !3, line: 48, type: !69)
!74 = !DILocalVariable(name: "threads", scope: !66, file: !3, line: 50, type: !75)
!75 = !DICompositeType(tag: DW_TAG_array_type, baseType: !76, size: 128, elements: !57)
!76 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !25, line: 27, baseType: !77)
!77 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!78 = !DILocalVariable(name: "taken", scope: !66, file: !3, line: 51, type: !79)
!79 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 128, elements: !57)
!80 = !DILocalVariable(name: "i", scope: !81, file: !3, line: 52, type: !6)
!81 = distinct !DILexicalBlock(scope: !66, file: !3, line: 52, column: 2)
!82 = !DILocalVariable(name: "job", scope: !83, file: !3, line: 53, type: !11)
!83 = distinct !DILexicalBlock(scope: !84, file: !3, line: 52, column: 37)
!84 = distinct !DILexicalBlock(scope: !81, file: !3, line: 52, column: 2)
!85 = !DILocalVariable(name: "i", scope: !86, file: !3, line: 59, type: !6)
!86 = distinct !DILexicalBlock(scope: !66, file: !3, line: 59, column: 2)
!87 = !DILocalVariable(name: "i", scope: !88, file: !3, line: 61, type: !6)
!88 = distinct !DILexicalBlock(scope: !66, file: !3, line: 61, column: 2)
!89 = !DILocation(line: 0, scope: !66)
!90 = !DILocation(line: 50, column: 2, scope: !66)
!91 = !DILocation(line: 50, column: 12, scope: !66)
!92 = !DILocation(line: 51, column: 2, scope: !66)
!93 = !DILocation(line: 51, column: 8, scope: !66)
!94 = !DILocation(line: 0, scope: !81)
!95 = !DILocation(line: 52, column: 20, scope: !84)
!96 = !DILocation(line: 52, column: 2, scope: !81)
!97 = !{!98, !98, i64 0}
!98 = !{!"any pointer", !99, i64 0}
!99 = !{!"omnipotent char", !100, i64 0}
!100 = !{!"Simple C/C++ TBAA"}
!101 = !DILocation(line: 57, column: 8, scope: !83)
!102 = !DILocation(line: 0, scope: !86)
!103 = !DILocation(line: 60, column: 3, scope: !104)
!104 = distinct !DILexicalBlock(scope: !86, file: !3, line: 59, column: 2)
!105 = !DILocation(line: 60, column: 19, scope: !104)
!106 = !DILocation(line: 0, scope: !88)
!107 = !DILocation(line: 62, column: 16, scope: !108)
!108 = distinct !DILexicalBlock(scope: !88, file: !3, line: 61, column: 2)
!109 = !{!110, !110, i64 0}
!110 = !{!"long", !99, i64 0}
!111 = !DILocation(line: 62, column: 3, scope: !108)
!112 = !DILocation(line: 62, column: 29, scope: !108)
!113 = !DILocation(line: 63, column: 29, scope: !66)
!114 = !DILocation(line: 63, column: 23, scope: !66)
!115 = !DILocation(line: 63, column: 18, scope: !66)
!116 = !DILocation(line: 63, column: 50, scope: !66)
!117 = !DILocation(line: 63, column: 44, scope: !66)
!118 = !DILocation(line: 63, column: 39, scope: !66)
!119 = !DILocation(line: 63, column: 60, scope: !66)
!120 = !{!121, !121, i64 0}
!121 = !{!"int", !99, i64 0}
!122 = !DILocation(line: 63, column: 9, scope: !66)
!123 = !DILocation(line: 64, column: 1, scope: !66)
!124 = !DILocation(line: 63, column: 2, scope: !66)
!125 = !DILocation(line: 53, column: 21, scope: !83)
!126 = !DILocation(line: 0, scope: !83)
!127 = !DILocation(line: 54, column: 22, scope: !83)
!128 = !DILocation(line: 54, column: 14, scope: !83)
!129 = !DILocation(line: 54, column: 8, scope: !83)
!130 = !DILocation(line: 54, column: 12, scope: !83)
!131 = !{!132, !98, i64 8}
!132 = !{!"job", !98, i64 0, !98, i64 8, !121, i64 16}
!133 = !DILocation(line: 55, column: 8, scope: !83)
!134 = !DILocation(line: 55, column: 14, scope: !83)
!135 = !{!132, !121, i64 16}
!136 = !DILocation(line: 56, column: 13, scope: !83)
!137 = !{!132, !98, i64 0}
!138 = !DILocation(line: 52, column: 33, scope: !84)
!139 = distinct !{!139, !96, !140, !141}
!140 = !DILocation(line: 58, column: 2, scope: !81)
!141 = !{!"llvm.loop.mustprogress"}
!142 = !DISubprogram(name: "malloc", scope: !143, file: !143, line: 553, type: !144, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !148)
!143 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!144 = !DISubroutineType(types: !145)
!145 = !{!5, !146}
!146 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !147, line: 46, baseType: !77)
!147 = !DIFile(filename: "/usr/lib/llvm-16/lib/clang/16/include/stddef.h", directory: "", checksumkind: CSK_MD5, checksum: "f95079da609b0e8f201cb8136304bf3b")
!148 = !{}
!149 = !DISubprogram(name: "pthread_create", scope: !150, file: !150, line: 202, type: !151, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !148)
!150 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!151 = !DISubroutineType(types: !152)
!152 = !{!6, !153, !155, !166, !169}
!153 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !154)
!154 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !76, size: 64)
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
!181 = !DILocation(line: 0, scope: !175)
!182 = !DILocation(line: 37, column: 11, scope: !183)
!183 = distinct !DILexicalBlock(scope: !175, file: !3, line: 37, column: 7)
!184 = !DILocation(line: 37, column: 7, scope: !175)
!185 = !DILocation(line: 38, column: 16, scope: !183)
!186 = !DILocation(line: 38, column: 9, scope: !183)
!187 = !DILocation(line: 39, column: 3, scope: !175)
!188 = !DILocation(line: 42, column: 33, scope: !175)
!189 = !DILocation(line: 42, column: 42, scope: !175)
!190 = !DILocation(line: 42, column: 28, scope: !175)
!191 = !DILocation(line: 42, column: 3, scope: !175)
!192 = !DILocation(line: 43, column: 3, scope: !175)
!193 = !DILocation(line: 44, column: 8, scope: !175)
!194 = distinct !{!194, !195, !196}
!195 = !DILocation(line: 34, column: 2, scope: !177)
!196 = !DILocation(line: 45, column: 2, scope: !177)
!197 = !DILocation(line: 41, column: 11, scope: !198)
!198 = distinct !DILexicalBlock(scope: !175, file: !3, line: 40, column: 7)
!199 = !DILocation(line: 46, column: 1, scope: !170)
!200 = !DISubprogram(name: "pthread_join", scope: !150, file: !150, line: 219, type: !201, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !148)
!201 = !DISubroutineType(types: !202)
!202 = !{!6, !76, !203}
!203 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!204 = distinct !DISubprogram(name: "total", scope: !3, file: !3, line: 20, type: !205, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !207)
!205 = !DISubroutineType(types: !206)
!206 = !{!6, !6, null}
!207 = !{!208, !209, !223}
!208 = !DILocalVariable(name: "count", arg: 1, scope: !204, file: !3, line: 20, type: !6)
!209 = !DILocalVariable(name: "args", scope: !204, file: !3, line: 22, type: !210)
!210 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !211, line: 22, baseType: !212)
!211 = !DIFile(filename: "/usr/lib/llvm-16/lib/clang/16/include/stdarg.h", directory: "", checksumkind: CSK_MD5, checksum: "4c819f80dd915987182e9ab226e27a5a")
!212 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !213, baseType: !214)
!213 = !DIFile(filename: "threads.c", directory: ".")
!214 = !DICompositeType(tag: DW_TAG_array_type, baseType: !215, size: 192, elements: !221)
!215 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !216)
!216 = !{!217, !218, !219, !220}
!217 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !215, file: !213, line: 22, baseType: !34, size: 32)
!218 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !215, file: !213, line: 22, baseType: !34, size: 32, offset: 32)
!219 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !215, file: !213, line: 22, baseType: !5, size: 64, offset: 64)
!220 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !215, file: !213, line: 22, baseType: !5, size: 64, offset: 128)
!221 = !{!222}
!222 = !DISubrange(count: 1)
!223 = !DILocalVariable(name: "result", scope: !204, file: !3, line: 23, type: !6)
!224 = !DILocation(line: 0, scope: !204)
!225 = !DILocation(line: 22, column: 2, scope: !204)
!226 = !DILocation(line: 22, column: 10, scope: !204)
!227 = !DILocation(line: 24, column: 2, scope: !204)
!228 = !DILocation(line: 26, column: 13, scope: !204)
!229 = !DILocation(line: 26, column: 10, scope: !204)
!230 = !DILocation(line: 27, column: 2, scope: !204)
!231 = !DILocation(line: 29, column: 1, scope: !204)
!232 = !DILocation(line: 28, column: 2, scope: !204)
!233 = distinct !DISubprogram(name: "twice", scope: !3, file: !3, line: 16, type: !17, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !234)
!234 = !{!235}
!235 = !DILocalVariable(name: "x", arg: 1, scope: !233, file: !3, line: 16, type: !6)
!236 = !DILocation(line: 0, scope: !233)
!237 = !DILocation(line: 16, column: 36, scope: !233)
!238 = !DILocation(line: 16, column: 27, scope: !233)
!239 = distinct !DISubprogram(name: "square", scope: !3, file: !3, line: 17, type: !17, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !240)
!240 = !{!241}
!241 = !DILocalVariable(name: "x", arg: 1, scope: !239, file: !3, line: 17, type: !6)
!242 = !DILocation(line: 0, scope: !239)
!243 = !DILocation(line: 17, column: 37, scope: !239)
!244 = !DILocation(line: 17, column: 28, scope: !239)
!245 = !DISubprogram(name: "pthread_mutex_lock", scope: !150, file: !150, line: 794, type: !246, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !148)
!246 = !DISubroutineType(types: !247)
!247 = !{!6, !248}
!248 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!249 = !DISubprogram(name: "pthread_mutex_unlock", scope: !150, file: !150, line: 835, type: !246, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !148)
!250 = !DISubprogram(name: "free", scope: !143, file: !143, line: 568, type: !251, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !148)
!251 = !DISubroutineType(types: !252)
!252 = !{null, !5}
