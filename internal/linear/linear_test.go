package linear_test

import (
	"math/rand"
	"testing"

	"midway/internal/linear"
)

// dumb is a conjunction as it was required, without anything dropped.
type dumb []struct {
	f   linear.Expr
	max int64
}

func (d dumb) holds(now linear.Values) bool {
	for _, r := range d {
		if n, _ := r.f.In(now); n > r.max {
			return false
		}
	}
	return true
}

var vars = []linear.Var{{Of: 1, Bits: 16}, {Of: 1, At: 4, Bits: 16}, {Of: 2, Bits: 32}, {Of: 1 << 63, Bits: 16}}

func values(r *rand.Rand) linear.Values {
	at := map[linear.Var]int64{}
	for _, v := range vars {
		at[v] = r.Int63n(31) - 10
	}
	return func(v linear.Var) (int64, bool) { n, ok := at[v]; return n, ok }
}

func form(r *rand.Rand) linear.Expr {
	f := linear.Expr{Const: r.Int63n(9) - 4}
	for range r.Intn(4) {
		f, _ = f.Plus(linear.Variable(vars[r.Intn(len(vars))]), r.Int63n(7)-3)
	}
	return f
}

// TestConjunctionsAreSufficient: what is kept holds where it was required and implies everything that was, whatever was
// dropped; bounds in place of atoms imply them; and what is required before a step implies what is behind it.
func TestConjunctionsAreSufficient(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	kept, covers := 0, 0
	for range 3000 {
		now := values(r)
		var c linear.Conjunction
		var d dumb
		require := func(f linear.Expr) {
			n, _ := f.In(now)
			max := n + r.Int63n(20)
			d = append(d, struct {
				f   linear.Expr
				max int64
			}{f, max})
			if !c.Require(f, max, now) {
				t.Fatal("not required")
			}
		}
		for range r.Intn(8) {
			require(form(r))
		}
		step, stays := map[linear.Var]linear.Expr{}, map[linear.Var]bool{}
		for _, v := range vars {
			if step[v], stays[v] = linear.Variable(v), true; r.Intn(2) == 0 {
				step[v], stays[v] = form(r), false
			}
		}
		behind := func(now linear.Values) linear.Values {
			return func(v linear.Var) (int64, bool) { f := step[v]; return f.In(now) }
		}
		var after, before linear.Conjunction
		for range r.Intn(5) {
			f := form(r)
			n, _ := f.In(behind(now))
			after.Require(f, n+r.Int63n(20), behind(now))
		}
		if !before.AfterStep(&after, func(v linear.Var) (linear.Expr, bool) { return step[v], stays[v] }, now) {
			t.Fatal("not said of the state before")
		}
		narrow, both := c.Clone(), c.Clone()
		if !narrow.Strengthen(r.Intn(2), now) {
			t.Fatal("not narrowed")
		}
		both.And(&before)
		for _, x := range []*linear.Conjunction{&c, &narrow, &before, &both} {
			if !x.Holds(now) {
				t.Fatalf("%s does not hold where it was required", x)
			}
		}
		for range 40 {
			s := values(r)
			switch {
			case narrow.Holds(s) && !c.Holds(s), both.Holds(s) != (c.Holds(s) && before.Holds(s)):
				t.Fatalf("%s narrowed is %s; with %s it is %s", &c, &narrow, &before, &both)
			case before.Holds(s) && !after.Holds(behind(s)):
				t.Fatalf("%s before a step, but not %s behind it", &before, &after)
			case c.Holds(s) && !d.holds(s):
				t.Fatalf("%s does not imply what was required", &c)
			case c.Holds(s):
				covers++
			}
		}
		kept += c.Len()
	}
	if covers == 0 || kept == 0 {
		t.Error("nothing was compared")
	}
}

// TestDominatedAtomsAreDropped: of a family of sums of numbers that are not negative, only the largest is kept.
func TestDominatedAtomsAreDropped(t *testing.T) {
	now := func(linear.Var) (int64, bool) { return 1, true }
	i, j := vars[0], vars[2]
	sum := func(a, b int64) linear.Expr {
		f, _ := linear.Expr{}.Plus(linear.Variable(i), a)
		f, _ = f.Plus(linear.Variable(j), b)
		return f
	}
	var c linear.Conjunction
	c.Require(sum(-1, -1), 0, now)
	for _, w := range [][2]int64{{1, 1}, {2, 1}, {5, 3}, {3, 2}, {5, 3}} {
		c.Require(sum(w[0], w[1]), 144, now)
	}
	if len(c.Atoms) != 1 || c.Atoms[0].Terms[0].Coef != 5 {
		t.Errorf("%s is kept", &c)
	}
}

// TestWhatDoesNotFitIsRefused: nothing wraps around.
func TestWhatDoesNotFitIsRefused(t *testing.T) {
	v := linear.Var{Of: 7, Bits: 64}
	big, ok := linear.Expr{}.Plus(linear.Variable(v), 1<<40)
	if !ok {
		t.Fatal("2⁴⁰·v is refused")
	}
	if _, ok := (linear.Expr{}).Plus(big, 1<<40); ok {
		t.Error("2⁸⁰·v is a form")
	}
	now := func(linear.Var) (int64, bool) { return 1 << 50, true }
	if _, ok := big.In(now); ok {
		t.Error("2⁹⁰ is a number")
	}
	var c linear.Conjunction
	if c.Require(linear.Expr{Terms: big.Terms, Const: -1 << 62}, 1<<62, now) {
		t.Error("a bound beyond 64 bits is kept")
	}
}
