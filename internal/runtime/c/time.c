/* Time: ISO C11 7.27, POSIX clocks and sleeps.

   Time is an input: each reading is an unknown within its range, not tied to earlier readings. A sleep takes no time and
   is no synchronisation. Broken-down times are unknown within the ranges of struct tm; texts of times are unknown. */
#include <sys/time.h>
#include <sys/times.h>
#include <time.h>
#include <unistd.h>
#include "environment.h"
#include "timed.h"

static long seconds(void) { return any_long("time") & LONG_MAX; }

time_t time(time_t *out)
{
	time_t t = seconds();
	if (out) {
		__midway_check(out, sizeof *out, 1);
		*out = t;
	}
	return t;
}

int gettimeofday(struct timeval *restrict tv, void *restrict zone)
{
	if ((uintptr_t)tv) {
		__midway_check(tv, sizeof *tv, 1);
		tv->tv_sec = seconds();
		tv->tv_usec = any_between(0, 999999, "gettimeofday");
	}
	if (zone)
		fill(zone, sizeof(struct timezone), "gettimeofday");
	return 0;
}

/* Linux has the clocks 0 to 11 but for 10; whether there are alarms and others' clocks is not known. */
static int no_clock(clockid_t clock)
{
	if (clock == 10 || clock > 11)
		return fail(EINVAL);
	return clock < 0 || clock == 8 || clock == 9 ? may_fail("clock|succeeds|fails") : 0;
}

int clock_gettime(clockid_t clock, struct timespec *t)
{
	if (no_clock(clock))
		return -1;
	__midway_check(t, sizeof *t, 1);
	t->tv_sec = seconds();
	t->tv_nsec = any_between(0, 999999999, "clock_gettime");
	return 0;
}

int timespec_get(struct timespec *t, int base)
{
	return base == TIME_UTC && clock_gettime(CLOCK_REALTIME, t) == 0 ? base : 0;
}

int clock_getres(clockid_t clock, struct timespec *t)
{
	if (no_clock(clock))
		return -1;
	if (t) {
		__midway_check(t, sizeof *t, 1);
		t->tv_sec = 0;
		t->tv_nsec = 1;
	}
	return 0;
}

clock_t clock(void) { return seconds(); }

clock_t times(struct tms *t)
{
	if (t)
		fill(t, sizeof *t, "times");
	return seconds();
}

double difftime(time_t a, time_t b) { return (double)(a - b); }
int settimeofday(const struct timeval *tv, const struct timezone *zone) { return (int)outcome("settimeofday", 0); }
int clock_settime(clockid_t clock, const struct timespec *t) { return (int)outcome("clock_settime", 0); }

/* --- sleeping --------------------------------------------------------------------------------------- */

unsigned sleep(unsigned s)
{
	__mw_cancellation_point();
	return 0;
}

int usleep(useconds_t us)
{
	__mw_cancellation_point();
	return 0;
}

int nanosleep(const struct timespec *t, struct timespec *left)
{
	__midway_check(t, sizeof *t, 0);
	__mw_cancellation_point();
	return bad_time(t) || __midway_is_concrete(t->tv_sec) && t->tv_sec < 0 ? fail(EINVAL) : 0;
}

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *t, struct timespec *left)
{
	int before = area()->error, error = nanosleep(t, left) ? EINVAL : 0;
	area()->error = before;
	return error;
}

/* --- calendar --------------------------------------------------------------------------------------- */

static struct tm *any_tm(struct tm *t)
{
	__midway_check(t, sizeof *t, 1);
	may_set_errno(); /* the zone may have no file */
	__midway_ledger(0, "calendar", "a time taken apart lies in the years from 1970 to 2900, in UTC");
	*t = (struct tm){
		.tm_sec = (int)any_between(0, 60, "tm_sec"), .tm_min = (int)any_between(0, 59, "tm_min"),
		.tm_hour = (int)any_between(0, 23, "tm_hour"), .tm_mday = (int)any_between(1, 31, "tm_mday"),
		.tm_mon = (int)any_between(0, 11, "tm_mon"), .tm_year = (int)any_between(70, 1000, "tm_year"),
		.tm_wday = (int)any_between(0, 6, "tm_wday"), .tm_yday = (int)any_between(0, 365, "tm_yday"),
		.tm_zone = "UTC",
	};
	return t;
}

