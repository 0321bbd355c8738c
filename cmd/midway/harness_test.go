package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"midway/internal/long"
)

// TestReplayFromContexts builds a harness for the violations of archives that are about a context, and runs it four
// times: all runs fail the same way.
func TestReplayFromContexts(t *testing.T) {
	long.Test(t)
	root, err := filepath.Abs("../../testdata/replay")
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string][]string{
		"context_assertion": {"assertion at account.c:22: reproduced: abort in t1 at account.c:22"},
		"context_bounds":    {"AddressSanitizer: global-buffer-overflow", "in put", "ring.c:17"},
		"context_freed":     {"AddressSanitizer: heap-use-after-free", "list.c:31"},
		"context_race":      {"ThreadSanitizer: data race", "in hits", "stats.c:19", "in hit", "stats.c:13"},
		"context_deadlock":  {"deadlock: every thread is asleep", "t1 in pthread_mutex_lock at transfer.c:21", "t2 in pthread_mutex_lock at transfer.c:21"},
		"context_objects":   {"assertion at objects.c:43: reproduced: abort in t1 at objects.c:43"},
		"context_files":     {"assertion at two.c:18: reproduced: abort in t2 at two.c:18"},
		"context_leak":      {"LeakSanitizer: detected memory leaks", "in fill", "note.c:11"},
		"context_null":      {"AddressSanitizer: SEGV", "p.c:9"},
		"context_types":     {"assertion at types.c:24: reproduced: abort in t1 at types.c:24"},
	} {
		t.Run(name, func(t *testing.T) {
			archive, err := txtar.ParseFile(filepath.Join(root, name+".txtar"))
			if err != nil {
				t.Fatal(err)
			}
			t.Chdir(t.TempDir())
			args, _ := arguments(t, archive)
			if text, code := said(append(args, "--json", "result.json")...); code != exitViolated {
				t.Fatalf("exit code %d\n%s", code, text)
			}
			text, code := said("replay", "result.json", "--times", "4", "--keep", "kept")
			if code != 0 || !strings.Contains(text, "4 runs, all the same") || strings.Contains(text, ".midway1") {
				t.Fatalf("exit code %d\n%s", code, text)
			}
			for _, w := range want {
				if !strings.Contains(text, w) {
					t.Errorf("%q is missing:\n%s", w, text)
				}
			}
			if _, err := os.Stat("kept/violation-1/harness.c"); err != nil {
				t.Error(err)
			}
		})
	}
}

const unharnessed = `#include <assert.h>
#include <pthread.h>
#include <stdio.h>
struct pair { long a, b; double c; };
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
pthread_barrier_t b;
int x, *p;
static _Thread_local int own = 4;
pthread_t other;
int *(*find)(void);
FILE *out;
int elsewhere(int);
void step(void) { assert(x != 3); x = 4; }
void twice(void) { step();
	assert(x != 4); }
void pass(struct pair q) { assert(q.a != 5); }
void scale(double d) { assert(x != 2); }
int sum(int n, ...) { assert(n != 3); return n; }
void waits(void) { pthread_cond_wait(&c, &m); assert(x != 6); }
void joins(void) { pthread_join(other, 0); assert(x != 6); }
void asks(void) { elsewhere(1); int *null = 0; *null = 1; }
void loops(void) {
	for (;;) {
		pthread_mutex_lock(&m);
		x = 2;
		pthread_mutex_unlock(&m);
	}
}
void locks(void) { assert(pthread_mutex_trylock(&m) == 0); }
void inner(void) { pthread_mutex_unlock(&m); assert(x != 8); }
void outer(void) { pthread_mutex_lock(&m); inner(); }
void after(void) { pthread_mutex_lock(&m); assert(x != 2); pthread_mutex_unlock(&m); }
void signals(void) { pthread_cond_signal(&c); assert(x != 6); }
void meets(void) { pthread_barrier_wait(&b); assert(x != 6); }
void looks(void) { assert(own != 7); }
void reads(void) { x = *p; x = p[1]; }
void writes(void) { if (out == stdout) x = 1; assert(x != 1); }
`

// TestReplayFromContextsRefuses: each reason why there can be no harness is said.
func TestReplayFromContextsRefuses(t *testing.T) {
	long.Test(t)
	t.Chdir(t.TempDir())
	for name, text := range map[string]string{"p.c": unharnessed, "main.c": unharnessed + "int main(int argc, char **argv) { assert(argc != 3); return 0; }\n"} {
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for _, r := range []struct{ flags, context, want string }{
		{"--at t1=step --at t2=p.c:16", "", "t2 stands in the middle of twice, not at its beginning"},
		{"", "threads: [{at: step, stack: [p.c:15]}]", "t1 stands in a function that another one has called"},
		{"", "threads: [{at: p.c:20, blocked: true}, {at: signals}]", "t1 stands inside a blocking call"},
		{"main.c --at t1=main", "", "t1 is the main thread"},
		{"--at t1=sum", "", "sum takes a variable number of arguments"},
		{"--at t1=pass", "", "pass takes or returns a structure by value"},
		{"--at t1=scale", "", "parameter 1 of scale is neither an integer nor a pointer"},
		{"--at t1=looks", "", "the thread-local own of t1 is not what a new thread has"},
		{"--at t1=joins", "", "pthread_join names a thread by an id that the initial state holds"},
		{"--at t1=inner", "", "a lock in m is held"},
		{"--at t1=asks", "", "the run calls a function that has neither a body nor a model"},
		{"--at t1=reads --distrust-initial", "", "was freed before"},
		{"--at t1=writes", "", "the state has an address in standard"},
		{"run ", "threads: [{at: loops}, {at: after}]\nassume: [x == 1]\nstop: [loop-back-edge]", "the context stops t1 in the middle of a function"},
	} {
		command, context := "check", r.flags
		if rest, ok := strings.CutPrefix(context, "run "); ok {
			command, context = "run", rest
		}
		if !strings.Contains(context, ".c ") {
			context = "p.c " + context
		}
		if r.context != "" {
			if err := os.WriteFile("c.yaml", []byte(r.context+"\n"), 0o600); err != nil {
				t.Fatal(err)
			}
			context += " --context c.yaml"
		}
		args := append([]string{command, "--json", "result.json"}, strings.Fields(context)...)
		text, code := said(args...)
		if code != exitViolated {
			t.Errorf("%s %s: exit code %d\n%s", r.flags, r.context, code, text)
			continue
		}
		if text, code := said("replay", "result.json"); code != exitViolated || !strings.Contains(text, "not replayed: ") || !strings.Contains(text, r.want) {
			t.Errorf("%s %s: exit code %d, %q is missing:\n%s", r.flags, r.context, code, r.want, text)
		}
	}
}
