package dataflow

import (
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// birth is how a context thread was created, as far as it is known: the frames that its creator was in, youngest
// first, each at one program counter.
type birth struct {
	thread int
	frames []*Activation
	loop   int  // index of the frame whose loop creates threads, one per iteration; -1 where there is none
	live   bool // the frames have not returned: what the loop creates is joined before they do, and they stand but once
}

// births finds out how the context's threads were created.
func (a *Analysis) births() []*birth {
	if a.bornAs == nil {
		a.bornAs = make([]*birth, len(a.Ctx.Threads))
		for t := range a.Ctx.Threads {
			a.bornAs[t] = a.birth(t)
		}
	}
	return a.bornAs
}

func (a *Analysis) birth(t int) *birth {
	b := &birth{thread: t, loop: -1}
	for act := a.oldest(t).Creator; act != nil && len(act.PCs) == 1 && !act.through; act = act.Caller {
		b.frames = append(b.frames, act)
		if a.Shape(act.Func).InCycle(act.PCs[0]) {
			b.live = len(b.frames) == 1 && !a.Ctx.OthersUnknown && a.joins.joined(b.site(0)) != nil
			if b.live || a.once.Func(act.Func) && !a.Shape(act.Func).setjmp {
				b.loop = len(b.frames) - 1
			}
			break
		}
	}
	return b
}

// site is where a frame of the creator stands.
func (b *birth) site(i int) pointsto.CallSite {
	return pointsto.CallSite{Func: b.frames[i].Func, PC: b.frames[i].PCs[0]}
}

// with reports whether one activation of a loop created both threads, each in an iteration of its own: the function of
// the loop is entered at most once, or no other activation of it has threads that are alive; below it everything
// between the iteration and the creation happens once.
func (b *birth) with(o *birth) bool {
	if b.loop < 0 || b.loop != o.loop {
		return false
	}
	for i := range b.loop + 1 {
		if b.site(i) != o.site(i) {
			return false
		}
	}
	return true
}

// born are the conditions that creation by a loop implies: of its induction variables each created thread has a
// value of its own, and the loop has not yet got beyond that.
func (a *Analysis) born() []Guard {
	var out []Guard
	all := a.births()
	for t, b := range all {
		if b.loop < 0 {
			continue
		}
		out = append(out, a.unjoined(b)...)
		for _, iv := range a.inductions(b) {
			for u := range t {
				if o := all[u]; b.with(o) {
					x, y := b.frames[b.loop].value(iv.reg), o.frames[o.loop].value(iv.reg)
					out = append(out, iv.guard(a, t, a.B.Not(a.B.Cmp(expr.EQ, iv.bits, x, y))))
				}
			}
			out = append(out, a.progress(b, iv)...)
		}
	}
	return out
}

// standsOnce reports whether all activations of a function that stand at the context, or stood when a thread of the
// context was created, are one.
func (a *Analysis) standsOnce(act *Activation) bool {
	if act.born && !a.births()[act.Thread].live {
		return false
	}
	for _, b := range a.births() {
		for f := b.first(); f != nil; f = f.Caller {
			if f.Func == act.Func {
				return a.joins.alone(act.Func)
			}
		}
	}
	return false
}

// twin is the activation of the context that a creator's frame is, or nil: it has not returned, and there is but one.
func (act *Activation) twin() *Activation {
	a := act.a
	if !act.born || !a.standsOnce(act) {
		return nil
	}
	for t := range a.Ctx.Threads {
		for x := a.stacks[t]; x != nil && !x.born; x = x.Caller {
			if x.Func == act.Func {
				return x
			}
		}
	}
	return nil
}

// first is the youngest frame of a creator that has not returned, or nil.
func (b *birth) first() *Activation {
	if !b.live {
		return nil
	}
	return b.frames[0]
}

// induction is a variable that each iteration of a loop moves by a constant, always the same way.
type induction struct {
	reg   ir.Reg
	bits  int
	up    bool
	wraps bool // the addition is defined to wrap around
	at    string
}

func (iv *induction) guard(a *Analysis, t int, cond expr.Value) Guard {
	return Guard{Thread: t, Cond: cond, At: iv.at, Wraps: iv.wraps}
}

// inductions are the induction variables that have another value at every creation of the loop: phis whose block
// control passes between two creations, that are set outside of the loop at most once, and otherwise moved one way.
func (a *Analysis) inductions(b *birth) []induction {
	var out []induction
	act := b.frames[b.loop]
	f, pc := act.Func, act.PCs[0]
	fn, shape := a.Prog.Funcs[f], a.Shape(f)
	for r := range fn.Regs {
		reg := ir.Reg(r)
		d, ok := shape.Def(reg)
		if !ok || fn.Code[d].Op != ir.OpPhi || fn.Regs[r].Bits > 64 || !shape.DefinedBefore(reg, pc) {
			continue
		}
		head := fn.BlockOf(d)
		if !shape.cyclic[head] || shape.gets(fn.BlockOf(pc), fn.BlockOf(pc), head) {
			continue
		}
		if iv, ok := a.induction(f, reg, d); ok {
			out = append(out, iv)
		}
	}
	return out
}

// gets reports whether some path of at least one edge leads from a block to another without entering the block
// around.
func (s *Shape) gets(from, to, around ir.BlockID) bool {
	seen := make([]bool, len(s.Func.Blocks))
	work := append([]ir.BlockID{}, s.succs[from]...)
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[b] || b == around {
			continue
		}
		if b == to {
			return true
		}
		seen[b] = true
		work = append(work, s.succs[b]...)
	}
	return false
}

