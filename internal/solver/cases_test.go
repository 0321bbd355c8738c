package solver

import (
	"testing"

	"midway/internal/expr"
	longtest "midway/internal/long"
)

// crew is what a creating loop has stored for two threads: thread k has the record at its index in memory, with its id
// and its part of size numbers, and the indices are 0 and 1, one each.
type crew struct {
	b             *expr.Builder
	size          expr.Value
	index         [2]expr.Value
	first, behind [2]expr.Value
	conds         []*expr.Node
}

func newCrew() *crew {
	b := expr.NewBuilder(64)
	c := &crew{b: b, size: b.Sym(b.NewSymbol("size", 32, expr.Input))}
	parts := b.SymArray("parts", expr.Heap)
	c.add(b.Cmp(expr.SGE, 32, c.size, expr.Word(1)))
	for k := range c.index {
		i := b.Sym(b.NewSymbol(string(rune('i'+k)), 32, expr.Input))
		c.add(b.Cmp(expr.SGE, 32, i, expr.Word(0)))
		c.add(b.Cmp(expr.SLT, 32, i, expr.Word(2)))
		at := b.Bin(expr.Mul, 64, expr.Word(16), b.SExt(32, 64, i))
		field := func(offset uint64) expr.Value { return b.Read(parts, b.Bin(expr.Add, 64, at, expr.Word(offset)), 4) }
		c.index[k], c.first[k], c.behind[k] = i, field(4), field(8)
		c.add(b.Cmp(expr.EQ, 32, field(0), i))
		c.add(b.Cmp(expr.EQ, 32, c.first[k], c.part(i, 0)))
		c.add(b.Cmp(expr.EQ, 32, c.behind[k], c.part(i, 1)))
	}
	c.add(b.Cmp(expr.NE, 32, c.index[0], c.index[1]))
	return c
}

// part is (i + k) * size / 2.
func (c *crew) part(i expr.Value, k uint64) expr.Value {
	n := c.b.Bin(expr.Mul, 64, c.b.SExt(32, 64, c.b.Bin(expr.Add, 32, i, expr.Word(k))), c.b.SExt(32, 64, c.size))
	return c.b.Trunc(64, 32, c.b.Bin(expr.SDiv, 64, n, expr.Word(2)))
}

func (c *crew) add(v expr.Value) { c.conds = append(c.conds, conjuncts(v.N)...) }

// What is true of each of a few threads is found without Z3, where the conditions do not say which is which.
func TestCasesOfACrew(t *testing.T) {
	for _, q := range []struct {
		what string
		of   func(c *crew) expr.Value
		want Result
	}{
		{"both have nothing to do", func(c *crew) expr.Value { return c.b.And1(c.idle(0), c.idle(1)) }, Unsat},
		{"one has nothing to do", func(c *crew) expr.Value { return c.idle(0) }, Sat},
		{"the later one has nothing to do", func(c *crew) expr.Value {
			return c.b.And1(c.idle(0), c.b.Cmp(expr.NE, 32, c.index[0], expr.Word(0)))
		}, Unsat},
		{"neither begins at 0", func(c *crew) expr.Value {
			return c.b.And1(c.b.Cmp(expr.NE, 32, c.first[0], expr.Word(0)), c.b.Cmp(expr.NE, 32, c.first[1], expr.Word(0)))
		}, Unsat},
		{"both are the second", func(c *crew) expr.Value {
			return c.b.And1(c.b.Cmp(expr.NE, 32, c.index[0], expr.Word(0)), c.b.Cmp(expr.NE, 32, c.index[1], expr.Word(0)))
		}, Unsat},
		{"parts of one and three", func(c *crew) expr.Value {
			return c.b.And1(c.b.Cmp(expr.EQ, 32, c.behind[0], expr.Word(2)), c.b.Cmp(expr.EQ, 32, c.behind[1], expr.Word(5)))
		}, Sat},
	} {
		c := newCrew()
		s := New(c.b, Options{})
		var pc *expr.PC
		for _, n := range c.conds {
			pc = c.b.Assume(pc, n.Value())
		}
		if got := s.Check(pc, q.of(c)); got != q.want {
			t.Errorf("%s: %v, want %v", q.what, got, q.want)
		}
		if n := s.Stats().Queries[TierZ3]; n > 0 {
			t.Errorf("%s: Z3 was asked", q.what)
		}
		s.Close()
	}
}

// idle says that a thread's part is empty.
func (c *crew) idle(k int) expr.Value { return c.b.Cmp(expr.SLE, 32, c.behind[k], c.first[k]) }

