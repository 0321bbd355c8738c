; ModuleID = 'threads.c'
source_filename = "threads.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.job = type { %struct.job*, i32 (i32)*, i32 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_attr_t = type { i64, [48 x i8] }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }

@kinds = internal unnamed_addr constant [2 x i32 (i32)*] [i32 (i32)* @twice, i32 (i32)* @square], align 16, !dbg !0
@head = internal unnamed_addr global %struct.job* null, align 8, !dbg !9
@sum = internal global i32 0, align 4, !dbg !20
@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !22

; Function Attrs: nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, i8** nocapture noundef readnone %argv) local_unnamed_addr #0 !dbg !66 {
entry:
  %threads = alloca [2 x i64], align 16
  %taken = alloca [2 x i8*], align 16
  call void @llvm.dbg.value(metadata i32 %argc, metadata !72, metadata !DIExpression()), !dbg !89
  call void @llvm.dbg.value(metadata i8** %argv, metadata !73, metadata !DIExpression()), !dbg !89
  %0 = bitcast [2 x i64]* %threads to i8*, !dbg !90
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %0) #11, !dbg !90
  call void @llvm.dbg.declare(metadata [2 x i64]* %threads, metadata !74, metadata !DIExpression()), !dbg !91
  %1 = bitcast [2 x i8*]* %taken to i8*, !dbg !92
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %1) #11, !dbg !92
  call void @llvm.dbg.declare(metadata [2 x i8*]* %taken, metadata !78, metadata !DIExpression()), !dbg !93
  call void @llvm.dbg.value(metadata i32 0, metadata !80, metadata !DIExpression()), !dbg !94
  call void @llvm.dbg.value(metadata i32 0, metadata !80, metadata !DIExpression()), !dbg !94
  %cmp44 = icmp sgt i32 %argc, -3, !dbg !95
  br i1 %cmp44, label %for.body.preheader, label %for.cond2.preheader, !dbg !96

for.body.preheader:                               ; preds = %entry
  %2 = add i32 %argc, 2, !dbg !96
  %smax = call i32 @llvm.smax.i32(i32 %2, i32 0), !dbg !96
  %.pre = load %struct.job*, %struct.job** @head, align 8, !dbg !97, !tbaa !98
  br label %for.body, !dbg !96

for.cond2.preheader.loopexit:                     ; preds = %for.body
  store i8* %call, i8** bitcast (%struct.job** @head to i8**), align 8, !dbg !102, !tbaa !98
  br label %for.cond2.preheader, !dbg !103

for.cond2.preheader:                              ; preds = %for.cond2.preheader.loopexit, %entry
  call void @llvm.dbg.value(metadata i64 0, metadata !85, metadata !DIExpression()), !dbg !105
  %arrayidx7 = getelementptr inbounds [2 x i64], [2 x i64]* %threads, i64 0, i64 0, !dbg !103
  %call8 = call i32 @pthread_create(i64* noundef nonnull %arrayidx7, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @consumer, i8* noundef null) #11, !dbg !106
  call void @llvm.dbg.value(metadata i64 1, metadata !85, metadata !DIExpression()), !dbg !105
  %arrayidx7.1 = getelementptr inbounds [2 x i64], [2 x i64]* %threads, i64 0, i64 1, !dbg !103
  %call8.1 = call i32 @pthread_create(i64* noundef nonnull %arrayidx7.1, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @consumer, i8* noundef null) #11, !dbg !106
  call void @llvm.dbg.value(metadata i64 2, metadata !85, metadata !DIExpression()), !dbg !105
  call void @llvm.dbg.value(metadata i64 0, metadata !87, metadata !DIExpression()), !dbg !107
  %3 = load i64, i64* %arrayidx7, align 16, !dbg !108, !tbaa !110
  %arrayidx20 = getelementptr inbounds [2 x i8*], [2 x i8*]* %taken, i64 0, i64 0, !dbg !112
  %call21 = call i32 @pthread_join(i64 noundef %3, i8** noundef nonnull %arrayidx20) #11, !dbg !113
  call void @llvm.dbg.value(metadata i64 1, metadata !87, metadata !DIExpression()), !dbg !107
  %4 = load i64, i64* %arrayidx7.1, align 8, !dbg !108, !tbaa !110
  %arrayidx20.1 = getelementptr inbounds [2 x i8*], [2 x i8*]* %taken, i64 0, i64 1, !dbg !112
  %call21.1 = call i32 @pthread_join(i64 noundef %4, i8** noundef nonnull %arrayidx20.1) #11, !dbg !113
  call void @llvm.dbg.value(metadata i64 2, metadata !87, metadata !DIExpression()), !dbg !107
  %5 = load i8*, i8** %arrayidx20, align 16, !dbg !114, !tbaa !98
  %6 = ptrtoint i8* %5 to i64, !dbg !115
  %conv = trunc i64 %6 to i32, !dbg !116
  %7 = load i8*, i8** %arrayidx20.1, align 8, !dbg !117, !tbaa !98
  %8 = ptrtoint i8* %7 to i64, !dbg !118
  %conv27 = trunc i64 %8 to i32, !dbg !119
  %9 = load i32, i32* @sum, align 4, !dbg !120, !tbaa !121
  %call28 = call i32 (i32, ...) @total(i32 undef, i32 noundef %conv, i32 noundef %conv27, i32 noundef %9), !dbg !123
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %1) #11, !dbg !124
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %0) #11, !dbg !124
  ret i32 %call28, !dbg !125

