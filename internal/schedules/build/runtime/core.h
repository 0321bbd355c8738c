/* What the runtime's files share. */
#ifndef MIDWAY_CORE_H
#define MIDWAY_CORE_H

#define _GNU_SOURCE
#include <pthread.h>
#include <stdatomic.h>
#include <time.h>
#include "schedule.h"

/* What a thread does, as far as others care. It is written with the lock held. */
enum status { RUNS, AT_MARKER, BLOCKED };

struct thread {
	int id;                 /* in the epoch; -1: schedules do not know it */
	int fragment, position; /* of its next operation */
	uint32_t reads;         /* of inputs, in the epoch */
	enum status status;
	uint32_t at;             /* where it stands, unless it runs */
	int parked, woken;       /* it waits for its turn; it was woken and has not run since */
	_Atomic uint32_t turn;   /* changes where it has to look again */
	_Atomic uint32_t asleep; /* it has to be woken for that */
	uint64_t *values;
	pthread_t handle; /* 0 until it has begun */
	struct thread *next; /* of all that live */
	void *(*entry)(void *);
	void *argument;
};

/* Who waits for a condition or at a barrier, in the order of arrival. */
struct waiter {
	void *queue;
	struct thread *thread;
	int woken;
	struct waiter *next;
};

extern _Atomic int __midway_constrained;

struct thread *__midway_self(void);
struct thread *__midway_add(int id);
void __midway_remove(struct thread *t);
void __midway_hold(void);
void __midway_drop(void);

/* Stops before an operation until the schedule has it next; the operation, or 0 where the run is not constrained. */
const struct operation *__midway_begin(struct thread *me, int code);
void __midway_end(struct thread *me, const struct operation *o);

/* Takes the thread's next operations as long as they are draws; the lock is not held. */
void __midway_draw(struct thread *me);

/* With the lock held: the thread's next operation in this epoch as far as it is known, or 0. */
const struct operation *__midway_known(struct thread *t);
/* Waits until the operations that o is behind are over; the lock is not held. */
void __midway_after(struct thread *me, const struct operation *o);
/* With the lock held: waits for a turn, until a time unless that is 0. */
void __midway_park(struct thread *me, clockid_t clock, const struct timespec *until);
void __midway_turn(struct thread *t);
/* With the lock held: begins the next epoch where this one is over. */
void __midway_over(void);
/* With the lock held: nothing is constrained from here on. */
void __midway_unmatched(const char *format, ...) __attribute__((format(printf, 1, 2)));

void __midway_report(void);

#endif
