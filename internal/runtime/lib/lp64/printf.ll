target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque
%struct.__va_list_tag = type { i32, i32, i8*, i8* }

define dso_local i32 @vfprintf(%struct._IO_FILE* noundef %f, i8* noundef %format, %struct.__va_list_tag* noundef %a) local_unnamed_addr #0 {
entry:
  call fastcc void @transfers(%struct._IO_FILE* noundef %f) #6
  %call.i = call i32 @__mw_print(i8* noundef %format, %struct.__va_list_tag* noundef %a) #6
  ret i32 %call.i
}

define dso_local i32 @vprintf(i8* noundef %format, %struct.__va_list_tag* noundef %a) local_unnamed_addr #0 {
entry:
  call void @__mw_may_be_cancelled() #6
  %call.i = call i32 @__mw_print(i8* noundef %format, %struct.__va_list_tag* noundef %a) #6
  ret i32 %call.i
}

define dso_local i32 @vdprintf(i32 noundef %fd, i8* noundef %format, %struct.__va_list_tag* noundef %a) local_unnamed_addr #0 {
entry:
  call void @__mw_may_be_cancelled() #6
  %call.i = call i32 @__mw_print(i8* noundef %format, %struct.__va_list_tag* noundef %a) #6
  ret i32 %call.i
}

define dso_local i32 @vsnprintf(i8* noundef %buf, i64 noundef %n, i8* noundef %format, %struct.__va_list_tag* noundef %a) local_unnamed_addr #0 {
entry:
  %call = call i32 @__mw_format(i8* noundef %buf, i64 noundef %n, i8* noundef %format, %struct.__va_list_tag* noundef %a) #6
  ret i32 %call
}

declare i32 @__mw_format(i8* noundef, i64 noundef, i8* noundef, %struct.__va_list_tag* noundef) local_unnamed_addr #1

define dso_local i32 @vsprintf(i8* noundef %buf, i8* noundef %format, %struct.__va_list_tag* noundef %a) local_unnamed_addr #0 {
entry:
  %call = call i32 @__mw_format(i8* noundef %buf, i64 noundef 2147483647, i8* noundef %format, %struct.__va_list_tag* noundef %a) #6
  ret i32 %call
}

define dso_local i32 @vasprintf(i8** noundef %out, i8* noundef %format, %struct.__va_list_tag* noundef %a) local_unnamed_addr #0 {
entry:
  %call = call i32 @__mw_format(i8* noundef null, i64 noundef 0, i8* noundef %format, %struct.__va_list_tag* noundef %a) #6
  %conv = sext i32 %call to i64
  %add = add nsw i64 %conv, 1
  %call1 = call noalias i8* @malloc(i64 noundef %add) #6
  %0 = bitcast i8** %out to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 8, i32 noundef 1) #6
  store i8* %call1, i8** %out, align 8
  %tobool.not = icmp eq i8* %call1, null
  br i1 %tobool.not, label %cleanup, label %if.end

if.end:
  %call4 = call i32 @__mw_format(i8* noundef nonnull %call1, i64 noundef %add, i8* noundef %format, %struct.__va_list_tag* noundef %a) #6
  br label %cleanup

cleanup:
  %retval.0 = phi i32 [ %call, %if.end ], [ -1, %entry ]
  ret i32 %retval.0
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

declare noalias i8* @malloc(i64 noundef) local_unnamed_addr #3

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

define dso_local i32 @printf(i8* noundef %format, ...) local_unnamed_addr #0 {
entry:
  %a = alloca [1 x %struct.__va_list_tag], align 16
  %0 = bitcast [1 x %struct.__va_list_tag]* %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %0) #7
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %0)
  call void @__mw_may_be_cancelled() #6
  %call.i = call i32 @__mw_print(i8* noundef %format, %struct.__va_list_tag* noundef %arraydecay) #6
  call void @llvm.va_end(i8* %0)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %0) #7
  ret i32 %call.i
}

declare void @llvm.va_start(i8*) #4

declare void @llvm.va_end(i8*) #4

define dso_local i32 @fprintf(%struct._IO_FILE* noundef %f, i8* noundef %format, ...) local_unnamed_addr #0 {
entry:
  %a = alloca [1 x %struct.__va_list_tag], align 16
  %0 = bitcast [1 x %struct.__va_list_tag]* %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %0) #7
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %0)
  call fastcc void @transfers(%struct._IO_FILE* noundef %f) #6
  %call.i = call i32 @__mw_print(i8* noundef %format, %struct.__va_list_tag* noundef %arraydecay) #6
  call void @llvm.va_end(i8* %0)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %0) #7
  ret i32 %call.i
}

