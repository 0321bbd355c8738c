package generate

import "fmt"

func (g *gen) newGroup() int {
	g.group++
	return g.group
}

// fresh declares n plain variables that only the caller uses.
func (g *gen) fresh(n int) []variable {
	var out []variable
	for range n {
		t, name := g.intType(), g.name("ho")
		g.declare(name, fmt.Sprintf("static %s %s = %s;", t.C(), name, g.constant(t)))
		out = append(out, variable{form: name, typ: t})
	}
	return out
}

// writes assigns every variable of a list.
func (g *gen) writes(s *scope, vars []variable) []*Stmt {
	var out []*Stmt
	for _, v := range vars {
		out = append(out, &Stmt{Form: v.form + " = $0;", Exprs: []*Expr{g.expr(s, v.typ, 2)}})
	}
	return out
}
