target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.__once_flag = type { i32 }

define dso_local i32 @pthread_once(i32* noundef %control, void ()* nocapture noundef readonly %routine) local_unnamed_addr #0 {
entry:
  call fastcc void @once(i32* noundef %control, void ()* noundef %routine) #3
  ret i32 0
}

define internal fastcc void @once(i32* noundef %control, void ()* nocapture noundef readonly %routine) unnamed_addr #0 {
entry:
  %call = call i32 @__midway_peek(i32* noundef %control) #4
  %call1 = call i32 @__midway_is_concrete(i32 noundef %call) #4
  %tobool.not = icmp eq i32 %call1, 0
  br i1 %tobool.not, label %if.then, label %if.end

if.then:
  %0 = load i32, i32* %control, align 4
  %cmp = icmp eq i32 %0, 1
  %spec.select = select i1 %cmp, i32 2, i32 %0
  store i32 %spec.select, i32* %control, align 4
  br label %if.end

if.end:
  %1 = bitcast i32* %control to i8*
  call void @__midway_used(i8* noundef %1, i32 noundef 4) #4
  call void @__midway_sync(i32 noundef 22, i8* noundef %1, i32 (i8*, i8*)* noundef nonnull @not_running, i8* noundef %1) #4
  call void @__midway_hb_acquire(i8* noundef %1) #4
  %2 = load i32, i32* %control, align 4
  %cmp2 = icmp eq i32 %2, 0
  br i1 %cmp2, label %if.then3, label %if.end4

if.then3:
  store i32 1, i32* %control, align 4
  call void %routine() #4
  call void @__midway_sync(i32 noundef 22, i8* noundef %1, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  call void @__midway_used(i8* noundef %1, i32 noundef 4) #4
  store i32 2, i32* %control, align 4
  call void @__midway_hb_release(i8* noundef %1) #4
  br label %if.end4

if.end4:
  ret void
}

define dso_local void @call_once(%struct.__once_flag* noundef %flag, void ()* nocapture noundef readonly %routine) local_unnamed_addr #0 {
entry:
  %0 = getelementptr %struct.__once_flag, %struct.__once_flag* %flag, i32 0, i32 0
  call fastcc void @once(i32* noundef %0, void ()* noundef %routine) #3
  ret void
}

declare i32 @__midway_is_concrete(i32 noundef) local_unnamed_addr #1

declare i32 @__midway_peek(i32* noundef) local_unnamed_addr #1

declare void @__midway_used(i8* noundef, i32 noundef) local_unnamed_addr #1

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #1

define internal i32 @not_running(i8* nocapture noundef readonly %control, i8* nocapture noundef readnone %unused) #2 {
entry:
  %0 = bitcast i8* %control to i32*
  %1 = load i32, i32* %0, align 4
  %cmp = icmp ne i32 %1, 1
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

declare void @__midway_hb_acquire(i8* noundef) local_unnamed_addr #1

declare void @__midway_hb_release(i8* noundef) local_unnamed_addr #1

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readonly willreturn }
attributes #3 = { nobuiltin }
attributes #4 = { nobuiltin nounwind }

