target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__mbstate_t = type { i32, %union.anon }
%union.anon = type { i32 }

@.str = private unnamed_addr constant [9 x i8] c"c-locale\00", align 1
@.str.1 = private unnamed_addr constant [74 x i8] c"characters are those of the C locale: a wide character is a byte of ASCII\00", align 1

define dso_local i64 @mbrtowc(i32* noundef %d, i8* noundef %s, i64 noundef %n, %struct.__mbstate_t* nocapture readnone %state) local_unnamed_addr #0 {
entry:
  %tobool.not = icmp eq i8* %s, null
  br i1 %tobool.not, label %return, label %if.end

if.end:
  %tobool1.not = icmp eq i64 %n, 0
  br i1 %tobool1.not, label %return, label %if.end3

if.end3:
  call void @__midway_check(i8* noundef nonnull %s, i64 noundef 1, i32 noundef 0) #4
  %0 = load i8, i8* %s, align 1
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([74 x i8], [74 x i8]* @.str.1, i64 0, i64 0)) #4
  %tobool4.not = icmp slt i8 %0, 0
  br i1 %tobool4.not, label %if.then5, label %if.end8

if.then5:
  %call6 = call i32 @__mw_fail(i32 noundef 84) #4
  %conv7 = sext i32 %call6 to i64
  br label %return

if.end8:
  %tobool9.not = icmp eq i32* %d, null
  br i1 %tobool9.not, label %if.end12, label %if.then10

if.then10:
  %1 = bitcast i32* %d to i8*
  call void @__midway_check(i8* noundef nonnull %1, i64 noundef 4, i32 noundef 1) #4
  %2 = load i8, i8* %s, align 1
  %conv11 = zext i8 %2 to i32
  store i32 %conv11, i32* %d, align 4
  br label %if.end12

if.end12:
  %3 = load i8, i8* %s, align 1
  %cmp = icmp ne i8 %3, 0
  %4 = zext i1 %cmp to i64
  br label %return

return:
  %retval.0 = phi i64 [ %4, %if.end12 ], [ %conv7, %if.then5 ], [ 0, %entry ], [ -2, %if.end ]
  ret i64 %retval.0
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

declare i32 @__mw_fail(i32 noundef) local_unnamed_addr #1

define dso_local i64 @mbrlen(i8* noundef %s, i64 noundef %n, %struct.__mbstate_t* nocapture noundef readnone %state) local_unnamed_addr #0 {
entry:
  %tobool.not.i = icmp eq i8* %s, null
  br i1 %tobool.not.i, label %mbrtowc.exit, label %if.end.i

if.end.i:
  %tobool1.not.i = icmp eq i64 %n, 0
  br i1 %tobool1.not.i, label %mbrtowc.exit, label %if.end3.i

if.end3.i:
  call void @__midway_check(i8* noundef nonnull %s, i64 noundef 1, i32 noundef 0) #4
  %0 = load i8, i8* %s, align 1
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([74 x i8], [74 x i8]* @.str.1, i64 0, i64 0)) #4
  %tobool4.not.i = icmp slt i8 %0, 0
  br i1 %tobool4.not.i, label %if.then5.i, label %if.end8.i

if.then5.i:
  %call6.i = call i32 @__mw_fail(i32 noundef 84) #4
  %conv7.i = sext i32 %call6.i to i64
  br label %mbrtowc.exit

if.end8.i:
  %1 = load i8, i8* %s, align 1
  %cmp.i = icmp ne i8 %1, 0
  %2 = zext i1 %cmp.i to i64
  br label %mbrtowc.exit

mbrtowc.exit:
  %retval.0.i = phi i64 [ %2, %if.end8.i ], [ %conv7.i, %if.then5.i ], [ 0, %entry ], [ -2, %if.end.i ]
  ret i64 %retval.0.i
}

define dso_local i32 @mbsinit(%struct.__mbstate_t* noundef %state) local_unnamed_addr #2 {
entry:
  %tobool.not = icmp eq %struct.__mbstate_t* %state, null
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  %0 = bitcast %struct.__mbstate_t* %state to i8*
  call void @__midway_check(i8* noundef nonnull %0, i64 noundef 8, i32 noundef 0) #4
  br label %if.end

if.end:
  ret i32 1
}

define dso_local i64 @wcrtomb(i8* noundef %d, i32 noundef %c, %struct.__mbstate_t* nocapture readnone %state) local_unnamed_addr #0 {
entry:
  %tobool.not = icmp eq i8* %d, null
  br i1 %tobool.not, label %return, label %if.end

if.end:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([74 x i8], [74 x i8]* @.str.1, i64 0, i64 0)) #4
  %cmp.i = icmp ugt i32 %c, 127
  br i1 %cmp.i, label %if.then2, label %if.end4

if.then2:
  %call3 = call i32 @__mw_fail(i32 noundef 84) #4
  %conv = sext i32 %call3 to i64
  br label %return

if.end4:
  call void @__midway_check(i8* noundef nonnull %d, i64 noundef 1, i32 noundef 1) #4
  %conv5 = trunc i32 %c to i8
  store i8 %conv5, i8* %d, align 1
  br label %return

