target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

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

define dso_local double @sqrt(double noundef %0) local_unnamed_addr #0 !dbg !9 {
  %2 = call double @llvm.sqrt.f64(double %0), !dbg !12
  ret double %2, !dbg !12
}

declare double @llvm.sqrt.f64(double) #1

define dso_local float @sqrtf(float noundef %0) local_unnamed_addr #0 !dbg !13 {
  %2 = call float @llvm.sqrt.f32(float %0), !dbg !14
  ret float %2, !dbg !14
}

declare float @llvm.sqrt.f32(float) #1

define dso_local x86_fp80 @sqrtl(x86_fp80 noundef %0) local_unnamed_addr #0 !dbg !15 {
  %2 = call x86_fp80 @llvm.sqrt.f80(x86_fp80 %0), !dbg !16
  ret x86_fp80 %2, !dbg !16
}

declare x86_fp80 @llvm.sqrt.f80(x86_fp80) #1

define dso_local double @fabs(double noundef %0) local_unnamed_addr #0 !dbg !17 {
  %2 = call double @llvm.fabs.f64(double %0), !dbg !18
  ret double %2, !dbg !18
}

declare double @llvm.fabs.f64(double) #1

define dso_local float @fabsf(float noundef %0) local_unnamed_addr #0 !dbg !19 {
  %2 = call float @llvm.fabs.f32(float %0), !dbg !20
  ret float %2, !dbg !20
}

declare float @llvm.fabs.f32(float) #1

define dso_local x86_fp80 @fabsl(x86_fp80 noundef %0) local_unnamed_addr #0 !dbg !21 {
  %2 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %0), !dbg !22
  ret x86_fp80 %2, !dbg !22
}

declare x86_fp80 @llvm.fabs.f80(x86_fp80) #1

define dso_local double @floor(double noundef %0) local_unnamed_addr #0 !dbg !23 {
  %2 = call double @llvm.floor.f64(double %0), !dbg !24
  ret double %2, !dbg !24
}

declare double @llvm.floor.f64(double) #1

define dso_local float @floorf(float noundef %0) local_unnamed_addr #0 !dbg !25 {
  %2 = call float @llvm.floor.f32(float %0), !dbg !26
  ret float %2, !dbg !26
}

declare float @llvm.floor.f32(float) #1

define dso_local x86_fp80 @floorl(x86_fp80 noundef %0) local_unnamed_addr #0 !dbg !27 {
  %2 = call x86_fp80 @llvm.floor.f80(x86_fp80 %0), !dbg !28
  ret x86_fp80 %2, !dbg !28
}

declare x86_fp80 @llvm.floor.f80(x86_fp80) #1

define dso_local double @ceil(double noundef %0) local_unnamed_addr #0 !dbg !29 {
  %2 = call double @llvm.ceil.f64(double %0), !dbg !30
  ret double %2, !dbg !30
}

declare double @llvm.ceil.f64(double) #1

define dso_local float @ceilf(float noundef %0) local_unnamed_addr #0 !dbg !31 {
  %2 = call float @llvm.ceil.f32(float %0), !dbg !32
  ret float %2, !dbg !32
}

declare float @llvm.ceil.f32(float) #1

define dso_local x86_fp80 @ceill(x86_fp80 noundef %0) local_unnamed_addr #0 !dbg !33 {
  %2 = call x86_fp80 @llvm.ceil.f80(x86_fp80 %0), !dbg !34
  ret x86_fp80 %2, !dbg !34
}

declare x86_fp80 @llvm.ceil.f80(x86_fp80) #1

define dso_local double @trunc(double noundef %0) local_unnamed_addr #0 !dbg !35 {
  %2 = call double @llvm.trunc.f64(double %0), !dbg !36
  ret double %2, !dbg !36
}

declare double @llvm.trunc.f64(double) #1

define dso_local float @truncf(float noundef %0) local_unnamed_addr #0 !dbg !37 {
  %2 = call float @llvm.trunc.f32(float %0), !dbg !38
  ret float %2, !dbg !38
}

declare float @llvm.trunc.f32(float) #1

define dso_local x86_fp80 @truncl(x86_fp80 noundef %0) local_unnamed_addr #0 !dbg !39 {
  %2 = call x86_fp80 @llvm.trunc.f80(x86_fp80 %0), !dbg !40
  ret x86_fp80 %2, !dbg !40
}

declare x86_fp80 @llvm.trunc.f80(x86_fp80) #1

define dso_local double @round(double noundef %0) local_unnamed_addr #0 !dbg !41 {
  %2 = call double @llvm.round.f64(double %0), !dbg !42
  ret double %2, !dbg !42
}

declare double @llvm.round.f64(double) #1

define dso_local float @roundf(float noundef %0) local_unnamed_addr #0 !dbg !43 {
  %2 = call float @llvm.round.f32(float %0), !dbg !44
  ret float %2, !dbg !44
}

declare float @llvm.round.f32(float) #1

define dso_local x86_fp80 @roundl(x86_fp80 noundef %0) local_unnamed_addr #0 !dbg !45 {
  %2 = call x86_fp80 @llvm.round.f80(x86_fp80 %0), !dbg !46
  ret x86_fp80 %2, !dbg !46
}

declare x86_fp80 @llvm.round.f80(x86_fp80) #1

define dso_local double @rint(double noundef %0) local_unnamed_addr #0 !dbg !47 {
  %2 = call double @llvm.rint.f64(double %0), !dbg !48
  ret double %2, !dbg !48
}

declare double @llvm.rint.f64(double) #1

define dso_local float @rintf(float noundef %0) local_unnamed_addr #0 !dbg !49 {
  %2 = call float @llvm.rint.f32(float %0), !dbg !50
  ret float %2, !dbg !50
}

declare float @llvm.rint.f32(float) #1

define dso_local x86_fp80 @rintl(x86_fp80 noundef %0) local_unnamed_addr #0 !dbg !51 {
  %2 = call x86_fp80 @llvm.rint.f80(x86_fp80 %0), !dbg !52
  ret x86_fp80 %2, !dbg !52
}

declare x86_fp80 @llvm.rint.f80(x86_fp80) #1

define dso_local double @nearbyint(double noundef %0) local_unnamed_addr #0 !dbg !53 {
  %2 = call double @llvm.nearbyint.f64(double %0), !dbg !54
  ret double %2, !dbg !54
}

declare double @llvm.nearbyint.f64(double) #1

define dso_local float @nearbyintf(float noundef %0) local_unnamed_addr #0 !dbg !55 {
  %2 = call float @llvm.nearbyint.f32(float %0), !dbg !56
  ret float %2, !dbg !56
}

declare float @llvm.nearbyint.f32(float) #1

define dso_local x86_fp80 @nearbyintl(x86_fp80 noundef %0) local_unnamed_addr #0 !dbg !57 {
  %2 = call x86_fp80 @llvm.nearbyint.f80(x86_fp80 %0), !dbg !58
  ret x86_fp80 %2, !dbg !58
}

declare x86_fp80 @llvm.nearbyint.f80(x86_fp80) #1

define dso_local double @sin(double noundef %0) local_unnamed_addr #0 !dbg !59 {
  %2 = call double @llvm.sin.f64(double %0), !dbg !60
  ret double %2, !dbg !60
}

declare double @llvm.sin.f64(double) #1

define dso_local float @sinf(float noundef %0) local_unnamed_addr #0 !dbg !61 {
  %2 = call float @llvm.sin.f32(float %0), !dbg !62
  ret float %2, !dbg !62
}

declare float @llvm.sin.f32(float) #1

define dso_local x86_fp80 @sinl(x86_fp80 noundef %0) local_unnamed_addr #0 !dbg !63 {
  %2 = call x86_fp80 @llvm.sin.f80(x86_fp80 %0), !dbg !64
  ret x86_fp80 %2, !dbg !64
}

declare x86_fp80 @llvm.sin.f80(x86_fp80) #1

define dso_local double @cos(double noundef %0) local_unnamed_addr #0 !dbg !65 {
  %2 = call double @llvm.cos.f64(double %0), !dbg !66
  ret double %2, !dbg !66
}

declare double @llvm.cos.f64(double) #1

define dso_local float @cosf(float noundef %0) local_unnamed_addr #0 !dbg !67 {
  %2 = call float @llvm.cos.f32(float %0), !dbg !68
  ret float %2, !dbg !68
}

declare float @llvm.cos.f32(float) #1

define dso_local x86_fp80 @cosl(x86_fp80 noundef %0) local_unnamed_addr #0 !dbg !69 {
  %2 = call x86_fp80 @llvm.cos.f80(x86_fp80 %0), !dbg !70
  ret x86_fp80 %2, !dbg !70
}

declare x86_fp80 @llvm.cos.f80(x86_fp80) #1

define dso_local double @exp(double noundef %0) local_unnamed_addr #0 !dbg !71 {
  %2 = call double @llvm.exp.f64(double %0), !dbg !72
  ret double %2, !dbg !72
}

declare double @llvm.exp.f64(double) #1

define dso_local float @expf(float noundef %0) local_unnamed_addr #0 !dbg !73 {
  %2 = call float @llvm.exp.f32(float %0), !dbg !74
  ret float %2, !dbg !74
}

declare float @llvm.exp.f32(float) #1

define dso_local x86_fp80 @expl(x86_fp80 noundef %0) local_unnamed_addr #0 !dbg !75 {
  %2 = call x86_fp80 @llvm.exp.f80(x86_fp80 %0), !dbg !76
  ret x86_fp80 %2, !dbg !76
}

declare x86_fp80 @llvm.exp.f80(x86_fp80) #1

define dso_local double @exp2(double noundef %0) local_unnamed_addr #0 !dbg !77 {
  %2 = call double @llvm.exp2.f64(double %0), !dbg !78
  ret double %2, !dbg !78
}

declare double @llvm.exp2.f64(double) #1

define dso_local float @exp2f(float noundef %0) local_unnamed_addr #0 !dbg !79 {
  %2 = call float @llvm.exp2.f32(float %0), !dbg !80
  ret float %2, !dbg !80
}

declare float @llvm.exp2.f32(float) #1

define dso_local x86_fp80 @exp2l(x86_fp80 noundef %0) local_unnamed_addr #0 !dbg !81 {
  %2 = call x86_fp80 @llvm.exp2.f80(x86_fp80 %0), !dbg !82
  ret x86_fp80 %2, !dbg !82
}

declare x86_fp80 @llvm.exp2.f80(x86_fp80) #1

define dso_local double @log(double noundef %0) local_unnamed_addr #0 !dbg !83 {
  %2 = call double @llvm.log.f64(double %0), !dbg !84
  ret double %2, !dbg !84
}

declare double @llvm.log.f64(double) #1

define dso_local float @logf(float noundef %0) local_unnamed_addr #0 !dbg !85 {
  %2 = call float @llvm.log.f32(float %0), !dbg !86
  ret float %2, !dbg !86
}

declare float @llvm.log.f32(float) #1

define dso_local x86_fp80 @logl(x86_fp80 noundef %0) local_unnamed_addr #0 !dbg !87 {
  %2 = call x86_fp80 @llvm.log.f80(x86_fp80 %0), !dbg !88
  ret x86_fp80 %2, !dbg !88
}

declare x86_fp80 @llvm.log.f80(x86_fp80) #1

define dso_local double @log2(double noundef %0) local_unnamed_addr #0 !dbg !89 {
  %2 = call double @llvm.log2.f64(double %0), !dbg !90
  ret double %2, !dbg !90
}

declare double @llvm.log2.f64(double) #1

define dso_local float @log2f(float noundef %0) local_unnamed_addr #0 !dbg !91 {
  %2 = call float @llvm.log2.f32(float %0), !dbg !92
  ret float %2, !dbg !92
}

declare float @llvm.log2.f32(float) #1

define dso_local x86_fp80 @log2l(x86_fp80 noundef %0) local_unnamed_addr #0 !dbg !93 {
  %2 = call x86_fp80 @llvm.log2.f80(x86_fp80 %0), !dbg !94
  ret x86_fp80 %2, !dbg !94
}

declare x86_fp80 @llvm.log2.f80(x86_fp80) #1

define dso_local double @log10(double noundef %0) local_unnamed_addr #0 !dbg !95 {
  %2 = call double @llvm.log10.f64(double %0), !dbg !96
  ret double %2, !dbg !96
}

declare double @llvm.log10.f64(double) #1

define dso_local float @log10f(float noundef %0) local_unnamed_addr #0 !dbg !97 {
  %2 = call float @llvm.log10.f32(float %0), !dbg !98
  ret float %2, !dbg !98
}

declare float @llvm.log10.f32(float) #1

define dso_local x86_fp80 @log10l(x86_fp80 noundef %0) local_unnamed_addr #0 !dbg !99 {
  %2 = call x86_fp80 @llvm.log10.f80(x86_fp80 %0), !dbg !100
  ret x86_fp80 %2, !dbg !100
}

declare x86_fp80 @llvm.log10.f80(x86_fp80) #1

define dso_local double @pow(double noundef %0, double noundef %1) local_unnamed_addr #0 !dbg !101 {
  %3 = call double @llvm.pow.f64(double %0, double %1), !dbg !102
  ret double %3, !dbg !102
}

declare double @llvm.pow.f64(double, double) #1

define dso_local float @powf(float noundef %0, float noundef %1) local_unnamed_addr #0 !dbg !103 {
  %3 = call float @llvm.pow.f32(float %0, float %1), !dbg !104
  ret float %3, !dbg !104
}

declare float @llvm.pow.f32(float, float) #1

define dso_local x86_fp80 @powl(x86_fp80 noundef %0, x86_fp80 noundef %1) local_unnamed_addr #0 !dbg !105 {
  %3 = call x86_fp80 @llvm.pow.f80(x86_fp80 %0, x86_fp80 %1), !dbg !106
  ret x86_fp80 %3, !dbg !106
}

declare x86_fp80 @llvm.pow.f80(x86_fp80, x86_fp80) #1

define dso_local double @fmin(double noundef %0, double noundef %1) local_unnamed_addr #0 !dbg !107 {
  %3 = call double @llvm.minnum.f64(double %0, double %1), !dbg !108
  ret double %3, !dbg !108
}

