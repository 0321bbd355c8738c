/* Semaphores: POSIX.1-2017 <semaphore.h>, sem_*.

   The value is the object's first word (glibc's place on x86-64; on i386 glibc keeps it shifted by one bit).
   Who waits uses the semaphore from then on, though it may be for good: nobody may destroy it meanwhile.
   A post happens before every later wait. Named semaphores are new ones of the given value, shared by name within the
   process for as long as it runs. Timed waits may find their time passed whenever the value is 0. */
#include <fcntl.h>
#include <semaphore.h>
#include <stdarg.h>
#include <time.h>
#include "timed.h"

#ifndef SEM_VALUE_MAX /* limits.h of a freestanding compiler */
#define SEM_VALUE_MAX INT_MAX
#endif

static int *value(sem_t *s) { return (int *)s; }

/* The bytes that a semaphore uses: those of its value. */
enum { USED = sizeof(int) };

static int positive(void *sem, void *unused) { return *(int *)sem > 0; }

/* A value that is not known is at least a semaphore's. */
static void invariant(sem_t *s)
{
	if (!__midway_is_concrete(__midway_peek(value(s))))
		*value(s) &= INT_MAX;
}

static int positive_or_cancelled(void *sem, void *flags)
{
	int cancel = *(int *)flags & (THREAD_CANCELLED | THREAD_CANCEL_DISABLED);
	return (*(int *)sem > 0) | (cancel == THREAD_CANCELLED);
}

INLINE int take(sem_t *s)
{
	--*value(s);
	__midway_hb_acquire(s);
	return 0;
}

int sem_wait(sem_t *s)
{
	invariant(s);
	__mw_cancellation_point();
	__midway_used(s, USED);
	__midway_sync(MW_SEM_WAIT, s, positive_or_cancelled, __midway_thread_flags(__midway_self()));
	if (!positive(s, 0))
		__mw_cancellation_point();
	return take(s);
}

static int try_wait(sem_t *s, int otherwise)
{
	invariant(s);
	__midway_sync(MW_SEM_TRYWAIT, s, 0, 0);
	__midway_used(s, USED);
	return positive(s, 0) ? take(s) : fail(otherwise);
}

int sem_trywait(sem_t *s) { return try_wait(s, EAGAIN); }

int sem_timedwait(sem_t *restrict s, const struct timespec *restrict t)
{
	if (bad_time(t))
		return fail(EINVAL);
	__mw_cancellation_point();
	return try_wait(s, ETIMEDOUT);
}

int sem_clockwait(sem_t *restrict s, clockid_t c, const struct timespec *restrict t)
{
	return bad_clock(c) ? fail(EINVAL) : sem_timedwait(s, t);
}

int sem_post(sem_t *s)
{
	invariant(s);
	__midway_sync(MW_SEM_POST, s, 0, 0);
	__midway_used(s, USED);
	if (*value(s) == SEM_VALUE_MAX)
		return fail(EOVERFLOW);
	__midway_hb_release(s);
	++*value(s);
	return 0;
}

int sem_getvalue(sem_t *restrict s, int *restrict out)
{
	__midway_check(out, sizeof *out, 1);
	__midway_sync(MW_SEM_GETVALUE, s, 0, 0);
	__midway_used(s, USED);
	*out = *value(s);
	return 0;
}

int sem_init(sem_t *s, int shared, unsigned initial)
{
	if (initial > SEM_VALUE_MAX)
		return fail(EINVAL);
	__midway_check(s, USED, 1);
	__midway_sync(MW_INIT, s, 0, 0);
	*value(s) = (int)initial;
	return 0;
}

int sem_destroy(sem_t *s)
{
	__midway_sync(MW_DESTROY, s, 0, 0);
	__midway_touched(s, USED, 1);
	return 0;
}

struct named {
	struct named *next;
	char *name;
	sem_t sem;
};

static struct named *all;

static struct named *find(const char *name)
{
	for (struct named *n = all; n; n = n->next) {
		size_t i = 0;
		while (n->name[i] == name[i] && name[i])
			i++;
		if (n->name[i] == name[i])
			return n;
	}
	return 0;
}

/* glibc takes a name without its slashes in front for that of a file. */
static int names_a_file(const char *name)
{
	while (*name == '/')
		name++;
	size_t i = 0;
	while (name[i] && name[i] != '/')
		i++;
	return i > 0 && !name[i];
}

sem_t *sem_open(const char *name, int flags, ...)
{
	size_t size = read_string(name) + 1;
	if (!names_a_file(name))
		return fail(EINVAL), SEM_FAILED;
	visible(&all);
	struct named *n = find(name);
	if (n && (flags & O_CREAT) && (flags & O_EXCL))
		return fail(EEXIST), SEM_FAILED;
	if (n)
		return &n->sem;
	if (!(flags & O_CREAT))
		return fail(ENOENT), SEM_FAILED;
	va_list rest;
	va_start(rest, flags);
	va_arg(rest, unsigned);
	unsigned initial = va_arg(rest, unsigned);
	va_end(rest);
	if (initial > SEM_VALUE_MAX)
		return fail(EINVAL), SEM_FAILED;
	n = internal_alloc(sizeof *n);
	n->name = internal_alloc(size);
	__builtin_memcpy(n->name, name, size);
	*value(&n->sem) = (int)initial;
	n->next = all;
	all = n;
	return &n->sem;
}

int sem_close(sem_t *s) { return 0; }

int sem_unlink(const char *name)
{
	read_text(name, SIZE_MAX);
	visible(&all);
	for (struct named **p = &all; *p; p = &(*p)->next)
		if (*p == find(name)) {
			*p = (*p)->next;
			return 0;
		}
	return fail(ENOENT);
}
