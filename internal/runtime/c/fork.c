/* <unistd.h>, <pthread.h>: fork and its handlers.

   There is one process: fork fails or ends the path (ledger). What it may have done before a context, in either process, is what facts
   go by: handlers for preparation are called in reverse order, the others in the order in which they were given. */
#include <errno.h>
#include <pty.h>
#include <unistd.h>
#include "environment.h"

struct forking {
	struct forking *older, *newer;
	void (*prepare)(void);
	void (*parent)(void);
	void (*child)(void);
};

static struct forking *oldest, *newest;
int __mw_any_forking;

int pthread_atfork(void (*prepare)(void), void (*parent)(void), void (*child)(void))
{
	struct forking *n = internal_alloc(sizeof *n);
	*n = (struct forking){.prepare = prepare, .parent = parent, .child = child};
	visible(&newest);
	n->older = newest;
	if (newest)
		newest->newer = n;
	else
		oldest = n;
	newest = n;
	__mw_any_forking = 1;
	return 0;
}

int __register_atfork(void (*prepare)(void), void (*parent)(void), void (*child)(void), void *dso)
{
	return pthread_atfork(prepare, parent, child);
}

static __attribute__((noinline)) void prepared(void)
{
	if (!__mw_any_forking)
		return;
	visible(&newest);
	for (struct forking *h = newest; h; h = h->older)
		if (h->prepare)
			h->prepare();
}

static __attribute__((noinline)) void forked(int child)
{
	if (!__mw_any_forking)
		return;
	visible(&newest);
	for (struct forking *h = oldest; h; h = h->newer) {
		if (child && h->child)
			h->child();
		if (!child && h->parent)
			h->parent();
	}
}

pid_t fork(void)
{
	prepared();
	if (__midway_choose(2, "fork|fails|succeeds") == 0) {
		forked(0);
		return fail(EAGAIN);
	}
	if (__midway_is_concrete(0))
		__midway_cut("fork: a second process is not modelled");
	int id = any_nonnegative("fork"); /* before a context */
	forked(id == 0);
	return id;
}

/* The process goes on as a child's child. */
int daemon(int stay, int keep)
{
	prepared();
	long result = outcome("daemon", 0);
	if (__mw_any_forking)
		forked(result == 0);
	return (int)result;
}

/* A terminal's name has eleven bytes or more, "/dev/pts/0". */
pid_t forkpty(int *terminal, char *name, const struct termios *as, const struct winsize *size)
{
	int opened = __mw_new_descriptor("forkpty");
	if (opened < 0)
		return -1;
	if (name)
		fill(name, 11, "forkpty");
	pid_t id = fork();
	if (id > 0)
		*terminal = opened;
	return id;
}

pid_t vfork(void)
{
	if (__midway_choose(2, "fork|fails|succeeds") == 0)
		return fail(EAGAIN);
	if (__midway_is_concrete(0))
		__midway_cut("vfork: a second process is not modelled");
	return any_nonnegative("vfork");
}
