/* The tables of a program's schedules, and what its runtime knows of them (docs/schedules.md). */
#ifndef MIDWAY_SCHEDULE_H
#define MIDWAY_SCHEDULE_H

#include <stdint.h>

/* What an operation is: enum midway_op of the library models. */
enum {
	ATOMIC_ACCESS = 0,
	LOCK, TRYLOCK, TIMEDLOCK, UNLOCK, RDLOCK, TRYRDLOCK, WRLOCK, TRYWRLOCK, RWUNLOCK, SPINLOCK, SPINTRYLOCK, SPINUNLOCK,
	COND_WAIT, COND_REACQUIRE, COND_SIGNAL, COND_BROADCAST, BARRIER_WAIT, SEM_WAIT, SEM_TRYWAIT, SEM_POST, SEM_GETVALUE,
	ONCE, JOIN, CREATE, THREAD_EXIT, PROCESS_EXIT, ATOMIC, INIT, DESTROY
};

/* It waits until n operations of a thread are over. A list ends with n 0. */
struct edge {
	uint16_t thread;
	uint32_t n;
};

enum { NEVER = -1, UNKNOWN = -2 };

/* DRAWS: of a read, whether this thread is a barrier's serial one. It is not, unless it is the last to come. */
enum { READS = 1, TIMES_OUT = 2, RETURNS = 4, DRAWS = 8 };

struct operation {
	uint8_t code, flags;
	uint16_t slot;      /* of a read of an input: where its value goes */
	uint32_t nth;       /* of one: it is the thread's nth of the epoch */
	uint32_t place;     /* 0: any */
	int32_t returns;    /* with RETURNS */
	int32_t creates;    /* a thread of the epoch; 0: none */
	const struct edge *after;
	const int16_t *wakes; /* threads of the epoch, then -1 */
};

/* Operations up to the next read of an input that decides, or to the end of the epoch. */
struct fragment {
	const struct operation *const *operations; /* by thread */
	const uint32_t *counts;
	int threads;
	const struct node *next; /* behind the input; 0 at the end of a schedule */
	int epoch;               /* that is next then, by its index; NEVER: none is; UNKNOWN: this is not known */
	const uint16_t *order;   /* which thread of this epoch each thread of the next one is */
	int number;              /* the first of its schedules, from 1 */
	int verified;            /* some schedule that begins so is */
};

/* Where a fragment is chosen. */
struct node {
	const struct fragment *const *fragments;
	int (*choose)(const uint64_t *values); /* the index of one; -1: no condition holds, -2: several do */
};

/* Where a thread stands when an epoch begins. */
struct start {
	int marker;     /* it is at one, not blocked */
	uint32_t place; /* 0: any */
};

struct thread;

struct epoch {
	int threads;
	const struct start *starts;
	const struct node *root;
	void (*snapshot)(uint64_t *values, struct thread *const *threads); /* what is known when the epoch begins; or 0 */
};

/* The tables. */
extern const struct epoch *const __midway_epochs[];
extern const int __midway_most_threads, __midway_most_values, __midway_most_fragments;
extern const int __midway_only_verified; /* 1: count what is not verified, 2: stop there */

/* Values of registers on which conditions depend: this thread's, and those that are set once. */
extern _Thread_local uint64_t __midway_values[];
extern uint64_t __midway_once[];
void __midway_note_locals(void); /* the addresses of thread-local variables */
extern _Thread_local uint32_t __midway_place; /* of the call that is next */

/* For snapshots. */
uint64_t __midway_value(const struct thread *t, int slot);
uint64_t __midway_woken(const struct thread *t);
uint64_t __midway_id(uint64_t handle); /* of a thread of the epoch, as the models number them; others are as they are */
uint64_t __midway_read(uint64_t address, int bytes); /* 0 where there is no memory */

/* For functions that read inputs: begin gives the operation that the read is, or 0. */
const struct operation *__midway_input_begin(void);
void __midway_input_end(const struct operation *o, uint64_t value);
uint64_t __midway_input_next(void);

#endif
