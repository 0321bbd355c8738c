#include <assert.h>
#include <pthread.h>
struct job {
	int threads, size, used;
};
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void *work(void *arg)
{
	struct job *job = arg;
	int size = job->size;
	pthread_mutex_lock(&m);
	job->used++;
	pthread_mutex_unlock(&m);
	assert(size == 6 && job->size == 6);
	return arg;
}
static void rounds(struct job *job)
{
	pthread_t t[8];
	for (int i = 0; i < job->threads; i++)
		pthread_create(&t[i], 0, work, job);
	for (int i = 0; i < job->threads; i++)
		pthread_join(t[i], 0);
}
int main(int argc, char **argv)
{
	struct job job;
	for (int n = 0; n < 4; n++) {
		job.threads = n;
		job.size = 6;
		job.used = 0;
		rounds(&job);
	}
	return 0;
}
