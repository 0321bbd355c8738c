package linear

import (
	"cmp"
	"math/bits"
)

// Var names a number of a state: Of and At are its user's, Bits is the width of the signed number, up to 64.
type Var struct {
	Of, At uint64
	Bits   uint8
}

// Compare orders variables.
func (v Var) Compare(w Var) int {
	if v.Of != w.Of {
		return cmp.Compare(v.Of, w.Of)
	}
	if v.At != w.At {
		return cmp.Compare(v.At, w.At)
	}
	return cmp.Compare(v.Bits, w.Bits)
}

// Range is the least and the greatest number of a width in bits.
func Range(width uint8) (lo, hi int64) {
	hi = int64(uint64(1)<<(width-1) - 1)
	return -hi - 1, hi
}

// Term is Coef·Var.
type Term struct {
	Var  Var
	Coef int64
}

// Expr is Const + Σ Terms, by variable in order, no coefficient zero. Forms do not change.
type Expr struct {
	Terms []Term
	Const int64
}

// Variable is the form that is one variable.
func Variable(v Var) Expr { return Expr{Terms: []Term{{v, 1}}} }

// Is reports whether a form is a variable alone.
func (f *Expr) Is(v Var) bool { return f.Const == 0 && len(f.Terms) == 1 && f.Terms[0] == (Term{v, 1}) }

// Constant reports whether a form has no variables.
func (f *Expr) Constant() bool { return len(f.Terms) == 0 }

// Plus is f + k·g; ok is false where that does not fit.
func (f Expr) Plus(g Expr, k int64) (sum Expr, ok bool) {
	if k == 0 {
		return f, true
	}
	if sum.Const, ok = fused(f.Const, g.Const, k); !ok {
		return sum, false
	}
	if len(g.Terms) == 0 {
		sum.Terms = f.Terms
		return sum, true
	}
	sum.Terms = make([]Term, 0, len(f.Terms)+len(g.Terms))
	i := 0
	for _, t := range g.Terms {
		for i < len(f.Terms) && f.Terms[i].Var.Compare(t.Var) < 0 {
			sum.Terms = append(sum.Terms, f.Terms[i])
			i++
		}
		c := int64(0)
		if i < len(f.Terms) && f.Terms[i].Var == t.Var {
			c = f.Terms[i].Coef
			i++
		}
		if c, ok = fused(c, t.Coef, k); !ok {
			return sum, false
		}
		if c != 0 {
			sum.Terms = append(sum.Terms, Term{t.Var, c})
		}
	}
	sum.Terms = append(sum.Terms, f.Terms[i:]...)
	return sum, true
}

// fused is a + b·k, where that fits.
func fused(a, b, k int64) (r int64, ok bool) {
	p, ok := times(b, k)
	if !ok {
		return 0, false
	}
	return plus(a, p)
}

func plus(a, b int64) (int64, bool) {
	r := a + b
	return r, (a^r)&(b^r) >= 0
}

func times(a, b int64) (int64, bool) {
	hi, lo := bits.Mul64(size(a), size(b))
	if hi != 0 || lo > 1<<62 {
		return 0, false
	}
	if (a < 0) != (b < 0) {
		return -int64(lo), true
	}
	return int64(lo), true
}

func size(a int64) uint64 {
	if a < 0 {
		return -uint64(a)
	}
	return uint64(a)
}

// Values gives the number that a state holds in a variable; ok is false where it has none that is known.
type Values func(Var) (n int64, ok bool)

// sum is Σ terms in a state.
func sum(terms []Term, now Values) (n int64, ok bool) {
	for _, t := range terms {
		v, known := now(t.Var)
		if !known {
			return 0, false
		}
		if n, ok = fused(n, v, t.Coef); !ok {
			return 0, false
		}
	}
	return n, true
}

// In is the form's number in a state.
func (f *Expr) In(now Values) (n int64, ok bool) {
	if n, ok = sum(f.Terms, now); !ok && len(f.Terms) > 0 {
		return 0, false
	}
	return plus(n, f.Const)
}
