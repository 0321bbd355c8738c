/* What else a program may do: ways NAME. */
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

long global = 0x5ca1ab1e;
static long buffer[1000];
static long *volatile heap;
static int *volatile nowhere;

static void *sleeper(void *arg)
{
	usleep(250 * 1000);
	return arg;
}

static void *bad(void *arg)
{
	usleep(100 * 1000);
	*nowhere = 1;
	return arg;
}

static void *brief(void *arg) { return arg; }

static void deep(int n)
{
	volatile char room[1000];
	room[0] = n;
	if (n > 0)
		deep(n - 1);
	else
		usleep(100 * 1000);
	room[1] = room[0];
}

int main(int argc, char **argv)
{
	const char *way = argc > 1 ? argv[1] : "";
	pthread_t t, u;
	heap = malloc(800);
	heap[3] = 0x0ddba11;
	buffer[7] = 0x7e57;
	if (strcmp(way, "segv") == 0) {
		pthread_create(&t, 0, sleeper, 0);
		pthread_create(&u, 0, bad, 0);
		pthread_join(t, 0);
	} else if (strcmp(way, "leaves") == 0) { /* main ends, another thread goes on */
		pthread_create(&t, 0, sleeper, 0);
		pthread_exit(0);
	} else if (strcmp(way, "churn") == 0) {
		for (int i = 0; i < 500; i++) {
			pthread_create(&t, 0, brief, 0);
			pthread_join(t, 0);
		}
	} else if (strcmp(way, "deep") == 0) {
		deep(200);
	} else if (strcmp(way, "caught") == 0) { /* a signal that is handled is not fatal */
		signal(SIGTERM, SIG_IGN);
		raise(SIGTERM);
		usleep(50 * 1000);
		return 4;
	} else if (strcmp(way, "vfork") == 0) {
		pid_t child = vfork();
		if (child == 0) {
			usleep(600 * 1000);
			_exit(3);
		}
		int status;
		waitpid(child, &status, 0);
		return WEXITSTATUS(status);
	} else if (strcmp(way, "abort") == 0) {
		abort();
	} else {
		puts("ready");
		fflush(stdout);
		usleep(400 * 1000);
		return 9;
	}
	return 0;
}
