#include <assert.h>
void keep(int *p);
void poke(void);
int kept, other;
int main(void)
{
	keep(&kept);
	kept = 0;
	other = 0;
	poke();
	assert(other == 0);
	assert(kept == 0);
	return 0;
}
