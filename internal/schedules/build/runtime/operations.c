/* The library's functions as programs that are constrained to schedules call them. Each does what the C library's does,
   where and with the result that the schedule has it; where nothing is constrained it does the same by itself. Condition
   variables, barriers and once are the runtime's own, as who wakes whom is not up to the C library. */
#include "core.h"
#include <errno.h>
#include <sched.h>
#include <semaphore.h>
#include <stdlib.h>
#include <threads.h>

void __midway_start(void);
void __midway_becomes(struct thread *t);

/* An operation of which an order decides nothing but when. */
#define SIMPLE(code, call)                                      \
	struct thread *me = __midway_self();                        \
	const struct operation *o = __midway_begin(me, code);       \
	int result = call;                                          \
	__midway_end(me, o);                                        \
	return result

/* An operation that may be done or not: call does it if that can be. */
#define ATTEMPT(code, attempt, alone, failure)                  \
	struct thread *me = __midway_self();                        \
	const struct operation *o = __midway_begin(me, code);       \
	int result;                                                 \
	if (!o)                                                     \
		result = alone;                                         \
	else if (!(o->flags & RETURNS) || o->returns == 0)          \
		result = attempt;                                       \
	else                                                        \
		result = failure(o->returns);                           \
	__midway_end(me, o);                                        \
	return result

static int as_it_is(int result) { return result; }

typedef const struct timespec *time_limit;

/* --- mutexes ----------------------------------------------------------------------------------------- */

int __midway_pthread_mutex_lock(pthread_mutex_t *m) { SIMPLE(LOCK, pthread_mutex_lock(m)); }
int __midway_pthread_mutex_unlock(pthread_mutex_t *m) { SIMPLE(UNLOCK, pthread_mutex_unlock(m)); }
int __midway_pthread_mutex_init(pthread_mutex_t *m, const pthread_mutexattr_t *a) { SIMPLE(INIT, pthread_mutex_init(m, a)); }
int __midway_pthread_mutex_destroy(pthread_mutex_t *m) { SIMPLE(DESTROY, pthread_mutex_destroy(m)); }

int __midway_pthread_mutex_trylock(pthread_mutex_t *m)
{
	ATTEMPT(TRYLOCK, pthread_mutex_trylock(m), pthread_mutex_trylock(m), as_it_is);
}

int __midway_pthread_mutex_timedlock(pthread_mutex_t *m, time_limit t)
{
	ATTEMPT(TIMEDLOCK, pthread_mutex_trylock(m), pthread_mutex_timedlock(m, t), as_it_is);
}

int __midway_pthread_mutex_clocklock(pthread_mutex_t *m, clockid_t c, time_limit t)
{
	ATTEMPT(TIMEDLOCK, pthread_mutex_trylock(m), pthread_mutex_clocklock(m, c, t), as_it_is);
}

/* --- read-write locks and spin locks ----------------------------------------------------------------- */

int __midway_pthread_rwlock_rdlock(pthread_rwlock_t *l) { SIMPLE(RDLOCK, pthread_rwlock_rdlock(l)); }
int __midway_pthread_rwlock_wrlock(pthread_rwlock_t *l) { SIMPLE(WRLOCK, pthread_rwlock_wrlock(l)); }
int __midway_pthread_rwlock_unlock(pthread_rwlock_t *l) { SIMPLE(RWUNLOCK, pthread_rwlock_unlock(l)); }
int __midway_pthread_rwlock_init(pthread_rwlock_t *l, const pthread_rwlockattr_t *a) { SIMPLE(INIT, pthread_rwlock_init(l, a)); }
int __midway_pthread_rwlock_destroy(pthread_rwlock_t *l) { SIMPLE(DESTROY, pthread_rwlock_destroy(l)); }

int __midway_pthread_rwlock_tryrdlock(pthread_rwlock_t *l)
{
	ATTEMPT(TRYRDLOCK, pthread_rwlock_tryrdlock(l), pthread_rwlock_tryrdlock(l), as_it_is);
}

