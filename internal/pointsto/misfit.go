package pointsto

import "midway/internal/ir"

// A call through a pointer that does not give a function all its parameters, or takes a result that it does not
// return, is undefined (C11 6.5.2.2p9). Where memory has types (the assumption typed-memory) such a function is no
// callee, unless that may be meant: a call that no function fits reaches all that its pointer may name, and a
// function that fits no call through a pointer is called by all that may name it. Calls in library models are left as
// they are: programs give them what they cast (a comparison for qsort, a routine for a thread).

// misfit is a function that a call through a pointer may name and does not fit.
type misfit struct {
	c call
	f ir.FuncID
}

// misfits are what is known of functions that do not fit.
type misfits struct {
	list  []misfit           // in the order found
	final int                // how many of them are no callees for good: fits and named only grow
	fits  map[instCall]bool  // calls that some function fits
	named map[ir.FuncID]bool // functions that fit some call, or begin a thread
	bound map[misfitKey]bool // pairs that are callees all the same
	noted map[misfitKey]bool // pairs in the list
}

type misfitKey struct {
	at instCall
	f  ir.FuncID
}

func newMisfits() *misfits {
	return &misfits{
		fits: map[instCall]bool{}, named: map[ir.FuncID]bool{},
		bound: map[misfitKey]bool{}, noted: map[misfitKey]bool{},
	}
}

// refused reports whether f is no callee of a call because it does not fit it; that is remembered, as is what fits.
func (a *analysis) refused(c call, f ir.FuncID) bool {
	m := a.misfits
	switch {
	case m == nil:
		return false
	case c.info == nil:
		m.named[f] = m.named[f] || c.spawn
		return false
	case c.info.Callee != ir.None || a.fn(c.inst).Runtime:
		return false
	}
	at := instCall{c.inst, c.pc}
	key := misfitKey{at, f}
	switch {
	case c.info.Fits(a.p.Funcs[f]):
		m.fits[at], m.named[f] = true, true
		return false
	case m.bound[key]:
		return false
	case !m.noted[key]:
		m.noted[key] = true
		m.list = append(m.list, misfit{c, f})
	}
	return true
}

// bindMisfits binds functions that do not fit where they may be meant. It reports whether there were any.
func (a *analysis) bindMisfits() bool {
	if a.misfits == nil {
		return false
	}
	m := a.misfits
	var now []misfit
	kept := m.list[:m.final]
	for _, x := range m.list[m.final:] {
		if !m.fits[instCall{x.c.inst, x.c.pc}] || !m.named[x.f] {
			now = append(now, x)
		} else {
			kept = append(kept, x)
		}
	}
	m.list, m.final = kept, len(kept)
	for _, x := range now {
		m.bound[misfitKey{instCall{x.c.inst, x.c.pc}, x.f}] = true
		a.bind(x.c, x.f)
	}
	return len(now) > 0
}
