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
  br i1 %cmp44, label %for.body.preheader, label %for.body5.preheader, !dbg !96

for.body.preheader:                               ; preds = %entry
  %2 = add i32 %argc, 2, !dbg !96
  %smax = call i32 @llvm.smax.i32(i32 %2, i32 0), !dbg !96
  br label %for.body, !dbg !96

for.body:                                         ; preds = %for.body.preheader, %for.body
  %i.045 = phi i32 [ %inc, %for.body ], [ 0, %for.body.preheader ]
  call void @llvm.dbg.value(metadata i32 %i.045, metadata !80, metadata !DIExpression()), !dbg !94
  %call = call noalias dereferenceable_or_null(24) i8* @malloc(i64 noundef 24) #11, !dbg !97
  %3 = bitcast i8* %call to %struct.job*, !dbg !97
  call void @llvm.dbg.value(metadata %struct.job* %3, metadata !82, metadata !DIExpression()), !dbg !98
  %rem = and i32 %i.045, 1, !dbg !99
  %idxprom = zext i32 %rem to i64, !dbg !100
  %arrayidx = getelementptr inbounds [2 x i32 (i32)*], [2 x i32 (i32)*]* @kinds, i64 0, i64 %idxprom, !dbg !100
  %4 = load i32 (i32)*, i32 (i32)** %arrayidx, align 8, !dbg !100, !tbaa !101
  %run = getelementptr inbounds %struct.job, %struct.job* %3, i64 0, i32 1, !dbg !105
  store i32 (i32)* %4, i32 (i32)** %run, align 8, !dbg !106, !tbaa !107
  %input = getelementptr inbounds %struct.job, %struct.job* %3, i64 0, i32 2, !dbg !110
  store i32 %i.045, i32* %input, align 8, !dbg !111, !tbaa !112
  %5 = load %struct.job*, %struct.job** @head, align 8, !dbg !113, !tbaa !101
  %next = getelementptr inbounds %struct.job, %struct.job* %3, i64 0, i32 0, !dbg !114
  store %struct.job* %5, %struct.job** %next, align 8, !dbg !115, !tbaa !116
  store i8* %call, i8** bitcast (%struct.job** @head to i8**), align 8, !dbg !117, !tbaa !101
  %inc = add nuw i32 %i.045, 1, !dbg !118
  call void @llvm.dbg.value(metadata i32 %inc, metadata !80, metadata !DIExpression()), !dbg !94
  %exitcond.not = icmp eq i32 %i.045, %smax, !dbg !95
  br i1 %exitcond.not, label %for.body5.preheader, label %for.body, !dbg !96, !llvm.loop !119

for.body5.preheader:                              ; preds = %for.body, %entry
  br label %for.body5, !dbg !123

for.body5:                                        ; preds = %for.body5.preheader, %for.body5
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body5 ], [ 0, %for.body5.preheader ]
  call void @llvm.dbg.value(metadata i64 %indvars.iv, metadata !85, metadata !DIExpression()), !dbg !124
  %arrayidx7 = getelementptr inbounds [2 x i64], [2 x i64]* %threads, i64 0, i64 %indvars.iv, !dbg !125
  %call8 = call i32 @pthread_create(i64* noundef nonnull %arrayidx7, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @consumer, i8* noundef null) #11, !dbg !127
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1, !dbg !128
  call void @llvm.dbg.value(metadata i64 %indvars.iv.next, metadata !85, metadata !DIExpression()), !dbg !124
  %cmp3 = icmp eq i64 %indvars.iv, 0, !dbg !129
  br i1 %cmp3, label %for.body5, label %for.body16, !dbg !123, !llvm.loop !130

