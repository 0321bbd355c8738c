package solver

import (
	"flag"
	"fmt"
	"slices"
	"testing"

	"midway/internal/expr"
	longtest "midway/internal/long"
)

var (
	queries   = flag.Int("queries", longtest.Of(6000), "how many random queries every tier answers")
	firstSeed = flag.Uint64("query-seed", 1, "the first seed of the random queries")
)

// A stand is a point of an exploration: a path condition, with the points of the space that satisfy it.
type stand struct {
	pc    *expr.PC
	terms []*term // the conjuncts as recorded
	in    []bool
	any   bool
}

// forest is explorations over the terms of one builder: stands to go on from, and the solvers asked.
type forest struct {
	*grower
	t       testing.TB
	seed    uint64
	tiers   *Solver // all tiers
	without *Solver // all but one
	plain   *Solver // Z3 alone
	missing Tier
	stands  []*stand
	before  int // queries of earlier forests
	asked   int
	refuted int // answers Unsat
	unknown int
}

// A path of a forest has up to so many conjuncts; a forest takes so many steps.
const (
	longestPath = 12
	forestSteps = 400
)

// TestQueries: along paths that fork, go deeper and are left for others, as those of a run, every answer of the tiers
// is the one that enumerating all assignments gives, or, where there are too many, the one of Z3
// alone; every model satisfies; terms have in every sampled assignment the value that their recorded
// construction has. go test ./internal/solver -run TestQueries -queries 1000000 -timeout 0 looks longer.
func TestQueries(t *testing.T) {
	longtest.Test(t)
	var stats, plain Stats
	asked, unsat, unknown := 0, 0, 0
	for seed := *firstSeed; asked < *queries; seed++ {
		f := newForest(t, seed)
		f.before = asked
		for step := 0; step < forestSteps && asked+f.asked < *queries; step++ {
			f.step()
		}
		asked, unsat, unknown = asked+f.asked, unsat+f.refuted, unknown+f.unknown
		stats, plain = stats.Add(f.tiers.Stats()), plain.Add(f.plain.Stats())
		f.close()
	}
	t.Logf("%d queries, %d unsat, %d undecided; tiers: %v, %v; plain Z3: %v, %v", asked, unsat, unknown, stats, stats.Time, plain, plain.Time)
	if unsat < asked/20 || asked-unsat < asked/20 || unknown > asked/100 {
		t.Errorf("of %d queries %d are unsat and %d undecided: they show little", asked, unsat, unknown)
	}
	if stats.BadModels > 0 || stats.Failures > 0 {
		t.Errorf("%d models that do not satisfy, %d failures of Z3", stats.BadModels, stats.Failures)
	}
	for _, tier := range Tiers() {
		if stats.Queries[tier] == 0 {
			t.Errorf("tier %v answered nothing", tier)
		}
	}
}

func newForest(t testing.TB, seed uint64) *forest {
	f := &forest{grower: newGrower(seed), t: t, seed: seed}
	const limit = 2_000_000
	f.missing = TierRange + Tier(f.r.IntN(int(TierZ3-TierRange)))
	f.tiers = New(f.b, Options{Limit: limit})
	f.without = New(f.b, Options{Limit: limit, Without: []Tier{f.missing}})
	f.plain = New(f.b, Options{Limit: limit, Without: z3Alone.Without})
	f.plain.plain = true
	in := make([]bool, len(f.points))
	for i := range in {
		in[i] = true
	}
	f.stands = []*stand{{in: in, any: true}}
	return f
}

func (f *forest) close() {
	f.tiers.Close()
	f.without.Close()
	f.plain.Close()
}

// fail names the seed, how many queries agreed, the path and the query as recorded.
func (f *forest) fail(s *stand, q *term, format string, args ...any) {
	f.t.Helper()
	f.t.Fatalf("seed %d, query %d, after %d that agree: %s\nquery %s\n= %v\nrecorded path %v\npath %v", f.seed, f.asked, f.before+f.asked-1, fmt.Sprintf(format, args...), q, q.v.N, s.terms, s.pc.Conds())
}

