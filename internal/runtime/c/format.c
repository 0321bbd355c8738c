/* Formatted output: ISO C11 7.21.6.1.

   Into a buffer (snprintf, sprintf, asprintf): exact for %d %i %u %x %X %o %c %s %p %% and, of known numbers below 2^53, %f, with
   flags, width, precision and length; on symbolic integers too, one path per number of digits. Another floating-point number is
   eight unknown characters (ledger: assumption). Text of wide characters is left out.
   To a stream: the output goes nowhere; strings are read and %n is stored to. The length returned is unknown. */
#include "format.h"

enum { LEFT = 1, PLUS = 2, BLANK = 4, ALTERNATE = 8, ZERO = 16, UPPER = 32, SIGNED = 64 };

struct conversion {
	int flags, width, precision; /* precision is -1 where absent */
	int size;                    /* bytes of an integer argument */
	int wide;                    /* l was given: text is of wide characters */
	char kind;
};

/* Where formatted text goes. Once unknown text was written, positions are no longer known: from first_unknown on
   only the length is counted, and the bytes become unknown at the end. */
struct sink {
	char *buf;
	size_t room, length, first_unknown;
	int unknown;
};

struct arguments { /* a va_list that can be handed down by address */
	va_list list;
};

INLINE void put(struct sink *s, char c)
{
	if (!s->unknown && s->length + 1 < s->room)
		s->buf[s->length] = c;
	s->length++;
}

static void put_bytes(struct sink *s, const char *p, size_t n)
{
	for (size_t i = 0; i < n; i++)
		put(s, p[i]);
}

static void pad(struct sink *s, char c, long n)
{
	for (; n > 0; n--)
		put(s, c);
}

static void put_unknown(struct sink *s, size_t n)
{
	if (!s->unknown) {
		s->unknown = 1;
		s->first_unknown = s->length;
	}
	s->length += n;
}

/* Ends the text, and makes its bytes from first_unknown on unknown, but not zero. */
static void finish(struct sink *s)
{
	if (!s->room)
		return;
	size_t end = s->length < s->room ? s->length : s->room - 1;
	for (size_t i = s->first_unknown; s->unknown && i < end; i++) {
		char any;
		__midway_havoc(&any, 1);
		s->buf[i] = any ? any : ' ';
	}
	s->buf[end] = 0;
	__midway_touched(s->buf, end + 1, 1);
}

/* --- integers ------------------------------------------------------------------------------------- */

static unsigned base_of(char kind) { return kind == 'o' ? 8 : kind == 'x' || kind == 'X' || kind == 'p' ? 16 : 10; }

static const char *prefix_of(const struct conversion *c, unsigned long long v, int negative)
{
	if (c->flags & SIGNED)
		return negative ? "-" : c->flags & PLUS ? "+" : c->flags & BLANK ? " " : "";
	if (c->kind == 'p' || ((c->flags & ALTERNATE) && base_of(c->kind) == 16 && v))
		return c->kind == 'X' ? "0X" : "0x";
	return "";
}

static void put_number(struct sink *s, const struct conversion *c, unsigned long long v, int negative)
{
	char text[24], *end = text + sizeof text, *at = __mw_digits(end, v, base_of(c->kind), c->kind == 'X');
	if (c->precision == 0 && v == 0)
		at = end;
	long n = end - at, zeros = c->precision > n ? c->precision - n : 0;
	const char *prefix = prefix_of(c, v, negative);
	long before = (long)length(prefix);
	if (c->kind == 'o' && (c->flags & ALTERNATE) && zeros == 0 && (v || c->precision == 0))
		zeros = 1;
	long gap = c->width - (before + zeros + n);
	if ((c->flags & (ZERO | LEFT)) == ZERO && c->precision < 0) {
		zeros += gap > 0 ? gap : 0;
		gap = 0;
	}
	if (!(c->flags & LEFT))
		pad(s, ' ', gap);
	put_bytes(s, prefix, (size_t)before);
	pad(s, '0', zeros);
	put_bytes(s, at, (size_t)n);
	if (c->flags & LEFT)
		pad(s, ' ', gap);
}

