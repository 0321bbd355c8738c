target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [23 x i8] c"tan returns an unknown\00", align 1
@.str.1 = private unnamed_addr constant [24 x i8] c"tanf returns an unknown\00", align 1
@.str.2 = private unnamed_addr constant [24 x i8] c"sinh returns an unknown\00", align 1
@.str.3 = private unnamed_addr constant [25 x i8] c"sinhf returns an unknown\00", align 1
@.str.4 = private unnamed_addr constant [24 x i8] c"cosh returns an unknown\00", align 1
@.str.5 = private unnamed_addr constant [25 x i8] c"coshf returns an unknown\00", align 1
@.str.6 = private unnamed_addr constant [25 x i8] c"asinh returns an unknown\00", align 1
@.str.7 = private unnamed_addr constant [26 x i8] c"asinhf returns an unknown\00", align 1
@.str.8 = private unnamed_addr constant [25 x i8] c"acosh returns an unknown\00", align 1
@.str.9 = private unnamed_addr constant [26 x i8] c"acoshf returns an unknown\00", align 1
@.str.10 = private unnamed_addr constant [25 x i8] c"atanh returns an unknown\00", align 1
@.str.11 = private unnamed_addr constant [26 x i8] c"atanhf returns an unknown\00", align 1
@.str.12 = private unnamed_addr constant [24 x i8] c"cbrt returns an unknown\00", align 1
@.str.13 = private unnamed_addr constant [25 x i8] c"cbrtf returns an unknown\00", align 1
@.str.14 = private unnamed_addr constant [25 x i8] c"expm1 returns an unknown\00", align 1
@.str.15 = private unnamed_addr constant [26 x i8] c"expm1f returns an unknown\00", align 1
@.str.16 = private unnamed_addr constant [25 x i8] c"log1p returns an unknown\00", align 1
@.str.17 = private unnamed_addr constant [26 x i8] c"log1pf returns an unknown\00", align 1
@.str.18 = private unnamed_addr constant [26 x i8] c"tgamma returns an unknown\00", align 1
@.str.19 = private unnamed_addr constant [27 x i8] c"tgammaf returns an unknown\00", align 1
@.str.20 = private unnamed_addr constant [26 x i8] c"lgamma returns an unknown\00", align 1
@.str.21 = private unnamed_addr constant [27 x i8] c"lgammaf returns an unknown\00", align 1
@.str.22 = private unnamed_addr constant [25 x i8] c"exp10 returns an unknown\00", align 1
@.str.23 = private unnamed_addr constant [26 x i8] c"exp10f returns an unknown\00", align 1
@.str.24 = private unnamed_addr constant [24 x i8] c"asin returns an unknown\00", align 1
@.str.25 = private unnamed_addr constant [25 x i8] c"asinf returns an unknown\00", align 1
@.str.26 = private unnamed_addr constant [24 x i8] c"acos returns an unknown\00", align 1
@.str.27 = private unnamed_addr constant [25 x i8] c"acosf returns an unknown\00", align 1
@.str.28 = private unnamed_addr constant [37 x i8] c"tanh returns an unknown in its range\00", align 1
@.str.29 = private unnamed_addr constant [38 x i8] c"tanhf returns an unknown in its range\00", align 1
@.str.30 = private unnamed_addr constant [37 x i8] c"atan returns an unknown in its range\00", align 1
@.str.31 = private unnamed_addr constant [38 x i8] c"atanf returns an unknown in its range\00", align 1
@.str.32 = private unnamed_addr constant [36 x i8] c"erf returns an unknown in its range\00", align 1
@.str.33 = private unnamed_addr constant [37 x i8] c"erff returns an unknown in its range\00", align 1
@.str.34 = private unnamed_addr constant [37 x i8] c"erfc returns an unknown in its range\00", align 1
@.str.35 = private unnamed_addr constant [38 x i8] c"erfcf returns an unknown in its range\00", align 1
@.str.36 = private unnamed_addr constant [38 x i8] c"atan2 returns an unknown in its range\00", align 1
@.str.37 = private unnamed_addr constant [29 x i8] c"remainder returns an unknown\00", align 1
@.str.38 = private unnamed_addr constant [29 x i8] c"nextafter returns an unknown\00", align 1
@signgam = dso_local local_unnamed_addr global i32 0, align 4
@.str.39 = private unnamed_addr constant [12 x i8] c"mathematics\00", align 1

define dso_local double @sqrt(double noundef %0) local_unnamed_addr #0 !dbg !8 {
  %2 = call double @llvm.sqrt.f64(double %0), !dbg !11
  ret double %2, !dbg !11
}

declare double @llvm.sqrt.f64(double) #1

define dso_local float @sqrtf(float noundef %0) local_unnamed_addr #0 !dbg !12 {
  %2 = call float @llvm.sqrt.f32(float %0), !dbg !13
  ret float %2, !dbg !13
}

declare float @llvm.sqrt.f32(float) #1

define dso_local x86_fp80 @sqrtl(x86_fp80 noundef %0) local_unnamed_addr #0 !dbg !14 {
  %2 = call x86_fp80 @llvm.sqrt.f80(x86_fp80 %0), !dbg !15
  ret x86_fp80 %2, !dbg !15
}

declare x86_fp80 @llvm.sqrt.f80(x86_fp80) #1

define dso_local double @fabs(double noundef %0) local_unnamed_addr #0 !dbg !16 {
  %2 = call double @llvm.fabs.f64(double %0), !dbg !17
  ret double %2, !dbg !17
}

declare double @llvm.fabs.f64(double) #1

define dso_local float @fabsf(float noundef %0) local_unnamed_addr #0 !dbg !18 {
  %2 = call float @llvm.fabs.f32(float %0), !dbg !19
  ret float %2, !dbg !19
}

declare float @llvm.fabs.f32(float) #1

define dso_local x86_fp80 @fabsl(x86_fp80 noundef %0) local_unnamed_addr #0 !dbg !20 {
  %2 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %0), !dbg !21
  ret x86_fp80 %2, !dbg !21
}

declare x86_fp80 @llvm.fabs.f80(x86_fp80) #1

define dso_local double @floor(double noundef %0) local_unnamed_addr #0 !dbg !22 {
  %2 = call double @llvm.floor.f64(double %0), !dbg !23
  ret double %2, !dbg !23
}

declare double @llvm.floor.f64(double) #1

define dso_local float @floorf(float noundef %0) local_unnamed_addr #0 !dbg !24 {
  %2 = call float @llvm.floor.f32(float %0), !dbg !25
  ret float %2, !dbg !25
}

declare float @llvm.floor.f32(float) #1

define dso_local x86_fp80 @floorl(x86_fp80 noundef %0) local_unnamed_addr #0 !dbg !26 {
  %2 = call x86_fp80 @llvm.floor.f80(x86_fp80 %0), !dbg !27
  ret x86_fp80 %2, !dbg !27
}

declare x86_fp80 @llvm.floor.f80(x86_fp80) #1

define dso_local double @ceil(double noundef %0) local_unnamed_addr #0 !dbg !28 {
  %2 = call double @llvm.ceil.f64(double %0), !dbg !29
  ret double %2, !dbg !29
}

declare double @llvm.ceil.f64(double) #1

define dso_local float @ceilf(float noundef %0) local_unnamed_addr #0 !dbg !30 {
  %2 = call float @llvm.ceil.f32(float %0), !dbg !31
  ret float %2, !dbg !31
}

declare float @llvm.ceil.f32(float) #1

define dso_local x86_fp80 @ceill(x86_fp80 noundef %0) local_unnamed_addr #0 !dbg !32 {
  %2 = call x86_fp80 @llvm.ceil.f80(x86_fp80 %0), !dbg !33
  ret x86_fp80 %2, !dbg !33
}

declare x86_fp80 @llvm.ceil.f80(x86_fp80) #1

define dso_local double @trunc(double noundef %0) local_unnamed_addr #0 !dbg !34 {
  %2 = call double @llvm.trunc.f64(double %0), !dbg !35
  ret double %2, !dbg !35
}

declare double @llvm.trunc.f64(double) #1

define dso_local float @truncf(float noundef %0) local_unnamed_addr #0 !dbg !36 {
  %2 = call float @llvm.trunc.f32(float %0), !dbg !37
  ret float %2, !dbg !37
}

declare float @llvm.trunc.f32(float) #1

define dso_local x86_fp80 @truncl(x86_fp80 noundef %0) local_unnamed_addr #0 !dbg !38 {
  %2 = call x86_fp80 @llvm.trunc.f80(x86_fp80 %0), !dbg !39
  ret x86_fp80 %2, !dbg !39
}

declare x86_fp80 @llvm.trunc.f80(x86_fp80) #1

define dso_local double @round(double noundef %0) local_unnamed_addr #0 !dbg !40 {
  %2 = call double @llvm.round.f64(double %0), !dbg !41
  ret double %2, !dbg !41
}

declare double @llvm.round.f64(double) #1

define dso_local float @roundf(float noundef %0) local_unnamed_addr #0 !dbg !42 {
  %2 = call float @llvm.round.f32(float %0), !dbg !43
  ret float %2, !dbg !43
}

declare float @llvm.round.f32(float) #1

define dso_local x86_fp80 @roundl(x86_fp80 noundef %0) local_unnamed_addr #0 !dbg !44 {
  %2 = call x86_fp80 @llvm.round.f80(x86_fp80 %0), !dbg !45
  ret x86_fp80 %2, !dbg !45
}

declare x86_fp80 @llvm.round.f80(x86_fp80) #1

define dso_local double @rint(double noundef %0) local_unnamed_addr #0 !dbg !46 {
  %2 = call double @llvm.rint.f64(double %0), !dbg !47
  ret double %2, !dbg !47
}

declare double @llvm.rint.f64(double) #1

define dso_local float @rintf(float noundef %0) local_unnamed_addr #0 !dbg !48 {
  %2 = call float @llvm.rint.f32(float %0), !dbg !49
  ret float %2, !dbg !49
}

declare float @llvm.rint.f32(float) #1

define dso_local x86_fp80 @rintl(x86_fp80 noundef %0) local_unnamed_addr #0 !dbg !50 {
  %2 = call x86_fp80 @llvm.rint.f80(x86_fp80 %0), !dbg !51
  ret x86_fp80 %2, !dbg !51
}

declare x86_fp80 @llvm.rint.f80(x86_fp80) #1

define dso_local double @nearbyint(double noundef %0) local_unnamed_addr #0 !dbg !52 {
  %2 = call double @llvm.nearbyint.f64(double %0), !dbg !53
  ret double %2, !dbg !53
}

declare double @llvm.nearbyint.f64(double) #1

define dso_local float @nearbyintf(float noundef %0) local_unnamed_addr #0 !dbg !54 {
  %2 = call float @llvm.nearbyint.f32(float %0), !dbg !55
  ret float %2, !dbg !55
}

declare float @llvm.nearbyint.f32(float) #1

define dso_local x86_fp80 @nearbyintl(x86_fp80 noundef %0) local_unnamed_addr #0 !dbg !56 {
  %2 = call x86_fp80 @llvm.nearbyint.f80(x86_fp80 %0), !dbg !57
  ret x86_fp80 %2, !dbg !57
}

declare x86_fp80 @llvm.nearbyint.f80(x86_fp80) #1

define dso_local double @sin(double noundef %0) local_unnamed_addr #0 !dbg !58 {
  %2 = call double @llvm.sin.f64(double %0), !dbg !59
  ret double %2, !dbg !59
}

declare double @llvm.sin.f64(double) #1

define dso_local float @sinf(float noundef %0) local_unnamed_addr #0 !dbg !60 {
  %2 = call float @llvm.sin.f32(float %0), !dbg !61
  ret float %2, !dbg !61
}

declare float @llvm.sin.f32(float) #1

define dso_local x86_fp80 @sinl(x86_fp80 noundef %0) local_unnamed_addr #0 !dbg !62 {
  %2 = call x86_fp80 @llvm.sin.f80(x86_fp80 %0), !dbg !63
  ret x86_fp80 %2, !dbg !63
}

declare x86_fp80 @llvm.sin.f80(x86_fp80) #1

define dso_local double @cos(double noundef %0) local_unnamed_addr #0 !dbg !64 {
  %2 = call double @llvm.cos.f64(double %0), !dbg !65
  ret double %2, !dbg !65
}

declare double @llvm.cos.f64(double) #1

define dso_local float @cosf(float noundef %0) local_unnamed_addr #0 !dbg !66 {
  %2 = call float @llvm.cos.f32(float %0), !dbg !67
  ret float %2, !dbg !67
}

declare float @llvm.cos.f32(float) #1

define dso_local x86_fp80 @cosl(x86_fp80 noundef %0) local_unnamed_addr #0 !dbg !68 {
  %2 = call x86_fp80 @llvm.cos.f80(x86_fp80 %0), !dbg !69
  ret x86_fp80 %2, !dbg !69
}

declare x86_fp80 @llvm.cos.f80(x86_fp80) #1

define dso_local double @exp(double noundef %0) local_unnamed_addr #0 !dbg !70 {
  %2 = call double @llvm.exp.f64(double %0), !dbg !71
  ret double %2, !dbg !71
}

declare double @llvm.exp.f64(double) #1

define dso_local float @expf(float noundef %0) local_unnamed_addr #0 !dbg !72 {
  %2 = call float @llvm.exp.f32(float %0), !dbg !73
  ret float %2, !dbg !73
}

declare float @llvm.exp.f32(float) #1

define dso_local x86_fp80 @expl(x86_fp80 noundef %0) local_unnamed_addr #0 !dbg !74 {
  %2 = call x86_fp80 @llvm.exp.f80(x86_fp80 %0), !dbg !75
  ret x86_fp80 %2, !dbg !75
}

declare x86_fp80 @llvm.exp.f80(x86_fp80) #1

define dso_local double @exp2(double noundef %0) local_unnamed_addr #0 !dbg !76 {
  %2 = call double @llvm.exp2.f64(double %0), !dbg !77
  ret double %2, !dbg !77
}

declare double @llvm.exp2.f64(double) #1

define dso_local float @exp2f(float noundef %0) local_unnamed_addr #0 !dbg !78 {
  %2 = call float @llvm.exp2.f32(float %0), !dbg !79
  ret float %2, !dbg !79
}

declare float @llvm.exp2.f32(float) #1

define dso_local x86_fp80 @exp2l(x86_fp80 noundef %0) local_unnamed_addr #0 !dbg !80 {
  %2 = call x86_fp80 @llvm.exp2.f80(x86_fp80 %0), !dbg !81
  ret x86_fp80 %2, !dbg !81
}

declare x86_fp80 @llvm.exp2.f80(x86_fp80) #1

