package lvalue

import (
	"fmt"
	"strconv"
	"strings"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pattern"
	"midway/symheap"
)

// plainName is a C lvalue, or one of a thread's: nothing that only the run knows.
var plainName = pattern.Of(`^\*?[A-Za-z_]\w*(#\d+)?((\.|->)[A-Za-z_]\w*|\[\d+\])*$`)

// symbol is an unknown, with its C type where that is known.
func (w *writer) symbol(s *expr.Symbol) (string, *ir.Type) {
	w.meet(s)
	if text, known := w.property(s); known {
		return text, nil
	}
	switch at := s.Stands.(type) {
	case ir.Definition:
		text, t := w.definition(s, at)
		if text == "" {
			return w.fail("a value without a name"), nil
		}
		if of := typeOf(s); t == nil || elemOf(t) == nil && elemOf(of) != nil { // a void pointer that is converted
			t = of
		}
		return w.unique(text, s), t
	case ir.Result:
		if text, t, ok := w.gave(s, at); ok {
			return text, t
		}
		return w.unique(w.result(at), s), nil
	case expr.Value:
		return w.memory(s, at)
	}
	return w.named(s)
}

// named is a symbol of which there is nothing but its name.
func (w *writer) named(s *expr.Symbol) (string, *ir.Type) {
	thread, name, _ := strings.Cut(s.Name, ".")
	switch {
	case name == "errno":
		return "errno of " + thread, nil
	case s.Name == "section().woken" || strings.HasSuffix(name, "waits since"):
		return w.fail("an order of waiting threads"), nil
	}
	if of, is := strings.CutSuffix(s.Name, "'s variadic arguments"); is {
		return "the variadic arguments of " + of, nil
	}
	base, _, _ := strings.Cut(s.Name, " at the start")
	if !plainName.MatchString(base) || strings.Contains(base, "__mw_") {
		return w.fail("a value without a name"), nil
	}
	return w.unique(base, s), typeOf(s)
}

// typeOf is the C type of a pointer symbol, where that is known.
func typeOf(s *expr.Symbol) *ir.Type {
	if h, ok := s.Typed.(*symheap.Shared); ok && s.Width > 0 {
		return h.TypeOf(s)
	}
	return nil
}

// property is an unknown that came with an object of the initial state.
func (w *writer) property(s *expr.Symbol) (string, bool) {
	h, ok := s.Typed.(*symheap.Shared)
	if !ok || s.Width == 0 {
		return "", false
	}
	p, ok := h.Property(s)
	if !ok {
		return "", false
	}
	text, _, named := w.pointer(p.Term)
	if !named {
		return w.fail("a property of an object without a name"), true
	}
	switch p.Kind {
	case symheap.Size:
		return "the size of " + addressless(text), true
	case symheap.Live:
		return addressless(text) + " is not freed", true
	case symheap.Start, symheap.Offset, symheap.Within:
		w.fail("where in its object a pointer leads")
		return "where " + text + " leads in its object", true
	}
	return "", false
}

// unique is a text that no other unknown has in the texts of these names.
func (n *Names) unique(text string, s *expr.Symbol) string {
	if known, ok := n.symbols[s]; ok {
		return known
	}
	if n.symbols == nil {
		n.symbols, n.taken = map[*expr.Symbol]string{}, map[string]*expr.Symbol{}
	}
	own := text
	for k := 2; n.taken[own] != nil; k++ {
		own = fmt.Sprintf("%s#%d", text, k)
	}
	n.symbols[s], n.taken[own] = own, s
	return own
}

// definition is the value of a register: a variable of a thread's frame, or what its function read or got somewhere.
func (w *writer) definition(s *expr.Symbol, at ir.Definition) (string, *ir.Type) {
	f := w.P.Funcs[at.Func]
	frame := strings.ReplaceAll(at.Frame, "()", "")
	frame, _, _ = strings.Cut(frame, "~")
	if v := w.Source.of(f).vars[at.Reg]; v != nil {
		return frame + "." + v.Name, v.Type
	}
	if int(at.Reg) < len(f.Params) {
		if name := f.Params[at.Reg].Name; plainName.MatchString(name) {
			return frame + "." + name, f.Regs[at.Reg].Type
		}
		return fmt.Sprintf("argument %d of %s", at.Reg+1, f.Name), f.Regs[at.Reg].Type
	}
	pc := w.Source.of(f).defs[at.Reg]
	if pc < 0 {
		return "", nil
	}
	in := &f.Code[pc]
	if in.Op == ir.OpCall {
		held, t, _ := w.Source.holder(f, at.Reg)
		return w.returned(f, pc, held), pointerTo(t)
	}
	text, t := w.Source.Value(f, ir.R(at.Reg))
	if text == "" {
		return w.from(in.Loc, f), f.Regs[at.Reg].Type
	}
	return w.qualified(text, f, frame), t
}

// identifier is a name that is no member's.
var identifier = pattern.Of(`(^|[^.>\w])([A-Za-z_]\w*)`)

