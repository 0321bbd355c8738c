package dataflow

import (
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
)

// spread says of what a register holds that it is base + step·id of one id that a counter handed out, such as the
// address of an element that a thread took from an array (&jobs[next++]), or one of a few constants, such as null where
// none is left. What two threads hold so differs, but for these constants, as their ids do.
type spread struct {
	*counterID
	base   expr.Value // a word, or made of settled memory, the same for all threads
	step   uint64
	signed bool     // the id is sign-extended, where it is narrower than the register
	except []uint64 // ascending
}

// mostExceptions bounds how many constants such a register may hold instead.
const mostExceptions = 4

// like reports whether two registers that hold different ids hold different values.
func (s *spread) like(o *spread) bool {
	return s.counterID.like(o.counterID) && s.base == o.base && s.step == o.step && s.signed == o.signed
}

// spreads finds such registers.
type spreads struct {
	c       *counters
	known   map[defKey]*spread // nil: it is none, or is being looked at
	returns map[ir.FuncID]*spread
}

// of is what a register of f holds; ok is false where it is no such thing.
func (x *spreads) of(f ir.FuncID, r ir.Reg) (s spread, ok bool) {
	key := defKey{f, r}
	was, looked := x.known[key]
	if !looked {
		x.known[key] = nil
		if n, is := x.defined(f, r); is {
			was = &n
			x.known[key] = was
		}
	}
	if was == nil {
		return s, false
	}
	return *was, true
}

// defined is what a definition gives.
func (x *spreads) defined(f ir.FuncID, r ir.Reg) (s spread, ok bool) {
	if s, ok = x.computed(f, x.c.a.rel.reg(f, r), int(x.c.a.Prog.Funcs[f].Regs[r].Bits)); ok {
		return s, true
	}
	pc, known := x.c.a.Shape(f).Def(r)
	if !known {
		return s, false
	}
	fn := x.c.a.Prog.Funcs[f]
	switch in := &fn.Code[pc]; {
	case in.Op == ir.OpPhi:
		phi, j := &fn.Phis[in.Aux], oneOf{x: x}
		for i, o := range phi.Values {
			if x.c.a.Shape(f).edge(phi.Blocks[i], fn.BlockOf(pc)) && !(o.Kind == ir.KReg && o.Reg == r) {
				j.add(f, o)
			}
		}
		return j.result()
	case in.Op == ir.OpCopy || in.Op == ir.OpFreeze:
		j := oneOf{x: x}
		j.add(f, in.A)
		return j.result()
	case in.Op == ir.OpCall && in.Dst == r:
		j := oneOf{x: x}
		for _, g := range x.c.a.Graph.Callees(f, pc) {
			j.note(x.returned(g))
		}
		return j.result()
	}
	return s, false
}

// computed reads a relative expression of w bits as one id times a number, plus another.
func (x *spreads) computed(f ir.FuncID, v expr.Value, w int) (s spread, ok bool) {
	if v.Concrete() || v.N == nil || w > 64 {
		return s, false
	}
	terms, base := x.c.a.B.Linear(w, v)
	d, at := defKey{}, -1
	for i, t := range terms {
		if k, is := x.definition(t.N); is && at < 0 && k.f == f && x.c.of(f, k.r) != nil {
			d, at = k, i
		} else if !x.settled(t.N) {
			return s, false
		}
	}
	if at < 0 {
		return s, false
	}
	step, n := terms[at].Coef, terms[at].N
	rest := x.c.a.B.Bin(expr.Sub, w, v, x.c.a.B.Bin(expr.Mul, w, n.Value(), expr.Word(step)))
	if len(terms) == 1 {
		rest = expr.Word(base)
	}
	signed := n.Op() == expr.OpSExt
	if n.Op() != expr.OpSym {
		n = n.Kids()[0]
	}
	t := x.c.of(f, d.r)
	if t.bits != n.Width() {
		return s, false
	}
	s = spread{counterID: t, base: rest, step: step, signed: signed}
	return s, x.apart(&s, w)
}

