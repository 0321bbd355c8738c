package dataflow

import (
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// Paths name what was loaded by where it was loaded from: &q->m, evaluated anew, is *(q + 8) + 16 each time, whichever
// registers it went through. Two such names denote one value while nothing writes the memory that they name.

// PathCell is memory that a path names: the bits at Addr, which is relative to what the path is, or an address of the
// context.
type PathCell struct {
	Sym  *expr.Symbol // stands for the content
	Addr expr.Value
	Bits int
	To   pointsto.Set // what Addr may point to
}

// paths are the symbols of memory in paths.
type paths struct {
	syms  map[cellKey]*expr.Symbol
	cells map[*expr.Symbol]PathCell
	of    map[*expr.Node][]PathCell // by path
	used  map[ir.FuncID][][]ir.PC   // by register: the instructions that use it
}

// maxPath bounds the loads that a path follows one behind the other.
const maxPath = 4

// Path is a value relative to f with what was loaded for the instruction at pc alone named by where it was loaded from:
// used nowhere else, with no call or write between. Other symbols stay: a pointer that a variable of the function keeps
// is named by that.
func (a *Analysis) Path(f ir.FuncID, v expr.Value, pc ir.PC) expr.Value {
	return a.path(f, v, pc, maxPath)
}

func (a *Analysis) path(f ir.FuncID, v expr.Value, pc ir.PC, depth int) expr.Value {
	if v.Concrete() || depth == 0 || a.rules.NoPaths {
		return v
	}
	by := map[*expr.Node]expr.Value{}
	for _, s := range expr.Symbols(v.N) {
		if addr, settled := a.memory.address(s); settled {
			if named := a.path(f, addr, pc, depth-1); named != addr {
				by[a.B.Sym(s).N] = a.memory.content(named, s.Width, s.Pointer, a.memory.holds[s])
			}
			continue
		}
		d, ok := a.rel.defs[s]
		if !ok || d.f != f {
			continue
		}
		if at, ok := a.justLoaded(d, pc); ok {
			in := &a.Prog.Funcs[f].Code[at]
			if addr, ok := a.rel.operand(f, in.A); ok {
				to := a.Graph.Operand(f, in.A)
				by[a.B.Sym(s).N] = a.pathCell(a.path(f, addr, pc, depth-1), s.Width, to, a.Graph.Reg(f, d.r))
			}
		}
	}
	if len(by) == 0 {
		return v
	}
	return a.B.Subst(v, by)
}

// justLoaded is the load of a pointer that defines a register for the instruction at pc alone, where nothing but
// computations, other loads and branches lie between.
func (a *Analysis) justLoaded(d defKey, pc ir.PC) (at ir.PC, ok bool) {
	fn := a.Prog.Funcs[d.f]
	at, ok = a.Shape(d.f).Def(d.r)
	if !ok || !a.usedFor(d, pc, maxPath) {
		return 0, false
	}
	in := &fn.Code[at]
	if in.Op != ir.OpLoad || in.Flags&ir.FlagPtr == 0 || in.Flags&ir.FlagVolatile != 0 ||
		ir.Order(in.Sub) != ir.NotAtomic {
		return 0, false
	}
	return at, a.untouched(fn, at, pc)
}

// usedFor reports whether a register is used by the instruction at pc, or to compute what that uses, and by no other.
func (a *Analysis) usedFor(d defKey, pc ir.PC, depth int) bool {
	fn := a.Prog.Funcs[d.f]
	for _, u := range a.users(d.f)[d.r] {
		in := &fn.Code[u]
		if u == pc {
			continue
		}
		if in.Op == ir.OpPhi || in.Op == ir.OpCall || in.Dst == ir.None || depth == 0 ||
			!a.usedFor(defKey{d.f, in.Dst}, pc, depth-1) {
			return false
		}
	}
	return true
}

// users are the instructions that use the registers of a function.
func (a *Analysis) users(f ir.FuncID) [][]ir.PC {
	if out, known := a.paths.used[f]; known {
		return out
	}
	fn := a.Prog.Funcs[f]
	out := make([][]ir.PC, len(fn.Regs))
	for pc := range fn.Code {
		in := &fn.Code[pc]
		use := func(operands ...ir.Operand) {
			for _, o := range operands {
				if o.Kind == ir.KReg {
					out[o.Reg] = append(out[o.Reg], ir.PC(pc))
				}
			}
		}
		use(in.A, in.B, in.C)
		switch {
		case in.Op == ir.OpPhi:
			use(fn.Phis[in.Aux].Values...)
		case in.Op == ir.OpCall || in.Op == ir.OpRet && in.Aux >= 0:
			use(fn.Calls[in.Aux].Target)
			use(fn.Calls[in.Aux].Args...)
		}
	}
	a.paths.used[f] = out
	return out
}

// untouched reports whether there is no call and no write on the ways from a definition to an instruction.
func (a *Analysis) untouched(fn *ir.Func, def, pc ir.PC) bool {
	from, to := fn.BlockOf(def), fn.BlockOf(pc)
	if from == to && def < pc {
		return quiet(fn, def+1, pc)
	}
	if !quiet(fn, def+1, fn.Blocks[from].End) || !quiet(fn, fn.Blocks[to].First, pc) {
		return false
	}
	seen := map[ir.BlockID]bool{from: true}
	for work := slices.Clone(fn.Blocks[to].Preds); len(work) > 0; {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[b] {
			continue
		}
		seen[b] = true
		if b == to || !quiet(fn, fn.Blocks[b].First, fn.Blocks[b].End) {
			return false
		}
		work = append(work, fn.Blocks[b].Preds...)
	}
	return true
}

// quiet reports whether a range of instructions calls nothing and writes nothing.
func quiet(fn *ir.Func, from, to ir.PC) bool {
	for pc := from; pc < to; pc++ {
		switch fn.Code[pc].Op {
		case ir.OpCall,
			ir.OpStore,
			ir.OpRMW,
			ir.OpCmpXchg,
			ir.OpMemcpy,
			ir.OpMemset,
			ir.OpVAStart,
			ir.OpVACopy,
			ir.OpFence,
			ir.OpAsm,
			ir.OpUnsupported:
			return false
		}
	}
	return true
}

// pathCell is the symbol of the memory at an address, of a pointer to one of holds.
func (a *Analysis) pathCell(addr expr.Value, bits int, to, holds pointsto.Set) expr.Value {
	key := cellKey{addr, bits}
	s := a.paths.syms[key]
	if s == nil {
		origin := expr.Heap
		if addr.Concrete() {
			origin = expr.Global
		}
		s = a.B.NewSymbol(a.memory.name(addr), bits, origin)
		s.Pointer, s.Stands = true, addr
		a.paths.syms[key] = s
		a.paths.cells[s] = PathCell{s, addr, bits, to}
		if holds != nil && a.memory.holds[s] == nil {
			a.memory.holds[s] = holds
		}
	}
	return a.B.Sym(s)
}

// PathCells lists the memory that a path names, what another one's address mentions first.
func (a *Analysis) PathCells(v expr.Value) []PathCell {
	if v.Concrete() {
		return nil
	}
	if out, known := a.paths.of[v.N]; known {
		return out
	}
	var out []PathCell
	for _, s := range expr.Symbols(v.N) {
		if addr, settled := a.memory.address(s); settled {
			out = append(out, slices.DeleteFunc(slices.Clone(a.PathCells(addr)), func(c PathCell) bool {
				return slices.ContainsFunc(out, func(o PathCell) bool { return o.Sym == c.Sym })
			})...)
		}
		if c, ok := a.paths.cells[s]; ok {
			for _, inner := range append(slices.Clone(a.PathCells(c.Addr)), c) {
				if !slices.ContainsFunc(out, func(o PathCell) bool { return o.Sym == inner.Sym }) {
					out = append(out, inner)
				}
			}
		}
	}
	a.paths.of[v.N] = out
	return out
}

// Path is a path relative to the activation's function in the context: through the calls that passed what it mentions,
// as far up as these are known.
func (act *Activation) Path(v expr.Value) (expr.Value, bool) {
	a := act.a
	for act.Caller != nil && !act.through && len(act.Caller.PCs) == 1 {
		pc := act.Caller.PCs[0]
		up, ok := a.InCall(v, act.Func, act.Caller.Func, pc)
		if !ok {
			break
		}
		act, v = act.Caller, a.Path(act.Caller.Func, up, pc)
	}
	return act.Relative(v)
}

// SetEqual gives symbols of the context that stand for definitions the values that they are known to equal. Values
// computed before are brought up to date by Resolve.
func (a *Analysis) SetEqual(equal map[*expr.Symbol]expr.Value) {
	a.equal = equal
	a.reset()
}

// ReadFrom is where the memory may lie that a pointer symbol of the context was read from, at some time: as a
// definition by a load, as settled memory, or as a path; nil where it is none of these.
func (a *Analysis) ReadFrom(s *expr.Symbol) pointsto.Set {
	c, path := a.paths.cells[s]
	addr, ok := a.memory.address(s)
	if path {
		addr, ok = c.Addr, true
	}
	if ok && addr.Concrete() {
		if g := a.global(addr.W); g != nil {
			off := int64(addr.W - g.Addr)
			return pointsto.Set{{Node: a.Graph.GlobalNode(g.ID), Lo: off, Hi: off}}
		}
	}
	if path {
		return c.To
	}
	f, r, ok := a.Definition(s)
	if !ok {
		return nil
	}
	if pc, ok := a.Shape(f).Def(r); ok && a.Prog.Funcs[f].Code[pc].Op == ir.OpLoad {
		return a.Graph.Operand(f, a.Prog.Funcs[f].Code[pc].A)
	}
	return nil
}
