#include <pthread.h>
#define SIZE 128
int table[SIZE];
pthread_mutex_t m[SIZE];
void *thread(void *a) {
  int tid = (int)(long)a;
  for (int k = 1; k <= 4; k++) {
    int v = k * 11 + tid, h = (7 * v) % SIZE;
    for (;;) {
      pthread_mutex_lock(&m[h]);
      if (table[h] == 0) { table[h] = v; pthread_mutex_unlock(&m[h]); break; }
      pthread_mutex_unlock(&m[h]);
      h = (h + 1) % SIZE;
    }
  }
  return 0;
}
int main(void) {
  pthread_t t[N];
  for (int i = 0; i < SIZE; i++) pthread_mutex_init(&m[i], 0);
  for (long i = 0; i < N; i++) pthread_create(&t[i], 0, thread, (void *)i);
  return 0;
}
