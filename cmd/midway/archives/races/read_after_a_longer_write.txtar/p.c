#include <string.h>
#include <unistd.h>

struct space {
	char buf[100];
	long have;
	size_t n;
};
int fd;

void fetch(struct space *s)
{
	memset(s->buf, 0, sizeof s->buf);
	read(fd, s->buf, s->n);
}

void mark(struct space *s)
{
	s->buf[40] = 1;
}
