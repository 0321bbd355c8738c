/* What is wrong with the time that a call waits until. */
#ifndef TIMED_H
#define TIMED_H

#include <time.h>
#include "models.h"

INLINE int bad_time(const struct timespec *t)
{
	long n = t->tv_nsec;
	__midway_touched(t, sizeof *t, 0);
	return __midway_is_concrete(n) && (n < 0 || n >= 1000000000);
}

INLINE int bad_clock(clockid_t c) { return c != CLOCK_REALTIME && c != CLOCK_MONOTONIC; }

#endif
