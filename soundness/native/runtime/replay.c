/* The runtime of a native replay. It is compiled without instrumentation and waits by raw futexes, so that sanitizers see
   no order that the program does not make itself.

   Before each event of the schedule, and before each synchronisation call, the program calls __midway_at. A thread whose
   step it is waits for its turn: all earlier steps are taken, and every other thread stands still. It then runs to where it
   waits again. Tables (table.h) are written for one violation: keys, the steps of all threads in order, inputs. */
#define _GNU_SOURCE
#include <errno.h>
#include <limits.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <threads.h>
#include <time.h>
#include <unistd.h>

/* How the violation shows: threads stand still; one goes on; the process ends; threads go round for ever. */
enum { STANDSTILL = 1, GOES_ON, ENDS, CIRCLES };

struct key { const char *text; int strict, ends; };       /* a place of events; strict: each is one of the schedule; ends: of the process */
struct step { int thread, key, nth, again, timeout, creates; const int *woken; }; /* woken ends with -1 */
struct stop { int thread, key, nth; }; /* the context stops the thread behind it */
struct input { int thread; const char *from; int size; const unsigned char *bytes; };
#include "table.h"

enum state { UNBORN, RUNNING, WAITING, PAUSED, PARKED, NATIVE, LEAVING, PREPARED, ENDED };

static struct thread {
	int id, next, input, atomic, woken, resumed, key, ignoring, watched;
	int stops;  /* the context stops it behind what it does now */
	int inside; /* the call that it makes first is a wait that it is in from the start: INSIDE or WOKEN */
	enum state state;
	void *(*entry)(void *);
	thrd_start_t entry11;
	void *arg;
	pthread_t self;
	int rounds, joined; /* rounds of its destructors */
	unsigned count[KEYS + 1];
	char told[KEYS + 1];
} threads[THREADS + 1];

enum { INSIDE = 1, WOKEN };

enum { TOGETHER = ENDING == STANDSTILL || ENDING == CIRCLES }; /* all threads are in it */

static __thread struct thread *me;
static int current, event, released;
static int serials; /* of the barriers' rounds under way */
static struct { void *barrier; int chosen; } rounds[64];

#define LOAD(x) __atomic_load_n(&(x), __ATOMIC_SEQ_CST)
#define STORE(x, v) __atomic_store_n(&(x), v, __ATOMIC_SEQ_CST)

/* --- messages to the parent, one line each, on descriptor 3 ----------------------------------------- */

static void tell(const char *word, int thread, int a, const char *text)
{
	char line[512];
	int n = 0;
	for (const char *s = word; *s; s++)
		line[n++] = *s;
	int numbers[2] = {thread, a};
	for (int i = 0; i < 2; i++) {
		char digits[12];
		int d = 0, v = numbers[i] < 0 ? -numbers[i] : numbers[i];
		line[n++] = ' ';
		if (numbers[i] < 0)
			line[n++] = '-';
		do
			digits[d++] = (char)('0' + v % 10);
		while (v /= 10);
		while (d)
			line[n++] = digits[--d];
	}
	line[n++] = ' ';
	for (const char *s = text; *s && n < 500; s++)
		line[n++] = *s;
	line[n++] = '\n';
	syscall(SYS_write, 3, line, n);
}

static void stop(void)
{
	syscall(SYS_exit_group, 97);
	__builtin_unreachable();
}

static void diverged(const char *what)
{
	tell("diverged", me ? me->id : -1, LOAD(current), what);
	for (int t = 0; t < THREADS; t++)
		tell("stands", t, (int)LOAD(threads[t].state), threads[t].key >= 0 ? keys[threads[t].key].text : "");
	stop();
}

#include "hooks.h"

/* --- waiting ------------------------------------------------------------------------------------------ */

static void changed(void)
{
	__atomic_add_fetch(&event, 1, __ATOMIC_SEQ_CST);
	syscall(SYS_futex, &event, FUTEX_WAKE_PRIVATE, 1 << 30, 0, 0, 0);
}

static void enter(enum state s)
{
	STORE(me->state, s);
	changed();
}

