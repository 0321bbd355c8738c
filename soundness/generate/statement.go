package generate

import "fmt"

// block makes n statements in a scope of their own.
func (g *gen) block(s *scope, n int) []*Stmt {
	inner := s.inner()
	inner.depth++
	var out []*Stmt
	for range n {
		out = append(out, g.stmt(inner)...)
	}
	return out
}

// stmt makes a statement; it may declare what later ones see.
func (g *gen) stmt(s *scope) []*Stmt {
	if s.depth >= 4 {
		return g.assign(s)
	}
	if g.prog.Profile.Ranges && s.loops == 0 && g.chance(30) {
		return g.ranges(s)
	}
	switch g.IntN(31) {
	case 0, 1, 2:
		return g.local(s)
	case 3, 4:
		return []*Stmt{g.conditional(s)}
	case 5, 6:
		return g.loop(s)
	case 7:
		return []*Stmt{g.switches(s)}
	case 8, 9:
		return g.call(s)
	case 10:
		return g.pointer(s)
	case 11:
		return g.localArray(s)
	case 12:
		return g.memory(s)
	case 13:
		return g.localRecord(s)
	case 14:
		return g.list(s)
	case 15:
		return g.skip(s)
	case 16:
		return g.pun(s)
	case 17:
		return g.vla(s)
	case 18:
		return g.heapArray(s)
	case 19:
		return g.walk(s)
	case 20:
		return g.text(s)
	case 21:
		return g.sort(s)
	case 22:
		return g.matrix(s)
	case 23:
		return g.chosen(s)
	case 24:
		return g.truth(s)
	case 25:
		return g.flexible(s)
	}
	return g.assign(s)
}

// writable are the variables a statement may assign.
func writable(s *scope) []variable {
	var out []variable
	for _, v := range s.vars {
		if !v.fixed {
			out = append(out, v)
		}
	}
	return out
}

func (g *gen) assign(s *scope) []*Stmt {
	list := writable(s)
	if len(list) == 0 {
		return nil
	}
	v := pick(g, list)
	value := g.expr(s, v.typ, 3)
	kids := []*Expr{value}
	if v.indexed {
		kids = []*Expr{g.plain(s), value}
	}
	form := fmt.Sprintf("%s %s $%d;", v.form, g.operator(v), len(kids)-1)
	if !v.typ.Float() && !v.typ.Signed() && g.chance(10) {
		kids, form = kids[:len(kids)-1], pick(g, []string{"++", "--"})+v.form+";"
		if !v.noaddr && !v.indexed {
			form = "(" + v.form + ")" + pick(g, []string{"++;", "--;"})
		}
	}
	return []*Stmt{{Form: form, Exprs: kids}}
}

// operator is an assignment operator that can not overflow.
func (g *gen) operator(v variable) string {
	t := v.typ
	switch {
	case t.Float() || g.chance(50):
		return "="
	case t.Signed() && t.Bits() >= 32:
		return pick(g, []string{"^=", "|=", "&="})
	}
	return pick(g, []string{"^=", "|=", "&=", "+=", "-="})
}

func (g *gen) local(s *scope) []*Stmt {
	t, n := g.anyType(), g.name("l")
	st := &Stmt{
		Form:  fmt.Sprintf("%s%s %s = $0;", pick(g, []string{"", "", "", "volatile "}), t.C(), n),
		Exprs: []*Expr{g.expr(s, t, 3)},
	}
	s.vars = append(s.vars, variable{form: n, typ: t, noaddr: st.Form[0] == 'v'})
	return []*Stmt{st}
}

func (g *gen) conditional(s *scope) *Stmt {
	st := &Stmt{
		Form:   "if ($0) {",
		Exprs:  []*Expr{g.expr(s, g.intType(), 3)},
		Body:   g.block(s, 1+g.IntN(3)),
		Tail:   "}",
		Unwrap: true,
	}
	if g.chance(40) {
		st.Else = g.block(s, 1+g.IntN(2))
	}
	return st
}