int __midway_pthread_rwlock_trywrlock(pthread_rwlock_t *l)
{
	ATTEMPT(TRYWRLOCK, pthread_rwlock_trywrlock(l), pthread_rwlock_trywrlock(l), as_it_is);
}

int __midway_pthread_rwlock_timedrdlock(pthread_rwlock_t *l, time_limit t)
{
	ATTEMPT(TRYRDLOCK, pthread_rwlock_tryrdlock(l), pthread_rwlock_timedrdlock(l, t), as_it_is);
}

int __midway_pthread_rwlock_timedwrlock(pthread_rwlock_t *l, time_limit t)
{
	ATTEMPT(TRYWRLOCK, pthread_rwlock_trywrlock(l), pthread_rwlock_timedwrlock(l, t), as_it_is);
}

int __midway_pthread_spin_lock(pthread_spinlock_t *l) { SIMPLE(SPINLOCK, pthread_spin_lock(l)); }
int __midway_pthread_spin_unlock(pthread_spinlock_t *l) { SIMPLE(SPINUNLOCK, pthread_spin_unlock(l)); }
int __midway_pthread_spin_init(pthread_spinlock_t *l, int shared) { SIMPLE(INIT, pthread_spin_init(l, shared)); }
int __midway_pthread_spin_destroy(pthread_spinlock_t *l) { SIMPLE(DESTROY, pthread_spin_destroy(l)); }

int __midway_pthread_spin_trylock(pthread_spinlock_t *l)
{
	ATTEMPT(SPINTRYLOCK, pthread_spin_trylock(l), pthread_spin_trylock(l), as_it_is);
}

/* --- semaphores -------------------------------------------------------------------------------------- */

static int would_block(int result)
{
	errno = EAGAIN;
	return result;
}

static int too_late(int result)
{
	errno = ETIMEDOUT;
	return result;
}

int __midway_sem_wait(sem_t *s) { SIMPLE(SEM_WAIT, sem_wait(s)); }
int __midway_sem_post(sem_t *s) { SIMPLE(SEM_POST, sem_post(s)); }
int __midway_sem_init(sem_t *s, int shared, unsigned value) { SIMPLE(INIT, sem_init(s, shared, value)); }
int __midway_sem_destroy(sem_t *s) { SIMPLE(DESTROY, sem_destroy(s)); }
int __midway_sem_getvalue(sem_t *s, int *out) { SIMPLE(SEM_GETVALUE, sem_getvalue(s, out)); }
int __midway_sem_trywait(sem_t *s) { ATTEMPT(SEM_TRYWAIT, sem_trywait(s), sem_trywait(s), would_block); }
int __midway_sem_timedwait(sem_t *s, time_limit t) { ATTEMPT(SEM_TRYWAIT, sem_trywait(s), sem_timedwait(s, t), too_late); }

/* --- waiting ----------------------------------------------------------------------------------------- */

static struct waiter *waiting, **last = &waiting;

static void join_queue(struct waiter *w)
{
	w->next = 0;
	*last = w;
	last = &w->next;
	w->thread->woken = 0;
}

static void leave_queue(struct waiter *w)
{
	for (struct waiter **p = &waiting; *p; p = &(*p)->next)
		if (*p == w) {
			*p = w->next;
			if (!*p)
				last = p;
			return;
		}
}

static void wake(struct waiter *w)
{
	leave_queue(w);
	w->woken = w->thread->woken = 1;
	__midway_turn(w->thread);
}

/* The oldest of a queue, or a certain thread of the epoch in it. */
static struct waiter *waiter_in(void *queue, int id)
{
	struct waiter *w = waiting;
	while (w && (w->queue != queue || id >= 0 && w->thread->id != id))
		w = w->next;
	return w;
}

static int passed(clockid_t clock, time_limit until)
{
	struct timespec t;
	clock_gettime(clock, &t);
	return t.tv_sec > until->tv_sec || t.tv_sec == until->tv_sec && t.tv_nsec >= until->tv_nsec;
}

