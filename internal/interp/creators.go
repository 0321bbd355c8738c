package interp

import (
	"midway/internal/ir"
	"midway/internal/state"
)

// creators are the functions in which a call may lead to the creation of a thread, by FuncID. Through a pointer any function but main
// may be called.
func creators(p *ir.Program) []bool {
	in := make([]bool, len(p.Funcs))
	byPointer := false
	for grown := true; grown; {
		grown = false
		for _, f := range p.Funcs {
			if in[f.ID] || !createsAThread(f, in, byPointer) {
				continue
			}
			in[f.ID], grown = true, true
			byPointer = byPointer || !f.Runtime && f.Name != "main"
		}
	}
	return in
}

// createsAThread reports whether a function calls one of those known to create threads, or is the primitive that does.
func createsAThread(f *ir.Func, known []bool, byPointer bool) bool {
	if f.Name == "__midway_thread_create" {
		return true
	}
	for i := range f.Calls {
		if c := f.Calls[i].Callee; c == ir.None && byPointer || c != ir.None && known[c] {
			return true
		}
	}
	return false
}

// mayHaveCreated: whether an event creates a thread must not depend on what it reads, for the reason that foundOut gives. One that decides
// something after it has touched shared memory, where code that creates threads is under way, is dependent on creations.
func (m *Machine) mayHaveCreated() {
	if m.st.Effects == nil {
		return
	}
	if m.creators == nil {
		m.creators = creators(m.P)
	}
	for _, f := range m.t.Frames {
		if m.creators[f.Fn.ID] {
			m.did(state.Effect{Place: state.Numbering, Bytes: 1, Write: true, Sure: true})
			return
		}
	}
}
