#include <pthread.h>
int array[N + 1];
void *writer(void *a) { int j = (int)(long)a; array[j] = array[j - 1] + 1; return 0; }
void *reader(void *a) { int i = N; while (array[i] != 0) i--; return 0; }
int main(void) {
  pthread_t t[N + 1];
  pthread_create(&t[0], 0, reader, 0);
  for (long j = 1; j <= N; j++) pthread_create(&t[j], 0, writer, (void *)j);
  return 0;
}
