#include <assert.h>
#include <signal.h>
int x;
void handler(int s) { assert(x == 0); }
int main(void) { signal(SIGINT, handler); x = 1; return 0; }