declare double @llvm.minnum.f64(double, double) #1

define dso_local float @fminf(float noundef %0, float noundef %1) local_unnamed_addr #0 !dbg !109 {
  %3 = call float @llvm.minnum.f32(float %0, float %1), !dbg !110
  ret float %3, !dbg !110
}

declare float @llvm.minnum.f32(float, float) #1

define dso_local x86_fp80 @fminl(x86_fp80 noundef %0, x86_fp80 noundef %1) local_unnamed_addr #0 !dbg !111 {
  %3 = call x86_fp80 @llvm.minnum.f80(x86_fp80 %0, x86_fp80 %1), !dbg !112
  ret x86_fp80 %3, !dbg !112
}

declare x86_fp80 @llvm.minnum.f80(x86_fp80, x86_fp80) #1

define dso_local double @fmax(double noundef %0, double noundef %1) local_unnamed_addr #0 !dbg !113 {
  %3 = call double @llvm.maxnum.f64(double %0, double %1), !dbg !114
  ret double %3, !dbg !114
}

declare double @llvm.maxnum.f64(double, double) #1

define dso_local float @fmaxf(float noundef %0, float noundef %1) local_unnamed_addr #0 !dbg !115 {
  %3 = call float @llvm.maxnum.f32(float %0, float %1), !dbg !116
  ret float %3, !dbg !116
}

declare float @llvm.maxnum.f32(float, float) #1

define dso_local x86_fp80 @fmaxl(x86_fp80 noundef %0, x86_fp80 noundef %1) local_unnamed_addr #0 !dbg !117 {
  %3 = call x86_fp80 @llvm.maxnum.f80(x86_fp80 %0, x86_fp80 %1), !dbg !118
  ret x86_fp80 %3, !dbg !118
}

declare x86_fp80 @llvm.maxnum.f80(x86_fp80, x86_fp80) #1

define dso_local double @copysign(double noundef %0, double noundef %1) local_unnamed_addr #0 !dbg !119 {
  %3 = call double @llvm.copysign.f64(double %0, double %1), !dbg !120
  ret double %3, !dbg !120
}

declare double @llvm.copysign.f64(double, double) #1

define dso_local float @copysignf(float noundef %0, float noundef %1) local_unnamed_addr #0 !dbg !121 {
  %3 = call float @llvm.copysign.f32(float %0, float %1), !dbg !122
  ret float %3, !dbg !122
}

declare float @llvm.copysign.f32(float, float) #1

define dso_local x86_fp80 @copysignl(x86_fp80 noundef %0, x86_fp80 noundef %1) local_unnamed_addr #0 !dbg !123 {
  %3 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %0, x86_fp80 %1), !dbg !124
  ret x86_fp80 %3, !dbg !124
}

declare x86_fp80 @llvm.copysign.f80(x86_fp80, x86_fp80) #1

define dso_local double @fmod(double noundef %0, double noundef %1) local_unnamed_addr #2 !dbg !125 {
  %3 = frem double %0, %1, !dbg !126
  ret double %3, !dbg !126
}

define dso_local float @fmodf(float noundef %0, float noundef %1) local_unnamed_addr #2 !dbg !127 {
  %3 = frem float %0, %1, !dbg !128
  ret float %3, !dbg !128
}

define dso_local x86_fp80 @fmodl(x86_fp80 noundef %0, x86_fp80 noundef %1) local_unnamed_addr #2 !dbg !129 {
  %3 = frem x86_fp80 %0, %1, !dbg !130
  ret x86_fp80 %3, !dbg !130
}

define dso_local double @fma(double noundef %0, double noundef %1, double noundef %2) local_unnamed_addr #0 !dbg !131 {
  %4 = call double @llvm.fma.f64(double %0, double %1, double %2), !dbg !132
  ret double %4, !dbg !132
}

declare double @llvm.fma.f64(double, double, double) #1

define dso_local float @fmaf(float noundef %0, float noundef %1, float noundef %2) local_unnamed_addr #0 !dbg !133 {
  %4 = call float @llvm.fma.f32(float %0, float %1, float %2), !dbg !134
  ret float %4, !dbg !134
}

declare float @llvm.fma.f32(float, float, float) #1

define dso_local i32 @lround(double noundef %0) local_unnamed_addr #0 !dbg !135 {
  %2 = call double @llvm.round.f64(double %0), !dbg !136
  %3 = fptosi double %2 to i32, !dbg !136
  ret i32 %3, !dbg !136
}

define dso_local i64 @llround(double noundef %0) local_unnamed_addr #0 !dbg !137 {
  %2 = call double @llvm.round.f64(double %0), !dbg !138
  %3 = fptosi double %2 to i64, !dbg !138
  ret i64 %3, !dbg !138
}

define dso_local i32 @lrint(double noundef %0) local_unnamed_addr #0 !dbg !139 {
  %2 = call double @llvm.rint.f64(double %0), !dbg !140
  %3 = fptosi double %2 to i32, !dbg !140
  ret i32 %3, !dbg !140
}

define dso_local i64 @llrint(double noundef %0) local_unnamed_addr #0 !dbg !141 {
  %2 = call double @llvm.rint.f64(double %0), !dbg !142
  %3 = fptosi double %2 to i64, !dbg !142
  ret i64 %3, !dbg !142
}

define dso_local i32 @lroundf(float noundef %0) local_unnamed_addr #0 !dbg !143 {
  %2 = call float @llvm.round.f32(float %0), !dbg !144
  %3 = fptosi float %2 to i32, !dbg !144
  ret i32 %3, !dbg !144
}

define dso_local i32 @lrintf(float noundef %0) local_unnamed_addr #0 !dbg !145 {
  %2 = call float @llvm.rint.f32(float %0), !dbg !146
  %3 = fptosi float %2 to i32, !dbg !146
  ret i32 %3, !dbg !146
}

define dso_local double @fdim(double noundef %0, double noundef %1) local_unnamed_addr #2 !dbg !147 {
  %3 = fcmp ogt double %0, %1, !dbg !148
  %4 = fsub double %0, %1, !dbg !148
  %5 = select i1 %3, double %4, double 0.000000e+00, !dbg !148
  ret double %5, !dbg !148
}

define dso_local double @hypot(double noundef %0, double noundef %1) local_unnamed_addr #0 !dbg !149 {
  %3 = fmul double %1, %1, !dbg !150
  %4 = call double @llvm.fmuladd.f64(double %0, double %0, double %3), !dbg !150
  %5 = call double @llvm.sqrt.f64(double %4), !dbg !150
  ret double %5, !dbg !150
}

declare double @llvm.fmuladd.f64(double, double, double) #1

define dso_local float @hypotf(float noundef %0, float noundef %1) local_unnamed_addr #0 !dbg !151 {
  %3 = fmul float %1, %1, !dbg !152
  %4 = call float @llvm.fmuladd.f32(float %0, float %0, float %3), !dbg !152
  %5 = call float @llvm.sqrt.f32(float %4), !dbg !152
  ret float %5, !dbg !152
}

declare float @llvm.fmuladd.f32(float, float, float) #1

define dso_local double @modf(double noundef %0, double* noundef %1) local_unnamed_addr #3 !dbg !153 {
  %3 = call double @llvm.trunc.f64(double %0), !dbg !154
  %4 = bitcast double* %1 to i8*, !dbg !155
  call void @__midway_check(i8* noundef %4, i32 noundef 8, i32 noundef 1) #8, !dbg !155
  store double %3, double* %1, align 4, !dbg !156
  %5 = fsub double %0, %3, !dbg !157
  %6 = call double @llvm.copysign.f64(double %5, double %0), !dbg !157
  ret double %6, !dbg !157
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #4

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #5

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #4

define dso_local i32 @isnan(double noundef %0) local_unnamed_addr #2 !dbg !158 {
  %2 = fcmp uno double %0, 0.000000e+00, !dbg !159
  %3 = zext i1 %2 to i32, !dbg !159
  ret i32 %3, !dbg !159
}

define dso_local i32 @__isnan(double noundef %0) local_unnamed_addr #2 !dbg !160 {
  %2 = fcmp uno double %0, 0.000000e+00, !dbg !161
  %3 = zext i1 %2 to i32, !dbg !161
  ret i32 %3, !dbg !161
}

define dso_local i32 @__isnanf(float noundef %0) local_unnamed_addr #2 !dbg !162 {
  %2 = fcmp uno float %0, 0.000000e+00, !dbg !163
  %3 = zext i1 %2 to i32, !dbg !163
  ret i32 %3, !dbg !163
}

define dso_local i32 @__isnanl(x86_fp80 noundef %0) local_unnamed_addr #2 !dbg !164 {
  %2 = fcmp uno x86_fp80 %0, 0xK00000000000000000000, !dbg !165
  %3 = zext i1 %2 to i32, !dbg !165
  ret i32 %3, !dbg !165
}

define dso_local i32 @isnanf(float noundef %0) local_unnamed_addr #2 !dbg !166 {
  %2 = fcmp uno float %0, 0.000000e+00, !dbg !167
  %3 = zext i1 %2 to i32, !dbg !167
  ret i32 %3, !dbg !167
}

define dso_local i32 @isinf(double noundef %0) local_unnamed_addr #2 !dbg !168 {
  %2 = bitcast double %0 to i64, !dbg !169
  %3 = and i64 %2, 9223372036854775807, !dbg !169
  %4 = icmp eq i64 %3, 9218868437227405312, !dbg !172
  %5 = fcmp ogt double %0, 0.000000e+00, !dbg !172
  %6 = select i1 %5, i32 1, i32 -1, !dbg !172
  %7 = select i1 %4, i32 %6, i32 0, !dbg !172
  ret i32 %7, !dbg !172
}

define dso_local i32 @__isinf(double noundef %0) local_unnamed_addr #2 !dbg !173 {
  %2 = bitcast double %0 to i64, !dbg !174
  %3 = and i64 %2, 9223372036854775807, !dbg !174
  %4 = icmp eq i64 %3, 9218868437227405312, !dbg !177
  %5 = fcmp ogt double %0, 0.000000e+00, !dbg !177
  %6 = select i1 %5, i32 1, i32 -1, !dbg !177
  %7 = select i1 %4, i32 %6, i32 0, !dbg !177
  ret i32 %7, !dbg !178
}

define dso_local i32 @__isinff(float noundef %0) local_unnamed_addr #2 !dbg !179 {
  %2 = fpext float %0 to double, !dbg !180
  %3 = bitcast double %2 to i64, !dbg !181
  %4 = and i64 %3, 9223372036854775807, !dbg !181
  %5 = icmp eq i64 %4, 9218868437227405312, !dbg !184
  %6 = fcmp ogt float %0, 0.000000e+00, !dbg !184
  %7 = select i1 %6, i32 1, i32 -1, !dbg !184
  %8 = select i1 %5, i32 %7, i32 0, !dbg !184
  ret i32 %8, !dbg !180
}

define dso_local i32 @__isinfl(x86_fp80 noundef %0) local_unnamed_addr #2 !dbg !185 {
  %2 = fptrunc x86_fp80 %0 to double, !dbg !186
  %3 = bitcast double %2 to i64, !dbg !187
  %4 = and i64 %3, 9223372036854775807, !dbg !187
  %5 = icmp eq i64 %4, 9218868437227405312, !dbg !190
  %6 = fcmp ogt double %2, 0.000000e+00, !dbg !190
  %7 = select i1 %6, i32 1, i32 -1, !dbg !190
  %8 = select i1 %5, i32 %7, i32 0, !dbg !190
  ret i32 %8, !dbg !186
}

define dso_local i32 @isinff(float noundef %0) local_unnamed_addr #2 !dbg !191 {
  %2 = fpext float %0 to double, !dbg !192
  %3 = bitcast double %2 to i64, !dbg !193
  %4 = and i64 %3, 9223372036854775807, !dbg !193
  %5 = icmp eq i64 %4, 9218868437227405312, !dbg !196
  %6 = fcmp ogt float %0, 0.000000e+00, !dbg !196
  %7 = select i1 %6, i32 1, i32 -1, !dbg !196
  %8 = select i1 %5, i32 %7, i32 0, !dbg !196
  ret i32 %8, !dbg !192
}

define dso_local i32 @finite(double noundef %0) local_unnamed_addr #2 !dbg !197 {
  %2 = bitcast double %0 to i64, !dbg !198
  %3 = and i64 %2, 9218868437227405312, !dbg !198
  %4 = icmp ne i64 %3, 9218868437227405312, !dbg !200
  %5 = zext i1 %4 to i32, !dbg !200
  ret i32 %5, !dbg !200
}

define dso_local i32 @__finite(double noundef %0) local_unnamed_addr #2 !dbg !201 {
  %2 = bitcast double %0 to i64, !dbg !202
  %3 = and i64 %2, 9218868437227405312, !dbg !202
  %4 = icmp ne i64 %3, 9218868437227405312, !dbg !204
  %5 = zext i1 %4 to i32, !dbg !204
  ret i32 %5, !dbg !204
}

define dso_local i32 @__finitef(float noundef %0) local_unnamed_addr #2 !dbg !205 {
  %2 = fpext float %0 to double, !dbg !206
  %3 = bitcast double %2 to i64, !dbg !207
  %4 = and i64 %3, 9218868437227405312, !dbg !207
  %5 = icmp ne i64 %4, 9218868437227405312, !dbg !206
  %6 = zext i1 %5 to i32, !dbg !206
  ret i32 %6, !dbg !206
}

define dso_local i32 @__finitel(x86_fp80 noundef %0) local_unnamed_addr #2 !dbg !209 {
  %2 = fptrunc x86_fp80 %0 to double, !dbg !210
  %3 = bitcast double %2 to i64, !dbg !211
  %4 = and i64 %3, 9218868437227405312, !dbg !211
  %5 = icmp ne i64 %4, 9218868437227405312, !dbg !210
  %6 = zext i1 %5 to i32, !dbg !210
  ret i32 %6, !dbg !210
}

define dso_local i32 @__signbit(double noundef %0) local_unnamed_addr #2 !dbg !213 {
  %2 = bitcast double %0 to i64, !dbg !214
  %3 = lshr i64 %2, 63, !dbg !214
  %4 = trunc i64 %3 to i32, !dbg !214
  ret i32 %4, !dbg !214
}

