package expr

import (
	"math/big"
	"testing"
)

func TestModel(t *testing.T) {
	b := NewBuilder(64)
	x, y, wide := b.NewSymbol("x", 8, Input), b.NewSymbol("y", 32, Input), b.NewSymbol("w", 128, Input)
	a := b.SymArray("a", Heap)
	m := NewModel()
	sum := b.Bin(Add, 32, b.ZExt(8, 32, b.Sym(x)), b.Sym(y))
	if v, _ := m.Eval(sum, 32); v != 0 {
		t.Errorf("everything unassigned is 0, not %d", v)
	}
	m.Set(x, 0x1ff)
	m.Set(y, 2)
	if v, _ := m.Eval(sum, 32); v != 0x101 {
		t.Errorf("255 + 2 is %d: an assignment must forget what was computed", v)
	}
	m.SetWide(wide, big.NewInt(-2))
	if lo, hi := m.Eval(b.Sym(wide), 128); lo != ^uint64(1) || hi != ^uint64(0) {
		t.Errorf("-2 in 128 bits is %#x, %#x", hi, lo)
	}
	m.SetRest(a.Symbol(), 7)
	m.SetByte(a.Symbol(), 3, 1)
	if v, _ := m.Eval(b.Read(a, Word(2), 4), 32); v != 0x07070107 {
		t.Errorf("bytes 2 to 5 are %#x", v)
	}
	want := "x = 255\ny = 2\nw = 0xfffffffffffffffffffffffffffffffe\na = [3]=1 rest=7\n"
	if m.String() != want {
		t.Errorf("%s, want %s", m, want)
	}
	pc := b.Assume(b.Assume(nil, b.Cmp(ULT, 32, b.Sym(y), Word(3))), b.Cmp(EQ, 8, b.Sym(x), Word(255)))
	if !m.Satisfies(pc) || m.Satisfies(b.Assume(pc, b.Cmp(EQ, 32, b.Sym(y), Word(1)))) || !m.Holds(True) || m.Holds(False) {
		t.Error("Satisfies, Holds")
	}
}