// step grows terms and asks about a condition at some stands.
func (f *forest) step() {
	for range f.r.IntN(3) {
		f.agree(f.stands[0], f.grow())
	}
	q := f.condition()
	f.agree(f.stands[0], q)
	f.ask(f.stands[len(f.stands)-1], q)
	for range f.r.IntN(4) {
		f.ask(f.stands[f.r.IntN(len(f.stands))], q)
	}
}

// ask asks about a condition at a stand.
func (f *forest) ask(s *stand, q *term) {
	switch f.r.IntN(8) {
	case 0:
		f.check(s, q)
	case 1, 2:
		f.model(s, q)
	case 3:
		f.assume(s, q)
	default:
		f.fork(s, q)
	}
}

// agree compares what the constructors made with what was recorded, in a few points, and its facts in all.
func (f *forest) agree(s *stand, t *term) {
	for range 4 {
		i := f.r.IntN(len(f.points))
		if got := f.modelOf(i).EvalBig(t.v); numberOf(got) != t.values[i] {
			f.fail(s, t, "%s\n= %v is %#x, recorded %#x", t, t.v.N, got, t.values[i].big())
		}
	}
	n := t.v.N
	if n == nil || n.Width() > 64 {
		return
	}
	lo, hi := n.Range()
	slo, shi := n.SignedRange()
	zeros, ones := n.KnownBits()
	for _, v := range t.values {
		x, sx := v.lo, signed(n.Width(), v.lo)
		if x < lo || x > hi || sx < slo || sx > shi || x&zeros != 0 || ^x&ones != 0 {
			f.fail(s, t, "%s\n= %v can be %#x, outside its facts %#x %#x %d %d %#x %#x", t, n, x, lo, hi, slo, shi, zeros, ones)
		}
	}
}

// modelOf is a point of the space as a model.
func (f *forest) modelOf(i int) *expr.Model {
	m := expr.NewModel()
	for _, s := range f.symbols {
		m.SetWide(s.v.N.Symbol(), s.values[i].big())
	}
	for _, a := range f.arrays {
		if a.kind == root {
			for at := range uint64(16) {
				m.SetByte(a.array.Symbol(), at, f.points[i].cell(at))
			}
		}
	}
	return m
}

// want is the answer that the space gives for a stand and a condition, or its complement. Unknown where
// the space is a sample that does not show it.
func (f *forest) want(s *stand, q *term, holds uint64) Result {
	for i, in := range s.in {
		if in && q.values[i].lo == holds {
			return Sat
		}
	}
	if f.all {
		return Unsat
	}
	return Unknown
}

// expect compares an answer of the tiers.
func (f *forest) expect(s *stand, q *term, holds uint64, by string, got Result) Result {
	f.t.Helper()
	want := f.want(s, q, holds)
	if want == Unknown || f.r.IntN(25) == 0 {
		v := q.v
		if holds == 0 {
			v = f.b.Not(v)
		}
		alone := f.plain.Check(s.pc, v)
		if alone != Unknown && want != Unknown && alone != want {
			f.fail(s, q, "Z3 alone says %v where the condition is %d, not %v", alone, holds, want)
		}
		if want == Unknown {
			want = alone
		}
	}
	if got == Unknown {
		f.unknown++
	} else if want != Unknown && got != want {
		f.fail(s, q, "%s: %v where the condition is %d, want %v", by, got, holds, want)
	}
	if want == Unsat {
		f.refuted++
	}
	return want
}

func (f *forest) check(s *stand, q *term) {
	f.asked++
	if r := f.tiers.Glance(s.pc, q.v); r != Unknown {
		f.expect(s, q, 1, "a glance", r)
	}
	f.expect(s, q, 1, "tiers", f.tiers.Check(s.pc, q.v))
	if r := f.tiers.Glance(s.pc, q.v); r != Unknown {
		f.expect(s, q, 1, "a second glance", r)
	}
	if f.r.IntN(4) == 0 {
		f.expect(s, q, 1, "without "+f.missing.String(), f.without.Check(s.pc, q.v))
	}
}

