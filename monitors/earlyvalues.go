package monitors

import (
	"slices"

	"midway/internal/ir"
)

// maxLinks bounds the instructions that lead from one number to another, such as from a table of functions to what one
// of them returns.
const maxLinks = 6

// settable reports whether what is stored is one of a few constants: some constant on each way, or what functions
// return that return one each.
func (f *Facts) settable(fn *ir.Func, o ir.Operand) bool {
	if constant(o) {
		return true
	}
	pc, ok := definition(f, fn, o)
	if !ok {
		return false
	}
	switch in := &fn.Code[pc]; in.Op {
	case ir.OpPhi:
		return !slices.ContainsFunc(fn.Phis[in.Aux].Values, func(v ir.Operand) bool { return !constant(v) })
	case ir.OpSelect:
		return constant(in.B) && constant(in.C)
	case ir.OpCall:
		_, ok := f.returned(fn, pc)
		return ok && in.Dst == o.Reg
	}
	return false
}

func constant(o ir.Operand) bool {
	return o.Kind == ir.KConst || o.Kind == ir.KGlobal || o.Kind == ir.KFunc
}

func definition(f *Facts, fn *ir.Func, o ir.Operand) (ir.PC, bool) {
	if o.Kind != ir.KReg {
		return 0, false
	}
	return f.a.Shape(fn.ID).Def(o.Reg)
}

// returned are the constants that the functions return which a call may be of, by function.
func (f *Facts) returned(fn *ir.Func, pc ir.PC) (map[ir.FuncID]uint64, bool) {
	out := map[ir.FuncID]uint64{}
	for _, c := range f.a.Graph.Callees(fn.ID, pc) {
		w, ok := f.returns(f.a.Prog.Funcs[c])
		if !ok {
			return nil, false
		}
		out[c] = w
	}
	return out, len(out) > 0
}

// returns is the constant that a function returns wherever it does.
func (f *Facts) returns(g *ir.Func) (w uint64, ok bool) {
	if g.External || g.Runtime {
		return 0, false
	}
	for pc := range g.Code {
		in := &g.Code[pc]
		if in.Op != ir.OpRet || !f.a.Shape(g.ID).Reachable(g.BlockOf(ir.PC(pc))) {
			continue
		}
		if !constant(in.A) || ok && in.A.Word != w {
			return 0, false
		}
		w, ok = in.A.Word, true
	}
	return w, ok
}

// values are what an operand may be at pc where the cells hold what they do; nil where that is not known.
func (c *combos) values(o ir.Operand, cells []uint64, pc ir.PC, deep int) []uint64 {
	if constant(o) {
		return []uint64{o.Word}
	}
	def, ok := definition(c.f, c.fn, o)
	if !ok || deep == 0 {
		return nil
	}
	if i := c.stored(o.Reg, pc); i >= 0 {
		return []uint64{cells[i]}
	}
	switch in := &c.fn.Code[def]; in.Op {
	case ir.OpPhi:
		var out []uint64
		for _, v := range c.fn.Phis[in.Aux].Values {
			out = append(out, v.Word)
		}
		return out
	case ir.OpSelect:
		return []uint64{in.B.Word, in.C.Word}
	case ir.OpCall:
		return c.result(def, cells, pc, deep)
	case ir.OpLoad:
		if at, ok := c.one(in.A, cells, pc, deep); ok && in.Bits <= 64 {
			return c.load(def, at, cells, pc)
		}
	case ir.OpGEP:
		if at, ok := c.one(in.A, cells, pc, deep); ok && in.B.Kind == ir.KNone {
			return []uint64{at + uint64(in.Imm)}
		}
	}
	return nil
}

// one is the only value that an operand may have.
func (c *combos) one(o ir.Operand, cells []uint64, pc ir.PC, deep int) (uint64, bool) {
	if def, ok := definition(c.f, c.fn, o); ok && c.stored(o.Reg, pc) < 0 && !c.f.settable(c.fn, o) {
		if op := c.fn.Code[def].Op; op != ir.OpLoad && op != ir.OpGEP {
			return 0, false
		}
	}
	v := c.values(o, cells, pc, deep-1)
	if len(v) != 1 {
		return 0, false
	}
	return v[0], true
}

// stored is the cell that holds what a register does: the one store of it is of that register, and was executed before
// pc; -1 where there is none.
func (c *combos) stored(r ir.Reg, pc ir.PC) int {
	for at, i := range c.sets {
		if o := c.fn.Code[at].B; o.Kind == ir.KReg && o.Reg == r && c.only(at, pc) {
			return i
		}
	}
	return -1
}

// only reports whether a store is the only one of its cell, and was executed, once, before pc.
func (c *combos) only(at, pc ir.PC) bool {
	shape := c.f.a.Shape(c.fn.ID)
	a, b := c.fn.BlockOf(at), c.fn.BlockOf(pc)
	for other, i := range c.sets {
		if i == c.sets[at] && other != at {
			return false
		}
	}
	return !shape.InCycle(at) && (a == b && at < pc || a != b && shape.Dominates(a, b))
}

// load is what was loaded from an address: what a cell holds still, or in a variable that is never written.
func (c *combos) load(def ir.PC, at uint64, cells []uint64, pc ir.PC) []uint64 {
	f, bits := c.f, int(c.fn.Code[def].Bits)
	for i, n := range c.cells {
		if n == (Number{at, bits}) && c.unchanged(i, def, pc) {
			return []uint64{cells[i]}
		}
	}
	for _, g := range f.a.Prog.Globals {
		n, off := int64(bits/8), int64(at-g.Addr)
		if at < g.Addr || off+n > g.Size || g.ThreadLocal || g.External || g.Init == nil ||
			!g.Const && f.written(g, off, n) {
			continue
		}
		return []uint64{word64(g.Init[off : off+n])}
	}
	return nil
}

// unchanged reports whether a cell holds at pc what it held at a load.
func (c *combos) unchanged(i int, load, pc ir.PC) bool {
	same := c.fn.BlockOf(load) == c.fn.BlockOf(pc) && load < pc
	for at, j := range c.sets {
		if j != i {
			continue
		}
		if c.only(at, load) {
			return true
		}
		same = same && (at < load || at >= pc)
	}
	return same
}

// result is what the functions return that a call may be of.
func (c *combos) result(call ir.PC, cells []uint64, pc ir.PC, deep int) []uint64 {
	all, ok := c.f.returned(c.fn, call)
	if !ok {
		return nil
	}
	if to, ok := c.one(c.fn.Calls[c.fn.Code[call].Aux].Target, cells, pc, deep); ok {
		for _, g := range c.f.a.Prog.Funcs {
			if w, is := all[g.ID]; is && g.Addr == to {
				return []uint64{w}
			}
		}
	}
	var out []uint64
	for _, w := range all {
		out = append(out, w)
	}
	return out
}
