package ownership

import (
	"fmt"
	"slices"

	"midway/dataflow"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// uniqueHolders finds the cells that hold nothing but what was allocated for them: null, or what an allocation has
// returned that is stored in this one cell, once, and that no function returns which stores it. What two such cells
// ever held are two objects, whoever has looked at them and wherever that was copied to: what is copied was not just
// allocated, so the cells that it goes to are none of these. No lock is needed for that.
type uniqueHolders struct {
	*checker
	cells  map[class]bool
	why    map[class]string
	stored map[birth][]keep // by allocation
}

// birth is a call that returns a new object: its register in a function.
type birth struct {
	f ir.FuncID
	r ir.Reg
}

// keep is a store of what was allocated, and the classes of cells that it may be to.
type keep struct {
	pc ir.PC
	in []class
}

func findSole(x *checker) *uniqueHolders {
	s := &uniqueHolders{checker: x, cells: map[class]bool{}, why: map[class]string{}, stored: map[birth][]keep{}}
	for _, fn := range x.functions() {
		s.eachStore(fn, func(_ ir.PC, in []class) {
			for _, c := range in {
				if _, known := s.cells[c]; !known {
					s.cells[c] = s.possible(c)
				}
			}
		})
	}
	for _, fn := range x.functions() {
		s.eachStore(fn, func(pc ir.PC, in []class) { s.store(fn, pc, in) })
	}
	for _, fn := range x.functions() {
		s.onlyOnce(fn)
	}
	return s
}

// eachStore visits the stores of pointers that a function may execute, with the cells that they may be to.
func (s *uniqueHolders) eachStore(fn *ir.Func, visit func(pc ir.PC, in []class)) {
	for pc := range fn.Code {
		in := &fn.Code[pc]
		if in.Op != ir.OpStore || int(in.Bits) != s.w || !s.a.Shape(fn.ID).Reachable(fn.BlockOf(ir.PC(pc))) {
			continue
		}
		var to []class
		for _, t := range s.a.Graph.Operand(fn.ID, in.A) {
			if t.Exact() {
				to = append(to, classOf(t))
			}
		}
		visit(ir.PC(pc), to)
	}
}

// possible reports whether the cells of a class hold null from the start, and nothing writes them but stores of
// pointers.
func (s *uniqueHolders) possible(c class) bool {
	info := s.a.Graph.Info(c.node)
	switch {
	case s.a.Graph.Outside(c.node) || c.off < 0:
		return false
	case info.Kind == pointsto.Global:
		return s.zeroAtStart(info, c.off) && s.plainly(c)
	}
	return (info.Kind == pointsto.Heap || info.Kind == pointsto.Stack) && s.plainly(c)
}

// zeroAtStart reports whether a variable's bytes at an offset are zero when the program, or a thread that has its own,
// starts.
func (s *uniqueHolders) zeroAtStart(info pointsto.Info, off int64) bool {
	if info.Global == ir.None {
		return false
	}
	v := s.a.Prog.Globals[info.Global]
	if v.Runtime || v.External || off+int64(s.w/8) > v.Size {
		return false
	}
	return v.Init == nil || !slices.ContainsFunc(v.Init[off:off+int64(s.w/8)], func(b byte) bool { return b != 0 })
}

// store strikes out the cells of a store of anything but null and what was allocated.
func (s *uniqueHolders) store(fn *ir.Func, pc ir.PC, in []class) {
	if !slices.ContainsFunc(in, func(c class) bool { return s.cells[c] }) {
		return
	}
	from := births{seen: map[ir.Reg]bool{}}
	if !s.born(fn, pc, fn.Code[pc].B, &from) || from.chosen && s.a.Shape(fn.ID).InCycle(pc) {
		s.strikeAll(fn, pc, in, "something is stored there that was not just allocated,")
		return
	}
	for _, r := range from.calls {
		b := birth{fn.ID, r}
		s.stored[b] = append(s.stored[b], keep{pc, in})
	}
}

// births are the calls that may have returned what is stored.
type births struct {
	calls  []ir.Reg
	chosen bool // by phis
	seen   map[ir.Reg]bool
}

// born reports whether an operand is null, what the cell that it is stored in held, or what a call has returned that
// allocates: in one of some registers.
func (s *uniqueHolders) born(fn *ir.Func, store ir.PC, o ir.Operand, from *births) bool {
	switch {
	case o.Kind == ir.KConst:
		return o.Word == 0
	case o.Kind != ir.KReg:
		return false
	case from.seen[o.Reg]:
		return true
	}
	from.seen[o.Reg] = true
	pc, ok := s.a.Shape(fn.ID).Def(o.Reg)
	if !ok {
		return false
	}
	switch in := &fn.Code[pc]; in.Op {
	case ir.OpCopy:
		return s.born(fn, store, in.A, from)
	case ir.OpPhi:
		from.chosen = true
		return !slices.ContainsFunc(
			fn.Phis[in.Aux].Values,
			func(v ir.Operand) bool { return !s.born(fn, store, v, from) },
		)
	case ir.OpLoad:
		return in.A == fn.Code[store].A && s.oneAddress(fn, in.A) // it was there before
	}
	from.calls = append(from.calls, o.Reg)
	return s.a.FreshIn(fn.ID, o.Reg)
}

// oneAddress reports whether an operand is one address throughout an activation.
func (s *uniqueHolders) oneAddress(fn *ir.Func, o ir.Operand) bool {
	if o.Kind != ir.KReg {
		return o.Kind == ir.KGlobal
	}
	pc, ok := s.a.Shape(fn.ID).Def(o.Reg)
	return !ok && int(o.Reg) < len(fn.Params) || ok && fn.Code[pc].Op == ir.OpAlloca && !s.a.Shape(fn.ID).InCycle(pc)
}

// onlyOnce strikes out where something is stored twice: by two stores, by one that is executed again, or by a caller
// to which it is returned.
func (s *uniqueHolders) onlyOnce(fn *ir.Func) {
	returned := s.returnedBy(fn)
	for r := range fn.Regs {
		all := s.stored[birth{fn.ID, ir.Reg(r)}]
		for _, k := range all {
			switch {
			case len(all) > 1:
				s.strikeAll(fn, k.pc, k.in, "what is stored there may be stored twice,")
			case s.again(fn, ir.Reg(r), k.pc):
				s.strikeAll(fn, k.pc, k.in, "what is stored there may be stored again,")
			case slices.Contains(returned, ir.Reg(r)):
				s.strikeAll(fn, k.pc, k.in, "what is stored there is returned, too,")
			}
		}
	}
}

// returnedBy are the registers of which a function may return what they hold.
func (s *uniqueHolders) returnedBy(fn *ir.Func) (out []ir.Reg) {
	for pc := range fn.Code {
		if in := &fn.Code[pc]; in.Op == ir.OpRet {
			for _, o := range []ir.Operand{in.A, in.B} {
				out = append(out, s.through(fn, o, map[ir.Reg]bool{})...)
			}
			if in.Aux >= 0 && len(fn.RetBits) > 2 {
				for _, o := range fn.Calls[in.Aux].Args {
					out = append(out, s.through(fn, o, map[ir.Reg]bool{})...)
				}
			}
		}
	}
	return out
}

// through are the registers that an operand may hold the value of, by copies and choices.
func (s *uniqueHolders) through(fn *ir.Func, o ir.Operand, seen map[ir.Reg]bool) (out []ir.Reg) {
	if o.Kind != ir.KReg || seen[o.Reg] {
		return nil
	}
	seen[o.Reg] = true
	out = append(out, o.Reg)
	pc, ok := s.a.Shape(fn.ID).Def(o.Reg)
	if !ok {
		return out
	}
	next := []ir.Operand{}
	switch in := &fn.Code[pc]; in.Op {
	case ir.OpPhi:
		next = fn.Phis[in.Aux].Values
	case ir.OpCall, ir.OpLoad:
	default:
		next = []ir.Operand{in.A, in.B, in.C}
	}
	for _, o := range next {
		out = append(out, s.through(fn, o, seen)...)
	}
	return out
}

// again reports whether an instruction may be executed twice in one activation with no allocation for a register
// between; jumps back may do that anywhere.
func (s *uniqueHolders) again(fn *ir.Func, r ir.Reg, pc ir.PC) bool {
	shape := s.a.Shape(fn.ID)
	def, ok := shape.Def(r)
	if !ok || shape.InCycle(pc) && !shape.InCycle(def) {
		return true
	}
	at, avoid := fn.BlockOf(pc), fn.BlockOf(def)
	if at == avoid {
		return shape.Twice()
	}
	seen := map[ir.BlockID]bool{}
	for work := slices.Clone(fn.Blocks[at].Succs); len(work) > 0; {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if b == at {
			return true
		}
		if seen[b] || b == avoid {
			continue
		}
		seen[b] = true
		work = append(work, fn.Blocks[b].Succs...)
	}
	return shape.Twice()
}

func (s *uniqueHolders) strikeAll(fn *ir.Func, pc ir.PC, in []class, why string) {
	for _, c := range in {
		if s.cells[c] {
			s.cells[c], s.why[c] = false, fmt.Sprintf("%s at %s", why, s.a.Prog.At(fn.Code[pc].Loc))
		}
	}
}

// UniqueHolders are the classes of cells, as numbers, of what was allocated for one cell each, at the targets; ok is
// false where something else may be there. Cells of locals and of the heap to which nothing is ever written hold
// nothing that may be followed.
func (f *Facts) UniqueHolders(at pointsto.Set) (out []pointsto.Target, ok bool) {
	if f == nil || f.sole == nil {
		return nil, false
	}
	for _, t := range at {
		switch {
		case !t.Exact():
			return nil, false
		case f.sole.cells[classOf(t)]:
			out = append(out, t)
		case !f.sole.neverWritten(classOf(t)):
			return nil, false
		}
	}
	return out, len(out) > 0
}

// neverWritten reports whether nothing writes the cells of a class, in objects that do not begin with contents of their
// own.
func (s *uniqueHolders) neverWritten(c class) bool {
	info := s.a.Graph.Info(c.node)
	if info.Kind != pointsto.Heap && info.Kind != pointsto.Stack || s.a.Graph.Outside(c.node) {
		return false
	}
	none := true
	s.a.Writes(c.targets(), int64(s.w/8), func(dataflow.Write) { none = false })
	return none
}

// UniqueHoldersOf are the classes of the cells out of which a pointer symbol of the context was read, where they are
// such.
func (f *Facts) UniqueHoldersOf(s *expr.Symbol) (out []pointsto.Target, ok bool) {
	if f == nil || f.sole == nil {
		return nil, false
	}
	return f.UniqueHolders(f.a.ReadFrom(s))
}
