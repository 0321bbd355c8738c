target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @setjmp(i8* noundef %buf) local_unnamed_addr #0 {
entry:
  %call = call i32 @__midway_jump_target(i8* noundef %buf) #4
  ret i32 %call
}

declare i32 @__midway_jump_target(i8* noundef) local_unnamed_addr #1

define dso_local i32 @_setjmp(i8* noundef %buf) local_unnamed_addr #0 {
entry:
  %call = call i32 @__midway_jump_target(i8* noundef %buf) #4
  ret i32 %call
}

define dso_local i32 @sigsetjmp(i8* noundef %buf, i32 noundef %save) local_unnamed_addr #0 {
entry:
  %call = call i32 @__midway_jump_target(i8* noundef %buf) #4
  ret i32 %call
}

define dso_local i32 @__sigsetjmp(i8* noundef %buf, i32 noundef %save) local_unnamed_addr #0 {
entry:
  %call = call i32 @__midway_jump_target(i8* noundef %buf) #4
  ret i32 %call
}

define dso_local void @longjmp(i8* noundef %buf, i32 noundef %value) local_unnamed_addr #2 {
entry:
  %tobool.not = icmp eq i32 %value, 0
  %cond = select i1 %tobool.not, i32 1, i32 %value
  call void @__midway_jump(i8* noundef %buf, i32 noundef %cond) #5
  unreachable
}

declare void @__midway_jump(i8* noundef, i32 noundef) local_unnamed_addr #3

define dso_local void @_longjmp(i8* noundef %buf, i32 noundef %value) local_unnamed_addr #2 {
entry:
  %tobool.not = icmp eq i32 %value, 0
  %cond = select i1 %tobool.not, i32 1, i32 %value
  call void @__midway_jump(i8* noundef %buf, i32 noundef %cond) #5
  unreachable
}

define dso_local void @siglongjmp(i8* noundef %buf, i32 noundef %value) local_unnamed_addr #2 {
entry:
  %tobool.not = icmp eq i32 %value, 0
  %cond = select i1 %tobool.not, i32 1, i32 %value
  call void @__midway_jump(i8* noundef %buf, i32 noundef %cond) #5
  unreachable
}

define dso_local void @__longjmp_chk(i8* noundef %buf, i32 noundef %value) local_unnamed_addr #2 {
entry:
  %tobool.not = icmp eq i32 %value, 0
  %cond = select i1 %tobool.not, i32 1, i32 %value
  call void @__midway_jump(i8* noundef %buf, i32 noundef %cond) #5
  unreachable
}

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { noreturn nounwind null_pointer_is_valid }
attributes #3 = { noreturn null_pointer_is_valid }
attributes #4 = { nobuiltin nounwind }
attributes #5 = { nobuiltin noreturn nounwind }