for.body:                                         ; preds = %for.body.preheader, %for.body
  %10 = phi %struct.job* [ %11, %for.body ], [ %.pre, %for.body.preheader ], !dbg !97
  %i.045 = phi i32 [ %inc, %for.body ], [ 0, %for.body.preheader ]
  call void @llvm.dbg.value(metadata i32 %i.045, metadata !80, metadata !DIExpression()), !dbg !94
  %call = tail call noalias dereferenceable_or_null(24) i8* @malloc(i64 noundef 24) #11, !dbg !126
  %11 = bitcast i8* %call to %struct.job*, !dbg !126
  call void @llvm.dbg.value(metadata %struct.job* %11, metadata !82, metadata !DIExpression()), !dbg !127
  %rem = and i32 %i.045, 1, !dbg !128
  %idxprom = zext i32 %rem to i64, !dbg !129
  %arrayidx = getelementptr inbounds [2 x i32 (i32)*], [2 x i32 (i32)*]* @kinds, i64 0, i64 %idxprom, !dbg !129
  %12 = load i32 (i32)*, i32 (i32)** %arrayidx, align 8, !dbg !129, !tbaa !98
  %run = getelementptr inbounds %struct.job, %struct.job* %11, i64 0, i32 1, !dbg !130
  store i32 (i32)* %12, i32 (i32)** %run, align 8, !dbg !131, !tbaa !132
  %input = getelementptr inbounds %struct.job, %struct.job* %11, i64 0, i32 2, !dbg !134
  store i32 %i.045, i32* %input, align 8, !dbg !135, !tbaa !136
  %next = getelementptr inbounds %struct.job, %struct.job* %11, i64 0, i32 0, !dbg !137
  store %struct.job* %10, %struct.job** %next, align 8, !dbg !138, !tbaa !139
  %inc = add nuw i32 %i.045, 1, !dbg !140
  call void @llvm.dbg.value(metadata i32 %inc, metadata !80, metadata !DIExpression()), !dbg !94
  %exitcond.not = icmp eq i32 %i.045, %smax, !dbg !95
  br i1 %exitcond.not, label %for.cond2.preheader.loopexit, label %for.body, !dbg !96, !llvm.loop !141
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: inaccessiblememonly mustprogress nofree nounwind willreturn
declare noalias noundef i8* @malloc(i64 noundef) local_unnamed_addr #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: nounwind
declare !dbg !144 i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define internal i8* @consumer(i8* nocapture noundef readnone %arg) #0 !dbg !166 {
entry:
  call void @llvm.dbg.value(metadata i8* %arg, metadata !168, metadata !DIExpression()), !dbg !174
  call void @llvm.dbg.value(metadata i64 0, metadata !169, metadata !DIExpression()), !dbg !174
  %call19 = tail call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull @lock) #11, !dbg !175
  %0 = load %struct.job*, %struct.job** @head, align 8, !dbg !176, !tbaa !98
  call void @llvm.dbg.value(metadata %struct.job* %0, metadata !170, metadata !DIExpression()), !dbg !177
  %cmp.not20 = icmp eq %struct.job* %0, null, !dbg !178
  br i1 %cmp.not20, label %cleanup6, label %cleanup, !dbg !180

