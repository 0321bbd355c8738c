package arena

import (
	"math/rand"
	"testing"
)

// TestSlab enters and leaves levels at random: what a level under way holds is never handed out again, and keeps its
// value.
func TestSlab(t *testing.T) {
	type held struct {
		p     *int
		list  []int
		value int
	}
	r := rand.New(rand.NewSource(1))
	Wipe = true
	defer func() { Wipe = false }()
	s := &Slab[int]{}
	var levels [][]held
	var kept []held
	most := 0 // blocks
	check := func(list []held) {
		for _, h := range list {
			if h.p != nil && *h.p != h.value {
				t.Fatalf("a value became %d instead of %d", *h.p, h.value)
			}
			for _, v := range h.list {
				if v != h.value {
					t.Fatalf("a slice's value became %d instead of %d", v, h.value)
				}
			}
		}
	}
	for value := range 20000 {
		switch n := r.Intn(100); {
		case len(levels) == 0 || n < 20:
			levels = append(levels, nil)
		case n < 35:
			level := len(levels) - 1 - r.Intn(min(3, len(levels)))
			s.Leave(level - 1)
			levels = levels[:level]
		case n == 35:
			s.Keep()
			for i, l := range levels {
				kept, levels[i] = append(kept, l...), nil
			}
		default:
			h := held{value: value}
			if n < 70 {
				h.p = s.New(len(levels) - 1)
				*h.p = value
			} else {
				h.list = s.Slice(len(levels)-1, r.Intn(blockSize/3))
				for i := range h.list {
					h.list[i] = value
				}
			}
			levels[len(levels)-1] = append(levels[len(levels)-1], h)
		}
		most = max(most, len(s.blocks))
		if value%100 == 0 {
			for _, l := range levels {
				check(l)
			}
			check(kept)
		}
	}
	if len(kept) == 0 || most < 2 {
		t.Errorf("%d values kept, %d blocks at most", len(kept), most)
	}
}

// TestSlabUsesMemoryAgain: a level that is entered and left again and again asks for no more memory.
func TestSlabUsesMemoryAgain(t *testing.T) {
	s := &Slab[[16]int]{}
	round := func() {
		for range 3 * blockSize {
			s.New(1)[0] = 1
		}
		s.Leave(0)
	}
	round()
	if n := testing.AllocsPerRun(100, round); n > 0 {
		t.Errorf("%v allocations", n)
	}
}
