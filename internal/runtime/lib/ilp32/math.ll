target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@.str = private unnamed_addr constant [5 x i8] c"logb\00", align 1
@.str.1 = private unnamed_addr constant [23 x i8] c"tan returns an unknown\00", align 1
@.str.2 = private unnamed_addr constant [24 x i8] c"tanf returns an unknown\00", align 1
@.str.3 = private unnamed_addr constant [24 x i8] c"sinh returns an unknown\00", align 1
@.str.4 = private unnamed_addr constant [25 x i8] c"sinhf returns an unknown\00", align 1
@.str.5 = private unnamed_addr constant [24 x i8] c"cosh returns an unknown\00", align 1
@.str.6 = private unnamed_addr constant [25 x i8] c"coshf returns an unknown\00", align 1
@.str.7 = private unnamed_addr constant [25 x i8] c"asinh returns an unknown\00", align 1
@.str.8 = private unnamed_addr constant [26 x i8] c"asinhf returns an unknown\00", align 1
@.str.9 = private unnamed_addr constant [25 x i8] c"acosh returns an unknown\00", align 1
@.str.10 = private unnamed_addr constant [26 x i8] c"acoshf returns an unknown\00", align 1
@.str.11 = private unnamed_addr constant [25 x i8] c"atanh returns an unknown\00", align 1
@.str.12 = private unnamed_addr constant [26 x i8] c"atanhf returns an unknown\00", align 1
@.str.13 = private unnamed_addr constant [24 x i8] c"cbrt returns an unknown\00", align 1
@.str.14 = private unnamed_addr constant [25 x i8] c"cbrtf returns an unknown\00", align 1
@.str.15 = private unnamed_addr constant [25 x i8] c"expm1 returns an unknown\00", align 1
@.str.16 = private unnamed_addr constant [26 x i8] c"expm1f returns an unknown\00", align 1
@.str.17 = private unnamed_addr constant [25 x i8] c"log1p returns an unknown\00", align 1
@.str.18 = private unnamed_addr constant [26 x i8] c"log1pf returns an unknown\00", align 1
@.str.19 = private unnamed_addr constant [26 x i8] c"tgamma returns an unknown\00", align 1
@.str.20 = private unnamed_addr constant [27 x i8] c"tgammaf returns an unknown\00", align 1
@.str.21 = private unnamed_addr constant [26 x i8] c"lgamma returns an unknown\00", align 1
@.str.22 = private unnamed_addr constant [27 x i8] c"lgammaf returns an unknown\00", align 1
@.str.23 = private unnamed_addr constant [25 x i8] c"exp10 returns an unknown\00", align 1
@.str.24 = private unnamed_addr constant [26 x i8] c"exp10f returns an unknown\00", align 1
@.str.25 = private unnamed_addr constant [24 x i8] c"asin returns an unknown\00", align 1
@.str.26 = private unnamed_addr constant [25 x i8] c"asinf returns an unknown\00", align 1
@.str.27 = private unnamed_addr constant [24 x i8] c"acos returns an unknown\00", align 1
@.str.28 = private unnamed_addr constant [25 x i8] c"acosf returns an unknown\00", align 1
@.str.29 = private unnamed_addr constant [37 x i8] c"tanh returns an unknown in its range\00", align 1
@.str.30 = private unnamed_addr constant [38 x i8] c"tanhf returns an unknown in its range\00", align 1
@.str.31 = private unnamed_addr constant [37 x i8] c"atan returns an unknown in its range\00", align 1
@.str.32 = private unnamed_addr constant [38 x i8] c"atanf returns an unknown in its range\00", align 1
@.str.33 = private unnamed_addr constant [36 x i8] c"erf returns an unknown in its range\00", align 1
@.str.34 = private unnamed_addr constant [37 x i8] c"erff returns an unknown in its range\00", align 1
@.str.35 = private unnamed_addr constant [37 x i8] c"erfc returns an unknown in its range\00", align 1
@.str.36 = private unnamed_addr constant [38 x i8] c"erfcf returns an unknown in its range\00", align 1
@.str.37 = private unnamed_addr constant [38 x i8] c"atan2 returns an unknown in its range\00", align 1
@.str.38 = private unnamed_addr constant [29 x i8] c"remainder returns an unknown\00", align 1
@.str.39 = private unnamed_addr constant [29 x i8] c"nextafter returns an unknown\00", align 1
@signgam = dso_local local_unnamed_addr global i32 0, align 4
@.str.40 = private unnamed_addr constant [12 x i8] c"mathematics\00", align 1

define dso_local double @sqrt(double noundef %x) local_unnamed_addr #0 {
entry:
  %0 = call double @llvm.sqrt.f64(double %x)
  ret double %0
}

declare double @llvm.sqrt.f64(double) #1

define dso_local float @sqrtf(float noundef %x) local_unnamed_addr #0 {
entry:
  %0 = call float @llvm.sqrt.f32(float %x)
  ret float %0
}

declare float @llvm.sqrt.f32(float) #1

define dso_local x86_fp80 @sqrtl(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %0 = call x86_fp80 @llvm.sqrt.f80(x86_fp80 %x)
  ret x86_fp80 %0
}

declare x86_fp80 @llvm.sqrt.f80(x86_fp80) #1

define dso_local double @fabs(double noundef %x) local_unnamed_addr #0 {
entry:
  %0 = call double @llvm.fabs.f64(double %x)
  ret double %0
}

declare double @llvm.fabs.f64(double) #1

define dso_local float @fabsf(float noundef %x) local_unnamed_addr #0 {
entry:
  %0 = call float @llvm.fabs.f32(float %x)
  ret float %0
}

declare float @llvm.fabs.f32(float) #1

define dso_local x86_fp80 @fabsl(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %0 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %x)
  ret x86_fp80 %0
}

declare x86_fp80 @llvm.fabs.f80(x86_fp80) #1

define dso_local double @floor(double noundef %x) local_unnamed_addr #0 {
entry:
  %0 = call double @llvm.floor.f64(double %x)
  ret double %0
}

declare double @llvm.floor.f64(double) #1

define dso_local float @floorf(float noundef %x) local_unnamed_addr #0 {
entry:
  %0 = call float @llvm.floor.f32(float %x)
  ret float %0
}

declare float @llvm.floor.f32(float) #1

define dso_local x86_fp80 @floorl(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %0 = call x86_fp80 @llvm.floor.f80(x86_fp80 %x)
  ret x86_fp80 %0
}

declare x86_fp80 @llvm.floor.f80(x86_fp80) #1

define dso_local double @ceil(double noundef %x) local_unnamed_addr #0 {
entry:
  %0 = call double @llvm.ceil.f64(double %x)
  ret double %0
}

declare double @llvm.ceil.f64(double) #1

define dso_local float @ceilf(float noundef %x) local_unnamed_addr #0 {
entry:
  %0 = call float @llvm.ceil.f32(float %x)
  ret float %0
}

declare float @llvm.ceil.f32(float) #1

define dso_local x86_fp80 @ceill(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %0 = call x86_fp80 @llvm.ceil.f80(x86_fp80 %x)
  ret x86_fp80 %0
}

declare x86_fp80 @llvm.ceil.f80(x86_fp80) #1

define dso_local double @trunc(double noundef %x) local_unnamed_addr #0 {
entry:
  %0 = call double @llvm.trunc.f64(double %x)
  ret double %0
}

declare double @llvm.trunc.f64(double) #1

