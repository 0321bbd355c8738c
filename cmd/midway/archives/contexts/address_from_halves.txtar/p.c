#include <assert.h>
#include <pthread.h>
#include <stdint.h>

static int written, other, here;
static struct { uint32_t low, high; } halves;

static void *write(void *arg)
{
	(void)arg;
	uintptr_t at = (uintptr_t)halves.low | (uintptr_t)halves.high << 32;
	int *p = here ? &here : (int *)at;
	*p = 1;
	return 0;
}

static void *look(void *arg)
{
	int seen = written + *(int *)arg, known = other;
	assert(known == 0);
	assert(seen == 0);
	return 0;
}

int main(void)
{
	pthread_t w, l;
	halves.low = (uint32_t)(uintptr_t)&written;
	halves.high = (uint32_t)((uintptr_t)&written >> 32);
	pthread_create(&w, 0, write, 0);
	pthread_join(w, 0);
	pthread_create(&l, 0, look, &other);
	pthread_join(l, 0);
	return 0;
}
