package slice

import (
	"slices"

	"midway/internal/ir"
	"midway/internal/pointsto"
	"midway/internal/runtime/abi"
)

// Synchronisation computes the slice of which operations threads execute to synchronise, on what, and in which order
// within each thread: atomic accesses, and all that library models do but compute, read and write, the end of the
// process and failing assertions included. It goes through control (ThroughControl), without what is speculative there.
// So two executions that agree in what the slice reads from inputs, and in the order and the outcomes of
// synchronisation, synchronise in the same way, provided that no operation is undefined, no access races with one of
// the slice, and that each loop outside comes to an end. What is outside need not be executed at all (Weiser, TSE
// 1984): a branch outside leads to where its ways meet (ir.Func.Meets), or to the function's end.
//
// Where control cannot be followed (longjmp, code that is not known), everything belongs to the slice.
func Synchronisation(p *ir.Program, g *pointsto.Graph) *Slice {
	return synchronisation(newBuilder(p, g, 0))
}

func synchronisation(of *builder) *Slice {
	b := newControlSlice(of)
	b.sync = true
	s := &Slice{p: of.p, outside: make([][]bool, len(of.p.Funcs)), through: true}
	switch why := b.unknown(); {
	case why != "" && b.drop&dropUnknown == 0:
		s.whole = why
		return s
	case b.jumps():
		s.whole = "control may leave a function for one further out (longjmp)"
		return s
	}
	b.collect()
	b.control = b
	b.begin()
	b.events()
	b.close()
	for _, f := range b.funcs {
		for pc := range f.Code {
			if !f.Runtime && !b.inside[f.ID][pc] {
				s.add(f, ir.PC(pc))
			}
		}
	}
	return s
}

// enteredByMachine are the functions whose results are read by no call that is known: threads begin in them, guards of
// events are, and hooks of the models. That of main is but the process's code.
func (b *controlSlice) enteredByMachine() (out []*ir.Func) {
	given := map[ir.FuncID]bool{}
	for _, f := range b.funcs {
		for i := range f.Calls {
			c := &f.Calls[i]
			if c.Callee == ir.None || !isPrimitive(b.p.Funcs[c.Callee]) {
				continue
			}
			for _, op := range c.Args {
				for _, t := range b.g.Functions(b.points(f, op)) {
					given[b.g.Info(t.Node).Func] = true
				}
			}
		}
	}
	for _, f := range b.funcs {
		if f.Name != "main" && (given[f.ID] || len(b.g.Callers(f.ID)) == 0) {
			out = append(out, f)
		}
	}
	return out
}

// withoutEffect reports whether a function of the models does nothing that threads notice.
func (b *controlSlice) withoutEffect(f *ir.Func) bool {
	return unnoticed[f.Name] || b.neverRuns(f)
}

// idle are functions of the models that do nothing unless the program calls a function of a role: acts on requests to
// end a thread, runs destructors of what threads have stored, gives up robust mutexes.
var idle = map[string]abi.Role{
	"__mw_run_destructors": abi.SetSpecific, "__mw_mutexes_of_the_dead": abi.SetRobust,
}

// neverRuns reports whether a function of the models does nothing in this program.
func (b *controlSlice) neverRuns(f *ir.Func) bool {
	role, is := idle[f.Library()]
	if abi.CancellationPoint(f.Library()) {
		role, is = abi.Cancel, true
	}
	return is && !slices.ContainsFunc(abi.Names(role), func(name string) bool { return b.p.Library(name) != nil })
}

// named are the primitives to which a pointer is but the name of an object; words are those that read no more than a
// word (4 bytes) at each pointer that they are given.
var (
	named = map[string]bool{
		"acquire": true, "release": true, "wait": true, "wait_timed": true, "notify_one": true, "notify_all": true,
	}
	words = map[string]bool{
		"lock_invariant": true, "mutex_kind_invariant": true, "barrier_invariant": true, "barrier_init": true,
		"queue_invariant": true, "peek": true,
	}
)

const wordBytes = 4

// unnoticed are the primitives that neither stop a thread nor order any, beside those that are never decisive.
var unnoticed = map[string]bool{
	primitivePrefix + "ledger": true, primitivePrefix + "cut": true,
}

// saysHowItEnds reports whether a primitive ends the process: with which code is no matter of synchronisation.
func (b *builder) saysHowItEnds(callee *ir.Func) bool {
	return b.control != nil && b.control.sync && callee.Name == primitivePrefix+"exit"
}

// events makes atomic accesses belong to the slice, and what goes on for ever.
func (b *controlSlice) events() {
	for _, f := range b.funcs {
		if f.Runtime {
			continue
		}
		for pc := range f.Code {
			if (isAtomic(&f.Code[pc]) || b.atomicBlock(f, ir.PC(pc))) && b.drop&dropDecisions == 0 {
				b.belongs(f, ir.PC(pc))
			}
		}
		b.endless(f)
	}
}

// atomicBlock reports whether an instruction calls a function of the program that is one atomic block.
func (b *controlSlice) atomicBlock(f *ir.Func, pc ir.PC) bool {
	return f.Code[pc].Op == ir.OpCall && slices.ContainsFunc(b.g.Callees(f.ID, pc), func(id ir.FuncID) bool {
		return b.p.Funcs[id].Atomic && !b.p.Funcs[id].External
	})
}

func isAtomic(in *ir.Instr) bool {
	switch in.Op {
	case ir.OpRMW, ir.OpCmpXchg, ir.OpFence:
		return true
	case ir.OpLoad, ir.OpStore:
		return ir.Order(in.Sub) != ir.NotAtomic
	}
	return false
}

// endless makes branches belong to the slice whose ways do not meet, and from which the function does not return.
func (b *controlSlice) endless(f *ir.Func) {
	for block, to := range f.Meets() {
		if len(f.Blocks[block].Succs) > 1 && to == ir.None && f.ReturnFrom(ir.BlockID(block)) == ir.None {
			b.belongs(f, f.Blocks[block].End-1)
		}
	}
}

// SynchronisationWithout is Synchronisation with a rule left out, for tests that show what it is for.
func SynchronisationWithout(p *ir.Program, g *pointsto.Graph, name string) *Slice {
	return synchronisation(newBuilder(p, g, ruleOf(name)))
}