define dso_local i32 @dprintf(i32 noundef %fd, i8* noundef %format, ...) local_unnamed_addr #0 {
entry:
  %a = alloca [1 x %struct.__va_list_tag], align 16
  %0 = bitcast [1 x %struct.__va_list_tag]* %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %0) #7
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %0)
  call void @__mw_may_be_cancelled() #6
  %call.i = call i32 @__mw_print(i8* noundef %format, %struct.__va_list_tag* noundef %arraydecay) #6
  call void @llvm.va_end(i8* %0)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %0) #7
  ret i32 %call.i
}

define dso_local i32 @sprintf(i8* noundef %buf, i8* noundef %format, ...) local_unnamed_addr #0 {
entry:
  %a = alloca [1 x %struct.__va_list_tag], align 16
  %0 = bitcast [1 x %struct.__va_list_tag]* %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %0) #7
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %0)
  %call = call i32 @__mw_format(i8* noundef %buf, i64 noundef 2147483647, i8* noundef %format, %struct.__va_list_tag* noundef %arraydecay) #6
  call void @llvm.va_end(i8* %0)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %0) #7
  ret i32 %call
}

define dso_local i32 @snprintf(i8* noundef %buf, i64 noundef %n, i8* noundef %format, ...) local_unnamed_addr #0 {
entry:
  %a = alloca [1 x %struct.__va_list_tag], align 16
  %0 = bitcast [1 x %struct.__va_list_tag]* %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %0) #7
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %0)
  %call = call i32 @__mw_format(i8* noundef %buf, i64 noundef %n, i8* noundef %format, %struct.__va_list_tag* noundef %arraydecay) #6
  call void @llvm.va_end(i8* %0)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %0) #7
  ret i32 %call
}

define dso_local i32 @asprintf(i8** noundef %out, i8* noundef %format, ...) local_unnamed_addr #0 {
entry:
  %a = alloca [1 x %struct.__va_list_tag], align 16
  %0 = bitcast [1 x %struct.__va_list_tag]* %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %0) #7
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %0)
  %call.i = call i32 @__mw_format(i8* noundef null, i64 noundef 0, i8* noundef %format, %struct.__va_list_tag* noundef %arraydecay) #6
  %conv.i = sext i32 %call.i to i64
  %add.i = add nsw i64 %conv.i, 1
  %call1.i = call noalias i8* @malloc(i64 noundef %add.i) #6
  %1 = bitcast i8** %out to i8*
  call void @__midway_check(i8* noundef %1, i64 noundef 8, i32 noundef 1) #6
  store i8* %call1.i, i8** %out, align 8
  %tobool.not.i = icmp eq i8* %call1.i, null
  br i1 %tobool.not.i, label %vasprintf.exit, label %if.end.i

if.end.i:
  %call4.i = call i32 @__mw_format(i8* noundef nonnull %call1.i, i64 noundef %add.i, i8* noundef %format, %struct.__va_list_tag* noundef %arraydecay) #6
  br label %vasprintf.exit

vasprintf.exit:
  %retval.0.i = phi i32 [ %call.i, %if.end.i ], [ -1, %entry ]
  call void @llvm.va_end(i8* %0)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %0) #7
  ret i32 %retval.0.i
}

define dso_local i32 @__printf_chk(i32 noundef %flag, i8* noundef %format, ...) local_unnamed_addr #0 {
entry:
  %a = alloca [1 x %struct.__va_list_tag], align 16
  %0 = bitcast [1 x %struct.__va_list_tag]* %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %0) #7
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %0)
  call void @__mw_may_be_cancelled() #6
  %call.i = call i32 @__mw_print(i8* noundef %format, %struct.__va_list_tag* noundef %arraydecay) #6
  call void @llvm.va_end(i8* %0)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %0) #7
  ret i32 %call.i
}