static int settled(void)
{
	for (int t = 0; t < THREADS; t++) {
		enum state s = LOAD(threads[t].state);
		if (&threads[t] != me && (s == RUNNING || s == LEAVING || s == PREPARED))
			return 0;
	}
	return 1;
}

static const struct step *next_step(void)
{
	return me->next < 0 ? 0 : &steps[me->next];
}

static void advance(void)
{
	int i = me->next + 1;
	while (i < STEPS && steps[i].thread != me->id)
		i++;
	me->next = i < STEPS ? i : -1;
}

/* Waits for a condition; a standstill of ten seconds in which nothing changes is a divergence. */
#define UNTIL(condition)                                                                     \
	for (;;) {                                                                               \
		int seen = LOAD(event);                                                              \
		if (condition)                                                                       \
			break;                                                                           \
		struct timespec limit = {PATIENCE, 0};                                               \
		if (debugged) /* which takes its time */                                             \
			limit.tv_sec = INT_MAX;                                                          \
		if (syscall(SYS_futex, &event, FUTEX_WAIT_PRIVATE, seen, &limit, 0, 0) < 0 &&        \
		    errno == ETIMEDOUT && LOAD(event) == seen)                                       \
			diverged("nothing moves");                                                       \
	}

/* Takes a step when it is due; frames is how far the program's function is from its caller. */
static void take(int frames)
{
	int i = me->next;
	enter(WAITING);
	UNTIL(LOAD(current) == i && settled());
	STORE(me->state, RUNNING);
	for (int k = 0; steps[i].woken[k] >= 0; k++)
		threads[steps[i].woken[k]].woken = 1;
	advance();
	step_taken(i, frames + 1);
	STORE(current, i + 1);
	changed();
}

static int over(void) { return LOAD(current) == STEPS && settled(); }

/* Threads that stand behind their last step go on in their order; those that go round all do. */
static int my_turn(void)
{
	if (ENDING == CIRCLES)
		return LOAD(current) == STEPS;
	if (!over())
		return 0;
	if (!TOGETHER && !(STARTED && ENDING == ENDS))
		return me->id == VIOLATING || ENDING == ENDS && me->id == 0;
	for (int t = 0; t < me->id; t++)
		if (LOAD(threads[t].state) == PAUSED)
			return 0;
	return 1;
}

/* No thread is held any more. */
static void release(void)
{
	STORE(released, 1);
	changed();
}

/* Behind its last step a thread stands still until all are taken. */
static void pause_at_end(void)
{
	if (me->resumed)
		return;
	enter(PAUSED);
	UNTIL(my_turn());
	me->resumed = 1;
	if (ENDING == CIRCLES) {
		stands_still();
		release();
	}
	enter(RUNNING);
}

static int all_parked(void)
{
	if (LOAD(current) < STEPS)
		return 0;
	if (ENDING == CIRCLES)
		return 1;
	for (int t = 0; t < THREADS; t++) {
		enum state s = LOAD(threads[t].state);
		if (s == RUNNING || s == LEAVING || s == PREPARED || s == WAITING || s == PAUSED)
			return 0;
	}
	return 1;
}

/* Before an event that is not in the schedule any more. In a standstill all threads go into theirs at last. */
static void park(int key)
{
	me->key = key;
	if (me->resumed == 2) {
		tell("beyond", me->id, LOAD(current), keys[key].text);
		stop();
	}
	if (TOGETHER) {
		tell("parked", me->id, key, keys[key].text);
		enter(PARKED);
		UNTIL(LOAD(released) || all_parked());
		stands_still();
		release();
	} else {
		enter(PARKED);
		UNTIL(my_turn());
		enter(RUNNING);
		if (STOPS_BEFORE_CALLS && key != EXIT_KEY) {
			tell("beyond", me->id, LOAD(current), keys[key].text);
			stop();
		}
	}
	me->resumed = 2;
}

/* --- a race is between its two places -------------------------------------------------------------------- */

/* ThreadSanitizer forgets what happened to eight bytes once it has reported a race there. So it is told of all
   synchronisation, but of accesses only at the line of the race's first, and of the violating thread's behind its last
   event at the line of the second. */
