/* Mutexes: POSIX.1-2017 <pthread.h>, pthread_mutex_*, and glibc's kinds.

   State is in glibc's fields: __lock is 1 while taken, __owner the id of the holder, __count the levels of
   a recursive mutex, __kind what a static initialiser or init put there, -1 once destroyed. __nusers of a robust mutex
   says whether its owner died and nobody has made it consistent since; a thread remembers the robust mutexes it holds, up to
   eight, and gives them up where it ends, an event for each.
   Abstracted: priorities, priority inheritance and ceilings do nothing; process-shared equals private; a timed lock may
   find its time passed whenever the mutex is taken. */
#include "mutex.h"
#include <time.h>

enum { KIND_MASK = 3, ROBUST = 16, ATTRIBUTE_ROBUST = 1 << 9, DESTROYED = -1 };

enum { CONSISTENT, OWNER_DIED, NOT_RECOVERABLE }; /* __nusers */

int __mw_any_robust;

static int kind_of(pthread_mutex_t *m) { return m->__data.__kind & KIND_MASK; }

/* Recursive and errorcheck mutexes never block their own holder. */
INLINE int answers_owner(int kind)
{
	kind &= KIND_MASK;
	return (kind == PTHREAD_MUTEX_RECURSIVE_NP) | (kind == PTHREAD_MUTEX_ERRORCHECK_NP);
}

int __mw_mutex_free(void *mutex, void *unused)
{
	pthread_mutex_t *m = mutex;
	int mine = m->__data.__owner == __midway_self();
	return (m->__data.__lock == 0) | (answers_owner(m->__data.__kind) & mine);
}

void __mw_mutex_invariant(pthread_mutex_t *m)
{
	__midway_lock_invariant(m, MW_MUTEX, &m->__data.__lock, &m->__data.__owner, (int *)&m->__data.__count);
	__midway_mutex_kind_invariant(m, &m->__data.__kind);
}

int __mw_mutex_held(pthread_mutex_t *m)
{
	return (m->__data.__lock != 0) & (m->__data.__owner == __midway_self());
}

static void check_alive(pthread_mutex_t *m, const char *text)
{
	if (m->__data.__kind == DESTROYED)
		__midway_violation(MW_V_LOCK_MISUSE, text);
}

/* A kind that is not known, at a context, is robust only where the program asks for that. */
static int robust(pthread_mutex_t *m)
{
	int kind = m->__data.__kind;
	if (!__midway_is_concrete(kind) && !__mw_any_robust)
		return 0;
	return (kind & ROBUST) != 0;
}

/* Remembers a robust mutex that was taken; EOWNERDEAD where its last holder ended with it. */
static int enlist(pthread_mutex_t *m)
{
	struct thread_area *a = area();
	if (a->robusts == ROBUSTS)
		__midway_cut("a thread holds more than 8 robust mutexes");
	a->robust[a->robusts++] = m;
	return m->__data.__nusers == OWNER_DIED ? EOWNERDEAD : 0;
}

static void delist(pthread_mutex_t *m)
{
	struct thread_area *a = area();
	int i = 0;
	while (i < a->robusts && a->robust[i] != m)
		i++;
	if (i < a->robusts)
		a->robust[i] = a->robust[--a->robusts];
}

int __mw_mutex_take(pthread_mutex_t *m)
{
	if (robust(m) && m->__data.__nusers == NOT_RECOVERABLE)
		return ENOTRECOVERABLE;
	if (m->__data.__lock == 0) {
		m->__data.__lock = 1;
		m->__data.__owner = __midway_self();
		m->__data.__count = 1;
		__midway_acquire(m, MW_MUTEX);
		return robust(m) ? enlist(m) : 0;
	}
	if (kind_of(m) == PTHREAD_MUTEX_ERRORCHECK_NP)
		return EDEADLK;
	if (m->__data.__count == UINT_MAX)
		return EAGAIN;
	m->__data.__count++;
	return 0;
}

static void set_free(pthread_mutex_t *m)
{
	m->__data.__count = 0;
	m->__data.__owner = 0;
	m->__data.__lock = 0;
	__midway_release(m, MW_MUTEX);
}

void __mw_mutex_give(pthread_mutex_t *m)
{
	if (kind_of(m) == PTHREAD_MUTEX_RECURSIVE_NP && m->__data.__count > 1) {
		m->__data.__count--;
		return;
	}
	if (robust(m)) {
		delist(m);
		if (m->__data.__nusers == OWNER_DIED) /* and nobody made it consistent */
			m->__data.__nusers = NOT_RECOVERABLE;
	}
	set_free(m);
}

void __mw_mutexes_of_the_dead(void)
{
	struct thread_area *a = area();
	while (a->robusts) {
		pthread_mutex_t *m = a->robust[a->robusts - 1];
		__midway_sync(MW_UNLOCK, m, 0, 0);
		__midway_used(m, MUTEX_USED);
		a->robusts--;
		m->__data.__nusers = OWNER_DIED;
		set_free(m);
	}
}

