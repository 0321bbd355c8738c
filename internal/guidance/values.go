package guidance

import (
	"slices"

	"midway/internal/ir"
	"midway/internal/pointsto"
)

// most is how many values something may have to be known.
const most = 8

// set is what something may be: one of a few values, ascending, or anything.
type set struct {
	of  []uint64
	any bool
}

var anything = set{any: true}

// join is a set with what another has; changed says whether that is more.
func (s set) join(o set) (joined set, changed bool) {
	if s.any || o.any {
		return anything, !s.any
	}
	joined.of = slices.Clone(s.of)
	for _, v := range o.of {
		if i, known := slices.BinarySearch(joined.of, v); !known {
			joined.of = slices.Insert(joined.of, i, v)
		}
	}
	if len(joined.of) > most {
		return anything, true
	}
	return joined, len(joined.of) > len(s.of)
}

// values is an interpretation of what is ahead, with sets of values: of parameters, and of cells whatever is executed
// when.
type values struct {
	*Guide
	ahead   []*code
	now     func(Cell) (uint64, bool)
	cells   map[Cell]set
	writes  map[ir.GlobalID][]*write // ahead, once one was asked for
	used    []Cell
	entered map[*code]*entered
	order   []*entered
	changed bool
}

// entered is code that may be executed.
type entered struct {
	*code
	params []set
	blocks []bool         // from their beginnings
	known  map[ir.Reg]set // registers, while it is gone through once; one that is being looked at may be anything
}

// safe reports whether no failing instruction may be executed.
func (v *values) safe(threads []Thread) bool {
	for _, t := range threads {
		for _, c := range v.beginnings(t) {
			v.enter(c, nil)
		}
	}
	for v.changed = true; v.changed; {
		v.changed = false
		for i := 0; i < len(v.order); i++ {
			if !v.through(v.order[i]) {
				return false
			}
		}
	}
	return true
}

// enter executes code with arguments; those of a call that is not in sight may be anything.
func (v *values) enter(c *code, args []set) {
	e := v.entered[c]
	if e == nil {
		e = &entered{code: c, params: make([]set, len(c.f.Params)), blocks: make([]bool, len(c.f.Blocks))}
		v.entered[c], v.changed = e, true
		v.order = append(v.order, e)
	}
	for k := range e.params {
		arg := anything
		if k < len(args) {
			arg = args[k]
		}
		var more bool
		e.params[k], more = e.params[k].join(arg)
		v.changed = v.changed || more
	}
}

// through executes code as far as is known of it; it returns false where something in it may fail.
func (v *values) through(e *entered) bool {
	from := e.from
	if from == ir.None {
		from = e.f.Entry
	}
	clear(e.blocks)
	e.known = map[ir.Reg]set{}
	for work := []ir.PC{from}; len(work) > 0; {
		pc := work[len(work)-1]
		work = work[:len(work)-1]
		id := e.f.BlockOf(pc)
		block := &e.f.Blocks[id]
		if pc == block.First {
			if e.blocks[id] {
				continue
			}
			e.blocks[id] = true
		}
		for ; pc < block.End; pc++ {
			if slices.Contains(e.failing, pc) {
				return false
			}
			if e.f.Code[pc].Op == ir.OpCall {
				v.call(e, pc)
			}
		}
		for _, s := range v.next(e, block) {
			work = append(work, e.f.Blocks[s].First)
		}
	}
	return true
}

// next are the blocks that may be executed behind one.
func (v *values) next(e *entered, block *ir.Block) []ir.BlockID {
	in := &e.f.Code[block.End-1]
	if in.Op != ir.OpCondBr {
		return block.Succs
	}
	cond := v.eval(e, block.End-1, in.A)
	if cond.any {
		return block.Succs
	}
	var out []ir.BlockID
	for _, c := range cond.of {
		if c&1 != 0 {
			out = append(out, in.Then)
		} else {
			out = append(out, in.Else)
		}
	}
	return out
}

// call enters what a call may execute.
func (v *values) call(e *entered, pc ir.PC) {
	info := &e.f.Calls[e.f.Code[pc].Aux]
	for _, id := range v.g.Callees(e.f.ID, pc) {
		callee := v.p.Funcs[id]
		if callee.External {
			continue
		}
		var args []set
		for k, op := range info.Args {
			arg := anything
			if k < len(callee.Params) && info.ArgBits[k] == callee.Params[k].Bits && info.Callee != ir.None {
				arg = v.eval(e, pc, op)
			}
			args = append(args, arg)
		}
		v.enter(v.whole(id), args)
	}
	for _, id := range e.extra[pc] {
		v.enter(v.whole(id), nil)
	}
}

