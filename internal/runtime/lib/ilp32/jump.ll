target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@.str = private unnamed_addr constant [24 x i8] c"longjmp is not modelled\00", align 1
@.str.1 = private unnamed_addr constant [25 x i8] c"_longjmp is not modelled\00", align 1
@.str.2 = private unnamed_addr constant [27 x i8] c"siglongjmp is not modelled\00", align 1
@.str.3 = private unnamed_addr constant [30 x i8] c"__longjmp_chk is not modelled\00", align 1

define dso_local i32 @setjmp(i8* nocapture noundef readnone %buf) local_unnamed_addr #0 {
entry:
  ret i32 0
}

define dso_local i32 @_setjmp(i8* nocapture noundef readnone %buf) local_unnamed_addr #0 {
entry:
  ret i32 0
}

define dso_local i32 @sigsetjmp(i8* nocapture noundef readnone %buf, i32 noundef %save) local_unnamed_addr #0 {
entry:
  ret i32 0
}

define dso_local i32 @__sigsetjmp(i8* nocapture noundef readnone %buf, i32 noundef %save) local_unnamed_addr #0 {
entry:
  ret i32 0
}

define dso_local void @longjmp(i8* nocapture noundef readnone %buf, i32 noundef %value) local_unnamed_addr #1 {
entry:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str, i32 0, i32 0)) #3
  unreachable
}

declare void @__midway_cut(i8* noundef) local_unnamed_addr #2

define dso_local void @_longjmp(i8* nocapture noundef readnone %buf, i32 noundef %value) local_unnamed_addr #1 {
entry:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i32 0, i32 0)) #3
  unreachable
}

define dso_local void @siglongjmp(i8* nocapture noundef readnone %buf, i32 noundef %value) local_unnamed_addr #1 {
entry:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i32 0, i32 0)) #3
  unreachable
}

define dso_local void @__longjmp_chk(i8* nocapture noundef readnone %buf, i32 noundef %value) local_unnamed_addr #1 {
entry:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.3, i32 0, i32 0)) #3
  unreachable
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #1 = { noreturn nounwind null_pointer_is_valid }
attributes #2 = { noreturn null_pointer_is_valid }
attributes #3 = { nobuiltin noreturn nounwind }