define dso_local double @log(double noundef %0) local_unnamed_addr #0 !dbg !82 {
  %2 = call double @llvm.log.f64(double %0), !dbg !83
  ret double %2, !dbg !83
}

declare double @llvm.log.f64(double) #1

define dso_local float @logf(float noundef %0) local_unnamed_addr #0 !dbg !84 {
  %2 = call float @llvm.log.f32(float %0), !dbg !85
  ret float %2, !dbg !85
}

declare float @llvm.log.f32(float) #1

define dso_local x86_fp80 @logl(x86_fp80 noundef %0) local_unnamed_addr #0 !dbg !86 {
  %2 = call x86_fp80 @llvm.log.f80(x86_fp80 %0), !dbg !87
  ret x86_fp80 %2, !dbg !87
}

declare x86_fp80 @llvm.log.f80(x86_fp80) #1

define dso_local double @log2(double noundef %0) local_unnamed_addr #0 !dbg !88 {
  %2 = call double @llvm.log2.f64(double %0), !dbg !89
  ret double %2, !dbg !89
}

declare double @llvm.log2.f64(double) #1

define dso_local float @log2f(float noundef %0) local_unnamed_addr #0 !dbg !90 {
  %2 = call float @llvm.log2.f32(float %0), !dbg !91
  ret float %2, !dbg !91
}

declare float @llvm.log2.f32(float) #1

define dso_local x86_fp80 @log2l(x86_fp80 noundef %0) local_unnamed_addr #0 !dbg !92 {
  %2 = call x86_fp80 @llvm.log2.f80(x86_fp80 %0), !dbg !93
  ret x86_fp80 %2, !dbg !93
}

declare x86_fp80 @llvm.log2.f80(x86_fp80) #1

define dso_local double @log10(double noundef %0) local_unnamed_addr #0 !dbg !94 {
  %2 = call double @llvm.log10.f64(double %0), !dbg !95
  ret double %2, !dbg !95
}

declare double @llvm.log10.f64(double) #1

define dso_local float @log10f(float noundef %0) local_unnamed_addr #0 !dbg !96 {
  %2 = call float @llvm.log10.f32(float %0), !dbg !97
  ret float %2, !dbg !97
}

declare float @llvm.log10.f32(float) #1

define dso_local x86_fp80 @log10l(x86_fp80 noundef %0) local_unnamed_addr #0 !dbg !98 {
  %2 = call x86_fp80 @llvm.log10.f80(x86_fp80 %0), !dbg !99
  ret x86_fp80 %2, !dbg !99
}

declare x86_fp80 @llvm.log10.f80(x86_fp80) #1

define dso_local double @pow(double noundef %0, double noundef %1) local_unnamed_addr #0 !dbg !100 {
  %3 = call double @llvm.pow.f64(double %0, double %1), !dbg !101
  ret double %3, !dbg !101
}

declare double @llvm.pow.f64(double, double) #1

define dso_local float @powf(float noundef %0, float noundef %1) local_unnamed_addr #0 !dbg !102 {
  %3 = call float @llvm.pow.f32(float %0, float %1), !dbg !103
  ret float %3, !dbg !103
}

declare float @llvm.pow.f32(float, float) #1

define dso_local x86_fp80 @powl(x86_fp80 noundef %0, x86_fp80 noundef %1) local_unnamed_addr #0 !dbg !104 {
  %3 = call x86_fp80 @llvm.pow.f80(x86_fp80 %0, x86_fp80 %1), !dbg !105
  ret x86_fp80 %3, !dbg !105
}

declare x86_fp80 @llvm.pow.f80(x86_fp80, x86_fp80) #1

define dso_local double @fmin(double noundef %0, double noundef %1) local_unnamed_addr #0 !dbg !106 {
  %3 = call double @llvm.minnum.f64(double %0, double %1), !dbg !107
  ret double %3, !dbg !107
}

declare double @llvm.minnum.f64(double, double) #1

define dso_local float @fminf(float noundef %0, float noundef %1) local_unnamed_addr #0 !dbg !108 {
  %3 = call float @llvm.minnum.f32(float %0, float %1), !dbg !109
  ret float %3, !dbg !109
}

declare float @llvm.minnum.f32(float, float) #1

define dso_local x86_fp80 @fminl(x86_fp80 noundef %0, x86_fp80 noundef %1) local_unnamed_addr #0 !dbg !110 {
  %3 = call x86_fp80 @llvm.minnum.f80(x86_fp80 %0, x86_fp80 %1), !dbg !111
  ret x86_fp80 %3, !dbg !111
}

declare x86_fp80 @llvm.minnum.f80(x86_fp80, x86_fp80) #1

define dso_local double @fmax(double noundef %0, double noundef %1) local_unnamed_addr #0 !dbg !112 {
  %3 = call double @llvm.maxnum.f64(double %0, double %1), !dbg !113
  ret double %3, !dbg !113
}

declare double @llvm.maxnum.f64(double, double) #1

define dso_local float @fmaxf(float noundef %0, float noundef %1) local_unnamed_addr #0 !dbg !114 {
  %3 = call float @llvm.maxnum.f32(float %0, float %1), !dbg !115
  ret float %3, !dbg !115
}

declare float @llvm.maxnum.f32(float, float) #1

define dso_local x86_fp80 @fmaxl(x86_fp80 noundef %0, x86_fp80 noundef %1) local_unnamed_addr #0 !dbg !116 {
  %3 = call x86_fp80 @llvm.maxnum.f80(x86_fp80 %0, x86_fp80 %1), !dbg !117
  ret x86_fp80 %3, !dbg !117
}

declare x86_fp80 @llvm.maxnum.f80(x86_fp80, x86_fp80) #1

define dso_local double @copysign(double noundef %0, double noundef %1) local_unnamed_addr #0 !dbg !118 {
  %3 = call double @llvm.copysign.f64(double %0, double %1), !dbg !119
  ret double %3, !dbg !119
}

declare double @llvm.copysign.f64(double, double) #1

define dso_local float @copysignf(float noundef %0, float noundef %1) local_unnamed_addr #0 !dbg !120 {
  %3 = call float @llvm.copysign.f32(float %0, float %1), !dbg !121
  ret float %3, !dbg !121
}

declare float @llvm.copysign.f32(float, float) #1

define dso_local x86_fp80 @copysignl(x86_fp80 noundef %0, x86_fp80 noundef %1) local_unnamed_addr #0 !dbg !122 {
  %3 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %0, x86_fp80 %1), !dbg !123
  ret x86_fp80 %3, !dbg !123
}

declare x86_fp80 @llvm.copysign.f80(x86_fp80, x86_fp80) #1

define dso_local double @fmod(double noundef %0, double noundef %1) local_unnamed_addr #2 !dbg !124 {
  %3 = frem double %0, %1, !dbg !125
  ret double %3, !dbg !125
}

define dso_local float @fmodf(float noundef %0, float noundef %1) local_unnamed_addr #2 !dbg !126 {
  %3 = frem float %0, %1, !dbg !127
  ret float %3, !dbg !127
}

define dso_local x86_fp80 @fmodl(x86_fp80 noundef %0, x86_fp80 noundef %1) local_unnamed_addr #2 !dbg !128 {
  %3 = frem x86_fp80 %0, %1, !dbg !129
  ret x86_fp80 %3, !dbg !129
}

define dso_local double @fma(double noundef %0, double noundef %1, double noundef %2) local_unnamed_addr #0 !dbg !130 {
  %4 = call double @llvm.fma.f64(double %0, double %1, double %2), !dbg !131
  ret double %4, !dbg !131
}

declare double @llvm.fma.f64(double, double, double) #1

define dso_local float @fmaf(float noundef %0, float noundef %1, float noundef %2) local_unnamed_addr #0 !dbg !132 {
  %4 = call float @llvm.fma.f32(float %0, float %1, float %2), !dbg !133
  ret float %4, !dbg !133
}

declare float @llvm.fma.f32(float, float, float) #1

define dso_local i64 @lround(double noundef %0) local_unnamed_addr #0 !dbg !134 {
  %2 = call double @llvm.round.f64(double %0), !dbg !135
  %3 = fptosi double %2 to i64, !dbg !135
  ret i64 %3, !dbg !135
}

define dso_local i64 @llround(double noundef %0) local_unnamed_addr #0 !dbg !136 {
  %2 = call double @llvm.round.f64(double %0), !dbg !137
  %3 = fptosi double %2 to i64, !dbg !137
  ret i64 %3, !dbg !137
}

define dso_local i64 @lrint(double noundef %0) local_unnamed_addr #0 !dbg !138 {
  %2 = call double @llvm.rint.f64(double %0), !dbg !139
  %3 = fptosi double %2 to i64, !dbg !139
  ret i64 %3, !dbg !139
}

define dso_local i64 @llrint(double noundef %0) local_unnamed_addr #0 !dbg !140 {
  %2 = call double @llvm.rint.f64(double %0), !dbg !141
  %3 = fptosi double %2 to i64, !dbg !141
  ret i64 %3, !dbg !141
}

define dso_local i64 @lroundf(float noundef %0) local_unnamed_addr #0 !dbg !142 {
  %2 = call float @llvm.round.f32(float %0), !dbg !143
  %3 = fptosi float %2 to i64, !dbg !143
  ret i64 %3, !dbg !143
}

define dso_local i64 @lrintf(float noundef %0) local_unnamed_addr #0 !dbg !144 {
  %2 = call float @llvm.rint.f32(float %0), !dbg !145
  %3 = fptosi float %2 to i64, !dbg !145
  ret i64 %3, !dbg !145
}

define dso_local double @fdim(double noundef %0, double noundef %1) local_unnamed_addr #2 !dbg !146 {
  %3 = fcmp ogt double %0, %1, !dbg !147
  %4 = fsub double %0, %1, !dbg !147
  %5 = select i1 %3, double %4, double 0.000000e+00, !dbg !147
  ret double %5, !dbg !147
}

define dso_local double @hypot(double noundef %0, double noundef %1) local_unnamed_addr #0 !dbg !148 {
  %3 = fmul double %1, %1, !dbg !149
  %4 = call double @llvm.fmuladd.f64(double %0, double %0, double %3), !dbg !149
  %5 = call double @llvm.sqrt.f64(double %4), !dbg !149
  ret double %5, !dbg !149
}

declare double @llvm.fmuladd.f64(double, double, double) #1

define dso_local float @hypotf(float noundef %0, float noundef %1) local_unnamed_addr #0 !dbg !150 {
  %3 = fmul float %1, %1, !dbg !151
  %4 = call float @llvm.fmuladd.f32(float %0, float %0, float %3), !dbg !151
  %5 = call float @llvm.sqrt.f32(float %4), !dbg !151
  ret float %5, !dbg !151
}

declare float @llvm.fmuladd.f32(float, float, float) #1

define dso_local double @modf(double noundef %0, double* noundef %1) local_unnamed_addr #3 !dbg !152 {
  %3 = call double @llvm.trunc.f64(double %0), !dbg !153
  %4 = bitcast double* %1 to i8*, !dbg !154
  call void @__midway_check(i8* noundef %4, i64 noundef 8, i32 noundef 1) #7, !dbg !154
  store double %3, double* %1, align 8, !dbg !155
  %5 = fsub double %0, %3, !dbg !156
  %6 = call double @llvm.copysign.f64(double %5, double %0), !dbg !156
  ret double %6, !dbg !156
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #4

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #5

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #4

define dso_local i32 @isnan(double noundef %0) local_unnamed_addr #2 !dbg !157 {
  %2 = fcmp uno double %0, 0.000000e+00, !dbg !158
  %3 = zext i1 %2 to i32, !dbg !158
  ret i32 %3, !dbg !158
}

define dso_local i32 @__isnan(double noundef %0) local_unnamed_addr #2 !dbg !159 {
  %2 = fcmp uno double %0, 0.000000e+00, !dbg !160
  %3 = zext i1 %2 to i32, !dbg !160
  ret i32 %3, !dbg !160
}

define dso_local i32 @__isnanf(float noundef %0) local_unnamed_addr #2 !dbg !161 {
  %2 = fcmp uno float %0, 0.000000e+00, !dbg !162
  %3 = zext i1 %2 to i32, !dbg !162
  ret i32 %3, !dbg !162
}

define dso_local i32 @__isnanl(x86_fp80 noundef %0) local_unnamed_addr #2 !dbg !163 {
  %2 = fcmp uno x86_fp80 %0, 0xK00000000000000000000, !dbg !164
  %3 = zext i1 %2 to i32, !dbg !164
  ret i32 %3, !dbg !164
}

define dso_local i32 @isnanf(float noundef %0) local_unnamed_addr #2 !dbg !165 {
  %2 = fcmp uno float %0, 0.000000e+00, !dbg !166
  %3 = zext i1 %2 to i32, !dbg !166
  ret i32 %3, !dbg !166
}

define dso_local i32 @isinf(double noundef %0) local_unnamed_addr #2 !dbg !167 {
  %2 = bitcast double %0 to i64, !dbg !168
  %3 = and i64 %2, 9223372036854775807, !dbg !168
  %4 = icmp eq i64 %3, 9218868437227405312, !dbg !171
  %5 = fcmp ogt double %0, 0.000000e+00, !dbg !171
  %6 = select i1 %5, i32 1, i32 -1, !dbg !171
  %7 = select i1 %4, i32 %6, i32 0, !dbg !171
  ret i32 %7, !dbg !171
}

define dso_local i32 @__isinf(double noundef %0) local_unnamed_addr #2 !dbg !172 {
  %2 = bitcast double %0 to i64, !dbg !173
  %3 = and i64 %2, 9223372036854775807, !dbg !173
  %4 = icmp eq i64 %3, 9218868437227405312, !dbg !176
  %5 = fcmp ogt double %0, 0.000000e+00, !dbg !176
  %6 = select i1 %5, i32 1, i32 -1, !dbg !176
  %7 = select i1 %4, i32 %6, i32 0, !dbg !176
  ret i32 %7, !dbg !177
}

define dso_local i32 @__isinff(float noundef %0) local_unnamed_addr #2 !dbg !178 {
  %2 = fpext float %0 to double, !dbg !179
  %3 = bitcast double %2 to i64, !dbg !180
  %4 = and i64 %3, 9223372036854775807, !dbg !180
  %5 = icmp eq i64 %4, 9218868437227405312, !dbg !183
  %6 = fcmp ogt float %0, 0.000000e+00, !dbg !183
  %7 = select i1 %6, i32 1, i32 -1, !dbg !183
  %8 = select i1 %5, i32 %7, i32 0, !dbg !183
  ret i32 %8, !dbg !179
}

