/* Formatted input: ISO C11 7.21.6.2.

   From a string (sscanf): exact, but for floating-point numbers (see number.c). From a stream: any number of the
   conversions succeed, and each stores an unknown of its type. An unbounded %s or %[ from a stream is assumed to fit its object
   (ledger). Wide characters are not stored. */
#include <stdarg.h>
#include <stdio.h>
#include "number.h"
#include "stream.h"

struct arguments {
	va_list list;
};

struct conversion {
	int skip, size, allocate;
	size_t width; /* SIZE_MAX where absent */
	char kind;
	const char *set, *set_end; /* between the brackets of %[ */
	int inverted;
};

struct input {
	const char *start, *at; /* start is null for a stream */
	int assigned;
	int limit; /* of a stream: how many conversions succeed */
};

/* --- the format ------------------------------------------------------------------------------------- */

static const char *read_set(const char *f, struct conversion *c)
{
	c->inverted = *f == '^';
	f += c->inverted;
	c->set = f;
	if (*f == ']')
		f++;
	while (*f && *f != ']')
		f++;
	c->set_end = f;
	return *f ? f + 1 : f;
}

static const char *read_size(const char *f, int *size)
{
	*size = 4;
	switch (*f) {
	case 'h': *size = f[1] == 'h' ? 1 : 2; return f + 1 + (f[1] == 'h');
	case 'l': *size = f[1] == 'l' ? 8 : (int)sizeof(long); return f + 1 + (f[1] == 'l');
	case 'L': *size = sizeof(long double); return f + 1;
	case 'q': case 'j': *size = 8; return f + 1;
	case 'z': case 't': *size = sizeof(size_t); return f + 1;
	default: return f;
	}
}

/* Whether a conversion is one of those below; the end of the format is none, and harmless. */
static int modelled(char kind)
{
	switch (kind) {
	case 'd': case 'i': case 'u': case 'x': case 'X': case 'o': case 'p': case 'a': case 'e': case 'f': case 'g': case 'A': case 'E': case 'F': case 'G':
	case 's': case 'c': case '[': case 'n': case '%': case 0:
		return 1;
	default:
		return 0;
	}
}

static const char *read_conversion(const char *f, struct conversion *c)
{
	*c = (struct conversion){.width = SIZE_MAX};
	if (*f == '*') {
		c->skip = 1;
		f++;
	}
	if (is_digit(*f))
		for (c->width = 0; is_digit(*f); f++)
			c->width = c->width * 10 + (size_t)(*f - '0');
	if (c->width == 0)
		c->width = SIZE_MAX; /* glibc */
	if (*f == 'm') {
		c->allocate = 1;
		f++;
	}
	int is_long = *f == 'l' && f[1] != 'l';
	f = read_size(f, &c->size);
	c->kind = *f;
	if (*f)
		f++;
	if (c->kind == '[')
		f = read_set(f, c);
	else if (c->kind && is_long && (c->kind | 32) >= 'e' && (c->kind | 32) <= 'g')
		c->size = sizeof(double);
	if (!modelled(c->kind) || (is_long && (c->kind == 's' || c->kind == 'c' || c->kind == '[')))
		__midway_cut("a conversion of scanf that numbers its argument, has a flag or reads wide characters");
	return f;
}

/* A '-' between two characters that ascend is a range, as glibc has it; the end of one may begin another. */
static int in_set(const struct conversion *c, char ch)
{
	int found = 0;
	const unsigned char *set = (const unsigned char *)c->set, *end = (const unsigned char *)c->set_end;
	unsigned char u = (unsigned char)ch;
	for (const unsigned char *p = set; p < end; p++)
		if (*p == '-' && p > set && p + 1 < end && p[-1] <= p[1])
			found |= (u >= p[-1]) & (u <= p[1]);
		else
			found |= u == *p;
	return found != c->inverted;
}

/* --- storing ---------------------------------------------------------------------------------------- */

static void store(void *p, int size, unsigned long long v)
{
	__midway_check(p, (size_t)size, 1);
	switch (size) {
	case 1: *(unsigned char *)p = (unsigned char)v; return;
	case 2: *(unsigned short *)p = (unsigned short)v; return;
	case 4: *(unsigned *)p = (unsigned)v; return;
	default: *(unsigned long long *)p = v;
	}
}

static void store_double(void *p, int size, double v)
{
	if (size == sizeof(float)) {
		__midway_check(p, sizeof(float), 1);
		*(float *)p = (float)v;
	} else if (size == sizeof(double)) {
		__midway_check(p, sizeof(double), 1);
		*(double *)p = v;
	} else {
		__midway_check(p, sizeof(long double), 1);
		*(long double *)p = v;
	}
}

