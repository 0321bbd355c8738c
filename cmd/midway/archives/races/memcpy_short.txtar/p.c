#include <pthread.h>
#include <string.h>
static char text[20], copy[20];
static void *first(void *arg)
{
	memcpy(copy, text, sizeof text - 1);
	return arg;
}
static void *second(void *arg)
{
	text[19] = 1;
	return arg;
}

int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, first, NULL);
	pthread_create(&b, NULL, second, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
