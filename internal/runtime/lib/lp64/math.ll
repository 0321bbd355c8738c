target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [5 x i8] c"logb\00", align 1
@.str.1 = private unnamed_addr constant [23 x i8] c"tan returns an unknown\00", align 1
@.str.2 = private unnamed_addr constant [24 x i8] c"tanf returns an unknown\00", align 1
@.str.3 = private unnamed_addr constant [25 x i8] c"asinh returns an unknown\00", align 1
@.str.4 = private unnamed_addr constant [26 x i8] c"asinhf returns an unknown\00", align 1
@.str.5 = private unnamed_addr constant [25 x i8] c"acosh returns an unknown\00", align 1
@.str.6 = private unnamed_addr constant [26 x i8] c"acoshf returns an unknown\00", align 1
@.str.7 = private unnamed_addr constant [25 x i8] c"atanh returns an unknown\00", align 1
@.str.8 = private unnamed_addr constant [26 x i8] c"atanhf returns an unknown\00", align 1
@.str.9 = private unnamed_addr constant [24 x i8] c"cbrt returns an unknown\00", align 1
@.str.10 = private unnamed_addr constant [25 x i8] c"cbrtf returns an unknown\00", align 1
@.str.11 = private unnamed_addr constant [25 x i8] c"log1p returns an unknown\00", align 1
@.str.12 = private unnamed_addr constant [26 x i8] c"log1pf returns an unknown\00", align 1
@.str.13 = private unnamed_addr constant [24 x i8] c"asin returns an unknown\00", align 1
@.str.14 = private unnamed_addr constant [25 x i8] c"asinf returns an unknown\00", align 1
@.str.15 = private unnamed_addr constant [24 x i8] c"acos returns an unknown\00", align 1
@.str.16 = private unnamed_addr constant [25 x i8] c"acosf returns an unknown\00", align 1
@.str.17 = private unnamed_addr constant [37 x i8] c"tanh returns an unknown in its range\00", align 1
@.str.18 = private unnamed_addr constant [38 x i8] c"tanhf returns an unknown in its range\00", align 1
@.str.19 = private unnamed_addr constant [37 x i8] c"atan returns an unknown in its range\00", align 1
@.str.20 = private unnamed_addr constant [38 x i8] c"atanf returns an unknown in its range\00", align 1
@.str.21 = private unnamed_addr constant [36 x i8] c"erf returns an unknown in its range\00", align 1
@.str.22 = private unnamed_addr constant [37 x i8] c"erff returns an unknown in its range\00", align 1
@.str.23 = private unnamed_addr constant [24 x i8] c"sinh returns an unknown\00", align 1
@.str.24 = private unnamed_addr constant [25 x i8] c"sinhf returns an unknown\00", align 1
@.str.25 = private unnamed_addr constant [24 x i8] c"cosh returns an unknown\00", align 1
@.str.26 = private unnamed_addr constant [25 x i8] c"coshf returns an unknown\00", align 1
@.str.27 = private unnamed_addr constant [25 x i8] c"expm1 returns an unknown\00", align 1
@.str.28 = private unnamed_addr constant [26 x i8] c"expm1f returns an unknown\00", align 1
@.str.29 = private unnamed_addr constant [25 x i8] c"exp10 returns an unknown\00", align 1
@.str.30 = private unnamed_addr constant [26 x i8] c"exp10f returns an unknown\00", align 1
@.str.31 = private unnamed_addr constant [37 x i8] c"erfc returns an unknown in its range\00", align 1
@.str.32 = private unnamed_addr constant [38 x i8] c"erfcf returns an unknown in its range\00", align 1
@.str.33 = private unnamed_addr constant [26 x i8] c"tgamma returns an unknown\00", align 1
@.str.34 = private unnamed_addr constant [27 x i8] c"tgammaf returns an unknown\00", align 1
@.str.35 = private unnamed_addr constant [26 x i8] c"lgamma returns an unknown\00", align 1
@.str.36 = private unnamed_addr constant [27 x i8] c"lgammaf returns an unknown\00", align 1
@.str.37 = private unnamed_addr constant [38 x i8] c"atan2 returns an unknown in its range\00", align 1
@.str.38 = private unnamed_addr constant [39 x i8] c"atan2f returns an unknown in its range\00", align 1
@.str.39 = private unnamed_addr constant [29 x i8] c"remainder returns an unknown\00", align 1
@.str.40 = private unnamed_addr constant [29 x i8] c"nextafter returns an unknown\00", align 1
@signgam = dso_local global i32 0, align 4
@.str.41 = private unnamed_addr constant [12 x i8] c"mathematics\00", align 1

define dso_local double @sqrt(double noundef %x) local_unnamed_addr #0 {
entry:
  %cmp = fcmp olt double %x, 0.000000e+00
  %conv.i = zext i1 %cmp to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.else.i

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %0 = load i32, i32* %error1.i.i, align 4
  %xor2.i.i = select i1 %cmp, i32 33, i32 %0
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %error_if.exit

if.else.i:
  br i1 %cmp, label %if.then2.i, label %error_if.exit

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 33) #6
  br label %error_if.exit

error_if.exit:
  %1 = call double @llvm.sqrt.f64(double %x)
  ret double %1
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare double @llvm.sqrt.f64(double) #2

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

define dso_local float @sqrtf(float noundef %x) local_unnamed_addr #0 {
entry:
  %cmp = fcmp olt float %x, 0.000000e+00
  %conv.i = zext i1 %cmp to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.else.i

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %0 = load i32, i32* %error1.i.i, align 4
  %xor2.i.i = select i1 %cmp, i32 33, i32 %0
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %error_if.exit

if.else.i:
  br i1 %cmp, label %if.then2.i, label %error_if.exit

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 33) #6
  br label %error_if.exit

error_if.exit:
  %1 = call float @llvm.sqrt.f32(float %x)
  ret float %1
}

declare float @llvm.sqrt.f32(float) #2

define dso_local x86_fp80 @sqrtl(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %cmp = fcmp olt x86_fp80 %x, 0xK00000000000000000000
  %conv.i = zext i1 %cmp to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.else.i

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %0 = load i32, i32* %error1.i.i, align 4
  %xor2.i.i = select i1 %cmp, i32 33, i32 %0
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %error_if.exit

if.else.i:
  br i1 %cmp, label %if.then2.i, label %error_if.exit

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 33) #6
  br label %error_if.exit

error_if.exit:
  %1 = call x86_fp80 @llvm.sqrt.f80(x86_fp80 %x)
  ret x86_fp80 %1
}

declare x86_fp80 @llvm.sqrt.f80(x86_fp80) #2

define dso_local double @fabs(double noundef %x) local_unnamed_addr #3 {
entry:
  %0 = call double @llvm.fabs.f64(double %x)
  ret double %0
}

declare double @llvm.fabs.f64(double) #2

define dso_local float @fabsf(float noundef %x) local_unnamed_addr #3 {
entry:
  %0 = call float @llvm.fabs.f32(float %x)
  ret float %0
}

declare float @llvm.fabs.f32(float) #2

define dso_local x86_fp80 @fabsl(x86_fp80 noundef %x) local_unnamed_addr #3 {
entry:
  %0 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %x)
  ret x86_fp80 %0
}

declare x86_fp80 @llvm.fabs.f80(x86_fp80) #2

define dso_local double @floor(double noundef %x) local_unnamed_addr #3 {
entry:
  %0 = call double @llvm.floor.f64(double %x)
  ret double %0
}

declare double @llvm.floor.f64(double) #2

define dso_local float @floorf(float noundef %x) local_unnamed_addr #3 {
entry:
  %0 = call float @llvm.floor.f32(float %x)
  ret float %0
}

declare float @llvm.floor.f32(float) #2

define dso_local x86_fp80 @floorl(x86_fp80 noundef %x) local_unnamed_addr #3 {
entry:
  %0 = call x86_fp80 @llvm.floor.f80(x86_fp80 %x)
  ret x86_fp80 %0
}

declare x86_fp80 @llvm.floor.f80(x86_fp80) #2

define dso_local double @ceil(double noundef %x) local_unnamed_addr #3 {
entry:
  %0 = call double @llvm.ceil.f64(double %x)
  ret double %0
}

declare double @llvm.ceil.f64(double) #2

define dso_local float @ceilf(float noundef %x) local_unnamed_addr #3 {
entry:
  %0 = call float @llvm.ceil.f32(float %x)
  ret float %0
}

declare float @llvm.ceil.f32(float) #2

define dso_local x86_fp80 @ceill(x86_fp80 noundef %x) local_unnamed_addr #3 {
entry:
  %0 = call x86_fp80 @llvm.ceil.f80(x86_fp80 %x)
  ret x86_fp80 %0
}

declare x86_fp80 @llvm.ceil.f80(x86_fp80) #2

define dso_local double @trunc(double noundef %x) local_unnamed_addr #3 {
entry:
  %0 = call double @llvm.trunc.f64(double %x)
  ret double %0
}

declare double @llvm.trunc.f64(double) #2

define dso_local float @truncf(float noundef %x) local_unnamed_addr #3 {
entry:
  %0 = call float @llvm.trunc.f32(float %x)
  ret float %0
}

declare float @llvm.trunc.f32(float) #2

define dso_local x86_fp80 @truncl(x86_fp80 noundef %x) local_unnamed_addr #3 {
entry:
  %0 = call x86_fp80 @llvm.trunc.f80(x86_fp80 %x)
  ret x86_fp80 %0
}

declare x86_fp80 @llvm.trunc.f80(x86_fp80) #2

define dso_local double @round(double noundef %x) local_unnamed_addr #3 {
entry:
  %0 = call double @llvm.round.f64(double %x)
  ret double %0
}

declare double @llvm.round.f64(double) #2

define dso_local float @roundf(float noundef %x) local_unnamed_addr #3 {
entry:
  %0 = call float @llvm.round.f32(float %x)
  ret float %0
}

declare float @llvm.round.f32(float) #2

define dso_local x86_fp80 @roundl(x86_fp80 noundef %x) local_unnamed_addr #3 {
entry:
  %0 = call x86_fp80 @llvm.round.f80(x86_fp80 %x)
  ret x86_fp80 %0
}

declare x86_fp80 @llvm.round.f80(x86_fp80) #2

define dso_local double @rint(double noundef %x) local_unnamed_addr #3 {
entry:
  %0 = call double @llvm.rint.f64(double %x)
  ret double %0
}

declare double @llvm.rint.f64(double) #2

define dso_local float @rintf(float noundef %x) local_unnamed_addr #3 {
entry:
  %0 = call float @llvm.rint.f32(float %x)
  ret float %0
}

declare float @llvm.rint.f32(float) #2

define dso_local x86_fp80 @rintl(x86_fp80 noundef %x) local_unnamed_addr #3 {
entry:
  %0 = call x86_fp80 @llvm.rint.f80(x86_fp80 %x)
  ret x86_fp80 %0
}

declare x86_fp80 @llvm.rint.f80(x86_fp80) #2

define dso_local double @nearbyint(double noundef %x) local_unnamed_addr #3 {
entry:
  %0 = call double @llvm.nearbyint.f64(double %x)
  ret double %0
}

declare double @llvm.nearbyint.f64(double) #2

define dso_local float @nearbyintf(float noundef %x) local_unnamed_addr #3 {
entry:
  %0 = call float @llvm.nearbyint.f32(float %x)
  ret float %0
}

declare float @llvm.nearbyint.f32(float) #2

define dso_local x86_fp80 @nearbyintl(x86_fp80 noundef %x) local_unnamed_addr #3 {
entry:
  %0 = call x86_fp80 @llvm.nearbyint.f80(x86_fp80 %x)
  ret x86_fp80 %0
}

declare x86_fp80 @llvm.nearbyint.f80(x86_fp80) #2

define dso_local double @sin(double noundef %x) local_unnamed_addr #0 {
entry:
  %cmp = fcmp oeq double %x, 0x7FF0000000000000
  %cmp1 = fcmp oeq double %x, 0xFFF0000000000000
  %or6 = or i1 %cmp, %cmp1
  %conv.i = zext i1 %or6 to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.else.i

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %0 = load i32, i32* %error1.i.i, align 4
  %xor2.i.i = select i1 %or6, i32 33, i32 %0
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %error_if.exit

if.else.i:
  %tobool1.not.i.demorgan = or i1 %cmp, %cmp1
  br i1 %tobool1.not.i.demorgan, label %if.then2.i, label %error_if.exit

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 33) #6
  br label %error_if.exit

error_if.exit:
  %1 = call double @llvm.sin.f64(double %x)
  ret double %1
}

declare double @llvm.sin.f64(double) #2

define dso_local float @sinf(float noundef %x) local_unnamed_addr #0 {
entry:
  %cmp = fcmp oeq float %x, 0x7FF0000000000000
  %cmp3 = fcmp oeq float %x, 0xFFF0000000000000
  %or8 = or i1 %cmp, %cmp3
  %conv.i = zext i1 %or8 to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.else.i

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %0 = load i32, i32* %error1.i.i, align 4
  %xor2.i.i = select i1 %or8, i32 33, i32 %0
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %error_if.exit

if.else.i:
  %tobool1.not.i.demorgan = or i1 %cmp, %cmp3
  br i1 %tobool1.not.i.demorgan, label %if.then2.i, label %error_if.exit

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 33) #6
  br label %error_if.exit

error_if.exit:
  %1 = call float @llvm.sin.f32(float %x)
  ret float %1
}

declare float @llvm.sin.f32(float) #2

define dso_local x86_fp80 @sinl(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %cmp = fcmp oeq x86_fp80 %x, 0xK7FFF8000000000000000
  %cmp1 = fcmp oeq x86_fp80 %x, 0xKFFFF8000000000000000
  %or7 = or i1 %cmp, %cmp1
  %conv.i = zext i1 %or7 to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.else.i

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %0 = load i32, i32* %error1.i.i, align 4
  %xor2.i.i = select i1 %or7, i32 33, i32 %0
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %error_if.exit

if.else.i:
  %tobool1.not.i.demorgan = or i1 %cmp, %cmp1
  br i1 %tobool1.not.i.demorgan, label %if.then2.i, label %error_if.exit

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 33) #6
  br label %error_if.exit

error_if.exit:
  %1 = call x86_fp80 @llvm.sin.f80(x86_fp80 %x)
  ret x86_fp80 %1
}

declare x86_fp80 @llvm.sin.f80(x86_fp80) #2

define dso_local double @cos(double noundef %x) local_unnamed_addr #0 {
entry:
  %cmp = fcmp oeq double %x, 0x7FF0000000000000
  %cmp1 = fcmp oeq double %x, 0xFFF0000000000000
  %or6 = or i1 %cmp, %cmp1
  %conv.i = zext i1 %or6 to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.else.i

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %0 = load i32, i32* %error1.i.i, align 4
  %xor2.i.i = select i1 %or6, i32 33, i32 %0
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %error_if.exit

if.else.i:
  %tobool1.not.i.demorgan = or i1 %cmp, %cmp1
  br i1 %tobool1.not.i.demorgan, label %if.then2.i, label %error_if.exit

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 33) #6
  br label %error_if.exit

error_if.exit:
  %1 = call double @llvm.cos.f64(double %x)
  ret double %1
}

declare double @llvm.cos.f64(double) #2

define dso_local float @cosf(float noundef %x) local_unnamed_addr #0 {
entry:
  %cmp = fcmp oeq float %x, 0x7FF0000000000000
  %cmp3 = fcmp oeq float %x, 0xFFF0000000000000
  %or8 = or i1 %cmp, %cmp3
  %conv.i = zext i1 %or8 to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.else.i

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %0 = load i32, i32* %error1.i.i, align 4
  %xor2.i.i = select i1 %or8, i32 33, i32 %0
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %error_if.exit

if.else.i:
  %tobool1.not.i.demorgan = or i1 %cmp, %cmp3
  br i1 %tobool1.not.i.demorgan, label %if.then2.i, label %error_if.exit

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 33) #6
  br label %error_if.exit

error_if.exit:
  %1 = call float @llvm.cos.f32(float %x)
  ret float %1
}

declare float @llvm.cos.f32(float) #2

define dso_local x86_fp80 @cosl(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %cmp = fcmp oeq x86_fp80 %x, 0xK7FFF8000000000000000
  %cmp1 = fcmp oeq x86_fp80 %x, 0xKFFFF8000000000000000
  %or7 = or i1 %cmp, %cmp1
  %conv.i = zext i1 %or7 to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.else.i

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %0 = load i32, i32* %error1.i.i, align 4
  %xor2.i.i = select i1 %or7, i32 33, i32 %0
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %error_if.exit

if.else.i:
  %tobool1.not.i.demorgan = or i1 %cmp, %cmp1
  br i1 %tobool1.not.i.demorgan, label %if.then2.i, label %error_if.exit

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 33) #6
  br label %error_if.exit

error_if.exit:
  %1 = call x86_fp80 @llvm.cos.f80(x86_fp80 %x)
  ret x86_fp80 %1
}

declare x86_fp80 @llvm.cos.f80(x86_fp80) #2

define dso_local double @exp(double noundef %x) local_unnamed_addr #0 {
entry:
  %set.i = alloca i8, align 1
  %0 = call double @llvm.exp.f64(double %x)
  %cmp = fcmp olt double %x, 0x7FF0000000000000
  %cmp1 = fcmp ogt double %x, 0xFFF0000000000000
  %and25 = and i1 %cmp, %cmp1
  %cmp3 = fcmp oeq double %0, 0x7FF0000000000000
  %cmp7 = fcmp oeq double %0, 0.000000e+00
  %or926 = or i1 %cmp3, %cmp7
  %and1027 = and i1 %and25, %or926
  %conv.i = zext i1 %and1027 to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.else.i

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %1 = load i32, i32* %error1.i.i, align 4
  %xor2.i.i = select i1 %and1027, i32 34, i32 %1
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %error_if.exit

if.else.i:
  br i1 %and1027, label %if.then2.i, label %error_if.exit

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 34) #6
  br label %error_if.exit

error_if.exit:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %set.i) #7
  %call.i28 = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.i = icmp eq i32 %call.i28, 0
  br i1 %tobool.i, label %if.end.i, label %range_if.exit

if.end.i:
  call void @__midway_havoc(i8* noundef nonnull %set.i, i64 noundef 1) #6
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %range_if.exit

if.then.i.i:
  %call.i.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %range_if.exit

range_if.exit:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %set.i) #7
  ret double %0
}

declare double @llvm.exp.f64(double) #2

define dso_local float @expf(float noundef %x) local_unnamed_addr #0 {
entry:
  %set.i = alloca i8, align 1
  %0 = call float @llvm.exp.f32(float %x)
  %cmp = fcmp olt float %x, 0x7FF0000000000000
  %cmp3 = fcmp ogt float %x, 0xFFF0000000000000
  %and30 = and i1 %cmp, %cmp3
  %conv5 = fpext float %0 to double
  %cmp6 = fcmp oeq float %0, 0x7FF0000000000000
  %cmp11 = fcmp oeq float %0, 0.000000e+00
  %or1331 = or i1 %cmp6, %cmp11
  %and1432 = and i1 %and30, %or1331
  %conv.i = zext i1 %and1432 to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.else.i

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %1 = load i32, i32* %error1.i.i, align 4
  %xor2.i.i = select i1 %and1432, i32 34, i32 %1
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %error_if.exit

if.else.i:
  br i1 %and1432, label %if.then2.i, label %error_if.exit

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 34) #6
  br label %error_if.exit

error_if.exit:
  %cmp18 = fcmp oeq double %conv5, 0x36A0000000000000
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %set.i) #7
  %2 = zext i1 %cmp18 to i64
  %call.i33 = call i32 @__midway_is_concrete(i64 noundef %2) #6
  %tobool.i = icmp eq i32 %call.i33, 0
  %or.cond.i = or i1 %cmp18, %tobool.i
  br i1 %or.cond.i, label %if.end.i, label %range_if.exit

if.end.i:
  %conv19 = zext i1 %cmp18 to i32
  call void @__midway_havoc(i8* noundef nonnull %set.i, i64 noundef 1) #6
  %3 = load i8, i8* %set.i, align 1
  %conv2.i = zext i8 %3 to i32
  %and3.i = and i32 %conv2.i, %conv19
  %conv.i.i = zext i32 %and3.i to i64
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef %conv.i.i) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %if.else.i.i

if.then.i.i:
  %call.i.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i.i = bitcast i8* %call.i.i.i.i to i32*
  %4 = load i32, i32* %error1.i.i.i, align 4
  %xor.i.i.i = xor i32 %4, 34
  %sub.i.i.i = sub nsw i32 0, %and3.i
  %and.i.i.i = and i32 %xor.i.i.i, %sub.i.i.i
  %xor2.i.i.i = xor i32 %and.i.i.i, %4
  store i32 %xor2.i.i.i, i32* %error1.i.i.i, align 4
  br label %range_if.exit

if.else.i.i:
  %tobool1.not.i.i = icmp eq i32 %and3.i, 0
  br i1 %tobool1.not.i.i, label %range_if.exit, label %if.then2.i.i

if.then2.i.i:
  %call3.i.i = call i32 @__mw_fail(i32 noundef 34) #6
  br label %range_if.exit

range_if.exit:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %set.i) #7
  ret float %0
}

declare float @llvm.exp.f32(float) #2

define dso_local x86_fp80 @expl(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %set.i = alloca i8, align 1
  %0 = call x86_fp80 @llvm.exp.f80(x86_fp80 %x)
  %cmp = fcmp olt x86_fp80 %x, 0xK7FFF8000000000000000
  %cmp1 = fcmp ogt x86_fp80 %x, 0xKFFFF8000000000000000
  %and26 = and i1 %cmp, %cmp1
  %cmp3 = fcmp oeq x86_fp80 %0, 0xK7FFF8000000000000000
  %cmp7 = fcmp oeq x86_fp80 %0, 0xK00000000000000000000
  %or927 = or i1 %cmp3, %cmp7
  %and1028 = and i1 %and26, %or927
  %conv.i = zext i1 %and1028 to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.else.i

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %1 = load i32, i32* %error1.i.i, align 4
  %xor2.i.i = select i1 %and1028, i32 34, i32 %1
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %error_if.exit

if.else.i:
  br i1 %and1028, label %if.then2.i, label %error_if.exit

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 34) #6
  br label %error_if.exit

error_if.exit:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %set.i) #7
  %call.i29 = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.i = icmp eq i32 %call.i29, 0
  br i1 %tobool.i, label %if.end.i, label %range_if.exit

if.end.i:
  call void @__midway_havoc(i8* noundef nonnull %set.i, i64 noundef 1) #6
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %range_if.exit

if.then.i.i:
  %call.i.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %range_if.exit

range_if.exit:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %set.i) #7
  ret x86_fp80 %0
}

declare x86_fp80 @llvm.exp.f80(x86_fp80) #2

define dso_local double @exp2(double noundef %x) local_unnamed_addr #0 {
entry:
  %set.i = alloca i8, align 1
  %0 = call double @llvm.exp2.f64(double %x)
  %cmp = fcmp olt double %x, 0x7FF0000000000000
  %cmp1 = fcmp ogt double %x, 0xFFF0000000000000
  %and25 = and i1 %cmp, %cmp1
  %cmp3 = fcmp oeq double %0, 0x7FF0000000000000
  %cmp7 = fcmp oeq double %0, 0.000000e+00
  %or926 = or i1 %cmp3, %cmp7
  %and1027 = and i1 %and25, %or926
  %conv.i = zext i1 %and1027 to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.else.i

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %1 = load i32, i32* %error1.i.i, align 4
  %xor2.i.i = select i1 %and1027, i32 34, i32 %1
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %error_if.exit

if.else.i:
  br i1 %and1027, label %if.then2.i, label %error_if.exit

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 34) #6
  br label %error_if.exit

error_if.exit:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %set.i) #7
  %call.i28 = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.i = icmp eq i32 %call.i28, 0
  br i1 %tobool.i, label %if.end.i, label %range_if.exit

if.end.i:
  call void @__midway_havoc(i8* noundef nonnull %set.i, i64 noundef 1) #6
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %range_if.exit

if.then.i.i:
  %call.i.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %range_if.exit

range_if.exit:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %set.i) #7
  ret double %0
}

declare double @llvm.exp2.f64(double) #2

define dso_local float @exp2f(float noundef %x) local_unnamed_addr #0 {
entry:
  %set.i = alloca i8, align 1
  %0 = call float @llvm.exp2.f32(float %x)
  %cmp = fcmp olt float %x, 0x7FF0000000000000
  %cmp3 = fcmp ogt float %x, 0xFFF0000000000000
  %and30 = and i1 %cmp, %cmp3
  %conv5 = fpext float %0 to double
  %cmp6 = fcmp oeq float %0, 0x7FF0000000000000
  %cmp11 = fcmp oeq float %0, 0.000000e+00
  %or1331 = or i1 %cmp6, %cmp11
  %and1432 = and i1 %and30, %or1331
  %conv.i = zext i1 %and1432 to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.else.i

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %1 = load i32, i32* %error1.i.i, align 4
  %xor2.i.i = select i1 %and1432, i32 34, i32 %1
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %error_if.exit

