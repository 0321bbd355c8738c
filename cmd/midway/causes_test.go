package main

import (
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"

	"midway/internal/long"
)

// oneCause has three races where two pointers are one, and one wherever they lead.
const oneCause = `#include <pthread.h>
struct buf { long a, b, c; };
static struct buf *in, *out;
static long total;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, n = PTHREAD_MUTEX_INITIALIZER;
void set(struct buf *i, struct buf *o)
{
	in = i;
	out = o;
}
void writer(void)
{
	total = 1;
	pthread_mutex_lock(&m);
	in->a = 1;
	in->b = 2;
	in->c = 3;
	pthread_mutex_unlock(&m);
}
void reader(void)
{
	total++;
	pthread_mutex_lock(&n);
	out->a++;
	out->b++;
	out->c++;
	pthread_mutex_unlock(&n);
}
`

// TestViolationsWithOneCause: races that need that two pointers are one are listed together, with a line that excludes
// them and nothing else.
func TestViolationsWithOneCause(t *testing.T) {
	long.Test(t)
	t.Chdir(t.TempDir())
	if err := os.WriteFile("p.c", []byte(oneCause), 0o644); err != nil {
		t.Fatal(err)
	}
	text, _ := said("run", "p.c", "--at", "t1=writer", "--at", "t2=reader", "--fail-on", "latent", "--json", "r.json")
	var r struct {
		Violations []struct {
			At       string
			Cause    string `json:"shared_condition"`
			Excludes string
			Follows  []int
		}
	}
	data, err := os.ReadFile("r.json")
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(data, &r); err != nil {
		t.Fatal(err)
	}
	if len(r.Violations) != 4 {
		t.Fatalf("%d violations, want 4\n%s", len(r.Violations), text)
	}
	following := 0
	for i, v := range r.Violations {
		if of := v.At == "p.c:22"; of != (v.Cause == "") ||
			!of && (v.Cause != "in == out" || v.Excludes != "in != out") {
			t.Errorf("violation %d at %s: cause %q, excluded by %q", i, v.At, v.Cause, v.Excludes)
		}
		following += len(v.Follows)
		if slices.Contains(v.Follows, i) {
			t.Errorf("violation %d follows itself", i)
		}
	}
	if following != 2 || strings.Count(text, "+2 that follow, as they need the same (in == out)") != 1 ||
		strings.Count(text, "with nothing between them") != 2 {
		t.Errorf("%d follow, want 2 that are not told in full\n%s", following, text)
	}
	context := "program: p.c\nthreads:\n  - {name: t1, at: writer}\n  - {name: t2, at: reader}\nassume: [\"in != out\"]\n"
	if err := os.WriteFile("c.yaml", []byte(context), 0o644); err != nil {
		t.Fatal(err)
	}
	text, _ = said("run", "--context", "c.yaml", "--fail-on", "latent")
	if strings.Count(text, "data-race at") != 1 || !strings.Contains(text, "data-race at p.c:22") {
		t.Errorf("with the line:\n%s", text)
	}
}

// twoCauses has three uses after a free, each where either of two pointers leads to what was freed.
const twoCauses = `#include <pthread.h>
#include <stdlib.h>
struct buf { long a, b, c; };
static struct buf *in, *out, *third;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
void set(struct buf *i, struct buf *o)
{
	in = i;
	out = o;
	third = i;
}
void drop(void)
{
	pthread_mutex_lock(&m);
	free(in);
	pthread_mutex_unlock(&m);
}
static void use(struct buf *p, int where)
{
	if (where == 1)
		p->a = 1;
	else if (where == 2)
		p->b = 1;
	else
		p->c = 1;
}
void reader(int which, int where)
{
	pthread_mutex_lock(&m);
	if (which)
		use(out, where);
	else
		use(third, where);
	pthread_mutex_unlock(&m);
}
`

// TestViolationsWithTwoWays: where a violation happens with either of two pointers that lead to one object, neither is
// the cause.
func TestViolationsWithTwoWays(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.WriteFile("p.c", []byte(twoCauses), 0o644); err != nil {
		t.Fatal(err)
	}
	text, _ := said("run", "p.c", "--at", "t1=drop", "--at", "t2=reader", "--fail-on", "latent")
	if strings.Contains(text, "need the same") || strings.Count(text, "use-after-free at") != 3 {
		t.Errorf("a cause, or not three uses:\n%s", text)
	}
}

// mayHold has a function that is called with a lock and without.
const mayHold = `#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int n;
static void add(void)
{
	n++;
}
static void *adds(void *arg)
{
	pthread_mutex_lock(&m);
	add();
	pthread_mutex_unlock(&m);
	add();
	return arg;
}
static void *clears(void *arg)
{
	n = 0;
	return arg;
}
int main(void)
{
	pthread_t a, b;
	pthread_create(&a, 0, adds, 0);
	pthread_create(&b, 0, clears, 0);
	pthread_join(a, 0);
	pthread_join(b, 0);
	return 0;
}
`

// TestRacesNameLocksHeldForCertain: a lock that a thread only may hold at the context is none that a race says it holds.
func TestRacesNameLocksHeldForCertain(t *testing.T) {
	long.Test(t)
	t.Chdir(t.TempDir())
	if err := os.WriteFile("p.c", []byte(mayHold), 0o644); err != nil {
		t.Fatal(err)
	}
	text, _ := said("check", "p.c", "--at", "t1=add", "--at", "t2=clears", "--fail-on", "latent")
	if !strings.Contains(text, "data-race at p.c") || strings.Contains(text, "holds m") {
		t.Errorf("t1 may hold m, and need not:\n%s", text)
	}
}
