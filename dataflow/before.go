package dataflow

import (
	"fmt"
	"slices"
	"strings"

	"midway/internal/ir"
	"midway/internal/pointsto"
)

// Before is what may have executed, in any thread, by the time the program stands at the context: CFG₀ of
// every listed thread (Bergan §2.3), whatever that code calls, and the whole of every other thread it may
// have created.
type Before struct {
	a       *Analysis
	whole   []extentOf             // by FuncID
	windows map[ir.FuncID][]window // activations that have not returned
	seen    map[pointsto.CallSite]bool
	roots   map[ir.FuncID]bool // functions in which threads may have started
	work    []ir.FuncID
}

// extentOf says how much of a function may have executed in activations that are over.
type extentOf uint8

const (
	nothing    extentOf = iota
	returning           // the blocks on paths from entry to return
	everywhere          // all that entry reaches: the thread may have ended in it
)

// window is one activation that stands at a program point.
type window struct {
	to    []bool // blocks on paths to point
	point ir.PC
}

func newBefore(a *Analysis) *Before {
	return &Before{a: a, whole: make([]extentOf, len(a.Prog.Funcs)), windows: map[ir.FuncID][]window{},
		seen: map[pointsto.CallSite]bool{}, roots: map[ir.FuncID]bool{}}
}

// run computes the least fixed point: main and the constructors have started, and what has executed starts
// further threads.
func (bf *Before) run() {
	for _, f := range bf.a.Prog.Ctors {
		bf.mark(f, everywhere)
	}
	for f := range bf.a.Prog.Funcs {
		if id := ir.FuncID(f); bf.a.calls.reached[id] && bf.a.calls.fromOutside(id) {
			bf.roots[id] = true
			bf.mark(id, everywhere)
		}
	}
	if bf.a.calls.main != ir.None {
		bf.root(bf.a.calls.main)
	}
	for t := range bf.a.Ctx.Threads {
		bf.thread(t)
	}
	for len(bf.work) > 0 {
		f := bf.work[len(bf.work)-1]
		bf.work = bf.work[:len(bf.work)-1]
		level := bf.whole[f]
		bf.a.calls.eachCall(f, func(pc ir.PC) {
			if bf.inside(f, pc, level) {
				bf.call(f, pc, level)
			}
		})
	}
}

// leaving are the functions of the models that end the process.
var leaving = []string{"__mw_leave_process", "exit", "quick_exit", "_exit", "_Exit"}

// endsProcess reports whether a function ends the process, so that no activation of it is over. Only listed threads may
// be inside it; main, where it is not listed, may be blocked there.
func (bf *Before) endsProcess(f ir.FuncID) bool {
	fn, main := bf.a.Prog.Funcs[f], bf.a.calls.main
	return fn.Runtime && slices.Contains(leaving, fn.Name) && !bf.a.Ctx.OthersUnknown && main != ir.None &&
		bf.listed(main)
}

// maxListed bounds the threads that one loop creates, all of which are listed.
const maxListed = 64

// root notes that a thread may have started in f. Where all that ever do are listed, they have executed what leads to
// where they stand; else another one may have executed all of f.
func (bf *Before) root(f ir.FuncID) {
	if bf.roots[f] {
		return
	}
	bf.roots[f] = true
	if bf.a.Ctx.OthersUnknown || !bf.listed(f) || !bf.a.once.Func(f) && !bf.allListed(f) {
		bf.mark(f, everywhere)
	}
}

// allListed reports whether no more threads ever start in f than are listed: calls that execute once create them, or a
// loop of so many rounds.
func (bf *Before) allListed(f ir.FuncID) bool {
	a := bf.a
	if a.calls.fromOutside(f) || len(a.calls.sites[f]) > 0 {
		return false
	}
	most, listed := uint64(0), uint64(0)
	if a.calls.process(f) {
		most++
	}
	for _, i := range a.calls.entries[f] {
		c := a.calls.creates[i]
		if !a.once.Func(c.Func) || a.Shape(c.Func).setjmp {
			return false
		}
		n, ok := a.mostExecutions(pointsto.CallSite{Func: c.Func, PC: c.PC}, true)
		if !ok || !n.Most.Concrete() || n.Most.W > maxListed {
			return false
		}
		most += n.Most.W
	}
	for t := range a.Ctx.Threads {
		if r := a.Roots(t); len(r) == 1 && r[0] == f {
			listed++
		}
	}
	return most <= listed
}

// listed reports whether some thread of the context certainly started in f.
func (bf *Before) listed(f ir.FuncID) bool {
	for t := range bf.a.Ctx.Threads {
		if r := bf.a.Roots(t); len(r) == 1 && r[0] == f {
			return true
		}
	}
	return false
}

