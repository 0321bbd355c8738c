#include <assert.h>
#include <pthread.h>

#include "markup.h"

extern pthread_mutex_t mutex;

static void *reader(void *unused)
{
	pthread_mutex_lock(&mutex);
	int v = y + (x > 2);
	pthread_mutex_unlock(&mutex);
	assert(v >= 0 && "<img src=x onerror=alert(3)>");
	return (void *)text;
}

int main(void)
{
	pthread_t w, r;
	pthread_create(&w, 0, writer, 0);
	pthread_create(&r, 0, reader, 0);
	x = 1;
	pthread_join(w, 0);
	pthread_join(r, 0);
	return 10 / (y + 1);
}
