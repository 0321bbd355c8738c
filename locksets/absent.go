package locksets

import (
	"fmt"
	"slices"
	"strings"

	"midway/dataflow"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
	"midway/internal/runtime"
)

// A main that is not listed has joined its threads, or is blocked for good. What it sets in front of every call in
// which it may be blocked for good is set, such as a flag that says to workers that they may end, before it joins them.

// SetByMain is a number that a main that is not listed has set, and no other thread since.
type SetByMain struct {
	Addr  uint64
	Bits  int
	Value uint64
	At    string // where, FILE:LINE
}

// SetByMain lists what a main that is not listed must have set before it was blocked for good.
func (f *Facts) SetByMain() []SetByMain { return slices.Clone(f.byMain) }

// setByMain computes SetByMain, given what listed threads hold.
func (th *threads) setByMain(listed [][]Held) (out []SetByMain) {
	a := th.s.a
	m := a.Prog.Func("main")
	if a.Ctx.OthersUnknown || m == nil || m.External || th.mayBeListed(m.ID) || len(a.Ways(m.ID).Calls) > 0 ||
		len(a.Before().Calls("pthread_cancel")) > 0 {
		return nil
	}
	if a.HandlerEnds() || a.MainBlockedInHandler() { // which may have come in front of anything
		return nil
	}
	stands := th.absent(m, listed)
	for pc := range m.Code {
		if s, ok := th.onlySet(m, ir.PC(pc)); ok && len(stands) > 0 &&
			!slices.ContainsFunc(stands, func(at ir.PC) bool { return !behind(a.Shape(m.ID), ir.PC(pc), at) }) {
			out = append(out, s)
		}
	}
	return out
}

// behind reports whether an instruction has been executed wherever control is at another one.
func behind(shape *dataflow.Shape, set, at ir.PC) bool {
	a, b := shape.Func.BlockOf(set), shape.Func.BlockOf(at)
	return a == b && set < at || a != b && shape.Dominates(a, b)
}

// absent lists the calls of main within which it may be blocked for good: in a lock only if somebody may hold that.
func (th *threads) absent(m *ir.Func, listed [][]Held) (out []ir.PC) {
	a := th.s.a
	l := &leaving{th: th}
	l.add(state{held: th.gained(append(a.Graph.Handlers(), a.Prog.Ctors...))})
	l.ended()
	ended := l.held
	for _, f := range a.Prog.Ctors { // one that is blocked for good keeps main from beginning
		if slices.ContainsFunc(a.CalledFrom(f), func(f ir.FuncID) bool { return th.blocksIn(f, ended, listed) }) {
			return nil
		}
	}
	for pc := range m.Code {
		at := ir.PC(pc)
		if m.Code[pc].Op != ir.OpCall || !a.Before().Executed(m.ID, at) {
			continue
		}
		if th.mayBlock(pointsto.CallSite{Func: m.ID, PC: at}, ended, listed) {
			out = append(out, at)
			continue
		}
		for _, callee := range a.Graph.Callees(m.ID, at) {
			blocks := func(f ir.FuncID) bool { return th.blocksIn(f, ended, listed) }
			if g := a.Prog.Funcs[callee]; !g.External && !g.Runtime &&
				slices.ContainsFunc(a.CalledFrom(callee), blocks) {
				out = append(out, at)
				break
			}
		}
	}
	return out
}

func (th *threads) blocksIn(f ir.FuncID, ended []fact, listed [][]Held) bool {
	fn := th.s.a.Prog.Funcs[f]
	for pc := range fn.Code {
		if fn.Code[pc].Op == ir.OpCall && th.mayBlock(pointsto.CallSite{Func: f, PC: ir.PC(pc)}, ended, listed) {
			return true
		}
	}
	return false
}

