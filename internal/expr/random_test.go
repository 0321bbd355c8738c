package expr

import (
	"math"
	"math/big"
	"math/rand"
	"testing"

	"pgregory.net/rapid"
)

// twin builds one expression twice: through the constructors, and as plain nodes that nothing
// simplified. Both, evaluated in the same model, must agree.
type twin struct {
	t        failer
	pick     func(n int) int // a number below n
	b, raw   *Builder
	m, rawM  *Model
	consts   map[*Node]Value
	array    *Array
	rawArray *Array
	olds     [][2]*Array // earlier ones, and their plain twins
	depth    int
	seed     int64
}

// failer is what twins need of a testing.T or a rapid.T.
type failer interface {
	Fatalf(format string, args ...any)
}

// pair is a value of w bits and its plain twin.
type pair struct {
	w int
	v Value
	n *Node
}

var widths = []int{1, 3, 8, 16, 32, 33, 64, 65, 128}

func newTwin(t failer, pick func(n int) int) *twin {
	w := &twin{t: t, pick: pick, b: NewBuilder(64), raw: NewBuilder(64), m: NewModel(), rawM: NewModel(), consts: map[*Node]Value{}}
	w.array, w.rawArray = w.b.SymArray("a", Heap), w.raw.SymArray("a", Heap)
	for i := range uint64(16) {
		c := byte(pick(256))
		w.m.SetByte(w.array.Symbol(), i, c)
		w.rawM.SetByte(w.rawArray.Symbol(), i, c)
	}
	return w
}

// number draws small, extreme and arbitrary values of w bits.
func (t *twin) number(w int) *big.Int {
	x := new(big.Int)
	switch t.pick(7) {
	case 0:
		x.SetInt64(int64(t.pick(13) - 3))
	case 1:
		x.Lsh(one, uint(t.pick(w)))
	case 2:
		x.Lsh(one, uint(t.pick(w))).Sub(x, one)
	case 3:
		x.SetUint64(t.word())
	case 4:
		x.SetUint64(t.word())
		x.Lsh(x, 64).Or(x, new(big.Int).SetUint64(t.word()))
	case 5: // an ordinary float, an infinity or a NaN
		f := []float64{0.5, -1.5, 2, 3e9, -1e300, math.Inf(1), math.NaN(), 255.75}[t.pick(8)]
		x.SetUint64(math.Float64bits(f))
		if w == 32 {
			x.SetUint64(uint64(math.Float32bits(float32(f))))
		}
	default:
		x.Lsh(one, uint(w-1)).Add(x, big.NewInt(int64(t.pick(3)-1)))
	}
	return x.And(x, bigMask(w))
}

func (t *twin) word() uint64 {
	v := uint64(0)
	for range 4 {
		v = v<<16 | uint64(t.pick(1<<16))
	}
	return v
}

func (t *twin) leaf(w int) pair {
	if t.pick(3) == 0 {
		v := t.b.big(w, t.number(w))
		return pair{w, v, t.raw.node(w, t.raw.big(w, bigOf(v)))}
	}
	name := "xyz"[t.pick(3):][:1]
	s, r := t.b.NewSymbol(name, w, Input), t.raw.NewSymbol(name, w, Input)
	v := t.b.Sym(s)
	if _, ok := t.consts[v.N]; !ok {
		x := t.number(w)
		t.m.SetWide(s, x)
		t.rawM.SetWide(r, x)
		t.consts[v.N] = t.b.big(w, new(big.Int).Set(x))
	}
	return pair{w, v, t.raw.Sym(r).N}
}

// expr draws an expression of w bits.
func (t *twin) expr(w int) pair {
	t.depth++
	defer func() { t.depth-- }()
	if t.depth > 5 {
		return t.leaf(w)
	}
	switch k := t.pick(14); {
	case k == 0:
		return t.leaf(w)
	case k <= 6:
		return t.binary(w)
	case k == 7:
		return t.unary(w)
	case k == 8:
		c, x, y := t.expr(1), t.expr(w), t.expr(w)
		return pair{w, t.b.Ite(w, c.v, x.v, y.v), t.raw.mk(OpIte, w, 0, 0, c.n, x.n, y.n)}
	case k == 9 && w == 1, k == 10 && w == 1:
		return t.comparison()
	case k <= 11:
		return t.resize(w)
	case k == 12 && w > 1:
		at := 1 + t.pick(w-1)
		hi, lo := t.expr(w-at), t.expr(at)
		return pair{w, t.b.Concat(w-at, hi.v, at, lo.v), t.raw.mk(OpConcat, w, 0, 0, hi.n, lo.n)}
	case native(w) && t.pick(2) == 0:
		return t.floating(w)
	case w%8 == 0 || t.pick(3) == 0 && w > 1:
		return t.read((w+7)/8*8).low(t, w)
	}
	return t.comparisonAs(w)
}

