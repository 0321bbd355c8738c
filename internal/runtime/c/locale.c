/* Locales, messages and wide characters: ISO C11 7.11, 7.29 (the few that threaded programs use), POSIX <libgen.h>, GNU gettext,
   <regex.h>, <dlfcn.h>.

   There is the C locale only, in which a wide character is a byte. Messages are not translated. A pattern may or may not match, with
   unknown offsets. No library can be opened. */
#include <dlfcn.h>
#include <locale.h>
#include <regex.h>
#include <stdlib.h>
#include <wchar.h>
#include "models.h"

char *setlocale(int category, const char *name)
{
	if (!name || !*name || (*name == 'C' && !name[1]))
		return "C";
	may_set_errno();
	__midway_ledger(0, "c-locale", "characters are those of the C locale: a wide character is a byte of ASCII");
	return __midway_choose(2, "setlocale|fails|succeeds") ? "C" : 0;
}

struct lconv *localeconv(void)
{
	static struct lconv c = {".", "", "", "", "", "", "", "", "", ""};
	return &c;
}

char *nl_langinfo(int item) { return "ANSI_X3.4-1968"; }
char *gettext(const char *s) { return (char *)s; }
char *dgettext(const char *domain, const char *s) { return (char *)s; }
char *dcgettext(const char *domain, const char *s, int category) { return (char *)s; }
char *ngettext(const char *one, const char *many, unsigned long n) { return (char *)(n == 1 ? one : many); }
char *bindtextdomain(const char *domain, const char *directory) { return (char *)directory; }
char *bind_textdomain_codeset(const char *domain, const char *set) { return (char *)set; }
char *textdomain(const char *domain) { return (char *)domain; }

/* --- wide characters -------------------------------------------------------------------------------- */

size_t wcslen(const wchar_t *s)
{
	size_t n = 0;
	__midway_check(s, sizeof *s, 0);
	while (s[n])
		n++;
	__midway_touched(s, (n + 1) * sizeof *s, 0);
	return n;
}

wchar_t *wcscpy(wchar_t *restrict d, const wchar_t *restrict s)
{
	__midway_memcpy(d, s, (wcslen(s) + 1) * sizeof *s);
	return d;
}

wchar_t *wmemcpy(wchar_t *restrict d, const wchar_t *restrict s, size_t n)
{
	__midway_memcpy(d, s, n * sizeof *s);
	return d;
}

int wcscmp(const wchar_t *a, const wchar_t *b)
{
	size_t i = 0;
	while (a[i] == b[i] && a[i])
		i++;
	__midway_touched(a, (i + 1) * sizeof *a, 0);
	__midway_touched(b, (i + 1) * sizeof *b, 0);
	return (a[i] > b[i]) - (a[i] < b[i]);
}

size_t mbstowcs(wchar_t *restrict d, const char *restrict s, size_t n)
{
	size_t m = read_string(s);
	if (!d)
		return m;
	size_t k = m < n ? m + 1 : n;
	__midway_check(d, k * sizeof *d, 1);
	for (size_t i = 0; i < k; i++)
		d[i] = (unsigned char)s[i];
	return m < n ? m : n;
}

size_t wcstombs(char *restrict d, const wchar_t *restrict s, size_t n)
{
	size_t m = wcslen(s);
	if (!d)
		return m;
	size_t k = m < n ? m + 1 : n;
	__midway_check(d, k, 1);
	for (size_t i = 0; i < k; i++)
		d[i] = (char)s[i];
	return m < n ? m : n;
}

int mblen(const char *s, size_t n) { return mbtowc(0, s, n); }
int mbtowc(wchar_t *restrict d, const char *restrict s, size_t n)
{
	if (!s)
		return 0;
	if (!n)
		return -1;
	__midway_check(s, 1, 0);
	if ((unsigned char)*s > 127)
		return fail(EILSEQ);
	if (d) {
		__midway_check(d, sizeof *d, 1);
		*d = (unsigned char)*s;
	}
	return *s != 0;
}

