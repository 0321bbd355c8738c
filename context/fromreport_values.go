package context

import (
	"fmt"
	"slices"

	"midway/internal/backtrace"
	"midway/internal/ir"
	"midway/internal/pattern"
)

// maxConditions bounds the conditions that values become.
const maxConditions = 200

// pointerValue is a pointer that a report shows.
type pointerValue struct {
	text string // THREAD.NAME
	word uint64
	of   *ir.Type
	// named: a condition says which variable it leads to
	named bool
}

// lowest is the first address that an object can have on Linux.
const lowest = 1 << 16

// values are the conditions that printed values are: small numbers, null and not null, addresses of variables, and
// which pointers of two threads are equal. Each is read back. Numbers of 2^31 and more are left out: they may be
// addresses, or the C library's names of threads, which are others here. So is what may have changed at the line of the
// youngest frame.
func (w *reportWriter) values(f *File, ctx *Context) (out []string) {
	read := f.Conditions(w.Program, ctx)
	add := func(format string, args ...any) bool {
		text := fmt.Sprintf(format, args...)
		if _, err := read(text); err != nil || len(out) >= maxConditions {
			return false
		}
		out = append(out, text)
		return true
	}
	var pointers []pointerValue
	for i, s := range w.listed {
		for _, v := range w.variables(s, &ctx.Threads[i]) {
			n, signed, ok := v.Number()
			text := s.name + "." + v.Name
			switch {
			case !ok:
			case v.typ.Kind != ir.PointerTo:
				w.number(add, text, n, signed)
			case n == 0:
				add("%s == 0", text)
			default:
				named := w.variableAt(add, text, v.Text)
				if !named {
					add("%s != 0", text)
				}
				pointers = append(pointers, pointerValue{text, n, v.typ, named})
			}
		}
	}
	w.identities(add, pointers)
	return out
}

func (w *reportWriter) number(add func(string, ...any) bool, text string, n uint64, signed bool) {
	switch {
	case signed && int64(n) > -1<<31:
		add("%s == %d", text, int64(n))
	case !signed && n < 1<<31:
		add("%s == %d", text, n)
	}
}

var symbol = pattern.Of(`<(\w+)>$`)

// variableAt states that a pointer leads to a variable, where the debugger names it.
func (w *reportWriter) variableAt(add func(string, ...any) bool, text, shown string) bool {
	m := symbol.FindStringSubmatch(shown)
	return m != nil && (add("%s == &%s", text, m[1]) || add("%s == %s", text, m[1]))
}

// identities state which pointers of one type lead to one object, of different threads.
func (w *reportWriter) identities(add func(string, ...any) bool, all []pointerValue) {
	for i, a := range all {
		for _, b := range all[:i] {
			apart := a.of != b.of || threadPart(a.text) == threadPart(b.text) || a.named && b.named
			switch {
			case apart || a.word < lowest || b.word < lowest: // numbers in pointers
			case a.word == b.word:
				add("%s == %s", b.text, a.text)
			case a.of.Elem != nil && a.of.Elem.Kind == ir.Struct:
				add("%s != %s", b.text, a.text)
			}
		}
	}
}

func threadPart(text string) string {
	for i := range text {
		if text[i] == '.' {
			return text[:i]
		}
	}
	return text
}

// variable is a printed value of a variable of the program.
type variable struct {
	backtrace.Value
	typ *ir.Type
}

// variables are the printed values of a thread's frames that name one variable each, and that hold where the context
// says the thread is.
func (w *reportWriter) variables(s *shownStack, t *Thread) (out []variable) {
	named := map[string]bool{}
	k := 0
	printed := s.frames[1+lastSignal(s.frames):]
	for i := range t.Frames {
		fn := w.Funcs[t.Frames[i].Func]
		at := k
		for at < len(printed) && (w.outside(&printed[at]) || plainName(printed[at].Function) != baseName(fn.Name)) {
			at++
		}
		if at < len(printed) {
			k = at + 1
			out = append(out, w.ofFrame(s, &printed[at], fn, t.Frames[i].PC, i, named)...)
		}
		for v := range fn.Vars {
			named[fn.Vars[v].Name] = true
		}
	}
	return out
}

