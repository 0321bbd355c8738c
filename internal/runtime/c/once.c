/* Once: POSIX.1-2017 pthread_once, C11 7.26.2.1 call_once.

   The control word is 0 before, 1 while the routine runs, 2 after (glibc: 2 once done). Others wait until the routine
   has returned, and it happens before they go on. A routine that its thread leaves, cancelled or by pthread_exit, stays under
   way: who waits for it waits for ever. */
#include <pthread.h>
#include <threads.h>
#include "models.h"

enum { BEFORE, RUNNING, DONE };

static int not_running(void *control, void *unused) { return *(int *)control != RUNNING; }

static void once(int *control, void (*routine)(void))
{
	if (!__midway_is_concrete(__midway_peek(control))) /* no thread of a context stands inside a routine */
		*control = *control == RUNNING ? DONE : *control;
	__midway_used(control, sizeof *control);
	__midway_sync(MW_ONCE, control, not_running, control);
	__midway_hb_acquire(control);
	if (*control == BEFORE) {
		*control = RUNNING;
		routine();
		__midway_sync(MW_ONCE, control, 0, 0);
		__midway_used(control, sizeof *control);
		*control = DONE;
		__midway_hb_release(control);
	}
}

int pthread_once(pthread_once_t *control, void (*routine)(void))
{
	once(control, routine);
	return 0;
}

void call_once(once_flag *flag, void (*routine)(void)) { once((int *)flag, routine); }