// eval is what an operand may be where the instruction at pc uses it.
func (v *values) eval(e *entered, pc ir.PC, op ir.Operand) set {
	switch {
	case op.Kind == ir.KConst:
		return set{of: []uint64{op.Word}}
	case op.Kind != ir.KReg:
		return anything
	case int(op.Reg) < len(e.f.Params):
		if e.from != ir.None {
			return anything
		}
		return e.params[op.Reg]
	}
	def := v.definition(e.f, op.Reg)
	if def == ir.None || !v.later(e, def, pc) {
		return anything
	}
	if s, known := e.known[op.Reg]; known {
		return s
	}
	e.known[op.Reg] = anything
	s := v.result(e, def)
	e.known[op.Reg] = s
	return s
}

// result is what an instruction that is ahead may compute.
func (v *values) result(e *entered, pc ir.PC) set {
	in := &e.f.Code[pc]
	one := func(op ir.Operand) set { return v.eval(e, pc, op) }
	switch in.Op {
	case ir.OpLoad:
		return v.load(in)
	case ir.OpPhi:
		if e.from != ir.None && v.drop&dropOlder == 0 { // what comes in from a round before may have been set before
			return anything
		}
		out := set{}
		for _, op := range e.f.Phis[in.Aux].Values {
			out, _ = out.join(one(op))
		}
		return out
	case ir.OpCopy, ir.OpFreeze:
		return one(in.A)
	case ir.OpSelect:
		out, _ := one(in.B).join(one(in.C))
		return out
	case ir.OpTrunc, ir.OpZExt, ir.OpSExt:
		return fold(in, one(in.A), set{of: []uint64{0}})
	case ir.OpICmp, ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpAnd, ir.OpOr, ir.OpXor:
		return fold(in, one(in.A), one(in.B))
	}
	return anything
}

// later reports whether a register that is used at pc was set by code ahead, not before.
func (v *values) later(e *entered, def, pc ir.PC) bool {
	if e.from == ir.None || v.drop&dropOlder != 0 {
		return true
	}
	return e.f.BlockOf(def) == e.f.BlockOf(pc) && (e.f.BlockOf(def) != e.f.BlockOf(e.from) || def >= e.from)
}

// fold is an instruction's result on each value of its operands.
func fold(in *ir.Instr, a, b set) (out set) {
	if a.any || b.any {
		return anything
	}
	for _, x := range a.of {
		for _, y := range b.of {
			w, ok := ir.Fold(in, x, y)
			if !ok {
				return anything
			}
			out, _ = out.join(set{of: []uint64{w}})
		}
	}
	return out
}

// load is what a load of a global variable may read: what there is now, and what is stored to it ahead.
func (v *values) load(in *ir.Instr) set {
	if in.A.Kind != ir.KGlobal || in.Bits > 64 || in.Bits%8 != 0 {
		return anything
	}
	g := v.p.Globals[in.A.Index]
	cell := Cell{g.ID, in.A.Word - g.Addr, int(in.Bits / 8)}
	if g.ThreadLocal || g.External || cell.Off >= uint64(g.Size) || cell.Off+uint64(cell.Bytes) > uint64(g.Size) {
		return anything
	}
	if s, known := v.cells[cell]; known {
		return s
	}
	s := v.stored(cell, in)
	if !s.any {
		v.used = append(v.used, cell)
	}
	v.cells[cell] = s
	return s
}

// stored is what a cell that a load reads may hold.
func (v *values) stored(cell Cell, load *ir.Instr) (s set) {
	if v.drop&dropNow == 0 {
		now, known := v.now(cell)
		if !known {
			return anything
		}
		s.of = []uint64{now}
	}
	at := v.g.Operand(0, load.A)
	for _, w := range v.writesTo(cell.Global) {
		if !pointsto.Overlap(w.to, w.bytes, at, int64(cell.Bytes)) {
			continue
		}
		if !w.known || w.at != load.A || w.bytes != int64(cell.Bytes) {
			if v.drop&dropRanges != 0 {
				continue
			}
			return anything
		}
		if v.drop&dropValues == 0 {
			s, _ = s.join(set{of: []uint64{w.value}})
		}
	}
	return s
}

// writesTo are the writes ahead that may be to a global variable.
func (v *values) writesTo(id ir.GlobalID) []*write {
	if v.writes == nil {
		v.writes = map[ir.GlobalID][]*write{}
		for _, c := range v.ahead {
			for i := range c.writes {
				for _, t := range c.writes[i].to {
					if info := v.g.Info(t.Node); info.Kind == pointsto.Global {
						v.writes[info.Global] = append(v.writes[info.Global], &c.writes[i])
					}
				}
			}
		}
	}
	return v.writes[id]
}

// definition is where a register is set, or ir.None.
func (x *Guide) definition(f *ir.Func, r ir.Reg) ir.PC {
	if x.defs == nil {
		x.defs = make([][]ir.PC, len(x.p.Funcs))
	}
	if x.defs[f.ID] == nil {
		defs := make([]ir.PC, len(f.Regs))
		for i := range defs {
			defs[i] = ir.None
		}
		for pc := range f.Code {
			if in := &f.Code[pc]; in.Dst != ir.None {
				defs[in.Dst] = ir.PC(pc)
			}
		}
		x.defs[f.ID] = defs
	}
	return x.defs[f.ID][r]
}
