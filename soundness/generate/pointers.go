package generate

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// pointerHead declares what programs of Pointers use: a structure that is embedded in another, alone, twice and in an
// array; a union of a number, a pair and bytes; a flexible array in the padding of its structure; an intrusive list
// with a bare sentinel; an arena, a list of what is given back to it, and pointers in the guise of numbers.
const pointerHead = `#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
extern int __VERIFIER_nondet_int(void);
struct part { int n; unsigned k; };
struct link { struct link *next, *prev; };
union cell { long whole; struct { int low, high; } half; char byte[8]; };
struct node { int a; struct part in; struct link link; struct part row[2]; union cell cell; struct node *next; char tail[4]; };
struct text { int length; char kind; char data[]; };
#define NODE(l) ((struct node *)((char *)(l) - offsetof(struct node, link)))
static struct link head = {&head, &head};
static struct node plain, *first, *table[3];
static struct part *kept;
static struct text *text;
static int *number;
static uintptr_t tagged;
static void *spare;
static union { char bytes[512]; long aligned; } arena;
static unsigned used;
static char buffer[sizeof(void *)];
static long seen;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void *get(size_t n)
{
	void *p = spare;
	if (p) {
		spare = *(void **)p;
	} else if (used + 96 <= sizeof arena && n <= 96) {
		p = &arena.bytes[used];
		used += 96;
	} else {
		p = malloc(n < 96 ? 96 : n);
	}
	memset(p, 0, n);
	return p;
}
static void put(void *p)
{
	*(void **)p = spare;
	spare = p;
}
static void push(struct link *l)
{
	l->next = head.next;
	l->prev = &head;
	head.next->prev = l;
	head.next = l;
}
`

// pointerText writes a program of Pointers.
type pointerText struct {
	rng  *rand.Rand
	text strings.Builder
}

func (w *pointerText) one(of ...string) string { return of[w.rng.IntN(len(of))] }

func (w *pointerText) line(depth int, format string, args ...any) {
	w.text.WriteString(strings.Repeat("\t", depth))
	fmt.Fprintf(&w.text, format, args...)
	w.text.WriteByte('\n')
}

// node is a pointer to a node that is there.
func (w *pointerText) node() string {
	return w.one(
		"first",
		"p",
		"p",
		"&plain",
		"table[k % 3]",
		"(struct node *)(tagged & ~(uintptr_t)3)",
		"(head.next == &head ? p : NODE(head.next))",
		"p->next",
	)
}

func (w *pointerText) part() string {
	n := w.node()
	return w.one("kept", "q", "q", "&("+n+")->in", "&("+n+")->row[k & 1]")
}

func (w *pointerText) place() string {
	n := w.node()
	switch w.rng.IntN(9) {
	case 0:
		return "(" + n + ")->a"
	case 1, 2:
		return "(" + w.part() + ")->" + w.one("n", "k")
	case 3:
		return "(" + n + ")->cell." + w.one("whole", "half.low", "half.high", "byte[k & 7]")
	case 4:
		return "*" + w.one("number", "number", "(number + 0)")
	case 5:
		return "((int *)(" + w.part() + "))[k & 1]"
	case 6:
		return "text->data[k % text->length]"
	case 7:
		return "(" + n + ")->tail[k & 3]"
	}
	return "((char *)&(" + w.part() + ")->n)[k & 3]"
}

