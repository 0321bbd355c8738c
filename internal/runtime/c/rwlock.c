/* Read-write locks: POSIX.1-2017 <pthread.h>, pthread_rwlock_*.

   State is in glibc's fields: __readers is the number of read holds, __writers 1 while held for writing,
   __cur_writer the writer's id. Neither side is preferred. Which threads hold for reading is not recorded: an unlock
   by a thread that holds nothing is noticed unless another thread reads. Timed locks may find their time
   passed whenever the lock is taken. */
#include <pthread.h>
#include "timed.h"

static int *readers(pthread_rwlock_t *l) { return (int *)&l->__data.__readers; }
static int *writer(pthread_rwlock_t *l) { return (int *)&l->__data.__writers; }

/* The bytes that a read-write lock uses. */
enum { USED = offsetof(pthread_rwlock_t, __data.__cur_writer) + sizeof(int) };

static void invariant(pthread_rwlock_t *l)
{
	__midway_lock_invariant(l, MW_RW_WRITE, writer(l), &l->__data.__cur_writer, 0);
	__midway_lock_invariant(l, MW_RW_READ, readers(l), 0, 0);
	__midway_state_invariant((__midway_peek(writer(l)) == 0) | (__midway_peek(readers(l)) == 0));
}

/* Whether this thread holds l for writing. */
static int mine(pthread_rwlock_t *l) { return (*writer(l) != 0) & (l->__data.__cur_writer == __midway_self()); }

static int no_writer(pthread_rwlock_t *l) { return l->__data.__writers == 0; }
static int nobody(pthread_rwlock_t *l) { return (l->__data.__writers | l->__data.__readers) == 0; }

/* The guards. Who writes is never blocked: it is told EDEADLK. */
static int may_read(void *lock, void *unused) { return no_writer(lock) | mine(lock); }
static int may_write(void *lock, void *unused) { return nobody(lock) | mine(lock); }

INLINE int take_read(pthread_rwlock_t *l)
{
	++*readers(l);
	__midway_acquire(l, MW_RW_READ);
	return 0;
}

INLINE int take_write(pthread_rwlock_t *l)
{
	*writer(l) = 1;
	l->__data.__cur_writer = __midway_self();
	__midway_acquire(l, MW_RW_WRITE);
	return 0;
}

int pthread_rwlock_rdlock(pthread_rwlock_t *l)
{
	invariant(l);
	__midway_used(l, USED);
	__midway_sync(MW_RDLOCK, l, may_read, l);
	return mine(l) ? EDEADLK : take_read(l);
}

int pthread_rwlock_wrlock(pthread_rwlock_t *l)
{
	invariant(l);
	__midway_used(l, USED);
	__midway_sync(MW_WRLOCK, l, may_write, l);
	return mine(l) ? EDEADLK : take_write(l);
}

static int try_read(pthread_rwlock_t *l, int otherwise)
{
	invariant(l);
	__midway_sync(MW_TRYRDLOCK, l, 0, 0);
	__midway_used(l, USED);
	return no_writer(l) ? take_read(l) : otherwise == ETIMEDOUT && mine(l) ? EDEADLK : otherwise;
}

static int try_write(pthread_rwlock_t *l, int otherwise)
{
	invariant(l);
	__midway_sync(MW_TRYWRLOCK, l, 0, 0);
	__midway_used(l, USED);
	return nobody(l) ? take_write(l) : otherwise == ETIMEDOUT && mine(l) ? EDEADLK : otherwise;
}

int pthread_rwlock_tryrdlock(pthread_rwlock_t *l) { return try_read(l, EBUSY); }
int pthread_rwlock_trywrlock(pthread_rwlock_t *l) { return try_write(l, EBUSY); }

int pthread_rwlock_clockrdlock(pthread_rwlock_t *restrict l, clockid_t c, const struct timespec *restrict t)
{
	return bad_clock(c) || bad_time(t) ? EINVAL : try_read(l, ETIMEDOUT);
}

int pthread_rwlock_clockwrlock(pthread_rwlock_t *restrict l, clockid_t c, const struct timespec *restrict t)
{
	return bad_clock(c) || bad_time(t) ? EINVAL : try_write(l, ETIMEDOUT);
}

int pthread_rwlock_timedrdlock(pthread_rwlock_t *restrict l, const struct timespec *restrict t)
{
	return pthread_rwlock_clockrdlock(l, CLOCK_REALTIME, t);
}

int pthread_rwlock_timedwrlock(pthread_rwlock_t *restrict l, const struct timespec *restrict t)
{
	return pthread_rwlock_clockwrlock(l, CLOCK_REALTIME, t);
}

int pthread_rwlock_unlock(pthread_rwlock_t *l)
{
	invariant(l);
	__midway_sync(MW_RWUNLOCK, l, 0, 0);
	__midway_used(l, USED);
	if (mine(l)) {
		*writer(l) = 0;
		l->__data.__cur_writer = 0;
		__midway_release(l, MW_RW_WRITE);
		return 0;
	}
	if (*readers(l) == 0)
		__midway_violation(MW_V_LOCK_MISUSE, "unlock of a read-write lock that this thread does not hold");
	--*readers(l);
	__midway_release(l, MW_RW_READ);
	return 0;
}

int pthread_rwlock_init(pthread_rwlock_t *restrict l, const pthread_rwlockattr_t *restrict a)
{
	if (a)
		__midway_check(a, sizeof(int), 0);
	__midway_check(l, USED, 1);
	__midway_sync(MW_INIT, l, 0, 0);
	*readers(l) = *writer(l) = l->__data.__cur_writer = 0;
	return 0;
}

int pthread_rwlock_destroy(pthread_rwlock_t *l)
{
	invariant(l);
	__midway_sync(MW_DESTROY, l, 0, 0);
	__midway_touched(l, USED, 1);
	if (!nobody(l))
		__midway_violation(MW_V_LOCK_MISUSE, "destruction of a locked read-write lock");
	return 0;
}
