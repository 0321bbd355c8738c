package pieces

import (
	"maps"

	"midway/internal/ir"
	"midway/internal/pointsto"
)

// touched is the memory that a call of a function may read and write, with all that it calls: objects of a points-to
// graph. Objects of the library models are left out: of these the models say what threads may do.
type touched struct {
	reads, writes map[pointsto.Node]bool
	anything      bool // it may touch all memory: something that it does is not known
	changed       bool // it is, or calls, a function that is asked about
}

// meet reports whether two calls may touch one object that one of them writes.
func (t *touched) meet(o *touched) bool {
	if t.anything || o.anything {
		return true
	}
	return overlap(t.writes, o.writes) || overlap(t.writes, o.reads) || overlap(t.reads, o.writes)
}

func overlap(a, b map[pointsto.Node]bool) bool {
	if len(b) < len(a) {
		a, b = b, a
	}
	for n := range a {
		if b[n] {
			return true
		}
	}
	return false
}

// toucher finds what functions touch.
type toucher struct {
	p     *ir.Program
	g     *pointsto.Graph
	known map[ir.FuncID]*touched // of the function's own code, without calls
}

// of is what a call of a function may touch. changed are functions that are asked about.
func (t *toucher) of(f *ir.Func, changed map[ir.FuncID]bool) *touched {
	out := &touched{reads: map[pointsto.Node]bool{}, writes: map[pointsto.Node]bool{}}
	for _, id := range t.called(f) {
		own := t.own(id)
		out.changed = out.changed || changed[id]
		out.anything = out.anything || own.anything
		maps.Copy(out.reads, own.reads)
		maps.Copy(out.writes, own.writes)
	}
	return out
}

// called are a function and those that it calls, directly or not.
func (t *toucher) called(f *ir.Func) []ir.FuncID {
	seen, out := map[ir.FuncID]bool{f.ID: true}, []ir.FuncID{f.ID}
	for i := 0; i < len(out); i++ {
		id := out[i]
		code := t.p.Funcs[id].Code
		for pc := range code {
			if code[pc].Op != ir.OpCall {
				continue
			}
			for _, callee := range t.g.Callees(id, ir.PC(pc)) {
				if !seen[callee] {
					seen[callee] = true
					out = append(out, callee)
				}
			}
		}
	}
	return out
}

// program are the program's own functions that some may call, themselves included, in the order of the program.
func (t *toucher) program(from []*ir.Func) (out []*ir.Func) {
	may := map[ir.FuncID]bool{}
	for _, f := range from {
		for _, id := range t.called(f) {
			may[id] = true
		}
	}
	for _, f := range t.p.Funcs {
		if may[f.ID] && !f.External && !f.Runtime && !f.Added {
			out = append(out, f)
		}
	}
	return out
}

// own is what the code of a function touches.
func (t *toucher) own(id ir.FuncID) *touched {
	if known := t.known[id]; known != nil {
		return known
	}
	f := t.p.Funcs[id]
	out := &touched{reads: map[pointsto.Node]bool{}, writes: map[pointsto.Node]bool{}}
	t.known[id] = out
	for pc := range f.Code {
		switch in := &f.Code[pc]; in.Op {
		case ir.OpLoad:
			t.add(out.reads, id, in.A)
		case ir.OpStore, ir.OpRMW, ir.OpCmpXchg, ir.OpMemset:
			t.add(out.writes, id, in.A)
		case ir.OpMemcpy:
			t.add(out.writes, id, in.A)
			t.add(out.reads, id, in.B)
		case ir.OpCall:
			t.call(out, id, ir.PC(pc))
		case ir.OpAsm, ir.OpUnsupported:
			out.anything = true
		}
	}
	return out
}

// call adds what a call touches that no code says: primitives of the models and functions without a body touch what
// they are given.
func (t *toucher) call(out *touched, id ir.FuncID, pc ir.PC) {
	f := t.p.Funcs[id]
	call := &f.Calls[f.Code[pc].Aux]
	callees := t.g.Callees(id, pc)
	if len(callees) == 0 && call.Callee == ir.None {
		out.anything = true
		return
	}
	for _, c := range callees {
		callee := t.p.Funcs[c]
		if !callee.External {
			continue
		}
		if !callee.Runtime && callee.Reading != ir.ReadPure && callee.Reading != ir.ReadArguments {
			out.anything = true
		}
		for _, a := range call.Args {
			t.add(out.writes, id, a)
			t.add(out.reads, id, a)
		}
	}
}

// add adds the objects that an operand may point to.
func (t *toucher) add(to map[pointsto.Node]bool, id ir.FuncID, op ir.Operand) {
	for _, n := range t.g.Operand(id, op).Nodes() {
		if !t.apart(n) {
			to[n] = true
		}
	}
}

// apart reports whether an object is none that two threads share: it belongs to the library models, is a function, or
// no thread but the one that made it comes to it.
func (t *toucher) apart(n pointsto.Node) bool {
	switch i := t.g.Info(n); i.Kind {
	case pointsto.Function:
		return true
	case pointsto.Global:
		g := t.p.Globals[i.Global]
		return g.Runtime || g.ThreadLocal && !t.g.Escapes(n)
	case pointsto.Stack, pointsto.Heap:
		return !t.g.Escapes(n)
	}
	return false
}
