package linear

import (
	"fmt"
	"slices"
	"strings"
)

// Inequality is Σ Terms ≤ Max, of at least two terms without common divisor.
type Inequality struct {
	Terms []Term
	Max   int64
}

// Bound is Lo ≤ Var ≤ Hi.
type Bound struct {
	Var    Var
	Lo, Hi int64
}

// Conjunction is a conjunction: the zero value is true. No atom follows from another one or from the bounds alone.
type Conjunction struct {
	Bounds []Bound // by variable, in order; tighter than the width
	Atoms  []Inequality
}

// Clone is a copy.
func (c *Conjunction) Clone() Conjunction {
	return Conjunction{Bounds: slices.Clone(c.Bounds), Atoms: slices.Clone(c.Atoms)}
}

// Require adds f ≤ max, which must be so now. It may add more than that: where f falls with each of several numbers,
// none of which is negative now, and holds where they are zero, it is that they are not negative, which keeps
// conjunctions small. It returns false, and adds nothing, where it cannot say it.
func (c *Conjunction) Require(f Expr, max int64, now Values) bool {
	max, ok := fused(max, f.Const, -1)
	if !ok {
		return false
	}
	switch len(f.Terms) {
	case 0:
		return max >= 0
	case 1:
		return c.bound(f.Terms[0], max)
	}
	if max >= 0 && falls(f.Terms, now) {
		for _, t := range f.Terms {
			c.bound(Term{t.Var, -1}, 0)
		}
		return true
	}
	a, ok := reduced(f.Terms, max)
	if ok {
		c.add(a)
	}
	return ok
}

// falls reports whether every coefficient is negative, and no number is now.
func falls(terms []Term, now Values) bool {
	for _, t := range terms {
		if v, ok := now(t.Var); t.Coef > 0 || !ok || v < 0 {
			return false
		}
	}
	return true
}

// reduced divides by the greatest common divisor.
func reduced(terms []Term, max int64) (Inequality, bool) {
	d := uint64(0)
	for _, t := range terms {
		for a := size(t.Coef); a != 0; {
			d, a = a, d%a
		}
	}
	if d > 1<<62 {
		return Inequality{}, false
	}
	if d > 1 {
		terms = slices.Clone(terms)
		for i := range terms {
			terms[i].Coef /= int64(d)
		}
		max = floor(max, int64(d))
	}
	return Inequality{terms, max}, true
}

// floor is a/d rounded down; d is positive.
func floor(a, d int64) int64 {
	if q := a / d; a%d >= 0 {
		return q
	} else {
		return q - 1
	}
}

// bound adds Coef·Var ≤ max.
func (c *Conjunction) bound(t Term, max int64) bool {
	if size(t.Coef) > 1<<62 {
		return false
	}
	lo, hi := Range(t.Var.Bits)
	if t.Coef > 0 {
		hi = min(hi, floor(max, t.Coef))
	} else if max == -1<<63 {
		return false
	} else {
		lo = larger(lo, -floor(max, -t.Coef))
	}
	i, found := slices.BinarySearchFunc(c.Bounds, t.Var, func(b Bound, v Var) int { return b.Var.Compare(v) })
	if !found {
		if wlo, whi := Range(t.Var.Bits); lo == wlo && hi == whi {
			return true
		}
		c.Bounds = slices.Insert(c.Bounds, i, Bound{t.Var, lo, hi})
		return true
	}
	b := &c.Bounds[i]
	b.Lo, b.Hi = larger(b.Lo, lo), min(b.Hi, hi)
	return true
}

func larger(a, b int64) int64 { return max(a, b) }

// of is what is known of one variable.
func (c *Conjunction) of(v Var) (lo, hi int64) {
	if i, found := slices.BinarySearchFunc(c.Bounds, v, func(b Bound, v Var) int { return b.Var.Compare(v) }); found {
		return c.Bounds[i].Lo, c.Bounds[i].Hi
	}
	return Range(v.Bits)
}

// add adds an atom, unless it follows, and drops those that follow from it.
func (c *Conjunction) add(a Inequality) {
	if c.follows(a.Terms, nil, a.Max) {
		return
	}
	for i := range c.Atoms {
		if b := &c.Atoms[i]; c.follows(a.Terms, b.Terms, lessOrFar(a.Max, b.Max)) {
			return
		}
	}
	c.Atoms = slices.DeleteFunc(
		c.Atoms,
		func(b Inequality) bool { return c.follows(b.Terms, a.Terms, lessOrFar(b.Max, a.Max)) },
	)
	c.Atoms = append(c.Atoms, a)
}

// lessOrFar is a − b, or a number that nothing is below where that does not fit.
func lessOrFar(a, b int64) int64 {
	if d := a - b; (a^b)&(a^d) >= 0 {
		return d
	}
	return -1 << 63
}

// follows reports whether Σ a − Σ b ≤ most wherever the bounds hold: then Σ b ≤ m has Σ a ≤ m + most follow.
func (c *Conjunction) follows(a, b []Term, most int64) bool {
	n, ok := int64(0), true
	at := func(v Var, coef int64) bool {
		if coef == 0 {
			return true
		}
		lo, hi := c.of(v)
		if coef < 0 {
			hi = lo
		}
		n, ok = fused(n, hi, coef)
		return ok
	}
	i := 0
	for _, t := range b {
		for i < len(a) && a[i].Var.Compare(t.Var) < 0 {
			if !at(a[i].Var, a[i].Coef) {
				return false
			}
			i++
		}
		coef := int64(0)
		if i < len(a) && a[i].Var == t.Var {
			coef = a[i].Coef
			i++
		}
		if coef, ok = fused(coef, t.Coef, -1); !ok || !at(t.Var, coef) {
			return false
		}
	}
	for ; i < len(a); i++ {
		if !at(a[i].Var, a[i].Coef) {
			return false
		}
	}
	return n <= most
}

