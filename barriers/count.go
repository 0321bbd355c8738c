package barriers

import (
	"cmp"
	"slices"

	"midway/dataflow"
	"midway/internal/expr"
)

// count is how many times a thread has passed a barrier: d plus a sum of terms. The zero value is not known.
type count struct {
	known bool
	d     int64
	terms []term // by value, each once, no coefficient zero
}

// term is a natural number v, known modulo 2^bits, times a coefficient.
type term struct {
	coef int64
	v    expr.Value // symbolic
	bits int
	loop *dataflow.Loop // v is how often control has gone round it so far; nil for any other number
}

// exactly is a known number.
func exactly(d int64) count { return count{known: true, d: d} }

// plus is the sum of c and o times by.
func (c count) plus(o count, by int64) count {
	if !c.known || !o.known {
		return count{}
	}
	out := count{known: true, d: c.d + by*o.d, terms: slices.Clone(c.terms)}
	for _, t := range o.terms {
		t.coef *= by
		out.terms = append(out.terms, t)
	}
	return out.normal()
}

// normal merges the terms, sorts them by value, and adds constant ones to d: these are naturals below 2^bits.
func (c count) normal() count {
	out := count{known: true, d: c.d}
	var rest []term
	for _, t := range c.terms {
		if !t.v.Concrete() {
			rest = append(rest, t)
			continue
		}
		if t.v.W > 1<<32 {
			return count{}
		}
		out.d += t.coef * int64(t.v.W)
	}
	slices.SortStableFunc(rest, func(x, y term) int { return cmp.Compare(x.v.N.ID(), y.v.N.ID()) })
	for _, t := range rest {
		n := len(out.terms) - 1
		if n < 0 || out.terms[n].v != t.v {
			out.terms = append(out.terms, t)
			continue
		}
		same := &out.terms[n]
		same.coef += t.coef
		if same.loop != t.loop {
			same.loop = nil
		}
	}
	out.terms = slices.DeleteFunc(out.terms, func(t term) bool { return t.coef == 0 })
	return out
}

// equal reports whether two counts are one sum.
func (c count) equal(o count) bool {
	d := c.plus(o, -1)
	return d.known && d.d == 0 && len(d.terms) == 0
}

// times is the count multiplied by a natural number.
func (c count) times(b *expr.Builder, n term) count {
	if !c.known {
		return count{}
	}
	out := count{known: true}
	for _, t := range c.terms {
		bits := min(t.bits, n.bits)
		v := b.Bin(expr.Mul, bits, b.Trunc(t.bits, bits, t.v), b.Trunc(n.bits, bits, n.v))
		out.terms = append(out.terms, term{coef: t.coef * n.coef, v: v, bits: bits})
	}
	if c.d != 0 {
		n.coef *= c.d
		out.terms = append(out.terms, n)
	}
	return out.normal()
}

// mapped is the count with every term's number replaced; it is not known where one has no replacement.
func (c count) mapped(f func(term) (expr.Value, bool)) count {
	if !c.known {
		return count{}
	}
	out := count{known: true, d: c.d}
	for _, t := range c.terms {
		v, ok := f(t)
		if !ok {
			return count{}
		}
		t.v = v
		out.terms = append(out.terms, t)
	}
	return out.normal()
}

// atLeastOne reports whether the count is positive whatever its terms are.
func (c count) atLeastOne() bool {
	return c.known && c.d > 0 && !slices.ContainsFunc(c.terms, func(t term) bool { return t.coef < 0 })
}

// zero is the condition, which may be weaker than the truth, that the count is zero.
func (c count) zero(b *expr.Builder) expr.Value {
	if !c.known {
		return expr.True
	}
	g, bits := c.d, 64
	signs := cmp.Compare(c.d, 0)
	mixed := false
	for i, t := range c.terms {
		if i == 0 {
			g = 0
		}
		g, bits = divisor(g, t.coef), min(bits, t.bits)
		s := cmp.Compare(t.coef, 0)
		mixed = mixed || signs*s <= 0
	}
	switch {
	case len(c.terms) == 0:
		return truth(c.d == 0)
	case c.d%g != 0, !mixed: // naturals, all with the sign of a constant that is not zero
		return expr.False
	}
	sum := expr.Word(uint64(c.d/g) & mask(bits))
	for _, t := range c.terms {
		v := b.Trunc(t.bits, bits, t.v)
		sum = b.Bin(expr.Add, bits, sum, b.Bin(expr.Mul, bits, v, expr.Word(uint64(t.coef/g)&mask(bits))))
	}
	return b.Cmp(expr.EQ, bits, sum, expr.Word(0))
}

// positive is a condition under which the count is positive.
func (c count) positive(b *expr.Builder) expr.Value {
	if c.atLeastOne() {
		return expr.True
	}
	if !c.known {
		return expr.False
	}
	return b.Not(c.zero(b))
}

func truth(v bool) expr.Value {
	if v {
		return expr.True
	}
	return expr.False
}

func mask(bits int) uint64 { return ^uint64(0) >> (64 - bits) }

// divisor is the greatest common divisor of the sizes of two numbers.
func divisor(x, y int64) int64 {
	for y != 0 {
		x, y = y, x%y
	}
	return max(x, -x)
}
