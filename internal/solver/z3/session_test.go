package z3

import (
	"math/rand/v2"
	"runtime"
	"sync/atomic"
	"testing"
	"time"

	"midway/internal/expr"
	"midway/internal/long"
)

// pool is conditions over two symbols of four bits and an array of unknown contents.
func pool(b *expr.Builder, r *rand.Rand, n int) []*expr.Node {
	x, y := b.Sym(b.NewSymbol("x", 4, expr.Input)), b.Sym(b.NewSymbol("y", 4, expr.Input))
	mem := b.SymArray("mem", expr.Heap)
	var out []*expr.Node
	for len(out) < n {
		at := expr.Word(r.Uint64N(4))
		if r.IntN(3) == 0 {
			at = b.ZExt(4, b.PtrBits(), x)
		}
		cell := b.Extract(8, b.Read(mem, at, 1), 0, 4)
		terms := []expr.Value{x, y, cell, b.Bin(expr.Add, 4, x, y), b.Bin(expr.Mul, 4, cell, y), expr.Word(r.Uint64N(16))}
		c := b.Cmp(expr.Pred(r.IntN(10)), 4, terms[r.IntN(6)], terms[r.IntN(6)])
		if c.N != nil {
			out = append(out, c.N)
		}
	}
	return out
}

// A session that pops and pushes along random trees of conjuncts answers as one without a past, and
// exactly the wanted conjuncts stand after each check.
func TestStacksFollowRandomTrees(t *testing.T) {
	long.Test(t)
	r := rand.New(rand.NewPCG(7, 8))
	b := expr.NewBuilder(16)
	conds := pool(b, r, 40)
	s := NewSession(b, Options{})
	var path []*expr.Node
	sat, unsat := 0, 0
	for step := range long.Of(400) {
		if r.IntN(12) == 0 {
			path = path[:r.IntN(len(path)+1)]
		}
		before := path
		for range 1 + r.IntN(6)/5*r.IntN(2*fewNew) {
			path = append(path[:len(path):len(path)], conds[r.IntN(len(conds))])
		}
		got, _ := s.Check(path)
		if !standsOn(s.world, path) {
			t.Fatalf("step %d: no stack holds the conjuncts asked for", step)
		}
		if step%8 == 0 { // a context of its own costs ten milliseconds
			if want, _ := NewSession(b, Options{}).Check(path); got != want {
				t.Fatalf("step %d: %v is %v, %v alone", step, path, got, want)
			}
		}
		if got == Sat {
			sat++
			continue
		}
		unsat++
		path = before
	}
	if sat < 30 || unsat < 15 {
		t.Fatalf("%d sat, %d unsat: too one-sided to mean anything", sat, unsat)
	}
	if c := s.Counters(); c != (Counters{}) {
		t.Fatalf("counters %+v", c)
	}
}

func standsOn(w *world, path []*expr.Node) bool {
	for _, st := range w.stacks {
		if len(st.stands) == len(path) && st.common(path) == len(path) {
			return true
		}
	}
	return false
}

// A context that has grown is replaced and answers go on.
func TestGrownContextIsReplaced(t *testing.T) {
	b := expr.NewBuilder(64)
	s := NewSession(b, Options{})
	x := b.Sym(b.NewSymbol("x", 64, expr.Input))
	first := (*world)(nil)
	for k := range uint64(modelsPerWorld + 10) {
		a, m := s.Check([]*expr.Node{b.Cmp(expr.EQ, 64, x, expr.Word(k)).N})
		if w, _ := m.Eval(x, 64); a != Sat || w != k {
			t.Fatalf("%v, x = %d, want %d", a, w, k)
		}
		if first == nil {
			first = s.world
		}
	}
	if s.world == first {
		t.Fatal("the context was not replaced")
	}
}

// What stands is not asserted again: two unrelated paths asked in turns keep a stack each.
func TestUnrelatedPathsKeepTheirStacks(t *testing.T) {
	b := expr.NewBuilder(64)
	s := NewSession(b, Options{})
	path := func(name string) []*expr.Node {
		x := b.Sym(b.NewSymbol(name, 32, expr.Input))
		var out []*expr.Node
		for k := range uint64(fewNew) {
			out = append(out, b.Cmp(expr.NE, 32, x, expr.Word(k)).N)
		}
		return out
	}
	p, q := path("p"), path("q")
	s.Check(p)
	s.Check(q)
	for k := fewNew - 2; k <= fewNew; k++ {
		for _, path := range [][]*expr.Node{p, q} {
			if st := s.world.nearest(path[:k]); st.common(path[:k]) != k {
				t.Fatalf("%d of %d conjuncts stand", st.common(path[:k]), k)
			}
		}
	}
}

func TestClosedSessionIsFreed(t *testing.T) {
	b := expr.NewBuilder(16)
	conds := pool(b, rand.New(rand.NewPCG(9, 10)), 10)
	s := NewSession(b, Options{})
	before, _ := s.Check(conds[:3])
	var freed atomic.Bool
	runtime.AddCleanup(s.world, func(int) { freed.Store(true) }, 0)
	s.Close()
	for range 100 {
		runtime.GC()
		if freed.Load() {
			break
		}
		time.Sleep(time.Millisecond)
	}
	if !freed.Load() {
		t.Fatal("something still holds the context")
	}
	if after, _ := s.Check(conds[:3]); after != before {
		t.Fatalf("%v before Close, %v after", before, after)
	}
}
