#include <pthread.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
	pthread_mutex_t zero, garbage;
	pthread_spinlock_t *spin = malloc(sizeof *spin);
	memset(&zero, 0, sizeof zero);
	pthread_mutex_lock(&zero);
	pthread_mutex_unlock(&zero);
	if (argc > 1)
		pthread_mutex_lock(&garbage);
	else
		pthread_spin_lock(spin);
	return 0;
}
