/* Dynamic memory: ISO C11 7.22.3, POSIX posix_memalign, GNU memalign, valloc, malloc_usable_size.

   Allocation succeeds unless --malloc-may-fail. Every object is new and 16-byte aligned; malloc(0) is a
   unique pointer to no bytes; realloc always moves; realloc(p, 0) frees and returns null, as glibc does. */
#include <malloc.h>
#include <stdlib.h>
#include "models.h"

INLINE int refused(size_t n)
{
	if (n > PTRDIFF_MAX || (__midway_option(MW_MALLOC_MAY_FAIL) && __midway_choose(2, "malloc|succeeds|fails"))) {
		fail(ENOMEM);
		return 1;
	}
	return 0;
}

void *malloc(size_t n) { return refused(n) ? 0 : heap_alloc(n); }

void free(void *p) { __midway_free(p, MW_HEAP); }
void cfree(void *p) { __midway_free(p, MW_HEAP); }

void *calloc(size_t count, size_t size)
{
	size_t n;
	if (__builtin_mul_overflow(count, size, &n)) {
		fail(ENOMEM);
		return 0;
	}
	if (refused(n))
		return 0;
	void *p = heap_alloc(n);
	__builtin_memset(p, 0, n);
	return p;
}

void *realloc(void *p, size_t n)
{
	if (p && n == 0) {
		__midway_free(p, MW_HEAP);
		return 0;
	}
	if (refused(n))
		return 0;
	void *q = heap_alloc(n);
	if (p) {
		size_t old = __midway_object_size(p);
		__midway_memcpy(q, p, old < n ? old : n);
		__midway_free(p, MW_HEAP);
	}
	return q;
}

void *reallocarray(void *p, size_t count, size_t size)
{
	size_t n;
	if (!__builtin_mul_overflow(count, size, &n))
		return realloc(p, n);
	fail(ENOMEM);
	return 0;
}

static void *aligned(size_t align, size_t n) { return refused(n) ? 0 : __midway_alloc(n, align, MW_HEAP); }

int posix_memalign(void **out, size_t align, size_t n)
{
	if (align % sizeof(void *) || align == 0 || (align & (align - 1)))
		return EINVAL;
	void *p = aligned(align, n);
	if (!p)
		return ENOMEM;
	__midway_check(out, sizeof *out, 1);
	*out = p;
	return 0;
}

void *aligned_alloc(size_t align, size_t n) { return aligned(align, n); }
void *memalign(size_t align, size_t n) { return aligned(align, n); }
void *valloc(size_t n) { return aligned(4096, n); }
void *pvalloc(size_t n) { return aligned(4096, (n + 4095) & ~(size_t)4095); }

/* glibc's is what was asked for or more. */
size_t malloc_usable_size(void *p)
{
	if (!p)
		return 0;
	__midway_ledger(2, "usable-size", "malloc_usable_size: an allocation is taken to be no larger than was asked for");
	return __midway_object_size(p);
}

int malloc_trim(size_t pad) { return 0; }
int mallopt(int parameter, int value) { return 1; }
void malloc_stats(void) {}

/* C++: operator new throws rather than return null, so it succeeds. The last letter is the type of a size: unsigned long, or
   unsigned where programs have 32 bits. */
#define OPERATORS(letter, type)                                       \
	void *_Znw##letter(type n) { return heap_alloc(n); }              \
	void *_Zna##letter(type n) { return heap_alloc(n); }              \
	void _ZdlPv##letter(void *p, type n) { __midway_free(p, MW_HEAP); } \
	void _ZdaPv##letter(void *p, type n) { __midway_free(p, MW_HEAP); }

OPERATORS(m, unsigned long)
OPERATORS(j, unsigned)
void _ZdlPv(void *p) { __midway_free(p, MW_HEAP); }
void _ZdaPv(void *p) { __midway_free(p, MW_HEAP); }
