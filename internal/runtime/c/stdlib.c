/* General utilities: ISO C11 7.22.2 to 7.22.6, POSIX and GNU random numbers, environment, temporary names.

   Random numbers are inputs within their documented ranges: seeds have no effect. The environment is unknown: getenv
   answers null or a string of up to 63 unknown bytes; setenv and putenv succeed and change nothing that getenv
   could not answer anyway. system returns any status and is assumed to touch nothing of the program's. */
#include <stdlib.h>
#include "environment.h"

int abs(int v) { return v < 0 ? -v : v; }
long labs(long v) { return v < 0 ? -v : v; }
long long llabs(long long v) { return v < 0 ? -v : v; }

/* A quotient that is too large ends the process on some processors. */
#define DIVIDE(name, type, least)                                       \
	name##_t name(type a, type b)                                       \
	{                                                                   \
		if (b == -1 && a == least)                                      \
			__midway_cut(#name ": the quotient is too large");          \
		return (name##_t){a / b, a % b};                                \
	}

DIVIDE(div, int, INT_MIN)
DIVIDE(ldiv, long, LONG_MIN)
DIVIDE(lldiv, long long, LLONG_MIN)

/* --- random numbers ----------------------------------------------------------------------------- */

/* The numbers that follow a known seed are known as well. */
static void seeded(long seed)
{
	if (__midway_is_concrete(seed))
		__midway_ledger(1, "random-numbers", "numbers that follow a known seed are taken as unknown");
}

int rand(void) { return any_nonnegative("rand"); }
void srand(unsigned seed) { seeded(seed); }
long random(void) { return any_nonnegative("random"); }
void srandom(unsigned seed) { seeded(seed); }
static char first_state[128], *state = first_state;

/* The state before. */
static char *exchange(char *new)
{
	visible(&state);
	char *old = state;
	state = new;
	return old;
}

char *initstate(unsigned seed, char *new, size_t n)
{
	if (n < 8)
		return fail(EINVAL), (char *)0;
	fill(new, n, "initstate");
	return exchange(new);
}

char *setstate(char *new) { return exchange(new); }
long lrand48(void) { return any_nonnegative("lrand48"); }
long mrand48(void) { return any_int("mrand48"); }
long nrand48(unsigned short seed[3]) { return fill(seed, 6, "seed"), any_nonnegative("nrand48"); }
long jrand48(unsigned short seed[3]) { return fill(seed, 6, "seed"), any_int("jrand48"); }
void srand48(long seed) { seeded(seed); }
unsigned short *seed48(unsigned short seed[3])
{
	static unsigned short old[3];
	__midway_check(seed, sizeof old, 0);
	fill(old, sizeof old, "seed48");
	return old;
}
uint32_t arc4random(void) { return (uint32_t)any_int("arc4random"); }
uint32_t arc4random_uniform(uint32_t bound)
{
	return bound < 2 ? 0 : (uint32_t)any_between(0, (long)(bound - 1), "arc4random_uniform");
}
void arc4random_buf(void *p, size_t n) { fill(p, n, "arc4random_buf"); }

int rand_r(unsigned *seed)
{
	fill(seed, sizeof *seed, "rand_r seed");
	return any_nonnegative("rand_r");
}

int random_r(struct random_data *restrict data, int32_t *restrict out)
{
	__midway_check(out, sizeof *out, 1);
	*out = any_nonnegative("random_r");
	fill(data, sizeof *data, "random_r");
	return 0;
}

int srandom_r(unsigned seed, struct random_data *data) { return fill(data, sizeof *data, "srandom_r"), 0; }

int initstate_r(unsigned seed, char *restrict state, size_t n, struct random_data *restrict data)
{
	if (n < 8)
		return fail(EINVAL);
	fill(state, n, "initstate_r");
	fill(data, sizeof *data, "initstate_r");
	return 0;
}

static double fraction(const char *name)
{
	double v;
	__midway_nondet(&v, sizeof v, name);
	return v >= 0 && v < 1 ? v : 0;
}

double drand48(void) { return fraction("drand48"); }
double erand48(unsigned short seed[3]) { return fill(seed, 6, "seed"), fraction("erand48"); }

int drand48_r(struct drand48_data *restrict data, double *restrict out)
{
	__midway_check(out, sizeof *out, 1);
	*out = fraction("drand48_r");
	return 0;
}

int lrand48_r(struct drand48_data *restrict data, long *restrict out)
{
	__midway_check(out, sizeof *out, 1);
	*out = any_nonnegative("lrand48_r");
	return 0;
}

int srand48_r(long seed, struct drand48_data *data) { return 0; }

/* --- environment ---------------------------------------------------------------------------------- */

static char *no_environment[1];
char **environ = no_environment;
char **__environ = no_environment;

char *getenv(const char *name)
{
	enum { SIZE = 64 };
	read_text(name, SIZE_MAX);
	if (__midway_choose(2, "getenv|finds nothing|finds a value") == 0)
		return 0;
	__midway_ledger(0, "environment", "values of environment variables have at most 63 characters");
	char *s = internal_alloc(SIZE);
	__midway_nondet(s, SIZE, "getenv");
	s[SIZE - 1] = 0;
	return s;
}

char *secure_getenv(const char *name) { return getenv(name); }

/* Whether a name is one of a variable: there is one, without '='. */
static int is_variable(const char *name)
{
	size_t n = name ? read_string(name) : 0;
	int found = 0;
	for (size_t i = 0; i < n; i++)
		found |= name[i] == '=';
	return n && !found;
}

int setenv(const char *name, const char *value, int overwrite)
{
	if (!is_variable(name))
		return fail(EINVAL);
	read_text(value, SIZE_MAX);
	return 0;
}

int unsetenv(const char *name) { return is_variable(name) ? 0 : fail(EINVAL); }

int putenv(char *assignment)
{
	read_text(assignment, SIZE_MAX);
	return 0;
}

int clearenv(void) { return 0; }

int system(const char *command)
{
	__mw_cancellation_point();
	if (command)
		read_text(command, SIZE_MAX);
	return any_int("system");
}

/* --- temporary names ------------------------------------------------------------------------------ */

/* One of A-Z, a-z, 0-9; the two numbers too many are letters as well. */
INLINE char letter(int v)
{
	int c = v < 26 ? 'A' + v : v < 52 ? 'a' + v - 26 : '0' + v - 52;
	return (char)(v < 62 ? c : 'A' + v - 62);
}

/* Replaces the six X at the end of a template; 0 if they are not there. */
static int name(char *pattern)
{
	size_t n = read_string(pattern);
	if (n < 6)
		return 0;
	for (size_t i = n - 6; i < n; i++)
		if (pattern[i] != 'X')
			return 0;
	fill(pattern + n - 6, 6, "temporary name");
	for (size_t i = n - 6; i < n; i++)
		pattern[i] = letter(pattern[i] & 63);
	return 1;
}

int mkstemp(char *pattern) { return __mw_cancellation_point(), name(pattern) ? __mw_new_descriptor("mkstemp") : fail(EINVAL); }

char *mktemp(char *pattern)
{
	if (!name(pattern)) {
		fail(EINVAL);
		__midway_memset(pattern, 0, 1);
	}
	return pattern;
}

char *mkdtemp(char *pattern)
{
	if (!name(pattern))
		return fail(EINVAL), (char *)0;
	return may_fail("mkdtemp|succeeds|fails") == 0 ? pattern : 0;
}

int getloadavg(double *out, int n)
{
	n = n < 0 ? 0 : n > 3 ? 3 : n;
	fill(out, (size_t)n * sizeof *out, "getloadavg");
	return (int)outcome("getloadavg", n);
}