if.else.i:
  br i1 %and1432, label %if.then2.i, label %error_if.exit

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 34) #6
  br label %error_if.exit

error_if.exit:
  %cmp18 = fcmp oeq double %conv5, 0x36A0000000000000
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %set.i) #7
  %2 = zext i1 %cmp18 to i64
  %call.i33 = call i32 @__midway_is_concrete(i64 noundef %2) #6
  %tobool.i = icmp eq i32 %call.i33, 0
  %or.cond.i = or i1 %cmp18, %tobool.i
  br i1 %or.cond.i, label %if.end.i, label %range_if.exit

if.end.i:
  %conv19 = zext i1 %cmp18 to i32
  call void @__midway_havoc(i8* noundef nonnull %set.i, i64 noundef 1) #6
  %3 = load i8, i8* %set.i, align 1
  %conv2.i = zext i8 %3 to i32
  %and3.i = and i32 %conv2.i, %conv19
  %conv.i.i = zext i32 %and3.i to i64
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef %conv.i.i) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %if.else.i.i

if.then.i.i:
  %call.i.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i.i = bitcast i8* %call.i.i.i.i to i32*
  %4 = load i32, i32* %error1.i.i.i, align 4
  %xor.i.i.i = xor i32 %4, 34
  %sub.i.i.i = sub nsw i32 0, %and3.i
  %and.i.i.i = and i32 %xor.i.i.i, %sub.i.i.i
  %xor2.i.i.i = xor i32 %and.i.i.i, %4
  store i32 %xor2.i.i.i, i32* %error1.i.i.i, align 4
  br label %range_if.exit

if.else.i.i:
  %tobool1.not.i.i = icmp eq i32 %and3.i, 0
  br i1 %tobool1.not.i.i, label %range_if.exit, label %if.then2.i.i

if.then2.i.i:
  %call3.i.i = call i32 @__mw_fail(i32 noundef 34) #6
  br label %range_if.exit

range_if.exit:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %set.i) #7
  ret float %0
}

declare float @llvm.exp2.f32(float) #2

define dso_local x86_fp80 @exp2l(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %set.i = alloca i8, align 1
  %0 = call x86_fp80 @llvm.exp2.f80(x86_fp80 %x)
  %cmp = fcmp olt x86_fp80 %x, 0xK7FFF8000000000000000
  %cmp1 = fcmp ogt x86_fp80 %x, 0xKFFFF8000000000000000
  %and26 = and i1 %cmp, %cmp1
  %cmp3 = fcmp oeq x86_fp80 %0, 0xK7FFF8000000000000000
  %cmp7 = fcmp oeq x86_fp80 %0, 0xK00000000000000000000
  %or927 = or i1 %cmp3, %cmp7
  %and1028 = and i1 %and26, %or927
  %conv.i = zext i1 %and1028 to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.else.i

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %1 = load i32, i32* %error1.i.i, align 4
  %xor2.i.i = select i1 %and1028, i32 34, i32 %1
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %error_if.exit

if.else.i:
  br i1 %and1028, label %if.then2.i, label %error_if.exit

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 34) #6
  br label %error_if.exit

error_if.exit:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %set.i) #7
  %call.i29 = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.i = icmp eq i32 %call.i29, 0
  br i1 %tobool.i, label %if.end.i, label %range_if.exit

if.end.i:
  call void @__midway_havoc(i8* noundef nonnull %set.i, i64 noundef 1) #6
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %range_if.exit

if.then.i.i:
  %call.i.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %range_if.exit

range_if.exit:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %set.i) #7
  ret x86_fp80 %0
}

declare x86_fp80 @llvm.exp2.f80(x86_fp80) #2

define dso_local double @log(double noundef %x) local_unnamed_addr #0 {
entry:
  %cmp = fcmp olt double %x, 0.000000e+00
  %conv.i = zext i1 %cmp to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.else.i

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %0 = load i32, i32* %error1.i.i, align 4
  %xor2.i.i = select i1 %cmp, i32 33, i32 %0
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %error_if.exit

if.else.i:
  br i1 %cmp, label %if.then2.i, label %error_if.exit

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 33) #6
  br label %error_if.exit

error_if.exit:
  %cmp1 = fcmp oeq double %x, 0.000000e+00
  %conv.i6 = zext i1 %cmp1 to i64
  %call.i7 = call i32 @__midway_is_concrete(i64 noundef %conv.i6) #6
  %tobool.not.i8 = icmp eq i32 %call.i7, 0
  br i1 %tobool.not.i8, label %if.then.i15, label %if.else.i17

if.then.i15:
  %call.i.i.i9 = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i10 = bitcast i8* %call.i.i.i9 to i32*
  %1 = load i32, i32* %error1.i.i10, align 4
  %xor2.i.i14 = select i1 %cmp1, i32 34, i32 %1
  store i32 %xor2.i.i14, i32* %error1.i.i10, align 4
  br label %error_if.exit20

if.else.i17:
  br i1 %cmp1, label %if.then2.i19, label %error_if.exit20

if.then2.i19:
  %call3.i18 = call i32 @__mw_fail(i32 noundef 34) #6
  br label %error_if.exit20

error_if.exit20:
  %2 = call double @llvm.log.f64(double %x)
  ret double %2
}

declare double @llvm.log.f64(double) #2

define dso_local float @logf(float noundef %x) local_unnamed_addr #0 {
entry:
  %cmp = fcmp olt float %x, 0.000000e+00
  %conv.i = zext i1 %cmp to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.else.i

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %0 = load i32, i32* %error1.i.i, align 4
  %xor2.i.i = select i1 %cmp, i32 33, i32 %0
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %error_if.exit

if.else.i:
  br i1 %cmp, label %if.then2.i, label %error_if.exit

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 33) #6
  br label %error_if.exit

error_if.exit:
  %cmp1 = fcmp oeq float %x, 0.000000e+00
  %conv.i6 = zext i1 %cmp1 to i64
  %call.i7 = call i32 @__midway_is_concrete(i64 noundef %conv.i6) #6
  %tobool.not.i8 = icmp eq i32 %call.i7, 0
  br i1 %tobool.not.i8, label %if.then.i15, label %if.else.i17

if.then.i15:
  %call.i.i.i9 = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i10 = bitcast i8* %call.i.i.i9 to i32*
  %1 = load i32, i32* %error1.i.i10, align 4
  %xor2.i.i14 = select i1 %cmp1, i32 34, i32 %1
  store i32 %xor2.i.i14, i32* %error1.i.i10, align 4
  br label %error_if.exit20

if.else.i17:
  br i1 %cmp1, label %if.then2.i19, label %error_if.exit20

if.then2.i19:
  %call3.i18 = call i32 @__mw_fail(i32 noundef 34) #6
  br label %error_if.exit20

error_if.exit20:
  %2 = call float @llvm.log.f32(float %x)
  ret float %2
}

declare float @llvm.log.f32(float) #2

define dso_local x86_fp80 @logl(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %cmp = fcmp olt x86_fp80 %x, 0xK00000000000000000000
  %conv.i = zext i1 %cmp to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.else.i

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %0 = load i32, i32* %error1.i.i, align 4
  %xor2.i.i = select i1 %cmp, i32 33, i32 %0
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %error_if.exit

if.else.i:
  br i1 %cmp, label %if.then2.i, label %error_if.exit

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 33) #6
  br label %error_if.exit

error_if.exit:
  %cmp1 = fcmp oeq x86_fp80 %x, 0xK00000000000000000000
  %conv.i7 = zext i1 %cmp1 to i64
  %call.i8 = call i32 @__midway_is_concrete(i64 noundef %conv.i7) #6
  %tobool.not.i9 = icmp eq i32 %call.i8, 0
  br i1 %tobool.not.i9, label %if.then.i16, label %if.else.i18

if.then.i16:
  %call.i.i.i10 = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i11 = bitcast i8* %call.i.i.i10 to i32*
  %1 = load i32, i32* %error1.i.i11, align 4
  %xor2.i.i15 = select i1 %cmp1, i32 34, i32 %1
  store i32 %xor2.i.i15, i32* %error1.i.i11, align 4
  br label %error_if.exit21

if.else.i18:
  br i1 %cmp1, label %if.then2.i20, label %error_if.exit21

if.then2.i20:
  %call3.i19 = call i32 @__mw_fail(i32 noundef 34) #6
  br label %error_if.exit21

error_if.exit21:
  %2 = call x86_fp80 @llvm.log.f80(x86_fp80 %x)
  ret x86_fp80 %2
}

declare x86_fp80 @llvm.log.f80(x86_fp80) #2

define dso_local double @log2(double noundef %x) local_unnamed_addr #0 {
entry:
  %cmp = fcmp olt double %x, 0.000000e+00
  %conv.i = zext i1 %cmp to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.else.i

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %0 = load i32, i32* %error1.i.i, align 4
  %xor2.i.i = select i1 %cmp, i32 33, i32 %0
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %error_if.exit

if.else.i:
  br i1 %cmp, label %if.then2.i, label %error_if.exit

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 33) #6
  br label %error_if.exit

error_if.exit:
  %cmp1 = fcmp oeq double %x, 0.000000e+00
  %conv.i6 = zext i1 %cmp1 to i64
  %call.i7 = call i32 @__midway_is_concrete(i64 noundef %conv.i6) #6
  %tobool.not.i8 = icmp eq i32 %call.i7, 0
  br i1 %tobool.not.i8, label %if.then.i15, label %if.else.i17

if.then.i15:
  %call.i.i.i9 = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i10 = bitcast i8* %call.i.i.i9 to i32*
  %1 = load i32, i32* %error1.i.i10, align 4
  %xor2.i.i14 = select i1 %cmp1, i32 34, i32 %1
  store i32 %xor2.i.i14, i32* %error1.i.i10, align 4
  br label %error_if.exit20

if.else.i17:
  br i1 %cmp1, label %if.then2.i19, label %error_if.exit20

if.then2.i19:
  %call3.i18 = call i32 @__mw_fail(i32 noundef 34) #6
  br label %error_if.exit20

error_if.exit20:
  %2 = call double @llvm.log2.f64(double %x)
  ret double %2
}

declare double @llvm.log2.f64(double) #2

define dso_local float @log2f(float noundef %x) local_unnamed_addr #0 {
entry:
  %cmp = fcmp olt float %x, 0.000000e+00
  %conv.i = zext i1 %cmp to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.else.i

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %0 = load i32, i32* %error1.i.i, align 4
  %xor2.i.i = select i1 %cmp, i32 33, i32 %0
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %error_if.exit

if.else.i:
  br i1 %cmp, label %if.then2.i, label %error_if.exit

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 33) #6
  br label %error_if.exit

error_if.exit:
  %cmp1 = fcmp oeq float %x, 0.000000e+00
  %conv.i6 = zext i1 %cmp1 to i64
  %call.i7 = call i32 @__midway_is_concrete(i64 noundef %conv.i6) #6
  %tobool.not.i8 = icmp eq i32 %call.i7, 0
  br i1 %tobool.not.i8, label %if.then.i15, label %if.else.i17

if.then.i15:
  %call.i.i.i9 = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i10 = bitcast i8* %call.i.i.i9 to i32*
  %1 = load i32, i32* %error1.i.i10, align 4
  %xor2.i.i14 = select i1 %cmp1, i32 34, i32 %1
  store i32 %xor2.i.i14, i32* %error1.i.i10, align 4
  br label %error_if.exit20

if.else.i17:
  br i1 %cmp1, label %if.then2.i19, label %error_if.exit20

if.then2.i19:
  %call3.i18 = call i32 @__mw_fail(i32 noundef 34) #6
  br label %error_if.exit20

error_if.exit20:
  %2 = call float @llvm.log2.f32(float %x)
  ret float %2
}

declare float @llvm.log2.f32(float) #2

define dso_local x86_fp80 @log2l(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %cmp = fcmp olt x86_fp80 %x, 0xK00000000000000000000
  %conv.i = zext i1 %cmp to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.else.i

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %0 = load i32, i32* %error1.i.i, align 4
  %xor2.i.i = select i1 %cmp, i32 33, i32 %0
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %error_if.exit

if.else.i:
  br i1 %cmp, label %if.then2.i, label %error_if.exit

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 33) #6
  br label %error_if.exit

error_if.exit:
  %cmp1 = fcmp oeq x86_fp80 %x, 0xK00000000000000000000
  %conv.i7 = zext i1 %cmp1 to i64
  %call.i8 = call i32 @__midway_is_concrete(i64 noundef %conv.i7) #6
  %tobool.not.i9 = icmp eq i32 %call.i8, 0
  br i1 %tobool.not.i9, label %if.then.i16, label %if.else.i18

if.then.i16:
  %call.i.i.i10 = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i11 = bitcast i8* %call.i.i.i10 to i32*
  %1 = load i32, i32* %error1.i.i11, align 4
  %xor2.i.i15 = select i1 %cmp1, i32 34, i32 %1
  store i32 %xor2.i.i15, i32* %error1.i.i11, align 4
  br label %error_if.exit21

if.else.i18:
  br i1 %cmp1, label %if.then2.i20, label %error_if.exit21

if.then2.i20:
  %call3.i19 = call i32 @__mw_fail(i32 noundef 34) #6
  br label %error_if.exit21

error_if.exit21:
  %2 = call x86_fp80 @llvm.log2.f80(x86_fp80 %x)
  ret x86_fp80 %2
}

declare x86_fp80 @llvm.log2.f80(x86_fp80) #2

define dso_local double @log10(double noundef %x) local_unnamed_addr #0 {
entry:
  %cmp = fcmp olt double %x, 0.000000e+00
  %conv.i = zext i1 %cmp to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.else.i

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %0 = load i32, i32* %error1.i.i, align 4
  %xor2.i.i = select i1 %cmp, i32 33, i32 %0
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %error_if.exit

if.else.i:
  br i1 %cmp, label %if.then2.i, label %error_if.exit

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 33) #6
  br label %error_if.exit

error_if.exit:
  %cmp1 = fcmp oeq double %x, 0.000000e+00
  %conv.i6 = zext i1 %cmp1 to i64
  %call.i7 = call i32 @__midway_is_concrete(i64 noundef %conv.i6) #6
  %tobool.not.i8 = icmp eq i32 %call.i7, 0
  br i1 %tobool.not.i8, label %if.then.i15, label %if.else.i17

if.then.i15:
  %call.i.i.i9 = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i10 = bitcast i8* %call.i.i.i9 to i32*
  %1 = load i32, i32* %error1.i.i10, align 4
  %xor2.i.i14 = select i1 %cmp1, i32 34, i32 %1
  store i32 %xor2.i.i14, i32* %error1.i.i10, align 4
  br label %error_if.exit20

if.else.i17:
  br i1 %cmp1, label %if.then2.i19, label %error_if.exit20

if.then2.i19:
  %call3.i18 = call i32 @__mw_fail(i32 noundef 34) #6
  br label %error_if.exit20

error_if.exit20:
  %2 = call double @llvm.log10.f64(double %x)
  ret double %2
}

declare double @llvm.log10.f64(double) #2

define dso_local float @log10f(float noundef %x) local_unnamed_addr #0 {
entry:
  %cmp = fcmp olt float %x, 0.000000e+00
  %conv.i = zext i1 %cmp to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.else.i

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %0 = load i32, i32* %error1.i.i, align 4
  %xor2.i.i = select i1 %cmp, i32 33, i32 %0
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %error_if.exit

if.else.i:
  br i1 %cmp, label %if.then2.i, label %error_if.exit

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 33) #6
  br label %error_if.exit

error_if.exit:
  %cmp1 = fcmp oeq float %x, 0.000000e+00
  %conv.i6 = zext i1 %cmp1 to i64
  %call.i7 = call i32 @__midway_is_concrete(i64 noundef %conv.i6) #6
  %tobool.not.i8 = icmp eq i32 %call.i7, 0
  br i1 %tobool.not.i8, label %if.then.i15, label %if.else.i17

if.then.i15:
  %call.i.i.i9 = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i10 = bitcast i8* %call.i.i.i9 to i32*
  %1 = load i32, i32* %error1.i.i10, align 4
  %xor2.i.i14 = select i1 %cmp1, i32 34, i32 %1
  store i32 %xor2.i.i14, i32* %error1.i.i10, align 4
  br label %error_if.exit20

if.else.i17:
  br i1 %cmp1, label %if.then2.i19, label %error_if.exit20

if.then2.i19:
  %call3.i18 = call i32 @__mw_fail(i32 noundef 34) #6
  br label %error_if.exit20

error_if.exit20:
  %2 = call float @llvm.log10.f32(float %x)
  ret float %2
}

declare float @llvm.log10.f32(float) #2

define dso_local x86_fp80 @log10l(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %cmp = fcmp olt x86_fp80 %x, 0xK00000000000000000000
  %conv.i = zext i1 %cmp to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.else.i

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %0 = load i32, i32* %error1.i.i, align 4
  %xor2.i.i = select i1 %cmp, i32 33, i32 %0
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %error_if.exit

if.else.i:
  br i1 %cmp, label %if.then2.i, label %error_if.exit

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 33) #6
  br label %error_if.exit

error_if.exit:
  %cmp1 = fcmp oeq x86_fp80 %x, 0xK00000000000000000000
  %conv.i7 = zext i1 %cmp1 to i64
  %call.i8 = call i32 @__midway_is_concrete(i64 noundef %conv.i7) #6
  %tobool.not.i9 = icmp eq i32 %call.i8, 0
  br i1 %tobool.not.i9, label %if.then.i16, label %if.else.i18

if.then.i16:
  %call.i.i.i10 = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i11 = bitcast i8* %call.i.i.i10 to i32*
  %1 = load i32, i32* %error1.i.i11, align 4
  %xor2.i.i15 = select i1 %cmp1, i32 34, i32 %1
  store i32 %xor2.i.i15, i32* %error1.i.i11, align 4
  br label %error_if.exit21

if.else.i18:
  br i1 %cmp1, label %if.then2.i20, label %error_if.exit21

if.then2.i20:
  %call3.i19 = call i32 @__mw_fail(i32 noundef 34) #6
  br label %error_if.exit21

error_if.exit21:
  %2 = call x86_fp80 @llvm.log10.f80(x86_fp80 %x)
  ret x86_fp80 %2
}

declare x86_fp80 @llvm.log10.f80(x86_fp80) #2

define dso_local double @pow(double noundef %x, double noundef %y) local_unnamed_addr #0 {
entry:
  %set.i = alloca i8, align 1
  %0 = call double @llvm.pow.f64(double %x, double %y)
  %cmp = fcmp olt double %x, 0x7FF0000000000000
  %cmp1 = fcmp ogt double %x, 0xFFF0000000000000
  %and57 = and i1 %cmp, %cmp1
  %cmp3 = fcmp olt double %y, 0x7FF0000000000000
  %cmp5 = fcmp ogt double %y, 0xFFF0000000000000
  %and758 = and i1 %cmp3, %cmp5
  %and859 = and i1 %and57, %and758
  %cmp9 = fcmp uno double %0, 0.000000e+00
  %and1160 = and i1 %cmp9, %and859
  %conv.i = zext i1 %and1160 to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.else.i

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %1 = load i32, i32* %error1.i.i, align 4
  %xor2.i.i = select i1 %and1160, i32 33, i32 %1
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %error_if.exit

if.else.i:
  br i1 %and1160, label %if.then2.i, label %error_if.exit

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 33) #6
  br label %error_if.exit

error_if.exit:
  %cmp23 = fcmp oeq double %0, 0x7FF0000000000000
  %cmp25 = fcmp oeq double %0, 0xFFF0000000000000
  %or61 = or i1 %cmp23, %cmp25
  %cmp27 = fcmp oeq double %0, 0.000000e+00
  %cmp29 = fcmp une double %x, 0.000000e+00
  %and3162 = and i1 %cmp29, %cmp27
  %or3263 = or i1 %or61, %and3162
  %and3364 = and i1 %and859, %or3263
  %conv.i65 = zext i1 %and3364 to i64
  %call.i66 = call i32 @__midway_is_concrete(i64 noundef %conv.i65) #6
  %tobool.not.i67 = icmp eq i32 %call.i66, 0
  br i1 %tobool.not.i67, label %if.then.i74, label %if.else.i76

if.then.i74:
  %call.i.i.i68 = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i69 = bitcast i8* %call.i.i.i68 to i32*
  %2 = load i32, i32* %error1.i.i69, align 4
  %xor2.i.i73 = select i1 %and3364, i32 34, i32 %2
  store i32 %xor2.i.i73, i32* %error1.i.i69, align 4
  br label %error_if.exit79

if.else.i76:
  br i1 %and3364, label %if.then2.i78, label %error_if.exit79

if.then2.i78:
  %call3.i77 = call i32 @__mw_fail(i32 noundef 34) #6
  br label %error_if.exit79

error_if.exit79:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %set.i) #7
  %call.i80 = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.i = icmp eq i32 %call.i80, 0
  br i1 %tobool.i, label %if.end.i, label %range_if.exit

if.end.i:
  call void @__midway_havoc(i8* noundef nonnull %set.i, i64 noundef 1) #6
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %range_if.exit

if.then.i.i:
  %call.i.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %range_if.exit

range_if.exit:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %set.i) #7
  ret double %0
}

declare double @llvm.pow.f64(double, double) #2

define dso_local float @powf(float noundef %x, float noundef %y) local_unnamed_addr #0 {
entry:
  %set.i = alloca i8, align 1
  %0 = call float @llvm.pow.f32(float %x, float %y)
  %cmp = fcmp olt float %x, 0x7FF0000000000000
  %cmp3 = fcmp ogt float %x, 0xFFF0000000000000
  %and68 = and i1 %cmp, %cmp3
  %cmp6 = fcmp olt float %y, 0x7FF0000000000000
  %cmp9 = fcmp ogt float %y, 0xFFF0000000000000
  %and1169 = and i1 %cmp6, %cmp9
  %and1270 = and i1 %and68, %and1169
  %cmp13 = fcmp uno float %0, 0.000000e+00
  %and1571 = and i1 %cmp13, %and1270
  %conv.i = zext i1 %and1571 to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.else.i

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %1 = load i32, i32* %error1.i.i, align 4
  %xor2.i.i = select i1 %and1571, i32 33, i32 %1
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %error_if.exit

if.else.i:
  br i1 %and1571, label %if.then2.i, label %error_if.exit

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 33) #6
  br label %error_if.exit

error_if.exit:
  %cmp32 = fcmp oeq float %0, 0x7FF0000000000000
  %cmp35 = fcmp oeq float %0, 0xFFF0000000000000
  %or72 = or i1 %cmp32, %cmp35
  %cmp37 = fcmp oeq float %0, 0.000000e+00
  %cmp39 = fcmp une float %x, 0.000000e+00
  %and4173 = and i1 %cmp39, %cmp37
  %or4274 = or i1 %or72, %and4173
  %and4375 = and i1 %and1270, %or4274
  %conv.i76 = zext i1 %and4375 to i64
  %call.i77 = call i32 @__midway_is_concrete(i64 noundef %conv.i76) #6
  %tobool.not.i78 = icmp eq i32 %call.i77, 0
  br i1 %tobool.not.i78, label %if.then.i85, label %if.else.i87

if.then.i85:
  %call.i.i.i79 = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i80 = bitcast i8* %call.i.i.i79 to i32*
  %2 = load i32, i32* %error1.i.i80, align 4
  %xor2.i.i84 = select i1 %and4375, i32 34, i32 %2
  store i32 %xor2.i.i84, i32* %error1.i.i80, align 4
  br label %error_if.exit90

if.else.i87:
  br i1 %and4375, label %if.then2.i89, label %error_if.exit90

if.then2.i89:
  %call3.i88 = call i32 @__mw_fail(i32 noundef 34) #6
  br label %error_if.exit90

error_if.exit90:
  %cmp44 = fcmp olt float %0, 0.000000e+00
  %fneg = fneg float %0
  %cond = select i1 %cmp44, float %fneg, float %0
  %conv46 = fpext float %cond to double
  %cmp47 = fcmp oeq double %conv46, 0x36A0000000000000
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %set.i) #7
  %3 = zext i1 %cmp47 to i64
  %call.i91 = call i32 @__midway_is_concrete(i64 noundef %3) #6
  %tobool.i = icmp eq i32 %call.i91, 0
  %or.cond.i = or i1 %cmp47, %tobool.i
  br i1 %or.cond.i, label %if.end.i, label %range_if.exit

if.end.i:
  %conv48 = zext i1 %cmp47 to i32
  call void @__midway_havoc(i8* noundef nonnull %set.i, i64 noundef 1) #6
  %4 = load i8, i8* %set.i, align 1
  %conv2.i = zext i8 %4 to i32
  %and3.i = and i32 %conv2.i, %conv48
  %conv.i.i = zext i32 %and3.i to i64
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef %conv.i.i) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %if.else.i.i