for.cond.cleanup15:                               ; preds = %for.body16
  %arrayidx25 = getelementptr inbounds [2 x i8*], [2 x i8*]* %taken, i64 0, i64 0, !dbg !132
  %6 = load i8*, i8** %arrayidx25, align 16, !dbg !132, !tbaa !101
  %7 = ptrtoint i8* %6 to i64, !dbg !133
  %conv = trunc i64 %7 to i32, !dbg !134
  %arrayidx26 = getelementptr inbounds [2 x i8*], [2 x i8*]* %taken, i64 0, i64 1, !dbg !135
  %8 = load i8*, i8** %arrayidx26, align 8, !dbg !135, !tbaa !101
  %9 = ptrtoint i8* %8 to i64, !dbg !136
  %conv27 = trunc i64 %9 to i32, !dbg !137
  %10 = load i32, i32* @sum, align 4, !dbg !138, !tbaa !139
  %call28 = call i32 (i32, ...) @total(i32 undef, i32 noundef %conv, i32 noundef %conv27, i32 noundef %10), !dbg !140
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %1) #11, !dbg !141
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %0) #11, !dbg !141
  ret i32 %call28, !dbg !142

for.body16:                                       ; preds = %for.body5, %for.body16
  %indvars.iv49 = phi i64 [ %indvars.iv.next50, %for.body16 ], [ 0, %for.body5 ]
  call void @llvm.dbg.value(metadata i64 %indvars.iv49, metadata !87, metadata !DIExpression()), !dbg !143
  %arrayidx18 = getelementptr inbounds [2 x i64], [2 x i64]* %threads, i64 0, i64 %indvars.iv49, !dbg !144
  %11 = load i64, i64* %arrayidx18, align 8, !dbg !144, !tbaa !146
  %arrayidx20 = getelementptr inbounds [2 x i8*], [2 x i8*]* %taken, i64 0, i64 %indvars.iv49, !dbg !148
  %call21 = call i32 @pthread_join(i64 noundef %11, i8** noundef nonnull %arrayidx20) #11, !dbg !149
  %indvars.iv.next50 = add nuw nsw i64 %indvars.iv49, 1, !dbg !150
  call void @llvm.dbg.value(metadata i64 %indvars.iv.next50, metadata !87, metadata !DIExpression()), !dbg !143
  %cmp14 = icmp eq i64 %indvars.iv49, 0, !dbg !151
  br i1 %cmp14, label %for.body16, label %for.cond.cleanup15, !dbg !152, !llvm.loop !153
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
declare !dbg !155 i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define internal i8* @consumer(i8* nocapture noundef readnone %arg) #0 !dbg !177 {
entry:
  call void @llvm.dbg.value(metadata i8* %arg, metadata !179, metadata !DIExpression()), !dbg !185
  call void @llvm.dbg.value(metadata i64 0, metadata !180, metadata !DIExpression()), !dbg !185
  br label %for.cond, !dbg !186

for.cond:                                         ; preds = %cleanup, %entry
  %taken.0 = phi i64 [ 0, %entry ], [ %taken.1, %cleanup ], !dbg !187
  %retval.0 = phi i8* [ undef, %entry ], [ %retval.1, %cleanup ]
  call void @llvm.dbg.value(metadata i64 %taken.0, metadata !180, metadata !DIExpression()), !dbg !185
  %call = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull @lock) #11, !dbg !188
  %0 = load %struct.job*, %struct.job** @head, align 8, !dbg !189, !tbaa !101
  call void @llvm.dbg.value(metadata %struct.job* %0, metadata !181, metadata !DIExpression()), !dbg !190
  %cmp.not = icmp eq %struct.job* %0, null, !dbg !191
  br i1 %cmp.not, label %if.then3.critedge, label %if.then, !dbg !193

if.then:                                          ; preds = %for.cond
  %next = getelementptr inbounds %struct.job, %struct.job* %0, i64 0, i32 0, !dbg !194
  %1 = load %struct.job*, %struct.job** %next, align 8, !dbg !194, !tbaa !116
  store %struct.job* %1, %struct.job** @head, align 8, !dbg !195, !tbaa !101
  %call1 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock) #11, !dbg !196
  %run = getelementptr inbounds %struct.job, %struct.job* %0, i64 0, i32 1, !dbg !197
  %2 = load i32 (i32)*, i32 (i32)** %run, align 8, !dbg !197, !tbaa !107
  %input = getelementptr inbounds %struct.job, %struct.job* %0, i64 0, i32 2, !dbg !198
  %3 = load i32, i32* %input, align 8, !dbg !198, !tbaa !112
  %call5 = call i32 %2(i32 noundef %3) #11, !dbg !199
  %4 = atomicrmw add i32* @sum, i32 %call5 monotonic, align 4, !dbg !200
  %5 = bitcast %struct.job* %0 to i8*, !dbg !201
  call void @free(i8* noundef %5) #11, !dbg !202
  %inc = add nsw i64 %taken.0, 1, !dbg !203
  call void @llvm.dbg.value(metadata i64 %inc, metadata !180, metadata !DIExpression()), !dbg !185
  br label %cleanup, !dbg !204

