package report

import (
	"slices"
	"testing"

	"midway/soundness"
)

func TestLevels(t *testing.T) {
	for basis, want := range map[string]string{soundness.FromMain: Confirmed, soundness.FromState: Manifest, "": Conditional} {
		v := &soundness.Validation{Basis: basis, Level: &soundness.Level{Name: Manifest}}
		if got := levelOf(v); got != want {
			t.Errorf("%s: got %s, want %s", basis, got, want)
		}
	}
	for _, c := range []struct {
		levels []string
		on     string
		want   bool
	}{
		{nil, Conditional, false},
		{[]string{Conditional}, Conditional, true},
		{[]string{Conditional}, Confirmed, false},
		{[]string{Confirmed}, Conditional, true},
		{[]string{Conditional, Confirmed}, Confirmed, true},
	} {
		d := &Document{}
		for _, l := range c.levels {
			d.Violations = append(d.Violations, Violation{Level: l})
		}
		if got := d.Reaches(c.on); got != c.want {
			t.Errorf("%v reaches %s: %t", c.levels, c.on, got)
		}
	}
	if slices.ContainsFunc([]string{"certain", ""}, func(l string) bool { return CheckLevel(l) == nil }) || CheckLevel(Confirmed) != nil {
		t.Error("levels are not checked")
	}
}
