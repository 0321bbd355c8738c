#include <pthread.h>

#include "markup.h"

int x, y;
const char *text = "</script><script>alert(1)</script><img src=x onerror=alert(2)>";
pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

void *writer(void *unused)
{
	pthread_mutex_lock(&mutex);
	y = x - 2;
	text = "<b>&amp;";
	pthread_mutex_unlock(&mutex);
	return unused;
}
