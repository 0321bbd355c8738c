package context

import (
	"fmt"

	"midway/internal/ir"
)

// Places are the program points where control comes to a place: one but for a line, which may be entered at several. A
// place is written as in a context file.
func Places(p *ir.Program, text string) ([]Frame, error) {
	pl, err := parsePlace(text)
	if err != nil {
		return nil, err
	}
	r := &resolver{program: index(p), file: &File{Name: "a place"}, chosen: map[string]*ir.Func{}, ctx: &Context{}}
	spots, err := r.all(pl)
	var out []Frame
	for _, s := range spots {
		out = append(out, Frame{Func: s.fn.ID, PC: s.pc})
	}
	return out, err
}

// ConditionAt reads a C expression as it would be evaluated at a program point: over globals, and over the variables
// of the function that have a value there. Of the expression's leaves Thread and Frame are 0. With a function of
// ir.None it is over globals alone.
func ConditionAt(p *ir.Program, at Frame, src string) (*Expr, error) {
	r := &resolver{program: index(p), file: &File{Name: "a condition"}, chosen: map[string]*ir.Func{}, ctx: &Context{}}
	if at.Func != ir.None {
		r.here, r.ctx.Threads = true, []Thread{{Frames: []Frame{at}}}
	}
	e, err := r.condition(src)
	if err != nil {
		return nil, fmt.Errorf("%q: %w", src, err)
	}
	return e, nil
}

// plain is a variable named without its thread: one of the function, or a global.
func (p *exprParser) plain(name string) *Expr {
	fr := p.scope.ctx.Threads[0].Frames[0]
	f := p.scope.Funcs[fr.Func]
	named := varsNamed(f, name)
	v := p.scope.choose(f, fr.PC, named)
	switch g := p.scope.globalNamed(name); {
	case v != nil && v.Type != nil:
		return &Expr{Op: ExprLocal, Type: v.Type, Var: v}
	case v != nil:
		p.fail("the type of %s is not known: compile with -g", name)
	case g != nil || name == "NULL" || len(named) == 0:
		return p.global(name, 0)
	default:
		p.fail("%s has no value at %s: it is not assigned there yet, or out of scope", name,
			spot{f, fr.PC}.describe(p.scope.Program))
	}
	return nil
}
