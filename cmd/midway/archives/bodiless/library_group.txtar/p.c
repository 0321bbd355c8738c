#include <assert.h>
#include <grp.h>
#include <stdlib.h>
int main(void)
{
	struct group g, *found = 0;
	char *buf = malloc(256);
	if (!buf || getgrgid_r(7, &g, buf, 256, &found) || !found)
		return 0;
	int n = 0;
	while (g.gr_mem[n])
		n++;
	assert(n < 1);
	free(buf);
	return g.gr_mem[0] != 0;
}
