/* What calls to the operating system share: an outcome that may be a failure, and descriptors. */
#ifndef ENVIRONMENT_H
#define ENVIRONMENT_H
#include "models.h"

/* The value, or -1 with an unknown errno: which of them is an unknown bit, so that nothing forks before the program
   looks. Never EINTR or EAGAIN: no signal arrives and descriptors block. */
INLINE long outcome(const char *name, long value)
{
	unsigned char fails, e;
	__midway_nondet(&fails, 1, name);
	__midway_nondet(&e, 1, "errno");
	int *error = &area()->error, code = 1 + (e & 127);
	code = (code == EINTR) | (code == EAGAIN) ? EIO : code;
	*error = fails & 1 ? code : *error;
	return fails & 1 ? -1 : value;
}

/* A number of bytes up to n, or -1 with errno set. */
INLINE long transferred(const char *name, size_t n)
{
	size_t r;
	__midway_nondet(&r, sizeof r, name);
	__midway_assume((r <= n) & (r <= LONG_MAX));
	return outcome(name, (long)r);
}

/* A descriptor that was never given out before, or -1. */
int __mw_new_descriptor(const char *name);
#endif