define dso_local i32 @__isinfl(x86_fp80 noundef %0) local_unnamed_addr #2 !dbg !184 {
  %2 = fptrunc x86_fp80 %0 to double, !dbg !185
  %3 = bitcast double %2 to i64, !dbg !186
  %4 = and i64 %3, 9223372036854775807, !dbg !186
  %5 = icmp eq i64 %4, 9218868437227405312, !dbg !189
  %6 = fcmp ogt double %2, 0.000000e+00, !dbg !189
  %7 = select i1 %6, i32 1, i32 -1, !dbg !189
  %8 = select i1 %5, i32 %7, i32 0, !dbg !189
  ret i32 %8, !dbg !185
}

define dso_local i32 @isinff(float noundef %0) local_unnamed_addr #2 !dbg !190 {
  %2 = fpext float %0 to double, !dbg !191
  %3 = bitcast double %2 to i64, !dbg !192
  %4 = and i64 %3, 9223372036854775807, !dbg !192
  %5 = icmp eq i64 %4, 9218868437227405312, !dbg !195
  %6 = fcmp ogt float %0, 0.000000e+00, !dbg !195
  %7 = select i1 %6, i32 1, i32 -1, !dbg !195
  %8 = select i1 %5, i32 %7, i32 0, !dbg !195
  ret i32 %8, !dbg !191
}

define dso_local i32 @finite(double noundef %0) local_unnamed_addr #2 !dbg !196 {
  %2 = bitcast double %0 to i64, !dbg !197
  %3 = and i64 %2, 9218868437227405312, !dbg !197
  %4 = icmp ne i64 %3, 9218868437227405312, !dbg !199
  %5 = zext i1 %4 to i32, !dbg !199
  ret i32 %5, !dbg !199
}

define dso_local i32 @__finite(double noundef %0) local_unnamed_addr #2 !dbg !200 {
  %2 = bitcast double %0 to i64, !dbg !201
  %3 = and i64 %2, 9218868437227405312, !dbg !201
  %4 = icmp ne i64 %3, 9218868437227405312, !dbg !203
  %5 = zext i1 %4 to i32, !dbg !203
  ret i32 %5, !dbg !203
}

define dso_local i32 @__finitef(float noundef %0) local_unnamed_addr #2 !dbg !204 {
  %2 = fpext float %0 to double, !dbg !205
  %3 = bitcast double %2 to i64, !dbg !206
  %4 = and i64 %3, 9218868437227405312, !dbg !206
  %5 = icmp ne i64 %4, 9218868437227405312, !dbg !205
  %6 = zext i1 %5 to i32, !dbg !205
  ret i32 %6, !dbg !205
}

define dso_local i32 @__finitel(x86_fp80 noundef %0) local_unnamed_addr #2 !dbg !208 {
  %2 = fptrunc x86_fp80 %0 to double, !dbg !209
  %3 = bitcast double %2 to i64, !dbg !210
  %4 = and i64 %3, 9218868437227405312, !dbg !210
  %5 = icmp ne i64 %4, 9218868437227405312, !dbg !209
  %6 = zext i1 %5 to i32, !dbg !209
  ret i32 %6, !dbg !209
}

define dso_local i32 @__signbit(double noundef %0) local_unnamed_addr #2 !dbg !212 {
  %2 = bitcast double %0 to i64, !dbg !213
  %3 = lshr i64 %2, 63, !dbg !213
  %4 = trunc i64 %3 to i32, !dbg !213
  ret i32 %4, !dbg !213
}

define dso_local i32 @__signbitf(float noundef %0) local_unnamed_addr #2 !dbg !214 {
  %2 = fpext float %0 to double, !dbg !215
  %3 = bitcast double %2 to i64, !dbg !216
  %4 = lshr i64 %3, 63, !dbg !216
  %5 = trunc i64 %4 to i32, !dbg !216
  ret i32 %5, !dbg !215
}

define dso_local i32 @__signbitl(x86_fp80 noundef %0) local_unnamed_addr #2 !dbg !218 {
  %2 = fptrunc x86_fp80 %0 to double, !dbg !219
  %3 = bitcast double %2 to i64, !dbg !220
  %4 = lshr i64 %3, 63, !dbg !220
  %5 = trunc i64 %4 to i32, !dbg !220
  ret i32 %5, !dbg !219
}

define dso_local i32 @__fpclassify(double noundef %0) local_unnamed_addr #2 !dbg !222 {
  %2 = bitcast double %0 to i64, !dbg !223
  %3 = and i64 %2, 9223372036854775807, !dbg !223
  %4 = icmp eq i64 %3, 0, !dbg !225
  br i1 %4, label %12, label %5, !dbg !225

5:
  %6 = icmp ugt i64 %3, 9218868437227405312, !dbg !226
  br i1 %6, label %12, label %7, !dbg !226

7:
  %8 = icmp eq i64 %3, 9218868437227405312, !dbg !227
  br i1 %8, label %12, label %9, !dbg !227

9:
  %10 = icmp ult i64 %3, 4503599627370496, !dbg !228
  %11 = select i1 %10, i32 3, i32 4, !dbg !228
  br label %12, !dbg !228

12:
  %13 = phi i32 [ %11, %9 ], [ 2, %1 ], [ 0, %5 ], [ 1, %7 ], !dbg !229
  ret i32 %13, !dbg !230
}

define dso_local i32 @__fpclassifyf(float noundef %0) local_unnamed_addr #2 !dbg !231 {
  %2 = bitcast float %0 to i32, !dbg !232
  %3 = and i32 %2, 2147483647, !dbg !232
  %4 = add nsw i32 %3, -1, !dbg !233
  %5 = icmp ult i32 %4, 8388607, !dbg !233
  br i1 %5, label %18, label %6, !dbg !233

6:
  %7 = fpext float %0 to double, !dbg !233
  %8 = bitcast double %7 to i64, !dbg !234
  %9 = and i64 %8, 9223372036854775807, !dbg !234
  %10 = icmp eq i64 %9, 0, !dbg !237
  br i1 %10, label %18, label %11, !dbg !237

11:
  %12 = icmp ugt i64 %9, 9218868437227405312, !dbg !238
  br i1 %12, label %18, label %13, !dbg !238

13:
  %14 = icmp eq i64 %9, 9218868437227405312, !dbg !239
  br i1 %14, label %18, label %15, !dbg !239

15:
  %16 = icmp ult i64 %9, 4503599627370496, !dbg !240
  %17 = select i1 %16, i32 3, i32 4, !dbg !240
  br label %18, !dbg !240

18:
  %19 = phi i32 [ 3, %1 ], [ %17, %15 ], [ 2, %6 ], [ 0, %11 ], [ 1, %13 ], !dbg !233
  ret i32 %19, !dbg !233
}

define dso_local i32 @__fpclassifyl(x86_fp80 noundef %0) local_unnamed_addr #2 !dbg !241 {
  %2 = fptrunc x86_fp80 %0 to double, !dbg !242
  %3 = bitcast double %2 to i64, !dbg !243
  %4 = and i64 %3, 9223372036854775807, !dbg !243
  %5 = icmp eq i64 %4, 0, !dbg !246
  br i1 %5, label %13, label %6, !dbg !246

6:
  %7 = icmp ugt i64 %4, 9218868437227405312, !dbg !247
  br i1 %7, label %13, label %8, !dbg !247

8:
  %9 = icmp eq i64 %4, 9218868437227405312, !dbg !248
  br i1 %9, label %13, label %10, !dbg !248

10:
  %11 = icmp ult i64 %4, 4503599627370496, !dbg !249
  %12 = select i1 %11, i32 3, i32 4, !dbg !249
  br label %13, !dbg !249

13:
  %14 = phi i32 [ %12, %10 ], [ 2, %1 ], [ 0, %6 ], [ 1, %8 ], !dbg !250
  ret i32 %14, !dbg !242
}

define dso_local double @frexp(double noundef %0, i32* noundef %1) local_unnamed_addr #3 !dbg !251 {
  %3 = bitcast i32* %1 to i8*, !dbg !252
  call void @__midway_check(i8* noundef %3, i64 noundef 4, i32 noundef 1) #7, !dbg !252
  %4 = fcmp une double %0, 0.000000e+00, !dbg !253
  br i1 %4, label %5, label %22, !dbg !253

5:
  %6 = bitcast double %0 to i64, !dbg !254
  %7 = and i64 %6, 9223372036854775807, !dbg !254
  %8 = icmp ult i64 %7, 9218868437227405312, !dbg !253
  br i1 %8, label %9, label %22, !dbg !253

9:
  %10 = icmp ult i64 %7, 4503599627370496, !dbg !256
  %11 = fmul double %0, 0x4350000000000000
  %12 = select i1 %10, double %11, double %0, !dbg !256
  %13 = bitcast double %12 to i64, !dbg !257
  %14 = lshr i64 %13, 52, !dbg !257
  %15 = trunc i64 %14 to i32, !dbg !257
  %16 = and i32 %15, 2047, !dbg !257
  %17 = select i1 %10, i32 -1076, i32 -1022, !dbg !257
  %18 = add nsw i32 %17, %16, !dbg !257
  %19 = and i64 %13, -9218868437227405313, !dbg !258
  %20 = or i64 %19, 4602678819172646912, !dbg !258
  %21 = bitcast i64 %20 to double, !dbg !258
  br label %22, !dbg !259

22:
  %23 = phi i32 [ %18, %9 ], [ 0, %5 ], [ 0, %2 ], !dbg !260
  %24 = phi double [ %21, %9 ], [ %0, %5 ], [ %0, %2 ]
  store i32 %23, i32* %1, align 4, !dbg !261
  ret double %24, !dbg !262
}

define dso_local double @ldexp(double noundef %0, i32 noundef %1) local_unnamed_addr #6 !dbg !263 {
  %3 = icmp sgt i32 %1, 1000, !dbg !264
  br i1 %3, label %8, label %4, !dbg !264

4:
  %5 = phi i32 [ %1, %2 ], [ %12, %8 ]
  %6 = phi double [ %0, %2 ], [ %11, %8 ]
  %7 = icmp slt i32 %5, -1000, !dbg !265
  br i1 %7, label %14, label %20, !dbg !265

8:
  %9 = phi double [ %11, %8 ], [ %0, %2 ]
  %10 = phi i32 [ %12, %8 ], [ %1, %2 ]
  %11 = fmul double %9, 0x7E70000000000000, !dbg !266
  %12 = add nsw i32 %10, -1000, !dbg !264
  %13 = icmp sgt i32 %10, 2000, !dbg !264
  br i1 %13, label %8, label %4, !dbg !264, !llvm.loop !267

14:
  %15 = phi double [ %17, %14 ], [ %6, %4 ]
  %16 = phi i32 [ %18, %14 ], [ %5, %4 ]
  %17 = fmul double %15, 0x170000000000000, !dbg !270
  %18 = add nuw nsw i32 %16, 1000, !dbg !265
  %19 = icmp slt i32 %16, -2000, !dbg !265
  br i1 %19, label %14, label %20, !dbg !265, !llvm.loop !271

20:
  %21 = phi i32 [ %5, %4 ], [ %18, %14 ]
  %22 = phi double [ %6, %4 ], [ %17, %14 ]
  %23 = add i32 %21, 1023, !dbg !272
  %24 = zext i32 %23 to i64
  %25 = shl i64 %24, 52, !dbg !272
  %26 = bitcast i64 %25 to double, !dbg !272
  %27 = fmul double %22, %26, !dbg !272
  ret double %27, !dbg !273
}

define dso_local float @ldexpf(float noundef %0, i32 noundef %1) local_unnamed_addr #6 !dbg !274 {
  %3 = fpext float %0 to double, !dbg !275
  %4 = icmp sgt i32 %1, 1000, !dbg !276
  br i1 %4, label %9, label %5, !dbg !276

5:
  %6 = phi i32 [ %1, %2 ], [ %13, %9 ]
  %7 = phi double [ %3, %2 ], [ %12, %9 ]
  %8 = icmp slt i32 %6, -1000, !dbg !278
  br i1 %8, label %15, label %21, !dbg !278

9:
  %10 = phi double [ %12, %9 ], [ %3, %2 ]
  %11 = phi i32 [ %13, %9 ], [ %1, %2 ]
  %12 = fmul double %10, 0x7E70000000000000, !dbg !279
  %13 = add nsw i32 %11, -1000, !dbg !276
  %14 = icmp sgt i32 %11, 2000, !dbg !276
  br i1 %14, label %9, label %5, !dbg !276, !llvm.loop !280

15:
  %16 = phi double [ %18, %15 ], [ %7, %5 ]
  %17 = phi i32 [ %19, %15 ], [ %6, %5 ]
  %18 = fmul double %16, 0x170000000000000, !dbg !281
  %19 = add nuw nsw i32 %17, 1000, !dbg !278
  %20 = icmp slt i32 %17, -2000, !dbg !278
  br i1 %20, label %15, label %21, !dbg !278, !llvm.loop !282

21:
  %22 = phi i32 [ %6, %5 ], [ %19, %15 ]
  %23 = phi double [ %7, %5 ], [ %18, %15 ]
  %24 = add i32 %22, 1023, !dbg !283
  %25 = zext i32 %24 to i64
  %26 = shl i64 %25, 52, !dbg !283
  %27 = bitcast i64 %26 to double, !dbg !283
  %28 = fmul double %23, %27, !dbg !283
  %29 = fptrunc double %28 to float, !dbg !275
  ret float %29, !dbg !275
}

define dso_local double @scalbn(double noundef %0, i32 noundef %1) local_unnamed_addr #6 !dbg !284 {
  %3 = icmp sgt i32 %1, 1000, !dbg !285
  br i1 %3, label %8, label %4, !dbg !285

4:
  %5 = phi i32 [ %1, %2 ], [ %12, %8 ]
  %6 = phi double [ %0, %2 ], [ %11, %8 ]
  %7 = icmp slt i32 %5, -1000, !dbg !287
  br i1 %7, label %14, label %20, !dbg !287

8:
  %9 = phi double [ %11, %8 ], [ %0, %2 ]
  %10 = phi i32 [ %12, %8 ], [ %1, %2 ]
  %11 = fmul double %9, 0x7E70000000000000, !dbg !288
  %12 = add nsw i32 %10, -1000, !dbg !285
  %13 = icmp sgt i32 %10, 2000, !dbg !285
  br i1 %13, label %8, label %4, !dbg !285, !llvm.loop !289

14:
  %15 = phi double [ %17, %14 ], [ %6, %4 ]
  %16 = phi i32 [ %18, %14 ], [ %5, %4 ]
  %17 = fmul double %15, 0x170000000000000, !dbg !290
  %18 = add nuw nsw i32 %16, 1000, !dbg !287
  %19 = icmp slt i32 %16, -2000, !dbg !287
  br i1 %19, label %14, label %20, !dbg !287, !llvm.loop !291

