/* The end of the process: ISO C11 7.22.4, POSIX _exit, GNU on_exit.

   Process exit is an event that conflicts with everything the other threads still do. abort is an assertion
   violation, or process exit where the task's property is the reach-error call. */
#include <stdlib.h>
#include "models.h"

struct handler {
	struct handler *next;
	void (*plain)(void);
	void (*with_code)(int, void *);
	void (*with_argument)(void *);
	void *arg;
};

static struct handler *handlers, *quick;

static int add(struct handler **list, struct handler h)
{
	struct handler *n = internal_alloc(sizeof *n);
	*n = h;
	visible(list);
	n->next = *list;
	*list = n;
	return 0;
}

int atexit(void (*f)(void)) { return add(&handlers, (struct handler){.plain = f}); }
int at_quick_exit(void (*f)(void)) { return add(&quick, (struct handler){.plain = f}); }
int on_exit(void (*f)(int, void *), void *arg) { return add(&handlers, (struct handler){.with_code = f, .arg = arg}); }

int __cxa_atexit(void (*f)(void *), void *arg, void *dso)
{
	return add(&handlers, (struct handler){.with_argument = f, .arg = arg});
}

static void run(struct handler **list, int code)
{
	if (!__midway_option(MW_EXIT_HANDLERS))
		return;
	for (;;) {
		visible(list);
		struct handler *h = *list;
		if (!h)
			return;
		*list = h->next;
		if (h->plain)
			h->plain();
		else if (h->with_code)
			h->with_code(code, h->arg);
		else
			h->with_argument(h->arg);
	}
}

INLINE void end(int code) __attribute__((noreturn));
INLINE void end(int code)
{
	__midway_sync(MW_PROCESS_EXIT, 0, 0, 0);
	__midway_exit(code);
}

void __mw_leave_process(int code)
{
	run(&handlers, code);
	end(code);
}

void __mw_main_end(int code)
{
	__mw_leave_process(code);
}

void exit(int code) { __mw_leave_process(code); }
void _exit(int code) { end(code); }
void _Exit(int code) { end(code); }

void quick_exit(int code)
{
	run(&quick, code);
	end(code);
}

void abort(void)
{
	if (__midway_option(MW_SVCOMP))
		end(134);
	__midway_violation(MW_V_ASSERTION, "abort");
}

/* glibc ends the process when a stack canary was overwritten; the overwriting itself is the error that is found. */
void __stack_chk_fail(void) { __midway_violation(MW_V_OUT_OF_BOUNDS, "stack smashing"); }
void __chk_fail(void) { __midway_violation(MW_V_OUT_OF_BOUNDS, "buffer overflow"); }
