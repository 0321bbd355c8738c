target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, i8*, i8* }

@.str = private unnamed_addr constant [25 x i8] c"getrandom|succeeds|fails\00", align 1
@.str.1 = private unnamed_addr constant [10 x i8] c"getrandom\00", align 1
@.str.2 = private unnamed_addr constant [16 x i8] c"unmodelled-call\00", align 1
@.str.3 = private unnamed_addr constant [39 x i8] c"syscall: a system call without a model\00", align 1
@.str.4 = private unnamed_addr constant [8 x i8] c"syscall\00", align 1
@.str.5 = private unnamed_addr constant [37 x i8] c"a futex operation with a set of bits\00", align 1
@.str.6 = private unnamed_addr constant [43 x i8] c"a futex operation other than wait and wake\00", align 1
@.str.7 = private unnamed_addr constant [11 x i8] c"futex wake\00", align 1
@.str.8 = private unnamed_addr constant [17 x i8] c"process-identity\00", align 1
@.str.9 = private unnamed_addr constant [57 x i8] c"the process, its user and its group have the number 1000\00", align 1
@.str.10 = private unnamed_addr constant [11 x i8] c"unmodelled\00", align 1

define dso_local i64 @syscall(i64 noundef %number, ...) local_unnamed_addr #0 {
entry:
  %v.i = alloca i64, align 8
  %v.i.i = alloca i64, align 8
  %a = alloca [1 x %struct.__va_list_tag], align 16
  %0 = bitcast [1 x %struct.__va_list_tag]* %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %0) #5
  call void @llvm.va_start(i8* nonnull %0)
  switch i64 %number, label %if.else141 [
    i64 202, label %if.then
    i64 186, label %if.then89
    i64 39, label %if.then96
    i64 24, label %if.end165
    i64 318, label %if.then106
  ]

if.then:
  %gp_offset_p = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0, i32 0
  %gp_offset = load i32, i32* %gp_offset_p, align 16
  %fits_in_gp = icmp ult i32 %gp_offset, 41
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem

vaarg.in_reg:
  %1 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0, i32 3
  %reg_save_area = load i8*, i8** %1, align 16
  %2 = sext i32 %gp_offset to i64
  %3 = getelementptr i8, i8* %reg_save_area, i64 %2
  %4 = add i32 %gp_offset, 8
  store i32 %4, i32* %gp_offset_p, align 16
  br label %vaarg.end

vaarg.in_mem:
  %overflow_arg_area_p = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0, i32 2
  %overflow_arg_area = load i8*, i8** %overflow_arg_area_p, align 8
  %overflow_arg_area.next = getelementptr i8, i8* %overflow_arg_area, i64 8
  store i8* %overflow_arg_area.next, i8** %overflow_arg_area_p, align 8
  br label %vaarg.end

vaarg.end:
  %vaarg.addr.in = phi i8* [ %3, %vaarg.in_reg ], [ %overflow_arg_area, %vaarg.in_mem ]
  %vaarg.addr = bitcast i8* %vaarg.addr.in to i32**
  %5 = load i32*, i32** %vaarg.addr, align 8
  %gp_offset5 = load i32, i32* %gp_offset_p, align 16
  %fits_in_gp6 = icmp ult i32 %gp_offset5, 41
  br i1 %fits_in_gp6, label %vaarg.in_reg7, label %vaarg.in_mem9

vaarg.in_reg7:
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0, i32 3
  %reg_save_area8 = load i8*, i8** %6, align 16
  %7 = sext i32 %gp_offset5 to i64
  %8 = getelementptr i8, i8* %reg_save_area8, i64 %7
  %9 = add i32 %gp_offset5, 8
  store i32 %9, i32* %gp_offset_p, align 16
  br label %vaarg.end13

vaarg.in_mem9:
  %overflow_arg_area_p10 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0, i32 2
  %overflow_arg_area11 = load i8*, i8** %overflow_arg_area_p10, align 8
  %overflow_arg_area.next12 = getelementptr i8, i8* %overflow_arg_area11, i64 8
  store i8* %overflow_arg_area.next12, i8** %overflow_arg_area_p10, align 8
  br label %vaarg.end13

