#include <pthread.h>
static pthread_mutex_t first, second;
static int sum;
static void hand_over(pthread_mutex_t *from, pthread_mutex_t *to)
{
	pthread_mutex_lock(to);
	pthread_mutex_unlock(from);
}
static void *walker(void *arg)
{
	pthread_mutex_lock(&first);
	hand_over(&first, &second);
	sum++; // behind the call
	pthread_mutex_lock(&first);
	pthread_mutex_unlock(&first);
	pthread_mutex_unlock(&second);
	return arg;
}
static void *other(void *arg)
{
	pthread_mutex_lock(&first); // other
	pthread_mutex_unlock(&first);
	return arg;
}
int main(void)
{
	pthread_t t, u;
	pthread_create(&t, NULL, walker, NULL);
	pthread_create(&u, NULL, other, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
