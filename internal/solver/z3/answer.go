package z3

import (
	"fmt"
	"runtime"

	"midway/internal/halt"
)

// Answer is what a check can say.
type Answer uint8

// The answers. Unknown is neither of the others: a limit was reached, or the answer was not
// trusted.
const (
	Unknown Answer = iota
	Sat
	Unsat
)

func (a Answer) String() string {
	return [...]string{"unknown", "sat", "unsat"}[a]
}

// guarded runs f and turns a panic of go-z3 into an error. Errors of the Go run time are bugs of
// ours and go on, as what ends a search does.
func guarded(f func()) (err error) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case runtime.Error, halt.Halted, halt.Overdue:
			panic(r)
		default:
			err = fmt.Errorf("z3: %v", r)
		}
	}()
	f()
	return nil
}