// qualified is a text of a function with the frame before its variables: t1.f.p->next.
func (w *writer) qualified(text string, f *ir.Func, frame string) string {
	locals := w.Source.locals(f)
	return identifier.ReplaceAllStringFunc(text, func(m string) string {
		at := len(m) - len(strings.TrimLeft(m, ".>*&([-+ !~"))
		if locals[m[at:]] {
			return m[:at] + frame + "." + m[at:]
		}
		return m
	})
}

// from is a value of which no more can be said than where it was computed.
func (w *writer) from(l ir.LocID, f *ir.Func) string {
	if at := w.P.Short(l); at != "" {
		return "a value computed at " + at
	}
	return "a value computed in " + f.Name
}

// returned is what a call returned.
func (w *writer) returned(f *ir.Func, pc ir.PC, held string) string {
	ci := &f.Calls[f.Code[pc].Aux]
	callee := "a function"
	if ci.Callee != ir.None {
		callee = w.P.Funcs[ci.Callee].Name
	} else if text, _ := w.Source.Value(f, ci.Target); text != "" {
		callee = text
	}
	at := w.P.Short(f.Code[pc].Loc)
	switch {
	case at == "":
		return "what " + callee + " returned in " + f.Name
	case held != "":
		return fmt.Sprintf("what %s returned at %s (%s)", callee, at, held)
	}
	return fmt.Sprintf("what %s returned at %s", callee, at)
}

// result is what a call gave: the variable that holds it, or the call.
func (w *writer) result(at ir.Result) string {
	f := w.P.Funcs[at.Func]
	in := &f.Code[at.PC]
	who := ""
	if len(w.Threads) > 1 {
		who = at.Thread + "."
	}
	if in.Op == ir.OpCall && in.Dst != ir.None && w.callee(f, in) == at.Callee {
		for r := range w.Source.copies(f, in.Dst) {
			if v := w.Source.of(f).vars[r]; v != nil {
				return who + v.Name
			}
		}
		if held, _ := w.Source.storedTo(f, w.Source.copies(f, in.Dst)); held != "" {
			return held
		}
	}
	what, place := "what "+at.Callee+" returned", w.P.Short(in.Loc)
	if in.Op == ir.OpCall && w.callee(f, in) != at.Callee {
		what = "the " + at.Callee + " of " + w.callee(f, in)
	}
	if place != "" {
		return what + " at " + place
	}
	return what + " in " + f.Name
}

// callee is the function that a call is of, as far as that is known.
func (w *writer) callee(f *ir.Func, in *ir.Instr) string {
	if c := f.Calls[in.Aux].Callee; c != ir.None {
		return w.P.Funcs[c].Name
	}
	return "a function"
}

// memory is what memory at an address held.
func (w *writer) memory(s *expr.Symbol, addr expr.Value) (string, *ir.Type) {
	n := int64(s.Width / 8)
	if addr.Concrete() {
		if r, base, known := w.rootAt(addr.W); known {
			if text, leaf, rest := r.place(int64(addr.W-base), sized(n)); text != "" && rest == 0 {
				return w.unique(text+r.whose, s), leaf
			}
		}
		if base, _, cut := strings.Cut(s.Name, "+"); cut && strings.HasPrefix(base, "*(&") { // a local of a given frame
			return w.unique("a part of "+strings.ReplaceAll(base[len("*(&"):], "()", ""), s), nil
		}
		return w.fail("memory without a name"), nil
	}
	k, terms := linear(addr.N)
	if len(terms) == 1 && terms[0].coef == 1 {
		if p, t, ok := w.pointer(terms[0].n); ok {
			if text, leaf, rest := behind(p, t, int64(k), sized(n)); rest == 0 {
				return w.unique(text, s), leaf
			}
		}
	}
	if text, t, ok := w.pointerSum(addr.N); ok {
		return w.unique(addressless(text), s), elemOf(t)
	}
	return w.fail("memory without a name"), nil
}

// meet remembers who knows the objects of the unknowns.
func (w *writer) meet(s *expr.Symbol) {
	if h, ok := s.Typed.(*symheap.Shared); ok && w.shared == nil {
		w.shared = h
	}
}

func (w *writer) find(addr uint64) *symheap.Object {
	if w.Heap == nil {
		return nil
	}
	return w.Heap.Find(addr)
}

