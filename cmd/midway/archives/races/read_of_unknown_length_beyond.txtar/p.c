#include <unistd.h>

struct space {
	char buf[64];
	long have;
	size_t n;
};
int fd;

void fetch(struct space *s)
{
	read(fd, s->buf, s->n);
}

void mark(struct space *s)
{
	s->buf[40] = 1;
}
