package dataflow

import (
	"fmt"
	"math/bits"
	"slices"
	"strings"

	"midway/internal/expr"
	"midway/internal/ir"
)

// Object is one that an activation of a thread alone has at the context: that a symbol leads to.
type Object struct {
	Thread int
	Symbol *expr.Symbol // what the call returned that allocated it
}

// ThreadLocal are objects of which each is had by one activation, and what it calls, alone: their addresses are in
// registers and locals of that thread, and in other such objects, and nowhere else (see secluded). The symbol leads
// into one of them, unless it is null; there are none where that is not known.
func (a *Analysis) ThreadLocal(s *expr.Symbol) []Object {
	if a.alone == nil {
		a.alone = map[*expr.Symbol][]Object{}
	}
	out, known := a.alone[s]
	if !known {
		out = a.findAlone(s)
		a.alone[s] = out
	}
	return out
}

func (a *Analysis) findAlone(s *expr.Symbol) []Object {
	f, r, ok := a.Definition(s)
	t, in := a.frameOf(s)
	if !ok || !in {
		return nil
	}
	for act := a.stacks[t]; act != nil && !act.born; act = act.Caller {
		if act.Func != f {
			continue
		}
		if v, ok := act.Value(r); ok && v.N != nil && v.N.Op() == expr.OpSym && v.N.Symbol() == s {
			return act.objectsOf(ir.R(r))
		}
	}
	return nil
}

// maxObjects bounds the objects that a pointer may lead into of which that is said.
const maxObjects = 8

// objectsOf are the objects that an operand of a frame may lead into, where each is one that an activation alone has.
func (act *Activation) objectsOf(o ir.Operand) (out []Object) {
	p := act.a.secluded.of(act.Func)
	if p == nil || act.through || !p.pureOperand(o) {
		return nil
	}
	fn := act.a.Prog.Funcs[act.Func]
	for _, pc := range act.PCs {
		if p.operand(o)&^p.formals&p.shown(fn, o, pc) != 0 {
			return nil
		}
	}
	for of := p.operand(o); of != 0; of &= of - 1 {
		i := bits.TrailingZeros64(of)
		var some []Object
		if p.formals>>i&1 != 0 {
			some = act.passedObjects(int(p.regs[i]))
		} else {
			some = act.object(i, p.regs[i])
		}
		if len(some) == 0 || len(out)+len(some) > maxObjects {
			return nil
		}
		for _, x := range some {
			if !slices.Contains(out, x) {
				out = append(out, x)
			}
		}
	}
	return out
}

// passedObjects are those of what the frame was passed as a parameter.
func (act *Activation) passedObjects(i int) []Object {
	older := act.Caller
	if older == nil || older.born || len(older.PCs) != 1 {
		return nil
	}
	fn := act.a.Prog.Funcs[older.Func]
	if args := fn.Calls[fn.Code[older.PCs[0]].Aux].Args; i < len(args) {
		return older.objectsOf(args[i])
	}
	return nil
}

// object is object i of the frame's function, where the activation alone has it.
func (act *Activation) object(i int, r ir.Reg) []Object {
	for _, pc := range act.PCs {
		if alone, _ := act.a.secluded.keeps(act.Func, i, span{-1, 1}, pc); !alone {
			return nil
		}
	}
	v, ok := act.Value(r)
	if !ok || v.N == nil || v.N.Op() != expr.OpSym {
		return nil
	}
	f, of, known := act.a.Definition(v.N.Symbol())
	if t, in := act.a.frameOf(v.N.Symbol()); !known || !in || t != act.Thread || f != act.Func || of != r {
		return nil
	}
	return []Object{{act.Thread, v.N.Symbol()}}
}

// Elsewhere reports whether a symbol is what another thread's frame at the context has in a register, or what settled
// memory holds: so that it leads to no object that an activation of the given thread alone has.
func (a *Analysis) Elsewhere(s *expr.Symbol, thread int) bool {
	if t, in := a.frameOf(s); in {
		return t != thread
	}
	addr, settled := a.SettledAt(s)
	return settled && a.elsewhereAt(addr, thread)
}

// elsewhereAt reports whether an address is of a variable, or of an object that registers of other threads, or such
// memory, lead to.
func (a *Analysis) elsewhereAt(addr expr.Value, thread int) bool {
	if addr.Concrete() {
		return a.global(addr.W) != nil
	}
	terms, k := a.B.Linear(addr.N.Width(), addr)
	if _, _, local := a.slotAt(k); local {
		return false
	}
	return !slices.ContainsFunc(terms, func(t expr.Term) bool {
		return t.N.Op() != expr.OpSym || !a.Elsewhere(t.N.Symbol(), thread)
	})
}

// frameOf is the thread that has what a symbol stands for in a register of a frame at the context: of a definition that
// executes at most once in any run, too.
func (a *Analysis) frameOf(s *expr.Symbol) (thread int, ok bool) {
	if t, in := a.inFrames[s]; in || !a.names.permanent[s] {
		return t, in
	}
	f, r, ok := a.Definition(s)
	for t := range a.Ctx.Threads {
		for act := a.stacks[t]; ok && act != nil && !act.born; act = act.Caller {
			if act.Func == f && act.defined(a.Shape(f), r) {
				return t, true
			}
		}
	}
	return 0, false
}

// FormatThreadLocal renders the objects that activations alone have, and where registers lead into them, one per line.
func (a *Analysis) FormatThreadLocal() string {
	var lines []string
	for _, l := range a.Locals() {
		if l.Value.N == nil || l.Value.N.Op() != expr.OpSym {
			continue
		}
		for _, o := range a.ThreadLocal(l.Value.N.Symbol()) {
			if o.Symbol == l.Value.N.Symbol() {
				lines = append(
					lines,
					fmt.Sprintf("%s: no other thread has *%s\n", a.Ctx.Threads[o.Thread].Name, o.Symbol.Name),
				)
			} else {
				lines = append(lines, fmt.Sprintf("%s: %s leads into *%s, or is null\n", a.Ctx.Threads[o.Thread].Name,
					l.Name, o.Symbol.Name))
			}
		}
	}
	slices.Sort(lines)
	return strings.Join(slices.Compact(lines), "")
}
