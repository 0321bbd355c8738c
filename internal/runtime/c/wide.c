/* Wide characters one by one, and their classes: ISO C11 7.29.6, 7.30. There is the C locale only (locale.c): a wide character is a
   byte of ASCII, and no sequence of bytes has a state. */
#include <stdlib.h>
#include <wchar.h>
#include <wctype.h>
#include "models.h"

enum { BAD = -1, PART = -2 };

static int ascii(wint_t c)
{
	__midway_ledger(0, "c-locale", "characters are those of the C locale: a wide character is a byte of ASCII");
	return c < 128;
}

size_t mbrtowc(wchar_t *restrict d, const char *restrict s, size_t n, mbstate_t *restrict state)
{
	if (!s)
		return 0;
	if (!n)
		return (size_t)PART;
	__midway_check(s, 1, 0);
	if (!ascii((unsigned char)*s))
		return (size_t)fail(EILSEQ);
	if (d) {
		__midway_check(d, sizeof *d, 1);
		*d = (unsigned char)*s;
	}
	return *s != 0;
}

size_t mbrlen(const char *restrict s, size_t n, mbstate_t *restrict state) { return mbrtowc(0, s, n, state); }
int mbsinit(const mbstate_t *state)
{
	if (state)
		__midway_check(state, sizeof *state, 0);
	return 1;
}

size_t wcrtomb(char *restrict d, wchar_t c, mbstate_t *restrict state)
{
	if (!d)
		return 1;
	if (!ascii(c))
		return (size_t)fail(EILSEQ);
	__midway_check(d, 1, 1);
	*d = (char)c;
	return 1;
}

int wctomb(char *d, wchar_t c) { return d ? (int)wcrtomb(d, c, 0) : 0; }
wint_t btowc(int c) { return c >= 0 && ascii((wint_t)c) ? (wint_t)c : WEOF; }
int wctob(wint_t c) { return ascii(c) ? (int)c : (-1); }

/* --- classes ---------------------------------------------------------------------------------------- */

#define IN(c, low, high) ((c) >= (low) && (c) <= (high))

int iswlower(wint_t c) { return ascii(c) & IN(c, 'a', 'z'); }
int iswupper(wint_t c) { return ascii(c) & IN(c, 'A', 'Z'); }
int iswalpha(wint_t c) { return iswlower(c) | iswupper(c); }
int iswdigit(wint_t c) { return IN(c, '0', '9'); }
int iswxdigit(wint_t c) { return iswdigit(c) | IN(c, 'a', 'f') | IN(c, 'A', 'F'); }
int iswalnum(wint_t c) { return iswalpha(c) | iswdigit(c); }
int iswblank(wint_t c) { return c == ' ' || c == '\t'; }
int iswspace(wint_t c) { return ascii(c) & (c == ' ' || IN(c, '\t', '\r')); }
int iswcntrl(wint_t c) { return c < ' ' || c == 127; }
int iswprint(wint_t c) { return ascii(c) & IN(c, ' ', '~'); }
int iswgraph(wint_t c) { return ascii(c) & IN(c, '!', '~'); }
int iswpunct(wint_t c) { return iswgraph(c) & !iswalnum(c); }
wint_t towlower(wint_t c) { return iswupper(c) ? c + 'a' - 'A' : c; }
wint_t towupper(wint_t c) { return iswlower(c) ? c - 'a' + 'A' : c; }
int wcwidth(wchar_t c) { return !c ? 0 : iswprint(c) ? 1 : -1; }

int wcswidth(const wchar_t *s, size_t n)
{
	int width = 0;
	for (size_t i = 0; i < n; i++) {
		__midway_check(s + i, sizeof *s, 0);
		if (!s[i])
			break;
		if (!iswprint(s[i]))
			return -1;
		width++;
	}
	return width;
}
