#include <stdlib.h>
extern void (*callback)(void);
int main(void) { callback(); return 0; }
