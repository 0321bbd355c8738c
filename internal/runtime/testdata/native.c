/* Holds the models of strings, numbers, sorting and formatting against the C library of the host, on random inputs.
   The models' symbols carry the prefix mw_; the primitives below are the ones they use natively.
   Prints each difference and exits with 1 if there is one. */
#define _GNU_SOURCE
#include <ctype.h>
#include <errno.h>
#include <libgen.h>
#include <limits.h>
#include <math.h>
#include <search.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>
#include <wctype.h>

/* --- primitives ------------------------------------------------------------------------------------- */

static char storage[16384];
void *mw___midway_thread_storage(unsigned long n) { return storage; }
static int *model_errno(void) { return (int *)storage; }

void mw___midway_check(const void *p, size_t n, int write) {}
void mw___midway_touched(const void *p, size_t n, int write) {}
void mw___midway_used(const void *p, size_t n) {}
void mw___midway_memcpy(void *d, const void *s, size_t n) { memmove(d, s, n); }
void mw___midway_memset(void *d, int c, size_t n) { memset(d, c, n); }
void *mw___midway_alloc(size_t n, size_t align, int kind) { return malloc(n ? n : 1); }
void mw___midway_free(void *p, int kind) { free(p); }
size_t mw___midway_object_size(const void *p) { return 4096; }
int mw___midway_option(int o) { return 0; }
void mw___midway_cut(const char *why) { abort(); }
void mw___midway_violation(int kind, const char *text) { abort(); }
int mw___midway_choose(int n, const char *what) { return n - 1; }
int mw___midway_is_concrete(long v) { return 1; }
void mw___midway_assume(int c) {}
void mw___mw_may_be_cancelled(void) {}
void mw___midway_nondet(void *p, size_t n, const char *name) { memset(p, 0, n); }
void mw___midway_havoc(void *p, size_t n) { memset(p, 0, n); }
static int unknowns;
void mw___midway_ledger(int effect, const char *kind, const char *text) { unknowns++; }

/* the compiler's own calls, which got the prefix too */
double mw_fma(double x, double y, double z) { return fma(x, y, z); }
double mw_rint(double x) { return rint(x); }
double mw_floor(double x) { return floor(x); }
double mw_ceil(double x) { return ceil(x); }

#ifdef __i386__
unsigned long long mw___udivdi3(unsigned long long a, unsigned long long b) { return a / b; }
unsigned long long mw___umoddi3(unsigned long long a, unsigned long long b) { return a % b; }
#endif

/* --- the two sides ---------------------------------------------------------------------------------- */

#define BOTH(ret, name, ...) ret mw_##name(__VA_ARGS__);
BOTH(size_t, strlen, const char *)
BOTH(char *, strstr, const char *, const char *)
BOTH(char *, strcasestr, const char *, const char *)
BOTH(char *, strchr, const char *, int)
BOTH(char *, strrchr, const char *, int)
BOTH(char *, strpbrk, const char *, const char *)
BOTH(char *, strtok_r, char *, const char *, char **)
BOTH(char *, strsep, char **, const char *)
BOTH(char *, strncpy, char *, const char *, size_t)
BOTH(char *, strncat, char *, const char *, size_t)
BOTH(size_t, strspn, const char *, const char *)
BOTH(size_t, strcspn, const char *, const char *)
BOTH(int, strcmp, const char *, const char *)
BOTH(int, strncmp, const char *, const char *, size_t)
BOTH(int, strcasecmp, const char *, const char *)
BOTH(int, strncasecmp, const char *, const char *, size_t)
BOTH(int, memcmp, const void *, const void *, size_t)
BOTH(void *, memchr, const void *, int, size_t)
BOTH(void *, memrchr, const void *, int, size_t)
BOTH(void *, memmem, const void *, size_t, const void *, size_t)
BOTH(void *, memccpy, void *, const void *, int, size_t)
BOTH(long, strtol, const char *, char **, int)
BOTH(long long, strtoll, const char *, char **, int)
BOTH(unsigned long, strtoul, const char *, char **, int)
BOTH(unsigned long long, strtoull, const char *, char **, int)
BOTH(double, strtod, const char *, char **)
BOTH(int, atoi, const char *)
BOTH(void, qsort, void *, size_t, size_t, int (*)(const void *, const void *))
BOTH(void *, bsearch, const void *, const void *, size_t, size_t, int (*)(const void *, const void *))
BOTH(int, snprintf, char *, size_t, const char *, ...)
BOTH(int, sprintf, char *, const char *, ...)
BOTH(int, asprintf, char **, const char *, ...)
BOTH(int, sscanf, const char *, const char *, ...)
BOTH(char *, dirname, char *)
BOTH(char *, __xpg_basename, char *)
BOTH(const unsigned short *const *, __ctype_b_loc, void)
BOTH(const int *const *, __ctype_tolower_loc, void)
BOTH(const int *const *, __ctype_toupper_loc, void)

