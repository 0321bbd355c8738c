package dataflow

import (
	"slices"

	"midway/internal/ir"
	"midway/internal/pointsto"
)

// Reachable is what may execute from the context on: the rest of every given frame, whatever that code calls, the
// threads that it creates, and what the end of a thread or of the process runs. A thread whose stack is not complete
// freezes when its oldest frame returns, so that nothing of an inferred frame is ahead.
type Reachable struct {
	a       *Analysis
	whole   []bool // by FuncID: it may be entered
	rests   map[ir.FuncID][]rest
	work    []ir.FuncID
	outside bool   // code that is not part of the program may be called
	reads   []bool // by GlobalID, computed when it is asked for: an instruction ahead may read bytes of it
}

// rest is what is left of one frame.
type rest struct {
	blocks []bool // control may come to their beginning
	block  ir.BlockID
	from   ir.PC // the first instruction of block that it may still execute
}

func (r *rest) has(b ir.BlockID, pc ir.PC) bool {
	return r.blocks[b] || b == r.block && pc >= r.from
}

// The functions of the models that a thread's end, main's end and a thread that is blocked in a call go on with.
const (
	threadEnd   = "__mw_thread_end"
	mainEnd     = "__mw_main_end"
	blockedHalf = "__mw_blocked_"
)

// Reachable is what may execute from the context on.
func (a *Analysis) Reachable() *Reachable {
	if a.ahead == nil {
		a.ahead = newAhead(a)
	}
	return a.ahead
}

func newAhead(a *Analysis) *Reachable {
	ah := &Reachable{a: a, whole: make([]bool, len(a.Prog.Funcs)), rests: map[ir.FuncID][]rest{}}
	for t := range a.Ctx.Threads {
		ah.thread(t)
	}
	for len(ah.work) > 0 {
		f := ah.work[len(ah.work)-1]
		ah.work = ah.work[:len(ah.work)-1]
		a.calls.eachCall(f, func(pc ir.PC) {
			if ah.Executes(f, pc) {
				ah.call(f, pc)
			}
		})
	}
	return ah
}

// thread adds what is left of a listed thread.
func (ah *Reachable) thread(t int) {
	th, act := &ah.a.Ctx.Threads[t], ah.a.stacks[t]
	for i, f := range th.Frames {
		from := f.PC
		if i > 0 {
			from++ // it stands inside the call
		}
		if i > 0 && act.through {
			ah.call(f.Func, f.PC) // a model that it calls goes on, too
		}
		if i > 0 {
			act = act.Caller
		}
		ah.rest(f.Func, f.PC, from)
	}
	if th.Blocked {
		ah.half(th.Frames[0].Func, th.Frames[0].PC)
	}
	switch {
	case th.Complete && th.Main:
		ah.named(mainEnd)
	case th.Complete:
		ah.named(threadEnd)
	}
}

// half marks the second half of the call that a blocked thread stands inside.
func (ah *Reachable) half(f ir.FuncID, pc ir.PC) {
	for _, c := range ah.a.Graph.Callees(f, pc) {
		ah.named(blockedHalf + ah.a.Prog.Funcs[c].Name)
	}
}

// rest adds a frame that stands at one instruction and goes on with from, in the same block.
func (ah *Reachable) rest(f ir.FuncID, at, from ir.PC) {
	shape, fn := ah.a.Shape(f), ah.a.Prog.Funcs[f]
	r := rest{blocks: make([]bool, len(fn.Blocks)), block: fn.BlockOf(at), from: from}
	work := slices.Clone(shape.succs[r.block])
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if !r.blocks[b] {
			r.blocks[b] = true
			work = append(work, shape.succs[b]...)
		}
	}
	ah.rests[f] = append(ah.rests[f], r)
	ah.work = append(ah.work, f)
}

func (ah *Reachable) named(name string) {
	if f := ah.a.Prog.Func(name); f != nil {
		ah.enter(f.ID)
	}
}

func (ah *Reachable) enter(f ir.FuncID) {
	if fn := ah.a.Prog.Funcs[f]; !ah.whole[f] && !fn.External {
		ah.whole[f] = true
		ah.work = append(ah.work, f)
	}
}

// call enters what a call may lead to: its callees, the threads it creates, the guard of a scheduling point, and from
// code outside the program everything that it may call back.
func (ah *Reachable) call(f ir.FuncID, pc ir.PC) {
	for _, c := range ah.a.Graph.Callees(f, pc) {
		ah.enter(c)
		if ah.a.Prog.Funcs[c].Name == "__midway_sync" {
			ah.guard(f, pc)
		}
		if ah.a.calls.foreign(c) {
			ah.callBacks()
		}
	}
	for _, c := range ah.a.calls.creates {
		if c.Func == f && c.PC == pc {
			ah.named(threadEnd)
			for _, e := range c.Entries {
				ah.enter(e)
			}
		}
	}
}

