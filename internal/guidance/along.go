package guidance

import (
	"slices"

	"midway/internal/ir"
	"midway/internal/pointsto"
)

// Way is a stack in which something is looked for: a function, and the calls below it.
type Way struct {
	Func  ir.FuncID
	Stack ir.Stack
}

// Along are distances to some places by way of a stack's calls, the oldest first, as intermediate goals (Zamfir and
// Candea, Execution Synthesis, EuroSys 2010, §3.4): a thread that is in the right function, called from elsewhere, is
// as far as one that has not come there. Of several ways the nearest counts. Not safe for concurrent use.
type Along struct {
	end  *Distances
	ways []way
}

// way is one stack.
type way struct {
	p       *ir.Program
	callers []ir.Caller // the youngest first
	whole   bool
	calls   []*Distances // to the call of each caller
	rest    []int        // blocks behind each call: from the beginning of what it calls to the end
}

// mostCallers bounds the intermediate goals of a way, mostWays the ways: each costs a table.
const (
	mostCallers = 8
	mostWays    = 4
)

// NewAlong finds the distances to places along ways; without ways they are those to the places.
func NewAlong(p *ir.Program, g *pointsto.Graph, points []FailurePoint, ways []Way) *Along {
	a := &Along{end: NewDistancesToPlaces(p, g, points)}
	tables := map[ir.FuncID][]*Distances{} // of calls that ways have in common
	for _, w := range ways[:min(len(ways), mostWays)] {
		callers := w.Stack.Callers
		one := way{p: p, callers: callers, whole: w.Stack.Whole}
		if len(callers) > mostCallers {
			one.callers, one.whole = callers[:mostCallers], false
		}
		inner, to := w.Func, a.end
		rest := 0
		for _, c := range one.callers {
			rest += to.Distance([]Place{{Func: inner, PC: p.Funcs[inner].Entry}})
			one.rest = append(one.rest, min(rest, Unreachable))
			to = tableOf(tables, p, g, c)
			one.calls = append(one.calls, to)
			inner = c.Func
		}
		a.ways = append(a.ways, one)
	}
	return a
}

// tableOf are the distances to some calls of a function.
func tableOf(known map[ir.FuncID][]*Distances, p *ir.Program, g *pointsto.Graph, c ir.Caller) *Distances {
	is := func(f *ir.Func, pc ir.PC) bool { return c.Fits(f, pc) }
	for _, d := range known[c.Func] {
		f := p.Funcs[c.Func]
		if !slices.ContainsFunc(pcs(f), func(pc ir.PC) bool { return d.goal(f, pc) != is(f, pc) }) {
			return d
		}
	}
	d := newDistances(p, g, is)
	known[c.Func] = append(known[c.Func], d)
	return d
}

func pcs(f *ir.Func) []ir.PC {
	out := make([]ir.PC, len(f.Code))
	for i := range out {
		out[i] = ir.PC(i)
	}
	return out
}

// Distance is how far a thread is, the oldest frame first.
func (a *Along) Distance(stack []Place) int {
	if len(a.ways) == 0 {
		return a.end.Distance(stack)
	}
	best := Unreachable
	for i := range a.ways {
		best = min(best, a.ways[i].distance(a.end, stack))
	}
	return best
}

func (w *way) distance(end *Distances, stack []Place) int {
	left := w.left(stack)
	if left == 0 {
		return end.Distance(stack)
	}
	return min(w.calls[left-1].Distance(stack)+w.rest[left-1], Unreachable)
}

// left is how many calls the thread has not made yet, of a stack that is not whole from wherever most are made.
func (w *way) left(stack []Place) int {
	best := len(w.callers)
	for from := range stack {
		if from > 0 && w.whole {
			break
		}
		n := len(w.callers)
		for i := from; i < len(stack) && n > 0 && stack[i].Within &&
			w.callers[n-1].Fits(w.p.Funcs[stack[i].Func], stack[i].PC); i++ {
			n--
		}
		best = min(best, n)
	}
	return best
}