#define CLASS(f) int mw_##f(int);
#define CLASSES(F) \
	F(isalpha) F(isdigit) F(isalnum) F(isxdigit) F(isspace) F(isblank) F(isprint) F(isgraph) F(iscntrl) F(ispunct) F(isupper) F(islower)
CLASSES(CLASS)
CLASS(tolower)
CLASS(toupper)

#define WIDE_CLASSES(F) \
	F(iswalpha) F(iswdigit) F(iswalnum) F(iswxdigit) F(iswspace) F(iswblank) F(iswprint) F(iswgraph) F(iswcntrl) F(iswpunct) F(iswupper) F(iswlower)
#define WIDE(f) int mw_##f(wint_t);
WIDE_CLASSES(WIDE)
BOTH(wint_t, towlower, wint_t)
BOTH(wint_t, towupper, wint_t)
BOTH(int, wcwidth, wchar_t)
BOTH(wint_t, btowc, int)
BOTH(int, wctob, wint_t)
BOTH(size_t, mbrtowc, wchar_t *, const char *, size_t, mbstate_t *)
BOTH(size_t, wcrtomb, char *, wchar_t, mbstate_t *)
BOTH(void *, tsearch, const void *, void **, int (*)(const void *, const void *))
BOTH(void *, tfind, const void *, void *const *, int (*)(const void *, const void *))
BOTH(void *, tdelete, const void *, void **, int (*)(const void *, const void *))
BOTH(void, tdestroy, void *, void (*)(void *))

static int failures;

static void differ(const char *what, const char *a, const char *b)
{
	if (failures++ < 40)
		printf("%s differs on \"%s\" \"%s\"\n", what, a, b);
}

static unsigned long long seed = 1;

static unsigned roll(unsigned n)
{
	seed = seed * 6364136223846793005ull + 1442695040888963407ull;
	return (unsigned)(seed >> 33) % n;
}

static char *text(char *s, const char *set, int longest)
{
	int n = (int)roll((unsigned)longest + 1), size = (int)strlen(set);
	for (int i = 0; i < n; i++)
		s[i] = set[roll((unsigned)size)];
	s[n] = 0;
	return s;
}

static int sign(long v) { return (v > 0) - (v < 0); }

/* --- tests ------------------------------------------------------------------------------------------ */

#define SAME(what, x, y) ((x) == (y) ? (void)0 : differ(what, a, b))

static void search(const char *a, const char *b)
{
	size_t n = roll(12);
	SAME("strlen", strlen(a), mw_strlen(a));
	SAME("strstr", strstr(a, b), mw_strstr(a, b));
	SAME("strcasestr", strcasestr(a, b), mw_strcasestr(a, b));
	SAME("strchr", strchr(a, b[0]), mw_strchr(a, b[0]));
	SAME("strrchr", strrchr(a, b[0]), mw_strrchr(a, b[0]));
	SAME("strpbrk", strpbrk(a, b), mw_strpbrk(a, b));
	SAME("strspn", strspn(a, b), mw_strspn(a, b));
	SAME("strcspn", strcspn(a, b), mw_strcspn(a, b));
	SAME("strcmp", sign(strcmp(a, b)), sign(mw_strcmp(a, b)));
	SAME("strncmp", sign(strncmp(a, b, n)), sign(mw_strncmp(a, b, n)));
	SAME("strcasecmp", sign(strcasecmp(a, b)), sign(mw_strcasecmp(a, b)));
	SAME("strncasecmp", sign(strncasecmp(a, b, n)), sign(mw_strncasecmp(a, b, n)));
	SAME("memcmp", sign(memcmp(a, b, n)), sign(mw_memcmp(a, b, n)));
	SAME("memchr", memchr(a, 'b', n), mw_memchr(a, 'b', n));
	SAME("memrchr", memrchr(a, 'b', n), mw_memrchr(a, 'b', n));
	SAME("memmem", memmem(a, strlen(a), b, strlen(b)), mw_memmem(a, strlen(a), b, strlen(b)));
}