if.then.i.i:
  %call.i.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i.i = bitcast i8* %call.i.i.i.i to i32*
  %5 = load i32, i32* %error1.i.i.i, align 4
  %xor.i.i.i = xor i32 %5, 34
  %sub.i.i.i = sub nsw i32 0, %and3.i
  %and.i.i.i = and i32 %xor.i.i.i, %sub.i.i.i
  %xor2.i.i.i = xor i32 %and.i.i.i, %5
  store i32 %xor2.i.i.i, i32* %error1.i.i.i, align 4
  br label %range_if.exit

if.else.i.i:
  %tobool1.not.i.i = icmp eq i32 %and3.i, 0
  br i1 %tobool1.not.i.i, label %range_if.exit, label %if.then2.i.i

if.then2.i.i:
  %call3.i.i = call i32 @__mw_fail(i32 noundef 34) #6
  br label %range_if.exit

range_if.exit:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %set.i) #7
  ret float %0
}

declare float @llvm.pow.f32(float, float) #2

define dso_local x86_fp80 @powl(x86_fp80 noundef %x, x86_fp80 noundef %y) local_unnamed_addr #0 {
entry:
  %set.i = alloca i8, align 1
  %0 = call x86_fp80 @llvm.pow.f80(x86_fp80 %x, x86_fp80 %y)
  %cmp = fcmp olt x86_fp80 %x, 0xK7FFF8000000000000000
  %cmp1 = fcmp ogt x86_fp80 %x, 0xKFFFF8000000000000000
  %and58 = and i1 %cmp, %cmp1
  %cmp3 = fcmp olt x86_fp80 %y, 0xK7FFF8000000000000000
  %cmp5 = fcmp ogt x86_fp80 %y, 0xKFFFF8000000000000000
  %and759 = and i1 %cmp3, %cmp5
  %and860 = and i1 %and58, %and759
  %cmp9 = fcmp uno x86_fp80 %0, 0xK00000000000000000000
  %and1161 = and i1 %cmp9, %and860
  %conv.i = zext i1 %and1161 to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.else.i

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %1 = load i32, i32* %error1.i.i, align 4
  %xor2.i.i = select i1 %and1161, i32 33, i32 %1
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %error_if.exit

if.else.i:
  br i1 %and1161, label %if.then2.i, label %error_if.exit

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 33) #6
  br label %error_if.exit

error_if.exit:
  %cmp23 = fcmp oeq x86_fp80 %0, 0xK7FFF8000000000000000
  %cmp25 = fcmp oeq x86_fp80 %0, 0xKFFFF8000000000000000
  %or62 = or i1 %cmp23, %cmp25
  %cmp27 = fcmp oeq x86_fp80 %0, 0xK00000000000000000000
  %cmp29 = fcmp une x86_fp80 %x, 0xK00000000000000000000
  %and3163 = and i1 %cmp29, %cmp27
  %or3264 = or i1 %or62, %and3163
  %and3365 = and i1 %and860, %or3264
  %conv.i66 = zext i1 %and3365 to i64
  %call.i67 = call i32 @__midway_is_concrete(i64 noundef %conv.i66) #6
  %tobool.not.i68 = icmp eq i32 %call.i67, 0
  br i1 %tobool.not.i68, label %if.then.i75, label %if.else.i77

if.then.i75:
  %call.i.i.i69 = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i70 = bitcast i8* %call.i.i.i69 to i32*
  %2 = load i32, i32* %error1.i.i70, align 4
  %xor2.i.i74 = select i1 %and3365, i32 34, i32 %2
  store i32 %xor2.i.i74, i32* %error1.i.i70, align 4
  br label %error_if.exit80

if.else.i77:
  br i1 %and3365, label %if.then2.i79, label %error_if.exit80

if.then2.i79:
  %call3.i78 = call i32 @__mw_fail(i32 noundef 34) #6
  br label %error_if.exit80

error_if.exit80:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %set.i) #7
  %call.i81 = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.i = icmp eq i32 %call.i81, 0
  br i1 %tobool.i, label %if.end.i, label %range_if.exit

if.end.i:
  call void @__midway_havoc(i8* noundef nonnull %set.i, i64 noundef 1) #6
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %range_if.exit

if.then.i.i:
  %call.i.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %range_if.exit

range_if.exit:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %set.i) #7
  ret x86_fp80 %0
}

declare x86_fp80 @llvm.pow.f80(x86_fp80, x86_fp80) #2

define dso_local double @fmin(double noundef %x, double noundef %y) local_unnamed_addr #3 {
entry:
  %0 = call double @llvm.minnum.f64(double %x, double %y)
  ret double %0
}

declare double @llvm.minnum.f64(double, double) #2

define dso_local float @fminf(float noundef %x, float noundef %y) local_unnamed_addr #3 {
entry:
  %0 = call float @llvm.minnum.f32(float %x, float %y)
  ret float %0
}

declare float @llvm.minnum.f32(float, float) #2

define dso_local x86_fp80 @fminl(x86_fp80 noundef %x, x86_fp80 noundef %y) local_unnamed_addr #3 {
entry:
  %0 = call x86_fp80 @llvm.minnum.f80(x86_fp80 %x, x86_fp80 %y)
  ret x86_fp80 %0
}

declare x86_fp80 @llvm.minnum.f80(x86_fp80, x86_fp80) #2

define dso_local double @fmax(double noundef %x, double noundef %y) local_unnamed_addr #3 {
entry:
  %0 = call double @llvm.maxnum.f64(double %x, double %y)
  ret double %0
}

declare double @llvm.maxnum.f64(double, double) #2

define dso_local float @fmaxf(float noundef %x, float noundef %y) local_unnamed_addr #3 {
entry:
  %0 = call float @llvm.maxnum.f32(float %x, float %y)
  ret float %0
}

declare float @llvm.maxnum.f32(float, float) #2

define dso_local x86_fp80 @fmaxl(x86_fp80 noundef %x, x86_fp80 noundef %y) local_unnamed_addr #3 {
entry:
  %0 = call x86_fp80 @llvm.maxnum.f80(x86_fp80 %x, x86_fp80 %y)
  ret x86_fp80 %0
}

declare x86_fp80 @llvm.maxnum.f80(x86_fp80, x86_fp80) #2

define dso_local double @copysign(double noundef %x, double noundef %y) local_unnamed_addr #3 {
entry:
  %0 = call double @llvm.copysign.f64(double %x, double %y)
  ret double %0
}

declare double @llvm.copysign.f64(double, double) #2

define dso_local float @copysignf(float noundef %x, float noundef %y) local_unnamed_addr #3 {
entry:
  %0 = call float @llvm.copysign.f32(float %x, float %y)
  ret float %0
}

declare float @llvm.copysign.f32(float, float) #2

define dso_local x86_fp80 @copysignl(x86_fp80 noundef %x, x86_fp80 noundef %y) local_unnamed_addr #3 {
entry:
  %0 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %x, x86_fp80 %y)
  ret x86_fp80 %0
}

declare x86_fp80 @llvm.copysign.f80(x86_fp80, x86_fp80) #2

define dso_local double @fmod(double noundef %x, double noundef %y) local_unnamed_addr #0 {
entry:
  %cmp = fcmp oeq double %x, 0x7FF0000000000000
  %cmp1 = fcmp oeq double %x, 0xFFF0000000000000
  %or21 = or i1 %cmp, %cmp1
  %cmp3 = fcmp oeq double %y, 0.000000e+00
  %or522 = or i1 %or21, %cmp3
  %0 = fcmp ord double %y, %x
  %and1224 = and i1 %0, %or522
  %conv.i = zext i1 %and1224 to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.else.i

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %1 = load i32, i32* %error1.i.i, align 4
  %xor2.i.i = select i1 %and1224, i32 33, i32 %1
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %error_if.exit

if.else.i:
  br i1 %and1224, label %if.then2.i, label %error_if.exit

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 33) #6
  br label %error_if.exit

error_if.exit:
  %fmod = frem double %x, %y
  ret double %fmod
}

define dso_local float @fmodf(float noundef %x, float noundef %y) local_unnamed_addr #0 {
entry:
  %cmp = fcmp oeq float %x, 0x7FF0000000000000
  %cmp3 = fcmp oeq float %x, 0xFFF0000000000000
  %or23 = or i1 %cmp, %cmp3
  %cmp5 = fcmp oeq float %y, 0.000000e+00
  %or724 = or i1 %or23, %cmp5
  %0 = fcmp ord float %y, %x
  %and1426 = and i1 %0, %or724
  %conv.i = zext i1 %and1426 to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.else.i

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %1 = load i32, i32* %error1.i.i, align 4
  %xor2.i.i = select i1 %and1426, i32 33, i32 %1
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %error_if.exit

if.else.i:
  br i1 %and1426, label %if.then2.i, label %error_if.exit

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 33) #6
  br label %error_if.exit

error_if.exit:
  %fmod = frem float %x, %y
  ret float %fmod
}

define dso_local x86_fp80 @fmodl(x86_fp80 noundef %x, x86_fp80 noundef %y) local_unnamed_addr #0 {
entry:
  %cmp = fcmp oeq x86_fp80 %x, 0xK7FFF8000000000000000
  %cmp1 = fcmp oeq x86_fp80 %x, 0xKFFFF8000000000000000
  %or22 = or i1 %cmp, %cmp1
  %cmp3 = fcmp oeq x86_fp80 %y, 0xK00000000000000000000
  %or523 = or i1 %or22, %cmp3
  %0 = fcmp ord x86_fp80 %y, %x
  %and1225 = and i1 %0, %or523
  %conv.i = zext i1 %and1225 to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.else.i

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %1 = load i32, i32* %error1.i.i, align 4
  %xor2.i.i = select i1 %and1225, i32 33, i32 %1
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %error_if.exit

if.else.i:
  br i1 %and1225, label %if.then2.i, label %error_if.exit

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 33) #6
  br label %error_if.exit

error_if.exit:
  %fmod = frem x86_fp80 %x, %y
  ret x86_fp80 %fmod
}

define dso_local double @fma(double noundef %x, double noundef %y, double noundef %z) local_unnamed_addr #3 {
entry:
  %0 = call double @llvm.fma.f64(double %x, double %y, double %z)
  ret double %0
}

declare double @llvm.fma.f64(double, double, double) #2

define dso_local float @fmaf(float noundef %x, float noundef %y, float noundef %z) local_unnamed_addr #3 {
entry:
  %0 = call float @llvm.fma.f32(float %x, float %y, float %z)
  ret float %0
}

declare float @llvm.fma.f32(float, float, float) #2

define dso_local i64 @lround(double noundef %x) local_unnamed_addr #3 {
entry:
  %0 = call double @llvm.round.f64(double %x)
  %conv = fptosi double %0 to i64
  ret i64 %conv
}

define dso_local i64 @llround(double noundef %x) local_unnamed_addr #3 {
entry:
  %0 = call double @llvm.round.f64(double %x)
  %conv = fptosi double %0 to i64
  ret i64 %conv
}

define dso_local i64 @lrint(double noundef %x) local_unnamed_addr #3 {
entry:
  %0 = call double @llvm.rint.f64(double %x)
  %conv = fptosi double %0 to i64
  ret i64 %conv
}

define dso_local i64 @llrint(double noundef %x) local_unnamed_addr #3 {
entry:
  %0 = call double @llvm.rint.f64(double %x)
  %conv = fptosi double %0 to i64
  ret i64 %conv
}

define dso_local i64 @lroundf(float noundef %x) local_unnamed_addr #3 {
entry:
  %0 = call float @llvm.round.f32(float %x)
  %conv = fptosi float %0 to i64
  ret i64 %conv
}

define dso_local i64 @lrintf(float noundef %x) local_unnamed_addr #3 {
entry:
  %0 = call float @llvm.rint.f32(float %x)
  %conv = fptosi float %0 to i64
  ret i64 %conv
}

define dso_local double @fdim(double noundef %x, double noundef %y) local_unnamed_addr #0 {
entry:
  %cmp = fcmp ogt double %x, %y
  %sub = fsub double %x, %y
  %cmp1 = fcmp ole double %x, %y
  %add = fadd double %x, %y
  %cond = select i1 %cmp1, double 0.000000e+00, double %add
  %cond5 = select i1 %cmp, double %sub, double %cond
  %cmp6 = fcmp olt double %x, 0x7FF0000000000000
  %cmp7 = fcmp ogt double %x, 0xFFF0000000000000
  %and33 = and i1 %cmp6, %cmp7
  %cmp9 = fcmp olt double %y, 0x7FF0000000000000
  %cmp11 = fcmp ogt double %y, 0xFFF0000000000000
  %and1334 = and i1 %cmp9, %cmp11
  %and1435 = and i1 %and33, %and1334
  %cmp15 = fcmp oeq double %cond5, 0x7FF0000000000000
  %cmp17 = fcmp oeq double %cond5, 0xFFF0000000000000
  %or36 = or i1 %cmp15, %cmp17
  %and1937 = and i1 %and1435, %or36
  %conv.i = zext i1 %and1937 to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.else.i

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %0 = load i32, i32* %error1.i.i, align 4
  %xor2.i.i = select i1 %and1937, i32 34, i32 %0
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %error_if.exit

if.else.i:
  br i1 %and1937, label %if.then2.i, label %error_if.exit

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 34) #6
  br label %error_if.exit

error_if.exit:
  ret double %cond5
}

define dso_local double @hypot(double noundef %x, double noundef %y) local_unnamed_addr #0 {
entry:
  %0 = call double @llvm.fabs.f64(double %x) #7
  %1 = call double @llvm.fabs.f64(double %y) #7
  %cmp.i = fcmp ogt double %0, 0x7FEFFFFFFFFFFFFF
  %cmp1.i = fcmp ogt double %1, 0x7FEFFFFFFFFFFFFF
  %or.cond.i = select i1 %cmp.i, i1 true, i1 %cmp1.i
  br i1 %or.cond.i, label %hypotenuse.exit, label %if.end.i

if.end.i:
  %cmp2.i = fcmp ogt double %0, %1
  %cond.i = select i1 %cmp2.i, double %0, double %1
  %cmp3.i = fcmp ogt double %cond.i, 0x5F30000000000000
  %cmp6.i = fcmp olt double %cond.i, 0x26F0000000000000
  %cond7.i = select i1 %cmp6.i, double 0x1A70000000000000, double 1.000000e+00
  %cond9.i = select i1 %cmp3.i, double 0x6570000000000000, double %cond7.i
  %div.i = fdiv double %0, %cond9.i
  %div10.i = fdiv double %1, %cond9.i
  %mul11.i = fmul double %div10.i, %div10.i
  %2 = call double @llvm.fmuladd.f64(double %div.i, double %div.i, double %mul11.i) #7
  %3 = call double @llvm.sqrt.f64(double %2) #7
  %mul.i = fmul double %cond9.i, %3
  br label %hypotenuse.exit

hypotenuse.exit:
  %retval.0.i = phi double [ %mul.i, %if.end.i ], [ 0x7FF0000000000000, %entry ]
  %cmp = fcmp olt double %x, 0x7FF0000000000000
  %cmp1 = fcmp ogt double %x, 0xFFF0000000000000
  %and21 = and i1 %cmp, %cmp1
  %cmp3 = fcmp olt double %y, 0x7FF0000000000000
  %cmp5 = fcmp ogt double %y, 0xFFF0000000000000
  %and722 = and i1 %cmp3, %cmp5
  %and823 = and i1 %and21, %and722
  %cmp9 = fcmp oeq double %retval.0.i, 0x7FF0000000000000
  %and1325 = and i1 %and823, %cmp9
  %conv.i = zext i1 %and1325 to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.else.i

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %4 = load i32, i32* %error1.i.i, align 4
  %xor2.i.i = select i1 %and1325, i32 34, i32 %4
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %error_if.exit

if.else.i:
  br i1 %and1325, label %if.then2.i, label %error_if.exit

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 34) #6
  br label %error_if.exit

error_if.exit:
  ret double %retval.0.i
}

define dso_local float @hypotf(float noundef %x, float noundef %y) local_unnamed_addr #0 {
entry:
  %0 = call float @llvm.fabs.f32(float %x)
  %1 = fpext float %0 to double
  %2 = call float @llvm.fabs.f32(float %y)
  %3 = fpext float %2 to double
  %cmp.i = fcmp ogt double %1, 0x7FEFFFFFFFFFFFFF
  %cmp1.i = fcmp ogt double %3, 0x7FEFFFFFFFFFFFFF
  %or.cond.i = select i1 %cmp.i, i1 true, i1 %cmp1.i
  br i1 %or.cond.i, label %hypotenuse.exit, label %if.end.i

if.end.i:
  %cmp2.i = fcmp ogt float %0, %2
  %cond.i = select i1 %cmp2.i, double %1, double %3
  %cmp3.i = fcmp ogt double %cond.i, 0x5F30000000000000
  %cmp6.i = fcmp olt double %cond.i, 0x26F0000000000000
  %cond7.i = select i1 %cmp6.i, double 0x1A70000000000000, double 1.000000e+00
  %cond9.i = select i1 %cmp3.i, double 0x6570000000000000, double %cond7.i
  %div.i = fdiv double %1, %cond9.i
  %div10.i = fdiv double %3, %cond9.i
  %mul11.i = fmul double %div10.i, %div10.i
  %4 = call double @llvm.fmuladd.f64(double %div.i, double %div.i, double %mul11.i) #7
  %5 = call double @llvm.sqrt.f64(double %4) #7
  %mul.i = fmul double %cond9.i, %5
  %phi.cast = fptrunc double %mul.i to float
  br label %hypotenuse.exit

hypotenuse.exit:
  %retval.0.i = phi float [ %phi.cast, %if.end.i ], [ 0x7FF0000000000000, %entry ]
  %cmp = fcmp olt float %x, 0x7FF0000000000000
  %cmp6 = fcmp ogt float %x, 0xFFF0000000000000
  %and30 = and i1 %cmp, %cmp6
  %cmp9 = fcmp olt float %y, 0x7FF0000000000000
  %cmp12 = fcmp ogt float %y, 0xFFF0000000000000
  %and1431 = and i1 %cmp9, %cmp12
  %and1532 = and i1 %and30, %and1431
  %cmp17 = fcmp oeq float %retval.0.i, 0x7FF0000000000000
  %and2234 = and i1 %and1532, %cmp17
  %conv.i = zext i1 %and2234 to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.else.i

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %6 = load i32, i32* %error1.i.i, align 4
  %xor2.i.i = select i1 %and2234, i32 34, i32 %6
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %error_if.exit

if.else.i:
  br i1 %and2234, label %if.then2.i, label %error_if.exit

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 34) #6
  br label %error_if.exit

error_if.exit:
  ret float %retval.0.i
}

define dso_local double @modf(double noundef %x, double* noundef %whole) local_unnamed_addr #0 {
entry:
  %0 = call double @llvm.trunc.f64(double %x)
  %1 = bitcast double* %whole to i8*
  call void @__midway_check(i8* noundef %1, i64 noundef 8, i32 noundef 1) #6
  store double %0, double* %whole, align 8
  %cmp = fcmp oeq double %0, %x
  %sub = fsub double %x, %0
  %cond = select i1 %cmp, double 0.000000e+00, double %sub
  %2 = call double @llvm.copysign.f64(double %cond, double %x)
  ret double %2
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #4

define dso_local i32 @isnan(double noundef %x) local_unnamed_addr #5 {
entry:
  %cmp = fcmp uno double %x, 0.000000e+00
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define dso_local i32 @__isnan(double noundef %x) local_unnamed_addr #5 {
entry:
  %cmp = fcmp uno double %x, 0.000000e+00
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define dso_local i32 @__isnanf(float noundef %x) local_unnamed_addr #5 {
entry:
  %cmp = fcmp uno float %x, 0.000000e+00
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define dso_local i32 @__isnanl(x86_fp80 noundef %x) local_unnamed_addr #5 {
entry:
  %cmp = fcmp uno x86_fp80 %x, 0xK00000000000000000000
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define dso_local i32 @isnanf(float noundef %x) local_unnamed_addr #5 {
entry:
  %cmp = fcmp uno float %x, 0.000000e+00
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define dso_local i32 @isinf(double noundef %x) local_unnamed_addr #5 {
entry:
  %0 = bitcast double %x to i64
  %and.i = and i64 %0, 9223372036854775807
  %cmp = icmp eq i64 %and.i, 9218868437227405312
  %cmp1 = fcmp ogt double %x, 0.000000e+00
  %cond = select i1 %cmp1, i32 1, i32 -1
  %cond2 = select i1 %cmp, i32 %cond, i32 0
  ret i32 %cond2
}

define dso_local i32 @__isinf(double noundef %x) local_unnamed_addr #5 {
entry:
  %0 = bitcast double %x to i64
  %and.i.i = and i64 %0, 9223372036854775807
  %cmp.i = icmp eq i64 %and.i.i, 9218868437227405312
  %cmp1.i = fcmp ogt double %x, 0.000000e+00
  %cond.i = select i1 %cmp1.i, i32 1, i32 -1
  %cond2.i = select i1 %cmp.i, i32 %cond.i, i32 0
  ret i32 %cond2.i
}

define dso_local i32 @__isinff(float noundef %x) local_unnamed_addr #5 {
entry:
  %conv = fpext float %x to double
  %0 = bitcast double %conv to i64
  %and.i.i = and i64 %0, 9223372036854775807
  %cmp.i = icmp eq i64 %and.i.i, 9218868437227405312
  %cmp1.i = fcmp ogt float %x, 0.000000e+00
  %cond.i = select i1 %cmp1.i, i32 1, i32 -1
  %cond2.i = select i1 %cmp.i, i32 %cond.i, i32 0
  ret i32 %cond2.i
}

define dso_local i32 @__isinfl(x86_fp80 noundef %x) local_unnamed_addr #5 {
entry:
  %conv = fptrunc x86_fp80 %x to double
  %0 = bitcast double %conv to i64
  %and.i.i = and i64 %0, 9223372036854775807
  %cmp.i = icmp eq i64 %and.i.i, 9218868437227405312
  %cmp1.i = fcmp ogt double %conv, 0.000000e+00
  %cond.i = select i1 %cmp1.i, i32 1, i32 -1
  %cond2.i = select i1 %cmp.i, i32 %cond.i, i32 0
  ret i32 %cond2.i
}

define dso_local i32 @isinff(float noundef %x) local_unnamed_addr #5 {
entry:
  %conv = fpext float %x to double
  %0 = bitcast double %conv to i64
  %and.i.i = and i64 %0, 9223372036854775807
  %cmp.i = icmp eq i64 %and.i.i, 9218868437227405312
  %cmp1.i = fcmp ogt float %x, 0.000000e+00
  %cond.i = select i1 %cmp1.i, i32 1, i32 -1
  %cond2.i = select i1 %cmp.i, i32 %cond.i, i32 0
  ret i32 %cond2.i
}

define dso_local i32 @finite(double noundef %x) local_unnamed_addr #5 {
entry:
  %0 = bitcast double %x to i64
  %and.i = and i64 %0, 9218868437227405312
  %cmp = icmp ne i64 %and.i, 9218868437227405312
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define dso_local i32 @__finite(double noundef %x) local_unnamed_addr #5 {
entry:
  %0 = bitcast double %x to i64
  %and.i = and i64 %0, 9218868437227405312
  %cmp = icmp ne i64 %and.i, 9218868437227405312
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define dso_local i32 @__finitef(float noundef %x) local_unnamed_addr #5 {
entry:
  %conv = fpext float %x to double
  %0 = bitcast double %conv to i64
  %and.i = and i64 %0, 9218868437227405312
  %cmp = icmp ne i64 %and.i, 9218868437227405312
  %conv1 = zext i1 %cmp to i32
  ret i32 %conv1
}

define dso_local i32 @__finitel(x86_fp80 noundef %x) local_unnamed_addr #5 {
entry:
  %conv = fptrunc x86_fp80 %x to double
  %0 = bitcast double %conv to i64
  %and.i = and i64 %0, 9218868437227405312
  %cmp = icmp ne i64 %and.i, 9218868437227405312
  %conv1 = zext i1 %cmp to i32
  ret i32 %conv1
}

define dso_local i32 @__signbit(double noundef %x) local_unnamed_addr #5 {
entry:
  %0 = bitcast double %x to i64
  %.lobit = lshr i64 %0, 63
  %1 = trunc i64 %.lobit to i32
  ret i32 %1
}

define dso_local i32 @__signbitf(float noundef %x) local_unnamed_addr #5 {
entry:
  %conv = fpext float %x to double
  %0 = bitcast double %conv to i64
  %.lobit.i = lshr i64 %0, 63
  %1 = trunc i64 %.lobit.i to i32
  ret i32 %1
}

define dso_local i32 @__signbitl(x86_fp80 noundef %x) local_unnamed_addr #5 {
entry:
  %conv = fptrunc x86_fp80 %x to double
  %0 = bitcast double %conv to i64
  %.lobit.i = lshr i64 %0, 63
  %1 = trunc i64 %.lobit.i to i32
  ret i32 %1
}

