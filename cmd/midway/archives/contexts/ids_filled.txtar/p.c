#include <assert.h>
#include <pthread.h>
struct job {
	int id;
};
static struct job jobs[32];
static int n, slice[32];
static void *work(void *arg)
{
	struct job *j = arg;
	slice[j->id] = j->id;
	assert(j->id < n);
	return 0;
}
int main(int argc, char **argv)
{
	pthread_t t[32];
	n = argc < 32 ? argc : 32;
	for (int i = 0; i < n; i++)
		jobs[i].id = i;
	for (int i = 0; i < n; i++)
		pthread_create(&t[i], 0, work, &jobs[i]);
	for (int i = 0; i < n; i++)
		pthread_join(t[i], 0);
	return 0;
}
