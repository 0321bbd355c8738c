#include <sys/epoll.h>
static struct epoll_event events[8];
static long seen;
int wait_for_events(int fd)
{
	int n = epoll_wait(fd, events, 8, -1);
	for (int i = 0; i < n; i++)
		seen += events[i].data.fd;
	return n;
}
int main(void)
{
	return wait_for_events(epoll_create1(0)) < 0;
}
