/* Descriptors that are waited for together: Linux <sys/epoll.h>.

   What epoll_wait hands out is what was registered, each descriptor at most once in one call, in any order, and any of the
   events that it was registered for, or an error or hang-up. One that was given EPOLLONESHOT is handed out once. 64 are registered at most at
   a time. Registering comes before what is handed out, as in the kernel, which takes a lock. What was registered before a context is not
   known: any that may have been is handed out then. */
#include <sys/epoll.h>
#include "environment.h"
#include "epoll.h"

enum { REGISTERED = 64 };

static struct registration {
	int set, fd; /* set is 0 where there is none */
	uint32_t events;
	int used; /* it was handed out, and that only once */
	epoll_data_t data;
} registered[REGISTERED];

static int registrations; /* how many of them were in use since the start of the run */
static int copied;        /* descriptors may have copies: closing one of them ends nothing */

/* What was registered before a context: a run from there has them as unknowns, a run from main never looks at them. What is handed out has an array for
   itself, since that is not written to any more. */
static int before;
static int before_set[REGISTERED], before_fd[REGISTERED];
static uint32_t before_events[REGISTERED];
static epoll_data_t before_data[REGISTERED];

INLINE int some_before(void) { return !__midway_is_concrete(before); }

/* What two calls for one set agree on, as the name of an order. */
INLINE void *order_of(int set)
{
	return __midway_is_concrete(set) ? (char *)registered + (set & 63) : (char *)registered;
}

static void add(int set, int fd, const struct epoll_event *e)
{
	if (registrations == REGISTERED) {
		__midway_ledger(2, "library-limit", "more than 64 descriptors are registered with epoll");
		return;
	}
	if (!some_before()) {
		before = 1;
		before_set[registrations] = set;
		before_fd[registrations] = fd;
		before_events[registrations] = e->events;
		before_data[registrations] = e->data;
	}
	registered[registrations++] = (struct registration){set, fd, e->events, 0, e->data};
}

static void change(int set, int fd, const struct epoll_event *e)
{
	for (int i = 0; i < registrations; i++) {
		struct registration *r = &registered[i];
		int is = (r->set == set) & (r->fd == fd);
		r->events = is ? e->events : r->events;
		r->data.ptr = is ? e->data.ptr : r->data.ptr;
		r->used = is ? 0 : r->used;
	}
}

/* Ends the registrations of a descriptor with a set, or with all of them, and those of the set that it is itself. */
static void end(int set, int all, int fd)
{
	for (int i = 0; i < registrations; i++) {
		int *of = &registered[i].set, is = (registered[i].fd == fd) & ((*of == set) | all) | (*of == fd) & all;
		*of = is ? 0 : *of;
	}
	for (int i = 0; some_before() && i < REGISTERED; i++) {
		int *of = &before_set[i], is = (before_fd[i] == fd) & ((*of == set) | all) | (*of == fd) & all;
		*of = is ? 0 : *of;
	}
}

int epoll_ctl(int set, int operation, int fd, struct epoll_event *event)
{
	struct epoll_event e = {0};
	visible(registered);
	if (operation != EPOLL_CTL_DEL) {
		__midway_check(event, sizeof *event, 0);
		e = *event;
	}
	int failed = (int)outcome("epoll_ctl", 0), meant = failed ? 0 : set;
	__midway_hb_release(order_of(set));
	if (operation != EPOLL_CTL_ADD && operation != EPOLL_CTL_MOD && operation != EPOLL_CTL_DEL)
		return fail(EINVAL);
	if (operation == EPOLL_CTL_MOD && !some_before())
		change(meant, fd, &e);
	else if (operation != EPOLL_CTL_ADD)
		end(meant, 0, fd);
	if (operation == EPOLL_CTL_ADD || operation == EPOLL_CTL_MOD && some_before())
		add(meant, fd, &e);
	return failed;
}

void __mw_copied_descriptor(void) { copied = 1; }

void __mw_closed_descriptor(int fd)
{
	if (!some_before() && registrations == 0)
		return;
	if (__midway_is_concrete(copied) && !copied)
		end(0, 1, fd);
	else
		__midway_ledger(1, "epoll-closed", "a closed descriptor of which there may be copies is still waited for");
}

/* Tells of a registration with these events. */
INLINE void tell(struct epoll_event *to, uint32_t events, epoll_data_t data)
{
	to->events = (uint32_t)any_int("epoll_wait") & (events | EPOLLERR | EPOLLHUP);
	to->data = data;
}

/* Tells, as the k-th of n, of any that was registered before the context; there are only k where that is not one of this set. The answer is how many
   there are. */
static int tell_before(int set, struct epoll_event *to, int k, int n)
{
	long i = any_between(0, REGISTERED - 1, "epoll_wait");
	n = (k < n) & (before_set[i] != set) ? k : n;
	tell(to, before_events[i], before_data[i]);
	before_set[i] = k < n && before_events[i] & EPOLLONESHOT ? 0 : before_set[i];
	return n;
}

static int hand_out(int set, struct epoll_event *events, int most)
{
	int ready[REGISTERED], count = 0;
	for (int i = 0; i < registrations; i++)
		if (registered[i].set == set && !registered[i].used)
			ready[count++] = i;
	if (some_before())
		__midway_ledger(0, "library-limit", "64 descriptors were registered with epoll before the context, or fewer");
	else if (count < most)
		most = count;
	most = most < REGISTERED ? most : REGISTERED;
	int n = (int)transferred("epoll_wait", (size_t)most);
	for (int k = 0, first = 0; k < most; k++) {
		if (first == count || some_before() && __midway_choose(2, "epoll_wait|hands out what was registered since the context|hands out what was registered before the context")) {
			n = tell_before(set, &events[k], k, n);
			continue;
		}
		int other = first + 1 < count ? (int)any_between(first, count - 1, "epoll_wait") : first;
		struct registration *r = &registered[ready[other]];
		ready[other] = ready[first++];
		tell(&events[k], r->events, r->data);
		r->used = k < n && r->events & EPOLLONESHOT ? 1 : r->used;
	}
	return n;
}

int epoll_wait(int set, struct epoll_event *events, int most, int timeout)
{
	__mw_cancellation_point();
	visible(registered);
	if (most <= 0)
		return may_set_errno(), -1; /* EINVAL, or EBADF */
	if (copied)
		__midway_ledger(2, "library-limit", "what is registered with a copy of an epoll descriptor is not followed");
	__midway_check(events, (size_t)most * sizeof *events, 1);
	__midway_hb_acquire(order_of(set));
	return hand_out(set, events, most);
}

int epoll_pwait(int set, struct epoll_event *events, int most, int timeout, const sigset_t *mask)
{
	if (mask)
		__midway_check(mask, sizeof *mask, 0);
	return epoll_wait(set, events, most, timeout);
}
