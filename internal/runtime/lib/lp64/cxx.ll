target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local void @_ZNSt8ios_base4InitC1Ev(i8* nocapture noundef %init) local_unnamed_addr #0 {
entry:
  ret void
}

define dso_local void @_ZNSt8ios_base4InitD1Ev(i8* nocapture noundef %init) local_unnamed_addr #0 {
entry:
  ret void
}

define dso_local void @__cxa_pure_virtual() local_unnamed_addr #1 {
entry:
  call void @abort() #3
  unreachable
}

declare void @abort() local_unnamed_addr #2

define dso_local void @__cxa_deleted_virtual() local_unnamed_addr #1 {
entry:
  call void @abort() #3
  unreachable
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #1 = { noreturn nounwind null_pointer_is_valid }
attributes #2 = { noreturn null_pointer_is_valid }
attributes #3 = { nobuiltin noreturn nounwind }