// loop makes a loop of at most four iterations.
func (g *gen) loop(s *scope) []*Stmt {
	if s.loops >= 2 {
		return g.assign(s)
	}
	i, n := g.name("i"), 1+g.IntN(4)
	inner := s.with(variable{form: i, typ: U32, fixed: true, noaddr: true})
	inner.loops++
	body := g.block(inner, 1+g.IntN(3))
	if g.chance(25) {
		body = append(
			body,
			&Stmt{
				Form:  "if ($0)\n\t" + pick(g, []string{"break;", "continue;"}),
				Exprs: []*Expr{g.expr(inner, I32, 2)},
			},
		)
		body = append(body, g.block(inner, 1)...)
	}
	switch g.IntN(4) {
	case 0:
		return []*Stmt{{Form: fmt.Sprintf("for (unsigned int %s = %d; %s-- > 0;) {", i, n, i), Body: body, Tail: "}"}}
	case 1:
		return []*Stmt{
			{
				Form:  fmt.Sprintf("for (unsigned int %s = 0, stop = %d; %s < stop; %s += 1 + ($0 & 1)) {", i, n, i, i),
				Exprs: []*Expr{g.plain(s)},
				Body:  body,
				Tail:  "}",
			},
		}
	case 2:
		return []*Stmt{
			{
				Form:  fmt.Sprintf("{\nunsigned int %s = 0;\ndo {", i),
				Body:  body,
				Tail:  fmt.Sprintf("} while (++%s < %d && $0);\n}", i, n),
				Exprs: []*Expr{g.expr(s, I32, 2)},
			},
		}
	}
	return []*Stmt{{Form: fmt.Sprintf("for (unsigned int %s = 0; %s < %d; %s++) {", i, i, n, i), Body: body, Tail: "}"}}
}

func (g *gen) switches(s *scope) *Stmt {
	st := &Stmt{Form: "switch ((unsigned int)$0 & 7) {", Exprs: []*Expr{g.expr(s, g.intType(), 2)}, Tail: "}"}
	for k := range 1 + g.IntN(4) {
		end := "break;\n}"
		if g.chance(25) {
			end = "}\n/* fall through */"
		}
		label := fmt.Sprintf("case %d: {", k*2)
		if k == 3 {
			label = "case 5: case 7: default: {"
		}
		st.Body = append(st.Body, &Stmt{Form: label, Body: g.block(s, 1+g.IntN(2)), Tail: end})
	}
	return st
}

// skip jumps forward over a block.
func (g *gen) skip(s *scope) []*Stmt {
	l := g.name("skip")
	return []*Stmt{
		{
			Form:  "if ($0)\n\tgoto " + l + ";\n{",
			Exprs: []*Expr{g.expr(s, I32, 2)},
			Body:  g.block(s, 1+g.IntN(3)),
			Tail:  "}\n" + l + ":;",
		},
	}
}

// call calls a function; the result is a new local.
func (g *gen) call(s *scope) []*Stmt {
	if len(g.pure) == 0 {
		return g.assign(s)
	}
	f := pick(g, g.pure)
	var kids []*Expr
	text := f.name + "("
	for i, p := range f.params {
		if i > 0 {
			text += ", "
		}
		kid := g.argument(s, p)
		if kid == nil {
			return g.assign(s)
		}
		text += fmt.Sprintf("$%d", len(kids))
		kids = append(kids, kid)
	}
	n := g.name("r")
	st := &Stmt{Form: fmt.Sprintf("%s %s = %s);", f.result.C(), n, text), Exprs: kids}
	s.vars = append(s.vars, variable{form: n, typ: f.result})
	return []*Stmt{st}
}

// argument is a value for a parameter, or nil where nothing in scope fits.
func (g *gen) argument(s *scope, p param) *Expr {
	switch {
	case p.record:
		if len(s.structs) == 0 {
			return nil
		}
		amp := ""
		if p.pointer {
			amp = "&"
		}
		if !p.pointer && g.chance(20) {
			return &Expr{
				Form:  fmt.Sprintf("(struct record){%d, .d = %d, .in = {.y = 3}}", g.IntN(99), g.IntN(99)),
				Place: true,
			}
		}
		return &Expr{Form: amp + pick(g, s.structs), Place: true}
	case p.pointer:
		v, ok := g.target(s, p.typ)
		if !ok {
			return nil
		}
		return &Expr{Form: "&" + v.form, Kids: g.index(s, v), Place: true}
	}
	return g.expr(s, p.typ, 2)
}

// target is a writable variable of type t that pointers may point to.
func (g *gen) target(s *scope, t Type) (variable, bool) {
	var list []variable
	for _, v := range writable(s) {
		if v.typ == t && !v.noaddr {
			list = append(list, v)
		}
	}
	if len(list) == 0 {
		return variable{}, false
	}
	return pick(g, list), true
}

// pointer declares a pointer to one of two variables.
func (g *gen) pointer(s *scope) []*Stmt {
	t := g.intType()
	a, ok := g.target(s, t)
	b, _ := g.target(s, t)
	if !ok {
		return g.assign(s)
	}
	n := g.name("p")
	kids := []*Expr{g.expr(s, I32, 2), g.place(s, a), g.place(s, b)}
	s.vars = append(s.vars, variable{form: "*" + n, typ: t})
	return []*Stmt{{Form: fmt.Sprintf("%s *%s = $0 ? &$1 : &$2;", t.C(), n), Exprs: kids}}
}

// place is a variable as an lvalue.
func (g *gen) place(s *scope, v variable) *Expr {
	return &Expr{Type: v.typ, Form: v.form, Kids: g.index(s, v), Place: true}
}