int pthread_mutex_lock(pthread_mutex_t *m)
{
	__mw_mutex_invariant(m);
	__midway_used(m, MUTEX_USED);
	__midway_sync(MW_LOCK, m, __mw_mutex_free, m);
	check_alive(m, "lock of a destroyed mutex");
	return __mw_mutex_take(m);
}

int pthread_mutex_trylock(pthread_mutex_t *m)
{
	__mw_mutex_invariant(m);
	__midway_sync(MW_TRYLOCK, m, 0, 0);
	__midway_used(m, MUTEX_USED);
	check_alive(m, "trylock of a destroyed mutex");
	if (m->__data.__lock == 0)
		return __mw_mutex_take(m);
	if (kind_of(m) == PTHREAD_MUTEX_RECURSIVE_NP && m->__data.__owner == __midway_self())
		return __mw_mutex_take(m);
	return EBUSY;
}

static int timed(pthread_mutex_t *m)
{
	__mw_mutex_invariant(m);
	__midway_sync(MW_TIMEDLOCK, m, 0, 0);
	__midway_used(m, MUTEX_USED);
	check_alive(m, "timed lock of a destroyed mutex");
	return __mw_mutex_free(m, 0) ? __mw_mutex_take(m) : ETIMEDOUT;
}

int pthread_mutex_timedlock(pthread_mutex_t *restrict m, const struct timespec *restrict t) { return timed(m); }

int pthread_mutex_clocklock(pthread_mutex_t *restrict m, clockid_t c, const struct timespec *restrict t)
{
	if (c != CLOCK_REALTIME && c != CLOCK_MONOTONIC)
		return EINVAL;
	return timed(m);
}

int pthread_mutex_unlock(pthread_mutex_t *m)
{
	__mw_mutex_invariant(m);
	__midway_sync(MW_UNLOCK, m, 0, 0);
	__midway_used(m, MUTEX_USED);
	if (!__mw_mutex_held(m)) {
		if (answers_owner(m->__data.__kind) || robust(m))
			return EPERM;
		if (m->__data.__lock == 0)
			__midway_violation(MW_V_LOCK_MISUSE, "unlock of a mutex that is not locked");
		__midway_violation(MW_V_LOCK_MISUSE, "unlock of a mutex that another thread holds");
	}
	__mw_mutex_give(m);
	return 0;
}

/* Whether the bytes of an object that is being initialised are those of a mutex that a thread holds. Fresh memory
   has no known value and never looks so. */
static int known_held(pthread_mutex_t *m)
{
	return __midway_is_concrete(m->__data.__lock) && m->__data.__lock == 1 && __midway_is_concrete(m->__data.__owner) &&
	       __midway_is_concrete(m->__data.__kind) && (unsigned)m->__data.__kind <= KIND_MASK &&
	       m->__data.__owner > 0 && __midway_thread_valid(m->__data.__owner);
}

int pthread_mutex_init(pthread_mutex_t *m, const pthread_mutexattr_t *a)
{
	if (a)
		__midway_check(a, sizeof(int), 0);
	int given = a ? *(const int *)a : 0, kind = given & KIND_MASK;
	__midway_check(m, MUTEX_USED, 1);
	__midway_sync(MW_INIT, m, 0, 0);
	if (known_held(m))
		__midway_violation(MW_V_LOCK_MISUSE, "initialisation of a locked mutex");
	m->__data.__lock = m->__data.__owner = 0;
	m->__data.__count = m->__data.__nusers = 0;
	m->__data.__kind = kind;
	if (__mw_any_robust && given & ATTRIBUTE_ROBUST)
		m->__data.__kind = kind | ROBUST;
	return 0;
}

int pthread_mutex_destroy(pthread_mutex_t *m)
{
	__mw_mutex_invariant(m);
	__midway_sync(MW_DESTROY, m, 0, 0);
	__midway_touched(m, MUTEX_USED, 1);
	check_alive(m, "destruction of a destroyed mutex");
	if (m->__data.__lock != 0)
		__midway_violation(MW_V_LOCK_MISUSE, "destruction of a locked mutex");
	m->__data.__kind = DESTROYED;
	return 0;
}

int pthread_mutex_consistent(pthread_mutex_t *m)
{
	if (!robust(m) || !__mw_mutex_held(m) || m->__data.__nusers != OWNER_DIED)
		return EINVAL;
	m->__data.__nusers = CONSISTENT;
	return 0;
}

int pthread_mutex_getprioceiling(const pthread_mutex_t *restrict m, int *restrict ceiling) { return EINVAL; }
int pthread_mutex_setprioceiling(pthread_mutex_t *restrict m, int ceiling, int *restrict old) { return EINVAL; }