var rawBin = [...]Op{OpAdd, OpNot, OpMul, OpUDiv, OpSDiv, OpURem, OpSRem, OpShl, OpLShr, OpAShr, OpAnd, OpOr, OpXor}

func (t *twin) binary(w int) pair {
	op := BinOp(t.pick(13))
	x, y := t.expr(w), t.expr(w)
	if t.pick(8) == 0 {
		y = x
	}
	v := t.b.Bin(op, w, x.v, y.v)
	if op == Sub {
		minus := t.raw.mk(OpMul, w, 0, 0, t.raw.node(w, t.raw.big(w, bigMask(w))), y.n)
		return pair{w, v, t.raw.mk(OpAdd, w, 0, 0, x.n, minus)}
	}
	return pair{w, v, t.raw.mk(rawBin[op], w, 0, 0, x.n, y.n)}
}

func (t *twin) unary(w int) pair {
	x := t.expr(w)
	switch op := []UnOp{CtPop, CtLz, CtTz, Neg, 99, BSwap, BitReverse}[t.pick(7)]; op {
	case Neg:
		return pair{w, t.b.Un(Neg, w, x.v), t.raw.mk(OpMul, w, 0, 0, t.raw.node(w, t.raw.big(w, bigMask(w))), x.n)}
	case 99:
		return pair{w, t.b.BitNot(w, x.v), t.raw.mk(OpNot, w, 0, 0, x.n)}
	case BSwap, BitReverse:
		if op == BSwap && w%8 != 0 {
			return x
		}
		unit := 1
		if op == BSwap {
			unit = 8
		}
		var kids []*Node
		for lo := 0; lo < w; lo += unit {
			kids = append(kids, t.raw.mk(OpExtract, unit, 0, uint64(lo), x.n))
		}
		return pair{w, t.b.Un(op, w, x.v), t.raw.mk(OpConcat, w, 0, 0, kids...)}
	default:
		return pair{w, t.b.Un(op, w, x.v), t.raw.mk(OpCtPop+Op(op), w, 0, 0, x.n)}
	}
}

func (t *twin) comparison() pair {
	if t.pick(6) == 0 {
		w := 32 + 32*t.pick(2)
		x, y, pred := t.expr(w), t.expr(w), t.pick(16)
		return pair{1, t.b.FCmp(FPred(pred), w, x.v, y.v), t.raw.mk(OpFCmp, 1, uint8(pred), 0, x.n, y.n)}
	}
	w := widths[t.pick(len(widths))]
	pred := Pred(t.pick(10))
	x, y := t.expr(w), t.expr(w)
	v := t.b.Cmp(pred, w, x.v, y.v)
	p, q := x.n, y.n
	switch pred {
	case ULE, UGT, SLE, SGT:
		p, q = q, p
	}
	op := [...]Op{OpEq, OpEq, OpUlt, OpUlt, OpUlt, OpUlt, OpSlt, OpSlt, OpSlt, OpSlt}[pred]
	n := t.raw.mk(op, 1, 0, 0, p, q)
	if pred == NE || pred == ULE || pred == UGE || pred == SLE || pred == SGE {
		n = t.raw.mk(OpNot, 1, 0, 0, n)
	}
	return pair{1, v, n}
}

