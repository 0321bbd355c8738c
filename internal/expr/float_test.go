package expr

import (
	"math"
	"math/big"
	"math/rand"
	"testing"
)

// interesting64 are floats around which rounding and special cases happen.
var interesting64 = []float64{0, math.Copysign(0, -1), 1, -1, 0.1, 1.5, 2.5, -2.5, 1e300, -1e300, 1e-300, 3, 7, 1 << 53, 0.5,
	math.MaxFloat64, math.Inf(1), math.Inf(-1), math.NaN(), 4503599627370497.5}

func randomFloat(r *rand.Rand) float64 {
	if r.Intn(2) == 0 {
		return interesting64[r.Intn(len(interesting64))]
	}
	return math.Ldexp(r.Float64()-0.5, r.Intn(80)-40)
}

// The software formats, at the widths where the machine computes too.
func TestSoftwareFloatsAgreeWithTheMachine(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	b := NewBuilder(64)
	computed := 0
	for range 20000 {
		w := 32 + 32*r.Intn(2)
		x, y := fromFloat(w, randomFloat(r)), fromFloat(w, randomFloat(r))
		op := FBinOp(r.Intn(5))
		want := foldFloat(op, w, x, y)
		if got, ok := b.foldSoft(op, w, Word(x), Word(y)); ok {
			computed++
			if got.W != want {
				t.Fatalf("w=%d op %d on %#x, %#x: %#x, the machine has %#x", w, op, x, y, got.W, want)
			}
		}
		p, _ := softOf(w, Word(x))
		q, _ := softOf(w, Word(y))
		if got, want := softRelation(p, q), relation(toFloat(w, x), toFloat(w, y)); got != want {
			t.Fatalf("w=%d: %#x compares with %#x as %d, not %d", w, x, y, got, want)
		}
	}
	if computed < 12000 {
		t.Errorf("only %d of 20000 operations were computed", computed)
	}
}

func TestSoftwareFunctionsAgreeWithTheMachine(t *testing.T) {
	r := rand.New(rand.NewSource(2))
	b := NewBuilder(64)
	for range 20000 {
		x := randomFloat(r)
		args := []Value{Word(bits64(x)), Word(bits64(randomFloat(r)))}
		fn := []Math{Sqrt, Floor, Ceil, Round, RoundEven, FTrunc, Rint}[r.Intn(7)]
		if got, ok := b.softMath(fn, 64, args); ok && got.W != foldMath(fn, 64, args) {
			t.Fatalf("%v(%v) is %#x, not %#x", fn, x, got.W, foldMath(fn, 64, args))
		}
		for _, kind := range []FConvKind{FPToUI, FPToSI} {
			to := []int{8, 32, 64}[r.Intn(3)]
			s, _ := softOf(64, args[0])
			if got, want := b.softToInt(kind, to, s).W, foldConv(kind, 64, to, args[0].W); got != want {
				t.Fatalf("conversion %d of %v to %d bits is %#x, not %#x", kind, x, to, got, want)
			}
		}
	}
}

// ld is a long double written as sign and exponent, and significand.
func ld(b *Builder, se, mant uint64) Value { return b.Wide(80, se, mant) }