// mark notes that activations of f may be over. Where it calls setjmp, control may have come back from whatever it
// reaches.
func (bf *Before) mark(f ir.FuncID, level extentOf) {
	if fn := bf.a.Prog.Funcs[f]; !fn.External && level == returning && bf.a.Shape(f).setjmp {
		level = everywhere
	}
	if bf.whole[f] < level && !bf.a.Prog.Funcs[f].External {
		bf.whole[f] = level
		bf.work = append(bf.work, f)
	}
}

// thread adds the paths of a listed thread.
func (bf *Before) thread(t int) {
	for act := bf.a.stacks[t]; act != nil; act = act.Caller {
		for _, pc := range act.PCs {
			bf.stand(act.Func, pc)
			if act == bf.a.stacks[t] && bf.a.Ctx.Threads[t].Blocked {
				// inside the call: it may have done all but return
				bf.call(act.Func, pc, returning)
			}
		}
		for _, s := range act.Ways.Calls {
			bf.climb(s)
		}
	}
}

// climb adds every path to a call that an unknown older frame may be inside of.
func (bf *Before) climb(s pointsto.CallSite) {
	if bf.seen[s] {
		return
	}
	bf.seen[s] = true
	bf.stand(s.Func, s.PC)
	for _, older := range bf.a.calls.sites[s.Func] {
		bf.climb(older)
	}
}

// stand adds an activation that stands at pc.
func (bf *Before) stand(f ir.FuncID, pc ir.PC) {
	shape := bf.a.Shape(f)
	if shape.setjmp {
		bf.mark(f, everywhere)
	}
	w := window{shape.BlocksTo(pc), pc}
	bf.windows[f] = append(bf.windows[f], w)
	bf.a.calls.eachCall(f, func(at ir.PC) {
		if shape.Executed(w.to, w.point, at) {
			bf.call(f, at, returning)
		}
	})
}

func (bf *Before) call(f ir.FuncID, pc ir.PC, level extentOf) {
	for _, callee := range bf.a.Graph.Callees(f, pc) {
		if !bf.endsProcess(callee) {
			bf.mark(callee, level)
		}
	}
	for _, c := range bf.a.calls.creates {
		if c.Func == f && c.PC == pc {
			for _, e := range c.Entries {
				bf.root(e)
			}
		}
	}
}

func (bf *Before) inside(f ir.FuncID, pc ir.PC, level extentOf) bool {
	shape := bf.a.Shape(f)
	b := shape.Func.BlockOf(pc)
	switch level {
	case everywhere:
		return shape.Reachable(b)
	case returning:
		return shape.Reachable(b) && shape.returns[b]
	}
	return false
}

// Executed reports whether the instruction may have executed before the context, in any thread.
func (bf *Before) Executed(f ir.FuncID, pc ir.PC) bool {
	if bf.inside(f, pc, bf.whole[f]) {
		return true
	}
	for _, w := range bf.windows[f] {
		if bf.a.Shape(f).Executed(w.to, w.point, pc) {
			return true
		}
	}
	return false
}

// Started reports whether a thread may have started in f before the context.
func (bf *Before) Started(f ir.FuncID) bool { return bf.roots[f] }

// Calls lists the calls of the named function of the library that may have executed before the context, in order of
// function and program counter.
func (bf *Before) Calls(name string) []pointsto.CallSite {
	fn := bf.a.Prog.Library(name)
	if fn == nil {
		return nil
	}
	var out []pointsto.CallSite
	for _, s := range bf.a.calls.sites[fn.ID] {
		if bf.Executed(s.Func, s.PC) {
			out = append(out, s)
		}
	}
	return out
}

// Called reports whether a function may have been called.
func (bf *Before) Called(f ir.FuncID) bool {
	return slices.ContainsFunc(bf.a.calls.sites[f], func(s pointsto.CallSite) bool { return bf.Executed(s.Func, s.PC) })
}

// String lists, per function of the user's program, the blocks that may have executed.
func (bf *Before) String() string {
	var out strings.Builder
	for _, fn := range bf.a.Prog.Funcs {
		if fn.External || fn.Runtime {
			continue
		}
		var names []string
		for b := range fn.Blocks {
			if blk := &fn.Blocks[b]; blk.End > blk.First && bf.Executed(fn.ID, blk.First) {
				names = append(names, blockName(blk, b))
			}
		}
		if len(names) > 0 {
			fmt.Fprintf(&out, "%s: %s\n", fn.Name, strings.Join(names, " "))
		}
	}
	return out.String()
}

func blockName(b *ir.Block, i int) string {
	if b.Name != "" {
		return b.Name
	}
	return fmt.Sprintf("#%d", i)
}

// Standing reports whether some listed thread may be inside the call at pc of f.
func (bf *Before) Standing(f ir.FuncID, pc ir.PC) bool {
	for _, w := range bf.windows[f] {
		if w.point == pc {
			return true
		}
	}
	return false
}
