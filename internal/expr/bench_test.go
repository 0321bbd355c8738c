package expr

import "testing"

var sink Value

func BenchmarkBinWords(b *testing.B) {
	e := NewBuilder(64)
	b.ReportAllocs()
	v := Word(1)
	for i := range b.N {
		v = e.Bin(Add, 32, v, Word(uint64(i)&mask(32)))
	}
	sink = v
}

func BenchmarkCmpWords(b *testing.B) {
	e := NewBuilder(64)
	b.ReportAllocs()
	v := Word(1)
	for i := range b.N {
		v = e.Cmp(SLT, 32, v, Word(uint64(i)&mask(32)))
	}
	sink = v
}

// Words through every other constructor an interpreter step may take.
func BenchmarkOtherWords(b *testing.B) {
	e := NewBuilder(64)
	b.ReportAllocs()
	for i := range b.N {
		v := Word(uint64(i) & 0xff)
		v = e.SExt(8, 32, v)
		v = e.Trunc(32, 16, v)
		v = e.ZExt(16, 64, v)
		v = e.Ite(64, e.Not(True), v, Word(7))
		sink = e.FBin(FAdd, 64, v, v)
	}
}

// An address calculation that was made before: look-ups only.
func BenchmarkSumKnown(b *testing.B) {
	e := NewBuilder(64)
	p, i := e.Sym(e.NewSymbol("p", 64, Local)), e.Sym(e.NewSymbol("i", 32, Local))
	b.ReportAllocs()
	for range b.N {
		sink = e.Bin(Add, 64, p, e.Bin(Mul, 64, e.SExt(32, 64, i), Word(4)))
	}
}

// A loop counter over an unknown: a new node per step.
func BenchmarkSumNew(b *testing.B) {
	e := NewBuilder(64)
	v := e.Sym(e.NewSymbol("i", 64, Local))
	b.ReportAllocs()
	for range b.N {
		v = e.Bin(Add, 64, v, Word(1))
	}
	sink = v
}

func BenchmarkCompareSymbolic(b *testing.B) {
	e := NewBuilder(64)
	i, n := e.Sym(e.NewSymbol("i", 32, Local)), e.Sym(e.NewSymbol("n", 32, Local))
	b.ReportAllocs()
	for range b.N {
		sink = e.Cmp(SLT, 64, e.SExt(32, 64, i), e.SExt(32, 64, n))
	}
}

// A query of fifty comparisons under a model that has not seen it.
func BenchmarkEval(b *testing.B) {
	e := NewBuilder(64)
	var pc *PC
	x := e.NewSymbol("x", 32, Input)
	for i := range uint64(50) {
		v := e.Bin(Mul, 32, e.Sym(x), e.Bin(Add, 32, e.Sym(x), Word(i)))
		pc = e.Assume(pc, e.Cmp(NE, 32, v, Word(7*i+1)))
	}
	m := NewModel()
	b.ReportAllocs()
	for i := range b.N {
		m.Set(x, uint64(i))
		m.Satisfies(pc)
	}
}

// A read through a thousand stores to other offsets of an unknown base.
func BenchmarkReadThroughStores(b *testing.B) {
	e := NewBuilder(64)
	a, p := e.SymArray("a", Heap), e.Sym(e.NewSymbol("p", 64, Local))
	for i := range uint64(1000) {
		a = e.Store(a, e.Bin(Add, 64, p, Word(8*i)), Word(i), 8)
	}
	b.ReportAllocs()
	for range b.N {
		sink = e.Read(a, e.Bin(Add, 64, p, Word(1<<20)), 8)
	}
}

// A path of two thousand conditions, each looked up on the way.
func BenchmarkAssume(b *testing.B) {
	e := NewBuilder(64)
	conds := make([]Value, 2000)
	for i := range conds {
		conds[i] = e.Cmp(SLT, 32, e.Sym(e.NewSymbol("x", 32, Input)), Word(uint64(i+1)))
	}
	b.ReportAllocs()
	for range b.N {
		var pc *PC
		for _, c := range conds {
			pc = e.Assume(pc, c)
		}
	}
}

func TestWordsDoNotAllocate(t *testing.T) {
	e := NewBuilder(64)
	n := testing.AllocsPerRun(100, func() {
		v := e.Bin(SDiv, 32, Word(100), Word(7))
		v = e.Bin(AShr, 32, e.Un(BSwap, 32, v), Word(3))
		v = e.SExt(8, 64, e.Trunc(32, 8, v))
		v = e.Concat(32, e.Extract(64, v, 3, 32), 32, e.BitNot(32, Word(5)))
		v = e.Ite(64, e.And1(e.Cmp(SLT, 64, v, Word(3)), e.Not(False)), v, e.ZExt(8, 64, Word(9)))
		v = e.FBin(FMul, 64, v, e.FConv(SIToFP, 32, 64, Word(3)))
		sink = e.FMath(Sqrt, 64, v)
	})
	if n != 0 {
		t.Errorf("%v allocations in a step on words", n)
	}
}