20:
  %21 = phi i32 [ %5, %4 ], [ %18, %14 ]
  %22 = phi double [ %6, %4 ], [ %17, %14 ]
  %23 = add i32 %21, 1023, !dbg !292
  %24 = zext i32 %23 to i64
  %25 = shl i64 %24, 52, !dbg !292
  %26 = bitcast i64 %25 to double, !dbg !292
  %27 = fmul double %22, %26, !dbg !292
  ret double %27, !dbg !293
}

define dso_local double @logb(double noundef %0) local_unnamed_addr #3 !dbg !294 {
  %2 = bitcast double %0 to i64, !dbg !295
  %3 = and i64 %2, 9223372036854775807, !dbg !295
  %4 = call i32 @__midway_is_concrete(i64 noundef %3) #7, !dbg !297
  %5 = icmp eq i32 %4, 0, !dbg !297
  %6 = lshr i64 %3, 52, !dbg !297
  %7 = trunc i64 %6 to i32, !dbg !297
  %8 = add nsw i32 %7, -1023, !dbg !297
  %9 = sitofp i32 %8 to double, !dbg !297
  %10 = select i1 %5, double 0.000000e+00, double %9, !dbg !297
  ret double %10, !dbg !297
}

declare i32 @__midway_is_concrete(i64 noundef) local_unnamed_addr #5

define dso_local double @tan(double noundef %0) local_unnamed_addr #3 !dbg !298 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !299
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #8, !dbg !299
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i64 0, i64 0), i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str, i64 0, i64 0)) #7, !dbg !302
  call void @__midway_havoc(i8* noundef nonnull %3, i64 noundef 8) #7, !dbg !303
  %4 = load double, double* %2, align 8, !dbg !304
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #8, !dbg !305
  ret double %4, !dbg !306
}

define dso_local float @tanf(float noundef %0) local_unnamed_addr #3 !dbg !307 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !308
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #8, !dbg !308
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.1, i64 0, i64 0)) #7, !dbg !310
  call void @__midway_havoc(i8* noundef nonnull %3, i64 noundef 8) #7, !dbg !311
  %4 = load double, double* %2, align 8, !dbg !312
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #8, !dbg !313
  %5 = fptrunc double %4 to float, !dbg !314
  ret float %5, !dbg !314
}

define dso_local double @sinh(double noundef %0) local_unnamed_addr #3 !dbg !315 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !316
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #8, !dbg !316
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.2, i64 0, i64 0)) #7, !dbg !318
  call void @__midway_havoc(i8* noundef nonnull %3, i64 noundef 8) #7, !dbg !319
  %4 = load double, double* %2, align 8, !dbg !320
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #8, !dbg !321
  ret double %4, !dbg !322
}

define dso_local float @sinhf(float noundef %0) local_unnamed_addr #3 !dbg !323 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !324
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #8, !dbg !324
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.3, i64 0, i64 0)) #7, !dbg !326
  call void @__midway_havoc(i8* noundef nonnull %3, i64 noundef 8) #7, !dbg !327
  %4 = load double, double* %2, align 8, !dbg !328
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #8, !dbg !329
  %5 = fptrunc double %4 to float, !dbg !330
  ret float %5, !dbg !330
}

define dso_local double @cosh(double noundef %0) local_unnamed_addr #3 !dbg !331 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !332
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #8, !dbg !332
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.4, i64 0, i64 0)) #7, !dbg !334
  call void @__midway_havoc(i8* noundef nonnull %3, i64 noundef 8) #7, !dbg !335
  %4 = load double, double* %2, align 8, !dbg !336
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #8, !dbg !337
  ret double %4, !dbg !338
}

define dso_local float @coshf(float noundef %0) local_unnamed_addr #3 !dbg !339 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !340
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #8, !dbg !340
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.5, i64 0, i64 0)) #7, !dbg !342
  call void @__midway_havoc(i8* noundef nonnull %3, i64 noundef 8) #7, !dbg !343
  %4 = load double, double* %2, align 8, !dbg !344
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #8, !dbg !345
  %5 = fptrunc double %4 to float, !dbg !346
  ret float %5, !dbg !346
}

define dso_local double @asinh(double noundef %0) local_unnamed_addr #3 !dbg !347 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !348
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #8, !dbg !348
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.6, i64 0, i64 0)) #7, !dbg !350
  call void @__midway_havoc(i8* noundef nonnull %3, i64 noundef 8) #7, !dbg !351
  %4 = load double, double* %2, align 8, !dbg !352
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #8, !dbg !353
  ret double %4, !dbg !354
}

define dso_local float @asinhf(float noundef %0) local_unnamed_addr #3 !dbg !355 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !356
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #8, !dbg !356
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i64 0, i64 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.7, i64 0, i64 0)) #7, !dbg !358
  call void @__midway_havoc(i8* noundef nonnull %3, i64 noundef 8) #7, !dbg !359
  %4 = load double, double* %2, align 8, !dbg !360
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #8, !dbg !361
  %5 = fptrunc double %4 to float, !dbg !362
  ret float %5, !dbg !362
}

define dso_local double @acosh(double noundef %0) local_unnamed_addr #3 !dbg !363 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !364
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #8, !dbg !364
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.8, i64 0, i64 0)) #7, !dbg !366
  call void @__midway_havoc(i8* noundef nonnull %3, i64 noundef 8) #7, !dbg !367
  %4 = load double, double* %2, align 8, !dbg !368
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #8, !dbg !369
  ret double %4, !dbg !370
}

define dso_local float @acoshf(float noundef %0) local_unnamed_addr #3 !dbg !371 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !372
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #8, !dbg !372
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i64 0, i64 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.9, i64 0, i64 0)) #7, !dbg !374
  call void @__midway_havoc(i8* noundef nonnull %3, i64 noundef 8) #7, !dbg !375
  %4 = load double, double* %2, align 8, !dbg !376
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #8, !dbg !377
  %5 = fptrunc double %4 to float, !dbg !378
  ret float %5, !dbg !378
}

define dso_local double @atanh(double noundef %0) local_unnamed_addr #3 !dbg !379 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !380
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #8, !dbg !380
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.10, i64 0, i64 0)) #7, !dbg !382
  call void @__midway_havoc(i8* noundef nonnull %3, i64 noundef 8) #7, !dbg !383
  %4 = load double, double* %2, align 8, !dbg !384
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #8, !dbg !385
  ret double %4, !dbg !386
}

define dso_local float @atanhf(float noundef %0) local_unnamed_addr #3 !dbg !387 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !388
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #8, !dbg !388
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i64 0, i64 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.11, i64 0, i64 0)) #7, !dbg !390
  call void @__midway_havoc(i8* noundef nonnull %3, i64 noundef 8) #7, !dbg !391
  %4 = load double, double* %2, align 8, !dbg !392
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #8, !dbg !393
  %5 = fptrunc double %4 to float, !dbg !394
  ret float %5, !dbg !394
}

define dso_local double @cbrt(double noundef %0) local_unnamed_addr #3 !dbg !395 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !396
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #8, !dbg !396
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.12, i64 0, i64 0)) #7, !dbg !398
  call void @__midway_havoc(i8* noundef nonnull %3, i64 noundef 8) #7, !dbg !399
  %4 = load double, double* %2, align 8, !dbg !400
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #8, !dbg !401
  ret double %4, !dbg !402
}

define dso_local float @cbrtf(float noundef %0) local_unnamed_addr #3 !dbg !403 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !404
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #8, !dbg !404
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.13, i64 0, i64 0)) #7, !dbg !406
  call void @__midway_havoc(i8* noundef nonnull %3, i64 noundef 8) #7, !dbg !407
  %4 = load double, double* %2, align 8, !dbg !408
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #8, !dbg !409
  %5 = fptrunc double %4 to float, !dbg !410
  ret float %5, !dbg !410
}

define dso_local double @expm1(double noundef %0) local_unnamed_addr #3 !dbg !411 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !412
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #8, !dbg !412
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.14, i64 0, i64 0)) #7, !dbg !414
  call void @__midway_havoc(i8* noundef nonnull %3, i64 noundef 8) #7, !dbg !415
  %4 = load double, double* %2, align 8, !dbg !416
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #8, !dbg !417
  ret double %4, !dbg !418
}

define dso_local float @expm1f(float noundef %0) local_unnamed_addr #3 !dbg !419 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !420
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #8, !dbg !420
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i64 0, i64 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.15, i64 0, i64 0)) #7, !dbg !422
  call void @__midway_havoc(i8* noundef nonnull %3, i64 noundef 8) #7, !dbg !423
  %4 = load double, double* %2, align 8, !dbg !424
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #8, !dbg !425
  %5 = fptrunc double %4 to float, !dbg !426
  ret float %5, !dbg !426
}

define dso_local double @log1p(double noundef %0) local_unnamed_addr #3 !dbg !427 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !428
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #8, !dbg !428
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.16, i64 0, i64 0)) #7, !dbg !430
  call void @__midway_havoc(i8* noundef nonnull %3, i64 noundef 8) #7, !dbg !431
  %4 = load double, double* %2, align 8, !dbg !432
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #8, !dbg !433
  ret double %4, !dbg !434
}

define dso_local float @log1pf(float noundef %0) local_unnamed_addr #3 !dbg !435 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !436
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #8, !dbg !436
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i64 0, i64 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.17, i64 0, i64 0)) #7, !dbg !438
  call void @__midway_havoc(i8* noundef nonnull %3, i64 noundef 8) #7, !dbg !439
  %4 = load double, double* %2, align 8, !dbg !440
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #8, !dbg !441
  %5 = fptrunc double %4 to float, !dbg !442
  ret float %5, !dbg !442
}

define dso_local double @tgamma(double noundef %0) local_unnamed_addr #3 !dbg !443 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !444
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #8, !dbg !444
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i64 0, i64 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.18, i64 0, i64 0)) #7, !dbg !446
  call void @__midway_havoc(i8* noundef nonnull %3, i64 noundef 8) #7, !dbg !447
  %4 = load double, double* %2, align 8, !dbg !448
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #8, !dbg !449
  ret double %4, !dbg !450
}

define dso_local float @tgammaf(float noundef %0) local_unnamed_addr #3 !dbg !451 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !452
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #8, !dbg !452
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.19, i64 0, i64 0)) #7, !dbg !454
  call void @__midway_havoc(i8* noundef nonnull %3, i64 noundef 8) #7, !dbg !455
  %4 = load double, double* %2, align 8, !dbg !456
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #8, !dbg !457
  %5 = fptrunc double %4 to float, !dbg !458
  ret float %5, !dbg !458
}

define dso_local double @lgamma(double noundef %0) local_unnamed_addr #3 !dbg !459 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !460
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #8, !dbg !460
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i64 0, i64 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.20, i64 0, i64 0)) #7, !dbg !462
  call void @__midway_havoc(i8* noundef nonnull %3, i64 noundef 8) #7, !dbg !463
  %4 = load double, double* %2, align 8, !dbg !464
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #8, !dbg !465
  ret double %4, !dbg !466
}

define dso_local float @lgammaf(float noundef %0) local_unnamed_addr #3 !dbg !467 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !468
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #8, !dbg !468
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.21, i64 0, i64 0)) #7, !dbg !470
  call void @__midway_havoc(i8* noundef nonnull %3, i64 noundef 8) #7, !dbg !471
  %4 = load double, double* %2, align 8, !dbg !472
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #8, !dbg !473
  %5 = fptrunc double %4 to float, !dbg !474
  ret float %5, !dbg !474
}

define dso_local double @exp10(double noundef %0) local_unnamed_addr #3 !dbg !475 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !476
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #8, !dbg !476
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.22, i64 0, i64 0)) #7, !dbg !478
  call void @__midway_havoc(i8* noundef nonnull %3, i64 noundef 8) #7, !dbg !479
  %4 = load double, double* %2, align 8, !dbg !480
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #8, !dbg !481
  ret double %4, !dbg !482
}

define dso_local float @exp10f(float noundef %0) local_unnamed_addr #3 !dbg !483 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !484
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #8, !dbg !484
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i64 0, i64 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.23, i64 0, i64 0)) #7, !dbg !486
  call void @__midway_havoc(i8* noundef nonnull %3, i64 noundef 8) #7, !dbg !487
  %4 = load double, double* %2, align 8, !dbg !488
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #8, !dbg !489
  %5 = fptrunc double %4 to float, !dbg !490
  ret float %5, !dbg !490
}

define dso_local double @asin(double noundef %0) local_unnamed_addr #3 !dbg !491 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !492
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #8, !dbg !492
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.24, i64 0, i64 0)) #7, !dbg !494
  call void @__midway_havoc(i8* noundef nonnull %3, i64 noundef 8) #7, !dbg !495
  %4 = load double, double* %2, align 8, !dbg !496
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #8, !dbg !497
  ret double %4, !dbg !498
}

define dso_local float @asinf(float noundef %0) local_unnamed_addr #3 !dbg !499 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !500
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #8, !dbg !500
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.25, i64 0, i64 0)) #7, !dbg !502
  call void @__midway_havoc(i8* noundef nonnull %3, i64 noundef 8) #7, !dbg !503
  %4 = load double, double* %2, align 8, !dbg !504
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #8, !dbg !505
  %5 = fptrunc double %4 to float, !dbg !506
  ret float %5, !dbg !506
}

define dso_local double @acos(double noundef %0) local_unnamed_addr #3 !dbg !507 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !508
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #8, !dbg !508
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.26, i64 0, i64 0)) #7, !dbg !510
  call void @__midway_havoc(i8* noundef nonnull %3, i64 noundef 8) #7, !dbg !511
  %4 = load double, double* %2, align 8, !dbg !512
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #8, !dbg !513
  ret double %4, !dbg !514
}

define dso_local float @acosf(float noundef %0) local_unnamed_addr #3 !dbg !515 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !516
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #8, !dbg !516
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.27, i64 0, i64 0)) #7, !dbg !518
  call void @__midway_havoc(i8* noundef nonnull %3, i64 noundef 8) #7, !dbg !519
  %4 = load double, double* %2, align 8, !dbg !520
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #8, !dbg !521
  %5 = fptrunc double %4 to float, !dbg !522
  ret float %5, !dbg !522
}

