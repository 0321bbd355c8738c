package pipeline

import (
	"slices"
	"time"

	"midway/execute"
	"midway/internal/expr"
	"midway/internal/halt"
	"midway/internal/interp"
	"midway/internal/ledger"
	"midway/internal/solver"
	"midway/soundness"
)

// levelLimit bounds a query about a level, in Z3's resource units.
const levelLimit = 4_000_000

// level looks at what a violation in a context needs of the initial state, unless its replay failed. Where the run ends meanwhile it
// is left open. One that was not replayed is not manifest.
func (t *Task) level(v *execute.ViolationRecord, answer soundness.Answer, flag *halt.Flag) {
	if answer == soundness.Refuted || t.Context.FromMain || t.Options.NoLevels || flag.Raised() {
		return
	}
	b := t.seed.Heap.B
	s := solver.New(b, solver.Options{Limit: levelLimit, Timeout: time.Second, Halt: flag})
	defer s.Close()
	halt.Catch(func() {
		if l, ok := soundness.LevelOf(s, b, v, t.anchor()); ok {
			v.Level = l
		}
	})
}

// reads says what an assume line with a text would say of the initial state.
func (t *Task) reads(line string) (holds expr.Value, ok bool) {
	if t.conditions == nil {
		t.conditions = t.file.Conditions(t.Program, t.Context)
	}
	e, err := t.conditions(line)
	if err != nil {
		return expr.Value{}, false
	}
	holds, err = t.seeding.Holds(t.seed.Fork(), e)
	return holds, err == nil
}

// anchor says whether the threads of the context are known to be able to stand there together.
func (t *Task) anchor() soundness.Anchor {
	a := soundness.Anchor{Sure: true, Entry: t.Context.Entries(t.Program)}
	switch {
	case t.Context.OthersUnknown:
		a.Sure, a.Why = false, "more threads may be alive"
	case !a.Entry && t.Context.Seen == "":
		a.Sure, a.Why = false, "nothing shows that the threads can stand there together (a context of stacks that were seen says so: \"seen: gdb\")"
	}
	a.Reads = t.reads
	if slices.ContainsFunc(t.Ledger.Entries(), func(e ledger.Entry) bool { return e.Kind == interp.Layout }) {
		a.Plain = "more is looked at of an address than which object it names"
	}
	return a
}
