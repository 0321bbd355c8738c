package dataflow

import (
	"midway/internal/expr"
	"midway/internal/ir"
)

// slotKey names the object of a local in memory: a register of a given frame, of an alloca or of a parameter that is
// passed by value.
type slotKey struct {
	thread, frame int // frame is -1 where the frame is not given: then the object has no known address
	r             ir.Reg
}

// SetSlots tells the analysis the addresses that the initial state gives to the locals in memory of
// given frames: slots(thread, frame, r) is the address in alloca register r. Until then such an address is a
// symbol like any other; values computed before are brought up to date by Resolve.
func (a *Analysis) SetSlots(slots func(thread, frame int, r ir.Reg) (expr.Value, bool)) {
	a.slots = slots
	a.reset()
}

// reset forgets the values of activations: more is known now.
func (a *Analysis) reset() {
	a.generic = map[defKey]*genericParam{}
	a.given, a.isGiven = nil, nil
	for _, act := range a.stacks {
		for ; act != nil; act = act.next() {
			act.vals, act.params, act.known = nil, nil, nil
		}
	}
}

// Resolve is a value of this analysis with the addresses that SetSlots gave in place of their symbols.
func (a *Analysis) Resolve(v expr.Value) expr.Value {
	if v.Concrete() {
		return v
	}
	by := map[*expr.Node]expr.Value{}
	for _, s := range expr.Symbols(v.N) {
		now, old := a.resolveSymbol(s), a.B.Sym(s)
		if now != old {
			by[old.N] = now
		}
	}
	if len(by) == 0 {
		return v
	}
	return a.B.Subst(v, by)
}

func (a *Analysis) resolveSymbol(s *expr.Symbol) expr.Value {
	if key, ok := a.slotOf[s]; ok && a.slots != nil {
		if v, ok := a.slots(key.thread, key.frame, key.r); ok {
			return v
		}
	}
	if v, ok := a.equal[s]; ok {
		return a.Resolve(v)
	}
	if c, ok := a.paths.cells[s]; ok {
		return a.pathCell(a.Resolve(c.Addr), c.Bits, c.To, a.memory.holds[s])
	}
	if addr, ok := a.memory.address(s); ok {
		return a.memory.content(a.Resolve(addr), s.Width, s.Pointer, a.memory.holds[s])
	}
	return a.B.Sym(s)
}

// onceValue is the value of a definition that executes at most once.
func (a *Analysis) onceValue(f ir.FuncID, r ir.Reg) expr.Value {
	key := slotKey{frame: -1, r: r}
	for t := range a.Ctx.Threads {
		for i, fr := range a.Ctx.Threads[t].Frames {
			if fr.Func == f {
				key.thread, key.frame = t, i
			}
		}
	}
	v := a.names.once(f, r)
	if equal, ok := a.equal[v.N.Symbol()]; ok {
		return a.Resolve(equal)
	}
	return a.inSlot(v, key, f)
}

// inSlot is the slot's address where symbol v stands for it and the initial state has given one.
func (a *Analysis) inSlot(v expr.Value, key slotKey, f ir.FuncID) expr.Value {
	if key.frame < 0 || !a.isSlot(f, key.r) {
		return v
	}
	a.slotOf[v.N.Symbol()] = key
	if a.slots != nil {
		if addr, ok := a.slots(key.thread, key.frame, key.r); ok {
			return addr
		}
	}
	return v
}

// isSlot reports whether register r of f is the address of a local in memory: an alloca, or the copy of what is passed
// by value.
func (a *Analysis) isSlot(f ir.FuncID, r ir.Reg) bool {
	fn := a.Prog.Funcs[f]
	if int(r) < len(fn.Params) {
		return fn.Params[r].ByVal > 0
	}
	pc, ok := a.Shape(f).Def(r)
	return ok && fn.Code[pc].Op == ir.OpAlloca
}

// farFromSlot is how far from a local's address one in it is, in bytes: locals lie further apart than that, or one
// behind another.
const farFromSlot = 1 << 20

// slotAt is the local of a given frame that an address is in, or behind, and how far behind its beginning.
func (a *Analysis) slotAt(w uint64) (of *expr.Symbol, off uint64, ok bool) {
	if a.slots == nil {
		return nil, 0, false
	}
	for s, key := range a.slotOf {
		v, given := a.slots(key.thread, key.frame, key.r)
		if d := w - v.W; given && v.Concrete() && d < farFromSlot && (!ok || d < off || d == off && s.Name < of.Name) {
			of, off, ok = s, d, true
		}
	}
	return of, off, ok
}
