#include <thread_db.h>
static int never;
void other(void)
{
	if (never)
		td_init();
}
