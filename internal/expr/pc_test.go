package expr

import (
	"math/rand"
	"testing"

	"pgregory.net/rapid"
)

func TestPathCondition(t *testing.T) {
	b := NewBuilder(64)
	c := canon{b}
	x, y := c.sym("x", 32), c.sym("y", 32)
	xs, ys := b.Cmp(SLT, 32, x, Word(5)), b.Cmp(EQ, 32, y, Word(3))
	var pc *PC
	if pc.Len() != 0 || pc.False() || b.Assume(pc, True) != nil || len(pc.Conds()) != 0 {
		t.Fatal("the empty path condition is not true")
	}
	pc = b.Assume(pc, b.And1(xs, ys))
	if pc.Len() != 2 || !pc.Has(xs.N) || !pc.Has(ys.N) {
		t.Fatalf("a conjunction gives %v", pc.Conds())
	}
	if b.Assume(pc, ys) != pc {
		t.Error("a conjunct comes twice")
	}
	if no := b.Assume(pc, b.Cmp(SGE, 32, x, Word(5))); !no.False() || no.Len() != 3 || b.Value(no) != False || b.Assume(no, xs) != no {
		t.Errorf("x < 5 and x >= 5 is %v", no.Conds())
	}
	if !b.Assume(pc, False).False() || pc.False() {
		t.Error("assuming false")
	}
	more := b.Assume(pc, c.b.Cmp(NE, 32, x, y))
	if !more.Extends(pc) || !more.Extends(nil) || pc.Extends(more) || b.Assume(nil, xs).Extends(pc) {
		t.Error("Extends")
	}
	if b.Value(more) != b.AndAll(more.Conds()) || more.Bloom() != more.Conds()[2].Bloom() {
		t.Error("Value, Bloom")
	}
}

func TestRelatedConjuncts(t *testing.T) {
	b := NewBuilder(64)
	c := canon{b}
	less := func(x, y string) Value { return b.Cmp(ULT, 8, c.sym(x, 8), c.sym(y, 8)) }
	var pc *PC
	for _, v := range []Value{less("a", "b"), less("c", "d"), less("b", "e"), less("f", "g"), less("e", "h")} {
		pc = b.Assume(pc, v)
	}
	got := pc.Related(less("h", "z").N)
	want := []Value{less("a", "b"), less("b", "e"), less("e", "h")}
	if len(got) != len(want) {
		t.Fatalf("related are %v", got)
	}
	for i, v := range want {
		if got[i] != v.N {
			t.Errorf("related are %v", got)
		}
	}
}

func TestIDSetAgreesWithAMap(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := rand.New(rand.NewSource(rapid.Int64().Draw(t, "seed")))
		var set *idSet
		var versions []*idSet
		twin := map[uint32]bool{}
		ids := []uint32{}
		for range 200 {
			id := r.Uint32() >> r.Intn(32)
			versions = append(versions, set)
			if set.contains(id) != twin[id] {
				t.Fatalf("%d: %v", id, !twin[id])
			}
			set, ids = set.with(id), append(ids, id)
			twin[id] = true
		}
		for i, v := range versions {
			fresh := map[uint32]bool{}
			for _, id := range ids[:i] {
				fresh[id] = true
			}
			if id := ids[len(ids)-1-i]; v.contains(id) != fresh[id] {
				t.Fatalf("version %d changed", i)
			}
		}
	})
}
