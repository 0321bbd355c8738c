package locksets

import (
	"fmt"
	"slices"
	"strings"

	"midway/internal/ir"
	"midway/internal/pointsto"
	"midway/internal/runtime"
	"midway/internal/runtime/abi"
)

// Left are the locks that threads which are not listed may hold: those that a thread may have ended with, and those of
// a main that is not listed and may be blocked for good. None of them ever releases one.
func (f *Facts) Left() []Held { return slices.Clone(f.left) }

// left computes what threads that are not listed may hold, given what the listed ones do.
func (th *threads) left(listed [][]Held) []Held {
	if th.s.a.Ctx.OthersUnknown {
		return nil
	}
	l := &leaving{th: th}
	l.held = slices.Clone(th.gained(th.s.a.Graph.Handlers()))
	l.ended()
	l.cancelled()
	if m := th.s.a.Prog.Func("main"); m != nil && !m.External && !th.listed(m.ID) {
		l.add(state{held: th.gained(th.s.a.Prog.Ctors)})
		l.blocked(m.ID, listed)
	}
	return l.th.s.public(l.held)
}

// leaving collects the locks of threads that are not listed.
type leaving struct {
	th   *threads
	held []fact
}

func (l *leaving) add(s state) {
	for _, h := range s.held {
		h.ref, h.must, h.on, h.onRet = h.pathless(), false, ir.None, false
		l.held = insertFact(slices.Clone(l.held), h)
	}
}

// gained are the locks that functions which no code of the program calls may leave held: constructors, for main, and
// handlers of signals, for whoever runs one.
func (th *threads) gained(functions []ir.FuncID) []fact {
	l := &leaving{th: th}
	for _, f := range functions {
		fn := th.s.a.Prog.Funcs[f]
		for b := range fn.Blocks {
			if pc := fn.Blocks[b].End - 1; fn.Code[pc].Op == ir.OpRet {
				if s, ok := th.at(f, pc, state{}, th.anywhere(f)); ok {
					l.add(s)
				}
			}
		}
	}
	return l.held
}

// gains adds what a thread of the context may hold without a call of its own, or of its callers.
func (th *threads) gains(t int, s state) state {
	from := th.s.a.Graph.Handlers()
	if m := th.s.a.Prog.Func("main"); m != nil && slices.Contains(th.s.a.Roots(t), m.ID) {
		from = append(from, th.s.a.Prog.Ctors...)
	}
	for _, h := range th.gained(from) {
		s.held = insertFact(slices.Clone(s.held), h)
	}
	return s
}

// ended adds what a thread may hold where it returns from the function it started in, or ends within a call.
func (l *leaving) ended() {
	a := l.th.s.a
	for _, fn := range a.Prog.Funcs {
		if fn.External || len(a.Ways(fn.ID).Creates) == 0 || !a.Before().Started(fn.ID) {
			continue
		}
		for b := range fn.Blocks {
			pc := fn.Blocks[b].End - 1
			if fn.Code[pc].Op != ir.OpRet || !a.Before().Executed(fn.ID, pc) {
				continue
			}
			if s, ok := l.th.at(fn.ID, pc, state{}, l.th.anywhere(fn.ID)); ok {
				l.add(s)
			}
		}
	}
	for _, fn := range a.Prog.Funcs {
		if !abi.Of(fn.Library()).EndsThread() && !(a.External(fn.ID) && fn.NoReturn) {
			continue
		}
		for _, c := range a.Before().Calls(fn.Name) {
			if s, ok := l.th.calledFrom(c); ok {
				l.add(s)
			}
		}
	}
}

// cancelled adds what a thread may hold where it acts on being cancelled: in a call that is a cancellation point. One
// that is cancelled at once may end anywhere, with every lock that may have been acquired, and so may one that a handler
// of a signal ends.
func (l *leaving) cancelled() {
	a := l.th.s.a
	cancels := len(a.Before().Calls("pthread_cancel")) > 0
	switch {
	case a.HandlerEnds(), cancels && l.atOnce():
		l.acquired(func(ir.FuncID) bool { return true })
	case cancels:
		l.atPoints()
	}
}

// atOnce reports whether some thread may have asked to be cancelled wherever it is.
func (l *leaving) atOnce() bool {
	a := l.th.s.a
	return slices.ContainsFunc(a.Before().Calls("pthread_setcanceltype"), func(c pointsto.CallSite) bool {
		how := argument(a.Prog, c, 0)
		return how.Kind != ir.KConst || how.Word != cancelDeferred
	})
}

const cancelDeferred = 0 // PTHREAD_CANCEL_DEFERRED in glibc

// atPoints adds what may be held in front of the program's calls that are cancellation points, or may be: those of code
// outside, and what blocks, writes or opens (POSIX.1-2017, XSH 2.9.5).
func (l *leaving) atPoints() {
	a := l.th.s.a
	for _, fn := range a.Prog.Funcs {
		if fn.Runtime || fn.External || !a.Before().Started(fn.ID) {
			continue
		}
		for pc := range fn.Code {
			c := pointsto.CallSite{Func: fn.ID, PC: ir.PC(pc)}
			if fn.Code[pc].Op != ir.OpCall || !a.Before().Executed(c.Func, c.PC) || !l.th.mayActOnCancel(c) {
				continue
			}
			if s, ok := l.th.calledFrom(c); ok {
				l.add(s)
			}
		}
	}
}

