package generate

import (
	"fmt"
	"strings"
)

// sizes of arrays; indices are masked.
var arraySizes = []int{2, 4, 8}

// values is an initialiser of n constants.
func (g *gen) values(t Type, n int) string {
	var list []string
	for range n {
		list = append(list, g.constant(t).String())
	}
	return "{" + strings.Join(list, ", ") + "}"
}

func (g *gen) localArray(s *scope) []*Stmt {
	a := array{g.name("a"), g.anyType(), pick(g, arraySizes)}
	form := fmt.Sprintf("%s %s[%d] = %s;", a.typ.C(), a.name, a.n, g.values(a.typ, 1+g.IntN(a.n)))
	s.addArray(a)
	return []*Stmt{{Form: form}}
}

// memory copies, moves, fills or compares whole arrays.
func (g *gen) memory(s *scope) []*Stmt {
	if len(s.arrays) == 0 {
		return g.localArray(s)
	}
	a := pick(g, s.arrays)
	for _, b := range s.arrays {
		if b.name != a.name && b.typ == a.typ && g.chance(60) {
			n := min(a.n, b.n)
			if g.chance(50) {
				return []*Stmt{{Form: fmt.Sprintf("memcpy(%s, %s, %d * sizeof %s[0]);", a.name, b.name, n, a.name)}}
			}
			if !a.typ.Float() {
				return g.compared(s, a, b, n)
			}
		}
	}
	if a.typ.Float() || g.chance(50) {
		return []*Stmt{{Form: fmt.Sprintf("memmove(&%s[1], %s, %d * sizeof %s[0]);", a.name, a.name, a.n-1, a.name)}}
	}
	return []*Stmt{
		{
			Form:  fmt.Sprintf("memset(%s, (int)$0, (($1 & %d) + 1) * sizeof %s[0]);", a.name, a.n-1, a.name),
			Exprs: []*Expr{g.expr(s, U8, 2), g.plain(s)},
		},
	}
}

// compared is the sign of memcmp.
func (g *gen) compared(s *scope, a, b array, n int) []*Stmt {
	r := g.name("r")
	s.vars = append(s.vars, variable{form: r, typ: I32})
	return []*Stmt{{Form: fmt.Sprintf("int %s = memcmp(%s, %s, %d * sizeof %s[0]) < 0;", r, a.name, b.name, n, a.name)}}
}

// localRecord declares a struct, by initialiser or as a copy, or assigns one.
func (g *gen) localRecord(s *scope) []*Stmt {
	if len(s.structs) > 1 && g.chance(30) {
		return []*Stmt{{Form: fmt.Sprintf("%s = %s;", pick(g, s.structs), pick(g, s.structs))}}
	}
	n := g.name("s")
	init := fmt.Sprintf(
		"{%d, %d, %d, .low = %d, .e = {1, %d}, .in = {%d, %d}}",
		g.IntN(1000),
		g.IntN(256),
		g.IntN(100000),
		g.IntN(32),
		g.IntN(9),
		g.IntN(99),
		g.IntN(99),
	)
	if len(s.structs) > 0 && g.chance(40) {
		init = pick(g, s.structs)
	}
	s.addRecord(n, false)
	return []*Stmt{{Form: fmt.Sprintf("struct record %s = %s;", n, init)}}
}

