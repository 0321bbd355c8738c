#include <pthread.h>
#include <stdio.h>
static FILE *f;
static void *writes(void *arg) { fputs("a", f); printf("%d", 1); return 0; }
int main(void)
{
	pthread_t t;
	if (!(f = fopen("data", "w")))
		return 0;
	pthread_create(&t, 0, writes, 0);
	writes(0);
	pthread_join(t, 0);
	fclose(f);
	return 0;
}