// floating draws a float operation of w bits.
func (t *twin) floating(w int) pair {
	x := t.expr(w)
	switch k := t.pick(12); {
	case k < 4:
		y := t.expr(w)
		return pair{w, t.b.FBin(FAdd+FBinOp(k), w, x.v, y.v), t.raw.mk(OpFAdd+Op(k), w, 0, 0, x.n, y.n)}
	case k == 4:
		return pair{w, t.b.FMath(Sqrt, w, x.v), t.raw.mk(OpFSqrt, w, 0, 0, x.n)}
	case k == 5:
		y, z := t.expr(w), t.expr(w)
		return pair{w, t.b.FMath(FMA, w, x.v, y.v, z.v), t.raw.mk(OpFMA, w, 0, 0, x.n, y.n, z.n)}
	case k == 6:
		how := Floor + Math(t.pick(5))
		return pair{w, t.b.FMath(how, w, x.v), t.raw.mk(OpFRnd, w, uint8(how), 0, x.n)}
	case k == 7:
		y, most := t.expr(w), t.pick(2)
		return pair{w, t.b.FMath(MinNum+Math(most), w, x.v, y.v), t.raw.mk(OpFMin+Op(most), w, 0, 0, x.n, y.n)}
	case k == 8:
		to := []int{1, 8, 33, 64, 65, 90}[t.pick(6)]
		kind := FPToUI + FConvKind(t.pick(2))
		v, n := t.b.FConv(kind, w, to, x.v), t.raw.mk(OpFToUI+Op(kind-FPToUI), to, 0, 0, x.n)
		return pair{w, t.b.SExt(to, w+64, v), t.raw.mk(OpSExt, w+64, 0, 0, n)}.low(t, w)
	case k == 9:
		from, kind := widths[t.pick(len(widths))], UIToFP+FConvKind(t.pick(2))
		i := t.expr(from)
		return pair{w, t.b.FConv(kind, from, w, i.v), t.raw.mk(OpUIToF+Op(kind-UIToFP), w, 0, 0, i.n)}
	case k == 10:
		return pair{w, t.b.FUn(FNeg, w, x.v), t.raw.mk(OpXor, w, 0, 0, x.n, t.raw.node(w, Word(signBit(w))))}
	}
	kind, from := FPTrunc, 64
	if w == 64 {
		kind, from = FPExt, 32
	}
	y := t.expr(from)
	return pair{w, t.b.FConv(kind, from, w, y.v), t.raw.mk(OpFToF, w, 0, 0, y.n)}
}

// low is the low w bits of p, which is wider.
func (p pair) low(t *twin, w int) pair {
	from := int(p.n.width)
	if from == w {
		return p
	}
	return pair{w, t.b.Extract(from, p.v, 0, w), t.raw.mk(OpExtract, w, 0, 0, p.n)}
}

func (t *twin) comparisonAs(w int) pair {
	c := t.comparison()
	if w == 1 {
		return c
	}
	return pair{w, t.b.ZExt(1, w, c.v), t.raw.mk(OpZExt, w, 0, 0, c.n)}
}

func (t *twin) resize(w int) pair {
	from := widths[t.pick(len(widths))]
	x := t.expr(from)
	switch {
	case from == w:
		return x
	case from > w:
		lo := t.pick(from - w + 1)
		return pair{w, t.b.Extract(from, x.v, lo, w), t.raw.mk(OpExtract, w, 0, uint64(lo), x.n)}
	case t.pick(2) == 0:
		return pair{w, t.b.SExt(from, w, x.v), t.raw.mk(OpSExt, w, 0, 0, x.n)}
	}
	return pair{w, t.b.ZExt(from, w, t.b.wideIn(from, x.v)), t.raw.mk(OpZExt, w, 0, 0, x.n)}
}

// index draws an array index: often a small constant or a small distance from a symbol.
func (t *twin) index() pair {
	switch t.pick(3) {
	case 0:
		c := uint64(t.pick(10))
		return pair{64, Word(c), t.raw.node(64, Word(c))}
	case 1:
		c := uint64(t.pick(10))
		x := t.leaf(64)
		return pair{64, t.b.Bin(Add, 64, x.v, Word(c)), t.raw.mk(OpAdd, 64, 0, 0, x.n, t.raw.node(64, Word(c)))}
	}
	x := t.leaf(3)
	unit, off := []uint64{1, 2, 3, 4, 8, 12, 1 << 63}[t.pick(7)], uint64(t.pick(5))
	op, wide := OpZExt, t.b.ZExt(3, 64, x.v)
	if t.pick(2) == 0 {
		op, wide = OpSExt, t.b.SExt(3, 64, x.v)
	}
	v := t.b.Bin(Add, 64, t.b.Bin(Mul, 64, wide, Word(unit)), Word(off))
	n := t.raw.mk(OpMul, 64, 0, 0, t.raw.node(64, Word(unit)), t.raw.mk(op, 64, 0, 0, x.n))
	return pair{64, v, t.raw.mk(OpAdd, 64, 0, 0, n, t.raw.node(64, Word(off)))}
}

// ranged copies or fills a range, from an earlier array or within this one.
func (t *twin) ranged() {
	to, n, limit := t.index(), t.index(), []uint64{1<<63 - 1, 8, 1 + uint64(t.pick(30))}[t.pick(3)]
	if t.pick(3) == 0 {
		n = t.expr(64)
	}
	if t.pick(3) == 0 {
		x := t.expr(8)
		t.array, t.rawArray = t.b.Fill(t.array, to.v, x.v, n.v, limit), t.raw.mk(OpFill, 0, 0, limit, t.rawArray, to.n, n.n, x.n)
		return
	}
	from, src := t.index(), [2]*Array{t.array, t.rawArray}
	if t.pick(4) == 0 {
		from = to
	}
	if len(t.olds) > 0 && t.pick(2) == 0 {
		src = t.olds[t.pick(len(t.olds))]
	}
	t.array, t.rawArray = t.b.Copy(t.array, to.v, src[0], from.v, n.v, limit), t.raw.mk(OpCopy, 0, 0, limit, t.rawArray, to.n, n.n, src[1], from.n)
}

