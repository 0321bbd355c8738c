/* The mutex operations that condition variables and C11 threads share. */
#ifndef MUTEX_H
#define MUTEX_H
#include <pthread.h>
#include "models.h"

/* The bytes that a mutex uses. Programs that carry the type of another data model or glibc have room for no more. */
enum { MUTEX_USED = sizeof(void *) == 8 ? 20 : 16 };

/* Whether robust mutexes were ever asked for: threads that end look no further. */
extern int __mw_any_robust;
/* The guard of an acquisition: free, or held by this thread and of a kind that never blocks then. */
int __mw_mutex_free(void *mutex, void *unused);
/* Takes a mutex whose guard holds. */
int __mw_mutex_take(pthread_mutex_t *m);
/* Applies the invariants; every operation on a mutex begins with it. */
void __mw_mutex_invariant(pthread_mutex_t *m);
/* Whether this thread holds m. */
int __mw_mutex_held(pthread_mutex_t *m);
/* Gives up the robust mutexes that this thread, which ends, holds; where any were asked for. */
void __mw_mutexes_of_the_dead(void);
/* Gives up one level of a mutex that this thread holds. */
void __mw_mutex_give(pthread_mutex_t *m);
#endif