/* The end of a wait as the schedule has it; 0 where there is none yet. The lock is held. */
static int scheduled_end(struct waiter *w, pthread_mutex_t *m, int *late, int *result)
{
	struct thread *me = w->thread;
	const struct operation *o = __midway_known(me);
	if (!o)
		return 0;
	me->status = RUNS;
	if (!(o->flags & TIMES_OUT) && o->code != COND_REACQUIRE) {
		__midway_unmatched("a wait ends otherwise than in its schedule");
		return 0;
	}
	__midway_drop();
	__midway_after(me, o);
	__midway_hold();
	if (!__midway_constrained)
		return 0;
	if (o->flags & TIMES_OUT) {
		leave_queue(w);
		*late = 1;
		__midway_end(me, o);
		return 0;
	}
	if (!w->woken && !*late) {
		__midway_unmatched("a wait ends before it is woken");
		return 0;
	}
	__midway_drop();
	*result = pthread_mutex_lock(m);
	if (!*result)
		*result = o->flags & RETURNS ? o->returns : *late ? ETIMEDOUT : 0;
	me->woken = 0;
	__midway_end(me, o);
	return 1;
}

static int wait_on(void *queue, pthread_mutex_t *m, clockid_t clock, time_limit until)
{
	struct thread *me = __midway_self();
	uint32_t place = __midway_place;
	const struct operation *o = __midway_begin(me, COND_WAIT);
	struct waiter w = {queue, me, 0, 0};
	int late = 0, result = 0;
	__midway_hold();
	join_queue(&w);
	pthread_mutex_unlock(m);
	__midway_end(me, o);
	for (;;) {
		if (__midway_constrained && me->id >= 0) {
			if (scheduled_end(&w, m, &late, &result))
				return result;
		} else if (!w.woken && !late && until && passed(clock, until)) {
			leave_queue(&w);
			late = 1;
		}
		if (!__midway_constrained || me->id < 0) {
			if (w.woken || late)
				break;
		} else if (__midway_known(me)) {
			continue;
		}
		me->status = BLOCKED;
		me->at = place;
		__midway_over();
		if (__midway_constrained && __midway_known(me))
			continue;
		int alone = !__midway_constrained || me->id < 0;
		if (!alone || !w.woken)
			__midway_park(me, clock, alone ? until : 0);
	}
	me->status = RUNS;
	me->woken = 0;
	__midway_drop();
	pthread_mutex_lock(m);
	return late ? ETIMEDOUT : 0;
}

int __midway_pthread_cond_wait(pthread_cond_t *c, pthread_mutex_t *m) { return wait_on(c, m, CLOCK_REALTIME, 0); }

int __midway_pthread_cond_timedwait(pthread_cond_t *c, pthread_mutex_t *m, time_limit t)
{
	return wait_on(c, m, CLOCK_REALTIME, t);
}

int __midway_pthread_cond_clockwait(pthread_cond_t *c, pthread_mutex_t *m, clockid_t clock, time_limit t)
{
	return wait_on(c, m, clock, t);
}

int __midway_pthread_cond_signal(pthread_cond_t *c)
{
	struct thread *me = __midway_self();
	const struct operation *o = __midway_begin(me, COND_SIGNAL);
	__midway_hold();
	int id = o && o->wakes ? o->wakes[0] : -1;
	struct waiter *w = waiter_in(c, id);
	if (o && (id >= 0) != !!w)
		__midway_unmatched("a signal wakes another thread than in its schedule");
	if (w)
		wake(w);
	__midway_end(me, o);
	__midway_drop();
	return 0;
}

int __midway_pthread_cond_broadcast(pthread_cond_t *c)
{
	struct thread *me = __midway_self();
	const struct operation *o = __midway_begin(me, COND_BROADCAST);
	__midway_hold();
	for (struct waiter *w; (w = waiter_in(c, -1));)
		wake(w);
	__midway_end(me, o);
	__midway_drop();
	return 0;
}