define dso_local i32 @__fprintf_chk(%struct._IO_FILE* noundef %f, i32 noundef %flag, i8* noundef %format, ...) local_unnamed_addr #0 {
entry:
  %a = alloca [1 x %struct.__va_list_tag], align 16
  %0 = bitcast [1 x %struct.__va_list_tag]* %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %0) #7
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %0)
  call fastcc void @transfers(%struct._IO_FILE* noundef %f) #6
  %call.i = call i32 @__mw_print(i8* noundef %format, %struct.__va_list_tag* noundef %arraydecay) #6
  call void @llvm.va_end(i8* %0)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %0) #7
  ret i32 %call.i
}

define dso_local i32 @__sprintf_chk(i8* noundef %buf, i32 noundef %flag, i64 noundef %room, i8* noundef %format, ...) local_unnamed_addr #0 {
entry:
  %a = alloca [1 x %struct.__va_list_tag], align 16
  %0 = bitcast [1 x %struct.__va_list_tag]* %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %0) #7
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %0)
  %call = call i32 @__mw_format(i8* noundef %buf, i64 noundef 2147483647, i8* noundef %format, %struct.__va_list_tag* noundef %arraydecay) #6
  call void @llvm.va_end(i8* %0)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %0) #7
  ret i32 %call
}

define dso_local i32 @__snprintf_chk(i8* noundef %buf, i64 noundef %n, i32 noundef %flag, i64 noundef %room, i8* noundef %format, ...) local_unnamed_addr #0 {
entry:
  %a = alloca [1 x %struct.__va_list_tag], align 16
  %0 = bitcast [1 x %struct.__va_list_tag]* %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %0) #7
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %0)
  %call = call i32 @__mw_format(i8* noundef %buf, i64 noundef %n, i8* noundef %format, %struct.__va_list_tag* noundef %arraydecay) #6
  call void @llvm.va_end(i8* %0)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %0) #7
  ret i32 %call
}

define dso_local i32 @__vfprintf_chk(%struct._IO_FILE* noundef %f, i32 noundef %flag, i8* noundef %format, %struct.__va_list_tag* noundef %a) local_unnamed_addr #0 {
entry:
  call fastcc void @transfers(%struct._IO_FILE* noundef %f) #6
  %call.i = call i32 @__mw_print(i8* noundef %format, %struct.__va_list_tag* noundef %a) #6
  ret i32 %call.i
}

define dso_local i32 @__vprintf_chk(i32 noundef %flag, i8* noundef %format, %struct.__va_list_tag* noundef %a) local_unnamed_addr #0 {
entry:
  call void @__mw_may_be_cancelled() #6
  %call.i = call i32 @__mw_print(i8* noundef %format, %struct.__va_list_tag* noundef %a) #6
  ret i32 %call.i
}

define dso_local i32 @__vsnprintf_chk(i8* noundef %buf, i64 noundef %n, i32 noundef %flag, i64 noundef %room, i8* noundef %format, %struct.__va_list_tag* noundef %a) local_unnamed_addr #0 {
entry:
  %call = call i32 @__mw_format(i8* noundef %buf, i64 noundef %n, i8* noundef %format, %struct.__va_list_tag* noundef %a) #6
  ret i32 %call
}

define dso_local i32 @__vsprintf_chk(i8* noundef %buf, i32 noundef %flag, i64 noundef %room, i8* noundef %format, %struct.__va_list_tag* noundef %a) local_unnamed_addr #0 {
entry:
  %call = call i32 @__mw_format(i8* noundef %buf, i64 noundef 2147483647, i8* noundef %format, %struct.__va_list_tag* noundef %a) #6
  ret i32 %call
}

define internal fastcc void @transfers(%struct._IO_FILE* noundef %f) unnamed_addr #5 {
entry:
  call fastcc void @stream(%struct._IO_FILE* noundef %f) #8
  call void @__mw_may_be_cancelled() #6
  ret void
}

declare i32 @__mw_print(i8* noundef, %struct.__va_list_tag* noundef) local_unnamed_addr #1

define internal fastcc void @stream(%struct._IO_FILE* noundef %f) unnamed_addr #5 {
entry:
  %0 = bitcast %struct._IO_FILE* %f to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 8, i32 noundef 0) #6
  ret void
}

declare void @__mw_may_be_cancelled() local_unnamed_addr #1

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #3 = { nounwind null_pointer_is_valid }
attributes #4 = { mustprogress nofree nosync nounwind willreturn }
attributes #5 = { noinline nounwind null_pointer_is_valid }
attributes #6 = { nobuiltin nounwind }
attributes #7 = { nounwind }
attributes #8 = { nobuiltin }