vaarg.end13:
  %vaarg.addr14.in = phi i8* [ %8, %vaarg.in_reg7 ], [ %overflow_arg_area11, %vaarg.in_mem9 ]
  %vaarg.addr14 = bitcast i8* %vaarg.addr14.in to i32*
  %10 = load i32, i32* %vaarg.addr14, align 4
  %gp_offset17 = load i32, i32* %gp_offset_p, align 16
  %fits_in_gp18 = icmp ult i32 %gp_offset17, 41
  br i1 %fits_in_gp18, label %vaarg.in_reg19, label %vaarg.in_mem21

vaarg.in_reg19:
  %11 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0, i32 3
  %reg_save_area20 = load i8*, i8** %11, align 16
  %12 = sext i32 %gp_offset17 to i64
  %13 = getelementptr i8, i8* %reg_save_area20, i64 %12
  %14 = add i32 %gp_offset17, 8
  store i32 %14, i32* %gp_offset_p, align 16
  br label %vaarg.end25

vaarg.in_mem21:
  %overflow_arg_area_p22 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0, i32 2
  %overflow_arg_area23 = load i8*, i8** %overflow_arg_area_p22, align 8
  %overflow_arg_area.next24 = getelementptr i8, i8* %overflow_arg_area23, i64 8
  store i8* %overflow_arg_area.next24, i8** %overflow_arg_area_p22, align 8
  br label %vaarg.end25

vaarg.end25:
  %vaarg.addr26.in = phi i8* [ %13, %vaarg.in_reg19 ], [ %overflow_arg_area23, %vaarg.in_mem21 ]
  %vaarg.addr26 = bitcast i8* %vaarg.addr26.in to i32*
  %15 = load i32, i32* %vaarg.addr26, align 4
  %and.i = and i32 %10, -385
  switch i32 %and.i, label %if.end [
    i32 9, label %if.then27
    i32 0, label %if.then27
  ]

if.then27:
  %gp_offset30 = load i32, i32* %gp_offset_p, align 16
  %fits_in_gp31 = icmp ult i32 %gp_offset30, 41
  br i1 %fits_in_gp31, label %vaarg.in_reg32, label %vaarg.in_mem34

vaarg.in_reg32:
  %16 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0, i32 3
  %reg_save_area33 = load i8*, i8** %16, align 16
  %17 = sext i32 %gp_offset30 to i64
  %18 = getelementptr i8, i8* %reg_save_area33, i64 %17
  %19 = add i32 %gp_offset30, 8
  store i32 %19, i32* %gp_offset_p, align 16
  br label %vaarg.end38

vaarg.in_mem34:
  %overflow_arg_area_p35 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0, i32 2
  %overflow_arg_area36 = load i8*, i8** %overflow_arg_area_p35, align 8
  %overflow_arg_area.next37 = getelementptr i8, i8* %overflow_arg_area36, i64 8
  store i8* %overflow_arg_area.next37, i8** %overflow_arg_area_p35, align 8
  br label %vaarg.end38

vaarg.end38:
  %vaarg.addr39.in = phi i8* [ %18, %vaarg.in_reg32 ], [ %overflow_arg_area36, %vaarg.in_mem34 ]
  %vaarg.addr39 = bitcast i8* %vaarg.addr39.in to i64*
  %20 = load i64, i64* %vaarg.addr39, align 8
  %conv = trunc i64 %20 to i32
  %cmp40 = icmp ne i32 %conv, 0
  %conv41 = zext i1 %cmp40 to i32
  br label %if.end

if.end:
  %timed.0 = phi i32 [ %conv41, %vaarg.end38 ], [ 0, %vaarg.end25 ]
  %21 = add i32 %and.i, -11
  %22 = icmp ult i32 %21, -2
  br i1 %22, label %if.end85, label %if.then44

if.then44:
  switch i32 %and.i, label %if.then47 [
    i32 9, label %if.end60
    i32 0, label %if.end60
  ]

