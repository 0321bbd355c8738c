package z3

import (
	"fmt"
	"math/bits"
	"sync/atomic"

	gz "github.com/aclements/go-z3/z3"

	"midway/internal/expr"
)

// translator turns nodes into Z3 terms, each once. A node of width 1 has up to two terms: a boolean
// and a bit-vector.
//
// Every term made is kept as long as the context lives, intermediate ones too. go-z3 lets go of a
// term whenever the garbage collector gets to it, and Z3's search depends on that: it numbers terms,
// reuses the numbers of freed ones, and rewrites a term differently while another part of the solver holds it.
// Answers at a limit, and models, would differ from run to run. (go-z3 also lets go of the operands
// of And and Or before Z3 has taken hold of them.)
type translator struct {
	ctx         *gz.Context
	builder     *expr.Builder
	vectors     []gz.BV // by node id; zero where not translated
	booleans    []gz.Bool
	sorts       map[int]gz.Sort
	keptVectors []gz.BV
	keptBools   []gz.Bool
	keptFloats  []gz.Float
	keptArrays  []gz.Array

	floats     map[uint32]gz.Float // of nodes computed in floating point
	floatSorts map[int]gz.Sort
	roots      map[*expr.Symbol]*root
	bytes      map[byteKey]gz.BV
	arrays     map[uint32]gz.Array
	reads      map[uint32][]*expr.Node // of a conjunct: the reads in it
	sized      map[uint32]bool         // of a conjunct: it is large
	ranges     map[uint32]bool         // of an array: it is made of copies or fills
	sums       map[string]*sum

	// a check goes on whose answer was given up: nothing may be asked, and the builder is not this goroutine's
	lost atomic.Bool
}

// ended does not return where the answer was given up that terms are made for.
func (t *translator) ended() {
	if t.lost.Load() {
		panic("nobody waits for this check any longer")
	}
}

func newTranslator(ctx *gz.Context, b *expr.Builder) *translator {
	return &translator{
		ctx:        ctx,
		builder:    b,
		sorts:      map[int]gz.Sort{},
		floats:     map[uint32]gz.Float{},
		floatSorts: map[int]gz.Sort{},
		roots:      map[*expr.Symbol]*root{},
		bytes:      map[byteKey]gz.BV{},
		arrays:     map[uint32]gz.Array{},
		reads:      map[uint32][]*expr.Node{},
		sized:      map[uint32]bool{},
		ranges:     map[uint32]bool{},
		sums:       map[string]*sum{},
	}
}

// vec, bool, flt and arr keep a term.
func (t *translator) vec(x gz.BV) gz.BV {
	t.keptVectors = append(t.keptVectors, x)
	return x
}

func (t *translator) bool(x gz.Bool) gz.Bool {
	t.keptBools = append(t.keptBools, x)
	return x
}

func (t *translator) flt(x gz.Float) gz.Float {
	t.keptFloats = append(t.keptFloats, x)
	return x
}

func (t *translator) arr(x gz.Array) gz.Array {
	t.keptArrays = append(t.keptArrays, x)
	return x
}

// kept is the number of terms kept.
func (t *translator) kept() int {
	return len(t.keptVectors) + len(t.keptBools) + len(t.keptFloats) + len(t.keptArrays)
}

// ifVec is a conditional bit-vector.
func (t *translator) ifVec(c gz.Bool, x, y gz.BV) gz.BV {
	return t.vec(c.IfThenElse(x, y).(gz.BV))
}

// sort is the bit-vector sort of w bits.
func (t *translator) sort(w int) gz.Sort {
	s, ok := t.sorts[w]
	if !ok {
		s = t.ctx.BVSort(w)
		t.sorts[w] = s
	}
	return s
}

// word is a constant of w bits, w at most 64.
func (t *translator) word(w int, c uint64) gz.BV {
	return t.number(w, int64(c))
}

// vector is the node as a bit-vector of its width.
func (t *translator) vector(n *expr.Node) gz.BV {
	t.ended()
	if int(n.ID()) >= len(t.vectors) {
		t.vectors = append(t.vectors, make([]gz.BV, t.builder.Len()-len(t.vectors))...)
	}
	if v := t.vectors[n.ID()]; v.Context() != nil {
		return v
	}
	v := t.vec(t.makeVector(n))
	t.vectors[n.ID()] = v
	return v
}

