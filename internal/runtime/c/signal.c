/* Signals: ISO C11 7.14, POSIX.1-2017 <signal.h>.

   Signals are not delivered: installing a handler is a ledger entry (assumption: none arrives), and so is sending a
   signal (incomplete). raise(SIGABRT) is abort unless it is ignored; raise, kill or pthread_kill of a process by itself otherwise go on. Waiting for
   a handler to be run never returns: the thread stops there (ledger). sigwait and the like get any signal that they wait for, as another process may
   send one at any time. */
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>
#include "environment.h"
#include "timed.h"

static void installing(const void *handler)
{
	if (handler != (void *)SIG_IGN && handler != (void *)SIG_DFL)
		__midway_ledger(0, "signal", "no signal arrives: an installed handler never runs");
}

static struct sigaction actions[NSIG]; /* all default at the start */

/* abort calls a handler of SIGABRT, which need not return. */
static void set(int number, struct sigaction action)
{
	actions[number] = action;
	if (number == SIGABRT && action.sa_handler != SIG_DFL && action.sa_handler != SIG_IGN)
		__midway_ledger(2, "signal", "abort: signals are not delivered, and SIGABRT has a handler");
}

/* Before a context, the handler of any signal may have been called here: by who sends one to itself, or lets one in. */
void __mw_handled(void)
{
	if (__midway_is_concrete(0))
		return;
	visible(actions);
	int number = (int)any_between(1, 64, "signal");
	void (*handler)(int, siginfo_t *, void *) = actions[number].sa_sigaction;
	if (handler != (void *)SIG_DFL && handler != (void *)SIG_IGN)
		handler(number, (siginfo_t *)any_long("signal"), (void *)any_long("signal"));
}

static int is_signal(int number) { return number >= 1 && number < NSIG; }
static int internal(int number) { return number == 32 || number == 33; } /* glibc keeps them for itself */
static int settable(int number) { return is_signal(number) && number != SIGKILL && number != SIGSTOP && !internal(number); }

__sighandler_t signal(int number, __sighandler_t handler)
{
	installing((void *)handler);
	if (!settable(number))
		return fail(EINVAL), SIG_ERR;
	visible(actions);
	__sighandler_t old = actions[number].sa_handler;
	struct sigaction new = actions[number];
	new.sa_handler = handler;
	new.sa_flags = SA_RESTART;
	set(number, new);
	return old;
}

__sighandler_t bsd_signal(int number, __sighandler_t handler) { return signal(number, handler); }
__sighandler_t __sysv_signal(int number, __sighandler_t handler) { return signal(number, handler); }
__sighandler_t sysv_signal(int number, __sighandler_t handler) { return signal(number, handler); }
__sighandler_t sigset(int number, __sighandler_t handler) { return signal(number, handler); }

int sigaction(int number, const struct sigaction *restrict new, struct sigaction *restrict old)
{
	if (new) {
		__midway_check(new, sizeof *new, 0);
		installing((void *)new->sa_handler);
	}
	if (old)
		__midway_check(old, sizeof *old, 1);
	if (!is_signal(number) || internal(number) || new && !settable(number))
		return fail(EINVAL);
	visible(actions);
	struct sigaction before = actions[number];
	if (new)
		set(number, *new);
	if (old)
		*old = before;
	return 0;
}

int sigemptyset(sigset_t *s)
{
	__midway_memset(s, 0, sizeof *s);
	return 0;
}

enum { BITS = 8 * sizeof(unsigned long) };

#define WORD(s, n) (s)->__val[((n) - 1) / BITS]
#define BIT(n) (1ul << ((n) - 1) % BITS)

int sigfillset(sigset_t *s)
{
	__midway_memset(s, 0, sizeof *s);
	__builtin_memset(s, 255, NSIG / 8);
	WORD(s, 32) &= ~BIT(32);
	WORD(s, 33) &= ~BIT(33);
	return 0;
}

int sigaddset(sigset_t *s, int n)
{
	if (!is_signal(n) || internal(n))
		return fail(EINVAL);
	__midway_check(&WORD(s, n), sizeof WORD(s, n), 1);
	WORD(s, n) |= BIT(n);
	return 0;
}

int sigdelset(sigset_t *s, int n)
{
	if (!is_signal(n) || internal(n))
		return fail(EINVAL);
	__midway_check(&WORD(s, n), sizeof WORD(s, n), 1);
	WORD(s, n) &= ~BIT(n);
	return 0;
}

int sigismember(const sigset_t *s, int n)
{
	if (!is_signal(n))
		return fail(EINVAL);
	__midway_check(&WORD(s, n), sizeof WORD(s, n), 0);
	return (WORD(s, n) & BIT(n)) != 0;
}

