#include <pthread.h>
#include <stdlib.h>
#include <sys/epoll.h>
struct connection { int fd, n; };
static int ep;
static struct connection *one;
static void *worker(void *arg)
{
	struct epoll_event ev;
	if (epoll_wait(ep, &ev, 1, -1) != 1)
		return arg;
	struct connection *c = ev.data.ptr;
	c->n++;
	ev.events = EPOLLIN;
	epoll_ctl(ep, EPOLL_CTL_MOD, c->fd, &ev);
	return arg;
}
int main(void)
{
	pthread_t a, b;
	ep = epoll_create1(0);
	one = calloc(1, sizeof *one);
	if (!one)
		return 1;
	one->fd = 3;
	struct epoll_event ev = {.events = EPOLLIN, .data.ptr = one};
	if (epoll_ctl(ep, EPOLL_CTL_ADD, 3, &ev) < 0)
		return 1;
	pthread_create(&a, 0, worker, 0);
	pthread_create(&b, 0, worker, 0);
	pthread_join(a, 0);
	pthread_join(b, 0);
	return 0;
}