define dso_local double @tanh(double noundef %0) local_unnamed_addr #3 !dbg !523 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !524
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #8, !dbg !524
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i64 0, i64 0), i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.28, i64 0, i64 0)) #7, !dbg !527
  call void @__midway_havoc(i8* noundef nonnull %3, i64 noundef 8) #7, !dbg !528
  %4 = load double, double* %2, align 8, !dbg !529
  %5 = fcmp oge double %4, -1.000000e+00, !dbg !529
  %6 = fcmp ole double %4, 1.000000e+00, !dbg !529
  %7 = and i1 %5, %6, !dbg !529
  %8 = zext i1 %7 to i32, !dbg !529
  call void @__midway_assume(i32 noundef %8) #7, !dbg !529
  %9 = load double, double* %2, align 8, !dbg !530
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #8, !dbg !531
  ret double %9, !dbg !532
}

define dso_local float @tanhf(float noundef %0) local_unnamed_addr #3 !dbg !533 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !534
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #8, !dbg !534
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i64 0, i64 0), i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.29, i64 0, i64 0)) #7, !dbg !536
  call void @__midway_havoc(i8* noundef nonnull %3, i64 noundef 8) #7, !dbg !537
  %4 = load double, double* %2, align 8, !dbg !538
  %5 = fcmp oge double %4, -1.000000e+00, !dbg !538
  %6 = fcmp ole double %4, 1.000000e+00, !dbg !538
  %7 = and i1 %5, %6, !dbg !538
  %8 = zext i1 %7 to i32, !dbg !538
  call void @__midway_assume(i32 noundef %8) #7, !dbg !538
  %9 = load double, double* %2, align 8, !dbg !539
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #8, !dbg !540
  %10 = fptrunc double %9 to float, !dbg !541
  ret float %10, !dbg !541
}

define dso_local double @atan(double noundef %0) local_unnamed_addr #3 !dbg !542 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !543
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #8, !dbg !543
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i64 0, i64 0), i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.30, i64 0, i64 0)) #7, !dbg !545
  call void @__midway_havoc(i8* noundef nonnull %3, i64 noundef 8) #7, !dbg !546
  %4 = load double, double* %2, align 8, !dbg !547
  %5 = fcmp oge double %4, 0xBFF921FB54442D19, !dbg !547
  %6 = fcmp ole double %4, 0x3FF921FB54442D19, !dbg !547
  %7 = and i1 %5, %6, !dbg !547
  %8 = zext i1 %7 to i32, !dbg !547
  call void @__midway_assume(i32 noundef %8) #7, !dbg !547
  %9 = load double, double* %2, align 8, !dbg !548
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #8, !dbg !549
  ret double %9, !dbg !550
}

define dso_local float @atanf(float noundef %0) local_unnamed_addr #3 !dbg !551 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !552
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #8, !dbg !552
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i64 0, i64 0), i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.31, i64 0, i64 0)) #7, !dbg !554
  call void @__midway_havoc(i8* noundef nonnull %3, i64 noundef 8) #7, !dbg !555
  %4 = load double, double* %2, align 8, !dbg !556
  %5 = fcmp oge double %4, 0xBFF921FB54442D19, !dbg !556
  %6 = fcmp ole double %4, 0x3FF921FB54442D19, !dbg !556
  %7 = and i1 %5, %6, !dbg !556
  %8 = zext i1 %7 to i32, !dbg !556
  call void @__midway_assume(i32 noundef %8) #7, !dbg !556
  %9 = load double, double* %2, align 8, !dbg !557
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #8, !dbg !558
  %10 = fptrunc double %9 to float, !dbg !559
  ret float %10, !dbg !559
}

define dso_local double @erf(double noundef %0) local_unnamed_addr #3 !dbg !560 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !561
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #8, !dbg !561
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i64 0, i64 0), i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.32, i64 0, i64 0)) #7, !dbg !563
  call void @__midway_havoc(i8* noundef nonnull %3, i64 noundef 8) #7, !dbg !564
  %4 = load double, double* %2, align 8, !dbg !565
  %5 = fcmp oge double %4, -1.000000e+00, !dbg !565
  %6 = fcmp ole double %4, 1.000000e+00, !dbg !565
  %7 = and i1 %5, %6, !dbg !565
  %8 = zext i1 %7 to i32, !dbg !565
  call void @__midway_assume(i32 noundef %8) #7, !dbg !565
  %9 = load double, double* %2, align 8, !dbg !566
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #8, !dbg !567
  ret double %9, !dbg !568
}

define dso_local float @erff(float noundef %0) local_unnamed_addr #3 !dbg !569 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !570
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #8, !dbg !570
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i64 0, i64 0), i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.33, i64 0, i64 0)) #7, !dbg !572
  call void @__midway_havoc(i8* noundef nonnull %3, i64 noundef 8) #7, !dbg !573
  %4 = load double, double* %2, align 8, !dbg !574
  %5 = fcmp oge double %4, -1.000000e+00, !dbg !574
  %6 = fcmp ole double %4, 1.000000e+00, !dbg !574
  %7 = and i1 %5, %6, !dbg !574
  %8 = zext i1 %7 to i32, !dbg !574
  call void @__midway_assume(i32 noundef %8) #7, !dbg !574
  %9 = load double, double* %2, align 8, !dbg !575
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #8, !dbg !576
  %10 = fptrunc double %9 to float, !dbg !577
  ret float %10, !dbg !577
}

define dso_local double @erfc(double noundef %0) local_unnamed_addr #3 !dbg !578 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !579
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #8, !dbg !579
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i64 0, i64 0), i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.34, i64 0, i64 0)) #7, !dbg !581
  call void @__midway_havoc(i8* noundef nonnull %3, i64 noundef 8) #7, !dbg !582
  %4 = load double, double* %2, align 8, !dbg !583
  %5 = fcmp oge double %4, 0.000000e+00, !dbg !583
  %6 = fcmp ole double %4, 2.000000e+00, !dbg !583
  %7 = and i1 %5, %6, !dbg !583
  %8 = zext i1 %7 to i32, !dbg !583
  call void @__midway_assume(i32 noundef %8) #7, !dbg !583
  %9 = load double, double* %2, align 8, !dbg !584
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #8, !dbg !585
  ret double %9, !dbg !586
}

define dso_local float @erfcf(float noundef %0) local_unnamed_addr #3 !dbg !587 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !588
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #8, !dbg !588
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i64 0, i64 0), i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.35, i64 0, i64 0)) #7, !dbg !590
  call void @__midway_havoc(i8* noundef nonnull %3, i64 noundef 8) #7, !dbg !591
  %4 = load double, double* %2, align 8, !dbg !592
  %5 = fcmp oge double %4, 0.000000e+00, !dbg !592
  %6 = fcmp ole double %4, 2.000000e+00, !dbg !592
  %7 = and i1 %5, %6, !dbg !592
  %8 = zext i1 %7 to i32, !dbg !592
  call void @__midway_assume(i32 noundef %8) #7, !dbg !592
  %9 = load double, double* %2, align 8, !dbg !593
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #8, !dbg !594
  %10 = fptrunc double %9 to float, !dbg !595
  ret float %10, !dbg !595
}

define dso_local double @atan2(double %0, double %1) local_unnamed_addr #3 !dbg !596 {
  %3 = alloca double, align 8
  %4 = bitcast double* %3 to i8*, !dbg !597
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %4) #8, !dbg !597
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i64 0, i64 0), i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.36, i64 0, i64 0)) #7, !dbg !599
  call void @__midway_havoc(i8* noundef nonnull %4, i64 noundef 8) #7, !dbg !600
  %5 = load double, double* %3, align 8, !dbg !601
  %6 = fcmp oge double %5, 0xC00921FB54442D19, !dbg !601
  %7 = fcmp ole double %5, 0x400921FB54442D19, !dbg !601
  %8 = and i1 %6, %7, !dbg !601
  %9 = zext i1 %8 to i32, !dbg !601
  call void @__midway_assume(i32 noundef %9) #7, !dbg !601
  %10 = load double, double* %3, align 8, !dbg !602
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %4) #8, !dbg !603
  ret double %10, !dbg !604
}

define dso_local float @atan2f(float noundef %0, float noundef %1) local_unnamed_addr #3 !dbg !605 {
  %3 = alloca double, align 8
  %4 = bitcast double* %3 to i8*, !dbg !606
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %4) #8, !dbg !606
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i64 0, i64 0), i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.36, i64 0, i64 0)) #7, !dbg !609
  call void @__midway_havoc(i8* noundef nonnull %4, i64 noundef 8) #7, !dbg !610
  %5 = load double, double* %3, align 8, !dbg !611
  %6 = fcmp oge double %5, 0xC00921FB54442D19, !dbg !611
  %7 = fcmp ole double %5, 0x400921FB54442D19, !dbg !611
  %8 = and i1 %6, %7, !dbg !611
  %9 = zext i1 %8 to i32, !dbg !611
  call void @__midway_assume(i32 noundef %9) #7, !dbg !611
  %10 = load double, double* %3, align 8, !dbg !612
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %4) #8, !dbg !613
  %11 = fptrunc double %10 to float, !dbg !614
  ret float %11, !dbg !614
}

define dso_local double @remainder(double noundef %0, double noundef %1) local_unnamed_addr #3 !dbg !615 {
  %3 = alloca double, align 8
  %4 = bitcast double* %3 to i8*, !dbg !616
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %4) #8, !dbg !616
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i64 0, i64 0), i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.37, i64 0, i64 0)) #7, !dbg !618
  call void @__midway_havoc(i8* noundef nonnull %4, i64 noundef 8) #7, !dbg !619
  %5 = load double, double* %3, align 8, !dbg !620
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %4) #8, !dbg !621
  ret double %5, !dbg !622
}

define dso_local double @nextafter(double noundef %0, double noundef %1) local_unnamed_addr #3 !dbg !623 {
  %3 = alloca double, align 8
  %4 = bitcast double* %3 to i8*, !dbg !624
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %4) #8, !dbg !624
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i64 0, i64 0), i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.38, i64 0, i64 0)) #7, !dbg !626
  call void @__midway_havoc(i8* noundef nonnull %4, i64 noundef 8) #7, !dbg !627
  %5 = load double, double* %3, align 8, !dbg !628
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %4) #8, !dbg !629
  ret double %5, !dbg !630
}

define dso_local double @cabs(double noundef %0, double noundef %1) local_unnamed_addr #0 !dbg !631 {
  %3 = fmul double %1, %1, !dbg !632
  %4 = call double @llvm.fmuladd.f64(double %0, double %0, double %3) #8, !dbg !632
  %5 = call double @llvm.sqrt.f64(double %4) #8, !dbg !632
  ret double %5, !dbg !634
}

define dso_local void @sincos(double noundef %0, double* noundef %1, double* noundef %2) local_unnamed_addr #3 !dbg !635 {
  %4 = bitcast double* %1 to i8*, !dbg !636
  call void @__midway_check(i8* noundef %4, i64 noundef 8, i32 noundef 1) #7, !dbg !636
  %5 = bitcast double* %2 to i8*, !dbg !637
  call void @__midway_check(i8* noundef %5, i64 noundef 8, i32 noundef 1) #7, !dbg !637
  %6 = call double @llvm.sin.f64(double %0), !dbg !638
  store double %6, double* %1, align 8, !dbg !638
  %7 = call double @llvm.cos.f64(double %0), !dbg !639
  store double %7, double* %2, align 8, !dbg !639
  ret void, !dbg !640
}

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #5

declare void @__midway_havoc(i8* noundef, i64 noundef) local_unnamed_addr #5

declare void @__midway_assume(i32 noundef) local_unnamed_addr #5

