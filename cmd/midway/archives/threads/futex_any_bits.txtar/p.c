#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <linux/futex.h>
#include <pthread.h>
#include <sys/syscall.h>
#include <unistd.h>
static int word;
static void *waits(void *arg)
{
	syscall(SYS_futex, &word, FUTEX_WAIT_BITSET, 0, 0, 0, FUTEX_BITSET_MATCH_ANY);
	return 0;
}
int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, waits, 0);
	__atomic_store_n(&word, 1, __ATOMIC_SEQ_CST);
	syscall(SYS_futex, &word, FUTEX_WAKE_BITSET, 1, 0, 0, FUTEX_BITSET_MATCH_ANY);
	pthread_join(t, 0);
	assert(syscall(SYS_futex, &word, FUTEX_WAKE_BITSET, 1, 0, 0, 0) == -1 && errno == EINVAL);
	return 0;
}