static void edit(const char *a, const char *b)
{
	char x[64], y[64], *p = x, *q = y, *r, *s;
	size_t n = roll(12);
	memset(x, 'x', sizeof x);
	memset(y, 'x', sizeof y);
	SAME("strncpy", strncpy(x, a, n) - x, mw_strncpy(y, a, n) - y);
	strcpy(x + 20, b);
	strcpy(y + 20, b);
	strncat(x + 20, a, n);
	mw_strncat(y + 20, a, n);
	SAME("strncat or strncpy", memcmp(x, y, sizeof x), 0);
	r = memccpy(x, a, 'b', strlen(a));
	s = mw_memccpy(y, a, 'b', strlen(a));
	SAME("memccpy", r ? r - x : -1, s ? s - y : -1);
	strcpy(x, a);
	strcpy(y, a);
	char *rest, *model_rest;
	do {
		r = strtok_r(p, b, &rest);
		s = mw_strtok_r(q, b, &model_rest);
		p = q = 0;
		SAME("strtok_r", r ? r - x : -1, s ? s - y : -1);
	} while (r && s);
	strcpy(x, a);
	strcpy(y, a);
	p = x;
	q = y;
	do {
		r = strsep(&p, b);
		s = mw_strsep(&q, b);
		SAME("strsep", r ? r - x : -1, s ? s - y : -1);
	} while (r && s);
	SAME("strsep's text", memcmp(x, y, strlen(a) + 1), 0);
	strcpy(x, a);
	strcpy(y, a);
	SAME("dirname", strcmp(dirname(x), mw_dirname(y)), 0);
	strcpy(x, a);
	strcpy(y, a);
	SAME("basename", strcmp(basename(x), mw___xpg_basename(y)), 0);
}

