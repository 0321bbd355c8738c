#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
void report(const char *text, int n);
struct box {
	int v, rest[9];
};
static struct box *box;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int limit, count;
static void *work(void *arg)
{
	pthread_mutex_lock(&m);
	count = (count + 1) % limit;
	report("count", count);
	assert(count < limit);
	assert(box->v == 3);
	pthread_mutex_unlock(&m);
	return arg;
}
int main(int argc, char **argv)
{
	pthread_t a, b;
	limit = 7;
	box = malloc(sizeof *box);
	if (!box)
		return 1;
	box->v = 3;
	report("start", argc);
	pthread_create(&a, 0, work, 0);
	pthread_create(&b, 0, work, 0);
	pthread_join(a, 0);
	pthread_join(b, 0);
	return 0;
}
