/* Atomic operations that compilers call: ISO C11 7.17, the __atomic_* functions of libatomic.

   Each call is one event, sequentially consistent whatever the order asked for: an atomic instruction for one to eight bytes, plain
   copies for other sizes. A race between one and a plain access is not looked for (ledger: assumption). */
#include <stdatomic.h>
#include "models.h"

#define SC __ATOMIC_SEQ_CST

/* A scheduling point. What follows is one step. */
INLINE void *event(const volatile void *p)
{
	__midway_ledger(0, "atomic-call", "a race between a call of libatomic and a plain access is not looked for");
	__midway_sync(MW_ATOMIC, (void *)p, 0, 0);
	return (void *)p;
}

#define SIZED(n, type)                                                                                             \
	type mw_load_##n(const volatile void *p, int o) __asm__("__atomic_load_" #n);                                  \
	type mw_load_##n(const volatile void *p, int o) { return __atomic_load_n((type *)event(p), SC); }              \
	void mw_store_##n(volatile void *p, type v, int o) __asm__("__atomic_store_" #n);                              \
	void mw_store_##n(volatile void *p, type v, int o) { __atomic_store_n((type *)event(p), v, SC); }              \
	_Bool mw_cas_##n(volatile void *p, void *e, type d, int s, int f) __asm__("__atomic_compare_exchange_" #n);    \
	_Bool mw_cas_##n(volatile void *p, void *e, type d, int s, int f)                                              \
	{                                                                                                              \
		return __atomic_compare_exchange_n((type *)event(p), (type *)e, d, 0, SC, SC);                             \
	}                                                                                                              \
	RMW(exchange, n, type)                                                                                         \
	RMW(fetch_add, n, type)                                                                                        \
	RMW(fetch_sub, n, type)                                                                                        \
	RMW(fetch_and, n, type)                                                                                        \
	RMW(fetch_or, n, type)                                                                                         \
	RMW(fetch_xor, n, type)                                                                                        \
	RMW(fetch_nand, n, type)

#define __atomic_exchange_rmw __atomic_exchange_n
#define __atomic_fetch_add_rmw __atomic_fetch_add
#define __atomic_fetch_sub_rmw __atomic_fetch_sub
#define __atomic_fetch_and_rmw __atomic_fetch_and
#define __atomic_fetch_or_rmw __atomic_fetch_or
#define __atomic_fetch_xor_rmw __atomic_fetch_xor
#define __atomic_fetch_nand_rmw __atomic_fetch_nand

#define RMW(op, n, type)                                                                 \
	type mw_##op##_##n(volatile void *p, type v, int o) __asm__("__atomic_" #op "_" #n); \
	type mw_##op##_##n(volatile void *p, type v, int o) { return __atomic_##op##_rmw((type *)event(p), v, SC); }

SIZED(1, uint8_t)
SIZED(2, uint16_t)
SIZED(4, uint32_t)
#if __SIZEOF_POINTER__ == 8
SIZED(8, uint64_t)
#endif

/* --- any size --------------------------------------------------------------------------------------- */

INLINE void begin(const volatile void *p)
{
	__midway_hb_acquire(event(p));
}

INLINE void copy(volatile void *d, const volatile void *s, size_t n)
{
	for (size_t i = 0; i < n; i++)
		((volatile char *)d)[i] = ((const volatile char *)s)[i];
}

void mw_load(size_t n, const volatile void *p, void *out, int order) __asm__("__atomic_load");
void mw_load(size_t n, const volatile void *p, void *out, int order)
{
	begin(p);
	copy(out, p, n);
}

void mw_store(size_t n, volatile void *p, const void *in, int order) __asm__("__atomic_store");
void mw_store(size_t n, volatile void *p, const void *in, int order)
{
	begin(p);
	copy(p, in, n);
	__midway_hb_release((void *)p);
}

void mw_exchange(size_t n, volatile void *p, const void *in, void *out, int order) __asm__("__atomic_exchange");
void mw_exchange(size_t n, volatile void *p, const void *in, void *out, int order)
{
	begin(p);
	copy(out, p, n);
	copy(p, in, n);
	__midway_hb_release((void *)p);
}

_Bool mw_compare_exchange(size_t n, volatile void *p, void *expected, const void *in, int s, int f)
	__asm__("__atomic_compare_exchange");
_Bool mw_compare_exchange(size_t n, volatile void *p, void *expected, const void *in, int s, int f)
{
	int differ = 0;
	begin(p);
	for (size_t i = 0; i < n; i++)
		differ |= ((volatile char *)p)[i] ^ ((char *)expected)[i];
	if (differ) {
		copy(expected, p, n);
		return 0;
	}
	copy(p, in, n);
	__midway_hb_release((void *)p);
	return 1;
}

#if __SIZEOF_POINTER__ == 4
uint64_t mw_load_8(const volatile void *p, int o) __asm__("__atomic_load_8");
uint64_t mw_load_8(const volatile void *p, int o)
{
	uint64_t v;
	mw_load(8, p, &v, o);
	return v;
}

void mw_store_8(volatile void *p, uint64_t v, int o) __asm__("__atomic_store_8");
void mw_store_8(volatile void *p, uint64_t v, int o) { mw_store(8, p, &v, o); }

_Bool mw_cas_8(volatile void *p, void *e, uint64_t d, int s, int f) __asm__("__atomic_compare_exchange_8");
_Bool mw_cas_8(volatile void *p, void *e, uint64_t d, int s, int f) { return mw_compare_exchange(8, p, e, &d, s, f); }

#define RMW_8(op, expression)                                                               \
	uint64_t mw_##op##_8(volatile void *p, uint64_t v, int o) __asm__("__atomic_" #op "_8"); \
	uint64_t mw_##op##_8(volatile void *p, uint64_t v, int o)                               \
	{                                                                                       \
		uint64_t old, new;                                                                  \
		begin(p);                                                                           \
		copy(&old, p, 8);                                                                   \
		new = expression;                                                                   \
		copy(p, &new, 8);                                                                   \
		__midway_hb_release((void *)p);                                                     \
		return old;                                                                         \
	}

RMW_8(exchange, v)
RMW_8(fetch_add, old + v)
RMW_8(fetch_sub, old - v)
RMW_8(fetch_and, old & v)
RMW_8(fetch_or, old | v)
RMW_8(fetch_xor, old ^ v)
RMW_8(fetch_nand, ~(old & v))
#endif

_Bool mw_lock_free(size_t n, const volatile void *p) __asm__("__atomic_is_lock_free");
_Bool mw_lock_free(size_t n, const volatile void *p) { return n == 1 || n == 2 || n == 4 || n == 8; }

/* --- <stdatomic.h> as functions --------------------------------------------------------------------- */

#undef atomic_thread_fence
#undef atomic_signal_fence
void atomic_thread_fence(memory_order o) { __atomic_thread_fence(SC); }
void atomic_signal_fence(memory_order o) {}

INLINE _Bool test_and_set(volatile atomic_flag *f) { return __atomic_exchange_n((char *)event(f), 1, SC) != 0; }
INLINE void clear(volatile atomic_flag *f) { __atomic_store_n((char *)event(f), 0, SC); }

_Bool (atomic_flag_test_and_set)(volatile atomic_flag *f) { return test_and_set(f); }
_Bool (atomic_flag_test_and_set_explicit)(volatile atomic_flag *f, memory_order o) { return test_and_set(f); }
void (atomic_flag_clear)(volatile atomic_flag *f) { clear(f); }
void (atomic_flag_clear_explicit)(volatile atomic_flag *f, memory_order o) { clear(f); }
