package expr

import (
	"math/big"
	"slices"
)

// binWide is arithmetic, shifts and division on more than 64 bits.
func (b *Builder) binWide(op BinOp, w int, x, y Value) Value {
	if isConst(x) && isConst(y) {
		return b.big(w, foldWide(op, w, x, y))
	}
	switch op {
	case Add:
		return b.linearWide(w, x, y, one)
	case Sub:
		return b.linearWide(w, x, y, bigMask(w))
	case Mul:
		return b.mulWide(w, x, y)
	case Shl, LShr, AShr:
		return b.shiftWide(op, w, x, y)
	}
	if isConst(y) && bigOf(y).Cmp(one) == 0 {
		if op == UDiv || op == SDiv {
			return x
		}
		return b.Wide(w, 0, 0)
	}
	return Value{
		N: b.mk(
			[...]Op{UDiv: OpUDiv, SDiv: OpSDiv, URem: OpURem, SRem: OpSRem}[op],
			w,
			0,
			0,
			b.node(w, x),
			b.node(w, y),
		),
	}
}

// foldWide computes on constants; the result may need reducing modulo 2^w.
func foldWide(op BinOp, w int, x, y Value) *big.Int {
	p, q := bigOf(x), bigOf(y)
	switch op {
	case Add:
		return p.Add(p, q)
	case Sub:
		return p.Sub(p, q)
	case Mul:
		return p.Mul(p, q)
	case And:
		return p.And(p, q)
	case Or:
		return p.Or(p, q)
	case Xor:
		return p.Xor(p, q)
	case SDiv, SRem, AShr:
		p = bigSigned(w, x)
	}
	switch op {
	case Shl, LShr, AShr:
		return shiftBig(op, w, p, q)
	case UDiv, URem:
		return divBig(op, w, p, q)
	}
	return divBig(op-1, w, p, bigSigned(w, y))
}

func shiftBig(op BinOp, w int, p, by *big.Int) *big.Int {
	n := uint(w)
	if by.Cmp(big.NewInt(int64(w))) < 0 {
		n = uint(by.Uint64())
	}
	if op == Shl {
		return p.Lsh(p, n)
	}
	return p.Rsh(p, n)
}

// divBig is UDiv or URem of p by q with truncation towards zero, as SMT-LIB has it for q = 0.
func divBig(op BinOp, w int, p, q *big.Int) *big.Int {
	switch {
	case q.Sign() == 0 && op == URem:
		return p
	case q.Sign() == 0 && p.Sign() < 0:
		return big.NewInt(1)
	case q.Sign() == 0:
		return bigMask(w)
	case op == URem:
		return p.Rem(p, q)
	}
	return p.Quo(p, q)
}

// countWide is CtPop, CtLz or CtTz of x.
func countWide(op UnOp, w int, x *big.Int) uint64 {
	switch op {
	case CtLz:
		return uint64(w - x.BitLen())
	case CtTz:
		if x.Sign() == 0 {
			return uint64(w)
		}
		return uint64(x.TrailingZeroBits())
	}
	count := uint64(0)
	for i := range x.BitLen() {
		count += uint64(x.Bit(i))
	}
	return count
}

// wideTerm is Term for more than 64 bits.
type wideTerm struct {
	coef *big.Int
	n    *Node
}

// wideSum is sum for more than 64 bits.
type wideSum struct {
	w     int
	terms []wideTerm
	k     *big.Int
}

func (s *wideSum) add(c *big.Int, v Value) {
	switch {
	case isConst(v):
		s.k.Add(s.k, new(big.Int).Mul(c, bigOf(v)))
	case v.N.op == OpAdd:
		for _, kid := range v.N.kids {
			s.add(c, Value{N: kid})
		}
	case v.N.scaled():
		s.add(new(big.Int).Mul(c, v.N.kids[0].wide()), Value{N: v.N.kids[1]})
	case v.N.op == OpNot:
		s.k.Sub(s.k, c)
		s.terms = append(s.terms, wideTerm{new(big.Int).Neg(c), v.N.kids[0]})
	default:
		s.terms = append(s.terms, wideTerm{new(big.Int).Set(c), v.N})
	}
}

