package execute_test

import (
	"context"
	"fmt"
	"maps"
	"math/rand"
	"strings"
	"testing"

	"midway/execute"
	"midway/internal/expr"
	"midway/internal/interp"
	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/property"
	"midway/internal/seed"
	"midway/internal/solver"
	"midway/internal/state"
	"midway/symheap"
)

// statements of generated threads. r is the thread's own, input an unknown 0 or 1.
var statements = map[string][]string{
	"memory": {"x = 1;", "x = r + 2;", "r += x;", "y = x;", "r = r * 3 + y;", "y++;", "a[input] = 5;", "r += a[1 - input];", "a[1] = r;",
		"if (r & 1) y = 7;", "if (a[input] > 2) x++;", "*p = 9;", "p = &y;", "__atomic_fetch_add(&x, 3, __ATOMIC_SEQ_CST);"},
	"locks": {"pthread_mutex_lock(&m); x++; pthread_mutex_unlock(&m);", "pthread_mutex_lock(&m); pthread_mutex_lock(&k); y = x; pthread_mutex_unlock(&k); pthread_mutex_unlock(&m);",
		"pthread_mutex_lock(&k); pthread_mutex_lock(&m); x = y + 1; pthread_mutex_unlock(&m); pthread_mutex_unlock(&k);",
		"if (!pthread_mutex_trylock(&m)) { r += 5; pthread_mutex_unlock(&m); }", "r += y;", "x = 4;"},
	"waits": {"while (!y) ;", "while (x < 2) ;", "while (x + y < 3) ;", "while (x > 2) ;", "while (a[0] == y) ;", "x++;", "y = 1;", "x = 3;", "y = x;", "r += y;", "a[0] = r;", "y--;", "x = 1;",
		"for (int on = 1; on;) { __VERIFIER_atomic_begin(); if (x <= y) on = 0, x = 2; __VERIFIER_atomic_end(); }", "while (x && y != 2) ;", "do r = x; while (r == 1);",
		"{ while (x != 1) ; x = 0; y = 1; }", "{ r = y; x = 1; }", "while (!y) x = 1;", "while (!__sync_bool_compare_and_swap(&x, 1, 2)) ;", "while (__atomic_exchange_n(&x, 3, __ATOMIC_SEQ_CST) == 3) ;",
		"for (int on = 1; on;) { __VERIFIER_atomic_begin(); x = 1; on = !y; __VERIFIER_atomic_end(); }", "for (int k = 0; k < 2; k++) while (x == k) ;", "a[0] = 0;", "assert(x != 3 || y != 1);"},
	"looks": {"x = 1; x = 0;", "x = 0;", "y = 1; y = 0;", "y = 0;", "x = 1; y = 1;", "while (!x) ;", "while (y == 1) ;", "assert(r);", "while (!(x || y)) ;", "while (x) ;", "r = x;", "r += y;",
		"assert(y);", "{ x = 1; a[0] = 1; while (y) ; }", "assert(a[0] != 1);", "while (x == y) ;", "if (y) pthread_mutex_unlock(&m);", "if (!x) pthread_mutex_unlock(&k);"},
	"signals": {"sem_post(&s);", "sem_wait(&s); x++;", "pthread_cond_signal(&c);", "pthread_cond_broadcast(&c);",
		"pthread_mutex_lock(&m); if (!y) pthread_cond_wait(&c, &m); y++; pthread_mutex_unlock(&m);", "r += x;", "y = 1;", "x = 2;"},
	"objects": {"pthread_mutex_lock(&m); x++; pthread_mutex_unlock(&m);", "pthread_mutex_lock(&m); r = x; pthread_mutex_unlock(&m); if (r) pthread_cond_destroy(&c);",
		"pthread_mutex_lock(&m); x++; pthread_cond_broadcast(&c); pthread_mutex_unlock(&m);", "pthread_cond_signal(&c);", "pthread_cond_init(&c, 0);", "if (x) memset(&c, 0, sizeof c);",
		"sem_post(&s);", "if (!sem_trywait(&s)) r++;", "sem_destroy(&s);", "sem_init(&s, 0, 1);", "r += *(int *)&s;", "pthread_mutex_lock(&k); r++; pthread_mutex_unlock(&k);",
		"pthread_mutex_destroy(&k);", "if (input) pthread_mutex_init(&k, 0);", "{ pthread_mutex_t copy = k; (void)copy; }", "if (!pthread_rwlock_tryrdlock(&rw)) pthread_rwlock_unlock(&rw);",
		"pthread_mutex_lock(&m); if (x == 2) pthread_rwlock_destroy(&rw); pthread_mutex_unlock(&m);", "pthread_once(&o, routine);", "o = 0;"},
	"orders": {"__VERIFIER_atomic_begin(); x = 1; __VERIFIER_atomic_end();", "__VERIFIER_atomic_begin(); a[0] = 1; __VERIFIER_atomic_end();", "__VERIFIER_atomic_begin(); a[1]++; __VERIFIER_atomic_end();",
		"y = 1;", "r += y;", "w.a = r;", "r = w.a;", "__atomic_store_n(&w.b, 1, __ATOMIC_RELEASE);", "r += __atomic_load_n(&w.b, __ATOMIC_ACQUIRE);", "__atomic_thread_fence(__ATOMIC_SEQ_CST);",
		"__atomic_store_n(&w.b, 2, __ATOMIC_RELAXED);"},
	"creations": {"{ pthread_t u; if (x) { pthread_create(&u, 0, nothing, 0); r = r * 4 + (int)u; } }", "{ pthread_t u; if (y) { pthread_create(&u, 0, nothing, 0); r = r * 4 + (int)u; } }",
		"{ pthread_t u; if (!x) { pthread_create(&u, 0, nothing, 0); r = r * 4 + (int)u; } }", "{ pthread_t u; pthread_create(&u, 0, nothing, 0); r = r * 4 + (int)u; }", "x = 1;", "y = 1;", "y = 0;", "if (x) y = 1;"},
	"errors": {"assert(x != 2);", "x = 2;", "x = 1;", "r += x;", "if (r > 1) free(h), r = 0;", "r += *h;", "*h = 3;", "__VERIFIER_assume(y == 0);", "y = 1;", "r = 10 / (x - 1);",
		"while (!y) ;"},
	"findings": {"__VERIFIER_atomic_begin(); if (x & 1) y = 3; else r += a[0]; __VERIFIER_atomic_end();", "__VERIFIER_atomic_begin(); if (y & 1) x = 2; else a[0] = r; __VERIFIER_atomic_end();",
		"__VERIFIER_atomic_begin(); *p = *p + 1; __VERIFIER_atomic_end();", "p = &y;", "p = a;", "y = 1;", "x = 1;", "a[0] = 4;", "r = r * 2 + y;", "r += a[0];", "r += strlen((char *)&w);", "w.b = 7;", "w.a = 0x1010101;"},
	"crashes": {"assert(x != 2);", "assert(y < 2);", "x = 2;", "y++;", "r += x;", "free(h);", "*h = r;", "r += *h;", "pthread_mutex_lock(&m); assert(!y); x++; pthread_mutex_unlock(&m);",
		"pthread_mutex_lock(&m); y = 2; pthread_mutex_unlock(&m);", "r = 4 / y;", "sem_post(&s);", "sem_wait(&s);", "a[x] = 1;", "a[1] = r;", "if (q) *q = 3;", "keeps();", "assert(a[input] != 1);"},
	"exits": {"exit(0);", "x = 1;", "r += x;", "y = r;", "if (x) exit(1);", "pthread_mutex_lock(&m); x++; exit(2);", "pthread_mutex_lock(&m); y++; pthread_mutex_unlock(&m);", "sem_wait(&s); y = 5;",
		"sem_post(&s);", "y = 2;", "assert(y != 5);", "pthread_exit(0);", "if (a[input]) exit(3);", "a[0] = 1;"},
	"locals": {"{ int l = 1; q = &l; y = l; l++; r += l; }", "if (q) *q = 4;", "r += x;", "q = 0;", "{ int l = r; x = l; }", "shows(&r);", "keeps();"},
	"decisions": {"__VERIFIER_atomic_begin(); x++; assert(x != 3); y += x; __VERIFIER_atomic_end();", "__VERIFIER_atomic_begin(); if (x > 1) y++; __VERIFIER_atomic_end();", "x = 2;", "y = 3;", "r += a[0];",
		"__VERIFIER_atomic_begin(); r = y; assert(r < 4); a[0] = r; __VERIFIER_atomic_end();", "__VERIFIER_atomic_begin(); a[x & 1] = 1; __VERIFIER_atomic_end();", "__VERIFIER_atomic_begin(); assert(y != 4); x = 0; __VERIFIER_atomic_end();"},
	"blocks": {"__VERIFIER_atomic_begin(); x++; y += x; __VERIFIER_atomic_end();", "pthread_barrier_wait(&b);", "r += y;", "x = 3;", "{ struct two t = w; w.b = t.a + 1; }", "memset(a, r, sizeof a);", "r += a[0];"},
}