// fork asks for both sides and goes on with those there are.
func (f *forest) fork(s *stand, q *term) {
	f.asked += 2
	then, els := f.tiers.Branch(s.pc, q.v)
	then = f.expect(s, q, 1, "tiers, then", then)
	els = f.expect(s, q, 0, "tiers, else", els)
	if f.r.IntN(8) == 0 {
		t, e := f.without.Branch(s.pc, q.v)
		f.expect(s, q, 1, "then, without "+f.missing.String(), t)
		f.expect(s, q, 0, "else, without "+f.missing.String(), e)
	}
	if els == Sat {
		f.extend(s, q, 0)
	}
	if then == Sat {
		f.extend(s, q, 1)
	}
}

// assume extends a path with what is satisfiable without having asked the solver.
func (f *forest) assume(s *stand, q *term) {
	if f.want(s, q, 1) == Sat {
		f.extend(s, q, 1)
	}
}

func (f *forest) extend(s *stand, q *term, holds uint64) {
	if len(s.terms) >= longestPath {
		return
	}
	v := q.v
	if holds == 0 {
		v = f.b.Not(v)
	}
	next := &stand{pc: f.b.Assume(s.pc, v), terms: append(slices.Clone(s.terms), f.side(q, holds)), in: slices.Clone(s.in)}
	for i := range next.in {
		next.in[i] = next.in[i] && q.values[i].lo == holds
	}
	f.keepStand(next)
}

// side is a condition or its complement, as recorded.
func (f *forest) side(q *term, holds uint64) *term {
	if holds == 1 {
		return q
	}
	return &term{kind: complement, w: 1, kids: []*term{q}, v: f.b.Not(q.v)}
}

func (f *forest) keepStand(s *stand) {
	if len(f.stands) < 24 {
		f.stands = append(f.stands, s)
		return
	}
	f.stands[f.r.IntN(len(f.stands))] = s
}

// model asks for a model, holds it against the recorded path, and asks whether some term can have another
// value than there.
func (f *forest) model(s *stand, q *term) {
	f.asked++
	by := f.tiers
	if f.r.IntN(4) == 0 {
		by = f.without
	}
	m, r := by.Model(s.pc, q.v)
	f.expect(s, q, 1, "model", r)
	if r != Sat {
		return
	}
	p := f.pointOf(m)
	for _, c := range append(slices.Clone(s.terms), q) {
		if p.value(c).lo != 1 {
			f.fail(s, q, "the model\n%s does not satisfy %s", m, c)
		}
	}
	x := f.pool[f.r.IntN(len(f.pool))]
	f.unique(s, q, x, p.value(x))
}

// unique asks whether x is c wherever the stand and q hold.
func (f *forest) unique(s *stand, q, x *term, c number) {
	is := &term{kind: constant, w: x.w, c: c, v: expr.Word(c.lo)}
	if x.w > 64 {
		is.v = f.b.Wide(x.w, c.hi, c.lo)
	}
	is = f.finish(is)
	differs := f.finish(&term{kind: comparison, op: int(expr.NE), w: 1, kids: []*term{x, is}, v: f.b.Cmp(expr.NE, x.w, x.v, is.v)})
	both := f.finish(&term{kind: binary, op: int(expr.And), w: 1, kids: []*term{q, differs}, v: f.b.And1(q.v, differs.v)})
	f.check(s, both)
}

// pointOf is a model as a point.
func (f *forest) pointOf(m *expr.Model) *point {
	var mem *expr.Symbol
	for _, a := range f.arrays {
		if a.kind == root {
			mem = a.array.Symbol()
		}
	}
	return &point{
		at:     -1,
		known:  map[*term]number{},
		symbol: func(t *term) number { return numberOf(m.EvalBig(t.v)) },
		cell:   func(at uint64) byte { return m.Byte(mem, at) },
	}
}
