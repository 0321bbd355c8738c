#include <assert.h>
#include <pthread.h>
#include <string.h>
char s[4] = "abc";
void *a(void *arg) { s[1] = 0; return 0; }
void *b(void *arg) { assert(strlen(s) != 1); return 0; }
int main(void) {
	pthread_t t, u;
	pthread_create(&u, 0, b, 0);
	pthread_create(&t, 0, a, 0);
	pthread_join(t, 0);
	pthread_join(u, 0);
	return 0;
}
