package context

import (
	"midway/internal/ir"
	"midway/internal/runtime/abi"
)

// callSite is one direct call.
type callSite struct {
	caller *ir.Func
	pc     ir.PC
}

// callGraph is a coarse call graph: direct calls, and every function whose address is taken as callee of
// every indirect call. Points-to analysis has the exact one; this one is for checks on what a person wrote.
type callGraph struct {
	callers      map[ir.FuncID][]callSite // direct, in order of caller and program counter
	addressTaken map[ir.FuncID]bool
	entries      map[ir.FuncID]bool // may be started as a thread
	looksUp      bool               // functions that the program exports are looked up by their names
	unknownEntry bool               // some thread's entry is no constant: any function whose address is taken
	reached      map[ir.FuncID]bool // from main, thread entries, constructors and functions whose address is taken
	main         *ir.Func
}

// EntryArgument is the position of the start routine among the arguments of a function of the library that creates
// threads.
func EntryArgument(callee *ir.Func) (index int, creates bool) {
	of := abi.Of(callee.Library())
	return of.Entry, of.Role == abi.Create && of.Library()
}

func newCallGraph(p *ir.Program) *callGraph {
	g := &callGraph{
		callers:      map[ir.FuncID][]callSite{},
		addressTaken: map[ir.FuncID]bool{},
		entries:      map[ir.FuncID]bool{},
		reached:      map[ir.FuncID]bool{},
	}
	for _, f := range p.Funcs {
		if f.Name == "main" && !f.External && !f.Runtime {
			g.main = f
		}
		if !f.Runtime && !f.Added {
			g.addFunction(p, f)
		}
	}
	if g.looksUp {
		for _, f := range p.Funcs {
			if exported(f) {
				g.addressTaken[f.ID] = true
			}
		}
	}
	for _, gl := range p.Globals {
		for _, ptr := range gl.Pointers {
			if id, ok := functionAt(p, ptr.Addr); ok && !gl.Runtime {
				g.addressTaken[id] = true
			}
		}
	}
	g.reach(p)
	return g
}

func (g *callGraph) addFunction(p *ir.Program, f *ir.Func) {
	for pc := range f.Code {
		in := &f.Code[pc]
		for _, op := range [...]ir.Operand{in.A, in.B, in.C} {
			g.take(op)
		}
		switch in.Op {
		case ir.OpCall:
			g.addCall(p, f, ir.PC(pc), &f.Calls[in.Aux])
		case ir.OpPhi:
			for _, op := range f.Phis[in.Aux].Values {
				g.take(op)
			}
		}
	}
}

func (g *callGraph) addCall(p *ir.Program, f *ir.Func, pc ir.PC, call *ir.CallInfo) {
	if call.Callee != ir.None {
		g.callers[call.Callee] = append(g.callers[call.Callee], callSite{f, pc})
		g.addEntry(p.Funcs[call.Callee], call)
		name := p.Funcs[call.Callee].Name
		g.looksUp = g.looksUp || name == "dlsym" || name == "dlvsym"
	}
	g.take(call.Target)
	for _, op := range call.Args {
		g.take(op)
	}
}

// exported reports whether a function of the program can be found by its name.
func exported(f *ir.Func) bool {
	return !f.External && !f.Runtime && !f.Added && !f.Static && !f.Hidden && f.Name != "main"
}

func (g *callGraph) addEntry(callee *ir.Func, call *ir.CallInfo) {
	i, creates := EntryArgument(callee)
	if !creates || i >= len(call.Args) {
		return
	}
	if call.Args[i].Kind == ir.KFunc {
		g.entries[ir.FuncID(call.Args[i].Index)] = true
	} else {
		g.unknownEntry = true
	}
}

func (g *callGraph) take(op ir.Operand) {
	if op.Kind == ir.KFunc {
		g.addressTaken[ir.FuncID(op.Index)] = true
	}
}

// functionAt is the function whose address is addr.
func functionAt(p *ir.Program, addr uint64) (ir.FuncID, bool) {
	base := p.Model.Layout().FuncBase
	if addr < base || (addr-base)%16 != 0 || (addr-base)/16 >= uint64(len(p.Funcs)) {
		return 0, false
	}
	return ir.FuncID((addr - base) / 16), true
}

// reach marks every function that can be called: from main, constructors, and whatever has its address
// taken (thread entries among them).
func (g *callGraph) reach(p *ir.Program) {
	var work []ir.FuncID
	mark := func(id ir.FuncID) {
		if !g.reached[id] {
			g.reached[id] = true
			work = append(work, id)
		}
	}
	if g.main != nil {
		mark(g.main.ID)
	}
	for _, id := range p.Ctors {
		mark(id)
	}
	for _, f := range p.Funcs {
		if g.addressTaken[f.ID] {
			mark(f.ID)
		}
	}
	for len(work) > 0 {
		f := p.Funcs[work[len(work)-1]]
		work = work[:len(work)-1]
		for i := range f.Calls {
			if c := f.Calls[i].Callee; c != ir.None {
				mark(c)
			}
		}
	}
}

// isEntry reports whether a thread may start in f.
func (g *callGraph) isEntry(f *ir.Func) bool {
	return g.entries[f.ID] || g.unknownEntry && g.addressTaken[f.ID] && len(f.Params) <= 1
}

// mayCall reports whether a call may call f: directly, or through a pointer to a function whose
// address is taken.
func (g *callGraph) mayCall(call *ir.CallInfo, f *ir.Func) bool {
	return call.Callee == f.ID || call.Callee == ir.None && g.addressTaken[f.ID]
}
