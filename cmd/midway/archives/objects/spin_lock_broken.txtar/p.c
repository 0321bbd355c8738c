#include <assert.h>
#include <errno.h>
#include <pthread.h>
static pthread_spinlock_t s;
static int n, missed;
static void *worker(void *arg)
{
	pthread_spin_lock(&s);
	n++;
	pthread_spin_unlock(&s);
	n++;
	return arg;
}
int main(void)
{
	pthread_t a, b;
	pthread_spin_init(&s, PTHREAD_PROCESS_PRIVATE);
	pthread_create(&a, NULL, worker, NULL);
	pthread_create(&b, NULL, worker, NULL);
	int error = pthread_spin_trylock(&s);
	if (error == 0) {
		n += 2;
		pthread_spin_unlock(&s);
	} else {
		assert(error == EBUSY);
		missed = 2;
	}
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	assert(n + missed == 6);
	pthread_spin_destroy(&s);
	return 0;
}
