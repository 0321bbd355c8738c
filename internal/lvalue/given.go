package lvalue

import (
	"strings"

	"midway/internal/expr"
	"midway/internal/ir"
)

// gift is what a call of the program's own code gave: a value that it returned, or one at a place that the caller names.
type gift struct {
	root            // of memory; of a value where it was put
	returned bool   // the call's result is the value, or leads to the memory
	value    string // a parameter of a function that was called back, whose value it is
	t        *ir.Type
}

// given follows what a library model made to where it went: into memory that an argument leads to, to its caller, or to
// a function that it calls back. It is read from the model's code.
func (w *writer) given(at ir.Result) (g gift, ok bool) {
	f := w.P.Funcs[at.Func]
	in := &f.Code[at.PC]
	if in.Op != ir.OpCall {
		return gift{}, false
	}
	if at.Model >= 0 && w.P.Funcs[at.Model].Runtime && int(at.At) < len(w.P.Funcs[at.Model].Code) {
		if g, ok := w.modelled(at, f, in); ok {
			return g, true
		}
	}
	if at.Arg == 0 {
		return gift{}, false
	}
	return w.throughArgument(at, f, in, at.Arg-1, 0)
}

// modelled follows what the call of a model made that was under way.
func (w *writer) modelled(at ir.Result, f *ir.Func, in *ir.Instr) (gift, bool) {
	m := w.P.Funcs[at.Model]
	made := &m.Code[at.At]
	if made.Op != ir.OpCall {
		return gift{}, false
	}
	if made.Dst != ir.None {
		return w.went(at, f, in, m, w.Source.flow(m, made.Dst))
	}
	args := m.Calls[made.Aux].Args
	if len(args) == 0 || args[0].Kind != ir.KReg {
		return gift{}, false
	}
	same := w.Source.flow(m, args[0].Reg)
	if w.Source.returns(m, same) {
		return w.heldAs(f, in)
	}
	base, off, index, _ := w.Source.origin(m, args[0])
	switch {
	case base.Kind != ir.KReg || index.Kind != ir.KNone:
		return gift{}, false
	case int(base.Reg) < len(m.Params):
		return w.throughArgument(at, f, in, int(base.Reg), off)
	}
	if pc := w.Source.of(m).defs[base.Reg]; pc >= 0 && m.Code[pc].Op == ir.OpAlloca { // read from there again
		values := map[ir.Reg]bool{}
		for i := range m.Code {
			if l := &m.Code[i]; l.Op == ir.OpLoad && l.A == base {
				for r := range w.Source.flow(m, l.Dst) {
					values[r] = true
				}
			}
		}
		return w.went(at, f, in, m, values)
	}
	return w.calledBack(f, in, m, same, true)
}

// went is where values of a model went.
func (w *writer) went(at ir.Result, f *ir.Func, in *ir.Instr, m *ir.Func, values map[ir.Reg]bool) (gift, bool) {
	for pc := range m.Code {
		s := &m.Code[pc]
		if s.Op != ir.OpStore || s.B.Kind != ir.KReg || !values[s.B.Reg] {
			continue
		}
		base, off, index, _ := w.Source.origin(m, s.A)
		if base.Kind == ir.KReg && int(base.Reg) < len(m.Params) && index.Kind == ir.KNone {
			return w.throughArgument(at, f, in, int(base.Reg), off)
		}
	}
	if g, ok := w.calledBack(f, in, m, values, false); ok {
		return g, true
	}
	return gift{returned: true}, w.Source.returns(m, values)
}

// throughArgument is the memory so many bytes behind where an argument of the program's call leads.
func (w *writer) throughArgument(at ir.Result, f *ir.Func, in *ir.Instr, arg int, off int64) (gift, bool) {
	args := f.Calls[in.Aux].Args
	if arg >= len(args) {
		return gift{}, false
	}
	base, from, index, _ := w.Source.origin(f, args[arg])
	if index.Kind != ir.KNone {
		return gift{}, false
	}
	text, t, arrow := w.Source.root(f, base, maxSteps)
	if base.Kind == ir.KGlobal {
		global := w.P.Globals[base.Index]
		text, t, from = GlobalName(global), global.Type, from+int64(base.Word-global.Addr)
	}
	if text == "" {
		return gift{}, false
	}
	if len(w.Threads) > 1 {
		text = w.qualified(text, f, at.Thread)
	}
	return gift{root: root{text: text, t: t, arrow: arrow, from: -from - off}}, true
}

// heldAs is the memory that a call's result leads to, by the variable that holds it.
func (w *writer) heldAs(f *ir.Func, in *ir.Instr) (gift, bool) {
	if in.Dst == ir.None {
		return gift{}, false
	}
	text, t, _ := w.Source.holder(f, in.Dst)
	return gift{root: root{text: text, t: t, arrow: true}, returned: true}, text != ""
}

