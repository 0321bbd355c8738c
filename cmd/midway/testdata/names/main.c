/* From main. "KIND: NAME" behind a line is what the step there is done to. */
#define _GNU_SOURCE
#include <alloca.h>
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

struct inner { int a; char name[8]; };
union either { int i; float f; };
struct node {
	int v;
	struct node *next;
	struct inner in;
	unsigned flag : 3, other : 5;
	union either u;
	pthread_mutex_t lock;
};
struct ring { struct node *slot[4]; int head; };

int global;
static int counter;
static struct ring ring;
static struct node *first, *grown;
static int table[4][2];
static int **twice, *once;
static char *text = "abc";
static __thread int mine;
static char *page;
static FILE *log_file;
static int (*call)(int);
extern char **environ;
static char **arguments;
static int *borrowed, *vla, *block;

static int twice_of(int n) { return 2 * n; }

struct job { int id; struct node *of; int *buffer; };

static void parameter(struct job j) {
	int *p = &j.id;
	global = *p;
	borrowed = p;
}

static void *worker(void *arg) {
	struct job *job = arg;
	counter++;                    // static: &counter
	global = counter;             // global: &global
	mine++;
	job->id = 3;                  // local of another frame: &job.id (main)
	job->of->v = 1;               // heap by calloc: &second->v
	first->v = 2;                 // heap by malloc: &first->v
	first->in.a = 4;              // nested member: &first->in.a
	first->in.name[2] = 'x';      // array in a member: &first->in.name[2]
	first->u.f = 1.0f;            // union: &first->u.f
	ring.slot[1] = first;         // element: &ring.slot[1]
	table[2][1] = 5;              // element of an element: &table[2][1]
	grown[1].v = 6;               // heap by realloc: &grown[1].v
	page[5] = 7;                  // mapped: &page[5]
	**twice = 8;                  // pointer to pointer: &number (main)
	job->buffer[2] = 9;           // local array of another frame: &buffer[2] (main)
	vla[1] = 10;                  // array of variable length: &sized[1] (main)
	block[1] = 11;                // alloca: &block[1]
	pthread_mutex_lock(&first->lock); // lock in the heap: &first->lock
	pthread_mutex_unlock(&first->lock);
	char c = text[1];             // variable that holds a text: &text
	int n = call(c);              // variable that holds a function: &call
	char *a = arguments[0];       // argument: &argv[0] (main)
	if (fgetc(log_file) == 'x')   // variable that holds a stream: &log_file
		counter = errno;
	counter = n + (a != 0) + (environ != 0); // environment: &environ
	return 0;
}

int main(int argc, char **argv) {
	pthread_t t;
	int number = 1, buffer[4] = {0}, n = 3;
	int sized[n];
	struct node *second = calloc(1, sizeof *second);
	struct job job = {1, second, buffer};
	first = malloc(sizeof *first);
	memset(first, 0, sizeof *first);
	pthread_mutex_init(&first->lock, 0);
	grown = realloc(0, 2 * sizeof *grown);
	page = mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	once = &number;
	twice = &once;
	vla = sized;
	block = alloca(16);
	call = twice_of;
	arguments = argv;
	log_file = fopen("log", "r");
	parameter(job);
	pthread_create(&t, 0, worker, &job);
	pthread_join(t, 0);
	assert(0);
	return 0;
}
