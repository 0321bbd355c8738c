package solver

import (
	"math"

	"midway/internal/expr"
)

// isFloat reports whether an operation gives a float.
func isFloat(op expr.Op) bool {
	return op >= expr.OpFAdd && op <= expr.OpFRnd || op == expr.OpFToF || op == expr.OpUIToF || op == expr.OpSIToF
}

// takesFloats reports whether the operands of an operation are floats.
func takesFloats(op expr.Op) bool {
	return op >= expr.OpFAdd && op <= expr.OpFToSI
}

// floatOf is the float of 32 or 64 bits that a word is.
func floatOf(w int, v uint64) float64 {
	if w == 32 {
		return float64(math.Float32frombits(uint32(v)))
	}
	return math.Float64frombits(v)
}

// floatBits is the word of a float of 32 or 64 bits.
func floatBits(w int, f float64) uint64 {
	if w == 32 {
		return uint64(math.Float32bits(float32(f)))
	}
	return math.Float64bits(f)
}

func (r *repair) float(n *expr.Node) float64 { return floatOf(n.Width(), r.eval(n)) }

// number is the value of an operand that another is computed from: where it is infinite or no number it becomes one.
func (r *repair) number(n *expr.Node) float64 {
	if v := r.float(n); v-v == 0 {
		return v
	}
	r.setFloat(n, 1)
	return r.float(n)
}

// factor is a number other than 0.
func (r *repair) factor(n *expr.Node) float64 {
	if v := r.number(n); v != 0 {
		return v
	}
	r.setFloat(n, 1)
	return r.float(n)
}

func (r *repair) setFloat(n *expr.Node, f float64) bool { return r.set(n, floatBits(n.Width(), f)) }

// compareFloats makes a comparison true or false: by one of the orders of its sides that say so.
func (r *repair) compareFloats(n *expr.Node, want bool) bool {
	x, y := n.Kids()[0], n.Kids()[1]
	var orders []uint8
	for k := range uint8(4) { // equal, greater, less, and unordered, which no comparison includes
		if (uint8(n.Sub())>>k&1 == 1) == want {
			orders = append(orders, k)
		}
	}
	if len(orders) == 0 {
		return false
	}
	order := orders[r.dice.roll(len(orders))]
	if order == 3 && len(orders) > 1 && r.dice.roll(4) > 0 {
		order = orders[0]
	}
	moved, by := x, y
	if x.Op() == expr.OpConst || y.Op() != expr.OpConst && r.dice.roll(2) == 0 {
		moved, by = y, x
		order = [...]uint8{0, 2, 1, 3}[order]
	}
	v := r.float(by)
	switch order {
	case 1:
		v += r.distance(v)
	case 2:
		v -= r.distance(v)
	case 3:
		v = math.NaN()
	}
	return r.setFloat(moved, v)
}

// distance is how far to move from a number: as far as rounding notices, to its double, or somewhere.
func (r *repair) distance(v float64) float64 {
	switch r.dice.roll(4) {
	case 0:
		return math.Abs(v)/1e6 + 1e-30
	case 1:
		return math.Abs(v) + 1e-3
	}
	return math.Ldexp(1, r.dice.roll(24)-8)
}

// setFloatResult gives an operation on floats a value, by one of its operands.
func (r *repair) setFloatResult(n *expr.Node, bits uint64) bool {
	kids, v := n.Kids(), floatOf(n.Width(), bits)
	switch n.Op() {
	case expr.OpFAdd:
		k := r.choose(kids)
		return r.setFloat(k, v-r.number(theOther(kids, k)))
	case expr.OpFSub:
		if r.choose(kids) == kids[0] {
			return r.setFloat(kids[0], v+r.number(kids[1]))
		}
		return r.setFloat(kids[1], r.number(kids[0])-v)
	case expr.OpFMul:
		return r.setFloatFactor(kids, v)
	case expr.OpFDiv:
		if r.choose(kids) == kids[0] {
			return r.setFloat(kids[0], v*r.factor(kids[1]))
		}
		return v != 0 && r.setFloat(kids[1], r.factor(kids[0])/v)
	case expr.OpFMA:
		if r.dice.roll(2) == 0 && kids[2].Op() != expr.OpConst {
			return r.setFloat(kids[2], v-r.number(kids[0])*r.number(kids[1]))
		}
		return r.setFloatFactor(kids[:2], v-r.number(kids[2]))
	case expr.OpFSqrt:
		return !(v < 0) && r.setFloat(kids[0], v*v)
	case expr.OpFMin, expr.OpFMax:
		return r.setFloat(r.choose(kids), v)
	case expr.OpFRnd, expr.OpFToF:
		return r.setFloat(kids[0], v)
	case expr.OpSIToF:
		return r.set(kids[0], uint64(int64(v)))
	case expr.OpUIToF:
		return r.set(kids[0], uint64(v))
	}
	return false
}

// setFloatFactor divides by the value of the other factor; a square has two equal ones.
func (r *repair) setFloatFactor(kids []*expr.Node, v float64) bool {
	if kids[0] == kids[1] {
		return !(v < 0) && r.setFloat(kids[0], math.Sqrt(v))
	}
	k := r.choose(kids)
	return r.setFloat(k, v/r.factor(theOther(kids, k)))
}

// theOther is the operand of two that is not k.
func theOther(kids []*expr.Node, k *expr.Node) *expr.Node {
	if kids[0] == k {
		return kids[1]
	}
	return kids[0]
}

// floatBorder is a float of w bits to try instead of another.
func (c *climb) floatBorder(w int, bits uint64) uint64 {
	v := floatOf(w, bits)
	switch c.dice.roll(6) {
	case 0:
		v = -v
	case 1:
		v *= 2
	case 2:
		v /= 2
	case 3:
		v = math.Ldexp(1, c.dice.roll(40)-20)
	case 4:
		v = float64(c.dice.roll(200) - 100)
	default:
		v = [...]float64{0, 1, -1, 1e10, -1e10, 1e-10, math.Inf(1), math.NaN()}[c.dice.roll(8)]
	}
	return floatBits(w, v)
}
