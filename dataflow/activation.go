package dataflow

import (
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// Activation is one function activation of one thread whose identity the analysis knows, standing at one
// of PCs: a given frame (one program counter), an older frame that the call graph determines, or the
// frame of the creating thread at the moment of creation.
type Activation struct {
	Func   ir.FuncID
	PCs    []ir.PC // of the next instruction in a youngest frame, else of the call it is inside of
	Thread int     // of the context; for a creator's frame the thread it created
	Frame  int     // of the context's thread, -1 where the frame is inferred

	// Caller is the next older frame, Creator the creating thread's frame where this is a thread's
	// oldest one. Where both are nil the activation may have been entered in several ways; Ways lists them.
	Caller, Creator *Activation
	Ways            Ways

	a       *Analysis
	depth   int
	through bool        // the caller's call is one of a library model, which called this function
	prefix  string      // of the names of its symbols
	born    bool        // stands at a thread creation of the past, not at the context
	start   *Activation // the oldest activation of the thread this creator's chain created
	need    ir.Operand  // born frames: the operand that must be the start routine's address
	vals    map[ir.Reg]expr.Value
	params  []expr.Value
	known   []bool
	finding map[ir.Reg]bool // loads whose steady values are being looked for
}

// Ways is how a function may be entered.
type Ways struct {
	Calls   []pointsto.CallSite // by a call, where Outside is set also by way of code outside the program
	Creates []Create            // as the entry of a created thread
	Process bool                // by the process itself: main, or a constructor
	Outside bool                // by code that is not part of the program
}

// maxInferred bounds the frames that the call graph adds to a given stack.
const maxInferred = 64

// stack builds the activations of a context thread.
func (a *Analysis) stack(thread int) *Activation {
	th := a.Ctx.Threads[thread]
	acts := make([]*Activation, len(th.Frames))
	for i, f := range th.Frames {
		prefix := th.Name + "."
		if i > 0 {
			prefix += a.Prog.Funcs[f.Func].Name + "."
		}
		acts[i] = &Activation{a: a, Func: f.Func, PCs: []ir.PC{f.PC}, Thread: thread, Frame: i,
			prefix: a.names.prefix(prefix)}
		if i > 0 {
			acts[i-1].Caller = acts[i]
			acts[i-1].through = !slices.Contains(a.Graph.Callees(f.Func, f.PC), acts[i-1].Func)
		}
	}
	oldest := acts[len(acts)-1]
	oldest.Ways = a.calls.ways(oldest.Func)
	if th.Complete {
		oldest.Ways.Calls, oldest.Ways.Outside = nil, false
		if th.Main {
			oldest.Ways.Creates = nil
		}
	}
	oldest.extend()
	return acts[0]
}

// ways is how reachable code may enter a function.
func (c *calls) ways(f ir.FuncID) Ways {
	w := Ways{Calls: c.sites[f], Process: c.process(f), Outside: c.fromOutside(f)}
	for _, i := range c.entries[f] {
		w.Creates = append(w.Creates, c.creates[i])
	}
	if w.Outside {
		w.Calls = append(slices.Clone(w.Calls), c.foreignCalls()...)
	}
	return w
}

// extend adds the next older frame where there is only one it can be (CFG₀ of Bergan §2.3 pins it): all
// ways to enter are calls, or thread creations, in one function.
func (act *Activation) extend() {
	w := act.Ways
	if w.Process || w.Outside || act.depth >= maxInferred {
		return
	}
	switch {
	case len(w.Creates) == 0 && len(w.Calls) > 0:
		act.extendCaller(w.Calls)
	case len(w.Calls) == 0 && len(w.Creates) > 0:
		act.extendCreator(w.Creates)
	}
}

func (act *Activation) extendCaller(sites []pointsto.CallSite) {
	sites = act.possible(sites)
	if len(sites) == 0 {
		return
	}
	older := act.older(sites[0].Func)
	for _, s := range sites {
		if s.Func != older.Func {
			return
		}
		older.PCs = append(older.PCs, s.PC)
	}
	older.born, older.start = act.born, act.start
	if act.born {
		older.need = act.argAt(older, act.need)
	}
	older.name()
	act.Caller, act.Ways = older, Ways{}
	older.Ways = act.a.calls.ways(older.Func)
	older.extend()
}

// possible drops the calls that, in a creator's frame, would have started another routine.
func (act *Activation) possible(sites []pointsto.CallSite) []pointsto.CallSite {
	p, ok := act.needParam()
	if !ok {
		return sites
	}
	var out []pointsto.CallSite
	for _, s := range sites {
		f := act.a.Prog.Funcs[s.Func]
		args := f.Calls[f.Code[s.PC].Aux].Args
		if p < len(args) && act.startsAnother(args[p]) {
			continue
		}
		out = append(out, s)
	}
	return out
}

// needParam is the parameter of this activation that must be the start routine.
func (act *Activation) needParam() (int, bool) {
	n := act.need
	if act.born && n.Kind == ir.KReg && int(n.Reg) < len(act.a.Prog.Funcs[act.Func].Params) {
		return int(n.Reg), true
	}
	return 0, false
}

func (act *Activation) startsAnother(o ir.Operand) bool {
	return o.Kind == ir.KFunc && ir.FuncID(o.Index) != act.start.Func
}

// argAt is the operand of the caller that a parameter of this activation was given, where all calls
// pass the same one.
func (act *Activation) argAt(caller *Activation, o ir.Operand) ir.Operand {
	p, ok := act.needParam()
	if !ok {
		return ir.Operand{}
	}
	f := act.a.Prog.Funcs[caller.Func]
	arg := ir.Operand{}
	for i, pc := range caller.PCs {
		args := f.Calls[f.Code[pc].Aux].Args
		if p >= len(args) || i > 0 && args[p] != arg {
			return ir.Operand{}
		}
		arg = args[p]
	}
	return arg
}

func (act *Activation) extendCreator(creates []Create) {
	older := act.older(creates[0].Func)
	for i, c := range creates {
		if c.Func != older.Func {
			return
		}
		older.PCs = append(older.PCs, c.PC)
		if i == 0 {
			older.need = c.Entry
		} else if older.need != c.Entry {
			older.need = ir.Operand{}
		}
	}
	older.born, older.start = true, act
	older.name()
	act.Creator, act.Ways = older, Ways{}
	older.Ways = act.a.calls.ways(older.Func)
	older.extend()
}

func (act *Activation) older(f ir.FuncID) *Activation {
	return &Activation{a: act.a, Func: f, Thread: act.Thread, Frame: -1, depth: act.depth + 1}
}

func (act *Activation) name() {
	names := act.a.names
	act.prefix = names.prefix(act.a.Ctx.Threads[act.Thread].Name + "." + act.a.Prog.Funcs[act.Func].Name + ".")
}
