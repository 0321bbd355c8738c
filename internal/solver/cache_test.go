package solver

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// TestConjSets: which of two sets lies within the other is what their members say, whatever their signatures do.
func TestConjSets(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 5))
	draw := func() conjSet {
		var set conjSet
		for id := range uint32(8) {
			if r.IntN(2) == 0 {
				set = append(set, id*3)
			}
		}
		return set
	}
	for range 20000 {
		c, d := draw(), draw()
		want := !slices.ContainsFunc(c, func(id uint32) bool { return !slices.Contains(d, id) })
		if got := c.within(d); got != want {
			t.Fatalf("%v within %v: %t", c, d, got)
		}
		if want && c.bloom()&^d.bloom() != 0 {
			t.Fatalf("the signature of %v says that it is not within %v", c, d)
		}
	}
}
