#include <pthread.h>
int x;
void *w(void *a) { x = 0; x = 1; x = 2; x = 3; return 0; }
int main(void) {
  pthread_t t[2];
  pthread_create(&t[0], 0, w, 0);
  pthread_create(&t[1], 0, w, 0);
  return 0;
}