if.then3.critedge:                                ; preds = %for.cond
  %call1.c = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock) #11, !dbg !196
  %6 = inttoptr i64 %taken.0 to i8*, !dbg !205
  br label %cleanup, !dbg !207

cleanup:                                          ; preds = %if.then, %if.then3.critedge
  %taken.1 = phi i64 [ %taken.0, %if.then3.critedge ], [ %inc, %if.then ], !dbg !185
  %retval.1 = phi i8* [ %6, %if.then3.critedge ], [ %retval.0, %if.then ]
  call void @llvm.dbg.value(metadata i64 %taken.1, metadata !180, metadata !DIExpression()), !dbg !185
  br i1 %cmp.not, label %cleanup6, label %for.cond, !llvm.loop !208

cleanup6:                                         ; preds = %cleanup
  ret i8* %retval.1, !dbg !211
}

declare !dbg !212 i32 @pthread_join(i64 noundef, i8** noundef) local_unnamed_addr #5

; Function Attrs: nofree nosync nounwind uwtable
define internal i32 @total(i32 %count, ...) unnamed_addr #6 !dbg !216 {
entry:
  %args = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.dbg.value(metadata i32 3, metadata !220, metadata !DIExpression()), !dbg !236
  %0 = bitcast [1 x %struct.__va_list_tag]* %args to i8*, !dbg !237
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %0) #11, !dbg !237
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %args, metadata !221, metadata !DIExpression()), !dbg !238
  call void @llvm.dbg.value(metadata i32 0, metadata !235, metadata !DIExpression()), !dbg !236
  call void @llvm.va_start(i8* nonnull %0), !dbg !239
  %gp_offset_p = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %args, i64 0, i64 0, i32 0
  call void @llvm.dbg.value(metadata i32 0, metadata !235, metadata !DIExpression()), !dbg !236
  call void @llvm.dbg.value(metadata i32 3, metadata !220, metadata !DIExpression()), !dbg !236
  call void @llvm.dbg.value(metadata i32 2, metadata !220, metadata !DIExpression()), !dbg !236
  %overflow_arg_area_p = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %args, i64 0, i64 0, i32 2
  %1 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %args, i64 0, i64 0, i32 3
  %reg_save_area = load i8*, i8** %1, align 16
  br label %while.body, !dbg !240

while.body:                                       ; preds = %entry, %vaarg.end
  %dec8 = phi i32 [ 2, %entry ], [ %dec, %vaarg.end ]
  %result.07 = phi i32 [ 0, %entry ], [ %add, %vaarg.end ]
  call void @llvm.dbg.value(metadata i32 %result.07, metadata !235, metadata !DIExpression()), !dbg !236
  %gp_offset = load i32, i32* %gp_offset_p, align 16, !dbg !241
  %fits_in_gp = icmp ult i32 %gp_offset, 41, !dbg !241
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem, !dbg !241

vaarg.in_reg:                                     ; preds = %while.body
  %2 = sext i32 %gp_offset to i64, !dbg !241
  %3 = getelementptr i8, i8* %reg_save_area, i64 %2, !dbg !241
  %4 = add i32 %gp_offset, 8, !dbg !241
  store i32 %4, i32* %gp_offset_p, align 16, !dbg !241
  br label %vaarg.end, !dbg !241