// mayBlock reports whether a call itself may be one in which a thread is blocked for good: what writes, opens or asks
// for a name included, and every cancellation point, which POSIX makes of what may block (POSIX.1-2017, XSH 2.9.5).
func (th *threads) mayBlock(c pointsto.CallSite, ended []fact, listed [][]Held) bool {
	a := th.s.a
	return slices.ContainsFunc(a.Graph.Callees(c.Func, c.PC), func(id ir.FuncID) bool {
		callee := a.Prog.Funcs[id]
		op, is := operationOf(callee)
		switch {
		case !is:
			return runtime.Blocks(callee.Name) != 0 || a.External(id) ||
				callee.Runtime && (th.cancelled(id, map[ir.FuncID]bool{}) || th.callsBack(c))
		case op.action != acquire:
			return op.action == wait
		}
		fn := a.Prog.Funcs[c.Func]
		args := fn.Calls[fn.Code[c.PC].Aux].Args
		if op.arg >= len(args) {
			return true
		}
		r := th.s.named(th.s.refTo(c.Func, args[op.arg], c), th.anywhere(c.Func))
		mayBe := func(f fact) bool { return th.s.al.mayEqual(f.ref, r) }
		s, ok := th.calledFrom(c)
		return ok && slices.ContainsFunc(s.held, mayBe) || slices.ContainsFunc(ended, mayBe) ||
			slices.ContainsFunc(listed, func(held []Held) bool {
				return slices.ContainsFunc(held, func(h Held) bool { return th.s.al.mayEqual(ref{lock: h.Lock, named: h.Named, targets: h.Targets}, r) })
			})
	})
}

// cancelled reports whether a model is a cancellation point, or calls one.
func (th *threads) cancelled(f ir.FuncID, seen map[ir.FuncID]bool) bool {
	fn := th.s.a.Prog.Funcs[f]
	if fn.Name == "__mw_cancellation_point" {
		return true
	}
	if seen[f] || !fn.Runtime {
		return false
	}
	seen[f] = true
	return slices.ContainsFunc(
		fn.Calls,
		func(c ir.CallInfo) bool { return c.Callee != ir.None && th.cancelled(c.Callee, seen) },
	)
}

// callsBack reports whether a call passes a function that it may execute before it returns.
func (th *threads) callsBack(c pointsto.CallSite) bool {
	for _, cr := range th.s.a.Graph.ThreadCreates() {
		if cr.Func == c.Func && cr.PC == c.PC {
			return false
		}
	}
	return th.s.takesFunction(c.Func, c.PC)
}

// onlySet is a store of a constant to a variable, once, which nothing else can have written before the context.
func (th *threads) onlySet(m *ir.Func, pc ir.PC) (s SetByMain, ok bool) {
	a, in := th.s.a, &m.Code[pc]
	if in.Op != ir.OpStore || in.Bits%8 != 0 || in.Bits > 64 || a.Shape(m.ID).InCycle(pc) ||
		in.B.Kind != ir.KConst && in.B.Kind != ir.KGlobal && in.B.Kind != ir.KFunc {
		return s, false
	}
	to := a.Graph.Operand(m.ID, in.A)
	if len(to) != 1 || !to[0].Exact() || a.Graph.Outside(to[0].Node) ||
		a.Graph.Info(to[0].Node).Kind != pointsto.Global {
		return s, false
	}
	g := a.Prog.Globals[a.Graph.Info(to[0].Node).Global]
	if g.ThreadLocal || g.External || g.Runtime || to[0].Lo < 0 || to[0].Lo+int64(in.Bits/8) > g.Size {
		return s, false
	}
	ok = true
	a.Writes(to, int64(in.Bits/8), func(w dataflow.Write) {
		ok = ok && (w.Site == pointsto.CallSite{Func: m.ID, PC: pc} || !a.Before().Executed(w.Site.Func, w.Site.PC))
	})
	return SetByMain{g.Addr + uint64(to[0].Lo), int(in.Bits), in.B.Word, a.Prog.At(in.Loc)}, ok
}

// byMainText says what a main that is not listed has set.
func (f *Facts) byMainText() string {
	var out strings.Builder
	for _, s := range f.byMain {
		fmt.Fprintf(
			&out,
			"%d bytes at %s hold %s: main, which is not listed, has set them at %s before it was blocked for good\n",
			s.Bits/8,
			f.a.Describe(expr.Word(s.Addr)),
			f.a.Describe(expr.Word(s.Value)),
			s.At,
		)
	}
	return out.String()
}