define dso_local i32 @__signbitf(float noundef %0) local_unnamed_addr #2 !dbg !215 {
  %2 = fpext float %0 to double, !dbg !216
  %3 = bitcast double %2 to i64, !dbg !217
  %4 = lshr i64 %3, 63, !dbg !217
  %5 = trunc i64 %4 to i32, !dbg !217
  ret i32 %5, !dbg !216
}

define dso_local i32 @__signbitl(x86_fp80 noundef %0) local_unnamed_addr #2 !dbg !219 {
  %2 = fptrunc x86_fp80 %0 to double, !dbg !220
  %3 = bitcast double %2 to i64, !dbg !221
  %4 = lshr i64 %3, 63, !dbg !221
  %5 = trunc i64 %4 to i32, !dbg !221
  ret i32 %5, !dbg !220
}

define dso_local i32 @__fpclassify(double noundef %0) local_unnamed_addr #2 !dbg !223 {
  %2 = bitcast double %0 to i64, !dbg !224
  %3 = and i64 %2, 9223372036854775807, !dbg !224
  %4 = icmp eq i64 %3, 0, !dbg !226
  br i1 %4, label %12, label %5, !dbg !226

5:
  %6 = icmp ugt i64 %3, 9218868437227405312, !dbg !227
  br i1 %6, label %12, label %7, !dbg !227

7:
  %8 = icmp eq i64 %3, 9218868437227405312, !dbg !228
  br i1 %8, label %12, label %9, !dbg !228

9:
  %10 = icmp ult i64 %3, 4503599627370496, !dbg !229
  %11 = select i1 %10, i32 3, i32 4, !dbg !229
  br label %12, !dbg !229

12:
  %13 = phi i32 [ %11, %9 ], [ 2, %1 ], [ 0, %5 ], [ 1, %7 ], !dbg !230
  ret i32 %13, !dbg !231
}

define dso_local i32 @__fpclassifyf(float noundef %0) local_unnamed_addr #2 !dbg !232 {
  %2 = bitcast float %0 to i32, !dbg !233
  %3 = and i32 %2, 2147483647, !dbg !233
  %4 = add nsw i32 %3, -1, !dbg !234
  %5 = icmp ult i32 %4, 8388607, !dbg !234
  br i1 %5, label %18, label %6, !dbg !234

6:
  %7 = fpext float %0 to double, !dbg !234
  %8 = bitcast double %7 to i64, !dbg !235
  %9 = and i64 %8, 9223372036854775807, !dbg !235
  %10 = icmp eq i64 %9, 0, !dbg !238
  br i1 %10, label %18, label %11, !dbg !238

11:
  %12 = icmp ugt i64 %9, 9218868437227405312, !dbg !239
  br i1 %12, label %18, label %13, !dbg !239

13:
  %14 = icmp eq i64 %9, 9218868437227405312, !dbg !240
  br i1 %14, label %18, label %15, !dbg !240

15:
  %16 = icmp ult i64 %9, 4503599627370496, !dbg !241
  %17 = select i1 %16, i32 3, i32 4, !dbg !241
  br label %18, !dbg !241

18:
  %19 = phi i32 [ 3, %1 ], [ %17, %15 ], [ 2, %6 ], [ 0, %11 ], [ 1, %13 ], !dbg !234
  ret i32 %19, !dbg !234
}

define dso_local i32 @__fpclassifyl(x86_fp80 noundef %0) local_unnamed_addr #2 !dbg !242 {
  %2 = fptrunc x86_fp80 %0 to double, !dbg !243
  %3 = bitcast double %2 to i64, !dbg !244
  %4 = and i64 %3, 9223372036854775807, !dbg !244
  %5 = icmp eq i64 %4, 0, !dbg !247
  br i1 %5, label %13, label %6, !dbg !247

6:
  %7 = icmp ugt i64 %4, 9218868437227405312, !dbg !248
  br i1 %7, label %13, label %8, !dbg !248

8:
  %9 = icmp eq i64 %4, 9218868437227405312, !dbg !249
  br i1 %9, label %13, label %10, !dbg !249

10:
  %11 = icmp ult i64 %4, 4503599627370496, !dbg !250
  %12 = select i1 %11, i32 3, i32 4, !dbg !250
  br label %13, !dbg !250

13:
  %14 = phi i32 [ %12, %10 ], [ 2, %1 ], [ 0, %6 ], [ 1, %8 ], !dbg !251
  ret i32 %14, !dbg !243
}

define dso_local double @frexp(double noundef %0, i32* noundef %1) local_unnamed_addr #3 !dbg !252 {
  %3 = bitcast i32* %1 to i8*, !dbg !253
  call void @__midway_check(i8* noundef %3, i32 noundef 4, i32 noundef 1) #8, !dbg !253
  %4 = fcmp une double %0, 0.000000e+00, !dbg !254
  br i1 %4, label %5, label %22, !dbg !254

5:
  %6 = bitcast double %0 to i64, !dbg !255
  %7 = and i64 %6, 9223372036854775807, !dbg !255
  %8 = icmp ult i64 %7, 9218868437227405312, !dbg !254
  br i1 %8, label %9, label %22, !dbg !254

9:
  %10 = icmp ult i64 %7, 4503599627370496, !dbg !257
  %11 = fmul double %0, 0x4350000000000000
  %12 = select i1 %10, double %11, double %0, !dbg !257
  %13 = bitcast double %12 to i64, !dbg !258
  %14 = lshr i64 %13, 52, !dbg !258
  %15 = trunc i64 %14 to i32, !dbg !258
  %16 = and i32 %15, 2047, !dbg !258
  %17 = select i1 %10, i32 -1076, i32 -1022, !dbg !258
  %18 = add nsw i32 %17, %16, !dbg !258
  %19 = and i64 %13, -9218868437227405313, !dbg !259
  %20 = or i64 %19, 4602678819172646912, !dbg !259
  %21 = bitcast i64 %20 to double, !dbg !259
  br label %22, !dbg !260

22:
  %23 = phi i32 [ %18, %9 ], [ 0, %5 ], [ 0, %2 ], !dbg !261
  %24 = phi double [ %21, %9 ], [ %0, %5 ], [ %0, %2 ]
  store i32 %23, i32* %1, align 4, !dbg !262
  ret double %24, !dbg !263
}

define dso_local double @ldexp(double noundef %0, i32 noundef %1) local_unnamed_addr #6 !dbg !264 {
  %3 = icmp sgt i32 %1, 1000, !dbg !265
  br i1 %3, label %8, label %4, !dbg !265

4:
  %5 = phi i32 [ %1, %2 ], [ %12, %8 ]
  %6 = phi double [ %0, %2 ], [ %11, %8 ]
  %7 = icmp slt i32 %5, -1000, !dbg !266
  br i1 %7, label %14, label %20, !dbg !266

8:
  %9 = phi double [ %11, %8 ], [ %0, %2 ]
  %10 = phi i32 [ %12, %8 ], [ %1, %2 ]
  %11 = fmul double %9, 0x7E70000000000000, !dbg !267
  %12 = add nsw i32 %10, -1000, !dbg !265
  %13 = icmp sgt i32 %10, 2000, !dbg !265
  br i1 %13, label %8, label %4, !dbg !265, !llvm.loop !268

14:
  %15 = phi double [ %17, %14 ], [ %6, %4 ]
  %16 = phi i32 [ %18, %14 ], [ %5, %4 ]
  %17 = fmul double %15, 0x170000000000000, !dbg !271
  %18 = add nuw nsw i32 %16, 1000, !dbg !266
  %19 = icmp slt i32 %16, -2000, !dbg !266
  br i1 %19, label %14, label %20, !dbg !266, !llvm.loop !272

20:
  %21 = phi i32 [ %5, %4 ], [ %18, %14 ]
  %22 = phi double [ %6, %4 ], [ %17, %14 ]
  %23 = add i32 %21, 1023, !dbg !273
  %24 = zext i32 %23 to i64
  %25 = shl i64 %24, 52, !dbg !273
  %26 = bitcast i64 %25 to double, !dbg !273
  %27 = fmul double %22, %26, !dbg !273
  ret double %27, !dbg !274
}

define dso_local float @ldexpf(float noundef %0, i32 noundef %1) local_unnamed_addr #6 !dbg !275 {
  %3 = fpext float %0 to double, !dbg !276
  %4 = icmp sgt i32 %1, 1000, !dbg !277
  br i1 %4, label %9, label %5, !dbg !277

5:
  %6 = phi i32 [ %1, %2 ], [ %13, %9 ]
  %7 = phi double [ %3, %2 ], [ %12, %9 ]
  %8 = icmp slt i32 %6, -1000, !dbg !279
  br i1 %8, label %15, label %21, !dbg !279

9:
  %10 = phi double [ %12, %9 ], [ %3, %2 ]
  %11 = phi i32 [ %13, %9 ], [ %1, %2 ]
  %12 = fmul double %10, 0x7E70000000000000, !dbg !280
  %13 = add nsw i32 %11, -1000, !dbg !277
  %14 = icmp sgt i32 %11, 2000, !dbg !277
  br i1 %14, label %9, label %5, !dbg !277, !llvm.loop !281

15:
  %16 = phi double [ %18, %15 ], [ %7, %5 ]
  %17 = phi i32 [ %19, %15 ], [ %6, %5 ]
  %18 = fmul double %16, 0x170000000000000, !dbg !282
  %19 = add nuw nsw i32 %17, 1000, !dbg !279
  %20 = icmp slt i32 %17, -2000, !dbg !279
  br i1 %20, label %15, label %21, !dbg !279, !llvm.loop !283

21:
  %22 = phi i32 [ %6, %5 ], [ %19, %15 ]
  %23 = phi double [ %7, %5 ], [ %18, %15 ]
  %24 = add i32 %22, 1023, !dbg !284
  %25 = zext i32 %24 to i64
  %26 = shl i64 %25, 52, !dbg !284
  %27 = bitcast i64 %26 to double, !dbg !284
  %28 = fmul double %23, %27, !dbg !284
  %29 = fptrunc double %28 to float, !dbg !276
  ret float %29, !dbg !276
}

define dso_local double @scalbn(double noundef %0, i32 noundef %1) local_unnamed_addr #6 !dbg !285 {
  %3 = icmp sgt i32 %1, 1000, !dbg !286
  br i1 %3, label %8, label %4, !dbg !286

4:
  %5 = phi i32 [ %1, %2 ], [ %12, %8 ]
  %6 = phi double [ %0, %2 ], [ %11, %8 ]
  %7 = icmp slt i32 %5, -1000, !dbg !288
  br i1 %7, label %14, label %20, !dbg !288

8:
  %9 = phi double [ %11, %8 ], [ %0, %2 ]
  %10 = phi i32 [ %12, %8 ], [ %1, %2 ]
  %11 = fmul double %9, 0x7E70000000000000, !dbg !289
  %12 = add nsw i32 %10, -1000, !dbg !286
  %13 = icmp sgt i32 %10, 2000, !dbg !286
  br i1 %13, label %8, label %4, !dbg !286, !llvm.loop !290

14:
  %15 = phi double [ %17, %14 ], [ %6, %4 ]
  %16 = phi i32 [ %18, %14 ], [ %5, %4 ]
  %17 = fmul double %15, 0x170000000000000, !dbg !291
  %18 = add nuw nsw i32 %16, 1000, !dbg !288
  %19 = icmp slt i32 %16, -2000, !dbg !288
  br i1 %19, label %14, label %20, !dbg !288, !llvm.loop !292

20:
  %21 = phi i32 [ %5, %4 ], [ %18, %14 ]
  %22 = phi double [ %6, %4 ], [ %17, %14 ]
  %23 = add i32 %21, 1023, !dbg !293
  %24 = zext i32 %23 to i64
  %25 = shl i64 %24, 52, !dbg !293
  %26 = bitcast i64 %25 to double, !dbg !293
  %27 = fmul double %22, %26, !dbg !293
  ret double %27, !dbg !294
}

define dso_local double @logb(double noundef %0) local_unnamed_addr #3 !dbg !295 {
  %2 = bitcast double %0 to i64, !dbg !296
  %3 = trunc i64 %2 to i32, !dbg !298
  %4 = call i32 @__midway_is_concrete(i32 noundef %3) #8, !dbg !298
  %5 = icmp eq i32 %4, 0, !dbg !298
  %6 = lshr i64 %2, 52, !dbg !298
  %7 = trunc i64 %6 to i32, !dbg !298
  %8 = and i32 %7, 2047, !dbg !298
  %9 = add nsw i32 %8, -1023, !dbg !298
  %10 = sitofp i32 %9 to double, !dbg !298
  %11 = select i1 %5, double 0.000000e+00, double %10, !dbg !298
  ret double %11, !dbg !298
}

declare i32 @__midway_is_concrete(i32 noundef) local_unnamed_addr #5

define dso_local double @tan(double noundef %0) local_unnamed_addr #3 !dbg !299 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !300
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #9, !dbg !300
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str, i32 0, i32 0)) #8, !dbg !303
  call void @__midway_havoc(i8* noundef nonnull %3, i32 noundef 8) #8, !dbg !304
  %4 = load double, double* %2, align 8, !dbg !305
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #9, !dbg !306
  ret double %4, !dbg !307
}

define dso_local float @tanf(float noundef %0) local_unnamed_addr #3 !dbg !308 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !309
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #9, !dbg !309
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.1, i32 0, i32 0)) #8, !dbg !311
  call void @__midway_havoc(i8* noundef nonnull %3, i32 noundef 8) #8, !dbg !312
  %4 = load double, double* %2, align 8, !dbg !313
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #9, !dbg !314
  %5 = fptrunc double %4 to float, !dbg !315
  ret float %5, !dbg !315
}

define dso_local double @sinh(double noundef %0) local_unnamed_addr #3 !dbg !316 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !317
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #9, !dbg !317
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.2, i32 0, i32 0)) #8, !dbg !319
  call void @__midway_havoc(i8* noundef nonnull %3, i32 noundef 8) #8, !dbg !320
  %4 = load double, double* %2, align 8, !dbg !321
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #9, !dbg !322
  ret double %4, !dbg !323
}

