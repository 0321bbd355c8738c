#include <assert.h>
#include <stdlib.h>
#include <pthread.h>
#include <sys/epoll.h>
struct connection { int fd, open; };
static int ep;
static struct connection *open_one(int fd, int open)
{
	struct connection *c = malloc(sizeof *c);
	if (!c)
		exit(1);
	c->fd = fd;
	c->open = open;
	struct epoll_event ev = {.events = EPOLLIN, .data.ptr = c};
	if (epoll_ctl(ep, EPOLL_CTL_ADD, fd, &ev) < 0)
		exit(1);
	return c;
}
static void *loop(void *arg)
{
	struct epoll_event ev;
	for (int i = 0; i < 2; i++)
		if (epoll_wait(ep, &ev, 1, -1) == 1) {
			struct connection *c = ev.data.ptr;
			assert(c->open == 1);
			free(c);
		}
	return arg;
}
int main(void)
{
	pthread_t t;
	ep = epoll_create1(0);
	open_one(3, 1);
	open_one(4, 0);
	pthread_create(&t, 0, loop, 0);
	pthread_join(t, 0);
	return 0;
}