if.then47:
  %gp_offset50 = load i32, i32* %gp_offset_p, align 16
  %fits_in_gp51 = icmp ult i32 %gp_offset50, 41
  br i1 %fits_in_gp51, label %vaarg.in_reg52, label %vaarg.in_mem54

vaarg.in_reg52:
  %23 = add i32 %gp_offset50, 8
  store i32 %23, i32* %gp_offset_p, align 16
  br label %if.end60

vaarg.in_mem54:
  %overflow_arg_area_p55 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0, i32 2
  %overflow_arg_area56 = load i8*, i8** %overflow_arg_area_p55, align 8
  %overflow_arg_area.next57 = getelementptr i8, i8* %overflow_arg_area56, i64 8
  store i8* %overflow_arg_area.next57, i8** %overflow_arg_area_p55, align 8
  br label %if.end60

if.end60:
  %gp_offset63 = load i32, i32* %gp_offset_p, align 16
  %fits_in_gp64 = icmp ult i32 %gp_offset63, 41
  br i1 %fits_in_gp64, label %vaarg.in_reg65, label %vaarg.in_mem67

vaarg.in_reg65:
  %24 = add i32 %gp_offset63, 8
  store i32 %24, i32* %gp_offset_p, align 16
  br label %vaarg.end71

vaarg.in_mem67:
  %overflow_arg_area_p68 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0, i32 2
  %overflow_arg_area69 = load i8*, i8** %overflow_arg_area_p68, align 8
  %overflow_arg_area.next70 = getelementptr i8, i8* %overflow_arg_area69, i64 8
  store i8* %overflow_arg_area.next70, i8** %overflow_arg_area_p68, align 8
  br label %vaarg.end71

vaarg.end71:
  %gp_offset75 = load i32, i32* %gp_offset_p, align 16
  %fits_in_gp76 = icmp ult i32 %gp_offset75, 41
  br i1 %fits_in_gp76, label %vaarg.in_reg77, label %vaarg.in_mem79

vaarg.in_reg77:
  %25 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0, i32 3
  %reg_save_area78 = load i8*, i8** %25, align 16
  %26 = sext i32 %gp_offset75 to i64
  %27 = getelementptr i8, i8* %reg_save_area78, i64 %26
  %28 = add i32 %gp_offset75, 8
  store i32 %28, i32* %gp_offset_p, align 16
  br label %vaarg.end83

vaarg.in_mem79:
  %overflow_arg_area_p80 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0, i32 2
  %overflow_arg_area81 = load i8*, i8** %overflow_arg_area_p80, align 8
  %overflow_arg_area.next82 = getelementptr i8, i8* %overflow_arg_area81, i64 8
  store i8* %overflow_arg_area.next82, i8** %overflow_arg_area_p80, align 8
  br label %vaarg.end83

vaarg.end83:
  %vaarg.addr84.in = phi i8* [ %27, %vaarg.in_reg77 ], [ %overflow_arg_area81, %vaarg.in_mem79 ]
  %vaarg.addr84 = bitcast i8* %vaarg.addr84.in to i32*
  %29 = load i32, i32* %vaarg.addr84, align 4
  br label %if.end85

if.end85:
  %bits.0 = phi i32 [ %29, %vaarg.end83 ], [ -1, %if.end ]
  switch i32 %bits.0, label %if.then3.i [
    i32 0, label %if.then.i
    i32 -1, label %if.end4.i
  ]

if.then.i:
  %call.i198 = call i32 @__mw_fail(i32 noundef 22) #6
  %conv.i = sext i32 %call.i198 to i64
  br label %if.end165

if.then3.i:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.5, i64 0, i64 0)) #7
  unreachable

if.end4.i:
  switch i32 %and.i, label %sw.default.i [
    i32 9, label %if.then6.i
    i32 0, label %if.then6.i
    i32 1, label %sw.bb.i
    i32 10, label %sw.bb.i
  ]

