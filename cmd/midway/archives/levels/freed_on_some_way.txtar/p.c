#include <pthread.h>
#include <stdlib.h>
struct { char *buf; pthread_mutex_t m; } g;
void reset(int all)
{
	pthread_mutex_lock(&g.m);
	if (all)
		free(g.buf);
	pthread_mutex_unlock(&g.m);
	pthread_mutex_lock(&g.m);
	g.buf = malloc(10);
	pthread_mutex_unlock(&g.m);
}
void use(void)
{
	pthread_mutex_lock(&g.m);
	g.buf[0] = 1;
	pthread_mutex_unlock(&g.m);
}
void *a(void *p) { reset(p == &g); return 0; }
void *b(void *p) { use(); return 0; }
int main(void)
{
	pthread_t x, y;
	g.buf = malloc(10);
	pthread_create(&x, 0, a, 0);
	pthread_create(&y, 0, b, 0);
	pthread_join(x, 0);
	pthread_join(y, 0);
}
