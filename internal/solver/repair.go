package solver

import (
	"math/bits"

	"midway/internal/expr"
)

// What is taken for the lower bound of an address, and over how many pages of 4,096 bytes above it addresses are
// spread.
const (
	leastAddress = 1 << 16
	pages        = 1 << 12
)

// repair changes a model towards wanted values, backwards through the operations down to a symbol or a byte
// (propagation-based local search; Niemetz, Preiner and Biere, "Precise and complete propagation based local search").
// Its methods report whether they knew a way; whether the value came out is for the caller to evaluate.
type repair struct {
	model *expr.Model
	dice  dice
	undo  []assignment // what the present move changed, oldest first
}

// assignment is what a symbol of up to 64 bits, or a byte of an array root, was.
type assignment struct {
	symbol *expr.Symbol
	index  uint64
	value  uint64
}

// assign gives a symbol, or the byte of a root, a value.
func (r *repair) assign(s *expr.Symbol, i, v uint64) {
	if s.Width > 0 {
		r.undo = append(r.undo, assignment{s, i, r.model.Word(s)})
		r.model.Set(s, v)
		return
	}
	r.undo = append(r.undo, assignment{s, i, uint64(r.model.Byte(s, i))})
	r.model.SetByte(s, i, byte(v))
}

// takeBack undoes the present move.
func (r *repair) takeBack() {
	for k := len(r.undo) - 1; k >= 0; k-- {
		if a := r.undo[k]; a.symbol.Width > 0 {
			r.model.Set(a.symbol, a.value)
		} else {
			r.model.SetByte(a.symbol, a.index, byte(a.value))
		}
	}
}

// dice are pseudo-random numbers (xorshift), the same ones in every search.
type dice uint64

// roll is a number below n.
func (d *dice) roll(n int) int {
	x := uint64(*d)
	x ^= x << 13
	x ^= x >> 7
	x ^= x << 17
	*d = dice(x)
	return int(x >> 33 % uint64(n))
}

func (r *repair) eval(n *expr.Node) uint64 {
	v, _ := r.model.Eval(n.Value(), n.Width())
	return v
}

// choose is one of the operands that are no constants.
func (r *repair) choose(kids []*expr.Node) *expr.Node {
	if kids[0].Op() == expr.OpConst {
		kids = kids[1:]
	}
	return kids[r.dice.roll(len(kids))]
}

// truth makes a node of width 1 true or false.
func (r *repair) truth(n *expr.Node, want bool) bool {
	kids := n.Kids()
	switch n.Op() {
	case expr.OpNot:
		return r.truth(kids[0], !want)
	case expr.OpAnd, expr.OpOr:
		if want == (n.Op() == expr.OpAnd) {
			return r.all(kids, want)
		}
		return r.truth(r.choose(kids), want)
	case expr.OpEq:
		return r.equal(kids[0], kids[1], want)
	case expr.OpUlt, expr.OpSlt:
		return r.less(n, want)
	case expr.OpFCmp:
		return r.compareFloats(n, want)
	}
	return r.set(n, oneIf(want))
}