func TestLongDouble(t *testing.T) {
	b := NewBuilder(64)
	one := ld(b, 0x3fff, 1<<63)
	if got := b.FConv(SIToFP, 32, 80, Word(1)); got != one {
		t.Errorf("1.0L is %v", got.N)
	}
	ten := b.FConv(FPExt, 64, 80, Word(bits64(10)))
	if got, want := b.FBin(FDiv, 80, one, ten), ld(b, 0x3ffb, 0xcccccccccccccccd); got != want {
		t.Errorf("1.0L / 10 is %v, not %v", got.N, want.N)
	}
	if got, want := b.FMath(Sqrt, 80, b.FConv(SIToFP, 32, 80, Word(2))), ld(b, 0x3fff, 0xb504f333f9de6484); got != want {
		t.Errorf("sqrtl(2) is %v, not %v", got.N, want.N)
	}
	if got := b.FConv(FPTrunc, 80, 64, b.FBin(FDiv, 80, one, ten)); got.W != bits64(0.1) {
		t.Errorf("(double)0.1L is %#x", got.W)
	}
	if got := b.FConv(FPToSI, 80, 32, b.FUn(FNeg, 80, ten)); got.W != 0xfffffff6 {
		t.Errorf("(int)-10.0L is %#x", got.W)
	}
	if got := b.FCmp(4, 80, one, ten); got != True {
		t.Errorf("1.0L < 10.0L is %v", got)
	}
	half := b.FConv(FPExt, 64, 80, Word(bits64(2.5)))
	if got := b.FMath(MinNum, 80, b.FMath(RoundEven, 80, half), b.FMath(Ceil, 80, half)); got != b.FConv(SIToFP, 32, 80, Word(2)) {
		t.Errorf("fminl(rintl(2.5), ceill(2.5)) is %v", got.N)
	}
	if b.Abstracted() != 0 {
		t.Errorf("%d operations on constants were abstracted", b.Abstracted())
	}
}

func TestAbstractedFloats(t *testing.T) {
	b := NewBuilder(64)
	x := b.Sym(b.NewSymbol("x", 80, Input))
	one := b.FConv(SIToFP, 32, 80, Word(1))
	v := b.FBin(FAdd, 80, x, one)
	s := v.N.Symbol()
	if s == nil || s.Origin != FloatAbstraction || b.Abstracted() != 1 {
		t.Fatalf("x + 1 is %v, %d abstracted", v.N, b.Abstracted())
	}
	if b.FBin(FAdd, 80, x, one) != v {
		t.Error("the same operation on the same arguments differs")
	}
	if !Mentions(v.N, x.N.Symbol()) {
		t.Error("the result does not depend on its argument")
	}
	two := b.FConv(SIToFP, 32, 80, Word(2))
	if got := b.Subst(v, map[*Node]Value{x.N: one}); got != two {
		t.Errorf("1.0L + 1 is %v", got.N)
	}
	y := b.Sym(b.NewSymbol("y", 80, Input))
	if got, want := b.Subst(v, map[*Node]Value{x.N: y}), b.FBin(FAdd, 80, y, one); got != want {
		t.Errorf("y in place of x gives %v, not %v", got.N, want.N)
	}
	if other := NewBuilder(64); other.Import(v).N.Symbol().Origin != FloatAbstraction || other.Abstracted() != 1 {
		t.Error("the abstraction does not survive an import")
	}
}

func TestAbstractedFunctions(t *testing.T) {
	b := NewBuilder(64)
	x := b.Sym(b.NewSymbol("x", 64, Input))
	three := Word(bits64(3))
	for _, v := range []Value{b.FMath(Sin, 64, x), b.FMath(Pow, 64, x, three), b.FMath(PowI, 64, x, Word(3)), b.FBin(FRem, 64, x, three)} {
		if s := v.N.Symbol(); s == nil || s.Origin != FloatAbstraction || !Mentions(v.N, x.N.Symbol()) {
			t.Errorf("%v is no abstraction of x", v.N)
		}
		if got := b.Subst(v, map[*Node]Value{x.N: three}); got.N != nil {
			t.Errorf("%v at 3 is %v", v.N, got.N)
		}
	}
	if b.Abstracted() != 4 {
		t.Errorf("%d abstracted", b.Abstracted())
	}
	for _, v := range []Value{b.FMath(Sqrt, 64, x), b.FMath(Rint, 64, x), b.FMath(FMA, 64, x, x, three), b.FMath(MaxNum, 64, x, three)} {
		if v.N.Symbol() != nil {
			t.Errorf("%v has a meaning and was abstracted", v.N)
		}
	}
}