const prologue = `#define _GNU_SOURCE
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#include <sys/syscall.h>
#include <linux/futex.h>
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);
extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
struct two { int a, b; };
int x, y, a[2], input, out[3], *p = &x, *q, *h;
struct two w;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, k = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
pthread_barrier_t b;
sem_t s;
pthread_rwlock_t rw = PTHREAD_RWLOCK_INITIALIZER;
pthread_once_t o = PTHREAD_ONCE_INIT;
void routine(void) { y++; }
void *nothing(void *arg) { return 0; }
void shows(int *l) { q = l; *l = *l + 1; }
void keeps(void) { int l = 2; q = &l; x = l; }
`

// generated is the threads and the main function of a C program of n threads, whose names begin with prefix.
func generated(prefix string, r *rand.Rand, n, length int, of []string) string {
	var w strings.Builder
	for t := range n {
		fmt.Fprintf(&w, "void *%st%d(void *arg) {\n\tint r = 0;\n", prefix, t)
		for range 1 + r.Intn(length) {
			fmt.Fprintf(&w, "\t%s\n", of[r.Intn(len(of))])
		}
		fmt.Fprintf(&w, "\tout[%d] = r;\n\treturn 0;\n}\n", t)
	}
	w.WriteString(mainNamed(prefix, n))
	return w.String()
}

