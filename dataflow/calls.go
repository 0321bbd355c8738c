package dataflow

import (
	"slices"
	"strings"

	"midway/internal/ir"
	"midway/internal/pointsto"
	"midway/internal/runtime/abi"
)

// calls is the call graph restricted to what can execute at all: what main, the constructors and the
// entries of threads that reachable code creates can reach.
type calls struct {
	a       *Analysis
	main    ir.FuncID // or ir.None
	reached []bool
	sites   [][]pointsto.CallSite // callers of each function, in reachable code
	creates []Create              // in reachable code
	entries map[ir.FuncID][]int   // indices into creates, by entry
	given   []ir.FuncID           // what code outside the program may call back; nil: not yet known
	handles []ir.FuncID           // handlers of signals, ascending
}

// Create is a call that creates threads.
type Create struct {
	pointsto.Create
	Entry ir.Operand // the start routine passed
}

func newCalls(a *Analysis) *calls {
	n := len(a.Prog.Funcs)
	c := &calls{a: a, main: ir.None, reached: make([]bool, n), sites: make([][]pointsto.CallSite, n),
		entries: map[ir.FuncID][]int{}, handles: a.Graph.Handlers()}
	if m := a.Prog.Func("main"); m != nil && !m.External {
		c.main = m.ID
	}
	for _, f := range a.Prog.Funcs {
		c.reached[f.ID] = !f.External && a.Graph.Reached(f.ID)
	}
	for _, f := range a.Prog.Funcs {
		for _, s := range a.Graph.Callers(f.ID) {
			if c.live(s.Func, s.PC) {
				c.sites[f.ID] = append(c.sites[f.ID], s)
			}
		}
	}
	for _, cr := range a.Graph.ThreadCreates() {
		if c.live(cr.Func, cr.PC) {
			c.addCreate(cr)
		}
	}
	for i, cr := range c.creates {
		for _, e := range cr.Entries {
			c.entries[e] = append(c.entries[e], i)
		}
	}
	return c
}

// live reports whether reachable code contains the instruction.
func (c *calls) live(f ir.FuncID, pc ir.PC) bool {
	return c.reached[f] && c.a.Shape(f).Reachable(c.a.Prog.Funcs[f].BlockOf(pc))
}

// addCreate records a creating call; one call found in several contexts is one.
func (c *calls) addCreate(cr pointsto.Create) {
	n := len(c.creates)
	if n == 0 || c.creates[n-1].Func != cr.Func || c.creates[n-1].PC != cr.PC {
		cr.Entries = slices.Clone(cr.Entries)
		c.creates = append(c.creates, Create{cr, c.entryOperand(cr)})
		return
	}
	last := &c.creates[n-1]
	last.Entries = append(last.Entries, cr.Entries...)
	slices.Sort(last.Entries)
	last.Entries = slices.Compact(last.Entries)
	if last.Arg != cr.Arg {
		last.Arg = ir.Operand{}
	}
}

// entryOperand is the argument of a creating call that names the start routine.
func (c *calls) entryOperand(cr pointsto.Create) ir.Operand {
	f := c.a.Prog.Funcs[cr.Func]
	call := &f.Calls[f.Code[cr.PC].Aux]
	i, n := 0, len(call.Args)
	if call.Callee != ir.None {
		if of := abi.Of(c.a.Prog.Funcs[call.Callee].Library()); of.Role == abi.Create {
			i = of.Entry
		}
	}
	if i >= n {
		return ir.Operand{}
	}
	return call.Args[i]
}

// eachCall visits the calls of a function that its entry can reach.
func (c *calls) eachCall(f ir.FuncID, visit func(ir.PC)) {
	fn, shape := c.a.Prog.Funcs[f], c.a.Shape(f)
	for b := range fn.Blocks {
		if !shape.Reachable(ir.BlockID(b)) {
			continue
		}
		for pc := fn.Blocks[b].First; pc < fn.Blocks[b].End; pc++ {
			if fn.Code[pc].Op == ir.OpCall {
				visit(pc)
			}
		}
	}
}

// thread reports whether some reachable call may create a thread that starts in f.
func (c *calls) thread(f ir.FuncID) bool { return len(c.entries[f]) > 0 }

// External reports whether a function is neither part of the program nor a primitive of the models: it has no body.
func (a *Analysis) External(f ir.FuncID) bool { return a.calls.foreign(f) }

// foreign reports whether a function is neither part of the program nor a primitive of the models, and may do something
// that others see.
func (c *calls) foreign(f ir.FuncID) bool { return isForeign(c.a.Prog.Funcs[f]) }

// External is foreign of a function.
func External(fn *ir.Func) bool { return isForeign(fn) }

func isForeign(fn *ir.Func) bool {
	return fn.External && fn.Reading != ir.ReadPure && !strings.HasPrefix(fn.Name, "__midway_") &&
		!strings.HasPrefix(fn.Name, "llvm.")
}

// process reports whether the process itself enters f: main, constructors and destructors.
func (c *calls) process(f ir.FuncID) bool {
	return f == c.main || slices.Contains(c.a.Prog.Ctors, f) || slices.Contains(c.a.Prog.Dtors, f)
}

// fromOutside reports whether code that is not part of the program may call f: it got the address, the
// program is a library, a signal may have it executed, or nothing else explains that f is reached.
func (c *calls) fromOutside(f ir.FuncID) bool {
	if _, is := slices.BinarySearch(c.handles, f); is || c.a.Graph.Outside(c.a.Graph.FuncNode(f)) {
		return true
	}
	fn := c.a.Prog.Funcs[f]
	if c.main == ir.None && (fn.External || fn.CalledFromOutside()) {
		return true
	}
	return c.reached[f] && !c.process(f) && len(c.sites[f]) == 0 && !c.thread(f)
}

// calledBack are the functions of the program that a function without a body may call.
func (c *calls) calledBack(f ir.FuncID) []ir.FuncID {
	if !c.foreign(f) {
		return nil
	}
	if c.given == nil {
		c.given = []ir.FuncID{}
		for _, g := range c.a.Prog.Funcs {
			if !g.External && c.reached[g.ID] && c.a.Graph.Outside(c.a.Graph.FuncNode(g.ID)) {
				c.given = append(c.given, g.ID)
			}
		}
	}
	return c.given
}

// foreignCalls lists the calls of functions that are not part of the program, which may call back.
func (c *calls) foreignCalls() []pointsto.CallSite {
	var out []pointsto.CallSite
	for f := range c.a.Prog.Funcs {
		if c.foreign(ir.FuncID(f)) {
			out = append(out, c.sites[f]...)
		}
	}
	return out
}

// callers are the calls in reachable code that may be of a function.
func (c *calls) callers(f ir.FuncID) []pointsto.CallSite { return c.sites[f] }
