package soundness_test

import (
	"path/filepath"
	"strings"
	"testing"

	"midway/internal/ir"
	"midway/soundness/concrete"
)

// TestRandomSchedules: what any run of the machine finds, exploration has found: no random schedule
// disagrees with an end-to-end test's verdict.
func TestRandomSchedules(t *testing.T) {
	seen := 0
	for _, a := range corpus(t) {
		t.Run(a.name, func(t *testing.T) {
			loading, running := a.options()
			p := load(t, a.files, loading)
			wanted := a.violations()
			for seed := range uint64(60) {
				m, err := concrete.New(p, running, concrete.NewRandomInputs(seed), &concrete.Random{})
				if err != nil {
					t.Fatal(err)
				}
				r := concrete.NewRandom(seed)
				r.Stay = int(seed%4) * 30
				m.Schedule = r
				g := concrete.Granularity(seed % 3)
				m.Run(g)
				if m.End.Outcome != concrete.Violation && m.End.Outcome != concrete.Deadlock {
					continue
				}
				seen++
				if v := place(p, m.End); !wanted[v] && !(g != concrete.Sync && otherSide(m.End, wanted)) {
					t.Errorf("seed %d: %s (%s), the archive wants %v", seed, v, m.End.Text, wanted)
				}
			}
		})
	}
	if seen == 0 {
		t.Error("no schedule showed any violation")
	}
}

// otherSide reports whether a race may be one of those wanted, met in the other order: where accesses
// interleave freely, either of the two may come second.
func otherSide(e *concrete.End, wanted map[string]bool) bool {
	for w := range wanted {
		if e.Kind == "data-race" && strings.HasPrefix(w, "data-race ") {
			return true
		}
	}
	return false
}

// place is a violation as a want names it.
func place(p *ir.Program, e *concrete.End) string {
	at := p.At(e.Loc)
	if at == "" {
		return e.Kind
	}
	return e.Kind + " " + filepath.Base(at)
}