cleanup:                                          ; preds = %entry, %cleanup
  %1 = phi %struct.job* [ %7, %cleanup ], [ %0, %entry ]
  %taken.021 = phi i64 [ %inc, %cleanup ], [ 0, %entry ]
  call void @llvm.dbg.value(metadata i64 %taken.021, metadata !169, metadata !DIExpression()), !dbg !174
  %next = getelementptr inbounds %struct.job, %struct.job* %1, i64 0, i32 0, !dbg !181
  %2 = load %struct.job*, %struct.job** %next, align 8, !dbg !181, !tbaa !139
  store %struct.job* %2, %struct.job** @head, align 8, !dbg !182, !tbaa !98
  %call1 = tail call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock) #11, !dbg !183
  %run = getelementptr inbounds %struct.job, %struct.job* %1, i64 0, i32 1, !dbg !184
  %3 = load i32 (i32)*, i32 (i32)** %run, align 8, !dbg !184, !tbaa !132
  %input = getelementptr inbounds %struct.job, %struct.job* %1, i64 0, i32 2, !dbg !185
  %4 = load i32, i32* %input, align 8, !dbg !185, !tbaa !136
  %call5 = tail call i32 %3(i32 noundef %4) #11, !dbg !186
  %5 = atomicrmw add i32* @sum, i32 %call5 monotonic, align 4, !dbg !187
  %6 = bitcast %struct.job* %1 to i8*, !dbg !188
  tail call void @free(i8* noundef %6) #11, !dbg !189
  %inc = add nuw nsw i64 %taken.021, 1, !dbg !190
  call void @llvm.dbg.value(metadata i64 %inc, metadata !169, metadata !DIExpression()), !dbg !174
  %call = tail call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull @lock) #11, !dbg !175
  %7 = load %struct.job*, %struct.job** @head, align 8, !dbg !176, !tbaa !98
  call void @llvm.dbg.value(metadata %struct.job* %7, metadata !170, metadata !DIExpression()), !dbg !177
  %cmp.not = icmp eq %struct.job* %7, null, !dbg !178
  br i1 %cmp.not, label %cleanup6.loopexit, label %cleanup, !dbg !180

cleanup6.loopexit:                                ; preds = %cleanup
  %phi.cast = inttoptr i64 %inc to i8*, !dbg !183
  br label %cleanup6, !dbg !183

cleanup6:                                         ; preds = %cleanup6.loopexit, %entry
  %taken.0.lcssa = phi i8* [ null, %entry ], [ %phi.cast, %cleanup6.loopexit ]
  %call115 = tail call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock) #11, !dbg !183
  call void @llvm.dbg.value(metadata i64 %inc, metadata !169, metadata !DIExpression()), !dbg !174
  ret i8* %taken.0.lcssa, !dbg !191
}

declare !dbg !192 i32 @pthread_join(i64 noundef, i8** noundef) local_unnamed_addr #5

; Function Attrs: nofree nosync nounwind uwtable
define internal i32 @total(i32 %count, ...) unnamed_addr #6 !dbg !196 {
entry:
  %args = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.dbg.value(metadata i32 3, metadata !200, metadata !DIExpression()), !dbg !216
  %0 = bitcast [1 x %struct.__va_list_tag]* %args to i8*, !dbg !217
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %0) #11, !dbg !217
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %args, metadata !201, metadata !DIExpression()), !dbg !218
  call void @llvm.dbg.value(metadata i32 0, metadata !215, metadata !DIExpression()), !dbg !216
  call void @llvm.va_start(i8* nonnull %0), !dbg !219
  %gp_offset_p = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %args, i64 0, i64 0, i32 0
  call void @llvm.dbg.value(metadata i32 0, metadata !215, metadata !DIExpression()), !dbg !216
  call void @llvm.dbg.value(metadata i32 3, metadata !200, metadata !DIExpression()), !dbg !216
  call void @llvm.dbg.value(metadata i32 2, metadata !200, metadata !DIExpression()), !dbg !216
  %overflow_arg_area_p = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %args, i64 0, i64 0, i32 2
  %1 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %args, i64 0, i64 0, i32 3
  %reg_save_area = load i8*, i8** %1, align 16
  call void @llvm.dbg.value(metadata i32 0, metadata !215, metadata !DIExpression()), !dbg !216
  %gp_offset = load i32, i32* %gp_offset_p, align 16, !dbg !220
  %fits_in_gp = icmp ult i32 %gp_offset, 41, !dbg !220
  br i1 %fits_in_gp, label %vaarg.end, label %vaarg.end.thread, !dbg !220