/* The object a text conversion writes to: the argument, or a new one for %ms. */
static char *text_object(const struct conversion *c, void *argument, size_t n)
{
	if (!c->allocate)
		return argument;
	char *p = heap_alloc(n);
	__midway_check(argument, sizeof p, 1);
	*(char **)argument = p;
	return p;
}

/* --- from a string ---------------------------------------------------------------------------------- */

static int base_of(char kind)
{
	switch (kind) {
	case 'i': return 0;
	case 'x': case 'X': case 'p': return 16;
	case 'o': return 8;
	default: return 10;
	}
}

/* glibc takes a 0x without digits for a zero. */
static const char *skip_bare_prefix(const char *s, const char *end, size_t width)
{
	const char *digit = s + (*s == '-' || *s == '+');
	int bare = end == digit + 1 && *digit == '0' && (*end | 32) == 'x' && (size_t)(end - s) < width;
	return end + bare;
}

/* The value of an integer, cut to what strtol and its kin return for a target of that size; they set errno. */
static unsigned long long value_of(const struct integer *n, int size, int is_signed)
{
	unsigned long long max = size == 8 ? ULLONG_MAX : ULONG_MAX;
	max = is_signed ? max >> 1 : max;
	if (n->overflow || n->magnitude > max + (unsigned)(is_signed & n->negative)) {
		fail(ERANGE);
		return max + (unsigned)(is_signed & n->negative);
	}
	return n->negative ? -n->magnitude : n->magnitude;
}

/* Whether the text is what %p writes for a null pointer, in either case. */
static int is_nil(const char *s, size_t width)
{
	static const char low[] = "(nil)", high[] = "(NIL)";
	for (int i = 0; i < 5; i++)
		if ((s[i] != low[i]) & (s[i] != high[i]))
			return 0;
	return width >= 5;
}

static int scan_integer(struct input *in, const struct conversion *c, void *to)
{
	if (c->kind == 'p' && is_nil(in->at, c->width)) {
		in->at += 5;
		if (to)
			store(to, sizeof(void *), 0);
		return 1;
	}
	int base = base_of(c->kind), size = c->kind == 'p' ? (int)sizeof(void *) : c->size;
	struct integer n = __mw_read_integer(in->at, base, c->width);
	if (!n.end)
		return 0;
	in->at = base == 16 || base == 0 ? skip_bare_prefix(in->at, n.end, c->width) : n.end;
	unsigned long long v = value_of(&n, size, c->kind == 'd' || c->kind == 'i');
	if (to)
		store(to, size, v);
	return 1;
}

static int scan_double(struct input *in, const struct conversion *c, void *to)
{
	const char *end;
	double v = __mw_read_double(in->at, c->width, &end);
	if (!end)
		return 0;
	in->at = end;
	if (to)
		store_double(to, c->size, v);
	return 1;
}

static int scan_text(struct input *in, const struct conversion *c, void *to)
{
	size_t n = 0, width = c->kind == 'c' && c->width == SIZE_MAX ? 1 : c->width;
	const char *s = in->at;
	while (n < width && s[n] && (c->kind == 'c' || (c->kind == '[' ? in_set(c, s[n]) : !is_space(s[n]))))
		n++;
	if (n == 0)
		return 0;
	in->at += n;
	if (!to)
		return 1;
	char *d = text_object(c, to, n + 1);
	__midway_memcpy(d, s, n);
	if (c->kind != 'c')
		__midway_memset(d + n, 0, 1);
	return 1;
}

static int scan(struct input *in, const struct conversion *c, void *to)
{
	switch (c->kind) {
	case 'd': case 'i': case 'u': case 'x': case 'X': case 'o': case 'p':
		return scan_integer(in, c, to);
	case 'a': case 'e': case 'f': case 'g': case 'A': case 'E': case 'F': case 'G':
		return scan_double(in, c, to);
	case 's': case 'c': case '[':
		return scan_text(in, c, to);
	default:
		return 0;
	}
}

/* --- from a stream ---------------------------------------------------------------------------------- */

/* Stores unknown text of up to the width. */
static void any_text(const struct conversion *c, void *to)
{
	size_t n = c->width;
	if (c->kind == 'c') {
		fill(to, n == SIZE_MAX ? 1 : n, "scanf");
		return;
	}
	if (n == SIZE_MAX) {
		__midway_ledger(0, "stdio", "text read by an unbounded scanf conversion is assumed to fit its object");
		n = c->allocate ? 63 : __midway_object_size(to) - 1;
	}
	char *d = text_object(c, to, n + 1);
	fill(d, n + 1, "scanf");
	d[n] = 0;
}

static int any(struct input *in, const struct conversion *c, void *to)
{
	if (!c->skip && in->assigned >= in->limit)
		return 0;
	if (!to)
		return 1;
	switch (c->kind) {
	case 's': case 'c': case '[':
		any_text(c, to);
		return 1;
	case 'p':
		fill(to, sizeof(void *), "scanf");
		return 1;
	default:
		fill(to, (size_t)c->size, "scanf");
		return 1;
	}
}

