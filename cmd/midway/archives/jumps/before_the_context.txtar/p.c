#include <pthread.h>
#include <setjmp.h>
static int n;
static void *worker(void *arg)
{
	jmp_buf out;
	if (!setjmp(out)) {
		n = 1;
		longjmp(out, 1);
	}
	n++; // here
	return arg;
}
int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	pthread_join(t, NULL);
	return 0;
}
