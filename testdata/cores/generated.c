/* A thread that is in code which was made at run time: no file says how its stack goes on. */
#define _GNU_SOURCE
#include <pthread.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/* sub $40,%rsp; again: pause; mov (%rdi),%eax; test %eax,%eax; jz again; add $40,%rsp; ret */
static const unsigned char code[] = {0x48, 0x83, 0xec, 0x28, 0xf3, 0x90, 0x8b, 0x07, 0x85, 0xc0, 0x74, 0xf8, 0x48, 0x83, 0xc4, 0x28, 0xc3};
static void (*poll_code)(volatile int *);
static volatile int ready, go;

static void waits(volatile int *flag)
{
	ready = 1;
	poll_code(flag);
}

static void *worker(void *arg)
{
	waits(arg);
	return NULL;
}

int main(void)
{
	pthread_t t;
	void *p = mmap(NULL, 4096, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	memcpy(p, code, sizeof code);
	poll_code = (void (*)(volatile int *))p;
	pthread_create(&t, NULL, worker, (void *)&go);
	while (!ready)
		usleep(1000);
	usleep(200000);
	go = 1; /* STOP */
	pthread_join(t, NULL);
	return 0;
}
