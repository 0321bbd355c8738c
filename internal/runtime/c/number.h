/* Reading numbers from text: what strtol, atoi and sscanf share. */
#ifndef NUMBER_H
#define NUMBER_H
#include "models.h"

/* An integer that was read: its magnitude, sign, and where its text ends; end is null if there was none. */
struct integer {
	unsigned long long magnitude;
	int negative, overflow;
	const char *end;
};

/* Reads an integer as strtoull does (base 0 to 36) from at most width bytes of s, after white space. */
struct integer __mw_read_integer(const char *s, int base, size_t width);

/* Reads a floating-point number from at most width bytes of s; *end is null if there was none. Decimal texts of up
   to 19 digits with small exponents are exact, others unknown (ledger: over-approximate). */
double __mw_read_double(const char *s, size_t width, const char **end);

INLINE int is_space(int c) { return (c == ' ') | ((unsigned)c - '\t' < 5); }
INLINE int is_digit(int c) { return (unsigned)c - '0' < 10; }
#endif
