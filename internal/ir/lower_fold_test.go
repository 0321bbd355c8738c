package ir

import (
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"

	"midway/internal/long"
)

// randomWord favours the ends of the range, where folding goes wrong.
func randomWord(r *rand.Rand, w uint16) uint64 {
	switch r.IntN(4) {
	case 0:
		return uint64(r.IntN(4)) & mask(w)
	case 1:
		return (mask(w) - uint64(r.IntN(3))) & mask(w)
	case 2:
		return (uint64(1)<<(w-1) + uint64(r.IntN(3)) - 1) & mask(w)
	}
	return r.Uint64() & mask(w)
}

// TestFoldAgainstEvaluator compares what is folded at load with the reference evaluator's arithmetic.
func TestFoldAgainstEvaluator(t *testing.T) {
	long.Test(t)
	r := rand.New(rand.NewPCG(1, 2))
	e := &evaluator{}
	folded := map[Op]int{}
	for range 200_000 {
		w := []uint16{1, 7, 8, 16, 31, 32, 63, 64}[r.IntN(8)]
		x, y := randomWord(r, w), randomWord(r, w)
		op := OpAdd + Op(r.IntN(int(OpXor-OpAdd)+1))
		a, b := new(big.Int).SetUint64(x), new(big.Int).SetUint64(y)
		if got, ok := foldBinary(op, w, C(x), C(y)); ok {
			folded[op]++
			want := trunc(e.arith(&Instr{Op: op, Bits: w}, a, b), w).Uint64()
			if got != C(want) {
				t.Fatalf("%s i%d %d, %d: folded to %v, is %d", op, w, x, y, got, want)
			}
		}
		p := Pred(r.IntN(int(SGE) + 1))
		want := evalBool(evalPred(p, w, a, b)).Uint64()
		if got, ok := foldCompare(p, w, C(x), C(y)); !ok || got != C(want) {
			t.Fatalf("%s i%d %d, %d: folded to %v, is %d", p, w, x, y, got, want)
		}
		if q := inverse[p]; evalPred(q, w, a, b) == evalPred(p, w, a, b) {
			t.Fatalf("%s is not the inverse of %s on %d, %d", q, p, x, y)
		}
		for u := OpCtPop; u <= OpBitReverse; u++ {
			if u == OpBSwap && w%16 != 0 {
				continue
			}
			want := trunc(evalUnary(u, w, a), w).Uint64()
			if got, ok := foldUnary(u, w, C(x)); !ok || got.Word&mask(w) != want {
				t.Fatalf("%s i%d %d: folded to %v, is %d", u, w, x, got, want)
			}
		}
	}
	for op := OpAdd; op <= OpXor; op++ {
		if folded[op] == 0 {
			t.Errorf("%s is never folded", op)
		}
	}
}

// TestFloatWords checks constants of every format against encodings known from the standard or from
// Go's own conversion.
func TestFloatWords(t *testing.T) {
	for _, x := range []float64{0, 1, -1, 0.1, 1e-310, -5e-324, math.MaxFloat64, 1e300} {
		lo, _ := floatWords(constant.NewFloat(types.Double, x))
		if lo != math.Float64bits(x) {
			t.Errorf("double %g is %#x", x, lo)
		}
		ieee, _ := ieeeWords(big.NewFloat(x), false, 11, 52)
		if ieee != math.Float64bits(x) {
			t.Errorf("double %g is %#x by the general encoding", x, ieee)
		}
	}
	for _, c := range []struct {
		kind   *types.FloatType
		x      float64
		hi, lo uint64
	}{
		{types.Half, 1, 0, 0x3c00}, {types.Half, -2, 0, 0xc000}, {types.Half, 65504, 0, 0x7bff}, {types.Half, 5.960464477539063e-08, 0, 1},
		{types.Float, 0.5, 0, 0x3f000000}, {types.Float, math.Inf(-1), 0, 0xff800000}, {types.Float, math.NaN(), 0, 0x7fc00000},
		{types.X86_FP80, 1, 0x3fff, 1 << 63}, {types.X86_FP80, -1.5, 0xbfff, 0xc << 60}, {types.X86_FP80, math.Inf(1), 0x7fff, 1 << 63},
		{types.FP128, 1, 0x3fff << 48, 0}, {types.FP128, -2, 0xc000 << 48, 0}, {types.FP128, math.Copysign(0, -1), 1 << 63, 0},
	} {
		lo, hi := floatWords(constant.NewFloat(c.kind, c.x))
		if lo != c.lo || hi != c.hi {
			t.Errorf("%s %g is %#x:%#x, not %#x:%#x", c.kind, c.x, hi, lo, c.hi, c.lo)
		}
	}
}

