/* The runtime of a program that is constrained to schedules (docs/schedules.md).

   An epoch's schedule is a path of fragments. Before an operation a thread waits until it knows which operation of the
   schedule is its next one, and until those that it is behind are over; nothing else is ordered. The epoch is over where
   each thread stands at a marker or is blocked and has no operation left: the last one to come there begins the next epoch,
   with the values that conditions need, while nobody runs. Where no schedule fits, or a thread does something else than its
   schedule has, nothing is constrained from there on. */
#include "core.h"
#include <errno.h>
#include <linux/futex.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum { SPINS = 256, NOBODY = -1 };

_Atomic int __midway_constrained;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static _Thread_local struct thread *own;
static struct thread *all;
static int alive;

/* The epoch under way. Its threads by their ids, those that have ended included. */
static struct thread **members;
static int member_count;
static uint64_t *values;
static struct {
	const struct fragment **list;
	_Atomic int count;
	const struct fragment *last; /* with which the schedule ends, once it is known */
} path;
static int epoch_index;
static _Atomic unsigned serial; /* of the epoch */
static int spins; /* there are several processors */

/* How many operations of each thread of the epoch are over. */
static struct progress {
	_Alignas(64) _Atomic uint32_t done, sleepers;
} *progress;

/* --- what is told at the end ------------------------------------------------------------------------ */

static unsigned epochs, unmatched, watchdogs, unverified;
static unsigned long long total; /* operations of the epochs before */
static char reason[300];

/* What was done, where that is asked for. */
static struct event {
	unsigned epoch;
	int thread, code, schedule;
	uint32_t n, place, begun, over;
} *events;
static _Atomic uint32_t event_count, ticket;
enum { MOST_EVENTS = 1 << 18 };
static _Thread_local uint32_t begun;
static const char *told; /* MIDWAY_SCHEDULES */

static uint32_t stamp(void) { return events ? atomic_fetch_add(&ticket, 1) + 1 : 0; }

static void note(struct event e)
{
	uint32_t i = atomic_fetch_add(&event_count, 1);
	if (i < MOST_EVENTS)
		events[i] = e;
}

static void write_events(FILE *f)
{
	uint32_t n = event_count < MOST_EVENTS ? event_count : MOST_EVENTS;
	for (uint32_t i = 0; i < n; i++) {
		struct event *e = &events[i];
		if (e->thread < 0)
			fprintf(f, "in %u: epoch %d, schedule %d\n", e->epoch, e->code, e->schedule);
		else
			fprintf(f, "in %u: %d.%u code %d place %u: %u to %u\n", e->epoch, e->thread, e->n, e->code, e->place, e->begun, e->over);
	}
}

void __midway_report(void)
{
	static _Atomic int once;
	if (!told || !*told || !strcmp(told, "off") || atomic_exchange(&once, 1))
		return;
	FILE *f = strcmp(told, "log") ? fopen(told, "w") : stderr;
	if (!f)
		return;
	for (int i = 0; i < member_count; i++)
		total += progress[i].done;
	fprintf(f, "midway: %u epochs, %llu operations, %u unmatched, %u watchdog, %u not verified\n", epochs, total, unmatched, watchdogs, unverified);
	if (*reason)
		fprintf(f, "midway: %s\n", reason);
	if (events)
		write_events(f);
	if (f != stderr)
		fclose(f);
}

/* --- threads and their turns ------------------------------------------------------------------------ */

void __midway_hold(void) { pthread_mutex_lock(&lock); }
void __midway_drop(void) { pthread_mutex_unlock(&lock); }

struct thread *__midway_self(void)
{
	if (!own) { /* made by code that is not the program's */
		own = calloc(1, sizeof *own);
		own->id = NOBODY;
		own->values = __midway_values;
	}
	return own;
}

/* A thread that lives, with the lock held. */
struct thread *__midway_add(int id)
{
	struct thread *t = calloc(1, sizeof *t);
	t->id = id;
	t->next = all;
	all = t;
	alive++;
	if (id >= 0 && id < __midway_most_threads) {
		members[id] = t;
		member_count = id >= member_count ? id + 1 : member_count;
	}
	return t;
}

