#include <pthread.h>
#include <stdlib.h>

int __VERIFIER_nondet_int(void);

int *data;

void *thread(void *arg)
{
	data[(long)arg / 2] = 1;
	return 0;
}

int main(void)
{
	pthread_t a, b;
	int n = __VERIFIER_nondet_int();
	if (n < 2 || n > 3)
		return 0;
	int *before = malloc(n * sizeof *before);
	data = malloc(n * sizeof *data);
	pthread_create(&a, 0, thread, 0);
	pthread_create(&b, 0, thread, (void *)1L);
	pthread_join(a, 0);
	pthread_join(b, 0);
	free(before);
	free(data);
	return 0;
}