// induction reads the phi at pc as one: every edge from its own cycle brings it moved by a constant of one sign.
func (a *Analysis) induction(f ir.FuncID, r ir.Reg, pc ir.PC) (iv induction, ok bool) {
	fn, shape := a.Prog.Funcs[f], a.Shape(f)
	phi := &fn.Phis[fn.Code[pc].Aux]
	head := fn.BlockOf(pc)
	iv = induction{reg: r, bits: int(fn.Regs[r].Bits), at: a.names.at(f, r)}
	n := 0
	for i, o := range phi.Values {
		from := phi.Blocks[i]
		if !shape.edge(from, head) || head != from && !shape.gets(head, from, ir.BlockID(ir.None)) {
			continue
		}
		by, wraps, moved := a.moved(f, r, o)
		up := by>>(iv.bits-1) == 0
		if !moved || by == 0 || n > 0 && up != iv.up {
			return iv, false
		}
		iv.up, iv.wraps = up, iv.wraps || wraps
		n++
	}
	return iv, n > 0
}

// moved is the constant that an operand adds to a register.
func (a *Analysis) moved(f ir.FuncID, r ir.Reg, o ir.Operand) (by uint64, wraps, ok bool) {
	v, known := a.rel.operand(f, o)
	if !known {
		return 0, false, false
	}
	bits := int(a.Prog.Funcs[f].Regs[r].Bits)
	d, by, ok := a.defPlus(bits, v)
	if !ok || d != (defKey{f, r}) {
		return 0, false, false
	}
	return by, a.step(f, r, o) == 0, true
}

// unjoined are the conditions that a thread is alive: the loop that joins it has not got beyond it.
func (a *Analysis) unjoined(b *birth) []Guard {
	if !b.live || b.loop != 0 {
		return nil
	}
	how, now := a.joins.joined(b.site(0)), b.frames[0].twin()
	if now == nil || !now.defined(a.Shape(now.Func), how.join.iv.reg) {
		return nil
	}
	iv := how.join.iv
	mine, next := b.frames[0].value(how.create.iv.reg), now.value(iv.reg)
	if !iv.up {
		mine, next = next, mine
	}
	return []Guard{iv.guard(a, b.thread, a.B.Cmp(expr.SGE, iv.bits, mine, next))}
}

// progress relates an induction variable at the creation of a thread to what it is now, where the loop's
// activation is one of the context: it has not turned back.
func (a *Analysis) progress(b *birth, iv induction) []Guard {
	born := b.frames[b.loop]
	site := b.site(b.loop)
	var out []Guard
	for t := range a.Ctx.Threads {
		for act := a.stacks[t]; act != nil && !act.born; act = act.Caller {
			if act.Func != site.Func || len(act.PCs) != 1 || !act.defined(a.Shape(act.Func), iv.reg) {
				continue
			}
			then, now := born.value(iv.reg), act.value(iv.reg)
			if !iv.up {
				then, now = now, then
			}
			pred := expr.SLE
			if !a.createdIn(site, act, iv.reg) {
				pred = expr.SLT
			}
			out = append(out, iv.guard(a, b.thread, a.B.Cmp(pred, iv.bits, then, now)))
		}
	}
	return out
}

// createdIn reports whether the iteration of the loop in which an activation stands may have passed the site.
func (a *Analysis) createdIn(site pointsto.CallSite, act *Activation, iv ir.Reg) bool {
	fn, shape := a.Prog.Funcs[site.Func], a.Shape(site.Func)
	d, _ := shape.Def(iv)
	pc := act.PCs[0]
	from, to := fn.BlockOf(site.PC), fn.BlockOf(pc)
	if from == to {
		return pc > site.PC || pc == site.PC && act != a.stacks[act.Thread]
	}
	return shape.gets(from, to, fn.BlockOf(d))
}
