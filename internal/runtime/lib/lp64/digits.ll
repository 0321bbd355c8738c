target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i8* @__mw_digits(i8* noundef writeonly %end, i64 noundef %v, i32 noundef %base, i32 noundef %upper) local_unnamed_addr #0 {
entry:
  %conv = zext i32 %base to i64
  %tobool.not = icmp eq i32 %upper, 0
  %add3 = select i1 %tobool.not, i32 87, i32 55
  br label %do.body

do.body:
  %power.0 = phi i64 [ 1, %entry ], [ %2, %do.body ]
  %end.addr.0 = phi i8* [ %end, %entry ], [ %incdec.ptr, %do.body ]
  %div = udiv i64 %v, %power.0
  %rem = urem i64 %div, %conv
  %conv1 = trunc i64 %rem to i32
  %cmp = icmp ult i32 %conv1, 10
  %cond4.v = select i1 %cmp, i32 48, i32 %add3
  %cond4 = add i32 %cond4.v, %conv1
  %conv5 = trunc i32 %cond4 to i8
  %incdec.ptr = getelementptr i8, i8* %end.addr.0, i64 -1
  store i8 %conv5, i8* %incdec.ptr, align 1
  %0 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %power.0, i64 %conv)
  %1 = extractvalue { i64, i1 } %0, 1
  %2 = extractvalue { i64, i1 } %0, 0
  %cmp7.not = icmp ugt i64 %2, %v
  %or.cond = or i1 %1, %cmp7.not
  br i1 %or.cond, label %do.end, label %do.body

do.end:
  ret i8* %incdec.ptr
}

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #1

define dso_local i32 @__mw_has_plain_digits(double noundef %x) local_unnamed_addr #2 {
entry:
  %0 = bitcast double %x to i64
  %call = call i32 @__midway_is_concrete(i64 noundef %0) #4
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %land.end, label %land.lhs.true

land.lhs.true:
  %call3 = call i32 @__midway_is_concrete(i64 noundef %0) #4
  %tobool4.not = icmp eq i32 %call3, 0
  br i1 %tobool4.not, label %land.end, label %land.rhs

land.rhs:
  %1 = call double @llvm.fabs.f64(double %x)
  %cmp = fcmp olt double %1, 0x4340000000000000
  %phi.cast = zext i1 %cmp to i32
  br label %land.end

land.end:
  %2 = phi i32 [ 0, %land.lhs.true ], [ 0, %entry ], [ %phi.cast, %land.rhs ]
  ret i32 %2
}

declare i32 @__midway_is_concrete(i64 noundef) local_unnamed_addr #3

declare double @llvm.fabs.f64(double) #1

define dso_local i8* @__mw_fixed_digits(i8* noundef writeonly %end, double noundef %x, i32 noundef %precision, i32 noundef %point) local_unnamed_addr #0 {
entry:
  %conv = fptoui double %x to i64
  %cmp65 = icmp sgt i32 %precision, 0
  br i1 %cmp65, label %for.body, label %for.cond.cleanup

for.cond.cleanup:
  %power.0.lcssa = phi i64 [ 1, %entry ], [ %mul, %for.body ]
  %tobool.not = icmp eq i32 %precision, 0
  br i1 %tobool.not, label %if.else, label %if.then

for.body:
  %i.067 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %power.066 = phi i64 [ %mul, %for.body ], [ 1, %entry ]
  %mul = mul i64 %power.066, 10
  %inc = add nuw nsw i32 %i.067, 1
  %exitcond.not = icmp eq i32 %inc, %precision
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body

if.then:
  %conv2 = uitofp i64 %conv to double
  %sub = fsub double %x, %conv2
  %conv3 = uitofp i64 %power.0.lcssa to double
  %mul.i = fmul double %sub, %conv3
  %fneg.i = fneg double %mul.i
  %0 = call double @llvm.fma.f64(double %sub, double %conv3, double %fneg.i) #5
  %1 = call double @llvm.rint.f64(double %mul.i) #5
  %2 = call double @llvm.floor.f64(double %mul.i) #5
  %sub.i = fsub double %mul.i, %2
  %cmp.i = fcmp oeq double %sub.i, 5.000000e-01
  %cmp1.i = fcmp une double %0, 0.000000e+00
  %or.cond.i = select i1 %cmp.i, i1 %cmp1.i, i1 false
  br i1 %or.cond.i, label %if.then.i, label %scaled_fraction.exit

if.then.i:
  %cmp2.i = fcmp ogt double %0, 0.000000e+00
  %3 = call double @llvm.ceil.f64(double %mul.i) #5
  %cond.i = select i1 %cmp2.i, double %3, double %2
  br label %scaled_fraction.exit

