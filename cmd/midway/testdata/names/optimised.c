/* From contexts, compiled with optimisation. "KIND: CONDITION" behind a line is what is decided there. */
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

enum color { RED, GREEN, BLUE };
struct inner { int a; char name[8]; };
union either { int i; float f; };
struct node {
	int v;
	struct node *next;
	struct inner in;
	unsigned flag : 3, other : 5;
	enum color color;
	union either u;
	int w, x;
};
struct ring { struct node *slot[4]; int head; };

int level, table[4][2];
unsigned limit;
char text[16];
double rate;
struct ring ring;
struct node *first;
extern int read_number(void);
int reached;

__attribute__((noinline)) void hit(int n) { reached += n; }

__attribute__((noinline)) void globals(int n, struct node *p, struct node **pp)
{
	if (level < -2)                        // global, a negative number: level < -2
		hit(1); else return;
	if (limit > 4000000000u)               // global without a sign: limit >= 4000000001
		hit(2); else return;
	if (table[2][1] == 5)                  // element: table[2][1] == 5
		hit(3); else return;
	if (text[3] == 'q')                    // a character: text[3] == 'q'
		hit(4); else return;
	if (ring.head == 3)                    // member: ring.head == 3
		hit(5); else return;
	if (rate > 0.5)                        // a number with a point: rate > 0.5
		hit(6); else return;
	if (n == 11)                           // a parameter: t1.n == 11
		hit(7); else return;
	int input = read_number();
	if (input == 40)                       // what a call gave: input == 40
		hit(8); else return;
	if (p->v == 1)                         // behind a parameter: some->v == 1
		hit(9); else return;
	if (p->in.a == 2)                      // nested member: some->in.a == 2
		hit(10); else return;
	if (p->in.name[1] == 'z')              // character of a member: some->in.name[1] == 'z'
		hit(11); else return;
	if (p->flag == 5)                      // bit-field: some->flag == 5
		hit(12); else return;
	if (p->color == BLUE)                  // enumeration: some->color == BLUE
		hit(13); else return;
	if (p->u.f > 1)                        // union: some->u.f > 1
		hit(14); else return;
	int local = first->w + table[1][1];
	hit(16);
	if (local == 7)                        // a sum that is held over a call: table[1][1] + some->w == 7
		hit(17); else return;
	if (ring.slot[1] == NULL)              // null: ring.slot[1] == NULL
		return;
	if (ring.slot[1]->x == 4)              // behind a pointer in an array, by its first name: some->x == 4
		hit(18); else return;
	assert(0);
}

struct node *some;

void *worker(void *a) { globals(*(int *)a, some, &first); return 0; }

int main(void)
{
	pthread_t t;
	some = first = calloc(1, sizeof *first);
	level = read_number(), table[2][1] = read_number(), text[3] = read_number(), ring.head = read_number(), table[1][1] = read_number();
	rate = read_number();
	limit = read_number();
	ring.slot[1] = read_number() ? first : 0;
	return pthread_create(&t, 0, worker, &reached);
}