// mainOf is a main function that runs n threads.
func mainOf(n int) string { return mainNamed("", n) }

func mainNamed(prefix string, n int) string {
	var w strings.Builder
	w.WriteString("\nint " + prefix + "main(void) {\n\tpthread_t t[3];\n\tinput = __VERIFIER_nondet_int() & 1;\n\th = malloc(4);\n\t*h = 1;\n")
	fmt.Fprintf(&w, "\tsem_init(&s, 0, 0);\n\tpthread_barrier_init(&b, 0, %d);\n", n)
	for t := range n {
		fmt.Fprintf(&w, "\tpthread_create(&t[%d], 0, %st%d, 0);\n", t, prefix, t)
	}
	for t := range n {
		fmt.Fprintf(&w, "\tpthread_join(t[%d], 0);\n", t)
	}
	w.WriteString("\treturn 0;\n}\n")
	return w.String()
}

// observer notes how paths end: the outcome, and for each value of the input the final values of the globals.
type observer struct {
	p     *ir.Program
	m     *interp.Machine
	found map[string]bool
}

func (o *observer) end(st *state.State) {
	e := st.End
	switch e.Outcome {
	case state.Violation:
		return // listed apart
	case state.Cut:
		o.found["cut "+e.Cut] = true
		return
	}
	for input := range uint64(2) {
		is := o.m.B.Cmp(expr.EQ, 32, o.load(st, "input", 0), expr.Word(input))
		model, answer := o.m.S.Model(st.PC, is)
		if answer == solver.Unsat {
			continue
		}
		text := fmt.Sprint(e.Outcome, " input ", input)
		for _, g := range []string{"x", "y", "a", "out", "w"} {
			for off := range uint64(o.p.Global(g).Size) / 4 {
				v, _ := model.Eval(o.load(st, g, off*4), 32)
				text += fmt.Sprint(" ", v)
			}
		}
		o.found[text] = true
	}
}

