// A file system of one inode and one block, each with a mutex of its own: one thread allocates, the other looks whether the
// block is still free.
#include <assert.h>
#include <pthread.h>
static pthread_mutex_t m_inode = PTHREAD_MUTEX_INITIALIZER, m_busy = PTHREAD_MUTEX_INITIALIZER;
static int block, busy, inode;
static void *allocate(void *arg)
{
	pthread_mutex_lock(&m_inode);
	if (inode == 0) {
		pthread_mutex_lock(&m_busy);
		busy = 1;
		pthread_mutex_unlock(&m_busy);
		inode = 1;
	}
	block = 1;
	assert(block == 1);
	pthread_mutex_unlock(&m_inode);
	return arg;
}
static void *look(void *arg)
{
	pthread_mutex_lock(&m_busy);
	if (busy == 0) {
		block = 0;
		assert(block == 0);
	}
	pthread_mutex_unlock(&m_busy);
	return arg;
}
int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, allocate, NULL);
	pthread_create(&b, NULL, look, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
