package solver

import (
	"flag"
	"fmt"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"pgregory.net/rapid"

	"midway/internal/expr"
	longtest "midway/internal/long"
)

// A check is a path of queries that every variant answers.
func init() { _ = flag.Set("rapid.checks", strconv.Itoa(longtest.Of(100))) }

// z3Alone leaves out everything before Z3.
var z3Alone = Options{Without: []Tier{TierRange, TierModel, TierIndependent, TierCache, TierRepair}}

// variants are ways of asking that must agree: all tiers, all but one, and Z3 alone.
func variants(without Tier) map[string]Options {
	return map[string]Options{
		"all":                    {},
		"no " + without.String(): {Without: []Tier{without}},
		"z3 alone":               z3Alone,
	}
}

// walk grows a path of random conditions and checks every answer along it with agree. Only
// conditions found satisfiable extend the path, as callers guarantee.
func walk(g *generator, length int, agree func(pc *expr.PC, q expr.Value) Result) {
	var pc *expr.PC
	for range length {
		if len(g.arrays) > 0 && g.pick(3) == 0 {
			g.store()
		}
		q := g.condition(2)
		switch agree(pc, q) {
		case Sat:
			pc = g.b.Assume(pc, q)
		case Unsat:
			pc = g.b.Assume(pc, g.b.Not(q))
		}
		if g.pick(4) == 0 && pc != nil { // back to an earlier point of the path
			for range g.pick(pc.Len()) {
				pc = pc.Parent
			}
		}
	}
}

func conjunction(pc *expr.PC, q expr.Value) []*expr.Node {
	conds := pc.Conds()
	if q.N != nil {
		conds = append(conds, q.N)
	}
	return conds
}

// These two are the long targets too: go test -run Agree -rapid.checks=100000.

// Every variant gives the answer that enumeration of all assignments gives, on paths that share
// solvers, and every model satisfies.
func TestAnswersAgreeWithEnumeration(t *testing.T) {
	longtest.Test(t)
	rapid.Check(t, func(rt *rapid.T) {
		g := newGenerator(func(n int) int { return rapid.IntRange(0, n-1).Draw(rt, "pick") }, 3, 3, false)
		againstEnumeration(rt, g, 8)
	})
}

func againstEnumeration(t rapid.TB, g *generator, length int) {
	solvers := map[string]*Solver{}
	for name, o := range variants(TierRange + Tier(g.pick(int(TierZ3-TierRange)))) {
		s := New(g.b, o)
		defer s.Close()
		solvers[name] = s
	}
	walk(g, length, func(pc *expr.PC, q expr.Value) Result {
		want := Unsat
		if q != expr.False {
			want = g.satisfiable(conjunction(pc, q))
		}
		for name, s := range solvers {
			if got := s.Check(pc, q); got != want {
				t.Fatalf("%s: pc %v, q %v: %v, want %v", name, pc.Conds(), q.N, got, want)
			}
			m, r := s.Model(pc, q)
			if r != want {
				t.Fatalf("%s: model of pc %v, q %v: %v, want %v", name, pc.Conds(), q.N, r, want)
			}
			if r == Sat && !allHold(m, conjunction(pc, q)) {
				t.Fatalf("%s: model %v does not satisfy %v, %v", name, m, pc.Conds(), q.N)
			}
		}
		return want
	})
}

// Both sides of a fork, against two separate checks by Z3 alone, with memory in the conditions.
func TestTiersAgreeWithZ3OnMemory(t *testing.T) {
	longtest.Test(t)
	rapid.Check(t, func(rt *rapid.T) {
		g := newGenerator(func(n int) int { return rapid.IntRange(0, n-1).Draw(rt, "pick") }, 3, 4, true)
		againstZ3(rt, g, 8)
	})
}

