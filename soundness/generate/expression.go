package generate

import (
	"fmt"
	"math/rand/v2"
)

// gen makes one program.
type gen struct {
	*rand.Rand
	prog  *Program
	names int
	pure  []callee // functions that touch only what their arguments point to
	group int
	ops   []string   // functions of the table jobs
	sums  []variable // to be added to the checksum
}

// A callee is a function and what it takes.
type callee struct {
	name   string
	result Type
	params []param
}

// A param is an arithmetic value, a pointer to one, or a struct record.
type param struct {
	typ     Type
	pointer bool
	record  bool // by value, or with pointer by address
}

func (g *gen) name(prefix string) string {
	g.names++
	return fmt.Sprintf("%s%d", prefix, g.names)
}

func (g *gen) chance(percent int) bool { return g.IntN(100) < percent }

func pick[T any](g *gen, list []T) T { return list[g.IntN(len(list))] }

func (g *gen) intType() Type { return Type(g.IntN(8)) }

// anyType is an integer type, or a floating-point one where the profile has them.
func (g *gen) anyType() Type {
	if g.prog.Profile.Floats && g.chance(15) {
		return F32 + Type(g.IntN(2))
	}
	return g.intType()
}

// expr makes an expression of type t from what s sees.
func (g *gen) expr(s *scope, t Type, depth int) *Expr {
	if depth <= 0 || g.chance(20) {
		return g.leaf(s, t)
	}
	if t.Float() {
		return g.float(s, t, depth-1)
	}
	switch g.IntN(16) {
	case 0, 1, 2, 3, 4:
		return g.arithmetic(s, t, depth-1)
	case 5:
		return g.shift(s, t, depth-1)
	case 6:
		return g.call2(pick(g, []string{"div_", "mod_", "sat_"})+t.short(), s, t, depth-1)
	case 7, 8:
		u := g.intType()
		return &Expr{
			Type: t,
			Form: "(" + t.C() + ")($0 " + pick(g, []string{"<", "<=", ">", ">=", "==", "!="}) + " $1)",
			Kids: []*Expr{g.expr(s, u, depth-1), g.expr(s, u, depth-1)},
		}
	case 9:
		return &Expr{
			Type: t,
			Form: "(" + t.C() + ")($0 " + pick(g, []string{"&&", "||"}) + " $1)",
			Kids: []*Expr{g.expr(s, g.intType(), depth-1), g.expr(s, g.intType(), depth-1)},
		}
	case 10:
		return &Expr{
			Type: t,
			Form: "($0 ? $1 : $2)",
			Kids: []*Expr{g.expr(s, g.intType(), depth-1), g.expr(s, t, depth-1), g.expr(s, t, depth-1)},
		}
	case 11:
		return g.unary(s, t, depth-1)
	case 12:
		if len(g.prog.Inputs) == 0 && g.chance(25) {
			return &Expr{
				Type: t,
				Form: "((" + t.C() + ")wide_high($0, $1))",
				Kids: []*Expr{g.expr(s, U64, depth-1), g.expr(s, U64, depth-1)},
			}
		}
		return g.builtin(s, t, depth-1)
	default:
		return g.converted(s, t, depth-1)
	}
}

func (g *gen) leaf(s *scope, t Type) *Expr {
	if len(s.vars) > 0 && g.chance(75) {
		return convert(g.read(s, pick(g, s.vars)), t)
	}
	return g.constant(t)
}

// read is the value of a variable.
func (g *gen) read(s *scope, v variable) *Expr {
	return &Expr{Type: v.typ, Form: "(" + v.form + ")", Kids: g.index(s, v)}
}

// index is the index expression an lvalue needs, if any.
func (g *gen) index(s *scope, v variable) []*Expr {
	if !v.indexed {
		return nil
	}
	return []*Expr{g.plain(s)}
}

// plain is a simple integer: a variable that needs no index, or a constant.
func (g *gen) plain(s *scope) *Expr {
	for range 4 {
		if len(s.vars) == 0 {
			break
		}
		if v := pick(g, s.vars); !v.indexed && !v.typ.Float() {
			return &Expr{Type: v.typ, Form: "(" + v.form + ")"}
		}
	}
	return g.constant(U8)
}

var constants = []string{"0", "1", "2", "3", "5", "7", "16", "31", "100", "127"}

var wideConstants = map[Type][]string{
	I8: {"-1", "-128"}, U8: {"255", "128"}, I16: {"-1", "-32768", "1000"}, U16: {"65535", "40000"},
	I32: {"-1", "INT32_MIN", "INT32_MAX", "123456789"}, U32: {"0xffffffffu", "0x80000000u", "305419896u"},
	I64: {
		"-1",
		"INT64_MIN",
		"INT64_MAX",
		"-77777777777ll",
	}, U64: {"0xffffffffffffffffull", "0x8000000000000001ull", "81985529216486895ull"},
}