#define NUMBER(type, f)                                                    \
	{                                                                      \
		char *e, *m;                                                       \
		errno = *model_errno() = 0;                                        \
		type x = f(a, &e, base), y = mw_##f(a, &m, base);                  \
		if (x != y || e != m || (errno == ERANGE) != (*model_errno() == ERANGE)) \
			differ(#f, a, "");                                             \
	}

static void number(const char *a)
{
	static const int bases[] = {0, 10, 16, 8, 2, 36};
	int base = bases[roll(6)];
	NUMBER(long, strtol)
	NUMBER(long long, strtoll)
	NUMBER(unsigned long, strtoul)
	NUMBER(unsigned long long, strtoull)
	if (atoi(a) != mw_atoi(a))
		differ("atoi", a, "");
}

static int exact_doubles;

static void floating(const char *a)
{
	char *e, *m;
	unknowns = 0;
	double x = strtod(a, &e), y = mw_strtod(a, &m);
	if (e != m || (!unknowns && memcmp(&x, &y, sizeof x)))
		differ("strtod", a, "");
	exact_doubles += !unknowns && e != a;
}

static void format(void)
{
	static const char *flags[] = {"", "-", "0", "+", " ", "#", "-+", "0 ", "#0"};
	static const char *widths[] = {"", "1", "7", "12"};
	static const char *precisions[] = {"", ".", ".0", ".3", ".9"};
	static const char *kinds[] = {"d", "i", "u", "x", "X", "o", "ld", "lu", "lx", "lld", "llu", "hd", "hhu", "zu", "c", "s", "p"};
	static const long long values[] = {0, 1, -1, 42, -12345, INT_MAX, INT_MIN, LLONG_MAX, LLONG_MIN, 255};
	char f[64], x[128], y[128];
	const char *kind = kinds[roll(17)], *flag = flags[roll(9)];
	if (strpbrk(kind, "csp") && strpbrk(flag, "0#+ "))
		flag = "";
	sprintf(f, "a%%%s%s%s%s%%%%b", flag, widths[roll(4)], strpbrk(kind, "cp") ? "" : precisions[roll(5)], kind);
	size_t n = roll(4) ? sizeof x : roll(9);
	long long v = values[roll(10)];
	int r, s;
	memset(x, 1, sizeof x);
	memset(y, 1, sizeof y);
	if (strpbrk(kind, "s")) {
		r = snprintf(x, n, f, "text");
		s = mw_snprintf(y, n, f, "text");
	} else if (strstr(kind, "ll")) {
		r = snprintf(x, n, f, v);
		s = mw_snprintf(y, n, f, v);
	} else if (strpbrk(kind, "lzp")) {
		r = snprintf(x, n, f, (long)v);
		s = mw_snprintf(y, n, f, (long)v);
	} else {
		r = snprintf(x, n, f, (int)v);
		s = mw_snprintf(y, n, f, (int)v);
	}
	if (r != s || memcmp(x, y, sizeof x))
		differ(f, x, y);
}

static void fixed(void)
{
	static const char *formats[] = {"%f", "%.0f", "%.2f", "%10.3f", "%-9.1f|", "%+.4f", "%08.2f", "% f", "%#.0f", "%.15f", "%.1Lf"};
	static const double values[] = {0, -0.0, 0.5, 1.5, 2.5, 0.125, 2.675, 1e15, -3.75, 0.05, 0.35, 1234567.891, 0.999999999};
	char x[64], y[64];
	const char *f = formats[roll(11)];
	double v = roll(2) ? values[roll(13)] : (double)(int)(roll(2000000) - 1000000) / (double)(1 + roll(1000));
	int r = strchr(f, 'L') ? snprintf(x, sizeof x, f, (long double)v) : snprintf(x, sizeof x, f, v);
	int s = strchr(f, 'L') ? mw_snprintf(y, sizeof y, f, (long double)v) : mw_snprintf(y, sizeof y, f, v);
	if (r != s || strcmp(x, y))
		differ(f, x, y);
}

static void mixed(const char *a, const char *b)
{
	char x[256], y[256], *p, *q;
	int i = (int)roll(1000), m = 0, n = 0;
	SAME("sprintf", sprintf(x, "%s=%d;%*.*s%n|%c%%", a, i, 9, 3, b, &m, 'c'), mw_sprintf(y, "%s=%d;%*.*s%n|%c%%", a, i, 9, 3, b, &n, 'c'));
	SAME("sprintf's text", strcmp(x, y), 0);
	SAME("%n", m, n);
	SAME("asprintf", asprintf(&p, "%5s%u", a, i), mw_asprintf(&q, "%5s%u", a, i));
	SAME("asprintf's text", strcmp(p, q), 0);
	free(p);
	free(q);
}

static void scan(const char *a, const char *b)
{
	int i = -7, j = -7, k = -7, l = -7, m = -7, n = -7;
	char s[64] = "?", t[64] = "?", c = '?', d = '?';
	SAME("sscanf", sscanf(a, "%d %63s %c%n", &i, s, &c, &m), mw_sscanf(a, "%d %63s %c%n", &j, t, &d, &n));
	SAME("sscanf's values", i == j && m == n && c == d && !strcmp(s, t), 1);
	SAME("sscanf", sscanf(a, "%3x-%[ab0-4]%*d %i", &i, s, &k), mw_sscanf(a, "%3x-%[ab0-4]%*d %i", &j, t, &l));
	SAME("sscanf's values", i == j && k == l && !strcmp(s, t), 1);
	long double w = 0, z = 0;
	unsigned char u = 9, v = 9;
	SAME("sscanf", sscanf(b, "%Lf,%hhu", &w, &u), mw_sscanf(b, "%Lf,%hhu", &z, &v));
	SAME("sscanf's values", u, v);
}

static int by_first(const void *a, const void *b) { return *(const unsigned char *)a - *(const unsigned char *)b; }

static void sort(void)
{
	struct { unsigned char key, ordinal, pad; } x[40], y[40];
	size_t n = roll(40);
	for (size_t i = 0; i < n; i++) {
		x[i].key = (unsigned char)roll(9);
		x[i].ordinal = (unsigned char)i;
		x[i].pad = 0;
	}
	memcpy(y, x, sizeof x);
	qsort(x, n, 3, by_first);
	mw_qsort(y, n, 3, by_first);
	if (memcmp(x, y, n * 3))
		differ("qsort", "", "");
	unsigned char key = (unsigned char)roll(10), *p = mw_bsearch(&key, y, n, 3, by_first);
	int present = bsearch(&key, x, n, 3, by_first) != 0;
	if ((p != 0) != present || (p && *p != key))
		differ("bsearch", "", "");
}

#define COMPARE_CLASS(f) \
	if (!f(c) != !mw_##f(c)) \
		differ(#f, "", "");

static void classes(void)
{
	for (int c = -1; c < 256; c++) {
		CLASSES(COMPARE_CLASS)
		if (tolower(c) != mw_tolower(c) || toupper(c) != mw_toupper(c))
			differ("tolower or toupper", "", "");
	}
	for (int c = -128; c < 256; c++) {
		if ((*__ctype_b_loc())[c] != (*mw___ctype_b_loc())[c])
			differ("__ctype_b_loc", "", "");
		if ((*__ctype_tolower_loc())[c] != (*mw___ctype_tolower_loc())[c])
			differ("__ctype_tolower_loc", "", "");
		if ((*__ctype_toupper_loc())[c] != (*mw___ctype_toupper_loc())[c])
			differ("__ctype_toupper_loc", "", "");
	}
}

/* Wide characters of the C locale: those of ASCII, as others are what the host makes of them. */
static void wide(void)
{
	char s[2] = {0};
	for (wint_t c = 0; c < 128; c++) {
		s[0] = (char)c;
#define SAME_WIDE(f) if (!f(c) != !mw_##f(c)) differ(#f, s, "");
		WIDE_CLASSES(SAME_WIDE)
		wchar_t x = 0, y = 0;
		mbstate_t p = {0}, q = {0};
		if (mbrtowc(&x, s, 2, &p) != mw_mbrtowc(&y, s, 2, &q) || x != y)
			differ("mbrtowc", s, "");
		char to[16], too[16];
		if (wcrtomb(to, c, &p) != mw_wcrtomb(too, c, &q) || *to != *too)
			differ("wcrtomb", s, "");
		if (towlower(c) != mw_towlower(c) || towupper(c) != mw_towupper(c) || wcwidth(c) != mw_wcwidth(c))
			differ("towlower, towupper or wcwidth", s, "");
		if (btowc(c) != mw_btowc(c) || wctob(c) != mw_wctob(c))
			differ("btowc or wctob", s, "");
	}
	wchar_t none;
	if (mw_mbrtowc(&none, s, 0, 0) != mbrtowc(&none, s, 0, &(mbstate_t){0}))
		differ("mbrtowc of nothing", "", "");
}

static int by_number(const void *a, const void *b) { return (*(const int *)a > *(const int *)b) - (*(const int *)a < *(const int *)b); }
static unsigned dropped; /* a bit for each key */
static void drop(void *key) { dropped |= 1u << *(int *)key; }

/* Both trees have the same keys. */
static void trees(void)
{
	static int keys[32];
	void *theirs = 0, *ours = 0;
	for (int i = 0; i < 32; i++)
		keys[i] = i;
	for (int i = 0; i < 64; i++) {
		int *k = &keys[roll(32)];
		if (roll(3)) {
			int **t = tsearch(k, &theirs, by_number), **o = mw_tsearch(k, &ours, by_number);
			if (*t != *o)
				differ("tsearch", "", "");
		} else if (!tdelete(k, &theirs, by_number) != !mw_tdelete(k, &ours, by_number))
			differ("tdelete", "", "");
		k = &keys[roll(32)];
		if (!tfind(k, &theirs, by_number) != !mw_tfind(k, &ours, by_number))
			differ("tfind", "", "");
	}
	dropped = 0;
	mw_tdestroy(ours, drop);
	for (int i = 0; i < 32; i++)
		if (!tfind(&keys[i], &theirs, by_number) != !(dropped >> i & 1))
			differ("tdestroy", "", "");
	tdestroy(theirs, drop);
}

int main(void)
{
	char a[64], b[64];
	classes();
	wide();
	for (int i = 0; i < 200; i++)
		trees();
	for (int i = 0; i < 20000; i++) {
		text(a, "abAB/, ", 15);
		text(b, "abAB/,", 3);
		search(a, b);
		edit(a, b);
		mixed(a, b);
		number(text(a, i & 1 ? "0123456789" : " +-0x19afz8", i & 1 ? 25 : 9));
		floating(text(a, i & 1 ? "0123456789." : "+-0.19eEinfa", i & 1 ? 20 : 9));
		scan(text(a, "0123 ab-x", 14), text(b, "01.9,3 ", 8));
		format();
		fixed();
		sort();
	}
	if (exact_doubles < 2000)
		printf("only %d floating-point texts were read exactly\n", exact_doubles);
	printf("%d differences\n", failures);
	return failures != 0 || exact_doubles < 2000;
}
