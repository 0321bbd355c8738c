#include <assert.h>
#include <pthread.h>
static pthread_spinlock_t m;
static int used, limit = 4;
static void less(void)
{
	if (used > 0)
		used--;
}
static void give(void)
{
	pthread_spin_lock(&m);
	less();
	pthread_spin_unlock(&m);
}
static void get(void)
{
	pthread_spin_lock(&m);
	if (used < limit)
		used++;
	pthread_spin_unlock(&m);
}
static void look(void)
{
	pthread_spin_lock(&m);
	assert(used <= limit);
	pthread_spin_unlock(&m);
}
static void *worker(void *a)
{
	for (int i = 0; i < 3; i++) {
		get();
		give();
	}
	return a;
}
static void *looker(void *a)
{
	look();
	return a;
}
int main(int argc, char **argv)
{
	pthread_t a, b;
	pthread_spin_init(&m, PTHREAD_PROCESS_PRIVATE);
	pthread_create(&a, NULL, worker, NULL);
	pthread_create(&b, NULL, looker, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
