#include <pthread.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int a[10], flag, i, other;
void *t1(void *x) {
  pthread_mutex_lock(&m);
  flag = 0;
  pthread_mutex_unlock(&m);
  pthread_mutex_lock(&m);
  if (flag) { if (i >= 10) other = 1; else other = 1; }
  other = 2;
  pthread_mutex_unlock(&m);
  pthread_mutex_lock(&m);
  a[i] = 1;
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
  i = argc;
  pthread_create(&p, 0, t1, 0);
  pthread_create(&q, 0, t2, 0);
  pthread_join(p, 0); pthread_join(q, 0);
  return 0;
}