// mayActOnCancel reports whether a call itself may be a cancellation point.
func (th *threads) mayActOnCancel(c pointsto.CallSite) bool {
	a := th.s.a
	return slices.ContainsFunc(a.Graph.Callees(c.Func, c.PC), func(id ir.FuncID) bool {
		callee := a.Prog.Funcs[id]
		if op, is := operationOf(callee); is {
			return op.action == wait
		}
		return a.External(id) || callee.Runtime &&
			(runtime.Blocks(callee.Name) != 0 || th.cancelled(id, map[ir.FuncID]bool{}))
	})
}

// acquired adds every lock that may have been acquired in some functions.
func (l *leaving) acquired(in func(ir.FuncID) bool) {
	a := l.th.s.a
	for _, fn := range a.Prog.Funcs {
		op, is := operationOf(fn)
		if !is || op.action != acquire && op.action != try {
			continue
		}
		for _, c := range a.Before().Calls(fn.Name) {
			caller := a.Prog.Funcs[c.Func]
			call := &caller.Calls[caller.Code[c.PC].Aux]
			if caller.Runtime || !in(c.Func) || op.arg >= len(call.Args) {
				continue
			}
			r := l.th.s.named(l.th.s.refTo(c.Func, call.Args[op.arg], c), l.th.anywhere(c.Func))
			l.add(state{held: []fact{{ref: r, kind: op.kindOf(call), count: unboundedCount, on: ir.None}}})
		}
	}
}

// blocked adds what a main that is not listed may hold where it is blocked for good.
func (l *leaving) blocked(main ir.FuncID, listed [][]Held) {
	a := l.th.s.a
	ended := slices.Clone(l.held)
	if a.MainBlockedInHandler() {
		l.acquired(func(f ir.FuncID) bool { _, in := slices.BinarySearch(a.InMain(), f); return in })
	}
	for _, f := range a.InMain() {
		fn := a.Prog.Funcs[f]
		for pc := range fn.Code {
			if fn.Code[pc].Op != ir.OpCall || !a.Shape(f).Reachable(fn.BlockOf(ir.PC(pc))) {
				continue
			}
			c := pointsto.CallSite{Func: f, PC: ir.PC(pc)}
			for _, callee := range a.Graph.Callees(f, c.PC) {
				if s, ok := l.inside(c, a.Prog.Funcs[callee], ended, listed); ok {
					l.add(s)
				}
			}
		}
	}
}

// inside is what main may hold while it is blocked in a call. It is blocked in a lock only if somebody may hold that.
func (l *leaving) inside(c pointsto.CallSite, callee *ir.Func, ended []fact, listed [][]Held) (s state, ok bool) {
	th, al := l.th, l.th.s.al
	op, is := operationOf(callee)
	if th.s.a.Prog.Funcs[c.Func].Runtime && !th.s.a.External(callee.ID) {
		return s, false // what a model waits for is said of the model that the program calls
	}
	if !is && !(callee.Runtime && runtime.Blocks(callee.Name)&runtime.Stays != 0) && !th.s.a.External(callee.ID) {
		return s, false
	}
	if s, ok = th.calledFrom(c); !ok || len(s.held) == 0 || !is {
		return s, ok
	}
	fn := th.s.a.Prog.Funcs[c.Func]
	args := fn.Calls[fn.Code[c.PC].Aux].Args
	if op.arg >= len(args) {
		return s, false
	}
	r := th.s.named(th.s.refTo(c.Func, args[op.arg], c), th.anywhere(c.Func))
	switch op.action {
	case wait:
		return al.release(s, r, r), true
	case acquire:
		mayBe := func(f fact) bool { return al.mayEqual(f.ref, r) }
		taken := slices.ContainsFunc(s.held, mayBe) || slices.ContainsFunc(ended, mayBe)
		for _, held := range listed {
			taken = taken || slices.ContainsFunc(held, func(h Held) bool {
				return al.mayEqual(ref{lock: h.Lock, named: h.Named, targets: h.Targets}, r)
			})
		}
		return s, taken
	}
	return s, false
}

// listed reports whether a thread of the context certainly started in f.
func (th *threads) listed(f ir.FuncID) bool {
	for t := range th.s.a.Ctx.Threads {
		if r := th.s.a.Roots(t); len(r) == 1 && r[0] == f {
			return true
		}
	}
	return false
}

// mayBeListed reports whether some thread of the context may have started at a function: its stack may not say where.
func (th *threads) mayBeListed(f ir.FuncID) bool {
	for t := range th.s.a.Ctx.Threads {
		if slices.Contains(th.s.a.Roots(t), f) {
			return true
		}
	}
	return false
}

// leftText says what threads that are not listed may hold.
func (f *Facts) leftText() string {
	var out strings.Builder
	for _, h := range f.left {
		fmt.Fprintf(
			&out,
			"a thread that has ended, or main where it is blocked for good, may hold %s (%s), locked at %s\n",
			f.describe(h),
			h.Kind,
			f.at(h.At),
		)
	}
	return out.String()
}
