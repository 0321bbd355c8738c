/* Character classes: ISO C11 7.4 <ctype.h> in the C locale, and the tables behind glibc's macros.

   The functions compute without a branch, so that a symbolic character does not fork; the macros index the tables. */
#include <stdint.h>

#define IN(c, low, high) ((unsigned)(c) - (low) <= (unsigned)(high) - (low))

static inline int upper(int c) { return IN(c, 'A', 'Z'); }
static inline int lower(int c) { return IN(c, 'a', 'z'); }
static inline int digit(int c) { return IN(c, '0', '9'); }
static inline int letter(int c) { return IN(c | 32, 'a', 'z') & IN(c, 0, 127); }

int isupper(int c) { return upper(c); }
int islower(int c) { return lower(c); }
int isalpha(int c) { return letter(c); }
int isdigit(int c) { return digit(c); }
int isalnum(int c) { return letter(c) | digit(c); }
int isxdigit(int c) { return digit(c) | (IN(c | 32, 'a', 'f') & IN(c, 0, 127)); }
int isspace(int c) { return (c == ' ') | IN(c, '\t', '\r'); }
int isblank(int c) { return (c == ' ') | (c == '\t'); }
int isprint(int c) { return IN(c, 32, 126); }
int isgraph(int c) { return IN(c, 33, 126); }
int iscntrl(int c) { return IN(c, 0, 31) | (c == 127); }
int ispunct(int c) { return IN(c, 33, 126) & ~(letter(c) | digit(c)); }
int isascii(int c) { return IN(c, 0, 127); }
int toascii(int c) { return c & 127; }
int tolower(int c) { return c + (upper(c) << 5); }
int toupper(int c) { return c - (lower(c) << 5); }
int _tolower(int c) { return c + 32; }
int _toupper(int c) { return c - 32; }

/* glibc's bits (little-endian) and tables: 384 entries, of characters -128 to 255. */

enum {
	UPPER = 1 << 8, LOWER = 1 << 9, ALPHA = 1 << 10, DIGIT = 1 << 11, XDIGIT = 1 << 12, SPACE = 1 << 13,
	PRINT = 1 << 14, GRAPH = 1 << 15, BLANK = 1 << 0, CNTRL = 1 << 1, PUNCT = 1 << 2, ALNUM = 1 << 3,
};

#define AT(low, high) [128 + (low) ... 128 + (high)]
#define SIGN (PUNCT | PRINT | GRAPH)
#define WORD (PRINT | GRAPH | ALNUM)

static const unsigned short classes[384] = {
	AT(0, 8) = CNTRL, AT('\t', '\t') = CNTRL | SPACE | BLANK, AT('\n', '\r') = CNTRL | SPACE, AT(14, 31) = CNTRL,
	AT(' ', ' ') = PRINT | SPACE | BLANK, AT('!', '/') = SIGN, AT('0', '9') = WORD | DIGIT | XDIGIT, AT(':', '@') = SIGN,
	AT('A', 'F') = WORD | ALPHA | UPPER | XDIGIT, AT('G', 'Z') = WORD | ALPHA | UPPER, AT('[', '`') = SIGN,
	AT('a', 'f') = WORD | ALPHA | LOWER | XDIGIT, AT('g', 'z') = WORD | ALPHA | LOWER, AT('{', '~') = SIGN,
	AT(127, 127) = CNTRL,
};

#define ROW4(f, c) f(c), f((c) + 1), f((c) + 2), f((c) + 3)
#define ROW16(f, c) ROW4(f, c), ROW4(f, (c) + 4), ROW4(f, (c) + 8), ROW4(f, (c) + 12)
#define ROW64(f, c) ROW16(f, c), ROW16(f, (c) + 16), ROW16(f, (c) + 32), ROW16(f, (c) + 48)
#define ROW128(f, c) ROW64(f, c), ROW64(f, (c) + 64)
/* glibc maps -128 … -2 as 128 … 254; -1 is EOF. */
#define WRAP(c) ((c) < -1 ? (c) + 256 : (c))
#define TO_LOWER(c) ((c) >= 'A' && (c) <= 'Z' ? (c) + 32 : WRAP(c))
#define TO_UPPER(c) ((c) >= 'a' && (c) <= 'z' ? (c) - 32 : WRAP(c))

static const int32_t lowered[384] = {ROW128(TO_LOWER, -128), ROW128(TO_LOWER, 0), ROW128(TO_LOWER, 128)};
static const int32_t uppered[384] = {ROW128(TO_UPPER, -128), ROW128(TO_UPPER, 0), ROW128(TO_UPPER, 128)};

static const unsigned short *const classes_at_0 = classes + 128;
static const int32_t *const lowered_at_0 = lowered + 128;
static const int32_t *const uppered_at_0 = uppered + 128;

const unsigned short *const *__ctype_b_loc(void) { return &classes_at_0; }
const int32_t *const *__ctype_tolower_loc(void) { return &lowered_at_0; }
const int32_t *const *__ctype_toupper_loc(void) { return &uppered_at_0; }
unsigned long __ctype_get_mb_cur_max(void) { return 1; }
