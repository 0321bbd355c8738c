/* System calls by number: Linux syscall(2), of which futex(2) WAIT and WAKE, gettid, getpid and sched_yield have a meaning.

   A futex wait compares and enqueues in one step, in the queue named by the word's address; a wake may choose any waiters; how many
   it woke is unknown. Sets of bits other than FUTEX_BITSET_MATCH_ANY end the path (ledger). The comparison races with nothing, as the kernel's does not. Another number returns an unknown (ledger: incomplete). */
#include <linux/futex.h>
#include <stdarg.h>
#include <sys/syscall.h>
#include "environment.h"

static long futex_wait(int *word, int expected, int timed)
{
	__midway_sync(MW_COND_WAIT, word, 0, 0);
	if (*word != expected)
		return fail(EAGAIN);
	if (!timed) {
		__midway_wait(word);
		return 0;
	}
	return __midway_wait_timed(word) ? fail(ETIMEDOUT) : 0;
}

static long futex_wake(int *word, int n)
{
	__midway_sync(n == 1 ? MW_COND_SIGNAL : MW_COND_BROADCAST, word, 0, 0);
	if (n <= 0)
		return 0;
	if (n > 64)
		__midway_notify_all(word);
	else
		for (int i = 0; i < n; i++)
			__midway_notify_one(word);
	return any_between(0, n, "futex wake");
}

INLINE int waits(int operation)
{
	int command = operation & FUTEX_CMD_MASK;
	return command == FUTEX_WAIT || command == FUTEX_WAIT_BITSET;
}

INLINE int with_bits(int operation)
{
	int command = operation & FUTEX_CMD_MASK;
	return command == FUTEX_WAIT_BITSET || command == FUTEX_WAKE_BITSET;
}

static long futex(int *word, int operation, int value, int timed, unsigned bits)
{
	if (bits == 0)
		return fail(EINVAL);
	if (bits != FUTEX_BITSET_MATCH_ANY)
		__midway_cut("a futex operation with a set of bits");
	if (waits(operation))
		return futex_wait(word, value, timed);
	switch (operation & FUTEX_CMD_MASK) {
	case FUTEX_WAKE: case FUTEX_WAKE_BITSET:
		return futex_wake(word, value);
	default:
		__midway_cut("a futex operation other than wait and wake");
	}
}

long syscall(long number, ...)
{
	va_list a;
	va_start(a, number);
	long r;
	if (number == SYS_futex) {
		int *word = va_arg(a, int *);
		int operation = va_arg(a, int), value = va_arg(a, int);
		int timed = 0; /* a wake need not be given a timeout; for none programs pass a plain 0, whose upper half is unset */
		unsigned bits = FUTEX_BITSET_MATCH_ANY;
		if (waits(operation))
			timed = (int)va_arg(a, long) != 0;
		if (with_bits(operation)) {
			if (!waits(operation))
				va_arg(a, long);
			va_arg(a, long);
			bits = va_arg(a, unsigned);
		}
		r = futex(word, operation, value, timed, bits);
	} else if (number == SYS_gettid) {
		r = identity(1000) + __midway_self() - 1;
	} else if (number == SYS_getpid) {
		r = identity(1000);
	} else if (number == SYS_sched_yield) {
		r = 0;
	} else if (number == SYS_getrandom) {
		void *to = va_arg(a, void *);
		size_t n = va_arg(a, size_t);
		__midway_check(to, n, 1);
		if (may_fail("getrandom|succeeds|fails")) {
			r = -1;
		} else {
			fill(to, n, "getrandom");
			r = (long)n;
			if (n > 256) /* a signal may have cut it short */
				r = any_between(1, (long)n, "getrandom");
		}
	} else {
		__midway_ledger(2, "unmodelled-call", "syscall: a system call without a model");
		if (!__midway_is_concrete(0))
			for (int i = 0; i < 6; i++)
				may_have_filled(va_arg(a, void *));
		r = any_long("syscall");
	}
	va_end(a);
	return r;
}
