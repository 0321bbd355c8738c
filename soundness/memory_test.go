package soundness_test

import (
	"slices"
	"strings"
	"testing"

	"midway/execute"
	"midway/internal/ir"
	"midway/internal/long"
	"midway/internal/property"
	"midway/internal/state"
	"midway/soundness"
	"midway/soundness/concrete"
)

// atMemory explores a program whose threads switch at every shared access, and replays all of it: every path and every
// violation has to be confirmed.
func atMemory(t *testing.T, source string) (*ir.Program, []soundness.Witness) {
	t.Helper()
	p, found := compiled(t, source, archive{memory: true})
	if replayed(t, p, concrete.Options{Args: []string{"program"}, MaxSteps: 1_000_000}, found, true) == 0 {
		t.Error("no path was replayed")
	}
	return p, violations(found, true)
}

// of is the witness of a violation, by kind and line.
func of(t *testing.T, p *ir.Program, found []soundness.Witness, kind property.Kind, line string) soundness.Witness {
	t.Helper()
	for _, w := range found {
		if w.Kind == kind && strings.HasSuffix(p.At(w.Loc), ":"+line) {
			return w
		}
	}
	t.Fatalf("no %s at line %s", kind, line)
	return soundness.Witness{}
}

const lostUpdate = `#include <assert.h>
#include <pthread.h>
static int x;
static void bump(int *p) { *p = *p + 1; }
static void *add(void *arg)
{
	int own = 0;
	bump(&own);
	bump(&x);
	return arg;
}
int main(void)
{
	pthread_t t, u;
	pthread_create(&t, 0, add, 0);
	pthread_create(&u, 0, add, 0);
	pthread_join(t, 0);
	pthread_join(u, 0);
	assert(x == 2);
	return 0;
}
`

// TestWrongWitnessesAreRefutedAtMemoryGranularity: the accesses of a schedule have to be made, by the threads and in
// the order that it says, and at no other place; an access by the same instruction to a thread's own memory is none of
// them.
func TestWrongWitnessesAreRefutedAtMemoryGranularity(t *testing.T) {
	p, found := atMemory(t, lostUpdate)
	w := of(t, p, found, "assertion", "19")
	accesses := func(w *soundness.Witness) (out []int) {
		for i, s := range w.Schedule {
			if s.Kind == state.StepEvent && (s.Op == "load" || s.Op == "store") {
				out = append(out, i)
			}
		}
		return out
	}
	if n := len(accesses(&w)); n != 4 {
		t.Fatalf("the schedule has %d accesses, want two loads and two stores of x", n)
	}
	refuted(t, p, w, map[string]func(w *soundness.Witness){
		"an access missing": func(w *soundness.Witness) {
			i := accesses(w)[1]
			w.Schedule = slices.Delete(w.Schedule, i, i+1)
		},
		"one thread after the other": func(w *soundness.Witness) {
			at := accesses(w)
			order := slices.Clone(at)
			slices.SortStableFunc(order, func(i, j int) int { return w.Schedule[i].TID - w.Schedule[j].TID })
			old := slices.Clone(w.Schedule)
			for k, i := range at {
				w.Schedule[i] = old[order[k]]
			}
		},
		"another address": func(w *soundness.Witness) { w.Schedule[accesses(w)[0]].Addr.W++ },
		"another instruction": func(w *soundness.Witness) {
			w.Schedule[accesses(w)[0]].PC = w.Schedule[accesses(w)[3]].PC
		},
		"no such thread":             func(w *soundness.Witness) { w.Schedule[accesses(w)[0]].TID = 7 },
		"another thread's violation": func(w *soundness.Witness) { w.Thread = 1 },
		"a deadlock":                 func(w *soundness.Witness) { w.Outcome, w.Kind = execute.Deadlock, "deadlock" },
		"the end of the program":     func(w *soundness.Witness) { w.Outcome, w.Kind, w.Thread = execute.Exit, "", 0 },
		"a step more":                func(w *soundness.Witness) { w.Schedule = append(w.Schedule, w.Schedule[accesses(w)[0]]) },
	})
}

