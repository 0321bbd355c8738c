package por

import "testing"

// TestExplored: where no race adds anything, every run of a program without reduction is an equal share of its part,
// and the estimate never goes back.
func TestExplored(t *testing.T) {
	code := [threads][]op{{{opChoose, 0, 0}, {opChoose, 0, 0}}, {{opChoose, 0, 0}}}
	m := &machine{code: code, ignored: -1, found: map[string]bool{}, atOnce: true}
	var seen []float64
	var x *Search[*mini]
	x = New(m, Options[*mini]{Off: true, End: func(*mini) { seen = append(seen, x.Progress()) }})
	x.Run(&mini{mask: 1})
	if len(seen) != 24 || seen[0] != 0 {
		t.Fatalf("%d runs, the first at %v", len(seen), seen[0])
	}
	for i := 1; i < len(seen); i++ {
		if seen[i] <= seen[i-1] || seen[i] >= 1 {
			t.Errorf("after run %d: %v, then %v", i, seen[i-1], seen[i])
		}
	}
	if half := seen[12]; half < 0.3 || half > 0.7 {
		t.Errorf("in the middle: %v", half)
	}
}
