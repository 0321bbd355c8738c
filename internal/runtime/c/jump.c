/* Non-local jumps: ISO C11 7.13, POSIX sigsetjmp, and glibc's __sigsetjmp of pthread_cleanup_push.

   setjmp returns 0 and saves nothing; longjmp ends its path with a ledger entry (incomplete). */
#include <setjmp.h>
#include "models.h"

#undef setjmp
#undef sigsetjmp
int mw_setjmp(void *buf) __asm__("setjmp");
int mw__setjmp(void *buf) __asm__("_setjmp");
int mw_sigsetjmp(void *buf, int save) __asm__("sigsetjmp");
int mw___sigsetjmp(void *buf, int save) __asm__("__sigsetjmp");
int mw_setjmp(void *buf) { return 0; }
int mw__setjmp(void *buf) { return 0; }
int mw_sigsetjmp(void *buf, int save) { return 0; }
int mw___sigsetjmp(void *buf, int save) { return 0; }

#define JUMP(label)                                                            \
	void mw_##label(void *buf, int value) __asm__(#label);                     \
	void mw_##label(void *buf, int value) { __midway_cut(#label " is not modelled"); }

JUMP(longjmp)
JUMP(_longjmp)
JUMP(siglongjmp)
JUMP(__longjmp_chk)