// TestRacesAreBetweenTwoPlaces: a race that was passed over hides no other, and one between other places is not it.
func TestRacesAreBetweenTwoPlaces(t *testing.T) {
	p, found := atMemory(t, `#include <pthread.h>
static int x;
static void *set(void *arg)
{
	x = 1;
	x = 2;
	return arg;
}
int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, set, 0);
	int r = x;
	r += x;
	pthread_join(t, 0);
	return r;
}
`)
	pairs := map[string]bool{}
	for _, w := range found {
		pairs[p.At(w.Pair[0])+" "+p.At(w.Pair[1])] = true
		refuted(t, p, w, map[string]func(w *soundness.Witness){
			"another first place": func(w *soundness.Witness) {
				for i, l := range w.Pair {
					if l != w.Loc {
						w.Pair[i] = w.Schedule[0].Loc
					}
				}
			},
			"no race": func(w *soundness.Witness) { w.Outcome, w.Kind = execute.Exit, "" },
		})
	}
	if len(pairs) < 3 {
		t.Errorf("races between %v, want more", pairs)
	}
}

// TestAnAccessOfUnknownLengthIsOneEvent: that it may be empty does not make two events of it.
func TestAnAccessOfUnknownLengthIsOneEvent(t *testing.T) {
	p, found := atMemory(t, `#include <assert.h>
#include <pthread.h>
#include <string.h>
unsigned char __VERIFIER_nondet_uchar(void);
static char a[4], b[4];
static void *copy(void *arg)
{
	unsigned char n = __VERIFIER_nondet_uchar();
	if (n <= 4)
		memcpy(a, b, n);
	return arg;
}
int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, copy, 0);
	b[0] = 1;
	pthread_join(t, 0);
	assert(a[0] == 0);
	return 0;
}
`)
	w := of(t, p, found, "assertion", "19")
	refuted(t, p, w, map[string]func(w *soundness.Witness){
		"nothing copied": func(w *soundness.Witness) { w.Inputs[0].Value = 0 },
	})
}

// TestUnmodelledCallsAtMemoryGranularity: what a thread called after its last step may have changed is not reproduced.
func TestUnmodelledCallsAtMemoryGranularity(t *testing.T) {
	p, found := compiled(t, `#include <assert.h>
#include <pthread.h>
void elsewhere(void);
int x;
static void *call(void *arg)
{
	elsewhere();
	x = 0;
	return arg;
}
int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, call, 0);
	assert(x == 0);
	return 0;
}
`, archive{memory: true})
	w := of(t, p, violations(found, true), "assertion", "15")
	if answer, why := replay(p, w); answer != soundness.Undecided || !strings.Contains(why, "no model") {
		t.Errorf("%s: %s", answer, why)
	}
}

// TestTheReturnOfAPublishedLocal: a return is a step of the frame whose local ends with it.
func TestTheReturnOfAPublishedLocal(t *testing.T) {
	p, found := atMemory(t, `#include <pthread.h>
static int *slot;
static void publish(int *to) { slot = to; }
static int call(int n)
{
	int local = n;
	publish(n ? &local : 0);
	return local;
}
static void *work(void *arg)
{
	call(0);
	call(1);
	return arg;
}
int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, work, 0);
	int *p = slot;
	int r = p ? *p : 0;
	pthread_join(t, 0);
	return r;
}
`)
	w := of(t, p, found, "use-after-free", "21")
	refuted(t, p, w, map[string]func(w *soundness.Witness){
		"another frame": func(w *soundness.Witness) { step(t, w, "return").Addr.W += 64 },
	})
}

// step is the last step of a schedule that is an operation.
func step(t *testing.T, w *soundness.Witness, op string) *state.Step {
	t.Helper()
	for i := range slices.Backward(w.Schedule) {
		if w.Schedule[i].Op == op {
			return &w.Schedule[i]
		}
	}
	t.Fatalf("no %s in the schedule", op)
	return nil
}

// TestALongWayToTheNextStep: a thread that does much by itself between two steps is not left behind, and does not
// get past an access either.
func TestALongWayToTheNextStep(t *testing.T) {
	long.Test(t)
	p, found := atMemory(t, `#include <assert.h>
#include <pthread.h>
static int x;
static void *work(void *arg)
{
	int r = x;
	for (volatile int i = 0; i < 60000; i++)
		;
	x = r + 1;
	return arg;
}
int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, work, 0);
	x = 5;
	pthread_join(t, 0);
	assert(x != 1);
	return 0;
}
`)
	w := of(t, p, found, "assertion", "18")
	refuted(t, p, w, map[string]func(w *soundness.Witness){
		"the store missing": func(w *soundness.Witness) {
			last := step(t, w, "store")
			w.Schedule = slices.DeleteFunc(w.Schedule, func(s state.Step) bool { return s == *last })
		},
	})
}
