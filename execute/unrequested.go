package execute

import (
	"strings"

	"midway/internal/ledger"
	"midway/internal/property"
	"midway/internal/state"
)

// noteUnrequested notes a violation that was not asked for and that ended a path. Where the process would have died of
// it nothing is lost. Any other is undefined behaviour after which a real run goes on in a way that is not explored, so
// that what was asked for may be violated there.
func (x *Explorer) noteUnrequested(st *state.State) {
	e := st.End
	if x.M.Opt.Speculative || e.Outcome == Violation {
		// where threads wait for ever, nothing that they were to do is left out
		x.M.Abort("a path ended with " + string(e.Kind))
	}
	x.noteKept(st)
	if x.Opt.SubCheck.elsewhere(e.Kind) {
		return // what follows it is behind a violation that is reported
	}
	switch e.Kind {
	case property.Assertion,
		property.ReachError,
		property.Reached,
		property.DivisionByZero,
		property.Deadlock,
		property.Livelock:
		return
	case property.NullDereference:
		if called := libraryFunction(st, e.Thread); called == "" || deadly[called] {
			return
		}
	}
	x.M.Ledger.Add(ledger.Entry{
		Kind: "unchecked-violation", Effect: ledger.Incomplete, At: x.M.P.At(e.Loc),
		Text: "a path ended here with " + string(
			e.Kind,
		) + ", which is not looked for (--properties " + e.Kind.Group().String() + "): what follows it is not explored",
	})
}

// deadly are the library functions that use memory themselves, so that the process dies of a null pointer. Others may
// survive it: the kernel refuses it (read, open), they do not look at it (sem_destroy), or a compiler leaves them out
// where their result is not used (strlen).
var deadly = names(
	"memcpy memmove memset strcpy strncpy strcat strncat strdup strndup strtol strtoul strtoll strtoull strtod " +
		"qsort bsearch " +
		"pthread_create pthread_mutex_init pthread_mutex_lock pthread_mutex_trylock pthread_mutex_unlock " +
		"pthread_cond_init pthread_cond_wait pthread_cond_signal pthread_cond_broadcast",
)

func names(list string) map[string]bool {
	set := map[string]bool{}
	for _, name := range strings.Fields(list) {
		set[name] = true
	}
	return set
}

// libraryFunction is the library function that a thread has called and is in, or "".
func libraryFunction(st *state.State, thread int) (name string) {
	frames := st.Threads[thread].Frames
	for i := len(frames) - 1; i >= 0 && frames[i].Fn.Runtime; i-- {
		name = frames[i].Fn.Name
	}
	return name
}

// stopsThread reports whether a path ended in an error of one thread that was not asked for, while there are others.
// What they do happens before the error as well: its thread need not have come to it. So it stops its thread for good,
// and no run is lost with it that comes between the error and the latest scheduling point before it. A data race is an
// error of two.
func (x *Explorer) stopsThread(st *state.State) bool {
	e := st.End
	return e.Outcome == Violation && !e.Beside && !e.NoEffect && e.Kind != property.DataRace && st.Alive > 1 &&
		!x.asks(st)
}

// died is a path after such an error.
func (x *Explorer) died(ended *state.State) *state.State {
	if !x.silent && !pastViolation(ended) {
		x.noteUnrequested(ended)
	}
	st := withoutThread(ended)
	b := besideOf(st)
	b.died = ended.End
	st.Search = &b
	st.MakeOpaque() // what it depended on is not followed
	return st
}
