package execute

import (
	"midway/internal/ledger"
	"midway/internal/state"
)

// unchecked notes a violation that nobody asked for and that ended a path. Where the process would have died of it
// nothing is lost. Any other is undefined behaviour after which a real run goes on in a way that is not explored, so
// that what was asked for may be violated there.
func (x *Explorer) unchecked(e *state.End) {
	switch e.Kind {
	case "assertion", "reach-error", "null-dereference", "division-by-zero", "deadlock", "livelock":
		return
	}
	x.M.Ledger.Add(ledger.Entry{
		Kind: "unchecked-violation", Effect: ledger.Incomplete, At: x.M.P.At(e.Loc),
		Text: "a path ended here with " + e.Kind + ", which is not looked for (--properties " + Group(e.Kind) + "): what follows it is not explored",
	})
}

// onlyDies reports whether a path ended in an error of one thread that nobody asked for, while there are others. What they do
// happens before the error as well: its thread need not have come to it. So it stops its thread for good, and no run is lost with it that
// comes between the error and the latest scheduling point before it. A data race is an error of two.
func (x *Explorer) onlyDies(st *state.State) bool {
	e := st.End
	return e.Outcome == Violation && !e.Aside && !e.Looking && e.Kind != "data-race" && st.Alive > 1 && !x.Opt.Properties[Group(e.Kind)]
}

// died is a path after such an error.
func (x *Explorer) died(ended *state.State) *state.State {
	if !ended.Beyond && !x.silent {
		x.unchecked(ended.End)
	}
	st := withoutThread(ended)
	st.Died = ended.End
	st.Blur() // what it depended on is not followed
	return st
}
