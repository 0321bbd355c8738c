package generate

import (
	"fmt"
	"regexp"
)

var placeholder = regexp.MustCompile(`\b[A-Z]\b`)

// replace puts names and numbers for capital letters that stand alone.
func replace(text string, pairs ...string) string {
	return placeholder.ReplaceAllStringFunc(text, func(letter string) string {
		for i := 0; i < len(pairs); i += 2 {
			if pairs[i] == letter {
				return pairs[i+1]
			}
		}
		return letter
	})
}

// walk adds up an array by a moving pointer, to the first or the last element.
func (g *gen) walk(s *scope) []*Stmt {
	if len(s.arrays) == 0 {
		return g.localArray(s)
	}
	a, r := pick(g, s.arrays), g.name("r")
	if a.typ.Float() {
		return g.assign(s)
	}
	forms := []string{
		"for (T *at = A; at < A + N; at++)\n\tR = R * 5 + (unsigned int)*at;",
		"for (T *at = &A[N - 1]; at >= &A[1]; at--)\n\tR = R * 7 + (unsigned int)(at - A) + (unsigned int)*at;",
		"for (T *at = A, **by = &at; *by != &A[N]; ++*by)\n\tif (*at != (T)$0)\n\t\tR += (unsigned int)**by;",
	}
	text := replace("unsigned int R = 1;\n"+pick(g, forms), "T", a.typ.C(), "A", a.name, "R", r, "N", fmt.Sprint(a.n))
	st := &Stmt{Form: text, Exprs: []*Expr{g.expr(s, a.typ, 1)}}
	s.vars = append(s.vars, variable{form: r, typ: U32})
	return []*Stmt{st}
}

// text formats numbers, or works on strings.
func (g *gen) text(s *scope) []*Stmt {
	if g.prog.Profile.Inputs > 0 {
		return g.symbolicText(s)
	}
	r, b := g.name("r"), g.name("b")
	forms := []string{
		"snprintf(B, sizeof B, \"%d:%x:%5u\", (int)$0, (unsigned int)$1, (unsigned int)$0 >> 3);",
		"snprintf(B, sizeof B, \"%s%c%03d\", $0 ? \"odd\" : \"even\", 'a' + (int)($1 & 15), (int)($0 & 1023));",
		"strcpy(B, $0 & 1 ? \"first\" : \"second\");\nstrcat(B, strcmp(B, \"five\") > 0 ? \" more\" : \" less\");",
		"strncpy(B, \"a longer text\", 1 + ($0 & 7));\nchar *C = strchr(B, 'n');\nif (C)\n\t*C = '#';",
		"snprintf(B, sizeof B, \"%lld\", (long long)$0);\nB[0] += (char)(strtol(B, NULL, 10) & 3);",
	}
	text := replace(
		"char B[40] = \"\";\n"+pick(
			g,
			forms,
		)+"\nunsigned int R = (unsigned int)strlen(B);\nfor (unsigned int k = 0; B[k]; k++)\n\tR = R * 31 + "+
			"(unsigned char)B[k];",
		"B",
		b,
		"C",
		"c"+b,
		"R",
		r,
	)
	st := &Stmt{Form: text, Exprs: []*Expr{g.expr(s, I32, 2), g.expr(s, U32, 2)}}
	s.vars = append(s.vars, variable{form: r, typ: U32})
	return []*Stmt{st}
}

// symbolicText works on few bytes, with lengths and contents that inputs may decide: there is a path for each.
func (g *gen) symbolicText(s *scope) []*Stmt {
	if s.loops > 0 || g.chance(50) {
		return g.assign(s)
	}
	r, b := g.name("r"), g.name("b")
	forms := []string{
		"B[(unsigned int)$0 & 3] = 0;",
		"memset(B, 'x', (unsigned int)$0 & 3);\nB[1] |= 'y' == (char)$1;",
		"memcpy(B, \"uvw\", ((unsigned int)$0 & 1) + 1);",
		"memmove(B + 1, B, (unsigned int)$0 & 3);\nB[4] = 0;",
		"B[0] = (char)('a' + ((unsigned int)$0 & 1));\nR = (unsigned int)strcmp(B, \"abcd\") != 0;",
		"B[2] = memchr(B, 'a' + (int)((unsigned int)$0 & 3), 4) != NULL ? '+' : '-';",
	}
	text := replace(
		"char B[6] = \"abcd\";\nunsigned int R = 0;\n"+pick(
			g,
			forms,
		)+"\nR += (unsigned int)strlen(B) * 3 + (unsigned char)B[1] + (unsigned char)B[2];",
		"B",
		b,
		"R",
		r,
	)
	st := &Stmt{Form: text, Exprs: []*Expr{g.plain(s), g.plain(s)}}
	s.vars = append(s.vars, variable{form: r, typ: U32})
	return []*Stmt{st}
}