func againstZ3(t rapid.TB, g *generator, length int) {
	all := New(g.b, Options{})
	alone := New(g.b, z3Alone)
	defer all.Close()
	defer alone.Close()
	walk(g, length, func(pc *expr.PC, q expr.Value) Result {
		then, els := all.Branch(pc, q)
		wantThen, wantEls := alone.Check(pc, q), alone.Check(pc, g.b.Not(q))
		if then != wantThen || els != wantEls {
			t.Fatalf("pc %v, q %v: %v and %v, Z3 says %v and %v", pc.Conds(), q.N, then, els, wantThen, wantEls)
		}
		m, r := all.Model(pc, q)
		if r != wantThen {
			t.Fatalf("pc %v, q %v: model %v, want %v", pc.Conds(), q.N, r, wantThen)
		}
		if r == Sat && !allHold(m, conjunction(pc, q)) {
			t.Fatalf("model %v does not satisfy %v, %v", m, pc.Conds(), q.N)
		}
		return then
	})
	for _, s := range []*Solver{all, alone} {
		if st := s.Stats(); st.Unknown != 0 || st.BadModels != 0 || st.Failures != 0 {
			t.Fatalf("%v, %+v", st, st)
		}
	}
}

// The same queries in the same order give the same models, whenever the garbage collector runs: Z3
// numbers its terms, and what is freed in between would change the numbers of the next ones.
func TestModelsAreDeterministic(t *testing.T) {
	longtest.Test(t)
	for name, o := range map[string]Options{"all": {}, "z3 alone": z3Alone} {
		first := transcript(o)
		stop := collectConstantly()
		second := transcript(o)
		stop()
		if len(first) < 100 || len(first) != len(second) {
			t.Fatalf("%s: %d and %d models", name, len(first), len(second))
		}
		for i := range first {
			if first[i] != second[i] {
				t.Fatalf("%s: model %d: %s, then %s", name, i, first[i], second[i])
			}
		}
	}
}

// transcript asks for models along fixed random paths and prints them.
func transcript(o Options) []string {
	g := newGenerator(seeded(7), 4, 8, true)
	s := New(g.b, o)
	var out []string
	walk(g, 300, func(pc *expr.PC, q expr.Value) Result {
		m, r := s.Model(pc, q)
		if r == Sat {
			out = append(out, m.String())
		}
		return r
	})
	return append(out, s.Stats().String())
}

// collectConstantly runs the garbage collector over and over until the returned function is called.
func collectConstantly() (stop func()) {
	done := make(chan struct{})
	var wg sync.WaitGroup
	wg.Go(func() {
		for {
			select {
			case <-done:
				return
			default:
				runtime.GC()
			}
		}
	})
	return func() { close(done); wg.Wait() }
}

// Workers share nothing: side by side they answer as one after the other.
func TestWorkersAreIndependent(t *testing.T) {
	run := func(seed uint64) []Result {
		g := newGenerator(seeded(seed), 3, 8, true)
		s := New(g.b, Options{})
		defer s.Close()
		var out []Result
		walk(g, 30, func(pc *expr.PC, q expr.Value) Result {
			out = append(out, s.Check(pc, q))
			return out[len(out)-1]
		})
		return out
	}
	const workers = 4
	var parallel [workers][]Result
	var wg sync.WaitGroup
	for k := range workers {
		wg.Go(func() { parallel[k] = run(uint64(k)) })
	}
	wg.Wait()
	for k := range workers {
		if alone := run(uint64(k)); !slices.Equal(alone, parallel[k]) {
			t.Fatalf("worker %d: %v alone, %v beside others", k, alone, parallel[k])
		}
	}
}

