#include <assert.h>
#include <errno.h>
#include <sys/mman.h>
int main(void)
{
	assert(mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_ANONYMOUS, -1, 0) == MAP_FAILED && errno == EINVAL);
	assert(mmap(0, 4096, PROT_READ, MAP_PRIVATE, -1, 0) == MAP_FAILED && errno == EBADF);
	char *p = mmap(0, 8000, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	if (p == MAP_FAILED)
		return 1;
	assert(munmap(p + 1, 4096) == -1 && errno == EINVAL);
	assert(munmap(p, 8000) == 0);
	p[0] = 1;
	return 0;
}