// ofFrame are the values of one frame. Names that a younger frame has are not meant by a condition.
func (w *reportWriter) ofFrame(
	s *shownStack,
	fr *backtrace.Frame,
	fn *ir.Func,
	pc ir.PC,
	i int,
	named map[string]bool,
) (out []variable) {
	all := append(slices.Clone(fr.Arguments), fr.Locals...)
	for k, v := range all {
		found := varsNamed(fn, v.Name)
		twice := slices.ContainsFunc(
			all,
			func(o backtrace.Value) bool { return o.Name == v.Name && o != v && !o.Entry },
		)
		if v.Entry || v.OptimizedOut || v.Text == "" || len(found) != 1 || twice || named[v.Name] {
			continue
		}
		x := found[0]
		local := k >= len(fr.Arguments)
		if x.Type == nil || x.Alloca != ir.None && local ||
			i == 0 && !s.placed.Inside && (len(s.placed.Notes) > 0 || w.changes(fn, pc, x)) {
			continue
		}
		out = append(out, variable{v, x.Type})
	}
	return out
}

// changes reports whether a variable may change at the line of a point.
func (w *reportWriter) changes(fn *ir.Func, pc ir.PC, v *ir.Var) bool {
	here := w.loc(fn.Code[pc].Loc)
	onLine := func(p ir.PC) bool {
		loc := w.loc(fn.Code[p].Loc)
		return loc.Line == here.Line && loc.File == here.File
	}
	if v.Alloca != ir.None {
		for p := range fn.Code {
			if op := fn.Code[p].Op; (op == ir.OpStore || op == ir.OpCall) && onLine(ir.PC(p)) {
				return true
			}
		}
		return false
	}
	return slices.ContainsFunc(v.Defs, func(d ir.VarDef) bool {
		return d.From > fn.Blocks[fn.BlockOf(d.From)].Body &&
			onLine(d.From-1) // at a block's beginning all values are listed
	})
}

// Printed are conditions in C, over the variables of one function each, that printed values are where a stack's frames
// were found: small numbers, null and not null, addresses of variables. What may be otherwise when the frame is at its
// place is left out, as in contexts; so are the arguments of main.
func (r *Placer) Printed(s *Placed, printed []backtrace.Frame) map[Frame][]string {
	w := &reportWriter{Placer: r}
	out := map[Frame][]string{}
	for _, set := range s.Sets {
		next := s.First
		for k, at := range set {
			fn := r.Funcs[at.Func]
			i := next
			for i < s.End && plainName(printed[i].Function) != baseName(fn.Name) {
				i++
			}
			if i == s.End { // the report does not show it
				continue
			}
			next = i + 1
			for _, pc := range at.PCs {
				out[Frame{Func: at.Func, PC: pc}] = w.printedAt(&shownStack{placed: s}, &printed[i], fn, pc, k)
			}
		}
	}
	return out
}

// printedAt are the conditions of one frame, number i of its stack.
func (w *reportWriter) printedAt(s *shownStack, fr *backtrace.Frame, fn *ir.Func, pc ir.PC, i int) (out []string) {
	add := func(format string, args ...any) bool {
		text := fmt.Sprintf(format, args...)
		if _, err := ConditionAt(w.Program, Frame{Func: fn.ID, PC: pc}, text); err != nil {
			return false
		}
		out = append(out, text)
		return true
	}
	for _, v := range w.ofFrame(s, fr, fn, pc, i, nil) {
		if fn.Name == "main" &&
			slices.ContainsFunc(fr.Arguments, func(a backtrace.Value) bool { return a.Name == v.Name }) {
			continue // those that the program is given
		}
		n, signed, ok := v.Number()
		switch {
		case !ok:
		case v.typ.Kind != ir.PointerTo:
			w.number(add, v.Name, n, signed)
		case n == 0:
			add("%s == 0", v.Name)
		default:
			if !w.variableAt(add, v.Name, v.Text) {
				add("%s != 0", v.Name)
			}
		}
	}
	return out
}
