/* From a context, and from the stack of t3. "KIND: CONDITION" behind a line is what a branch there decides, as true. */
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>

enum color { RED, GREEN, BLUE };
struct inner { int a; char name[8]; };
struct node {
	int v;
	struct node *next;
	struct inner in;
	unsigned flag : 3, other : 5;
	enum color color;
	union { int i; float f; } u;
};
struct ring { struct node *slot[4]; int head; };
static struct ring ring;
static int table[4][2], level;
static unsigned limit;
static char text[16];
static double rate;
static struct node *first;
static void (*hook)(void);
static __thread int depth;
extern int read_number(void);
extern void fill(struct node *n);
static int reached, given;

static void idle(void) { reached = 7; }

static void globals(int n)
{
	int local = n + 1;
	if (level < -2)                        // global, a negative number: level < -2
		reached++;
	if (limit > 4000000000u)               // global without a sign: limit >= 4000000001
		reached++;
	if (table[2][1] == 5)                  // element: table[2][1] == 5
		reached++;
	if (table[n & 3][1] == 6)              // element at an index: table[given & 3][1] == 6
		reached++;
	if (text[3] == 'q')                    // a character: text[3] == 'q'
		reached++;
	if (ring.head == 3)                    // member: ring.head == 3
		reached++;
	if (rate > 0.5)                        // a number with a point: rate > 0.5
		reached++;
	if (hook == idle)                      // a pointer to a function: hook == idle
		reached++;
	if (local == 12)                       // a parameter, by where its value is from: given == 11
		reached++;
	if (depth == 3)                        // thread-local: t1.depth == 3
		reached++;
	int input = read_number();
	if (input == 40)                       // what a call gave: input == 40
		reached++;
	assert(0);
}

static void pointers(struct node *p, struct node **pp)
{
	if (p->v == 1)                         // behind a parameter: t2.p->v == 1
		reached++;
	if (p->in.a == 2)                      // nested member: t2.p->in.a == 2
		reached++;
	if (p->in.name[1] == 'z')              // character of a member: t2.p->in.name[1] == 'z'
		reached++;
	if (p->flag == 5)                      // bit-field: t2.p->flag == 5
		reached++;
	if (p->color == BLUE)                  // enumeration: t2.p->color == BLUE
		reached++;
	if (p->u.i == 3)                       // union: t2.p->u.i == 3
		reached++;
	if (*pp == p)                          // pointer to pointer: first == t2.p
		reached++;
	if (ring.slot[1] == NULL)              // null: ring.slot[1] == NULL
		return;
	if (ring.slot[1]->v == 4)              // behind a pointer in an array: ring.slot[1]->v == 4
		reached++;
	assert(0);
}

static void inner(struct node *n)
{
	if (n->v == 7)                         // local of a caller: t3.own.v == 7
		reached++;
	assert(0);
}

static void outer(struct node *mine)
{
	struct node own = *mine;
	inner(&own);
}

static void *run1(void *p) { globals(*(int *)p); return 0; }
static void *run2(void *p) { pointers(p, &first); return 0; }
static void *run3(void *p) { outer(p); return 0; }

static struct node *made(int n)
{
	struct node *all = malloc(n * sizeof *all);
	fill(all);
	return all;
}

int main(void)
{
	pthread_t t, u, v;
	hook = level ? idle : 0;
	given = read_number();
	pthread_create(&t, 0, run1, &given);
	pthread_create(&u, 0, run2, made(1));
	pthread_create(&v, 0, run3, made(2));
	level = limit = table[0][0] = read_number();
	table[read_number() & 3][1] = read_number();
	text[read_number() & 15] = (char)read_number();
	rate = read_number();
	ring.head = read_number();
	ring.slot[1] = read_number() ? made(1) : 0;
	first = read_number() ? ring.slot[0] : made(1);
	ring.slot[0] = read_number() ? first : 0;
	return pthread_join(t, 0);
}
