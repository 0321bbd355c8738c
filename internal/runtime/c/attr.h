/* Thread attributes, in the first bytes of pthread_attr_t. All-zero is the default: joinable. */
#ifndef ATTR_H
#define ATTR_H
#include <pthread.h>
#include "models.h"

struct attributes {
	char detached, inherit, policy, scope;
	int priority;
	size_t guard;
	void *stack;
	size_t size;
};

_Static_assert(sizeof(struct attributes) <= sizeof(pthread_attr_t), "thread attributes fit");

INLINE struct attributes *attributes(pthread_attr_t *a) { return (struct attributes *)a; }
#endif
