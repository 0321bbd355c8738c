package state

import (
	"midway/internal/expr"
	"midway/internal/ir"
)

// SpinMark is where a thread stood at a scheduling point, and everything of its own that matters from there
// on: if it comes back to an equal mark with memory as it was, the loop iteration between had no lasting
// effect (docs/design.md §8.4).
type SpinMark struct {
	Places []Place      // youngest frame first
	Live   []expr.Value // live registers, frame by frame
	PC     *expr.PC
	Inputs int
	Log    int // length of the thread's log then
}

// Place is a program counter in a function.
type Place struct {
	Func ir.FuncID
	PC   ir.PC
}

// LoggedAccess is a read or a write of n bytes at a concrete address: the value read, or the value before
// the write. One of no bytes is the question whether the thread with that number has ended.
type LoggedAccess struct {
	Addr  uint64
	Bytes int
	Value expr.Value
	Write bool
}

// Equal reports whether two marks are the same standing.
func (m *SpinMark) Equal(o *SpinMark) bool {
	if m.PC != o.PC || m.Inputs != o.Inputs || len(m.Places) != len(o.Places) || len(m.Live) != len(o.Live) {
		return false
	}
	for i := range m.Places {
		if m.Places[i] != o.Places[i] {
			return false
		}
	}
	for i := range m.Live {
		if m.Live[i] != o.Live[i] {
			return false
		}
	}
	return true
}
