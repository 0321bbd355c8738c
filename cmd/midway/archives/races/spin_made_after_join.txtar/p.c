#include <pthread.h>
static pthread_spinlock_t l;
static int x;
static void *worker(void *arg)
{
	pthread_spin_lock(&l);
	x++;
	pthread_spin_unlock(&l);
	return arg;
}
int main(int argc, char **argv)
{
	pthread_t t;
	pthread_spin_init(&l, 0);
	pthread_create(&t, NULL, worker, NULL);
	if (argc > 1)
		pthread_spin_init(&l, 0);
	pthread_join(t, NULL);
	pthread_spin_init(&l, 0);
	return 0;
}
