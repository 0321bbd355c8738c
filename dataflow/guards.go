package dataflow

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"midway/internal/expr"
	"midway/internal/ir"
)

// Guard is a condition that must hold at the context: a branch that had to be taken to get where a frame
// stands, or the range of a loop counter. It is a fact about the same symbols as R_local (docs/design.md §6.2).
type Guard struct {
	Thread int
	Cond   expr.Value // width 1
	At     string     // "file:line" of the branch, or of the counter's start
	Races  bool       // it holds in programs without data races
	Wraps  bool       // it holds unless a counter that is defined to wrap around does
}

// Guards lists the conditions that hold in the frames of every thread, given, inferred, and of its creator
// at its creation, youngest first; within a frame outermost first. Each condition is listed once.
//
// Then come those on ids: of counters, and of the loops that create threads.
func (a *Analysis) Guards() []Guard {
	var all []Guard
	for t := range a.Ctx.Threads {
		for act := a.stacks[t]; act != nil; act = act.next() {
			all = slices.Concat(all, act.branches(), act.merges(), act.counters(), act.results(), act.arguments(),
				act.loads(), act.reloads())
		}
	}
	all = slices.Concat(all, a.ids(), a.spread(), a.born(), a.fills())
	seen := map[*expr.Node]bool{}
	return slices.DeleteFunc(all, func(g Guard) bool {
		n := g.Cond.N
		if n == nil || seen[n] {
			return true
		}
		seen[n] = true
		return false
	})
}

// next is the activation that this one was entered from.
func (act *Activation) next() *Activation {
	if act.Caller != nil {
		return act.Caller
	}
	return act.Creator
}

// branches are the conditions of the edges that every path to the activation's program counters takes last:
// where a block that dominates them has one edge in, the branch at its other end went that way, and nothing
// its condition mentions has been redefined since (see the package comment).
func (act *Activation) branches() []Guard {
	shape := act.a.Shape(act.Func)
	var out []Guard
	for b := range shape.Func.Blocks {
		s := ir.BlockID(b)
		if !act.dominated(shape, s) {
			continue
		}
		from, ok := soleEntry(shape, s)
		if !ok {
			continue
		}
		cond, ok := act.a.edge(act.Func, from, s)
		if !ok {
			continue
		}
		if v, ok := act.Relative(cond); ok {
			blk := &act.a.Prog.Funcs[act.Func].Blocks[from]
			out = append(out, Guard{Thread: act.Thread, Cond: v, At: act.a.at(act.Func, blk.End-1)})
		}
	}
	return out
}

func (act *Activation) dominated(shape *Shape, s ir.BlockID) bool {
	for _, pc := range act.PCs {
		if !shape.Dominates(s, shape.Func.BlockOf(pc)) {
			return false
		}
	}
	return true
}

// soleEntry is the block whose one edge is the only way into s.
func soleEntry(shape *Shape, s ir.BlockID) (ir.BlockID, bool) {
	from := ir.BlockID(ir.None)
	for _, p := range shape.preds[s] {
		if !shape.Reachable(p) {
			continue
		}
		if from != ir.None {
			return ir.None, false
		}
		from = p
	}
	return from, from != ir.None && s != 0
}

// edge is the condition, relative to f, under which control goes from a block to a successor.
func (a *Analysis) edge(f ir.FuncID, from, to ir.BlockID) (expr.Value, bool) {
	fn := a.Prog.Funcs[f]
	last := &fn.Code[fn.Blocks[from].End-1]
	v, ok := a.Relative(f, last.A)
	if !ok {
		return v, false
	}
	switch last.Op {
	case ir.OpCondBr:
		if last.Then == last.Else {
			return v, false
		}
		if to == last.Else {
			v = a.B.Not(v)
		}
		return v, true
	case ir.OpSwitch:
		return a.switchEdge(fn, last, to, v), true
	}
	return v, false
}

// switchEdge is the condition under which a switch on v goes to a block.
func (a *Analysis) switchEdge(fn *ir.Func, last *ir.Instr, to ir.BlockID, v expr.Value) expr.Value {
	some, other := expr.False, expr.True
	sw := &fn.Switches[last.Aux]
	for i, c := range sw.Values {
		is := a.B.Cmp(expr.EQ, int(last.Bits), v, expr.Word(c))
		other = a.B.And1(other, a.B.Not(is))
		if sw.Targets[i] == to {
			some = a.B.Or1(some, is)
		}
	}
	if last.Then == to {
		some = a.B.Or1(some, other)
	}
	return some
}

// counters are the ranges of loop counters: a phi that starts at v and only ever has positive constants
// added without signed overflow (which is undefined) is at least v, and at most v if they are negative.
func (act *Activation) counters() []Guard {
	shape, fn := act.a.Shape(act.Func), act.a.Prog.Funcs[act.Func]
	var out []Guard
	for r := range fn.Regs {
		reg := ir.Reg(r)
		pc, ok := shape.Def(reg)
		if !ok || fn.Code[pc].Op != ir.OpPhi || !act.defined(shape, reg) {
			continue
		}
		start, sign := act.a.counter(act.Func, reg)
		if sign == 0 {
			continue
		}
		pred := expr.SGE
		if sign < 0 {
			pred = expr.SLE
		}
		v, ok := act.Relative(start)
		if ok {
			cond := act.a.B.Cmp(pred, int(fn.Regs[r].Bits), act.value(reg), v)
			out = append(out, Guard{Thread: act.Thread, Cond: cond, At: act.a.names.at(act.Func, reg)})
		}
	}
	return out
}

func (act *Activation) defined(shape *Shape, r ir.Reg) bool {
	for _, pc := range act.PCs {
		if !shape.DefinedBefore(r, pc) {
			return false
		}
	}
	return true
}

// counter recognises a loop counter: where it starts, relative to f, and the sign of its steps; 0 is no
// counter.
func (a *Analysis) counter(f ir.FuncID, r ir.Reg) (start expr.Value, sign int) {
	m := meet{}
	for _, o := range a.rel.web(f, r) {
		switch s := a.step(f, r, o); {
		case s == 0:
			m.add(a.rel.operand(f, o))
		case sign*s < 0:
			return start, 0
		default:
			sign = s
		}
	}
	start, ok := m.value()
	if !ok {
		return start, 0
	}
	return start, sign
}

// step is the sign of the constant that an operand adds to phi r without overflow, 0 where it does not.
func (a *Analysis) step(f ir.FuncID, r ir.Reg, o ir.Operand) int {
	if o.Kind != ir.KReg {
		return 0
	}
	pc, ok := a.Shape(f).Def(o.Reg)
	if !ok {
		return 0
	}
	in := &a.Prog.Funcs[f].Code[pc]
	if in.Op != ir.OpAdd && in.Op != ir.OpSub || in.Flags&ir.FlagNSW == 0 || in.A != ir.R(r) || in.B.Kind != ir.KConst {
		return 0
	}
	sign := cmp.Compare(int64(in.B.Word<<(64-in.Bits))>>(64-in.Bits), 0)
	if in.Op == ir.OpSub {
		return -sign
	}
	return sign
}

// FormatGuards renders conditions, one per line.
func (a *Analysis) FormatGuards(gs []Guard) string {
	var out strings.Builder
	for _, g := range gs {
		fmt.Fprintf(&out, "%s: %s, by %s\n", a.Ctx.Threads[g.Thread].Name, a.Describe(g.Cond), g.At)
	}
	return out.String()
}
