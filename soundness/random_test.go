package soundness_test

import (
	"path/filepath"
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
				// Where accesses interleave freely, a race can be met from its other side, and an error can hide others.
				if v := place(p, m.End); !wanted[v] && (g == concrete.Sync || len(wanted) == 0) {
					t.Errorf("seed %d: %s (%s), the archive wants %v", seed, v, m.End.Text, wanted)
				}
			}
		})
	}
	if seen == 0 {
		t.Error("no schedule showed any violation")
	}
}

// place is a violation as a want names it.
func place(p *ir.Program, e *concrete.End) string {
	at := p.At(e.Loc)
	if at == "" {
		return e.Kind
	}
	return e.Kind + " " + filepath.Base(at)
}
