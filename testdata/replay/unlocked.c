/* An increment without a lock: a race, and at memory granularity a lost update. */
#include <assert.h>
#include <pthread.h>

int x;

void *w(void *p) { x++; return 0; }

int main(void) {
	pthread_t t, u;
	pthread_create(&t, 0, w, 0);
	pthread_create(&u, 0, w, 0);
	pthread_join(t, 0);
	pthread_join(u, 0);
	for (int i = 0; i < 2; i++)
		x += i;

	x--;

	assert(x == 2);
	return 0;
}
