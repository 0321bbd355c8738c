/* Drives the models of locks, conditions, barriers, semaphores, once and keys through single steps of several threads: the
   primitives below run one call for the thread that self names and say how it ended. Prints each
   expectation that does not hold and exits with 1 if there is one. */
#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <threads.h>

/* --- primitives ------------------------------------------------------------------------------------- */

enum { BLOCKED = 1000, WAITING, MISUSE, EXITED }; /* how a call ended that did not return */

static jmp_buf ended;
static int self = 1, notified, held, created, exits[9], flags[9];
static char storage[9][4096];

int mw___midway_self(void) { return self; }
void *mw___midway_thread_storage(unsigned long n) { return storage[self]; }
int *mw___midway_thread_flags(unsigned long id) { return &flags[id]; }
int mw___midway_thread_valid(unsigned long id) { return id >= 1 && id < 9; }
unsigned long mw___midway_thread_named(unsigned long id, int but) { return id; }
int mw___midway_thread_exited(unsigned long id) { return exits[id]; }
void *mw___midway_thread_result(unsigned long id) { return (void *)(id * 10); }
int mw___midway_thread_create(void *(*entry)(void *), void *arg) { return ++created + 1; }
void mw___midway_thread_exit(void *result) { longjmp(ended, EXITED); }
void mw___midway_sync(int op, void *obj, int (*guard)(void *, void *), void *arg)
{
	if (guard && !guard(obj, arg))
		longjmp(ended, BLOCKED);
}
int mw___midway_wait(void *queue) { longjmp(ended, WAITING); }
int mw___midway_wait_timed(void *queue) { return 1; }
void mw___midway_notify_one(void *queue) { notified++; }
void mw___midway_notify_all(void *queue) { notified += 100; }
void mw___midway_wake(unsigned long id) {}
int mw___midway_woken(void) { return 0; }
void mw___midway_queue_invariant(void *queue, int *count) {}
void mw___midway_acquire(void *lock, int kind) { held++; }
void mw___midway_release(void *lock, int kind) { held--; }
void mw___midway_lock_invariant(void *lock, int kind, int *taken, int *owner, int *levels) {}
void mw___midway_mutex_kind_invariant(void *mutex, int *kind) {}
int mw___midway_peek(int *p) { return *p; }
void mw___midway_barrier_init(void *b, unsigned n) {}
void mw___midway_barrier_invariant(void *b, unsigned *expected, unsigned *arrived, unsigned *serial) {}
void mw___midway_state_invariant(int holds) {}
void mw___midway_hb_release(void *obj) {}
void mw___midway_hb_acquire(void *obj) {}
void mw___midway_violation(int kind, const char *text) { longjmp(ended, MISUSE); }
void mw___midway_check(const void *p, size_t n, int write) {}
void mw___midway_touched(const void *p, size_t n, int write) {}
void mw___midway_used(const void *p, size_t n) {}
void mw___midway_memcpy(void *d, const void *s, size_t n) { memmove(d, s, n); }
void mw___midway_memset(void *d, int c, size_t n) { memset(d, c, n); }
void *mw___midway_alloc(size_t n, size_t align, int kind) { return calloc(1, n); }
void mw___midway_free(void *p, int kind) {}
size_t mw___midway_object_size(const void *p) { return 64; }
int mw___midway_option(int o) { return 0; }
int mw___midway_choose(int n, const char *what) { return n - 1; }
int mw___midway_is_concrete(long v) { return 1; }
void mw___midway_assume(int c) {}
void mw___midway_nondet(void *p, size_t n, const char *name) { memset(p, 0, n); }
void mw___midway_havoc(void *p, size_t n) { memset(p, 0, n); }
void mw___midway_ledger(int effect, const char *kind, const char *text) {}
void mw___midway_cut(const char *why) { abort(); }
void mw___midway_jump(void *buf, int value) { abort(); }
void mw___midway_exit(int code) { abort(); }
void mw_memset(void *d, int c, size_t n) { memset(d, c, n); }
void mw_memcpy(void *d, const void *s, size_t n) { memcpy(d, s, n); }
int mw___mw_print(const char *format, va_list args) { return 0; }
void mw___mw_handled(void) {}

/* --- expectations ----------------------------------------------------------------------------------- */

static int failures;

static void expect(int thread, const char *call, int got, int want)
{
	if (got != want) {
		failures++;
		printf("thread %d: %s gives %d, not %d\n", thread, call, got, want);
	}
}

