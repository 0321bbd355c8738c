#include <pthread.h>
#include <string.h>
struct best { size_t size; char dict[5000]; };
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static struct best best;
static char input[5000];
void finish(size_t n)
{
	pthread_mutex_lock(&m);
	if (n <= sizeof best.dict) {
		memcpy(best.dict, input, n);
		best.size = n;
	}
	pthread_mutex_unlock(&m);
}