int sigisemptyset(const sigset_t *s)
{
	unsigned long any = 0;
	__midway_check(s, sizeof *s, 0);
	for (int i = 0; i < 64 / BITS; i++)
		any |= s->__val[i];
	return any == 0;
}

/* Which signals are blocked is not followed. */
static int old_mask(int how, const sigset_t *new, sigset_t *old)
{
	if (new)
		__midway_check(new, sizeof *new, 0);
	if (old) {
		__midway_check(old, sizeof *old, 1);
		__midway_nondet(old, sizeof *old, "blocked signals");
	}
	__mw_handled();
	return new && how != SIG_BLOCK && how != SIG_UNBLOCK && how != SIG_SETMASK ? EINVAL : 0;
}

int sigprocmask(int how, const sigset_t *restrict new, sigset_t *restrict old) { return old_mask(how, new, old) ? fail(EINVAL) : 0; }
int pthread_sigmask(int how, const sigset_t *restrict new, sigset_t *restrict old) { return old_mask(how, new, old); }
/* Another process may have sent any signal. */
int sigpending(sigset_t *s)
{
	sigemptyset(s);
	for (int i = 0; i < 64 / BITS; i++)
		s->__val[i] = (unsigned long)any_long("sigpending");
	return 0;
}

int sigaltstack(const stack_t *restrict new, stack_t *restrict old)
{
	if (old)
		fill(old, sizeof *old, "sigaltstack");
	return may_fail("sigaltstack|succeeds|fails");
}

int siginterrupt(int number, int on) { return 0; }

int raise(int number)
{
	if (number != 0 && !is_signal(number))
		return fail(EINVAL);
	__mw_handled();
	if (number == SIGABRT) {
		visible(actions);
		if (actions[SIGABRT].sa_handler == SIG_IGN)
			return 0;
		abort();
	}
	if (number)
		__midway_ledger(2, "signal", "raise: signals are not delivered");
	return 0;
}

int kill(pid_t id, int number)
{
	if (__midway_is_concrete(number) && (number < 0 || number > 64))
		return fail(EINVAL);
	__mw_handled();
	if (number)
		__midway_ledger(2, "signal", "kill: signals are not delivered");
	if (number >= 0 && number <= SIGRTMAX && (id == 0 || id == getpid()))
		return 0;
	return (int)outcome("kill", 0);
}

int killpg(pid_t id, int number) { return kill(id, number); }

static void never(const char *what)
{
	__mw_handled();
	__midway_ledger(2, "signal", what);
	__midway_assume(0);
}

int pause(void)
{
	__mw_cancellation_point();
	never("pause: signals are not delivered");
	return -1;
}

int sigsuspend(const sigset_t *s)
{
	__mw_cancellation_point();
	never("sigsuspend: signals are not delivered");
	return -1;
}

/* A signal of the set, which another process may send at any time. */
static int arrived(const sigset_t *s, const char *what)
{
	int number = (int)any_between(1, 64, what);
	if (sigisemptyset(s))
		never(what);
	__midway_assume(sigismember(s, number) == 1 & number != SIGKILL & number != SIGSTOP);
	return number;
}

/* A number and a sender of a signal that has arrived; the rest depends on the signal. */
static int tell(int number, siginfo_t *info, const char *what)
{
	if (!info)
		return number;
	*info = (siginfo_t){0};
	info->si_signo = number;
	info->si_code = any_int(what);
	info->si_pid = any_int(what);
	info->si_uid = (uid_t)any_int(what);
	info->si_value.sival_ptr = (void *)any_long(what);
	return number;
}

int sigwait(const sigset_t *restrict s, int *restrict out)
{
	__mw_cancellation_point();
	int number = arrived(s, "sigwait");
	*out = number;
	return 0;
}

int sigwaitinfo(const sigset_t *restrict s, siginfo_t *restrict info)
{
	__mw_cancellation_point();
	return tell(arrived(s, "sigwaitinfo"), info, "sigwaitinfo");
}

int sigtimedwait(const sigset_t *restrict s, siginfo_t *restrict info, const struct timespec *restrict t)
{
	__mw_cancellation_point();
	if (any_int("sigtimedwait") & 1)
		return fail(t && bad_time(t) ? EINVAL : EAGAIN);
	return tell(arrived(s, "sigtimedwait"), info, "sigtimedwait");
}

void psignal(int number, const char *s) { __mw_may_be_cancelled(); read_text(s, SIZE_MAX); }
char *strsignal(int number) { return "signal"; }
int __libc_current_sigrtmin(void) { return 34; }
int __libc_current_sigrtmax(void) { return 64; }
