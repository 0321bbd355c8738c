package expr

import "math"

// ExactMath reports whether fn is correctly rounded, or defined operation by operation.
func ExactMath(fn Math) bool {
	switch fn {
	case Sin, Cos, Exp, Exp2, Log, Log2, Log10, Pow, Tan, Atan, Atan2:
		return false
	}
	return true
}

// foldMath computes fn on native floats.
func foldMath(fn Math, w int, args []Value) uint64 {
	x := toFloat(w, args[0].W)
	switch fn {
	case FMA:
		if w == 32 {
			return bits32(fma32(x, toFloat(w, args[1].W), toFloat(w, args[2].W)))
		}
		return bits64(math.FMA(x, toFloat(w, args[1].W), toFloat(w, args[2].W)))
	case PowI:
		return powi(w, args[0].W, int32(args[1].W))
	case Pow, Atan2, MinNum, MaxNum:
		return fromFloat(w, math2(fn, x, toFloat(w, args[1].W)))
	}
	return fromFloat(w, math1(fn, x))
}

func math1(fn Math, x float64) float64 {
	switch fn {
	case Sqrt:
		return math.Sqrt(x)
	case Floor:
		return math.Floor(x)
	case Ceil:
		return math.Ceil(x)
	case Round:
		return math.Round(x)
	case RoundEven, Rint:
		return math.RoundToEven(x)
	case FTrunc:
		return math.Trunc(x)
	case Sin:
		return math.Sin(x)
	case Cos:
		return math.Cos(x)
	case Exp:
		return math.Exp(x)
	case Exp2:
		return math.Exp2(x)
	case Log:
		return math.Log(x)
	case Log2:
		return math.Log2(x)
	case Log10:
		return math.Log10(x)
	case Tan:
		return math.Tan(x)
	}
	return math.Atan(x)
}

func math2(fn Math, x, y float64) float64 {
	switch fn {
	case Pow:
		return math.Pow(x, y)
	case Atan2:
		return math.Atan2(x, y)
	}
	switch {
	case x != x:
		return y
	case y != y:
		return x
	case fn == MinNum:
		return math.Min(x, y)
	}
	return math.Max(x, y)
}

// fma32 is x·y + z for floats of 32 bits with one rounding: the product is exact in 64 bits, the sum
// is rounded to odd there, so that rounding it again to 32 bits is right.
func fma32(x, y, z float64) float32 {
	p := x * y
	s := p + z
	if math.IsInf(s, 0) || s != s || s == 0 {
		return float32(s)
	}
	v := s - p // the rounding error of s, exactly (Knuth's two-sum)
	rest := (p - (s - v)) + (z - v)
	bits := math.Float64bits(s)
	if rest != 0 && bits&1 == 0 {
		if (rest > 0) == (s > 0) {
			bits++
		} else {
			bits--
		}
	}
	return float32(math.Float64frombits(bits))
}

// powi is x to the nth as compiler-rt's __powidf2 and __powisf2 multiply it out.
func powi(w int, x uint64, n int32) uint64 {
	r := fromFloat(w, 1)
	for e := n; ; x = foldFloat(FMul, w, x, x) {
		if e&1 != 0 {
			r = foldFloat(FMul, w, r, x)
		}
		if e /= 2; e == 0 {
			break
		}
	}
	if n < 0 {
		return foldFloat(FDiv, w, fromFloat(w, 1), r)
	}
	return r
}