define dso_local i32 @__fpclassify(double noundef %x) local_unnamed_addr #5 {
entry:
  %0 = bitcast double %x to i64
  %and.i = and i64 %0, 9223372036854775807
  %cmp = icmp eq i64 %and.i, 0
  br i1 %cmp, label %cleanup, label %if.end

if.end:
  %cmp1 = icmp ugt i64 %and.i, 9218868437227405312
  br i1 %cmp1, label %cleanup, label %if.end3

if.end3:
  %cmp4 = icmp eq i64 %and.i, 9218868437227405312
  br i1 %cmp4, label %cleanup, label %if.end6

if.end6:
  %tobool.not = icmp ult i64 %and.i, 4503599627370496
  %cond = select i1 %tobool.not, i32 3, i32 4
  br label %cleanup

cleanup:
  %retval.0 = phi i32 [ %cond, %if.end6 ], [ 2, %entry ], [ 0, %if.end ], [ 1, %if.end3 ]
  ret i32 %retval.0
}

define dso_local i32 @__fpclassifyf(float noundef %x) local_unnamed_addr #5 {
entry:
  %0 = bitcast float %x to i32
  %and = and i32 %0, 2147483647
  %1 = add nsw i32 %and, -1
  %2 = icmp ult i32 %1, 8388607
  br i1 %2, label %cond.end, label %cond.false

cond.false:
  %conv = fpext float %x to double
  %3 = bitcast double %conv to i64
  %and.i.i = and i64 %3, 9223372036854775807
  %cmp.i = icmp eq i64 %and.i.i, 0
  br i1 %cmp.i, label %cond.end, label %if.end.i

if.end.i:
  %cmp1.i = icmp ugt i64 %and.i.i, 9218868437227405312
  br i1 %cmp1.i, label %cond.end, label %if.end3.i

if.end3.i:
  %cmp4.i = icmp eq i64 %and.i.i, 9218868437227405312
  br i1 %cmp4.i, label %cond.end, label %if.end6.i

if.end6.i:
  %tobool.not.i = icmp ult i64 %and.i.i, 4503599627370496
  %cond.i = select i1 %tobool.not.i, i32 3, i32 4
  br label %cond.end

cond.end:
  %cond = phi i32 [ 3, %entry ], [ %cond.i, %if.end6.i ], [ 2, %cond.false ], [ 0, %if.end.i ], [ 1, %if.end3.i ]
  ret i32 %cond
}

define dso_local i32 @__fpclassifyl(x86_fp80 noundef %x) local_unnamed_addr #5 {
entry:
  %conv = fptrunc x86_fp80 %x to double
  %0 = bitcast double %conv to i64
  %and.i.i = and i64 %0, 9223372036854775807
  %cmp.i = icmp eq i64 %and.i.i, 0
  br i1 %cmp.i, label %__fpclassify.exit, label %if.end.i

if.end.i:
  %cmp1.i = icmp ugt i64 %and.i.i, 9218868437227405312
  br i1 %cmp1.i, label %__fpclassify.exit, label %if.end3.i

if.end3.i:
  %cmp4.i = icmp eq i64 %and.i.i, 9218868437227405312
  br i1 %cmp4.i, label %__fpclassify.exit, label %if.end6.i

if.end6.i:
  %tobool.not.i = icmp ult i64 %and.i.i, 4503599627370496
  %cond.i = select i1 %tobool.not.i, i32 3, i32 4
  br label %__fpclassify.exit

__fpclassify.exit:
  %retval.0.i = phi i32 [ %cond.i, %if.end6.i ], [ 2, %entry ], [ 0, %if.end.i ], [ 1, %if.end3.i ]
  ret i32 %retval.0.i
}

define dso_local double @frexp(double noundef %x, i32* noundef %exponent) local_unnamed_addr #0 {
entry:
  %0 = bitcast i32* %exponent to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 4, i32 noundef 1) #6
  %cmp = fcmp une double %x, 0.000000e+00
  br i1 %cmp, label %land.lhs.true, label %if.end10

land.lhs.true:
  %1 = bitcast double %x to i64
  %and.i = and i64 %1, 9223372036854775807
  %cmp1 = icmp ult i64 %and.i, 9218868437227405312
  br i1 %cmp1, label %if.then, label %if.end10

if.then:
  %cmp3 = icmp ult i64 %and.i, 4503599627370496
  %mul = fmul double %x, 0x4350000000000000
  %spec.select21 = select i1 %cmp3, double %mul, double %x
  %2 = bitcast double %spec.select21 to i64
  %shr5 = lshr i64 %2, 52
  %3 = trunc i64 %shr5 to i32
  %conv = and i32 %3, 2047
  %sub = select i1 %cmp3, i32 -1076, i32 -1022
  %add = add nsw i32 %sub, %conv
  %and7 = and i64 %2, -9218868437227405313
  %or = or i64 %and7, 4602678819172646912
  %4 = bitcast i64 %or to double
  br label %if.end10

if.end10:
  %e.1 = phi i32 [ %add, %if.then ], [ 0, %land.lhs.true ], [ 0, %entry ]
  %x.addr.1 = phi double [ %4, %if.then ], [ %x, %land.lhs.true ], [ %x, %entry ]
  store i32 %e.1, i32* %exponent, align 4
  ret double %x.addr.1
}

define dso_local double @ldexp(double noundef %x, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp28.i = icmp sgt i32 %n, 1000
  br i1 %cmp28.i, label %for.body.i, label %for.cond1.preheader.i

for.cond1.preheader.i:
  %n.addr.0.lcssa.i = phi i32 [ %n, %entry ], [ %sub.i, %for.body.i ]
  %x.addr.0.lcssa.i = phi double [ %x, %entry ], [ %mul.i, %for.body.i ]
  %cmp232.i = icmp slt i32 %n.addr.0.lcssa.i, -1000
  br i1 %cmp232.i, label %for.body3.i, label %scaled.exit

for.body.i:
  %x.addr.030.i = phi double [ %mul.i, %for.body.i ], [ %x, %entry ]
  %n.addr.029.i = phi i32 [ %sub.i, %for.body.i ], [ %n, %entry ]
  %mul.i = fmul double %x.addr.030.i, 0x7E70000000000000
  %sub.i = add nsw i32 %n.addr.029.i, -1000
  %cmp.i = icmp sgt i32 %n.addr.029.i, 2000
  br i1 %cmp.i, label %for.body.i, label %for.cond1.preheader.i

for.body3.i:
  %x.addr.134.i = phi double [ %mul4.i, %for.body3.i ], [ %x.addr.0.lcssa.i, %for.cond1.preheader.i ]
  %n.addr.133.i = phi i32 [ %add.i, %for.body3.i ], [ %n.addr.0.lcssa.i, %for.cond1.preheader.i ]
  %mul4.i = fmul double %x.addr.134.i, 0x170000000000000
  %add.i = add nuw nsw i32 %n.addr.133.i, 1000
  %cmp2.i = icmp slt i32 %n.addr.133.i, -2000
  br i1 %cmp2.i, label %for.body3.i, label %scaled.exit

scaled.exit:
  %n.addr.1.lcssa.i = phi i32 [ %n.addr.0.lcssa.i, %for.cond1.preheader.i ], [ %add.i, %for.body3.i ]
  %x.addr.1.lcssa.i = phi double [ %x.addr.0.lcssa.i, %for.cond1.preheader.i ], [ %mul4.i, %for.body3.i ]
  %add14.i = add i32 %n.addr.1.lcssa.i, 1023
  %0 = zext i32 %add14.i to i64
  %shl16.i = shl i64 %0, 52
  %1 = bitcast i64 %shl16.i to double
  %mul18.i = fmul double %x.addr.1.lcssa.i, %1
  %cmp = fcmp olt double %x, 0x7FF0000000000000
  %cmp1 = fcmp ogt double %x, 0xFFF0000000000000
  %and21 = and i1 %cmp, %cmp1
  %cmp3 = fcmp une double %x, 0.000000e+00
  %and522 = and i1 %cmp3, %and21
  %cmp6 = fcmp oeq double %mul18.i, 0x7FF0000000000000
  %cmp8 = fcmp oeq double %mul18.i, 0xFFF0000000000000
  %or23 = or i1 %cmp6, %cmp8
  %cmp10 = fcmp oeq double %mul18.i, 0.000000e+00
  %or1224 = or i1 %cmp10, %or23
  %and1325 = and i1 %and522, %or1224
  %conv.i = zext i1 %and1325 to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.else.i

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %2 = load i32, i32* %error1.i.i, align 4
  %xor2.i.i = select i1 %and1325, i32 34, i32 %2
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %error_if.exit

if.else.i:
  br i1 %and1325, label %if.then2.i, label %error_if.exit

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 34) #6
  br label %error_if.exit

error_if.exit:
  ret double %mul18.i
}

define dso_local float @ldexpf(float noundef %x, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %conv = fpext float %x to double
  %cmp28.i = icmp sgt i32 %n, 1000
  br i1 %cmp28.i, label %for.body.i, label %for.cond1.preheader.i

for.cond1.preheader.i:
  %n.addr.0.lcssa.i = phi i32 [ %n, %entry ], [ %sub.i, %for.body.i ]
  %x.addr.0.lcssa.i = phi double [ %conv, %entry ], [ %mul.i, %for.body.i ]
  %cmp232.i = icmp slt i32 %n.addr.0.lcssa.i, -1000
  br i1 %cmp232.i, label %for.body3.i, label %scaled.exit

for.body.i:
  %x.addr.030.i = phi double [ %mul.i, %for.body.i ], [ %conv, %entry ]
  %n.addr.029.i = phi i32 [ %sub.i, %for.body.i ], [ %n, %entry ]
  %mul.i = fmul double %x.addr.030.i, 0x7E70000000000000
  %sub.i = add nsw i32 %n.addr.029.i, -1000
  %cmp.i = icmp sgt i32 %n.addr.029.i, 2000
  br i1 %cmp.i, label %for.body.i, label %for.cond1.preheader.i

for.body3.i:
  %x.addr.134.i = phi double [ %mul4.i, %for.body3.i ], [ %x.addr.0.lcssa.i, %for.cond1.preheader.i ]
  %n.addr.133.i = phi i32 [ %add.i, %for.body3.i ], [ %n.addr.0.lcssa.i, %for.cond1.preheader.i ]
  %mul4.i = fmul double %x.addr.134.i, 0x170000000000000
  %add.i = add nuw nsw i32 %n.addr.133.i, 1000
  %cmp2.i = icmp slt i32 %n.addr.133.i, -2000
  br i1 %cmp2.i, label %for.body3.i, label %scaled.exit

scaled.exit:
  %n.addr.1.lcssa.i = phi i32 [ %n.addr.0.lcssa.i, %for.cond1.preheader.i ], [ %add.i, %for.body3.i ]
  %x.addr.1.lcssa.i = phi double [ %x.addr.0.lcssa.i, %for.cond1.preheader.i ], [ %mul4.i, %for.body3.i ]
  %add14.i = add i32 %n.addr.1.lcssa.i, 1023
  %0 = zext i32 %add14.i to i64
  %shl16.i = shl i64 %0, 52
  %1 = bitcast i64 %shl16.i to double
  %mul18.i = fmul double %x.addr.1.lcssa.i, %1
  %conv1 = fptrunc double %mul18.i to float
  %cmp = fcmp olt float %x, 0x7FF0000000000000
  %cmp5 = fcmp ogt float %x, 0xFFF0000000000000
  %and27 = and i1 %cmp, %cmp5
  %cmp7 = fcmp une float %x, 0.000000e+00
  %and928 = and i1 %cmp7, %and27
  %cmp11 = fcmp oeq float %conv1, 0x7FF0000000000000
  %cmp14 = fcmp oeq float %conv1, 0xFFF0000000000000
  %or29 = or i1 %cmp11, %cmp14
  %cmp16 = fcmp oeq float %conv1, 0.000000e+00
  %or1830 = or i1 %cmp16, %or29
  %and1931 = and i1 %and928, %or1830
  %conv.i = zext i1 %and1931 to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.else.i

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %2 = load i32, i32* %error1.i.i, align 4
  %xor2.i.i = select i1 %and1931, i32 34, i32 %2
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %error_if.exit

if.else.i:
  br i1 %and1931, label %if.then2.i, label %error_if.exit

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 34) #6
  br label %error_if.exit

error_if.exit:
  ret float %conv1
}

define dso_local double @scalbn(double noundef %x, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp28.i = icmp sgt i32 %n, 1000
  br i1 %cmp28.i, label %for.body.i, label %for.cond1.preheader.i

for.cond1.preheader.i:
  %n.addr.0.lcssa.i = phi i32 [ %n, %entry ], [ %sub.i, %for.body.i ]
  %x.addr.0.lcssa.i = phi double [ %x, %entry ], [ %mul.i, %for.body.i ]
  %cmp232.i = icmp slt i32 %n.addr.0.lcssa.i, -1000
  br i1 %cmp232.i, label %for.body3.i, label %scaled.exit

for.body.i:
  %x.addr.030.i = phi double [ %mul.i, %for.body.i ], [ %x, %entry ]
  %n.addr.029.i = phi i32 [ %sub.i, %for.body.i ], [ %n, %entry ]
  %mul.i = fmul double %x.addr.030.i, 0x7E70000000000000
  %sub.i = add nsw i32 %n.addr.029.i, -1000
  %cmp.i = icmp sgt i32 %n.addr.029.i, 2000
  br i1 %cmp.i, label %for.body.i, label %for.cond1.preheader.i

for.body3.i:
  %x.addr.134.i = phi double [ %mul4.i, %for.body3.i ], [ %x.addr.0.lcssa.i, %for.cond1.preheader.i ]
  %n.addr.133.i = phi i32 [ %add.i, %for.body3.i ], [ %n.addr.0.lcssa.i, %for.cond1.preheader.i ]
  %mul4.i = fmul double %x.addr.134.i, 0x170000000000000
  %add.i = add nuw nsw i32 %n.addr.133.i, 1000
  %cmp2.i = icmp slt i32 %n.addr.133.i, -2000
  br i1 %cmp2.i, label %for.body3.i, label %scaled.exit

scaled.exit:
  %n.addr.1.lcssa.i = phi i32 [ %n.addr.0.lcssa.i, %for.cond1.preheader.i ], [ %add.i, %for.body3.i ]
  %x.addr.1.lcssa.i = phi double [ %x.addr.0.lcssa.i, %for.cond1.preheader.i ], [ %mul4.i, %for.body3.i ]
  %add14.i = add i32 %n.addr.1.lcssa.i, 1023
  %0 = zext i32 %add14.i to i64
  %shl16.i = shl i64 %0, 52
  %1 = bitcast i64 %shl16.i to double
  %mul18.i = fmul double %x.addr.1.lcssa.i, %1
  %cmp = fcmp olt double %x, 0x7FF0000000000000
  %cmp1 = fcmp ogt double %x, 0xFFF0000000000000
  %and21 = and i1 %cmp, %cmp1
  %cmp3 = fcmp une double %x, 0.000000e+00
  %and522 = and i1 %cmp3, %and21
  %cmp6 = fcmp oeq double %mul18.i, 0x7FF0000000000000
  %cmp8 = fcmp oeq double %mul18.i, 0xFFF0000000000000
  %or23 = or i1 %cmp6, %cmp8
  %cmp10 = fcmp oeq double %mul18.i, 0.000000e+00
  %or1224 = or i1 %cmp10, %or23
  %and1325 = and i1 %and522, %or1224
  %conv.i = zext i1 %and1325 to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.else.i

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %2 = load i32, i32* %error1.i.i, align 4
  %xor2.i.i = select i1 %and1325, i32 34, i32 %2
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %error_if.exit

if.else.i:
  br i1 %and1325, label %if.then2.i, label %error_if.exit

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 34) #6
  br label %error_if.exit

error_if.exit:
  ret double %mul18.i
}

define dso_local double @logb(double noundef %x) local_unnamed_addr #0 {
entry:
  %v.i = alloca double, align 8
  %0 = bitcast double %x to i64
  %and.i = and i64 %0, 9223372036854775807
  %call1 = call i32 @__midway_is_concrete(i64 noundef %and.i) #6
  %tobool.not = icmp eq i32 %call1, 0
  br i1 %tobool.not, label %if.then, label %if.end

if.then:
  %1 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %1) #7
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.41, i64 0, i64 0), i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0)) #6
  call void @__midway_havoc(i8* noundef nonnull %1, i64 noundef 8) #6
  %2 = load double, double* %v.i, align 8
  %cmp.i = fcmp oge double %2, 0xFFF0000000000000
  %cond.i = select i1 %cmp.i, double %2, double 0xFFF0000000000000
  store double %cond.i, double* %v.i, align 8
  %cmp1.i = fcmp ole double %cond.i, 0x7FF0000000000000
  %cond5.i = select i1 %cmp1.i, double %cond.i, double 0x7FF0000000000000
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %1) #7
  br label %cleanup

if.end:
  %cmp = icmp eq i64 %and.i, 0
  br i1 %cmp, label %cleanup, label %if.end4

if.end4:
  %shr.mask = and i64 %0, 9218868437227405312
  %cmp5 = icmp eq i64 %shr.mask, 9218868437227405312
  br i1 %cmp5, label %if.then6, label %if.end7

if.then6:
  %mul = fmul double %x, %x
  br label %cleanup

if.end7:
  %tobool9.not = icmp ult i64 %and.i, 4503599627370496
  %mul12 = fmul double %x, 0x4350000000000000
  %3 = bitcast double %mul12 to i64
  %and.i29 = and i64 %3, 9218868437227405312
  %m.0 = select i1 %tobool9.not, i64 %and.i29, i64 %and.i
  %shr15 = lshr i64 %m.0, 52
  %sub = select i1 %tobool9.not, i64 4294966219, i64 4294966273
  %sub16 = add nuw nsw i64 %sub, %shr15
  %conv17 = trunc i64 %sub16 to i32
  %conv18 = sitofp i32 %conv17 to double
  br label %cleanup

cleanup:
  %retval.0 = phi double [ %mul, %if.then6 ], [ %conv18, %if.end7 ], [ %cond5.i, %if.then ], [ 0xFFF0000000000000, %if.end ]
  ret double %retval.0
}

declare i32 @__midway_is_concrete(i64 noundef) local_unnamed_addr #4

define dso_local double @tan(double noundef %x) local_unnamed_addr #0 {
entry:
  %v.i = alloca double, align 8
  %set.i = alloca i8, align 1
  %cmp = fcmp oeq double %x, 0x7FF0000000000000
  %cmp1 = fcmp oeq double %x, 0xFFF0000000000000
  %or9 = or i1 %cmp, %cmp1
  %conv.i = zext i1 %or9 to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.else.i

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %0 = load i32, i32* %error1.i.i, align 4
  %xor2.i.i = select i1 %or9, i32 33, i32 %0
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %error_if.exit

if.else.i:
  %tobool1.not.i.demorgan = or i1 %cmp, %cmp1
  br i1 %tobool1.not.i.demorgan, label %if.then2.i, label %error_if.exit

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 33) #6
  br label %error_if.exit

error_if.exit:
  %call.i10 = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i11 = icmp eq i32 %call.i10, 0
  br i1 %tobool.not.i11, label %if.then.i15, label %error_if.exit17

if.then.i15:
  %call.i.i.i12 = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %error_if.exit17

error_if.exit17:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %set.i) #7
  %call.i18 = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.i = icmp eq i32 %call.i18, 0
  br i1 %tobool.i, label %if.end.i, label %range_if.exit

if.end.i:
  call void @__midway_havoc(i8* noundef nonnull %set.i, i64 noundef 1) #6
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %range_if.exit

if.then.i.i:
  %call.i.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %range_if.exit

range_if.exit:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %set.i) #7
  %1 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %1) #7
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.41, i64 0, i64 0), i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.1, i64 0, i64 0)) #6
  call void @__midway_havoc(i8* noundef nonnull %1, i64 noundef 8) #6
  %2 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %1) #7
  %cond = select i1 %or9, double 0x7FF8000000000000, double %2
  ret double %cond
}

define dso_local float @tanf(float noundef %x) local_unnamed_addr #0 {
entry:
  %v.i = alloca double, align 8
  %set.i = alloca i8, align 1
  %cmp = fcmp oeq float %x, 0x7FF0000000000000
  %cmp3 = fcmp oeq float %x, 0xFFF0000000000000
  %or12 = or i1 %cmp, %cmp3
  %conv.i = zext i1 %or12 to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.else.i

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %0 = load i32, i32* %error1.i.i, align 4
  %xor2.i.i = select i1 %or12, i32 33, i32 %0
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %error_if.exit

if.else.i:
  %tobool1.not.i.demorgan = or i1 %cmp, %cmp3
  br i1 %tobool1.not.i.demorgan, label %if.then2.i, label %error_if.exit

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 33) #6
  br label %error_if.exit

error_if.exit:
  %call.i13 = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i14 = icmp eq i32 %call.i13, 0
  br i1 %tobool.not.i14, label %if.then.i18, label %error_if.exit20

if.then.i18:
  %call.i.i.i15 = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %error_if.exit20

error_if.exit20:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %set.i) #7
  %call.i21 = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.i = icmp eq i32 %call.i21, 0
  br i1 %tobool.i, label %if.end.i, label %range_if.exit

if.end.i:
  call void @__midway_havoc(i8* noundef nonnull %set.i, i64 noundef 1) #6
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %range_if.exit

if.then.i.i:
  %call.i.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %range_if.exit

range_if.exit:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %set.i) #7
  %1 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %1) #7
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.41, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.2, i64 0, i64 0)) #6
  call void @__midway_havoc(i8* noundef nonnull %1, i64 noundef 8) #6
  %2 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %1) #7
  %conv5 = fptrunc double %2 to float
  %cond = select i1 %or12, float 0x7FF8000000000000, float %conv5
  ret float %cond
}

define dso_local double @asinh(double noundef %x) local_unnamed_addr #0 {
entry:
  %v.i = alloca double, align 8
  %set.i = alloca i8, align 1
  %call.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %error_if.exit

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %error_if.exit

error_if.exit:
  %call.i6 = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i7 = icmp eq i32 %call.i6, 0
  br i1 %tobool.not.i7, label %if.then.i11, label %error_if.exit13

if.then.i11:
  %call.i.i.i8 = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %error_if.exit13

error_if.exit13:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %set.i) #7
  %call.i14 = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.i = icmp eq i32 %call.i14, 0
  br i1 %tobool.i, label %if.end.i, label %range_if.exit

if.end.i:
  call void @__midway_havoc(i8* noundef nonnull %set.i, i64 noundef 1) #6
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %range_if.exit

if.then.i.i:
  %call.i.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %range_if.exit

range_if.exit:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %set.i) #7
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #7
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.41, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.3, i64 0, i64 0)) #6
  call void @__midway_havoc(i8* noundef nonnull %0, i64 noundef 8) #6
  %1 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #7
  ret double %1
}

define dso_local float @asinhf(float noundef %x) local_unnamed_addr #0 {
entry:
  %v.i = alloca double, align 8
  %set.i = alloca i8, align 1
  %call.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %error_if.exit

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %error_if.exit

error_if.exit:
  %call.i6 = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i7 = icmp eq i32 %call.i6, 0
  br i1 %tobool.not.i7, label %if.then.i11, label %error_if.exit13

if.then.i11:
  %call.i.i.i8 = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %error_if.exit13

error_if.exit13:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %set.i) #7
  %call.i14 = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.i = icmp eq i32 %call.i14, 0
  br i1 %tobool.i, label %if.end.i, label %range_if.exit

if.end.i:
  call void @__midway_havoc(i8* noundef nonnull %set.i, i64 noundef 1) #6
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %range_if.exit

if.then.i.i:
  %call.i.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %range_if.exit

range_if.exit:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %set.i) #7
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #7
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.41, i64 0, i64 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.4, i64 0, i64 0)) #6
  call void @__midway_havoc(i8* noundef nonnull %0, i64 noundef 8) #6
  %1 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #7
  %conv = fptrunc double %1 to float
  ret float %conv
}

define dso_local double @acosh(double noundef %x) local_unnamed_addr #0 {
entry:
  %v.i = alloca double, align 8
  %set.i = alloca i8, align 1
  %cmp = fcmp olt double %x, 1.000000e+00
  %conv.i = zext i1 %cmp to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.else.i

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %0 = load i32, i32* %error1.i.i, align 4
  %xor2.i.i = select i1 %cmp, i32 33, i32 %0
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %error_if.exit

if.else.i:
  br i1 %cmp, label %if.then2.i, label %error_if.exit

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 33) #6
  br label %error_if.exit

error_if.exit:
  %call.i6 = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i7 = icmp eq i32 %call.i6, 0
  br i1 %tobool.not.i7, label %if.then.i11, label %error_if.exit13

if.then.i11:
  %call.i.i.i8 = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %error_if.exit13