vaarg.end.thread:                                 ; preds = %entry
  %overflow_arg_area = load i8*, i8** %overflow_arg_area_p, align 8, !dbg !220
  %overflow_arg_area.next = getelementptr i8, i8* %overflow_arg_area, i64 8, !dbg !220
  store i8* %overflow_arg_area.next, i8** %overflow_arg_area_p, align 8, !dbg !220
  %vaarg.addr13 = bitcast i8* %overflow_arg_area to i32*, !dbg !220
  %2 = load i32, i32* %vaarg.addr13, align 4, !dbg !220
  call void @llvm.dbg.value(metadata i32 1, metadata !200, metadata !DIExpression()), !dbg !216
  call void @llvm.dbg.value(metadata i32 %6, metadata !215, metadata !DIExpression()), !dbg !216
  br label %vaarg.end.1.thread, !dbg !220

vaarg.end:                                        ; preds = %entry
  %3 = zext i32 %gp_offset to i64, !dbg !220
  %4 = getelementptr i8, i8* %reg_save_area, i64 %3, !dbg !220
  %5 = add nuw nsw i32 %gp_offset, 8, !dbg !220
  store i32 %5, i32* %gp_offset_p, align 16, !dbg !220
  %vaarg.addr = bitcast i8* %4 to i32*, !dbg !220
  %6 = load i32, i32* %vaarg.addr, align 4, !dbg !220
  call void @llvm.dbg.value(metadata i32 1, metadata !200, metadata !DIExpression()), !dbg !216
  call void @llvm.dbg.value(metadata i32 %6, metadata !215, metadata !DIExpression()), !dbg !216
  %fits_in_gp.1 = icmp ult i32 %gp_offset, 33, !dbg !220
  br i1 %fits_in_gp.1, label %vaarg.end.1, label %vaarg.end.1.thread, !dbg !220

