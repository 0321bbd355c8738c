// An atomic block calls a function that is one itself.
#include <assert.h>
#include <pthread.h>
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);
static int x, y;
static void __VERIFIER_atomic_add(void) { x++; }
static void both(void)
{
	__VERIFIER_atomic_begin();
	y++;
	__VERIFIER_atomic_add();
	y++;
	__VERIFIER_atomic_end();
}
static void *w(void *arg)
{
	both();
	__VERIFIER_atomic_add();
	return arg;
}
int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, w, NULL);
	__VERIFIER_atomic_add();
	__VERIFIER_atomic_begin();
	int seen = x, other = y;
	__VERIFIER_atomic_end();
	assert(seen != 2 || other != 2);
	pthread_join(t, NULL);
	return 0;
}
