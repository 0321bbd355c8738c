package build_test

import (
	"strings"
	"testing"

	"midway/internal/long"
	"midway/internal/schedules/build"
	"midway/internal/schedules/schedulestest"
)

// racy loses an update where two threads add to sum at once, which inputs above 3 have them do.
const racy = schedulestest.Header + `
#include <stdio.h>
#include <unistd.h>
volatile int sum;
static void add(void) { int v = sum; usleep(100); sum = v + 1; }
void *t0(void *a)
{
	pthread_mutex_lock(&m);
	if (x <= 3)
		add();
	pthread_mutex_unlock(&m);
	if (x > 3)
		add();
	return 0;
}
int main(void)
{
	pthread_t t;
	x = __VERIFIER_nondet_int();
	if (x > 3)
		twice();
	pthread_create(&t, 0, t0, 0);
	pthread_mutex_lock(&m);
	if (x <= 3)
		add();
	pthread_mutex_unlock(&m);
	if (x > 3)
		add();
	pthread_join(t, 0);
	puts(sum == 2 ? "both" : "lost");
	return 0;
}
`

// TestOnlyVerified: a program that races on one schedule never shows that where it is built with verified schedules
// alone: it stops before. Where it goes on, or is not constrained, it does.
func TestOnlyVerified(t *testing.T) {
	runs := long.Of(12)
	for _, stops := range []bool{true, false} {
		b, err := made(t, racy, true, build.Options{OnlyVerified: true, Stop: stops})
		if err != nil {
			t.Fatal(err)
		}
		if n := b.set.WithoutFault(); !b.set.Covered() || n == 0 || n == b.set.Schedules() {
			t.Fatalf("%d schedules of %d are without fault\n%s", n, b.set.Schedules(), b.set)
		}
		lost := 0
		for range runs {
			if r := b.run(t, "1", true); r.output != "both\n" || r.code != 0 {
				t.Errorf("on a verified schedule: %q, exit code %d", r.output, r.code)
			}
			r := b.run(t, "5", true)
			if stopped := r.code == 3 && strings.Contains(r.output, "stopped: no verified schedule"); stopped != stops {
				t.Errorf("stops %t: %q, exit code %d", stops, r.output, r.code)
			}
			if !stops && !strings.Contains(r.told, " 1 not verified") {
				t.Errorf("not told: %s", r.told)
			}
			if strings.Contains(r.output, "lost") {
				lost++
			}
		}
		if stops == (lost > 0) {
			t.Errorf("stops %t: updates are lost in %d of %d runs", stops, lost, runs)
		}
	}
}

// contended prints in which order threads got a lock, and what tries returned.
const contended = schedulestest.Header + `
#include <stdio.h>
#include <string.h>
char order[4000];
int k, n;
void *t0(void *name)
{
	for (int i = 0; i < n; i++) {
		pthread_mutex_lock(&m);
		order[k++] = *(char *)name;
		pthread_mutex_unlock(&m);
	}
	return 0;
}
int main(void)
{
	pthread_t t[3];
	n = __VERIFIER_nondet_int();
	for (int i = 0; i < 3; i++)
		pthread_create(&t[i], 0, t0, &"abc"[i]);
	for (int i = 0; i < 3; i++)
		pthread_join(t[i], 0);
	puts(order);
	return 0;
}
`

// TestSameInputSameSchedule: the same input has the same schedules in every run, and so the same output.
func TestSameInputSameSchedule(t *testing.T) {
	b, err := made(t, contended, false, build.Options{})
	if err != nil {
		t.Fatal(err)
	}
	var schedule, output string
	for i := range long.Of(100) {
		r := b.run(t, "12", true)
		s, err := b.keeps(r)
		if err != nil {
			t.Fatal(err)
		}
		if i == 0 {
			schedule, output = s, r.output
		}
		if s != schedule || r.output != output || len(output) != 37 {
			t.Fatalf("run %d: schedules %s, output %s; the first: %s, %s", i, s, r.output, schedule, output)
		}
	}
}
