#include <assert.h>
#include <signal.h>
#include <sys/prctl.h>
int main(void)
{
	prctl(PR_SET_PDEATHSIG, SIGTERM);
	assert(prctl(PR_SET_NAME, "worker") <= 0);
	return 0;
}