// guard enters the guard that a scheduling point evaluates, the third argument of the primitive.
func (ah *Reachable) guard(f ir.FuncID, pc ir.PC) {
	call := &ah.a.Prog.Funcs[f].Calls[ah.a.Prog.Funcs[f].Code[pc].Aux]
	for _, t := range ah.a.Graph.Operand(f, call.Args[2]) {
		if info := ah.a.Graph.Info(t.Node); info.Kind == pointsto.Function {
			ah.enter(info.Func)
		}
	}
}

func (ah *Reachable) callBacks() {
	if ah.outside {
		return
	}
	ah.outside = true
	for f := range ah.a.Prog.Funcs {
		id := ir.FuncID(f)
		// hooks of the models are entered by threads
		given := !ah.a.Prog.Funcs[f].Runtime || ah.a.Graph.Outside(ah.a.Graph.FuncNode(id))
		if ah.a.calls.reached[id] && given && ah.a.calls.fromOutside(id) {
			ah.enter(id)
		}
	}
}

// Executes reports whether the instruction may execute from the context on, in any thread.
func (ah *Reachable) Executes(f ir.FuncID, pc ir.PC) bool {
	b := ah.a.Prog.Funcs[f].BlockOf(pc)
	if !ah.a.Shape(f).Reachable(b) {
		return false
	}
	return ah.whole[f] || slices.ContainsFunc(ah.rests[f], func(r rest) bool { return r.has(b, pc) })
}

// Enters reports whether the function may be entered from the context on.
func (ah *Reachable) Enters(f ir.FuncID) bool { return ah.whole[f] }

// Reads reports whether an instruction ahead may read bytes of a variable.
func (ah *Reachable) Reads(g *ir.Global) bool {
	if ah.reads == nil {
		ah.findReads()
	}
	return ah.reads[g.ID]
}

// findReads marks the variables that instructions ahead may read.
func (ah *Reachable) findReads() {
	ah.reads = make([]bool, len(ah.a.Prog.Globals))
	seen := map[pointsto.SetKey]bool{}
	for _, fn := range ah.a.Prog.Funcs {
		if fn.External || !ah.whole[fn.ID] && len(ah.rests[fn.ID]) == 0 {
			continue
		}
		for pc := range fn.Code {
			for _, p := range ah.a.readThrough(fn, ir.PC(pc)) {
				if at := ah.a.Graph.Operand(fn.ID, p); len(at) > 0 && !seen[at.Key()] && ah.Executes(fn.ID, ir.PC(pc)) {
					seen[at.Key()] = true
					ah.readAt(at)
				}
			}
		}
	}
}

// readAt marks the variables that a pointer may lead into.
func (ah *Reachable) readAt(at pointsto.Set) {
	for _, t := range ah.a.Graph.Globals(at) {
		ah.reads[ah.a.Graph.Info(t.Node).Global] = true
	}
	if !at.Has(pointsto.UnknownNode) {
		return
	}
	for _, g := range ah.a.Prog.Globals {
		if ah.a.Graph.Outside(ah.a.Graph.GlobalNode(g.ID)) {
			ah.reads[g.ID] = true
		}
	}
}

// readThrough lists the pointers through which an instruction itself may read.
func (a *Analysis) readThrough(fn *ir.Func, pc ir.PC) []ir.Operand {
	in := &fn.Code[pc]
	switch in.Op {
	case ir.OpLoad, ir.OpRMW, ir.OpCmpXchg:
		return []ir.Operand{in.A}
	case ir.OpMemcpy, ir.OpVACopy:
		return []ir.Operand{in.B}
	case ir.OpCall:
		return a.callReads(fn, pc)
	}
	return nil
}

// callReads: arguments by value are copied, and so is what the models' primitive for copies is given.
func (a *Analysis) callReads(fn *ir.Func, pc ir.PC) (out []ir.Operand) {
	call := &fn.Calls[fn.Code[pc].Aux]
	for i, bytes := range call.ByVal {
		if bytes > 0 {
			out = append(out, call.Args[i])
		}
	}
	if call.Callee != ir.None && a.Prog.Funcs[call.Callee].Name == "__midway_memcpy" {
		out = append(out, call.Args[1])
	}
	return out
}
