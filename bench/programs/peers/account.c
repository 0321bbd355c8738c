// A deposit and a withdrawal of amounts that are inputs; the balance may be looked at between them, and may be less than it was.
#include <assert.h>
#include <pthread.h>
int __VERIFIER_nondet_int(void);
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int paid, drawn;
static long balance, start;
static void *deposit(void *arg)
{
	pthread_mutex_lock(&m);
	balance += paid;
	pthread_mutex_unlock(&m);
	return arg;
}
static void *withdraw(void *arg)
{
	pthread_mutex_lock(&m);
	balance -= drawn;
	pthread_mutex_unlock(&m);
	return arg;
}
static void *look(void *arg)
{
	pthread_mutex_lock(&m);
	assert(balance == start || balance == start + paid || balance == start + paid - drawn);
	pthread_mutex_unlock(&m);
	return arg;
}
int main(void)
{
	pthread_t a, b, c;
	start = balance = __VERIFIER_nondet_int();
	paid = __VERIFIER_nondet_int();
	drawn = __VERIFIER_nondet_int();
	pthread_create(&a, NULL, deposit, NULL);
	pthread_create(&b, NULL, withdraw, NULL);
	pthread_create(&c, NULL, look, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	pthread_join(c, NULL);
	return 0;
}
