package dataflow

import "midway/internal/ir"

// onceness proves that code executes at most once in a run of the program. A definition that does has
// one instance, so that every thread that got its value got the same one.
type onceness struct {
	a     *Analysis
	state []onceState
}

type onceState uint8

const (
	onceUnknown onceState = iota
	onceInProgress
	onceYes
	onceNo
)

func newOnceness(a *Analysis) *onceness {
	return &onceness{a: a, state: make([]onceState, len(a.Prog.Funcs))}
}

// Func reports whether the function is entered at most once: it is main or a constructor that nothing
// calls; or it has one call, or one thread creation, that itself executes at most once.
func (o *onceness) Func(f ir.FuncID) bool {
	switch o.state[f] {
	case onceYes:
		return true
	case onceNo, onceInProgress: // recursive
		return false
	}
	o.state[f] = onceInProgress
	if o.entered(f) {
		o.state[f] = onceYes
		return true
	}
	o.state[f] = onceNo
	return false
}

func (o *onceness) entered(f ir.FuncID) bool {
	c := o.a.calls
	if c.fromOutside(f) {
		return false
	}
	ways := len(c.sites[f]) + len(c.entries[f])
	switch {
	case c.process(f):
		return ways == 0
	case ways != 1:
		return false
	case len(c.sites[f]) == 1:
		return o.Site(c.sites[f][0].Func, c.sites[f][0].PC)
	}
	cr := c.creates[c.entries[f][0]]
	return o.Site(cr.Func, cr.PC)
}

// Site reports whether the instruction executes at most once.
func (o *onceness) Site(f ir.FuncID, pc ir.PC) bool {
	return !o.a.Shape(f).InCycle(pc) && o.Func(f)
}

// Def reports whether the register is given a value at most once.
func (o *onceness) Def(f ir.FuncID, r ir.Reg) bool {
	pc, ok := o.a.Shape(f).Def(r)
	if !ok {
		return int(r) < len(o.a.Prog.Funcs[f].Params) && o.Func(f)
	}
	return o.Site(f, pc)
}
