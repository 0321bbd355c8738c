#include <assert.h>
static unsigned char counter = 128;
static int next(void)
{
	unsigned char id = counter--;
	assert((signed char)id > (signed char)counter);
	return id;
}
int main(void)
{
	return next();
}
