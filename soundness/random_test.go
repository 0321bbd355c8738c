package soundness_test

import (
	"path/filepath"
	"testing"

	"midway/internal/ir"
	"midway/soundness/concrete"
)

// randomRuns: what any run of the machine finds, exploration has found: no random schedule disagrees with an
// end-to-end test's verdict. It returns how many runs found something.
func randomRuns(t *testing.T, a *archive, p *ir.Program) (seen int) {
	_, running := a.options()
	running.MaxSteps = 10_000
	wanted := a.violations()
	for seed := range uint64(24) {
		r := concrete.NewRandom(seed)
		r.Stay = int(seed%4) * 30
		m, err := concrete.New(p, running, concrete.NewRandomInputs(seed), r)
		if err != nil {
			t.Fatal(err)
		}
		g := concrete.Granularity(seed % 3)
		m.Run(g)
		if m.End.Outcome != concrete.Violation && m.End.Outcome != concrete.Deadlock || !a.asks(m.End.Kind) {
			continue
		}
		seen++
		// Where accesses interleave freely, a race can be met from its other side, and an error can hide others.
		if v := place(p, m.End); !wanted[v] && (g == concrete.Sync || len(wanted) == 0) {
			t.Errorf("seed %d: %s (%s), the archive wants %v", seed, v, m.End.Text, wanted)
		}
	}
	return seen
}

// place is a violation as a want names it.
func place(p *ir.Program, e *concrete.End) string {
	at := p.At(e.Loc)
	if at == "" {
		return string(e.Kind)
	}
	return string(e.Kind) + " " + filepath.Base(at)
}