func (o *observer) load(st *state.State, global string, off uint64) expr.Value {
	obj := st.Heap.Find(o.p.Global(global).Addr)
	return st.Heap.Load(obj.ID(), expr.Word(off), 4)
}

// observed explores a program at a granularity; nil where there are too many paths.
func observed(t *testing.T, p *ir.Program, memory bool, how execute.Reduction) (*execute.Result, map[string]bool) {
	t.Helper()
	return observedWithout(t, p, memory, how, "")
}

// machineOf makes a machine that checks everything, and the state at main.
func machineOf(t testing.TB, p *ir.Program, memory bool, how execute.Reduction) (*interp.Machine, *state.State) {
	t.Helper()
	b := expr.NewBuilder(p.Model.PtrBits())
	heaps := symheap.NewShared(b, p.Model)
	st, err := seed.New(&seed.Seeding{P: p, B: b, Heaps: heaps, Context: fromMain(t, p), Args: []string{"program"}})
	if err != nil {
		t.Fatal(err)
	}
	s := solver.New(b, solver.Options{})
	t.Cleanup(s.Close)
	on := property.Of(property.Assertions, property.Races, property.Deadlocks, property.Memory, property.Division, property.Threads)
	m := interp.New(p, b, s, heaps, nil, &ledger.Ledger{}, interp.Options{Properties: on, MemoryPoints: memory, Effects: how != execute.NoReduction})
	return m, st
}

// observedWithout leaves a rule out of the dependence relation.
func observedWithout(t *testing.T, p *ir.Program, memory bool, how execute.Reduction, rule string) (*execute.Result, map[string]bool) {
	t.Helper()
	return observedBut(t, p, memory, how, rule, 0)
}

// observedBut leaves out a rule, and does not ask for a property.
func observedBut(t *testing.T, p *ir.Program, memory bool, how execute.Reduction, rule string, without property.Set) (*execute.Result, map[string]bool) {
	t.Helper()
	m, st := machineOf(t, p, memory, how)
	m.Opt.Properties &^= without
	o := &observer{p: p, m: m, found: map[string]bool{}}
	res := execute.New(m, execute.Options{Properties: m.Opt.Properties, Reduction: how, EarlyExits: true, OnlyCount: true, Paths: 3000, OnEnd: o.end}).WithoutRule(rule).Run(context.Background(), st)
	if left := leftOpen(m.Ledger); len(left) > 0 {
		for _, e := range left {
			if e.Kind != "limit" {
				t.Errorf("%s: %s", e.Kind, e.Text)
			}
		}
		return res, nil
	}
	maps.Copy(o.found, violationsIn(p, res))
	return res, o.found
}

// violationsIn is what was found of violations, and of races that there is some: which of several is met first depends on the order.
func violationsIn(p *ir.Program, res *execute.Result) map[string]bool {
	found := map[string]bool{}
	for _, v := range res.Violations {
		if v.Kind == "data-race" {
			found["a race"] = true
			continue
		}
		found[string(v.Kind)+" at "+p.At(v.Loc)] = true
	}
	return found
}

// leftOpen is what makes an exploration incomplete, but for unmodelled calls: what they leave unknown is the same in every exploration.
func leftOpen(l *ledger.Ledger) (out []ledger.Entry) {
	for _, e := range l.Entries() {
		if e.Effect == ledger.Incomplete && e.Kind != "unmodelled-call" {
			out = append(out, e)
		}
	}
	return out
}