__attribute__((weak)) void __tsan_ignore_thread_begin(void);
__attribute__((weak)) void __tsan_ignore_thread_end(void);
static pthread_key_t enders; /* its destructor ends a thread */

static void ignore(void)
{
	if (RACE && __tsan_ignore_thread_begin) {
		__tsan_ignore_thread_begin();
		me->ignoring = 1;
	}
}

/* A thread must not end while it ignores. */
static void ignore_no_more(void)
{
	if (me->ignoring) {
		__tsan_ignore_thread_end();
		me->ignoring = 0;
	}
}

void __midway_watched(int sides)
{
	if (me && me->ignoring && (me->id == VIOLATING ? sides & 2 && me->next < 0 : sides & 1)) {
		__tsan_ignore_thread_end();
		me->ignoring = 0, me->watched = 1;
	}
}

void __midway_unwatched(void)
{
	if (me && me->watched) {
		me->watched = 0;
		ignore();
	}
}

/* --- called by the program -------------------------------------------------------------------------------- */

/* Nothing comes of going on but to come to the same places again. */
static void beyond_the_end(int key)
{
	if (ENDING != CIRCLES || keys[key].ends || key == END_KEY) {
		tell("went-on", me->id, key, keys[key].text);
		stop();
	}
	if (!me->told[key])
		tell("circles", me->id, key, keys[key].text);
	me->told[key] = 1;
}

void __midway_at(int key)
{
	if (!me)
		return;
	me->key = key;
	if (keys[key].ends)
		ignore_no_more();
	unsigned n = ++me->count[key];
	const struct step *s = next_step();
	for (const struct stop *p = stops; p->thread >= 0; p++)
		me->stops |= p->thread == me->id && p->key == key && p->nth == (int)n;
	if (me->inside)
		return;
	if (LOAD(released)) {
		beyond_the_end(key);
		return;
	}
	if (s && s->key == key && (unsigned)s->nth == n)
		take(1);
	else if (s && s->key == key && n > (unsigned)s->nth)
		diverged(keys[key].text);
	else if (keys[key].strict && !me->atomic && !s)
		park(key);
	else if (keys[key].strict > 1 && !me->atomic)
		diverged(keys[key].text);
}

/* The context has stopped the thread: it goes no further. */
static void stand(void)
{
	enter(PARKED);
	for (;;)
		pause();
}

void __midway_after(int key)
{
	if (!me)
		return;
	if (me->stops)
		stand();
	if (LOAD(released)) {
		beyond_the_end(key);
		return;
	}
	if (MEMORY && !next_step() && !me->atomic)
		pause_at_end();
}

void __midway_fails(int key)
{
	tell("fails", me ? me->id : -1, key, keys[key].text);
	__midway_failure(keys[key].text, 2);
}

/* A call through a pointer is about to be made. */
void __midway_calls(int line) { tell("calls", me ? me->id : -1, line, ""); }

static int previous(void)
{
	int i = me->next < 0 ? STEPS - 1 : me->next - 1;
	while (i >= 0 && steps[i].thread != me->id)
		i--;
	return i;
}

/* --- threads -------------------------------------------------------------------------------------------------- */

static int all_ended(void)
{
	for (int t = 0; t < THREADS; t++)
		if (LOAD(threads[t].state) != ENDED && LOAD(threads[t].state) != UNBORN)
			return 0;
	return 1;
}

/* A thread's end is an event behind what destructors do, or before it, or both. */
static void at_end(void)
{
	const struct step *s = next_step();
	if (s ? s->key != END_KEY : me->count[END_KEY])
		return;
	me->count[END_KEY] = 0;
	__midway_at(END_KEY);
}

static int detached(void)
{
	pthread_attr_t a;
	int state = PTHREAD_CREATE_JOINABLE;
	if (pthread_getattr_np(pthread_self(), &a) == 0) {
		pthread_attr_getdetachstate(&a, &state);
		pthread_attr_destroy(&a);
	}
	return state == PTHREAD_CREATE_DETACHED;
}