// calledBack is the parameter under which a function of the program got one of some values of a model that was given the
// function as an argument; pointers says that they lead to what was filled.
func (w *writer) calledBack(f *ir.Func, in *ir.Instr, m *ir.Func, values map[ir.Reg]bool, pointers bool) (gift, bool) {
	for pc := range m.Code {
		if m.Code[pc].Op != ir.OpCall {
			continue
		}
		c := &m.Calls[m.Code[pc].Aux]
		if c.Callee != ir.None || c.Target.Kind != ir.KReg || int(c.Target.Reg) >= len(f.Calls[in.Aux].Args) {
			continue
		}
		given := f.Calls[in.Aux].Args[c.Target.Reg]
		if given.Kind != ir.KFunc || int(c.Target.Reg) >= len(m.Params) {
			continue
		}
		back := w.P.Funcs[given.Index]
		for i, a := range c.Args {
			if a.Kind != ir.KReg || !values[a.Reg] || i >= len(back.Params) || !plainName.MatchString(back.Params[i].Name) {
				continue
			}
			name, t := back.Name+"."+back.Params[i].Name, back.Regs[i].Type
			if pointers {
				return gift{root: root{text: name, t: elemOf(t), arrow: true}}, true
			}
			return gift{value: name, t: t}, true
		}
	}
	return gift{}, false
}

// flow are the registers that hold a register's value, or the bits of it that a mask leaves.
func (s *Source) flow(f *ir.Func, r ir.Reg) map[ir.Reg]bool {
	same := s.copies(f, r)
	for grown := true; grown; {
		grown = false
		for pc := range f.Code {
			in := &f.Code[pc]
			switch in.Op {
			case ir.OpTrunc, ir.OpZExt, ir.OpSExt, ir.OpAnd, ir.OpCopy:
				if in.A.Kind == ir.KReg && same[in.A.Reg] && !same[in.Dst] {
					same[in.Dst], grown = true, true
				}
			case ir.OpPhi:
				for _, v := range f.Phis[in.Aux].Values {
					if v.Kind == ir.KReg && same[v.Reg] && !same[in.Dst] {
						same[in.Dst], grown = true, true
					}
				}
			}
		}
	}
	return same
}

// filled is the memory that an unknown of many bytes was written to, one name for each unknown.
func (w *writer) filled(s *expr.Symbol, at ir.Result) (root, bool) {
	g, ok := w.given(at)
	if !ok || g.text == "" {
		return root{}, false
	}
	g.root.text = strings.TrimPrefix(w.unique("*"+g.root.text, s), "*")
	return g.root, true
}

// gave is a value that a call gave at a place other than its result: the member there, or a parameter.
func (w *writer) gave(s *expr.Symbol, at ir.Result) (string, *ir.Type, bool) {
	g, ok := w.given(at)
	switch {
	case !ok || g.returned:
		return "", nil, false
	case g.value != "":
		return w.unique(g.value, s), g.t, true
	}
	text, leaf, rest := g.place(0, sized(int64(s.Width/8)))
	if text == "" || rest != 0 {
		return "", nil, false
	}
	return w.unique(text, s), leaf, true
}

// partOfGift is some bytes of a number that a call gave: the member that they are; "" where they are none.
func (w *writer) partOfGift(n *expr.Node) (string, *ir.Type) {
	s := n.Kids()[0].Symbol()
	if n.Kids()[0].Op() != expr.OpSym || s == nil || n.Low()%8 != 0 || n.Width()%8 != 0 {
		return "", nil
	}
	at, is := s.Stands.(ir.Result)
	if !is {
		return "", nil
	}
	r, ok := w.filled(s, at)
	if !ok {
		return "", nil
	}
	text, leaf, rest := r.place(int64(n.Low()/8), sized(int64(n.Width()/8)))
	if rest != 0 || leaf != nil && leaf.Size != int64(n.Width()/8) {
		return "", nil
	}
	return text, leaf
}

// outcome is the call whose failure an unknown bit decides: "open at x.c:12"; ok is false of all other unknowns. Models
// of system calls have such a bit in a byte, as nothing forks before the program looks at what was returned.
func (w *writer) outcome(s *expr.Symbol) (call string, ok bool) {
	if s == nil {
		return "", false
	}
	at, is := s.Stands.(ir.Result)
	if !is || s.Width != 8 || s.Origin != expr.Input {
		return "", false
	}
	f := w.P.Funcs[at.Func]
	in := &f.Code[at.PC]
	if in.Op != ir.OpCall || w.callee(f, in) != at.Callee || in.Dst != ir.None && f.Regs[in.Dst].Bits <= 8 {
		return "", false
	}
	if _, _, put := w.gave(s, at); put {
		return "", false
	}
	place := w.P.Short(in.Loc)
	if place == "" {
		place = f.Name
	}
	return w.unique(at.Callee+" at "+place, s), true
}
