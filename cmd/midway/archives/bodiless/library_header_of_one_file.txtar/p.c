#include <assert.h>
int td_init(void);
int named;
void other(void);
int main(void)
{
	named = 0;
	other();
	td_init();
	assert(named == 0);
	return 0;
}
