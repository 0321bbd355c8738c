#include <assert.h>
#include <pthread.h>
struct item {
	int v;
};
static struct item first;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static struct item *current = &first;
static void swap(struct item *j)
{
	pthread_mutex_lock(&m);
	current = j;
	pthread_mutex_unlock(&m);
	if (j)
		j->v = 1;
}
static void look(void)
{
	pthread_mutex_lock(&m);
	assert(current);
	pthread_mutex_unlock(&m);
}
static void *swapper(void *a)
{
	swap(a);
	return NULL;
}
static void *looker(void *a)
{
	look();
	return a;
}
int main(int argc, char **argv)
{
	pthread_t a, b;
	pthread_create(&a, NULL, swapper, argc > 1 ? &first : NULL);
	pthread_create(&b, NULL, looker, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