vaarg.end.1.thread:                               ; preds = %vaarg.end, %vaarg.end.thread
  %7 = phi i32 [ %2, %vaarg.end.thread ], [ %6, %vaarg.end ]
  %overflow_arg_area.1 = load i8*, i8** %overflow_arg_area_p, align 8, !dbg !220
  %overflow_arg_area.next.1 = getelementptr i8, i8* %overflow_arg_area.1, i64 8, !dbg !220
  store i8* %overflow_arg_area.next.1, i8** %overflow_arg_area_p, align 8, !dbg !220
  %vaarg.addr.118 = bitcast i8* %overflow_arg_area.1 to i32*, !dbg !220
  %8 = load i32, i32* %vaarg.addr.118, align 4, !dbg !220
  call void @llvm.dbg.value(metadata i32 0, metadata !200, metadata !DIExpression()), !dbg !216
  call void @llvm.dbg.value(metadata !DIArgList(i32 %12, i32 %6), metadata !215, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !216
  br label %vaarg.in_mem.2, !dbg !220

vaarg.end.1:                                      ; preds = %vaarg.end
  %9 = zext i32 %5 to i64, !dbg !220
  %10 = getelementptr i8, i8* %reg_save_area, i64 %9, !dbg !220
  %11 = add nuw nsw i32 %gp_offset, 16, !dbg !220
  store i32 %11, i32* %gp_offset_p, align 16, !dbg !220
  %vaarg.addr.1 = bitcast i8* %10 to i32*, !dbg !220
  %12 = load i32, i32* %vaarg.addr.1, align 4, !dbg !220
  call void @llvm.dbg.value(metadata i32 0, metadata !200, metadata !DIExpression()), !dbg !216
  call void @llvm.dbg.value(metadata !DIArgList(i32 %12, i32 %6), metadata !215, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !216
  %fits_in_gp.2 = icmp ult i32 %gp_offset, 25, !dbg !220
  br i1 %fits_in_gp.2, label %vaarg.in_reg.2, label %vaarg.in_mem.2, !dbg !220

vaarg.in_mem.2:                                   ; preds = %vaarg.end.1.thread, %vaarg.end.1
  %13 = phi i32 [ %8, %vaarg.end.1.thread ], [ %12, %vaarg.end.1 ]
  %14 = phi i32 [ %7, %vaarg.end.1.thread ], [ %6, %vaarg.end.1 ]
  %overflow_arg_area.2 = load i8*, i8** %overflow_arg_area_p, align 8, !dbg !220
  %overflow_arg_area.next.2 = getelementptr i8, i8* %overflow_arg_area.2, i64 8, !dbg !220
  store i8* %overflow_arg_area.next.2, i8** %overflow_arg_area_p, align 8, !dbg !220
  br label %vaarg.end.2, !dbg !220

vaarg.in_reg.2:                                   ; preds = %vaarg.end.1
  %15 = zext i32 %11 to i64, !dbg !220
  %16 = getelementptr i8, i8* %reg_save_area, i64 %15, !dbg !220
  %17 = add nuw nsw i32 %gp_offset, 24, !dbg !220
  store i32 %17, i32* %gp_offset_p, align 16, !dbg !220
  br label %vaarg.end.2, !dbg !220

vaarg.end.2:                                      ; preds = %vaarg.in_reg.2, %vaarg.in_mem.2
  %18 = phi i32 [ %12, %vaarg.in_reg.2 ], [ %13, %vaarg.in_mem.2 ]
  %19 = phi i32 [ %6, %vaarg.in_reg.2 ], [ %14, %vaarg.in_mem.2 ]
  %vaarg.addr.in.2 = phi i8* [ %16, %vaarg.in_reg.2 ], [ %overflow_arg_area.2, %vaarg.in_mem.2 ]
  %add.1 = add nsw i32 %18, %19, !dbg !221
  call void @llvm.dbg.value(metadata i32 %add.1, metadata !215, metadata !DIExpression()), !dbg !216
  %vaarg.addr.2 = bitcast i8* %vaarg.addr.in.2 to i32*, !dbg !220
  %20 = load i32, i32* %vaarg.addr.2, align 4, !dbg !220
  %add.2 = add nsw i32 %20, %add.1, !dbg !221
  call void @llvm.dbg.value(metadata i32 %add.2, metadata !215, metadata !DIExpression()), !dbg !216
  call void @llvm.dbg.value(metadata i32 -1, metadata !200, metadata !DIExpression()), !dbg !216
  call void @llvm.va_end(i8* nonnull %0), !dbg !222
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %0) #11, !dbg !223
  ret i32 %add.2, !dbg !224
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define internal i32 @twice(i32 noundef %x) #7 !dbg !225 {
entry:
  call void @llvm.dbg.value(metadata i32 %x, metadata !227, metadata !DIExpression()), !dbg !228
  %mul = shl nsw i32 %x, 1, !dbg !229
  ret i32 %mul, !dbg !230
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define internal i32 @square(i32 noundef %x) #7 !dbg !231 {
entry:
  call void @llvm.dbg.value(metadata i32 %x, metadata !233, metadata !DIExpression()), !dbg !234
  %mul = mul nsw i32 %x, %x, !dbg !235
  ret i32 %mul, !dbg !236
}

; Function Attrs: nounwind
declare !dbg !237 i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !241 i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) local_unnamed_addr #4

