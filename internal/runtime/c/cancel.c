/* Cancellation and cleanup handlers: POSIX.1-2017 pthread_cancel, pthread_cleanup_push, pthread_exit.

   A request is acted upon when the thread reaches pthread_testcancel, or begins or stands in a condition wait, a join, a
   sem_wait or a sleep, and may be where it begins input or output by a stream; one that is pending when the thread turns to asynchronous cancellation, or enables it, there (glibc);
   one that comes later to such a thread is treated as deferred (ledger: incomplete). To interrupt a
   condition wait the thread leaves its queue as by a spurious wake-up.
   Handlers of pthread_cleanup_push stand in the function that pushed them: who exits or is cancelled jumps there, runs the
   handler, and comes back by __pthread_unwind_next. Those of _pthread_cleanup_push run before them. */
#include <pthread.h>
#include <setjmp.h>
#include "models.h"

/* The buffer of a pushed handler: its jump buffer comes first, what follows is the library's. */
struct unwinding {
	__typeof__(((__pthread_unwind_buf_t *)0)->__cancel_jmp_buf) jump;
	struct unwinding *next;
};

static int *flags(void) { return __midway_thread_flags((unsigned long)__midway_self()); }

static void leave(void *result)
{
	struct thread_area *a = area();
	while (a->cleanup) {
		struct cleanup *c = a->cleanup;
		a->cleanup = c->next;
		c->routine(c->arg);
	}
	if (a->handlers) {
		struct unwinding *b = a->handlers;
		a->handlers = b->next;
		a->result = result;
		__midway_jump(b, 1);
	}
	__mw_leave_thread(result);
}

void pthread_exit(void *result) { leave(result); __builtin_unreachable(); }

void __mw_cancellation_point(void)
{
	int *f = flags();
	if (__midway_option(MW_CANCELS))
		visible(f);
	if (!cancelled(*f))
		return;
	*f |= THREAD_CANCEL_DISABLED;
	leave(PTHREAD_CANCELED);
}

void __mw_may_be_cancelled(void)
{
	int *f = flags();
	if (!__midway_option(MW_CANCELS))
		return;
	visible(f);
	if (cancelled(*f) && __midway_choose(2, "cancellation within input or output|does not take place|takes place"))
		__mw_cancellation_point();
}

void pthread_testcancel(void) { __mw_cancellation_point(); }

int pthread_cancel(pthread_t id)
{
	if (!__midway_thread_valid(id))
		__midway_violation(MW_V_THREAD_MISUSE, "cancellation of an id that is no thread's");
	int *f = __midway_thread_flags(id);
	__midway_sync(MW_ATOMIC, f, 0, 0);
	if (*f & THREAD_CANCEL_ASYNC)
		__midway_ledger(2, "cancellation", "asynchronous cancellation is treated as deferred");
	*f |= THREAD_CANCELLED;
	if (!(*f & THREAD_CANCEL_DISABLED))
		__midway_wake(id);
	return 0;
}

INLINE int swap(int bit, int on, int *old)
{
	int *f = flags();
	if (__midway_option(MW_CANCELS))
		visible(f);
	int before = *f;
	*f = on ? before | bit : before & ~bit;
	if (old) {
		__midway_check(old, sizeof *old, 1);
		*old = (before & bit) != 0;
	}
	if (*f & THREAD_CANCEL_ASYNC && cancelled(*f)) {
		*f |= THREAD_CANCEL_DISABLED;
		leave(PTHREAD_CANCELED);
	}
	return 0;
}

int pthread_setcancelstate(int state, int *old)
{
	return state & ~1 ? EINVAL : swap(THREAD_CANCEL_DISABLED, state == PTHREAD_CANCEL_DISABLE, old);
}

int pthread_setcanceltype(int type, int *old)
{
	return type & ~1 ? EINVAL : swap(THREAD_CANCEL_ASYNC, type == PTHREAD_CANCEL_ASYNCHRONOUS, old);
}

static void stand(__pthread_unwind_buf_t *b)
{
	struct unwinding *u = (struct unwinding *)b;
	u->next = area()->handlers;
	area()->handlers = u;
}

static void fall(__pthread_unwind_buf_t *b) { area()->handlers = ((struct unwinding *)b)->next; }

void __pthread_register_cancel(__pthread_unwind_buf_t *b) { stand(b); }
void __pthread_unregister_cancel(__pthread_unwind_buf_t *b) { fall(b); }

void __pthread_register_cancel_defer(__pthread_unwind_buf_t *b) { stand(b); }
void __pthread_unregister_cancel_restore(__pthread_unwind_buf_t *b) { fall(b); }

/* A handler's end, on the way out. */
void __pthread_unwind_next(__pthread_unwind_buf_t *b) { leave(area()->result); __builtin_unreachable(); }

void _pthread_cleanup_push(struct cleanup *c, void (*routine)(void *), void *arg)
{
	struct thread_area *a = area();
	c->routine = routine;
	c->arg = arg;
	c->next = a->cleanup;
	a->cleanup = c;
}

void _pthread_cleanup_pop(struct cleanup *c, int execute)
{
	area()->cleanup = c->next;
	if (execute)
		c->routine(c->arg);
}

void _pthread_cleanup_push_defer(struct cleanup *c, void (*routine)(void *), void *arg)
{
	_pthread_cleanup_push(c, routine, arg);
}

void _pthread_cleanup_pop_restore(struct cleanup *c, int execute) { _pthread_cleanup_pop(c, execute); }
