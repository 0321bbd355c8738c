package expr

import (
	"math/rand"
	"testing"
)

// TestUndefinedRandom: where Undefined of a random expression is false, other values of what is unset do not change the
// expression.
func TestUndefinedRandom(t *testing.T) {
	defined, changed := 0, 0
	for seed := range int64(3000) {
		r := rand.New(rand.NewSource(seed))
		w := newTwin(t, r.Intn)
		p := w.expr(widths[r.Intn(len(widths))])
		if p.v.N == nil {
			continue
		}
		for _, s := range w.b.AllSymbols() {
			if s.Name == "z" || s.Width == 0 && seed%2 == 0 {
				s.Origin = Unset
			}
		}
		if !mentionsUnset(p.v.N) {
			continue
		}
		u := w.b.Undefined(p.v)
		for range 4 {
			before, after := w.draw(r)
			bad, _ := before.Eval(u, 1)
			same := before.EvalBig(p.v).Cmp(after.EvalBig(p.v)) == 0
			switch {
			case bad == 0 && !same:
				t.Fatalf("seed %d: %v is %v or %v, but Undefined is %s", seed, p.v.N, before.EvalBig(p.v), after.EvalBig(p.v), Format(u, 1))
			case bad == 0:
				defined++
			case !same:
				changed++
			}
		}
	}
	if defined < 50 || changed < 50 {
		t.Errorf("%d defined, %d changed: too few to show anything", defined, changed)
	}
}

// draw makes two models that agree but for what is unset.
func (t *twin) draw(r *rand.Rand) (before, after *Model) {
	before, after = NewModel(), NewModel()
	for _, s := range t.b.AllSymbols() {
		if s.Width > 0 {
			x := t.number(s.Width)
			before.SetWide(s, x)
			if s.Origin == Unset {
				x = t.number(s.Width)
			}
			after.SetWide(s, x)
			continue
		}
		for i := range uint64(16) {
			c := byte(r.Intn(256))
			before.SetByte(s, i, c)
			if s.Origin == Unset {
				c = byte(r.Intn(256))
			}
			after.SetByte(s, i, c)
		}
	}
	return before, after
}

// TestUndefinedSelects: choices, reads and logical operations depend on what they select only.
func TestUndefinedSelects(t *testing.T) {
	b := NewBuilder(64)
	unset, in := b.Sym(b.NewSymbol("u", 32, Unset)), b.Sym(b.NewSymbol("in", 32, Input))
	cond := b.Cmp(ULT, 32, in, Word(7))
	memory := b.SymArray("memory", Unset)
	wide := b.ZExt(32, 64, in)
	byUnset := b.Cmp(ULT, 32, unset, Word(7))
	for _, c := range []struct {
		name    string
		v, want Value
	}{
		{"an input", in, False},
		{"an unset variable", unset, True},
		{"a sum with it", b.Bin(Add, 32, in, unset), True},
		{"a choice of it", b.Ite(32, cond, unset, in), cond},
		{"a choice by it", b.Ite(32, byUnset, Word(3), in), True},
		{"a conjunction", b.And1(cond, byUnset), cond},
		{"a disjunction", b.Or1(cond, byUnset), b.Not(cond)},
		{"what cancels out", b.Bin(Xor, 32, unset, unset), False},
		{"a byte of its own", b.Extract(64, b.Concat(32, unset, 32, in), 8, 8), False},
		{"an unset byte", b.Read(memory, Word(3), 1), True},
		{"a byte that was stored", b.Read(b.Store(memory, Word(3), in, 4), Word(5), 1), False},
		{"bytes that may be copied from unset ones", b.Read(b.Copy(b.SymArray("set", Heap), Word(0), memory, Word(8), wide, 1<<40), Word(5), 2), b.Cmp(ULT, 64, Word(5), wide)},
		{"bytes that unset ones were copied over", b.Read(b.Copy(memory, Word(0), b.SymArray("set", Heap), Word(8), wide, 1<<40), Word(5), 2), b.Cmp(ULT, 64, wide, Word(7))},
		{"bytes of a fill", b.Read(b.Fill(memory, Word(0), Word(3), wide, 1<<40), Word(5), 2), b.Cmp(ULT, 64, wide, Word(7))},
		{"a byte beside a store", b.Read(b.Store(memory, wide, Word(1), 1), Word(5), 1), b.Not(b.Cmp(EQ, 64, wide, Word(5)))},
	} {
		got := b.Undefined(c.v)
		differ := b.Bin(Xor, 1, got, c.want)
		if differ == False {
			continue
		}
		for i := range uint64(20) { // equal on all small values is what these cases need
			m := NewModel()
			m.Set(in.N.Symbol(), i)
			if d, _ := m.Eval(differ, 1); d != 0 {
				t.Errorf("%s: Undefined is %s, want %s (in = %d)", c.name, Format(got, 1), Format(c.want, 1), i)
				break
			}
		}
	}
}

func TestRedrawn(t *testing.T) {
	b := NewBuilder(64)
	unset, in := b.Sym(b.NewSymbol("u", 32, Unset)), b.Sym(b.NewSymbol("in", 32, Input))
	v := b.Bin(Add, 32, in, b.Bin(Mul, 32, unset, b.Read(b.SymArray("m", Unset), Word(4), 4)))
	other := b.Redrawn(v)
	for _, s := range Symbols(other.N) {
		if s.Origin == Unset && s.Name != "u'" && s.Name != "m'" || s.Origin == Input && s != in.N.Symbol() {
			t.Errorf("%v still has %s", other.N, s.Name)
		}
	}
	if len(Symbols(other.N)) != 3 || b.Redrawn(in) != in {
		t.Errorf("%v redrawn is %v, %v is %v", v.N, other.N, in.N, b.Redrawn(in).N)
	}
}
