package pipeline

import (
	"fmt"
	"os"
	"runtime/debug"
)

// InternalError is a broken invariant of Midway's own.
type InternalError struct {
	What string
}

func (e *InternalError) Error() string { return "internal error: " + e.What }

// ErrStopped is the error of a run that was stopped before there was anything to report.
var ErrStopped = fmt.Errorf("stopped while loading the program")

// recovered turns a panic into an InternalError. MIDWAY_TRACE set in the environment prints the stack,
// for those who mend it.
func recovered(err *error) {
	p := recover()
	if p == nil {
		return
	}
	if os.Getenv("MIDWAY_TRACE") != "" {
		fmt.Fprintf(os.Stderr, "%v\n%s", p, debug.Stack())
	}
	*err = &InternalError{fmt.Sprint(p)}
}
