#include <assert.h>
struct s { int n; };
struct s A, B;
struct s *cur = &A;
static int z;
static void put(struct s **q, struct s *v) { *q = v; }
void init(void) { put(&cur, &A); }
void user(void)
{
	struct s *p = cur;
	z = 1;
	assert(p != &B);
}