/* The memory of a thread that nobody joins is there until all have ended: a sanitizer tells of its use, where else there would be nothing. */
static void linger(void)
{
	for (int seen = LOAD(event); !all_ended() && !LOAD(me->joined); seen = LOAD(event))
		syscall(SYS_futex, &event, FUTEX_WAIT_PRIVATE, seen, 0, 0, 0);
}

/* A join of a thread that has ended is no wait: what joins counts as running until it has returned. */
static void joins(pthread_t id)
{
	int returns = 0;
	for (int t = 0; t < THREADS; t++)
		if (threads[t].self == id) {
			STORE(threads[t].joined, 1);
			returns |= LOAD(threads[t].state) == ENDED;
		}
	if (returns)
		changed(); /* the thread may linger */
	else
		enter(NATIVE);
}

/* Called in each round of destructors. In the last one sanitizers know the thread no more. */
static void end(void *t)
{
	if (++me->rounds < PTHREAD_DESTRUCTOR_ITERATIONS - 1) {
		pthread_setspecific(enders, t);
		return;
	}
	at_end();
	ignore_no_more();
	enter(ENDED);
	if (detached() || me->id == MAIN)
		linger();
}

/* A thread is known by its number from here on. */
static void known(struct thread *t)
{
	me = t;
	t->self = pthread_self();
	pthread_setspecific(enders, t);
	ignore();
}

static void begin_steps(void)
{
	me->next = -1;
	advance();
	if (MEMORY && !next_step() && !me->inside)
		pause_at_end();
}

static void begin(struct thread *t)
{
	known(t);
	begin_steps();
}

/* From a context a thread's id is its number, from 1, as in the initial state. */
static pthread_t shown(struct thread *t, pthread_t id) { return STARTED ? (pthread_t)t->id + 1 : id; }

/* The C library's id of a thread; 0 of one that ended before the start. */
static pthread_t native_id(pthread_t id)
{
	if (!STARTED)
		return id;
	return id >= 1 && id <= THREADS ? LOAD(threads[id - 1].self) : 0;
}

static void *start(void *arg)
{
	begin(arg);
	void *result = me->entry(me->arg);
	at_end();
	return result;
}

/* Threads of C11 are those of POSIX, of which alone sanitizers know. */
static void *start11(void *arg)
{
	begin(arg);
	int result = me->entry11(me->arg);
	at_end();
	return (void *)(intptr_t)result;
}

static struct thread *child(void)
{
	int i = previous();
	if (i < 0 || steps[i].creates <= 0) {
		diverged("a thread is created that the schedule does not have");
		stop();
	}
	return &threads[steps[i].creates];
}

int __midway_pthread_create(pthread_t *id, const pthread_attr_t *attr, void *(*entry)(void *), void *arg)
{
	struct thread *t = child();
	t->entry = entry, t->arg = arg;
	STORE(t->state, RUNNING);
	int error = pthread_create(id, attr, start, t);
	if (error)
		diverged("pthread_create fails");
	UNTIL(LOAD(t->state) != RUNNING);
	*id = shown(t, *id);
	return 0;
}

int __midway_thrd_create(thrd_t *id, thrd_start_t entry, void *arg)
{
	struct thread *t = child();
	t->entry11 = entry, t->arg = arg;
	STORE(t->state, RUNNING);
	if (pthread_create(id, 0, start11, t))
		diverged("thrd_create fails");
	UNTIL(LOAD(t->state) != RUNNING);
	*id = shown(t, *id);
	return thrd_success;
}

void __midway_pthread_exit(void *result)
{
	at_end();
	pthread_exit(result);
}

void __midway_thrd_exit(int result)
{
	at_end();
	pthread_exit((void *)(intptr_t)result);
}

int __midway_pthread_join(pthread_t id, void **result)
{
	if (!(id = native_id(id))) {
		if (result)
			*result = 0;
		return 0;
	}
	joins(id);
	int error = pthread_join(id, result);
	enter(RUNNING);
	return error;
}

int __midway_thrd_join(thrd_t id, int *result)
{
	if (!(id = native_id(id)))
		return thrd_success;
	joins(id);
	void *code = 0;
	int error = pthread_join(id, &code);
	if (!error && result)
		*result = (int)(intptr_t)code;
	enter(RUNNING);
	return error ? thrd_error : thrd_success;
}

