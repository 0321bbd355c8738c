/* Compiled for AddressSanitizer: it sees that the C library looks at a synchronisation object. Part of a native replay. */
#include <stdint.h>

int __midway_already_inside(void);

void __midway_touch(uint64_t at, unsigned bytes)
{
	volatile const char *p = (volatile const char *)(uintptr_t)at;
	if (__midway_already_inside())
		return;
	for (unsigned i = 0; i < bytes; i += 4)
		(void)p[i];
	(void)p[bytes - 1];
}
