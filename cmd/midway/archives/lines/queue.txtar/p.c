#include <pthread.h>
struct queue { int n; pthread_mutex_t m; };
void push(struct queue *q) { pthread_mutex_lock(&q->m); q->n++; pthread_mutex_unlock(&q->m); }
void pop(struct queue *q)  { pthread_mutex_lock(&q->m); q->n--; pthread_mutex_unlock(&q->m); }