func (g *gen) constant(t Type) *Expr {
	if t.Float() {
		return &Expr{
			Type: t,
			Form: "(" + t.C() + ")" + pick(g, []string{"0.5", "1.25", "-3.0", "0.1", "100.0", "1e-3", "7.75"}),
		}
	}
	list := constants
	if g.chance(30) {
		list = wideConstants[t]
	}
	return &Expr{Type: t, Form: "(" + t.C() + ")(" + pick(g, list) + ")"}
}

// convert converts an expression to a type.
func convert(e *Expr, t Type) *Expr {
	switch {
	case e.Type == t:
		return e
	case e.Type.Float() && !t.Float():
		return &Expr{Type: t, Form: "from_" + t.short() + "($0)", Kids: []*Expr{e}}
	case e.Type == F64 && t == F32:
		return &Expr{Type: t, Form: "sanef((float)$0)", Kids: []*Expr{e}}
	}
	return &Expr{Type: t, Form: "((" + t.C() + ")$0)", Kids: []*Expr{e}}
}

func (g *gen) converted(s *scope, t Type, depth int) *Expr {
	return convert(g.expr(s, g.anyType(), depth), t)
}

// arithmetic is done in an unsigned type.
func (g *gen) arithmetic(s *scope, t Type, depth int) *Expr {
	u := t.wide().C()
	op := pick(g, []string{"+", "-", "*", "&", "|", "^"})
	form := fmt.Sprintf("((%s)((%s)$0 %s (%s)$1))", t.C(), u, op, u)
	return &Expr{Type: t, Form: form, Kids: []*Expr{g.expr(s, t, depth), g.expr(s, t, depth)}}
}

// shift shifts by less than the width; the left operand of << is unsigned.
func (g *gen) shift(s *scope, t Type, depth int) *Expr {
	mask := t.Bits() - 1
	form := fmt.Sprintf("((%s)($0 >> ($1 & %d)))", t.C(), mask)
	if g.chance(50) {
		form = fmt.Sprintf("((%s)((%s)$0 << ($1 & %d)))", t.C(), t.wide().C(), mask)
	}
	return &Expr{Type: t, Form: form, Kids: []*Expr{g.expr(s, t, depth), g.expr(s, g.intType(), depth)}}
}

// call2 applies a helper of two arguments of its result's type.
func (g *gen) call2(name string, s *scope, t Type, depth int) *Expr {
	return &Expr{Type: t, Form: name + "($0, $1)", Kids: []*Expr{g.expr(s, t, depth), g.expr(s, t, depth)}}
}

func (g *gen) unary(s *scope, t Type, depth int) *Expr {
	u := t.wide().C()
	form := pick(g, []string{
		fmt.Sprintf("((%s)~$0)", t.C()), fmt.Sprintf("((%s)!$0)", t.C()), fmt.Sprintf("((%s)(0 - (%s)$0))", t.C(), u),
	})
	return &Expr{Type: t, Form: form, Kids: []*Expr{g.expr(s, t, depth)}}
}

func (g *gen) builtin(s *scope, t Type, depth int) *Expr {
	form := pick(g, []string{
		"__builtin_popcount((unsigned int)$0)", "__builtin_bswap32((unsigned int)$0)",
		"__builtin_clz((unsigned int)$0 | 1u)",
		"__builtin_ctzll((unsigned long long)$0 | 8ull)", "__builtin_bswap64((unsigned long long)$0)",
		"__builtin_parity((unsigned int)$0)",
		"__builtin_bswap16((unsigned short)$0)", "(_Bool)$0",
	})
	return &Expr{Type: t, Form: "((" + t.C() + ")" + form + ")", Kids: []*Expr{g.expr(s, g.intType(), depth)}}
}

// float makes a floating-point expression whose value is finite.
func (g *gen) float(s *scope, t Type, depth int) *Expr {
	sane := map[Type]string{F64: "sane", F32: "sanef"}[t]
	switch g.IntN(6) {
	case 0, 1, 2:
		return &Expr{
			Type: t,
			Form: sane + "($0 " + pick(g, []string{"+", "-", "*"}) + " $1)",
			Kids: []*Expr{g.expr(s, t, depth), g.expr(s, t, depth)},
		}
	case 3:
		return convert(
			&Expr{Type: F64, Form: "sane(fdiv($0, $1))", Kids: []*Expr{g.expr(s, F64, depth), g.expr(s, F64, depth)}},
			t,
		)
	case 4:
		return &Expr{Type: t, Form: "($0 < $1 ? $1 : $0)", Kids: []*Expr{g.expr(s, t, depth), g.expr(s, t, depth)}}
	}
	i := pick(g, []Type{I8, U16, I32, U8})
	return &Expr{Type: t, Form: sane + "((" + t.C() + ")$0)", Kids: []*Expr{g.expr(s, i, depth)}}
}
