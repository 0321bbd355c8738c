#include <assert.h>
#include <pthread.h>
#include <string.h>

struct record { long id, value, unused; };
static struct record source, copy, other;

static void *first(void *arg)
{
	memcpy(&copy, &source, sizeof copy);
	other = copy;
	return arg;
}

static void *second(void *arg)
{
	other.id = 1;
	source.value = 1;
	return arg;
}

int main(void)
{
	pthread_t t[2];
	pthread_create(&t[0], NULL, first, NULL);
	pthread_create(&t[1], NULL, second, NULL);
	pthread_join(t[0], NULL);
	pthread_join(t[1], NULL);
	assert(!copy.value);
	return 0;
}