// contents is what an array root is the contents of.
func (w *writer) contents(s *expr.Symbol) (r root, ok bool) {
	w.meet(s)
	h, typed := s.Typed.(*symheap.Shared)
	if typed {
		if p, is := h.Property(s); is && p.Kind == symheap.Contents {
			text, t, named := w.pointer(p.Term)
			return root{text: text, t: t, arrow: true, from: p.Lead}, named
		}
	}
	switch at := s.Stands.(type) {
	case ir.Slot:
		f := w.P.Funcs[at.Func]
		b := w.Source.Local(f, at.Reg)
		return root{text: at.Frame + "." + b.Held, t: b.Type}, b.Held != ""
	case ir.Result:
		if r, ok := w.filled(s, at); ok {
			return r, true
		}
		return root{text: w.unique("what "+at.Callee+" gave at "+w.P.Short(w.P.Funcs[at.Func].Code[at.PC].Loc), s)}, true
	}
	name, _, _ := strings.Cut(s.Name, " after ")
	name, unset := strings.CutPrefix(name, "unset ")
	name, at, _ := strings.Cut(name, "@")
	if addr, err := strconv.ParseUint(at, 16, 64); unset && err == nil {
		if o := w.find(addr); o != nil {
			r = w.root(o)
			return r, r.text != ""
		}
	}
	if unset && !plainName.MatchString(name) {
		return root{text: "what is unset of " + name}, true
	}
	name = strings.Replace(name, "'s ", ".", 1)
	_, variable, thread := strings.Cut(name, ".")
	if !thread {
		variable = name
	}
	r = root{text: name}
	if typed {
		r.t = h.TypeOf(s)
	}
	if g := w.P.Global(variable); g != nil && r.t == nil {
		r.t = g.Type
	}
	return r, plainName.MatchString(name)
}

// read is n bytes of memory as they were at the start, or were left by what has no code.
func (w *writer) read(n *expr.Node) (string, *ir.Type) {
	s := n.Kids()[0].Symbol()
	if s == nil {
		return w.fail("memory that was written"), nil
	}
	r, ok := w.contents(s)
	if !ok {
		return w.fail("memory without a name"), nil
	}
	bytes := int64(n.Width() / 8)
	k, terms := linear(n.Kids()[1])
	terms = w.without(terms, s)
	off := int64(k) - r.from
	if h, typed := s.Typed.(*symheap.Shared); typed && len(terms) == 0 {
		if at, t := h.MemberAt(s, int64(k), bytes); t != nil {
			off = at
		}
	}
	switch len(terms) {
	case 0:
		return w.at(r, off, bytes, "", 0)
	case 1:
		element, _ := w.value(terms[0].n, 0)
		return w.at(r, off, bytes, element, int64(terms[0].coef))
	}
	return w.fail("memory at an address of several parts"), nil
}

// without leaves out of an index where in its object the pointer leads whose object is read.
func (w *writer) without(terms []term, s *expr.Symbol) (out []term) {
	h, typed := s.Typed.(*symheap.Shared)
	for _, t := range terms {
		if x := t.n.Symbol(); typed && t.n.Op() == expr.OpSym && x != nil && t.coef == 1 {
			if p, ok := h.Property(x); ok && (p.Kind == symheap.Offset || p.Kind == symheap.Start) {
				continue
			}
		}
		out = append(out, t)
	}
	return out
}

// at is n bytes of what has a name.
func (w *writer) at(r root, off, n int64, element string, scale int64) (string, *ir.Type) {
	switch {
	case strings.HasPrefix(r.text, "what ") || strings.HasPrefix(r.text, "the "):
		return fmt.Sprintf("byte %d of %s", off, r.text), nil
	}
	text, leaf, rest := located(r.text, r.t, r.arrow, off, Access{n, w.as}, element, scale)
	switch {
	case text == "":
		return w.fail("memory without a name"), nil
	case rest == 0 && syncOf(leaf) == noSync && (leaf == nil && n <= 8 && !r.arrow || leaf != nil && leaf.Size == n):
		return text + r.whose, leaf
	case rest == 0 && leaf == nil && r.arrow && syncOf(r.t) == noSync:
		return text, nil
	}
	if field := syncField(leaf, rest, n, w.P.Model); field != "" {
		w.sync = syncOf(leaf)
		return field + " of " + text + r.whose, nil
	}
	if rest == 0 && leaf != nil && leaf.Size > n && scalars[leaf.Kind] && casts[int(8*n)] != "" {
		return casts[int(8*n)] + grouped(text+r.whose), nil
	}
	return w.converted(r, off, n, element), nil
}

var scalars = map[ir.TypeKind]bool{
	ir.Bool:      true,
	ir.Int:       true,
	ir.UInt:      true,
	ir.Char:      true,
	ir.Enum:      true,
	ir.PointerTo: true,
}

// pointees are the types that a pointer is converted to where memory is read otherwise than it was declared.
var pointees = map[int64]string{1: "char", 2: "short", 4: "int", 8: "long"}

// converted is n bytes of memory that is of another type, or of none that is known.
func (w *writer) converted(r root, off, n int64, element string) string {
	t := pointees[n]
	if t == "" || element != "" || r.text == "" || r.whose != "" {
		return w.fail("a part of " + r.text)
	}
	pointer := grouped(r.text)
	if !r.arrow {
		pointer = "&" + r.text
	}
	switch {
	case off == 0:
		return "*(" + t + " *)" + pointer
	case off%n == 0:
		return fmt.Sprintf("((%s *)%s)[%d]", t, pointer, off/n)
	}
	return fmt.Sprintf("*(%s *)((char *)%s + %d)", t, pointer, off)
}