// definition is the one that a node stands for, extended or not.
func (x *spreads) definition(n *expr.Node) (d defKey, ok bool) {
	if op := n.Op(); op == expr.OpSExt || op == expr.OpZExt {
		n = n.Kids()[0]
	}
	if n.Op() != expr.OpSym || n.Symbol() == nil {
		return d, false
	}
	d, ok = x.c.a.rel.defs[n.Symbol()]
	return d, ok
}

// settled reports whether a node is one value, whoever computes it.
func (x *spreads) settled(n *expr.Node) bool {
	a := x.c.a
	return len(a.Mentioned(n.Value())) == 0 && !slices.ContainsFunc(expr.Symbols(n), func(s *expr.Symbol) bool {
		_, is := a.memory.address(s)
		return !is
	})
}

// apart reports whether different ids give values of w bits that are a step or more apart. The step times an id of w
// bits may wrap around where more ids are handed out than an array has elements: 2^33 of 64 bits, 2^16 of 32 bits. A
// larger step is no size of an element (a hash, a shift to the highest bits).
func (x *spreads) apart(s *spread, w int) bool {
	if s.bits == w {
		return s.step != 0 && magnitude(s.step, w) < 1<<min(w/2, 31)
	}
	return s.step != 0 && s.bits < w && s.bits <= 32 && w == 64 && s.step < 1<<31
}

// magnitude is the absolute value of a signed number of w bits.
func magnitude(n uint64, w int) uint64 {
	if n>>(w-1) != 0 {
		return truncate(w, -n)
	}
	return n
}

// returned is what every call of a function returns.
func (x *spreads) returned(g ir.FuncID) (s spread, ok bool) {
	if was, looked := x.returns[g]; looked {
		if was == nil {
			return s, false
		}
		return *was, true
	}
	x.returns[g] = nil // recursive
	fn := x.c.a.Prog.Funcs[g]
	if fn.External || len(fn.RetBits) != 1 {
		return s, false
	}
	j := oneOf{x: x}
	for b := range fn.Blocks {
		end := fn.Blocks[b].End
		if end != fn.Blocks[b].First && fn.Code[end-1].Op == ir.OpRet && x.c.a.Shape(g).Reachable(ir.BlockID(b)) {
			j.add(g, fn.Code[end-1].A)
		}
	}
	if s, ok = j.result(); ok {
		x.returns[g] = &s
	}
	return s, ok
}

// oneOf is what one of several values is.
type oneOf struct {
	x      *spreads
	all    *spread
	except []uint64
	fails  bool
}

// add takes an operand of f.
func (j *oneOf) add(f ir.FuncID, o ir.Operand) {
	if v, ok := j.x.c.a.rel.operand(f, o); ok && v.Concrete() {
		j.except = append(j.except, v.W)
		return
	}
	if o.Kind != ir.KReg {
		j.fails = true
		return
	}
	j.note(j.x.of(f, o.Reg))
}

func (j *oneOf) note(s spread, ok bool) {
	switch {
	case !ok || j.all != nil && !j.all.like(&s):
		j.fails = true
	case j.all == nil:
		j.all = &s
	}
	j.except = append(j.except, s.except...)
}

func (j *oneOf) result() (s spread, ok bool) {
	if j.fails || j.all == nil {
		return s, false
	}
	s = *j.all
	slices.Sort(j.except)
	s.except = slices.Compact(j.except)
	return s, len(s.except) <= mostExceptions
}

// spreadIn is such a register of a context thread's own frames.
type spreadIn struct {
	spread
	thread, bits int
	v            expr.Value
	at           string
	done         bool // the increment has executed for certain
}

// state adds a condition on such a register, unless it holds a constant.
func (s *spreadIn) state(a *Analysis, out []Guard, cond expr.Value) []Guard {
	cond = s.orConstant(a, cond)
	return append(
		out,
		Guard{
			Thread: s.thread,
			Cond:   cond,
			At:     s.at,
			Races:  !s.atomic,
			Wraps:  s.wraps || s.counterID.bits == s.bits && s.step != 1,
		},
	)
}

