package interp

import (
	"fmt"
	"math/rand"
	"slices"
	"testing"

	"midway/internal/ir"
	"midway/internal/state"
	"midway/symheap"
)

// TestDisciplineByBytes holds what is seen of ranges of bytes against what is seen of each byte.
func TestDisciplineByBytes(t *testing.T) {
	const bytes, one = 24, symheap.ID(1)
	broken := 0
	for seed := range int64(3000) {
		r := rand.New(rand.NewSource(seed))
		ranges, each := disciplinary(), make([]*Machine, bytes)
		for at := range each {
			each[at] = disciplinary()
		}
		for range 1 + r.Intn(12) {
			from := uint64(r.Intn(bytes))
			now := accessRange{from: from, to: from + 1 + uint64(r.Intn(int(bytes-from))), thread: r.Intn(2), written: r.Intn(2) == 0}
			if now.locks = []uint64{100}; r.Intn(5) == 0 {
				now.locks = nil
			}
			if r.Intn(2) == 0 {
				now.sites = []state.Site{{PC: 1 + ir.PC(r.Intn(3))}}
			}
			ranges.use(one, now.part(now.from, now.to))
			for at := now.from; at < now.to; at++ {
				each[at].use(one, now.part(at, at+1))
			}
		}
		want := map[state.Site]string{}
		for _, m := range each {
			for s, why := range m.Opt.Sections.ordinary {
				want[s] = why
			}
		}
		got := ranges.Opt.Sections.ordinary
		if fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("seed %d: %v, by bytes %v", seed, got, want)
		}
		list := ranges.discipline.used[one]
		if !slices.IsSortedFunc(list, func(a, b accessRange) int { return compareOffsets(a.from, b.from) }) || slices.ContainsFunc(list, func(k accessRange) bool { return k.from >= k.to }) {
			t.Errorf("seed %d: %+v", seed, list)
		}
		for i := 1; i < len(list); i++ {
			if list[i].from < list[i-1].to {
				t.Errorf("seed %d: %+v", seed, list)
			}
		}
		broken += min(1, len(want))
	}
	if broken < 300 || broken > 2700 {
		t.Errorf("%d of 3000 break the discipline", broken)
	}
}

// disciplinary is a machine that has seen nothing.
func disciplinary() *Machine {
	return &Machine{Opt: Options{Points: Points{Sections: NewSections()}}, aborted: "told", discipline: locksetDiscipline{used: map[symheap.ID][]accessRange{}}}
}
