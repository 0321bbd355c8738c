#include <pthread.h>
int array[N + 1];
void *writer(void *a) { int j = (int)(long)a; array[j] = array[j - 1] + 1; return 0; }
int main(void) {
  pthread_t t[N];
  for (long j = 1; j <= N; j++) pthread_create(&t[j - 1], 0, writer, (void *)j);
  for (int j = 0; j < N; j++) pthread_join(t[j], 0);
  return 0;
}