vaarg.in_mem:                                     ; preds = %while.body
  %overflow_arg_area = load i8*, i8** %overflow_arg_area_p, align 8, !dbg !241
  %overflow_arg_area.next = getelementptr i8, i8* %overflow_arg_area, i64 8, !dbg !241
  store i8* %overflow_arg_area.next, i8** %overflow_arg_area_p, align 8, !dbg !241
  br label %vaarg.end, !dbg !241

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %vaarg.addr.in = phi i8* [ %3, %vaarg.in_reg ], [ %overflow_arg_area, %vaarg.in_mem ]
  %vaarg.addr = bitcast i8* %vaarg.addr.in to i32*, !dbg !241
  %5 = load i32, i32* %vaarg.addr, align 4, !dbg !241
  %add = add nsw i32 %5, %result.07, !dbg !242
  call void @llvm.dbg.value(metadata i32 %add, metadata !235, metadata !DIExpression()), !dbg !236
  call void @llvm.dbg.value(metadata i32 %dec8, metadata !220, metadata !DIExpression()), !dbg !236
  %dec = add nsw i32 %dec8, -1, !dbg !243
  call void @llvm.dbg.value(metadata i32 %dec, metadata !220, metadata !DIExpression()), !dbg !236
  %cmp.not = icmp eq i32 %dec8, 0, !dbg !244
  br i1 %cmp.not, label %while.end, label %while.body, !dbg !240, !llvm.loop !245

while.end:                                        ; preds = %vaarg.end
  call void @llvm.va_end(i8* %0), !dbg !246
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %0) #11, !dbg !247
  ret i32 %add, !dbg !248
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define internal i32 @twice(i32 noundef %x) #7 !dbg !249 {
entry:
  call void @llvm.dbg.value(metadata i32 %x, metadata !251, metadata !DIExpression()), !dbg !252
  %mul = shl nsw i32 %x, 1, !dbg !253
  ret i32 %mul, !dbg !254
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define internal i32 @square(i32 noundef %x) #7 !dbg !255 {
entry:
  call void @llvm.dbg.value(metadata i32 %x, metadata !257, metadata !DIExpression()), !dbg !258
  %mul = mul nsw i32 %x, %x, !dbg !259
  ret i32 %mul, !dbg !260
}

