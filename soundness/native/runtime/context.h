/* From a context: a harness makes the initial state, and begins the context's threads, which is no event. Part of replay.c. */

/* All of them count as running from the beginning, so that none takes a step before all stand. */
static void *start_in_context(void *t)
{
	known(t);
	void *result = me->entry(me->arg);
	at_end();
	return result;
}

int __midway_begin_thread(pthread_t *id, const pthread_attr_t *attr, void *(*entry)(void *), void *arg)
{
	static int begun;
	begun += begun == MAIN;
	struct thread *t = &threads[begun++];
	t->entry = entry, t->arg = arg;
	int error = pthread_create(id, attr, start_in_context, t);
	if (error)
		diverged("pthread_create fails");
	UNTIL(LOAD(t->state) != RUNNING);
	return 0;
}

/* Whether it is the thread's turn to go on to its first event: they do so by number, when all have taken what they hold. */
static int may_start(void)
{
	for (int t = 0; t < STARTED; t++) {
		enum state s = LOAD(threads[t].state);
		if (t != me->id && (s == RUNNING || s == PREPARED && t < me->id))
			return 0;
	}
	return 1;
}

/* A thread has taken what it holds. One that goes round before its first event does not keep the others. */
void __midway_starts(void)
{
	int seen = LOAD(event), before = seen - 1;
	enter(PREPARED);
	while (!may_start()) {
		struct timespec limit = {1, 0};
		if (syscall(SYS_futex, &event, FUTEX_WAIT_PRIVATE, seen = LOAD(event), &limit, 0, 0) < 0 && errno == ETIMEDOUT && seen == before)
			break;
		before = seen;
	}
	enter(RUNNING);
	begin_steps();
}

void __midway_stops(void) { stand(); }

void __midway_waits(int woken)
{
	me->inside = woken ? WOKEN : INSIDE;
	me->woken = woken;
}

void __midway_becomes_main(void) { known(&threads[MAIN]); }

void __midway_ends_main(void) { __midway_at(EXIT_KEY); }

/* A thread that the context does not have holds locks for good, or stays at a barrier. */
static int others_ready;

static void *other(void *take)
{
	((void (*)(void))take)();
	STORE(others_ready, 1);
	changed();
	for (;;)
		pause();
}

void __midway_others(void (*take)(void), int stays)
{
	pthread_t id;
	STORE(others_ready, stays);
	if (pthread_create(&id, 0, other, (void *)take) || pthread_detach(id))
		diverged("pthread_create fails");
	UNTIL(LOAD(others_ready));
}

/* Whether the threads are done: all of them, or the one that should have failed. */
static int done(void)
{
	return !TOGETHER && ENDING != ENDS && LOAD(threads[VIOLATING].state) == ENDED || all_ended();
}

int __midway_end_thread(pthread_t id, void **result)
{
	for (int seen = LOAD(event); !done(); seen = LOAD(event))
		syscall(SYS_futex, &event, FUTEX_WAIT_PRIVATE, seen, 0, 0, 0);
	return 0;
}

/* Called in place of a function that no file of the program defines. */
void __midway_missing(const char *name)
{
	char text[256] = "the schedule does not have a call of ";
	strncat(text, name, sizeof text - strlen(text) - 1);
	diverged(text);
}

/* --- called by copies of functions ------------------------------------------------------------------------------- */

/* A local of a function that a thread was in from the start: the function returns. */
void __midway_gone(void *p)
{
	if (FREES)
		free(p);
}

/* What clang's sanitizer for undefined behaviour checks in other functions. */
void __midway_undefined(const char *text)
{
	struct iovec parts[2] = {{(void *)text, strlen(text)}, {"\n", 1}};
	syscall(SYS_writev, 2, parts, 2);
	abort();
}

void __midway_unknown(void) { diverged("an instruction without a meaning here"); }

/* --- ids of threads ---------------------------------------------------------------------------------------------- */

pthread_t __midway_pthread_self(void) { return me ? shown(me, pthread_self()) : pthread_self(); }
thrd_t __midway_thrd_current(void) { return __midway_pthread_self(); }