error_if.exit13:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %set.i) #7
  %call.i14 = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.i = icmp eq i32 %call.i14, 0
  br i1 %tobool.i, label %if.end.i, label %range_if.exit

if.end.i:
  call void @__midway_havoc(i8* noundef nonnull %set.i, i64 noundef 1) #6
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %range_if.exit

if.then.i.i:
  %call.i.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %range_if.exit

range_if.exit:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %set.i) #7
  %1 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %1) #7
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.41, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.5, i64 0, i64 0)) #6
  call void @__midway_havoc(i8* noundef nonnull %1, i64 noundef 8) #6
  %2 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %1) #7
  %cond = select i1 %cmp, double 0x7FF8000000000000, double %2
  ret double %cond
}

define dso_local float @acoshf(float noundef %x) local_unnamed_addr #0 {
entry:
  %v.i = alloca double, align 8
  %set.i = alloca i8, align 1
  %cmp = fcmp olt float %x, 1.000000e+00
  %conv.i = zext i1 %cmp to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.else.i

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %0 = load i32, i32* %error1.i.i, align 4
  %xor2.i.i = select i1 %cmp, i32 33, i32 %0
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %error_if.exit

if.else.i:
  br i1 %cmp, label %if.then2.i, label %error_if.exit

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 33) #6
  br label %error_if.exit

error_if.exit:
  %call.i7 = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i8 = icmp eq i32 %call.i7, 0
  br i1 %tobool.not.i8, label %if.then.i12, label %error_if.exit14

if.then.i12:
  %call.i.i.i9 = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %error_if.exit14

error_if.exit14:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %set.i) #7
  %call.i15 = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.i = icmp eq i32 %call.i15, 0
  br i1 %tobool.i, label %if.end.i, label %range_if.exit

if.end.i:
  call void @__midway_havoc(i8* noundef nonnull %set.i, i64 noundef 1) #6
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %range_if.exit

if.then.i.i:
  %call.i.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %range_if.exit

range_if.exit:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %set.i) #7
  %1 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %1) #7
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.41, i64 0, i64 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.6, i64 0, i64 0)) #6
  call void @__midway_havoc(i8* noundef nonnull %1, i64 noundef 8) #6
  %2 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %1) #7
  %conv1 = fptrunc double %2 to float
  %cond = select i1 %cmp, float 0x7FF8000000000000, float %conv1
  ret float %cond
}

define dso_local double @atanh(double noundef %x) local_unnamed_addr #0 {
entry:
  %v.i = alloca double, align 8
  %set.i = alloca i8, align 1
  %cmp = fcmp olt double %x, 0.000000e+00
  %fneg = fneg double %x
  %cond = select i1 %cmp, double %fneg, double %x
  %cmp1 = fcmp ogt double %cond, 1.000000e+00
  %conv.i = zext i1 %cmp1 to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.else.i

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %0 = load i32, i32* %error1.i.i, align 4
  %xor2.i.i = select i1 %cmp1, i32 33, i32 %0
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %error_if.exit

if.else.i:
  br i1 %cmp1, label %if.then2.i, label %error_if.exit

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 33) #6
  br label %error_if.exit

error_if.exit:
  %cmp9 = fcmp oeq double %cond, 1.000000e+00
  %conv.i40 = zext i1 %cmp9 to i64
  %call.i41 = call i32 @__midway_is_concrete(i64 noundef %conv.i40) #6
  %tobool.not.i42 = icmp eq i32 %call.i41, 0
  br i1 %tobool.not.i42, label %if.then.i49, label %if.else.i51

if.then.i49:
  %call.i.i.i43 = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i44 = bitcast i8* %call.i.i.i43 to i32*
  %1 = load i32, i32* %error1.i.i44, align 4
  %xor2.i.i48 = select i1 %cmp9, i32 34, i32 %1
  store i32 %xor2.i.i48, i32* %error1.i.i44, align 4
  br label %error_if.exit54

if.else.i51:
  br i1 %cmp9, label %if.then2.i53, label %error_if.exit54

if.then2.i53:
  %call3.i52 = call i32 @__mw_fail(i32 noundef 34) #6
  br label %error_if.exit54

error_if.exit54:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %set.i) #7
  %call.i55 = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.i = icmp eq i32 %call.i55, 0
  br i1 %tobool.i, label %if.end.i, label %range_if.exit

if.end.i:
  call void @__midway_havoc(i8* noundef nonnull %set.i, i64 noundef 1) #6
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %range_if.exit

if.then.i.i:
  %call.i.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %range_if.exit

range_if.exit:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %set.i) #7
  %2 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %2) #7
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.41, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.7, i64 0, i64 0)) #6
  call void @__midway_havoc(i8* noundef nonnull %2, i64 noundef 8) #6
  %3 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %2) #7
  %cond27 = select i1 %cmp1, double 0x7FF8000000000000, double %3
  ret double %cond27
}

define dso_local float @atanhf(float noundef %x) local_unnamed_addr #0 {
entry:
  %v.i = alloca double, align 8
  %set.i = alloca i8, align 1
  %cmp = fcmp olt float %x, 0.000000e+00
  %fneg = fneg float %x
  %cond = select i1 %cmp, float %fneg, float %x
  %cmp1 = fcmp ogt float %cond, 1.000000e+00
  %conv.i = zext i1 %cmp1 to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.else.i

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %0 = load i32, i32* %error1.i.i, align 4
  %xor2.i.i = select i1 %cmp1, i32 33, i32 %0
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %error_if.exit

if.else.i:
  br i1 %cmp1, label %if.then2.i, label %error_if.exit

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 33) #6
  br label %error_if.exit

error_if.exit:
  %cmp9 = fcmp oeq float %cond, 1.000000e+00
  %conv.i41 = zext i1 %cmp9 to i64
  %call.i42 = call i32 @__midway_is_concrete(i64 noundef %conv.i41) #6
  %tobool.not.i43 = icmp eq i32 %call.i42, 0
  br i1 %tobool.not.i43, label %if.then.i50, label %if.else.i52

if.then.i50:
  %call.i.i.i44 = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i45 = bitcast i8* %call.i.i.i44 to i32*
  %1 = load i32, i32* %error1.i.i45, align 4
  %xor2.i.i49 = select i1 %cmp9, i32 34, i32 %1
  store i32 %xor2.i.i49, i32* %error1.i.i45, align 4
  br label %error_if.exit55

if.else.i52:
  br i1 %cmp9, label %if.then2.i54, label %error_if.exit55

if.then2.i54:
  %call3.i53 = call i32 @__mw_fail(i32 noundef 34) #6
  br label %error_if.exit55

error_if.exit55:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %set.i) #7
  %call.i56 = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.i = icmp eq i32 %call.i56, 0
  br i1 %tobool.i, label %if.end.i, label %range_if.exit

if.end.i:
  call void @__midway_havoc(i8* noundef nonnull %set.i, i64 noundef 1) #6
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %range_if.exit

if.then.i.i:
  %call.i.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %range_if.exit

range_if.exit:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %set.i) #7
  %2 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %2) #7
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.41, i64 0, i64 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.8, i64 0, i64 0)) #6
  call void @__midway_havoc(i8* noundef nonnull %2, i64 noundef 8) #6
  %3 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %2) #7
  %conv23 = fptrunc double %3 to float
  %cond28 = select i1 %cmp1, float 0x7FF8000000000000, float %conv23
  ret float %cond28
}

define dso_local double @cbrt(double noundef %x) local_unnamed_addr #0 {
entry:
  %v.i = alloca double, align 8
  %set.i = alloca i8, align 1
  %call.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %error_if.exit

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %error_if.exit

error_if.exit:
  %call.i6 = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i7 = icmp eq i32 %call.i6, 0
  br i1 %tobool.not.i7, label %if.then.i11, label %error_if.exit13

if.then.i11:
  %call.i.i.i8 = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %error_if.exit13

error_if.exit13:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %set.i) #7
  %call.i14 = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.i = icmp eq i32 %call.i14, 0
  br i1 %tobool.i, label %if.end.i, label %range_if.exit

if.end.i:
  call void @__midway_havoc(i8* noundef nonnull %set.i, i64 noundef 1) #6
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %range_if.exit

if.then.i.i:
  %call.i.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %range_if.exit

range_if.exit:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %set.i) #7
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #7
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.41, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.9, i64 0, i64 0)) #6
  call void @__midway_havoc(i8* noundef nonnull %0, i64 noundef 8) #6
  %1 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #7
  ret double %1
}

define dso_local float @cbrtf(float noundef %x) local_unnamed_addr #0 {
entry:
  %v.i = alloca double, align 8
  %set.i = alloca i8, align 1
  %call.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %error_if.exit

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %error_if.exit

error_if.exit:
  %call.i6 = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i7 = icmp eq i32 %call.i6, 0
  br i1 %tobool.not.i7, label %if.then.i11, label %error_if.exit13

if.then.i11:
  %call.i.i.i8 = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %error_if.exit13

error_if.exit13:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %set.i) #7
  %call.i14 = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.i = icmp eq i32 %call.i14, 0
  br i1 %tobool.i, label %if.end.i, label %range_if.exit

if.end.i:
  call void @__midway_havoc(i8* noundef nonnull %set.i, i64 noundef 1) #6
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %range_if.exit

if.then.i.i:
  %call.i.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %range_if.exit

range_if.exit:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %set.i) #7
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #7
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.41, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.10, i64 0, i64 0)) #6
  call void @__midway_havoc(i8* noundef nonnull %0, i64 noundef 8) #6
  %1 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #7
  %conv = fptrunc double %1 to float
  ret float %conv
}

define dso_local double @log1p(double noundef %x) local_unnamed_addr #0 {
entry:
  %v.i = alloca double, align 8
  %set.i = alloca i8, align 1
  %cmp = fcmp olt double %x, -1.000000e+00
  %conv.i = zext i1 %cmp to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.else.i

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %0 = load i32, i32* %error1.i.i, align 4
  %xor2.i.i = select i1 %cmp, i32 33, i32 %0
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %error_if.exit

if.else.i:
  br i1 %cmp, label %if.then2.i, label %error_if.exit

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 33) #6
  br label %error_if.exit

error_if.exit:
  %cmp1 = fcmp oeq double %x, -1.000000e+00
  %conv.i15 = zext i1 %cmp1 to i64
  %call.i16 = call i32 @__midway_is_concrete(i64 noundef %conv.i15) #6
  %tobool.not.i17 = icmp eq i32 %call.i16, 0
  br i1 %tobool.not.i17, label %if.then.i24, label %if.else.i26

if.then.i24:
  %call.i.i.i18 = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i19 = bitcast i8* %call.i.i.i18 to i32*
  %1 = load i32, i32* %error1.i.i19, align 4
  %xor2.i.i23 = select i1 %cmp1, i32 34, i32 %1
  store i32 %xor2.i.i23, i32* %error1.i.i19, align 4
  br label %error_if.exit29

if.else.i26:
  br i1 %cmp1, label %if.then2.i28, label %error_if.exit29

if.then2.i28:
  %call3.i27 = call i32 @__mw_fail(i32 noundef 34) #6
  br label %error_if.exit29

error_if.exit29:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %set.i) #7
  %call.i30 = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.i = icmp eq i32 %call.i30, 0
  br i1 %tobool.i, label %if.end.i, label %range_if.exit

if.end.i:
  call void @__midway_havoc(i8* noundef nonnull %set.i, i64 noundef 1) #6
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %range_if.exit

if.then.i.i:
  %call.i.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %range_if.exit

range_if.exit:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %set.i) #7
  %2 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %2) #7
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.41, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.11, i64 0, i64 0)) #6
  call void @__midway_havoc(i8* noundef nonnull %2, i64 noundef 8) #6
  %3 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %2) #7
  %cond = select i1 %cmp, double 0x7FF8000000000000, double %3
  ret double %cond
}

define dso_local float @log1pf(float noundef %x) local_unnamed_addr #0 {
entry:
  %v.i = alloca double, align 8
  %set.i = alloca i8, align 1
  %cmp = fcmp olt float %x, -1.000000e+00
  %conv.i = zext i1 %cmp to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.else.i

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %0 = load i32, i32* %error1.i.i, align 4
  %xor2.i.i = select i1 %cmp, i32 33, i32 %0
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %error_if.exit

if.else.i:
  br i1 %cmp, label %if.then2.i, label %error_if.exit

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 33) #6
  br label %error_if.exit

error_if.exit:
  %cmp1 = fcmp oeq float %x, -1.000000e+00
  %conv.i16 = zext i1 %cmp1 to i64
  %call.i17 = call i32 @__midway_is_concrete(i64 noundef %conv.i16) #6
  %tobool.not.i18 = icmp eq i32 %call.i17, 0
  br i1 %tobool.not.i18, label %if.then.i25, label %if.else.i27

if.then.i25:
  %call.i.i.i19 = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i20 = bitcast i8* %call.i.i.i19 to i32*
  %1 = load i32, i32* %error1.i.i20, align 4
  %xor2.i.i24 = select i1 %cmp1, i32 34, i32 %1
  store i32 %xor2.i.i24, i32* %error1.i.i20, align 4
  br label %error_if.exit30

if.else.i27:
  br i1 %cmp1, label %if.then2.i29, label %error_if.exit30

if.then2.i29:
  %call3.i28 = call i32 @__mw_fail(i32 noundef 34) #6
  br label %error_if.exit30

error_if.exit30:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %set.i) #7
  %call.i31 = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.i = icmp eq i32 %call.i31, 0
  br i1 %tobool.i, label %if.end.i, label %range_if.exit

if.end.i:
  call void @__midway_havoc(i8* noundef nonnull %set.i, i64 noundef 1) #6
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %range_if.exit

if.then.i.i:
  %call.i.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %range_if.exit

range_if.exit:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %set.i) #7
  %2 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %2) #7
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.41, i64 0, i64 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.12, i64 0, i64 0)) #6
  call void @__midway_havoc(i8* noundef nonnull %2, i64 noundef 8) #6
  %3 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %2) #7
  %conv8 = fptrunc double %3 to float
  %cond = select i1 %cmp, float 0x7FF8000000000000, float %conv8
  ret float %cond
}

define dso_local double @asin(double noundef %x) local_unnamed_addr #0 {
entry:
  %v.i = alloca double, align 8
  %set.i = alloca i8, align 1
  %cmp = fcmp olt double %x, 0.000000e+00
  %fneg = fneg double %x
  %cond = select i1 %cmp, double %fneg, double %x
  %cmp1 = fcmp ogt double %cond, 1.000000e+00
  %conv.i = zext i1 %cmp1 to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.else.i

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %0 = load i32, i32* %error1.i.i, align 4
  %xor2.i.i = select i1 %cmp1, i32 33, i32 %0
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %error_if.exit

if.else.i:
  br i1 %cmp1, label %if.then2.i, label %error_if.exit

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 33) #6
  br label %error_if.exit

error_if.exit:
  %call.i13 = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i14 = icmp eq i32 %call.i13, 0
  br i1 %tobool.not.i14, label %if.then.i18, label %error_if.exit20

if.then.i18:
  %call.i.i.i15 = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %error_if.exit20

error_if.exit20:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %set.i) #7
  %call.i21 = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.i = icmp eq i32 %call.i21, 0
  br i1 %tobool.i, label %if.end.i, label %range_if.exit

if.end.i:
  call void @__midway_havoc(i8* noundef nonnull %set.i, i64 noundef 1) #6
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %range_if.exit

if.then.i.i:
  %call.i.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %range_if.exit

range_if.exit:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %set.i) #7
  %1 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %1) #7
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.41, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.13, i64 0, i64 0)) #6
  call void @__midway_havoc(i8* noundef nonnull %1, i64 noundef 8) #6
  %2 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %1) #7
  %cond6 = select i1 %cmp1, double 0x7FF8000000000000, double %2
  ret double %cond6
}

define dso_local float @asinf(float noundef %x) local_unnamed_addr #0 {
entry:
  %v.i = alloca double, align 8
  %set.i = alloca i8, align 1
  %cmp = fcmp olt float %x, 0.000000e+00
  %fneg = fneg float %x
  %cond = select i1 %cmp, float %fneg, float %x
  %cmp1 = fcmp ogt float %cond, 1.000000e+00
  %conv.i = zext i1 %cmp1 to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.else.i

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %0 = load i32, i32* %error1.i.i, align 4
  %xor2.i.i = select i1 %cmp1, i32 33, i32 %0
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %error_if.exit

if.else.i:
  br i1 %cmp1, label %if.then2.i, label %error_if.exit

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 33) #6
  br label %error_if.exit

error_if.exit:
  %call.i14 = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i15 = icmp eq i32 %call.i14, 0
  br i1 %tobool.not.i15, label %if.then.i19, label %error_if.exit21

if.then.i19:
  %call.i.i.i16 = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %error_if.exit21

error_if.exit21:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %set.i) #7
  %call.i22 = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.i = icmp eq i32 %call.i22, 0
  br i1 %tobool.i, label %if.end.i, label %range_if.exit

if.end.i:
  call void @__midway_havoc(i8* noundef nonnull %set.i, i64 noundef 1) #6
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %range_if.exit

if.then.i.i:
  %call.i.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %range_if.exit

range_if.exit:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %set.i) #7
  %1 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %1) #7
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.41, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.14, i64 0, i64 0)) #6
  call void @__midway_havoc(i8* noundef nonnull %1, i64 noundef 8) #6
  %2 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %1) #7
  %conv2 = fptrunc double %2 to float
  %cond7 = select i1 %cmp1, float 0x7FF8000000000000, float %conv2
  ret float %cond7
}

define dso_local double @acos(double noundef %x) local_unnamed_addr #0 {
entry:
  %v.i = alloca double, align 8
  %set.i = alloca i8, align 1
  %cmp = fcmp olt double %x, 0.000000e+00
  %fneg = fneg double %x
  %cond = select i1 %cmp, double %fneg, double %x
  %cmp1 = fcmp ogt double %cond, 1.000000e+00
  %conv.i = zext i1 %cmp1 to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.else.i

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %0 = load i32, i32* %error1.i.i, align 4
  %xor2.i.i = select i1 %cmp1, i32 33, i32 %0
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %error_if.exit

if.else.i:
  br i1 %cmp1, label %if.then2.i, label %error_if.exit

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 33) #6
  br label %error_if.exit

error_if.exit:
  %call.i13 = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i14 = icmp eq i32 %call.i13, 0
  br i1 %tobool.not.i14, label %if.then.i18, label %error_if.exit20

if.then.i18:
  %call.i.i.i15 = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %error_if.exit20

error_if.exit20:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %set.i) #7
  %call.i21 = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.i = icmp eq i32 %call.i21, 0
  br i1 %tobool.i, label %if.end.i, label %range_if.exit

if.end.i:
  call void @__midway_havoc(i8* noundef nonnull %set.i, i64 noundef 1) #6
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %range_if.exit

if.then.i.i:
  %call.i.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %range_if.exit

range_if.exit:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %set.i) #7
  %1 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %1) #7
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.41, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.15, i64 0, i64 0)) #6
  call void @__midway_havoc(i8* noundef nonnull %1, i64 noundef 8) #6
  %2 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %1) #7
  %cond6 = select i1 %cmp1, double 0x7FF8000000000000, double %2
  ret double %cond6
}

define dso_local float @acosf(float noundef %x) local_unnamed_addr #0 {
entry:
  %v.i = alloca double, align 8
  %set.i = alloca i8, align 1
  %cmp = fcmp olt float %x, 0.000000e+00
  %fneg = fneg float %x
  %cond = select i1 %cmp, float %fneg, float %x
  %cmp1 = fcmp ogt float %cond, 1.000000e+00
  %conv.i = zext i1 %cmp1 to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.else.i

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %0 = load i32, i32* %error1.i.i, align 4
  %xor2.i.i = select i1 %cmp1, i32 33, i32 %0
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %error_if.exit

if.else.i:
  br i1 %cmp1, label %if.then2.i, label %error_if.exit

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 33) #6
  br label %error_if.exit

error_if.exit:
  %call.i14 = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i15 = icmp eq i32 %call.i14, 0
  br i1 %tobool.not.i15, label %if.then.i19, label %error_if.exit21

if.then.i19:
  %call.i.i.i16 = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %error_if.exit21

error_if.exit21:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %set.i) #7
  %call.i22 = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.i = icmp eq i32 %call.i22, 0
  br i1 %tobool.i, label %if.end.i, label %range_if.exit

if.end.i:
  call void @__midway_havoc(i8* noundef nonnull %set.i, i64 noundef 1) #6
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %range_if.exit

if.then.i.i:
  %call.i.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %range_if.exit

range_if.exit:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %set.i) #7
  %1 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %1) #7
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.41, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.16, i64 0, i64 0)) #6
  call void @__midway_havoc(i8* noundef nonnull %1, i64 noundef 8) #6
  %2 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %1) #7
  %conv2 = fptrunc double %2 to float
  %cond7 = select i1 %cmp1, float 0x7FF8000000000000, float %conv2
  ret float %cond7
}

define dso_local double @tanh(double noundef %x) local_unnamed_addr #0 {
entry:
  %v.i = alloca double, align 8
  %set.i = alloca i8, align 1
  %call.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %error_if.exit

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %error_if.exit

error_if.exit:
  %call.i6 = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i7 = icmp eq i32 %call.i6, 0
  br i1 %tobool.not.i7, label %if.then.i11, label %error_if.exit13

if.then.i11:
  %call.i.i.i8 = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %error_if.exit13

error_if.exit13:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %set.i) #7
  %call.i14 = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.i = icmp eq i32 %call.i14, 0
  br i1 %tobool.i, label %if.end.i, label %range_if.exit

if.end.i:
  call void @__midway_havoc(i8* noundef nonnull %set.i, i64 noundef 1) #6
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %range_if.exit

if.then.i.i:
  %call.i.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %range_if.exit

range_if.exit:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %set.i) #7
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #7
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.41, i64 0, i64 0), i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.17, i64 0, i64 0)) #6
  call void @__midway_havoc(i8* noundef nonnull %0, i64 noundef 8) #6
  %1 = load double, double* %v.i, align 8
  %cmp.i = fcmp oge double %1, -1.000000e+00
  %cond.i = select i1 %cmp.i, double %1, double -1.000000e+00
  store double %cond.i, double* %v.i, align 8
  %cmp1.i = fcmp ole double %cond.i, 1.000000e+00
  %cond5.i = select i1 %cmp1.i, double %cond.i, double 1.000000e+00
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #7
  ret double %cond5.i
}

define dso_local float @tanhf(float noundef %x) local_unnamed_addr #0 {
entry:
  %v.i = alloca double, align 8
  %set.i = alloca i8, align 1
  %call.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %error_if.exit

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %error_if.exit

error_if.exit:
  %call.i6 = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i7 = icmp eq i32 %call.i6, 0
  br i1 %tobool.not.i7, label %if.then.i11, label %error_if.exit13

if.then.i11:
  %call.i.i.i8 = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %error_if.exit13

error_if.exit13:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %set.i) #7
  %call.i14 = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.i = icmp eq i32 %call.i14, 0
  br i1 %tobool.i, label %if.end.i, label %range_if.exit

if.end.i:
  call void @__midway_havoc(i8* noundef nonnull %set.i, i64 noundef 1) #6
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %range_if.exit

if.then.i.i:
  %call.i.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %range_if.exit

range_if.exit:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %set.i) #7
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #7
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.41, i64 0, i64 0), i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.18, i64 0, i64 0)) #6
  call void @__midway_havoc(i8* noundef nonnull %0, i64 noundef 8) #6
  %1 = load double, double* %v.i, align 8
  %cmp.i = fcmp oge double %1, -1.000000e+00
  %cond.i = select i1 %cmp.i, double %1, double -1.000000e+00
  store double %cond.i, double* %v.i, align 8
  %cmp1.i = fcmp ole double %cond.i, 1.000000e+00
  %cond5.i = select i1 %cmp1.i, double %cond.i, double 1.000000e+00
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #7
  %conv = fptrunc double %cond5.i to float
  ret float %conv
}

define dso_local double @atan(double noundef %x) local_unnamed_addr #0 {
entry:
  %v.i = alloca double, align 8
  %set.i = alloca i8, align 1
  %call.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %error_if.exit

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %error_if.exit

error_if.exit:
  %call.i6 = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i7 = icmp eq i32 %call.i6, 0
  br i1 %tobool.not.i7, label %if.then.i11, label %error_if.exit13

if.then.i11:
  %call.i.i.i8 = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %error_if.exit13

error_if.exit13:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %set.i) #7
  %call.i14 = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.i = icmp eq i32 %call.i14, 0
  br i1 %tobool.i, label %if.end.i, label %range_if.exit

if.end.i:
  call void @__midway_havoc(i8* noundef nonnull %set.i, i64 noundef 1) #6
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %range_if.exit

if.then.i.i:
  %call.i.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %range_if.exit

