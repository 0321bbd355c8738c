package soundness

import (
	"midway/execute"
	"midway/internal/expr"
	"midway/soundness/explain"
	"midway/soundness/native"
)

// Validation is what is known of a violation beside what its exploration has found. The zero value: nothing.
type Validation struct {
	Basis   string          // FromMain, FromCore or FromState; "" where it was not replayed, or did not happen again
	Details []string        // what came of the replay, in further lines for a person
	Inputs  []execute.Input // of the initial state that was built for the replay
	Ranges  []execute.Range // the same for unknown ranges of bytes
	Built   bool            // such a state was built: its inputs stand for those of the violation
	Native  *native.Trace   // for a binary to follow; nil where there was no replay
	Moments []Moment        // by step, what the replay saw; nil where there was none
	Facts   *explain.Facts  // what the replay shows of its cause; nil where there was none
	Level   *Level          // what the violation needs of the initial state; nil where that was not looked at
	// of a run from main, what of its condition suffices; nil where that is all, or was not looked at
	Core  *Core
	Cause *Cause // what it needs together with others; nil where that is nothing
}

// The bases of a violation that happens again in a replay.
const (
	FromMain  = "confirmed" // from main
	FromCore  = "core"      // from the moment of a core, of which everything that threads go on with is known
	FromState = "feasible"  // from a state that its condition describes
)

// Replayed reports whether the violation happened again in a replay.
func (v *Validation) Replayed() bool { return v.Basis != "" }

// The levels of a violation in a context, from the strongest (Le, Raad, Villard, Berdine, Dreyer, O'Hearn, OOPSLA
// 2022).
const (
	Manifest    = "manifest"    // from every initial state that is as known and assumed, some schedule gets there
	Conditional = "conditional" // from some of them
	Latent      = "latent"      // nothing is known of what decides it
)

// Level is what a violation needs of the initial state, beyond what is known and assumed of it.
type Level struct {
	Name  string       // one of the levels
	Needs []*expr.Node // conjuncts that suffice, of which none can be left out: equalities between root pointers first
	Roots int          // how many of Needs are such equalities
	Whole bool         // whether fewer suffice was not decided: Needs are conjuncts of a path's condition, in its order
	Why   string       // what keeps it from being manifest, where that is none of Needs; or ""
	Entry bool         // the threads stand at entries of a library, whose callers may exclude it
	Line  string       // the assume line that excludes it; or ""
}

// Cause is a condition of the initial state that several violations of one kind and level need: that a pointer leads
// somewhere.
type Cause struct {
	Needs *expr.Node
	Line  string // the assume line that excludes them all; or ""
}

// Moment is what a replay saw of a step.
type Moment struct {
	// what an access of up to 64 bits read, or "old → new" of one that changed memory; "" elsewhere
	Value string
	Old   string          // what was there before an access of up to 64 bits; "" elsewhere
	New   string          // what is there after it
	From  *explain.Caller // where the wrapper was called that the step is in; nil where it is in none
	Holds []string        // the locks that the thread holds after it, in the order of their acquisition
}
