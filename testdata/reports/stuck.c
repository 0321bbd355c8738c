// Threads that wait, each in another call.
#include <pthread.h>
#include <poll.h>
#include <semaphore.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct job {
    int id;
    const char *name;
    struct job *next;
};

struct queue {
    pthread_mutex_t lock;
    pthread_cond_t filled;
    struct job *head;
    int n, limit;
};

static struct queue jobs = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, NULL, 0, 8};
static pthread_mutex_t first = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t second = PTHREAD_MUTEX_INITIALIZER;
static pthread_rwlock_t table = PTHREAD_RWLOCK_INITIALIZER;
static pthread_barrier_t meeting;
static sem_t tokens;
static volatile unsigned long spins;

static struct job *take(struct queue *q)
{
    struct job *j;
    pthread_mutex_lock(&q->lock);
    while (q->n == 0)
        pthread_cond_wait(&q->filled, &q->lock);
    j = q->head;
    q->head = j->next;
    q->n--;
    pthread_mutex_unlock(&q->lock);
    return j;
}

static void *consumer(void *arg)
{
    struct queue *q = arg;
    for (;;) {
        struct job *j = take(q);
        free(j);
    }
    return NULL;
}

static void both(pthread_mutex_t *a, pthread_mutex_t *b, int pause)
{
    pthread_mutex_lock(a);
    usleep(pause);
    pthread_mutex_lock(b);
    pthread_mutex_unlock(b);
    pthread_mutex_unlock(a);
}

static void *forward(void *arg)
{
    both(&first, &second, 50000);
    return arg;
}

static void *backward(void *arg)
{
    both(&second, &first, 50000);
    return arg;
}

static void *reader(void *arg)
{
    (void)arg;
    pthread_rwlock_rdlock(&table);
    return NULL;
}

static void *token(void *arg)
{
    sem_wait(&tokens);
    return arg;
}

static void *meet(void *arg)
{
    pthread_barrier_wait(&meeting);
    return arg;
}

static void *idle(void *arg)
{
    int pipes[2];
    struct pollfd in;
    if (pipe(pipes))
        abort();
    in.fd = pipes[0];
    in.events = POLLIN;
    poll(&in, 1, -1);
    return arg;
}

static unsigned long mix(unsigned long x, int rounds)
{
    for (int i = 0; i < rounds; i++)
        x = x * 6364136223846793005ul + 1442695040888963407ul;
    return x;
}

static void *spinner(void *arg)
{
    unsigned long seed = (unsigned long)arg;
    for (;;) {
        seed = mix(seed, 100);
        spins++;
    }
    return NULL;
}

static void *sleeper(void *arg)
{
    sleep(1000);
    return arg;
}

int main(void)
{
    void *(*starts[])(void *) = {consumer, forward, backward, reader, token, meet, idle, spinner, sleeper};
    enum { count = sizeof starts / sizeof starts[0] };
    pthread_t threads[count];
    pthread_rwlock_wrlock(&table);
    pthread_barrier_init(&meeting, NULL, 2);
    sem_init(&tokens, 0, 0);
    for (int i = 0; i < count; i++)
        if (pthread_create(&threads[i], NULL, starts[i], i == 0 ? (void *)&jobs : (void *)(long)i))
            return 1;
    for (int i = 0; i < count; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
