/* Strings: ISO C11 7.24 str*, POSIX and GNU: strdup, strndup, stpcpy, stpncpy, strnlen, strsep, strtok_r, strchrnul, strcasestr,
   strcasecmp, BSD strlcpy, strlcat. C locale.

   Each function is one step: a scheduling point at memory granularity before its first access, then plain accesses that are
   declared to the race check as one range per string. */
#include <string.h>
#include <strings.h>
#include "models.h"

/* Old names that <string.h> turns into others. */
char *index(const char *s, int c);
char *rindex(const char *s, int c);
char *__strdup(const char *s);
size_t strlcpy(char *d, const char *s, size_t n);
size_t strlcat(char *d, const char *s, size_t n);

static size_t bounded(const char *s, size_t n)
{
	if (!n)
		return 0;
	__midway_check(s, 1, 0);
	size_t i = 0;
	while (i < n && s[i])
		i++;
	__midway_touched(s, i < n ? i + 1 : n, 0);
	return i;
}

size_t strlen(const char *s) { return read_string(s); }
size_t strnlen(const char *s, size_t n) { return bounded(s, n); }

INLINE char *copy_to_end(char *d, const char *s, size_t room)
{
	size_t n = read_string(s);
	fits(n + 1, room);
	__midway_memcpy(d, s, n + 1);
	return d + n;
}

INLINE char *copy(char *d, const char *s, size_t room)
{
	copy_to_end(d, s, room);
	return d;
}

char *strcpy(char *restrict d, const char *restrict s) { return copy(d, s, SIZE_MAX); }
char *stpcpy(char *restrict d, const char *restrict s) { return copy_to_end(d, s, SIZE_MAX); }

char *__stpcpy(char *restrict d, const char *restrict s) { return stpcpy(d, s); }

char *stpncpy(char *restrict d, const char *restrict s, size_t n)
{
	size_t m = bounded(s, n);
	__midway_memcpy(d, s, m);
	__midway_memset(d + m, 0, n - m);
	return d + m;
}

char *strncpy(char *restrict d, const char *restrict s, size_t n)
{
	stpncpy(d, s, n);
	return d;
}

char *strcat(char *restrict d, const char *restrict s)
{
	size_t n = read_string(d);
	__midway_memcpy(d + n, s, read_string(s) + 1);
	return d;
}

INLINE char *append(char *d, const char *s, size_t n, size_t room)
{
	size_t at = read_string(d), m = bounded(s, n);
	fits(at + m + 1, room);
	__midway_memcpy(d + at, s, m);
	__midway_memset(d + at + m, 0, 1);
	return d;
}

char *strncat(char *restrict d, const char *restrict s, size_t n) { return append(d, s, n, SIZE_MAX); }

size_t strlcpy(char *d, const char *s, size_t n)
{
	size_t m = read_string(s);
	if (n) {
		size_t k = m < n ? m : n - 1;
		__midway_memcpy(d, s, k);
		__midway_memset(d + k, 0, 1);
	}
	return m;
}

size_t strlcat(char *d, const char *s, size_t n)
{
	size_t at = bounded(d, n);
	return at + strlcpy(d + at, s, n - at);
}

INLINE int lower(int c) { return (unsigned)c - 'A' < 26 ? c | 32 : c; }

/* Compares up to n bytes, folded to lower case or not. */
INLINE int compare(const char *x, const char *y, size_t n, int fold)
{
	const unsigned char *a = (const unsigned char *)x, *b = (const unsigned char *)y;
	if (!n)
		return 0;
	__midway_check(a, 1, 0);
	__midway_check(b, 1, 0);
	size_t i = 0;
	int p, q;
	for (;; i++) {
		p = fold ? lower(a[i]) : a[i];
		q = fold ? lower(b[i]) : b[i];
		if (p != q || !p || i + 1 == n)
			break;
	}
	__midway_touched(a, i + 1, 0);
	__midway_touched(b, i + 1, 0);
	return p - q;
}

int strcmp(const char *a, const char *b) { return compare(a, b, SIZE_MAX, 0); }
int strncmp(const char *a, const char *b, size_t n) { return compare(a, b, n, 0); }
int strcoll(const char *a, const char *b) { return compare(a, b, SIZE_MAX, 0); }
int strcasecmp(const char *a, const char *b) { return compare(a, b, SIZE_MAX, 1); }
int strncasecmp(const char *a, const char *b, size_t n) { return compare(a, b, n, 1); }

size_t strxfrm(char *restrict d, const char *restrict s, size_t n)
{
	size_t m = read_string(s);
	if (m < n)
		__midway_memcpy(d, s, m + 1);
	else
		fill(d, n, "strxfrm");
	return m;
}

