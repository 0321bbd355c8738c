// Two threads read a number, the third writes it.
#include <assert.h>
#include <pthread.h>
static int x, seen[2];
static void *reader(void *arg)
{
	int *out = arg;
	*out = x;
	*out += x;
	return NULL;
}
static void *writer(void *arg)
{
	x = 1;
	return arg;
}
int main(void)
{
	pthread_t a, b, c;
	pthread_create(&a, NULL, reader, &seen[0]);
	pthread_create(&b, NULL, reader, &seen[1]);
	pthread_create(&c, NULL, writer, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	pthread_join(c, NULL);
	assert(seen[0] <= 2 && seen[1] <= 2);
	return 0;
}