; Function Attrs: nounwind
declare !dbg !261 i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !265 i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) local_unnamed_addr #4

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
!97 = !DILocation(line: 53, column: 21, scope: !83)
!98 = !DILocation(line: 0, scope: !83)
!99 = !DILocation(line: 54, column: 22, scope: !83)
!100 = !DILocation(line: 54, column: 14, scope: !83)
!101 = !{!102, !102, i64 0}
!102 = !{!"any pointer", !103, i64 0}
!103 = !{!"omnipotent char", !104, i64 0}
!104 = !{!"Simple C/C++ TBAA"}
!105 = !DILocation(line: 54, column: 8, scope: !83)
!106 = !DILocation(line: 54, column: 12, scope: !83)
!107 = !{!108, !102, i64 8}
!108 = !{!"job", !102, i64 0, !102, i64 8, !109, i64 16}
!109 = !{!"int", !103, i64 0}
!110 = !DILocation(line: 55, column: 8, scope: !83)
!111 = !DILocation(line: 55, column: 14, scope: !83)
!112 = !{!108, !109, i64 16}
!113 = !DILocation(line: 56, column: 15, scope: !83)
!114 = !DILocation(line: 56, column: 8, scope: !83)
!115 = !DILocation(line: 56, column: 13, scope: !83)
!116 = !{!108, !102, i64 0}
!117 = !DILocation(line: 57, column: 8, scope: !83)
!118 = !DILocation(line: 52, column: 33, scope: !84)
!119 = distinct !{!119, !96, !120, !121, !122}
!120 = !DILocation(line: 58, column: 2, scope: !81)
!121 = !{!"llvm.loop.mustprogress"}
!122 = !{!"llvm.loop.unroll.disable"}
!123 = !DILocation(line: 59, column: 2, scope: !86)
!124 = !DILocation(line: 0, scope: !86)
!125 = !DILocation(line: 60, column: 19, scope: !126)
!126 = distinct !DILexicalBlock(scope: !86, file: !3, line: 59, column: 2)
!127 = !DILocation(line: 60, column: 3, scope: !126)
!128 = !DILocation(line: 59, column: 26, scope: !126)
!129 = !DILocation(line: 59, column: 20, scope: !126)
!130 = distinct !{!130, !123, !131, !121, !122}
!131 = !DILocation(line: 60, column: 51, scope: !86)
!132 = !DILocation(line: 63, column: 29, scope: !66)
!133 = !DILocation(line: 63, column: 23, scope: !66)
!134 = !DILocation(line: 63, column: 18, scope: !66)
!135 = !DILocation(line: 63, column: 50, scope: !66)
!136 = !DILocation(line: 63, column: 44, scope: !66)
!137 = !DILocation(line: 63, column: 39, scope: !66)
!138 = !DILocation(line: 63, column: 60, scope: !66)
!139 = !{!109, !109, i64 0}
!140 = !DILocation(line: 63, column: 9, scope: !66)
!141 = !DILocation(line: 64, column: 1, scope: !66)
!142 = !DILocation(line: 63, column: 2, scope: !66)
!143 = !DILocation(line: 0, scope: !88)
!144 = !DILocation(line: 62, column: 16, scope: !145)
!145 = distinct !DILexicalBlock(scope: !88, file: !3, line: 61, column: 2)
!146 = !{!147, !147, i64 0}
!147 = !{!"long", !103, i64 0}
!148 = !DILocation(line: 62, column: 29, scope: !145)
!149 = !DILocation(line: 62, column: 3, scope: !145)
!150 = !DILocation(line: 61, column: 26, scope: !145)
!151 = !DILocation(line: 61, column: 20, scope: !145)
!152 = !DILocation(line: 61, column: 2, scope: !88)
!153 = distinct !{!153, !152, !154, !121, !122}
!154 = !DILocation(line: 62, column: 37, scope: !88)
!155 = !DISubprogram(name: "pthread_create", scope: !156, file: !156, line: 202, type: !157, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !176)
!156 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!157 = !DISubroutineType(types: !158)
!158 = !{!6, !159, !161, !172, !175}
!159 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !160)
!160 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !76, size: 64)
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
!176 = !{}
!177 = distinct !DISubprogram(name: "consumer", scope: !3, file: !3, line: 31, type: !173, scopeLine: 32, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !178)
!178 = !{!179, !180, !181}
!179 = !DILocalVariable(name: "arg", arg: 1, scope: !177, file: !3, line: 31, type: !5)
!180 = !DILocalVariable(name: "taken", scope: !177, file: !3, line: 33, type: !7)
!181 = !DILocalVariable(name: "job", scope: !182, file: !3, line: 36, type: !11)
!182 = distinct !DILexicalBlock(scope: !183, file: !3, line: 34, column: 11)
!183 = distinct !DILexicalBlock(scope: !184, file: !3, line: 34, column: 2)
!184 = distinct !DILexicalBlock(scope: !177, file: !3, line: 34, column: 2)
!185 = !DILocation(line: 0, scope: !177)
!186 = !DILocation(line: 34, column: 2, scope: !177)
!187 = !DILocation(line: 33, column: 7, scope: !177)
!188 = !DILocation(line: 35, column: 3, scope: !182)
!189 = !DILocation(line: 36, column: 21, scope: !182)
!190 = !DILocation(line: 0, scope: !182)
!191 = !DILocation(line: 37, column: 11, scope: !192)
!192 = distinct !DILexicalBlock(scope: !182, file: !3, line: 37, column: 7)
!193 = !DILocation(line: 37, column: 7, scope: !182)
!194 = !DILocation(line: 38, column: 16, scope: !192)
!195 = !DILocation(line: 38, column: 9, scope: !192)
!196 = !DILocation(line: 39, column: 3, scope: !182)
!197 = !DILocation(line: 42, column: 33, scope: !182)
!198 = !DILocation(line: 42, column: 42, scope: !182)
!199 = !DILocation(line: 42, column: 28, scope: !182)
!200 = !DILocation(line: 42, column: 3, scope: !182)
!201 = !DILocation(line: 43, column: 8, scope: !182)
!202 = !DILocation(line: 43, column: 3, scope: !182)
!203 = !DILocation(line: 44, column: 8, scope: !182)
!204 = !DILocation(line: 45, column: 2, scope: !183)
!205 = !DILocation(line: 41, column: 11, scope: !206)
!206 = distinct !DILexicalBlock(scope: !182, file: !3, line: 40, column: 7)
!207 = !DILocation(line: 41, column: 4, scope: !206)
!208 = distinct !{!208, !209, !210, !122}
!209 = !DILocation(line: 34, column: 2, scope: !184)
!210 = !DILocation(line: 45, column: 2, scope: !184)
!211 = !DILocation(line: 46, column: 1, scope: !177)
!212 = !DISubprogram(name: "pthread_join", scope: !156, file: !156, line: 219, type: !213, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !176)
!213 = !DISubroutineType(types: !214)
!214 = !{!6, !76, !215}
!215 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!216 = distinct !DISubprogram(name: "total", scope: !3, file: !3, line: 20, type: !217, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !219)
!217 = !DISubroutineType(types: !218)
!218 = !{!6, !6, null}
!219 = !{!220, !221, !235}
!220 = !DILocalVariable(name: "count", arg: 1, scope: !216, file: !3, line: 20, type: !6)
!221 = !DILocalVariable(name: "args", scope: !216, file: !3, line: 22, type: !222)
!222 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !223, line: 14, baseType: !224)
!223 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdarg.h", directory: "", checksumkind: CSK_MD5, checksum: "4de3cbd931b589d291e5c39387aecf82")
!224 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !225, baseType: !226)
!225 = !DIFile(filename: "threads.c", directory: ".")
!226 = !DICompositeType(tag: DW_TAG_array_type, baseType: !227, size: 192, elements: !233)
!227 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !228)
!228 = !{!229, !230, !231, !232}
!229 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !227, file: !225, line: 22, baseType: !34, size: 32)
!230 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !227, file: !225, line: 22, baseType: !34, size: 32, offset: 32)
!231 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !227, file: !225, line: 22, baseType: !5, size: 64, offset: 64)
!232 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !227, file: !225, line: 22, baseType: !5, size: 64, offset: 128)
!233 = !{!234}
!234 = !DISubrange(count: 1)
!235 = !DILocalVariable(name: "result", scope: !216, file: !3, line: 23, type: !6)
!236 = !DILocation(line: 0, scope: !216)
!237 = !DILocation(line: 22, column: 2, scope: !216)
!238 = !DILocation(line: 22, column: 10, scope: !216)
!239 = !DILocation(line: 24, column: 2, scope: !216)
!240 = !DILocation(line: 25, column: 2, scope: !216)
!241 = !DILocation(line: 26, column: 13, scope: !216)
!242 = !DILocation(line: 26, column: 10, scope: !216)
!243 = !DILocation(line: 25, column: 14, scope: !216)
!244 = !DILocation(line: 25, column: 17, scope: !216)
!245 = distinct !{!245, !240, !241, !121, !122}
!246 = !DILocation(line: 27, column: 2, scope: !216)
!247 = !DILocation(line: 29, column: 1, scope: !216)
!248 = !DILocation(line: 28, column: 2, scope: !216)
!249 = distinct !DISubprogram(name: "twice", scope: !3, file: !3, line: 16, type: !17, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !250)
!250 = !{!251}
!251 = !DILocalVariable(name: "x", arg: 1, scope: !249, file: !3, line: 16, type: !6)
!252 = !DILocation(line: 0, scope: !249)
!253 = !DILocation(line: 16, column: 36, scope: !249)
!254 = !DILocation(line: 16, column: 27, scope: !249)
!255 = distinct !DISubprogram(name: "square", scope: !3, file: !3, line: 17, type: !17, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !256)
!256 = !{!257}
!257 = !DILocalVariable(name: "x", arg: 1, scope: !255, file: !3, line: 17, type: !6)
!258 = !DILocation(line: 0, scope: !255)
!259 = !DILocation(line: 17, column: 37, scope: !255)
!260 = !DILocation(line: 17, column: 28, scope: !255)
!261 = !DISubprogram(name: "pthread_mutex_lock", scope: !156, file: !156, line: 794, type: !262, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !176)
!262 = !DISubroutineType(types: !263)
!263 = !{!6, !264}
!264 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!265 = !DISubprogram(name: "pthread_mutex_unlock", scope: !156, file: !156, line: 835, type: !262, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !176)