/* --- condition variables: who is woken, the schedule says -------------------------------------------------------- */

__attribute__((weak)) void __midway_touch(uint64_t at, unsigned bytes);

/* Whether the thread is inside the call that it makes next: it does not look at its arguments again. */
int __midway_already_inside(void) { return me && me->inside; }

static void touch(void *p, unsigned bytes)
{
	if (__midway_touch)
		__midway_touch((uintptr_t)p, bytes);
}

/* A wait that the schedule has no end of: the thread waits for good, without the mutex, and for it if it was woken. Who waits
   from the start has not looked at its condition: its pointers may lead nowhere. */
static void wait_for_good(pthread_cond_t *c, pthread_mutex_t *m, int inside)
{
	static pthread_mutex_t nobodys[THREADS + 1];
	static pthread_cond_t never;
	if (inside == INSIDE && !me->woken)
		c = &never, m = &nobodys[me->id];
	if (!TOGETHER) {
		enter(PARKED);
		UNTIL(my_turn());
		touch(m, 20); /* as who wakes does before it takes the mutex */
		UNTIL(0);
	}
	tell("parked", me->id, me->key, keys[me->key].text);
	enter(PARKED);
	UNTIL(LOAD(released) || all_parked());
	stands_still();
	release();
	if (me->woken) {
		pthread_mutex_lock(m);
	} else {
		if (pthread_mutex_trylock(m) != 0)
			pthread_mutex_lock(m = &nobodys[me->id]);
		pthread_cond_wait(c, m);
	}
	tell("went-on", me->id, me->key, keys[me->key].text);
	stop();
}

static int wait(pthread_cond_t *c, pthread_mutex_t *m)
{
	int late = 0, key = me->key, inside = me->inside;
	me->inside = 0;
	if (LOAD(released) && !inside) { /* stood before the wait */
		pthread_cond_wait(c, m);
		return 0;
	}
	if (!inside)
		pthread_mutex_unlock(m);
	if (inside != WOKEN)
		me->woken = 0;
	const struct step *s = next_step();
	if (s && s->timeout) {
		take(2);
		late = me->woken = 1;
		s = next_step();
	}
	if (!s)
		wait_for_good(c, m, inside);
	if (s->key != key || !s->again)
		diverged("a wait ends otherwise");
	take(2);
	touch(m, 20);
	pthread_mutex_lock(m);
	pthread_testcancel();
	return late ? ETIMEDOUT : 0;
}

int __midway_pthread_cond_wait(pthread_cond_t *c, pthread_mutex_t *m) { return wait(c, m); }

int __midway_pthread_cond_timedwait(pthread_cond_t *c, pthread_mutex_t *m, const struct timespec *t)
{
	return wait(c, m);
}

int __midway_pthread_cond_clockwait(pthread_cond_t *c, pthread_mutex_t *m, clockid_t k, const struct timespec *t)
{
	return wait(c, m);
}

int __midway_cnd_wait(cnd_t *c, mtx_t *m)
{
	wait((pthread_cond_t *)c, (pthread_mutex_t *)m);
	return thrd_success;
}

int __midway_cnd_timedwait(cnd_t *c, mtx_t *m, const struct timespec *t)
{
	return wait((pthread_cond_t *)c, (pthread_mutex_t *)m) ? thrd_timedout : thrd_success;
}

/* --- inputs ------------------------------------------------------------------------------------------------------------ */

static int take_input(const char *from, void *p, int size)
{
	int i = me ? me->input : 0, id = me ? me->id : 0;
	while (i < INPUTS && inputs[i].thread != id)
		i++;
	memset(p, 0, (size_t)size);
	if (i >= INPUTS)
		return 0;
	if (strcmp(inputs[i].from, from) != 0)
		diverged("another input is asked for");
	memcpy(p, inputs[i].bytes, (size_t)(size < inputs[i].size ? size : inputs[i].size));
	if (me)
		me->input = i + 1;
	return 1;
}

/* A thread whose assumption is false stops for good. */
static void assume(int holds)
{
	if (holds)
		return;
	enter(NATIVE);
	for (;;)
		pause();
}