// boolean is a node of width 1 as a boolean.
func (t *translator) boolean(n *expr.Node) gz.Bool {
	t.ended()
	if int(n.ID()) >= len(t.booleans) {
		t.booleans = append(t.booleans, make([]gz.Bool, t.builder.Len()-len(t.booleans))...)
	}
	if v := t.booleans[n.ID()]; v.Context() != nil {
		return v
	}
	v := t.bool(t.makeBoolean(n))
	t.booleans[n.ID()] = v
	return v
}

// logical reports whether a node of width 1 is a boolean in Z3 first, a bit-vector second.
func logical(n *expr.Node) bool {
	if n.Width() != 1 {
		return false
	}
	switch n.Op() {
	case expr.OpNot, expr.OpAnd, expr.OpOr, expr.OpXor, expr.OpEq, expr.OpUlt, expr.OpSlt, expr.OpIte, expr.OpFCmp:
		return true
	}
	return false
}

func (t *translator) makeBoolean(n *expr.Node) gz.Bool {
	if !logical(n) {
		if n.Op() == expr.OpConst {
			return t.ctx.FromBool(n.Word() != 0)
		}
		return t.vector(n).Eq(t.word(1, 1))
	}
	kids := n.Kids()
	switch n.Op() {
	case expr.OpNot:
		return t.boolean(kids[0]).Not()
	case expr.OpAnd:
		return t.boolean(kids[0]).And(t.booleansOf(kids[1:])...)
	case expr.OpOr:
		return t.boolean(kids[0]).Or(t.booleansOf(kids[1:])...)
	case expr.OpXor:
		x := t.boolean(kids[0])
		for _, k := range kids[1:] {
			x = t.bool(x.Xor(t.boolean(k)))
		}
		return x
	case expr.OpEq:
		if logical(kids[0]) || logical(kids[1]) {
			return t.boolean(kids[0]).Iff(t.boolean(kids[1]))
		}
		return t.vector(kids[0]).Eq(t.vector(kids[1]))
	case expr.OpUlt:
		return t.vector(kids[0]).ULT(t.vector(kids[1]))
	case expr.OpSlt:
		return t.vector(kids[0]).SLT(t.vector(kids[1]))
	case expr.OpIte:
		return t.boolean(kids[0]).IfThenElse(t.boolean(kids[1]), t.boolean(kids[2])).(gz.Bool)
	}
	return t.floatCompare(n)
}

func (t *translator) booleansOf(nodes []*expr.Node) []gz.Bool {
	out := make([]gz.Bool, len(nodes))
	for i, n := range nodes {
		out[i] = t.boolean(n)
	}
	return out
}

func (t *translator) makeVector(n *expr.Node) gz.BV {
	if logical(n) {
		return t.oneOrZero(t.boolean(n), 1)
	}
	kids, w := n.Kids(), n.Width()
	switch n.Op() {
	case expr.OpConst:
		if w <= 64 {
			return t.word(w, n.Word())
		}
		return t.ctx.FromBigInt(n.Big(), t.sort(w)).(gz.BV)
	case expr.OpSym:
		return t.ctx.Const(fmt.Sprintf("s%d", n.Symbol().ID), t.sort(w)).(gz.BV)
	case expr.OpAdd:
		return t.fold(kids, gz.BV.Add)
	case expr.OpMul:
		return t.fold(kids, gz.BV.Mul)
	case expr.OpAnd:
		return t.fold(kids, gz.BV.And)
	case expr.OpOr:
		return t.fold(kids, gz.BV.Or)
	case expr.OpXor:
		return t.fold(kids, gz.BV.Xor)
	case expr.OpConcat:
		return t.fold(kids, gz.BV.Concat)
	case expr.OpUDiv:
		return t.fold(kids, gz.BV.UDiv)
	case expr.OpSDiv:
		if k, ok := powerOfTwo(kids[1]); ok {
			return t.shiftedDown(n, k)
		}
		return t.fold(kids, gz.BV.SDiv)
	case expr.OpURem:
		return t.fold(kids, gz.BV.URem)
	case expr.OpSRem:
		if k, ok := powerOfTwo(kids[1]); ok {
			quotient := t.shiftedDown(n, k)
			return t.vec(t.vector(kids[0]).Sub(t.vec(quotient.Lsh(t.number(w, int64(k))))))
		}
		return t.fold(kids, gz.BV.SRem)
	case expr.OpShl:
		return t.fold(kids, gz.BV.Lsh)
	case expr.OpLShr:
		return t.fold(kids, gz.BV.URsh)
	case expr.OpAShr:
		return t.fold(kids, gz.BV.SRsh)
	case expr.OpNot:
		return t.vector(kids[0]).Not()
	case expr.OpCtPop, expr.OpCtLz, expr.OpCtTz:
		return t.countBits(n)
	case expr.OpExtract:
		return t.vector(kids[0]).Extract(n.Low()+w-1, n.Low())
	case expr.OpZExt:
		if logical(kids[0]) {
			return t.oneOrZero(t.boolean(kids[0]), w)
		}
		return t.vector(kids[0]).ZeroExtend(w - kids[0].Width())
	case expr.OpSExt:
		return t.vector(kids[0]).SignExtend(w - kids[0].Width())
	case expr.OpIte:
		return t.ifVec(t.boolean(kids[0]), t.vector(kids[1]), t.vector(kids[2]))
	case expr.OpRead:
		return t.read(n)
	}
	return t.floatBits(n)
}

