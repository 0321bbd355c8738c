#include <assert.h>
#include <errno.h>
#include <semaphore.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/select.h>
#include <unistd.h>
int main(void)
{
	errno = 0;
	assert(select(-1, 0, 0, 0, 0) == -1 && errno == EINVAL);
	assert(sem_open("/folder/name", 0) == SEM_FAILED && errno == EINVAL);
	assert(sem_open("/", 0) == SEM_FAILED && errno == EINVAL);
	assert(sem_open("//name", 0) == SEM_FAILED && errno == ENOENT);
	errno = 0;
	assert(epoll_wait(-1, 0, 0, 0) == -1);
	assert(errno != EBADF);
	errno = 0;
	getpriority(99, 0);
	assert(errno != EINVAL);
	errno = 0;
	ttyname(-1);
	assert(errno != EBADF);
	errno = 0;
	if (getpgid(77) == -1)
		assert(errno != ESRCH);
	assert(getpgid(0) == getpgrp());
	return 0;
}
