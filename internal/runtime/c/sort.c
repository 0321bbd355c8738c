/* Sorting and searching: ISO C11 7.22.5 qsort, bsearch; GNU qsort_r; POSIX lfind, lsearch.

   qsort is a stable merge sort, as glibc's is: the program's comparison is called on whole elements, in one order
   for each content. */
#include <search.h>
#include <stdlib.h>
#include "models.h"

struct order { /* a comparison, with its context where it takes one */
	int (*plain)(const void *, const void *);
	int (*with)(const void *, const void *, void *);
	void *context;
};

INLINE int compare(const struct order *o, const void *a, const void *b)
{
	return o->plain ? o->plain(a, b) : o->with(a, b, o->context);
}

/* Merges the sorted runs [low, mid) and [mid, high) of a into b. */
static void merge(const char *a, char *b, size_t low, size_t mid, size_t high, size_t size, const struct order *o)
{
	size_t i = low, j = mid;
	for (size_t k = low; k < high; k++) {
		int left = j >= high || (i < mid && compare(o, a + i * size, a + j * size) <= 0);
		__midway_memcpy(b + k * size, a + (left ? i++ : j++) * size, size);
	}
}

static void sort(char *a, size_t n, size_t size, const struct order *o)
{
	if (n < 2 || size == 0)
		return;
	__midway_check(a, n * size, 1);
	char *from = a, *to = internal_alloc(n * size), *spare = to;
	for (size_t run = 1; run < n; run *= 2) {
		for (size_t low = 0; low < n; low += 2 * run) {
			size_t mid = low + run < n ? low + run : n, high = mid + run < n ? mid + run : n;
			merge(from, to, low, mid, high, size, o);
		}
		char *t = from;
		from = to;
		to = t;
	}
	if (from != a)
		__midway_memcpy(a, from, n * size);
	__midway_free(spare, MW_INTERNAL);
}

void qsort(void *a, size_t n, size_t size, int (*cmp)(const void *, const void *))
{
	struct order o = {.plain = cmp};
	sort(a, n, size, &o);
}

void qsort_r(void *a, size_t n, size_t size, int (*cmp)(const void *, const void *, void *), void *context)
{
	struct order o = {.with = cmp, .context = context};
	sort(a, n, size, &o);
}

void *bsearch(const void *key, const void *a, size_t n, size_t size, int (*cmp)(const void *, const void *))
{
	size_t low = 0, high = n;
	while (low < high) {
		size_t mid = low + (high - low) / 2;
		const char *p = (const char *)a + mid * size;
		int c = cmp(key, p);
		if (c == 0)
			return (void *)p;
		if (c < 0)
			high = mid;
		else
			low = mid + 1;
	}
	return 0;
}

void *lfind(const void *key, const void *a, size_t *n, size_t size, int (*cmp)(const void *, const void *))
{
	__midway_check(n, sizeof *n, 0);
	for (size_t i = 0; i < *n; i++)
		if (cmp(key, (const char *)a + i * size) == 0)
			return (char *)a + i * size;
	return 0;
}

void *lsearch(const void *key, void *a, size_t *n, size_t size, int (*cmp)(const void *, const void *))
{
	void *found = lfind(key, a, n, size, cmp);
	if (found)
		return found;
	__midway_memcpy((char *)a + *n * size, key, size);
	__midway_check(n, sizeof *n, 1);
	return (char *)a + (*n)++ * size;
}
