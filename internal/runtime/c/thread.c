/* Threads: POSIX.1-2017 <pthread.h>, pthread_create to pthread_equal, and GNU's *_np.

   pthread_t holds the thread's small number. Creation succeeds unless --malloc-may-fail. A join is a guarded operation,
   enabled once the thread has exited. Stack sizes, priorities, affinities and names have no effect. Misuse that is
   reported: joining or detaching an id that no thread ever had, joining a thread that is detached or that was
   joined before. A thread that is detached while a join waits for it could as well have been detached before the join was
   called, since nothing tells the two apart: that is misuse of the join, too. */
#include <pthread.h>
#include <sched.h>
#include <time.h>
#include "attr.h"
#include "key.h"
#include "mutex.h"

INLINE int *flags_of(unsigned long id) { return __midway_thread_flags(id); }

INLINE unsigned long self(void) { return (unsigned long)__midway_self(); }

/* What creation shares with thrd_create. The id is stored before the new thread starts, as glibc does. */
int __mw_create(unsigned long *out, int detached, void *(*entry)(void *), void *arg)
{
	__midway_check(out, sizeof *out, 1);
	if (__midway_option(MW_MALLOC_MAY_FAIL) && __midway_choose(2, "pthread_create|succeeds|fails"))
		return EAGAIN;
	__midway_sync(MW_CREATE, 0, 0, 0);
	unsigned long id = (unsigned long)__midway_thread_create(entry, arg);
	if (detached)
		*flags_of(id) |= THREAD_DETACHED;
	*out = id;
	return 0;
}

int pthread_create(pthread_t *restrict out, const pthread_attr_t *restrict attr, void *(*entry)(void *),
                   void *restrict arg)
{
	if (attr)
		__midway_check(&attributes((pthread_attr_t *)attr)->detached, 1, 0);
	int detached = attr && attributes((pthread_attr_t *)attr)->detached;
	return __mw_create(out, detached, entry, arg);
}

/* The guard of a join: the thread has exited, or a request to cancel the joining thread pends. */
static int exited(void *id, void *flags)
{
	return (__midway_thread_exited((unsigned long)id) != 0) | cancelled(*(int *)flags);
}

/* An id that is not known may stand for one of several threads that ended before the context, of which nothing is kept apart: it is taken
   not to be joined or detached twice. */
static void claim_unknown(void)
{
	__midway_ledger(0, "thread-id", "an unknown thread id is not joined or detached twice");
}

static const char taken[] = "join of a thread that is detached or joined";

/* The flags of a thread that is to be joined; null where it is not known which one that is. */
INLINE int *joinable(unsigned long id)
{
	if (!__midway_thread_valid(id))
		__midway_violation(MW_V_THREAD_MISUSE, "join of an id that is no thread's");
	if (!__midway_is_concrete((long)id)) {
		claim_unknown();
		return 0;
	}
	int *flags = flags_of(id);
	if (*flags & (THREAD_DETACHED | THREAD_JOINED))
		__midway_violation(MW_V_THREAD_MISUSE, taken);
	return flags;
}

INLINE void collect(unsigned long id, int *flags, void **result)
{
	if (flags) {
		int before = *flags;
		if (before & (THREAD_DETACHED | THREAD_JOINED))
			__midway_violation(MW_V_THREAD_MISUSE, taken);
		*flags = before | THREAD_JOINED;
		__midway_hb_acquire(flags);
	} else {
		__midway_hb_acquire(flags_of(id));
	}
	if (!result)
		return;
	void *value = __midway_thread_result(id);
	__midway_check(result, sizeof *result, 1);
	*result = value;
}

int pthread_join(pthread_t id, void **result)
{
	unsigned long me = self();
	if (id == me)
		return EDEADLK;
	id = __midway_thread_named(id, THREAD_DETACHED | THREAD_JOINED);
	int *flags = joinable(id), *own = flags_of(me);
	if (cancelled(*own))
		__mw_cancellation_point();
	__midway_sync(MW_JOIN, (void *)id, exited, own);
	if (!__midway_thread_exited(id))
		__mw_cancellation_point();
	collect(id, flags, result);
	return 0;
}

