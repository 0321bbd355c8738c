package ir

import (
	"fmt"
	"runtime"
	"strings"
)

// complaint turns what was recovered from a panic into text, where llir panicked: its parser does on much of what it
// does not expect, and so do its types. Any other panic goes on: it is a fault of the loader's own, which says nothing
// about the input. The deferred function that recovered calls complaint itself, since the stack says whose panic it is.
func complaint(cause any) string {
	if !byLLIR() {
		panic(cause)
	}
	return fmt.Sprint(cause)
}

// byLLIR reports whether the panic under way began in llir, or in what llir called of the standard library.
func byLLIR() bool {
	pcs := make([]uintptr, 256)
	frames := runtime.CallersFrames(pcs[:runtime.Callers(2, pcs)])
	panicked := false // the frames above are those of the deferred function
	for {
		f, more := frames.Next()
		switch {
		case f.Function == "runtime.gopanic":
			panicked = true
		case panicked && strings.HasPrefix(f.Function, "github.com/llir/"):
			return true
		case panicked && strings.HasPrefix(f.Function, "midway/"), !more:
			return false
		}
	}
}