// list builds a list on the heap, perhaps reverses it or removes an element, sums it up and frees it.
func (g *gen) list(s *scope) []*Stmt {
	if !s.lists || s.loops > 0 {
		return g.localRecord(s)
	}
	h, r := g.name("h"), g.name("r")
	inner := s.with(variable{form: "k", typ: U32, fixed: true})
	value := g.expr(inner, I32, 2)
	lines := []string{
		"struct node *H = NULL;",
		"int R = 0;",
		fmt.Sprintf("for (unsigned int k = 0; k < %d; k++) {", 1+g.IntN(4)),
		"	struct node *n = malloc(sizeof *n);",
		"	n->value = $0;",
		"	n->next = H;",
		"	H = n;",
		"}",
	}
	if g.chance(40) {
		lines = append(
			lines,
			"struct node *back = NULL;",
			"while (H) {",
			"	struct node *n = H->next;",
			"	H->next = back;",
			"	back = H;",
			"	H = n;",
			"}",
			"H = back;",
		)
	}
	if g.chance(40) {
		lines = append(
			lines,
			"for (struct node **at = &H; *at; at = &(*at)->next)",
			"	if ((*at)->value & 1) {",
			"		struct node *dead = *at;",
			"		*at = dead->next;",
			"		free(dead);",
			"		break;",
			"	}",
		)
	}
	lines = append(
		lines,
		"while (H) {",
		"	struct node *n = H;",
		"	R = (int)((unsigned int)R * 3 + (unsigned int)n->value);",
		"	H = n->next;",
		"	free(n);",
		"}",
	)
	text := strings.NewReplacer("H", h, "R", r, "back", "back"+h).Replace(strings.Join(lines, "\n"))
	s.vars = append(s.vars, variable{form: r, typ: I32})
	return []*Stmt{{Form: text, Exprs: []*Expr{value}}}
}

// pun writes a union and reads its parts.
func (g *gen) pun(s *scope) []*Stmt {
	n := g.name("u")
	s.vars = append(
		s.vars,
		variable{form: n + ".word", typ: U32},
		variable{form: n + ".halves[(unsigned int)$0 & 1]", typ: U16, indexed: true},
		variable{form: n + ".bytes[(unsigned int)$0 & 3]", typ: U8, indexed: true},
	)
	return []*Stmt{{Form: fmt.Sprintf("union pun %s = {$0};", n), Exprs: []*Expr{g.expr(s.without(3), U32, 2)}}}
}

// without is the scope before its last n variables.
func (s *scope) without(n int) *scope {
	c := s.inner()
	c.vars = c.vars[:len(c.vars)-n]
	return c
}

// vla declares an array of one to four elements, the number being computed, and fills it.
func (g *gen) vla(s *scope) []*Stmt {
	n, t, r := g.name("v"), g.intType(), g.name("r")
	text := fmt.Sprintf(
		"%s %s = 0;\n{\nunsigned int n = ((unsigned int)$0 & 3) + 1;\n%s %s[n];\nfor (unsigned int k = 0; k < n; "+
			"k++)\n\t%s[k] = (%s)($1 + k);\n%s = %s[((unsigned int)$2) %% n];\n}",
		t.C(),
		r,
		t.C(),
		n,
		n,
		t.C(),
		r,
		n,
	)
	st := &Stmt{Form: text, Exprs: []*Expr{g.plain(s), g.expr(s, U32, 2), g.expr(s, U8, 1)}}
	s.vars = append(s.vars, variable{form: r, typ: t})
	return []*Stmt{st}
}

// heapArray allocates, grows and frees an array of known size.
func (g *gen) heapArray(s *scope) []*Stmt {
	if !s.lists || s.loops > 0 {
		return g.assign(s)
	}
	n, t, r := g.name("m"), g.intType(), g.name("r")
	size := pick(g, arraySizes)
	alloc := fmt.Sprintf("%s *%s = calloc(%d, sizeof *%s);", t.C(), n, size, n)
	if g.chance(50) {
		alloc = fmt.Sprintf(
			"%s *%s = malloc(%d * sizeof *%s);\nfor (unsigned int k = 0; k < %d; k++)\n\t%s[k] = (%s)(k * 7);",
			t.C(),
			n,
			size,
			n,
			size,
			n,
			t.C(),
		)
	}
	grow := ""
	if g.chance(40) {
		grow = fmt.Sprintf("%s = realloc(%s, %d * sizeof *%s);\n%s[%d] = 9;\n", n, n, size*2, n, n, size)
	}
	st := &Stmt{
		Form: fmt.Sprintf(
			"%s %s = 0;\n{\n%s\n%s[(unsigned int)$0 & %d] = $1;\n%s%s = %s[(unsigned int)$2 & %d];\nfree(%s);\n}",
			t.C(),
			r,
			alloc,
			n,
			size-1,
			grow,
			r,
			n,
			size-1,
			n,
		),
		Exprs: []*Expr{g.plain(s), g.expr(s, t, 2), g.expr(s, U8, 1)},
	}
	s.vars = append(s.vars, variable{form: r, typ: t})
	return []*Stmt{st}
}