int __midway_pthread_cond_init(pthread_cond_t *c, const pthread_condattr_t *a) { SIMPLE(INIT, pthread_cond_init(c, a)); }
int __midway_pthread_cond_destroy(pthread_cond_t *c) { SIMPLE(DESTROY, 0); }

/* How many threads a barrier expects, where the C library keeps it. */
static unsigned expected(const pthread_barrier_t *b) { return ((const unsigned *)b)[2]; }

int __midway_pthread_barrier_wait(pthread_barrier_t *b)
{
	struct thread *me = __midway_self();
	uint32_t place = __midway_place;
	const struct operation *o = __midway_begin(me, BARRIER_WAIT);
	struct waiter w = {b, me, 0, 0};
	__midway_hold();
	unsigned arrived = 1;
	for (struct waiter *p = waiting; p; p = p->next)
		arrived += p->queue == b;
	if (arrived >= expected(b)) {
		for (struct waiter *p; (p = waiter_in(b, -1));) {
			p->thread->status = RUNS;
			wake(p);
		}
		__midway_end(me, o);
		__midway_drop();
		return PTHREAD_BARRIER_SERIAL_THREAD;
	}
	join_queue(&w);
	me->status = BLOCKED;
	me->at = place;
	__midway_end(me, o);
	for (;;) {
		const struct operation *next = __midway_constrained ? __midway_known(me) : 0;
		if (next && next->flags & DRAWS) {
			me->status = RUNS;
			__midway_drop();
			__midway_draw(me);
			__midway_hold();
			me->status = w.woken ? RUNS : BLOCKED;
			continue;
		}
		if (w.woken)
			break;
		__midway_over();
		next = __midway_constrained ? __midway_known(me) : 0;
		if (!w.woken && !(next && next->flags & DRAWS))
			__midway_park(me, 0, 0);
	}
	me->status = RUNS;
	me->woken = 0;
	__midway_drop();
	return 0;
}

int __midway_pthread_barrier_init(pthread_barrier_t *b, const pthread_barrierattr_t *a, unsigned n)
{
	SIMPLE(INIT, pthread_barrier_init(b, a, n));
}

int __midway_pthread_barrier_destroy(pthread_barrier_t *b) { SIMPLE(DESTROY, 0); }

/* The control word is 0 before, 1 while the routine runs, 2 behind it. */
int __midway_pthread_once(pthread_once_t *control, void (*routine)(void))
{
	struct thread *me = __midway_self();
	const struct operation *o = __midway_begin(me, ONCE);
	_Atomic int *state = (_Atomic int *)control;
	int before = 0;
	while (!atomic_compare_exchange_strong(state, &before, 1) && before == 1) {
		before = 0;
		sched_yield();
	}
	__midway_end(me, o);
	if (before)
		return 0;
	routine();
	o = __midway_begin(me, ONCE);
	*state = 2;
	__midway_end(me, o);
	return 0;
}

/* --- threads ----------------------------------------------------------------------------------------- */

/* Thread-specific data is the runtime's own: destructors run before the end of the thread is an operation. */
enum { KEYS = 1024, ROUNDS = 4 };

static struct {
	int taken;
	void (*destructor)(void *);
} keys[KEYS];
static _Thread_local void *specific[KEYS];

int __midway_pthread_key_create(pthread_key_t *out, void (*destructor)(void *))
{
	struct thread *me = __midway_self();
	const struct operation *o = __midway_begin(me, ATOMIC);
	__midway_hold();
	unsigned k = 0;
	while (k < KEYS && keys[k].taken)
		k++;
	if (k < KEYS) {
		keys[k].taken = 1;
		keys[k].destructor = destructor;
		*out = k;
	}
	__midway_drop();
	__midway_end(me, o);
	return k < KEYS ? 0 : EAGAIN;
}

int __midway_pthread_key_delete(pthread_key_t k)
{
	struct thread *me = __midway_self();
	const struct operation *o = __midway_begin(me, ATOMIC);
	int known = k < KEYS && keys[k].taken;
	if (known)
		keys[k].taken = 0;
	__midway_end(me, o);
	return known ? 0 : EINVAL;
}

