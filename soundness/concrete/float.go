package concrete

import (
	"math"
	"math/big"

	"midway/internal/ir"
)

// floatBinary is a op b on floats of w bits: native on 32 and 64, correctly rounded in software on 16, 80
// (x87) and 128.
func floatBinary(op ir.Op, w int, a, b Word) Word {
	switch w {
	case 32:
		return encode32(native32(op, math.Float32frombits(uint32(a.Lo)), math.Float32frombits(uint32(b.Lo))))
	case 64:
		return encode64(native64(op, math.Float64frombits(a.Lo), math.Float64frombits(b.Lo)))
	}
	return layouts[w].encode(layouts[w].arithmetic(op, layouts[w].decode(a), layouts[w].decode(b)))
}

func native32(op ir.Op, x, y float32) float32 {
	switch op {
	case ir.OpFAdd:
		return x + y
	case ir.OpFSub:
		return x - y
	case ir.OpFMul:
		return x * y
	case ir.OpFDiv:
		return x / y
	}
	return float32(math.Mod(float64(x), float64(y))) // exact: the remainder has no more digits than y
}

func native64(op ir.Op, x, y float64) float64 {
	switch op {
	case ir.OpFAdd:
		return x + y
	case ir.OpFSub:
		return x - y
	case ir.OpFMul:
		return x * y
	case ir.OpFDiv:
		return x / y
	}
	return math.Mod(x, y)
}

// encode32 and encode64 give the bits of a result; a NaN is the quiet one with positive sign.
func encode32(f float32) Word {
	if f != f {
		return W(0x7fc00000)
	}
	return W(uint64(math.Float32bits(f)))
}

func encode64(f float64) Word {
	if f != f {
		return W(0x7ff8 << 48)
	}
	return W(math.Float64bits(f))
}

// number decodes a float of any width.
func number(w int, a Word) real {
	switch w {
	case 32:
		return realOf(float64(math.Float32frombits(uint32(a.Lo))))
	case 64:
		return realOf(math.Float64frombits(a.Lo))
	}
	return layouts[w].decode(a)
}

// float rounds a number to w bits.
func float(w int, r real) Word {
	if r.nan && w == 32 {
		return encode32(float32(math.NaN()))
	}
	if r.nan && w == 64 {
		return encode64(math.NaN())
	}
	switch w {
	case 32:
		f, _ := r.v.Float32()
		return encode32(f)
	case 64:
		f, _ := r.v.Float64()
		return encode64(f)
	}
	return layouts[w].encode(r)
}

// floatCompare is a pred b; ir.FPred's bits are equal, greater, less, unordered.
func floatCompare(p ir.FPred, w int, a, b Word) bool {
	x, y := number(w, a), number(w, b)
	relation := ir.FPred(8)
	if !x.nan && !y.nan {
		relation = [...]ir.FPred{4, 1, 2}[x.v.Cmp(y.v)+1]
	}
	return p&relation != 0
}

// convert is one of the conversions to or from floats.
func convert(op ir.Op, from, to int, a Word) Word {
	switch op {
	case ir.OpFPTrunc, ir.OpFPExt:
		return float(to, number(from, a))
	case ir.OpUIToFP, ir.OpSIToFP:
		i := a.big()
		if op == ir.OpSIToFP {
			i = a.bigSigned(from)
		}
		return float(to, real{v: new(big.Float).SetPrec(256).SetInt(i)})
	}
	return toInteger(op == ir.OpFPToSI, to, number(from, a))
}

// toInteger rounds towards zero; what does not fit gives the smallest signed or the largest unsigned
// number.
func toInteger(signed bool, w int, r real) Word {
	least, most := new(big.Int), new(big.Int).Lsh(big.NewInt(1), uint(w))
	outside := Word{}.not().trunc(w)
	if signed {
		most.Rsh(most, 1)
		least.Neg(most)
		outside = W(1).shl(uint(w - 1))
	}
	if r.nan || r.v.IsInf() {
		return outside
	}
	i, _ := r.v.Int(nil)
	if i.Cmp(least) < 0 || i.Cmp(most) >= 0 {
		return outside
	}
	return wordOf(i).trunc(w)
}

// mathematics is a function of the C library on floats of w bits; PowI's second argument is an int.
func mathematics(fn ir.Math, w int, args []Word) Word {
	switch fn {
	case ir.FAbs:
		return binary(ir.OpAnd, w, args[0], W(1).shl(uint(w-1)).not())
	case ir.CopySign:
		sign := W(1).shl(uint(w - 1))
		return binary(ir.OpOr, w, binary(ir.OpAnd, w, args[0], sign.not()), binary(ir.OpAnd, w, args[1], sign))
	case ir.FMA:
		return float(w, fused(number(w, args[0]), number(w, args[1]), number(w, args[2])))
	case ir.PowI:
		return powi(w, args[0], int32(args[1].Int64(32)))
	case ir.MinNum, ir.MaxNum:
		return float(w, extreme(fn == ir.MaxNum, number(w, args[0]), number(w, args[1])))
	case ir.Floor, ir.Ceil, ir.Round, ir.RoundEven, ir.Rint, ir.FTrunc:
		return float(w, number(w, args[0]).integral(fn))
	case ir.Sqrt:
		return squareRoot(w, args[0])
	}
	return float(w, realOf(library(fn, w, args)))
}

// library is a function that the C library approximates, computed in 64 bits.
func library(fn ir.Math, w int, args []Word) float64 {
	x, y := number(w, args[0]).float64(), 0.0
	if len(args) > 1 {
		y = number(w, args[1]).float64()
	}
	switch fn {
	case ir.Sin:
		return math.Sin(x)
	case ir.Cos:
		return math.Cos(x)
	case ir.Exp:
		return math.Exp(x)
	case ir.Exp2:
		return math.Exp2(x)
	case ir.Log:
		return math.Log(x)
	case ir.Log2:
		return math.Log2(x)
	case ir.Log10:
		return math.Log10(x)
	case ir.Pow:
		return math.Pow(x, y)
	case ir.Tan:
		return math.Tan(x)
	case ir.Atan:
		return math.Atan(x)
	}
	return math.Atan2(x, y)
}

func squareRoot(w int, a Word) Word {
	r := number(w, a)
	switch {
	case r.nan || r.v.Sign() == 0 || r.v.IsInf() && !r.v.Signbit():
		return float(w, r)
	case r.v.Signbit():
		return float(w, real{nan: true})
	}
	return float(w, real{v: new(big.Float).SetPrec(400).Sqrt(r.v)})
}

// powi multiplies as compiler-rt's __powidf2 does: the rounding of each step is part of the result.
func powi(w int, a Word, n int32) Word {
	r := float(w, realOf(1))
	for k := n; ; {
		if k&1 != 0 {
			r = floatBinary(ir.OpFMul, w, r, a)
		}
		if k /= 2; k == 0 {
			break
		}
		a = floatBinary(ir.OpFMul, w, a, a)
	}
	if n < 0 {
		return floatBinary(ir.OpFDiv, w, float(w, realOf(1)), r)
	}
	return r
}

// fused is x·y + z with one rounding, which the caller does.
func fused(x, y, z real) real {
	if x.special() || y.special() || z.special() {
		return realOf(x.outline()*y.outline()+z.outline()).orExact(x, y, z)
	}
	return fusedExact(x, y, z)
}

func fusedExact(x, y, z real) real {
	v := new(big.Float).SetPrec(exact).Mul(x.v, y.v)
	return real{v: v.Add(v, z.v)}
}
