#include <dlfcn.h>
int main(void) { void (*f)(void) = (void (*)(void))dlsym(0, "g"); if (f) f(); return 0; }