// On a hard query all answers are Unknown and nothing is remembered as decided.
func TestUnknownIsCountedAndNotKept(t *testing.T) {
	b := expr.NewBuilder(64)
	s := New(b, Options{Limit: 50_000})
	x := b.Sym(b.NewSymbol("x", 32, expr.Input))
	y := b.Sym(b.NewSymbol("y", 32, expr.Input))
	product := b.Bin(expr.Mul, 64, b.ZExt(32, 64, x), b.ZExt(32, 64, y))
	const p, q = 2654435761, 3037000507
	pc := b.Assume(nil, b.Cmp(expr.ULT, 32, x, y))
	factors := b.Cmp(expr.EQ, 64, product, expr.Word(p*q))
	for range 2 {
		if r := s.Check(pc, factors); r != Unknown {
			t.Fatalf("check: %v", r)
		}
		if m, r := s.Model(pc, factors); r != Unknown || m != nil {
			t.Fatalf("model: %v %v", m, r)
		}
	}
	if then, els := s.Branch(pc, factors); then != Unknown || els != Sat {
		t.Fatalf("branch: %v %v, want unknown and sat", then, els)
	}
	if st := s.Stats(); st.Unknown != 5 || st.Limits != 5 {
		t.Fatalf("%v, limits %d", st, st.Limits)
	}
	one := b.Cmp(expr.EQ, 32, x, expr.Word(p))
	if m, r := s.Model(b.Assume(pc, one), factors); r != Sat || m.Word(b.AllSymbols()[1]) != q {
		t.Fatalf("with one factor given: %v %v", r, m)
	}
}

// A model speaks of everything that the path condition mentions, connected with the query or not,
// and its values are small.
func TestModelIsCompleteAndSmall(t *testing.T) {
	b := expr.NewBuilder(64)
	s := New(b, Options{})
	sym := func(name string) expr.Value { return b.Sym(b.NewSymbol(name, 32, expr.Input)) }
	wide := b.Sym(b.NewSymbol("wide", 100, expr.Input))
	mem := b.SymArray("mem", expr.Heap)
	var pc *expr.PC
	for _, c := range []expr.Value{
		b.Cmp(expr.UGT, 32, sym("a"), expr.Word(10)),
		b.Cmp(expr.ULT, 32, sym("b"), sym("c")),
		b.Cmp(expr.EQ, 100, wide, b.Wide(100, 5, 6)),
		b.Cmp(expr.EQ, 32, b.Read(mem, b.ZExt(32, 64, sym("c")), 4), expr.Word(0x01020304)),
	} {
		pc = b.Assume(pc, c)
	}
	q := b.Cmp(expr.NE, 32, sym("d"), expr.Word(0))
	m, r := s.Model(pc, q)
	if r != Sat || !m.Satisfies(pc) || !m.Holds(q) {
		t.Fatalf("%v: %v", r, m)
	}
	want := "a = 11\nb = 0\nc = 1\nwide = 0x50000000000000006\n[1]=4 [2]=3 [3]=2 [4]=1 rest=0\nd = 1\n"
	got := m.String()
	for _, line := range strings.SplitAfter(want, "\n") {
		if !strings.Contains(got, line) {
			t.Errorf("no %q in\n%s", line, got)
		}
	}
}

// A core is unsatisfiable, and satisfiable without any one of its conjuncts, by enumeration.
func TestCoresAreMinimal(t *testing.T) {
	cores := 0
	g := newGenerator(seeded(11), 3, 3, false)
	s := New(g.b, Options{})
	for range 150 {
		var conds []*expr.Node
		for len(conds) < 7 {
			if q := g.condition(1); q.N != nil {
				conds = append(conds, conjuncts(q.N)...)
			}
		}
		core, r := s.Core(conds)
		if want := g.satisfiable(conds); r != want {
			t.Fatalf("%v: %v, want %v", conds, r, want)
		}
		if r != Unsat {
			continue
		}
		cores++
		if g.satisfiable(core) != Unsat {
			t.Fatalf("%v is no core of %v", core, conds)
		}
		for i := range core {
			if g.satisfiable(slices.Delete(slices.Clone(core), i, i+1)) == Unsat {
				t.Fatalf("%v is not needed in %v", core[i], core)
			}
		}
	}
	if cores < 30 {
		t.Fatalf("only %d cores", cores)
	}
}

