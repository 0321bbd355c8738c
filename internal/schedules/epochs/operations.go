package epochs

import (
	"slices"
	"strings"

	"midway/internal/graph"
	"midway/internal/ir"
	"midway/internal/pointsto"
	"midway/internal/runtime/abi"
)

// weight says how much an instruction synchronises.
type weight uint8

const (
	nothing weight = iota
	light          // creates, ends or joins threads, initialises or destroys objects
	heavy
)

// lightEvents are those of enum midway_op that order no thread that is under way, or only with its own end.
var lightEvents = []int{
	abi.OpJoin, abi.OpCreate, abi.OpExit, abi.OpInit, abi.OpDestroy, abi.OpYield, abi.OpSleep, abi.OpProcessExit,
}

// lightRoles are those of the library's functions that are light whatever their models do beside: where threads may be
// cancelled, a join is a point at which they are.
var lightRoles = []abi.Role{
	abi.Create, abi.Join, abi.Detach, abi.ThreadExit, abi.InitObject, abi.DestroyObject, abi.BarrierInit,
}

// heavyPrimitives are the primitives, but sync itself, by which models order threads.
var heavyPrimitives = []string{"wait", "wait_timed", "notify_one", "notify_all", "wake", "atomic_begin"}

// operations knows how much functions synchronise.
type operations struct {
	p      *ir.Program
	g      *pointsto.Graph
	order  [][]int32   // the call graph's components, callees first
	of     []weight    // by function
	within []component // by function
}

// component is a function's place in the call graph.
type component struct {
	id        int
	recursive bool
}

func newOperations(p *ir.Program, g *pointsto.Graph) *operations {
	o := &operations{p: p, g: g, of: make([]weight, len(p.Funcs)), within: make([]component, len(p.Funcs))}
	cancels := slices.ContainsFunc(abi.Names(abi.Cancel), func(name string) bool { return p.Library(name) != nil })
	o.order = graph.Components(len(p.Funcs), o.callees)
	for id, c := range o.order {
		w := nothing
		for _, f := range c {
			w = max(w, o.own(p.Funcs[f]))
			for _, callee := range o.callees(f) {
				w = max(w, o.of[callee])
			}
		}
		for _, f := range c {
			o.of[f] = w
			name := p.Funcs[f].Library()
			switch {
			case abi.CancellationPoint(name) && !cancels:
				o.of[f] = nothing
			case slices.Contains(lightRoles, abi.Of(name).Role):
				o.of[f] = light
			}
			o.within[f] = component{id, len(c) > 1 || slices.Contains(o.callees(f), f)}
		}
	}
	return o
}

// callees are the functions that a function may call.
func (o *operations) callees(id int32) (out []int32) {
	f := o.p.Funcs[id]
	for pc := range f.Code {
		if f.Code[pc].Op != ir.OpCall {
			continue
		}
		for _, c := range o.g.Callees(f.ID, ir.PC(pc)) {
			out = append(out, int32(c))
		}
	}
	return out
}

// own is how much a function's instructions synchronise, without those that it calls.
func (o *operations) own(f *ir.Func) (w weight) {
	for pc := range f.Code {
		w = max(w, o.instruction(f, ir.PC(pc)))
	}
	return w
}

// instruction is how much an instruction itself synchronises: a primitive, or an atomic access.
func (o *operations) instruction(f *ir.Func, pc ir.PC) weight {
	in := &f.Code[pc]
	switch {
	case in.Op == ir.OpCall:
		return o.primitive(f, &f.Calls[in.Aux])
	case f.Runtime:
		return nothing // models run from one event to the next
	case Atomic(in):
		return heavy
	}
	return nothing
}

func (o *operations) primitive(f *ir.Func, c *ir.CallInfo) weight {
	if c.Callee == ir.None {
		return nothing
	}
	callee := o.p.Funcs[c.Callee]
	if callee.Atomic && !callee.External {
		return heavy
	}
	name, is := strings.CutPrefix(callee.Name, "__midway_")
	switch {
	case !is || !callee.External:
	case name == "sync" && c.Args[0].Kind == ir.KConst && slices.Contains(lightEvents, int(c.Args[0].Word)):
		return light
	case name == "thread_create":
		return light
	case name == "sync", slices.Contains(heavyPrimitives, name):
		return heavy
	}
	return nothing
}

// Atomic reports whether an instruction is an atomic access, which is an event of the thread that executes it.
func Atomic(in *ir.Instr) bool {
	switch in.Op {
	case ir.OpRMW, ir.OpCmpXchg:
		return true
	case ir.OpLoad, ir.OpStore:
		return ir.Order(in.Sub) != ir.NotAtomic
	}
	return false
}

// at is how much an instruction synchronises, with all that it calls.
func (o *operations) at(f *ir.Func, pc ir.PC) weight {
	w := o.instruction(f, pc)
	if f.Code[pc].Op == ir.OpCall {
		for _, c := range o.g.Callees(f.ID, pc) {
			w = max(w, o.of[c])
		}
	}
	return w
}
