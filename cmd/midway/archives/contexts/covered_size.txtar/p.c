#include <pthread.h>
#include <stdlib.h>
struct big { int a, b[40]; };
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int flag, other, small;
struct big *P;
void *t1(void *x) {
  pthread_mutex_lock(&m);
  flag = 0;
  P->a = 1;
  pthread_mutex_unlock(&m);
  pthread_mutex_lock(&m);
  if (flag) { if ((void *)P == (void *)&small) other = 1; }
  other = 2;
  pthread_mutex_unlock(&m);
  pthread_mutex_lock(&m);
  P->b[20] = 1;
  pthread_mutex_unlock(&m);
  return 0;
}
void *t2(void *x) {
  pthread_mutex_lock(&m);
  flag = 1;
  pthread_mutex_unlock(&m);
  return 0;
}
int main(int argc, char **argv) {
  pthread_t p, q;
  if (argc > 2) P = (void *)&small; else P = malloc(sizeof *P);
  pthread_create(&p, 0, t1, 0);
  pthread_create(&q, 0, t2, 0);
  pthread_join(p, 0); pthread_join(q, 0);
  return 0;
}