; Function Attrs: inaccessiblemem_or_argmemonly mustprogress nounwind willreturn
declare void @free(i8* nocapture noundef) local_unnamed_addr #8

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #9

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #9

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #10

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smax.i32(i32, i32) #10

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #3 = { inaccessiblememonly mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree nosync nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { inaccessiblemem_or_argmemonly mustprogress nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nofree nosync nounwind willreturn }
attributes #10 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #11 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!59, !60, !61, !62, !63, !64}
!llvm.ident = !{!65}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "kinds", scope: !2, file: !3, line: 18, type: !55, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
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
!62 = !{i32 7, !"PIC Level", i32 2}
!63 = !{i32 7, !"PIE Level", i32 2}
!64 = !{i32 7, !"uwtable", i32 1}
!65 = !{!"Debian clang version 14.0.6"}
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
!97 = !DILocation(line: 56, column: 15, scope: !83)
!98 = !{!99, !99, i64 0}
!99 = !{!"any pointer", !100, i64 0}
!100 = !{!"omnipotent char", !101, i64 0}
!101 = !{!"Simple C/C++ TBAA"}
!102 = !DILocation(line: 57, column: 8, scope: !83)
!103 = !DILocation(line: 60, column: 19, scope: !104)
!104 = distinct !DILexicalBlock(scope: !86, file: !3, line: 59, column: 2)
!105 = !DILocation(line: 0, scope: !86)
!106 = !DILocation(line: 60, column: 3, scope: !104)
!107 = !DILocation(line: 0, scope: !88)
!108 = !DILocation(line: 62, column: 16, scope: !109)
!109 = distinct !DILexicalBlock(scope: !88, file: !3, line: 61, column: 2)
!110 = !{!111, !111, i64 0}
!111 = !{!"long", !100, i64 0}
!112 = !DILocation(line: 62, column: 29, scope: !109)
!113 = !DILocation(line: 62, column: 3, scope: !109)
!114 = !DILocation(line: 63, column: 29, scope: !66)
!115 = !DILocation(line: 63, column: 23, scope: !66)
!116 = !DILocation(line: 63, column: 18, scope: !66)
!117 = !DILocation(line: 63, column: 50, scope: !66)
!118 = !DILocation(line: 63, column: 44, scope: !66)
!119 = !DILocation(line: 63, column: 39, scope: !66)
!120 = !DILocation(line: 63, column: 60, scope: !66)
!121 = !{!122, !122, i64 0}
!122 = !{!"int", !100, i64 0}
!123 = !DILocation(line: 63, column: 9, scope: !66)
!124 = !DILocation(line: 64, column: 1, scope: !66)
!125 = !DILocation(line: 63, column: 2, scope: !66)
!126 = !DILocation(line: 53, column: 21, scope: !83)
!127 = !DILocation(line: 0, scope: !83)
!128 = !DILocation(line: 54, column: 22, scope: !83)
!129 = !DILocation(line: 54, column: 14, scope: !83)
!130 = !DILocation(line: 54, column: 8, scope: !83)
!131 = !DILocation(line: 54, column: 12, scope: !83)
!132 = !{!133, !99, i64 8}
!133 = !{!"job", !99, i64 0, !99, i64 8, !122, i64 16}
!134 = !DILocation(line: 55, column: 8, scope: !83)
!135 = !DILocation(line: 55, column: 14, scope: !83)
!136 = !{!133, !122, i64 16}
!137 = !DILocation(line: 56, column: 8, scope: !83)
!138 = !DILocation(line: 56, column: 13, scope: !83)
!139 = !{!133, !99, i64 0}
!140 = !DILocation(line: 52, column: 33, scope: !84)
!141 = distinct !{!141, !96, !142, !143}
!142 = !DILocation(line: 58, column: 2, scope: !81)
!143 = !{!"llvm.loop.mustprogress"}
!144 = !DISubprogram(name: "pthread_create", scope: !145, file: !145, line: 202, type: !146, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !165)
!145 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!146 = !DISubroutineType(types: !147)
!147 = !{!6, !148, !150, !161, !164}
!148 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !149)
!149 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !76, size: 64)
!150 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !151)
!151 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !152, size: 64)
!152 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !153)
!153 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !25, line: 62, baseType: !154)
!154 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !25, line: 56, size: 448, elements: !155)
!155 = !{!156, !160}
!156 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !154, file: !25, line: 58, baseType: !157, size: 448)
!157 = !DICompositeType(tag: DW_TAG_array_type, baseType: !51, size: 448, elements: !158)
!158 = !{!159}
!159 = !DISubrange(count: 56)
!160 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !154, file: !25, line: 59, baseType: !7, size: 64)
!161 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !162, size: 64)
!162 = !DISubroutineType(types: !163)
!163 = !{!5, !5}
!164 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !5)
!165 = !{}
!166 = distinct !DISubprogram(name: "consumer", scope: !3, file: !3, line: 31, type: !162, scopeLine: 32, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !167)
!167 = !{!168, !169, !170}
!168 = !DILocalVariable(name: "arg", arg: 1, scope: !166, file: !3, line: 31, type: !5)
!169 = !DILocalVariable(name: "taken", scope: !166, file: !3, line: 33, type: !7)
!170 = !DILocalVariable(name: "job", scope: !171, file: !3, line: 36, type: !11)
!171 = distinct !DILexicalBlock(scope: !172, file: !3, line: 34, column: 11)
!172 = distinct !DILexicalBlock(scope: !173, file: !3, line: 34, column: 2)
!173 = distinct !DILexicalBlock(scope: !166, file: !3, line: 34, column: 2)
!174 = !DILocation(line: 0, scope: !166)
!175 = !DILocation(line: 35, column: 3, scope: !171)
!176 = !DILocation(line: 36, column: 21, scope: !171)
!177 = !DILocation(line: 0, scope: !171)
!178 = !DILocation(line: 37, column: 11, scope: !179)
!179 = distinct !DILexicalBlock(scope: !171, file: !3, line: 37, column: 7)
!180 = !DILocation(line: 37, column: 7, scope: !171)
!181 = !DILocation(line: 38, column: 16, scope: !179)
!182 = !DILocation(line: 38, column: 9, scope: !179)
!183 = !DILocation(line: 39, column: 3, scope: !171)
!184 = !DILocation(line: 42, column: 33, scope: !171)
!185 = !DILocation(line: 42, column: 42, scope: !171)
!186 = !DILocation(line: 42, column: 28, scope: !171)
!187 = !DILocation(line: 42, column: 3, scope: !171)
!188 = !DILocation(line: 43, column: 8, scope: !171)
!189 = !DILocation(line: 43, column: 3, scope: !171)
!190 = !DILocation(line: 44, column: 8, scope: !171)
!191 = !DILocation(line: 46, column: 1, scope: !166)
!192 = !DISubprogram(name: "pthread_join", scope: !145, file: !145, line: 219, type: !193, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !165)
!193 = !DISubroutineType(types: !194)
!194 = !{!6, !76, !195}
!195 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!196 = distinct !DISubprogram(name: "total", scope: !3, file: !3, line: 20, type: !197, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !199)
!197 = !DISubroutineType(types: !198)
!198 = !{!6, !6, null}
!199 = !{!200, !201, !215}
!200 = !DILocalVariable(name: "count", arg: 1, scope: !196, file: !3, line: 20, type: !6)
!201 = !DILocalVariable(name: "args", scope: !196, file: !3, line: 22, type: !202)
!202 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !203, line: 14, baseType: !204)
!203 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdarg.h", directory: "", checksumkind: CSK_MD5, checksum: "4de3cbd931b589d291e5c39387aecf82")
!204 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !205, baseType: !206)
!205 = !DIFile(filename: "threads.c", directory: ".")
!206 = !DICompositeType(tag: DW_TAG_array_type, baseType: !207, size: 192, elements: !213)
!207 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !208)
!208 = !{!209, !210, !211, !212}
!209 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !207, file: !205, line: 22, baseType: !34, size: 32)
!210 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !207, file: !205, line: 22, baseType: !34, size: 32, offset: 32)
!211 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !207, file: !205, line: 22, baseType: !5, size: 64, offset: 64)
!212 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !207, file: !205, line: 22, baseType: !5, size: 64, offset: 128)
!213 = !{!214}
!214 = !DISubrange(count: 1)
!215 = !DILocalVariable(name: "result", scope: !196, file: !3, line: 23, type: !6)
!216 = !DILocation(line: 0, scope: !196)
!217 = !DILocation(line: 22, column: 2, scope: !196)
!218 = !DILocation(line: 22, column: 10, scope: !196)
!219 = !DILocation(line: 24, column: 2, scope: !196)
!220 = !DILocation(line: 26, column: 13, scope: !196)
!221 = !DILocation(line: 26, column: 10, scope: !196)
!222 = !DILocation(line: 27, column: 2, scope: !196)
!223 = !DILocation(line: 29, column: 1, scope: !196)
!224 = !DILocation(line: 28, column: 2, scope: !196)
!225 = distinct !DISubprogram(name: "twice", scope: !3, file: !3, line: 16, type: !17, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !226)
!226 = !{!227}
!227 = !DILocalVariable(name: "x", arg: 1, scope: !225, file: !3, line: 16, type: !6)
!228 = !DILocation(line: 0, scope: !225)
!229 = !DILocation(line: 16, column: 36, scope: !225)
!230 = !DILocation(line: 16, column: 27, scope: !225)
!231 = distinct !DISubprogram(name: "square", scope: !3, file: !3, line: 17, type: !17, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !232)
!232 = !{!233}
!233 = !DILocalVariable(name: "x", arg: 1, scope: !231, file: !3, line: 17, type: !6)
!234 = !DILocation(line: 0, scope: !231)
!235 = !DILocation(line: 17, column: 37, scope: !231)
!236 = !DILocation(line: 17, column: 28, scope: !231)
!237 = !DISubprogram(name: "pthread_mutex_lock", scope: !145, file: !145, line: 794, type: !238, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !165)
!238 = !DISubroutineType(types: !239)
!239 = !{!6, !240}
!240 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!241 = !DISubprogram(name: "pthread_mutex_unlock", scope: !145, file: !145, line: 835, type: !238, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !165)
