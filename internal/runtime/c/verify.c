/* The words of verification tasks: SV-COMP __VERIFIER_*, ESBMC, CBMC, SMACK, KLEE, Goblint, assert.

   A failing assertion is a violation that ends its path; a false assume stops its thread for good. abort is an assertion
   violation. In SV-COMP's tasks abort ends the process instead, and where the property is the error call so does a failing assertion. Every nondet function
   is one input, named after the function. */
#include <stdlib.h>
#include "models.h"

#define INPUT(name, type)                       \
	type name(void)                             \
	{                                           \
		type v;                                 \
		__midway_nondet(&v, sizeof v, #name);   \
		return v;                               \
	}

#define NONDET(suffix, type) INPUT(__VERIFIER_nondet_##suffix, type)

NONDET(char, char)
NONDET(schar, signed char)
NONDET(uchar, unsigned char)
NONDET(short, short)
NONDET(ushort, unsigned short)
NONDET(int, int)
NONDET(uint, unsigned)
NONDET(unsigned, unsigned)
NONDET(unsigned_int, unsigned)
NONDET(unsigned_char, unsigned char)
NONDET(unsigned_short, unsigned short)
NONDET(unsigned_long, unsigned long)
NONDET(long, long)
NONDET(ulong, unsigned long)
NONDET(longlong, long long)
NONDET(ulonglong, unsigned long long)
NONDET(size_t, size_t)
NONDET(S8, int8_t)
NONDET(S16, int16_t)
NONDET(S32, int32_t)
NONDET(S64, int64_t)
NONDET(U8, uint8_t)
NONDET(U16, uint16_t)
NONDET(U32, uint32_t)
NONDET(U64, uint64_t)
NONDET(u8, uint8_t)
NONDET(u16, uint16_t)
NONDET(u32, uint32_t)
NONDET(u64, uint64_t)
NONDET(loff_t, long long)
NONDET(sector_t, unsigned long)
NONDET(float, float)
NONDET(double, double)

#if __SIZEOF_INT128__
NONDET(int128, __int128)
NONDET(uint128, unsigned __int128)
#endif

/* The same without a prefix, as CBMC's and ESBMC's own tests write it. */
INPUT(nondet_char, char)
INPUT(nondet_uchar, unsigned char)
INPUT(nondet_short, short)
INPUT(nondet_ushort, unsigned short)
INPUT(nondet_int, int)
INPUT(nondet_uint, unsigned)
INPUT(nondet_long, long)
INPUT(nondet_ulong, unsigned long)
INPUT(nondet_float, float)
INPUT(nondet_double, double)

/* SMACK's own. */
INPUT(__SMACK_nondet, int)
INPUT(__SMACK_nondet_int, int)
INPUT(__SMACK_nondet_unsigned_int, unsigned)

static int any_bit(const char *name)
{
	unsigned char v;
	__midway_nondet(&v, 1, name);
	return v & 1;
}

_Bool __VERIFIER_nondet_bool(void) { return any_bit("__VERIFIER_nondet_bool"); }
int nondet_bool(void) { return any_bit("nondet_bool"); }
_Bool __VERIFIER_nondet__Bool(void) { return any_bit("__VERIFIER_nondet__Bool"); }

/* An unknown pointer is null or a valid object: an address from nowhere could not be used anyway. */
void *__VERIFIER_nondet_pointer(void)
{
	if (__midway_choose(2, "__VERIFIER_nondet_pointer|is null|is an object") == 0)
		return 0;
	__midway_ledger(2, "unknown-pointer", "__VERIFIER_nondet_pointer: null, or a new object of 64 bytes");
	void *p = heap_alloc(64);
	__midway_nondet(p, 64, "__VERIFIER_nondet_pointer");
	return p;
}

void *__VERIFIER_nondet_charp(void) { return __VERIFIER_nondet_pointer(); }
void *__VERIFIER_nondet_pchar(void) { return __VERIFIER_nondet_pointer(); }

void __VERIFIER_nondet_memory(void *p, size_t n) { fill(p, n, "__VERIFIER_nondet_memory"); }

/* --- assumptions and assertions ---------------------------------------------------------------- */

static void failed(const char *text)
{
	if (__midway_option(MW_ERROR_CALLS)) {
		__midway_ledger(0, "assertion-ends", "a failing assertion only ends the process: of assertions, the calls of the task's error function alone are violations");
		abort();
	}
	__midway_violation(MW_V_ASSERTION, text);
}

static void assertion(int holds, const char *text)
{
	if (!holds)
		failed(text);
}

void __VERIFIER_assume(int c) { __midway_assume(c); }
void __ESBMC_assume(int c) { __midway_assume(c); }
void __CPROVER_assume(int c) { __midway_assume(c); }
void __goblint_assume(int c) { __midway_assume(c); }
void klee_assume(uintptr_t c) { __midway_assume(c != 0); }
void __VERIFIER_assert(int c) { assertion(c, "__VERIFIER_assert"); }
void __ESBMC_assert(int c, const char *text) { assertion(c, text); }
void __CPROVER_assert(int c, const char *text) { assertion(c, text); }
void __goblint_check(int c) { assertion(c, "__goblint_check"); }
void __goblint_assert(int c) { assertion(c, "__goblint_assert"); }
void __goblint_unknown(void *p) { __midway_havoc(p, __midway_object_size(p)); }
void __goblint_split_begin(int c) {}
void __goblint_split_end(int c) {}
void __goblint_globalize(void *p) {}
void __goblint_assume_join(unsigned long id, ...) {}

/* An assert that a program declares itself, without <assert.h>. */
void mw_assert(int c) __asm__("assert");
void mw_assert(int c) { assertion(c, "assert"); }

void __assert_fail(const char *text, const char *file, unsigned line, const char *function)
{
	failed(text);
}

void __assert_perror_fail(int error, const char *file, unsigned line, const char *function)
{
	failed("assert_perror");
}

void __assert(const char *text, const char *file, int line) { failed(text); }
void __assert_rtn(const char *f, const char *file, int line, const char *text) { failed(text); }
void _assert(const char *text, const char *file, unsigned line) { failed(text); }

void __VERIFIER_error(void) { __midway_violation(MW_V_REACH_ERROR, "__VERIFIER_error"); }
void reach_error(void) { __midway_violation(MW_V_REACH_ERROR, "reach_error"); }
void __VERIFIER_fail(void) { __midway_violation(MW_V_REACH_ERROR, "__VERIFIER_fail"); }

/* --- atomic blocks -------------------------------------------------------------------------------- */

#define ATOMIC(begin, end)                        \
	void begin(void) { __midway_atomic_begin(); } \
	void end(void) { __midway_atomic_end(); }

ATOMIC(__VERIFIER_atomic_begin, __VERIFIER_atomic_end)
ATOMIC(__ESBMC_atomic_begin, __ESBMC_atomic_end)
ATOMIC(__CPROVER_atomic_begin, __CPROVER_atomic_end)
ATOMIC(__CPROVER_atomic_begin_explicit, __CPROVER_atomic_end_explicit)

/* Nidhugg's awaits: a load or exchange that happens where its condition holds; where it never does, the thread stops as at
   a false assume. Bits of cond: 1 greater, 2 equal, 4 less, 8 signed. */
static void await(int *p, int cond, int operand)
{
	__midway_sync(MW_ATOMIC, p, 0, 0);
	int v = *p, flip = cond & 8 ? 0 : INT_MIN;
	int greater = (v ^ flip) > (operand ^ flip), less = (v ^ flip) < (operand ^ flip);
	__midway_assume(((cond & 1) & greater) | (cond >> 1 & 1 & (v == operand)) | (cond >> 2 & 1 & less));
	__midway_hb_acquire(p);
}

int __VERIFIER_load_await_aint(int *p, int cond, int operand)
{
	await(p, cond, operand);
	return *p;
}

int __VERIFIER_xchg_await_aint(int *p, int value, int cond, int operand)
{
	await(p, cond, operand);
	int old = *p;
	*p = value;
	__midway_hb_release(p);
	return old;
}

void __ESBMC_yield(void) { __midway_sync(MW_YIELD, 0, 0, 0); }
void __CPROVER_fence(const char *kind, ...) {}
void __CPROVER_cover(int c) {}
void __CPROVER_input(const char *name, ...) {}
void __CPROVER_output(const char *name, ...) {}

/* --- KLEE ------------------------------------------------------------------------------------------- */

void klee_make_symbolic(void *p, size_t n, const char *name) { fill(p, n, name); }

int klee_int(const char *name) { return any_int(name); }

int klee_range(int low, int high, const char *name)
{
	int v = any_int(name);
	v = v < low ? low : v;
	return v >= high ? high - 1 : v;
}

int klee_choose(int n)
{
	unsigned v = (unsigned)any_int("klee_choose");
	return (int)(v < (unsigned)n ? v : (unsigned)n - 1);
}

unsigned klee_is_symbolic(uintptr_t v) { return !__midway_is_concrete((long)v); }
void klee_prefer_cex(void *p, uintptr_t c) {}
void klee_warning(const char *text) {}
void klee_warning_once(const char *text) {}
void klee_print_expr(const char *text, ...) {}
void klee_silent_exit(int code) { __midway_exit(code); }
void klee_report_error(const char *file, int line, const char *text, const char *suffix)
{
	__midway_violation(MW_V_ASSERTION, text);
}
void klee_abort(void) { __midway_violation(MW_V_ASSERTION, "klee_abort"); }
