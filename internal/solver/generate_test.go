package solver

import (
	"math/rand/v2"

	"midway/internal/expr"
)

// generator makes random conditions over a few symbols, bytes of an unknown array and a table. Its
// randomness comes from pick, so that rapid can shrink and a seed can repeat.
type generator struct {
	b       *expr.Builder
	pick    func(n int) int // 0 to n-1
	symbols []*expr.Symbol
	width   int // of the symbols, in bits
	arrays  []*expr.Array
}

func seeded(seed uint64) func(int) int {
	return rand.New(rand.NewPCG(seed, 1)).IntN
}

// newGenerator makes n symbols of w bits. With arrays, conditions read memory too.
func newGenerator(pick func(int) int, n, w int, arrays bool) *generator {
	g := &generator{b: expr.NewBuilder(8), pick: pick, width: w}
	for i := range n {
		g.symbols = append(g.symbols, g.b.NewSymbol(string(rune('a'+i)), w, expr.Input))
	}
	if arrays {
		g.arrays = []*expr.Array{
			g.b.SymArray("mem", expr.Heap),
			g.b.ConstArray([]byte{1, 1, 2, 3, 5, 8, 13}, 7),
		}
	}
	return g
}

func (g *generator) symbol() expr.Value { return g.b.Sym(g.symbols[g.pick(len(g.symbols))]) }

func (g *generator) constant(w int) expr.Value {
	return expr.Word(uint64(g.pick(256)) & (1<<w - 1))
}

// value is a random term of the symbols' width.
func (g *generator) value(depth int) expr.Value {
	w := g.width
	if depth == 0 || g.pick(4) == 0 {
		if g.pick(3) == 0 {
			return g.constant(w)
		}
		return g.symbol()
	}
	switch g.pick(8) {
	case 0, 1, 2:
		return g.b.Bin(expr.BinOp(g.pick(13)), w, g.value(depth-1), g.value(depth-1))
	case 3:
		return g.b.Ite(w, g.condition(depth-1), g.value(depth-1), g.value(depth-1))
	case 4:
		return g.b.Un(expr.UnOp(g.pick(3)), w, g.value(depth-1))
	case 5:
		half := w / 2
		v := g.b.Extract(w, g.value(depth-1), g.pick(w-half+1), half)
		if g.pick(2) == 0 {
			return g.b.SExt(half, w, v)
		}
		return g.b.ZExt(half, w, v)
	case 6:
		return g.b.ZExt(1, w, g.condition(depth-1))
	}
	return g.read(depth - 1)
}

// read is some bits of a byte, or of two bytes, of memory.
func (g *generator) read(depth int) expr.Value {
	if len(g.arrays) == 0 {
		return g.symbol()
	}
	n := 1 + g.pick(2)
	v := g.b.Read(g.arrays[g.pick(len(g.arrays))], g.index(depth), n)
	return g.b.Extract(8*n, v, g.pick(8*n-g.width+1), g.width)
}

// index is an array index of 8 bits.
func (g *generator) index(depth int) expr.Value {
	if g.pick(2) == 0 {
		return expr.Word(uint64(g.pick(6)))
	}
	return g.b.ZExt(g.width, 8, g.value(depth))
}

// store adds an array made from the others.
func (g *generator) store() {
	a := g.arrays[g.pick(len(g.arrays))]
	n := 1 + g.pick(2)
	if g.pick(4) == 0 {
		g.arrays = append(g.arrays, g.b.IteArray(g.condition(1), a, g.arrays[g.pick(len(g.arrays))]))
		return
	}
	if g.pick(2) == 0 {
		g.ranged(a)
		return
	}
	v := g.value(1)
	g.arrays = append(g.arrays, g.b.Store(a, g.index(1), g.b.ZExt(g.width, 8*n, v), n))
}

// ranged adds an array of which a range was copied or filled.
func (g *generator) ranged(a *expr.Array) {
	to, n, limit := g.index(1), g.index(1), []uint64{3, 8, 100, 255}[g.pick(4)]
	if g.pick(3) == 0 {
		g.arrays = append(g.arrays, g.b.Fill(a, to, g.b.ZExt(g.width, 8, g.value(1)), n, limit))
		return
	}
	src, from := g.arrays[g.pick(len(g.arrays))], g.index(1)
	g.arrays = append(g.arrays, g.b.Copy(a, to, src, from, n, limit))
}

// condition is a random term of width 1.
func (g *generator) condition(depth int) expr.Value {
	if depth > 0 {
		switch g.pick(6) {
		case 0:
			return g.b.And1(g.condition(depth-1), g.condition(depth-1))
		case 1:
			return g.b.Or1(g.condition(depth-1), g.condition(depth-1))
		case 2:
			return g.b.Not(g.condition(depth - 1))
		}
	}
	right := g.value(max(depth-1, 0))
	if g.pick(2) == 0 {
		right = g.constant(g.width)
	}
	return g.b.Cmp(expr.Pred(g.pick(10)), g.width, g.value(depth), right)
}

// enumerate calls f with every assignment of the symbols until it returns true, and reports whether
// it did.
func (g *generator) enumerate(f func(*expr.Model) bool) bool {
	n := uint64(1) << (g.width * len(g.symbols))
	for bits := range n {
		m := expr.NewModel()
		for i, s := range g.symbols {
			m.Set(s, bits>>(g.width*i)&(1<<g.width-1))
		}
		if f(m) {
			return true
		}
	}
	return false
}

// satisfiable decides by enumeration. It needs conditions without unknown arrays.
func (g *generator) satisfiable(conds []*expr.Node) Result {
	if g.enumerate(func(m *expr.Model) bool { return allHold(m, conds) }) {
		return Sat
	}
	return Unsat
}