/* The next integer argument, cut to the conversion's size. */
static unsigned long long integer_argument(const struct conversion *c, struct arguments *a, int *negative)
{
	unsigned long long v = c->size == 8 ? va_arg(a->list, unsigned long long) : va_arg(a->list, unsigned);
	int drop = 64 - 8 * c->size;
	*negative = 0;
	if (!(c->flags & SIGNED))
		return v << drop >> drop;
	long long w = (long long)(v << drop) >> drop;
	*negative = w < 0;
	return w < 0 ? -(unsigned long long)w : (unsigned long long)w;
}

/* --- the other conversions -------------------------------------------------------------------------- */

static void put_text(struct sink *s, const struct conversion *c, const char *p, size_t n)
{
	long gap = c->width - (long)n;
	if (!(c->flags & LEFT))
		pad(s, ' ', gap);
	put_bytes(s, p, n);
	if (c->flags & LEFT)
		pad(s, ' ', gap);
}

/* The length of a %s argument, which is read as the program's own access. */
static size_t text_length(const char *p, int precision)
{
	if (precision < 0)
		return read_string(p);
	size_t n = 0;
	__midway_check(p, precision > 0, 0);
	while (n < (size_t)precision && p[n])
		n++;
	__midway_touched(p, n + (n < (size_t)precision), 0);
	return n;
}

static double double_argument(const struct conversion *c, struct arguments *a)
{
	if (c->size == sizeof(long double) && c->size > 8)
		return (double)va_arg(a->list, long double);
	return va_arg(a->list, double);
}

/* %f of a number whose digits can be computed. */
static void put_fixed(struct sink *s, const struct conversion *c, double x)
{
	char text[48], *end = text + sizeof text;
	char *at = __mw_fixed_digits(end, __builtin_fabs(x), c->precision < 0 ? 6 : c->precision, c->flags & ALTERNATE);
	char sign = __builtin_copysign(1, x) < 0 ? '-' : c->flags & PLUS ? '+' : c->flags & BLANK ? ' ' : 0;
	long gap = c->width - (end - at) - (sign != 0);
	if (!(c->flags & (LEFT | ZERO)))
		pad(s, ' ', gap);
	if (sign)
		put(s, sign);
	if ((c->flags & (LEFT | ZERO)) == ZERO)
		pad(s, '0', gap);
	put_bytes(s, at, (size_t)(end - at));
	if (c->flags & LEFT)
		pad(s, ' ', gap);
}

static void put_double(struct sink *s, const struct conversion *c, double x)
{
	enum { LENGTH = 8 };
	if ((c->kind == 'f' || c->kind == 'F') && c->precision <= 15 && __mw_has_plain_digits(x)) {
		put_fixed(s, c, x);
		return;
	}
	__midway_ledger(0, "floating-point-text", "a formatted floating-point number is taken to be eight characters, unknown ones");
	put_unknown(s, LENGTH > c->width ? LENGTH : (size_t)c->width);
}

static void store_count(const struct conversion *c, struct arguments *a, long n)
{
	void *p = va_arg(a->list, void *);
	__midway_check(p, (size_t)c->size, 1);
	if (c->size == 1)
		*(signed char *)p = (signed char)n;
	else if (c->size == 2)
		*(short *)p = (short)n;
	else if (c->size == 4)
		*(int *)p = (int)n;
	else
		*(long long *)p = n;
}

/* --- the format ----------------------------------------------------------------------------------- */

static int flag_of(char c)
{
	switch (c) {
	case '-': return LEFT;
	case '+': return PLUS;
	case ' ': return BLANK;
	case '#': return ALTERNATE;
	case '0': return ZERO;
	case '\'': return 1 << 10;
	default: return 0;
	}
}

static const char *read_number(const char *f, int *out, struct arguments *a)
{
	if (*f == '*') {
		*out = va_arg(a->list, int);
		return f + 1;
	}
	for (*out = 0; *f >= '0' && *f <= '9'; f++)
		*out = *out * 10 + (*f - '0');
	return f;
}

static const char *read_size(const char *f, int *size)
{
	*size = 4;
	switch (*f) {
	case 'h': *size = f[1] == 'h' ? 1 : 2; return f + 1 + (f[1] == 'h');
	case 'l': *size = f[1] == 'l' ? 8 : (int)sizeof(long); return f + 1 + (f[1] == 'l');
	case 'L': *size = sizeof(long double); return f + 1;
	case 'q': case 'j': *size = 8; return f + 1;
	case 'z': case 't': case 'Z': *size = sizeof(size_t); return f + 1;
	default: return f;
	}
}