if.then6.i:
  %30 = bitcast i32* %5 to i8*
  call void @__midway_sync(i32 noundef 13, i8* noundef %30, i32 (i8*, i8*)* noundef null, i8* noundef null) #6
  %31 = load i32, i32* %5, align 4
  %cmp.not.i.i = icmp eq i32 %31, %15
  br i1 %cmp.not.i.i, label %if.end.i.i, label %if.then.i.i

if.then.i.i:
  %call.i.i = call i32 @__mw_fail(i32 noundef 11) #6
  %conv.i.i = sext i32 %call.i.i to i64
  br label %if.end165

if.end.i.i:
  %tobool.not.i.i = icmp eq i32 %timed.0, 0
  br i1 %tobool.not.i.i, label %if.then1.i.i, label %if.end3.i.i

if.then1.i.i:
  %call2.i.i = call i32 @__midway_wait(i8* noundef %30) #6
  br label %if.end165

if.end3.i.i:
  %call4.i.i = call i32 @__midway_wait_timed(i8* noundef %30) #6
  %tobool5.not.i.i = icmp eq i32 %call4.i.i, 0
  br i1 %tobool5.not.i.i, label %if.end165, label %cond.true.i.i

cond.true.i.i:
  %call6.i.i = call i32 @__mw_fail(i32 noundef 110) #6
  %phi.cast.i.i = sext i32 %call6.i.i to i64
  br label %if.end165

sw.bb.i:
  %cmp.i14.i = icmp eq i32 %15, 1
  %cond.i.i = select i1 %cmp.i14.i, i32 15, i32 16
  %32 = bitcast i32* %5 to i8*
  call void @__midway_sync(i32 noundef %cond.i.i, i8* noundef %32, i32 (i8*, i8*)* noundef null, i8* noundef null) #6
  %cmp1.i15.i = icmp slt i32 %15, 1
  br i1 %cmp1.i15.i, label %if.end165, label %if.end.i16.i

if.end.i16.i:
  %cmp2.i.i = icmp sgt i32 %15, 64
  br i1 %cmp2.i.i, label %if.then3.i.i, label %for.cond.preheader.i.i

for.cond.preheader.i.i:
  %cmp414.i.i = icmp sgt i32 %15, 0
  br i1 %cmp414.i.i, label %for.body.i.i, label %if.end5.i.i

if.then3.i.i:
  call void @__midway_notify_all(i8* noundef %32) #6
  br label %if.end5.i.i

for.body.i.i:
  %i.015.i.i = phi i32 [ %inc.i.i, %for.body.i.i ], [ 0, %for.cond.preheader.i.i ]
  call void @__midway_notify_one(i8* noundef %32) #6
  %inc.i.i = add nuw nsw i32 %i.015.i.i, 1
  %exitcond.not.i.i = icmp eq i32 %inc.i.i, %15
  br i1 %exitcond.not.i.i, label %if.end5.i.i, label %for.body.i.i

if.end5.i.i:
  %conv.i17.i = sext i32 %15 to i64
  %call.i18.i = call i64 @__mw_between(i64 noundef 0, i64 noundef %conv.i17.i, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.7, i64 0, i64 0)) #6
  br label %if.end165

sw.default.i:
  call void @__midway_cut(i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.6, i64 0, i64 0)) #7
  unreachable

if.then89:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.8, i64 0, i64 0), i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.9, i64 0, i64 0)) #6
  %call.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %call91 = call i32 @__midway_self() #6
  %add = add i32 %call.i, 998
  %sub = add i32 %add, %call91
  %conv92 = sext i32 %sub to i64
  br label %if.end165

if.then96:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.8, i64 0, i64 0), i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.9, i64 0, i64 0)) #6
  %call.i196 = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %add.i197 = add i32 %call.i196, 999
  %conv98 = sext i32 %add.i197 to i64
  br label %if.end165

if.then106:
  %gp_offset_p108 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0, i32 0
  %gp_offset109 = load i32, i32* %gp_offset_p108, align 16
  %fits_in_gp110 = icmp ult i32 %gp_offset109, 41
  br i1 %fits_in_gp110, label %vaarg.in_reg111, label %vaarg.in_mem113

