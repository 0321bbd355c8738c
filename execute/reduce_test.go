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
var statements = families()

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
	m := interp.New(p, b, s, heaps, nil, &ledger.Ledger{}, interp.Options{
		Checks:  interp.Checks{Properties: on},
		Points:  interp.Points{MemoryPoints: memory},
		Records: interp.Records{Effects: how != execute.NoReduction},
	})
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
	res := execute.New(m, execute.Options{
		Reduction: how,
		Bounds:    execute.Bounds{Paths: 3000},
		Wanted:    execute.Wanted{Properties: m.Opt.Properties},
		Ends:      execute.Ends{EarlyExits: true, OnlyCount: true},
		Observer:  execute.Observer{OnEnd: o.end},
	}).WithoutRule(rule).Run(context.Background(), st)
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

// violationsIn is what was found of violations, and of races that there is some: which of several is met first depends
// on the order.
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

// leftOpen is what makes an exploration incomplete, but for unmodelled calls: what they leave unknown is the same in
// every exploration.
func leftOpen(l *ledger.Ledger) (out []ledger.Entry) {
	for _, e := range l.Entries() {
		if e.Effect == ledger.Incomplete && e.Kind != "unmodelled-call" {
			out = append(out, e)
		}
	}
	return out
}