static struct tm shared_tm; /* localtime and gmtime are not thread-safe: their result races like a variable */

struct tm *localtime_r(const time_t *restrict s, struct tm *restrict t)
{
	__midway_check(s, sizeof *s, 0);
	return any_tm(t);
}

struct tm *gmtime_r(const time_t *restrict s, struct tm *restrict t) { return localtime_r(s, t); }
struct tm *localtime(const time_t *s) { return tzset(), localtime_r(s, &shared_tm); }
struct tm *gmtime(const time_t *s) { return localtime_r(s, &shared_tm); }

/* The fields come back in their ranges. */
static time_t from_tm(struct tm *t, const char *name)
{
	any_tm(t);
	return any_between(LONG_MIN, LONG_MAX, name);
}

time_t mktime(struct tm *t) { return tzset(), from_tm(t, "mktime"); }
time_t timegm(struct tm *t) { return from_tm(t, "timegm"); }

static char shared_text[26];

static char *any_text(char *s)
{
	fill(s, 25, "text of a time");
	may_set_errno();
	s[24] = '\n';
	s[25] = 0;
	return s;
}

char *asctime_r(const struct tm *restrict t, char *restrict s)
{
	__midway_check(t, sizeof *t, 0);
	return any_text(s);
}

char *ctime_r(const time_t *restrict t, char *restrict s)
{
	__midway_check(t, sizeof *t, 0);
	return any_text(s);
}

char *asctime(const struct tm *t) { return asctime_r(t, shared_text); }
char *ctime(const time_t *t) { return tzset(), ctime_r(t, shared_text); }

size_t strftime(char *restrict s, size_t n, const char *restrict format, const struct tm *restrict t)
{
	read_text(format, SIZE_MAX);
	__midway_check(t, sizeof *t, 0);
	may_set_errno();
	if (n == 0)
		return 0;
	fill(s, n, "strftime");
	s[n - 1] = 0;
	size_t r;
	__midway_nondet(&r, sizeof r, "strftime");
	return r < n ? r : n - 1;
}

char *strptime(const char *restrict s, const char *restrict format, struct tm *restrict t)
{
	read_text(s, SIZE_MAX);
	read_text(format, SIZE_MAX);
	__midway_check(t, sizeof *t, 1);
	if (__midway_is_concrete(0))
		__midway_cut("strptime: how a text is taken apart is not modelled");
	fill(t, sizeof *t, "strptime"); /* before a context */
	size_t n = (size_t)any_nonnegative("strptime");
	return any_int("strptime") & 1 ? 0 : (char *)s + n % (length(s) + 1);
}

long timezone;
int daylight;
char *tzname[2] = {"UTC", "UTC"};

/* The zone that the program's user is in: at most 24:59:59 from UTC. */
void tzset(void)
{
	static char names[2][7];
	may_set_errno();
	visible(&timezone);
	timezone = any_between(-89999, 89999, "timezone");
	daylight = any_int("daylight") & 1;
	for (int i = 0; i < 2; i++) {
		__midway_nondet(names[i], 6, "tzname");
		tzname[i] = names[i];
	}
}

/* --- timers ----------------------------------------------------------------------------------------- */

static void undelivered(const char *what) { __midway_ledger(2, "signal", what); }

unsigned alarm(unsigned s)
{
	static unsigned armed; /* what was asked for last */
	if (s)
		undelivered("alarm: signals are not delivered");
	visible(&armed);
	unsigned left = armed ? (unsigned)any_between(0, armed, "alarm") : 0;
	armed = s;
	return left;
}

useconds_t ualarm(useconds_t us, useconds_t interval) { return alarm(us); }

int setitimer(__itimer_which_t which, const struct itimerval *restrict new, struct itimerval *restrict old)
{
	undelivered("setitimer: signals are not delivered");
	if (old)
		fill(old, sizeof *old, "setitimer");
	return 0;
}

int getitimer(__itimer_which_t which, struct itimerval *old)
{
	fill(old, sizeof *old, "getitimer");
	return 0;
}

int utimensat(int fd, const char *path, const struct timespec t[2], int flags) { return (int)outcome("utimensat", 0); }
