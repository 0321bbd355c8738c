#include <pthread.h>
#include <stdlib.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int flag, other, glob;
int *p;
void *t1(void *x) {
  pthread_mutex_lock(&m);
  flag = 0;
  *p = 3;
  pthread_mutex_unlock(&m);
  pthread_mutex_lock(&m);
  if (flag) { if (p == &glob) other = 1; }
  other = 2;
  pthread_mutex_unlock(&m);
  pthread_mutex_lock(&m);
  free(p);
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
  pthread_t a, b;
  if (argc == 1) p = &glob; else p = malloc(4);
  pthread_create(&a, 0, t1, 0);
  pthread_create(&b, 0, t2, 0);
  pthread_join(a, 0); pthread_join(b, 0);
  return 0;
}