func (w *pointerText) statement(depth int) {
	switch n := w.rng.IntN(22); {
	case n < 6:
		w.line(depth, "%s = %d;", w.place(), w.rng.IntN(5))
	case n < 10:
		w.line(depth, "seen += %s;", w.place())
	case n < 12 && depth < 4:
		w.line(
			depth,
			"if (%s) {",
			w.one(
				w.node()+" == "+w.node(),
				w.part()+" == "+w.part(),
				w.place()+" > 1",
				"(void *)("+w.part()+") == (void *)("+w.node()+")",
			),
		)
		w.statement(depth + 1)
		w.line(depth, "}")
	case n == 12:
		w.line(depth, "tagged = (uintptr_t)(%s) | %d;", w.node(), w.rng.IntN(4))
	case n == 13:
		w.line(depth, "{ void *c = %s; memcpy(buffer, &c, sizeof c); }", w.node())
		w.line(depth, "{ struct node *c; memcpy(&c, buffer, sizeof c); c->a++; }")
	case n == 14:
		w.line(depth, "kept = %s;", w.part())
	case n == 15:
		w.line(depth, "number = (int *)(%s);", w.part())
	case n == 16:
		w.line(depth, "%s = %s;", w.one("first", "p->next", "table[k % 3]"), w.node())
	case n == 17:
		w.line(depth, "{ struct node *x = get(sizeof *x); x->next = p; x->a = k; push(&x->link); }")
	case n == 18:
		w.line(
			depth,
			"if (head.next != &head && NODE(head.next) != p) { struct link *l = head.next; head.next = l->next; "+
				"l->next->prev = &head; }",
		)
	case n == 19:
		w.line(depth, "{ struct part *x = get(sizeof *x); x->n = k; x->k = 1; seen += x->n; put(x); }")
	case n == 20:
		w.line(depth, "{ union cell c = (%s)->cell; c.byte[k & 7]++; (%s)->cell = c; }", w.node(), w.node())
	default:
		w.line(depth, "*(%s) = *(%s);", w.part(), w.part())
	}
}

// Pointers is a program of a seed, in C: two threads that reach the same objects by pointers of many kinds (casts,
// members of unions, the way back from a member, arenas, flexible arrays, buffers of characters, tags, intrusive lists,
// what is used again), each statement under one lock.
func Pointers(seed uint64) string {
	w := &pointerText{rng: rand.New(rand.NewPCG(seed, 25))}
	w.text.WriteString(pointerHead)
	for _, name := range []string{"one", "two"} {
		w.line(0, "static void %s_step(struct node *p, struct part *q, unsigned k)\n{", name)
		for range 3 + w.rng.IntN(4) {
			w.line(1, "pthread_mutex_lock(&m);")
			w.statement(1)
			w.line(1, "pthread_mutex_unlock(&m);")
		}
		w.line(0, "}\nstatic void *%s(void *arg)\n{", name)
		w.line(
			1,
			"struct node *p = arg;\n\tfor (unsigned k = 0; k < 2; k++)\n\t\t%s_step(p, %s, k);\n\treturn 0;\n}",
			name,
			w.one("&p->in", "&p->row[1]", "kept"),
		)
	}
	w.line(0, "int main(void)\n{\n\tpthread_t t, u;\n\tstruct node *a = get(sizeof *a), *b = calloc(2, sizeof *b);")
	w.line(
		1,
		"if (!a || !b)\n\t\treturn 1;\n\ttext = calloc(1, offsetof(struct text, data) + 6);\n\tif "+
			"(!text)\n\t\treturn 1;\n\ttext->length = 6;",
	)
	w.line(1, "struct node *all[] = {a, b, b + 1, &plain};\n\tint n = __VERIFIER_nondet_int() & 3;")
	for _, v := range []string{"first", "table[0]", "table[1]", "table[2]", "a->next", "b->next", "b[1].next",
		"plain.next"} {
		w.line(1, "%s = %s;", v, w.one("a", "b", "b + 1", "&plain", "all[n]"))
	}
	w.line(1, "tagged = (uintptr_t)%s | 1;", w.one("a", "b", "all[n]"))
	w.line(1, "kept = %s;", w.one("&a->in", "&b[1].row[1]", "&all[n]->row[0]", "&plain.in"))
	w.line(
		1,
		"number = %s;",
		w.one("&a->a", "&b->in.n", "&all[n]->cell.half.high", "&text->length", "(int *)&plain.row[1]"),
	)
	w.line(1, "push(&%s->link);", w.one("a", "b", "all[n]"))
	w.line(
		1,
		"pthread_create(&t, 0, one, %s);\n\tpthread_create(&u, 0, two, %s);",
		w.one("a", "b", "all[n]", "b + 1"),
		w.one("a", "b", "all[n]", "&plain"),
	)
	w.line(1, "pthread_join(t, 0);\n\tpthread_join(u, 0);\n\treturn 0;\n}")
	return w.text.String()
}
