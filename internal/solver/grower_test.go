package solver

import (
	"math"
	"math/rand/v2"

	"midway/internal/expr"
)

// grower makes random terms and records how, together with their values in the points of a space: all
// assignments, or where they are too many a sample of them.
type grower struct {
	b       *expr.Builder
	r       *rand.Rand
	points  []*point
	all     bool // the space is all assignments
	floats  bool
	wide    bool // terms of more than 9 bits
	symbols []*term
	pool    []*term
	arrays  []*term
	cells   int // of the unknown array, that an exhaustive space knows; one bit each
}

// oddWidths are the widths of terms; the smaller ones are drawn more often.
var oddWidths = []int{1, 2, 3, 4, 5, 7, 8, 8, 9, 12, 15, 16, 16, 17, 24, 31, 32, 32, 33, 47, 48, 63, 64, 64, 65, 80, 96, 127, 128}

// narrowWidths is how many of them have at most 9 bits.
const narrowWidths = 9

// spaceBits bounds an exhaustive space.
const spaceBits = 8

// sampled is how many points there are of a space that is too large.
const sampled = 48

func newGrower(seed uint64) *grower {
	r := rand.New(rand.NewPCG(seed, 2))
	g := &grower{b: expr.NewBuilder([]int{8, 32, 64}[r.IntN(3)]), r: r, all: r.IntN(40) != 0, floats: r.IntN(50) == 0}
	g.wide = !g.all || r.IntN(5) == 0
	if g.all {
		g.smallSpace()
	} else {
		g.largeSpace()
	}
	g.arrays = append(g.arrays, g.newTable())
	for range 12 {
		g.pool = append(g.pool, g.leaf())
	}
	return g
}

// smallSpace has a few unknown bits, in symbols and in memory.
func (g *grower) smallSpace() {
	g.cells = []int{0, 0, 2, 4}[g.r.IntN(4)]
	left := spaceBits - g.cells
	for name := 'a'; left > 0; name++ {
		w := 1 + g.r.IntN(min(left, 4))
		g.newSymbol(string(name), w)
		left -= w
	}
	for i := range 1 << spaceBits {
		bits := uint64(i)
		p := &point{at: i}
		words := map[*term]number{}
		for _, s := range g.symbols {
			words[s] = small64(bits & (1<<s.w - 1))
			bits >>= s.w
		}
		p.symbol = func(t *term) number { return words[t] }
		p.cell = func(at uint64) byte { return byte(bits >> at & 1) }
		g.points = append(g.points, p)
	}
	if g.cells > 0 {
		g.arrays = append(g.arrays, &term{kind: root, array: g.b.SymArray("mem", expr.Heap)})
	}
	g.evaluateSymbols()
}

func (g *grower) evaluateSymbols() {
	for _, s := range g.symbols {
		s.values = make([]number, len(g.points))
		for i, p := range g.points {
			s.values[i] = p.symbol(s)
		}
	}
}

// largeSpace has symbols of all widths, and memory.
func (g *grower) largeSpace() {
	for range 2 + g.r.IntN(3) {
		g.newSymbol(string(rune('a'+len(g.symbols))), []int{8, 16, 24, 32, 33, 64, 64, 128}[g.r.IntN(8)])
	}
	for range sampled {
		words := map[*term]number{}
		for _, s := range g.symbols {
			words[s] = g.number(s.w)
		}
		memory := [16]byte{}
		for i := range memory {
			memory[i] = byte(g.r.IntN(256))
		}
		g.points = append(g.points, &point{
			at:     len(g.points),
			symbol: func(t *term) number { return words[t] },
			cell:   func(at uint64) byte { return memory[at%16] & byte(0-b2u(at < 16)) },
		})
	}
	g.arrays = append(g.arrays, &term{kind: root, array: g.b.SymArray("mem", expr.Heap)})
	g.evaluateSymbols()
}