range_if.exit:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %set.i) #7
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #7
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.41, i64 0, i64 0), i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.19, i64 0, i64 0)) #6
  call void @__midway_havoc(i8* noundef nonnull %0, i64 noundef 8) #6
  %1 = load double, double* %v.i, align 8
  %cmp.i = fcmp oge double %1, 0xBFF921FB54442D19
  %cond.i = select i1 %cmp.i, double %1, double 0xBFF921FB54442D19
  store double %cond.i, double* %v.i, align 8
  %cmp1.i = fcmp ole double %cond.i, 0x3FF921FB54442D19
  %cond5.i = select i1 %cmp1.i, double %cond.i, double 0x3FF921FB54442D19
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #7
  ret double %cond5.i
}

define dso_local float @atanf(float noundef %x) local_unnamed_addr #0 {
entry:
  %v.i = alloca double, align 8
  %set.i = alloca i8, align 1
  %call.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %error_if.exit

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %error_if.exit

error_if.exit:
  %call.i6 = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i7 = icmp eq i32 %call.i6, 0
  br i1 %tobool.not.i7, label %if.then.i11, label %error_if.exit13

if.then.i11:
  %call.i.i.i8 = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %error_if.exit13

error_if.exit13:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %set.i) #7
  %call.i14 = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.i = icmp eq i32 %call.i14, 0
  br i1 %tobool.i, label %if.end.i, label %range_if.exit

if.end.i:
  call void @__midway_havoc(i8* noundef nonnull %set.i, i64 noundef 1) #6
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %range_if.exit

if.then.i.i:
  %call.i.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %range_if.exit

range_if.exit:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %set.i) #7
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #7
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.41, i64 0, i64 0), i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.20, i64 0, i64 0)) #6
  call void @__midway_havoc(i8* noundef nonnull %0, i64 noundef 8) #6
  %1 = load double, double* %v.i, align 8
  %cmp.i = fcmp oge double %1, 0xBFF921FB54442D19
  %cond.i = select i1 %cmp.i, double %1, double 0xBFF921FB54442D19
  store double %cond.i, double* %v.i, align 8
  %cmp1.i = fcmp ole double %cond.i, 0x3FF921FB54442D19
  %cond5.i = select i1 %cmp1.i, double %cond.i, double 0x3FF921FB54442D19
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #7
  %conv = fptrunc double %cond5.i to float
  ret float %conv
}

define dso_local double @erf(double noundef %x) local_unnamed_addr #0 {
entry:
  %v.i = alloca double, align 8
  %set.i = alloca i8, align 1
  %call.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %error_if.exit

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %error_if.exit

error_if.exit:
  %call.i6 = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i7 = icmp eq i32 %call.i6, 0
  br i1 %tobool.not.i7, label %if.then.i11, label %error_if.exit13

if.then.i11:
  %call.i.i.i8 = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %error_if.exit13

error_if.exit13:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %set.i) #7
  %call.i14 = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.i = icmp eq i32 %call.i14, 0
  br i1 %tobool.i, label %if.end.i, label %range_if.exit

if.end.i:
  call void @__midway_havoc(i8* noundef nonnull %set.i, i64 noundef 1) #6
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %range_if.exit

if.then.i.i:
  %call.i.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %range_if.exit

range_if.exit:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %set.i) #7
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #7
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.41, i64 0, i64 0), i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.21, i64 0, i64 0)) #6
  call void @__midway_havoc(i8* noundef nonnull %0, i64 noundef 8) #6
  %1 = load double, double* %v.i, align 8
  %cmp.i = fcmp oge double %1, -1.000000e+00
  %cond.i = select i1 %cmp.i, double %1, double -1.000000e+00
  store double %cond.i, double* %v.i, align 8
  %cmp1.i = fcmp ole double %cond.i, 1.000000e+00
  %cond5.i = select i1 %cmp1.i, double %cond.i, double 1.000000e+00
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #7
  ret double %cond5.i
}

define dso_local float @erff(float noundef %x) local_unnamed_addr #0 {
entry:
  %v.i = alloca double, align 8
  %set.i = alloca i8, align 1
  %call.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %error_if.exit

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %error_if.exit

error_if.exit:
  %call.i6 = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i7 = icmp eq i32 %call.i6, 0
  br i1 %tobool.not.i7, label %if.then.i11, label %error_if.exit13

if.then.i11:
  %call.i.i.i8 = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %error_if.exit13

error_if.exit13:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %set.i) #7
  %call.i14 = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.i = icmp eq i32 %call.i14, 0
  br i1 %tobool.i, label %if.end.i, label %range_if.exit

if.end.i:
  call void @__midway_havoc(i8* noundef nonnull %set.i, i64 noundef 1) #6
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %range_if.exit

if.then.i.i:
  %call.i.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %range_if.exit

range_if.exit:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %set.i) #7
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #7
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.41, i64 0, i64 0), i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.22, i64 0, i64 0)) #6
  call void @__midway_havoc(i8* noundef nonnull %0, i64 noundef 8) #6
  %1 = load double, double* %v.i, align 8
  %cmp.i = fcmp oge double %1, -1.000000e+00
  %cond.i = select i1 %cmp.i, double %1, double -1.000000e+00
  store double %cond.i, double* %v.i, align 8
  %cmp1.i = fcmp ole double %cond.i, 1.000000e+00
  %cond5.i = select i1 %cmp1.i, double %cond.i, double 1.000000e+00
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #7
  %conv = fptrunc double %cond5.i to float
  ret float %conv
}

define dso_local double @sinh(double noundef %x) local_unnamed_addr #0 {
entry:
  %v.i = alloca double, align 8
  %set.i = alloca i8, align 1
  %call.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %error_if.exit

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %error_if.exit

error_if.exit:
  %cmp = fcmp olt double %x, 0.000000e+00
  %fneg = fneg double %x
  %cond = select i1 %cmp, double %fneg, double %x
  %cmp1 = fcmp oge double %cond, 7.110000e+02
  %cmp2 = fcmp olt double %x, 0x7FF0000000000000
  %cmp4 = fcmp ogt double %x, 0xFFF0000000000000
  %and57 = and i1 %cmp2, %cmp4
  %and658 = and i1 %and57, %cmp1
  %conv.i = zext i1 %and658 to i64
  %call.i60 = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i61 = icmp eq i32 %call.i60, 0
  br i1 %tobool.not.i61, label %if.then.i65, label %if.else.i66

if.then.i65:
  %call.i.i.i62 = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i63 = bitcast i8* %call.i.i.i62 to i32*
  %0 = load i32, i32* %error1.i.i63, align 4
  %xor2.i.i = select i1 %and658, i32 34, i32 %0
  store i32 %xor2.i.i, i32* %error1.i.i63, align 4
  br label %error_if.exit67

if.else.i66:
  br i1 %and658, label %if.then2.i, label %error_if.exit67

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 34) #6
  br label %error_if.exit67

error_if.exit67:
  %cmp14 = fcmp ogt double %cond, 7.100000e+02
  %lnot = xor i1 %and658, true
  %and3159 = and i1 %cmp14, %lnot
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %set.i) #7
  %1 = zext i1 %and3159 to i64
  %call.i68 = call i32 @__midway_is_concrete(i64 noundef %1) #6
  %tobool.i = icmp eq i32 %call.i68, 0
  %or.cond.i = or i1 %and3159, %tobool.i
  br i1 %or.cond.i, label %if.end.i, label %range_if.exit

if.end.i:
  %and31 = zext i1 %and3159 to i32
  call void @__midway_havoc(i8* noundef nonnull %set.i, i64 noundef 1) #6
  %2 = load i8, i8* %set.i, align 1
  %conv2.i = zext i8 %2 to i32
  %and3.i = and i32 %conv2.i, %and31
  %conv.i.i = zext i32 %and3.i to i64
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef %conv.i.i) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %if.else.i.i

if.then.i.i:
  %call.i.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i.i = bitcast i8* %call.i.i.i.i to i32*
  %3 = load i32, i32* %error1.i.i.i, align 4
  %xor.i.i.i = xor i32 %3, 34
  %sub.i.i.i = sub nsw i32 0, %and3.i
  %and.i.i.i = and i32 %xor.i.i.i, %sub.i.i.i
  %xor2.i.i.i = xor i32 %and.i.i.i, %3
  store i32 %xor2.i.i.i, i32* %error1.i.i.i, align 4
  br label %range_if.exit

if.else.i.i:
  %tobool1.not.i.i = icmp eq i32 %and3.i, 0
  br i1 %tobool1.not.i.i, label %range_if.exit, label %if.then2.i.i

if.then2.i.i:
  %call3.i.i = call i32 @__mw_fail(i32 noundef 34) #6
  br label %range_if.exit

range_if.exit:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %set.i) #7
  %4 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %4) #7
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.41, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.23, i64 0, i64 0)) #6
  call void @__midway_havoc(i8* noundef nonnull %4, i64 noundef 8) #6
  %5 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %4) #7
  ret double %5
}

define dso_local float @sinhf(float noundef %x) local_unnamed_addr #0 {
entry:
  %v.i = alloca double, align 8
  %set.i = alloca i8, align 1
  %call.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %error_if.exit

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %error_if.exit

error_if.exit:
  %cmp = fcmp olt float %x, 0.000000e+00
  %fneg = fneg float %x
  %cond = select i1 %cmp, float %fneg, float %x
  %cmp1 = fcmp oge float %cond, 8.950000e+01
  %cmp4 = fcmp olt float %x, 0x7FF0000000000000
  %cmp7 = fcmp ogt float %x, 0xFFF0000000000000
  %and64 = and i1 %cmp4, %cmp7
  %and965 = and i1 %and64, %cmp1
  %conv.i = zext i1 %and965 to i64
  %call.i67 = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i68 = icmp eq i32 %call.i67, 0
  br i1 %tobool.not.i68, label %if.then.i72, label %if.else.i73

if.then.i72:
  %call.i.i.i69 = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i70 = bitcast i8* %call.i.i.i69 to i32*
  %0 = load i32, i32* %error1.i.i70, align 4
  %xor2.i.i = select i1 %and965, i32 34, i32 %0
  store i32 %xor2.i.i, i32* %error1.i.i70, align 4
  br label %error_if.exit74

if.else.i73:
  br i1 %and965, label %if.then2.i, label %error_if.exit74

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 34) #6
  br label %error_if.exit74

error_if.exit74:
  %cmp17 = fcmp ogt float %cond, 8.900000e+01
  %lnot = xor i1 %and965, true
  %and3766 = and i1 %cmp17, %lnot
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %set.i) #7
  %1 = zext i1 %and3766 to i64
  %call.i75 = call i32 @__midway_is_concrete(i64 noundef %1) #6
  %tobool.i = icmp eq i32 %call.i75, 0
  %or.cond.i = or i1 %and3766, %tobool.i
  br i1 %or.cond.i, label %if.end.i, label %range_if.exit

if.end.i:
  %and37 = zext i1 %and3766 to i32
  call void @__midway_havoc(i8* noundef nonnull %set.i, i64 noundef 1) #6
  %2 = load i8, i8* %set.i, align 1
  %conv2.i = zext i8 %2 to i32
  %and3.i = and i32 %conv2.i, %and37
  %conv.i.i = zext i32 %and3.i to i64
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef %conv.i.i) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %if.else.i.i

if.then.i.i:
  %call.i.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i.i = bitcast i8* %call.i.i.i.i to i32*
  %3 = load i32, i32* %error1.i.i.i, align 4
  %xor.i.i.i = xor i32 %3, 34
  %sub.i.i.i = sub nsw i32 0, %and3.i
  %and.i.i.i = and i32 %xor.i.i.i, %sub.i.i.i
  %xor2.i.i.i = xor i32 %and.i.i.i, %3
  store i32 %xor2.i.i.i, i32* %error1.i.i.i, align 4
  br label %range_if.exit

if.else.i.i:
  %tobool1.not.i.i = icmp eq i32 %and3.i, 0
  br i1 %tobool1.not.i.i, label %range_if.exit, label %if.then2.i.i

if.then2.i.i:
  %call3.i.i = call i32 @__mw_fail(i32 noundef 34) #6
  br label %range_if.exit

range_if.exit:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %set.i) #7
  %4 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %4) #7
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.41, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.24, i64 0, i64 0)) #6
  call void @__midway_havoc(i8* noundef nonnull %4, i64 noundef 8) #6
  %5 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %4) #7
  %conv42 = fptrunc double %5 to float
  ret float %conv42
}

define dso_local double @cosh(double noundef %x) local_unnamed_addr #0 {
entry:
  %v.i = alloca double, align 8
  %set.i = alloca i8, align 1
  %call.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %error_if.exit

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %error_if.exit

error_if.exit:
  %cmp = fcmp olt double %x, 0.000000e+00
  %fneg = fneg double %x
  %cond = select i1 %cmp, double %fneg, double %x
  %cmp1 = fcmp oge double %cond, 7.110000e+02
  %cmp2 = fcmp olt double %x, 0x7FF0000000000000
  %cmp4 = fcmp ogt double %x, 0xFFF0000000000000
  %and57 = and i1 %cmp2, %cmp4
  %and658 = and i1 %and57, %cmp1
  %conv.i = zext i1 %and658 to i64
  %call.i60 = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i61 = icmp eq i32 %call.i60, 0
  br i1 %tobool.not.i61, label %if.then.i65, label %if.else.i66

if.then.i65:
  %call.i.i.i62 = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i63 = bitcast i8* %call.i.i.i62 to i32*
  %0 = load i32, i32* %error1.i.i63, align 4
  %xor2.i.i = select i1 %and658, i32 34, i32 %0
  store i32 %xor2.i.i, i32* %error1.i.i63, align 4
  br label %error_if.exit67

if.else.i66:
  br i1 %and658, label %if.then2.i, label %error_if.exit67

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 34) #6
  br label %error_if.exit67

error_if.exit67:
  %cmp14 = fcmp ogt double %cond, 7.100000e+02
  %lnot = xor i1 %and658, true
  %and3159 = and i1 %cmp14, %lnot
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %set.i) #7
  %1 = zext i1 %and3159 to i64
  %call.i68 = call i32 @__midway_is_concrete(i64 noundef %1) #6
  %tobool.i = icmp eq i32 %call.i68, 0
  %or.cond.i = or i1 %and3159, %tobool.i
  br i1 %or.cond.i, label %if.end.i, label %range_if.exit

if.end.i:
  %and31 = zext i1 %and3159 to i32
  call void @__midway_havoc(i8* noundef nonnull %set.i, i64 noundef 1) #6
  %2 = load i8, i8* %set.i, align 1
  %conv2.i = zext i8 %2 to i32
  %and3.i = and i32 %conv2.i, %and31
  %conv.i.i = zext i32 %and3.i to i64
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef %conv.i.i) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %if.else.i.i

if.then.i.i:
  %call.i.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i.i = bitcast i8* %call.i.i.i.i to i32*
  %3 = load i32, i32* %error1.i.i.i, align 4
  %xor.i.i.i = xor i32 %3, 34
  %sub.i.i.i = sub nsw i32 0, %and3.i
  %and.i.i.i = and i32 %xor.i.i.i, %sub.i.i.i
  %xor2.i.i.i = xor i32 %and.i.i.i, %3
  store i32 %xor2.i.i.i, i32* %error1.i.i.i, align 4
  br label %range_if.exit

if.else.i.i:
  %tobool1.not.i.i = icmp eq i32 %and3.i, 0
  br i1 %tobool1.not.i.i, label %range_if.exit, label %if.then2.i.i

if.then2.i.i:
  %call3.i.i = call i32 @__mw_fail(i32 noundef 34) #6
  br label %range_if.exit

range_if.exit:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %set.i) #7
  %4 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %4) #7
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.41, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.25, i64 0, i64 0)) #6
  call void @__midway_havoc(i8* noundef nonnull %4, i64 noundef 8) #6
  %5 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %4) #7
  ret double %5
}

define dso_local float @coshf(float noundef %x) local_unnamed_addr #0 {
entry:
  %v.i = alloca double, align 8
  %set.i = alloca i8, align 1
  %call.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %error_if.exit

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %error_if.exit

error_if.exit:
  %cmp = fcmp olt float %x, 0.000000e+00
  %fneg = fneg float %x
  %cond = select i1 %cmp, float %fneg, float %x
  %cmp1 = fcmp oge float %cond, 8.950000e+01
  %cmp4 = fcmp olt float %x, 0x7FF0000000000000
  %cmp7 = fcmp ogt float %x, 0xFFF0000000000000
  %and64 = and i1 %cmp4, %cmp7
  %and965 = and i1 %and64, %cmp1
  %conv.i = zext i1 %and965 to i64
  %call.i67 = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i68 = icmp eq i32 %call.i67, 0
  br i1 %tobool.not.i68, label %if.then.i72, label %if.else.i73

if.then.i72:
  %call.i.i.i69 = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i70 = bitcast i8* %call.i.i.i69 to i32*
  %0 = load i32, i32* %error1.i.i70, align 4
  %xor2.i.i = select i1 %and965, i32 34, i32 %0
  store i32 %xor2.i.i, i32* %error1.i.i70, align 4
  br label %error_if.exit74

if.else.i73:
  br i1 %and965, label %if.then2.i, label %error_if.exit74

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 34) #6
  br label %error_if.exit74

error_if.exit74:
  %cmp17 = fcmp ogt float %cond, 8.900000e+01
  %lnot = xor i1 %and965, true
  %and3766 = and i1 %cmp17, %lnot
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %set.i) #7
  %1 = zext i1 %and3766 to i64
  %call.i75 = call i32 @__midway_is_concrete(i64 noundef %1) #6
  %tobool.i = icmp eq i32 %call.i75, 0
  %or.cond.i = or i1 %and3766, %tobool.i
  br i1 %or.cond.i, label %if.end.i, label %range_if.exit

if.end.i:
  %and37 = zext i1 %and3766 to i32
  call void @__midway_havoc(i8* noundef nonnull %set.i, i64 noundef 1) #6
  %2 = load i8, i8* %set.i, align 1
  %conv2.i = zext i8 %2 to i32
  %and3.i = and i32 %conv2.i, %and37
  %conv.i.i = zext i32 %and3.i to i64
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef %conv.i.i) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %if.else.i.i

if.then.i.i:
  %call.i.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i.i = bitcast i8* %call.i.i.i.i to i32*
  %3 = load i32, i32* %error1.i.i.i, align 4
  %xor.i.i.i = xor i32 %3, 34
  %sub.i.i.i = sub nsw i32 0, %and3.i
  %and.i.i.i = and i32 %xor.i.i.i, %sub.i.i.i
  %xor2.i.i.i = xor i32 %and.i.i.i, %3
  store i32 %xor2.i.i.i, i32* %error1.i.i.i, align 4
  br label %range_if.exit

if.else.i.i:
  %tobool1.not.i.i = icmp eq i32 %and3.i, 0
  br i1 %tobool1.not.i.i, label %range_if.exit, label %if.then2.i.i

if.then2.i.i:
  %call3.i.i = call i32 @__mw_fail(i32 noundef 34) #6
  br label %range_if.exit

range_if.exit:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %set.i) #7
  %4 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %4) #7
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.41, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.26, i64 0, i64 0)) #6
  call void @__midway_havoc(i8* noundef nonnull %4, i64 noundef 8) #6
  %5 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %4) #7
  %conv42 = fptrunc double %5 to float
  ret float %conv42
}

define dso_local double @expm1(double noundef %x) local_unnamed_addr #0 {
entry:
  %v.i = alloca double, align 8
  %set.i = alloca i8, align 1
  %call.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %error_if.exit

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %error_if.exit

error_if.exit:
  %cmp = fcmp olt double %x, 0.000000e+00
  %fneg = fneg double %x
  %cond = select i1 %cmp, double %fneg, double %x
  %cmp1 = fcmp oge double %cond, 7.100000e+02
  %cmp2 = fcmp olt double %x, 0x7FF0000000000000
  %cmp4 = fcmp ogt double %x, 0xFFF0000000000000
  %and56 = and i1 %cmp2, %cmp4
  %and657 = and i1 %and56, %cmp1
  %cmp7 = fcmp ogt double %x, 0.000000e+00
  %and958 = and i1 %cmp7, %and657
  %conv.i = zext i1 %and958 to i64
  %call.i60 = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i61 = icmp eq i32 %call.i60, 0
  br i1 %tobool.not.i61, label %if.then.i65, label %if.else.i66

if.then.i65:
  %call.i.i.i62 = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i63 = bitcast i8* %call.i.i.i62 to i32*
  %0 = load i32, i32* %error1.i.i63, align 4
  %xor2.i.i = select i1 %and958, i32 34, i32 %0
  store i32 %xor2.i.i, i32* %error1.i.i63, align 4
  br label %error_if.exit67

if.else.i66:
  br i1 %and958, label %if.then2.i, label %error_if.exit67

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 34) #6
  br label %error_if.exit67

error_if.exit67:
  %cmp10 = fcmp ogt double %x, 7.090000e+02
  %lnot = xor i1 %and958, true
  %and3059 = and i1 %cmp10, %lnot
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %set.i) #7
  %1 = zext i1 %and3059 to i64
  %call.i68 = call i32 @__midway_is_concrete(i64 noundef %1) #6
  %tobool.i = icmp eq i32 %call.i68, 0
  %or.cond.i = or i1 %and3059, %tobool.i
  br i1 %or.cond.i, label %if.end.i, label %range_if.exit

if.end.i:
  %and30 = zext i1 %and3059 to i32
  call void @__midway_havoc(i8* noundef nonnull %set.i, i64 noundef 1) #6
  %2 = load i8, i8* %set.i, align 1
  %conv2.i = zext i8 %2 to i32
  %and3.i = and i32 %conv2.i, %and30
  %conv.i.i = zext i32 %and3.i to i64
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef %conv.i.i) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %if.else.i.i

if.then.i.i:
  %call.i.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i.i = bitcast i8* %call.i.i.i.i to i32*
  %3 = load i32, i32* %error1.i.i.i, align 4
  %xor.i.i.i = xor i32 %3, 34
  %sub.i.i.i = sub nsw i32 0, %and3.i
  %and.i.i.i = and i32 %xor.i.i.i, %sub.i.i.i
  %xor2.i.i.i = xor i32 %and.i.i.i, %3
  store i32 %xor2.i.i.i, i32* %error1.i.i.i, align 4
  br label %range_if.exit

if.else.i.i:
  %tobool1.not.i.i = icmp eq i32 %and3.i, 0
  br i1 %tobool1.not.i.i, label %range_if.exit, label %if.then2.i.i

if.then2.i.i:
  %call3.i.i = call i32 @__mw_fail(i32 noundef 34) #6
  br label %range_if.exit

range_if.exit:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %set.i) #7
  %4 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %4) #7
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.41, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.27, i64 0, i64 0)) #6
  call void @__midway_havoc(i8* noundef nonnull %4, i64 noundef 8) #6
  %5 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %4) #7
  ret double %5
}

define dso_local float @expm1f(float noundef %x) local_unnamed_addr #0 {
entry:
  %v.i = alloca double, align 8
  %set.i = alloca i8, align 1
  %call.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %error_if.exit

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %error_if.exit

error_if.exit:
  %cmp = fcmp olt float %x, 0.000000e+00
  %fneg = fneg float %x
  %cond = select i1 %cmp, float %fneg, float %x
  %cmp1 = fcmp oge float %cond, 8.900000e+01
  %cmp3 = fcmp olt float %x, 0x7FF0000000000000
  %cmp6 = fcmp ogt float %x, 0xFFF0000000000000
  %and61 = and i1 %cmp3, %cmp6
  %and862 = and i1 %and61, %cmp1
  %cmp9 = fcmp ogt float %x, 0.000000e+00
  %and1163 = and i1 %cmp9, %and862
  %conv.i = zext i1 %and1163 to i64
  %call.i65 = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i66 = icmp eq i32 %call.i65, 0
  br i1 %tobool.not.i66, label %if.then.i70, label %if.else.i71

if.then.i70:
  %call.i.i.i67 = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i68 = bitcast i8* %call.i.i.i67 to i32*
  %0 = load i32, i32* %error1.i.i68, align 4
  %xor2.i.i = select i1 %and1163, i32 34, i32 %0
  store i32 %xor2.i.i, i32* %error1.i.i68, align 4
  br label %error_if.exit72

if.else.i71:
  br i1 %and1163, label %if.then2.i, label %error_if.exit72

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 34) #6
  br label %error_if.exit72

error_if.exit72:
  %cmp12 = fcmp ogt float %x, 8.800000e+01
  %lnot = xor i1 %and1163, true
  %and3464 = and i1 %cmp12, %lnot
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %set.i) #7
  %1 = zext i1 %and3464 to i64
  %call.i73 = call i32 @__midway_is_concrete(i64 noundef %1) #6
  %tobool.i = icmp eq i32 %call.i73, 0
  %or.cond.i = or i1 %and3464, %tobool.i
  br i1 %or.cond.i, label %if.end.i, label %range_if.exit

