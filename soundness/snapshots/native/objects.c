/* What the program has allocated and not freed, for whoever reads its memory: where, how large, and where the call returns to. Each record is
 * entered and removed by one atomic exchange, so that a thread may be stopped anywhere in here. */
#include <errno.h>
#include <stddef.h>
#include <stdint.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

#define RECORDS (1ul << 18)
#define REMOVED 1ul

struct record {
	uint64_t at, size, site;
};
struct record midway_objects[RECORDS];

static uint64_t first(uint64_t at) { return (at >> 4) * 0x9e3779b97f4a7c15ul >> 46; }

static void *enter(void *p, size_t size, void *site)
{
	uint64_t at = (uint64_t)p;
	for (uint64_t i = 0; p && i < RECORDS; i++) {
		struct record *r = &midway_objects[(first(at) + i) % RECORDS];
		uint64_t was = __atomic_load_n(&r->at, __ATOMIC_RELAXED);
		if (was > REMOVED || !__atomic_compare_exchange_n(&r->at, &was, REMOVED | 2, 0, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED))
			continue;
		r->size = size;
		r->site = (uint64_t)site;
		__atomic_store_n(&r->at, at, __ATOMIC_RELEASE);
		break;
	}
	return p;
}

static struct record *find(void *p)
{
	for (uint64_t i = 0; p && i < RECORDS; i++) {
		struct record *r = &midway_objects[(first((uint64_t)p) + i) % RECORDS];
		uint64_t at = __atomic_load_n(&r->at, __ATOMIC_ACQUIRE);
		if (at == (uint64_t)p)
			return r;
		if (at == 0)
			break;
	}
	return NULL;
}

static void leave(void *p)
{
	struct record *r = find(p);
	if (r)
		__atomic_store_n(&r->at, REMOVED, __ATOMIC_RELEASE);
}

void *malloc(size_t n) { return enter(__libc_malloc(n), n, __builtin_return_address(0)); }
void *calloc(size_t n, size_t m) { return enter(__libc_calloc(n, m), n * m, __builtin_return_address(0)); }
void *memalign(size_t a, size_t n) { return enter(__libc_memalign(a, n), n, __builtin_return_address(0)); }
void *aligned_alloc(size_t a, size_t n) { return enter(__libc_memalign(a, n), n, __builtin_return_address(0)); }

int posix_memalign(void **to, size_t a, size_t n)
{
	void *p = __libc_memalign(a, n);
	if (!p)
		return ENOMEM;
	*to = enter(p, n, __builtin_return_address(0));
	return 0;
}

void *realloc(void *p, size_t n)
{
	struct record *r = find(p);
	uint64_t size = r ? r->size : 0, site = r ? r->site : 0;
	leave(p);
	void *q = __libc_realloc(p, n);
	if (!q && n)
		enter(p, size, (void *)site);
	return enter(q, n, __builtin_return_address(0));
}

void free(void *p)
{
	leave(p);
	__libc_free(p);
}
