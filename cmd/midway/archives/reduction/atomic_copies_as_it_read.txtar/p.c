#include <assert.h>
#include <pthread.h>
#include <string.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

static int x, out;
static struct { int a, b; } from, to;
static int n = 8;

static void *uses(void *arg)
{
	__VERIFIER_atomic_begin();
	memcpy(&to, &from, n), out += to.b;
	__VERIFIER_atomic_end();
	__VERIFIER_atomic_begin();
	out += from.b;
	__VERIFIER_atomic_end();
	return arg;
}

static void *writes(void *arg)
{
	__VERIFIER_atomic_begin();
	from.b = 4;
	__VERIFIER_atomic_end();
	return arg;
}

static void *decides(void *arg)
{
	__VERIFIER_atomic_begin();
	n = 4, x = 1;
	__VERIFIER_atomic_end();
	return arg;
}

int main(void)
{
	pthread_t t[3];
	pthread_create(&t[0], NULL, uses, NULL);
	pthread_create(&t[2], NULL, decides, NULL);
	pthread_create(&t[1], NULL, writes, NULL);
	for (int i = 0; i < 3; i++)
		pthread_join(t[i], NULL);
	assert(!x || out != 8);
	return 0;
}
