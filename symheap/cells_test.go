package symheap

import (
	"math/rand/v2"
	"testing"
)

// TestCells holds sets of granules against sets of bytes.
func TestCells(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	type byteOf struct {
		id ID
		at uint64
	}
	const size = 1003
	for round := range 300 {
		var read, written, more Cells
		wantRead, wantWritten, objects := map[byteOf]bool{}, map[byteOf]bool{}, map[ID]bool{}
		for range rng.IntN(20) {
			id := ID(rng.IntN(3))
			from := rng.Uint64N(size)
			to := from + 1 + rng.Uint64N(min(size-from, 600))
			objects[id] = true
			if rng.IntN(2) == 0 {
				written.AddWhole(id, from, to, size)
				for g := from / cellBytes; g <= to/cellBytes; g++ {
					if g*cellBytes >= from && (min((g+1)*cellBytes, size) <= to) && g*cellBytes < size {
						wantWritten[byteOf{id, g}] = true
					}
				}
				continue
			}
			into := &read
			if rng.IntN(2) == 0 {
				into = &more
			}
			into.Add(id, from, to, &Cells{})
			for g := from / cellBytes; g*cellBytes < to; g++ {
				wantRead[byteOf{id, g}] = true
			}
		}
		all := Cells{}
		all.Union(&read, &written)
		all.Union(&more, &written)
		got := map[byteOf]bool{}
		all.Each(func(id ID) {
			if !objects[id] {
				t.Fatalf("round %d: object %d", round, id)
			}
		}, func(id ID, from, to uint64) {
			for g := from / cellBytes; g < to/cellBytes; g++ {
				got[byteOf{id, g}] = true
			}
		})
		for g := range wantRead {
			if got[g] == wantWritten[g] {
				t.Fatalf("round %d: granule %v: in the set %v, read and written %v", round, g, got[g], wantWritten[g])
			}
		}
		for g := range got {
			if !wantRead[g] {
				t.Fatalf("round %d: granule %v was not read", round, g)
			}
		}
		if c := all.Clone(); !c.Equal(&all) {
			t.Fatalf("round %d: a copy differs", round)
		}
	}
}
