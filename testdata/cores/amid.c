/* The stop is inside sem_post, of which a core does not tell whether it has counted. */
#include <assert.h>
#include <semaphore.h>

static sem_t places;

int main(void)
{
	int value;
	sem_init(&places, 0, 0);
	sem_post(&places);
	sem_post(&places); /* STOP */ /* stepi 7 */
	assert(sem_getvalue(&places, &value) == 0 && value >= 1);
	return 0;
}
