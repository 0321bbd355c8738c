// One thread fails, in the way that the first argument says, while another one works.
#include <assert.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct node {
    int value;
    struct node *next;
};

static struct node *list;
static int total = 3;
static char how;
static volatile int go;

static int sum(const struct node *n, int limit)
{
    int s = 0;
    while (limit-- > 0) {
        s += n->value;
        n = n->next;
    }
    return s;
}

static void check(int expected)
{
    int s = total + 1;
    assert(s == expected && "the total is kept");
}

static void onsignal(int number)
{
    (void)number;
    how = 'n';
    sum(NULL, 1);
}

static void fail(struct node *n)
{
    switch (how) {
    case 'n': printf("%d\n", sum(n, 5)); break;
    case 'a': check(3); break;
    case 'd': free(n); free(n); break;
    case 'i': free((char *)n + 8); break;
    case 'o': memset(n, 'x', 64); free(list); malloc(2000); break;
    case 'b': abort(); break;
    case 'z': printf("%d\n", total / (go - 1)); break;
    case 's': signal(SIGUSR1, onsignal); raise(SIGUSR1); break;
    }
}

static void *worker(void *arg)
{
    while (!go)
        usleep(1000);
    fail(arg);
    return NULL;
}

static void *other(void *arg)
{
    for (unsigned long n = 0;; n++)
        *(volatile unsigned long *)arg = n;
    return NULL;
}

int main(int argc, char **argv)
{
    static unsigned long counter;
    pthread_t a, b;
    how = argc > 1 ? argv[1][0] : 'n';
    struct node *n = calloc(1, sizeof *n);
    list = malloc(sizeof *list);
    pthread_create(&b, NULL, other, &counter);
    pthread_create(&a, NULL, worker, n);
    usleep(20000);
    go = 1;
    pthread_join(a, NULL);
    return 0;
}
