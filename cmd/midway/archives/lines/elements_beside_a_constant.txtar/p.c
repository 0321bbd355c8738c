#include <pthread.h>
struct part { long x, y; };
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static unsigned next;
static struct part parts[8];
static void set(long *p)
{
	if (p == &parts[0].y) {
		pthread_mutex_lock(&m);
		p[0] = 1;
		pthread_mutex_unlock(&m);
	} else
		p[1] = 2;
}
void *worker(void *x)
{
	long *p = &parts[0].y;
	pthread_mutex_lock(&m);
	unsigned id = next++;
	pthread_mutex_unlock(&m);
	if (id < 8)
		p = &parts[id].x;
	set(p);
	return 0;
}
void *other(void *x)
{
	pthread_mutex_lock(&m);
	unsigned id = next++;
	pthread_mutex_unlock(&m);
	if (id >= 8)
		return 0;
	long *p = &parts[id].x;
	set(p);
	return 0;
}
int main(int argc, char **argv)
{
	pthread_t t[100];
	for (int i = 0; i < 100; i++)
		pthread_create(&t[i], 0, i & 1 ? worker : other, 0);
	for (int i = 0; i < 100; i++)
		pthread_join(t[i], 0);
	return 0;
}