/* --- file names ------------------------------------------------------------------------------------- */

/* GNU's basename; <libgen.h> names the POSIX one __xpg_basename. */
char *mw_basename(const char *path) __asm__("basename");
char *mw_basename(const char *path)
{
	const char *base = path;
	for (size_t i = 0; path[i]; i++)
		if (path[i] == '/')
			base = path + i + 1;
	return (char *)base;
}

static size_t without_slashes(const char *path, size_t n)
{
	while (n > 1 && path[n - 1] == '/')
		n--;
	return n;
}

char *__xpg_basename(char *path)
{
	if (!path || !*path)
		return ".";
	size_t n = without_slashes(path, read_string(path)), i = n;
	if (path[n])
		path[n] = 0;
	while (i > 0 && path[i - 1] != '/')
		i--;
	return i == n ? path : path + i;
}

char *dirname(char *path)
{
	if (!path || !*path)
		return ".";
	size_t n = without_slashes(path, read_string(path));
	while (n > 0 && path[n - 1] != '/')
		n--;
	if (n == 0)
		return ".";
	n = without_slashes(path, n);
	if (n == 1 && path[0] == '/' && path[1] == '/' && path[2] != '/')
		n = 2; /* POSIX leaves exactly two leading slashes to the system; glibc keeps them */
	path[n] = 0;
	return path;
}

int fnmatch(const char *pattern, const char *s, int flags)
{
	read_text(pattern, SIZE_MAX);
	read_text(s, SIZE_MAX);
	return any_int("fnmatch") & 1;
}

/* --- patterns --------------------------------------------------------------------------------------- */

int regcomp(regex_t *restrict r, const char *restrict pattern, int flags)
{
	read_text(pattern, SIZE_MAX);
	__midway_memset(r, 0, sizeof *r);
	return __midway_choose(2, "regcomp|fails|succeeds") ? 0 : REG_BADPAT;
}

int regexec(const regex_t *restrict r, const char *restrict s, size_t n, regmatch_t *restrict match, int flags)
{
	long size = (long)read_string(s);
	if (__midway_choose(2, "regexec|finds no match|finds a match") == 0)
		return REG_NOMATCH;
	for (size_t i = 0; match && i < n; i++) {
		__midway_check(match + i, sizeof *match, 1);
		match[i].rm_so = (regoff_t)any_between(i ? -1 : 0, size, "regexec");
		match[i].rm_eo = (regoff_t)any_between(match[i].rm_so, size, "regexec");
	}
	return 0;
}

size_t regerror(int error, const regex_t *restrict r, char *restrict s, size_t n)
{
	if (n) {
		__midway_check(s, n, 1);
		s[0] = 0;
	}
	return 1;
}

void regfree(regex_t *r) {}

/* --- libraries -------------------------------------------------------------------------------------- */

/* Before a context, what a library executes when it is opened or closed: code outside. */
static void entered(void)
{
	if (!__midway_is_concrete(0))
		((void (*)(void))any_long("library"))();
}

void *dlopen(const char *path, int mode)
{
	may_set_errno();
	entered();
	__midway_ledger(2, "unmodelled-call", "dlopen: no library can be opened");
	return __midway_is_concrete(0) ? 0 : (void *)any_long("dlopen"); /* before a context, it may have been */
}

void *dlsym(void *restrict library, const char *restrict name)
{
	may_set_errno();
	__midway_ledger(2, "unmodelled-call", "dlsym: no symbol can be found");
	return __midway_is_concrete(0) ? 0 : (void *)any_long("dlsym");
}

int dlclose(void *library)
{
	entered();
	__midway_ledger(2, "unmodelled-call", "dlclose: what a library executes when it is closed is not followed");
	return 0;
}

char *dlerror(void) { return "no library can be opened"; }