define dso_local float @sinhf(float noundef %0) local_unnamed_addr #3 !dbg !324 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !325
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #9, !dbg !325
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.3, i32 0, i32 0)) #8, !dbg !327
  call void @__midway_havoc(i8* noundef nonnull %3, i32 noundef 8) #8, !dbg !328
  %4 = load double, double* %2, align 8, !dbg !329
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #9, !dbg !330
  %5 = fptrunc double %4 to float, !dbg !331
  ret float %5, !dbg !331
}

define dso_local double @cosh(double noundef %0) local_unnamed_addr #3 !dbg !332 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !333
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #9, !dbg !333
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.4, i32 0, i32 0)) #8, !dbg !335
  call void @__midway_havoc(i8* noundef nonnull %3, i32 noundef 8) #8, !dbg !336
  %4 = load double, double* %2, align 8, !dbg !337
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #9, !dbg !338
  ret double %4, !dbg !339
}

define dso_local float @coshf(float noundef %0) local_unnamed_addr #3 !dbg !340 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !341
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #9, !dbg !341
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.5, i32 0, i32 0)) #8, !dbg !343
  call void @__midway_havoc(i8* noundef nonnull %3, i32 noundef 8) #8, !dbg !344
  %4 = load double, double* %2, align 8, !dbg !345
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #9, !dbg !346
  %5 = fptrunc double %4 to float, !dbg !347
  ret float %5, !dbg !347
}

define dso_local double @asinh(double noundef %0) local_unnamed_addr #3 !dbg !348 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !349
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #9, !dbg !349
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.6, i32 0, i32 0)) #8, !dbg !351
  call void @__midway_havoc(i8* noundef nonnull %3, i32 noundef 8) #8, !dbg !352
  %4 = load double, double* %2, align 8, !dbg !353
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #9, !dbg !354
  ret double %4, !dbg !355
}

define dso_local float @asinhf(float noundef %0) local_unnamed_addr #3 !dbg !356 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !357
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #9, !dbg !357
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.7, i32 0, i32 0)) #8, !dbg !359
  call void @__midway_havoc(i8* noundef nonnull %3, i32 noundef 8) #8, !dbg !360
  %4 = load double, double* %2, align 8, !dbg !361
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #9, !dbg !362
  %5 = fptrunc double %4 to float, !dbg !363
  ret float %5, !dbg !363
}

define dso_local double @acosh(double noundef %0) local_unnamed_addr #3 !dbg !364 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !365
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #9, !dbg !365
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.8, i32 0, i32 0)) #8, !dbg !367
  call void @__midway_havoc(i8* noundef nonnull %3, i32 noundef 8) #8, !dbg !368
  %4 = load double, double* %2, align 8, !dbg !369
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #9, !dbg !370
  ret double %4, !dbg !371
}

define dso_local float @acoshf(float noundef %0) local_unnamed_addr #3 !dbg !372 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !373
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #9, !dbg !373
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.9, i32 0, i32 0)) #8, !dbg !375
  call void @__midway_havoc(i8* noundef nonnull %3, i32 noundef 8) #8, !dbg !376
  %4 = load double, double* %2, align 8, !dbg !377
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #9, !dbg !378
  %5 = fptrunc double %4 to float, !dbg !379
  ret float %5, !dbg !379
}

define dso_local double @atanh(double noundef %0) local_unnamed_addr #3 !dbg !380 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !381
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #9, !dbg !381
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.10, i32 0, i32 0)) #8, !dbg !383
  call void @__midway_havoc(i8* noundef nonnull %3, i32 noundef 8) #8, !dbg !384
  %4 = load double, double* %2, align 8, !dbg !385
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #9, !dbg !386
  ret double %4, !dbg !387
}

define dso_local float @atanhf(float noundef %0) local_unnamed_addr #3 !dbg !388 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !389
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #9, !dbg !389
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.11, i32 0, i32 0)) #8, !dbg !391
  call void @__midway_havoc(i8* noundef nonnull %3, i32 noundef 8) #8, !dbg !392
  %4 = load double, double* %2, align 8, !dbg !393
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #9, !dbg !394
  %5 = fptrunc double %4 to float, !dbg !395
  ret float %5, !dbg !395
}

define dso_local double @cbrt(double noundef %0) local_unnamed_addr #3 !dbg !396 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !397
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #9, !dbg !397
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.12, i32 0, i32 0)) #8, !dbg !399
  call void @__midway_havoc(i8* noundef nonnull %3, i32 noundef 8) #8, !dbg !400
  %4 = load double, double* %2, align 8, !dbg !401
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #9, !dbg !402
  ret double %4, !dbg !403
}

define dso_local float @cbrtf(float noundef %0) local_unnamed_addr #3 !dbg !404 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !405
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #9, !dbg !405
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.13, i32 0, i32 0)) #8, !dbg !407
  call void @__midway_havoc(i8* noundef nonnull %3, i32 noundef 8) #8, !dbg !408
  %4 = load double, double* %2, align 8, !dbg !409
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #9, !dbg !410
  %5 = fptrunc double %4 to float, !dbg !411
  ret float %5, !dbg !411
}

define dso_local double @expm1(double noundef %0) local_unnamed_addr #3 !dbg !412 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !413
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #9, !dbg !413
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.14, i32 0, i32 0)) #8, !dbg !415
  call void @__midway_havoc(i8* noundef nonnull %3, i32 noundef 8) #8, !dbg !416
  %4 = load double, double* %2, align 8, !dbg !417
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #9, !dbg !418
  ret double %4, !dbg !419
}

define dso_local float @expm1f(float noundef %0) local_unnamed_addr #3 !dbg !420 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !421
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #9, !dbg !421
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.15, i32 0, i32 0)) #8, !dbg !423
  call void @__midway_havoc(i8* noundef nonnull %3, i32 noundef 8) #8, !dbg !424
  %4 = load double, double* %2, align 8, !dbg !425
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #9, !dbg !426
  %5 = fptrunc double %4 to float, !dbg !427
  ret float %5, !dbg !427
}

define dso_local double @log1p(double noundef %0) local_unnamed_addr #3 !dbg !428 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !429
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #9, !dbg !429
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.16, i32 0, i32 0)) #8, !dbg !431
  call void @__midway_havoc(i8* noundef nonnull %3, i32 noundef 8) #8, !dbg !432
  %4 = load double, double* %2, align 8, !dbg !433
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #9, !dbg !434
  ret double %4, !dbg !435
}

define dso_local float @log1pf(float noundef %0) local_unnamed_addr #3 !dbg !436 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !437
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #9, !dbg !437
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.17, i32 0, i32 0)) #8, !dbg !439
  call void @__midway_havoc(i8* noundef nonnull %3, i32 noundef 8) #8, !dbg !440
  %4 = load double, double* %2, align 8, !dbg !441
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #9, !dbg !442
  %5 = fptrunc double %4 to float, !dbg !443
  ret float %5, !dbg !443
}

define dso_local double @tgamma(double noundef %0) local_unnamed_addr #3 !dbg !444 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !445
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #9, !dbg !445
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.18, i32 0, i32 0)) #8, !dbg !447
  call void @__midway_havoc(i8* noundef nonnull %3, i32 noundef 8) #8, !dbg !448
  %4 = load double, double* %2, align 8, !dbg !449
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #9, !dbg !450
  ret double %4, !dbg !451
}

define dso_local float @tgammaf(float noundef %0) local_unnamed_addr #3 !dbg !452 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !453
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #9, !dbg !453
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.19, i32 0, i32 0)) #8, !dbg !455
  call void @__midway_havoc(i8* noundef nonnull %3, i32 noundef 8) #8, !dbg !456
  %4 = load double, double* %2, align 8, !dbg !457
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #9, !dbg !458
  %5 = fptrunc double %4 to float, !dbg !459
  ret float %5, !dbg !459
}

define dso_local double @lgamma(double noundef %0) local_unnamed_addr #3 !dbg !460 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !461
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #9, !dbg !461
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.20, i32 0, i32 0)) #8, !dbg !463
  call void @__midway_havoc(i8* noundef nonnull %3, i32 noundef 8) #8, !dbg !464
  %4 = load double, double* %2, align 8, !dbg !465
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #9, !dbg !466
  ret double %4, !dbg !467
}

define dso_local float @lgammaf(float noundef %0) local_unnamed_addr #3 !dbg !468 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !469
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #9, !dbg !469
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.21, i32 0, i32 0)) #8, !dbg !471
  call void @__midway_havoc(i8* noundef nonnull %3, i32 noundef 8) #8, !dbg !472
  %4 = load double, double* %2, align 8, !dbg !473
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #9, !dbg !474
  %5 = fptrunc double %4 to float, !dbg !475
  ret float %5, !dbg !475
}

define dso_local double @exp10(double noundef %0) local_unnamed_addr #3 !dbg !476 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !477
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #9, !dbg !477
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.22, i32 0, i32 0)) #8, !dbg !479
  call void @__midway_havoc(i8* noundef nonnull %3, i32 noundef 8) #8, !dbg !480
  %4 = load double, double* %2, align 8, !dbg !481
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #9, !dbg !482
  ret double %4, !dbg !483
}

define dso_local float @exp10f(float noundef %0) local_unnamed_addr #3 !dbg !484 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !485
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #9, !dbg !485
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.23, i32 0, i32 0)) #8, !dbg !487
  call void @__midway_havoc(i8* noundef nonnull %3, i32 noundef 8) #8, !dbg !488
  %4 = load double, double* %2, align 8, !dbg !489
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #9, !dbg !490
  %5 = fptrunc double %4 to float, !dbg !491
  ret float %5, !dbg !491
}

define dso_local double @asin(double noundef %0) local_unnamed_addr #3 !dbg !492 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !493
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #9, !dbg !493
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.24, i32 0, i32 0)) #8, !dbg !495
  call void @__midway_havoc(i8* noundef nonnull %3, i32 noundef 8) #8, !dbg !496
  %4 = load double, double* %2, align 8, !dbg !497
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #9, !dbg !498
  ret double %4, !dbg !499
}

define dso_local float @asinf(float noundef %0) local_unnamed_addr #3 !dbg !500 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !501
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #9, !dbg !501
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.25, i32 0, i32 0)) #8, !dbg !503
  call void @__midway_havoc(i8* noundef nonnull %3, i32 noundef 8) #8, !dbg !504
  %4 = load double, double* %2, align 8, !dbg !505
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #9, !dbg !506
  %5 = fptrunc double %4 to float, !dbg !507
  ret float %5, !dbg !507
}

define dso_local double @acos(double noundef %0) local_unnamed_addr #3 !dbg !508 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !509
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #9, !dbg !509
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.26, i32 0, i32 0)) #8, !dbg !511
  call void @__midway_havoc(i8* noundef nonnull %3, i32 noundef 8) #8, !dbg !512
  %4 = load double, double* %2, align 8, !dbg !513
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #9, !dbg !514
  ret double %4, !dbg !515
}

define dso_local float @acosf(float noundef %0) local_unnamed_addr #3 !dbg !516 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !517
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #9, !dbg !517
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.27, i32 0, i32 0)) #8, !dbg !519
  call void @__midway_havoc(i8* noundef nonnull %3, i32 noundef 8) #8, !dbg !520
  %4 = load double, double* %2, align 8, !dbg !521
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #9, !dbg !522
  %5 = fptrunc double %4 to float, !dbg !523
  ret float %5, !dbg !523
}

define dso_local double @tanh(double noundef %0) local_unnamed_addr #3 !dbg !524 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !525
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #9, !dbg !525
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.28, i32 0, i32 0)) #8, !dbg !528
  call void @__midway_havoc(i8* noundef nonnull %3, i32 noundef 8) #8, !dbg !529
  %4 = load double, double* %2, align 8, !dbg !530
  %5 = fcmp oge double %4, -1.000000e+00, !dbg !530
  %6 = fcmp ole double %4, 1.000000e+00, !dbg !530
  %7 = and i1 %5, %6, !dbg !530
  %8 = zext i1 %7 to i32, !dbg !530
  call void @__midway_assume(i32 noundef %8) #8, !dbg !530
  %9 = load double, double* %2, align 8, !dbg !531
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #9, !dbg !532
  ret double %9, !dbg !533
}

define dso_local float @tanhf(float noundef %0) local_unnamed_addr #3 !dbg !534 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !535
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #9, !dbg !535
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.29, i32 0, i32 0)) #8, !dbg !537
  call void @__midway_havoc(i8* noundef nonnull %3, i32 noundef 8) #8, !dbg !538
  %4 = load double, double* %2, align 8, !dbg !539
  %5 = fcmp oge double %4, -1.000000e+00, !dbg !539
  %6 = fcmp ole double %4, 1.000000e+00, !dbg !539
  %7 = and i1 %5, %6, !dbg !539
  %8 = zext i1 %7 to i32, !dbg !539
  call void @__midway_assume(i32 noundef %8) #8, !dbg !539
  %9 = load double, double* %2, align 8, !dbg !540
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #9, !dbg !541
  %10 = fptrunc double %9 to float, !dbg !542
  ret float %10, !dbg !542
}

define dso_local double @atan(double noundef %0) local_unnamed_addr #3 !dbg !543 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !544
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #9, !dbg !544
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.30, i32 0, i32 0)) #8, !dbg !546
  call void @__midway_havoc(i8* noundef nonnull %3, i32 noundef 8) #8, !dbg !547
  %4 = load double, double* %2, align 8, !dbg !548
  %5 = fcmp oge double %4, 0xBFF921FB54442D19, !dbg !548
  %6 = fcmp ole double %4, 0x3FF921FB54442D19, !dbg !548
  %7 = and i1 %5, %6, !dbg !548
  %8 = zext i1 %7 to i32, !dbg !548
  call void @__midway_assume(i32 noundef %8) #8, !dbg !548
  %9 = load double, double* %2, align 8, !dbg !549
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #9, !dbg !550
  ret double %9, !dbg !551
}

