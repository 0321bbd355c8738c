/* Thread-specific data: POSIX.1-2017 <pthread.h>, pthread_key_*, and C11 tss_*.

   64 keys (glibc: 1024); one more returns EAGAIN, with an entry in the ledger. Destructors run at the thread's end, in
   the order of the keys, up to four rounds. */
#include <pthread.h>
#include <threads.h>
#include "models.h"
#include "key.h"

static struct {
	int used;
	void (*destructor)(void *);
} keys[KEYS];

int __mw_any_key;

int pthread_key_create(pthread_key_t *key, void (*destructor)(void *))
{
	visible(keys);
	if (__mw_any_key == KEYS) {
		__midway_ledger(2, "library-limit", "more than 64 thread-specific keys");
		return EAGAIN;
	}
	__midway_check(key, sizeof *key, 1);
	keys[__mw_any_key].used = 1;
	keys[__mw_any_key].destructor = destructor;
	*key = (pthread_key_t)__mw_any_key++;
	return 0;
}

/* A deleted key is never given out again, so that no value of an old key shows through. */
int pthread_key_delete(pthread_key_t key)
{
	visible(keys);
	if (key >= KEYS || !keys[key].used)
		return EINVAL;
	keys[key].used = 0;
	return 0;
}

int pthread_setspecific(pthread_key_t key, const void *value)
{
	if (key >= KEYS || !keys[key].used)
		return EINVAL;
	area()->values[key] = (void *)value;
	return 0;
}

void *pthread_getspecific(pthread_key_t key) { return key < KEYS ? area()->values[key] : 0; }

static int run_round(struct thread_area *a)
{
	int ran = 0;
	for (int i = 0; i < __mw_any_key; i++) {
		void *value = a->values[i];
		if (!value || !keys[i].used || !keys[i].destructor)
			continue;
		a->values[i] = 0;
		keys[i].destructor(value);
		ran = 1;
	}
	return ran;
}

void __mw_run_destructors(void)
{
	struct thread_area *a = area();
	for (int round = 0; round < 4 && run_round(a); round++)
		;
}

int tss_create(tss_t *key, tss_dtor_t destructor)
{
	return pthread_key_create(key, destructor) == 0 ? thrd_success : thrd_error;
}

void tss_delete(tss_t key) { pthread_key_delete(key); }
void *tss_get(tss_t key) { return pthread_getspecific(key); }
int tss_set(tss_t key, void *value) { return pthread_setspecific(key, value) == 0 ? thrd_success : thrd_error; }