void __midway_remove(struct thread *t)
{
	for (struct thread **p = &all; *p; p = &(*p)->next)
		if (*p == t) {
			*p = t->next;
			alive--;
			return;
		}
}

static long futex(_Atomic uint32_t *word, int op, uint32_t value, const struct timespec *t)
{
	return syscall(SYS_futex, (uint32_t *)word, op | FUTEX_PRIVATE_FLAG, value, t, 0, 0);
}

static void pause_briefly(void)
{
#if defined __x86_64__ || defined __i386__
	__builtin_ia32_pause();
#endif
}

/* Waits for a word to become another than this for as long as that has paid before. */
static int spin(_Atomic uint32_t *word, uint32_t than)
{
	static _Thread_local int most = SPINS;
	for (int i = 0; i < most && spins; i++) {
		if (atomic_load_explicit(word, memory_order_acquire) != than) {
			most = most < SPINS / 2 ? 2 * most : SPINS;
			return 1;
		}
		pause_briefly();
	}
	most = most > 8 ? most / 2 : 4;
	return 0;
}

void __midway_turn(struct thread *t)
{
	atomic_fetch_add(&t->turn, 1);
	if (atomic_load(&t->asleep))
		futex(&t->turn, FUTEX_WAKE, 1 << 30, 0);
}

static double now(clockid_t clock)
{
	struct timespec t;
	clock_gettime(clock, &t);
	return t.tv_sec + t.tv_nsec / 1e9;
}

/* --- the watchdog ----------------------------------------------------------------------------------- */

static double patience = 10;

/* What one who waits remembers: how far all were, and what the process had used by then. */
struct watch {
	double since, used;
	unsigned long long done;
};

static unsigned long long done_so_far(void)
{
	unsigned long long n = (unsigned long long)serial << 32;
	for (int i = 0; i < __midway_most_threads; i++)
		n += progress[i].done;
	return n;
}

static void release_all(void);
static void stop_here(void);

/* Frees an epoch in which nothing has happened for long, and nobody computes. */
static void watch(struct watch *w)
{
	unsigned long long done = done_so_far();
	double t = now(CLOCK_MONOTONIC), used = now(CLOCK_PROCESS_CPUTIME_ID);
	if (!w->since || done != w->done) {
		*w = (struct watch){t, used, done};
		return;
	}
	if (t - w->since < patience)
		return;
	if (used - w->used > (t - w->since) / 20) {
		*w = (struct watch){t, used, done};
		return;
	}
	__midway_hold();
	if (__midway_constrained) {
		watchdogs++;
		snprintf(reason, sizeof reason, "nothing happened for %g seconds in epoch %u", patience, serial);
		if (__midway_only_verified == 2)
			stop_here();
		release_all();
	}
	__midway_drop();
}

static const struct timespec tick = {0, 250000000};

void __midway_park(struct thread *me, clockid_t clock, const struct timespec *until)
{
	uint32_t turn = atomic_load(&me->turn);
	struct watch w = {0};
	me->parked = 1;
	__midway_drop();
	spin(&me->turn, turn);
	while (atomic_load(&me->turn) == turn) {
		struct timespec wait = tick;
		double left = until ? until->tv_sec + until->tv_nsec / 1e9 - now(clock) : 1;
		if (left <= 0)
			break;
		if (left < 0.25)
			wait.tv_nsec = (long)(left * 1e9) + 1;
		atomic_store(&me->asleep, 1);
		if (futex(&me->turn, FUTEX_WAIT, turn, &wait) && errno == ETIMEDOUT && __midway_constrained)
			watch(&w);
		atomic_store(&me->asleep, 0);
	}
	__midway_hold();
	me->parked = 0;
}

/* --- schedules --------------------------------------------------------------------------------------- */

/* Nothing is constrained from here on: everybody looks again. */
static void release_all(void)
{
	__midway_constrained = 0;
	for (struct thread *t = all; t; t = t->next)
		__midway_turn(t);
	for (int i = 0; i < __midway_most_threads; i++)
		futex(&progress[i].done, FUTEX_WAKE, 1 << 30, 0);
}

