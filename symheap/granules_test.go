package symheap

import (
	"maps"
	"math/rand"
	"slices"
	"testing"
)

// TestGranules holds trees of granules, copied and changed, against Go maps.
func TestGranules(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	type pair struct {
		tree granules
		twin map[uint64]int
	}
	all, h := []pair{{twin: map[uint64]int{}}}, &Heap{}
	for range 20_000 {
		i := r.Intn(len(all))
		if r.Intn(4) == 0 && len(all) < 50 {
			all = append(all, pair{all[i].tree, maps.Clone(all[i].twin)})
		}
		h.epoch++ // as of a copy of the heap, for whichever goes on
		p, g := &all[i], uint64(r.Int63())>>r.Intn(63)
		h.set(&p.tree, g, []made{{thread: int32(h.epoch)}})
		p.twin[g] = int(h.epoch)
	}
	for _, p := range all {
		var got []int
		p.tree.root.each(func(list []made) { got = append(got, int(list[0].thread)) })
		var want []int
		for _, g := range slices.Sorted(maps.Keys(p.twin)) {
			want = append(want, p.twin[g])
			if list := p.tree.at(g); len(list) != 1 || int(list[0].thread) != p.twin[g] {
				t.Fatalf("granule %#x is %v, wanted %d", g, list, p.twin[g])
			}
		}
		if !slices.Equal(got, want) {
			t.Fatalf("in order: %v, wanted %v", got, want)
		}
		if list := p.tree.at(1 << 63); list != nil {
			t.Fatalf("a granule that nothing is known of is %v", list)
		}
	}
}