define dso_local float @truncf(float noundef %x) local_unnamed_addr #0 {
entry:
  %0 = call float @llvm.trunc.f32(float %x)
  ret float %0
}

declare float @llvm.trunc.f32(float) #1

define dso_local x86_fp80 @truncl(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %0 = call x86_fp80 @llvm.trunc.f80(x86_fp80 %x)
  ret x86_fp80 %0
}

declare x86_fp80 @llvm.trunc.f80(x86_fp80) #1

define dso_local double @round(double noundef %x) local_unnamed_addr #0 {
entry:
  %0 = call double @llvm.round.f64(double %x)
  ret double %0
}

declare double @llvm.round.f64(double) #1

define dso_local float @roundf(float noundef %x) local_unnamed_addr #0 {
entry:
  %0 = call float @llvm.round.f32(float %x)
  ret float %0
}

declare float @llvm.round.f32(float) #1

define dso_local x86_fp80 @roundl(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %0 = call x86_fp80 @llvm.round.f80(x86_fp80 %x)
  ret x86_fp80 %0
}

declare x86_fp80 @llvm.round.f80(x86_fp80) #1

define dso_local double @rint(double noundef %x) local_unnamed_addr #0 {
entry:
  %0 = call double @llvm.rint.f64(double %x)
  ret double %0
}

declare double @llvm.rint.f64(double) #1

define dso_local float @rintf(float noundef %x) local_unnamed_addr #0 {
entry:
  %0 = call float @llvm.rint.f32(float %x)
  ret float %0
}

declare float @llvm.rint.f32(float) #1

define dso_local x86_fp80 @rintl(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %0 = call x86_fp80 @llvm.rint.f80(x86_fp80 %x)
  ret x86_fp80 %0
}

declare x86_fp80 @llvm.rint.f80(x86_fp80) #1

define dso_local double @nearbyint(double noundef %x) local_unnamed_addr #0 {
entry:
  %0 = call double @llvm.nearbyint.f64(double %x)
  ret double %0
}

declare double @llvm.nearbyint.f64(double) #1

define dso_local float @nearbyintf(float noundef %x) local_unnamed_addr #0 {
entry:
  %0 = call float @llvm.nearbyint.f32(float %x)
  ret float %0
}

declare float @llvm.nearbyint.f32(float) #1

define dso_local x86_fp80 @nearbyintl(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %0 = call x86_fp80 @llvm.nearbyint.f80(x86_fp80 %x)
  ret x86_fp80 %0
}

declare x86_fp80 @llvm.nearbyint.f80(x86_fp80) #1

define dso_local double @sin(double noundef %x) local_unnamed_addr #0 {
entry:
  %0 = call double @llvm.sin.f64(double %x)
  ret double %0
}

declare double @llvm.sin.f64(double) #1

define dso_local float @sinf(float noundef %x) local_unnamed_addr #0 {
entry:
  %0 = call float @llvm.sin.f32(float %x)
  ret float %0
}

declare float @llvm.sin.f32(float) #1

define dso_local x86_fp80 @sinl(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %0 = call x86_fp80 @llvm.sin.f80(x86_fp80 %x)
  ret x86_fp80 %0
}

declare x86_fp80 @llvm.sin.f80(x86_fp80) #1

define dso_local double @cos(double noundef %x) local_unnamed_addr #0 {
entry:
  %0 = call double @llvm.cos.f64(double %x)
  ret double %0
}

declare double @llvm.cos.f64(double) #1

define dso_local float @cosf(float noundef %x) local_unnamed_addr #0 {
entry:
  %0 = call float @llvm.cos.f32(float %x)
  ret float %0
}

declare float @llvm.cos.f32(float) #1

define dso_local x86_fp80 @cosl(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %0 = call x86_fp80 @llvm.cos.f80(x86_fp80 %x)
  ret x86_fp80 %0
}

declare x86_fp80 @llvm.cos.f80(x86_fp80) #1

define dso_local double @exp(double noundef %x) local_unnamed_addr #0 {
entry:
  %0 = call double @llvm.exp.f64(double %x)
  ret double %0
}

declare double @llvm.exp.f64(double) #1

define dso_local float @expf(float noundef %x) local_unnamed_addr #0 {
entry:
  %0 = call float @llvm.exp.f32(float %x)
  ret float %0
}

declare float @llvm.exp.f32(float) #1

define dso_local x86_fp80 @expl(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %0 = call x86_fp80 @llvm.exp.f80(x86_fp80 %x)
  ret x86_fp80 %0
}

declare x86_fp80 @llvm.exp.f80(x86_fp80) #1

define dso_local double @exp2(double noundef %x) local_unnamed_addr #0 {
entry:
  %0 = call double @llvm.exp2.f64(double %x)
  ret double %0
}

declare double @llvm.exp2.f64(double) #1

define dso_local float @exp2f(float noundef %x) local_unnamed_addr #0 {
entry:
  %0 = call float @llvm.exp2.f32(float %x)
  ret float %0
}

declare float @llvm.exp2.f32(float) #1

define dso_local x86_fp80 @exp2l(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %0 = call x86_fp80 @llvm.exp2.f80(x86_fp80 %x)
  ret x86_fp80 %0
}

declare x86_fp80 @llvm.exp2.f80(x86_fp80) #1

define dso_local double @log(double noundef %x) local_unnamed_addr #0 {
entry:
  %0 = call double @llvm.log.f64(double %x)
  ret double %0
}

declare double @llvm.log.f64(double) #1

define dso_local float @logf(float noundef %x) local_unnamed_addr #0 {
entry:
  %0 = call float @llvm.log.f32(float %x)
  ret float %0
}

declare float @llvm.log.f32(float) #1

define dso_local x86_fp80 @logl(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %0 = call x86_fp80 @llvm.log.f80(x86_fp80 %x)
  ret x86_fp80 %0
}

declare x86_fp80 @llvm.log.f80(x86_fp80) #1

define dso_local double @log2(double noundef %x) local_unnamed_addr #0 {
entry:
  %0 = call double @llvm.log2.f64(double %x)
  ret double %0
}

declare double @llvm.log2.f64(double) #1

define dso_local float @log2f(float noundef %x) local_unnamed_addr #0 {
entry:
  %0 = call float @llvm.log2.f32(float %x)
  ret float %0
}

declare float @llvm.log2.f32(float) #1

define dso_local x86_fp80 @log2l(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %0 = call x86_fp80 @llvm.log2.f80(x86_fp80 %x)
  ret x86_fp80 %0
}

declare x86_fp80 @llvm.log2.f80(x86_fp80) #1

define dso_local double @log10(double noundef %x) local_unnamed_addr #0 {
entry:
  %0 = call double @llvm.log10.f64(double %x)
  ret double %0
}

declare double @llvm.log10.f64(double) #1

define dso_local float @log10f(float noundef %x) local_unnamed_addr #0 {
entry:
  %0 = call float @llvm.log10.f32(float %x)
  ret float %0
}

declare float @llvm.log10.f32(float) #1

define dso_local x86_fp80 @log10l(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %0 = call x86_fp80 @llvm.log10.f80(x86_fp80 %x)
  ret x86_fp80 %0
}

declare x86_fp80 @llvm.log10.f80(x86_fp80) #1

define dso_local double @pow(double noundef %x, double noundef %y) local_unnamed_addr #0 {
entry:
  %0 = call double @llvm.pow.f64(double %x, double %y)
  ret double %0
}

declare double @llvm.pow.f64(double, double) #1

