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
	var sites []pointsto.CallSite
	for _, i := range a.calls.entries[f] {
		if c := a.calls.creates[i]; a.before.Executed(c.Func, c.PC) {
			sites = append(sites, pointsto.CallSite{Func: c.Func, PC: c.PC})
		}
	}
	for _, s := range sites {
		most, ok := a.mostExecutions(s, len(sites) == 1 && !a.calls.process(f) && a.before.listed(f))
		if !ok {
			return n, false
		}
		n = n.Plus(a.B, most)
	}
	return n, true
}

// Plus bounds the sum of what two numbers bound.
func (n Starts) Plus(b *expr.Builder, o Starts) Starts {
	return Starts{b.Bin(expr.Add, 64, n.Most, o.Most), b.Bin(expr.Add, 32, n.Low, o.Low),
		n.Small && o.Small && (n.Most.Concrete() || o.Most.Concrete())}
}

// mostExecutions bounds how often an instruction executes in a run: once, or as often as the one loop that it is
// in goes round, in a function that is entered at most once. some: it executes at all.
func (a *Analysis) mostExecutions(s pointsto.CallSite, some bool) (n Starts, ok bool) {
	if a.once.Site(s.Func, s.PC) {
		return Starts{expr.Word(1), expr.Word(1), true}, true
	}
	l := a.onlyLoop(s)
	if l == nil || !a.once.Func(s.Func) {
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
