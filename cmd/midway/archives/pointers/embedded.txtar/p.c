#include <pthread.h>
struct counter { long n; };
struct session { int id; struct counter sent, received; };
void send_one(struct session *s)
{
	s->received.n = 1;
}
void count(struct counter *c)
{
	c->n++;
}