/* Reads one conversion, the character behind '%' on; returns what follows it. */
static const char *read_conversion(const char *f, struct conversion *c, struct arguments *a)
{
	c->flags = 0;
	for (int flag; (flag = flag_of(*f)); f++)
		c->flags |= flag;
	f = read_number(f, &c->width, a);
	if (c->width < 0) {
		c->flags |= LEFT;
		c->width = -c->width;
	}
	c->precision = -1;
	if (*f == '.')
		f = read_number(f + 1, &c->precision, a);
	c->wide = *f == 'l';
	if (*f == '$')
		__midway_cut("a format that numbers its arguments");
	f = read_size(f, &c->size);
	c->kind = *f;
	return *f ? f + 1 : f;
}

/* Takes the argument of one conversion; writes it where there is a sink with a buffer. */
static void convert(struct sink *s, struct conversion *c, struct arguments *a, int dry)
{
	int negative;
	switch (c->kind) {
	case 'd': case 'i':
		c->flags |= SIGNED;
		/* fall through */
	case 'u': case 'x': case 'X': case 'o': {
		unsigned long long v = integer_argument(c, a, &negative);
		if (!dry)
			put_number(s, c, v, negative);
		return;
	}
	case 'p': {
		uintptr_t p = (uintptr_t)va_arg(a->list, void *);
		if (!dry && p)
			put_number(s, c, p, 0);
		else if (!dry)
			put_text(s, c, "(nil)", 5);
		return;
	}
	case 'c': case 'C': {
		char ch = (char)va_arg(a->list, int);
		if (c->kind == 'C' || c->wide)
			__midway_ledger(0, "wide-characters", "a wide character that is formatted is one of ASCII");
		if (!dry)
			put_text(s, c, &ch, 1);
		return;
	}
	case 's': case 'S': {
		const char *p = va_arg(a->list, const char *);
		if (!p)
			p = c->precision < 0 || c->precision >= 6 ? "(null)" : "";
		if (c->kind == 'S' || c->wide)
			__midway_cut("a wide string that is formatted");
		if (dry)
			read_text(p, c->precision < 0 ? SIZE_MAX : (size_t)c->precision);
		else
			put_text(s, c, p, text_length(p, c->precision));
		return;
	}
	case 'a': case 'A': case 'e': case 'E': case 'f': case 'F': case 'g': case 'G':
		if (dry)
			(void)double_argument(c, a);
		else
			put_double(s, c, double_argument(c, a));
		return;
	case 'n':
		store_count(c, a, dry ? any_nonnegative("printf %n") : (long)s->length);
		return;
	case 'm':
		if (!dry)
			put_text(s, c, "error", 5);
		return;
	default:
		if (!dry)
			put(s, c->kind);
	}
}

int __mw_format(char *buf, size_t room, const char *format, va_list args)
{
	struct sink s = {buf, room, 0, 0, 0};
	struct arguments a;
	struct conversion c;
	if (room)
		__midway_check(buf, 1, 1);
	__midway_check(format, 1, 0);
	va_copy(a.list, args);
	const char *f = format;
	while (*f) {
		if (*f != '%') {
			put(&s, *f++);
			continue;
		}
		f = read_conversion(f + 1, &c, &a);
		convert(&s, &c, &a, 0);
	}
	va_end(a.list);
	__midway_touched(format, (size_t)(f - format) + 1, 0);
	finish(&s);
	return (int)s.length;
}

int __mw_print(const char *format, va_list args)
{
	struct arguments a;
	struct conversion c;
	va_copy(a.list, args);
	__midway_check(format, 1, 0);
	const char *f = format;
	while (*f)
		if (*f++ == '%') {
			f = read_conversion(f, &c, &a);
			convert(0, &c, &a, 1);
		}
	va_end(a.list);
	__midway_touched(format, (size_t)(f - format) + 1, 0);
	int n;
	__midway_havoc(&n, sizeof n);
	return n & INT_MAX;
}