int __midway_pthread_setspecific(pthread_key_t k, const void *value)
{
	__midway_place = 0; /* it is no operation */
	if (k >= KEYS || !keys[k].taken)
		return EINVAL;
	specific[k] = (void *)value;
	return 0;
}

void *__midway_pthread_getspecific(pthread_key_t k)
{
	__midway_place = 0;
	return k < KEYS && keys[k].taken ? specific[k] : 0;
}

static void destroy_specific(void)
{
	int any = 1;
	for (int round = 0; any && round < ROUNDS; round++) {
		any = 0;
		for (int k = 0; k < KEYS; k++) {
			void *value = specific[k];
			if (!value || !keys[k].taken || !keys[k].destructor)
				continue;
			specific[k] = 0;
			any = 1;
			keys[k].destructor(value);
		}
	}
}

/* The thread ends, as far as schedules care. */
static void leave(void)
{
	struct thread *me = __midway_self();
	destroy_specific();
	__midway_place = 0;
	const struct operation *o = __midway_begin(me, THREAD_EXIT);
	__midway_hold();
	__midway_remove(me);
	__midway_end(me, o);
	me->id = -1;
	__midway_over();
	__midway_drop();
}

static void *run(void *argument)
{
	struct thread *me = argument;
	__midway_becomes(me);
	void *result = me->entry(me->argument);
	leave();
	return result;
}

int __midway_pthread_create(pthread_t *out, const pthread_attr_t *a, void *(*entry)(void *), void *argument)
{
	struct thread *me = __midway_self();
	const struct operation *o = __midway_begin(me, CREATE);
	__midway_hold();
	struct thread *t = __midway_add(o ? o->creates : -1);
	__midway_drop();
	t->entry = entry;
	t->argument = argument;
	int error = pthread_create(out, a, run, t);
	if (error) {
		__midway_hold();
		__midway_remove(t);
		__midway_unmatched("a thread cannot be created");
		__midway_drop();
	}
	__midway_end(me, o);
	return error;
}

int __midway_pthread_join(pthread_t t, void **value) { SIMPLE(JOIN, pthread_join(t, value)); }
int __midway_pthread_detach(pthread_t t) { SIMPLE(ATOMIC, pthread_detach(t)); }

_Noreturn void __midway_pthread_exit(void *result)
{
	leave();
	pthread_exit(result);
}

_Noreturn void __midway_exit(int code)
{
	struct thread *me = __midway_self();
	__midway_begin(me, PROCESS_EXIT);
	exit(code);
}

/* --- C11 --------------------------------------------------------------------------------------------- */

static int status(int error)
{
	switch (error) {
	case 0: return thrd_success;
	case ENOMEM: return thrd_nomem;
	case ETIMEDOUT: return thrd_timedout;
	case EBUSY: return thrd_busy;
	default: return thrd_error;
	}
}

static pthread_mutex_t *mutex(mtx_t *m) { return (pthread_mutex_t *)m; }
static pthread_cond_t *condition(cnd_t *c) { return (pthread_cond_t *)c; }
static int of_status(int result) { return result == thrd_busy ? EBUSY : result == thrd_timedout ? ETIMEDOUT : result; }

int __midway_mtx_init(mtx_t *m, int type) { SIMPLE(INIT, mtx_init(m, type)); }
int __midway_mtx_lock(mtx_t *m) { return status(__midway_pthread_mutex_lock(mutex(m))); }
int __midway_mtx_unlock(mtx_t *m) { return status(__midway_pthread_mutex_unlock(mutex(m))); }
void __midway_mtx_destroy(mtx_t *m) { __midway_pthread_mutex_destroy(mutex(m)); }

int __midway_mtx_trylock(mtx_t *m)
{
	ATTEMPT(TRYLOCK, mtx_trylock(m), mtx_trylock(m), as_it_is);
}

