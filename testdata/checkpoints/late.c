/* Two threads that pay without asking again whether there is enough. It fails late: after many rounds that are well. */
#include <assert.h>
#include <pthread.h>
#include <unistd.h>

enum { rounds = 60 };
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_barrier_t both;
static int balance;

static int enough(int n)
{
	pthread_mutex_lock(&lock);
	int is = balance >= n;
	pthread_mutex_unlock(&lock);
	return is;
}

static void pay(int n)
{
	pthread_mutex_lock(&lock);
	balance -= n;
	assert(balance >= 0);
	pthread_mutex_unlock(&lock);
}

static void *buyer(void *arg)
{
	int self = arg != 0;
	for (int i = 0; i < rounds; i++) {
		if (i % 2 == self) {
			pthread_mutex_lock(&lock);
			balance += 10;
			pthread_mutex_unlock(&lock);
			usleep(5000);
		}
		pthread_barrier_wait(&both);
		if (i + 1 < rounds && i % 2 != self)
			continue;
		if (enough(10)) {
			if (i + 1 == rounds)
				usleep(20000);
			pay(10);
		}
	}
	return 0;
}

int main(void)
{
	pthread_t t, u;
	pthread_barrier_init(&both, 0, 2);
	pthread_create(&t, 0, buyer, 0);
	pthread_create(&u, 0, buyer, &balance);
	pthread_join(t, 0);
	pthread_join(u, 0);
	return 0;
}
