package dataflow

import (
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// Starts bounds the number of threads that start in one function before the context: over constants, settled memory
// and definitions that execute at most once.
type Starts struct {
	Most expr.Value // 64 bits
	// Low is its low 32 bits, Small says that it has no others.
	Low   expr.Value
	Small bool
}

// MostStarts bounds the threads that start in f before the context, main's own included; ok is false where there is
// no bound. A listed thread that some creation must have started has been started.
func (a *Analysis) MostStarts(f ir.FuncID) (n Starts, ok bool) {
	if a.calls.fromOutside(f) {
		return n, false
	}
	n = Starts{expr.Word(0), expr.Word(0), true}
	if a.calls.process(f) {
		n = Starts{expr.Word(1), expr.Word(1), true}
	}
	sites := a.startSites(f)
	for _, s := range sites {
		some := len(sites) == 1 && !a.calls.process(f) && a.before.listed(f)
		most, ok := a.mostExecutions(s, some)
		if !ok || !a.once.Func(s.Func) {
			return n, false
		}
		n = n.Plus(a.B, most)
	}
	return n, true
}

// startSites lists the calls that may have created a thread that starts in f.
func (a *Analysis) startSites(f ir.FuncID) []pointsto.CallSite {
	var sites []pointsto.CallSite
	for _, i := range a.calls.entries[f] {
		if c := a.calls.creates[i]; a.before.Executed(c.Func, c.PC) {
			sites = append(sites, pointsto.CallSite{Func: c.Func, PC: c.PC})
		}
	}
	return sites
}

// StartsSince bounds the threads that start in f after the last execution of the instruction at since; ok is false
// where there is no bound, or a thread that started in f before it may still live. All of them are created by the
// function of that instruction, which only one thread executes, not recursively, which executes it before it creates
// any, and which joins all it has created before it returns.
func (a *Analysis) StartsSince(f ir.FuncID, since pointsto.CallSite) (n Starts, ok bool) {
	shape := a.Shape(since.Func)
	if a.Ctx.OthersUnknown || a.calls.fromOutside(f) || a.calls.process(f) || shape.InCycle(since.PC) ||
		!a.joins.alone(since.Func) {
		return n, false
	}
	n = Starts{expr.Word(0), expr.Word(0), true}
	sites := a.startSites(f)
	for _, s := range sites {
		if s.Func != since.Func || !shape.executedBefore(since.PC, s.PC) || a.joins.joined(s) == nil {
			return n, false
		}
		most, ok := a.mostExecutions(s, len(sites) == 1 && a.before.listed(f))
		if !ok {
			return n, false
		}
		n = n.Plus(a.B, most)
	}
	return n, true
}

// executedBefore reports whether control has executed one instruction whenever it gets to the other.
func (s *Shape) executedBefore(first, pc ir.PC) bool {
	if b := s.Func.BlockOf(first); b != s.Func.BlockOf(pc) {
		return s.Dominates(b, s.Func.BlockOf(pc))
	}
	return first < pc
}

// Plus bounds the sum of what two numbers bound.
func (n Starts) Plus(b *expr.Builder, o Starts) Starts {
	return Starts{b.Bin(expr.Add, 64, n.Most, o.Most), b.Bin(expr.Add, 32, n.Low, o.Low),
		n.Small && o.Small && (n.Most.Concrete() || o.Most.Concrete())}
}

// mostExecutions bounds how often one activation executes an instruction: once, or as often as the one loop that it
// is in goes round. some: it does execute it.
func (a *Analysis) mostExecutions(s pointsto.CallSite, some bool) (n Starts, ok bool) {
	if !a.Shape(s.Func).InCycle(s.PC) {
		return Starts{expr.Word(1), expr.Word(1), true}, true
	}
	l := a.onlyLoop(s)
	if l == nil {
		return n, false
	}
	t, ok := a.trips(s.Func, l)
	if !ok || t.bits < 32 {
		return n, false
	}
	v := t.n
	if !some {
		v = a.B.Ite(t.bits, t.enters, t.n, expr.Word(0))
	}
	if v, ok = a.Anywhere(s.Func, v); !ok {
		return n, false
	}
	return Starts{a.B.ZExt(t.bits, 64, v), a.B.Trunc(t.bits, 32, v), t.small && t.bits == 32}, true
}

// onlyLoop is the loop that an instruction is in, behind its head, if it is in one only.
func (a *Analysis) onlyLoop(s pointsto.CallSite) *Loop {
	loops, ok := a.Shape(s.Func).Loops()
	b := a.Prog.Funcs[s.Func].BlockOf(s.PC)
	if !ok {
		return nil
	}
	for _, l := range loops {
		if l.In[b] {
			if l.Parent != nil || l.Head == b {
				return nil
			}
			return l
		}
	}
	return nil
}

// Once reports whether the instruction executes at most once in a run of the program.
func (a *Analysis) Once(f ir.FuncID, pc ir.PC) bool { return a.once.Site(f, pc) }
