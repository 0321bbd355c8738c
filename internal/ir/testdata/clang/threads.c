/* Threads, a list under a lock, variadic functions, indirect calls. */
#include <pthread.h>
#include <stdarg.h>
#include <stdlib.h>

struct job {
	struct job *next;
	int (*run)(int);
	int input;
};

static struct job *head;
static int sum;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static int twice(int x) { return 2 * x; }
static int square(int x) { return x * x; }
static int (*const kinds[2])(int) = {twice, square};

static int total(int count, ...)
{
	va_list args;
	int result = 0;
	va_start(args, count);
	while (count-- > 0)
		result += va_arg(args, int);
	va_end(args);
	return result;
}

static void *consumer(void *arg)
{
	long taken = 0;
	for (;;) {
		pthread_mutex_lock(&lock);
		struct job *job = head;
		if (job != NULL)
			head = job->next;
		pthread_mutex_unlock(&lock);
		if (job == NULL)
			return (void *)taken;
		__atomic_fetch_add(&sum, job->run(job->input), __ATOMIC_RELAXED);
		free(job);
		taken++;
	}
}

int main(int argc, char **argv)
{
	pthread_t threads[2];
	void *taken[2];
	for (int i = 0; i < argc + 3; i++) {
		struct job *job = malloc(sizeof *job);
		job->run = kinds[i % 2];
		job->input = i;
		job->next = head;
		head = job;
	}
	for (int i = 0; i < 2; i++)
		pthread_create(&threads[i], NULL, consumer, NULL);
	for (int i = 0; i < 2; i++)
		pthread_join(threads[i], &taken[i]);
	return total(3, (int)(long)taken[0], (int)(long)taken[1], sum);
}
