package main

import (
	"fmt"
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
		"context_assertion":  {"assertion at account.c:22: reproduced: abort in t1 at account.c:22"},
		"context_bounds":     {"AddressSanitizer: global-buffer-overflow", "in put", "ring.c:17"},
		"context_freed":      {"AddressSanitizer: heap-use-after-free", "list.c:31"},
		"context_race":       {"ThreadSanitizer: data race", "in hits", "stats.c:19", "in hit", "stats.c:13"},
		"context_deadlock":   {"deadlock: every thread is asleep", "t1 in pthread_mutex_lock at transfer.c:21", "t2 in pthread_mutex_lock at transfer.c:21"},
		"context_objects":    {"assertion at objects.c:43: reproduced: abort in t1 at objects.c:43"},
		"context_files":      {"assertion at two.c:18: reproduced: abort in t2 at two.c:18"},
		"context_leak":       {"LeakSanitizer: detected memory leaks", "in fill", "note.c:11"},
		"context_null":       {"AddressSanitizer: SEGV", "p.c:9"},
		"context_types":      {"assertion at types.c:24: reproduced: abort in t1 at types.c:24"},
		"middle_of_gdb":      {"deadlock: every thread is asleep", "t3 in pthread_mutex_lock at dead.c:9", "main in pthread_join at dead.c:21"},
		"middle_of_a_suffix": {"assertion at assert.c:16: reproduced: abort in ", "at assert.c:16"},
		"middle_waiting":     {"a in pthread_cond_wait at waiting.c:23", "l in pthread_barrier_wait at waiting.c:37", "assertion at waiting.c:38: reproduced: abort in l at waiting.c:38"},
		"../locks/left_by_a_cancelled_thread_inside": {"deadlock: every thread is asleep", "b in pthread_mutex_lock at p.c:17"},
		"../locks/held_by_main_in_a_constructor":     {"w in pthread_mutex_lock at p.c:8"},
		"../barriers/let_go":                         {"ThreadSanitizer: data race"},
		"../contexts/errno_left":                     {"abort in "},
		"../contexts/small_mutex_distrusted":         {"AddressSanitizer: heap-use-after-free", "AddressSanitizer: heap-buffer-overflow"},
		"../contexts/null_on_the_heap":               {"p.c:19: reproduced", "p.c:25: reproduced"},
		"../lines/closures_twice":                    {"AddressSanitizer: heap-use-after-free", "p.c:53"},
	} {
		if !long.Turn(name) && !inAllWays() {
			continue
		}
		t.Run(filepath.Base(name), func(t *testing.T) {
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

const standing = `#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
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
static struct pair both(int k) { struct pair q = {k, 2, 0.5}; assert(x != k); return q; }
double halves(double d, int k) { struct pair q = both(k);
	assert(q.c * d != k); return q.c; }
int order(const void *a, const void *b) { assert(x != 9); return *(const int *)a - *(const int *)b; }
void sorts(int *list) { qsort(list, 3, sizeof *list, order); }
`

// TestReplayFromTheMiddle: threads stand anywhere, hold locks, wait, are main, and are stopped.
func TestReplayFromTheMiddle(t *testing.T) {
	long.Test(t)
	for _, r := range standingThreads() {
		if r.refused || !long.Turn(r.context) && !inAllWays() {
			continue
		}
		t.Run(strings.ReplaceAll(r.flags+r.context, " ", "_"), func(t *testing.T) {
			standingAt(t, r.flags, r.context)
			text, code := said("replay", "result.json", "--times", "2")
			if code != 0 || !strings.Contains(text, r.want) || !strings.Contains(text, "2 runs, all the same") {
				t.Errorf("%s %s: exit code %d, %q is missing:\n%s", r.flags, r.context, code, r.want, text)
			}
		})
	}
}

// TestReplayFromContextsRefuses: each reason why there can be no harness is said.
func TestReplayFromContextsRefuses(t *testing.T) {
	long.Test(t)
	for _, r := range standingThreads() {
		if !r.refused {
			continue
		}
		standingAt(t, r.flags, r.context)
		text, code := said("replay", "result.json")
		if code != exitViolated || !strings.Contains(text, "not replayed: ") || !strings.Contains(text, r.want) {
			t.Errorf("%s %s: exit code %d, %q is missing:\n%s", r.flags, r.context, code, r.want, text)
		}
	}
}

type standingThread struct {
	flags, context, want string
	refused              bool
}

// standingThreads are contexts of the program above, and what a replay says.
func standingThreads() []standingThread {
	at := func(what string) int { return 1 + strings.Count(standing[:strings.Index(standing, what)], "\n") }
	line := func(format, what string) string { return fmt.Sprintf(format, at(what)) }
	return []standingThread{
		{line("--at t1=step --at t2=p.c:%d", "assert(x != 4)"), "", "abort in t", false},
		{"", line("threads: [{at: step, stack: [p.c:%d]}]", "void twice"), "abort in t1", false},
		{"", line("threads: [{at: p.c:%d, blocked: true}, {at: signals}]", "void waits"), "abort in ", false},
		{"main.c --at t1=main", "", "abort in t1", false},
		{"--at t1=sum", "", "abort in t1", false},
		{"--at t1=pass", "", "abort in t1", false},
		{"--at t1=scale", "", "abort in t1", false},
		{line("--at t1=p.c:%d", "assert(q.c"), "", "abort in t1", false},
		{"", line("threads: [{at: both, stack: [p.c:%d]}]", "double halves"), "abort in t1", false},
		{"--at t1=looks", "", "abort in t1", false},
		{"", "threads: [{name: t1, at: joins}]\nassume: [other == 7]", "abort in t1", false},
		{"--at t1=inner", "", "abort in t1", false},
		{"--at t1=reads --distrust-initial", "", "AddressSanitizer: heap-use-after-free", false},
		{"--at t1=writes", "", "abort in t1", false},
		{"run ", "threads: [{at: loops}, {at: after}]\nassume: [x == 1]\nstop: [loop-back-edge]", "abort in t2", false},
		{"--at t1=asks", "", "the run calls a function that has neither a body nor a model", true},
		{"", line("threads: [{at: order, stack: [qsort, p.c:%d]}]", "void sorts"), "abort in t1", false},
	}
}

// standingAt explores one of them; result.json has its violations.
func standingAt(t *testing.T, flags, context string) {
	t.Helper()
	t.Chdir(t.TempDir())
	for name, text := range map[string]string{"p.c": standing, "main.c": standing + "int main(int argc, char **argv) { assert(argc != 3); return 0; }\n", "c.yaml": context + "\n"} {
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	command := "check"
	if rest, ok := strings.CutPrefix(flags, "run "); ok {
		command, flags = "run", rest
	}
	if !strings.Contains(flags, ".c ") {
		flags = "p.c " + flags
	}
	if context != "" {
		flags += " --context c.yaml"
	}
	if text, code := said(append([]string{command, "--json", "result.json"}, strings.Fields(flags)...)...); code != exitViolated {
		t.Fatalf("%s %s: exit code %d\n%s", flags, context, code, text)
	}
}