static void stop_here(void)
{
	fflush(stdout);
	fprintf(stderr, "midway: stopped: no verified schedule is known for these inputs: %s\n", reason);
	__midway_report();
	_exit(3);
}

void __midway_unmatched(const char *format, ...)
{
	if (!__midway_constrained)
		return;
	va_list list;
	va_start(list, format);
	vsnprintf(reason, sizeof reason, format, list);
	va_end(list);
	unmatched++;
	if (__midway_only_verified == 2)
		stop_here();
	release_all();
}

const struct operation *__midway_known(struct thread *t)
{
	int n = atomic_load_explicit(&path.count, memory_order_acquire);
	for (; t->id >= 0 && t->fragment < n; t->fragment++, t->position = 0) {
		const struct fragment *f = path.list[t->fragment];
		if (t->id < f->threads && (uint32_t)t->position < f->counts[t->id])
			return &f->operations[t->id][t->position];
	}
	return 0;
}

/* Chooses the fragment that is next. */
static void choose(const struct node *n)
{
	int i = n->choose ? n->choose(values) : 0;
	if (i < 0) {
		__midway_unmatched(i == -1 ? "epoch %u: no schedule is for these inputs" : "epoch %u: several schedules are for these inputs", serial);
		return;
	}
	const struct fragment *f = n->fragments[i];
	if (__midway_only_verified && !f->verified) {
		unverified++;
		snprintf(reason, sizeof reason, "epoch %u, schedule %d", serial, f->number);
		if (__midway_only_verified == 2)
			stop_here();
	}
	int k = path.count;
	path.list[k] = f;
	if (!f->next)
		path.last = f;
	atomic_store_explicit(&path.count, k + 1, memory_order_release);
	if (events)
		note((struct event){.epoch = serial, .thread = -1, .code = epoch_index + 1, .schedule = f->number});
	for (struct thread *t = all; t; t = t->next)
		if (t->parked && t->status != AT_MARKER && (__midway_known(t) || t->status == RUNS))
			__midway_turn(t);
}

/* Takes the threads over into the next epoch, if they stand where it begins. */
static int enter(const struct epoch *next, const uint16_t *order)
{
	static struct thread **before;
	if (!before)
		before = calloc(__midway_most_threads, sizeof *before);
	if (alive != next->threads) {
		__midway_unmatched("epoch %u ends with %d threads, the next one begins with %d", serial, alive, next->threads);
		return 0;
	}
	memcpy(before, members, __midway_most_threads * sizeof *before);
	for (int i = 0; i < next->threads; i++) {
		struct thread *t = order ? before[order[i]] : members[i];
		const struct start *s = &next->starts[i];
		if (!t || order && ((t->status == AT_MARKER) != s->marker || s->place && t->at && t->at != s->place)) {
			__midway_unmatched("epoch %u ends with a thread elsewhere than the next one begins", serial);
			return 0;
		}
		members[i] = t;
	}
	for (int i = 0; i < member_count; i++)
		total += progress[i].done;
	for (int i = 0; i < __midway_most_threads; i++) {
		progress[i].done = 0;
		members[i] = i < next->threads ? members[i] : 0;
	}
	member_count = next->threads;
	for (int i = 0; i < member_count; i++) {
		members[i]->id = i;
		members[i]->fragment = members[i]->position = 0;
		members[i]->reads = 0;
	}
	return 1;
}

static void begin_epoch(int index, const uint16_t *order)
{
	const struct epoch *next = __midway_epochs[index];
	if (order && !enter(next, order))
		return;
	epochs++;
	serial++;
	epoch_index = index;
	path.count = 0;
	path.last = 0;
	if (next->snapshot)
		next->snapshot(values, members);
	if (next->root)
		choose(next->root);
	else
		__midway_unmatched("epoch %d was not enumerated", index + 1);
	for (int i = 0; __midway_constrained && i < member_count; i++)
		if (members[i]->status == AT_MARKER) {
			members[i]->status = RUNS;
			__midway_turn(members[i]);
		}
}

