#include <assert.h>
#include <pthread.h>
struct text { int length; char kind; char data[]; };
void write_third(struct text *t)
{
	t->data[2] = 1;
}
void write_all(struct text *t)
{
	for (int i = 0; i < 3; i++)
		t->data[i] = 2;
}