/* --- barriers ---------------------------------------------------------------------------------------------------------- */

static int elect(void *b, int last)
{
	int i = 0;
	unsigned char lot;
	take_input("pthread_barrier_wait", &lot, 1);
	while (i < serials && rounds[i].barrier != b)
		i++;
	if (i == serials && serials < 63)
		rounds[serials++].barrier = b;
	int chosen = ((lot & 1) | last) & ~rounds[i].chosen & 1;
	rounds[i].chosen = last ? 0 : rounds[i].chosen | chosen;
	return chosen;
}

/* Behind a barrier the thread that came last goes on first, then the others by number. */
static int may_leave(void)
{
	for (int t = 0; t < THREADS; t++) {
		enum state s = LOAD(threads[t].state);
		if (&threads[t] != me && (s == RUNNING || s == LEAVING && t < me->id))
			return 0;
	}
	return 1;
}

int __midway_pthread_barrier_wait(pthread_barrier_t *b)
{
	int inside = me->inside;
	me->inside = 0;
	if (LOAD(released) && !inside)
		return pthread_barrier_wait(b);
	int i = inside ? -1 : previous(), last = i >= 0 && steps[i].woken[0] >= 0;
	int serial = elect(b, last);
	if (inside == WOKEN) /* it has been let go already */
		return serial ? PTHREAD_BARRIER_SERIAL_THREAD : 0;
	if (last) {
		for (int k = 0; steps[i].woken[k] >= 0; k++)
			STORE(threads[steps[i].woken[k]].state, LEAVING);
	} else {
		enter(NATIVE);
	}
	tell("waits", me->id, me->key, keys[me->key].text);
	int error = pthread_barrier_wait(b);
	tell("leaves", me->id, me->key, keys[me->key].text);
	if (!last && !LOAD(released))
		UNTIL(may_leave());
	enter(RUNNING);
	if (error && error != PTHREAD_BARRIER_SERIAL_THREAD)
		return error;
	return serial ? PTHREAD_BARRIER_SERIAL_THREAD : 0;
}

/* --- words of verification tasks ------------------------------------------------------------------------------------------- */

#define WEAK __attribute__((weak))
#define INPUT(name, type)                     \
	WEAK type name(void)                      \
	{                                         \
		type v;                               \
		take_input(#name, &v, (int)sizeof v); \
		return v;                             \
	}
#include "words.h"

WEAK void klee_make_symbolic(void *p, size_t n, const char *name) { take_input("klee_make_symbolic", p, (int)n); }
WEAK void __VERIFIER_assume(int c) { assume(c); }
WEAK void klee_assume(unsigned long c) { assume(c != 0); }
WEAK void reach_error(void) { abort(); }
WEAK void __VERIFIER_error(void) { abort(); }
WEAK void __VERIFIER_assert(int c)
{
	if (!c)
		abort();
}

/* An atomic block is one step; a lock of its own tells sanitizers of the order of blocks. */
static pthread_mutex_t blocks = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;

void __midway_atomic_begin(void)
{
	pthread_mutex_lock(&blocks);
	me->atomic++;
}

void __midway_atomic_end(void)
{
	me->atomic--;
	pthread_mutex_unlock(&blocks);
}

WEAK void __VERIFIER_atomic_begin(void) { __midway_atomic_begin(); }
WEAK void __VERIFIER_atomic_end(void) { __midway_atomic_end(); }

/* --- the process -------------------------------------------------------------------------------------------------------------- */

int __midway_main(int argc, char **argv, char **env);

#include "context.h"

int main(int argc, char **argv, char **env)
{
	for (int t = 0; t <= THREADS; t++)
		threads[t].id = t, threads[t].next = -1, threads[t].key = -1;
	pthread_key_create(&enders, end);
	debugged = getenv("MIDWAY_GDB") != 0;
	for (int t = 0; t < STARTED; t++)
		threads[t].state = RUNNING;
	if (STARTED)
		return __midway_main(argc, argv, env);
	threads[0].state = RUNNING;
	begin(&threads[0]);
	int code = __midway_main(argc, argv, env);
	__midway_at(EXIT_KEY);
	return code;
}