void __midway_over(void)
{
	const struct fragment *last = path.last;
	if (!__midway_constrained || !last)
		return;
	for (struct thread *t = all; t; t = t->next)
		if (t->status == RUNS || __midway_known(t))
			return;
	if (last->epoch == NEVER) /* threads wait for each other for good */
		release_all();
	else if (last->epoch < 0)
		__midway_unmatched("epoch %u: no schedule goes on behind schedule %d", serial, last->number);
	else
		begin_epoch(last->epoch, last->order);
}

void __midway_after(struct thread *me, const struct operation *o)
{
	for (const struct edge *e = o->after; e && e->n; e++) {
		struct progress *p = &progress[e->thread];
		struct watch w = {0};
		uint32_t done = atomic_load_explicit(&p->done, memory_order_acquire);
		while (done < e->n && spin(&p->done, done))
			done = atomic_load_explicit(&p->done, memory_order_acquire);
		while (__midway_constrained && (done = atomic_load(&p->done)) < e->n) {
			atomic_fetch_add(&p->sleepers, 1);
			if (atomic_load(&p->done) == done && futex(&p->done, FUTEX_WAIT, done, &tick) && errno == ETIMEDOUT)
				watch(&w);
			atomic_fetch_sub(&p->sleepers, 1);
		}
	}
	if (events)
		begun = stamp();
}

/* Waits for an operation, with the lock held. */
static const struct operation *await(struct thread *me, uint32_t place)
{
	const struct operation *o = 0;
	while (__midway_constrained && !(o = __midway_known(me))) {
		me->status = BLOCKED;
		me->at = place;
		__midway_over();
		if (!__midway_constrained || (o = __midway_known(me)))
			break;
		__midway_park(me, 0, 0);
	}
	me->status = RUNS;
	return __midway_constrained ? o : 0;
}

const struct operation *__midway_begin(struct thread *me, int code)
{
	uint32_t place = __midway_place;
	__midway_place = 0;
	if (!__midway_constrained || me->id < 0)
		return 0;
	const struct operation *o;
	do {
		__midway_draw(me);
		if ((o = __midway_known(me)))
			break;
		__midway_hold();
		o = await(me, place);
		__midway_drop();
		if (!o)
			return 0;
	} while (o->flags & DRAWS);
	if (o->code != code || o->flags & (READS | TIMES_OUT) || o->place && place && o->place != place) {
		__midway_hold();
		__midway_unmatched("epoch %u: thread %d has operation %d at %u, its schedule %d at %u", serial, me->id, code, place, o->code, o->place);
		__midway_drop();
		return 0;
	}
	__midway_after(me, o);
	return __midway_constrained ? o : 0;
}

void __midway_end(struct thread *me, const struct operation *o)
{
	if (!o)
		return;
	struct progress *p = &progress[me->id];
	me->position++;
	if (events)
		note((struct event){serial, me->id, o->code, 0, p->done + 1, o->place, begun, stamp()});
	atomic_fetch_add(&p->done, 1);
	if (atomic_load(&p->sleepers))
		futex(&p->done, FUTEX_WAKE, 1 << 30, 0);
}

/* A marker: the thread goes on in the next epoch. */
void __midway_marker(uint32_t place)
{
	struct thread *me = __midway_self();
	if (!__midway_constrained || me->id < 0)
		return;
	__midway_draw(me);
	__midway_hold();
	if (__midway_constrained && __midway_known(me))
		__midway_unmatched("epoch %u: thread %d comes to a marker, its schedule goes on", serial, me->id);
	unsigned before = serial;
	me->status = AT_MARKER;
	me->at = place;
	while (__midway_constrained && serial == before) {
		__midway_over();
		if (__midway_constrained && serial == before)
			__midway_park(me, 0, 0);
	}
	me->status = RUNS;
	__midway_drop();
}

/* --- inputs and values ------------------------------------------------------------------------------- */