vaarg.in_reg111:
  %33 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0, i32 3
  %reg_save_area112 = load i8*, i8** %33, align 16
  %34 = sext i32 %gp_offset109 to i64
  %35 = getelementptr i8, i8* %reg_save_area112, i64 %34
  %36 = add i32 %gp_offset109, 8
  store i32 %36, i32* %gp_offset_p108, align 16
  br label %vaarg.end117

vaarg.in_mem113:
  %overflow_arg_area_p114 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0, i32 2
  %overflow_arg_area115 = load i8*, i8** %overflow_arg_area_p114, align 8
  %overflow_arg_area.next116 = getelementptr i8, i8* %overflow_arg_area115, i64 8
  store i8* %overflow_arg_area.next116, i8** %overflow_arg_area_p114, align 8
  br label %vaarg.end117

vaarg.end117:
  %vaarg.addr118.in = phi i8* [ %35, %vaarg.in_reg111 ], [ %overflow_arg_area115, %vaarg.in_mem113 ]
  %vaarg.addr118 = bitcast i8* %vaarg.addr118.in to i8**
  %37 = load i8*, i8** %vaarg.addr118, align 8
  %gp_offset121 = load i32, i32* %gp_offset_p108, align 16
  %fits_in_gp122 = icmp ult i32 %gp_offset121, 41
  br i1 %fits_in_gp122, label %vaarg.in_reg123, label %vaarg.in_mem125

vaarg.in_reg123:
  %38 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0, i32 3
  %reg_save_area124 = load i8*, i8** %38, align 16
  %39 = sext i32 %gp_offset121 to i64
  %40 = getelementptr i8, i8* %reg_save_area124, i64 %39
  %41 = add i32 %gp_offset121, 8
  store i32 %41, i32* %gp_offset_p108, align 16
  br label %vaarg.end129

vaarg.in_mem125:
  %overflow_arg_area_p126 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0, i32 2
  %overflow_arg_area127 = load i8*, i8** %overflow_arg_area_p126, align 8
  %overflow_arg_area.next128 = getelementptr i8, i8* %overflow_arg_area127, i64 8
  store i8* %overflow_arg_area.next128, i8** %overflow_arg_area_p126, align 8
  br label %vaarg.end129

vaarg.end129:
  %vaarg.addr130.in = phi i8* [ %40, %vaarg.in_reg123 ], [ %overflow_arg_area127, %vaarg.in_mem125 ]
  %vaarg.addr130 = bitcast i8* %vaarg.addr130.in to i64*
  %42 = load i64, i64* %vaarg.addr130, align 8
  call void @__midway_check(i8* noundef %37, i64 noundef %42, i32 noundef 1) #6
  %call131 = call i32 @__mw_may_fail(i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str, i64 0, i64 0)) #6
  %tobool132.not = icmp eq i32 %call131, 0
  br i1 %tobool132.not, label %if.else134, label %if.end165

if.else134:
  call void @__midway_check(i8* noundef %37, i64 noundef %42, i32 noundef 1) #6
  call void @__midway_nondet(i8* noundef %37, i64 noundef %42, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0)) #6
  %cmp135 = icmp ugt i64 %42, 256
  br i1 %cmp135, label %if.then137, label %if.end165

if.then137:
  %call138 = call i64 @__mw_between(i64 noundef 1, i64 noundef %42, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0)) #6
  br label %if.end165

if.else141:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.3, i64 0, i64 0)) #6
  %call142 = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool143.not = icmp eq i32 %call142, 0
  br i1 %tobool143.not, label %for.cond.preheader, label %if.end159

for.cond.preheader:
  %gp_offset_p148 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0, i32 0
  %43 = bitcast i64* %v.i.i to i8*
  %overflow_arg_area_p154 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0, i32 2
  %44 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %a, i64 0, i64 0, i32 3
  br label %for.body

for.body:
  %i.0199 = phi i32 [ 0, %for.cond.preheader ], [ %inc, %vaarg.end157 ]
  %gp_offset149 = load i32, i32* %gp_offset_p148, align 16
  %fits_in_gp150 = icmp ult i32 %gp_offset149, 41
  br i1 %fits_in_gp150, label %vaarg.in_reg151, label %vaarg.in_mem153