// By cases no conjunction is refuted that some assignment satisfies, and a model is one.
func TestCasesAgreeWithAllAssignments(t *testing.T) {
	longtest.Test(t)
	sat, unsat := 0, 0
	for seed := range uint64(1500) {
		g := newGenerator(seeded(seed), 3, 3, true)
		var conds []*expr.Node
		add := func(v expr.Value) {
			if v.N != nil {
				conds = append(conds, conjuncts(v.N)...)
			}
		}
		for _, s := range g.symbols { // bounds, and holes in them
			lo, isSigned := uint64(g.pick(8)), g.pick(2)
			less, notMore := []expr.Pred{expr.UGE, expr.SGE}[isSigned], []expr.Pred{expr.ULE, expr.SLE}[isSigned]
			add(g.b.Cmp(expr.NE, 3, g.b.Sym(s), expr.Word((lo+uint64(g.pick(4)))&7)))
			add(g.b.Cmp(less, 3, g.b.Sym(s), expr.Word(lo)))
			add(g.b.Cmp(notMore, 3, g.b.Sym(s), expr.Word((lo+uint64(g.pick(4)))&7)))
		}
		for range 1 + g.pick(3) {
			add(g.equation())
		}
		s := New(g.b, Options{})
		form := s.forms.empty.extended(conds)
		settledForm, r := settled(form)
		m, a := s.byCases(expr.NewModel(), settledForm, r)
		switch r := a.result; {
		case r == Sat && !allHold(m, conds):
			t.Fatalf("seed %d: %v does not satisfy %v", seed, m, conds)
		case r == Sat:
			sat++
		case r == Unsat:
			unsat++
			if g.enumerateMemory(func(m *expr.Model) bool { return allHold(m, conds) }) {
				t.Fatalf("seed %d: %v is satisfiable", seed, conds)
			}
		}
		s.Close()
	}
	if sat < 100 || unsat < 100 {
		t.Errorf("%d have a model by cases, %d have none: they show little", sat, unsat)
	}
}

// What there are too many cases to look at is not refuted.
func TestCasesBeyondTheLimit(t *testing.T) {
	b := expr.NewBuilder(64)
	table := make([]byte, caseValues*caseValues*caseValues) // nothing but its last element is 1
	table[len(table)-1] = 1
	at := expr.Word(0)
	var conds []*expr.Node
	for i := range 3 {
		x := b.Sym(b.NewSymbol(string(rune('a'+i)), 32, expr.Input))
		conds = append(conds, b.Cmp(expr.ULT, 32, x, expr.Word(caseValues)).N)
		at = b.Bin(expr.Add, 64, b.Bin(expr.Mul, 64, at, expr.Word(caseValues)), b.ZExt(32, 64, x))
	}
	conds = append(conds, b.Cmp(expr.EQ, 8, b.Read(b.ConstArray(table, 0), at, 1), expr.Word(1)).N)
	s := New(b, Options{})
	defer s.Close()
	form, r := settled(s.forms.empty.extended(conds))
	if m, a := s.byCases(expr.NewModel(), form, r); a.result == Unsat || a.result == Sat && !allHold(m, conds) {
		t.Errorf("%v is %v, with %v", conds, a.result, m)
	}
}

// enumerateMemory is enumerate, with bytes of memory drawn for each assignment.
func (g *generator) enumerateMemory(f func(*expr.Model) bool) bool {
	return g.enumerate(func(m *expr.Model) bool {
		for i := range uint64(12) {
			m.SetByte(g.arrays[0].Symbol(), i, byte(g.pick(8)))
		}
		return f(m)
	})
}

// A value that a conjunct denies leaves the others, in whatever order they are told.
func TestBoundsWithHoles(t *testing.T) {
	b := expr.NewBuilder(64)
	x := b.Sym(b.NewSymbol("x", 32, expr.Input))
	say := []expr.Value{
		b.Cmp(expr.NE, 32, x, expr.Word(4)), b.Cmp(expr.NE, 32, x, expr.Word(3)), b.Cmp(expr.SLT, 32, x, expr.Word(5)), b.Cmp(expr.SGE, 32, x, expr.Word(2)),
	}
	for first := range say {
		for _, back := range []bool{false, true} {
			var atoms []atom
			for k := range say {
				i := (first + k) % len(say)
				if back {
					i = (first + len(say) - k) % len(say)
				}
				a, _ := atomOf(say[i].N)
				atoms = append(atoms, a)
			}
			bounds := boundsOf(x.N)
			bounds.assumeAll(atoms)
			if bounds.lo != 2 || bounds.hi != 2 || bounds.empty {
				t.Errorf("%v leave from %d to %d", atoms, bounds.lo, bounds.hi)
			}
		}
	}
}
