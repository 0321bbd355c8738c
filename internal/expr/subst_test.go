package expr

import (
	"math/rand"
	"testing"
)

func TestSubstitution(t *testing.T) {
	b := NewBuilder(64)
	c := canon{b}
	x, y := c.sym("x", 32), c.sym("y", 32)
	v := b.Cmp(SLT, 32, c.add(32, x, Word(1)), y)
	if got := b.Subst(v, map[*Node]Value{x.N: y, y.N: x}); got != b.Cmp(SLT, 32, c.add(32, y, Word(1)), x) {
		t.Errorf("exchanging x and y gives %v", got.N)
	}
	if got := b.Subst(v, map[*Node]Value{x.N: Word(3), y.N: Word(5)}); got != True {
		t.Errorf("4 < 5 is %s", Format(got, 1))
	}
	a, other := b.SymArray("a", Heap), b.SymArray("b", Heap)
	r := b.Read(b.Store(a, b.ZExt(32, 64, x), Word(7), 1), b.ZExt(32, 64, y), 1)
	if got := b.Subst(r, map[*Node]Value{a: {N: other}, x.N: Word(2), y.N: Word(3)}); got != b.Read(other, Word(3), 1) {
		t.Errorf("other array: %v", got.N)
	}
	if got := b.SubstArray(b.Store(a, Word(1), x, 4), map[*Node]Value{x.N: Word(9)}); got != b.Store(a, Word(1), Word(9), 4) {
		t.Errorf("within an array: %v", got)
	}
}

// TestImport carries random terms to a Builder in which other terms were made first, and back.
func TestImport(t *testing.T) {
	for seed := range int64(500) {
		r := rand.New(rand.NewSource(seed))
		w := newTwin(t, r.Intn)
		p := w.expr(widths[r.Intn(len(widths))])
		if p.v.N == nil {
			continue
		}
		to := NewBuilder(64)
		to.Sym(to.NewSymbol("z", p.w, Input))
		to.Sym(to.NewSymbol("unrelated", 7, Input))
		there := to.Import(p.v)
		m := NewModel()
		for _, s := range w.b.AllSymbols() {
			switch {
			case s.Width > 0:
				m.SetWide(to.NewSymbol(s.Name, s.Width, s.Origin), w.m.EvalBig(w.b.Sym(s)))
			default:
				for i := range uint64(16) {
					m.SetByte(to.SymArray(s.Name, s.Origin).Symbol(), i, w.m.Byte(s, i))
				}
			}
		}
		want := w.m.EvalBig(p.v)
		if got := m.EvalBig(there); got.Cmp(want) != 0 {
			t.Fatalf("seed %d: %v is %#x, imported %v is %#x", seed, p.v.N, want, there.N, got)
		}
	}
}

func TestImportPathCondition(t *testing.T) {
	b, to := NewBuilder(64), NewBuilder(64)
	c, d := canon{b}, canon{to}
	pc := b.Assume(nil, b.And1(b.Cmp(EQ, 8, c.sym("x", 8), Word(3)), b.Cmp(ULT, 8, c.sym("y", 8), c.sym("x", 8))))
	d.sym("y", 8)
	got := to.NewImporter().PC(pc)
	if got.Len() != 2 || !got.Has(to.Cmp(EQ, 8, d.sym("x", 8), Word(3)).N) || !got.Has(to.Cmp(ULT, 8, d.sym("y", 8), d.sym("x", 8)).N) {
		t.Errorf("imported %v", got.Conds())
	}
}

func TestSymbols(t *testing.T) {
	b := NewBuilder(64)
	c := canon{b}
	x, y, z := c.sym("x", 64), c.sym("y", 64), c.sym("z", 64)
	a := b.SymArray("a", Heap)
	n := b.Cmp(ULT, 64, c.add(64, x, z), b.Read(a, x, 8)).N
	if got := Symbols(n); len(got) != 3 || got[0].Name != "x" || got[1].Name != "z" || got[2].Name != "a" {
		t.Errorf("symbols %v", got)
	}
	if !Mentions(n, a.Symbol()) || Mentions(n, y.N.Symbol()) || !Disjoint(n, y.N) || Disjoint(n, z.N) {
		t.Error("Mentions, Disjoint")
	}
	if b.NewSymbol("x", 64, Input) != x.N.Symbol() || b.NewSymbol("x", 32, Input) == x.N.Symbol() {
		t.Error("a name and width are one symbol")
	}
}

func TestLinear(t *testing.T) {
	b := NewBuilder(64)
	c := canon{b}
	x, y := c.sym("x", 64), c.sym("y", 64)
	v := c.sub(64, c.add(64, c.mul(64, y, Word(8)), Word(16)), c.add(64, x, c.mul(64, y, Word(2))))
	terms, k := b.Linear(64, v)
	if k != 16 || len(terms) != 2 || terms[0] != (Term{^uint64(0), x.N}) || terms[1] != (Term{6, y.N}) {
		t.Errorf("6y - x + 16 reads as %v + %d", terms, k)
	}
	if terms, k := b.Linear(64, b.BitNot(64, x)); k != ^uint64(0) || len(terms) != 1 || terms[0].Coef != ^uint64(0) {
		t.Errorf("~x reads as %v + %d", terms, k)
	}
	if terms, k := b.Linear(64, Word(5)); len(terms) != 0 || k != 5 {
		t.Errorf("5 reads as %v + %d", terms, k)
	}
}

// TestLinearAgreesWithEvaluation adds a value's linear form up again.
func TestLinearAgreesWithEvaluation(t *testing.T) {
	for seed := range int64(500) {
		r := rand.New(rand.NewSource(seed))
		w := newTwin(t, r.Intn)
		width := []int{3, 8, 32, 64}[r.Intn(4)]
		p := w.expr(width)
		terms, sum := w.b.Linear(width, p.v)
		for _, term := range terms {
			x, _ := w.m.Eval(Value{N: term.N}, width)
			sum += term.Coef * x
		}
		if want, _ := w.m.Eval(p.v, width); sum&mask(width) != want {
			t.Fatalf("seed %d: %v is %#x, its linear form %#x", seed, p.v.N, want, sum&mask(width))
		}
	}
}
