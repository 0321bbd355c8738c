#include <stdlib.h>
struct s { int n; };
void put(struct s *p) { p->n = 0; free(p); }
void get(struct s *p)
{
	p->n++;
}
