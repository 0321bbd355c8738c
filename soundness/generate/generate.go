package generate

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
)

// New makes the program of a seed and a profile.
func New(seed uint64, p Profile) *Program {
	if p.Size == 0 {
		p.Size = 6
	}
	if p.Events == 0 {
		p.Events = 2000
	}
	g := &gen{Rand: rand.New(rand.NewPCG(seed, 0x6d696477)), prog: &Program{Seed: seed, Profile: p}}
	g.prog.Decls = append([]Decl{unionDecl, nodeDecl, recordDecl}, deadlines...)
	g.inputs()
	if p.Threads > 0 {
		g.threaded()
	} else {
		g.sequential()
	}
	return g.prog
}

func (g *gen) inputs() {
	for range g.prog.Profile.Inputs {
		in := Input{Name: g.name("input"), Type: g.intType(), Low: g.IntN(3), Count: 2 + g.IntN(5)}
		if in.Type.Signed() && g.chance(40) {
			in.Low = -2
		}
		g.prog.Inputs = append(g.prog.Inputs, in)
	}
}

// sequential is a program of one thread, with everything in its globals.
func (g *gen) sequential() {
	s := &scope{calls: true, lists: true}
	for _, in := range g.prog.Inputs {
		s.vars = append(s.vars, variable{form: in.Name, typ: in.Type, fixed: true})
	}
	g.globals(s, 3+g.IntN(5), "")
	g.functions(s)
	for range g.prog.Profile.Size {
		g.prog.Before = append(g.prog.Before, g.stmt(s)...)
	}
	g.plantSequential(s)
	g.prog.Sum = g.checksum(s.vars, nil)
}

// functions makes the helper functions of the program.
func (g *gen) functions(globals *scope) {
	for range 2 + g.IntN(3) {
		g.function(globals)
	}
	if g.chance(60) {
		g.table(globals)
	}
	if g.chance(40) {
		g.recursive()
	}
	if g.chance(30) {
		g.variadic()
	}
	if g.chance(30) {
		g.returnsRecord()
	}
}

// globals declares n variables with the given prefix of their names and makes them visible.
func (g *gen) globals(s *scope, n int, qualifier string) {
	for range n {
		switch g.IntN(8) {
		case 0, 1:
			a := array{g.name("ga"), g.anyType(), pick(g, arraySizes)}
			g.declare(
				a.name,
				fmt.Sprintf(
					"%sstatic %s %s[%d] = %s;",
					qualifier,
					a.typ.C(),
					a.name,
					a.n,
					g.values(a.typ, 1+g.IntN(a.n)),
				),
			)
			s.addArray(a)
		case 2:
			n := g.name("gs")
			g.declare(
				n,
				fmt.Sprintf(
					"%sstatic struct record %s = {%d, 2, %d, .flag = -2, .in = {5, -6}};",
					qualifier,
					n,
					g.IntN(1000),
					g.IntN(1000),
				),
			)
			s.addRecord(n, false)
		case 3:
			g.globalPointer(s)
		default:
			g.global(s, qualifier)
		}
	}
}

func (g *gen) global(s *scope, qualifier string) {
	t, n := g.anyType(), g.name("g")
	volatile := pick(g, []string{"", "", "", "volatile "})
	g.declare(n, fmt.Sprintf("%sstatic %s%s %s = %s;", qualifier, volatile, t.C(), n, g.constant(t)))
	s.vars = append(s.vars, variable{form: n, typ: t, noaddr: volatile != ""})
}

// globalPointer declares a constant pointer to an earlier global without an index.
func (g *gen) globalPointer(s *scope) {
	for _, v := range writable(s) {
		if !v.noaddr && !v.indexed && !strings.Contains(v.form, "*") {
			n := g.name("gp")
			g.declare(n, fmt.Sprintf("static %s *%s = &%s;", v.typ.C(), n, v.form))
			s.vars = append(s.vars, variable{form: "*" + n, typ: v.typ})
			return
		}
	}
	g.global(s, "")
}