attributes #0 = { mustprogress nofree nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #3 = { nounwind null_pointer_is_valid }
attributes #4 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #5 = { null_pointer_is_valid }
attributes #6 = { nofree norecurse nosync nounwind null_pointer_is_valid readnone }
attributes #7 = { nobuiltin nounwind }
attributes #8 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/math.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{!"Debian clang version 14.0.6"}
!8 = distinct !DISubprogram(name: "sqrt", scope: !1, file: !1, line: 20, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 20, scope: !8)
!12 = distinct !DISubprogram(name: "sqrtf", scope: !1, file: !1, line: 20, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!13 = !DILocation(line: 20, scope: !12)
!14 = distinct !DISubprogram(name: "sqrtl", scope: !1, file: !1, line: 20, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!15 = !DILocation(line: 20, scope: !14)
!16 = distinct !DISubprogram(name: "fabs", scope: !1, file: !1, line: 21, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!17 = !DILocation(line: 21, scope: !16)
!18 = distinct !DISubprogram(name: "fabsf", scope: !1, file: !1, line: 21, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!19 = !DILocation(line: 21, scope: !18)
!20 = distinct !DISubprogram(name: "fabsl", scope: !1, file: !1, line: 21, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!21 = !DILocation(line: 21, scope: !20)
!22 = distinct !DISubprogram(name: "floor", scope: !1, file: !1, line: 22, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!23 = !DILocation(line: 22, scope: !22)
!24 = distinct !DISubprogram(name: "floorf", scope: !1, file: !1, line: 22, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!25 = !DILocation(line: 22, scope: !24)
!26 = distinct !DISubprogram(name: "floorl", scope: !1, file: !1, line: 22, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!27 = !DILocation(line: 22, scope: !26)
!28 = distinct !DISubprogram(name: "ceil", scope: !1, file: !1, line: 23, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!29 = !DILocation(line: 23, scope: !28)
!30 = distinct !DISubprogram(name: "ceilf", scope: !1, file: !1, line: 23, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!31 = !DILocation(line: 23, scope: !30)
!32 = distinct !DISubprogram(name: "ceill", scope: !1, file: !1, line: 23, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!33 = !DILocation(line: 23, scope: !32)
!34 = distinct !DISubprogram(name: "trunc", scope: !1, file: !1, line: 24, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!35 = !DILocation(line: 24, scope: !34)
!36 = distinct !DISubprogram(name: "truncf", scope: !1, file: !1, line: 24, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!37 = !DILocation(line: 24, scope: !36)
!38 = distinct !DISubprogram(name: "truncl", scope: !1, file: !1, line: 24, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!39 = !DILocation(line: 24, scope: !38)
!40 = distinct !DISubprogram(name: "round", scope: !1, file: !1, line: 25, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!41 = !DILocation(line: 25, scope: !40)
!42 = distinct !DISubprogram(name: "roundf", scope: !1, file: !1, line: 25, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!43 = !DILocation(line: 25, scope: !42)
!44 = distinct !DISubprogram(name: "roundl", scope: !1, file: !1, line: 25, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!45 = !DILocation(line: 25, scope: !44)
!46 = distinct !DISubprogram(name: "rint", scope: !1, file: !1, line: 26, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!47 = !DILocation(line: 26, scope: !46)
!48 = distinct !DISubprogram(name: "rintf", scope: !1, file: !1, line: 26, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!49 = !DILocation(line: 26, scope: !48)
!50 = distinct !DISubprogram(name: "rintl", scope: !1, file: !1, line: 26, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!51 = !DILocation(line: 26, scope: !50)
!52 = distinct !DISubprogram(name: "nearbyint", scope: !1, file: !1, line: 27, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!53 = !DILocation(line: 27, scope: !52)
!54 = distinct !DISubprogram(name: "nearbyintf", scope: !1, file: !1, line: 27, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!55 = !DILocation(line: 27, scope: !54)
!56 = distinct !DISubprogram(name: "nearbyintl", scope: !1, file: !1, line: 27, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!57 = !DILocation(line: 27, scope: !56)
!58 = distinct !DISubprogram(name: "sin", scope: !1, file: !1, line: 28, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!59 = !DILocation(line: 28, scope: !58)
!60 = distinct !DISubprogram(name: "sinf", scope: !1, file: !1, line: 28, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!61 = !DILocation(line: 28, scope: !60)
!62 = distinct !DISubprogram(name: "sinl", scope: !1, file: !1, line: 28, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!63 = !DILocation(line: 28, scope: !62)
!64 = distinct !DISubprogram(name: "cos", scope: !1, file: !1, line: 29, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!65 = !DILocation(line: 29, scope: !64)
!66 = distinct !DISubprogram(name: "cosf", scope: !1, file: !1, line: 29, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!67 = !DILocation(line: 29, scope: !66)
!68 = distinct !DISubprogram(name: "cosl", scope: !1, file: !1, line: 29, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!69 = !DILocation(line: 29, scope: !68)
!70 = distinct !DISubprogram(name: "exp", scope: !1, file: !1, line: 30, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!71 = !DILocation(line: 30, scope: !70)
!72 = distinct !DISubprogram(name: "expf", scope: !1, file: !1, line: 30, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!73 = !DILocation(line: 30, scope: !72)
!74 = distinct !DISubprogram(name: "expl", scope: !1, file: !1, line: 30, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!75 = !DILocation(line: 30, scope: !74)
!76 = distinct !DISubprogram(name: "exp2", scope: !1, file: !1, line: 31, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!77 = !DILocation(line: 31, scope: !76)
!78 = distinct !DISubprogram(name: "exp2f", scope: !1, file: !1, line: 31, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!79 = !DILocation(line: 31, scope: !78)
!80 = distinct !DISubprogram(name: "exp2l", scope: !1, file: !1, line: 31, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!81 = !DILocation(line: 31, scope: !80)
!82 = distinct !DISubprogram(name: "log", scope: !1, file: !1, line: 32, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!83 = !DILocation(line: 32, scope: !82)
!84 = distinct !DISubprogram(name: "logf", scope: !1, file: !1, line: 32, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!85 = !DILocation(line: 32, scope: !84)
!86 = distinct !DISubprogram(name: "logl", scope: !1, file: !1, line: 32, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!87 = !DILocation(line: 32, scope: !86)
!88 = distinct !DISubprogram(name: "log2", scope: !1, file: !1, line: 33, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!89 = !DILocation(line: 33, scope: !88)
!90 = distinct !DISubprogram(name: "log2f", scope: !1, file: !1, line: 33, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!91 = !DILocation(line: 33, scope: !90)
!92 = distinct !DISubprogram(name: "log2l", scope: !1, file: !1, line: 33, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!93 = !DILocation(line: 33, scope: !92)
!94 = distinct !DISubprogram(name: "log10", scope: !1, file: !1, line: 34, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!95 = !DILocation(line: 34, scope: !94)
!96 = distinct !DISubprogram(name: "log10f", scope: !1, file: !1, line: 34, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!97 = !DILocation(line: 34, scope: !96)
!98 = distinct !DISubprogram(name: "log10l", scope: !1, file: !1, line: 34, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!99 = !DILocation(line: 34, scope: !98)
!100 = distinct !DISubprogram(name: "pow", scope: !1, file: !1, line: 35, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!101 = !DILocation(line: 35, scope: !100)
!102 = distinct !DISubprogram(name: "powf", scope: !1, file: !1, line: 35, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!103 = !DILocation(line: 35, scope: !102)
!104 = distinct !DISubprogram(name: "powl", scope: !1, file: !1, line: 35, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!105 = !DILocation(line: 35, scope: !104)
!106 = distinct !DISubprogram(name: "fmin", scope: !1, file: !1, line: 36, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!107 = !DILocation(line: 36, scope: !106)
!108 = distinct !DISubprogram(name: "fminf", scope: !1, file: !1, line: 36, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!109 = !DILocation(line: 36, scope: !108)
!110 = distinct !DISubprogram(name: "fminl", scope: !1, file: !1, line: 36, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!111 = !DILocation(line: 36, scope: !110)
!112 = distinct !DISubprogram(name: "fmax", scope: !1, file: !1, line: 37, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!113 = !DILocation(line: 37, scope: !112)
!114 = distinct !DISubprogram(name: "fmaxf", scope: !1, file: !1, line: 37, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!115 = !DILocation(line: 37, scope: !114)
!116 = distinct !DISubprogram(name: "fmaxl", scope: !1, file: !1, line: 37, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!117 = !DILocation(line: 37, scope: !116)
!118 = distinct !DISubprogram(name: "copysign", scope: !1, file: !1, line: 38, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!119 = !DILocation(line: 38, scope: !118)
!120 = distinct !DISubprogram(name: "copysignf", scope: !1, file: !1, line: 38, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!121 = !DILocation(line: 38, scope: !120)
!122 = distinct !DISubprogram(name: "copysignl", scope: !1, file: !1, line: 38, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!123 = !DILocation(line: 38, scope: !122)
!124 = distinct !DISubprogram(name: "fmod", scope: !1, file: !1, line: 39, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!125 = !DILocation(line: 39, scope: !124)
!126 = distinct !DISubprogram(name: "fmodf", scope: !1, file: !1, line: 39, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!127 = !DILocation(line: 39, scope: !126)
!128 = distinct !DISubprogram(name: "fmodl", scope: !1, file: !1, line: 39, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!129 = !DILocation(line: 39, scope: !128)
!130 = distinct !DISubprogram(name: "fma", scope: !1, file: !1, line: 41, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!131 = !DILocation(line: 41, scope: !130)
!132 = distinct !DISubprogram(name: "fmaf", scope: !1, file: !1, line: 42, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!133 = !DILocation(line: 42, scope: !132)
!134 = distinct !DISubprogram(name: "lround", scope: !1, file: !1, line: 44, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!135 = !DILocation(line: 44, scope: !134)
!136 = distinct !DISubprogram(name: "llround", scope: !1, file: !1, line: 45, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!137 = !DILocation(line: 45, scope: !136)
!138 = distinct !DISubprogram(name: "lrint", scope: !1, file: !1, line: 46, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!139 = !DILocation(line: 46, scope: !138)
!140 = distinct !DISubprogram(name: "llrint", scope: !1, file: !1, line: 47, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!141 = !DILocation(line: 47, scope: !140)
!142 = distinct !DISubprogram(name: "lroundf", scope: !1, file: !1, line: 48, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!143 = !DILocation(line: 48, scope: !142)
!144 = distinct !DISubprogram(name: "lrintf", scope: !1, file: !1, line: 49, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!145 = !DILocation(line: 49, scope: !144)
!146 = distinct !DISubprogram(name: "fdim", scope: !1, file: !1, line: 51, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!147 = !DILocation(line: 51, scope: !146)
!148 = distinct !DISubprogram(name: "hypot", scope: !1, file: !1, line: 52, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!149 = !DILocation(line: 52, scope: !148)
!150 = distinct !DISubprogram(name: "hypotf", scope: !1, file: !1, line: 53, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!151 = !DILocation(line: 53, scope: !150)
!152 = distinct !DISubprogram(name: "modf", scope: !1, file: !1, line: 55, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!153 = !DILocation(line: 57, scope: !152)
!154 = !DILocation(line: 58, scope: !152)
!155 = !DILocation(line: 59, scope: !152)
!156 = !DILocation(line: 60, scope: !152)
!157 = distinct !DISubprogram(name: "isnan", scope: !1, file: !1, line: 78, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!158 = !DILocation(line: 78, scope: !157)
!159 = distinct !DISubprogram(name: "__isnan", scope: !1, file: !1, line: 79, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!160 = !DILocation(line: 79, scope: !159)
!161 = distinct !DISubprogram(name: "__isnanf", scope: !1, file: !1, line: 80, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!162 = !DILocation(line: 80, scope: !161)
!163 = distinct !DISubprogram(name: "__isnanl", scope: !1, file: !1, line: 81, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!164 = !DILocation(line: 81, scope: !163)
!165 = distinct !DISubprogram(name: "isnanf", scope: !1, file: !1, line: 82, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!166 = !DILocation(line: 82, scope: !165)
!167 = distinct !DISubprogram(name: "isinf", scope: !1, file: !1, line: 83, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!168 = !DILocation(line: 70, scope: !169, inlinedAt: !170)
!169 = distinct !DISubprogram(name: "magnitude_bits", scope: !1, file: !1, line: 70, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!170 = distinct !DILocation(line: 83, scope: !167)
!171 = !DILocation(line: 83, scope: !167)
!172 = distinct !DISubprogram(name: "__isinf", scope: !1, file: !1, line: 84, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!173 = !DILocation(line: 70, scope: !169, inlinedAt: !174)
!174 = distinct !DILocation(line: 83, scope: !167, inlinedAt: !175)
!175 = distinct !DILocation(line: 84, scope: !172)
!176 = !DILocation(line: 83, scope: !167, inlinedAt: !175)
!177 = !DILocation(line: 84, scope: !172)
!178 = distinct !DISubprogram(name: "__isinff", scope: !1, file: !1, line: 85, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!179 = !DILocation(line: 85, scope: !178)
!180 = !DILocation(line: 70, scope: !169, inlinedAt: !181)
!181 = distinct !DILocation(line: 83, scope: !167, inlinedAt: !182)
!182 = distinct !DILocation(line: 85, scope: !178)
!183 = !DILocation(line: 83, scope: !167, inlinedAt: !182)
!184 = distinct !DISubprogram(name: "__isinfl", scope: !1, file: !1, line: 86, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!185 = !DILocation(line: 86, scope: !184)
!186 = !DILocation(line: 70, scope: !169, inlinedAt: !187)
!187 = distinct !DILocation(line: 83, scope: !167, inlinedAt: !188)
!188 = distinct !DILocation(line: 86, scope: !184)
!189 = !DILocation(line: 83, scope: !167, inlinedAt: !188)
!190 = distinct !DISubprogram(name: "isinff", scope: !1, file: !1, line: 87, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!191 = !DILocation(line: 87, scope: !190)
!192 = !DILocation(line: 70, scope: !169, inlinedAt: !193)
!193 = distinct !DILocation(line: 83, scope: !167, inlinedAt: !194)
!194 = distinct !DILocation(line: 87, scope: !190)
!195 = !DILocation(line: 83, scope: !167, inlinedAt: !194)
!196 = distinct !DISubprogram(name: "finite", scope: !1, file: !1, line: 88, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!197 = !DILocation(line: 70, scope: !169, inlinedAt: !198)
!198 = distinct !DILocation(line: 88, scope: !196)
!199 = !DILocation(line: 88, scope: !196)
!200 = distinct !DISubprogram(name: "__finite", scope: !1, file: !1, line: 89, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!201 = !DILocation(line: 70, scope: !169, inlinedAt: !202)
!202 = distinct !DILocation(line: 89, scope: !200)
!203 = !DILocation(line: 89, scope: !200)
!204 = distinct !DISubprogram(name: "__finitef", scope: !1, file: !1, line: 90, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!205 = !DILocation(line: 90, scope: !204)
!206 = !DILocation(line: 70, scope: !169, inlinedAt: !207)
!207 = distinct !DILocation(line: 90, scope: !204)
!208 = distinct !DISubprogram(name: "__finitel", scope: !1, file: !1, line: 91, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!209 = !DILocation(line: 91, scope: !208)
!210 = !DILocation(line: 70, scope: !169, inlinedAt: !211)
!211 = distinct !DILocation(line: 91, scope: !208)
!212 = distinct !DISubprogram(name: "__signbit", scope: !1, file: !1, line: 92, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!213 = !DILocation(line: 92, scope: !212)
!214 = distinct !DISubprogram(name: "__signbitf", scope: !1, file: !1, line: 93, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!215 = !DILocation(line: 93, scope: !214)
!216 = !DILocation(line: 92, scope: !212, inlinedAt: !217)
!217 = distinct !DILocation(line: 93, scope: !214)
!218 = distinct !DISubprogram(name: "__signbitl", scope: !1, file: !1, line: 94, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!219 = !DILocation(line: 94, scope: !218)
!220 = !DILocation(line: 92, scope: !212, inlinedAt: !221)
!221 = distinct !DILocation(line: 94, scope: !218)
!222 = distinct !DISubprogram(name: "__fpclassify", scope: !1, file: !1, line: 96, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!223 = !DILocation(line: 70, scope: !169, inlinedAt: !224)
!224 = distinct !DILocation(line: 98, scope: !222)
!225 = !DILocation(line: 99, scope: !222)
!226 = !DILocation(line: 101, scope: !222)
!227 = !DILocation(line: 103, scope: !222)
!228 = !DILocation(line: 105, scope: !222)
!229 = !DILocation(line: 0, scope: !222)
!230 = !DILocation(line: 106, scope: !222)
!231 = distinct !DISubprogram(name: "__fpclassifyf", scope: !1, file: !1, line: 108, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!232 = !DILocation(line: 111, scope: !231)
!233 = !DILocation(line: 112, scope: !231)
!234 = !DILocation(line: 70, scope: !169, inlinedAt: !235)
!235 = distinct !DILocation(line: 98, scope: !222, inlinedAt: !236)
!236 = distinct !DILocation(line: 112, scope: !231)
!237 = !DILocation(line: 99, scope: !222, inlinedAt: !236)
!238 = !DILocation(line: 101, scope: !222, inlinedAt: !236)
!239 = !DILocation(line: 103, scope: !222, inlinedAt: !236)
!240 = !DILocation(line: 105, scope: !222, inlinedAt: !236)
!241 = distinct !DISubprogram(name: "__fpclassifyl", scope: !1, file: !1, line: 115, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!242 = !DILocation(line: 115, scope: !241)
!243 = !DILocation(line: 70, scope: !169, inlinedAt: !244)
!244 = distinct !DILocation(line: 98, scope: !222, inlinedAt: !245)
!245 = distinct !DILocation(line: 115, scope: !241)
!246 = !DILocation(line: 99, scope: !222, inlinedAt: !245)
!247 = !DILocation(line: 101, scope: !222, inlinedAt: !245)
!248 = !DILocation(line: 103, scope: !222, inlinedAt: !245)
!249 = !DILocation(line: 105, scope: !222, inlinedAt: !245)
!250 = !DILocation(line: 0, scope: !222, inlinedAt: !245)
!251 = distinct !DISubprogram(name: "frexp", scope: !1, file: !1, line: 119, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!252 = !DILocation(line: 122, scope: !251)
!253 = !DILocation(line: 123, scope: !251)
!254 = !DILocation(line: 70, scope: !169, inlinedAt: !255)
!255 = distinct !DILocation(line: 123, scope: !251)
!256 = !DILocation(line: 124, scope: !251)
!257 = !DILocation(line: 129, scope: !251)
!258 = !DILocation(line: 130, scope: !251)
!259 = !DILocation(line: 132, scope: !251)
!260 = !DILocation(line: 0, scope: !251)
!261 = !DILocation(line: 133, scope: !251)
!262 = !DILocation(line: 134, scope: !251)
!263 = distinct !DISubprogram(name: "ldexp", scope: !1, file: !1, line: 137, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!264 = !DILocation(line: 139, scope: !263)
!265 = !DILocation(line: 141, scope: !263)
!266 = !DILocation(line: 140, scope: !263)
!267 = distinct !{!267, !264, !266, !268, !269}
!268 = !{!"llvm.loop.mustprogress"}
!269 = !{!"llvm.loop.unroll.disable"}
!270 = !DILocation(line: 142, scope: !263)
!271 = distinct !{!271, !265, !270, !268, !269}
!272 = !DILocation(line: 145, scope: !263)
!273 = !DILocation(line: 146, scope: !263)
!274 = distinct !DISubprogram(name: "ldexpf", scope: !1, file: !1, line: 148, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!275 = !DILocation(line: 148, scope: !274)
!276 = !DILocation(line: 139, scope: !263, inlinedAt: !277)
!277 = distinct !DILocation(line: 148, scope: !274)
!278 = !DILocation(line: 141, scope: !263, inlinedAt: !277)
!279 = !DILocation(line: 140, scope: !263, inlinedAt: !277)
!280 = distinct !{!280, !276, !279, !268, !269}
!281 = !DILocation(line: 142, scope: !263, inlinedAt: !277)
!282 = distinct !{!282, !278, !281, !268, !269}
!283 = !DILocation(line: 145, scope: !263, inlinedAt: !277)
!284 = distinct !DISubprogram(name: "scalbn", scope: !1, file: !1, line: 149, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!285 = !DILocation(line: 139, scope: !263, inlinedAt: !286)
!286 = distinct !DILocation(line: 149, scope: !284)
!287 = !DILocation(line: 141, scope: !263, inlinedAt: !286)
!288 = !DILocation(line: 140, scope: !263, inlinedAt: !286)
!289 = distinct !{!289, !285, !288, !268, !269}
!290 = !DILocation(line: 142, scope: !263, inlinedAt: !286)
!291 = distinct !{!291, !287, !290, !268, !269}
!292 = !DILocation(line: 145, scope: !263, inlinedAt: !286)
!293 = !DILocation(line: 149, scope: !284)
!294 = distinct !DISubprogram(name: "logb", scope: !1, file: !1, line: 150, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!295 = !DILocation(line: 70, scope: !169, inlinedAt: !296)
!296 = distinct !DILocation(line: 150, scope: !294)
!297 = !DILocation(line: 150, scope: !294)
!298 = distinct !DISubprogram(name: "tan", scope: !1, file: !1, line: 179, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!299 = !DILocation(line: 165, scope: !300, inlinedAt: !301)
!300 = distinct !DISubprogram(name: "any", scope: !1, file: !1, line: 163, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!301 = distinct !DILocation(line: 179, scope: !298)
!302 = !DILocation(line: 166, scope: !300, inlinedAt: !301)
!303 = !DILocation(line: 167, scope: !300, inlinedAt: !301)
!304 = !DILocation(line: 168, scope: !300, inlinedAt: !301)
!305 = !DILocation(line: 169, scope: !300, inlinedAt: !301)
!306 = !DILocation(line: 179, scope: !298)
!307 = distinct !DISubprogram(name: "tanf", scope: !1, file: !1, line: 179, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!308 = !DILocation(line: 165, scope: !300, inlinedAt: !309)
!309 = distinct !DILocation(line: 179, scope: !307)
!310 = !DILocation(line: 166, scope: !300, inlinedAt: !309)
!311 = !DILocation(line: 167, scope: !300, inlinedAt: !309)
!312 = !DILocation(line: 168, scope: !300, inlinedAt: !309)
!313 = !DILocation(line: 169, scope: !300, inlinedAt: !309)
!314 = !DILocation(line: 179, scope: !307)
!315 = distinct !DISubprogram(name: "sinh", scope: !1, file: !1, line: 180, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!316 = !DILocation(line: 165, scope: !300, inlinedAt: !317)
!317 = distinct !DILocation(line: 180, scope: !315)
!318 = !DILocation(line: 166, scope: !300, inlinedAt: !317)
!319 = !DILocation(line: 167, scope: !300, inlinedAt: !317)
!320 = !DILocation(line: 168, scope: !300, inlinedAt: !317)
!321 = !DILocation(line: 169, scope: !300, inlinedAt: !317)
!322 = !DILocation(line: 180, scope: !315)
!323 = distinct !DISubprogram(name: "sinhf", scope: !1, file: !1, line: 180, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!324 = !DILocation(line: 165, scope: !300, inlinedAt: !325)
!325 = distinct !DILocation(line: 180, scope: !323)
!326 = !DILocation(line: 166, scope: !300, inlinedAt: !325)
!327 = !DILocation(line: 167, scope: !300, inlinedAt: !325)
!328 = !DILocation(line: 168, scope: !300, inlinedAt: !325)
!329 = !DILocation(line: 169, scope: !300, inlinedAt: !325)
!330 = !DILocation(line: 180, scope: !323)
!331 = distinct !DISubprogram(name: "cosh", scope: !1, file: !1, line: 181, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!332 = !DILocation(line: 165, scope: !300, inlinedAt: !333)
!333 = distinct !DILocation(line: 181, scope: !331)
!334 = !DILocation(line: 166, scope: !300, inlinedAt: !333)
!335 = !DILocation(line: 167, scope: !300, inlinedAt: !333)
!336 = !DILocation(line: 168, scope: !300, inlinedAt: !333)
!337 = !DILocation(line: 169, scope: !300, inlinedAt: !333)
!338 = !DILocation(line: 181, scope: !331)
!339 = distinct !DISubprogram(name: "coshf", scope: !1, file: !1, line: 181, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!340 = !DILocation(line: 165, scope: !300, inlinedAt: !341)
!341 = distinct !DILocation(line: 181, scope: !339)
!342 = !DILocation(line: 166, scope: !300, inlinedAt: !341)
!343 = !DILocation(line: 167, scope: !300, inlinedAt: !341)
!344 = !DILocation(line: 168, scope: !300, inlinedAt: !341)
!345 = !DILocation(line: 169, scope: !300, inlinedAt: !341)
!346 = !DILocation(line: 181, scope: !339)
!347 = distinct !DISubprogram(name: "asinh", scope: !1, file: !1, line: 182, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!348 = !DILocation(line: 165, scope: !300, inlinedAt: !349)
!349 = distinct !DILocation(line: 182, scope: !347)
!350 = !DILocation(line: 166, scope: !300, inlinedAt: !349)
!351 = !DILocation(line: 167, scope: !300, inlinedAt: !349)
!352 = !DILocation(line: 168, scope: !300, inlinedAt: !349)
!353 = !DILocation(line: 169, scope: !300, inlinedAt: !349)
!354 = !DILocation(line: 182, scope: !347)
!355 = distinct !DISubprogram(name: "asinhf", scope: !1, file: !1, line: 182, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!356 = !DILocation(line: 165, scope: !300, inlinedAt: !357)
!357 = distinct !DILocation(line: 182, scope: !355)
!358 = !DILocation(line: 166, scope: !300, inlinedAt: !357)
!359 = !DILocation(line: 167, scope: !300, inlinedAt: !357)
!360 = !DILocation(line: 168, scope: !300, inlinedAt: !357)
!361 = !DILocation(line: 169, scope: !300, inlinedAt: !357)
!362 = !DILocation(line: 182, scope: !355)
!363 = distinct !DISubprogram(name: "acosh", scope: !1, file: !1, line: 183, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!364 = !DILocation(line: 165, scope: !300, inlinedAt: !365)
!365 = distinct !DILocation(line: 183, scope: !363)
!366 = !DILocation(line: 166, scope: !300, inlinedAt: !365)
!367 = !DILocation(line: 167, scope: !300, inlinedAt: !365)
!368 = !DILocation(line: 168, scope: !300, inlinedAt: !365)
!369 = !DILocation(line: 169, scope: !300, inlinedAt: !365)
!370 = !DILocation(line: 183, scope: !363)
!371 = distinct !DISubprogram(name: "acoshf", scope: !1, file: !1, line: 183, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!372 = !DILocation(line: 165, scope: !300, inlinedAt: !373)
!373 = distinct !DILocation(line: 183, scope: !371)
!374 = !DILocation(line: 166, scope: !300, inlinedAt: !373)
!375 = !DILocation(line: 167, scope: !300, inlinedAt: !373)
!376 = !DILocation(line: 168, scope: !300, inlinedAt: !373)
!377 = !DILocation(line: 169, scope: !300, inlinedAt: !373)
!378 = !DILocation(line: 183, scope: !371)
!379 = distinct !DISubprogram(name: "atanh", scope: !1, file: !1, line: 184, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!380 = !DILocation(line: 165, scope: !300, inlinedAt: !381)
!381 = distinct !DILocation(line: 184, scope: !379)
!382 = !DILocation(line: 166, scope: !300, inlinedAt: !381)
!383 = !DILocation(line: 167, scope: !300, inlinedAt: !381)
!384 = !DILocation(line: 168, scope: !300, inlinedAt: !381)
!385 = !DILocation(line: 169, scope: !300, inlinedAt: !381)
!386 = !DILocation(line: 184, scope: !379)
!387 = distinct !DISubprogram(name: "atanhf", scope: !1, file: !1, line: 184, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!388 = !DILocation(line: 165, scope: !300, inlinedAt: !389)
!389 = distinct !DILocation(line: 184, scope: !387)
!390 = !DILocation(line: 166, scope: !300, inlinedAt: !389)
!391 = !DILocation(line: 167, scope: !300, inlinedAt: !389)
!392 = !DILocation(line: 168, scope: !300, inlinedAt: !389)
!393 = !DILocation(line: 169, scope: !300, inlinedAt: !389)
!394 = !DILocation(line: 184, scope: !387)
!395 = distinct !DISubprogram(name: "cbrt", scope: !1, file: !1, line: 185, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!396 = !DILocation(line: 165, scope: !300, inlinedAt: !397)
!397 = distinct !DILocation(line: 185, scope: !395)
!398 = !DILocation(line: 166, scope: !300, inlinedAt: !397)
!399 = !DILocation(line: 167, scope: !300, inlinedAt: !397)
!400 = !DILocation(line: 168, scope: !300, inlinedAt: !397)
!401 = !DILocation(line: 169, scope: !300, inlinedAt: !397)
!402 = !DILocation(line: 185, scope: !395)
!403 = distinct !DISubprogram(name: "cbrtf", scope: !1, file: !1, line: 185, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!404 = !DILocation(line: 165, scope: !300, inlinedAt: !405)
!405 = distinct !DILocation(line: 185, scope: !403)
!406 = !DILocation(line: 166, scope: !300, inlinedAt: !405)
!407 = !DILocation(line: 167, scope: !300, inlinedAt: !405)
!408 = !DILocation(line: 168, scope: !300, inlinedAt: !405)
!409 = !DILocation(line: 169, scope: !300, inlinedAt: !405)
!410 = !DILocation(line: 185, scope: !403)
!411 = distinct !DISubprogram(name: "expm1", scope: !1, file: !1, line: 186, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!412 = !DILocation(line: 165, scope: !300, inlinedAt: !413)
!413 = distinct !DILocation(line: 186, scope: !411)
!414 = !DILocation(line: 166, scope: !300, inlinedAt: !413)
!415 = !DILocation(line: 167, scope: !300, inlinedAt: !413)
!416 = !DILocation(line: 168, scope: !300, inlinedAt: !413)
!417 = !DILocation(line: 169, scope: !300, inlinedAt: !413)
!418 = !DILocation(line: 186, scope: !411)
!419 = distinct !DISubprogram(name: "expm1f", scope: !1, file: !1, line: 186, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!420 = !DILocation(line: 165, scope: !300, inlinedAt: !421)
!421 = distinct !DILocation(line: 186, scope: !419)
!422 = !DILocation(line: 166, scope: !300, inlinedAt: !421)
!423 = !DILocation(line: 167, scope: !300, inlinedAt: !421)
!424 = !DILocation(line: 168, scope: !300, inlinedAt: !421)
!425 = !DILocation(line: 169, scope: !300, inlinedAt: !421)
!426 = !DILocation(line: 186, scope: !419)
!427 = distinct !DISubprogram(name: "log1p", scope: !1, file: !1, line: 187, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!428 = !DILocation(line: 165, scope: !300, inlinedAt: !429)
!429 = distinct !DILocation(line: 187, scope: !427)
!430 = !DILocation(line: 166, scope: !300, inlinedAt: !429)
!431 = !DILocation(line: 167, scope: !300, inlinedAt: !429)
!432 = !DILocation(line: 168, scope: !300, inlinedAt: !429)
!433 = !DILocation(line: 169, scope: !300, inlinedAt: !429)
!434 = !DILocation(line: 187, scope: !427)
!435 = distinct !DISubprogram(name: "log1pf", scope: !1, file: !1, line: 187, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!436 = !DILocation(line: 165, scope: !300, inlinedAt: !437)
!437 = distinct !DILocation(line: 187, scope: !435)
!438 = !DILocation(line: 166, scope: !300, inlinedAt: !437)
!439 = !DILocation(line: 167, scope: !300, inlinedAt: !437)
!440 = !DILocation(line: 168, scope: !300, inlinedAt: !437)
!441 = !DILocation(line: 169, scope: !300, inlinedAt: !437)
!442 = !DILocation(line: 187, scope: !435)
!443 = distinct !DISubprogram(name: "tgamma", scope: !1, file: !1, line: 188, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!444 = !DILocation(line: 165, scope: !300, inlinedAt: !445)
!445 = distinct !DILocation(line: 188, scope: !443)
!446 = !DILocation(line: 166, scope: !300, inlinedAt: !445)
!447 = !DILocation(line: 167, scope: !300, inlinedAt: !445)
!448 = !DILocation(line: 168, scope: !300, inlinedAt: !445)
!449 = !DILocation(line: 169, scope: !300, inlinedAt: !445)
!450 = !DILocation(line: 188, scope: !443)
!451 = distinct !DISubprogram(name: "tgammaf", scope: !1, file: !1, line: 188, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!452 = !DILocation(line: 165, scope: !300, inlinedAt: !453)
!453 = distinct !DILocation(line: 188, scope: !451)
!454 = !DILocation(line: 166, scope: !300, inlinedAt: !453)
!455 = !DILocation(line: 167, scope: !300, inlinedAt: !453)
!456 = !DILocation(line: 168, scope: !300, inlinedAt: !453)
!457 = !DILocation(line: 169, scope: !300, inlinedAt: !453)
!458 = !DILocation(line: 188, scope: !451)
!459 = distinct !DISubprogram(name: "lgamma", scope: !1, file: !1, line: 189, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!460 = !DILocation(line: 165, scope: !300, inlinedAt: !461)
!461 = distinct !DILocation(line: 189, scope: !459)
!462 = !DILocation(line: 166, scope: !300, inlinedAt: !461)
!463 = !DILocation(line: 167, scope: !300, inlinedAt: !461)
!464 = !DILocation(line: 168, scope: !300, inlinedAt: !461)
!465 = !DILocation(line: 169, scope: !300, inlinedAt: !461)
!466 = !DILocation(line: 189, scope: !459)
!467 = distinct !DISubprogram(name: "lgammaf", scope: !1, file: !1, line: 189, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!468 = !DILocation(line: 165, scope: !300, inlinedAt: !469)
!469 = distinct !DILocation(line: 189, scope: !467)
!470 = !DILocation(line: 166, scope: !300, inlinedAt: !469)
!471 = !DILocation(line: 167, scope: !300, inlinedAt: !469)
!472 = !DILocation(line: 168, scope: !300, inlinedAt: !469)
!473 = !DILocation(line: 169, scope: !300, inlinedAt: !469)
!474 = !DILocation(line: 189, scope: !467)
!475 = distinct !DISubprogram(name: "exp10", scope: !1, file: !1, line: 190, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!476 = !DILocation(line: 165, scope: !300, inlinedAt: !477)
!477 = distinct !DILocation(line: 190, scope: !475)
!478 = !DILocation(line: 166, scope: !300, inlinedAt: !477)
!479 = !DILocation(line: 167, scope: !300, inlinedAt: !477)
!480 = !DILocation(line: 168, scope: !300, inlinedAt: !477)
!481 = !DILocation(line: 169, scope: !300, inlinedAt: !477)
!482 = !DILocation(line: 190, scope: !475)
!483 = distinct !DISubprogram(name: "exp10f", scope: !1, file: !1, line: 190, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!484 = !DILocation(line: 165, scope: !300, inlinedAt: !485)
!485 = distinct !DILocation(line: 190, scope: !483)
!486 = !DILocation(line: 166, scope: !300, inlinedAt: !485)
!487 = !DILocation(line: 167, scope: !300, inlinedAt: !485)
!488 = !DILocation(line: 168, scope: !300, inlinedAt: !485)
!489 = !DILocation(line: 169, scope: !300, inlinedAt: !485)
!490 = !DILocation(line: 190, scope: !483)
!491 = distinct !DISubprogram(name: "asin", scope: !1, file: !1, line: 191, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!492 = !DILocation(line: 165, scope: !300, inlinedAt: !493)
!493 = distinct !DILocation(line: 191, scope: !491)
!494 = !DILocation(line: 166, scope: !300, inlinedAt: !493)
!495 = !DILocation(line: 167, scope: !300, inlinedAt: !493)
!496 = !DILocation(line: 168, scope: !300, inlinedAt: !493)
!497 = !DILocation(line: 169, scope: !300, inlinedAt: !493)
!498 = !DILocation(line: 191, scope: !491)
!499 = distinct !DISubprogram(name: "asinf", scope: !1, file: !1, line: 191, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!500 = !DILocation(line: 165, scope: !300, inlinedAt: !501)
!501 = distinct !DILocation(line: 191, scope: !499)
!502 = !DILocation(line: 166, scope: !300, inlinedAt: !501)
!503 = !DILocation(line: 167, scope: !300, inlinedAt: !501)
!504 = !DILocation(line: 168, scope: !300, inlinedAt: !501)
!505 = !DILocation(line: 169, scope: !300, inlinedAt: !501)
!506 = !DILocation(line: 191, scope: !499)
!507 = distinct !DISubprogram(name: "acos", scope: !1, file: !1, line: 192, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!508 = !DILocation(line: 165, scope: !300, inlinedAt: !509)
!509 = distinct !DILocation(line: 192, scope: !507)
!510 = !DILocation(line: 166, scope: !300, inlinedAt: !509)
!511 = !DILocation(line: 167, scope: !300, inlinedAt: !509)
!512 = !DILocation(line: 168, scope: !300, inlinedAt: !509)
!513 = !DILocation(line: 169, scope: !300, inlinedAt: !509)
!514 = !DILocation(line: 192, scope: !507)
!515 = distinct !DISubprogram(name: "acosf", scope: !1, file: !1, line: 192, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!516 = !DILocation(line: 165, scope: !300, inlinedAt: !517)
!517 = distinct !DILocation(line: 192, scope: !515)
!518 = !DILocation(line: 166, scope: !300, inlinedAt: !517)
!519 = !DILocation(line: 167, scope: !300, inlinedAt: !517)
!520 = !DILocation(line: 168, scope: !300, inlinedAt: !517)
!521 = !DILocation(line: 169, scope: !300, inlinedAt: !517)
!522 = !DILocation(line: 192, scope: !515)
!523 = distinct !DISubprogram(name: "tanh", scope: !1, file: !1, line: 193, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!524 = !DILocation(line: 156, scope: !525, inlinedAt: !526)
!525 = distinct !DISubprogram(name: "any_in", scope: !1, file: !1, line: 154, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!526 = distinct !DILocation(line: 193, scope: !523)
!527 = !DILocation(line: 157, scope: !525, inlinedAt: !526)
!528 = !DILocation(line: 158, scope: !525, inlinedAt: !526)
!529 = !DILocation(line: 159, scope: !525, inlinedAt: !526)
!530 = !DILocation(line: 160, scope: !525, inlinedAt: !526)
!531 = !DILocation(line: 161, scope: !525, inlinedAt: !526)
!532 = !DILocation(line: 193, scope: !523)
!533 = distinct !DISubprogram(name: "tanhf", scope: !1, file: !1, line: 193, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!534 = !DILocation(line: 156, scope: !525, inlinedAt: !535)
!535 = distinct !DILocation(line: 193, scope: !533)
!536 = !DILocation(line: 157, scope: !525, inlinedAt: !535)
!537 = !DILocation(line: 158, scope: !525, inlinedAt: !535)
!538 = !DILocation(line: 159, scope: !525, inlinedAt: !535)
!539 = !DILocation(line: 160, scope: !525, inlinedAt: !535)
!540 = !DILocation(line: 161, scope: !525, inlinedAt: !535)
!541 = !DILocation(line: 193, scope: !533)
!542 = distinct !DISubprogram(name: "atan", scope: !1, file: !1, line: 194, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!543 = !DILocation(line: 156, scope: !525, inlinedAt: !544)
!544 = distinct !DILocation(line: 194, scope: !542)
!545 = !DILocation(line: 157, scope: !525, inlinedAt: !544)
!546 = !DILocation(line: 158, scope: !525, inlinedAt: !544)
!547 = !DILocation(line: 159, scope: !525, inlinedAt: !544)
!548 = !DILocation(line: 160, scope: !525, inlinedAt: !544)
!549 = !DILocation(line: 161, scope: !525, inlinedAt: !544)
!550 = !DILocation(line: 194, scope: !542)
!551 = distinct !DISubprogram(name: "atanf", scope: !1, file: !1, line: 194, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!552 = !DILocation(line: 156, scope: !525, inlinedAt: !553)
!553 = distinct !DILocation(line: 194, scope: !551)
!554 = !DILocation(line: 157, scope: !525, inlinedAt: !553)
!555 = !DILocation(line: 158, scope: !525, inlinedAt: !553)
!556 = !DILocation(line: 159, scope: !525, inlinedAt: !553)
!557 = !DILocation(line: 160, scope: !525, inlinedAt: !553)
!558 = !DILocation(line: 161, scope: !525, inlinedAt: !553)
!559 = !DILocation(line: 194, scope: !551)
!560 = distinct !DISubprogram(name: "erf", scope: !1, file: !1, line: 195, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!561 = !DILocation(line: 156, scope: !525, inlinedAt: !562)
!562 = distinct !DILocation(line: 195, scope: !560)
!563 = !DILocation(line: 157, scope: !525, inlinedAt: !562)
!564 = !DILocation(line: 158, scope: !525, inlinedAt: !562)
!565 = !DILocation(line: 159, scope: !525, inlinedAt: !562)
!566 = !DILocation(line: 160, scope: !525, inlinedAt: !562)
!567 = !DILocation(line: 161, scope: !525, inlinedAt: !562)
!568 = !DILocation(line: 195, scope: !560)
!569 = distinct !DISubprogram(name: "erff", scope: !1, file: !1, line: 195, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!570 = !DILocation(line: 156, scope: !525, inlinedAt: !571)
!571 = distinct !DILocation(line: 195, scope: !569)
!572 = !DILocation(line: 157, scope: !525, inlinedAt: !571)
!573 = !DILocation(line: 158, scope: !525, inlinedAt: !571)
!574 = !DILocation(line: 159, scope: !525, inlinedAt: !571)
!575 = !DILocation(line: 160, scope: !525, inlinedAt: !571)
!576 = !DILocation(line: 161, scope: !525, inlinedAt: !571)
!577 = !DILocation(line: 195, scope: !569)
!578 = distinct !DISubprogram(name: "erfc", scope: !1, file: !1, line: 196, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!579 = !DILocation(line: 156, scope: !525, inlinedAt: !580)
!580 = distinct !DILocation(line: 196, scope: !578)
!581 = !DILocation(line: 157, scope: !525, inlinedAt: !580)
!582 = !DILocation(line: 158, scope: !525, inlinedAt: !580)
!583 = !DILocation(line: 159, scope: !525, inlinedAt: !580)
!584 = !DILocation(line: 160, scope: !525, inlinedAt: !580)
!585 = !DILocation(line: 161, scope: !525, inlinedAt: !580)
!586 = !DILocation(line: 196, scope: !578)
!587 = distinct !DISubprogram(name: "erfcf", scope: !1, file: !1, line: 196, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!588 = !DILocation(line: 156, scope: !525, inlinedAt: !589)
!589 = distinct !DILocation(line: 196, scope: !587)
!590 = !DILocation(line: 157, scope: !525, inlinedAt: !589)
!591 = !DILocation(line: 158, scope: !525, inlinedAt: !589)
!592 = !DILocation(line: 159, scope: !525, inlinedAt: !589)
!593 = !DILocation(line: 160, scope: !525, inlinedAt: !589)
!594 = !DILocation(line: 161, scope: !525, inlinedAt: !589)
!595 = !DILocation(line: 196, scope: !587)
!596 = distinct !DISubprogram(name: "atan2", scope: !1, file: !1, line: 198, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!597 = !DILocation(line: 156, scope: !525, inlinedAt: !598)
!598 = distinct !DILocation(line: 198, scope: !596)
!599 = !DILocation(line: 157, scope: !525, inlinedAt: !598)
!600 = !DILocation(line: 158, scope: !525, inlinedAt: !598)
!601 = !DILocation(line: 159, scope: !525, inlinedAt: !598)
!602 = !DILocation(line: 160, scope: !525, inlinedAt: !598)
!603 = !DILocation(line: 161, scope: !525, inlinedAt: !598)
!604 = !DILocation(line: 198, scope: !596)
!605 = distinct !DISubprogram(name: "atan2f", scope: !1, file: !1, line: 199, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!606 = !DILocation(line: 156, scope: !525, inlinedAt: !607)
!607 = distinct !DILocation(line: 198, scope: !596, inlinedAt: !608)
!608 = distinct !DILocation(line: 199, scope: !605)
!609 = !DILocation(line: 157, scope: !525, inlinedAt: !607)
!610 = !DILocation(line: 158, scope: !525, inlinedAt: !607)
!611 = !DILocation(line: 159, scope: !525, inlinedAt: !607)
!612 = !DILocation(line: 160, scope: !525, inlinedAt: !607)
!613 = !DILocation(line: 161, scope: !525, inlinedAt: !607)
!614 = !DILocation(line: 199, scope: !605)
!615 = distinct !DISubprogram(name: "remainder", scope: !1, file: !1, line: 200, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!616 = !DILocation(line: 165, scope: !300, inlinedAt: !617)
!617 = distinct !DILocation(line: 200, scope: !615)
!618 = !DILocation(line: 166, scope: !300, inlinedAt: !617)
!619 = !DILocation(line: 167, scope: !300, inlinedAt: !617)
!620 = !DILocation(line: 168, scope: !300, inlinedAt: !617)
!621 = !DILocation(line: 169, scope: !300, inlinedAt: !617)
!622 = !DILocation(line: 200, scope: !615)
!623 = distinct !DISubprogram(name: "nextafter", scope: !1, file: !1, line: 201, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!624 = !DILocation(line: 165, scope: !300, inlinedAt: !625)
!625 = distinct !DILocation(line: 201, scope: !623)
!626 = !DILocation(line: 166, scope: !300, inlinedAt: !625)
!627 = !DILocation(line: 167, scope: !300, inlinedAt: !625)
!628 = !DILocation(line: 168, scope: !300, inlinedAt: !625)
!629 = !DILocation(line: 169, scope: !300, inlinedAt: !625)
!630 = !DILocation(line: 201, scope: !623)
!631 = distinct !DISubprogram(name: "cabs", scope: !1, file: !1, line: 202, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!632 = !DILocation(line: 52, scope: !148, inlinedAt: !633)
!633 = distinct !DILocation(line: 202, scope: !631)
!634 = !DILocation(line: 202, scope: !631)
!635 = distinct !DISubprogram(name: "sincos", scope: !1, file: !1, line: 205, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!636 = !DILocation(line: 207, scope: !635)
!637 = !DILocation(line: 208, scope: !635)
!638 = !DILocation(line: 209, scope: !635)
!639 = !DILocation(line: 210, scope: !635)
!640 = !DILocation(line: 211, scope: !635)
