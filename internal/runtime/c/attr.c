/* Attribute objects: POSIX.1-2017 <pthread.h>, pthread_*attr_*.

   Of all attributes only the detach state of a thread, and the type of a mutex and whether it is robust, change what the
   models do; the others are kept so that they read back as they were set. */
#include "attr.h"
#include "mutex.h"

int pthread_attr_init(pthread_attr_t *a)
{
	__midway_memset(a, 0, sizeof(struct attributes));
	attributes(a)->guard = 4096;
	attributes(a)->size = 8u << 20;
	return 0;
}

int pthread_attr_destroy(pthread_attr_t *a) { return 0; }

#define ATTRIBUTE(name, field, type, valid)                           \
	int pthread_attr_set##name(pthread_attr_t *a, type value)         \
	{                                                                 \
		if (!(valid))                                                 \
			return EINVAL;                                            \
		__midway_check(&attributes(a)->field, sizeof attributes(a)->field, 1); \
		attributes(a)->field = (__typeof__(attributes(a)->field))value; \
		return 0;                                                     \
	}                                                                 \
	int pthread_attr_get##name(const pthread_attr_t *a, type *value)  \
	{                                                                 \
		const struct attributes *from = attributes((pthread_attr_t *)a); \
		__midway_check(value, sizeof *value, 1);                      \
		__midway_check(&from->field, sizeof from->field, 0);          \
		*value = from->field;                                         \
		return 0;                                                     \
	}

ATTRIBUTE(detachstate, detached, int, value == PTHREAD_CREATE_JOINABLE || value == PTHREAD_CREATE_DETACHED)
ATTRIBUTE(inheritsched, inherit, int, value == PTHREAD_INHERIT_SCHED || value == PTHREAD_EXPLICIT_SCHED)
ATTRIBUTE(schedpolicy, policy, int, value >= SCHED_OTHER && value <= SCHED_RR)
ATTRIBUTE(scope, scope, int, value == PTHREAD_SCOPE_SYSTEM || value == PTHREAD_SCOPE_PROCESS)
ATTRIBUTE(guardsize, guard, size_t, 1)
ATTRIBUTE(stacksize, size, size_t, value >= 16384)
ATTRIBUTE(stackaddr, stack, void *, 1)

int pthread_attr_setstack(pthread_attr_t *a, void *stack, size_t size)
{
	__midway_check(&attributes(a)->stack, sizeof stack, 1);
	attributes(a)->stack = stack;
	return pthread_attr_setstacksize(a, size);
}

int pthread_attr_getstack(const pthread_attr_t *a, void **stack, size_t *size)
{
	pthread_attr_getstackaddr(a, stack);
	return pthread_attr_getstacksize(a, size);
}

int pthread_attr_setschedparam(pthread_attr_t *a, const struct sched_param *p)
{
	__midway_check(p, sizeof *p, 0);
	__midway_check(attributes(a), sizeof(struct attributes), 1);
	int real_time = attributes(a)->policy != SCHED_OTHER;
	if (p->sched_priority < real_time || p->sched_priority > 99 * real_time)
		return EINVAL;
	attributes(a)->priority = p->sched_priority;
	return 0;
}

int pthread_attr_getschedparam(const pthread_attr_t *a, struct sched_param *p)
{
	__midway_check(p, sizeof *p, 1);
	__midway_check(a, sizeof(struct attributes), 0);
	p->sched_priority = attributes((pthread_attr_t *)a)->priority;
	return 0;
}

int pthread_attr_setaffinity_np(pthread_attr_t *a, size_t n, const cpu_set_t *set) { return 0; }
int pthread_getattr_np(pthread_t id, pthread_attr_t *a) { return pthread_attr_init(a); }
int pthread_getattr_default_np(pthread_attr_t *a) { return pthread_attr_init(a); }
int pthread_setattr_default_np(const pthread_attr_t *a) { return 0; }

/* The other attribute objects are one word: its low byte is the mutex type, bits of the upper bytes the rest. */

enum { SHARED_BIT = 8, ROBUST_BIT = 9, PROTOCOL_BIT = 10, CLOCK_BIT = 12, PREFER_BIT = 20 };

INLINE int get(const void *a, int bit, int mask, int *out)
{
	__midway_check(out, sizeof *out, 1);
	__midway_check(a, sizeof(int), 0);
	*out = *(const int *)a >> bit & mask;
	return 0;
}

