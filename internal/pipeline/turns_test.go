package pipeline

import "testing"

// TestOutlook: an exploration whose share grows with its work comes to its end soon, one that goes down an endless path does not, and
// one that got stuck no longer.
func TestOutlook(t *testing.T) {
	for _, c := range []struct {
		name  string
		share func(work uint64) float64
		soon  bool
	}{
		{"steady", func(w uint64) float64 { return float64(w) / 5e9 }, true},
		{"slow", func(w uint64) float64 { return float64(w) / 5e12 }, false},
		{"endless", func(uint64) float64 { return 0.5 }, false},
		{"stuck", func(w uint64) float64 { return min(float64(w)/5e9, 0.02) }, false},
		{"backwards", func(w uint64) float64 { return 1 - float64(w)/5e9 }, false},
	} {
		o := outlook{work: fullTurn}
		for work := uint64(fullTurn); work < 1000*fullTurn; work += fullTurn {
			o.update(work, c.share(work))
		}
		if o.soon != c.soon {
			t.Errorf("%s: soon is %t", c.name, o.soon)
		}
	}
}