func (g *gen) declare(name, text string) { g.prog.Decls = append(g.prog.Decls, Decl{name, text}) }

// declareOnce declares what several statements may need.
func (g *gen) declareOnce(name, text string) {
	if !slices.ContainsFunc(g.prog.Decls, func(d Decl) bool { return d.Name == name }) {
		g.declare(name, text)
	}
}

// function makes a function of values, pointers and structs; where the scope allows it, it also works on globals.
func (g *gen) function(globals *scope) {
	f := callee{name: g.name("f"), result: g.anyType()}
	s := &scope{lists: globals.lists, depth: 1}
	if globals.calls {
		s = globals.inner()
		s.depth = 1
	}
	var params []string
	for range 1 + g.IntN(3) {
		p := param{typ: g.intType(), pointer: g.chance(35)}
		if g.chance(15) {
			p = param{record: true, pointer: g.chance(50)}
		}
		n := g.name("x")
		f.params = append(f.params, p)
		params = append(params, p.declare(n))
		s.addParam(n, p)
	}
	body := g.body(s)
	g.prog.Funcs = append(g.prog.Funcs, &Func{
		Name: f.name, Head: fmt.Sprintf("static %s %s(%s)", f.result.C(), f.name, strings.Join(params, ", ")),
		Body: body, Result: g.expr(s, f.result, 3), Return: "return $0;",
	})
	g.pure = append(g.pure, f)
}

func (g *gen) body(s *scope) []*Stmt {
	var out []*Stmt
	if s.calls && g.chance(25) {
		t, n := g.intType(), g.name("once")
		out = append(out, &Stmt{Form: fmt.Sprintf("static %s %s = %s;", t.C(), n, g.constant(t))})
		s.vars = append(s.vars, variable{form: n, typ: t})
	}
	for range 1 + g.IntN(max(1, g.prog.Profile.Size/2)) {
		out = append(out, g.stmt(s)...)
	}
	return out
}

func (p param) declare(name string) string {
	switch {
	case p.record && p.pointer:
		return "struct record *" + name
	case p.record:
		return "struct record " + name
	case p.pointer:
		return p.typ.C() + " *" + name
	}
	return p.typ.C() + " " + name
}

func (s *scope) addParam(name string, p param) {
	switch {
	case p.record:
		s.addRecord(name, p.pointer)
	case p.pointer:
		s.vars = append(s.vars, variable{form: "*" + name, typ: p.typ})
	default:
		s.vars = append(s.vars, variable{form: name, typ: p.typ})
	}
}

// table makes two functions of one type, a table of them, and a function that calls through it.
func (g *gen) table(globals *scope) {
	t := g.intType()
	var names []string
	for range 2 {
		n := g.name("op")
		s := &scope{vars: []variable{{form: "a", typ: t}, {form: "b", typ: t}}, depth: 2}
		g.prog.Funcs = append(
			g.prog.Funcs,
			&Func{Name: n, Head: fmt.Sprintf("static %s %s(%s a, %s b)", t.C(), n, t.C(), t.C()),
				Body: g.block(s, 1), Result: g.expr(s, t, 2), Return: "return $0;"},
		)
		names = append(names, n)
	}
	n, f := g.name("table"), g.name("f")
	text := ""
	for _, op := range names {
		text += fmt.Sprintf("static %s %s(%s, %s);\n", t.C(), op, t.C(), t.C())
	}
	g.declare(
		n,
		fmt.Sprintf("%sstatic %s (*const %s[2])(%s, %s) = {%s, %s};", text, t.C(), n, t.C(), t.C(), names[0], names[1]),
	)
	g.prog.Funcs = append(
		g.prog.Funcs,
		&Func{Name: f, Head: fmt.Sprintf("static %s %s(unsigned int which, %s a, %s b)", t.C(), f, t.C(), t.C()),
			Body: []*Stmt{
				{Form: fmt.Sprintf("%s (*chosen)(%s, %s) = %s[which & 1];", t.C(), t.C(), t.C(), n)},
			}, Return: "return chosen(a, b);"},
	)
	g.pure = append(g.pure, callee{f, t, []param{{typ: U32}, {typ: t}, {typ: t}}})
}

