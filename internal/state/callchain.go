package state

import "midway/internal/ir"

// CallChain is the calls that a function activation is in, youngest first. It is immutable.
type CallChain struct {
	Fn     *ir.Func
	At     ir.LocID // of the call, in Fn
	Parent *CallChain
}

// Callers is the chain of frame i of the thread: nil for the oldest.
func (t *Thread) Callers(i int) *CallChain {
	if i <= 0 {
		return nil
	}
	f := t.Frames[i]
	if f.callers == nil {
		by := t.Frames[i-1]
		f.callers = &CallChain{Fn: by.Fn, At: by.Fn.Code[by.PC].Loc, Parent: t.Callers(i - 1)}
	}
	return f.callers
}

// Origin is where an access came from: the function, the calls it is in, and the locks that the thread held.
type Origin struct {
	Fn      *ir.Func
	Callers *CallChain
	Held    []Lock
}

// Origin describes where the thread stands now; nil where it has no function of the program's. It is kept for as long
// as it is true.
func (t *Thread) Origin() *Origin {
	f, i := t.UserFrame()
	if f == nil {
		return nil
	}
	o, callers := t.origin, t.Callers(i)
	if o == nil || o.Fn != f.Fn || o.Callers != callers || !sameList(o.Held, t.Held) {
		o = &Origin{Fn: f.Fn, Callers: callers, Held: t.Held}
		t.origin = o
	}
	return o
}

// sameList reports whether two slices are one.
func sameList(a, b []Lock) bool { return len(a) == len(b) && (len(a) == 0 || &a[0] == &b[0]) }