// A path condition that starts with assumed constraints, which no query ever asked about, gets a
// model once; later forks on unconstrained symbols are then answered by models.
func TestAssumedConstraintsGetAModelOnce(t *testing.T) {
	b := expr.NewBuilder(64)
	s := New(b, Options{})
	sym := func(kind string, i int) expr.Value {
		return b.Sym(b.NewSymbol(fmt.Sprintf("%s%d", kind, i), 64, expr.Heap))
	}
	var pc *expr.PC
	for i := range 40 {
		p, q := sym("p", i), sym("p", i+1)
		pc = b.Assume(pc, b.Cmp(expr.ULT, 64, b.Bin(expr.Add, 64, p, expr.Word(64)), q))
		pc = b.Assume(pc, b.Cmp(expr.ULT, 64, p, expr.Word(1<<47)))
		pc = b.Assume(pc, b.Cmp(expr.EQ, 64, b.Bin(expr.And, 64, p, expr.Word(15)), expr.Word(0)))
	}
	for i := range 30 {
		q := b.Cmp(expr.SLT, 64, sym("n", i), sym("n", i+1))
		if then, els := s.Branch(pc, q); then != Sat || els != Sat {
			t.Fatalf("fork %d: %v %v", i, then, els)
		}
		pc = b.Assume(pc, q)
	}
	st := s.Stats()
	if st.Unknown != 0 || st.Queries[TierZ3] > 3 || st.Queries[TierModel] < 25 {
		t.Fatalf("%v", st)
	}
	if m, r := s.Model(pc, expr.True); r != Sat || !m.Satisfies(pc) {
		t.Fatalf("model of the path condition: %v", r)
	}
}

// Bytes of one array are independent of each other until it is read at a symbolic index.
func TestIndependenceByBytes(t *testing.T) {
	b := expr.NewBuilder(64)
	s := New(b, Options{})
	mem := b.SymArray("mem", expr.Heap)
	below := func(at expr.Value, c uint64) expr.Value {
		return b.Cmp(expr.ULT, 16, b.Read(mem, at, 2), expr.Word(c))
	}
	i := b.Sym(b.NewSymbol("i", 64, expr.Local))
	pc := b.Assume(b.Assume(nil, below(expr.Word(0), 10)), below(expr.Word(1), 20))
	pc = b.Assume(pc, below(expr.Word(8), 30))
	if got := s.connected(pc.Conds(), []*expr.Node{below(expr.Word(9), 5).N}); len(got) != 2 {
		t.Errorf("%v are connected with bytes 9 and 10, want only the one about 8 and 9", got)
	}
	if got := s.connected(pc.Conds(), []*expr.Node{below(expr.Word(2), 5).N}); len(got) != 3 {
		t.Errorf("%v are connected with bytes 2 and 3, want those about 0 to 2", got)
	}
	if got := s.connected(pc.Conds(), []*expr.Node{below(i, 5).N}); len(got) != 4 {
		t.Errorf("%v are connected with a read at a symbolic index, want all", got)
	}
	pc = b.Assume(pc, below(i, 5))
	if got := s.connected(pc.Conds(), []*expr.Node{below(expr.Word(100), 5).N}); len(got) != 5 {
		t.Errorf("%v are connected once the array was read at a symbolic index, want all", got)
	}
}

// A term as deep as a loop of a thousand rounds makes it is decided.
func TestDeepTermsAreDecided(t *testing.T) {
	b := expr.NewBuilder(64)
	s := New(b, z3Alone)
	x := b.Sym(b.NewSymbol("x", 32, expr.Input))
	y := b.Sym(b.NewSymbol("y", 32, expr.Input))
	v := x
	for k := range uint64(1000) {
		v = b.Ite(32, b.Cmp(expr.ULT, 32, y, expr.Word(k)), v, b.Bin(expr.Xor, 32, b.Bin(expr.Add, 32, v, expr.Word(k)), y))
	}
	pc := b.Assume(nil, b.Cmp(expr.ULT, 32, y, expr.Word(3)))
	q := b.Cmp(expr.EQ, 32, v, expr.Word(12345))
	if r := s.Check(pc, q); r == Unsat {
		t.Fatalf("%v: x takes any value", r)
	}
}
