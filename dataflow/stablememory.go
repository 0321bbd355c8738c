package dataflow

import (
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// Memory may change over a run and yet not while a function is active: one that only the first thread executes, where
// neither it, nor what it calls, nor any other thread writes there. All loads of one address by such an activation have
// one value, which is what its callers have left there; and what they have left is what the threads read that it
// creates and joins before it returns.

// stillLoad is a load of memory that does not change while the function is active, at an address that does not either.
type stillLoad struct {
	reg  ir.Reg
	bits int
	addr expr.Value // relative to the function
}

// stills are the loads of a function that have one value per address in each activation, in the order of their
// registers.
func (j *joins) stills(f ir.FuncID) []stillLoad {
	out, known := j.still[f]
	if known {
		return out
	}
	fn, shape := j.a.Prog.Funcs[f], j.a.Shape(f)
	for r := range fn.Regs {
		pc, ok := shape.Def(ir.Reg(r))
		if j.concurrent[f] || !ok || shape.setjmp {
			continue
		}
		in := &fn.Code[pc]
		if in.Op != ir.OpLoad || in.Dst != ir.Reg(r) || in.Bits%8 != 0 || in.Bits > 64 ||
			in.Flags&ir.FlagVolatile != 0 ||
			!j.quiet(f, j.a.Graph.Operand(f, in.A), int64(in.Bits)/8) {
			continue
		}
		if addr, ok := j.a.rel.operand(f, in.A); ok && j.invariant(f, addr, ir.Reg(ir.None)) {
			out = append(out, stillLoad{ir.Reg(r), int(in.Bits), addr})
		}
	}
	j.still[f] = out
	return out
}

// quiet reports whether nothing writes the bytes at the targets while an activation of a function lasts.
func (j *joins) quiet(f ir.FuncID, at pointsto.Set, bytes int64) bool {
	if j.a.Ctx.OthersUnknown || j.concurrent[f] || len(at) == 0 || at.Has(pointsto.UnknownNode) {
		return false
	}
	inside := j.inside(f)
	return !j.a.memory.writesAt(at, bytes, func(w *write) bool {
		g := w.site.Func
		return w.to == nil || g == f || inside[g] || j.concurrent[g]
	})
}

// inside marks the functions that a function may call, at any depth.
func (j *joins) inside(f ir.FuncID) []bool {
	if in := j.calls[f]; in != nil {
		return in
	}
	in := make([]bool, len(j.a.Prog.Funcs))
	var work []ir.FuncID
	from := func(g ir.FuncID) {
		j.a.calls.eachCall(g, func(pc ir.PC) { work = append(work, j.a.Graph.Callees(g, pc)...) })
	}
	for from(f); len(work) > 0; {
		g := work[len(work)-1]
		work = work[:len(work)-1]
		if !in[g] && !j.a.Prog.Funcs[g].External {
			in[g] = true
			from(g)
		}
	}
	j.calls[f] = in
	return in
}

// steady is the value of a load of memory that does not change while the activation lasts: what was there when it
// began, or the value of the first such load of that address.
func (act *Activation) steady(r ir.Reg) (v expr.Value, ok bool) {
	a := act.a
	if a.joins.concurrent[act.Func] || act.finding[r] {
		return v, false
	}
	loads := a.joins.stills(act.Func)
	i := slices.IndexFunc(loads, func(l stillLoad) bool { return l.reg == r })
	if i < 0 {
		return v, false
	}
	if x := act.twin(); x != nil {
		return x.steady(r)
	}
	if act.finding == nil {
		act.finding = map[ir.Reg]bool{}
	}
	act.finding[r] = true
	defer delete(act.finding, r)
	addr, ok := act.Relative(loads[i].addr)
	if !ok {
		return v, false
	}
	if v, ok = act.found(addr, loads[i].bits); ok {
		return v, true
	}
	for _, l := range loads[:i] {
		if other, ok := act.Relative(l.addr); ok && other == addr && l.bits == loads[i].bits {
			return act.own(l.reg), true
		}
	}
	return act.own(r), true
}

// found is what an activation found at an address when it began, from the definitions of memory of older frames.
func (act *Activation) found(addr expr.Value, bits int) (v expr.Value, ok bool) {
	h := act.a.heapDefs()
	since := &modified{}
	for last := act; !last.through && last.Caller != nil; last = last.Caller {
		c := last.Caller
		for _, d := range h.standing(c) {
			if d.bits != bits || since.may(d.to, d.bytes()) || since.releases && !h.undisturbed(c.Func, &d) {
				continue
			}
			at, ok1 := c.Relative(d.addr)
			val, ok2 := c.Relative(d.val)
			if ok1 && ok2 && at == addr {
				return val, true
			}
		}
		since.add(h.window(c))
	}
	return v, false
}

// lasting are the definitions of memory in the frames of a thread's creator that last as long as the thread: it is
// joined before the creating function returns, and until then nothing writes there.
func (a *Analysis) lasting(b *birth) []threadArg {
	if !b.live {
		return nil
	}
	var out []threadArg
	h, since := a.heapDefs(), &modified{}
	creator := b.frames[0]
	for act := creator; act != nil; act = act.Caller {
		for _, d := range h.standing(act) {
			if since.may(d.to, d.bytes()) || !a.joins.quiet(creator.Func, d.to, d.bytes()) {
				continue
			}
			addr, ok1 := act.Relative(d.addr)
			val, ok2 := act.Relative(d.val)
			if ok1 && ok2 {
				out = append(
					out,
					threadArg{
						addr: addr,
						val:  val,
						bits: d.bits,
						at:   a.at(d.at.Func, d.at.PC),
						held: !a.allocatedAt(d.to),
					},
				)
			}
		}
		if act != creator {
			since.add(h.window(act))
		}
		if act.through {
			break
		}
	}
	return out
}

// allocatedAt reports whether some target may be in an allocated object, which may be freed and its memory given to
// another.
func (a *Analysis) allocatedAt(at pointsto.Set) bool {
	return slices.ContainsFunc(at, func(t pointsto.Target) bool { return a.Graph.Info(t.Node).Kind == pointsto.Heap })
}
