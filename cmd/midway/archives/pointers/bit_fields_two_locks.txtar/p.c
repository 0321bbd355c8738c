#include <pthread.h>
struct flags {
	unsigned ready : 4, busy : 4;
	unsigned : 0;
	unsigned apart : 4;
	pthread_mutex_t a, b, c;
};
void set_ready(struct flags *f)
{
	pthread_mutex_lock(&f->a);
	f->ready = 1;
	pthread_mutex_unlock(&f->a);
}
void set_busy(struct flags *f)
{
	pthread_mutex_lock(&f->c);
	f->apart = 1;
	pthread_mutex_unlock(&f->c);
	pthread_mutex_lock(&f->b);
	f->busy = 1;
	pthread_mutex_unlock(&f->b);
}
