#include <assert.h>
#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int n, c0, c1, c2, c3, c4, c5, c6, c7, c8, c9;
static void put(int k)
{
	int v;
	if (k) {
		pthread_mutex_lock(&m);
		if (k & 1) c0++;
		if (k & 2) c1++;
		if (k & 4) c2++;
		if (k & 8) c3++;
		if (k & 16) c4++;
		if (k & 32) c5++;
		if (k & 64) c6++;
		if (k & 128) c7++;
		if (k & 256) c8++;
		if (k & 512) c9++;
		v = -1;
	} else {
		pthread_mutex_lock(&m);
		v = 1;
	}
	n = v;
	pthread_mutex_unlock(&m);
}
static void look(void)
{
	pthread_mutex_lock(&m);
	assert(n >= 0);
	pthread_mutex_unlock(&m);
}
static void *w1(void *x) { put(x != 0); return x; }
static void *w2(void *x) { look(); return x; }
int main(int argc, char **argv)
{
	pthread_t t, u;
	pthread_create(&t, 0, w1, argc > 1 ? argv : 0);
	pthread_create(&u, 0, w2, 0);
	pthread_join(t, 0);
	pthread_join(u, 0);
	return 0;
}
