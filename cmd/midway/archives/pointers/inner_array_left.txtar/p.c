#include <assert.h>
struct line { int word[4]; int next; };
void append(struct line *l)
{
	int i = 0;
	l->next = 0;
	while (i < 4 && l->word[i])
		i++;
	l->word[i] = 1;
	assert(l->next == 0);
}
