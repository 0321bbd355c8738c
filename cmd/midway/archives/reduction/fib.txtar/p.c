#include <pthread.h>
#include <assert.h>
#ifndef N
#define N 2
#endif
int i = 1, j = 1;
void *t1(void *a) { for (int k = 0; k < N; k++) i = i + j; return 0; }
void *t2(void *a) { for (int k = 0; k < N; k++) j = j + i; return 0; }
int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, t1, 0);
  pthread_create(&b, 0, t2, 0);
  int f0 = 0, f1 = 1;
  for (int k = 1; k < 2*N+2; k++) { int f = f0 + f1; f0 = f1; f1 = f; }
  f1 += 1;
  assert(i < f1); assert(j < f1);
  return 0;
}
