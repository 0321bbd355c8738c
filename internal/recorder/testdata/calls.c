/* Threads in system calls that end with EINTR where a thread is interrupted. None of them may. At the end another
 * program is executed. */
#define _GNU_SOURCE
#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/ipc.h>
#include <sys/sem.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static int ends[2], epolled[2], group;
static sem_t sem;
static atomic_int signals;

static void check(int ok, const char *what)
{
	if (ok)
		return;
	fprintf(stderr, "%s: %s\n", what, strerror(errno));
	exit(1);
}

static void *reads(void *arg)
{
	char c;
	check(read(ends[0], &c, 1) == 1, "read");
	return arg;
}

static void *polls(void *arg)
{
	struct epoll_event e = {.events = EPOLLIN};
	int fd = epoll_create1(0);
	check(epoll_ctl(fd, EPOLL_CTL_ADD, epolled[0], &e) == 0, "epoll_ctl");
	check(epoll_wait(fd, &e, 1, -1) == 1, "epoll_wait");
	return arg;
}

static void *takes(void *arg)
{
	struct sembuf take = {0, -1, 0};
	check(semop(group, &take, 1) == 0, "semop");
	return arg;
}

static void *waits(void *arg)
{
	check(sem_wait(&sem) == 0, "sem_wait");
	return arg;
}

static void *awaits(void *arg)
{
	sigset_t set;
	sigemptyset(&set);
	sigaddset(&set, SIGUSR2);
	check(sigwaitinfo(&set, 0) == SIGUSR2, "sigwaitinfo");
	return arg;
}

static void *sleeps(void *arg)
{
	struct timespec t = {0, 300 * 1000 * 1000}, from, to;
	struct pollfd none;
	clock_gettime(CLOCK_MONOTONIC, &from);
	check(nanosleep(&t, 0) == 0, "nanosleep");
	check(poll(&none, 0, 100) == 0, "poll");
	clock_gettime(CLOCK_MONOTONIC, &to);
	struct epoll_event e;
	check(epoll_wait(epoll_create1(0), &e, 1, 100) == 0 || errno == EINTR, "epoll_wait with a limit");
	double took = to.tv_sec - from.tv_sec + (to.tv_nsec - from.tv_nsec) / 1e9;
	check(took >= 0.399, "the time slept");
	return arg;
}

static void count(int s) { signals += s == SIGUSR1; }

static void children(void)
{
	for (int i = 0; i < 3; i++) {
		int status;
		pid_t child = fork();
		if (child == 0) {
			usleep(10000);
			_exit(7);
		}
		check(waitpid(child, &status, 0) == child && WEXITSTATUS(status) == 7, "the child");
	}
	check(system("exit 5") >> 8 == 5, "system");
}

int main(int argc, char **argv)
{
	static void *(*const all[])(void *) = {reads, polls, takes, waits, awaits, sleeps};
	enum { n = sizeof all / sizeof *all };
	pthread_t t[n];
	struct sigaction act = {.sa_handler = count, .sa_flags = SA_RESTART};
	sigset_t set;
	alarm(20); /* what never ends */
	if (argc > 2)
		return atoi(argv[2]);
	sigemptyset(&set);
	sigaddset(&set, SIGUSR2);
	check(sigaction(SIGUSR1, &act, 0) == 0 && pthread_sigmask(SIG_BLOCK, &set, 0) == 0, "signals");
	group = semget(IPC_PRIVATE, 1, 0600);
	check(group >= 0 && pipe(ends) == 0 && pipe(epolled) == 0 && sem_init(&sem, 0, 0) == 0, "set up");
	for (int i = 0; i < n; i++)
		check(pthread_create(&t[i], 0, all[i], 0) == 0, "pthread_create");
	for (int i = 1; i <= 100; i++) {
		raise(SIGUSR1);
		check(signals == i, "a signal");
	}
	usleep(200 * 1000);
	struct sembuf give = {0, 1, 0};
	check(write(ends[1], "x", 1) == 1 && write(epolled[1], "x", 1) == 1 && semop(group, &give, 1) == 0, "wake");
	check(sem_post(&sem) == 0 && kill(getpid(), SIGUSR2) == 0, "wake");
	for (int i = 0; i < n; i++)
		pthread_join(t[i], 0);
	semctl(group, 0, IPC_RMID);
	children();
	execl(argv[0], argv[0], "then", argv[1], (char *)0);
	return 1;
}