func (t *twin) store() {
	t.olds = append(t.olds, [2]*Array{t.array, t.rawArray})
	if t.pick(3) == 0 {
		t.ranged()
		return
	}
	i, w := t.index(), 8*[]int{1, 1, 2, 4, 8, 9}[t.pick(6)]
	x := t.expr(w)
	if t.pick(6) == 0 {
		content := []byte{byte(t.pick(256)), 2, 3, 0, byte(t.pick(256)), 7}
		t.array, t.rawArray = t.b.ConstArray(content, 9), t.raw.ConstArray(content, 9)
	}
	a, ra := t.b.Store(t.array, i.v, x.v, w/8), t.raw.mk(OpStore, 0, 0, 0, t.rawArray, i.n, x.n)
	if t.pick(6) == 0 {
		c := t.expr(1)
		a, ra = t.b.IteArray(c.v, a, t.array), t.raw.mk(OpIteArray, 0, 0, 0, c.n, ra, t.rawArray)
	}
	t.array, t.rawArray = a, ra
}

func (t *twin) read(w int) pair {
	if t.pick(2) == 0 {
		t.store()
	}
	i := t.index()
	return pair{w, t.b.Read(t.array, i.v, w/8), t.raw.mk(OpRead, w, 0, 0, t.rawArray, i.n)}
}

// check compares both twins, and the constructors on constants in place of the symbols.
func (t *twin) check(p pair) {
	want := t.rawM.EvalBig(Value{N: p.n})
	if got := t.m.EvalBig(p.v); got.Cmp(want) != 0 {
		t.t.Fatalf("seed %d, w=%d: %v is %#x where the plain %v is %#x in\n%s", t.seed, p.w, p.v.N, got, p.n, want, t.m)
	}
	if p.v.N == nil {
		return
	}
	if err := t.b.Check(); err != nil {
		t.t.Fatalf("seed %d: %v", t.seed, err)
	}
	t.checkFacts(p.v.N, map[*Node]bool{})
	if folded := t.b.Subst(p.v, t.consts); isConst(folded) && bigOf(folded).Cmp(want) != 0 {
		t.t.Fatalf("seed %d, w=%d: %v folds to %#x, is %#x in\n%s", t.seed, p.w, p.v.N, bigOf(folded), want, t.m)
	} else if !isConst(folded) && t.m.EvalBig(folded).Cmp(want) != 0 {
		t.t.Fatalf("seed %d, w=%d: %v becomes %v, not %#x in\n%s", t.seed, p.w, p.v.N, folded.N, want, t.m)
	}
}

// checkFacts holds the known bits and ranges of n and everything below against the model.
func (t *twin) checkFacts(n *Node, seen map[*Node]bool) {
	if seen[n] {
		return
	}
	seen[n] = true
	for _, k := range n.kids {
		t.checkFacts(k, seen)
	}
	if n.width == 0 || n.width > 64 {
		return
	}
	x, _ := t.m.Eval(Value{N: n}, int(n.width))
	s := signed(int(n.width), x)
	if x&n.zeros != 0 || ^x&n.ones != 0 || x < n.lo || x > n.hi || s < n.slo || s > n.shi {
		t.t.Fatalf("%v is %#x but its facts are %+v in\n%s", n, x, n.facts, t.m)
	}
}

func TestConstructorsAgreeWithEvaluation(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		t := newTwin(rt, func(n int) int { return rapid.IntRange(0, n-1).Draw(rt, "pick") })
		t.check(t.expr(widths[t.pick(len(widths))]))
	})
}

func FuzzConstructors(f *testing.F) {
	f.Fuzz(rapid.MakeFuzz(func(rt *rapid.T) {
		t := newTwin(rt, func(n int) int { return rapid.IntRange(0, n-1).Draw(rt, "pick") })
		t.check(t.expr(widths[t.pick(len(widths))]))
	}))
}

// TestConstructorsAgreeOnLargeTerms draws without rapid's liking for small numbers, and so for leaves.
func TestConstructorsAgreeOnLargeTerms(t *testing.T) {
	for seed := range int64(4000) {
		r := rand.New(rand.NewSource(seed))
		t := newTwin(t, r.Intn)
		t.seed = seed
		t.check(t.expr(widths[t.pick(len(widths))]))
	}
}