if.end.i:
  %and34 = zext i1 %and3464 to i32
  call void @__midway_havoc(i8* noundef nonnull %set.i, i64 noundef 1) #6
  %2 = load i8, i8* %set.i, align 1
  %conv2.i = zext i8 %2 to i32
  %and3.i = and i32 %conv2.i, %and34
  %conv.i.i = zext i32 %and3.i to i64
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef %conv.i.i) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %if.else.i.i

if.then.i.i:
  %call.i.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i.i = bitcast i8* %call.i.i.i.i to i32*
  %3 = load i32, i32* %error1.i.i.i, align 4
  %xor.i.i.i = xor i32 %3, 34
  %sub.i.i.i = sub nsw i32 0, %and3.i
  %and.i.i.i = and i32 %xor.i.i.i, %sub.i.i.i
  %xor2.i.i.i = xor i32 %and.i.i.i, %3
  store i32 %xor2.i.i.i, i32* %error1.i.i.i, align 4
  br label %range_if.exit

if.else.i.i:
  %tobool1.not.i.i = icmp eq i32 %and3.i, 0
  br i1 %tobool1.not.i.i, label %range_if.exit, label %if.then2.i.i

if.then2.i.i:
  %call3.i.i = call i32 @__mw_fail(i32 noundef 34) #6
  br label %range_if.exit

range_if.exit:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %set.i) #7
  %4 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %4) #7
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.41, i64 0, i64 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.28, i64 0, i64 0)) #6
  call void @__midway_havoc(i8* noundef nonnull %4, i64 noundef 8) #6
  %5 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %4) #7
  %conv39 = fptrunc double %5 to float
  ret float %conv39
}

define dso_local double @exp10(double noundef %x) local_unnamed_addr #0 {
entry:
  %v.i = alloca double, align 8
  %set.i = alloca i8, align 1
  %call.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %error_if.exit

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %error_if.exit

error_if.exit:
  %cmp = fcmp olt double %x, 0.000000e+00
  %fneg = fneg double %x
  %cond = select i1 %cmp, double %fneg, double %x
  %conv = select i1 %cmp, double 3.240000e+02, double 3.090000e+02
  %cmp3 = fcmp oge double %cond, %conv
  %cmp5 = fcmp olt double %x, 0x7FF0000000000000
  %cmp7 = fcmp ogt double %x, 0xFFF0000000000000
  %and71 = and i1 %cmp5, %cmp7
  %and972 = and i1 %and71, %cmp3
  %conv.i = zext i1 %and972 to i64
  %call.i74 = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i75 = icmp eq i32 %call.i74, 0
  br i1 %tobool.not.i75, label %if.then.i79, label %if.else.i80

if.then.i79:
  %call.i.i.i76 = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i77 = bitcast i8* %call.i.i.i76 to i32*
  %0 = load i32, i32* %error1.i.i77, align 4
  %xor2.i.i = select i1 %and972, i32 34, i32 %0
  store i32 %xor2.i.i, i32* %error1.i.i77, align 4
  br label %error_if.exit81

if.else.i80:
  br i1 %and972, label %if.then2.i, label %error_if.exit81

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 34) #6
  br label %error_if.exit81

error_if.exit81:
  %conv20 = select i1 %cmp, double 3.230000e+02, double 3.080000e+02
  %cmp21 = fcmp ogt double %cond, %conv20
  %lnot = xor i1 %and972, true
  %and4273 = and i1 %cmp21, %lnot
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %set.i) #7
  %1 = zext i1 %and4273 to i64
  %call.i82 = call i32 @__midway_is_concrete(i64 noundef %1) #6
  %tobool.i = icmp eq i32 %call.i82, 0
  %or.cond.i = or i1 %and4273, %tobool.i
  br i1 %or.cond.i, label %if.end.i, label %range_if.exit

if.end.i:
  %and42 = zext i1 %and4273 to i32
  call void @__midway_havoc(i8* noundef nonnull %set.i, i64 noundef 1) #6
  %2 = load i8, i8* %set.i, align 1
  %conv2.i = zext i8 %2 to i32
  %and3.i = and i32 %conv2.i, %and42
  %conv.i.i = zext i32 %and3.i to i64
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef %conv.i.i) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %if.else.i.i

if.then.i.i:
  %call.i.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i.i = bitcast i8* %call.i.i.i.i to i32*
  %3 = load i32, i32* %error1.i.i.i, align 4
  %xor.i.i.i = xor i32 %3, 34
  %sub.i.i.i = sub nsw i32 0, %and3.i
  %and.i.i.i = and i32 %xor.i.i.i, %sub.i.i.i
  %xor2.i.i.i = xor i32 %and.i.i.i, %3
  store i32 %xor2.i.i.i, i32* %error1.i.i.i, align 4
  br label %range_if.exit

if.else.i.i:
  %tobool1.not.i.i = icmp eq i32 %and3.i, 0
  br i1 %tobool1.not.i.i, label %range_if.exit, label %if.then2.i.i

if.then2.i.i:
  %call3.i.i = call i32 @__mw_fail(i32 noundef 34) #6
  br label %range_if.exit

range_if.exit:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %set.i) #7
  %4 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %4) #7
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.41, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.29, i64 0, i64 0)) #6
  call void @__midway_havoc(i8* noundef nonnull %4, i64 noundef 8) #6
  %5 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %4) #7
  ret double %5
}

define dso_local float @exp10f(float noundef %x) local_unnamed_addr #0 {
entry:
  %v.i = alloca double, align 8
  %set.i = alloca i8, align 1
  %call.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %error_if.exit

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %error_if.exit

error_if.exit:
  %cmp = fcmp olt float %x, 0.000000e+00
  %fneg = fneg float %x
  %cond = select i1 %cmp, float %fneg, float %x
  %conv = select i1 %cmp, float 4.600000e+01, float 3.900000e+01
  %cmp3 = fcmp oge float %cond, %conv
  %cmp6 = fcmp olt float %x, 0x7FF0000000000000
  %cmp9 = fcmp ogt float %x, 0xFFF0000000000000
  %and76 = and i1 %cmp6, %cmp9
  %and1177 = and i1 %and76, %cmp3
  %conv.i = zext i1 %and1177 to i64
  %call.i79 = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i80 = icmp eq i32 %call.i79, 0
  br i1 %tobool.not.i80, label %if.then.i84, label %if.else.i85

if.then.i84:
  %call.i.i.i81 = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i82 = bitcast i8* %call.i.i.i81 to i32*
  %0 = load i32, i32* %error1.i.i82, align 4
  %xor2.i.i = select i1 %and1177, i32 34, i32 %0
  store i32 %xor2.i.i, i32* %error1.i.i82, align 4
  br label %error_if.exit86

if.else.i85:
  br i1 %and1177, label %if.then2.i, label %error_if.exit86

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 34) #6
  br label %error_if.exit86

error_if.exit86:
  %conv22 = select i1 %cmp, float 4.400000e+01, float 3.800000e+01
  %cmp23 = fcmp ogt float %cond, %conv22
  %lnot = xor i1 %and1177, true
  %and4678 = and i1 %cmp23, %lnot
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %set.i) #7
  %1 = zext i1 %and4678 to i64
  %call.i87 = call i32 @__midway_is_concrete(i64 noundef %1) #6
  %tobool.i = icmp eq i32 %call.i87, 0
  %or.cond.i = or i1 %and4678, %tobool.i
  br i1 %or.cond.i, label %if.end.i, label %range_if.exit

if.end.i:
  %and46 = zext i1 %and4678 to i32
  call void @__midway_havoc(i8* noundef nonnull %set.i, i64 noundef 1) #6
  %2 = load i8, i8* %set.i, align 1
  %conv2.i = zext i8 %2 to i32
  %and3.i = and i32 %conv2.i, %and46
  %conv.i.i = zext i32 %and3.i to i64
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef %conv.i.i) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %if.else.i.i

if.then.i.i:
  %call.i.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i.i = bitcast i8* %call.i.i.i.i to i32*
  %3 = load i32, i32* %error1.i.i.i, align 4
  %xor.i.i.i = xor i32 %3, 34
  %sub.i.i.i = sub nsw i32 0, %and3.i
  %and.i.i.i = and i32 %xor.i.i.i, %sub.i.i.i
  %xor2.i.i.i = xor i32 %and.i.i.i, %3
  store i32 %xor2.i.i.i, i32* %error1.i.i.i, align 4
  br label %range_if.exit

if.else.i.i:
  %tobool1.not.i.i = icmp eq i32 %and3.i, 0
  br i1 %tobool1.not.i.i, label %range_if.exit, label %if.then2.i.i

if.then2.i.i:
  %call3.i.i = call i32 @__mw_fail(i32 noundef 34) #6
  br label %range_if.exit

range_if.exit:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %set.i) #7
  %4 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %4) #7
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.41, i64 0, i64 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.30, i64 0, i64 0)) #6
  call void @__midway_havoc(i8* noundef nonnull %4, i64 noundef 8) #6
  %5 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %4) #7
  %conv51 = fptrunc double %5 to float
  ret float %conv51
}

define dso_local double @erfc(double noundef %x) local_unnamed_addr #0 {
entry:
  %v.i = alloca double, align 8
  %set.i = alloca i8, align 1
  %call.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %error_if.exit

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %error_if.exit

error_if.exit:
  %cmp = fcmp olt double %x, 0.000000e+00
  %fneg = fneg double %x
  %cond = select i1 %cmp, double %fneg, double %x
  %cmp1 = fcmp oge double %cond, 2.800000e+01
  %cmp2 = fcmp olt double %x, 0x7FF0000000000000
  %cmp4 = fcmp ogt double %x, 0xFFF0000000000000
  %and56 = and i1 %cmp2, %cmp4
  %and657 = and i1 %and56, %cmp1
  %cmp7 = fcmp ogt double %x, 0.000000e+00
  %and958 = and i1 %cmp7, %and657
  %conv.i = zext i1 %and958 to i64
  %call.i60 = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i61 = icmp eq i32 %call.i60, 0
  br i1 %tobool.not.i61, label %if.then.i65, label %if.else.i66

if.then.i65:
  %call.i.i.i62 = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i63 = bitcast i8* %call.i.i.i62 to i32*
  %0 = load i32, i32* %error1.i.i63, align 4
  %xor2.i.i = select i1 %and958, i32 34, i32 %0
  store i32 %xor2.i.i, i32* %error1.i.i63, align 4
  br label %error_if.exit67

if.else.i66:
  br i1 %and958, label %if.then2.i, label %error_if.exit67

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 34) #6
  br label %error_if.exit67

error_if.exit67:
  %cmp10 = fcmp ogt double %x, 2.600000e+01
  %lnot = xor i1 %and958, true
  %and3059 = and i1 %cmp10, %lnot
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %set.i) #7
  %1 = zext i1 %and3059 to i64
  %call.i68 = call i32 @__midway_is_concrete(i64 noundef %1) #6
  %tobool.i = icmp eq i32 %call.i68, 0
  %or.cond.i = or i1 %and3059, %tobool.i
  br i1 %or.cond.i, label %if.end.i, label %range_if.exit

if.end.i:
  %and30 = zext i1 %and3059 to i32
  call void @__midway_havoc(i8* noundef nonnull %set.i, i64 noundef 1) #6
  %2 = load i8, i8* %set.i, align 1
  %conv2.i = zext i8 %2 to i32
  %and3.i = and i32 %conv2.i, %and30
  %conv.i.i = zext i32 %and3.i to i64
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef %conv.i.i) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %if.else.i.i

if.then.i.i:
  %call.i.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i.i = bitcast i8* %call.i.i.i.i to i32*
  %3 = load i32, i32* %error1.i.i.i, align 4
  %xor.i.i.i = xor i32 %3, 34
  %sub.i.i.i = sub nsw i32 0, %and3.i
  %and.i.i.i = and i32 %xor.i.i.i, %sub.i.i.i
  %xor2.i.i.i = xor i32 %and.i.i.i, %3
  store i32 %xor2.i.i.i, i32* %error1.i.i.i, align 4
  br label %range_if.exit

if.else.i.i:
  %tobool1.not.i.i = icmp eq i32 %and3.i, 0
  br i1 %tobool1.not.i.i, label %range_if.exit, label %if.then2.i.i

if.then2.i.i:
  %call3.i.i = call i32 @__mw_fail(i32 noundef 34) #6
  br label %range_if.exit

range_if.exit:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %set.i) #7
  %4 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %4) #7
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.41, i64 0, i64 0), i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.31, i64 0, i64 0)) #6
  call void @__midway_havoc(i8* noundef nonnull %4, i64 noundef 8) #6
  %5 = load double, double* %v.i, align 8
  %cmp.i = fcmp oge double %5, 0.000000e+00
  %cond.i = select i1 %cmp.i, double %5, double 0.000000e+00
  store double %cond.i, double* %v.i, align 8
  %cmp1.i = fcmp ole double %cond.i, 2.000000e+00
  %cond5.i = select i1 %cmp1.i, double %cond.i, double 2.000000e+00
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %4) #7
  ret double %cond5.i
}

define dso_local float @erfcf(float noundef %x) local_unnamed_addr #0 {
entry:
  %v.i = alloca double, align 8
  %set.i = alloca i8, align 1
  %call.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %error_if.exit

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %error_if.exit

error_if.exit:
  %cmp = fcmp olt float %x, 0.000000e+00
  %fneg = fneg float %x
  %cond = select i1 %cmp, float %fneg, float %x
  %cmp1 = fcmp oge float %cond, 1.100000e+01
  %cmp3 = fcmp olt float %x, 0x7FF0000000000000
  %cmp6 = fcmp ogt float %x, 0xFFF0000000000000
  %and61 = and i1 %cmp3, %cmp6
  %and862 = and i1 %and61, %cmp1
  %cmp9 = fcmp ogt float %x, 0.000000e+00
  %and1163 = and i1 %cmp9, %and862
  %conv.i = zext i1 %and1163 to i64
  %call.i65 = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i66 = icmp eq i32 %call.i65, 0
  br i1 %tobool.not.i66, label %if.then.i70, label %if.else.i71

if.then.i70:
  %call.i.i.i67 = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i68 = bitcast i8* %call.i.i.i67 to i32*
  %0 = load i32, i32* %error1.i.i68, align 4
  %xor2.i.i = select i1 %and1163, i32 34, i32 %0
  store i32 %xor2.i.i, i32* %error1.i.i68, align 4
  br label %error_if.exit72

if.else.i71:
  br i1 %and1163, label %if.then2.i, label %error_if.exit72

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 34) #6
  br label %error_if.exit72

error_if.exit72:
  %cmp12 = fcmp ogt float %x, 1.000000e+01
  %lnot = xor i1 %and1163, true
  %and3464 = and i1 %cmp12, %lnot
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %set.i) #7
  %1 = zext i1 %and3464 to i64
  %call.i73 = call i32 @__midway_is_concrete(i64 noundef %1) #6
  %tobool.i = icmp eq i32 %call.i73, 0
  %or.cond.i = or i1 %and3464, %tobool.i
  br i1 %or.cond.i, label %if.end.i, label %range_if.exit

if.end.i:
  %and34 = zext i1 %and3464 to i32
  call void @__midway_havoc(i8* noundef nonnull %set.i, i64 noundef 1) #6
  %2 = load i8, i8* %set.i, align 1
  %conv2.i = zext i8 %2 to i32
  %and3.i = and i32 %conv2.i, %and34
  %conv.i.i = zext i32 %and3.i to i64
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef %conv.i.i) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %if.else.i.i

if.then.i.i:
  %call.i.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i.i = bitcast i8* %call.i.i.i.i to i32*
  %3 = load i32, i32* %error1.i.i.i, align 4
  %xor.i.i.i = xor i32 %3, 34
  %sub.i.i.i = sub nsw i32 0, %and3.i
  %and.i.i.i = and i32 %xor.i.i.i, %sub.i.i.i
  %xor2.i.i.i = xor i32 %and.i.i.i, %3
  store i32 %xor2.i.i.i, i32* %error1.i.i.i, align 4
  br label %range_if.exit

if.else.i.i:
  %tobool1.not.i.i = icmp eq i32 %and3.i, 0
  br i1 %tobool1.not.i.i, label %range_if.exit, label %if.then2.i.i

if.then2.i.i:
  %call3.i.i = call i32 @__mw_fail(i32 noundef 34) #6
  br label %range_if.exit

range_if.exit:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %set.i) #7
  %4 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %4) #7
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.41, i64 0, i64 0), i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.32, i64 0, i64 0)) #6
  call void @__midway_havoc(i8* noundef nonnull %4, i64 noundef 8) #6
  %5 = load double, double* %v.i, align 8
  %cmp.i = fcmp oge double %5, 0.000000e+00
  %cond.i = select i1 %cmp.i, double %5, double 0.000000e+00
  store double %cond.i, double* %v.i, align 8
  %cmp1.i = fcmp ole double %cond.i, 2.000000e+00
  %cond5.i = select i1 %cmp1.i, double %cond.i, double 2.000000e+00
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %4) #7
  %conv39 = fptrunc double %cond5.i to float
  ret float %conv39
}

define dso_local double @tgamma(double noundef %x) local_unnamed_addr #0 {
entry:
  %v.i = alloca double, align 8
  %set.i = alloca i8, align 1
  %cmp = fcmp olt double %x, 0.000000e+00
  %0 = call double @llvm.floor.f64(double %x)
  %cmp1 = fcmp oeq double %0, %x
  %and121 = and i1 %cmp, %cmp1
  %conv.i = zext i1 %and121 to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.else.i

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %1 = load i32, i32* %error1.i.i, align 4
  %xor2.i.i = select i1 %and121, i32 33, i32 %1
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %error_if.exit

if.else.i:
  br i1 %and121, label %if.then2.i, label %error_if.exit

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 33) #6
  br label %error_if.exit

error_if.exit:
  %cmp3 = fcmp oeq double %x, 0.000000e+00
  %fneg = fneg double %x
  %cond = select i1 %cmp, double %fneg, double %x
  %cmp7 = fcmp oge double %cond, 1.720000e+02
  %cmp9 = fcmp olt double %x, 0x7FF0000000000000
  %cmp11 = fcmp ogt double %x, 0xFFF0000000000000
  %and13122 = and i1 %cmp9, %cmp11
  %and14123 = and i1 %and13122, %cmp7
  %cmp15 = fcmp ogt double %x, 0.000000e+00
  %and17124 = and i1 %cmp15, %and14123
  %or125 = or i1 %cmp3, %and17124
  %cmp18 = fcmp olt double %x, -1.900000e+02
  %lnot = xor i1 %and121, true
  %and25126 = and i1 %cmp18, %lnot
  %or26127 = or i1 %and25126, %or125
  %conv.i132 = zext i1 %or26127 to i64
  %call.i133 = call i32 @__midway_is_concrete(i64 noundef %conv.i132) #6
  %tobool.not.i134 = icmp eq i32 %call.i133, 0
  br i1 %tobool.not.i134, label %if.then.i141, label %if.else.i143

if.then.i141:
  %call.i.i.i135 = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i136 = bitcast i8* %call.i.i.i135 to i32*
  %2 = load i32, i32* %error1.i.i136, align 4
  %xor2.i.i140 = select i1 %or26127, i32 34, i32 %2
  store i32 %xor2.i.i140, i32* %error1.i.i136, align 4
  br label %error_if.exit146

if.else.i143:
  br i1 %or26127, label %if.then2.i145, label %error_if.exit146

if.then2.i145:
  %call3.i144 = call i32 @__mw_fail(i32 noundef 34) #6
  br label %error_if.exit146

error_if.exit146:
  %cmp27 = fcmp ogt double %x, 1.710000e+02
  %cmp29 = fcmp olt double %x, -1.500000e+02
  %or31128 = or i1 %cmp27, %cmp29
  %cmp39 = fcmp olt double %cond, 0x8000000000000
  %or41129 = or i1 %or31128, %cmp39
  %3 = or i1 %and121, %or26127
  %4 = xor i1 %3, true
  %and82131 = and i1 %or41129, %4
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %set.i) #7
  %5 = zext i1 %and82131 to i64
  %call.i147 = call i32 @__midway_is_concrete(i64 noundef %5) #6
  %tobool.i = icmp eq i32 %call.i147, 0
  %or.cond.i = or i1 %and82131, %tobool.i
  br i1 %or.cond.i, label %if.end.i, label %range_if.exit

if.end.i:
  %and82 = zext i1 %and82131 to i32
  call void @__midway_havoc(i8* noundef nonnull %set.i, i64 noundef 1) #6
  %6 = load i8, i8* %set.i, align 1
  %conv2.i = zext i8 %6 to i32
  %and3.i = and i32 %conv2.i, %and82
  %conv.i.i = zext i32 %and3.i to i64
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef %conv.i.i) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %if.else.i.i

if.then.i.i:
  %call.i.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i.i = bitcast i8* %call.i.i.i.i to i32*
  %7 = load i32, i32* %error1.i.i.i, align 4
  %xor.i.i.i = xor i32 %7, 34
  %sub.i.i.i = sub nsw i32 0, %and3.i
  %and.i.i.i = and i32 %xor.i.i.i, %sub.i.i.i
  %xor2.i.i.i = xor i32 %and.i.i.i, %7
  store i32 %xor2.i.i.i, i32* %error1.i.i.i, align 4
  br label %range_if.exit

if.else.i.i:
  %tobool1.not.i.i = icmp eq i32 %and3.i, 0
  br i1 %tobool1.not.i.i, label %range_if.exit, label %if.then2.i.i

if.then2.i.i:
  %call3.i.i = call i32 @__mw_fail(i32 noundef 34) #6
  br label %range_if.exit

range_if.exit:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %set.i) #7
  %8 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %8) #7
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.41, i64 0, i64 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.33, i64 0, i64 0)) #6
  call void @__midway_havoc(i8* noundef nonnull %8, i64 noundef 8) #6
  %9 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %8) #7
  %cond87 = select i1 %and121, double 0x7FF8000000000000, double %9
  ret double %cond87
}

define dso_local float @tgammaf(float noundef %x) local_unnamed_addr #0 {
entry:
  %v.i = alloca double, align 8
  %set.i = alloca i8, align 1
  %cmp = fcmp olt float %x, 0.000000e+00
  %conv1 = fpext float %x to double
  %0 = call double @llvm.floor.f64(double %conv1)
  %cmp3 = fcmp oeq double %0, %conv1
  %and133 = and i1 %cmp, %cmp3
  %conv.i = zext i1 %and133 to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.else.i

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %1 = load i32, i32* %error1.i.i, align 4
  %xor2.i.i = select i1 %and133, i32 33, i32 %1
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %error_if.exit

if.else.i:
  br i1 %and133, label %if.then2.i, label %error_if.exit

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 33) #6
  br label %error_if.exit

error_if.exit:
  %cmp5 = fcmp oeq float %x, 0.000000e+00
  %fneg = fneg float %x
  %cond = select i1 %cmp, float %fneg, float %x
  %cmp9 = fcmp oge float %cond, 3.600000e+01
  %cmp12 = fcmp olt float %x, 0x7FF0000000000000
  %cmp15 = fcmp ogt float %x, 0xFFF0000000000000
  %and17134 = and i1 %cmp12, %cmp15
  %and18135 = and i1 %and17134, %cmp9
  %cmp19 = fcmp ogt float %x, 0.000000e+00
  %and21136 = and i1 %cmp19, %and18135
  %or137 = or i1 %cmp5, %and21136
  %cmp22 = fcmp olt float %x, -6.000000e+01
  %lnot = xor i1 %and133, true
  %and31138 = and i1 %cmp22, %lnot
  %or32139 = or i1 %and31138, %or137
  %conv.i144 = zext i1 %or32139 to i64
  %call.i145 = call i32 @__midway_is_concrete(i64 noundef %conv.i144) #6
  %tobool.not.i146 = icmp eq i32 %call.i145, 0
  br i1 %tobool.not.i146, label %if.then.i153, label %if.else.i155

if.then.i153:
  %call.i.i.i147 = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i148 = bitcast i8* %call.i.i.i147 to i32*
  %2 = load i32, i32* %error1.i.i148, align 4
  %xor2.i.i152 = select i1 %or32139, i32 34, i32 %2
  store i32 %xor2.i.i152, i32* %error1.i.i148, align 4
  br label %error_if.exit158

if.else.i155:
  br i1 %or32139, label %if.then2.i157, label %error_if.exit158

if.then2.i157:
  %call3.i156 = call i32 @__mw_fail(i32 noundef 34) #6
  br label %error_if.exit158

error_if.exit158:
  %cmp33 = fcmp ogt float %x, 3.500000e+01
  %cmp35 = fcmp olt float %x, -3.000000e+01
  %or37140 = or i1 %cmp33, %cmp35
  %conv45 = fpext float %cond to double
  %cmp46 = fcmp olt double %conv45, 0x3800000000000000
  %or48141 = or i1 %or37140, %cmp46
  %3 = or i1 %and133, %or32139
  %4 = xor i1 %3, true
  %and93143 = and i1 %or48141, %4
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %set.i) #7
  %5 = zext i1 %and93143 to i64
  %call.i159 = call i32 @__midway_is_concrete(i64 noundef %5) #6
  %tobool.i = icmp eq i32 %call.i159, 0
  %or.cond.i = or i1 %and93143, %tobool.i
  br i1 %or.cond.i, label %if.end.i, label %range_if.exit