func TestFusedMultiplyAdd32(t *testing.T) {
	r := rand.New(rand.NewSource(3))
	for range 20000 {
		x, y, z := float32(randomFloat(r)), float32(randomFloat(r)), float32(randomFloat(r))
		got, want := fma32(float64(x), float64(y), float64(z)), fusedExact(float64(x), float64(y), float64(z))
		if bits32(got) != bits32(want) {
			t.Fatalf("fma(%v, %v, %v) is %v, not %v", x, y, z, got, want)
		}
	}
}

func TestFloatCornerCases(t *testing.T) {
	b := NewBuilder(64)
	f := func(x float64) Value { return Word(bits64(x)) }
	i := Word(0xfffffffd) // -3
	cases := []struct {
		name string
		got  Value
		want uint64
	}{
		{"0/0 is the quiet NaN", b.FBin(FDiv, 64, f(0), f(0)), quiet64},
		{"fmod(-5, 3)", b.FBin(FRem, 64, f(-5), f(3)), bits64(-2)},
		{"16777216f + 1", b.FBin(FAdd, 32, Word(bits32(1<<24)), Word(bits32(1))), bits32(1 << 24)},
		{"0.1f * 3 in float", b.FBin(FMul, 32, Word(bits32(0.1)), Word(bits32(3))), bits32(0.3 + 1.2e-8)},
		{"2^-3 by powi", b.FMath(PowI, 64, f(2), i), bits64(0.125)},
		{"fmin(NaN, 1)", b.FMath(MinNum, 64, f(math.NaN()), f(1)), bits64(1)},
		{"fmax(-0, 0)", b.FMath(MaxNum, 64, f(math.Copysign(0, -1)), f(0)), 0},
		{"round(2.5)", b.FMath(Round, 64, f(2.5)), bits64(3)},
		{"rint(2.5)", b.FMath(Rint, 64, f(2.5)), bits64(2)},
		{"copysign(3, -0)", b.FMath(CopySign, 64, f(3), f(math.Copysign(0, -1))), bits64(-3)},
		{"(int)NaN", b.FConv(FPToSI, 64, 32, f(math.NaN())), 1 << 31},
		{"(unsigned)-1.0", b.FConv(FPToUI, 64, 32, f(-1)), mask(32)},
		{"(unsigned)-0.5", b.FConv(FPToUI, 64, 32, f(-0.5)), 0},
		{"(float)2^128 - 1", b.FConv(UIToFP, 128, 32, b.Wide(128, ^uint64(0), ^uint64(0))), bits32(float32(math.Inf(1)))},
		{"(float)ULONG_MAX", b.FConv(UIToFP, 64, 32, Word(^uint64(0))), bits32(float32(math.Ldexp(1, 64)))},
	}
	for _, c := range cases {
		if c.got.N != nil || c.got.W != c.want {
			t.Errorf("%s: %#x, not %#x", c.name, c.got.W, c.want)
		}
	}
	before := b.Inexact()
	b.FMath(Sqrt, 64, f(2))
	if b.Inexact() != before {
		t.Error("a square root is exact")
	}
	b.FMath(Sin, 64, f(2))
	if b.Inexact() != before+1 {
		t.Error("a sine is not exact")
	}
}

func TestHalfAndQuadEncodings(t *testing.T) {
	b := NewBuilder(64)
	if got := b.FConv(FPTrunc, 64, 16, Word(bits64(1.5))); got.W != 0x3e00 {
		t.Errorf("(_Float16)1.5 is %#x", got.W)
	}
	quad := b.FConv(FPExt, 64, 128, Word(bits64(-2)))
	if want := new(big.Int).Lsh(big.NewInt(0xc000), 112); quad.N.Big().Cmp(want) != 0 {
		t.Errorf("(__float128)-2 is %v", quad.N)
	}
	if got := b.FConv(FPTrunc, 128, 32, quad); got.W != bits32(-2) {
		t.Errorf("and back %#x", got.W)
	}
}
