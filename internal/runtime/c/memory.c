/* Memory functions: ISO C11 7.24 mem*, POSIX and GNU: memccpy, mempcpy, memrchr, memmem, bcopy, bzero, explicit_bzero,
   swab, and the checking variants __*_chk.

   Copies and fills are single accesses of the program's. Comparison looks at all n bytes and forks on none
   of them: only the result is symbolic. */
#include <string.h>
#include <strings.h>
#include <unistd.h>
#include "models.h"

void *memcpy(void *restrict d, const void *restrict s, size_t n)
{
	__midway_memcpy(d, s, n);
	return d;
}

void *memmove(void *d, const void *s, size_t n)
{
	__midway_memcpy(d, s, n);
	return d;
}

void *mempcpy(void *restrict d, const void *restrict s, size_t n)
{
	__midway_memcpy(d, s, n);
	return (char *)d + n;
}

void *__mempcpy(void *restrict d, const void *restrict s, size_t n) { return mempcpy(d, s, n); }

void *memset(void *d, int c, size_t n)
{
	__midway_memset(d, c, n);
	return d;
}

void bcopy(const void *s, void *d, size_t n) { __midway_memcpy(d, s, n); }
void bzero(void *d, size_t n) { __midway_memset(d, 0, n); }
void explicit_bzero(void *d, size_t n) { __midway_memset(d, 0, n); }

INLINE int compare(const unsigned char *a, const unsigned char *b, size_t n)
{
	__midway_check(a, n, 0);
	__midway_check(b, n, 0);
	int r = 0;
	for (size_t i = n; i-- > 0;) {
		int d = (int)a[i] - (int)b[i];
		r = d ? d : r;
	}
	return r;
}

int memcmp(const void *a, const void *b, size_t n) { return compare(a, b, n); }
int bcmp(const void *a, const void *b, size_t n) { return compare(a, b, n); }
int timingsafe_bcmp(const void *a, const void *b, size_t n) { return compare(a, b, n); }

/* The first c among n bytes. */
static void *search(const void *p, int c, size_t n)
{
	const unsigned char *s = p;
	if (!n)
		return 0;
	__midway_check(s, 1, 0);
	size_t i = 0;
	while (i < n && s[i] != (unsigned char)c)
		i++;
	__midway_touched(s, i < n ? i + 1 : n, 0);
	return i < n ? (void *)(s + i) : 0;
}

void *memchr(const void *p, int c, size_t n) { return search(p, c, n); }
void *rawmemchr(const void *p, int c) { return search(p, c, SIZE_MAX); }

void *memrchr(const void *p, int c, size_t n)
{
	const unsigned char *s = p;
	__midway_check(s, n, 0);
	while (n-- > 0)
		if (s[n] == (unsigned char)c)
			return (void *)(s + n);
	return 0;
}

void *memccpy(void *restrict d, const void *restrict s, int c, size_t n)
{
	char *end = search(s, c, n);
	size_t m = end ? (size_t)(end - (const char *)s) + 1 : n;
	__midway_memcpy(d, s, m);
	return end ? (char *)d + m : 0;
}

void *memmem(const void *hay, size_t m, const void *needle, size_t n)
{
	const char *h = hay, *w = needle;
	if (n > m)
		return 0;
	__midway_check(h, m, 0);
	__midway_check(w, n, 0);
	for (size_t i = 0; i + n <= m; i++) {
		size_t k = 0;
		while (k < n && h[i + k] == w[k])
			k++;
		if (k == n)
			return (void *)(h + i);
	}
	return 0;
}

void swab(const void *restrict from, void *restrict to, ssize_t n)
{
	const char *s = from;
	char *d = to;
	if (n < 2)
		return;
	n &= ~(ssize_t)1;
	__midway_check(s, (size_t)n, 0);
	__midway_check(d, (size_t)n, 1);
	for (ssize_t i = 0; i < n; i += 2) {
		char c = s[i];
		d[i] = s[i + 1];
		d[i + 1] = c;
	}
}

/* Variants of _FORTIFY_SOURCE end the process where more is written than there is room for: room may end before the object does. */
void *__memcpy_chk(void *d, const void *s, size_t n, size_t room)
{
	fits(n, room);
	return memcpy(d, s, n);
}

void *__memmove_chk(void *d, const void *s, size_t n, size_t room)
{
	fits(n, room);
	return memmove(d, s, n);
}

void *__mempcpy_chk(void *d, const void *s, size_t n, size_t room)
{
	fits(n, room);
	return mempcpy(d, s, n);
}

void *__memset_chk(void *d, int c, size_t n, size_t room)
{
	fits(n, room);
	return memset(d, c, n);
}
