package solver

import (
	"testing"

	"pgregory.net/rapid"

	"midway/internal/expr"
)

// variants are the ways of asking that must agree: all tiers, all but one, and Z3 alone.
func variants() map[string]Options {
	out := map[string]Options{
		"all":  {},
		"none": {Without: []Tier{TierRange, TierModel, TierIndependent, TierCache, TierRepair}},
	}
	for _, t := range Tiers()[1:TierZ3] {
		out["no "+t.String()] = Options{Without: []Tier{t}}
	}
	return out
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

// Every variant gives the answer that enumeration of all assignments gives, on paths that share
// solvers, and every model satisfies.
func TestAnswersAgreeWithEnumeration(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		g := newGenerator(func(n int) int { return rapid.IntRange(0, n-1).Draw(rt, "pick") }, 3, 3, false)
		againstEnumeration(rt, g, 8)
	})
}

func againstEnumeration(t rapid.TB, g *generator, length int) {
	solvers := map[string]*Solver{}
	for name, o := range variants() {
		solvers[name] = New(g.b, o)
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
	rapid.Check(t, func(rt *rapid.T) {
		g := newGenerator(func(n int) int { return rapid.IntRange(0, n-1).Draw(rt, "pick") }, 3, 4, true)
		againstZ3(rt, g, 8)
	})
}

func againstZ3(t rapid.TB, g *generator, length int) {
	all := New(g.b, Options{})
	alone := New(g.b, Options{Without: []Tier{TierRange, TierModel, TierIndependent, TierCache, TierRepair}})
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

// The same queries in the same order give the same models.
func TestModelsAreDeterministic(t *testing.T) {
	run := func() []string {
		g := newGenerator(seeded(7), 4, 8, true)
		s := New(g.b, Options{})
		var out []string
		walk(g, 60, func(pc *expr.PC, q expr.Value) Result {
			m, r := s.Model(pc, q)
			if r == Sat {
				out = append(out, m.String())
			}
			return r
		})
		return append(out, s.Stats().String())
	}
	first, second := run(), run()
	if len(first) < 20 {
		t.Fatalf("only %d models", len(first))
	}
	for i := range first {
		if first[i] != second[i] {
			t.Fatalf("model %d: %s, then %s", i, first[i], second[i])
		}
	}
}