return:
  %retval.0 = phi i64 [ 1, %if.end4 ], [ %conv, %if.then2 ], [ 1, %entry ]
  ret i64 %retval.0
}

define dso_local i32 @wctomb(i8* noundef %d, i32 noundef %c) local_unnamed_addr #0 {
entry:
  %tobool.not = icmp eq i8* %d, null
  br i1 %tobool.not, label %cond.end, label %if.end.i

if.end.i:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([74 x i8], [74 x i8]* @.str.1, i64 0, i64 0)) #4
  %cmp.i.i = icmp ugt i32 %c, 127
  br i1 %cmp.i.i, label %if.then2.i, label %if.end4.i

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 84) #4
  br label %cond.end

if.end4.i:
  call void @__midway_check(i8* noundef nonnull %d, i64 noundef 1, i32 noundef 1) #4
  %conv5.i = trunc i32 %c to i8
  store i8 %conv5.i, i8* %d, align 1
  br label %cond.end

cond.end:
  %cond = phi i32 [ 0, %entry ], [ 1, %if.end4.i ], [ %call3.i, %if.then2.i ]
  ret i32 %cond
}

define dso_local i32 @btowc(i32 noundef %c) local_unnamed_addr #0 {
entry:
  %cmp = icmp sgt i32 %c, -1
  br i1 %cmp, label %land.lhs.true, label %cond.end

land.lhs.true:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([74 x i8], [74 x i8]* @.str.1, i64 0, i64 0)) #4
  %cmp.i = icmp ugt i32 %c, 127
  %spec.select = select i1 %cmp.i, i32 -1, i32 %c
  br label %cond.end

cond.end:
  %cond = phi i32 [ -1, %entry ], [ %spec.select, %land.lhs.true ]
  ret i32 %cond
}

define dso_local i32 @wctob(i32 noundef %c) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([74 x i8], [74 x i8]* @.str.1, i64 0, i64 0)) #4
  %cmp.i = icmp ugt i32 %c, 127
  %cond = select i1 %cmp.i, i32 -1, i32 %c
  ret i32 %cond
}

define dso_local i32 @iswlower(i32 noundef %c) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([74 x i8], [74 x i8]* @.str.1, i64 0, i64 0)) #4
  %0 = add i32 %c, -97
  %1 = icmp ult i32 %0, 26
  %and = zext i1 %1 to i32
  ret i32 %and
}

define dso_local i32 @iswupper(i32 noundef %c) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([74 x i8], [74 x i8]* @.str.1, i64 0, i64 0)) #4
  %0 = add i32 %c, -65
  %1 = icmp ult i32 %0, 26
  %and = zext i1 %1 to i32
  ret i32 %and
}

define dso_local i32 @iswalpha(i32 noundef %c) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([74 x i8], [74 x i8]* @.str.1, i64 0, i64 0)) #4
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([74 x i8], [74 x i8]* @.str.1, i64 0, i64 0)) #4
  %0 = and i32 %c, -33
  %1 = add i32 %0, -65
  %2 = icmp ult i32 %1, 26
  %or = zext i1 %2 to i32
  ret i32 %or
}

define dso_local i32 @iswdigit(i32 noundef %c) local_unnamed_addr #3 {
entry:
  %0 = add i32 %c, -48
  %1 = icmp ult i32 %0, 10
  %land.ext = zext i1 %1 to i32
  ret i32 %land.ext
}

define dso_local i32 @iswxdigit(i32 noundef %c) local_unnamed_addr #3 {
entry:
  %0 = add i32 %c, -48
  %1 = icmp ult i32 %0, 10
  %2 = and i32 %c, -33
  %3 = add i32 %2, -65
  %4 = icmp ult i32 %3, 6
  %5 = or i1 %1, %4
  %or7 = zext i1 %5 to i32
  ret i32 %or7
}

define dso_local i32 @iswalnum(i32 noundef %c) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([74 x i8], [74 x i8]* @.str.1, i64 0, i64 0)) #4
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([74 x i8], [74 x i8]* @.str.1, i64 0, i64 0)) #4
  %0 = and i32 %c, -33
  %1 = add i32 %0, -65
  %2 = icmp ult i32 %1, 26
  %3 = add i32 %c, -48
  %4 = icmp ult i32 %3, 10
  %or3 = or i1 %4, %2
  %or = zext i1 %or3 to i32
  ret i32 %or
}

define dso_local i32 @iswblank(i32 noundef %c) local_unnamed_addr #3 {
entry:
  %cmp = icmp eq i32 %c, 32
  %cmp1 = icmp eq i32 %c, 9
  %0 = or i1 %cmp, %cmp1
  %lor.ext = zext i1 %0 to i32
  ret i32 %lor.ext
}

define dso_local i32 @iswspace(i32 noundef %c) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([74 x i8], [74 x i8]* @.str.1, i64 0, i64 0)) #4
  %cmp.i = icmp ult i32 %c, 128
  %cmp = icmp eq i32 %c, 32
  %0 = add i32 %c, -9
  %1 = icmp ult i32 %0, 5
  %narrow = or i1 %cmp, %1
  %and6 = and i1 %cmp.i, %narrow
  %and = zext i1 %and6 to i32
  ret i32 %and
}

