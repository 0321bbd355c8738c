/* What calls to the operating system share: an outcome that may be a failure, and descriptors. */
#ifndef ENVIRONMENT_H
#define ENVIRONMENT_H
#include "models.h"

/* The value, or -1 with an unknown errno: which of them is an unknown bit, so that nothing forks before the program
   looks. Never EINTR or EAGAIN: no signal arrives and descriptors block. */
long outcome(const char *name, long value) __asm__("__mw_outcome");

/* A number of bytes up to n, or -1 with errno set. */
long transferred(const char *name, size_t n) __asm__("__mw_transferred");

/* Who the process is stays the same, and is one of many. Where a run calls for it, it is 1000, and says so; a call that lies before a context
   says nothing, so that facts must not have a number: to them, it is not known what is concrete. */
INLINE int identity(int id)
{
	__midway_ledger(0, "process-identity", "the process, its user and its group have the number 1000");
	return id - 1 + __midway_is_concrete(0);
}

/* So does how many descriptors it may have. */
INLINE int descriptors(void)
{
	__midway_ledger(0, "process-limits", "a process may have 1024 descriptors");
	return 1023 + __midway_is_concrete(0);
}

/* What a call may have written before a context, which is not modelled where a run calls for it, and says so there. To facts, it is not known what is
   concrete: `if (!__midway_is_concrete(0))` is before contexts alone. */
INLINE void may_have_filled(void *p) { fill(p, (size_t)any_long("unmodelled"), "unmodelled"); }

/* A descriptor that was never given out before, or -1; never -1 where name is null. */
int __mw_new_descriptor(const char *name);
#endif
