package expr

import (
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
	switch t.pick(6) {
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
	case w%8 == 0:
		return t.read(w)
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
	switch op := []UnOp{CtPop, CtLz, CtTz, Neg, 99}[t.pick(5)]; op {
	case Neg:
		return pair{w, t.b.Un(Neg, w, x.v), t.raw.mk(OpMul, w, 0, 0, t.raw.node(w, t.raw.big(w, bigMask(w))), x.n)}
	case 99:
		return pair{w, t.b.BitNot(w, x.v), t.raw.mk(OpNot, w, 0, 0, x.n)}
	default:
		return pair{w, t.b.Un(op, w, x.v), t.raw.mk(OpCtPop+Op(op), w, 0, 0, x.n)}
	}
}

func (t *twin) comparison() pair {
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
	unit := uint64(1 + t.pick(4))
	v := t.b.Bin(Mul, 64, t.b.ZExt(3, 64, x.v), Word(unit))
	return pair{64, v, t.raw.mk(OpMul, 64, 0, 0, t.raw.node(64, Word(unit)), t.raw.mk(OpZExt, 64, 0, 0, x.n))}
}

func (t *twin) store() {
	i, w := t.index(), 8*[]int{1, 1, 2, 4, 8, 9}[t.pick(6)]
	x := t.expr(w)
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

// TestConstructorsAgreeOnLargeTerms draws without rapid's liking for small numbers, and so for leaves.
func TestConstructorsAgreeOnLargeTerms(t *testing.T) {
	for seed := range int64(4000) {
		r := rand.New(rand.NewSource(seed))
		t := newTwin(t, r.Intn)
		t.seed = seed
		t.check(t.expr(widths[t.pick(len(widths))]))
	}
}
