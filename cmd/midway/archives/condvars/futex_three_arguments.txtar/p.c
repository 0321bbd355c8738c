#define _GNU_SOURCE
#include <assert.h>
#include <linux/futex.h>
#include <pthread.h>
#include <sys/syscall.h>
#include <unistd.h>
static int word;
static void *waker(void *arg)
{
	__atomic_store_n(&word, 1, __ATOMIC_SEQ_CST);
	syscall(SYS_futex, &word, FUTEX_WAKE, 1);
	return arg;
}
int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, waker, NULL);
	int left = (int)syscall(SYS_futex, &word, FUTEX_WAIT, 0, NULL);
	assert(__atomic_load_n(&word, __ATOMIC_SEQ_CST) == 1);
	assert(left == -1);
	pthread_join(t, NULL);
	return 0;
}
