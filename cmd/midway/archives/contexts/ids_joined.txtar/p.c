#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int next_id, slot[16], taken[16];
struct part {
	int id;
};
static void *work(void *arg)
{
	struct part *p = arg;
	pthread_mutex_lock(&m);
	int ticket = next_id++;
	pthread_mutex_unlock(&m);
	slot[p->id] = 1;
	taken[ticket] = 1;
	return 0;
}
static void run_threads(int n)
{
	pthread_t t[16];
	struct part parts[16];
	next_id = 0;
	for (int i = 0; i < n; i++) {
		parts[i].id = i;
		pthread_create(&t[i], 0, work, &parts[i]);
	}
	for (int i = 0; i < n; i++)
		pthread_join(t[i], 0);
}
int main(int argc, char **argv)
{
	int n = argc < 16 ? argc : 16;
	for (int round = 0; round < 3; round++)
		run_threads(n);
	return 0;
}