scaled_fraction.exit:
  %r.0.i = phi double [ %cond.i, %if.then.i ], [ %1, %if.then ]
  %conv.i = fptoui double %r.0.i to i64
  br label %if.end

if.else:
  %4 = call double @llvm.rint.f64(double %x)
  %conv4 = fptoui double %4 to i64
  br label %if.end

if.end:
  %whole.0 = phi i64 [ %conv, %scaled_fraction.exit ], [ %conv4, %if.else ]
  %part.0 = phi i64 [ %conv.i, %scaled_fraction.exit ], [ 0, %if.else ]
  %cmp6.not = icmp ult i64 %part.0, %power.0.lcssa
  %or.cond = select i1 %tobool.not, i1 true, i1 %cmp6.not
  %not.or.cond = xor i1 %or.cond, true
  %inc10 = zext i1 %not.or.cond to i64
  %whole.1 = add i64 %whole.0, %inc10
  br i1 %tobool.not, label %if.else15, label %if.then13

if.then13:
  %sub9 = select i1 %or.cond, i64 0, i64 %power.0.lcssa
  %part.1 = sub i64 %part.0, %sub9
  %add = add i64 %part.1, %power.0.lcssa
  br label %do.body.i

do.body.i:
  %power.0.i = phi i64 [ 1, %if.then13 ], [ %7, %do.body.i ]
  %end.addr.0.i = phi i8* [ %end, %if.then13 ], [ %incdec.ptr.i, %do.body.i ]
  %div.i = udiv i64 %add, %power.0.i
  %rem.i = urem i64 %div.i, 10
  %conv1.i = trunc i64 %rem.i to i8
  %cond4.i = or i8 %conv1.i, 48
  %incdec.ptr.i = getelementptr i8, i8* %end.addr.0.i, i64 -1
  store i8 %cond4.i, i8* %incdec.ptr.i, align 1
  %5 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %power.0.i, i64 10) #5
  %6 = extractvalue { i64, i1 } %5, 1
  %7 = extractvalue { i64, i1 } %5, 0
  %cmp7.not.i = icmp ugt i64 %7, %add
  %or.cond.i50 = or i1 %6, %cmp7.not.i
  br i1 %or.cond.i50, label %if.end19, label %do.body.i

if.else15:
  %tobool16.not = icmp ne i32 %point, 0
  %spec.select.idx = sext i1 %tobool16.not to i64
  %spec.select = getelementptr i8, i8* %end, i64 %spec.select.idx
  br label %if.end19

if.end19:
  %at.0 = phi i8* [ %spec.select, %if.else15 ], [ %incdec.ptr.i, %do.body.i ]
  %cmp20 = icmp ult i8* %at.0, %end
  br i1 %cmp20, label %if.then22, label %do.body.i63.preheader

if.then22:
  store i8 46, i8* %at.0, align 1
  br label %do.body.i63.preheader

do.body.i63.preheader:
  br label %do.body.i63

do.body.i63:
  %power.0.i51 = phi i64 [ %10, %do.body.i63 ], [ 1, %do.body.i63.preheader ]
  %end.addr.0.i52 = phi i8* [ %incdec.ptr.i60, %do.body.i63 ], [ %at.0, %do.body.i63.preheader ]
  %div.i53 = udiv i64 %whole.1, %power.0.i51
  %rem.i54 = urem i64 %div.i53, 10
  %conv1.i55 = trunc i64 %rem.i54 to i8
  %cond4.i58 = or i8 %conv1.i55, 48
  %incdec.ptr.i60 = getelementptr i8, i8* %end.addr.0.i52, i64 -1
  store i8 %cond4.i58, i8* %incdec.ptr.i60, align 1
  %8 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %power.0.i51, i64 10) #5
  %9 = extractvalue { i64, i1 } %8, 1
  %10 = extractvalue { i64, i1 } %8, 0
  %cmp7.not.i61 = icmp ugt i64 %10, %whole.1
  %or.cond.i62 = or i1 %9, %cmp7.not.i61
  br i1 %or.cond.i62, label %__mw_digits.exit64, label %do.body.i63

__mw_digits.exit64:
  ret i8* %incdec.ptr.i60
}

declare double @llvm.rint.f64(double) #1

declare double @llvm.fma.f64(double, double, double) #1

declare double @llvm.floor.f64(double) #1

declare double @llvm.ceil.f64(double) #1

attributes #0 = { nofree nosync nounwind null_pointer_is_valid writeonly }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind null_pointer_is_valid }
attributes #3 = { null_pointer_is_valid }
attributes #4 = { nobuiltin nounwind }
attributes #5 = { nounwind }

