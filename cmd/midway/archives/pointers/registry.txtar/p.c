#include <assert.h>
#include <stdlib.h>
#include <sys/epoll.h>
struct connection { int fd, open; };
static struct connection *one, *two;
static int poll_once(int ep)
{
	struct epoll_event ev[4];
	int n = epoll_wait(ep, ev, 4, -1);
	for (int i = 0; i < n; i++) {
		struct connection *c = ev[i].data.ptr;
		assert(c == one || c == two);
		assert(c->open == 1);
	}
	return n;
}
static struct connection *open_one(int ep, int fd)
{
	struct connection *c = malloc(sizeof *c);
	if (!c)
		exit(1);
	c->fd = fd;
	c->open = 1;
	struct epoll_event ev = {.events = EPOLLIN, .data.ptr = c};
	if (epoll_ctl(ep, EPOLL_CTL_ADD, fd, &ev) < 0)
		exit(1);
	return c;
}
int main(void)
{
	int ep = epoll_create1(0);
	one = open_one(ep, 3);
	two = open_one(ep, 4);
	poll_once(ep);
	return 0;
}