// powerOfTwo is k where n is the constant 2^k, a positive number of up to 64 bits.
func powerOfTwo(n *expr.Node) (k int, ok bool) {
	if n.Op() != expr.OpConst || n.Width() > 64 {
		return 0, false
	}
	c := n.Word()
	return bits.TrailingZeros64(c), c != 0 && c&(c-1) == 0 && c>>(n.Width()-1) == 0
}

// shiftedDown is the signed quotient of n's first operand by 2^k, as shifts: Z3 would make a circuit for any division
// of it. It goes towards zero: 2^k-1 is added to what is negative.
func (t *translator) shiftedDown(n *expr.Node, k int) gz.BV {
	w, x := n.Width(), t.vector(n.Kids()[0])
	if k == 0 {
		return x
	}
	sign := t.vec(x.SRsh(t.number(w, int64(w-1))))
	bias := t.vec(sign.URsh(t.number(w, int64(w-k))))
	return t.vec(t.vec(x.Add(bias)).SRsh(t.number(w, int64(k))))
}

// fold combines the kids from left to right.
func (t *translator) fold(kids []*expr.Node, op func(gz.BV, gz.BV) gz.BV) gz.BV {
	x := t.vector(kids[0])
	for _, k := range kids[1:] {
		x = t.vec(op(x, t.vector(k)))
	}
	return x
}

// oneOrZero is a boolean as a number of w bits.
func (t *translator) oneOrZero(b gz.Bool, w int) gz.BV {
	return t.ifVec(b, t.number(w, 1), t.number(w, 0))
}

// number is a small constant of any width.
func (t *translator) number(w int, c int64) gz.BV {
	return t.vec(t.ctx.FromInt(c, t.sort(w)).(gz.BV))
}

// countBits counts ones, leading or trailing zeros.
func (t *translator) countBits(n *expr.Node) gz.BV {
	w, x := n.Width(), t.vector(n.Kids()[0])
	one := t.word(1, 1)
	if n.Op() == expr.OpCtPop {
		return t.sumBits(x, 0, w, w)
	}
	count := t.number(w, int64(w))
	for i := range w {
		bit := i // the last one tested decides: the highest for leading zeros
		zeros := w - 1 - i
		if n.Op() == expr.OpCtTz {
			bit = w - 1 - i
			zeros = bit
		}
		set := t.bool(t.vec(x.Extract(bit, bit)).Eq(one))
		count = t.ifVec(set, t.number(w, int64(zeros)), count)
	}
	return count
}

// sumBits is the number of ones among bits lo to hi-1 of x, as a number of w bits.
func (t *translator) sumBits(x gz.BV, lo, hi, w int) gz.BV {
	if hi-lo == 1 {
		bit := t.vec(x.Extract(lo, lo))
		if w == 1 {
			return bit
		}
		return t.vec(bit.ZeroExtend(w - 1))
	}
	mid := (lo + hi) / 2
	return t.vec(t.sumBits(x, lo, mid, w).Add(t.sumBits(x, mid, hi, w)))
}
