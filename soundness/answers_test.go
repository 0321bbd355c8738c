package soundness_test

import (
	"os"
	"path/filepath"
	"slices"
	"sort"
	"strings"
	"testing"

	"midway/execute"
	"midway/internal/ir"
	"midway/internal/long"
	"midway/internal/state"
	"midway/soundness"
	"midway/soundness/concrete"
)

// first explores a program and gives the witness of its first violation.
func first(t *testing.T, source string) (*ir.Program, soundness.Witness) {
	t.Helper()
	p, found := compiled(t, source, archive{})
	return p, violations(found, false)[0]
}

// compiled explores a program given as text; it has to be violated.
func compiled(t *testing.T, source string, a archive) (*ir.Program, *explored) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "p.c")
	if err := os.WriteFile(file, []byte(source), 0o600); err != nil {
		t.Fatal(err)
	}
	p := load(t, []string{file}, ir.Options{})
	found := explore(t, p, concrete.Options{Args: []string{"program"}}, a)
	if len(found.result.Violations) == 0 {
		t.Fatal("no violation was found")
	}
	return p, found
}

// violations are the witnesses of the violations found, whose schedules are of memory granularity or not.
func violations(found *explored, memory bool) (out []soundness.Witness) {
	for i := range found.result.Violations {
		w := soundness.Of(&found.result.Violations[i])
		w.Memory = memory
		out = append(out, w)
	}
	return out
}

func replay(p *ir.Program, w soundness.Witness) (soundness.Answer, string) {
	return soundness.Replay(p, concrete.Options{Args: []string{"program"}, MaxSteps: 1_000_000}, w)
}

const guarded = `
#include <assert.h>
#include <pthread.h>
int __VERIFIER_nondet_int(void);
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int x;
static void *set(void *arg)
{
	pthread_mutex_lock(&m);
	x = __VERIFIER_nondet_int();
	pthread_mutex_unlock(&m);
	return arg;
}
int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, set, 0);
	pthread_mutex_lock(&m);
	assert(x * 3 != 21);
	pthread_mutex_unlock(&m);
	pthread_join(t, 0);
	return 0;
}
`

// TestWrongWitnessesAreRefuted: a replay confirms a witness, and none of those made from it by one wrong detail.
func TestWrongWitnessesAreRefuted(t *testing.T) {
	p, w := first(t, guarded)
	if answer, why := replay(p, w); answer != soundness.Confirmed {
		t.Fatalf("%s: %s", answer, why)
	}
	refuted(t, p, w, map[string]func(w *soundness.Witness){
		"another input":          func(w *soundness.Witness) { w.Inputs[0].Value++ },
		"no input":               func(w *soundness.Witness) { w.Inputs = nil },
		"another kind":           func(w *soundness.Witness) { w.Kind = "data-race" },
		"another place":          func(w *soundness.Witness) { w.Loc = w.Schedule[0].Loc },
		"another end":            func(w *soundness.Witness) { w.Outcome, w.Kind = execute.Deadlock, "deadlock" },
		"the end missing":        func(w *soundness.Witness) { w.Schedule = w.Schedule[:2] },
		"a step more":            func(w *soundness.Witness) { w.Schedule = append(w.Schedule, w.Schedule[len(w.Schedule)-1]) },
		"the first step missing": func(w *soundness.Witness) { w.Schedule = w.Schedule[1:] },
		"another thread":         func(w *soundness.Witness) { w.Schedule[1].TID ^= 1 },
		"another branch": func(w *soundness.Witness) {
			for i := range w.Schedule {
				if w.Schedule[i].Kind == state.StepBranch {
					w.Schedule[i].Number++
				}
			}
		},
	})
}

// refuted: none of the witnesses made from a good one by one wrong detail is confirmed.
func refuted(t *testing.T, p *ir.Program, w soundness.Witness, spoils map[string]func(w *soundness.Witness)) {
	t.Helper()
	for name, spoil := range spoils {
		wrong := w
		wrong.Schedule, wrong.Inputs = slices.Clone(w.Schedule), slices.Clone(w.Inputs)
		spoil(&wrong)
		if answer, why := replay(p, wrong); answer != soundness.Refuted || why == "" {
			t.Errorf("%s: %s %q", name, answer, why)
		}
	}
}

// TestStoppedReplaysRefuteNothing: a replay that is ended, wherever it is, refutes no livelock, of which it has to see
// that nothing comes.
func TestStoppedReplaysRefuteNothing(t *testing.T) {
	long.Test(t)
	p, w := first(t, "#include <pthread.h>\npthread_mutex_t m;\nint go;\nint main(void) { while (!go) { pthread_mutex_lock(&m); pthread_mutex_unlock(&m); } return 0; }")
	if w.Outcome != execute.Livelock {
		t.Fatal(w.Outcome)
	}
	asked, end := 0, 0
	opt := concrete.Options{Args: []string{"program"}, Interrupted: func() bool { asked++; return asked == end }}
	if answer, why := soundness.Replay(p, opt, w); answer != soundness.Confirmed {
		t.Fatalf("%s: %s", answer, why)
	}
	for end, asked = asked, 0; end > 0; end /= 2 {
		// the last time it is asked in a round in which it looks whether anything can come
		if answer, why := soundness.Replay(p, opt, w); answer != soundness.Undecided {
			t.Errorf("ended when asked for the %dth time: %s: %s", end, answer, why)
		}
		asked = 0
	}
	within := func(most int) soundness.Answer {
		answer, _ := soundness.Replay(p, concrete.Options{Args: []string{"program"}, MaxSteps: uint64(most)}, w)
		return answer
	}
	enough := sort.Search(1_000_000, func(most int) bool { return within(most+1) == soundness.Confirmed }) + 1
	for most := enough - 1; most > max(enough-30, 0); most-- {
		if answer := within(most); answer != soundness.Undecided {
			t.Errorf("ended after %d instructions: %s", most, answer)
		}
	}
}

// TestUnmodelledCalls: what happens whatever a function without a model does is confirmed, what depends on
// it is not.
func TestUnmodelledCalls(t *testing.T) {
	const declared = "#include <assert.h>\nint elsewhere(void);\nint main(void) { int r = elsewhere(); "
	p, w := first(t, declared+"assert(0 * r); return 0; }")
	if answer, why := replay(p, w); answer != soundness.Confirmed {
		t.Errorf("%s: %s", answer, why)
	}
	p, w = first(t, declared+"assert(r != 7); return 0; }")
	if answer, why := replay(p, w); answer != soundness.Undecided || !strings.Contains(why, "without a model") {
		t.Errorf("%s: %s", answer, why)
	}
}
