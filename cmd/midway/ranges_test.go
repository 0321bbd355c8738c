package main

import (
	"slices"
	"testing"
	"time"

	"midway/internal/long"
)

// Programs with fills and copies of gigabytes.
const (
	// … of whole objects and of parts of them, with a race, and an access out of bounds at the end.
	longRanges = `#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { SIZE = 2000000000 };
static char *shared;

static void *fill(void *arg)
{
	memset(shared + 100, 1, 1000000000);
	return 0;
}

int main(void)
{
	char *p = malloc(SIZE), *q = calloc(1, SIZE);
	memset(p, 3, SIZE);
	memset(p + 1, 4, SIZE - 2);
	assert(p[0] == 3 && p[1] == 4 && p[SIZE - 2] == 4 && p[SIZE - 1] == 3);
	memcpy(q + 1, p, SIZE - 1);
	assert(q[0] == 0 && q[1] == 3 && q[SIZE - 1] == 4);
	memset(p, 7, SIZE);
	memmove(p + 5, q, 1000000000);
	memmove(p + 6, p + 5, 1000000000);
	assert(p[4] == 7 && p[5] == 0 && p[6] == 0 && p[7] == 3 && p[1000000006] == 7);
	p = realloc(p, SIZE / 2);
	assert(p[SIZE / 2 - 1] == 4);
	free(p);

	pthread_t t;
	shared = q;
	pthread_create(&t, NULL, fill, NULL);
	shared[99] = 2;
	shared[500000000] = 2;
	pthread_join(t, NULL);
	assert(shared[99] == 2);
	memset(shared, 1, (size_t)SIZE + 1);
	return 0;
}
`
	// … of a global variable.
	longGlobal = `#include <assert.h>
#include <string.h>

static char global[2000000000];

int main(void)
{
	memset(global, 7, sizeof global);
	global[3] = 1;
	memmove(global + 1, global, 1500000000);
	assert(global[0] == 7 && global[4] == 1 && global[1500000000] == 7);
	assert(global[3] == 1);
	return 0;
}
`
	// … to one of two objects, which is not done as one.
	longEither = `
#include <assert.h>
#include <stdlib.h>
#include <string.h>
extern int __VERIFIER_nondet_int(void);
int main(void)
{
	char *a = calloc(1, 200000000), *b = calloc(1, 200000000);
	char *either[2] = {a, b};
	unsigned i = __VERIFIER_nondet_int();
	if (i > 1)
		return 0;
	memset(either[i], 1, 200000000);
	assert(a[0] != b[1]);
	return 0;
}
`
	// … of contents that nothing is known of.
	longUnset = `
#include <assert.h>
#include <stdlib.h>
#include <string.h>
int main(void)
{
	char *a = calloc(1, 200000000), *p = malloc(200000000);
	memcpy(a + 1, p, 199999999);
	assert(a[0] == 0);
	return 0;
}
`
)

// TestLongRangesAreCheap: limits of memory and time hold where a program fills and copies gigabytes, and what it does
// with them is known. A copy that would have to be done word by word is not followed: nothing is safe then.
func TestLongRangesAreCheap(t *testing.T) {
	long.Test(t)
	const limit = 500 << 20
	for name, c := range map[string]struct {
		program  string
		code     int
		complete bool
		want     []string
	}{
		"parts":  {longRanges, exitViolated, true, []string{"data-race p.c:11", "out-of-bounds p.c:38"}},
		"global": {longGlobal, exitViolated, true, []string{"assertion p.c:12"}},
		"either": {longEither, exitUnknown, false, nil},
		"unset":  {longUnset, exitUnknown, false, nil},
	} {
		t.Run(name, func(t *testing.T) {
			dir := source(t, c.program)
			e := start(t, dir, "check", "p.c", "--memory", "500M", "--time", "60s", "--json", "r.json").wait(t, time.Minute)
			d := document(t, dir+"/r.json")
			var got []string
			for _, v := range d.Violations {
				got = append(got, v.Kind+" "+v.At)
			}
			slices.Sort(got)
			if e.code != c.code || d.Complete != c.complete || !slices.Equal(got, c.want) {
				t.Errorf("exit code %d, complete: %t, %q", e.code, d.Complete, got)
			}
			if e.peak > limit {
				t.Errorf("%d MiB were held of %d", e.peak>>20, limit>>20)
			}
		})
	}
}
