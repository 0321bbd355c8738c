package dataflow

import (
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// held is an id in a register of a context thread's own frames.
type held struct {
	*counterID
	thread int
	v      expr.Value // what the increment found or left
	at     string
	direct bool // the increment executed in the activation of the register
	done   bool // it has executed for certain
}

// ids are the conditions that ids handed out by counters satisfy: those of two threads differ, and they lie between
// where the counter started and where it stands.
func (a *Analysis) ids() []Guard {
	var out []Guard
	var all []held
	for t := range a.Ctx.Threads {
		for act := a.stacks[t]; act != nil && !act.born; act = act.Caller {
			first := len(all)
			for _, h := range a.counters.held(act) {
				if o := sameExecution(all[first:], &h); o != nil {
					out = h.state(out, a.B.Cmp(expr.EQ, h.bits, h.v, o.v))
					continue
				}
				out = a.bounds(out, &h)
				all = append(all, h)
			}
		}
	}
	for i := range all {
		for j := range all[:i] {
			x, y := &all[i], &all[j]
			if x.thread != y.thread && x.counter == y.counter && x.left == y.left && x.v != y.v {
				out = x.state(out, a.B.Not(a.B.Cmp(expr.EQ, x.bits, x.v, y.v)))
			}
		}
	}
	return out
}

// state adds a condition that a counter's increments give.
func (h *held) state(out []Guard, cond expr.Value) []Guard {
	return append(out, Guard{Thread: h.thread, Cond: cond, At: h.at, Races: !h.atomic, Wraps: h.wraps})
}

// sameExecution is an id of the same execution of an increment, or nil: two registers of one activation that one
// block defines around it.
func sameExecution(hs []held, h *held) *held {
	for i := range hs {
		if o := &hs[i]; h.direct && o.direct && o.step == h.step && o.left == h.left {
			return o
		}
	}
	return nil
}

// narrowest is the width in bits of the narrowest counter that is taken not to wrap around: C computes in int, so that
// storing into a narrower one is no overflow, and a few hundred threads are enough.
const narrowest = 32

// held lists the ids in the registers of an activation.
func (c *counters) held(act *Activation) []held {
	if len(c.ids) == 0 {
		return nil
	}
	shape, fn := c.a.Shape(act.Func), c.a.Prog.Funcs[act.Func]
	var out []held
	for r := range fn.Regs {
		reg := ir.Reg(r)
		if !act.defined(shape, reg) {
			continue
		}
		t := c.of(act.Func, reg)
		if t == nil || t.bits < narrowest || !c.keeps(t.counter, act.Thread) {
			continue
		}
		v := c.a.B.Bin(expr.Sub, t.bits, act.value(reg), expr.Word(t.plus))
		h := held{counterID: t, thread: act.Thread, v: v, at: c.a.at(t.step.Func, t.step.PC)}
		h.direct = c.ids[defKey{act.Func, reg}] == t
		h.done = !h.direct || !act.inside(fn, t.step.PC)
		out = append(out, h)
	}
	return out
}

// inside reports whether the activation may be before pc in its block.
func (act *Activation) inside(fn *ir.Func, pc ir.PC) bool {
	for _, at := range act.PCs {
		if at <= pc && fn.BlockOf(at) == fn.BlockOf(pc) {
			return true
		}
	}
	return false
}

// bounds are the conditions on one id: it lies between where its counter starts and where it is.
func (a *Analysis) bounds(out []Guard, h *held) []Guard {
	above := func(strict bool, x, y expr.Value) expr.Value {
		if !h.up {
			x, y = y, x
		}
		if strict {
			return a.B.Cmp(expr.SGT, h.bits, x, y)
		}
		return a.B.Cmp(expr.SGE, h.bits, x, y)
	}
	if least, most, ok := a.counters.first(h.counter); ok {
		start := least
		if !h.up {
			start = most
		}
		out = h.state(out, above(h.left, h.v, expr.Word(truncate(h.bits, uint64(start)))))
		if n, ok := a.counters.taken(h.counter); ok && least == most {
			out = h.state(out, a.below(h, least, n))
		}
	}
	now := a.memory.content(h.addr, h.bits, false, nil)
	return h.state(out, above(h.done && !h.left, now, h.v))
}

// below says that an id is one of the first n that a counter hands out, from where it starts. What is one less than
// n is compared: n itself may be as many as there are numbers.
func (a *Analysis) below(h *held, start int64, n Starts) expr.Value {
	if h.left {
		start++
	}
	w, v, most := 64, a.B.SExt(h.bits, 64, h.v), n.Most
	if n.Small && h.bits == 32 {
		w, v, most = 32, h.v, n.Low
	}
	past := a.B.Bin(expr.Sub, w, v, expr.Word(truncate(w, uint64(start))))
	return a.B.Cmp(expr.ULE, w, past, a.B.Bin(expr.Sub, w, a.Resolve(most), expr.Word(1)))
}

// stored is the constant that an instruction writes to a counter and nothing beside.
func (c *counters) stored(x *counter, site pointsto.CallSite) (uint64, bool) {
	in := &c.a.Prog.Funcs[site.Func].Code[site.PC]
	if in.Op != ir.OpStore || int(in.Bits) != x.bits {
		return 0, false
	}
	addr, ok1 := c.a.rel.operand(site.Func, in.A)
	v, ok2 := c.a.rel.operand(site.Func, in.B)
	return v.W, ok1 && ok2 && addr == x.addr && v.Concrete()
}

// extend is the signed value of a word of w bits.
func extend(w int, x uint64) int64 { return int64(x<<(64-w)) >> (64 - w) }
