#include <pthread.h>
#include <assert.h>
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
int *h, sz, q, z, w;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
void *t1(void *arg) { h[sz] = 1; return 0; }
int main(void) {
  pthread_t t;
  int *v;
  if (__VERIFIER_nondet_int()) { v = malloc(8); v[1] = 0; sz = 1; } else { v = malloc(4); sz = 0; }
  v[0] = 0;
  h = v;
  pthread_create(&t, 0, t1, 0);
  int l = q;
  int r = h[sz];
  if (sz == 1)
    assert(r != 1);
  z++;
  if (l == 5)
    assert(z + w == 9);
  w = 1;
  return 0;
}
