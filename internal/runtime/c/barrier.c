/* Barriers: POSIX.1-2017 <pthread.h>, pthread_barrier_*.

   The object's bytes hold glibc's {in, current_round, count, shared, out}: in counts the threads that have
   arrived in this round, count is the number expected, out is 1 once some thread of the round was chosen
   as its serial thread. Arrival is an event (MW_BARRIER_WAIT), the wake-up another. Any participant may get
   PTHREAD_BARRIER_SERIAL_THREAD: each one's part in it is an unknown bit fixed at arrival, so that nothing
   forks unless the program looks at the result. Process-shared equals private. */
#include <pthread.h>
#include "models.h"

struct barrier {
	unsigned arrived, round, expected, shared, serial;
};

enum { DESTROYED = 0x80000000u };

static struct barrier *state(pthread_barrier_t *b) { return (struct barrier *)b; }

static void invariant(struct barrier *b) { __midway_barrier_invariant(b, &b->expected, &b->arrived, &b->serial); }

static void check_alive(struct barrier *b, const char *text)
{
	unsigned expected = b->expected;
	if (__midway_is_concrete(expected) && (expected == 0 || b->shared == DESTROYED))
		__midway_violation(MW_V_BARRIER_MISUSE, text);
}

/* Each round synchronises by an address of its own: who leaves late does not see the next round's arrivals. */
INLINE void *round_object(struct barrier *b, unsigned round) { return (char *)b + (round & 1); }

INLINE int leave(struct barrier *b, unsigned round, int serial)
{
	__midway_hb_acquire(round_object(b, round));
	return serial ? PTHREAD_BARRIER_SERIAL_THREAD : 0;
}

INLINE unsigned lot(void)
{
	unsigned char bit;
	__midway_nondet(&bit, 1, "PTHREAD_BARRIER_SERIAL_THREAD");
	return bit & 1u;
}

/* Whether the arriving thread is the round's serial thread. */
INLINE int elect(struct barrier *b, int last)
{
	unsigned chosen = b->serial, me = (lot() | (unsigned)last) & ~chosen & 1u;
	b->serial = chosen | me;
	return (int)me;
}

int pthread_barrier_wait(pthread_barrier_t *barrier)
{
	struct barrier *b = state(barrier);
	__midway_sync(MW_BARRIER_WAIT, b, 0, 0);
	__midway_used(b, sizeof *b);
	invariant(b);
	check_alive(b, "wait at a barrier that is not initialised");
	unsigned round = b->round;
	__midway_hb_release(round_object(b, round));
	if (++b->arrived != b->expected) {
		int serial = elect(b, 0);
		while (__midway_wait(b))
			;
		return leave(b, round, serial);
	}
	int serial = elect(b, 1);
	b->arrived = 0;
	b->serial = 0;
	b->round = round + 1;
	__midway_notify_all(b);
	__midway_hb_acquire(round_object(b, round));
	return serial ? PTHREAD_BARRIER_SERIAL_THREAD : 0;
}

/* The remainder of a wait for a thread that has arrived before the context. One that the barrier has let go does not look at it
   again: it may be gone. Who is the round's serial thread is drawn by those that wait from the start as well. */
int __mw_blocked_pthread_barrier_wait(pthread_barrier_t *barrier)
{
	struct barrier *b = state(barrier);
	if (__midway_woken())
		return lot() ? PTHREAD_BARRIER_SERIAL_THREAD : 0;
	invariant(b);
	unsigned round = b->round;
	int serial = elect(b, 0);
	__midway_hb_release(round_object(b, round));
	while (__midway_wait(b))
		;
	return leave(b, round, serial);
}

int pthread_barrier_init(pthread_barrier_t *restrict barrier, const pthread_barrierattr_t *restrict a, unsigned count)
{
	struct barrier *b = state(barrier);
	if (count == 0 || count > INT_MAX)
		return EINVAL;
	if (a)
		__midway_check(a, sizeof(int), 0);
	__midway_check(barrier, sizeof(struct barrier), 1);
	__midway_sync(MW_INIT, b, 0, 0);
	b->arrived = b->round = b->shared = b->serial = 0;
	b->expected = count;
	__midway_barrier_init(b, count);
	return 0;
}

/* Destruction while threads wait is undefined: misuse. */
int pthread_barrier_destroy(pthread_barrier_t *barrier)
{
	struct barrier *b = state(barrier);
	__midway_sync(MW_DESTROY, b, 0, 0);
	__midway_touched(b, sizeof *b, 1);
	invariant(b);
	check_alive(b, "destruction of a barrier that is not initialised");
	if (b->arrived != 0)
		__midway_violation(MW_V_BARRIER_MISUSE, "destruction of a barrier with waiters");
	b->shared = DESTROYED;
	return 0;
}
