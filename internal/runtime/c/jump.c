/* Non-local jumps: ISO C11 7.13, POSIX sigsetjmp, and glibc's __sigsetjmp of pthread_cleanup_push.

   The buffer's address names the call of setjmp that is returned to; its bytes say nothing, so that a copy of a buffer
   leads nowhere. Signal masks are not restored. A jump to a function that has returned, or that another
   thread called, ends its path with a ledger entry (incomplete). */
#include <setjmp.h>
#include "models.h"

#undef setjmp
#undef sigsetjmp
int mw_setjmp(void *buf) __asm__("setjmp");
int mw__setjmp(void *buf) __asm__("_setjmp");
int mw_sigsetjmp(void *buf, int save) __asm__("sigsetjmp");
int mw___sigsetjmp(void *buf, int save) __asm__("__sigsetjmp");
int mw_setjmp(void *buf) { return __midway_jump_target(buf); }
int mw__setjmp(void *buf) { return __midway_jump_target(buf); }
int mw_sigsetjmp(void *buf, int save) { return __midway_jump_target(buf); }
int mw___sigsetjmp(void *buf, int save) { return __midway_jump_target(buf); }

#define JUMP(label)                                                            \
	void mw_##label(void *buf, int value) __asm__(#label);                     \
	void mw_##label(void *buf, int value) { __midway_jump(buf, value ? value : 1); }

JUMP(longjmp)
JUMP(_longjmp)
JUMP(siglongjmp)
JUMP(__longjmp_chk)
