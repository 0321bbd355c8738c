// What sanitizers report, one kind for each first argument.
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct box {
    pthread_mutex_t lock;
    int count;
    char text[16];
};

static struct box *shared;
static int counter, flag;
static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static int table[10];

static void bump(struct box *x) { x->count++; }

static void *race_heap(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&a);
    bump(shared);
    pthread_mutex_unlock(&a);
    return NULL;
}

static void *race_global(void *arg)
{
    pthread_mutex_lock(&shared->lock);
    counter += *(int *)arg;
    pthread_mutex_unlock(&shared->lock);
    return NULL;
}

static void *race_stack(void *arg)
{
    *(int *)arg = 5;
    return NULL;
}

static void *order(void *arg)
{
    pthread_mutex_lock(&b);
    pthread_mutex_lock(&a);
    counter++;
    pthread_mutex_unlock(&a);
    pthread_mutex_unlock(&b);
    return arg;
}

static void release(struct box *x) { free(x); }

static void *freer(void *arg)
{
    release(arg);
    return NULL;
}

static void handler(int n)
{
    (void)n;
    free(malloc(10));
}

static int *escape;
static void local(void)
{
    int here[4] = {1, 2, 3, 4};
    escape = here;
}

static void run(void *(*start)(void *), void *arg)
{
    pthread_t t;
    pthread_create(&t, NULL, start, arg);
    pthread_join(t, NULL);
}

int main(int argc, char **argv)
{
    pthread_t t;
    char how = argc > 1 ? argv[1][0] : 'h';
    int here = 1;
    shared = calloc(1, sizeof *shared);
    pthread_mutex_init(&shared->lock, NULL);
    switch (how) {
    case 'h': pthread_create(&t, NULL, race_heap, NULL); usleep(10000); bump(shared); pthread_join(t, NULL); break;
    case 'g': pthread_create(&t, NULL, race_global, &here); usleep(10000);
              pthread_mutex_lock(&a); counter++; pthread_mutex_unlock(&a); pthread_join(t, NULL); break;
    case 's': pthread_create(&t, NULL, race_stack, &here); usleep(10000); here++; pthread_join(t, NULL); break;
    case 'o': pthread_mutex_lock(&a); pthread_mutex_lock(&b); counter++;
              pthread_mutex_unlock(&b); pthread_mutex_unlock(&a); run(order, NULL); break;
    case 'u': run(freer, shared); bump(shared); break;
    case 'd': run(freer, shared); release(shared); break;
    case 'm': pthread_mutex_unlock(&a); break;
    case 'D': pthread_mutex_lock(&a); pthread_mutex_lock(&a); break;
    case 'y': pthread_mutex_lock(&shared->lock); pthread_mutex_destroy(&shared->lock); break;
    case 'Y': pthread_mutex_lock(&shared->lock); release(shared); break;
    case 'l': pthread_create(&t, NULL, race_stack, &flag); usleep(10000); break;
    case 'S': signal(SIGUSR1, handler); raise(SIGUSR1); usleep(1000); break;
    case 'n': shared = flag ? shared : NULL; bump(shared); break;
    case 'w': bump((struct box *)0x7fff12345678 + here); break;
    case 'O': memset(shared->text, 'x', 24 + here); break;
    case 'G': table[9 + here] = 3; counter = table[argc + 8]; break;
    case 'k': local(); counter = escape[here]; break;
    case 'x': { int small[3] = {0}; for (int i = 0; i <= 3; i++) small[i] = counter; counter = small[here]; } break;
    case 'L': shared = NULL; break;
    case 'f': free((char *)shared + 8); break;
    }
    printf("%d %d\n", counter, here);
    return 0;
}
