package solver

import (
	"math/bits"

	"midway/internal/expr"
)

// product: x·y is 0 where a factor is, and the other factor where one is 1, and odd where both are. One that does not
// leave the width is at least each factor unless the other is 0, and lies between the multiples of a factor by the
// bounds of the other.
func (ab *abstraction) product(o operation) {
	b, w := ab.b, o.w
	for _, side := range [2][2]expr.Value{{o.x, o.y}, {o.y, o.x}} {
		x, y := side[0], side[1]
		ab.implies(b.Cmp(expr.EQ, w, x, expr.Word(0)), b.Cmp(expr.EQ, w, o.v, expr.Word(0)))
		ab.implies(b.Cmp(expr.EQ, w, x, expr.Word(1)), b.Cmp(expr.EQ, w, o.v, y))
		if o.exact() {
			ab.implies(b.Cmp(expr.NE, w, x, expr.Word(0)), b.Cmp(expr.UGE, w, o.v, y))
		}
	}
	low := func(v expr.Value) expr.Value { return b.Extract(w, v, 0, 1) }
	ab.lemma(b.Cmp(expr.EQ, 1, low(o.v), b.And1(low(o.x), low(o.y))))
	if !o.exact() {
		return
	}
	ab.between(o, o.x, o.by)
	ab.between(o, o.y, o.bx)
}

// between bounds a product by multiples of one factor. They do not leave the width either.
func (ab *abstraction) between(o operation, x expr.Value, by bounds) {
	ab.lemma(ab.b.Cmp(expr.UGE, o.w, o.v, ab.b.Bin(expr.Mul, o.w, x, expr.Word(by.lo))))
	ab.lemma(ab.b.Cmp(expr.ULE, o.w, o.v, ab.b.Bin(expr.Mul, o.w, x, expr.Word(by.hi))))
}

// exact reports whether a product cannot leave its width.
func (o operation) exact() bool {
	over, hi := bits.Mul64(o.bx.hi, o.by.hi)
	return o.op == expr.OpMul && over == 0 && hi <= unsigned(o.w, -1)
}

// quotient: x/y is x where y is 1, 0 where x < y, and otherwise from 1 to half of x.
func (ab *abstraction) quotient(o operation) {
	b, w := ab.b, o.w
	zero, one := b.Cmp(expr.EQ, w, o.y, expr.Word(0)), b.Cmp(expr.EQ, w, o.y, expr.Word(1))
	less := b.Cmp(expr.ULT, w, o.x, o.y)
	ab.implies(zero, b.Cmp(expr.EQ, w, o.v, expr.Word(unsigned(w, -1))))
	ab.implies(one, b.Cmp(expr.EQ, w, o.v, o.x))
	ab.implies(less, b.Cmp(expr.EQ, w, o.v, expr.Word(0)))
	ab.implies(b.Not(b.Or1(zero, less)), b.Cmp(expr.NE, w, o.v, expr.Word(0)))
	ab.implies(b.Not(b.Or1(zero, one)), b.Cmp(expr.ULE, w, o.v, b.Bin(expr.LShr, w, o.x, expr.Word(1))))
}

// remainder: x%y is less than y, x itself where x < y, and at most x - y where not.
func (ab *abstraction) remainder(o operation) {
	b, w := ab.b, o.w
	zero, less := b.Cmp(expr.EQ, w, o.y, expr.Word(0)), b.Cmp(expr.ULT, w, o.x, o.y)
	rest := b.Bin(expr.Sub, w, o.x, o.y)
	ab.implies(b.Not(zero), b.Cmp(expr.ULT, w, o.v, o.y))
	ab.implies(b.Or1(zero, less), b.Cmp(expr.EQ, w, o.v, o.x))
	ab.implies(b.Not(less), b.Cmp(expr.ULE, w, o.v, b.Ite(w, zero, o.x, rest)))
	once := b.And1(b.Not(less), b.Cmp(expr.ULT, w, rest, o.y))
	ab.implies(once, b.Cmp(expr.EQ, w, o.v, rest))
}

// signedDivision by a positive number: a remainder lies between -y and y, both have the sign of x unless they are 0,
// and what is less than y is its own remainder, and 0 times it.
func (ab *abstraction) signedDivision(o operation) {
	b, w := ab.b, o.w
	positive := b.Cmp(expr.SGT, w, o.y, expr.Word(0))
	minus := b.Bin(expr.Sub, w, expr.Word(0), o.y)
	small := b.And1(positive, b.And1(b.Cmp(expr.SLT, w, o.x, o.y), b.Cmp(expr.SGT, w, o.x, minus)))
	above, below := b.Cmp(expr.SGE, w, o.x, expr.Word(0)), b.Cmp(expr.SLE, w, o.x, expr.Word(0))
	ab.implies(b.And1(positive, above), b.And1(b.Cmp(expr.SGE, w, o.v, expr.Word(0)), b.Cmp(expr.SLE, w, o.v, o.x)))
	ab.implies(b.And1(positive, below), b.And1(b.Cmp(expr.SLE, w, o.v, expr.Word(0)), b.Cmp(expr.SGE, w, o.v, o.x)))
	if o.op == expr.OpSDiv {
		ab.implies(small, b.Cmp(expr.EQ, w, o.v, expr.Word(0)))
		return
	}
	ab.implies(small, b.Cmp(expr.EQ, w, o.v, o.x))
	ab.implies(positive, b.And1(b.Cmp(expr.SLT, w, o.v, o.y), b.Cmp(expr.SGT, w, o.v, minus)))
}

