/* Stands before the models of mathematics when they are run natively: what the compiler has an operation for is the C
   library's function, which the driver calls under this name, not the model of that name. */
#define HOST1(name) double host_##name(double); float host_##name##f(float); long double host_##name##l(long double);
#define HOST2(name) \
	double host_##name(double, double); float host_##name##f(float, float); long double host_##name##l(long double, long double);
HOST1(sqrt) HOST1(floor) HOST1(ceil) HOST1(trunc) HOST1(round) HOST1(rint) HOST1(nearbyint) HOST1(sin) HOST1(cos) HOST1(exp)
HOST1(exp2) HOST1(log) HOST1(log2) HOST1(log10) HOST2(pow) HOST2(fmin) HOST2(fmax) HOST2(fmod)
#define __builtin_sqrt host_sqrt
#define __builtin_sqrtf host_sqrtf
#define __builtin_sqrtl host_sqrtl
#define __builtin_floor host_floor
#define __builtin_floorf host_floorf
#define __builtin_floorl host_floorl
#define __builtin_ceil host_ceil
#define __builtin_ceilf host_ceilf
#define __builtin_ceill host_ceill
#define __builtin_trunc host_trunc
#define __builtin_truncf host_truncf
#define __builtin_truncl host_truncl
#define __builtin_round host_round
#define __builtin_roundf host_roundf
#define __builtin_roundl host_roundl
#define __builtin_rint host_rint
#define __builtin_rintf host_rintf
#define __builtin_rintl host_rintl
#define __builtin_nearbyint host_nearbyint
#define __builtin_nearbyintf host_nearbyintf
#define __builtin_nearbyintl host_nearbyintl
#define __builtin_sin host_sin
#define __builtin_sinf host_sinf
#define __builtin_sinl host_sinl
#define __builtin_cos host_cos
#define __builtin_cosf host_cosf
#define __builtin_cosl host_cosl
#define __builtin_exp host_exp
#define __builtin_expf host_expf
#define __builtin_expl host_expl
#define __builtin_exp2 host_exp2
#define __builtin_exp2f host_exp2f
#define __builtin_exp2l host_exp2l
#define __builtin_log host_log
#define __builtin_logf host_logf
#define __builtin_logl host_logl
#define __builtin_log2 host_log2
#define __builtin_log2f host_log2f
#define __builtin_log2l host_log2l
#define __builtin_log10 host_log10
#define __builtin_log10f host_log10f
#define __builtin_log10l host_log10l
#define __builtin_pow host_pow
#define __builtin_powf host_powf
#define __builtin_powl host_powl
#define __builtin_fmin host_fmin
#define __builtin_fminf host_fminf
#define __builtin_fminl host_fminl
#define __builtin_fmax host_fmax
#define __builtin_fmaxf host_fmaxf
#define __builtin_fmaxl host_fmaxl
#define __builtin_fmod host_fmod
#define __builtin_fmodf host_fmodf
#define __builtin_fmodl host_fmodl
double host_fma(double, double, double);
float host_fmaf(float, float, float);
#define __builtin_fma host_fma
#define __builtin_fmaf host_fmaf
