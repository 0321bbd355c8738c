package execute

import "midway/internal/state"

// beside is what the search keeps beside a state (state.State.Search). The zero value is that of a state which has
// none.
type beside struct {
	latest int        // the thread that was chosen last, where delays are counted
	delays int        // so far, where they are counted
	past   bool       // a violation ended the run before: what follows is its continuation, and part of no run
	died   *state.End // the latest error that was not asked for and that stopped its thread, or nil
}

// besideOf is what is kept beside a state.
func besideOf(st *state.State) beside {
	if b, ok := st.Search.(*beside); ok {
		return *b
	}
	return beside{}
}

// pastViolation reports whether a state is of the continuation of a run past a violation.
func pastViolation(st *state.State) bool { return besideOf(st).past }