// orConstant is a condition, or that the register holds a constant.
func (s *spreadIn) orConstant(a *Analysis, cond expr.Value) expr.Value {
	for _, k := range s.except {
		cond = a.B.Or1(cond, a.B.Cmp(expr.EQ, s.bits, s.v, expr.Word(k)))
	}
	return cond
}

// spread are the conditions that what was made of ids satisfies: what two threads hold lies a step or more apart, where
// it is no constant.
func (a *Analysis) spread() (out []Guard) {
	if len(a.counters.ids) == 0 {
		return nil
	}
	x := &spreads{a.counters, map[defKey]*spread{}, map[ir.FuncID]*spread{}}
	var all []spreadIn
	for t := range a.Ctx.Threads {
		for act := a.stacks[t]; act != nil && !act.born; act = act.Caller {
			shape, fn := a.Shape(act.Func), a.Prog.Funcs[act.Func]
			for r := range fn.Regs {
				reg := ir.Reg(r)
				if !act.defined(shape, reg) || a.counters.of(act.Func, reg) != nil { // ids themselves: see ids
					continue
				}
				s, ok := x.of(act.Func, reg)
				// ids says that of its id
				shifted := ok && s.step == 1 && s.bits == int(fn.Regs[r].Bits) && s.base.Concrete() &&
					len(s.except) == 0
				if !ok || shifted || s.bits < narrowest || !a.counters.keeps(s.counter, t) {
					continue
				}
				n := spreadIn{
					spread: s,
					thread: t,
					bits:   int(fn.Regs[r].Bits),
					v:      act.value(reg),
					at:     a.at(s.counterID.step.Func, s.counterID.step.PC),
				}
				n.done = s.counterID.step.Func != act.Func || !act.inside(fn, s.counterID.step.PC)
				all = append(all, n)
				out = a.belowNext(out, &n, act)
			}
		}
	}
	for i := range all {
		for j := range all[:i] {
			if p, q := &all[i], &all[j]; p.thread != q.thread && p.bits == q.bits && p.v != q.v &&
				p.spread.like(&q.spread) {
				out = p.state(a, out, q.orConstant(a, a.farApart(p, q)))
			}
		}
	}
	return out
}

// farApart says that two such values, made of different ids, are at least a step from each other.
func (a *Analysis) farApart(p, q *spreadIn) expr.Value {
	step := magnitude(p.step, p.bits)
	far := func(x, y expr.Value) expr.Value {
		return a.B.Cmp(expr.ULE, p.bits, expr.Word(step), a.B.Bin(expr.Sub, p.bits, x, y))
	}
	return a.B.And1(far(p.v, q.v), far(q.v, p.v))
}

// belowNext says that what was made of an id lies before what is made of the next one that the counter hands out, where
// it counts up from zero or more.
func (a *Analysis) belowNext(out []Guard, s *spreadIn, act *Activation) []Guard {
	least, _, ok := a.counters.first(s.counter)
	if !ok || least < 0 || !s.up || s.step >= 1<<31 {
		return out
	}
	next := a.memory.content(s.addr, s.counterID.bits, false, nil)
	switch {
	case s.counterID.bits < s.bits && s.signed:
		next = a.B.SExt(s.counterID.bits, s.bits, next)
	case s.counterID.bits < s.bits:
		next = a.B.ZExt(s.counterID.bits, s.bits, next)
	}
	step := expr.Word(s.step)
	base, known := a.instantiate(s.base, act)
	if !known {
		return out
	}
	made := a.B.Bin(expr.Sub, s.bits, a.B.Bin(expr.Sub, s.bits, s.v, base), expr.Word(truncate(s.bits, s.step*s.plus)))
	if s.done && !s.left {
		made = a.B.Bin(expr.Add, s.bits, made, step)
	}
	return s.state(a, out, a.B.Cmp(expr.ULE, s.bits, made, a.B.Bin(expr.Mul, s.bits, next, step)))
}