func oneIf(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

// all gives every operand the same truth value.
func (r *repair) all(kids []*expr.Node, want bool) bool {
	for _, k := range kids {
		if (r.eval(k) == 1) != want && !r.truth(k, want) {
			return false
		}
	}
	return true
}

func (r *repair) equal(x, y *expr.Node, want bool) bool {
	if x.Width() > 64 {
		return false
	}
	if x.Op() == expr.OpConst || y.Op() != expr.OpConst && r.dice.roll(2) == 1 {
		x, y = y, x
	}
	v := r.eval(y)
	if !want {
		v++
	}
	return r.set(x, v)
}

// less makes a comparison true or false by moving one side just as far as needed.
func (r *repair) less(n *expr.Node, want bool) bool {
	x, y := n.Kids()[0], n.Kids()[1]
	w := x.Width()
	if w > 64 {
		return false
	}
	least, most := uint64(0), unsigned(w, -1)
	if n.Op() == expr.OpSlt {
		least, most = uint64(1)<<(w-1), most>>1
	}
	vx, vy := r.eval(x), r.eval(y)
	moveX := y.Op() == expr.OpConst || x.Op() != expr.OpConst && r.dice.roll(2) == 0
	switch {
	case !want && moveX:
		return r.set(x, r.apart(y, vy))
	case !want:
		return r.set(y, vx)
	case moveX && vy != least:
		return r.set(x, r.mostly(vy-1, least))
	case !moveX && vx != most:
		return r.set(y, r.mostly(r.apart(x, vx+1), most))
	}
	return false
}

// apart is v or, where a constant bound is that of addresses, mostly an address above it: objects that are not one lie
// apart.
func (r *repair) apart(bound *expr.Node, v uint64) uint64 {
	if bound.Op() != expr.OpConst || v < leastAddress || r.dice.roll(4) == 0 {
		return v
	}
	return v + uint64(r.dice.roll(pages))<<12
}

// mostly is v, and now and then other.
func (r *repair) mostly(v, other uint64) uint64 {
	if r.dice.roll(8) == 0 {
		return other
	}
	return v
}

// set gives a node of up to 64 bits a value, modulo its width.
func (r *repair) set(n *expr.Node, v uint64) bool {
	w, kids := n.Width(), n.Kids()
	if w > 64 {
		return false
	}
	v = v << (64 - w) >> (64 - w)
	switch n.Op() {
	case expr.OpConst:
		return n.Word() == v
	case expr.OpSym:
		r.assign(n.Symbol(), 0, v)
		return true
	case expr.OpRead:
		return r.write(kids[0], r.eval(kids[1]), w/8, v)
	case expr.OpAdd:
		k := r.choose(kids)
		return r.set(k, v-r.eval(n)+r.eval(k))
	case expr.OpXor:
		k := r.choose(kids)
		return r.set(k, v^r.eval(n)^r.eval(k))
	case expr.OpNot:
		return r.set(kids[0], ^v)
	case expr.OpMul:
		return r.setFactor(n, v)
	case expr.OpAnd, expr.OpOr:
		return r.setMasked(n, v)
	case expr.OpConcat, expr.OpExtract, expr.OpZExt, expr.OpSExt:
		return r.setParts(n, v)
	case expr.OpIte:
		return r.setChosen(n, v)
	case expr.OpEq, expr.OpUlt, expr.OpSlt, expr.OpFCmp:
		return r.truth(n, v == 1)
	case expr.OpFToSI:
		return r.setFloat(kids[0], float64(signed(w, v)))
	case expr.OpFToUI:
		return r.setFloat(kids[0], float64(v))
	case expr.OpURem:
		return v < r.eval(kids[1]) && r.set(kids[0], v)
	case expr.OpSRem:
		return r.set(kids[0], v)
	case expr.OpUDiv, expr.OpSDiv:
		return r.setQuotient(n, v)
	case expr.OpShl:
		return r.set(kids[0], v>>(r.eval(kids[1])&63))
	case expr.OpLShr, expr.OpAShr:
		return r.set(kids[0], v<<(r.eval(kids[1])&63))
	}
	return isFloat(n.Op()) && r.setFloatResult(n, v)
}

// setQuotient multiplies by the value of the divisor, or makes the divisor small or large enough.
func (r *repair) setQuotient(n *expr.Node, v uint64) bool {
	x, y := n.Kids()[0], n.Kids()[1]
	if y.Op() != expr.OpConst && r.dice.roll(2) == 0 {
		if v == 0 {
			return r.set(y, r.eval(x)+1)
		}
		return r.set(y, r.eval(x)/v)
	}
	return r.set(x, v*r.eval(y))
}

// setFactor divides by the value of the other operands of a product.
func (r *repair) setFactor(n *expr.Node, v uint64) bool {
	k := r.choose(n.Kids())
	others := uint64(1)
	for _, o := range n.Kids() {
		if o != k {
			others *= r.eval(o)
		}
	}
	if others == 0 {
		return v == 0
	}
	shift := bits.TrailingZeros64(others)
	if v&(1<<shift-1) != 0 {
		return false
	}
	return r.set(k, v>>shift*inverse(others>>shift))
}

// inverse is the inverse of an odd word modulo 2^64.
func inverse(c uint64) uint64 {
	x := c // right in three bits; each round doubles them
	for range 5 {
		x *= 2 - c*x
	}
	return x
}

// setMasked changes one operand of a bitwise and, or or, of any width, where the others let it
// through.
func (r *repair) setMasked(n *expr.Node, v uint64) bool {
	if n.Width() == 1 {
		return r.truth(n, v == 1)
	}
	k := r.choose(n.Kids())
	free := ^uint64(0) // bits that the other operands leave to k
	for _, o := range n.Kids() {
		switch {
		case o == k:
		case n.Op() == expr.OpAnd:
			free &= r.eval(o)
		default:
			free &^= r.eval(o)
		}
	}
	return r.set(k, v&free|r.eval(k)&^free)
}

// setParts moves a value through a change of width.
func (r *repair) setParts(n *expr.Node, v uint64) bool {
	kids := n.Kids()
	from := kids[0].Width()
	switch n.Op() {
	case expr.OpZExt:
		return v>>from == 0 && r.set(kids[0], v)
	case expr.OpSExt:
		return unsigned(n.Width(), signed(from, v)) == v && r.set(kids[0], v)
	case expr.OpExtract:
		if from > 64 {
			return false
		}
		mask := unsigned(n.Width(), -1) << n.Low()
		return r.set(kids[0], r.eval(kids[0])&^mask|v<<n.Low())
	}
	for i := len(kids) - 1; i >= 0; i-- {
		part := unsigned(kids[i].Width(), int64(v))
		if r.eval(kids[i]) != part && !r.set(kids[i], part) {
			return false
		}
		v >>= kids[i].Width()
	}
	return true
}

// setChosen sets the side that a conditional takes, or makes it take the other.
func (r *repair) setChosen(n *expr.Node, v uint64) bool {
	kids := n.Kids()
	taken, other := kids[1], kids[2]
	first := r.eval(kids[0]) == 1
	if !first {
		taken, other = other, taken
	}
	if r.eval(other) == v {
		return r.truth(kids[0], !first)
	}
	return r.set(taken, v)
}

// write makes size bytes of an array from index i read as v.
func (r *repair) write(a *expr.Array, i uint64, size int, v uint64) bool {
	for {
		kids := a.Kids()
		switch a.Op() {
		case expr.OpSymArray:
			for k := range size {
				r.assign(a.Symbol(), i+uint64(k), v>>(8*k)&0xff)
			}
			return true
		case expr.OpIteArray:
			a = kids[2-r.eval(kids[0])]
		case expr.OpStore:
			d := i - r.eval(kids[1])
			stored := uint64(kids[2].Width() / 8)
			switch {
			case d == 0 && stored == uint64(size):
				return r.set(kids[2], v)
			case d < stored || -d < uint64(size):
				return false
			}
			a = kids[0]
		case expr.OpCopy, expr.OpFill:
			w := kids[1].Width()
			d, n := unsigned(w, int64(i-r.eval(kids[1]))), min(r.eval(kids[2]), a.Limit())
			switch end := unsigned(w, -1) - uint64(size-1); {
			case d >= n && d <= end:
				a = kids[0]
			case d > end || n-d < uint64(size):
				return false
			case a.Op() == expr.OpFill:
				return v == repeated(v, size) && r.set(kids[3], v&0xff)
			default:
				a, i = kids[3], unsigned(w, int64(r.eval(kids[4])+d))
			}
		default:
			return false
		}
	}
}

// repeated is the low byte of v, size times.
func repeated(v uint64, size int) uint64 {
	return v & 0xff * (0x0101010101010101 >> (64 - 8*size))
}
