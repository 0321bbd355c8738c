/* Formatted output: what the printf family shares. */
#ifndef FORMAT_H
#define FORMAT_H
#include <stdarg.h>
#include "models.h"

/* Formats into buf as vsnprintf does: at most room bytes, the terminator included. Returns the length. */
int __mw_format(char *buf, size_t room, const char *format, va_list args);

/* Walks a format that is written to a stream: reads its strings, stores its %n. Returns an unknown length. */
int __mw_print(const char *format, va_list args);
/* Writes the digits of v backwards, ending before end; returns where they begin. Of a symbolic value each number of
   digits is a path of its own, and the digits stay symbolic. */
char *__mw_digits(char *end, unsigned long long v, unsigned base, int upper);

/* Whether the digits of a floating-point number can be computed: it is known, and below 2^53. */
int __mw_has_plain_digits(double x);

/* Writes x >= 0 as %f does, correctly rounded, backwards from end; point asks for one where no digits follow it. */
char *__mw_fixed_digits(char *end, double x, int precision, int point);
#endif
