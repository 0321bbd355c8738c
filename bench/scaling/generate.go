package main

import (
	"fmt"
	"strings"
)

// shape is a kind of generated program: units of some twenty lines, in groups that share their data and call one
// another.
type shape struct {
	name, what string
	shared     string // of a group; %[1]d is its number
	unit       string // %[1]d is its number, %[2]d that of another one in its group, %[3]d that of the group
}

// groupSize is how many units share their data.
const groupSize = 16

var shapes = []shape{
	{"threads", "a thread, a lock and a condition variable for each unit", `
struct job%[1]d { struct job%[1]d *next; int kind, done; long sum; };
static struct job%[1]d *jobs%[1]d; static int waiting%[1]d, ended%[1]d;
static pthread_mutex_t m%[1]d = PTHREAD_MUTEX_INITIALIZER; static pthread_cond_t c%[1]d = PTHREAD_COND_INITIALIZER;
`, `
static void put%[1]d(int kind) {
	struct job%[3]d *j = calloc(1, sizeof *j);
	if (!j) abort();
	j->kind = kind;
	pthread_mutex_lock(&m%[3]d);
	j->next = jobs%[3]d;
	jobs%[3]d = j;
	waiting%[3]d++;
	pthread_cond_signal(&c%[3]d);
	pthread_mutex_unlock(&m%[3]d);
}
void *unit%[1]d(void *arg) {
	long *sum = arg;
	for (;;) {
		pthread_mutex_lock(&m%[3]d);
		while (!jobs%[3]d && !ended%[3]d)
			pthread_cond_wait(&c%[3]d, &m%[3]d);
		struct job%[3]d *j = jobs%[3]d;
		if (j) { jobs%[3]d = j->next; waiting%[3]d--; }
		pthread_mutex_unlock(&m%[3]d);
		if (!j) return 0;
		*sum += j->kind;
		if (j->kind > %[1]d) put%[2]d(j->kind - 1);
		free(j);
	}
}
`},
	{"locks", "objects with locks of their own, taken by wrappers, two at a time", `
struct account%[1]d { pthread_mutex_t lock; long balance; struct account%[1]d *partner; int holders; };
static struct account%[1]d *accounts%[1]d[64];
static void hold%[1]d(struct account%[1]d *a) { pthread_mutex_lock(&a->lock); a->holders++; }
static void drop%[1]d(struct account%[1]d *a) { a->holders--; pthread_mutex_unlock(&a->lock); }
`, `
static long look%[1]d(struct account%[3]d *a) {
	hold%[3]d(a);
	long b = a->balance;
	drop%[3]d(a);
	return b;
}
int step%[2]d(struct account%[3]d *a, struct account%[3]d *b, int depth);
int step%[1]d(struct account%[3]d *a, struct account%[3]d *b, int depth) {
	if (a == b || !a || !b) return 0;
	struct account%[3]d *first = a < b ? a : b, *second = a < b ? b : a;
	hold%[3]d(first);
	hold%[3]d(second);
	if (a->balance > depth) { a->balance -= depth; b->balance += depth; }
	drop%[3]d(second);
	drop%[3]d(first);
	if (look%[1]d(a) > 0 && depth < 9) return step%[2]d(b, a->partner, depth + 1);
	return depth;
}
void *unit%[1]d(void *arg) { step%[1]d(arg, accounts%[3]d[%[1]d & 63], 1); return 0; }
`},
	{"callbacks", "tables of functions, called through pointers in objects", `
struct ops%[1]d { int (*open)(void *, int); int (*read)(void *, char *, int); void (*close)(void *); };
struct file%[1]d { const struct ops%[1]d *ops; void *data; int at, mode; struct file%[1]d *below; };
static pthread_mutex_t m%[1]d = PTHREAD_MUTEX_INITIALIZER; static struct file%[1]d *open%[1]d;
`, `
struct state%[1]d { int count; char buffer[32]; struct file%[3]d *file; };
static int open_%[1]d(void *data, int mode) { struct state%[1]d *s = data; s->count = mode; return s->file != 0; }
static int read_%[1]d(void *data, char *to, int n) {
	struct state%[1]d *s = data;
	if (s->file->below) n = s->file->below->ops->read(s->file->below->data, s->buffer, n & 31);
	for (int i = 0; i < n && i < 32; i++) to[i] = (char)(i ^ %[1]d);
	s->count += n;
	return n;
}
static void close_%[1]d(void *data) { struct state%[1]d *s = data; free(s->file); free(s); }
static const struct ops%[3]d table%[1]d = { open_%[1]d, read_%[1]d, close_%[1]d };
static struct file%[3]d *make%[1]d(struct file%[3]d *below) {
	struct file%[3]d *f = calloc(1, sizeof *f);
	struct state%[1]d *s = calloc(1, sizeof *s);
	if (!f || !s) abort();
	f->ops = &table%[1]d; f->data = s; f->below = below; s->file = f;
	return f;
}
void *unit%[1]d(void *arg) {
	char line[32];
	struct file%[3]d *f = make%[1]d(arg);
	f->ops->open(f->data, %[1]d);
	pthread_mutex_lock(&m%[3]d);
	f->below = open%[3]d;
	open%[3]d = f;
	pthread_mutex_unlock(&m%[3]d);
	return f->ops->read(f->data, line, 16) > 0 ? f : 0;
}
`},
	{"globals", "variables and arrays that many functions read and write", `
static int g%[1]d[128], size%[1]d = 128, mode%[1]d; static char text%[1]d[256], *cursor%[1]d = text%[1]d;
static pthread_mutex_t m%[1]d = PTHREAD_MUTEX_INITIALIZER; struct pair%[1]d { int *at; long n; }; static struct pair%[1]d pairs%[1]d[32];
`, `
static int v%[1]d, *p%[1]d = &v%[1]d;
static void set%[1]d(int i, int x) {
	if (i < 0 || i >= size%[3]d) return;
	g%[3]d[i] = x;
	pairs%[3]d[i & 31].at = &g%[3]d[i];
	pairs%[3]d[i & 31].n += x;
	if (mode%[3]d & 1) p%[1]d = &g%[3]d[i];
}
int sum%[2]d(int from);
int sum%[1]d(int from) {
	int s = 0;
	for (int i = from; i < size%[3]d; i++) {
		s += g%[3]d[i];
		if (pairs%[3]d[i & 31].at) s += *pairs%[3]d[i & 31].at;
	}
	*cursor%[3]d = s & 127;
	if (++cursor%[3]d == text%[3]d + sizeof text%[3]d) cursor%[3]d = text%[3]d;
	return from < 8 ? s + sum%[2]d(from + 1) : s + *p%[1]d;
}
void *unit%[1]d(void *arg) {
	pthread_mutex_lock(&m%[3]d);
	set%[1]d(%[1]d & 127, v%[1]d++);
	mode%[3]d = sum%[1]d(0);
	pthread_mutex_unlock(&m%[3]d);
	return arg;
}
`},
	{"heap", "lists and trees whose nodes are made, linked, moved and freed", `
struct node%[1]d { struct node%[1]d *left, *right, *up; char *name; long key; };
struct tree%[1]d { struct node%[1]d *root; int count; pthread_mutex_t lock; }; static struct tree%[1]d *trees%[1]d[16];
static struct node%[1]d *new%[1]d(const char *name, long key) {
	struct node%[1]d *n = calloc(1, sizeof *n);
	if (!n) abort();
	n->name = strdup(name); n->key = key;
	return n;
}
`, `
struct node%[3]d *find%[1]d(struct tree%[3]d *t, long key) {
	struct node%[3]d *n = t->root;
	while (n && n->key != key) n = key < n->key ? n->left : n->right;
	return n;
}
void insert%[2]d(struct tree%[3]d *t, const char *name, long key);
void insert%[1]d(struct tree%[3]d *t, const char *name, long key) {
	struct node%[3]d *n = new%[3]d(name, key), **at = &t->root, *up = 0;
	while (*at) { up = *at; at = key < up->key ? &up->left : &up->right; }
	*at = n; n->up = up; t->count++;
	if (t->count < 8) insert%[2]d(t, n->name, key + 1);
}
void remove%[1]d(struct tree%[3]d *t, struct node%[3]d *n) {
	struct node%[3]d *kid = n->left ? n->left : n->right;
	if (kid) kid->up = n->up;
	if (!n->up) t->root = kid; else if (n->up->left == n) n->up->left = kid; else n->up->right = kid;
	t->count--; free(n->name); free(n);
}
void *unit%[1]d(void *arg) {
	struct tree%[3]d *t = trees%[3]d[%[1]d & 15];
	if (!t) return 0;
	pthread_mutex_lock(&t->lock);
	insert%[1]d(t, arg, %[1]d);
	struct node%[3]d *n = find%[1]d(t, %[1]d + 1);
	if (n) remove%[1]d(t, n);
	pthread_mutex_unlock(&t->lock);
	return t;
}
`},
}

// program is the source of a program of that shape, of about so many lines.
func (s shape) program(lines int) string {
	var w strings.Builder
	w.WriteString("#include <pthread.h>\n#include <stdlib.h>\n#include <string.h>\n")
	perGroup := strings.Count(s.shared, "\n") + groupSize*strings.Count(s.unit, "\n")
	groups := max(lines/perGroup, 1)
	for g := range groups {
		fmt.Fprintf(&w, s.shared, g)
		for i := range groupSize {
			if strings.Contains(s.unit, "put%[2]d") {
				fmt.Fprintf(&w, "static void put%d(int kind);\n", g*groupSize+i)
			}
		}
		for i := range groupSize {
			fmt.Fprintf(&w, s.unit, g*groupSize+i, g*groupSize+(i*7+3)%groupSize, g)
		}
	}
	w.WriteString("int main(void) {\n\tpthread_t t;\n\tstatic long sums[8];\n")
	for u := range groups * groupSize {
		fmt.Fprintf(&w, "\tpthread_create(&t, 0, unit%d, &sums[%d]);\n", u, u%8)
	}
	w.WriteString("\treturn pthread_join(t, 0);\n}\n")
	return w.String()
}
