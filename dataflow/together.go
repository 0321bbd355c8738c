package dataflow

import (
	"fmt"
	"slices"
	"strings"

	"midway/internal/ir"
)

// Roots are the functions in which a context thread may have started: main, and entries of threads that
// reachable code creates. Ascending.
func (a *Analysis) Roots(thread int) []ir.FuncID {
	act := a.stacks[thread]
	for act.Caller != nil {
		act = act.Caller
	}
	found := map[ir.FuncID]bool{}
	seen := map[ir.FuncID]bool{}
	var visit func(f ir.FuncID, w Ways)
	visit = func(f ir.FuncID, w Ways) {
		if seen[f] {
			return
		}
		seen[f] = true
		if w.Process || w.Outside || len(w.Creates) > 0 {
			found[f] = true
		}
		for _, s := range w.Calls {
			visit(s.Func, a.calls.ways(s.Func))
		}
	}
	w := act.Ways
	if act.Creator != nil {
		w.Creates = a.calls.ways(act.Func).Creates
	}
	visit(act.Func, w)
	var out []ir.FuncID
	for f := range a.Prog.Funcs {
		if found[ir.FuncID(f)] {
			out = append(out, ir.FuncID(f))
		}
	}
	return out
}

// Together reports why the context's threads can never all stand where it says, or nil where nothing
// known excludes it. (Two threads inside critical sections of one lock: package locksets.)
func (a *Analysis) Together() error {
	for t := range a.Ctx.Threads {
		if err := a.standing(t); err != nil {
			return err
		}
	}
	for t := range a.Ctx.Threads {
		if err := a.started(t); err != nil {
			return err
		}
	}
	return a.counted()
}

// standing checks one thread's frames against the control flow and call graphs.
func (a *Analysis) standing(t int) error {
	th := &a.Ctx.Threads[t]
	for i, fr := range th.Frames {
		fn := a.Prog.Funcs[fr.Func]
		if !a.calls.reached[fr.Func] {
			return fmt.Errorf(
				"%s cannot stand in %s: neither main nor any thread it creates ever calls it",
				th.Name,
				fn.Name,
			)
		}
		if !a.Shape(fr.Func).Reachable(fn.BlockOf(fr.PC)) {
			return fmt.Errorf(
				"%s cannot stand at %s: no path of %s leads there",
				th.Name,
				a.at(fr.Func, fr.PC),
				fn.Name,
			)
		}
		if i > 0 && !a.calledAt(fr.Func, fr.PC, th.Frames[i-1].Func) {
			return fmt.Errorf("%s: the call at %s never calls %s", th.Name, a.at(fr.Func, fr.PC),
				a.Prog.Funcs[th.Frames[i-1].Func].Name)
		}
	}
	return nil
}

// calledAt reports whether the call at pc of f may call callee, itself or through library models (a function
// given to qsort or pthread_once).
func (a *Analysis) calledAt(f ir.FuncID, pc ir.PC, callee ir.FuncID) bool {
	seen := map[ir.FuncID]bool{}
	work := slices.Clone(a.Graph.Callees(f, pc))
	for len(work) > 0 {
		g := work[len(work)-1]
		work = work[:len(work)-1]
		if g == callee {
			return true
		}
		if fn := a.Prog.Funcs[g]; seen[g] || !fn.Runtime || fn.External {
			continue
		}
		seen[g] = true
		a.calls.eachCall(g, func(pc ir.PC) { work = append(work, a.Graph.Callees(g, pc)...) })
	}
	return false
}

// started checks that some thread may have started where this one must have.
func (a *Analysis) started(t int) error {
	roots := a.Roots(t)
	for _, f := range roots {
		if a.before.Started(f) {
			return nil
		}
	}
	th := &a.Ctx.Threads[t]
	oldest := a.Prog.Funcs[th.Frames[len(th.Frames)-1].Func]
	if len(roots) == 0 {
		return fmt.Errorf("%s cannot stand in %s: no thread is ever created that runs it", th.Name, oldest.Name)
	}
	return fmt.Errorf("%s cannot stand in %s yet: %s before any call that creates a thread in %s (%s)",
		th.Name, oldest.Name, a.others(t), a.funcNames(roots), strings.Join(a.createdAt(roots), ", "))
}

// others says where the other threads stand.
func (a *Analysis) others(t int) string {
	var parts []string
	for u := range a.Ctx.Threads {
		if u != t {
			fr := a.Ctx.Threads[u].Frames[0]
			parts = append(parts, fmt.Sprintf("%s stands at %s", a.Ctx.Threads[u].Name, a.at(fr.Func, fr.PC)))
		}
	}
	if len(parts) == 0 {
		return "it stands"
	}
	return strings.Join(parts, " and ")
}

func (a *Analysis) funcNames(fs []ir.FuncID) string {
	names := make([]string, len(fs))
	for i, f := range fs {
		names[i] = a.Prog.Funcs[f].Name
	}
	return strings.Join(names, " or ")
}

func (a *Analysis) createdAt(roots []ir.FuncID) []string {
	var out []string
	for _, f := range roots {
		for _, i := range a.calls.entries[f] {
			out = append(out, a.at(a.calls.creates[i].Func, a.calls.creates[i].PC))
		}
	}
	return out
}

// counted checks that no function is the start of more threads than are ever started in it.
func (a *Analysis) counted() error {
	in := make([][]int, len(a.Prog.Funcs))
	for t := range a.Ctx.Threads {
		if r := a.Roots(t); len(r) == 1 {
			in[r[0]] = append(in[r[0]], t)
		}
	}
	for f, threads := range in {
		most, sites := a.mostStarts(ir.FuncID(f))
		if most >= 0 && len(threads) > most {
			return fmt.Errorf("%s cannot be there together: only %s ever %s in %s%s",
				a.threadNames(threads), plural(most, "thread"), verb(most), a.Prog.Funcs[f].Name, sites)
		}
	}
	return nil
}

// mostStarts bounds the threads that start in f before the context; -1 is no bound.
func (a *Analysis) mostStarts(f ir.FuncID) (n int, sites string) {
	w := a.calls.ways(f)
	if w.Outside {
		return -1, ""
	}
	if w.Process {
		n++
	}
	var at []string
	for _, i := range a.calls.entries[f] {
		c := a.calls.creates[i]
		if !a.before.Executed(c.Func, c.PC) {
			continue
		}
		if !a.once.Site(c.Func, c.PC) {
			return -1, ""
		}
		n++
		at = append(at, a.at(c.Func, c.PC))
	}
	if len(at) > 0 {
		sites = ", created at " + strings.Join(at, ", ")
	}
	return n, sites
}

func (a *Analysis) threadNames(threads []int) string {
	names := make([]string, len(threads))
	for i, t := range threads {
		names[i] = a.Ctx.Threads[t].Name
	}
	return strings.Join(names, " and ")
}

func plural(n int, noun string) string {
	if n == 1 {
		return "one " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}

func verb(n int) string {
	if n == 1 {
		return "starts"
	}
	return "start"
}
