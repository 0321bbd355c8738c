#include <assert.h>
#include <pthread.h>
#include <string.h>
static int by_ended = 1, behind = 2, copied = 3, slots[8] = {1, 2, 3, 4, 5, 6, 7, 8};
static void *setter(void *arg)
{
	int *p = arg, from = 7;
	by_ended = 7;
	*p = 7;
	memcpy(&copied, &from, sizeof from);
	for (int i = 0; i < 4; i++)
		slots[2 * i] = 0;
	return arg;
}
static void *worker(void *arg)
{
	switch (*(int *)arg) {
	case 0:
		assert(by_ended == 1);
		break;
	case 1:
		assert(behind == 2);
		break;
	case 2:
		assert(copied == 3);
		break;
	case 3:
		assert(slots[4] == 5);
		break;
	}
	return arg;
}
int main(int argc, char **argv)
{
	pthread_t s, t;
	int n = argc;
	(void)argv;
	pthread_create(&s, NULL, setter, &behind);
	pthread_join(s, NULL);
	pthread_create(&t, NULL, worker, &n);
	pthread_join(t, NULL);
	return 0;
}
