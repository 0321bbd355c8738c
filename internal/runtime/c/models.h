/* What the library models share: the per-thread area and the helpers that several families need.
   Names begin with __mw_ so that no program's own definition can replace them. */
#ifndef MODELS_H
#define MODELS_H

#include <errno.h>
#include <limits.h>
#include <stdint.h>
#include "midway.h"

#define INLINE static inline __attribute__((always_inline))

/* Bits of a thread's flags word (__midway_thread_flags). */
enum {
	THREAD_DETACHED = 1,
	THREAD_JOINED = 2,
	THREAD_CANCELLED = 4,      /* a cancellation request is pending */
	THREAD_CANCEL_DISABLED = 8,
	THREAD_CANCEL_ASYNC = 16,
};

/* Whether a thread with these flags acts on a request to cancel it. */
#define cancelled(flags) (((flags) & (THREAD_CANCELLED | THREAD_CANCEL_DISABLED)) == THREAD_CANCELLED)

/* Thread-specific keys; glibc has 1024. The values lie at THREAD_VALUES of a thread's area, in bytes of LP64. */
enum keys { KEYS = 64, THREAD_VALUES = 32, THREAD_AREA_BYTES = 680 };
enum { ROBUSTS = 8 }; /* robust mutexes that a thread holds */

struct unwinding; /* cancel.c */

struct cleanup { /* one handler of _pthread_cleanup_push */
	void (*routine)(void *);
	void *arg;
	struct cleanup *next;
};

/* The models' own state of one thread, zero at its start. */
struct thread_area {
	int error;               /* errno; first, since it is not known of a thread that stands at a context */
	struct unwinding *handlers; /* of pthread_cleanup_push, youngest first */
	void *result;            /* of a thread whose handlers are under way */
	struct cleanup *cleanup; /* handlers of _pthread_cleanup_push, youngest first */
	void *values[KEYS];
	int robusts;             /* how many of the following are held */
	void *robust[ROBUSTS];
	char text[64];           /* strerror, ctime, inet_ntoa, … */
};

_Static_assert(sizeof(void *) != 8 || __builtin_offsetof(struct thread_area, values) == THREAD_VALUES, "a core sets them");
_Static_assert(sizeof(void *) != 8 || sizeof(struct thread_area) == THREAD_AREA_BYTES, "a core makes it");

/* What other threads may change by a library function is looked at, or changed, in an event of its own. */
INLINE void visible(void *at) { __midway_sync(MW_ATOMIC, at, 0, 0); }

INLINE struct thread_area *area(void) { return __midway_thread_storage(sizeof(struct thread_area)); }

/* Sets errno where holds is 1, not where it is 0, without a fork. */
INLINE void set_errno_if(int holds, int code)
{
	int *error = &area()->error;
	*error ^= (*error ^ code) & -holds;
}

/* Sets errno and returns -1. */
int fail(int error) __asm__("__mw_fail");
/* A call that the environment may let fail: 0, or -1 with errno unknown but not 0. The name has both cases, as that of
   a choice: "fcntl|succeeds|fails". */
int may_fail(const char *name) __asm__("__mw_may_fail");
/* An input between low and high, both included. */
long any_between(long low, long high, const char *name) __asm__("__mw_between");
/* Sets errno, to what is not known, and returns -1. */
int fail_somehow(void) __asm__("__mw_fail_somehow");
/* errno may be set, to what is not known, by what the C library does inside, or by a failure that the result does not tell. */
void may_set_errno(void) __asm__("__mw_may_set_errno");
/* The length of a string that the program hands over: an access of the program's. */
size_t read_string(const char *s) __asm__("__mw_read_string");
/* Reads a string whose length does not matter. Bytes that are not known do not fork: reading ends at the first zero that
   is known, or, once an unknown byte was seen, at the end of the object. */
void read_text(const char *s, size_t limit) __asm__("__mw_read_text");

/* An input: one of all values of the type. */
INLINE int any_int(const char *name)
{
	int v;
	__midway_nondet(&v, sizeof v, name);
	return v;
}

INLINE long any_long(const char *name)
{
	long v;
	__midway_nondet(&v, sizeof v, name);
	return v;
}

/* An input between 0 and INT_MAX, without a fork. */
INLINE int any_nonnegative(const char *name) { return any_int(name) & INT_MAX; }

/* The length of a string, read as plain model accesses. */
INLINE size_t length(const char *s)
{
	size_t n = 0;
	while (s[n])
		n++;
	return n;
}

/* Unknown bytes that the environment writes into the program's buffer. */
INLINE void fill(void *p, size_t n, const char *name)
{
	__midway_check(p, n, 1);
	__midway_nondet(p, n, name);
}

/* What _FORTIFY_SOURCE checks: glibc ends the process where n bytes are more than there is room for. */
INLINE void fits(size_t n, size_t room)
{
	if (n > room)
		__midway_violation(MW_V_OUT_OF_BOUNDS, "buffer overflow");
}

INLINE void *internal_alloc(size_t n) { return __midway_alloc(n, 16, MW_INTERNAL); }
INLINE void *heap_alloc(size_t n) { return __midway_alloc(n, 16, MW_HEAP); }

/* Runs what a thread's end runs, then ends it. */
void __mw_leave_thread(void *result) __attribute__((noreturn));
/* Acts on a pending cancellation request. */
void __mw_cancellation_point(void);
/* May act on one: input and output do where a buffer is empty or full, which is not known. */
void __mw_may_be_cancelled(void);
void __mw_handled(void); /* signal.c */
/* Runs the handlers of atexit, then ends the process. */
void __mw_leave_process(int code) __attribute__((noreturn));

#endif