define dso_local float @powf(float noundef %x, float noundef %y) local_unnamed_addr #0 {
entry:
  %0 = call float @llvm.pow.f32(float %x, float %y)
  ret float %0
}

declare float @llvm.pow.f32(float, float) #1

define dso_local x86_fp80 @powl(x86_fp80 noundef %x, x86_fp80 noundef %y) local_unnamed_addr #0 {
entry:
  %0 = call x86_fp80 @llvm.pow.f80(x86_fp80 %x, x86_fp80 %y)
  ret x86_fp80 %0
}

declare x86_fp80 @llvm.pow.f80(x86_fp80, x86_fp80) #1

define dso_local double @fmin(double noundef %x, double noundef %y) local_unnamed_addr #0 {
entry:
  %0 = call double @llvm.minnum.f64(double %x, double %y)
  ret double %0
}

declare double @llvm.minnum.f64(double, double) #1

define dso_local float @fminf(float noundef %x, float noundef %y) local_unnamed_addr #0 {
entry:
  %0 = call float @llvm.minnum.f32(float %x, float %y)
  ret float %0
}

declare float @llvm.minnum.f32(float, float) #1

define dso_local x86_fp80 @fminl(x86_fp80 noundef %x, x86_fp80 noundef %y) local_unnamed_addr #0 {
entry:
  %0 = call x86_fp80 @llvm.minnum.f80(x86_fp80 %x, x86_fp80 %y)
  ret x86_fp80 %0
}

declare x86_fp80 @llvm.minnum.f80(x86_fp80, x86_fp80) #1

define dso_local double @fmax(double noundef %x, double noundef %y) local_unnamed_addr #0 {
entry:
  %0 = call double @llvm.maxnum.f64(double %x, double %y)
  ret double %0
}

declare double @llvm.maxnum.f64(double, double) #1

define dso_local float @fmaxf(float noundef %x, float noundef %y) local_unnamed_addr #0 {
entry:
  %0 = call float @llvm.maxnum.f32(float %x, float %y)
  ret float %0
}

declare float @llvm.maxnum.f32(float, float) #1

define dso_local x86_fp80 @fmaxl(x86_fp80 noundef %x, x86_fp80 noundef %y) local_unnamed_addr #0 {
entry:
  %0 = call x86_fp80 @llvm.maxnum.f80(x86_fp80 %x, x86_fp80 %y)
  ret x86_fp80 %0
}

declare x86_fp80 @llvm.maxnum.f80(x86_fp80, x86_fp80) #1

define dso_local double @copysign(double noundef %x, double noundef %y) local_unnamed_addr #0 {
entry:
  %0 = call double @llvm.copysign.f64(double %x, double %y)
  ret double %0
}

declare double @llvm.copysign.f64(double, double) #1

define dso_local float @copysignf(float noundef %x, float noundef %y) local_unnamed_addr #0 {
entry:
  %0 = call float @llvm.copysign.f32(float %x, float %y)
  ret float %0
}

declare float @llvm.copysign.f32(float, float) #1

define dso_local x86_fp80 @copysignl(x86_fp80 noundef %x, x86_fp80 noundef %y) local_unnamed_addr #0 {
entry:
  %0 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %x, x86_fp80 %y)
  ret x86_fp80 %0
}

declare x86_fp80 @llvm.copysign.f80(x86_fp80, x86_fp80) #1

define dso_local double @fmod(double noundef %x, double noundef %y) local_unnamed_addr #2 {
entry:
  %fmod = frem double %x, %y
  ret double %fmod
}

define dso_local float @fmodf(float noundef %x, float noundef %y) local_unnamed_addr #2 {
entry:
  %fmod = frem float %x, %y
  ret float %fmod
}

define dso_local x86_fp80 @fmodl(x86_fp80 noundef %x, x86_fp80 noundef %y) local_unnamed_addr #2 {
entry:
  %fmod = frem x86_fp80 %x, %y
  ret x86_fp80 %fmod
}

define dso_local double @fma(double noundef %x, double noundef %y, double noundef %z) local_unnamed_addr #0 {
entry:
  %0 = call double @llvm.fma.f64(double %x, double %y, double %z)
  ret double %0
}

declare double @llvm.fma.f64(double, double, double) #1

define dso_local float @fmaf(float noundef %x, float noundef %y, float noundef %z) local_unnamed_addr #0 {
entry:
  %0 = call float @llvm.fma.f32(float %x, float %y, float %z)
  ret float %0
}

declare float @llvm.fma.f32(float, float, float) #1

define dso_local i32 @lround(double noundef %x) local_unnamed_addr #0 {
entry:
  %0 = call double @llvm.round.f64(double %x)
  %conv = fptosi double %0 to i32
  ret i32 %conv
}

define dso_local i64 @llround(double noundef %x) local_unnamed_addr #0 {
entry:
  %0 = call double @llvm.round.f64(double %x)
  %conv = fptosi double %0 to i64
  ret i64 %conv
}

define dso_local i32 @lrint(double noundef %x) local_unnamed_addr #0 {
entry:
  %0 = call double @llvm.rint.f64(double %x)
  %conv = fptosi double %0 to i32
  ret i32 %conv
}

define dso_local i64 @llrint(double noundef %x) local_unnamed_addr #0 {
entry:
  %0 = call double @llvm.rint.f64(double %x)
  %conv = fptosi double %0 to i64
  ret i64 %conv
}

define dso_local i32 @lroundf(float noundef %x) local_unnamed_addr #0 {
entry:
  %0 = call float @llvm.round.f32(float %x)
  %conv = fptosi float %0 to i32
  ret i32 %conv
}

define dso_local i32 @lrintf(float noundef %x) local_unnamed_addr #0 {
entry:
  %0 = call float @llvm.rint.f32(float %x)
  %conv = fptosi float %0 to i32
  ret i32 %conv
}

define dso_local double @fdim(double noundef %x, double noundef %y) local_unnamed_addr #2 {
entry:
  %cmp = fcmp ogt double %x, %y
  %sub = fsub double %x, %y
  %cmp1 = fcmp ole double %x, %y
  %add = fadd double %x, %y
  %cond = select i1 %cmp1, double 0.000000e+00, double %add
  %cond5 = select i1 %cmp, double %sub, double %cond
  ret double %cond5
}

define dso_local double @hypot(double noundef %x, double noundef %y) local_unnamed_addr #0 {
entry:
  %0 = call double @llvm.fabs.f64(double %x)
  %1 = call double @llvm.fabs.f64(double %y)
  %cmp = fcmp ogt double %0, 0x7FEFFFFFFFFFFFFF
  %cmp1 = fcmp ogt double %1, 0x7FEFFFFFFFFFFFFF
  %or.cond = select i1 %cmp, i1 true, i1 %cmp1
  br i1 %or.cond, label %return, label %if.end

if.end:
  %cmp2 = fcmp ogt double %0, %1
  %cond = select i1 %cmp2, double %0, double %1
  %cmp3 = fcmp ogt double %cond, 0x5F30000000000000
  %cmp6 = fcmp olt double %cond, 0x26F0000000000000
  %cond7 = select i1 %cmp6, double 0x1A70000000000000, double 1.000000e+00
  %cond9 = select i1 %cmp3, double 0x6570000000000000, double %cond7
  %div = fdiv double %0, %cond9
  %div10 = fdiv double %1, %cond9
  %mul11 = fmul double %div10, %div10
  %2 = call double @llvm.fmuladd.f64(double %div, double %div, double %mul11)
  %3 = call double @llvm.sqrt.f64(double %2)
  %mul = fmul double %cond9, %3
  br label %return

