package interp

import (
	"slices"

	"midway/internal/ir"
	"midway/internal/state"
)

// creating says from where the creation of a thread may be reached.
type creating struct {
	funcs     []bool   // by FuncID: a call of it may lead to one
	byPointer bool     // so may a call through a pointer, which may be of any function but main
	blocks    [][]bool // by FuncID, filled on demand, and block: from its start on, before the function returns
}

// creations finds the functions in which a call may lead to the creation of a thread.
func creations(p *ir.Program) *creating {
	c := &creating{funcs: make([]bool, len(p.Funcs)), blocks: make([][]bool, len(p.Funcs))}
	for grown := true; grown; {
		grown = false
		for _, f := range p.Funcs {
			if c.funcs[f.ID] || f.Name != "__midway_thread_create" && !c.within(f, 0, ir.PC(len(f.Code))) {
				continue
			}
			c.funcs[f.ID], grown = true, true
			c.byPointer = c.byPointer || !f.Runtime && f.Name != "main"
		}
	}
	return c
}

// within reports whether one of a function's instructions [from, to) is a call that may create.
func (c *creating) within(f *ir.Func, from, to ir.PC) bool {
	for pc := from; pc < to; pc++ {
		in := &f.Code[pc]
		if in.Op != ir.OpCall {
			continue
		}
		if callee := f.Calls[in.Aux].Callee; callee == ir.None && c.byPointer || callee != ir.None && c.funcs[callee] {
			return true
		}
	}
	return false
}

// reachable reports whether a function may still create a thread when it stands at pc.
func (c *creating) reachable(f *ir.Func, pc ir.PC) bool {
	if !c.funcs[f.ID] {
		return false
	}
	if c.blocks[f.ID] == nil {
		c.blocks[f.ID] = c.fromBlocks(f)
	}
	b := f.Blocks[f.BlockOf(pc)]
	if c.within(f, pc, b.End) {
		return true
	}
	for _, s := range b.Succs {
		if c.blocks[f.ID][s] {
			return true
		}
	}
	return false
}

// fromBlocks is creating.blocks of one function.
func (c *creating) fromBlocks(f *ir.Func) []bool {
	from := make([]bool, len(f.Blocks))
	for grown := true; grown; {
		grown = false
		for i := len(f.Blocks) - 1; i >= 0; i-- {
			b := &f.Blocks[i]
			if !from[i] &&
				(c.within(f, b.First, b.End) ||
					slices.ContainsFunc(b.Succs, func(s ir.BlockID) bool { return from[s] })) {
				from[i], grown = true, true
			}
		}
	}
	return from
}

// mayHaveCreated: whether an event creates a thread must not depend on what it reads, for the reason that
// noteContentDependence gives. One that decides something after it has touched shared memory, where code under way may
// still create threads, is dependent on creations.
func (m *Machine) mayHaveCreated() {
	if len(m.st.Effects) == 0 {
		return
	}
	if m.creating == nil {
		m.creating = creations(m.P)
	}
	for _, f := range m.t.Frames {
		if m.creating.reachable(f.Fn, f.PC) {
			m.noteEffect(state.Effect{Place: state.Numbering, Bytes: 1, Write: true, Certain: true})
			return
		}
	}
}
