#include <signal.h>
#include <stdlib.h>
static void handler(int number) { _Exit(0); }
int main(void)
{
	struct sigaction action = {.sa_handler = handler};
	sigaction(SIGABRT, &action, 0);
	abort();
}
