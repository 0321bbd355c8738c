package interp

import (
	"time"

	"midway/internal/ir"
	"midway/internal/state"
)

// Control is what an exploration gives to the machine for as long as it lasts: the machine evaluates instructions, and
// asks Control where that has to fit the search. The zero value leaves nothing open and never pauses. It changes no
// path, only which are known when.
type Control struct {
	// Yield, if not nil, is called at the beginning of each Run, and now and then between two instructions of a long
	// one, so that explorations can take turns.
	Progress func()

	// Status, if not nil, is called now and then in the middle of a step: Where says more of it.
	Status func()

	// Pause is after how many instructions without an event a Run is Paused; 0: never.
	Pause uint64

	// Defers, if not nil, says that the solver is asked too much: a branch may leave it open whether its other way is
	// feasible (State.Unchecked).
	MayDefer func() bool

	// Nearer, if not nil, says whether a place of a thread's innermost function is the one to go to first, rather than
	// another. A way that is to be taken first is not deferred.
	CloserToSync func(t *state.Thread, a, b ir.PC) bool

	// Lazily: whether a choice that a step leaves can be taken may be found out later (State.Unchecked).
	DeferQueries bool
}

// QueryLimits is how long one Run may go on, and what one of its instructions may ask the solver, where what it leaves
// open is decided later; zero is as Options say.
type QueryLimits struct {
	PauseAfter    time.Duration // after which the Run is Paused; 0: never
	Branch, Other uint          // resource units of a query of a branch, of any other instruction (Options.StepLimit)
	Hurried       time.Duration // that the instruction may take before it goes on without the solver
	// what can be decided later is left to that, where it takes more than a model near one at hand
	Short     bool
	Tentative bool // the Run is given up (Unanswered) where something that it has to know is not decided
}