define dso_local float @atanf(float noundef %0) local_unnamed_addr #3 !dbg !552 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !553
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #9, !dbg !553
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.31, i32 0, i32 0)) #8, !dbg !555
  call void @__midway_havoc(i8* noundef nonnull %3, i32 noundef 8) #8, !dbg !556
  %4 = load double, double* %2, align 8, !dbg !557
  %5 = fcmp oge double %4, 0xBFF921FB54442D19, !dbg !557
  %6 = fcmp ole double %4, 0x3FF921FB54442D19, !dbg !557
  %7 = and i1 %5, %6, !dbg !557
  %8 = zext i1 %7 to i32, !dbg !557
  call void @__midway_assume(i32 noundef %8) #8, !dbg !557
  %9 = load double, double* %2, align 8, !dbg !558
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #9, !dbg !559
  %10 = fptrunc double %9 to float, !dbg !560
  ret float %10, !dbg !560
}

define dso_local double @erf(double noundef %0) local_unnamed_addr #3 !dbg !561 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !562
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #9, !dbg !562
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.32, i32 0, i32 0)) #8, !dbg !564
  call void @__midway_havoc(i8* noundef nonnull %3, i32 noundef 8) #8, !dbg !565
  %4 = load double, double* %2, align 8, !dbg !566
  %5 = fcmp oge double %4, -1.000000e+00, !dbg !566
  %6 = fcmp ole double %4, 1.000000e+00, !dbg !566
  %7 = and i1 %5, %6, !dbg !566
  %8 = zext i1 %7 to i32, !dbg !566
  call void @__midway_assume(i32 noundef %8) #8, !dbg !566
  %9 = load double, double* %2, align 8, !dbg !567
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #9, !dbg !568
  ret double %9, !dbg !569
}

define dso_local float @erff(float noundef %0) local_unnamed_addr #3 !dbg !570 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !571
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #9, !dbg !571
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.33, i32 0, i32 0)) #8, !dbg !573
  call void @__midway_havoc(i8* noundef nonnull %3, i32 noundef 8) #8, !dbg !574
  %4 = load double, double* %2, align 8, !dbg !575
  %5 = fcmp oge double %4, -1.000000e+00, !dbg !575
  %6 = fcmp ole double %4, 1.000000e+00, !dbg !575
  %7 = and i1 %5, %6, !dbg !575
  %8 = zext i1 %7 to i32, !dbg !575
  call void @__midway_assume(i32 noundef %8) #8, !dbg !575
  %9 = load double, double* %2, align 8, !dbg !576
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #9, !dbg !577
  %10 = fptrunc double %9 to float, !dbg !578
  ret float %10, !dbg !578
}

define dso_local double @erfc(double noundef %0) local_unnamed_addr #3 !dbg !579 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !580
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #9, !dbg !580
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.34, i32 0, i32 0)) #8, !dbg !582
  call void @__midway_havoc(i8* noundef nonnull %3, i32 noundef 8) #8, !dbg !583
  %4 = load double, double* %2, align 8, !dbg !584
  %5 = fcmp oge double %4, 0.000000e+00, !dbg !584
  %6 = fcmp ole double %4, 2.000000e+00, !dbg !584
  %7 = and i1 %5, %6, !dbg !584
  %8 = zext i1 %7 to i32, !dbg !584
  call void @__midway_assume(i32 noundef %8) #8, !dbg !584
  %9 = load double, double* %2, align 8, !dbg !585
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #9, !dbg !586
  ret double %9, !dbg !587
}

define dso_local float @erfcf(float noundef %0) local_unnamed_addr #3 !dbg !588 {
  %2 = alloca double, align 8
  %3 = bitcast double* %2 to i8*, !dbg !589
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #9, !dbg !589
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.35, i32 0, i32 0)) #8, !dbg !591
  call void @__midway_havoc(i8* noundef nonnull %3, i32 noundef 8) #8, !dbg !592
  %4 = load double, double* %2, align 8, !dbg !593
  %5 = fcmp oge double %4, 0.000000e+00, !dbg !593
  %6 = fcmp ole double %4, 2.000000e+00, !dbg !593
  %7 = and i1 %5, %6, !dbg !593
  %8 = zext i1 %7 to i32, !dbg !593
  call void @__midway_assume(i32 noundef %8) #8, !dbg !593
  %9 = load double, double* %2, align 8, !dbg !594
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #9, !dbg !595
  %10 = fptrunc double %9 to float, !dbg !596
  ret float %10, !dbg !596
}

define dso_local double @atan2(double %0, double %1) local_unnamed_addr #3 !dbg !597 {
  %3 = alloca double, align 8
  %4 = bitcast double* %3 to i8*, !dbg !598
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %4) #9, !dbg !598
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.36, i32 0, i32 0)) #8, !dbg !600
  call void @__midway_havoc(i8* noundef nonnull %4, i32 noundef 8) #8, !dbg !601
  %5 = load double, double* %3, align 8, !dbg !602
  %6 = fcmp oge double %5, 0xC00921FB54442D19, !dbg !602
  %7 = fcmp ole double %5, 0x400921FB54442D19, !dbg !602
  %8 = and i1 %6, %7, !dbg !602
  %9 = zext i1 %8 to i32, !dbg !602
  call void @__midway_assume(i32 noundef %9) #8, !dbg !602
  %10 = load double, double* %3, align 8, !dbg !603
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %4) #9, !dbg !604
  ret double %10, !dbg !605
}

define dso_local float @atan2f(float noundef %0, float noundef %1) local_unnamed_addr #3 !dbg !606 {
  %3 = alloca double, align 8
  %4 = bitcast double* %3 to i8*, !dbg !607
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %4) #9, !dbg !607
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.36, i32 0, i32 0)) #8, !dbg !610
  call void @__midway_havoc(i8* noundef nonnull %4, i32 noundef 8) #8, !dbg !611
  %5 = load double, double* %3, align 8, !dbg !612
  %6 = fcmp oge double %5, 0xC00921FB54442D19, !dbg !612
  %7 = fcmp ole double %5, 0x400921FB54442D19, !dbg !612
  %8 = and i1 %6, %7, !dbg !612
  %9 = zext i1 %8 to i32, !dbg !612
  call void @__midway_assume(i32 noundef %9) #8, !dbg !612
  %10 = load double, double* %3, align 8, !dbg !613
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %4) #9, !dbg !614
  %11 = fptrunc double %10 to float, !dbg !615
  ret float %11, !dbg !615
}

define dso_local double @remainder(double noundef %0, double noundef %1) local_unnamed_addr #3 !dbg !616 {
  %3 = alloca double, align 8
  %4 = bitcast double* %3 to i8*, !dbg !617
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %4) #9, !dbg !617
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.37, i32 0, i32 0)) #8, !dbg !619
  call void @__midway_havoc(i8* noundef nonnull %4, i32 noundef 8) #8, !dbg !620
  %5 = load double, double* %3, align 8, !dbg !621
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %4) #9, !dbg !622
  ret double %5, !dbg !623
}

define dso_local double @nextafter(double noundef %0, double noundef %1) local_unnamed_addr #3 !dbg !624 {
  %3 = alloca double, align 8
  %4 = bitcast double* %3 to i8*, !dbg !625
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %4) #9, !dbg !625
  call void @__midway_ledger(i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0), i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.38, i32 0, i32 0)) #8, !dbg !627
  call void @__midway_havoc(i8* noundef nonnull %4, i32 noundef 8) #8, !dbg !628
  %5 = load double, double* %3, align 8, !dbg !629
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %4) #9, !dbg !630
  ret double %5, !dbg !631
}

define dso_local double @cabs({ double, double }* nocapture noundef readonly byval({ double, double }) align 4 %0) local_unnamed_addr #7 !dbg !632 {
  %2 = getelementptr inbounds { double, double }, { double, double }* %0, i32 0, i32 0, !dbg !633
  %3 = load double, double* %2, align 4, !dbg !633
  %4 = getelementptr inbounds { double, double }, { double, double }* %0, i32 0, i32 1, !dbg !633
  %5 = load double, double* %4, align 4, !dbg !633
  %6 = fmul double %5, %5, !dbg !634
  %7 = call double @llvm.fmuladd.f64(double %3, double %3, double %6) #9, !dbg !634
  %8 = call double @llvm.sqrt.f64(double %7) #9, !dbg !634
  ret double %8, !dbg !633
}

define dso_local void @sincos(double noundef %0, double* noundef %1, double* noundef %2) local_unnamed_addr #3 !dbg !636 {
  %4 = bitcast double* %1 to i8*, !dbg !637
  call void @__midway_check(i8* noundef %4, i32 noundef 8, i32 noundef 1) #8, !dbg !637
  %5 = bitcast double* %2 to i8*, !dbg !638
  call void @__midway_check(i8* noundef %5, i32 noundef 8, i32 noundef 1) #8, !dbg !638
  %6 = call double @llvm.sin.f64(double %0), !dbg !639
  store double %6, double* %1, align 4, !dbg !639
  %7 = call double @llvm.cos.f64(double %0), !dbg !640
  store double %7, double* %2, align 4, !dbg !640
  ret void, !dbg !641
}

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #5

declare void @__midway_havoc(i8* noundef, i32 noundef) local_unnamed_addr #5

declare void @__midway_assume(i32 noundef) local_unnamed_addr #5