return:
  %retval.0 = phi double [ %mul, %if.end ], [ 0x7FF0000000000000, %entry ]
  ret double %retval.0
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #3

declare double @llvm.fmuladd.f64(double, double, double) #1

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #3

define dso_local float @hypotf(float noundef %x, float noundef %y) local_unnamed_addr #0 {
entry:
  %0 = call float @llvm.fabs.f32(float %x)
  %1 = fpext float %0 to double
  %2 = call float @llvm.fabs.f32(float %y)
  %3 = fpext float %2 to double
  %cmp.i = fcmp ogt double %1, 0x7FEFFFFFFFFFFFFF
  %cmp1.i = fcmp ogt double %3, 0x7FEFFFFFFFFFFFFF
  %or.cond.i = select i1 %cmp.i, i1 true, i1 %cmp1.i
  br i1 %or.cond.i, label %hypot.exit, label %if.end.i

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
  %4 = call double @llvm.fmuladd.f64(double %div.i, double %div.i, double %mul11.i) #8
  %5 = call double @llvm.sqrt.f64(double %4) #8
  %mul.i = fmul double %cond9.i, %5
  %phi.cast = fptrunc double %mul.i to float
  br label %hypot.exit

hypot.exit:
  %retval.0.i = phi float [ %phi.cast, %if.end.i ], [ 0x7FF0000000000000, %entry ]
  ret float %retval.0.i
}

define dso_local double @modf(double noundef %x, double* noundef %whole) local_unnamed_addr #4 {
entry:
  %0 = call double @llvm.trunc.f64(double %x)
  %1 = bitcast double* %whole to i8*
  call void @__midway_check(i8* noundef %1, i32 noundef 8, i32 noundef 1) #9
  store double %0, double* %whole, align 4
  %cmp = fcmp oeq double %0, %x
  %sub = fsub double %x, %0
  %cond = select i1 %cmp, double 0.000000e+00, double %sub
  %2 = call double @llvm.copysign.f64(double %cond, double %x)
  ret double %2
}

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #5

define dso_local i32 @isnan(double noundef %x) local_unnamed_addr #2 {
entry:
  %cmp = fcmp uno double %x, 0.000000e+00
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define dso_local i32 @__isnan(double noundef %x) local_unnamed_addr #2 {
entry:
  %cmp = fcmp uno double %x, 0.000000e+00
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define dso_local i32 @__isnanf(float noundef %x) local_unnamed_addr #2 {
entry:
  %cmp = fcmp uno float %x, 0.000000e+00
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define dso_local i32 @__isnanl(x86_fp80 noundef %x) local_unnamed_addr #2 {
entry:
  %cmp = fcmp uno x86_fp80 %x, 0xK00000000000000000000
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define dso_local i32 @isnanf(float noundef %x) local_unnamed_addr #2 {
entry:
  %cmp = fcmp uno float %x, 0.000000e+00
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define dso_local i32 @isinf(double noundef %x) local_unnamed_addr #2 {
entry:
  %0 = bitcast double %x to i64
  %and.i = and i64 %0, 9223372036854775807
  %cmp = icmp eq i64 %and.i, 9218868437227405312
  %cmp1 = fcmp ogt double %x, 0.000000e+00
  %cond = select i1 %cmp1, i32 1, i32 -1
  %cond2 = select i1 %cmp, i32 %cond, i32 0
  ret i32 %cond2
}

define dso_local i32 @__isinf(double noundef %x) local_unnamed_addr #2 {
entry:
  %0 = bitcast double %x to i64
  %and.i.i = and i64 %0, 9223372036854775807
  %cmp.i = icmp eq i64 %and.i.i, 9218868437227405312
  %cmp1.i = fcmp ogt double %x, 0.000000e+00
  %cond.i = select i1 %cmp1.i, i32 1, i32 -1
  %cond2.i = select i1 %cmp.i, i32 %cond.i, i32 0
  ret i32 %cond2.i
}

define dso_local i32 @__isinff(float noundef %x) local_unnamed_addr #2 {
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

define dso_local i32 @__isinfl(x86_fp80 noundef %x) local_unnamed_addr #2 {
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

define dso_local i32 @isinff(float noundef %x) local_unnamed_addr #2 {
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

define dso_local i32 @finite(double noundef %x) local_unnamed_addr #2 {
entry:
  %0 = bitcast double %x to i64
  %and.i = and i64 %0, 9218868437227405312
  %cmp = icmp ne i64 %and.i, 9218868437227405312
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define dso_local i32 @__finite(double noundef %x) local_unnamed_addr #2 {
entry:
  %0 = bitcast double %x to i64
  %and.i = and i64 %0, 9218868437227405312
  %cmp = icmp ne i64 %and.i, 9218868437227405312
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define dso_local i32 @__finitef(float noundef %x) local_unnamed_addr #2 {
entry:
  %conv = fpext float %x to double
  %0 = bitcast double %conv to i64
  %and.i = and i64 %0, 9218868437227405312
  %cmp = icmp ne i64 %and.i, 9218868437227405312
  %conv1 = zext i1 %cmp to i32
  ret i32 %conv1
}

define dso_local i32 @__finitel(x86_fp80 noundef %x) local_unnamed_addr #2 {
entry:
  %conv = fptrunc x86_fp80 %x to double
  %0 = bitcast double %conv to i64
  %and.i = and i64 %0, 9218868437227405312
  %cmp = icmp ne i64 %and.i, 9218868437227405312
  %conv1 = zext i1 %cmp to i32
  ret i32 %conv1
}

define dso_local i32 @__signbit(double noundef %x) local_unnamed_addr #2 {
entry:
  %0 = bitcast double %x to i64
  %.lobit = lshr i64 %0, 63
  %1 = trunc i64 %.lobit to i32
  ret i32 %1
}

define dso_local i32 @__signbitf(float noundef %x) local_unnamed_addr #2 {
entry:
  %conv = fpext float %x to double
  %0 = bitcast double %conv to i64
  %.lobit.i = lshr i64 %0, 63
  %1 = trunc i64 %.lobit.i to i32
  ret i32 %1
}

define dso_local i32 @__signbitl(x86_fp80 noundef %x) local_unnamed_addr #2 {
entry:
  %conv = fptrunc x86_fp80 %x to double
  %0 = bitcast double %conv to i64
  %.lobit.i = lshr i64 %0, 63
  %1 = trunc i64 %.lobit.i to i32
  ret i32 %1
}

define dso_local i32 @__fpclassify(double noundef %x) local_unnamed_addr #2 {
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

define dso_local i32 @__fpclassifyf(float noundef %x) local_unnamed_addr #2 {
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

define dso_local i32 @__fpclassifyl(x86_fp80 noundef %x) local_unnamed_addr #2 {
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

define dso_local double @frexp(double noundef %x, i32* noundef %exponent) local_unnamed_addr #4 {
entry:
  %0 = bitcast i32* %exponent to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 4, i32 noundef 1) #9
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

define dso_local double @ldexp(double noundef %x, i32 noundef %n) local_unnamed_addr #6 {
entry:
  %cmp28 = icmp sgt i32 %n, 1000
  br i1 %cmp28, label %for.body, label %for.cond1.preheader

for.cond1.preheader:
  %n.addr.0.lcssa = phi i32 [ %n, %entry ], [ %sub, %for.body ]
  %x.addr.0.lcssa = phi double [ %x, %entry ], [ %mul, %for.body ]
  %cmp232 = icmp slt i32 %n.addr.0.lcssa, -1000
  br i1 %cmp232, label %for.body3, label %return

