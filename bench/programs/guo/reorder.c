// Threads that set two numbers one after the other, and threads that look ROUNDS times whether both or none is set.
#include <assert.h>
#include <pthread.h>
#ifndef SETTERS
#define SETTERS 1
#endif
#ifndef LOOKERS
#define LOOKERS 1
#endif
#ifndef ROUNDS
#define ROUNDS 1
#endif
static int a, b;
static void *set(void *arg)
{
	a = 1;
	b = -1;
	return arg;
}
static void *look(void *arg)
{
	for (int k = 0; k < ROUNDS; k++)
		assert((a == 0 && b == 0) || (a == 1 && b == -1));
	return arg;
}
int main(void)
{
	pthread_t s[SETTERS], l[LOOKERS];
	for (int k = 0; k < SETTERS; k++)
		pthread_create(&s[k], NULL, set, NULL);
	for (int k = 0; k < LOOKERS; k++)
		pthread_create(&l[k], NULL, look, NULL);
	for (int k = 0; k < SETTERS; k++)
		pthread_join(s[k], NULL);
	for (int k = 0; k < LOOKERS; k++)
		pthread_join(l[k], NULL);
	return 0;
}
