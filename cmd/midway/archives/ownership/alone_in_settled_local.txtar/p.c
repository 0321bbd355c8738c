#include <pthread.h>
#include <stdlib.h>
static int which;
static void *work(void *p) { return p; }
int main(void)
{
	pthread_t a;
	int *all[4], *k, i;
	int *j = malloc(4 * sizeof *j);
	if (!j)
		exit(1);
	which = rand() % 4;
	for (i = 0; i < 4; i++)
		all[i] = i == which ? j : 0;
	pthread_create(&a, 0, work, 0);
	k = all[2];
	j[0] = 1; // t1
	free(j);
	if (k)
		k[1] = 2;
	pthread_join(a, 0);
	return 0;
}
