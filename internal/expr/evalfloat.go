package expr

import (
	"math"
	"math/big"
)

// float is the bits of a float operation on 32 or 64 bits.
func (m *Model) float(n *Node) uint64 {
	switch n.op {
	case OpFCmp:
		return m.floatCompare(n)
	case OpFToUI, OpFToSI:
		return lowWord(m.floatToInt(n))
	case OpUIToF, OpSIToF:
		return m.intToFloat(n)
	}
	if n.width == 32 {
		return m.float32(n)
	}
	return m.float64(n)
}

func (m *Model) kid64(n *Node, i int) float64 {
	if x := m.eval(n.kids[i]); n.kids[i].width == 32 {
		return float64(math.Float32frombits(uint32(x)))
	} else {
		return math.Float64frombits(x)
	}
}

func (m *Model) float64(n *Node) uint64 {
	x := m.kid64(n, 0)
	var r float64
	switch n.op {
	case OpFAdd:
		r = x + m.kid64(n, 1)
	case OpFSub:
		r = x - m.kid64(n, 1)
	case OpFMul:
		r = x * m.kid64(n, 1)
	case OpFDiv:
		r = x / m.kid64(n, 1)
	case OpFSqrt:
		r = math.Sqrt(x)
	case OpFMA:
		r = math.FMA(x, m.kid64(n, 1), m.kid64(n, 2))
	case OpFToF:
		r = x
	case OpFRnd:
		r = integral(Math(n.sub), x)
	default:
		r = extreme(n.op, x, m.kid64(n, 1))
	}
	if math.IsNaN(r) {
		return 0x7ff8 << 48
	}
	return math.Float64bits(r)
}

func (m *Model) float32(n *Node) uint64 {
	wide := m.kid64(n, 0)
	x := float32(wide)
	var r float32
	switch n.op {
	case OpFAdd:
		r = x + float32(m.kid64(n, 1))
	case OpFSub:
		r = x - float32(m.kid64(n, 1))
	case OpFMul:
		r = x * float32(m.kid64(n, 1))
	case OpFDiv:
		r = x / float32(m.kid64(n, 1))
	case OpFSqrt:
		r = float32(math.Sqrt(wide)) // rounding twice is harmless for a square root
	case OpFMA:
		r = fusedExact(wide, m.kid64(n, 1), m.kid64(n, 2))
	case OpFToF:
		r = x
	case OpFRnd:
		r = float32(integral(Math(n.sub), wide))
	default:
		r = float32(extreme(n.op, wide, m.kid64(n, 1)))
	}
	if r != r {
		return 0x7fc0 << 16
	}
	return uint64(math.Float32bits(r))
}

// fusedExact is x·y + z for floats of 32 bits, exactly, then rounded.
func fusedExact(x, y, z float64) float32 {
	plain := x*y + z
	if math.IsNaN(plain) || math.IsInf(plain, 0) || x == 0 || y == 0 {
		return float32(plain)
	}
	v := new(big.Float).SetPrec(1000).Mul(big.NewFloat(x), big.NewFloat(y))
	v.Add(v, big.NewFloat(z))
	if v.Sign() == 0 {
		return float32(plain)
	}
	r, _ := v.Float32()
	return r
}

// integral rounds x to an integral value.
func integral(how Math, x float64) float64 {
	switch how {
	case Floor:
		return math.Floor(x)
	case Ceil:
		return math.Ceil(x)
	case Round:
		return math.Round(x)
	case FTrunc:
		return math.Trunc(x)
	}
	return math.RoundToEven(x)
}

// extreme is IEEE 754-2008 minNum or maxNum, with -0 below 0.
func extreme(op Op, x, y float64) float64 {
	switch {
	case math.IsNaN(x):
		return y
	case math.IsNaN(y):
		return x
	case x == y && math.Signbit(x) != math.Signbit(y):
		if math.Signbit(x) == (op == OpFMin) {
			return x
		}
		return y
	case (x < y) == (op == OpFMin):
		return x
	}
	return y
}

func (m *Model) floatCompare(n *Node) uint64 {
	x, y := m.kid64(n, 0), m.kid64(n, 1)
	p := FPred(n.sub)
	if p&1 != 0 && x == y || p&2 != 0 && x > y || p&4 != 0 && x < y || p&8 != 0 && (x != x || y != y) {
		return 1
	}
	return 0
}

// floatToInt rounds towards zero; what does not fit is the smallest signed, the largest unsigned number.
func (m *Model) floatToInt(n *Node) *big.Int {
	x := m.kid64(n, 0)
	least, most := new(big.Int), allOnes(n.width)
	outside := most
	if n.op == OpFToSI {
		most.Rsh(most, 1)
		least.Not(most)
		outside = least
	}
	if math.IsNaN(x) || math.IsInf(x, 0) {
		return outside
	}
	i, _ := big.NewFloat(x).Int(nil)
	if i.Cmp(least) < 0 || i.Cmp(most) > 0 {
		return outside
	}
	return i
}

func (m *Model) intToFloat(n *Node) uint64 {
	i := new(big.Int).Set(m.evalBig(n.kids[0]))
	if n.op == OpSIToF {
		i = negative(i, n.kids[0].width)
	}
	f := new(big.Float).SetInt(i)
	if n.width == 32 {
		r, _ := f.Float32()
		return uint64(math.Float32bits(r))
	}
	r, _ := f.Float64()
	return math.Float64bits(r)
}
