/* The printf family: ISO C11 7.21.6, 7.29.2 to streams and buffers, POSIX dprintf, GNU asprintf, and the variants of
   _FORTIFY_SOURCE. What formatting abstracts is said in format.c; writing to a stream always succeeds. */
#include <stdio.h>
#include <stdlib.h>
#include "format.h"
#include "stream.h"

static int print(FILE *f, const char *format, va_list a)
{
	transfers(f);
	return __mw_print(format, a);
}

/* To stdout, and to descriptors. */
static int print_out(const char *format, va_list a)
{
	__mw_may_be_cancelled();
	return __mw_print(format, a);
}

int vfprintf(FILE *restrict f, const char *restrict format, va_list a) { return print(f, format, a); }
int vprintf(const char *restrict format, va_list a) { return print_out(format, a); }
int vdprintf(int fd, const char *restrict format, va_list a) { return print_out(format, a); }
int vsnprintf(char *restrict buf, size_t n, const char *restrict format, va_list a) { return __mw_format(buf, n, format, a); }
int vsprintf(char *restrict buf, const char *restrict format, va_list a) { return __mw_format(buf, INT_MAX, format, a); }

int vasprintf(char **restrict out, const char *restrict format, va_list a)
{
	int n = __mw_format(0, 0, format, a);
	char *buf = malloc((size_t)n + 1);
	__midway_check(out, sizeof *out, 1);
	*out = buf;
	if (!buf)
		return -1;
	__mw_format(buf, (size_t)n + 1, format, a);
	return n;
}

/* Calls the function of the same name that takes a va_list. */
#define FORWARD(last, call)      \
	{                            \
		va_list a;               \
		va_start(a, last);       \
		int result = call;       \
		va_end(a);               \
		return result;           \
	}

int printf(const char *restrict format, ...) FORWARD(format, print_out(format, a))
int fprintf(FILE *restrict f, const char *restrict format, ...) FORWARD(format, print(f, format, a))
int dprintf(int fd, const char *restrict format, ...) FORWARD(format, print_out(format, a))
int sprintf(char *restrict buf, const char *restrict format, ...) FORWARD(format, __mw_format(buf, INT_MAX, format, a))
int snprintf(char *restrict buf, size_t n, const char *restrict format, ...) FORWARD(format, __mw_format(buf, n, format, a))
int asprintf(char **restrict out, const char *restrict format, ...) FORWARD(format, vasprintf(out, format, a))

int __printf_chk(int flag, const char *restrict format, ...) FORWARD(format, print_out(format, a))
int __fprintf_chk(FILE *restrict f, int flag, const char *restrict format, ...) FORWARD(format, print(f, format, a))
int __sprintf_chk(char *restrict buf, int flag, size_t room, const char *restrict format, ...)
	FORWARD(format, __mw_format(buf, INT_MAX, format, a))
int __snprintf_chk(char *restrict buf, size_t n, int flag, size_t room, const char *restrict format, ...)
	FORWARD(format, __mw_format(buf, n, format, a))
int __vfprintf_chk(FILE *restrict f, int flag, const char *restrict format, va_list a) { return print(f, format, a); }
int __vprintf_chk(int flag, const char *restrict format, va_list a) { return print_out(format, a); }
int __vsnprintf_chk(char *restrict buf, size_t n, int flag, size_t room, const char *restrict format, va_list a)
{
	return __mw_format(buf, n, format, a);
}
int __vsprintf_chk(char *restrict buf, int flag, size_t room, const char *restrict format, va_list a)
{
	return __mw_format(buf, INT_MAX, format, a);
}
