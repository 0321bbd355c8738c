#include <pthread.h>
#include <stdlib.h>
char *text;
unsigned long at;
int f(void)
{
	char *t = text;
	free(t);
	return t[at];
}