/* An event of its own, unlike a join: whether the thread has ended is asked, not waited for. */
int pthread_tryjoin_np(pthread_t id, void **result)
{
	int *flags = joinable(id);
	__midway_sync(MW_ATOMIC, flags_of(id), 0, 0);
	if (!__midway_thread_exited(id))
		return EBUSY;
	collect(id, flags, result);
	return 0;
}

int pthread_timedjoin_np(pthread_t id, void **result, const struct timespec *t)
{
	if (id == self())
		return EDEADLK;
	__mw_cancellation_point();
	return pthread_tryjoin_np(id, result) ? ETIMEDOUT : 0;
}

int pthread_clockjoin_np(pthread_t id, void **result, clockid_t c, const struct timespec *t) { return pthread_timedjoin_np(id, result, t); }

int pthread_detach(pthread_t id)
{
	if (!__midway_thread_valid(id))
		__midway_violation(MW_V_THREAD_MISUSE, "detach of an id that is no thread's");
	if (!__midway_is_concrete((long)id)) {
		claim_unknown();
		return 0;
	}
	int *flags = flags_of(id);
	__midway_sync(MW_ATOMIC, flags, 0, 0);
	int before = *flags & (THREAD_DETACHED | THREAD_JOINED);
	*flags |= THREAD_DETACHED;
	return before & THREAD_JOINED ? ESRCH : before ? EINVAL : 0;
}

INLINE void leave(void *result) __attribute__((noreturn));
INLINE void leave(void *result)
{
	if (__mw_any_key)
		__mw_run_destructors();
	if (__mw_any_robust)
		__mw_mutexes_of_the_dead();
	__midway_sync(MW_EXIT, 0, 0, 0);
	__midway_hb_release(flags_of(self()));
	__midway_thread_exit(result);
}

void __mw_leave_thread(void *result) { leave(result); }
void __mw_thread_end(void *result) { leave(result); }

pthread_t pthread_self(void) { return self(); }
int pthread_equal(pthread_t a, pthread_t b) { return a == b; }

int mw_pthread_yield(void) __asm__("pthread_yield"); /* <pthread.h> renames it */
int mw_pthread_yield(void) { return 0; }
int sched_yield(void) { return 0; }

int pthread_kill(pthread_t id, int signal)
{
	if (!__midway_thread_valid(id))
		__midway_violation(MW_V_THREAD_MISUSE, "signal to an id that is no thread's");
	if (signal < 0 || signal > 64 || signal == 32 || signal == 33)
		return EINVAL;
	__midway_sync(MW_ATOMIC, flags_of(id), 0, 0);
	__mw_handled();
	if (signal)
		__midway_ledger(2, "signal", "pthread_kill: signals are not delivered");
	return __midway_thread_exited(id) ? ESRCH : 0; /* POSIX; glibc from 2.34 on: 0 */
}

int pthread_setname_np(pthread_t id, const char *name) { return read_string(name) > 15 ? ERANGE : 0; }

int pthread_getname_np(pthread_t id, char *name, size_t n)
{
	if (n < 16)
		return ERANGE;
	fill(name, 16, "pthread_getname_np");
	name[15] = 0;
	return 0;
}

int pthread_setaffinity_np(pthread_t id, size_t n, const cpu_set_t *set) { return 0; }

int pthread_getaffinity_np(pthread_t id, size_t n, cpu_set_t *set)
{
	fill(set, n, "pthread_getaffinity_np");
	return 0;
}

int pthread_setconcurrency(int level) { return 0; }
int pthread_getconcurrency(void) { return 0; }
int pthread_setschedparam(pthread_t id, int policy, const struct sched_param *p) { return 0; }
int pthread_setschedprio(pthread_t id, int priority) { return 0; }

int pthread_getschedparam(pthread_t id, int *policy, struct sched_param *p)
{
	__midway_check(policy, sizeof *policy, 1);
	__midway_check(p, sizeof *p, 1);
	*policy = SCHED_OTHER;
	p->sched_priority = 0;
	return 0;
}

int pthread_getcpuclockid(pthread_t id, clockid_t *clock)
{
	__midway_check(clock, sizeof *clock, 1);
	*clock = CLOCK_THREAD_CPUTIME_ID;
	return 0;
}