for.body:
  %x.addr.030 = phi double [ %mul, %for.body ], [ %x, %entry ]
  %n.addr.029 = phi i32 [ %sub, %for.body ], [ %n, %entry ]
  %mul = fmul double %x.addr.030, 0x7E70000000000000
  %sub = add nsw i32 %n.addr.029, -1000
  %cmp = icmp sgt i32 %n.addr.029, 2000
  br i1 %cmp, label %for.body, label %for.cond1.preheader

for.body3:
  %x.addr.134 = phi double [ %mul4, %for.body3 ], [ %x.addr.0.lcssa, %for.cond1.preheader ]
  %n.addr.133 = phi i32 [ %add, %for.body3 ], [ %n.addr.0.lcssa, %for.cond1.preheader ]
  %mul4 = fmul double %x.addr.134, 0x170000000000000
  %add = add nuw nsw i32 %n.addr.133, 1000
  %cmp2 = icmp slt i32 %n.addr.133, -2000
  br i1 %cmp2, label %for.body3, label %return

return:
  %n.addr.1.lcssa = phi i32 [ %n.addr.0.lcssa, %for.cond1.preheader ], [ %add, %for.body3 ]
  %x.addr.1.lcssa = phi double [ %x.addr.0.lcssa, %for.cond1.preheader ], [ %mul4, %for.body3 ]
  %add14 = add i32 %n.addr.1.lcssa, 1023
  %0 = zext i32 %add14 to i64
  %shl16 = shl i64 %0, 52
  %1 = bitcast i64 %shl16 to double
  %mul18 = fmul double %x.addr.1.lcssa, %1
  ret double %mul18
}

define dso_local float @ldexpf(float noundef %x, i32 noundef %n) local_unnamed_addr #6 {
entry:
  %conv = fpext float %x to double
  %cmp28.i = icmp sgt i32 %n, 1000
  br i1 %cmp28.i, label %for.body.i, label %for.cond1.preheader.i

for.cond1.preheader.i:
  %n.addr.0.lcssa.i = phi i32 [ %n, %entry ], [ %sub.i, %for.body.i ]
  %x.addr.0.lcssa.i = phi double [ %conv, %entry ], [ %mul.i, %for.body.i ]
  %cmp232.i = icmp slt i32 %n.addr.0.lcssa.i, -1000
  br i1 %cmp232.i, label %for.body3.i, label %ldexp.exit

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
  br i1 %cmp2.i, label %for.body3.i, label %ldexp.exit

ldexp.exit:
  %n.addr.1.lcssa.i = phi i32 [ %n.addr.0.lcssa.i, %for.cond1.preheader.i ], [ %add.i, %for.body3.i ]
  %x.addr.1.lcssa.i = phi double [ %x.addr.0.lcssa.i, %for.cond1.preheader.i ], [ %mul4.i, %for.body3.i ]
  %add14.i = add i32 %n.addr.1.lcssa.i, 1023
  %0 = zext i32 %add14.i to i64
  %shl16.i = shl i64 %0, 52
  %1 = bitcast i64 %shl16.i to double
  %mul18.i = fmul double %x.addr.1.lcssa.i, %1
  %conv1 = fptrunc double %mul18.i to float
  ret float %conv1
}

define dso_local double @scalbn(double noundef %x, i32 noundef %n) local_unnamed_addr #6 {
entry:
  %cmp28.i = icmp sgt i32 %n, 1000
  br i1 %cmp28.i, label %for.body.i, label %for.cond1.preheader.i

for.cond1.preheader.i:
  %n.addr.0.lcssa.i = phi i32 [ %n, %entry ], [ %sub.i, %for.body.i ]
  %x.addr.0.lcssa.i = phi double [ %x, %entry ], [ %mul.i, %for.body.i ]
  %cmp232.i = icmp slt i32 %n.addr.0.lcssa.i, -1000
  br i1 %cmp232.i, label %for.body3.i, label %ldexp.exit

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
  br i1 %cmp2.i, label %for.body3.i, label %ldexp.exit

ldexp.exit:
  %n.addr.1.lcssa.i = phi i32 [ %n.addr.0.lcssa.i, %for.cond1.preheader.i ], [ %add.i, %for.body3.i ]
  %x.addr.1.lcssa.i = phi double [ %x.addr.0.lcssa.i, %for.cond1.preheader.i ], [ %mul4.i, %for.body3.i ]
  %add14.i = add i32 %n.addr.1.lcssa.i, 1023
  %0 = zext i32 %add14.i to i64
  %shl16.i = shl i64 %0, 52
  %1 = bitcast i64 %shl16.i to double
  %mul18.i = fmul double %x.addr.1.lcssa.i, %1
  ret double %mul18.i
}

define dso_local double @logb(double noundef %x) local_unnamed_addr #4 {
entry:
  %v.i = alloca double, align 8
  %0 = bitcast double %x to i64
  %and.i = and i64 %0, 9223372036854775807
  %conv = trunc i64 %0 to i32
  %call1 = call i32 @__midway_is_concrete(i32 noundef %conv) #9
  %tobool.not = icmp eq i32 %call1, 0
  br i1 %tobool.not, label %if.then, label %if.end

if.then:
  %1 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %1) #8
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.40, i32 0, i32 0), i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i32 0, i32 0)) #9
  call void @__midway_havoc(i8* noundef nonnull %1, i32 noundef 8) #9
  %2 = load double, double* %v.i, align 8
  %cmp.i = fcmp oge double %2, 0xFFF0000000000000
  %cond.i = select i1 %cmp.i, double %2, double 0xFFF0000000000000
  store double %cond.i, double* %v.i, align 8
  %cmp1.i = fcmp ole double %cond.i, 0x7FF0000000000000
  %cond5.i = select i1 %cmp1.i, double %cond.i, double 0x7FF0000000000000
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %1) #8
  br label %cleanup

if.end:
  %cmp = icmp eq i64 %and.i, 0
  br i1 %cmp, label %cleanup, label %if.end5

if.end5:
  %shr.mask = and i64 %0, 9218868437227405312
  %cmp6 = icmp eq i64 %shr.mask, 9218868437227405312
  br i1 %cmp6, label %if.then8, label %if.end9

if.then8:
  %mul = fmul double %x, %x
  br label %cleanup

if.end9:
  %tobool11.not = icmp ult i64 %and.i, 4503599627370496
  %mul14 = fmul double %x, 0x4350000000000000
  %3 = bitcast double %mul14 to i64
  %and.i32 = and i64 %3, 9218868437227405312
  %m.0 = select i1 %tobool11.not, i64 %and.i32, i64 %and.i
  %shr17 = lshr i64 %m.0, 52
  %sub = select i1 %tobool11.not, i64 4294966219, i64 4294966273
  %sub19 = add nuw nsw i64 %sub, %shr17
  %conv20 = trunc i64 %sub19 to i32
  %conv21 = sitofp i32 %conv20 to double
  br label %cleanup

cleanup:
  %retval.0 = phi double [ %mul, %if.then8 ], [ %conv21, %if.end9 ], [ %cond5.i, %if.then ], [ 0xFFF0000000000000, %if.end ]
  ret double %retval.0
}

declare i32 @__midway_is_concrete(i32 noundef) local_unnamed_addr #5