const struct operation *__midway_input_begin(void)
{
	struct thread *me = __midway_self();
	if (!__midway_constrained || me->id < 0)
		return 0;
	me->reads++;
	__midway_draw(me);
	const struct operation *o = __midway_known(me);
	if (!o) {
		__midway_hold();
		while (__midway_constrained && !(o = __midway_known(me)) && !path.last)
			__midway_park(me, 0, 0);
		__midway_drop();
	}
	if (!__midway_constrained || !o || !(o->flags & READS) || o->flags & DRAWS || o->nth > me->reads)
		return 0;
	__midway_after(me, o);
	return __midway_constrained ? o : 0;
}

void __midway_input_end(const struct operation *o, uint64_t value)
{
	struct thread *me = __midway_self();
	if (!o)
		return;
	__midway_hold();
	values[o->slot] = value;
	const struct fragment *f = path.list[me->fragment];
	__midway_end(me, o);
	if (__midway_constrained)
		choose(f->next);
	__midway_drop();
}

void __midway_draw(struct thread *me)
{
	const struct operation *o;
	while (__midway_constrained && me->id >= 0 && (o = __midway_known(me)) && o->flags & DRAWS) {
		__midway_after(me, o);
		__midway_input_end(o, 0);
	}
}

/* The next of the numbers in MIDWAY_INPUTS, which commas divide; 0 behind the last. */
uint64_t __midway_input_next(void)
{
	static const char *at;
	static int begun;
	__midway_hold();
	if (!begun) {
		begun = 1;
		at = getenv("MIDWAY_INPUTS");
	}
	uint64_t v = 0;
	if (at && *at) {
		char *end;
		v = *at == '-' ? (uint64_t)strtoll(at, &end, 0) : strtoull(at, &end, 0);
		at = *end ? end + 1 : end;
	}
	__midway_drop();
	return v;
}

uint64_t __midway_value(const struct thread *t, int slot) { return t->values[slot]; }

uint64_t __midway_woken(const struct thread *t) { return t->woken; }

uint64_t __midway_id(uint64_t handle)
{
	for (int i = 0; handle > (uint64_t)member_count && i < member_count; i++)
		if (members[i] && members[i]->handle == handle)
			return i + 1;
	return handle;
}

uint64_t __midway_read(uint64_t address, int bytes)
{
	uint64_t v = 0;
	struct iovec to = {&v, bytes}, from = {(void *)(uintptr_t)address, bytes};
	if (process_vm_readv(getpid(), &to, 1, &from, 1, 0) != bytes)
		return 0;
	return v;
}

/* --- the beginning ----------------------------------------------------------------------------------- */

static void stop_constraining(void)
{
	__midway_constrained = 0;
	pthread_mutex_init(&lock, 0);
}

void __midway_start(void)
{
	told = getenv("MIDWAY_SCHEDULES");
	const char *p = getenv("MIDWAY_SCHEDULES_PATIENCE");
	if (p && atof(p) > 0)
		patience = atof(p);
	if (told && *told && strcmp(told, "log") && strcmp(told, "off"))
		events = calloc(MOST_EVENTS, sizeof *events);
	spins = sysconf(_SC_NPROCESSORS_ONLN) > 1;
	members = calloc(__midway_most_threads, sizeof *members);
	progress = aligned_alloc(64, __midway_most_threads * sizeof *progress);
	memset(progress, 0, __midway_most_threads * sizeof *progress);
	values = calloc(__midway_most_values + 1, sizeof *values);
	path.list = calloc(__midway_most_fragments + 1, sizeof *path.list);
	pthread_atfork(0, 0, stop_constraining);
	atexit(__midway_report);
	__midway_hold();
	own = __midway_add(0);
	own->values = __midway_values;
	own->handle = pthread_self();
	__midway_note_locals();
	if (!told || strcmp(told, "off")) {
		__midway_constrained = 1;
		begin_epoch(0, 0);
	}
	__midway_drop();
}

/* A thread of the program begins. */
void __midway_becomes(struct thread *t)
{
	own = t;
	t->values = __midway_values;
	t->handle = pthread_self();
	__midway_note_locals();
}