if.end.i:
  %and93 = zext i1 %and93143 to i32
  call void @__midway_havoc(i8* noundef nonnull %set.i, i64 noundef 1) #6
  %6 = load i8, i8* %set.i, align 1
  %conv2.i = zext i8 %6 to i32
  %and3.i = and i32 %conv2.i, %and93
  %conv.i.i = zext i32 %and3.i to i64
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef %conv.i.i) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %if.else.i.i

if.then.i.i:
  %call.i.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i.i = bitcast i8* %call.i.i.i.i to i32*
  %7 = load i32, i32* %error1.i.i.i, align 4
  %xor.i.i.i = xor i32 %7, 34
  %sub.i.i.i = sub nsw i32 0, %and3.i
  %and.i.i.i = and i32 %xor.i.i.i, %sub.i.i.i
  %xor2.i.i.i = xor i32 %and.i.i.i, %7
  store i32 %xor2.i.i.i, i32* %error1.i.i.i, align 4
  br label %range_if.exit

if.else.i.i:
  %tobool1.not.i.i = icmp eq i32 %and3.i, 0
  br i1 %tobool1.not.i.i, label %range_if.exit, label %if.then2.i.i

if.then2.i.i:
  %call3.i.i = call i32 @__mw_fail(i32 noundef 34) #6
  br label %range_if.exit

range_if.exit:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %set.i) #7
  %8 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %8) #7
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.41, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.34, i64 0, i64 0)) #6
  call void @__midway_havoc(i8* noundef nonnull %8, i64 noundef 8) #6
  %9 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %8) #7
  %conv94 = fptrunc double %9 to float
  %cond99 = select i1 %and133, float 0x7FF8000000000000, float %conv94
  ret float %cond99
}

define dso_local double @lgamma(double noundef %x) local_unnamed_addr #0 {
entry:
  %v.i.i = alloca double, align 8
  %negative.i = alloca i8, align 1
  %set.i = alloca i8, align 1
  %call.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %error_if.exit

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %error_if.exit

error_if.exit:
  %cmp = fcmp oeq double %x, 0.000000e+00
  %cmp1 = fcmp olt double %x, 0.000000e+00
  %0 = call double @llvm.floor.f64(double %x)
  %cmp3 = fcmp oeq double %0, %x
  %and99 = and i1 %cmp1, %cmp3
  %cmp5 = fcmp olt double %x, 0x7FF0000000000000
  %cmp7 = fcmp ogt double %x, 0xFFF0000000000000
  %and9100 = and i1 %cmp5, %cmp7
  %and10101 = and i1 %and9100, %and99
  %or102 = or i1 %cmp, %and10101
  %fneg = fneg double %x
  %cond = select i1 %cmp1, double %fneg, double %x
  %cmp13 = fcmp oge double %cond, 0x7F61000000000000
  %and20103 = and i1 %and9100, %cmp13
  %cmp21 = fcmp ogt double %x, 0.000000e+00
  %and23104 = and i1 %cmp21, %and20103
  %or24105 = or i1 %or102, %and23104
  %conv.i = zext i1 %or24105 to i64
  %call.i107 = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i108 = icmp eq i32 %call.i107, 0
  br i1 %tobool.not.i108, label %if.then.i112, label %if.else.i113

if.then.i112:
  %call.i.i.i109 = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i110 = bitcast i8* %call.i.i.i109 to i32*
  %1 = load i32, i32* %error1.i.i110, align 4
  %xor2.i.i = select i1 %or24105, i32 34, i32 %1
  store i32 %xor2.i.i, i32* %error1.i.i110, align 4
  br label %error_if.exit114

if.else.i113:
  br i1 %or24105, label %if.then2.i, label %error_if.exit114

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 34) #6
  br label %error_if.exit114

error_if.exit114:
  %cmp25 = fcmp ogt double %x, 0x7F50000000000000
  %lnot = xor i1 %or24105, true
  %and60106 = and i1 %cmp25, %lnot
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %set.i) #7
  %2 = zext i1 %and60106 to i64
  %call.i115 = call i32 @__midway_is_concrete(i64 noundef %2) #6
  %tobool.i = icmp eq i32 %call.i115, 0
  %or.cond.i = or i1 %and60106, %tobool.i
  br i1 %or.cond.i, label %if.end.i, label %range_if.exit

if.end.i:
  %and60 = zext i1 %and60106 to i32
  call void @__midway_havoc(i8* noundef nonnull %set.i, i64 noundef 1) #6
  %3 = load i8, i8* %set.i, align 1
  %conv2.i = zext i8 %3 to i32
  %and3.i = and i32 %conv2.i, %and60
  %conv.i.i = zext i32 %and3.i to i64
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef %conv.i.i) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %if.else.i.i

if.then.i.i:
  %call.i.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i.i = bitcast i8* %call.i.i.i.i to i32*
  %4 = load i32, i32* %error1.i.i.i, align 4
  %xor.i.i.i = xor i32 %4, 34
  %sub.i.i.i = sub nsw i32 0, %and3.i
  %and.i.i.i = and i32 %xor.i.i.i, %sub.i.i.i
  %xor2.i.i.i = xor i32 %and.i.i.i, %4
  store i32 %xor2.i.i.i, i32* %error1.i.i.i, align 4
  br label %range_if.exit

if.else.i.i:
  %tobool1.not.i.i = icmp eq i32 %and3.i, 0
  br i1 %tobool1.not.i.i, label %range_if.exit, label %if.then2.i.i

if.then2.i.i:
  %call3.i.i = call i32 @__mw_fail(i32 noundef 34) #6
  br label %range_if.exit

range_if.exit:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %set.i) #7
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %negative.i) #7
  call void @__midway_havoc(i8* noundef nonnull %negative.i, i64 noundef 1) #6
  call void @__midway_check(i8* noundef bitcast (i32* @signgam to i8*), i64 noundef 4, i32 noundef 1) #6
  %conv.i116 = zext i1 %cmp21 to i32
  %5 = load i8, i8* %negative.i, align 1
  %6 = and i8 %5, 1
  %7 = xor i8 %6, 1
  %8 = zext i8 %7 to i32
  %or.i = or i32 %8, %conv.i116
  %tobool2.not.i = icmp eq i32 %or.i, 0
  %cond.i = select i1 %tobool2.not.i, i32 -1, i32 1
  store i32 %cond.i, i32* @signgam, align 4
  %9 = bitcast double* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %9) #7
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.41, i64 0, i64 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.35, i64 0, i64 0)) #6
  call void @__midway_havoc(i8* noundef nonnull %9, i64 noundef 8) #6
  %10 = load double, double* %v.i.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %9) #7
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %negative.i) #7
  ret double %10
}

define dso_local float @lgammaf(float noundef %x) local_unnamed_addr #0 {
entry:
  %v.i.i = alloca double, align 8
  %negative.i = alloca i8, align 1
  %set.i = alloca i8, align 1
  %call.i = call i32 @__midway_is_concrete(i64 noundef 0) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %error_if.exit

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  br label %error_if.exit

error_if.exit:
  %cmp = fcmp oeq float %x, 0.000000e+00
  %cmp1 = fcmp olt float %x, 0.000000e+00
  %conv3 = fpext float %x to double
  %0 = call double @llvm.floor.f64(double %conv3)
  %cmp5 = fcmp oeq double %0, %conv3
  %and116 = and i1 %cmp1, %cmp5
  %cmp8 = fcmp olt float %x, 0x7FF0000000000000
  %cmp11 = fcmp ogt float %x, 0xFFF0000000000000
  %and13117 = and i1 %cmp8, %cmp11
  %and14118 = and i1 %and13117, %and116
  %or119 = or i1 %cmp, %and14118
  %fneg = fneg float %x
  %cond = select i1 %cmp1, float %fneg, float %x
  %cmp18 = fcmp oge float %cond, 0x478A000000000000
  %and27120 = and i1 %and13117, %cmp18
  %cmp28 = fcmp ogt float %x, 0.000000e+00
  %and30121 = and i1 %cmp28, %and27120
  %or31122 = or i1 %and30121, %or119
  %conv.i = zext i1 %or31122 to i64
  %call.i124 = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i125 = icmp eq i32 %call.i124, 0
  br i1 %tobool.not.i125, label %if.then.i129, label %if.else.i130

if.then.i129:
  %call.i.i.i126 = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i127 = bitcast i8* %call.i.i.i126 to i32*
  %1 = load i32, i32* %error1.i.i127, align 4
  %xor2.i.i = select i1 %or31122, i32 34, i32 %1
  store i32 %xor2.i.i, i32* %error1.i.i127, align 4
  br label %error_if.exit131

if.else.i130:
  br i1 %or31122, label %if.then2.i, label %error_if.exit131

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 34) #6
  br label %error_if.exit131

error_if.exit131:
  %cmp33 = fcmp ogt float %x, 0x4788000000000000
  %lnot = xor i1 %or31122, true
  %and75123 = and i1 %cmp33, %lnot
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %set.i) #7
  %2 = zext i1 %and75123 to i64
  %call.i132 = call i32 @__midway_is_concrete(i64 noundef %2) #6
  %tobool.i = icmp eq i32 %call.i132, 0
  %or.cond.i = or i1 %and75123, %tobool.i
  br i1 %or.cond.i, label %if.end.i, label %range_if.exit

if.end.i:
  %and75 = zext i1 %and75123 to i32
  call void @__midway_havoc(i8* noundef nonnull %set.i, i64 noundef 1) #6
  %3 = load i8, i8* %set.i, align 1
  %conv2.i = zext i8 %3 to i32
  %and3.i = and i32 %conv2.i, %and75
  %conv.i.i = zext i32 %and3.i to i64
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef %conv.i.i) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %if.else.i.i

if.then.i.i:
  %call.i.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i.i = bitcast i8* %call.i.i.i.i to i32*
  %4 = load i32, i32* %error1.i.i.i, align 4
  %xor.i.i.i = xor i32 %4, 34
  %sub.i.i.i = sub nsw i32 0, %and3.i
  %and.i.i.i = and i32 %xor.i.i.i, %sub.i.i.i
  %xor2.i.i.i = xor i32 %and.i.i.i, %4
  store i32 %xor2.i.i.i, i32* %error1.i.i.i, align 4
  br label %range_if.exit

if.else.i.i:
  %tobool1.not.i.i = icmp eq i32 %and3.i, 0
  br i1 %tobool1.not.i.i, label %range_if.exit, label %if.then2.i.i

if.then2.i.i:
  %call3.i.i = call i32 @__mw_fail(i32 noundef 34) #6
  br label %range_if.exit

range_if.exit:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %set.i) #7
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %negative.i) #7
  call void @__midway_havoc(i8* noundef nonnull %negative.i, i64 noundef 1) #6
  call void @__midway_check(i8* noundef bitcast (i32* @signgam to i8*), i64 noundef 4, i32 noundef 1) #6
  %cmp.i = fcmp ogt float %x, 0.000000e+00
  %conv.i133 = zext i1 %cmp.i to i32
  %5 = load i8, i8* %negative.i, align 1
  %6 = and i8 %5, 1
  %7 = xor i8 %6, 1
  %8 = zext i8 %7 to i32
  %or.i = or i32 %8, %conv.i133
  %tobool2.not.i = icmp eq i32 %or.i, 0
  %cond.i = select i1 %tobool2.not.i, i32 -1, i32 1
  store i32 %cond.i, i32* @signgam, align 4
  %9 = bitcast double* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %9) #7
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.41, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.36, i64 0, i64 0)) #6
  call void @__midway_havoc(i8* noundef nonnull %9, i64 noundef 8) #6
  %10 = load double, double* %v.i.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %9) #7
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %negative.i) #7
  %conv81 = fptrunc double %10 to float
  ret float %conv81
}

define dso_local double @atan2(double noundef %y, double noundef %x) local_unnamed_addr #0 {
entry:
  %v.i = alloca double, align 8
  %set.i = alloca i8, align 1
  %cmp = fcmp ogt double %x, 0.000000e+00
  %cmp1 = fcmp olt double %x, 0x7FF0000000000000
  %cmp3 = fcmp ogt double %x, 0xFFF0000000000000
  %and20 = and i1 %cmp1, %cmp3
  %and521 = and i1 %cmp, %and20
  %cmp6 = fcmp une double %y, 0.000000e+00
  %and822 = and i1 %cmp6, %and521
  %cmp9 = fcmp olt double %y, 0.000000e+00
  %fneg = fneg double %y
  %cond = select i1 %cmp9, double %fneg, double %y
  %mul = fmul double %x, 0x30000000000000
  %cmp11 = fcmp ole double %cond, %mul
  %and1323 = and i1 %cmp11, %and822
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %set.i) #7
  %0 = zext i1 %and1323 to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %0) #6
  %tobool.i = icmp eq i32 %call.i, 0
  %or.cond.i = or i1 %and1323, %tobool.i
  br i1 %or.cond.i, label %if.end.i, label %range_if.exit

if.end.i:
  %and13 = zext i1 %and1323 to i32
  call void @__midway_havoc(i8* noundef nonnull %set.i, i64 noundef 1) #6
  %1 = load i8, i8* %set.i, align 1
  %conv2.i = zext i8 %1 to i32
  %and3.i = and i32 %conv2.i, %and13
  %conv.i.i = zext i32 %and3.i to i64
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef %conv.i.i) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %if.else.i.i

if.then.i.i:
  %call.i.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i.i = bitcast i8* %call.i.i.i.i to i32*
  %2 = load i32, i32* %error1.i.i.i, align 4
  %xor.i.i.i = xor i32 %2, 34
  %sub.i.i.i = sub nsw i32 0, %and3.i
  %and.i.i.i = and i32 %xor.i.i.i, %sub.i.i.i
  %xor2.i.i.i = xor i32 %and.i.i.i, %2
  store i32 %xor2.i.i.i, i32* %error1.i.i.i, align 4
  br label %range_if.exit

if.else.i.i:
  %tobool1.not.i.i = icmp eq i32 %and3.i, 0
  br i1 %tobool1.not.i.i, label %range_if.exit, label %if.then2.i.i

if.then2.i.i:
  %call3.i.i = call i32 @__mw_fail(i32 noundef 34) #6
  br label %range_if.exit

range_if.exit:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %set.i) #7
  %3 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #7
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.41, i64 0, i64 0), i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.37, i64 0, i64 0)) #6
  call void @__midway_havoc(i8* noundef nonnull %3, i64 noundef 8) #6
  %4 = load double, double* %v.i, align 8
  %cmp.i = fcmp oge double %4, 0xC00921FB54442D19
  %cond.i = select i1 %cmp.i, double %4, double 0xC00921FB54442D19
  store double %cond.i, double* %v.i, align 8
  %cmp1.i = fcmp ole double %cond.i, 0x400921FB54442D19
  %cond5.i = select i1 %cmp1.i, double %cond.i, double 0x400921FB54442D19
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #7
  ret double %cond5.i
}

define dso_local float @atan2f(float noundef %y, float noundef %x) local_unnamed_addr #0 {
entry:
  %v.i = alloca double, align 8
  %set.i = alloca i8, align 1
  %cmp = fcmp ogt float %x, 0.000000e+00
  %cmp2 = fcmp olt float %x, 0x7FF0000000000000
  %cmp5 = fcmp ogt float %x, 0xFFF0000000000000
  %and23 = and i1 %cmp2, %cmp5
  %and724 = and i1 %cmp, %and23
  %cmp8 = fcmp une float %y, 0.000000e+00
  %and1025 = and i1 %cmp8, %and724
  %cmp11 = fcmp olt float %y, 0.000000e+00
  %fneg = fneg float %y
  %cond = select i1 %cmp11, float %fneg, float %y
  %mul = fmul float %x, 0x3830000000000000
  %cmp13 = fcmp ole float %cond, %mul
  %and1526 = and i1 %cmp13, %and1025
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %set.i) #7
  %0 = zext i1 %and1526 to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %0) #6
  %tobool.i = icmp eq i32 %call.i, 0
  %or.cond.i = or i1 %and1526, %tobool.i
  br i1 %or.cond.i, label %if.end.i, label %range_if.exit

if.end.i:
  %and15 = zext i1 %and1526 to i32
  call void @__midway_havoc(i8* noundef nonnull %set.i, i64 noundef 1) #6
  %1 = load i8, i8* %set.i, align 1
  %conv2.i = zext i8 %1 to i32
  %and3.i = and i32 %conv2.i, %and15
  %conv.i.i = zext i32 %and3.i to i64
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef %conv.i.i) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %if.else.i.i

if.then.i.i:
  %call.i.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i.i = bitcast i8* %call.i.i.i.i to i32*
  %2 = load i32, i32* %error1.i.i.i, align 4
  %xor.i.i.i = xor i32 %2, 34
  %sub.i.i.i = sub nsw i32 0, %and3.i
  %and.i.i.i = and i32 %xor.i.i.i, %sub.i.i.i
  %xor2.i.i.i = xor i32 %and.i.i.i, %2
  store i32 %xor2.i.i.i, i32* %error1.i.i.i, align 4
  br label %range_if.exit

if.else.i.i:
  %tobool1.not.i.i = icmp eq i32 %and3.i, 0
  br i1 %tobool1.not.i.i, label %range_if.exit, label %if.then2.i.i

if.then2.i.i:
  %call3.i.i = call i32 @__mw_fail(i32 noundef 34) #6
  br label %range_if.exit

range_if.exit:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %set.i) #7
  %3 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #7
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.41, i64 0, i64 0), i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.38, i64 0, i64 0)) #6
  call void @__midway_havoc(i8* noundef nonnull %3, i64 noundef 8) #6
  %4 = load double, double* %v.i, align 8
  %cmp.i = fcmp oge double %4, 0xC00921FB54442D19
  %cond.i = select i1 %cmp.i, double %4, double 0xC00921FB54442D19
  store double %cond.i, double* %v.i, align 8
  %cmp1.i = fcmp ole double %cond.i, 0x400921FB54442D19
  %cond5.i = select i1 %cmp1.i, double %cond.i, double 0x400921FB54442D19
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #7
  %conv16 = fptrunc double %cond5.i to float
  ret float %conv16
}

define dso_local double @remainder(double noundef %x, double noundef %y) local_unnamed_addr #0 {
entry:
  %v.i = alloca double, align 8
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #7
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.41, i64 0, i64 0), i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.39, i64 0, i64 0)) #6
  call void @__midway_havoc(i8* noundef nonnull %0, i64 noundef 8) #6
  %1 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #7
  %cmp = fcmp oeq double %x, 0x7FF0000000000000
  %cmp1 = fcmp oeq double %x, 0xFFF0000000000000
  %or30 = or i1 %cmp, %cmp1
  %cmp3 = fcmp oeq double %y, 0.000000e+00
  %or531 = or i1 %or30, %cmp3
  %2 = fcmp ord double %y, %x
  %and1233 = and i1 %2, %or531
  %conv.i = zext i1 %and1233 to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.else.i

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %3 = load i32, i32* %error1.i.i, align 4
  %xor2.i.i = select i1 %and1233, i32 33, i32 %3
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %error_if.exit

if.else.i:
  br i1 %and1233, label %if.then2.i, label %error_if.exit

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 33) #6
  br label %error_if.exit

error_if.exit:
  %cond = select i1 %or531, double 0x7FF8000000000000, double %1
  ret double %cond
}

define dso_local double @nextafter(double noundef %x, double noundef %y) local_unnamed_addr #0 {
entry:
  %v.i = alloca double, align 8
  %set.i = alloca i8, align 1
  %cmp = fcmp une double %x, %y
  %cmp1 = fcmp olt double %x, 0x7FF0000000000000
  %cmp3 = fcmp ogt double %x, 0xFFF0000000000000
  %and33 = and i1 %cmp1, %cmp3
  %and534 = and i1 %cmp, %and33
  %cmp6 = fcmp ord double %y, 0.000000e+00
  %and835 = and i1 %cmp6, %and534
  %cmp9 = fcmp olt double %x, 0.000000e+00
  %fneg = fneg double %x
  %cond = select i1 %cmp9, double %fneg, double %x
  %cmp11 = fcmp ole double %cond, 0x10000000000000
  %cmp20 = fcmp oeq double %cond, 0x7FEFFFFFFFFFFFFF
  %or36 = or i1 %cmp11, %cmp20
  %and2237 = and i1 %and835, %or36
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %set.i) #7
  %0 = zext i1 %and2237 to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %0) #6
  %tobool.i = icmp eq i32 %call.i, 0
  %or.cond.i = or i1 %and2237, %tobool.i
  br i1 %or.cond.i, label %if.end.i, label %range_if.exit

if.end.i:
  %and22 = zext i1 %and2237 to i32
  call void @__midway_havoc(i8* noundef nonnull %set.i, i64 noundef 1) #6
  %1 = load i8, i8* %set.i, align 1
  %conv2.i = zext i8 %1 to i32
  %and3.i = and i32 %conv2.i, %and22
  %conv.i.i = zext i32 %and3.i to i64
  %call.i.i = call i32 @__midway_is_concrete(i64 noundef %conv.i.i) #6
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %if.else.i.i

if.then.i.i:
  %call.i.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i.i = bitcast i8* %call.i.i.i.i to i32*
  %2 = load i32, i32* %error1.i.i.i, align 4
  %xor.i.i.i = xor i32 %2, 34
  %sub.i.i.i = sub nsw i32 0, %and3.i
  %and.i.i.i = and i32 %xor.i.i.i, %sub.i.i.i
  %xor2.i.i.i = xor i32 %and.i.i.i, %2
  store i32 %xor2.i.i.i, i32* %error1.i.i.i, align 4
  br label %range_if.exit

if.else.i.i:
  %tobool1.not.i.i = icmp eq i32 %and3.i, 0
  br i1 %tobool1.not.i.i, label %range_if.exit, label %if.then2.i.i

if.then2.i.i:
  %call3.i.i = call i32 @__mw_fail(i32 noundef 34) #6
  br label %range_if.exit

range_if.exit:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %set.i) #7
  %3 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #7
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.41, i64 0, i64 0), i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.40, i64 0, i64 0)) #6
  call void @__midway_havoc(i8* noundef nonnull %3, i64 noundef 8) #6
  %4 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #7
  ret double %4
}

define dso_local double @cabs(double noundef %z.coerce0, double noundef %z.coerce1) local_unnamed_addr #0 {
entry:
  %call = call double @hypot(double noundef %z.coerce0, double noundef %z.coerce1) #6
  ret double %call
}

define dso_local void @sincos(double noundef %x, double* noundef %s, double* noundef %c) local_unnamed_addr #0 {
entry:
  %0 = bitcast double* %s to i8*
  call void @__midway_check(i8* noundef %0, i64 noundef 8, i32 noundef 1) #6
  %1 = bitcast double* %c to i8*
  call void @__midway_check(i8* noundef %1, i64 noundef 8, i32 noundef 1) #6
  %cmp = fcmp oeq double %x, 0x7FF0000000000000
  %cmp1 = fcmp oeq double %x, 0xFFF0000000000000
  %or8 = or i1 %cmp, %cmp1
  %conv.i = zext i1 %or8 to i64
  %call.i = call i32 @__midway_is_concrete(i64 noundef %conv.i) #6
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.else.i

if.then.i:
  %call.i.i.i = call i8* @__midway_thread_storage(i64 noundef 680) #6
  %error1.i.i = bitcast i8* %call.i.i.i to i32*
  %2 = load i32, i32* %error1.i.i, align 4
  %xor2.i.i = select i1 %or8, i32 33, i32 %2
  store i32 %xor2.i.i, i32* %error1.i.i, align 4
  br label %error_if.exit

if.else.i:
  %tobool1.not.i.demorgan = or i1 %cmp, %cmp1
  br i1 %tobool1.not.i.demorgan, label %if.then2.i, label %error_if.exit

if.then2.i:
  %call3.i = call i32 @__mw_fail(i32 noundef 33) #6
  br label %error_if.exit

error_if.exit:
  %3 = call double @llvm.sin.f64(double %x)
  store double %3, double* %s, align 8
  %4 = call double @llvm.cos.f64(double %x)
  store double %4, double* %c, align 8
  ret void
}

declare i32 @__mw_fail(i32 noundef) local_unnamed_addr #4

declare i8* @__midway_thread_storage(i64 noundef) local_unnamed_addr #4

declare void @__midway_havoc(i8* noundef, i64 noundef) local_unnamed_addr #4

declare double @llvm.fmuladd.f64(double, double, double) #2

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #4

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { mustprogress nofree nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #4 = { null_pointer_is_valid }
attributes #5 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #6 = { nobuiltin nounwind }
attributes #7 = { nounwind }