// pair adds what two operations say of each other.
func (ab *abstraction) pair(o, p operation) {
	switch {
	case o.op != p.op:
	case o.op == expr.OpMul && o.exact() && p.exact():
		for _, a := range [2]operation{o, o.turned()} {
			for _, c := range [2]operation{p, p.turned()} {
				if core(a.y) == core(c.y) {
					ab.monotone(a, c)
				}
			}
		}
	case o.op == expr.OpUDiv && core(o.y) == core(p.y):
		ab.closer(o, p, expr.UGE, expr.ULE, ab.b.ZExt)
		ab.closer(p, o, expr.UGE, expr.ULE, ab.b.ZExt)
	case o.op == expr.OpSDiv && o.w == p.w && o.y == p.y:
		ab.closer(o, p, expr.SGE, expr.SLE, ab.b.SExt)
		ab.closer(p, o, expr.SGE, expr.SLE, ab.b.SExt)
	case o.op == expr.OpURem && core(o.y) == core(p.y):
		ab.shifted(o, p)
		ab.shifted(p, o)
	}
}

// closer: of two numbers divided by the same positive one, the greater has the quotient that is not less, and the
// quotients are no farther apart than the numbers.
func (ab *abstraction) closer(
	o, p operation,
	notLess, notMore expr.Pred,
	extend func(from, to int, v expr.Value) expr.Value,
) {
	w, ok := commonWidth(o, p)
	if !ok {
		return
	}
	b := ab.b
	positive := b.Cmp(expr.NE, o.w, o.y, expr.Word(0))
	if notLess == expr.SGE {
		positive = b.Cmp(expr.SGT, o.w, o.y, expr.Word(0))
	}
	ov, pv := extend(o.w, w, o.v), extend(p.w, w, p.v)
	if d, ok := o.above(b, p, notLess == expr.SGE); ok {
		ab.implies(positive, b.And1(b.Cmp(notLess, w, ov, pv), b.Cmp(notMore, w, ov, b.Bin(expr.Add, w, pv, d))))
		return
	}
	ox, px := extend(o.w, w, o.x), extend(p.w, w, p.x)
	apart := b.Cmp(notMore, w, b.Bin(expr.Sub, w, ov, pv), b.Bin(expr.Sub, w, ox, px))
	ab.implies(b.And1(positive, b.Cmp(notLess, w, ox, px)), b.And1(b.Cmp(notLess, w, ov, pv), apart))
}

// above is the constant by which the first operand of o is greater than that of p, as signed or as unsigned numbers,
// wherever p's ranges hold.
func (o operation) above(b *expr.Builder, p operation, isSigned bool) (expr.Value, bool) {
	if o.w != p.w {
		return expr.Value{}, false
	}
	d := b.Bin(expr.Sub, o.w, o.x, p.x)
	most := unsigned(o.w, -1)
	switch {
	case d.N != nil || d.W > most>>1 || p.bx.empty:
		return expr.Value{}, false
	case isSigned:
		return d, p.bx.shi <= int64(most>>1-d.W)
	}
	return d, p.bx.hi <= most-d.W
}

// turned is a product with its factors exchanged.
func (o operation) turned() operation {
	o.x, o.y, o.bx, o.by = o.y, o.x, o.by, o.bx
	return o
}

// core is a value without zeros in front.
func core(v expr.Value) expr.Value {
	for v.N != nil && v.N.Op() == expr.OpZExt {
		v = v.N.Kids()[0].Value()
	}
	return v
}

// commonWidth is one in which sums of two values of either operation do not leave the width; false if they are too
// wide for that.
func commonWidth(o, p operation) (w int, ok bool) {
	w = max(o.w, p.w) + 1
	return w, w <= 64
}

// monotone: of two products with one factor in common, the one with the greater other factor is greater by
// at least the common one.
func (ab *abstraction) monotone(o, p operation) {
	w, ok := commonWidth(o, p)
	if !ok {
		return
	}
	b := ab.b
	ox, px := b.ZExt(o.w, w, o.x), b.ZExt(p.w, w, p.x)
	ov, pv := b.ZExt(o.w, w, o.v), b.ZExt(p.w, w, p.v)
	y := b.ZExt(o.w, w, o.y)
	ab.implies(b.Cmp(expr.ULT, w, ox, px), b.Cmp(expr.ULE, w, b.Bin(expr.Add, w, ov, y), pv))
	ab.implies(b.Cmp(expr.ULT, w, px, ox), b.Cmp(expr.ULE, w, b.Bin(expr.Add, w, pv, y), ov))
	ab.implies(b.Cmp(expr.EQ, w, ox, px), b.Cmp(expr.EQ, w, ov, pv))
}

// shifted: where one number is another plus a constant less than the divisor, so is its remainder, less
// the divisor if that is reached.
func (ab *abstraction) shifted(o, p operation) {
	w, ok := commonWidth(o, p)
	if !ok {
		return
	}
	b := ab.b
	d := b.Bin(expr.Sub, w, b.ZExt(o.w, w, o.x), b.ZExt(p.w, w, p.x))
	if d.N != nil {
		return
	}
	y := b.ZExt(o.w, w, o.y)
	sum := b.Bin(expr.Add, w, b.ZExt(p.w, w, p.v), d)
	wrapped := b.Ite(w, b.Cmp(expr.ULT, w, sum, y), sum, b.Bin(expr.Sub, w, sum, y))
	ab.implies(b.Cmp(expr.ULT, w, d, y), b.Cmp(expr.EQ, w, b.ZExt(o.w, w, o.v), wrapped))
}