INLINE int set(void *a, int bit, int mask, int value)
{
	if (value < 0 || value > mask)
		return EINVAL;
	__midway_check(a, sizeof(int), 1);
	*(int *)a = *(int *)a & ~(mask << bit) | value << bit;
	return 0;
}

INLINE int reset(void *a)
{
	__midway_check(a, sizeof(int), 1);
	*(int *)a = 0;
	return 0;
}

int pthread_mutexattr_init(pthread_mutexattr_t *a) { return reset(a); }
int pthread_mutexattr_destroy(pthread_mutexattr_t *a) { return 0; }
int pthread_mutexattr_settype(pthread_mutexattr_t *a, int type) { return set(a, 0, 3, type); }
int pthread_mutexattr_setkind_np(pthread_mutexattr_t *a, int type) { return set(a, 0, 3, type); }
int pthread_mutexattr_gettype(const pthread_mutexattr_t *restrict a, int *restrict out) { return get(a, 0, 3, out); }
int pthread_mutexattr_setpshared(pthread_mutexattr_t *a, int v) { return set(a, SHARED_BIT, 1, v); }
int pthread_mutexattr_getpshared(const pthread_mutexattr_t *restrict a, int *restrict out) { return get(a, SHARED_BIT, 1, out); }
int pthread_mutexattr_setrobust(pthread_mutexattr_t *a, int v)
{
	if (v)
		__mw_any_robust = 1;
	return set(a, ROBUST_BIT, 1, v);
}
int pthread_mutexattr_getrobust(const pthread_mutexattr_t *a, int *out) { return get(a, ROBUST_BIT, 1, out); }
int pthread_mutexattr_setprotocol(pthread_mutexattr_t *a, int v) { return v == 3 ? EINVAL : set(a, PROTOCOL_BIT, 3, v); }
int pthread_mutexattr_getprotocol(const pthread_mutexattr_t *restrict a, int *restrict out) { return get(a, PROTOCOL_BIT, 3, out); }
int pthread_mutexattr_setprioceiling(pthread_mutexattr_t *a, int v) { return v < 1 || v > 99 ? EINVAL : 0; }

int pthread_condattr_init(pthread_condattr_t *a) { return reset(a); }
int pthread_condattr_destroy(pthread_condattr_t *a) { return 0; }
int pthread_condattr_setclock(pthread_condattr_t *a, clockid_t v) { return set(a, CLOCK_BIT, 1, v); }
int pthread_condattr_getclock(const pthread_condattr_t *restrict a, clockid_t *restrict out) { return get(a, CLOCK_BIT, 1, out); }
int pthread_condattr_setpshared(pthread_condattr_t *a, int v) { return set(a, SHARED_BIT, 1, v); }
int pthread_condattr_getpshared(const pthread_condattr_t *restrict a, int *restrict out) { return get(a, SHARED_BIT, 1, out); }

int pthread_rwlockattr_init(pthread_rwlockattr_t *a) { return reset(a); }
int pthread_rwlockattr_destroy(pthread_rwlockattr_t *a) { return 0; }
int pthread_rwlockattr_setpshared(pthread_rwlockattr_t *a, int v) { return set(a, SHARED_BIT, 1, v); }
int pthread_rwlockattr_getpshared(const pthread_rwlockattr_t *restrict a, int *restrict out) { return get(a, SHARED_BIT, 1, out); }
int pthread_rwlockattr_setkind_np(pthread_rwlockattr_t *a, int v)
{
	if (v == PTHREAD_RWLOCK_PREFER_WRITER_NONRECURSIVE_NP)
		__midway_ledger(2, "rwlock-kind", "a lock that prefers writers lets readers in");
	return v == 3 ? EINVAL : set(a, PREFER_BIT, 3, v);
}

int pthread_rwlockattr_getkind_np(const pthread_rwlockattr_t *restrict a, int *restrict out) { return get(a, PREFER_BIT, 3, out); }

int pthread_barrierattr_init(pthread_barrierattr_t *a) { return reset(a); }
int pthread_barrierattr_destroy(pthread_barrierattr_t *a) { return 0; }
int pthread_barrierattr_setpshared(pthread_barrierattr_t *a, int v) { return set(a, SHARED_BIT, 1, v); }
int pthread_barrierattr_getpshared(const pthread_barrierattr_t *restrict a, int *restrict out) { return get(a, SHARED_BIT, 1, out); }