/* Thread t makes the call; it returns want, or ends that way. */
#define STEP(t, want, call)                \
	do {                                   \
		volatile int got;                  \
		self = (t);                        \
		if ((got = setjmp(ended)) == 0)    \
			got = (call);                  \
		expect(t, #call, got, want);       \
	} while (0)

#define DECLARE(name) extern __typeof__(name) mw_##name;
DECLARE(pthread_mutex_init) DECLARE(pthread_mutex_destroy) DECLARE(pthread_mutex_lock) DECLARE(pthread_mutex_trylock)
DECLARE(pthread_mutex_timedlock) DECLARE(pthread_mutex_unlock) DECLARE(pthread_mutexattr_init)
DECLARE(pthread_mutexattr_settype) DECLARE(pthread_mutexattr_gettype) DECLARE(pthread_cond_wait)
DECLARE(pthread_cond_timedwait) DECLARE(pthread_cond_signal) DECLARE(pthread_cond_broadcast)
DECLARE(pthread_cond_destroy) DECLARE(pthread_rwlock_rdlock) DECLARE(pthread_rwlock_wrlock)
DECLARE(pthread_rwlock_tryrdlock) DECLARE(pthread_rwlock_trywrlock) DECLARE(pthread_rwlock_unlock)
DECLARE(pthread_rwlock_destroy) DECLARE(pthread_spin_init) DECLARE(pthread_spin_lock) DECLARE(pthread_spin_trylock)
DECLARE(pthread_spin_unlock) DECLARE(pthread_barrier_init) DECLARE(pthread_barrier_wait)
DECLARE(pthread_barrier_destroy) DECLARE(sem_init) DECLARE(sem_wait) DECLARE(sem_trywait) DECLARE(sem_timedwait)
DECLARE(sem_post) DECLARE(sem_getvalue) DECLARE(pthread_once) DECLARE(pthread_key_create) DECLARE(pthread_setspecific)
DECLARE(pthread_getspecific) DECLARE(pthread_create) DECLARE(pthread_join) DECLARE(pthread_detach) DECLARE(pthread_exit)
DECLARE(pthread_attr_init) DECLARE(pthread_attr_setdetachstate) DECLARE(mtx_init) DECLARE(mtx_lock) DECLARE(mtx_trylock)
DECLARE(mtx_unlock) DECLARE(pthread_cancel) DECLARE(pthread_testcancel)
int *mw___errno_location(void);

static void mutexes(void)
{
	pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, e = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP;
	pthread_mutex_t r = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
	STEP(1, 0, mw_pthread_mutex_lock(&m));
	STEP(1, BLOCKED, mw_pthread_mutex_lock(&m));
	STEP(2, BLOCKED, mw_pthread_mutex_lock(&m));
	STEP(2, EBUSY, mw_pthread_mutex_trylock(&m));
	STEP(2, ETIMEDOUT, mw_pthread_mutex_timedlock(&m, 0));
	STEP(2, MISUSE, mw_pthread_mutex_unlock(&m));
	STEP(2, MISUSE, mw_pthread_mutex_destroy(&m));
	STEP(2, MISUSE, mw_pthread_mutex_init(&m, 0));
	STEP(1, 0, mw_pthread_mutex_unlock(&m));
	STEP(1, MISUSE, mw_pthread_mutex_unlock(&m));
	STEP(2, 0, mw_pthread_mutex_timedlock(&m, 0));
	STEP(2, 0, mw_pthread_mutex_unlock(&m));
	STEP(2, 0, mw_pthread_mutex_destroy(&m));
	STEP(2, MISUSE, mw_pthread_mutex_lock(&m));
	STEP(2, 0, mw_pthread_mutex_init(&m, 0));

	STEP(1, 0, mw_pthread_mutex_lock(&e));
	STEP(1, EDEADLK, mw_pthread_mutex_lock(&e));
	STEP(2, EPERM, mw_pthread_mutex_unlock(&e));
	STEP(1, 0, mw_pthread_mutex_unlock(&e));
	STEP(1, EPERM, mw_pthread_mutex_unlock(&e));

	STEP(1, 0, mw_pthread_mutex_lock(&r));
	STEP(1, 0, mw_pthread_mutex_lock(&r));
	STEP(1, 0, mw_pthread_mutex_trylock(&r));
	STEP(2, EBUSY, mw_pthread_mutex_trylock(&r));
	STEP(1, 0, mw_pthread_mutex_unlock(&r));
	STEP(1, 0, mw_pthread_mutex_unlock(&r));
	STEP(2, BLOCKED, mw_pthread_mutex_lock(&r));
	STEP(1, 0, mw_pthread_mutex_unlock(&r));
	STEP(2, 0, mw_pthread_mutex_lock(&r));
	STEP(2, 0, mw_pthread_mutex_unlock(&r));
	expect(0, "locks held at the end", held, 0);
}

static void attributes(void)
{
	pthread_mutexattr_t a;
	pthread_mutex_t m;
	mtx_t c;
	int type = -1;
	memset(&m, 0xff, sizeof m);
	STEP(1, 0, mw_pthread_mutexattr_init(&a));
	STEP(1, EINVAL, mw_pthread_mutexattr_settype(&a, 17));
	STEP(1, 0, mw_pthread_mutexattr_settype(&a, PTHREAD_MUTEX_RECURSIVE));
	STEP(1, 0, mw_pthread_mutexattr_gettype(&a, &type));
	expect(1, "the type", type, PTHREAD_MUTEX_RECURSIVE);
	STEP(1, 0, mw_pthread_mutex_init(&m, &a));
	STEP(1, 0, mw_pthread_mutex_lock(&m));
	STEP(1, 0, mw_pthread_mutex_lock(&m));
	STEP(1, 0, mw_pthread_mutex_unlock(&m));
	STEP(1, 0, mw_pthread_mutex_unlock(&m));
	STEP(1, thrd_success, mw_mtx_init(&c, mtx_plain | mtx_recursive));
	STEP(1, thrd_success, mw_mtx_lock(&c));
	STEP(1, thrd_success, mw_mtx_lock(&c));
	STEP(2, thrd_busy, mw_mtx_trylock(&c));
	STEP(1, thrd_success, mw_mtx_unlock(&c));
	STEP(1, thrd_success, mw_mtx_unlock(&c));
}

static void conditions(void)
{
	pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
	pthread_cond_t c = PTHREAD_COND_INITIALIZER;
	struct timespec t = {0, 0}, bad = {0, 1000000000};
	STEP(1, MISUSE, mw_pthread_cond_wait(&c, &m));
	STEP(1, 0, mw_pthread_mutex_lock(&m));
	STEP(1, EINVAL, mw_pthread_cond_timedwait(&c, &m, &bad));
	STEP(1, ETIMEDOUT, mw_pthread_cond_timedwait(&c, &m, &t));
	STEP(1, WAITING, mw_pthread_cond_wait(&c, &m));
	STEP(2, 0, mw_pthread_mutex_lock(&m));
	STEP(2, MISUSE, mw_pthread_cond_destroy(&c));
	STEP(2, 0, mw_pthread_cond_signal(&c));
	expect(2, "notified", notified, 1);
	STEP(2, 0, mw_pthread_cond_destroy(&c));
	STEP(2, 0, mw_pthread_cond_broadcast(&c));
	expect(2, "notified", notified, 101);
	STEP(2, 0, mw_pthread_mutex_unlock(&m));
}

static void rwlocks(void)
{
	pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;
	STEP(1, 0, mw_pthread_rwlock_rdlock(&l));
	STEP(2, 0, mw_pthread_rwlock_tryrdlock(&l));
	STEP(3, BLOCKED, mw_pthread_rwlock_wrlock(&l));
	STEP(3, EBUSY, mw_pthread_rwlock_trywrlock(&l));
	STEP(3, MISUSE, mw_pthread_rwlock_destroy(&l));
	STEP(1, 0, mw_pthread_rwlock_unlock(&l));
	STEP(2, 0, mw_pthread_rwlock_unlock(&l));
	STEP(3, MISUSE, mw_pthread_rwlock_unlock(&l));
	STEP(3, 0, mw_pthread_rwlock_wrlock(&l));
	STEP(3, EDEADLK, mw_pthread_rwlock_wrlock(&l));
	STEP(1, BLOCKED, mw_pthread_rwlock_rdlock(&l));
	STEP(1, MISUSE, mw_pthread_rwlock_unlock(&l));
	STEP(3, 0, mw_pthread_rwlock_unlock(&l));
	STEP(3, 0, mw_pthread_rwlock_destroy(&l));
}

static void spinning(void)
{
	pthread_spinlock_t s;
	STEP(1, 0, mw_pthread_spin_init(&s, 0));
	STEP(1, 0, mw_pthread_spin_lock(&s));
	STEP(1, BLOCKED, mw_pthread_spin_lock(&s));
	STEP(2, EBUSY, mw_pthread_spin_trylock(&s));
	STEP(2, MISUSE, mw_pthread_spin_unlock(&s));
	STEP(1, 0, mw_pthread_spin_unlock(&s));
}

static void barriers(void)
{
	pthread_barrier_t b = {0};
	STEP(1, MISUSE, mw_pthread_barrier_wait(&b));
	STEP(1, EINVAL, mw_pthread_barrier_init(&b, 0, 0));
	STEP(1, 0, mw_pthread_barrier_init(&b, 0, 2));
	for (int round = 0; round < 2; round++) {
		notified = 0;
		STEP(1, WAITING, mw_pthread_barrier_wait(&b));
		STEP(2, MISUSE, mw_pthread_barrier_destroy(&b));
		STEP(2, PTHREAD_BARRIER_SERIAL_THREAD, mw_pthread_barrier_wait(&b));
		expect(2, "notified", notified, 100);
	}
	STEP(2, 0, mw_pthread_barrier_destroy(&b));
	STEP(2, MISUSE, mw_pthread_barrier_wait(&b));
}

static void semaphores(void)
{
	sem_t s;
	int v = -1;
	STEP(1, 0, mw_sem_init(&s, 0, 1));
	STEP(1, 0, mw_sem_wait(&s));
	STEP(2, BLOCKED, mw_sem_wait(&s));
	STEP(2, -1, mw_sem_trywait(&s));
	expect(2, "errno", *mw___errno_location(), EAGAIN);
	STEP(2, -1, mw_sem_timedwait(&s, &(struct timespec){0, 0}));
	expect(2, "errno", *mw___errno_location(), ETIMEDOUT);
	STEP(1, 0, mw_sem_post(&s));
	STEP(1, 0, mw_sem_getvalue(&s, &v));
	expect(1, "the value", v, 1);
	STEP(2, 0, mw_sem_trywait(&s));
}

static int ran;
static pthread_once_t control = PTHREAD_ONCE_INIT;
static void routine(void)
{
	ran++;
	jmp_buf outer;
	memcpy(&outer, &ended, sizeof outer);
	STEP(2, BLOCKED, mw_pthread_once(&control, routine));
	memcpy(&ended, &outer, sizeof outer);
	self = 1;
}

static void *destroyed;
static pthread_key_t key;
static void destroy(void *value)
{
	destroyed = value;
	if (ran++ < 2)
		mw_pthread_setspecific(key, value);
}

static int leave(void) { mw_pthread_exit(0); return 0; }

static void onces_and_keys(void)
{
	STEP(1, 0, mw_pthread_once(&control, routine));
	STEP(3, 0, mw_pthread_once(&control, routine));
	expect(3, "runs of the routine", ran, 1);
	STEP(1, 0, mw_pthread_key_create(&key, destroy));
	STEP(2, 1, mw_pthread_getspecific(key) == 0);
	STEP(2, EINVAL, mw_pthread_setspecific(key + 1, &key));
	STEP(2, 0, mw_pthread_setspecific(key, &key));
	STEP(3, 1, mw_pthread_getspecific(key) == 0);
	ran = 0;
	STEP(2, EXITED, leave());
	expect(2, "the value destroyed", destroyed == &key, 1);
	expect(2, "rounds of destructors", ran, 3);
}

static int test_cancel(void) { mw_pthread_testcancel(); return 0; }

static void threads(void)
{
	pthread_t id = 0;
	pthread_attr_t a;
	void *result = 0;
	memset(flags, 0, sizeof flags);
	STEP(1, 0, mw_pthread_create(&id, 0, 0, 0));
	STEP(1, BLOCKED, mw_pthread_join(id, &result));
	STEP(1, EDEADLK, mw_pthread_join(1, 0));
	exits[id] = 1;
	STEP(1, 0, mw_pthread_join(id, &result));
	expect(1, "the result", (int)(long)result, (int)id * 10);
	STEP(1, MISUSE, mw_pthread_join(id, 0));
	STEP(1, MISUSE, mw_pthread_join(77, 0));
	STEP(1, 0, mw_pthread_attr_init(&a));
	STEP(1, 0, mw_pthread_attr_setdetachstate(&a, PTHREAD_CREATE_DETACHED));
	STEP(1, 0, mw_pthread_create(&id, &a, 0, 0));
	STEP(1, MISUSE, mw_pthread_join(id, 0));
	STEP(1, EINVAL, mw_pthread_detach(id));
	STEP(5, 0, test_cancel());
	STEP(1, 0, mw_pthread_cancel(5));
	STEP(5, EXITED, test_cancel());
}

int main(void)
{
	mutexes();
	attributes();
	conditions();
	rwlocks();
	spinning();
	barriers();
	semaphores();
	onces_and_keys();
	threads();
	printf("%d expectations failed\n", failures);
	return failures != 0;
}
