#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
static int *first, *second;
static int count;
static void *work(void *arg)
{
	int i = *(int *)arg;
	if (i < 0 || i >= count || count > 100)
		return 0;
	second[i] = 7;
	first[i] = 5;
	assert(second[i] == 7);
	assert(second == first + count);
	return arg;
}
int main(int argc, char **argv)
{
	static int which;
	pthread_t t;
	if (scanf("%d", &count) != 1 || count < 1 || count > 100)
		return 1;
	first = malloc(2 * count * sizeof(int));
	second = first + count;
	printf("%d\n", count);
	which = argc;
	pthread_create(&t, 0, work, &which);
	pthread_join(t, 0);
	return 0;
}