// Strengthen replaces atoms beyond so many by bounds from which they follow and which hold now: as large as now, or as
// small. It returns false where a number is not known.
func (c *Conjunction) Strengthen(atoms int, now Values) bool {
	if len(c.Atoms) <= atoms {
		return true
	}
	over := c.Atoms[atoms:]
	c.Atoms = c.Atoms[:atoms:atoms]
	for _, a := range over {
		for _, t := range a.Terms {
			v, ok := now(t.Var)
			if !ok {
				return false
			}
			if t.Coef > 0 {
				ok = c.bound(Term{t.Var, 1}, v)
			} else {
				ok = v != -1<<63 && c.bound(Term{t.Var, -1}, -v)
			}
			if !ok {
				return false
			}
		}
	}
	return true
}

// AfterStep adds what d, said of the state behind a step, requires of the state before it: its weakest precondition
// where of gives each variable behind the step as a form over those before it, or says that it is the same. It returns
// false where it cannot say it.
func (c *Conjunction) AfterStep(d *Conjunction, of func(Var) (f Expr, same bool), now Values) bool {
	if !c.boundsBehind(d.Bounds, of, now) {
		return false
	}
	for _, a := range d.Atoms {
		var f Expr
		for _, t := range a.Terms {
			g, same := of(t.Var)
			if same {
				g = Variable(t.Var)
			}
			var ok bool
			if f, ok = f.Plus(g, t.Coef); !ok {
				return false
			}
		}
		if !c.Require(f, a.Max, now) {
			return false
		}
	}
	return true
}

// boundsBehind is AfterStep for bounds, of which most steps leave most as they are.
func (c *Conjunction) boundsBehind(bounds []Bound, of func(Var) (f Expr, same bool), now Values) bool {
	merged := make([]Bound, 0, len(c.Bounds)+len(bounds))
	var changed []Bound
	var forms []Expr
	i := 0
	for _, b := range bounds {
		f, same := of(b.Var)
		if !same {
			changed, forms = append(changed, b), append(forms, f)
			continue
		}
		for i < len(c.Bounds) && c.Bounds[i].Var.Compare(b.Var) < 0 {
			merged = append(merged, c.Bounds[i])
			i++
		}
		if i < len(c.Bounds) && c.Bounds[i].Var == b.Var {
			b.Lo, b.Hi = larger(b.Lo, c.Bounds[i].Lo), min(b.Hi, c.Bounds[i].Hi)
			i++
		}
		merged = append(merged, b)
	}
	c.Bounds = append(merged, c.Bounds[i:]...)
	for i, b := range changed {
		lo, hi := Range(b.Var.Bits)
		if b.Hi < hi && !c.Require(forms[i], b.Hi, now) {
			return false
		}
		if b.Lo == lo {
			continue
		}
		if neg, ok := (Expr{}).Plus(forms[i], -1); !ok || !c.Require(neg, -b.Lo, now) {
			return false
		}
	}
	return true
}

// And adds d, said of the same state.
func (c *Conjunction) And(d *Conjunction) {
	for _, b := range d.Bounds {
		c.bound(Term{b.Var, 1}, b.Hi)
		if b.Lo > -1<<63 {
			c.bound(Term{b.Var, -1}, -b.Lo)
		}
	}
	for _, a := range d.Atoms {
		c.add(a)
	}
}

// Holds reports whether the conjunction holds in a state for certain.
func (c *Conjunction) Holds(now Values) bool {
	for i := range c.Bounds {
		b := &c.Bounds[i]
		if v, ok := now(b.Var); !ok || v < b.Lo || v > b.Hi {
			return false
		}
	}
	for i := range c.Atoms {
		if v, ok := sum(c.Atoms[i].Terms, now); !ok || v > c.Atoms[i].Max {
			return false
		}
	}
	return true
}

// Fixed takes the variables out of which only one number is left.
func (c *Conjunction) Fixed() (fixed []Var) {
	c.Bounds = slices.DeleteFunc(c.Bounds, func(b Bound) bool {
		if b.Lo == b.Hi && !slices.ContainsFunc(c.Atoms, func(a Inequality) bool {
			return slices.ContainsFunc(a.Terms, func(t Term) bool { return t.Var == b.Var })
		}) {
			fixed = append(fixed, b.Var)
			return true
		}
		return false
	})
	return fixed
}

// Len is the number of bounds and atoms.
func (c *Conjunction) Len() int { return len(c.Bounds) + len(c.Atoms) }

// String lists bounds, then atoms.
func (c *Conjunction) String() string {
	var out []string
	for _, b := range c.Bounds {
		out = append(out, fmt.Sprintf("%d ≤ %v ≤ %d", b.Lo, b.Var, b.Hi))
	}
	for _, a := range c.Atoms {
		var terms []string
		for _, t := range a.Terms {
			terms = append(terms, fmt.Sprintf("%d·%v", t.Coef, t.Var))
		}
		out = append(out, fmt.Sprintf("%s ≤ %d", strings.Join(terms, " + "), a.Max))
	}
	return strings.Join(out, ", ")
}