#define OF_THREAD(result, name, otherwise, parameters, ...) \
	result __midway_##name parameters                       \
	{                                                       \
		if (!(id = native_id(id)))                          \
			return otherwise;                               \
		return name(__VA_ARGS__);                           \
	}

OF_THREAD(int, pthread_detach, 0, (pthread_t id), id)
OF_THREAD(int, thrd_detach, thrd_success, (thrd_t id), id)
OF_THREAD(int, pthread_cancel, 0, (pthread_t id), id)
OF_THREAD(int, pthread_kill, ESRCH, (pthread_t id, int s), id, s)
OF_THREAD(int, pthread_tryjoin_np, 0, (pthread_t id, void **r), id, r)
OF_THREAD(int, pthread_timedjoin_np, 0, (pthread_t id, void **r, const struct timespec *t), id, r, t)
OF_THREAD(int, pthread_clockjoin_np, 0, (pthread_t id, void **r, clockid_t c, const struct timespec *t), id, r, c, t)
OF_THREAD(int, pthread_setname_np, ESRCH, (pthread_t id, const char *n), id, n)
OF_THREAD(int, pthread_getname_np, ESRCH, (pthread_t id, char *n, size_t size), id, n, size)
OF_THREAD(int, pthread_setaffinity_np, ESRCH, (pthread_t id, size_t n, const cpu_set_t *s), id, n, s)
OF_THREAD(int, pthread_getaffinity_np, ESRCH, (pthread_t id, size_t n, cpu_set_t *s), id, n, s)
OF_THREAD(int, pthread_setschedparam, ESRCH, (pthread_t id, int p, const struct sched_param *s), id, p, s)
OF_THREAD(int, pthread_getschedparam, ESRCH, (pthread_t id, int *p, struct sched_param *s), id, p, s)
OF_THREAD(int, pthread_setschedprio, ESRCH, (pthread_t id, int p), id, p)
OF_THREAD(int, pthread_getattr_np, ESRCH, (pthread_t id, pthread_attr_t *a), id, a)
OF_THREAD(int, pthread_getcpuclockid, ESRCH, (pthread_t id, clockid_t *c), id, c)

/* --- thread-specific keys: those of the initial state have their numbers there, later ones the next ---------------- */

enum { MOST_KEYS = 64 };
static struct specific {
	pthread_key_t native;
	int used;
} specifics[MOST_KEYS];
static int key_count;

static struct specific *specific(pthread_key_t number)
{
	return number < (pthread_key_t)key_count && specifics[number].used ? &specifics[number] : 0;
}

int __midway_pthread_key_create(pthread_key_t *number, void (*destructor)(void *))
{
	if (key_count == MOST_KEYS || pthread_key_create(&specifics[key_count].native, destructor))
		return EAGAIN;
	specifics[key_count].used = 1;
	*number = key_count++;
	return 0;
}

int __midway_pthread_key_delete(pthread_key_t number)
{
	struct specific *k = specific(number);
	if (!k)
		return EINVAL;
	k->used = 0;
	return pthread_key_delete(k->native);
}

int __midway_pthread_setspecific(pthread_key_t number, const void *value)
{
	struct specific *k = specific(number);
	return k ? pthread_setspecific(k->native, value) : EINVAL;
}

void *__midway_pthread_getspecific(pthread_key_t number)
{
	struct specific *k = specific(number);
	return k ? pthread_getspecific(k->native) : 0;
}

int __midway_tss_create(tss_t *number, void (*destructor)(void *))
{
	return __midway_pthread_key_create(number, destructor) ? thrd_error : thrd_success;
}

void __midway_tss_delete(tss_t number) { __midway_pthread_key_delete(number); }
void *__midway_tss_get(tss_t number) { return __midway_pthread_getspecific(number); }
int __midway_tss_set(tss_t number, void *value) { return __midway_pthread_setspecific(number, value) ? thrd_error : thrd_success; }

/* The initial state has one more key, which may have been deleted. */
void __midway_has_key(void (*destructor)(void *), int used)
{
	pthread_key_t number;
	if (__midway_pthread_key_create(&number, destructor))
		diverged("pthread_key_create fails");
	specifics[number].used = used;
}