// recursive makes a function that calls itself at most seven times.
func (g *gen) recursive() {
	t, f := g.intType(), g.name("f")
	s := &scope{vars: []variable{{form: "n", typ: U32, fixed: true}, {form: "x", typ: t}}, depth: 2}
	g.prog.Funcs = append(g.prog.Funcs, &Func{
		Name: f, Head: fmt.Sprintf("static %s %s(unsigned int n, %s x)", t.C(), f, t.C()),
		Body:   append([]*Stmt{{Form: "n &= 7;\nif (n == 0)\n\treturn x;"}}, g.block(s, 1)...),
		Result: g.expr(s, t, 2), Return: "return " + f + "(n - 1, $0);",
	})
	g.pure = append(g.pure, callee{f, t, []param{{typ: U32}, {typ: t}}})
}

// variadic makes a function that adds up its variable arguments.
func (g *gen) variadic() {
	inner, f := g.name("va"), g.name("f")
	g.prog.Decls = append(g.prog.Decls, Decl{"va_start", "#include <stdarg.h>"})
	g.prog.Funcs = append(
		g.prog.Funcs,
		&Func{
			Name: inner,
			Head: "static long long " + inner + "(int n, ...)",
			Body: []*Stmt{{Form: "unsigned long long total = 0;\nva_list list;\nva_start(list, n);\n" +
				"for (int k = 0; k < n; k++)\n\ttotal = total * 3 + (k & 1 ? (unsigned long long)va_arg(list, long " +
				"long) : (unsigned long long)va_arg(list, int));\nva_end(list);"}},
			Return: "return (long long)total;",
		},
		&Func{
			Name:   f,
			Head:   "static long long " + f + "(int a, long long b, short c)",
			Return: "return " + inner + "(3, a, b, c);",
		},
	)
	g.pure = append(g.pure, callee{f, I64, []param{{typ: I32}, {typ: I64}, {typ: I16}}})
}

// returnsRecord makes a function that returns a struct, and one that uses it.
func (g *gen) returnsRecord() {
	inner, f := g.name("make"), g.name("f")
	s := &scope{depth: 2}
	s.addRecord("s", false)
	g.prog.Funcs = append(
		g.prog.Funcs,
		&Func{
			Name:   inner,
			Head:   "static struct record " + inner + "(struct record s)",
			Body:   g.block(s, 2),
			Return: "return s;",
		},
		&Func{
			Name:   f,
			Head:   "static unsigned int " + f + "(struct record s)",
			Body:   []*Stmt{{Form: "struct record t = " + inner + "(s);"}},
			Return: "return (unsigned int)t.a ^ t.low ^ t.e[1] ^ t.in.x;",
		},
	)
	g.pure = append(g.pure, callee{f, U32, []param{{record: true}}})
}

// checksum mixes variables into sum.
func (g *gen) checksum(vars []variable, out []*Stmt) []*Stmt {
	for _, v := range vars {
		value := "(unsigned long long)" + v.form
		if v.typ.Float() {
			value = "bits_" + v.typ.short() + "(" + v.form + ")"
		}
		if strings.HasPrefix(v.form, "*") {
			continue // what it points to is taken by its own name
		}
		if v.indexed {
			out = append(
				out,
				&Stmt{
					Form: "for (unsigned int k = 0; k < 8; k++)\n\tsum = mix(sum, " + strings.ReplaceAll(
						value,
						"$0",
						"k",
					) + ");",
				},
			)
			continue
		}
		out = append(out, &Stmt{Form: "sum = mix(sum, " + value + ");"})
	}
	return out
}