func (s *wideSum) combine() {
	m := bigMask(s.w)
	slices.SortFunc(s.terms, func(a, b wideTerm) int { return int(a.n.id) - int(b.n.id) })
	out := s.terms[:0]
	for _, t := range s.terms {
		if last := len(out) - 1; last >= 0 && out[last].n == t.n {
			out[last].coef.Add(out[last].coef, t.coef)
		} else {
			out = append(out, t)
		}
	}
	s.terms = slices.DeleteFunc(out, func(t wideTerm) bool { return t.coef.And(t.coef, m).Sign() == 0 })
	s.k.And(s.k, m)
}

func (b *Builder) valueWide(s *wideSum) Value {
	s.combine()
	m := bigMask(s.w)
	if len(s.terms) == 1 && s.k.Cmp(m) == 0 && s.terms[0].coef.Cmp(m) == 0 {
		return Value{N: b.mk(OpNot, s.w, 0, 0, s.terms[0].n)}
	}
	var kids []*Node
	if s.k.Sign() != 0 || len(s.terms) == 0 {
		kids = append(kids, b.big(s.w, s.k).N)
	}
	for _, t := range s.terms {
		n := t.n
		if t.coef.Cmp(one) != 0 {
			n = b.mk(OpMul, s.w, 0, 0, b.big(s.w, t.coef).N, n)
		}
		kids = append(kids, n)
	}
	if len(kids) == 1 {
		return Value{N: kids[0]}
	}
	return Value{N: b.mk(OpAdd, s.w, 0, 0, kids...)}
}

// linearWide is x + c·y.
func (b *Builder) linearWide(w int, x, y Value, c *big.Int) Value {
	s := wideSum{w: w, k: new(big.Int)}
	s.add(one, x)
	s.add(c, y)
	return b.valueWide(&s)
}

func (b *Builder) mulWide(w int, x, y Value) Value {
	if isConst(x) {
		x, y = y, x
	}
	if isConst(y) {
		s := wideSum{w: w, k: new(big.Int)}
		s.add(bigOf(y), x)
		return b.valueWide(&s)
	}
	coef := big.NewInt(1)
	for _, v := range [2]*Value{&x, &y} {
		if v.N.scaled() {
			coef.Mul(coef, v.N.kids[0].wide())
			v.N = v.N.kids[1]
		}
	}
	s := wideSum{w: w, k: new(big.Int)}
	s.add(coef, Value{N: b.product(w, x.N, y.N)})
	return b.valueWide(&s)
}

func (b *Builder) shiftWide(op BinOp, w int, x, y Value) Value {
	if !isConst(y) {
		if isZero(x) {
			return b.Wide(w, 0, 0)
		}
		return Value{N: b.mk([...]Op{OpShl, OpLShr, OpAShr}[op-Shl], w, 0, 0, b.node(w, x), y.N)}
	}
	by := w
	if c := bigOf(y); c.Cmp(big.NewInt(int64(w))) < 0 {
		by = int(c.Int64())
	}
	switch {
	case by == 0:
		return x
	case op == AShr:
		by = min(by, w-1)
		return b.SExt(w-by, w, b.Extract(w, x, by, w-by))
	case by == w:
		return b.Wide(w, 0, 0)
	case op == LShr:
		return b.ZExt(w-by, w, b.Extract(w, x, by, w-by))
	}
	return b.Concat(w-by, b.Extract(w, x, 0, w-by), by, b.zero(by))
}

// zero is the constant 0 of w bits.
func (b *Builder) zero(w int) Value {
	if w > 64 {
		return b.Wide(w, 0, 0)
	}
	return Word(0)
}

// ones is the constant 2^w - 1.
func (b *Builder) ones(w int) Value {
	if w > 64 {
		return b.big(w, bigMask(w))
	}
	return Word(mask(w))
}
