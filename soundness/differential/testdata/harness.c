/* Runs a generated program natively: harness RUNS SEED SECONDS [INPUTS…], inputs separated by commas. Every run is a
   process of its own and prints one line: "state HEX CODE", "assume", "signal N", or "hang" after so many seconds. */
#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <semaphore.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <threads.h>
#include <time.h>
#include <unistd.h>

extern volatile unsigned long long final_state;
int program_main(void);

static char *inputs;
static uint64_t seed;
static int shaking;
static unsigned patience;
static __thread uint64_t stream;

static uint64_t next(void)
{
	if (!stream)
		stream = (seed + 1) * 0x9e3779b97f4a7c15u ^ (uint64_t)(uintptr_t)&stream;
	stream ^= stream << 13;
	stream ^= stream >> 7;
	stream ^= stream << 17;
	return stream;
}

/* A delay: none most often, a yield, or up to 200 microseconds. */
static void shake(void)
{
	if (!shaking)
		return;
	uint64_t r = next() >> 20;
	if (r % 4 == 1)
		sched_yield();
	else if (r % 16 == 2) {
		struct timespec t = {0, (long)(next() % 200000)};
		nanosleep(&t, NULL);
	}
}

void __sanitizer_cov_trace_pc_guard_init(uint32_t *start, uint32_t *stop)
{
	for (; start < stop; start++)
		*start = 1;
}

void __sanitizer_cov_trace_pc_guard(uint32_t *guard) { shake(); }

static long long input(void)
{
	char *end;
	long long v = strtoll(inputs, &end, 10);
	inputs = *end == ',' ? end + 1 : end;
	return v;
}

#define NONDET(name, type) \
	type __VERIFIER_nondet_##name(void) { return (type)input(); }
NONDET(schar, signed char)
NONDET(uchar, unsigned char)
NONDET(short, short)
NONDET(ushort, unsigned short)
NONDET(int, int)
NONDET(uint, unsigned int)
NONDET(longlong, long long)
NONDET(ulonglong, unsigned long long)

/* ThreadSanitizer does not see into the C library's C11 threads: here they are POSIX ones. */
static int status(int error)
{
	return error == 0 ? thrd_success : error == EBUSY ? thrd_busy : error == ETIMEDOUT ? thrd_timedout : thrd_error;
}

#define MUTEX(m) ((pthread_mutex_t *)(m))
#define COND(c) ((pthread_cond_t *)(c))

int mtx_init(mtx_t *m, int type)
{
	pthread_mutexattr_t kind;
	pthread_mutexattr_init(&kind);
	pthread_mutexattr_settype(&kind, type & mtx_recursive ? PTHREAD_MUTEX_RECURSIVE : PTHREAD_MUTEX_NORMAL);
	return status(pthread_mutex_init(MUTEX(m), &kind));
}

int mtx_lock(mtx_t *m) { return status(pthread_mutex_lock(MUTEX(m))); }
int mtx_trylock(mtx_t *m) { return status(pthread_mutex_trylock(MUTEX(m))); }
int mtx_timedlock(mtx_t *m, const struct timespec *t) { return status(pthread_mutex_timedlock(MUTEX(m), t)); }
int mtx_unlock(mtx_t *m) { return status(pthread_mutex_unlock(MUTEX(m))); }
int cnd_init(cnd_t *c) { return status(pthread_cond_init(COND(c), NULL)); }
int cnd_signal(cnd_t *c) { return status(pthread_cond_signal(COND(c))); }
int cnd_broadcast(cnd_t *c) { return status(pthread_cond_broadcast(COND(c))); }
int cnd_wait(cnd_t *c, mtx_t *m) { return status(pthread_cond_wait(COND(c), MUTEX(m))); }
int cnd_timedwait(cnd_t *c, mtx_t *m, const struct timespec *t) { return status(pthread_cond_timedwait(COND(c), MUTEX(m), t)); }
void call_once(once_flag *flag, void (*routine)(void)) { pthread_once((pthread_once_t *)flag, routine); }

struct standard {
	thrd_start_t entry;
	void *arg;
};

static void *standard(void *given)
{
	struct standard s = *(struct standard *)given;
	free(given);
	return (void *)(intptr_t)s.entry(s.arg);
}

int thrd_create(thrd_t *id, thrd_start_t entry, void *arg)
{
	struct standard *s = malloc(sizeof *s);
	*s = (struct standard){entry, arg};
	return status(pthread_create(id, NULL, standard, s));
}

int thrd_join(thrd_t id, int *result)
{
	void *value;
	int error = pthread_join(id, &value);
	if (result)
		*result = (int)(intptr_t)value;
	return status(error);
}

void thrd_exit(int result) { pthread_exit((void *)(intptr_t)result); }
void thrd_yield(void) { sched_yield(); }

/* One lock for all atomic blocks. */
static pthread_mutex_t block = PTHREAD_MUTEX_INITIALIZER;
void __VERIFIER_atomic_begin(void) { pthread_mutex_lock(&block); }
void __VERIFIER_atomic_end(void) { pthread_mutex_unlock(&block); }

void reach_error(void)
{
	fputs("reach_error\n", stderr);
	abort();
}

static void say(const char *text)
{
	if (write(1, text, strlen(text)) < 0)
		_exit(3);
}

void __VERIFIER_assume(int c)
{
	if (!c) {
		say("assume\n");
		_exit(0);
	}
}

static void child(void)
{
	char line[64];
	alarm(patience);
	int code = program_main();
	snprintf(line, sizeof line, "state %016llx %d\n", final_state, code);
	say(line);
	_exit(0);
}

static int run(void)
{
	char line[64];
	int status;
	pid_t pid = fork();
	if (pid == 0)
		child();
	waitpid(pid, &status, 0);
	if (!WIFSIGNALED(status))
		return WEXITSTATUS(status);
	snprintf(line, sizeof line, WTERMSIG(status) == SIGALRM ? "hang\n" : "signal %d\n", WTERMSIG(status));
	say(line);
	return WTERMSIG(status) == SIGALRM;
}

int main(int argc, char **argv)
{
	int runs = atoi(argv[1]);
	shaking = runs > 1;
	patience = (unsigned)atoi(argv[3]);
	for (int k = 0; k < runs; k++) {
		seed = strtoull(argv[2], NULL, 10) + (uint64_t)k;
		for (int i = 4; i < argc || i == 4; i++) {
			inputs = i < argc ? argv[i] : "";
			if (run())
				return 0;
		}
	}
	return 0;
}
