package locksets

import (
	"slices"

	"midway/dataflow"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// Locks that are held under a condition: `if (shared) lock(m); … if (shared) unlock(m);`, or the result of a try that
// was not looked at yet. A lock that may be held where a thread stands is held exactly where a condition holds, if it
// must be under the condition, and cannot be under its negation: the function's locksets are computed under either.
// The condition is over parameters and registers that are set once in the activation, so that it has one value in it.

// maxConditions bounds the conditions of a function that are tried.
const maxConditions = 16

// supposing is the data flow problem of a function's relative locksets where a condition holds, or does not.
type supposing struct {
	*transfer
	cond  expr.Value
	try   ir.Reg // cond says that this register is 0; or ir.None
	holds bool
}

func (s *supposing) Transfer(pc ir.PC, in state) (state, bool) {
	out, ok := s.transfer.Transfer(pc, in)
	if !ok || s.try == ir.None || s.fn.Code[pc].Dst != s.try {
		return out, ok
	}
	return s.s.al.resolve(out, s.try, func(f fact) (fact, bool) {
		if f.failing {
			return undecided(f)
		}
		f.on, f.must = ir.None, s.holds
		return f, s.holds
	}), true
}

func (s *supposing) Edge(from, to ir.BlockID, out state) (state, bool) {
	if last := &s.fn.Code[s.fn.Blocks[from].End-1]; last.Op == ir.OpCondBr && last.Then != last.Else {
		taken := to == last.Then
		switch c, ok := s.s.a.Relative(s.f, last.A); {
		case ok && c == s.cond && taken != s.holds, ok && c == s.s.a.B.Not(s.cond) && taken == s.holds:
			return out, false
		case s.try != ir.None:
			if zero := s.conditionOn(last.A, taken, s.try); zero == isZero && !s.holds || zero == notZero && s.holds {
				return out, false
			}
		}
	}
	return s.transfer.Edge(from, to, out)
}

// conditional finds the conditions of locks that a thread may hold, of those that one of its frames has taken, and no
// other one may have taken or given up.
func (th *threads) conditional(t int, held []Held) {
	if _, waits := waiting(th.s.a, &th.s.a.Ctx.Threads[t]); waits {
		return // it has given up a lock, perhaps this one
	}
	if len(th.gains(t, state{}).held) > 0 {
		return // what called back may have taken one
	}
	for act := th.s.a.Stack(t); act != nil; act = act.Caller {
		if len(act.PCs) != 1 {
			continue
		}
		at := pointsto.CallSite{Func: act.Func, PC: act.PCs[0]}
		rel := th.relative(at)
		for _, f := range rel.s.held {
			if f.must || !f.named || f.count != 1 || !th.alone(t, act) {
				continue
			}
			r := th.s.named(f.ref, in(act))
			i := slices.IndexFunc(held, func(h Held) bool {
				return r.named && h.Named && h.Lock == r.lock && h.Kind == f.kind && !h.Must && h.Count == 1
			})
			if i < 0 {
				continue
			}
			if cond, ok := th.condition(act.Func, act.PCs[0], f); ok {
				if v, ok := act.Relative(cond); ok && !v.Concrete() {
					held[i].Iff = v
				}
			}
		}
	}
}

// alone reports whether no other frame of a thread has taken a lock, or may have given one up, where it is known where
// all its frames stand.
func (th *threads) alone(t int, of *dataflow.Activation) bool {
	for act := th.s.a.Stack(t); act != nil; act = act.Caller {
		if len(act.PCs) != 1 {
			return false
		}
		if act.Caller == nil && len(act.Ways.Calls) > 0 {
			return false // its callers are not known
		}
		if act == of {
			continue
		}
		rel := th.relative(pointsto.CallSite{Func: act.Func, PC: act.PCs[0]})
		if !rel.reached || len(rel.s.held)+len(rel.s.mayRelease)+len(rel.s.mustRelease) > 0 {
			return false
		}
	}
	return true
}

// condition is one under which, and only under which, a lock is held before an instruction of a function.
func (th *threads) condition(f ir.FuncID, pc ir.PC, of fact) (cond expr.Value, ok bool) {
	t := &transfer{th.s, f, th.s.a.Prog.Funcs[f]}
	if before, reached := th.flow(f).Before(pc); reached {
		for _, h := range before.held {
			if h.on != ir.None && !h.failing && compareRef(h.ref, of.ref) == 0 {
				x, ok := th.s.a.Relative(f, ir.R(h.on))
				if !ok || x.Concrete() {
					continue
				}
				zero := th.s.a.B.Cmp(expr.EQ, x.N.Width(), x, expr.Word(0))
				if th.exactlyUnder(t, pc, of, zero, h.on) {
					return zero, true
				}
			}
		}
	}
	tried := 0
	for b := range t.fn.Blocks {
		last := &t.fn.Code[t.fn.Blocks[b].End-1]
		if last.Op != ir.OpCondBr || last.Then == last.Else || tried == maxConditions {
			continue
		}
		if c, ok := th.s.a.Relative(f, last.A); ok && !c.Concrete() {
			tried++
			if th.exactlyUnder(t, pc, of, c, ir.None) {
				return c, true
			}
			if not := th.s.a.B.Not(c); th.exactlyUnder(t, pc, of, not, ir.None) {
				return not, true
			}
		}
	}
	return cond, false
}

// exactlyUnder reports whether a lock must be held before an instruction under a condition, and cannot be under its
// negation.
func (th *threads) exactlyUnder(t *transfer, pc ir.PC, of fact, cond expr.Value, try ir.Reg) bool {
	shape := th.s.a.Shape(t.f)
	for _, r := range th.s.a.Mentioned(cond) {
		if def, is := shape.Def(r); is && shape.InCycle(def) || shape.Twice() {
			return false
		}
	}
	if shape.InCycle(of.at.PC) && of.at.Func == t.f {
		return false
	}
	under := func(holds bool) (found, must, reached bool) {
		th.s.in = t.f
		defer func() { th.s.in = ir.None }()
		s, reached := dataflow.Solve[state](shape, nil, state{}, &supposing{t, cond, try, holds}).Before(pc)
		for _, h := range s.held {
			if compareRef(h.ref, of.ref) == 0 || !h.named {
				found, must = true, must || h.must && h.kind == of.kind && compareRef(h.ref, of.ref) == 0
			}
		}
		return found, must, reached
	}
	if _, must, reached := under(true); !must || !reached {
		return false
	}
	found, _, reached := under(false)
	return reached && !found
}
