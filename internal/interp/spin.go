package interp

import (
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/state"
)

// maxLog bounds what is remembered to recognise a spin loop; longer iterations are not recognised.
const maxLog = 64

// mark looks, at a scheduling point, whether the thread has come round a loop without lasting effect.
// Then it need not go on until one of the locations it read has another value.
func (m *Machine) mark() {
	if !m.st.Multi {
		return
	}
	t := m.t
	now := m.standing()
	for i := len(t.Marks) - 1; i >= 0; i-- {
		if t.Marks[i].Equal(&now) && m.undone(t.Log[t.Marks[i].Log:]) {
			t.Spins = m.readsOf(t.Log[t.Marks[i].Log:])
			t.Marks, t.Log = t.Marks[:i:i], t.Log[:t.Marks[i].Log:t.Marks[i].Log]
			break
		}
	}
	if len(t.Log) > maxLog || len(t.Marks) > maxLog {
		t.Marks, t.Log = nil, nil
		now.Log = 0
	}
	now.Log = len(t.Log)
	t.Marks = append(t.Marks[:len(t.Marks):len(t.Marks)], now)
}

// standing is the thread's present mark.
func (m *Machine) standing() state.Mark {
	k := state.Mark{PC: m.st.PC, Inputs: m.t.Inputs}
	for i := len(m.t.Frames) - 1; i >= 0; i-- {
		f := m.t.Frames[i]
		k.Places = append(k.Places, state.Place{Func: f.Fn.ID, PC: f.PC})
		for _, r := range m.liveAt(f.Fn, f.PC) {
			k.Live = append(k.Live, f.Regs[r])
		}
	}
	for _, l := range m.t.Held {
		k.Live = append(k.Live, l.Addr)
	}
	return k
}

// touch logs an access for the recognition of spin loops.
func (m *Machine) touch(p expr.Value, n int, v expr.Value, write bool) {
	if len(m.t.Marks) == 0 || len(m.t.Log) > maxLog {
		return
	}
	if !p.Concrete() {
		m.t.Forget()
		return
	}
	m.t.Log = append(m.t.Log[:len(m.t.Log):len(m.t.Log)], state.Touch{Addr: p.W, Bytes: n, Value: v, Write: write})
}

// undone reports whether everything written has the value it had before.
func (m *Machine) undone(log []state.Touch) bool {
	if len(log) > maxLog {
		return false
	}
	for i, w := range log {
		if w.Write && !overlapped(log[:i], w) && m.peek(w.Addr, w.Bytes) != w.Value {
			return false
		}
	}
	return true
}

// readsOf are the reads that did not see the iteration's own writes.
func (m *Machine) readsOf(log []state.Touch) []state.Touch {
	out := []state.Touch{}
	for i, r := range log {
		if !r.Write && !overlapped(log[:i], r) {
			out = append(out, r)
		}
	}
	return out
}

func overlapped(log []state.Touch, a state.Touch) bool {
	for _, w := range log {
		if w.Write && w.Addr < a.Addr+uint64(a.Bytes) && a.Addr < w.Addr+uint64(w.Bytes) {
			return true
		}
	}
	return false
}

// peek is the value of n bytes at a concrete address, without any check.
func (m *Machine) peek(addr uint64, n int) expr.Value {
	o := m.st.Heap.Find(addr)
	if o == nil {
		return expr.Value{}
	}
	return m.st.Heap.Load(o.ID(), expr.Word(addr-o.Addr()), n)
}

// Stuck reports whether a spinning thread would only repeat itself: nothing it read has changed.
func (m *Machine) Stuck(st *state.State, tid int) bool {
	t := st.Threads[tid]
	if t.Spins == nil {
		return false
	}
	m.st = st
	for _, r := range t.Spins {
		if m.peek(r.Addr, r.Bytes) != r.Value {
			return false
		}
	}
	return true
}

// liveAt are the registers that may be read from pc on, in order.
func (m *Machine) liveAt(f *ir.Func, pc ir.PC) []ir.Reg {
	p := m.prepare(f)
	if p.live == nil {
		p.live = map[ir.PC][]ir.Reg{}
	}
	regs, ok := p.live[pc]
	if !ok {
		regs = f.LiveAt(pc)
		p.live[pc] = regs
	}
	return regs
}

// loopsForEver reports whether an edge leads back to the very jump it leaves, with nothing between.
func (m *Machine) loopsForEver(e *edge) bool {
	return e.pc == m.fr.PC && len(e.moves) == 0
}

// spinForEver stands the thread in an endless loop: it can never go on.
func (m *Machine) spinForEver() {
	m.t.Status = state.AtPoint
	m.t.Point = state.Point{Op: "endless loop", Guard: ir.None, Loc: m.loc()}
	m.t.Spins = []state.Touch{}
	m.stop = AtPoint
}