attributes #0 = { mustprogress nofree nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #3 = { nounwind null_pointer_is_valid }
attributes #4 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #5 = { null_pointer_is_valid }
attributes #6 = { nofree norecurse nosync nounwind null_pointer_is_valid readnone }
attributes #7 = { mustprogress nofree nosync nounwind null_pointer_is_valid readonly willreturn }
attributes #8 = { nobuiltin nounwind }
attributes #9 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/math.c", directory: ".")
!2 = !{i32 1, !"NumRegisterParameters", i32 0}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"PIC Level", i32 2}
!7 = !{i32 7, !"PIE Level", i32 2}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "sqrt", scope: !1, file: !1, line: 20, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 20, scope: !9)
!13 = distinct !DISubprogram(name: "sqrtf", scope: !1, file: !1, line: 20, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!14 = !DILocation(line: 20, scope: !13)
!15 = distinct !DISubprogram(name: "sqrtl", scope: !1, file: !1, line: 20, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!16 = !DILocation(line: 20, scope: !15)
!17 = distinct !DISubprogram(name: "fabs", scope: !1, file: !1, line: 21, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!18 = !DILocation(line: 21, scope: !17)
!19 = distinct !DISubprogram(name: "fabsf", scope: !1, file: !1, line: 21, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!20 = !DILocation(line: 21, scope: !19)
!21 = distinct !DISubprogram(name: "fabsl", scope: !1, file: !1, line: 21, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!22 = !DILocation(line: 21, scope: !21)
!23 = distinct !DISubprogram(name: "floor", scope: !1, file: !1, line: 22, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!24 = !DILocation(line: 22, scope: !23)
!25 = distinct !DISubprogram(name: "floorf", scope: !1, file: !1, line: 22, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!26 = !DILocation(line: 22, scope: !25)
!27 = distinct !DISubprogram(name: "floorl", scope: !1, file: !1, line: 22, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!28 = !DILocation(line: 22, scope: !27)
!29 = distinct !DISubprogram(name: "ceil", scope: !1, file: !1, line: 23, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!30 = !DILocation(line: 23, scope: !29)
!31 = distinct !DISubprogram(name: "ceilf", scope: !1, file: !1, line: 23, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!32 = !DILocation(line: 23, scope: !31)
!33 = distinct !DISubprogram(name: "ceill", scope: !1, file: !1, line: 23, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!34 = !DILocation(line: 23, scope: !33)
!35 = distinct !DISubprogram(name: "trunc", scope: !1, file: !1, line: 24, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!36 = !DILocation(line: 24, scope: !35)
!37 = distinct !DISubprogram(name: "truncf", scope: !1, file: !1, line: 24, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!38 = !DILocation(line: 24, scope: !37)
!39 = distinct !DISubprogram(name: "truncl", scope: !1, file: !1, line: 24, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!40 = !DILocation(line: 24, scope: !39)
!41 = distinct !DISubprogram(name: "round", scope: !1, file: !1, line: 25, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!42 = !DILocation(line: 25, scope: !41)
!43 = distinct !DISubprogram(name: "roundf", scope: !1, file: !1, line: 25, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!44 = !DILocation(line: 25, scope: !43)
!45 = distinct !DISubprogram(name: "roundl", scope: !1, file: !1, line: 25, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!46 = !DILocation(line: 25, scope: !45)
!47 = distinct !DISubprogram(name: "rint", scope: !1, file: !1, line: 26, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!48 = !DILocation(line: 26, scope: !47)
!49 = distinct !DISubprogram(name: "rintf", scope: !1, file: !1, line: 26, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!50 = !DILocation(line: 26, scope: !49)
!51 = distinct !DISubprogram(name: "rintl", scope: !1, file: !1, line: 26, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!52 = !DILocation(line: 26, scope: !51)
!53 = distinct !DISubprogram(name: "nearbyint", scope: !1, file: !1, line: 27, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!54 = !DILocation(line: 27, scope: !53)
!55 = distinct !DISubprogram(name: "nearbyintf", scope: !1, file: !1, line: 27, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!56 = !DILocation(line: 27, scope: !55)
!57 = distinct !DISubprogram(name: "nearbyintl", scope: !1, file: !1, line: 27, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!58 = !DILocation(line: 27, scope: !57)
!59 = distinct !DISubprogram(name: "sin", scope: !1, file: !1, line: 28, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!60 = !DILocation(line: 28, scope: !59)
!61 = distinct !DISubprogram(name: "sinf", scope: !1, file: !1, line: 28, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!62 = !DILocation(line: 28, scope: !61)
!63 = distinct !DISubprogram(name: "sinl", scope: !1, file: !1, line: 28, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!64 = !DILocation(line: 28, scope: !63)
!65 = distinct !DISubprogram(name: "cos", scope: !1, file: !1, line: 29, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!66 = !DILocation(line: 29, scope: !65)
!67 = distinct !DISubprogram(name: "cosf", scope: !1, file: !1, line: 29, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!68 = !DILocation(line: 29, scope: !67)
!69 = distinct !DISubprogram(name: "cosl", scope: !1, file: !1, line: 29, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!70 = !DILocation(line: 29, scope: !69)
!71 = distinct !DISubprogram(name: "exp", scope: !1, file: !1, line: 30, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!72 = !DILocation(line: 30, scope: !71)
!73 = distinct !DISubprogram(name: "expf", scope: !1, file: !1, line: 30, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!74 = !DILocation(line: 30, scope: !73)
!75 = distinct !DISubprogram(name: "expl", scope: !1, file: !1, line: 30, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!76 = !DILocation(line: 30, scope: !75)
!77 = distinct !DISubprogram(name: "exp2", scope: !1, file: !1, line: 31, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!78 = !DILocation(line: 31, scope: !77)
!79 = distinct !DISubprogram(name: "exp2f", scope: !1, file: !1, line: 31, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!80 = !DILocation(line: 31, scope: !79)
!81 = distinct !DISubprogram(name: "exp2l", scope: !1, file: !1, line: 31, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!82 = !DILocation(line: 31, scope: !81)
!83 = distinct !DISubprogram(name: "log", scope: !1, file: !1, line: 32, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!84 = !DILocation(line: 32, scope: !83)
!85 = distinct !DISubprogram(name: "logf", scope: !1, file: !1, line: 32, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!86 = !DILocation(line: 32, scope: !85)
!87 = distinct !DISubprogram(name: "logl", scope: !1, file: !1, line: 32, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!88 = !DILocation(line: 32, scope: !87)
!89 = distinct !DISubprogram(name: "log2", scope: !1, file: !1, line: 33, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!90 = !DILocation(line: 33, scope: !89)
!91 = distinct !DISubprogram(name: "log2f", scope: !1, file: !1, line: 33, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!92 = !DILocation(line: 33, scope: !91)
!93 = distinct !DISubprogram(name: "log2l", scope: !1, file: !1, line: 33, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!94 = !DILocation(line: 33, scope: !93)
!95 = distinct !DISubprogram(name: "log10", scope: !1, file: !1, line: 34, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!96 = !DILocation(line: 34, scope: !95)
!97 = distinct !DISubprogram(name: "log10f", scope: !1, file: !1, line: 34, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!98 = !DILocation(line: 34, scope: !97)
!99 = distinct !DISubprogram(name: "log10l", scope: !1, file: !1, line: 34, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!100 = !DILocation(line: 34, scope: !99)
!101 = distinct !DISubprogram(name: "pow", scope: !1, file: !1, line: 35, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!102 = !DILocation(line: 35, scope: !101)
!103 = distinct !DISubprogram(name: "powf", scope: !1, file: !1, line: 35, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!104 = !DILocation(line: 35, scope: !103)
!105 = distinct !DISubprogram(name: "powl", scope: !1, file: !1, line: 35, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!106 = !DILocation(line: 35, scope: !105)
!107 = distinct !DISubprogram(name: "fmin", scope: !1, file: !1, line: 36, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!108 = !DILocation(line: 36, scope: !107)
!109 = distinct !DISubprogram(name: "fminf", scope: !1, file: !1, line: 36, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!110 = !DILocation(line: 36, scope: !109)
!111 = distinct !DISubprogram(name: "fminl", scope: !1, file: !1, line: 36, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!112 = !DILocation(line: 36, scope: !111)
!113 = distinct !DISubprogram(name: "fmax", scope: !1, file: !1, line: 37, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!114 = !DILocation(line: 37, scope: !113)
!115 = distinct !DISubprogram(name: "fmaxf", scope: !1, file: !1, line: 37, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!116 = !DILocation(line: 37, scope: !115)
!117 = distinct !DISubprogram(name: "fmaxl", scope: !1, file: !1, line: 37, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!118 = !DILocation(line: 37, scope: !117)
!119 = distinct !DISubprogram(name: "copysign", scope: !1, file: !1, line: 38, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!120 = !DILocation(line: 38, scope: !119)
!121 = distinct !DISubprogram(name: "copysignf", scope: !1, file: !1, line: 38, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!122 = !DILocation(line: 38, scope: !121)
!123 = distinct !DISubprogram(name: "copysignl", scope: !1, file: !1, line: 38, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!124 = !DILocation(line: 38, scope: !123)
!125 = distinct !DISubprogram(name: "fmod", scope: !1, file: !1, line: 39, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!126 = !DILocation(line: 39, scope: !125)
!127 = distinct !DISubprogram(name: "fmodf", scope: !1, file: !1, line: 39, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!128 = !DILocation(line: 39, scope: !127)
!129 = distinct !DISubprogram(name: "fmodl", scope: !1, file: !1, line: 39, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!130 = !DILocation(line: 39, scope: !129)
!131 = distinct !DISubprogram(name: "fma", scope: !1, file: !1, line: 41, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!132 = !DILocation(line: 41, scope: !131)
!133 = distinct !DISubprogram(name: "fmaf", scope: !1, file: !1, line: 42, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!134 = !DILocation(line: 42, scope: !133)
!135 = distinct !DISubprogram(name: "lround", scope: !1, file: !1, line: 44, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!136 = !DILocation(line: 44, scope: !135)
!137 = distinct !DISubprogram(name: "llround", scope: !1, file: !1, line: 45, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!138 = !DILocation(line: 45, scope: !137)
!139 = distinct !DISubprogram(name: "lrint", scope: !1, file: !1, line: 46, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!140 = !DILocation(line: 46, scope: !139)
!141 = distinct !DISubprogram(name: "llrint", scope: !1, file: !1, line: 47, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!142 = !DILocation(line: 47, scope: !141)
!143 = distinct !DISubprogram(name: "lroundf", scope: !1, file: !1, line: 48, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!144 = !DILocation(line: 48, scope: !143)
!145 = distinct !DISubprogram(name: "lrintf", scope: !1, file: !1, line: 49, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!146 = !DILocation(line: 49, scope: !145)
!147 = distinct !DISubprogram(name: "fdim", scope: !1, file: !1, line: 51, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!148 = !DILocation(line: 51, scope: !147)
!149 = distinct !DISubprogram(name: "hypot", scope: !1, file: !1, line: 52, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!150 = !DILocation(line: 52, scope: !149)
!151 = distinct !DISubprogram(name: "hypotf", scope: !1, file: !1, line: 53, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!152 = !DILocation(line: 53, scope: !151)
!153 = distinct !DISubprogram(name: "modf", scope: !1, file: !1, line: 55, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!154 = !DILocation(line: 57, scope: !153)
!155 = !DILocation(line: 58, scope: !153)
!156 = !DILocation(line: 59, scope: !153)
!157 = !DILocation(line: 60, scope: !153)
!158 = distinct !DISubprogram(name: "isnan", scope: !1, file: !1, line: 78, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!159 = !DILocation(line: 78, scope: !158)
!160 = distinct !DISubprogram(name: "__isnan", scope: !1, file: !1, line: 79, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!161 = !DILocation(line: 79, scope: !160)
!162 = distinct !DISubprogram(name: "__isnanf", scope: !1, file: !1, line: 80, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!163 = !DILocation(line: 80, scope: !162)
!164 = distinct !DISubprogram(name: "__isnanl", scope: !1, file: !1, line: 81, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!165 = !DILocation(line: 81, scope: !164)
!166 = distinct !DISubprogram(name: "isnanf", scope: !1, file: !1, line: 82, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!167 = !DILocation(line: 82, scope: !166)
!168 = distinct !DISubprogram(name: "isinf", scope: !1, file: !1, line: 83, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!169 = !DILocation(line: 70, scope: !170, inlinedAt: !171)
!170 = distinct !DISubprogram(name: "magnitude_bits", scope: !1, file: !1, line: 70, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!171 = distinct !DILocation(line: 83, scope: !168)
!172 = !DILocation(line: 83, scope: !168)
!173 = distinct !DISubprogram(name: "__isinf", scope: !1, file: !1, line: 84, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!174 = !DILocation(line: 70, scope: !170, inlinedAt: !175)
!175 = distinct !DILocation(line: 83, scope: !168, inlinedAt: !176)
!176 = distinct !DILocation(line: 84, scope: !173)
!177 = !DILocation(line: 83, scope: !168, inlinedAt: !176)
!178 = !DILocation(line: 84, scope: !173)
!179 = distinct !DISubprogram(name: "__isinff", scope: !1, file: !1, line: 85, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!180 = !DILocation(line: 85, scope: !179)
!181 = !DILocation(line: 70, scope: !170, inlinedAt: !182)
!182 = distinct !DILocation(line: 83, scope: !168, inlinedAt: !183)
!183 = distinct !DILocation(line: 85, scope: !179)
!184 = !DILocation(line: 83, scope: !168, inlinedAt: !183)
!185 = distinct !DISubprogram(name: "__isinfl", scope: !1, file: !1, line: 86, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!186 = !DILocation(line: 86, scope: !185)
!187 = !DILocation(line: 70, scope: !170, inlinedAt: !188)
!188 = distinct !DILocation(line: 83, scope: !168, inlinedAt: !189)
!189 = distinct !DILocation(line: 86, scope: !185)
!190 = !DILocation(line: 83, scope: !168, inlinedAt: !189)
!191 = distinct !DISubprogram(name: "isinff", scope: !1, file: !1, line: 87, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!192 = !DILocation(line: 87, scope: !191)
!193 = !DILocation(line: 70, scope: !170, inlinedAt: !194)
!194 = distinct !DILocation(line: 83, scope: !168, inlinedAt: !195)
!195 = distinct !DILocation(line: 87, scope: !191)
!196 = !DILocation(line: 83, scope: !168, inlinedAt: !195)
!197 = distinct !DISubprogram(name: "finite", scope: !1, file: !1, line: 88, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!198 = !DILocation(line: 70, scope: !170, inlinedAt: !199)
!199 = distinct !DILocation(line: 88, scope: !197)
!200 = !DILocation(line: 88, scope: !197)
!201 = distinct !DISubprogram(name: "__finite", scope: !1, file: !1, line: 89, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!202 = !DILocation(line: 70, scope: !170, inlinedAt: !203)
!203 = distinct !DILocation(line: 89, scope: !201)
!204 = !DILocation(line: 89, scope: !201)
!205 = distinct !DISubprogram(name: "__finitef", scope: !1, file: !1, line: 90, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!206 = !DILocation(line: 90, scope: !205)
!207 = !DILocation(line: 70, scope: !170, inlinedAt: !208)
!208 = distinct !DILocation(line: 90, scope: !205)
!209 = distinct !DISubprogram(name: "__finitel", scope: !1, file: !1, line: 91, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!210 = !DILocation(line: 91, scope: !209)
!211 = !DILocation(line: 70, scope: !170, inlinedAt: !212)
!212 = distinct !DILocation(line: 91, scope: !209)
!213 = distinct !DISubprogram(name: "__signbit", scope: !1, file: !1, line: 92, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!214 = !DILocation(line: 92, scope: !213)
!215 = distinct !DISubprogram(name: "__signbitf", scope: !1, file: !1, line: 93, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!216 = !DILocation(line: 93, scope: !215)
!217 = !DILocation(line: 92, scope: !213, inlinedAt: !218)
!218 = distinct !DILocation(line: 93, scope: !215)
!219 = distinct !DISubprogram(name: "__signbitl", scope: !1, file: !1, line: 94, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!220 = !DILocation(line: 94, scope: !219)
!221 = !DILocation(line: 92, scope: !213, inlinedAt: !222)
!222 = distinct !DILocation(line: 94, scope: !219)
!223 = distinct !DISubprogram(name: "__fpclassify", scope: !1, file: !1, line: 96, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!224 = !DILocation(line: 70, scope: !170, inlinedAt: !225)
!225 = distinct !DILocation(line: 98, scope: !223)
!226 = !DILocation(line: 99, scope: !223)
!227 = !DILocation(line: 101, scope: !223)
!228 = !DILocation(line: 103, scope: !223)
!229 = !DILocation(line: 105, scope: !223)
!230 = !DILocation(line: 0, scope: !223)
!231 = !DILocation(line: 106, scope: !223)
!232 = distinct !DISubprogram(name: "__fpclassifyf", scope: !1, file: !1, line: 108, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!233 = !DILocation(line: 111, scope: !232)
!234 = !DILocation(line: 112, scope: !232)
!235 = !DILocation(line: 70, scope: !170, inlinedAt: !236)
!236 = distinct !DILocation(line: 98, scope: !223, inlinedAt: !237)
!237 = distinct !DILocation(line: 112, scope: !232)
!238 = !DILocation(line: 99, scope: !223, inlinedAt: !237)
!239 = !DILocation(line: 101, scope: !223, inlinedAt: !237)
!240 = !DILocation(line: 103, scope: !223, inlinedAt: !237)
!241 = !DILocation(line: 105, scope: !223, inlinedAt: !237)
!242 = distinct !DISubprogram(name: "__fpclassifyl", scope: !1, file: !1, line: 115, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!243 = !DILocation(line: 115, scope: !242)
!244 = !DILocation(line: 70, scope: !170, inlinedAt: !245)
!245 = distinct !DILocation(line: 98, scope: !223, inlinedAt: !246)
!246 = distinct !DILocation(line: 115, scope: !242)
!247 = !DILocation(line: 99, scope: !223, inlinedAt: !246)
!248 = !DILocation(line: 101, scope: !223, inlinedAt: !246)
!249 = !DILocation(line: 103, scope: !223, inlinedAt: !246)
!250 = !DILocation(line: 105, scope: !223, inlinedAt: !246)
!251 = !DILocation(line: 0, scope: !223, inlinedAt: !246)
!252 = distinct !DISubprogram(name: "frexp", scope: !1, file: !1, line: 119, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!253 = !DILocation(line: 122, scope: !252)
!254 = !DILocation(line: 123, scope: !252)
!255 = !DILocation(line: 70, scope: !170, inlinedAt: !256)
!256 = distinct !DILocation(line: 123, scope: !252)
!257 = !DILocation(line: 124, scope: !252)
!258 = !DILocation(line: 129, scope: !252)
!259 = !DILocation(line: 130, scope: !252)
!260 = !DILocation(line: 132, scope: !252)
!261 = !DILocation(line: 0, scope: !252)
!262 = !DILocation(line: 133, scope: !252)
!263 = !DILocation(line: 134, scope: !252)
!264 = distinct !DISubprogram(name: "ldexp", scope: !1, file: !1, line: 137, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!265 = !DILocation(line: 139, scope: !264)
!266 = !DILocation(line: 141, scope: !264)
!267 = !DILocation(line: 140, scope: !264)
!268 = distinct !{!268, !265, !267, !269, !270}
!269 = !{!"llvm.loop.mustprogress"}
!270 = !{!"llvm.loop.unroll.disable"}
!271 = !DILocation(line: 142, scope: !264)
!272 = distinct !{!272, !266, !271, !269, !270}
!273 = !DILocation(line: 145, scope: !264)
!274 = !DILocation(line: 146, scope: !264)
!275 = distinct !DISubprogram(name: "ldexpf", scope: !1, file: !1, line: 148, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!276 = !DILocation(line: 148, scope: !275)
!277 = !DILocation(line: 139, scope: !264, inlinedAt: !278)
!278 = distinct !DILocation(line: 148, scope: !275)
!279 = !DILocation(line: 141, scope: !264, inlinedAt: !278)
!280 = !DILocation(line: 140, scope: !264, inlinedAt: !278)
!281 = distinct !{!281, !277, !280, !269, !270}
!282 = !DILocation(line: 142, scope: !264, inlinedAt: !278)
!283 = distinct !{!283, !279, !282, !269, !270}
!284 = !DILocation(line: 145, scope: !264, inlinedAt: !278)
!285 = distinct !DISubprogram(name: "scalbn", scope: !1, file: !1, line: 149, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!286 = !DILocation(line: 139, scope: !264, inlinedAt: !287)
!287 = distinct !DILocation(line: 149, scope: !285)
!288 = !DILocation(line: 141, scope: !264, inlinedAt: !287)
!289 = !DILocation(line: 140, scope: !264, inlinedAt: !287)
!290 = distinct !{!290, !286, !289, !269, !270}
!291 = !DILocation(line: 142, scope: !264, inlinedAt: !287)
!292 = distinct !{!292, !288, !291, !269, !270}
!293 = !DILocation(line: 145, scope: !264, inlinedAt: !287)
!294 = !DILocation(line: 149, scope: !285)
!295 = distinct !DISubprogram(name: "logb", scope: !1, file: !1, line: 150, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!296 = !DILocation(line: 70, scope: !170, inlinedAt: !297)
!297 = distinct !DILocation(line: 150, scope: !295)
!298 = !DILocation(line: 150, scope: !295)
!299 = distinct !DISubprogram(name: "tan", scope: !1, file: !1, line: 179, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!300 = !DILocation(line: 165, scope: !301, inlinedAt: !302)
!301 = distinct !DISubprogram(name: "any", scope: !1, file: !1, line: 163, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!302 = distinct !DILocation(line: 179, scope: !299)
!303 = !DILocation(line: 166, scope: !301, inlinedAt: !302)
!304 = !DILocation(line: 167, scope: !301, inlinedAt: !302)
!305 = !DILocation(line: 168, scope: !301, inlinedAt: !302)
!306 = !DILocation(line: 169, scope: !301, inlinedAt: !302)
!307 = !DILocation(line: 179, scope: !299)
!308 = distinct !DISubprogram(name: "tanf", scope: !1, file: !1, line: 179, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!309 = !DILocation(line: 165, scope: !301, inlinedAt: !310)
!310 = distinct !DILocation(line: 179, scope: !308)
!311 = !DILocation(line: 166, scope: !301, inlinedAt: !310)
!312 = !DILocation(line: 167, scope: !301, inlinedAt: !310)
!313 = !DILocation(line: 168, scope: !301, inlinedAt: !310)
!314 = !DILocation(line: 169, scope: !301, inlinedAt: !310)
!315 = !DILocation(line: 179, scope: !308)
!316 = distinct !DISubprogram(name: "sinh", scope: !1, file: !1, line: 180, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!317 = !DILocation(line: 165, scope: !301, inlinedAt: !318)
!318 = distinct !DILocation(line: 180, scope: !316)
!319 = !DILocation(line: 166, scope: !301, inlinedAt: !318)
!320 = !DILocation(line: 167, scope: !301, inlinedAt: !318)
!321 = !DILocation(line: 168, scope: !301, inlinedAt: !318)
!322 = !DILocation(line: 169, scope: !301, inlinedAt: !318)
!323 = !DILocation(line: 180, scope: !316)
!324 = distinct !DISubprogram(name: "sinhf", scope: !1, file: !1, line: 180, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!325 = !DILocation(line: 165, scope: !301, inlinedAt: !326)
!326 = distinct !DILocation(line: 180, scope: !324)
!327 = !DILocation(line: 166, scope: !301, inlinedAt: !326)
!328 = !DILocation(line: 167, scope: !301, inlinedAt: !326)
!329 = !DILocation(line: 168, scope: !301, inlinedAt: !326)
!330 = !DILocation(line: 169, scope: !301, inlinedAt: !326)
!331 = !DILocation(line: 180, scope: !324)
!332 = distinct !DISubprogram(name: "cosh", scope: !1, file: !1, line: 181, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!333 = !DILocation(line: 165, scope: !301, inlinedAt: !334)
!334 = distinct !DILocation(line: 181, scope: !332)
!335 = !DILocation(line: 166, scope: !301, inlinedAt: !334)
!336 = !DILocation(line: 167, scope: !301, inlinedAt: !334)
!337 = !DILocation(line: 168, scope: !301, inlinedAt: !334)
!338 = !DILocation(line: 169, scope: !301, inlinedAt: !334)
!339 = !DILocation(line: 181, scope: !332)
!340 = distinct !DISubprogram(name: "coshf", scope: !1, file: !1, line: 181, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!341 = !DILocation(line: 165, scope: !301, inlinedAt: !342)
!342 = distinct !DILocation(line: 181, scope: !340)
!343 = !DILocation(line: 166, scope: !301, inlinedAt: !342)
!344 = !DILocation(line: 167, scope: !301, inlinedAt: !342)
!345 = !DILocation(line: 168, scope: !301, inlinedAt: !342)
!346 = !DILocation(line: 169, scope: !301, inlinedAt: !342)
!347 = !DILocation(line: 181, scope: !340)
!348 = distinct !DISubprogram(name: "asinh", scope: !1, file: !1, line: 182, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!349 = !DILocation(line: 165, scope: !301, inlinedAt: !350)
!350 = distinct !DILocation(line: 182, scope: !348)
!351 = !DILocation(line: 166, scope: !301, inlinedAt: !350)
!352 = !DILocation(line: 167, scope: !301, inlinedAt: !350)
!353 = !DILocation(line: 168, scope: !301, inlinedAt: !350)
!354 = !DILocation(line: 169, scope: !301, inlinedAt: !350)
!355 = !DILocation(line: 182, scope: !348)
!356 = distinct !DISubprogram(name: "asinhf", scope: !1, file: !1, line: 182, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!357 = !DILocation(line: 165, scope: !301, inlinedAt: !358)
!358 = distinct !DILocation(line: 182, scope: !356)
!359 = !DILocation(line: 166, scope: !301, inlinedAt: !358)
!360 = !DILocation(line: 167, scope: !301, inlinedAt: !358)
!361 = !DILocation(line: 168, scope: !301, inlinedAt: !358)
!362 = !DILocation(line: 169, scope: !301, inlinedAt: !358)
!363 = !DILocation(line: 182, scope: !356)
!364 = distinct !DISubprogram(name: "acosh", scope: !1, file: !1, line: 183, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!365 = !DILocation(line: 165, scope: !301, inlinedAt: !366)
!366 = distinct !DILocation(line: 183, scope: !364)
!367 = !DILocation(line: 166, scope: !301, inlinedAt: !366)
!368 = !DILocation(line: 167, scope: !301, inlinedAt: !366)
!369 = !DILocation(line: 168, scope: !301, inlinedAt: !366)
!370 = !DILocation(line: 169, scope: !301, inlinedAt: !366)
!371 = !DILocation(line: 183, scope: !364)
!372 = distinct !DISubprogram(name: "acoshf", scope: !1, file: !1, line: 183, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!373 = !DILocation(line: 165, scope: !301, inlinedAt: !374)
!374 = distinct !DILocation(line: 183, scope: !372)
!375 = !DILocation(line: 166, scope: !301, inlinedAt: !374)
!376 = !DILocation(line: 167, scope: !301, inlinedAt: !374)
!377 = !DILocation(line: 168, scope: !301, inlinedAt: !374)
!378 = !DILocation(line: 169, scope: !301, inlinedAt: !374)
!379 = !DILocation(line: 183, scope: !372)
!380 = distinct !DISubprogram(name: "atanh", scope: !1, file: !1, line: 184, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!381 = !DILocation(line: 165, scope: !301, inlinedAt: !382)
!382 = distinct !DILocation(line: 184, scope: !380)
!383 = !DILocation(line: 166, scope: !301, inlinedAt: !382)
!384 = !DILocation(line: 167, scope: !301, inlinedAt: !382)
!385 = !DILocation(line: 168, scope: !301, inlinedAt: !382)
!386 = !DILocation(line: 169, scope: !301, inlinedAt: !382)
!387 = !DILocation(line: 184, scope: !380)
!388 = distinct !DISubprogram(name: "atanhf", scope: !1, file: !1, line: 184, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!389 = !DILocation(line: 165, scope: !301, inlinedAt: !390)
!390 = distinct !DILocation(line: 184, scope: !388)
!391 = !DILocation(line: 166, scope: !301, inlinedAt: !390)
!392 = !DILocation(line: 167, scope: !301, inlinedAt: !390)
!393 = !DILocation(line: 168, scope: !301, inlinedAt: !390)
!394 = !DILocation(line: 169, scope: !301, inlinedAt: !390)
!395 = !DILocation(line: 184, scope: !388)
!396 = distinct !DISubprogram(name: "cbrt", scope: !1, file: !1, line: 185, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!397 = !DILocation(line: 165, scope: !301, inlinedAt: !398)
!398 = distinct !DILocation(line: 185, scope: !396)
!399 = !DILocation(line: 166, scope: !301, inlinedAt: !398)
!400 = !DILocation(line: 167, scope: !301, inlinedAt: !398)
!401 = !DILocation(line: 168, scope: !301, inlinedAt: !398)
!402 = !DILocation(line: 169, scope: !301, inlinedAt: !398)
!403 = !DILocation(line: 185, scope: !396)
!404 = distinct !DISubprogram(name: "cbrtf", scope: !1, file: !1, line: 185, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!405 = !DILocation(line: 165, scope: !301, inlinedAt: !406)
!406 = distinct !DILocation(line: 185, scope: !404)
!407 = !DILocation(line: 166, scope: !301, inlinedAt: !406)
!408 = !DILocation(line: 167, scope: !301, inlinedAt: !406)
!409 = !DILocation(line: 168, scope: !301, inlinedAt: !406)
!410 = !DILocation(line: 169, scope: !301, inlinedAt: !406)
!411 = !DILocation(line: 185, scope: !404)
!412 = distinct !DISubprogram(name: "expm1", scope: !1, file: !1, line: 186, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!413 = !DILocation(line: 165, scope: !301, inlinedAt: !414)
!414 = distinct !DILocation(line: 186, scope: !412)
!415 = !DILocation(line: 166, scope: !301, inlinedAt: !414)
!416 = !DILocation(line: 167, scope: !301, inlinedAt: !414)
!417 = !DILocation(line: 168, scope: !301, inlinedAt: !414)
!418 = !DILocation(line: 169, scope: !301, inlinedAt: !414)
!419 = !DILocation(line: 186, scope: !412)
!420 = distinct !DISubprogram(name: "expm1f", scope: !1, file: !1, line: 186, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!421 = !DILocation(line: 165, scope: !301, inlinedAt: !422)
!422 = distinct !DILocation(line: 186, scope: !420)
!423 = !DILocation(line: 166, scope: !301, inlinedAt: !422)
!424 = !DILocation(line: 167, scope: !301, inlinedAt: !422)
!425 = !DILocation(line: 168, scope: !301, inlinedAt: !422)
!426 = !DILocation(line: 169, scope: !301, inlinedAt: !422)
!427 = !DILocation(line: 186, scope: !420)
!428 = distinct !DISubprogram(name: "log1p", scope: !1, file: !1, line: 187, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!429 = !DILocation(line: 165, scope: !301, inlinedAt: !430)
!430 = distinct !DILocation(line: 187, scope: !428)
!431 = !DILocation(line: 166, scope: !301, inlinedAt: !430)
!432 = !DILocation(line: 167, scope: !301, inlinedAt: !430)
!433 = !DILocation(line: 168, scope: !301, inlinedAt: !430)
!434 = !DILocation(line: 169, scope: !301, inlinedAt: !430)
!435 = !DILocation(line: 187, scope: !428)
!436 = distinct !DISubprogram(name: "log1pf", scope: !1, file: !1, line: 187, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!437 = !DILocation(line: 165, scope: !301, inlinedAt: !438)
!438 = distinct !DILocation(line: 187, scope: !436)
!439 = !DILocation(line: 166, scope: !301, inlinedAt: !438)
!440 = !DILocation(line: 167, scope: !301, inlinedAt: !438)
!441 = !DILocation(line: 168, scope: !301, inlinedAt: !438)
!442 = !DILocation(line: 169, scope: !301, inlinedAt: !438)
!443 = !DILocation(line: 187, scope: !436)
!444 = distinct !DISubprogram(name: "tgamma", scope: !1, file: !1, line: 188, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!445 = !DILocation(line: 165, scope: !301, inlinedAt: !446)
!446 = distinct !DILocation(line: 188, scope: !444)
!447 = !DILocation(line: 166, scope: !301, inlinedAt: !446)
!448 = !DILocation(line: 167, scope: !301, inlinedAt: !446)
!449 = !DILocation(line: 168, scope: !301, inlinedAt: !446)
!450 = !DILocation(line: 169, scope: !301, inlinedAt: !446)
!451 = !DILocation(line: 188, scope: !444)
!452 = distinct !DISubprogram(name: "tgammaf", scope: !1, file: !1, line: 188, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!453 = !DILocation(line: 165, scope: !301, inlinedAt: !454)
!454 = distinct !DILocation(line: 188, scope: !452)
!455 = !DILocation(line: 166, scope: !301, inlinedAt: !454)
!456 = !DILocation(line: 167, scope: !301, inlinedAt: !454)
!457 = !DILocation(line: 168, scope: !301, inlinedAt: !454)
!458 = !DILocation(line: 169, scope: !301, inlinedAt: !454)
!459 = !DILocation(line: 188, scope: !452)
!460 = distinct !DISubprogram(name: "lgamma", scope: !1, file: !1, line: 189, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!461 = !DILocation(line: 165, scope: !301, inlinedAt: !462)
!462 = distinct !DILocation(line: 189, scope: !460)
!463 = !DILocation(line: 166, scope: !301, inlinedAt: !462)
!464 = !DILocation(line: 167, scope: !301, inlinedAt: !462)
!465 = !DILocation(line: 168, scope: !301, inlinedAt: !462)
!466 = !DILocation(line: 169, scope: !301, inlinedAt: !462)
!467 = !DILocation(line: 189, scope: !460)
!468 = distinct !DISubprogram(name: "lgammaf", scope: !1, file: !1, line: 189, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!469 = !DILocation(line: 165, scope: !301, inlinedAt: !470)
!470 = distinct !DILocation(line: 189, scope: !468)
!471 = !DILocation(line: 166, scope: !301, inlinedAt: !470)
!472 = !DILocation(line: 167, scope: !301, inlinedAt: !470)
!473 = !DILocation(line: 168, scope: !301, inlinedAt: !470)
!474 = !DILocation(line: 169, scope: !301, inlinedAt: !470)
!475 = !DILocation(line: 189, scope: !468)
!476 = distinct !DISubprogram(name: "exp10", scope: !1, file: !1, line: 190, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!477 = !DILocation(line: 165, scope: !301, inlinedAt: !478)
!478 = distinct !DILocation(line: 190, scope: !476)
!479 = !DILocation(line: 166, scope: !301, inlinedAt: !478)
!480 = !DILocation(line: 167, scope: !301, inlinedAt: !478)
!481 = !DILocation(line: 168, scope: !301, inlinedAt: !478)
!482 = !DILocation(line: 169, scope: !301, inlinedAt: !478)
!483 = !DILocation(line: 190, scope: !476)
!484 = distinct !DISubprogram(name: "exp10f", scope: !1, file: !1, line: 190, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!485 = !DILocation(line: 165, scope: !301, inlinedAt: !486)
!486 = distinct !DILocation(line: 190, scope: !484)
!487 = !DILocation(line: 166, scope: !301, inlinedAt: !486)
!488 = !DILocation(line: 167, scope: !301, inlinedAt: !486)
!489 = !DILocation(line: 168, scope: !301, inlinedAt: !486)
!490 = !DILocation(line: 169, scope: !301, inlinedAt: !486)
!491 = !DILocation(line: 190, scope: !484)
!492 = distinct !DISubprogram(name: "asin", scope: !1, file: !1, line: 191, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!493 = !DILocation(line: 165, scope: !301, inlinedAt: !494)
!494 = distinct !DILocation(line: 191, scope: !492)
!495 = !DILocation(line: 166, scope: !301, inlinedAt: !494)
!496 = !DILocation(line: 167, scope: !301, inlinedAt: !494)
!497 = !DILocation(line: 168, scope: !301, inlinedAt: !494)
!498 = !DILocation(line: 169, scope: !301, inlinedAt: !494)
!499 = !DILocation(line: 191, scope: !492)
!500 = distinct !DISubprogram(name: "asinf", scope: !1, file: !1, line: 191, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!501 = !DILocation(line: 165, scope: !301, inlinedAt: !502)
!502 = distinct !DILocation(line: 191, scope: !500)
!503 = !DILocation(line: 166, scope: !301, inlinedAt: !502)
!504 = !DILocation(line: 167, scope: !301, inlinedAt: !502)
!505 = !DILocation(line: 168, scope: !301, inlinedAt: !502)
!506 = !DILocation(line: 169, scope: !301, inlinedAt: !502)
!507 = !DILocation(line: 191, scope: !500)
!508 = distinct !DISubprogram(name: "acos", scope: !1, file: !1, line: 192, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!509 = !DILocation(line: 165, scope: !301, inlinedAt: !510)
!510 = distinct !DILocation(line: 192, scope: !508)
!511 = !DILocation(line: 166, scope: !301, inlinedAt: !510)
!512 = !DILocation(line: 167, scope: !301, inlinedAt: !510)
!513 = !DILocation(line: 168, scope: !301, inlinedAt: !510)
!514 = !DILocation(line: 169, scope: !301, inlinedAt: !510)
!515 = !DILocation(line: 192, scope: !508)
!516 = distinct !DISubprogram(name: "acosf", scope: !1, file: !1, line: 192, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!517 = !DILocation(line: 165, scope: !301, inlinedAt: !518)
!518 = distinct !DILocation(line: 192, scope: !516)
!519 = !DILocation(line: 166, scope: !301, inlinedAt: !518)
!520 = !DILocation(line: 167, scope: !301, inlinedAt: !518)
!521 = !DILocation(line: 168, scope: !301, inlinedAt: !518)
!522 = !DILocation(line: 169, scope: !301, inlinedAt: !518)
!523 = !DILocation(line: 192, scope: !516)
!524 = distinct !DISubprogram(name: "tanh", scope: !1, file: !1, line: 193, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!525 = !DILocation(line: 156, scope: !526, inlinedAt: !527)
!526 = distinct !DISubprogram(name: "any_in", scope: !1, file: !1, line: 154, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!527 = distinct !DILocation(line: 193, scope: !524)
!528 = !DILocation(line: 157, scope: !526, inlinedAt: !527)
!529 = !DILocation(line: 158, scope: !526, inlinedAt: !527)
!530 = !DILocation(line: 159, scope: !526, inlinedAt: !527)
!531 = !DILocation(line: 160, scope: !526, inlinedAt: !527)
!532 = !DILocation(line: 161, scope: !526, inlinedAt: !527)
!533 = !DILocation(line: 193, scope: !524)
!534 = distinct !DISubprogram(name: "tanhf", scope: !1, file: !1, line: 193, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!535 = !DILocation(line: 156, scope: !526, inlinedAt: !536)
!536 = distinct !DILocation(line: 193, scope: !534)
!537 = !DILocation(line: 157, scope: !526, inlinedAt: !536)
!538 = !DILocation(line: 158, scope: !526, inlinedAt: !536)
!539 = !DILocation(line: 159, scope: !526, inlinedAt: !536)
!540 = !DILocation(line: 160, scope: !526, inlinedAt: !536)
!541 = !DILocation(line: 161, scope: !526, inlinedAt: !536)
!542 = !DILocation(line: 193, scope: !534)
!543 = distinct !DISubprogram(name: "atan", scope: !1, file: !1, line: 194, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!544 = !DILocation(line: 156, scope: !526, inlinedAt: !545)
!545 = distinct !DILocation(line: 194, scope: !543)
!546 = !DILocation(line: 157, scope: !526, inlinedAt: !545)
!547 = !DILocation(line: 158, scope: !526, inlinedAt: !545)
!548 = !DILocation(line: 159, scope: !526, inlinedAt: !545)
!549 = !DILocation(line: 160, scope: !526, inlinedAt: !545)
!550 = !DILocation(line: 161, scope: !526, inlinedAt: !545)
!551 = !DILocation(line: 194, scope: !543)
!552 = distinct !DISubprogram(name: "atanf", scope: !1, file: !1, line: 194, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!553 = !DILocation(line: 156, scope: !526, inlinedAt: !554)
!554 = distinct !DILocation(line: 194, scope: !552)
!555 = !DILocation(line: 157, scope: !526, inlinedAt: !554)
!556 = !DILocation(line: 158, scope: !526, inlinedAt: !554)
!557 = !DILocation(line: 159, scope: !526, inlinedAt: !554)
!558 = !DILocation(line: 160, scope: !526, inlinedAt: !554)
!559 = !DILocation(line: 161, scope: !526, inlinedAt: !554)
!560 = !DILocation(line: 194, scope: !552)
!561 = distinct !DISubprogram(name: "erf", scope: !1, file: !1, line: 195, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!562 = !DILocation(line: 156, scope: !526, inlinedAt: !563)
!563 = distinct !DILocation(line: 195, scope: !561)
!564 = !DILocation(line: 157, scope: !526, inlinedAt: !563)
!565 = !DILocation(line: 158, scope: !526, inlinedAt: !563)
!566 = !DILocation(line: 159, scope: !526, inlinedAt: !563)
!567 = !DILocation(line: 160, scope: !526, inlinedAt: !563)
!568 = !DILocation(line: 161, scope: !526, inlinedAt: !563)
!569 = !DILocation(line: 195, scope: !561)
!570 = distinct !DISubprogram(name: "erff", scope: !1, file: !1, line: 195, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!571 = !DILocation(line: 156, scope: !526, inlinedAt: !572)
!572 = distinct !DILocation(line: 195, scope: !570)
!573 = !DILocation(line: 157, scope: !526, inlinedAt: !572)
!574 = !DILocation(line: 158, scope: !526, inlinedAt: !572)
!575 = !DILocation(line: 159, scope: !526, inlinedAt: !572)
!576 = !DILocation(line: 160, scope: !526, inlinedAt: !572)
!577 = !DILocation(line: 161, scope: !526, inlinedAt: !572)
!578 = !DILocation(line: 195, scope: !570)
!579 = distinct !DISubprogram(name: "erfc", scope: !1, file: !1, line: 196, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!580 = !DILocation(line: 156, scope: !526, inlinedAt: !581)
!581 = distinct !DILocation(line: 196, scope: !579)
!582 = !DILocation(line: 157, scope: !526, inlinedAt: !581)
!583 = !DILocation(line: 158, scope: !526, inlinedAt: !581)
!584 = !DILocation(line: 159, scope: !526, inlinedAt: !581)
!585 = !DILocation(line: 160, scope: !526, inlinedAt: !581)
!586 = !DILocation(line: 161, scope: !526, inlinedAt: !581)
!587 = !DILocation(line: 196, scope: !579)
!588 = distinct !DISubprogram(name: "erfcf", scope: !1, file: !1, line: 196, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!589 = !DILocation(line: 156, scope: !526, inlinedAt: !590)
!590 = distinct !DILocation(line: 196, scope: !588)
!591 = !DILocation(line: 157, scope: !526, inlinedAt: !590)
!592 = !DILocation(line: 158, scope: !526, inlinedAt: !590)
!593 = !DILocation(line: 159, scope: !526, inlinedAt: !590)
!594 = !DILocation(line: 160, scope: !526, inlinedAt: !590)
!595 = !DILocation(line: 161, scope: !526, inlinedAt: !590)
!596 = !DILocation(line: 196, scope: !588)
!597 = distinct !DISubprogram(name: "atan2", scope: !1, file: !1, line: 198, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!598 = !DILocation(line: 156, scope: !526, inlinedAt: !599)
!599 = distinct !DILocation(line: 198, scope: !597)
!600 = !DILocation(line: 157, scope: !526, inlinedAt: !599)
!601 = !DILocation(line: 158, scope: !526, inlinedAt: !599)
!602 = !DILocation(line: 159, scope: !526, inlinedAt: !599)
!603 = !DILocation(line: 160, scope: !526, inlinedAt: !599)
!604 = !DILocation(line: 161, scope: !526, inlinedAt: !599)
!605 = !DILocation(line: 198, scope: !597)
!606 = distinct !DISubprogram(name: "atan2f", scope: !1, file: !1, line: 199, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!607 = !DILocation(line: 156, scope: !526, inlinedAt: !608)
!608 = distinct !DILocation(line: 198, scope: !597, inlinedAt: !609)
!609 = distinct !DILocation(line: 199, scope: !606)
!610 = !DILocation(line: 157, scope: !526, inlinedAt: !608)
!611 = !DILocation(line: 158, scope: !526, inlinedAt: !608)
!612 = !DILocation(line: 159, scope: !526, inlinedAt: !608)
!613 = !DILocation(line: 160, scope: !526, inlinedAt: !608)
!614 = !DILocation(line: 161, scope: !526, inlinedAt: !608)
!615 = !DILocation(line: 199, scope: !606)
!616 = distinct !DISubprogram(name: "remainder", scope: !1, file: !1, line: 200, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!617 = !DILocation(line: 165, scope: !301, inlinedAt: !618)
!618 = distinct !DILocation(line: 200, scope: !616)
!619 = !DILocation(line: 166, scope: !301, inlinedAt: !618)
!620 = !DILocation(line: 167, scope: !301, inlinedAt: !618)
!621 = !DILocation(line: 168, scope: !301, inlinedAt: !618)
!622 = !DILocation(line: 169, scope: !301, inlinedAt: !618)
!623 = !DILocation(line: 200, scope: !616)
!624 = distinct !DISubprogram(name: "nextafter", scope: !1, file: !1, line: 201, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!625 = !DILocation(line: 165, scope: !301, inlinedAt: !626)
!626 = distinct !DILocation(line: 201, scope: !624)
!627 = !DILocation(line: 166, scope: !301, inlinedAt: !626)
!628 = !DILocation(line: 167, scope: !301, inlinedAt: !626)
!629 = !DILocation(line: 168, scope: !301, inlinedAt: !626)
!630 = !DILocation(line: 169, scope: !301, inlinedAt: !626)
!631 = !DILocation(line: 201, scope: !624)
!632 = distinct !DISubprogram(name: "cabs", scope: !1, file: !1, line: 202, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!633 = !DILocation(line: 202, scope: !632)
!634 = !DILocation(line: 52, scope: !149, inlinedAt: !635)
!635 = distinct !DILocation(line: 202, scope: !632)
!636 = distinct !DISubprogram(name: "sincos", scope: !1, file: !1, line: 205, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!637 = !DILocation(line: 207, scope: !636)
!638 = !DILocation(line: 208, scope: !636)
!639 = !DILocation(line: 209, scope: !636)
!640 = !DILocation(line: 210, scope: !636)
!641 = !DILocation(line: 211, scope: !636)
