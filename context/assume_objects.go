package context

import (
	"fmt"
	"strings"

	"midway/internal/ir"
)

// deref is the object a pointer points to.
func (t *typer) deref(x *Expr) *Expr {
	if x = t.value(x); t.err != nil {
		return nil
	}
	if x.Type.Kind != ir.PointerTo {
		t.fail("%s has type %s and is no pointer", x, TypeName(x.Type))
		return nil
	}
	if !t.complete(x) {
		return nil
	}
	return &Expr{Op: ExprDeref, Type: x.Type.Elem, X: x}
}

// address is a pointer to an object.
func (t *typer) address(x *Expr) *Expr {
	if t.err != nil {
		return nil
	}
	switch {
	case !x.LValue():
		t.fail("&%s: only the address of an object can be taken", x)
		return nil
	case x.Op == ExprMember && x.Field.BitSize > 0:
		t.fail("&%s: a bit-field has no address", x)
		return nil
	case x.Op == ExprLocal && x.Var.Alloca == ir.None:
		t.fail("&%s: the program never takes the address of %s, so it has none", x.Var.Name, x.Var.Name)
		return nil
	}
	return &Expr{Op: ExprAddr, X: x, Type: &ir.Type{Kind: ir.PointerTo, Size: t.types.voidPtr.Size, Elem: x.Type}}
}

// member is a field of a structure or union, through anonymous members too.
func (t *typer) member(x *Expr, name string) *Expr {
	if t.err != nil {
		return nil
	}
	if x.Type.Kind != ir.Struct && x.Type.Kind != ir.Union {
		hint := ""
		if x.Type.Kind == ir.PointerTo {
			hint = "; a pointer's member is written ->"
		}
		t.fail("%s has type %s and no members%s", x, TypeName(x.Type), hint)
		return nil
	}
	if !x.LValue() {
		t.fail("%s is no object", x)
		return nil
	}
	if e := memberIn(x, name); e != nil {
		return e
	}
	var names []string
	fieldNames(x.Type, &names)
	t.fail("%s has no member %s%s", TypeName(x.Type), name, didYouMean(name, names))
	return nil
}

func memberIn(x *Expr, name string) *Expr {
	for _, f := range x.Type.Fields {
		if f.Type == nil {
			continue
		}
		e := &Expr{Op: ExprMember, Type: f.Type, X: x, Field: f}
		if f.Name == name {
			return e
		}
		if f.Name == "" {
			if inner := memberIn(e, name); inner != nil {
				return inner
			}
		}
	}
	return nil
}

func fieldNames(t *ir.Type, out *[]string) {
	for _, f := range t.Fields {
		if f.Name == "" && f.Type != nil {
			fieldNames(f.Type, out)
		} else {
			*out = append(*out, f.Name)
		}
	}
}

// global is a global variable; a thread-local one is thread's copy, -1 where none was named.
func (t *typer) global(name string, thread int) *Expr {
	if name == "NULL" {
		return &Expr{Op: ExprConst, Type: t.types.voidPtr}
	}
	g := t.scope.globalNamed(name)
	switch {
	case g == nil:
		t.fail("%s", t.scope.unknownName(name))
		return nil
	case g.Type == nil:
		t.fail("the type of %s is not known: compile with -g", name)
		return nil
	case g.ThreadLocal && thread < 0 && len(t.scope.ctx.Threads) == 0:
		t.fail("%s is thread-local: it takes a place to say whose copy is meant", name)
		return nil
	case g.ThreadLocal && thread < 0:
		t.fail("%s is thread-local: write THREAD.%s, such as %s.%s", name, name, t.scope.ctx.Threads[0].Name, name)
		return nil
	}
	return &Expr{Op: ExprGlobal, Type: g.Type, Global: g, Thread: max(thread, 0)}
}

