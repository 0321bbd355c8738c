package slice

import (
	"strings"

	"midway/internal/ir"
)

const primitivePrefix = "__midway_"

// isPrimitive reports whether an external function is one that library models are written with.
func isPrimitive(f *ir.Func) bool { return f.External && strings.HasPrefix(f.Name, primitivePrefix) }

// unread are the primitives that do not look at what their arguments point to; the guard of an event is a function,
// which is looked at as one.
var unread = map[string]bool{
	"check": true, "touched": true, "used": true, "memcpy": true, "memset": true, "nondet": true, "havoc": true,
	"free": true, "alloc": true, "object_size": true, "object_offset": true,
	"is_concrete": true, "sync": true, "thread_create": true, "thread_exit": true, "hb_release": true,
	"hb_acquire": true,
}

// criteria makes relevant what belongs to every slice.
func (b *builder) criteria() {
	for _, f := range b.funcs {
		for pc := range f.Code {
			b.criterion(f, ir.PC(pc))
		}
	}
	// Nothing in the program says what becomes of the result of a function that the models or the system call: a
	// guard's decides whether a thread is enabled, a thread's is what a join gives.
	if b.drop&dropGuards == 0 {
		for _, f := range b.calledElsewhere() {
			b.returns(f)
		}
	}
}

// criterion makes relevant what an instruction decides by, and what may make it end a path.
func (b *builder) criterion(f *ir.Func, pc ir.PC) {
	keep := func(r rule, ops ...ir.Operand) {
		if b.drop&r == 0 {
			b.allRelevant(f, ops)
		}
	}
	if !b.evaluates(f, pc) {
		return
	}
	switch in := &f.Code[pc]; in.Op {
	case ir.OpCondBr, ir.OpSwitch:
		keep(dropBranches, in.A)
	// Which object an access touches decides whether it conflicts with another one, and whether it is in bounds.
	case ir.OpLoad,
		ir.OpStore,
		ir.OpRMW,
		ir.OpAlloca,
		ir.OpStackRestore,
		ir.OpLifetimeStart,
		ir.OpLifetimeEnd,
		ir.OpVAStart,
		ir.OpVAEnd:
		keep(dropAddresses, in.A)
	case ir.OpGEP, ir.OpVACopy:
		keep(dropAddresses, in.A, in.B)
	case ir.OpMemcpy:
		keep(dropAddresses, in.A, in.B, in.C)
	case ir.OpMemset:
		keep(dropAddresses, in.A, in.C)
	case ir.OpCmpXchg:
		keep(dropAddresses, in.A) // and whether it succeeds is a decision
		b.relevant(f, in.B)
		b.read(b.points(f, in.A), bytesOf(in.Bits), b.reader(f, pc))
	// Both operands: the quotient of the least number and -1 overflows, too.
	case ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem:
		keep(dropDivisors, in.A, in.B)
	case ir.OpCall:
		b.callCriterion(f, pc)
	}
}

// callCriterion makes relevant what a call decides by: its target, and what it gives a primitive. The meaning of
// primitives is in the interpreter, out of sight here, so that whatever they are given counts. An argument that is
// passed by value is copied by the call itself: its bytes are read there.
func (b *builder) callCriterion(f *ir.Func, pc ir.PC) {
	c := &f.Calls[f.Code[pc].Aux]
	if c.Callee == ir.None && b.drop&dropTargets == 0 {
		b.relevant(f, c.Target)
	}
	for k, n := range c.ByVal {
		if n > 0 {
			b.relevant(f, c.Args[k])
			b.read(b.g.Any(b.points(f, c.Args[k])), 1, site{})
		}
	}
	for _, id := range b.g.Callees(f.ID, pc) {
		callee := b.p.Funcs[id]
		if !isPrimitive(callee) || b.drop&dropPrimitives != 0 || b.saysHowItEnds(callee) {
			continue
		}
		for k, op := range c.Args {
			if callee.Name == primitivePrefix+"memset" && k == 1 {
				continue // a value that is written
			}
			b.relevant(f, op)
			switch name := strings.TrimPrefix(callee.Name, primitivePrefix); {
			case unread[name]:
			case b.control != nil && b.control.sync && named[name]:
			case b.control != nil && b.control.sync && words[name]:
				b.read(b.points(f, op), wordBytes, site{})
			default:
				b.read(b.g.Any(b.points(f, op)), 1, site{})
			}
		}
	}
}

// calledElsewhere are the functions that something else than a call in sight may call: the beginning and the threads of
// the program, hooks and guards of the models, whatever has its address taken.
func (b *builder) calledElsewhere() []*ir.Func {
	taken := make([]bool, len(b.p.Funcs))
	note := func(op ir.Operand) {
		if op.Kind == ir.KFunc {
			taken[op.Index] = true
		}
	}
	for _, f := range b.funcs {
		for pc := range f.Code {
			note(f.Code[pc].A)
			note(f.Code[pc].B)
			note(f.Code[pc].C)
		}
		for i := range f.Calls {
			for _, op := range f.Calls[i].Args {
				note(op)
			}
		}
		for i := range f.Phis {
			for _, op := range f.Phis[i].Values {
				note(op)
			}
		}
	}
	// Tables of functions in initialisers have addresses as numbers.
	at := map[uint64]bool{}
	for _, g := range b.p.Globals {
		for _, p := range g.Pointers {
			at[p.Addr] = true
		}
	}
	for _, c := range b.g.ThreadCreates() {
		for _, id := range c.Entries {
			taken[id] = true
		}
	}
	var out []*ir.Func
	for _, f := range b.funcs {
		if taken[f.ID] || at[f.Addr] || len(b.g.Callers(f.ID)) == 0 || f.Name == "main" ||
			strings.HasPrefix(f.Name, "__mw_") {
			out = append(out, f)
		}
	}
	return out
}
