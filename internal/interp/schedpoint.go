package interp

import (
	"slices"
	"strings"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/state"
	"midway/symheap"
)

// accessPoint stops before an access of n bytes at p: an atomic one always, a plain one at memory granularity where
// another thread may touch the same bytes (docs/design.md §8.1). true means go on.
func (m *Machine) accessPoint(op string, p expr.Value, atomic bool, in *ir.Instr) bool {
	switch {
	case m.fr.Fn.Runtime && m.outside():
		return true
	case m.fr.Fn.Runtime:
		return m.t.Covered && !m.t.Granted || m.modelPoint(p)
	case m.st.AtomicBy == m.tid || m.outside():
		return true
	case m.t.Granted || atomic || m.shared(p):
		return m.stopAt(state.Point{Op: op, Obj: p, Guard: ir.None, Loc: in.Loc})
	}
	return true
}

// outside reports whether the instruction under way is an access of the program that nothing depends on. On trust it
// may be any, and what a library model does that is called there.
func (m *Machine) outside() bool {
	fr := m.fr
	if m.Opt.Outside != nil && m.Opt.Speculative && fr.Fn.Runtime {
		if fr, _ = m.t.UserFrame(); fr == nil {
			return false
		}
	}
	return m.Opt.Outside != nil && !fr.Fn.Runtime && m.Opt.Outside(fr.Fn.ID, fr.PC)
}

// modelPoint stops before a library model touches the program's memory.
func (m *Machine) modelPoint(p expr.Value) bool {
	if m.st.AtomicBy == m.tid || m.outside() || !m.t.Granted && (!m.shared(p) || m.anyOrder(p)) {
		return true
	}
	return m.stopAt(state.Point{Op: m.apiName(), Obj: p, Guard: ir.None, Loc: m.loc()})
}

// copyPoint stops before a library model copies between two places: one event.
func (m *Machine) copyPoint(to, from expr.Value) bool {
	if !m.t.Granted && m.shared(from) && !m.anyOrder(from) {
		return m.modelPoint(from)
	}
	return m.modelPoint(to)
}

// blockPoint stops before a memcpy or memset instruction.
func (m *Machine) blockPoint(op string, in *ir.Instr, touched ...expr.Value) bool {
	for i, p := range touched {
		if i == len(touched)-1 || !m.t.Granted && m.shared(p) {
			return m.accessPoint(op, p, false, in)
		}
	}
	return true
}

// callPoint stops before a call that may read and write whatever other threads share.
func (m *Machine) callPoint(name string) bool {
	if m.fr.Fn.Runtime || m.st.AtomicBy == m.tid || m.outside() ||
		!m.t.Granted && (!m.Opt.MemoryPoints || m.st.OneLiveThread() || !m.st.Multi) {
		return true
	}
	return m.stopAt(state.Point{Op: name, Guard: ir.None, Loc: m.loc()})
}

// shared reports whether an access at p is a scheduling point at memory granularity: more than one thread is alive, and
// the memory is neither read-only nor one thread's own.
func (m *Machine) shared(p expr.Value) bool {
	if !m.Opt.MemoryPoints || m.st.OneLiveThread() || !m.st.Multi {
		return false
	}
	if !p.Concrete() {
		return true
	}
	o := m.st.Heap.Find(p.W)
	if o == nil {
		return p.W >= m.Heaps.Layout.HeapBase // a local variable of a function that has returned
	}
	return o.Kind() != symheap.Internal && !o.ReadOnly() && !m.private(o)
}

// anyOrder reports whether p is in a global by which library models know that they have nothing to do (__mw_any_…):
// when one is looked at makes no difference, since for a thread that has something to do it is set.
func (m *Machine) anyOrder(p expr.Value) bool {
	if !p.Concrete() {
		return false
	}
	o := m.st.Heap.Find(p.W)
	if o == nil || o.Kind() != symheap.Global {
		return false
	}
	g := m.globalAt(o.Addr())
	return g != nil && g.Runtime && strings.HasPrefix(g.Name, "__mw_any_")
}

// returnPoint stops before a function returns whose locals other threads may know.
func (m *Machine) returnPoint(fr *state.Frame) bool {
	if m.t.Granted && !fr.Fn.Runtime {
		return m.stopAt(m.t.Point)
	}
	if !m.Opt.MemoryPoints || m.st.OneLiveThread() || fr.Fn.Runtime || m.st.AtomicBy == m.tid || m.outside() {
		return true
	}
	local := sharedLocal(m.st, fr)
	if local == nil {
		return true
	}
	return m.stopAt(state.Point{Op: "return", Obj: local.Base(), Guard: ir.None, Loc: m.loc()})
}

// EndsMatter reports whether the end of a thread is an event: something that others may look at ends with it, or the
// program asks whether it has come.
func (m *Machine) EndsMatter(st *state.State, t *state.Thread) bool {
	return m.asksEnds || m.Opt.MemoryPoints && m.endsShared(st, t)
}

// endsShared reports whether with the thread end locals or thread-local variables whose addresses other threads may
// know.
func (m *Machine) endsShared(st *state.State, t *state.Thread) bool {
	return slices.ContainsFunc(t.Frames, func(f *state.Frame) bool { return sharedLocal(st, f) != nil }) ||
		slices.ContainsFunc(t.Locals, func(l state.ThreadLocal) bool { return st.Heap.Get(l.Obj).Escaped() })
}

// sharedLocal is the first of a frame's locals whose address other threads may know, or nil.
func sharedLocal(st *state.State, fr *state.Frame) *symheap.Object {
	for _, id := range fr.Allocas {
		if o := st.Heap.Get(id); o != nil && o.Escaped() {
			return o
		}
	}
	return nil
}

// again forks off the case cond, which does the access under way once more, knowing more: it is the same event, and
// not recorded twice.
func (m *Machine) again(cond expr.Value) {
	m.anew(m.alternative(cond))
}

// anew has a fork of the current state execute the instruction under way once more.
func (m *Machine) anew(other *state.State) {
	if m.passed {
		other.Own(m.tid).Granted = true
		other.Trace = other.Trace.Parent
	}
}

// reportBeside reports a race and lets the path go on: for each pair of places, until it was confirmed, and again where
// the path comes to the same place by fewer context switches (docs/design.md §8.1). Where it is open whether it is
// possible, that is found out later.
func (m *Machine) reportBeside(cond expr.Value, acc, with symheap.Access, e state.End, open bool) {
	if m.reportedRace(acc.Loc, with.Loc) {
		return
	}
	e.Beside, e.Pair, e.About = true, racePair(acc.Loc, with.Loc), m.about(cond)
	other := m.fork()
	if open {
		other.Unchecked, other.Feasible = true, other.PC
	}
	other.Assume(m.B, cond)
	other.End = &e
	m.forks = append(m.forks, other)
}

// reportedRace reports whether a race of an access at the second place with one at the first needs no report: it was
// confirmed, with the first access later, or not by more context switches and either often enough or under conditions
// that this path has, too.
func (m *Machine) reportedRace(loc, with ir.LocID) bool {
	w, known := m.Confirmed[racePair(loc, with)]
	return known && (w.Loc != loc || m.st.Trace.Switches() >= w.Switches &&
		(len(w.Conditions) >= m.Opt.RaceConditions || w.shown(m.st.PC)))
}

// racePair names two places whatever their order.
func racePair(a, b ir.LocID) [2]ir.LocID {
	if b < a {
		a, b = b, a
	}
	return [2]ir.LocID{a, b}
}