// truths hold of all values.
var truths = []string{
	"((unsigned int)$0 | 1u) != 0", "(unsigned int)$0 % 7u < 7u",
	"((unsigned int)$0 ^ (unsigned int)$1) == ((unsigned int)$1 ^ (unsigned int)$0)",
	"!($0 < $1 && $1 < $0)", "((unsigned char)$0 >> 3) <= 31",
	"(unsigned int)$0 - (unsigned int)$1 == ~((unsigned int)$1 + ~(unsigned int)$0)",
	"(unsigned short)$0 / 10 * 10 + (unsigned short)$0 % 10 == (unsigned short)$0",
	"(signed char)$0 <= 127 || $1 != $1",
	"((unsigned int)$0 & (unsigned int)$1) + ((unsigned int)$0 | (unsigned int)$1) == (unsigned int)$0 + (unsigned int)$1",
}

// truth asserts what holds.
func (g *gen) truth(s *scope) []*Stmt {
	t := pick(g, []Type{U8, I16, I32, U32})
	return []*Stmt{{Form: "assert(" + pick(g, truths) + ");", Exprs: []*Expr{g.expr(s, t, 2), g.expr(s, t, 2)}}}
}

// flexible works on a struct on the heap whose last member is an array.
func (g *gen) flexible(s *scope) []*Stmt {
	if !s.lists || s.loops > 0 {
		return g.truth(s)
	}
	t, n, r := g.intType(), g.name("f"), g.name("r")
	g.declareOnce("tail_"+t.short(), fmt.Sprintf("struct tail_%s { unsigned char n; %s tail[]; };", t.short(), t.C()))
	text := "T R = 0;\n{\n\tstruct S *F = calloc(1, sizeof *F + 4 * sizeof F->tail[0]);\n\tF->n = " +
		"4;\n\tF->tail[(unsigned int)$0 & 3] = $1;\n\tfor (unsigned int k = 0; k < F->n; k++)\n\t\tR = (T)((U)R * 3 " +
		"+ (U)F->tail[k]);\n\tfree(F);\n}"
	text = replace(text, "T", t.C(), "U", t.wide().C(), "R", r, "F", n, "S", "tail_"+t.short())
	st := &Stmt{Form: text, Exprs: []*Expr{g.plain(s), g.expr(s, t, 2)}}
	s.vars = append(s.vars, variable{form: r, typ: t})
	return []*Stmt{st}
}

// sort sorts an array with the library's function.
func (g *gen) sort(s *scope) []*Stmt {
	for _, a := range s.arrays {
		if !a.typ.Float() && g.prog.Profile.Inputs == 0 {
			return []*Stmt{
				{Form: fmt.Sprintf("qsort(%s, %d, sizeof %s[0], order_%s);", a.name, a.n, a.name, a.typ.short())},
			}
		}
	}
	return g.localArray(s)
}

// matrix declares an array of arrays, or of structs reached through a pointer.
func (g *gen) matrix(s *scope) []*Stmt {
	n, t := g.name("a"), g.intType()
	if g.chance(40) {
		s.addRecord("("+n+"[1])", false)
		return []*Stmt{{Form: fmt.Sprintf("struct record %s[2] = {{1, 2, 3}, {.c = 7, .low = 3, .e = {[2] = 5}}};", n)}}
	}
	s.vars = append(
		s.vars,
		variable{form: n + "[(unsigned int)$0 & 1][((unsigned int)$0 >> 1) % 3]", typ: t, indexed: true},
	)
	return []*Stmt{{Form: fmt.Sprintf("%s %s[2][3] = {%s, {[1] = 2}};", t.C(), n, g.values(t, 3))}}
}

// chosen assigns through a pointer that a function returns.
func (g *gen) chosen(s *scope) []*Stmt {
	t := g.intType()
	a, ok := g.target(s, t)
	b, _ := g.target(s, t)
	if !ok {
		return g.assign(s)
	}
	form := fmt.Sprintf("{\n\t%s *at = either_%s(&$1, &$2, (int)$0);\n\t*at = $3;\n}", t.C(), t.short())
	return []*Stmt{{Form: form, Exprs: []*Expr{g.expr(s, I32, 2), g.place(s, a), g.place(s, b), g.expr(s, t, 2)}}}
}

// libraryHelpers are for the statements above.
func libraryHelpers(t Type) []helper {
	order, either := "order_"+t.short(), "either_"+t.short()
	return []helper{
		{
			order,
			fmt.Sprintf(
				"static int %s(const void *a, const void *b)\n{\n\t%s x = *(const %s *)a, y = *(const %s "+
					"*)b;\n\treturn (x > y) - (x < y);\n}",
				order,
				t.C(),
				t.C(),
				t.C(),
			),
		},
		{
			either,
			fmt.Sprintf(
				"static %s *%s(%s *a, %s *b, int which) { return which > 0 ? a : b; }",
				t.C(),
				either,
				t.C(),
				t.C(),
			),
		},
	}
}
