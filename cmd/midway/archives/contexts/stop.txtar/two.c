#include <pthread.h>
#include <semaphore.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t cond = PTHREAD_COND_INITIALIZER;
static sem_t slots;
static int ready, limit = 4;
static __thread int depth;

struct job {
	int id;
	struct job *next;
	unsigned state : 3;
};
static struct job *jobs;

static void step(struct job *j)
{
	depth++;
	j->state = 2;
}

static void *worker(void *arg)
{
	int i;
	for (i = 0; i < limit; i++) {
		pthread_mutex_lock(&lock);
		while (!ready)
			pthread_cond_wait(&cond, &lock);
		step(arg);
		pthread_mutex_unlock(&lock);
	}
	sem_wait(&slots);
	return NULL;
}

void never(void)
{
	ready = 2;
}

int main(void)
{
	pthread_t t[2];
	sem_init(&slots, 0, 1);
	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], NULL, worker, jobs);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	return 0;
}
