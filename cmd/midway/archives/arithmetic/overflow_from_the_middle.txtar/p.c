#include <pthread.h>
int counter, table[8];
void *step(void *arg)
{
	int i = *(int *)arg;
	if (i >= 0 && i < 7) {
		i = i + 1;
		table[i] = 1;
	}
	counter = counter + 1;
	return 0;
}
int main(void)
{
	pthread_t t;
	int arg = 3;
	for (;;) {
		pthread_create(&t, 0, step, &arg);
		pthread_join(t, 0);
	}
	return 0;
}