// local is a variable of a thread's frames, youngest first, or its copy of a thread-local global.
func (t *typer) local(thread int, name string) *Expr {
	if t.err != nil {
		return nil
	}
	th := &t.scope.ctx.Threads[thread]
	for i, fr := range th.Frames {
		f := t.scope.Funcs[fr.Func]
		named := varsNamed(f, name)
		if len(named) == 0 {
			continue
		}
		v := t.scope.choose(f, fr.PC, named)
		switch {
		case v == nil:
			t.fail(
				"%s.%s has no value at %s: it is not assigned there yet, or out of scope",
				th.Name,
				name,
				spot{f, fr.PC}.describe(t.scope.Program),
			)
			return nil
		case v.Type == nil:
			t.fail("the type of %s.%s is not known: compile with -g", th.Name, name)
			return nil
		}
		if len(named) > 1 {
			t.scope.note(
				"%s.%s: %s has %d variables of that name; the one of %s is meant",
				th.Name,
				name,
				f.Name,
				len(named),
				t.scope.At(v.Loc),
			)
		}
		return &Expr{Op: ExprLocal, Type: v.Type, Thread: thread, Frame: i, Var: v}
	}
	if g := t.scope.globalNamed(name); g != nil && g.ThreadLocal {
		return t.global(name, thread)
	}
	t.fail("%s", t.scope.unknownLocal(th, name))
	return nil
}

func varsNamed(f *ir.Func, name string) []*ir.Var {
	var out []*ir.Var
	for i := range f.Vars {
		if f.Vars[i].Name == name {
			out = append(out, &f.Vars[i])
		}
	}
	return out
}

// choose is the variable of several of one name that is meant at pc: of those with a value there, the one
// declared last before it.
func (r *resolver) choose(f *ir.Func, pc ir.PC, named []*ir.Var) *ir.Var {
	line := r.loc(f.Code[pc].Loc).Line
	var best *ir.Var
	bestLine := int32(-1)
	for _, v := range named {
		if v.Alloca == ir.None {
			if _, ok := f.VarAt(v, pc); !ok {
				continue
			}
		}
		declared := r.loc(v.Loc).Line
		if best == nil || declared > bestLine && (line == 0 || declared <= line) {
			best, bestLine = v, declared
		}
	}
	return best
}

// threadNamed finds a thread of the context; -1 is a name that stands for several.
func (r *resolver) threadNamed(name string) (int, bool) {
	for i, t := range r.ctx.Threads {
		if t.Name == name {
			return i, true
		}
	}
	for _, t := range r.ctx.Threads {
		if base, _, ok := strings.Cut(t.Name, "#"); ok && base == name {
			return -1, true
		}
	}
	return 0, false
}

func (r *resolver) globalNamed(name string) *ir.Global {
	for _, g := range r.Globals {
		if g.Name == name && !g.Runtime {
			return g
		}
	}
	return nil
}

// unknownName explains a name that is no global.
func (r *resolver) unknownName(name string) string {
	if strings.Contains(name, "#") {
		var names []string
		for _, t := range r.ctx.Threads {
			names = append(names, t.Name)
		}
		return fmt.Sprintf("no thread %s (there is %s)", name, strings.Join(names, ", "))
	}
	for _, t := range r.ctx.Threads {
		for _, fr := range t.Frames {
			if len(varsNamed(r.Funcs[fr.Func], name)) > 0 {
				return fmt.Sprintf("no global %s; a local is written with its thread: %s.%s", name, t.Name, name)
			}
		}
	}
	var names []string
	for _, g := range r.Globals {
		if !g.Runtime && g.Type != nil && isName(g.Name) {
			names = append(names, g.Name)
		}
	}
	return fmt.Sprintf("no global %s%s", name, didYouMean(name, names))
}

func (r *resolver) unknownLocal(t *Thread, name string) string {
	var names []string
	for _, fr := range t.Frames {
		for i := range r.Funcs[fr.Func].Vars {
			names = append(names, r.Funcs[fr.Func].Vars[i].Name)
		}
	}
	return fmt.Sprintf(
		"%s has no variable %s in %s%s",
		t.Name,
		name,
		r.Funcs[t.Frames[0].Func].Name,
		didYouMean(name, names),
	)
}