/* The first c or the end of the string. */
static char *find(const char *s, int c)
{
	__midway_check(s, 1, 0);
	size_t i = 0;
	while (s[i] != (char)c && s[i])
		i++;
	__midway_touched(s, i + 1, 0);
	return (char *)s + i;
}

char *strchrnul(const char *s, int c) { return find(s, c); }

char *strchr(const char *s, int c)
{
	char *p = find(s, c);
	return *p == (char)c ? p : 0;
}

char *index(const char *s, int c) { return strchr(s, c); }

char *strrchr(const char *s, int c)
{
	for (size_t n = read_string(s) + 1; n-- > 0;)
		if (s[n] == (char)c)
			return (char *)s + n;
	return 0;
}

char *rindex(const char *s, int c) { return strrchr(s, c); }

/* The length of s's longest prefix of bytes that are in set (in = 1) or not in it (in = 0). */
INLINE size_t span(const char *s, const char *set, int in)
{
	size_t size = read_string(set), i = 0;
	__midway_check(s, 1, 0);
	for (; s[i]; i++) {
		int found = 0;
		for (size_t k = 0; k < size; k++)
			found |= s[i] == set[k];
		if (found != in)
			break;
	}
	__midway_touched(s, i + 1, 0);
	return i;
}

size_t strspn(const char *s, const char *set) { return span(s, set, 1); }
size_t strcspn(const char *s, const char *set) { return span(s, set, 0); }

char *strpbrk(const char *s, const char *set)
{
	s += span(s, set, 0);
	return *s ? (char *)s : 0;
}

INLINE char *find_string(const char *hay, const char *needle, int fold)
{
	size_t m = read_string(hay), n = read_string(needle);
	for (size_t i = 0; i + n <= m; i++) {
		size_t k = 0;
		while (k < n && (fold ? lower(hay[i + k]) == lower(needle[k]) : hay[i + k] == needle[k]))
			k++;
		if (k == n)
			return (char *)hay + i;
	}
	return 0;
}

char *strstr(const char *hay, const char *needle) { return find_string(hay, needle, 0); }
char *strcasestr(const char *hay, const char *needle) { return find_string(hay, needle, 1); }

char *strsep(char **restrict rest, const char *restrict set)
{
	char *s = *rest;
	if (!s)
		return 0;
	char *end = s + span(s, set, 0);
	__midway_check(rest, sizeof *rest, 1);
	*rest = *end ? end + 1 : 0;
	if (*end)
		__midway_memset(end, 0, 1);
	return s;
}

char *__strsep_g(char **restrict rest, const char *restrict set) { return strsep(rest, set); }

static char *token(char *s, const char *set, char **rest)
{
	s = s ? s : *rest; /* null where nothing was given before: read through, as glibc does */
	s += span(s, set, 1);
	if (!*s) {
		*rest = s;
		return 0;
	}
	char *end = s + span(s, set, 0);
	*rest = *end ? end + 1 : end;
	if (*end)
		__midway_memset(end, 0, 1);
	return s;
}

char *strtok_r(char *restrict s, const char *restrict set, char **restrict rest)
{
	__midway_check(rest, sizeof *rest, 1);
	return token(s, set, rest);
}

char *__strtok_r(char *restrict s, const char *restrict set, char **restrict rest) { return strtok_r(s, set, rest); }

static char *strtok_rest; /* strtok is not thread-safe: its state races like a variable of the program's */

char *strtok(char *restrict s, const char *restrict set)
{
	__midway_check(&strtok_rest, sizeof strtok_rest, 1);
	return token(s, set, &strtok_rest);
}

static char *duplicate(const char *s, size_t n)
{
	if (__midway_option(MW_MALLOC_MAY_FAIL) && __midway_choose(2, "strdup|succeeds|fails")) {
		fail(ENOMEM);
		return 0;
	}
	char *d = heap_alloc(n + 1);
	__midway_memcpy(d, s, n);
	d[n] = 0;
	return d;
}

char *strdup(const char *s) { return duplicate(s, read_string(s)); }
char *__strdup(const char *s) { return duplicate(s, read_string(s)); }
char *strndup(const char *s, size_t n) { return duplicate(s, bounded(s, n)); }

/* Variants of _FORTIFY_SOURCE, as in memory.c. */
char *__strcpy_chk(char *d, const char *s, size_t room) { return copy(d, s, room); }
char *__stpcpy_chk(char *d, const char *s, size_t room) { return copy_to_end(d, s, room); }

char *__strncpy_chk(char *d, const char *s, size_t n, size_t room)
{
	fits(n, room);
	return strncpy(d, s, n);
}

char *__strcat_chk(char *d, const char *s, size_t room) { return append(d, s, SIZE_MAX, room); }
char *__strncat_chk(char *d, const char *s, size_t n, size_t room) { return append(d, s, n, room); }