// TestCheckFinds breaks a correct program in one place at a time: Check must notice each.
func TestCheckFinds(t *testing.T) {
	const text = `
@g = global i32 5
define i32 @f(i32 %n) {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %a, label %b
a:
  %x = add i32 %n, 1
  br label %join
b:
  %y = call i32 @f(i32 %n)
  br label %join
join:
  %p = phi i32 [ %x, %a ], [ %y, %b ]
  store i32 %p, i32* @g
  ret i32 %p
}
`
	load := func() (*Program, *Func) {
		p, err := LoadText("f.ll", text, Options{})
		if err != nil {
			t.Fatal(err)
		}
		return p, p.Func("f")
	}
	at := func(f *Func, op Op) *Instr {
		for i := range f.Code {
			if f.Code[i].Op == op {
				return &f.Code[i]
			}
		}
		return nil
	}
	if p, f := load(); p.Check() != nil || at(f, OpPhi) == nil {
		t.Fatalf("the program is not what this test wants: %s", p)
	}
	for name, corrupt := range map[string]func(p *Program, f *Func){
		"target out of range":        func(p *Program, f *Func) { at(f, OpCondBr).Then = 9 },
		"successors forgotten":       func(p *Program, f *Func) { f.Blocks[0].Succs = f.Blocks[0].Succs[:1] },
		"predecessor forgotten":      func(p *Program, f *Func) { f.Blocks[3].Preds = f.Blocks[3].Preds[:1] },
		"register out of range":      func(p *Program, f *Func) { at(f, OpAdd).A.Reg = 99 },
		"register set twice":         func(p *Program, f *Func) { at(f, OpAdd).Dst = at(f, OpICmp).Dst },
		"use before definition":      func(p *Program, f *Func) { at(f, OpICmp).A = R(at(f, OpAdd).Dst); at(f, OpICmp).Bits = 32 },
		"use on another branch":      func(p *Program, f *Func) { f.Calls[0].Args[0] = R(at(f, OpAdd).Dst) },
		"phi operand of other path":  func(p *Program, f *Func) { v := f.Phis[0].Values; v[0], v[1] = v[1], v[0] },
		"phi of a stranger":          func(p *Program, f *Func) { f.Phis[0].Blocks[0] = 0 },
		"width of an operand":        func(p *Program, f *Func) { at(f, OpAdd).Bits = 64 },
		"constant too wide":          func(p *Program, f *Func) { at(f, OpAdd).B = C(1 << 40) },
		"access of half a byte":      func(p *Program, f *Func) { at(f, OpStore).Bits = 4 },
		"global out of range":        func(p *Program, f *Func) { at(f, OpStore).A.Index = 7 },
		"thread-local address":       func(p *Program, f *Func) { p.Globals[0].ThreadLocal = true },
		"callee out of range":        func(p *Program, f *Func) { f.Calls[0].Callee = 3 },
		"operand missing":            func(p *Program, f *Func) { at(f, OpRet).A = Operand{} },
		"terminator in the middle":   func(p *Program, f *Func) { at(f, OpAdd).Op = OpUnreachable },
		"note left over":             func(p *Program, f *Func) { at(f, OpStore).Op = opNote },
		"nop left over":              func(p *Program, f *Func) { at(f, OpStore).Op = OpNop },
		"location out of range":      func(p *Program, f *Func) { at(f, OpStore).Loc = 50 },
		"initial bytes of a global":  func(p *Program, f *Func) { p.Globals[0].Init = p.Globals[0].Init[:1] },
		"function at another place":  func(p *Program, f *Func) { f.Addr += 16 },
		"variable set by no one yet": func(p *Program, f *Func) { f.Vars = []Var{{Name: "v", Alloca: None, Defs: []VarDef{{Value: R(2)}}}} },
	} {
		p, f := load()
		corrupt(p, f)
		if p.Check() == nil {
			t.Errorf("%s: not noticed", name)
		}
	}
}

// TestAddressNames checks the way back from addresses, in both data models.
func TestAddressNames(t *testing.T) {
	for _, layout := range []string{"e-p:64:64", "e-p:32:32"} {
		text := fmt.Sprintf("target datalayout = %q\n@a = global i32 1\n@b = global [100 x i64] zeroinitializer\n@c = global i8 3\ndefine void @f() {\n ret void\n}\ndefine void @g() {\n ret void\n}\n", layout)
		p, err := LoadText("a.ll", text, Options{})
		if err != nil {
			t.Fatal(err)
		}
		for _, g := range p.Globals {
			for _, off := range []int64{-8, 0, g.Size - 1, g.Size, g.Size + 8} {
				if got := p.GlobalAt(g.Addr + uint64(off)); got != g {
					t.Errorf("%s%+d is in %v", g.Name, off, got)
				}
			}
		}
		if p.GlobalAt(0) != nil || p.GlobalAt(16) != nil || p.GlobalAt(p.Model.Layout().HeapBase) != nil {
			t.Error("null or the heap is in a global")
		}
		for _, f := range p.Funcs {
			if p.FuncAt(f.Addr) != f || p.FuncAt(f.Addr+1) != nil {
				t.Errorf("%s is not found at its address", f.Name)
			}
		}
	}
}
