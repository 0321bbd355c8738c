#include <assert.h>
#include <threads.h>
extern int magic(void *);
int g;
int main(void)
{
	thrd_t id;
	thrd_create(&id, magic, &g);
	assert(g == 0);
	thrd_join(id, 0);
	return 0;
}