define dso_local double @tan(double noundef %x) local_unnamed_addr #4 {
entry:
  %v.i = alloca double, align 8
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #8
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.40, i32 0, i32 0), i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.1, i32 0, i32 0)) #9
  call void @__midway_havoc(i8* noundef nonnull %0, i32 noundef 8) #9
  %1 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #8
  ret double %1
}

define dso_local float @tanf(float noundef %x) local_unnamed_addr #4 {
entry:
  %v.i = alloca double, align 8
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #8
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.40, i32 0, i32 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.2, i32 0, i32 0)) #9
  call void @__midway_havoc(i8* noundef nonnull %0, i32 noundef 8) #9
  %1 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #8
  %conv = fptrunc double %1 to float
  ret float %conv
}

define dso_local double @sinh(double noundef %x) local_unnamed_addr #4 {
entry:
  %v.i = alloca double, align 8
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #8
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.40, i32 0, i32 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.3, i32 0, i32 0)) #9
  call void @__midway_havoc(i8* noundef nonnull %0, i32 noundef 8) #9
  %1 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #8
  ret double %1
}

define dso_local float @sinhf(float noundef %x) local_unnamed_addr #4 {
entry:
  %v.i = alloca double, align 8
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #8
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.40, i32 0, i32 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.4, i32 0, i32 0)) #9
  call void @__midway_havoc(i8* noundef nonnull %0, i32 noundef 8) #9
  %1 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #8
  %conv = fptrunc double %1 to float
  ret float %conv
}

define dso_local double @cosh(double noundef %x) local_unnamed_addr #4 {
entry:
  %v.i = alloca double, align 8
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #8
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.40, i32 0, i32 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.5, i32 0, i32 0)) #9
  call void @__midway_havoc(i8* noundef nonnull %0, i32 noundef 8) #9
  %1 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #8
  ret double %1
}

define dso_local float @coshf(float noundef %x) local_unnamed_addr #4 {
entry:
  %v.i = alloca double, align 8
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #8
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.40, i32 0, i32 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.6, i32 0, i32 0)) #9
  call void @__midway_havoc(i8* noundef nonnull %0, i32 noundef 8) #9
  %1 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #8
  %conv = fptrunc double %1 to float
  ret float %conv
}

define dso_local double @asinh(double noundef %x) local_unnamed_addr #4 {
entry:
  %v.i = alloca double, align 8
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #8
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.40, i32 0, i32 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.7, i32 0, i32 0)) #9
  call void @__midway_havoc(i8* noundef nonnull %0, i32 noundef 8) #9
  %1 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #8
  ret double %1
}

define dso_local float @asinhf(float noundef %x) local_unnamed_addr #4 {
entry:
  %v.i = alloca double, align 8
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #8
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.40, i32 0, i32 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.8, i32 0, i32 0)) #9
  call void @__midway_havoc(i8* noundef nonnull %0, i32 noundef 8) #9
  %1 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #8
  %conv = fptrunc double %1 to float
  ret float %conv
}

define dso_local double @acosh(double noundef %x) local_unnamed_addr #4 {
entry:
  %v.i = alloca double, align 8
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #8
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.40, i32 0, i32 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.9, i32 0, i32 0)) #9
  call void @__midway_havoc(i8* noundef nonnull %0, i32 noundef 8) #9
  %1 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #8
  ret double %1
}

define dso_local float @acoshf(float noundef %x) local_unnamed_addr #4 {
entry:
  %v.i = alloca double, align 8
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #8
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.40, i32 0, i32 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.10, i32 0, i32 0)) #9
  call void @__midway_havoc(i8* noundef nonnull %0, i32 noundef 8) #9
  %1 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #8
  %conv = fptrunc double %1 to float
  ret float %conv
}

define dso_local double @atanh(double noundef %x) local_unnamed_addr #4 {
entry:
  %v.i = alloca double, align 8
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #8
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.40, i32 0, i32 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.11, i32 0, i32 0)) #9
  call void @__midway_havoc(i8* noundef nonnull %0, i32 noundef 8) #9
  %1 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #8
  ret double %1
}

define dso_local float @atanhf(float noundef %x) local_unnamed_addr #4 {
entry:
  %v.i = alloca double, align 8
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #8
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.40, i32 0, i32 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.12, i32 0, i32 0)) #9
  call void @__midway_havoc(i8* noundef nonnull %0, i32 noundef 8) #9
  %1 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #8
  %conv = fptrunc double %1 to float
  ret float %conv
}

define dso_local double @cbrt(double noundef %x) local_unnamed_addr #4 {
entry:
  %v.i = alloca double, align 8
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #8
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.40, i32 0, i32 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.13, i32 0, i32 0)) #9
  call void @__midway_havoc(i8* noundef nonnull %0, i32 noundef 8) #9
  %1 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #8
  ret double %1
}

define dso_local float @cbrtf(float noundef %x) local_unnamed_addr #4 {
entry:
  %v.i = alloca double, align 8
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #8
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.40, i32 0, i32 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.14, i32 0, i32 0)) #9
  call void @__midway_havoc(i8* noundef nonnull %0, i32 noundef 8) #9
  %1 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #8
  %conv = fptrunc double %1 to float
  ret float %conv
}

define dso_local double @expm1(double noundef %x) local_unnamed_addr #4 {
entry:
  %v.i = alloca double, align 8
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #8
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.40, i32 0, i32 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.15, i32 0, i32 0)) #9
  call void @__midway_havoc(i8* noundef nonnull %0, i32 noundef 8) #9
  %1 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #8
  ret double %1
}

define dso_local float @expm1f(float noundef %x) local_unnamed_addr #4 {
entry:
  %v.i = alloca double, align 8
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #8
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.40, i32 0, i32 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.16, i32 0, i32 0)) #9
  call void @__midway_havoc(i8* noundef nonnull %0, i32 noundef 8) #9
  %1 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #8
  %conv = fptrunc double %1 to float
  ret float %conv
}

define dso_local double @log1p(double noundef %x) local_unnamed_addr #4 {
entry:
  %v.i = alloca double, align 8
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #8
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.40, i32 0, i32 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.17, i32 0, i32 0)) #9
  call void @__midway_havoc(i8* noundef nonnull %0, i32 noundef 8) #9
  %1 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #8
  ret double %1
}

define dso_local float @log1pf(float noundef %x) local_unnamed_addr #4 {
entry:
  %v.i = alloca double, align 8
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #8
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.40, i32 0, i32 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.18, i32 0, i32 0)) #9
  call void @__midway_havoc(i8* noundef nonnull %0, i32 noundef 8) #9
  %1 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #8
  %conv = fptrunc double %1 to float
  ret float %conv
}

define dso_local double @tgamma(double noundef %x) local_unnamed_addr #4 {
entry:
  %v.i = alloca double, align 8
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #8
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.40, i32 0, i32 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.19, i32 0, i32 0)) #9
  call void @__midway_havoc(i8* noundef nonnull %0, i32 noundef 8) #9
  %1 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #8
  ret double %1
}

define dso_local float @tgammaf(float noundef %x) local_unnamed_addr #4 {
entry:
  %v.i = alloca double, align 8
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #8
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.40, i32 0, i32 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.20, i32 0, i32 0)) #9
  call void @__midway_havoc(i8* noundef nonnull %0, i32 noundef 8) #9
  %1 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #8
  %conv = fptrunc double %1 to float
  ret float %conv
}

