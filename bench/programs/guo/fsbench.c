// Each thread allocates a block for its own inode, a mutex for each; the last thread's number is out of range.
#include <assert.h>
#include <pthread.h>
#ifndef THREADS
#define THREADS 8
#endif
enum { INODES = 32, BLOCKS = THREADS - 1 };
static pthread_mutex_t inode_locks[INODES], block_locks[BLOCKS];
static int inodes[INODES], busy[BLOCKS];
static void *worker(void *arg)
{
	int i = *(int *)arg % INODES;
	assert(i < BLOCKS);
	pthread_mutex_lock(&inode_locks[i]);
	if (inodes[i] == 0) {
		int b = i * 2 % BLOCKS;
		for (int k = 0; k < BLOCKS / 2; k++) {
			pthread_mutex_lock(&block_locks[b]);
			if (!busy[b]) {
				busy[b] = 1;
				inodes[i] = b + 1;
				pthread_mutex_unlock(&block_locks[b]);
				break;
			}
			pthread_mutex_unlock(&block_locks[b]);
			b = (b + 1) % BLOCKS;
		}
	}
	pthread_mutex_unlock(&inode_locks[i]);
	return NULL;
}
int main(void)
{
	pthread_t t[THREADS];
	int ids[THREADS];
	for (int k = 0; k < INODES; k++)
		pthread_mutex_init(&inode_locks[k], NULL);
	for (int k = 0; k < BLOCKS; k++)
		pthread_mutex_init(&block_locks[k], NULL);
	for (int k = 0; k < THREADS; k++) {
		ids[k] = k;
		pthread_create(&t[k], NULL, worker, &ids[k]);
	}
	for (int k = 0; k < THREADS; k++)
		pthread_join(t[k], NULL);
	return 0;
}