func b2u(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

func (g *grower) newSymbol(name string, w int) {
	t := &term{kind: symbol, w: w, v: g.b.Sym(g.b.NewSymbol(name, w, expr.Input))}
	g.symbols = append(g.symbols, t)
}

func (g *grower) newTable() *term {
	t := &term{kind: table, op: g.r.IntN(256)}
	for range 1 + g.r.IntN(12) {
		t.bytes = append(t.bytes, byte(g.r.IntN(6)*43))
	}
	t.array = g.b.ConstArray(t.bytes, byte(t.op))
	return t
}

// number draws values of w bits near where operations change their course.
func (g *grower) number(w int) number {
	x := small64(uint64(g.r.IntN(12)))
	switch g.r.IntN(8) {
	case 0:
		x = x.neg()
	case 1:
		x = x.plus(small64(1).left(g.r.IntN(w)))
	case 2:
		x = small64(1).left(g.r.IntN(w)).plus(x.neg())
	case 3:
		x = number{g.r.Uint64(), g.r.Uint64()}
	case 4:
		x = small64(g.r.Uint64() >> g.r.IntN(64))
	case 5:
		f := []float64{0.5, -1.5, 2, 3e9, -1e30, math.Inf(1), math.NaN(), 255.75}[g.r.IntN(8)]
		x = rounded(64-32*int(b2u(w == 32)), f)
	}
	return x.cut(w)
}

// finish gives a term its values, and keeps it for later terms.
func (g *grower) finish(t *term) *term {
	for _, k := range t.kids {
		t.depth = max(t.depth, k.depth+1)
	}
	t.values = make([]number, len(g.points))
	for i, p := range g.points {
		t.values[i] = t.compute(p)
	}
	if t.w > 1 && t.depth < 6 && (t.v.N != nil || g.r.IntN(12) == 0) {
		g.keep(&g.pool, t, 40)
	}
	return t
}

// keep adds to a list of at most n, in place of any.
func (g *grower) keep(list *[]*term, t *term, n int) {
	if len(*list) < n {
		*list = append(*list, t)
		return
	}
	(*list)[g.r.IntN(n)] = t
}

func (g *grower) constant(w int) *term {
	c := g.number(w)
	t := &term{kind: constant, w: w, c: c, v: expr.Word(c.lo)}
	if w > 64 {
		t.v = g.b.Wide(w, c.hi, c.lo)
	}
	return g.finish(t)
}

func (g *grower) leaf() *term {
	if g.r.IntN(4) == 0 {
		return g.constant(g.width())
	}
	return g.as(g.symbols[g.r.IntN(len(g.symbols))], g.width())
}

func (g *grower) width() int {
	if !g.wide || g.r.IntN(3) > 0 {
		return oddWidths[g.r.IntN(narrowWidths)]
	}
	return oddWidths[g.r.IntN(len(oddWidths))]
}

// some is a term at hand, of w bits by extension or extraction.
func (g *grower) some(w int) *term {
	if g.r.IntN(7) == 0 {
		return g.constant(w)
	}
	if g.r.IntN(5) == 0 {
		return g.as(g.leaf(), w)
	}
	fitting := g.pool[g.r.IntN(len(g.pool))]
	for range 6 {
		if fitting.w == w {
			break
		}
		fitting = g.pool[g.r.IntN(len(g.pool))]
	}
	return g.as(fitting, w)
}

func (g *grower) as(x *term, w int) *term {
	switch {
	case x.w == w:
		return x
	case x.w > w:
		lo := g.r.IntN(x.w - w + 1)
		if g.r.IntN(2) == 0 {
			lo = 0
		}
		return g.finish(&term{kind: extract, w: w, from: lo, kids: []*term{x}, v: g.b.Extract(x.w, x.v, lo, w)})
	case g.r.IntN(2) == 0:
		return g.finish(&term{kind: signExtend, w: w, kids: []*term{x}, v: g.b.SExt(x.w, w, x.v)})
	}
	return g.finish(&term{kind: zeroExtend, w: w, kids: []*term{x}, v: g.b.ZExt(x.w, w, x.v)})
}

// grow makes one more term.
func (g *grower) grow() *term {
	w := g.width()
	switch k := g.r.IntN(20); {
	case k < 8:
		return g.binary(w)
	case k < 10:
		return g.unary(w)
	case k < 12:
		c, x, y := g.condition(), g.some(w), g.some(w)
		return g.finish(&term{kind: choice, w: w, kids: []*term{c, x, y}, v: g.b.Ite(w, c.v, x.v, y.v)})
	case k == 12 && w > 1:
		at := 1 + g.r.IntN(w-1)
		x, y := g.some(w-at), g.some(at)
		return g.finish(&term{kind: concat, w: w, kids: []*term{x, y}, v: g.b.Concat(w-at, x.v, at, y.v)})
	case k == 13:
		x := g.some(w)
		return g.finish(&term{kind: complement, w: w, kids: []*term{x}, v: g.b.BitNot(w, x.v)})
	case k == 14:
		g.store()
		return g.load()
	case k == 15:
		return g.load()
	case k < 18 && g.floats:
		return g.floating()
	}
	return g.as(g.condition(), w)
}

// binary keeps products and quotients of wide unknowns rare: they are hard for Z3.
func (g *grower) binary(w int) *term {
	op := expr.BinOp(g.r.IntN(13))
	x, y := g.some(w), g.some(w)
	if hard := op >= expr.Mul && op <= expr.SRem; hard && w > 16 && g.r.IntN(8) != 0 {
		y = g.constant(w)
	}
	if g.r.IntN(10) == 0 {
		y = x
	}
	return g.finish(&term{kind: binary, op: int(op), w: w, kids: []*term{x, y}, v: g.b.Bin(op, w, x.v, y.v)})
}

func (g *grower) unary(w int) *term {
	op := expr.UnOp(g.r.IntN(6))
	if op == expr.BSwap {
		w = (w + 7) / 8 * 8
	}
	x := g.some(w)
	return g.finish(&term{kind: unary, op: int(op), w: w, kids: []*term{x}, v: g.b.Un(op, w, x.v)})
}

// index is an array index. In an exhaustive space it stays among the cells that are known, if the array
// may be the unknown one.
func (g *grower) index(known bool) *term {
	w := g.b.PtrBits()
	if !known {
		if g.r.IntN(3) == 0 {
			return g.some(w)
		}
		small := g.as(g.some(3), w)
		c := g.constant(w)
		if g.r.IntN(2) == 0 {
			c = g.finish(&term{kind: constant, w: w, c: small64(uint64(g.r.IntN(8))), v: expr.Word(0)})
			c.v = expr.Word(c.c.lo)
		}
		return g.finish(&term{kind: binary, op: int(expr.Add), w: w, kids: []*term{small, c}, v: g.b.Bin(expr.Add, w, small.v, c.v)})
	}
	bit := g.as(g.some(2), 1)
	return g.finish(&term{kind: zeroExtend, w: w, kids: []*term{bit}, v: g.b.ZExt(1, w, bit.v)})
}

// overRoot reports whether reads of an array can reach the unknown one.
func (t *term) overRoot() bool {
	if t.kind == root {
		return true
	}
	for _, k := range t.kids {
		if k.w == 0 && k.overRoot() {
			return true
		}
	}
	return false
}

func (g *grower) store() {
	a := g.arrays[g.r.IntN(len(g.arrays))]
	t := &term{kind: store}
	if g.r.IntN(5) == 0 {
		c, y := g.condition(), g.arrays[g.r.IntN(len(g.arrays))]
		t = &term{kind: choiceOfArrays, kids: []*term{c, a, y}, array: g.b.IteArray(c.v, a.array, y.array)}
	} else {
		n := []int{1, 1, 2, 4, 8, 9}[g.r.IntN(6)]
		i, x := g.index(false), g.some(8*n)
		t.kids, t.array = []*term{a, i, x}, g.b.Store(a.array, i.v, x.v, n)
	}
	for _, k := range t.kids {
		t.depth = max(t.depth, k.depth+1)
	}
	if t.depth > 12 {
		t = g.newTable()
	}
	if len(g.arrays) < 6 {
		g.arrays = append(g.arrays, t)
		return
	}
	g.arrays[1+g.r.IntN(5)] = t
}

// load reads an array; of the unknown one, an exhaustive space knows the lowest bit of each byte.
func (g *grower) load() *term {
	a := g.arrays[g.r.IntN(len(g.arrays))]
	masked := g.all && a.overRoot()
	n := []int{1, 1, 2, 4, 8, 9}[g.r.IntN(6)]
	if masked {
		n = 1 + g.r.IntN(max(g.cells-1, 1))
	}
	i := g.index(masked)
	t := g.finish(&term{kind: read, w: 8 * n, kids: []*term{a, i}, v: g.b.Read(a.array, i.v, n)})
	if !masked {
		return t
	}
	if g.pool[len(g.pool)-1] == t {
		g.pool = g.pool[:len(g.pool)-1]
	}
	for k, p := range g.pool {
		if p == t {
			g.pool[k] = g.symbols[0]
		}
	}
	lowest := &term{kind: constant, w: 8 * n, c: small64(0x0101010101010101).cut(8 * n)}
	lowest.v = expr.Word(lowest.c.lo)
	g.finish(lowest)
	return g.finish(&term{kind: binary, op: int(expr.And), w: 8 * n, kids: []*term{t, lowest}, v: g.b.Bin(expr.And, 8*n, t.v, lowest.v)})
}

func (g *grower) floating() *term {
	w := []int{32, 32, 64}[g.r.IntN(3)]
	x, y := g.some(w), g.some(w)
	switch g.r.IntN(6) {
	case 0:
		op := expr.FBinOp(g.r.IntN(4))
		return g.finish(&term{kind: floatBinary, op: int(op), w: w, kids: []*term{x, y}, v: g.b.FBin(op, w, x.v, y.v)})
	case 1:
		return g.finish(&term{kind: floatNegate, w: w, kids: []*term{x}, v: g.b.FUn(expr.FNeg, w, x.v)})
	case 2:
		fn := []expr.Math{expr.FAbs, expr.Floor, expr.Ceil, expr.Round, expr.RoundEven, expr.FTrunc, expr.Sqrt}[g.r.IntN(7)]
		return g.finish(&term{kind: floatFunction, op: int(fn), w: w, kids: []*term{x}, v: g.b.FMath(fn, w, x.v)})
	case 3:
		fn := []expr.Math{expr.MinNum, expr.MaxNum, expr.CopySign}[g.r.IntN(3)]
		return g.finish(&term{kind: floatFunction, op: int(fn), w: w, kids: []*term{x, y}, v: g.b.FMath(fn, w, x.v, y.v)})
	case 4:
		to, kind := g.width(), expr.FPToUI+expr.FConvKind(g.r.IntN(2))
		return g.finish(&term{kind: floatConversion, op: int(kind), w: to, kids: []*term{x}, v: g.b.FConv(kind, w, to, x.v)})
	}
	kind := expr.UIToFP + expr.FConvKind(g.r.IntN(2))
	from := g.some(g.width())
	if g.r.IntN(4) == 0 {
		kind, from = expr.FPTrunc, g.some(64)
		if w == 64 {
			kind, from = expr.FPExt, g.some(32)
		}
	}
	return g.finish(&term{kind: floatConversion, op: int(kind), w: w, kids: []*term{from}, v: g.b.FConv(kind, from.w, w, from.v)})
}

// condition is a term of width 1, mostly not a constant.
func (g *grower) condition() *term {
	c := g.anyCondition()
	for range 3 {
		if c.v.N != nil {
			break
		}
		c = g.anyCondition()
	}
	return c
}

func (g *grower) anyCondition() *term {
	switch k := g.r.IntN(16); {
	case k == 0 && g.floats:
		w, pred := []int{32, 32, 64}[g.r.IntN(3)], g.r.IntN(16)
		x, y := g.some(w), g.some(w)
		return g.finish(&term{kind: floatComparison, op: pred, w: 1, kids: []*term{x, y}, v: g.b.FCmp(expr.FPred(pred), w, x.v, y.v)})
	case k == 1:
		w, signed, op := g.width(), g.r.IntN(2), expr.BinOp(g.r.IntN(3))
		x, y := g.some(w), g.some(w)
		if op == expr.Mul && w > 16 {
			y = g.constant(w)
		}
		return g.finish(&term{kind: overflow, op: int(op), from: signed, w: 1, kids: []*term{x, y}, v: g.b.Overflow(op, signed == 1, w, x.v, y.v)})
	case k < 4:
		op := []expr.BinOp{expr.And, expr.Or, expr.Xor}[g.r.IntN(3)]
		x, y := g.condition(), g.condition()
		return g.finish(&term{kind: binary, op: int(op), w: 1, kids: []*term{x, y}, v: g.b.Bin(op, 1, x.v, y.v)})
	}
	x := g.pool[g.r.IntN(len(g.pool))]
	y := g.some(x.w)
	if g.r.IntN(2) == 0 {
		y = g.near(x)
	}
	pred := expr.Pred(g.r.IntN(10))
	return g.finish(&term{kind: comparison, op: int(pred), w: 1, kids: []*term{x, y}, v: g.b.Cmp(pred, x.w, x.v, y.v)})
}

// near is a constant that x has somewhere, or almost.
func (g *grower) near(x *term) *term {
	c := x.values[g.r.IntN(len(x.values))].plus(small64(uint64(g.r.IntN(3)))).plus(small64(1).neg()).cut(x.w)
	t := &term{kind: constant, w: x.w, c: c, v: expr.Word(c.lo)}
	if x.w > 64 {
		t.v = g.b.Wide(x.w, c.hi, c.lo)
	}
	return g.finish(t)
}