define dso_local double @lgamma(double noundef %x) local_unnamed_addr #4 {
entry:
  %v.i = alloca double, align 8
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #8
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.40, i32 0, i32 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.21, i32 0, i32 0)) #9
  call void @__midway_havoc(i8* noundef nonnull %0, i32 noundef 8) #9
  %1 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #8
  ret double %1
}

define dso_local float @lgammaf(float noundef %x) local_unnamed_addr #4 {
entry:
  %v.i = alloca double, align 8
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #8
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.40, i32 0, i32 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.22, i32 0, i32 0)) #9
  call void @__midway_havoc(i8* noundef nonnull %0, i32 noundef 8) #9
  %1 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #8
  %conv = fptrunc double %1 to float
  ret float %conv
}

define dso_local double @exp10(double noundef %x) local_unnamed_addr #4 {
entry:
  %v.i = alloca double, align 8
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #8
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.40, i32 0, i32 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.23, i32 0, i32 0)) #9
  call void @__midway_havoc(i8* noundef nonnull %0, i32 noundef 8) #9
  %1 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #8
  ret double %1
}

define dso_local float @exp10f(float noundef %x) local_unnamed_addr #4 {
entry:
  %v.i = alloca double, align 8
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #8
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.40, i32 0, i32 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.24, i32 0, i32 0)) #9
  call void @__midway_havoc(i8* noundef nonnull %0, i32 noundef 8) #9
  %1 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #8
  %conv = fptrunc double %1 to float
  ret float %conv
}

define dso_local double @asin(double noundef %x) local_unnamed_addr #4 {
entry:
  %v.i = alloca double, align 8
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #8
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.40, i32 0, i32 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.25, i32 0, i32 0)) #9
  call void @__midway_havoc(i8* noundef nonnull %0, i32 noundef 8) #9
  %1 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #8
  ret double %1
}

define dso_local float @asinf(float noundef %x) local_unnamed_addr #4 {
entry:
  %v.i = alloca double, align 8
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #8
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.40, i32 0, i32 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.26, i32 0, i32 0)) #9
  call void @__midway_havoc(i8* noundef nonnull %0, i32 noundef 8) #9
  %1 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #8
  %conv = fptrunc double %1 to float
  ret float %conv
}

define dso_local double @acos(double noundef %x) local_unnamed_addr #4 {
entry:
  %v.i = alloca double, align 8
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #8
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.40, i32 0, i32 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.27, i32 0, i32 0)) #9
  call void @__midway_havoc(i8* noundef nonnull %0, i32 noundef 8) #9
  %1 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #8
  ret double %1
}

define dso_local float @acosf(float noundef %x) local_unnamed_addr #4 {
entry:
  %v.i = alloca double, align 8
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #8
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.40, i32 0, i32 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.28, i32 0, i32 0)) #9
  call void @__midway_havoc(i8* noundef nonnull %0, i32 noundef 8) #9
  %1 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #8
  %conv = fptrunc double %1 to float
  ret float %conv
}

define dso_local double @tanh(double noundef %x) local_unnamed_addr #4 {
entry:
  %v.i = alloca double, align 8
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #8
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.40, i32 0, i32 0), i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.29, i32 0, i32 0)) #9
  call void @__midway_havoc(i8* noundef nonnull %0, i32 noundef 8) #9
  %1 = load double, double* %v.i, align 8
  %cmp.i = fcmp oge double %1, -1.000000e+00
  %cond.i = select i1 %cmp.i, double %1, double -1.000000e+00
  store double %cond.i, double* %v.i, align 8
  %cmp1.i = fcmp ole double %cond.i, 1.000000e+00
  %cond5.i = select i1 %cmp1.i, double %cond.i, double 1.000000e+00
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #8
  ret double %cond5.i
}

define dso_local float @tanhf(float noundef %x) local_unnamed_addr #4 {
entry:
  %v.i = alloca double, align 8
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #8
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.40, i32 0, i32 0), i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.30, i32 0, i32 0)) #9
  call void @__midway_havoc(i8* noundef nonnull %0, i32 noundef 8) #9
  %1 = load double, double* %v.i, align 8
  %cmp.i = fcmp oge double %1, -1.000000e+00
  %cond.i = select i1 %cmp.i, double %1, double -1.000000e+00
  store double %cond.i, double* %v.i, align 8
  %cmp1.i = fcmp ole double %cond.i, 1.000000e+00
  %cond5.i = select i1 %cmp1.i, double %cond.i, double 1.000000e+00
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #8
  %conv = fptrunc double %cond5.i to float
  ret float %conv
}

define dso_local double @atan(double noundef %x) local_unnamed_addr #4 {
entry:
  %v.i = alloca double, align 8
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #8
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.40, i32 0, i32 0), i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.31, i32 0, i32 0)) #9
  call void @__midway_havoc(i8* noundef nonnull %0, i32 noundef 8) #9
  %1 = load double, double* %v.i, align 8
  %cmp.i = fcmp oge double %1, 0xBFF921FB54442D19
  %cond.i = select i1 %cmp.i, double %1, double 0xBFF921FB54442D19
  store double %cond.i, double* %v.i, align 8
  %cmp1.i = fcmp ole double %cond.i, 0x3FF921FB54442D19
  %cond5.i = select i1 %cmp1.i, double %cond.i, double 0x3FF921FB54442D19
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #8
  ret double %cond5.i
}

define dso_local float @atanf(float noundef %x) local_unnamed_addr #4 {
entry:
  %v.i = alloca double, align 8
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #8
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.40, i32 0, i32 0), i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.32, i32 0, i32 0)) #9
  call void @__midway_havoc(i8* noundef nonnull %0, i32 noundef 8) #9
  %1 = load double, double* %v.i, align 8
  %cmp.i = fcmp oge double %1, 0xBFF921FB54442D19
  %cond.i = select i1 %cmp.i, double %1, double 0xBFF921FB54442D19
  store double %cond.i, double* %v.i, align 8
  %cmp1.i = fcmp ole double %cond.i, 0x3FF921FB54442D19
  %cond5.i = select i1 %cmp1.i, double %cond.i, double 0x3FF921FB54442D19
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #8
  %conv = fptrunc double %cond5.i to float
  ret float %conv
}

define dso_local double @erf(double noundef %x) local_unnamed_addr #4 {
entry:
  %v.i = alloca double, align 8
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #8
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.40, i32 0, i32 0), i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.33, i32 0, i32 0)) #9
  call void @__midway_havoc(i8* noundef nonnull %0, i32 noundef 8) #9
  %1 = load double, double* %v.i, align 8
  %cmp.i = fcmp oge double %1, -1.000000e+00
  %cond.i = select i1 %cmp.i, double %1, double -1.000000e+00
  store double %cond.i, double* %v.i, align 8
  %cmp1.i = fcmp ole double %cond.i, 1.000000e+00
  %cond5.i = select i1 %cmp1.i, double %cond.i, double 1.000000e+00
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #8
  ret double %cond5.i
}

define dso_local float @erff(float noundef %x) local_unnamed_addr #4 {
entry:
  %v.i = alloca double, align 8
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #8
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.40, i32 0, i32 0), i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.34, i32 0, i32 0)) #9
  call void @__midway_havoc(i8* noundef nonnull %0, i32 noundef 8) #9
  %1 = load double, double* %v.i, align 8
  %cmp.i = fcmp oge double %1, -1.000000e+00
  %cond.i = select i1 %cmp.i, double %1, double -1.000000e+00
  store double %cond.i, double* %v.i, align 8
  %cmp1.i = fcmp ole double %cond.i, 1.000000e+00
  %cond5.i = select i1 %cmp1.i, double %cond.i, double 1.000000e+00
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #8
  %conv = fptrunc double %cond5.i to float
  ret float %conv
}

