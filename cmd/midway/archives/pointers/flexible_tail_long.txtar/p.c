#include <assert.h>
struct text { int length; char kind; char data[]; };
void write_at(struct text *t, unsigned char i)
{
	t->kind = 1;
	t->data[i] = 2;
	assert(t->kind == 1);
}
