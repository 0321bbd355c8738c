#include <errno.h>
#include <time.h>
#include <assert.h>
int other(int);
int main(void)
{
	time_t t = 0;
	other(1);
	assert(errno == 0);
	errno = 0;
	other(2);
	assert(errno == 0);
	errno = 0;
	localtime(&t);
	assert(errno == 0);
	return 0;
}