define dso_local i32 @iswcntrl(i32 noundef %c) local_unnamed_addr #3 {
entry:
  %cmp = icmp ult i32 %c, 32
  %cmp1 = icmp eq i32 %c, 127
  %0 = or i1 %cmp, %cmp1
  %lor.ext = zext i1 %0 to i32
  ret i32 %lor.ext
}

define dso_local i32 @iswprint(i32 noundef %c) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([74 x i8], [74 x i8]* @.str.1, i64 0, i64 0)) #4
  %0 = add i32 %c, -32
  %1 = icmp ult i32 %0, 95
  %and = zext i1 %1 to i32
  ret i32 %and
}

define dso_local i32 @iswgraph(i32 noundef %c) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([74 x i8], [74 x i8]* @.str.1, i64 0, i64 0)) #4
  %0 = add i32 %c, -33
  %1 = icmp ult i32 %0, 94
  %and = zext i1 %1 to i32
  ret i32 %and
}

define dso_local i32 @iswpunct(i32 noundef %c) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([74 x i8], [74 x i8]* @.str.1, i64 0, i64 0)) #4
  %0 = add i32 %c, -33
  %1 = icmp ult i32 %0, 94
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([74 x i8], [74 x i8]* @.str.1, i64 0, i64 0)) #4
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([74 x i8], [74 x i8]* @.str.1, i64 0, i64 0)) #4
  %2 = and i32 %c, -33
  %3 = add i32 %2, -91
  %4 = icmp ult i32 %3, -26
  %5 = add i32 %c, -58
  %6 = icmp ult i32 %5, -10
  %tobool.not = and i1 %6, %4
  %and3 = and i1 %1, %tobool.not
  %and = zext i1 %and3 to i32
  ret i32 %and
}

define dso_local i32 @towlower(i32 noundef %c) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([74 x i8], [74 x i8]* @.str.1, i64 0, i64 0)) #4
  %0 = add i32 %c, -91
  %1 = icmp ult i32 %0, -26
  %sub = add i32 %c, 32
  %cond = select i1 %1, i32 %c, i32 %sub
  ret i32 %cond
}

define dso_local i32 @towupper(i32 noundef %c) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([74 x i8], [74 x i8]* @.str.1, i64 0, i64 0)) #4
  %0 = add i32 %c, -123
  %1 = icmp ult i32 %0, -26
  %add = add i32 %c, -32
  %cond = select i1 %1, i32 %c, i32 %add
  ret i32 %cond
}

define dso_local i32 @wcwidth(i32 noundef %c) local_unnamed_addr #0 {
entry:
  %tobool.not = icmp eq i32 %c, 0
  br i1 %tobool.not, label %cond.end, label %cond.false

cond.false:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([74 x i8], [74 x i8]* @.str.1, i64 0, i64 0)) #4
  %0 = add i32 %c, -127
  %1 = icmp ult i32 %0, -95
  %cond = select i1 %1, i32 -1, i32 1
  br label %cond.end

cond.end:
  %cond2 = phi i32 [ %cond, %cond.false ], [ 0, %entry ]
  ret i32 %cond2
}

define dso_local i32 @wcswidth(i32* noundef %s, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp16.not = icmp eq i64 %n, 0
  br i1 %cmp16.not, label %cleanup, label %for.body.preheader

for.body.preheader:
  %0 = trunc i64 %n to i32
  br label %for.body

for.body:
  %i.018 = phi i64 [ %inc5, %if.end4 ], [ 0, %for.body.preheader ]
  %add.ptr = getelementptr i32, i32* %s, i64 %i.018
  %1 = bitcast i32* %add.ptr to i8*
  call void @__midway_check(i8* noundef %1, i64 noundef 4, i32 noundef 0) #4
  %2 = load i32, i32* %add.ptr, align 4
  %tobool.not = icmp eq i32 %2, 0
  br i1 %tobool.not, label %cleanup.loopexit.split.loop.exit22, label %if.end

if.end:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([74 x i8], [74 x i8]* @.str.1, i64 0, i64 0)) #4
  %3 = add i32 %2, -127
  %4 = icmp ult i32 %3, -95
  br i1 %4, label %cleanup, label %if.end4

if.end4:
  %inc5 = add nuw i64 %i.018, 1
  %exitcond.not = icmp eq i64 %inc5, %n
  br i1 %exitcond.not, label %cleanup, label %for.body

cleanup.loopexit.split.loop.exit22:
  %indvars21.le = trunc i64 %i.018 to i32
  br label %cleanup

cleanup:
  %cond = phi i32 [ 0, %entry ], [ %indvars21.le, %cleanup.loopexit.split.loop.exit22 ], [ -1, %if.end ], [ %0, %if.end4 ]
  ret i32 %cond
}

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #1

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { mustprogress nofree nounwind null_pointer_is_valid readonly willreturn }
attributes #3 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #4 = { nobuiltin nounwind }