vaarg.in_reg151:
  %reg_save_area152 = load i8*, i8** %44, align 16
  %45 = sext i32 %gp_offset149 to i64
  %46 = getelementptr i8, i8* %reg_save_area152, i64 %45
  %47 = add i32 %gp_offset149, 8
  store i32 %47, i32* %gp_offset_p148, align 16
  br label %vaarg.end157

vaarg.in_mem153:
  %overflow_arg_area155 = load i8*, i8** %overflow_arg_area_p154, align 8
  %overflow_arg_area.next156 = getelementptr i8, i8* %overflow_arg_area155, i64 8
  store i8* %overflow_arg_area.next156, i8** %overflow_arg_area_p154, align 8
  br label %vaarg.end157

vaarg.end157:
  %vaarg.addr158.in = phi i8* [ %46, %vaarg.in_reg151 ], [ %overflow_arg_area155, %vaarg.in_mem153 ]
  %vaarg.addr158 = bitcast i8* %vaarg.addr158.in to i8**
  %48 = load i8*, i8** %vaarg.addr158, align 8
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %43) #5
  call void @__midway_nondet(i8* noundef nonnull %43, i64 noundef 8, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.10, i64 0, i64 0)) #6
  %49 = load i64, i64* %v.i.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %43) #5
  call void @__midway_check(i8* noundef %48, i64 noundef %49, i32 noundef 1) #6
  call void @__midway_nondet(i8* noundef %48, i64 noundef %49, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.10, i64 0, i64 0)) #6
  %inc = add nuw nsw i32 %i.0199, 1
  %exitcond.not = icmp eq i32 %inc, 6
  br i1 %exitcond.not, label %if.end159, label %for.body

if.end159:
  %50 = bitcast i64* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %50) #5
  call void @__midway_nondet(i8* noundef nonnull %50, i64 noundef 8, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.4, i64 0, i64 0)) #6
  %51 = load i64, i64* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %50) #5
  br label %if.end165

if.end165:
  %r.1 = phi i64 [ %conv92, %if.then89 ], [ %conv98, %if.then96 ], [ %51, %if.end159 ], [ 0, %entry ], [ %call138, %if.then137 ], [ %42, %if.else134 ], [ -1, %vaarg.end129 ], [ %conv.i, %if.then.i ], [ %conv.i.i, %if.then.i.i ], [ 0, %if.then1.i.i ], [ %phi.cast.i.i, %cond.true.i.i ], [ 0, %if.end3.i.i ], [ %call.i18.i, %if.end5.i.i ], [ 0, %sw.bb.i ]
  call void @llvm.va_end(i8* %0)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %0) #5
  ret i64 %r.1
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare void @llvm.va_start(i8*) #2

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

declare i32 @__midway_self() local_unnamed_addr #3

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #3

declare i32 @__mw_may_fail(i8* noundef) local_unnamed_addr #3

declare i64 @__mw_between(i64 noundef, i64 noundef, i8* noundef) local_unnamed_addr #3

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #3

declare i32 @__midway_is_concrete(i64 noundef) local_unnamed_addr #3

declare void @llvm.va_end(i8*) #2

declare i32 @__mw_fail(i32 noundef) local_unnamed_addr #3

declare void @__midway_cut(i8* noundef) local_unnamed_addr #4

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #3

declare i32 @__midway_wait(i8* noundef) local_unnamed_addr #3

declare i32 @__midway_wait_timed(i8* noundef) local_unnamed_addr #3

declare void @__midway_notify_all(i8* noundef) local_unnamed_addr #3

declare void @__midway_notify_one(i8* noundef) local_unnamed_addr #3

declare void @__midway_nondet(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #3

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { mustprogress nofree nosync nounwind willreturn }
attributes #3 = { null_pointer_is_valid }
attributes #4 = { noreturn null_pointer_is_valid }
attributes #5 = { nounwind }
attributes #6 = { nobuiltin nounwind }
attributes #7 = { nobuiltin noreturn nounwind }