/* How many conversions of a format store something. */
static int count(const char *f)
{
	int n = 0;
	struct conversion c;
	while (*f)
		if (*f++ == '%') {
			f = read_conversion(f, &c);
			n += c.kind && c.kind != '%' && c.kind != 'n' && !c.skip;
		}
	return n;
}

/* --- both ------------------------------------------------------------------------------------------- */

/* One conversion; 0 ends the scan. */
static int convert(struct input *in, const struct conversion *c, struct arguments *a)
{
	if (c->kind == '%' || c->kind == 0)
		return !in->start || (*in->at == '%' && in->at++);
	void *to = c->skip ? 0 : va_arg(a->list, void *);
	if (c->kind == 'n') {
		if (to)
			store(to, c->size, in->start ? (unsigned long long)(in->at - in->start) : (unsigned)any_nonnegative("scanf %n"));
		return 1;
	}
	if (!(in->start ? scan(in, c, to) : any(in, c, to)))
		return 0;
	in->assigned += to != 0;
	return 1;
}

static int run(struct input *in, const char *f, va_list args)
{
	const char *format = f;
	struct arguments a;
	struct conversion c;
	int going = 1;
	va_copy(a.list, args);
	while (going && *f) {
		if (*f == '%') {
			f = read_conversion(f + 1, &c);
			if (in->start && c.kind != 'c' && c.kind != '[' && c.kind != 'n')
				while (is_space(*in->at))
					in->at++;
			int at_end = in->start && !*in->at && c.kind != 'n';
			going = convert(in, &c, &a);
			if (!going && at_end && !in->assigned)
				in->assigned = EOF;
		} else if (is_space(*f)) {
			f++;
			while (in->start && is_space(*in->at))
				in->at++;
		} else {
			going = !in->start || *in->at == *f;
			if (!going && !*in->at && !in->assigned)
				in->assigned = EOF;
			in->at += in->start && going;
			f++;
		}
	}
	va_end(a.list);
	__midway_touched(format, (size_t)(f - format) + 1, 0);
	return in->assigned;
}

static int from_string(const char *s, const char *f, va_list a)
{
	__midway_check(f, 1, 0);
	read_text(s, SIZE_MAX);
	struct input in = {.start = s, .at = s};
	int n = run(&in, f, a);
	__midway_touched(s, (size_t)(in.at - s) + 1, 0);
	return n;
}

static int from_stream(const char *f, va_list a)
{
	__midway_check(f, 1, 0);
	int n = count(f), limit = __midway_choose(n + 2, "conversions of scanf") - 1;
	if (limit < 0)
		return EOF;
	struct input in = {.limit = limit};
	return run(&in, f, a);
}

static int from_file(FILE *s, const char *f, va_list a)
{
	transfers(s);
	return from_stream(f, a);
}

static int from_stdin(const char *f, va_list a)
{
	__mw_may_be_cancelled();
	return from_stream(f, a);
}

#define FORWARD(call)        \
	{                        \
		va_list a;           \
		va_start(a, f);      \
		int result = call;   \
		va_end(a);           \
		return result;       \
	}

/* <stdio.h> renames each of these to its __isoc99_ form; newer glibcs have __isoc23_ forms. */
#define FAMILY(prefix, label)                                                                                   \
	int prefix##sscanf(const char *s, const char *f, ...) __asm__(label "sscanf");                              \
	int prefix##fscanf(FILE *s, const char *f, ...) __asm__(label "fscanf");                                    \
	int prefix##scanf(const char *f, ...) __asm__(label "scanf");                                               \
	int prefix##vsscanf(const char *s, const char *f, va_list a) __asm__(label "vsscanf");                      \
	int prefix##vfscanf(FILE *s, const char *f, va_list a) __asm__(label "vfscanf");                            \
	int prefix##vscanf(const char *f, va_list a) __asm__(label "vscanf");                                       \
	int prefix##sscanf(const char *s, const char *f, ...) FORWARD(from_string(s, f, a))                         \
	int prefix##fscanf(FILE *s, const char *f, ...) FORWARD(from_file(s, f, a))                                  \
	int prefix##scanf(const char *f, ...) FORWARD(from_stdin(f, a))                                            \
	int prefix##vsscanf(const char *s, const char *f, va_list a) { return from_string(s, f, a); }               \
	int prefix##vfscanf(FILE *s, const char *f, va_list a) { return from_file(s, f, a); }                        \
	int prefix##vscanf(const char *f, va_list a) { return from_stdin(f, a); }

FAMILY(mw_, "")
FAMILY(mw_isoc99_, "__isoc99_")
FAMILY(mw_isoc23_, "__isoc23_")