int __midway_mtx_timedlock(mtx_t *m, time_limit t)
{
	ATTEMPT(TIMEDLOCK, mtx_trylock(m), mtx_timedlock(m, t), as_it_is);
}

int __midway_cnd_init(cnd_t *c) { return status(__midway_pthread_cond_init(condition(c), 0)); }
int __midway_cnd_signal(cnd_t *c) { return status(__midway_pthread_cond_signal(condition(c))); }
int __midway_cnd_broadcast(cnd_t *c) { return status(__midway_pthread_cond_broadcast(condition(c))); }
int __midway_cnd_wait(cnd_t *c, mtx_t *m) { return status(of_status(wait_on(c, mutex(m), CLOCK_REALTIME, 0))); }
int __midway_cnd_timedwait(cnd_t *c, mtx_t *m, time_limit t) { return status(of_status(wait_on(c, mutex(m), CLOCK_REALTIME, t))); }
void __midway_cnd_destroy(cnd_t *c) { __midway_pthread_cond_destroy(condition(c)); }
void __midway_call_once(once_flag *f, void (*routine)(void)) { __midway_pthread_once((pthread_once_t *)f, routine); }

int __midway_thrd_create(thrd_t *out, thrd_start_t entry, void *argument)
{
	return status(__midway_pthread_create((pthread_t *)out, 0, (void *(*)(void *))entry, argument));
}

int __midway_thrd_join(thrd_t t, int *result)
{
	void *value = 0;
	int error = __midway_pthread_join((pthread_t)t, &value);
	if (!error && result)
		*result = (int)(intptr_t)value;
	return status(error);
}

int __midway_tss_create(tss_t *k, tss_dtor_t destructor) { return status(__midway_pthread_key_create(k, destructor)); }
void __midway_tss_delete(tss_t k) { __midway_pthread_key_delete(k); }
int __midway_tss_set(tss_t k, void *value) { return status(__midway_pthread_setspecific(k, value)); }
void *__midway_tss_get(tss_t k) { return __midway_pthread_getspecific(k); }
int __midway_thrd_detach(thrd_t t) { return status(__midway_pthread_detach((pthread_t)t)); }
_Noreturn void __midway_thrd_exit(int result) { __midway_pthread_exit((void *)(intptr_t)result); }

/* --- other functions, before and behind them --------------------------------------------------------- */

static _Thread_local const struct operation *called;

void __midway_visible_begin(void) { called = __midway_begin(__midway_self(), ATOMIC); }
void __midway_visible_end(void) { __midway_end(__midway_self(), called); }

/* --- atomic accesses and blocks ---------------------------------------------------------------------- */

static pthread_mutex_t block = PTHREAD_MUTEX_INITIALIZER;
static _Thread_local int depth;
static _Thread_local const struct operation *opened;

/* Before an atomic access, and behind it. Within a block it is no operation of its own. */
void __midway_atomic_begin(void)
{
	__midway_place = 0;
	if (depth++)
		return;
	opened = __midway_begin(__midway_self(), ATOMIC_ACCESS);
}

void __midway_atomic_end(void)
{
	if (!--depth)
		__midway_end(__midway_self(), opened);
}

/* Before a block that no other thread is to see in the middle, and behind it. */
void __midway_block_begin(void)
{
	__midway_atomic_begin();
	if (depth == 1)
		pthread_mutex_lock(&block);
}

void __midway_block_end(void)
{
	if (depth == 1)
		pthread_mutex_unlock(&block);
	__midway_atomic_end();
}

void __midway___VERIFIER_atomic_begin(void) { __midway_block_begin(); }
void __midway___VERIFIER_atomic_end(void) { __midway_block_end(); }

/* --- main -------------------------------------------------------------------------------------------- */

int __midway_program_main(int, char **, char **);

int main(int argc, char **argv, char **environment)
{
	__midway_start();
	int code = __midway_program_main(argc, argv, environment);
	__midway_place = 0;
	__midway_exit(code);
}
