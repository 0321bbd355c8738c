/* Spin locks: POSIX.1-2017 <pthread.h>, pthread_spin_*.

   The word is 0 while free, else the holder's id. Waiting is blocking, not spinning: a thread that locks twice
   waits for ever. Process-shared equals private. */
#include <pthread.h>
#include "models.h"

static int *word(pthread_spinlock_t *l) { return (int *)l; }

static void invariant(pthread_spinlock_t *l) { __midway_lock_invariant(word(l), MW_SPIN, word(l), word(l), 0); }

static int is_free(void *lock, void *unused) { return *(int *)lock == 0; }

INLINE int take(pthread_spinlock_t *l)
{
	*word(l) = __midway_self();
	__midway_acquire(word(l), MW_SPIN);
	return 0;
}

int pthread_spin_lock(pthread_spinlock_t *l)
{
	invariant(l);
	__midway_used(word(l), sizeof *l);
	__midway_sync(MW_SPINLOCK, word(l), is_free, word(l));
	return take(l);
}

int pthread_spin_trylock(pthread_spinlock_t *l)
{
	invariant(l);
	__midway_sync(MW_SPINTRYLOCK, word(l), 0, 0);
	__midway_used(word(l), sizeof *l);
	return *word(l) ? EBUSY : take(l);
}

int pthread_spin_unlock(pthread_spinlock_t *l)
{
	invariant(l);
	__midway_sync(MW_SPINUNLOCK, word(l), 0, 0);
	__midway_used(word(l), sizeof *l);
	if (*word(l) != __midway_self())
		__midway_violation(MW_V_LOCK_MISUSE, "unlock of a spin lock that this thread does not hold");
	*word(l) = 0;
	__midway_release(word(l), MW_SPIN);
	return 0;
}

int pthread_spin_init(pthread_spinlock_t *l, int shared)
{
	__midway_check(word(l), sizeof *l, 1);
	__midway_sync(MW_INIT, word(l), 0, 0);
	*word(l) = 0;
	return 0;
}

int pthread_spin_destroy(pthread_spinlock_t *l)
{
	invariant(l);
	__midway_sync(MW_DESTROY, word(l), 0, 0);
	__midway_touched(word(l), sizeof *l, 1);
	if (*word(l))
		__midway_violation(MW_V_LOCK_MISUSE, "destruction of a locked spin lock");
	return 0;
}
