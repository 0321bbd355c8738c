/* The primitives that library models are written with. The interpreter gives them their meaning;
   nothing here is visible to the programs under test.

   A model runs in the thread that called it, atomically from one scheduling point to the next:
   all other threads stand still between the points marked below. */
#ifndef MIDWAY_H
#define MIDWAY_H
#include <stddef.h>

/* --- scheduling points ------------------------------------------------------------------------ */

enum midway_op { /* what an event is, for schedules, races and reduction */
	MW_LOCK = 1, MW_TRYLOCK, MW_TIMEDLOCK, MW_UNLOCK,
	MW_RDLOCK, MW_TRYRDLOCK, MW_WRLOCK, MW_TRYWRLOCK, MW_RWUNLOCK,
	MW_SPINLOCK, MW_SPINTRYLOCK, MW_SPINUNLOCK,
	MW_COND_WAIT, MW_COND_REACQUIRE, MW_COND_SIGNAL, MW_COND_BROADCAST,
	MW_BARRIER_WAIT, MW_SEM_WAIT, MW_SEM_TRYWAIT, MW_SEM_POST, MW_SEM_GETVALUE,
	MW_ONCE, MW_JOIN, MW_CREATE, MW_EXIT, MW_PROCESS_EXIT, MW_ATOMIC, MW_INIT, MW_DESTROY, MW_YIELD,
	MW_BARRIER_LEAVE, MW_SLEEP
};

/* The thread stops here, before it does anything to obj; it goes on when the scheduler picks it, which
   it may only where guard is null or guard(obj, arg) is true. A guard is pure C: it reads memory,
   has no side effects, no loops over unknown bounds, and calls nothing but __midway_* queries. */
void __midway_sync(enum midway_op op, void *obj, int (*guard)(void *obj, void *arg), void *arg);

/* --- wait queues (Bergan 4.2). A queue is named by an address; it needs no initialisation. ------- */

int  __midway_wait(void *queue);            /* append this thread to the queue; 0 when notified, 1 when woken by __midway_wake */
int  __midway_wait_timed(void *queue);      /* 0 notified, 1 timed out: may time out at any moment */
void __midway_notify_one(void *queue);      /* forks over who wakes */
int  __midway_woken(void);                  /* 1 if this thread, blocked at the context, was woken before it and has not run since */
void __midway_notify_all(void *queue);
void __midway_queue_invariant(void *queue, int *count); /* count is within the bounds of the queue's size, Bergan 4.3 */

/* --- annotations ------------------------------------------------------------------------------- */

enum midway_lock { MW_MUTEX = 1, MW_RW_READ, MW_RW_WRITE, MW_SPIN };
void __midway_acquire(void *lock, enum midway_lock kind);  /* lockset of this thread; also happens-before */
void __midway_release(void *lock, enum midway_lock kind);
/* Apply the lock invariant (Bergan 4.3 as corrected): *taken (4 bytes) != 0 implies that some
   thread may hold the lock; *owner (4 bytes, or null) is then its id, and *levels (4 bytes, or null) how often it does.
   Called first in every operation. */
void __midway_lock_invariant(void *lock, enum midway_lock kind, int *taken, int *owner, int *levels);
void __midway_barrier_init(void *barrier, unsigned expected);
/* *arrived is how many threads wait there, fewer than *expected; *serial (all 4 bytes) is 0 while nobody waits. */
void __midway_barrier_invariant(void *barrier, unsigned *expected, unsigned *arrived, unsigned *serial);
/* What the C library keeps of an object: assumed where it is not known, of an object of the initial state. It is computed
   from what was read by __midway_peek. */
void __midway_state_invariant(int holds);
/* *kind (4 bytes) is one that an initialiser reaching this mutex can give: a static initialiser, or
   settype on an attribute that reaches the init; else PTHREAD_MUTEX_NORMAL. */
void __midway_mutex_kind_invariant(void *mutex, int *kind);
int  __midway_peek(int *p);                 /* 4 bytes of a synchronisation object, to see whether they are known: no event */
void __midway_hb_release(void *obj);        /* everything so far happens before … */
void __midway_hb_acquire(void *obj);        /* … what follows a later hb_acquire of the same object */

/* --- threads. An id is a small positive number, 1 for main; pthread_t holds it as a word. -------- */

int  __midway_self(void);
int  __midway_thread_create(void *(*entry)(void *), void *arg); /* the new thread's id */
void __midway_thread_exit(void *result) __attribute__((noreturn));
int  __midway_thread_valid(unsigned long id);    /* names a thread ever created */
/* id, as a constant where it is unknown and names a thread of the context: forks over which. A thread whose flags have one of those bits
   is taken not to be meant, if others may be. */