define dso_local double @erfc(double noundef %x) local_unnamed_addr #4 {
entry:
  %v.i = alloca double, align 8
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #8
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.40, i32 0, i32 0), i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.35, i32 0, i32 0)) #9
  call void @__midway_havoc(i8* noundef nonnull %0, i32 noundef 8) #9
  %1 = load double, double* %v.i, align 8
  %cmp.i = fcmp oge double %1, 0.000000e+00
  %cond.i = select i1 %cmp.i, double %1, double 0.000000e+00
  store double %cond.i, double* %v.i, align 8
  %cmp1.i = fcmp ole double %cond.i, 2.000000e+00
  %cond5.i = select i1 %cmp1.i, double %cond.i, double 2.000000e+00
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #8
  ret double %cond5.i
}

define dso_local float @erfcf(float noundef %x) local_unnamed_addr #4 {
entry:
  %v.i = alloca double, align 8
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #8
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.40, i32 0, i32 0), i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.36, i32 0, i32 0)) #9
  call void @__midway_havoc(i8* noundef nonnull %0, i32 noundef 8) #9
  %1 = load double, double* %v.i, align 8
  %cmp.i = fcmp oge double %1, 0.000000e+00
  %cond.i = select i1 %cmp.i, double %1, double 0.000000e+00
  store double %cond.i, double* %v.i, align 8
  %cmp1.i = fcmp ole double %cond.i, 2.000000e+00
  %cond5.i = select i1 %cmp1.i, double %cond.i, double 2.000000e+00
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #8
  %conv = fptrunc double %cond5.i to float
  ret float %conv
}

define dso_local double @atan2(double %y, double %x) local_unnamed_addr #4 {
entry:
  %v.i = alloca double, align 8
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #8
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.40, i32 0, i32 0), i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.37, i32 0, i32 0)) #9
  call void @__midway_havoc(i8* noundef nonnull %0, i32 noundef 8) #9
  %1 = load double, double* %v.i, align 8
  %cmp.i = fcmp oge double %1, 0xC00921FB54442D19
  %cond.i = select i1 %cmp.i, double %1, double 0xC00921FB54442D19
  store double %cond.i, double* %v.i, align 8
  %cmp1.i = fcmp ole double %cond.i, 0x400921FB54442D19
  %cond5.i = select i1 %cmp1.i, double %cond.i, double 0x400921FB54442D19
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #8
  ret double %cond5.i
}

define dso_local float @atan2f(float noundef %y, float noundef %x) local_unnamed_addr #4 {
entry:
  %v.i.i = alloca double, align 8
  %0 = bitcast double* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #8
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.40, i32 0, i32 0), i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.37, i32 0, i32 0)) #9
  call void @__midway_havoc(i8* noundef nonnull %0, i32 noundef 8) #9
  %1 = load double, double* %v.i.i, align 8
  %cmp.i.i = fcmp oge double %1, 0xC00921FB54442D19
  %cond.i.i = select i1 %cmp.i.i, double %1, double 0xC00921FB54442D19
  store double %cond.i.i, double* %v.i.i, align 8
  %cmp1.i.i = fcmp ole double %cond.i.i, 0x400921FB54442D19
  %cond5.i.i = select i1 %cmp1.i.i, double %cond.i.i, double 0x400921FB54442D19
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #8
  %conv2 = fptrunc double %cond5.i.i to float
  ret float %conv2
}

define dso_local double @remainder(double noundef %x, double noundef %y) local_unnamed_addr #4 {
entry:
  %v.i = alloca double, align 8
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #8
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.40, i32 0, i32 0), i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.38, i32 0, i32 0)) #9
  call void @__midway_havoc(i8* noundef nonnull %0, i32 noundef 8) #9
  %1 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #8
  ret double %1
}

define dso_local double @nextafter(double noundef %x, double noundef %y) local_unnamed_addr #4 {
entry:
  %v.i = alloca double, align 8
  %0 = bitcast double* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #8
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.40, i32 0, i32 0), i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.39, i32 0, i32 0)) #9
  call void @__midway_havoc(i8* noundef nonnull %0, i32 noundef 8) #9
  %1 = load double, double* %v.i, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #8
  ret double %1
}

define dso_local double @cabs({ double, double }* nocapture noundef readonly byval({ double, double }) align 4 %z) local_unnamed_addr #7 {
entry:
  %z.realp = getelementptr inbounds { double, double }, { double, double }* %z, i32 0, i32 0
  %0 = load double, double* %z.realp, align 4
  %z.imagp = getelementptr inbounds { double, double }, { double, double }* %z, i32 0, i32 1
  %1 = load double, double* %z.imagp, align 4
  %2 = call double @llvm.fabs.f64(double %0) #8
  %3 = call double @llvm.fabs.f64(double %1) #8
  %cmp.i = fcmp ogt double %2, 0x7FEFFFFFFFFFFFFF
  %cmp1.i = fcmp ogt double %3, 0x7FEFFFFFFFFFFFFF
  %or.cond.i = select i1 %cmp.i, i1 true, i1 %cmp1.i
  br i1 %or.cond.i, label %hypot.exit, label %if.end.i

if.end.i:
  %cmp2.i = fcmp ogt double %2, %3
  %cond.i = select i1 %cmp2.i, double %2, double %3
  %cmp3.i = fcmp ogt double %cond.i, 0x5F30000000000000
  %cmp6.i = fcmp olt double %cond.i, 0x26F0000000000000
  %cond7.i = select i1 %cmp6.i, double 0x1A70000000000000, double 1.000000e+00
  %cond9.i = select i1 %cmp3.i, double 0x6570000000000000, double %cond7.i
  %div.i = fdiv double %2, %cond9.i
  %div10.i = fdiv double %3, %cond9.i
  %mul11.i = fmul double %div10.i, %div10.i
  %4 = call double @llvm.fmuladd.f64(double %div.i, double %div.i, double %mul11.i) #8
  %5 = call double @llvm.sqrt.f64(double %4) #8
  %mul.i = fmul double %cond9.i, %5
  br label %hypot.exit

hypot.exit:
  %retval.0.i = phi double [ %mul.i, %if.end.i ], [ 0x7FF0000000000000, %entry ]
  ret double %retval.0.i
}

define dso_local void @sincos(double noundef %x, double* noundef %s, double* noundef %c) local_unnamed_addr #4 {
entry:
  %0 = bitcast double* %s to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 8, i32 noundef 1) #9
  %1 = bitcast double* %c to i8*
  call void @__midway_check(i8* noundef %1, i32 noundef 8, i32 noundef 1) #9
  %2 = call double @llvm.sin.f64(double %x)
  store double %2, double* %s, align 4
  %3 = call double @llvm.cos.f64(double %x)
  store double %3, double* %c, align 4
  ret void
}

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #5

declare void @__midway_havoc(i8* noundef, i32 noundef) local_unnamed_addr #5

attributes #0 = { mustprogress nofree nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #3 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #4 = { nounwind null_pointer_is_valid }
attributes #5 = { null_pointer_is_valid }
attributes #6 = { nofree norecurse nosync nounwind null_pointer_is_valid readnone }
attributes #7 = { mustprogress nofree nosync nounwind null_pointer_is_valid readonly willreturn }
attributes #8 = { nounwind }
attributes #9 = { nobuiltin nounwind }

