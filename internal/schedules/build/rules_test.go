package build_test

import (
	"testing"

	"midway/internal/long"
	"midway/internal/schedules/build"
	"midway/internal/schedules/schedulestest"
)

// small are programs in each of which a rule of the runtime decides, and what they print for inputs.
var small = []struct {
	name, source string
	outputs      map[string]string
}{
	{"a try", `
pthread_mutex_t other = PTHREAD_MUTEX_INITIALIZER;
static void others(void) { pthread_mutex_lock(&other); pthread_mutex_unlock(&other); }
void *t0(void *a)
{
	pthread_mutex_lock(&m);
	others();
	others();
	pthread_mutex_unlock(&m);
	return 0;
}
int main(void)
{
	pthread_t t;
	x = __VERIFIER_nondet_int();
	pthread_create(&t, 0, t0, 0);
	others();
	usleep(20000);
	int got = pthread_mutex_trylock(&m);
	if (!got)
		pthread_mutex_unlock(&m);
	pthread_join(t, 0);
	printf("%d\n", got);
	return 0;
}`, map[string]string{"0": "16\n"}},
	{"who is woken", `

void *t0(void *name)
{
	if (*(char *)name == 'a')
		usleep(20000);
	pthread_mutex_lock(&m);
	pthread_cond_wait(&c, &m);
	printf("%c\n", *(char *)name);
	pthread_mutex_unlock(&m);
	return 0;
}
int main(void)
{
	pthread_t t[2];
	pthread_create(&t[0], 0, t0, "a");
	pthread_create(&t[1], 0, t0, "b");
	for (int i = 0; i < 6; i++)
		twice();
	for (int i = 0; i < 2; i++) {
		pthread_mutex_lock(&m);
		pthread_cond_signal(&c);
		pthread_mutex_unlock(&m);
		twice();
		twice();
	}
	pthread_join(t[0], 0);
	pthread_join(t[1], 0);
	return 0;
}`, map[string]string{"0": "a\nb\n"}},
	{"a timed wait", `
#include <time.h>
void *t0(void *a)
{
	struct timespec at = {1, 0};
	pthread_mutex_lock(&m);
	printf("%d\n", pthread_cond_timedwait(&c, &m, &at));
	pthread_mutex_unlock(&m);
	return 0;
}
int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, t0, 0);
	for (int i = 0; i < 4; i++)
		twice();
	usleep(20000);
	pthread_mutex_lock(&m);
	pthread_cond_signal(&c);
	pthread_mutex_unlock(&m);
	pthread_join(t, 0);
	return 0;
}`, map[string]string{"0": "0\n"}},
	{"the serial thread of a barrier", `
pthread_barrier_t b;
void *t0(void *a)
{
	if (pthread_barrier_wait(&b))
		twice();
	return 0;
}
int main(void)
{
	pthread_t t;
	pthread_barrier_init(&b, 0, 2);
	pthread_create(&t, 0, t0, 0);
	t0(0);
	pthread_join(t, 0);
	puts("end");
	return 0;
}`, map[string]string{"0": "end\n"}},
	{"reads that decide nothing", `
int main(void)
{
	int v[3], unused = 0;
	if (__VERIFIER_nondet_int() > 0)
		unused = __VERIFIER_nondet_int();
	for (int i = 0; i < 3; i++)
		v[i] = __VERIFIER_nondet_int();
	if (v[2] < 0)
		twice();
	printf("%d %d\n", v[1], unused);
	return 0;
}`, map[string]string{"1,5,2,3,4": "3 5\n", "1,5,2,3,-4": "3 5\n", "0,-2,-3,4": "-3 0\n"}},
	{"thread-specific data", `
pthread_key_t key;
void gone(void *a) { twice(); }
void *t0(void *a)
{
	pthread_setspecific(key, &x);
	return 0;
}
int main(void)
{
	pthread_t t;
	pthread_key_create(&key, gone);
	pthread_create(&t, 0, t0, 0);
	twice();
	pthread_join(t, 0);
	puts("end");
	return 0;
}`, map[string]string{"0": "end\n"}},
	{"pointers and thread-local variables", `
struct node { struct node *next; int v; } nodes[3], *head;
_Thread_local int left;
void *t0(void *a)
{
	left = *(int *)a;
	while (left > 0) {
		pthread_mutex_lock(&m);
		if (head) {
			y += head->v;
			head = head->next;
		}
		pthread_mutex_unlock(&m);
		left--;
	}
	return 0;
}
int main(void)
{
	pthread_t t;
	x = __VERIFIER_nondet_int();
	for (int i = 0; i < 3; i++) {
		nodes[i].v = i + 1;
		nodes[i].next = head;
		head = &nodes[i];
	}
	pthread_create(&t, 0, t0, &x);
	pthread_join(t, 0);
	printf("%d\n", y);
	return 0;
}`, map[string]string{"0": "0\n", "2": "5\n", "9": "6\n"}},
}

// TestRules: programs in which a rule of the runtime decides keep to their schedules, and do what these say.
func TestRules(t *testing.T) {
	long.Test(t)
	for _, c := range small {
		t.Run(c.name, func(t *testing.T) {
			source := "#include <stdio.h>\n#include <unistd.h>\n" + schedulestest.Header + c.source
			b, err := made(t, source, false, build.Options{})
			if err != nil || !b.set.Covered() {
				t.Fatalf("%v\n%s", err, b.set)
			}
			for inputs, want := range c.outputs {
				r := b.run(t, inputs, true)
				if _, err := b.keeps(r); err != nil || r.output != want {
					t.Errorf("inputs %s: %v, prints %q, want %q\n%s", inputs, err, r.output, want, b.set)
				}
			}
		})
	}
}