int  __midway_stack_is(int n);                   /* 1 if who called the caller was called along the stacks with that number (no model asks) */
unsigned long __midway_thread_named(unsigned long id, int but);
int  __midway_thread_exited(unsigned long id);
void *__midway_thread_result(unsigned long id);
int *__midway_thread_flags(unsigned long id);    /* a word of the models' own per thread: 1 detached, 2 joined, … */
void __midway_wake(unsigned long id);            /* if the thread waits in a queue, it leaves it as if timed out */
void *__midway_thread_storage(unsigned long size); /* this thread's zero-initialised object for the models (keys, errno, cleanup) */

/* --- jumps. A target is the return of the function that the models' function was called by. ------------ */

int  __midway_jump_target(void *buf);         /* 0; buf names the call under way until its caller returns */
void __midway_jump(void *buf, int value) __attribute__((noreturn)); /* the call that buf names returns value */

/* --- memory ------------------------------------------------------------------------------------ */

enum midway_alloc { MW_HEAP = 1, MW_MMAP, MW_INTERNAL };
void *__midway_alloc(size_t bytes, size_t align, enum midway_alloc kind); /* never null; MW_HEAP is uninitialised, the others zero */
void __midway_free(void *p, enum midway_alloc kind); /* reports double and invalid frees; null is fine */
size_t __midway_object_size(const void *p);  /* bytes from p to the end of its object */
size_t __midway_object_offset(const void *p); /* bytes from the start of its object to p */
void __midway_check(const void *p, size_t bytes, int write); /* as an access of that range: bounds, liveness, races */
/* The range has just been accessed by plain loads or stores of this model: bounds were checked there;
   what remains is the race check and dependence. Never a scheduling point. */
void __midway_touched(const void *p, size_t bytes, int write);
/* This thread uses a synchronisation object, of which these bytes are in use: for the race check only, as an atomic write. Uses
   do not race with each other, but with plain accesses: initialisation, destruction, and what the program does to the bytes.
   Directly behind the event of the operation, before it orders anything; before the event, where the thread may wait for good. */
void __midway_used(const void *p, size_t bytes);
void __midway_memcpy(void *d, const void *s, size_t n);   /* as the user's own access; overlapping ranges are fine */
void __midway_memset(void *d, int c, size_t n);

/* --- unknowns ----------------------------------------------------------------------------------- */

void __midway_nondet(void *dst, size_t bytes, const char *name); /* an input: fresh unknown bytes */
void __midway_havoc(void *dst, size_t bytes);  /* over-approximation: fresh unknown bytes */
int  __midway_choose(int n, const char *what); /* fork: one of 0 … n-1; what is chosen, and each case: "fopen|fails|succeeds" */
void __midway_assume(int cond);                /* false: this thread stops for good (assume-blocked) */
int  __midway_is_concrete(long v);             /* 1 if v has one known value: lets a model pick a cheap way */

/* --- the process -------------------------------------------------------------------------------- */

enum midway_violation { /* docs/design.md §9.1 */
	MW_V_ASSERTION = 1, MW_V_REACH_ERROR, MW_V_UNREACHABLE, MW_V_LOCK_MISUSE, MW_V_BARRIER_MISUSE,
	MW_V_THREAD_MISUSE, MW_V_OUT_OF_BOUNDS, MW_V_INVALID_FREE, MW_V_NULL,
	MW_V_REACHED /* a state that is looked for: no model reports it */
};
void __midway_violation(enum midway_violation kind, const char *text) __attribute__((noreturn));
void __midway_warn_violation(enum midway_violation kind, const char *text); /* report where allowed, go on */
void __midway_exit(int code) __attribute__((noreturn));   /* ends the process at once: no handlers */
void __midway_cut(const char *why) __attribute__((noreturn)); /* ends the path: incomplete */
void __midway_ledger(int effect /* 0 assumption, 1 over-approximate, 2 incomplete */, const char *kind, const char *text);

enum midway_option { MW_MALLOC_MAY_FAIL = 1, MW_SPURIOUS_WAKEUPS, MW_SVCOMP, MW_FIFO, MW_ERROR_CALLS,
	MW_CANCELS /* the program may cancel threads */, MW_EXIT_HANDLERS /* and have functions called at exit */ };
int  __midway_option(enum midway_option o);    /* 0 or 1 */

void __midway_atomic_begin(void);              /* a scheduling point; then no other thread runs until … */
void __midway_atomic_end(void);

/* --- hooks: functions of the models that the interpreter calls by itself ------------------------------

   __mw_thread_end(result)  where a thread's entry function returns: the frame of the entry is replaced by
                            this call. An entry that returns fewer bits than a pointer (thrd_create's int) is
                            zero-extended. Runs thread-specific destructors, then __midway_thread_exit.
   __mw_main_end(code)      where main returns: as exit(code).
   __mw_blocked_NAME(…)     same parameters as NAME: the second half of a blocking call, for a thread that stands
                            blocked inside it at the context: it is in the wait queue, or was woken and has not run since
                            (__midway_woken), and the mutex is released.
                            Where there is no such function, a blocked thread simply begins at the call. */
void __mw_thread_end(void *result) __attribute__((noreturn));
void __mw_main_end(int code) __attribute__((noreturn));

#endif
