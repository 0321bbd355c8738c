package report

import "fmt"

// SubCheck is what became of a part of what a run looked for, where that was divided (--split-properties).
type SubCheck struct {
	What    string `json:"what"`         // a kind of violation, or names of properties
	At      string `json:"at,omitempty"` // file:line of the assertion
	Verdict string `json:"verdict"`
	// every path was explored, or the assertion is known to fail and nothing else is looked for
	Complete bool    `json:"complete"`
	States   uint64  `json:"states"` // 1, and the children that were created at forks of which both sides are feasible
	Runs     int     `json:"runs"`
	Seconds  float64 `json:"seconds"`
}

// Line is the sub-check for a person.
func (c SubCheck) Line() string {
	what := c.What
	if c.At != "" {
		what += " at " + c.At
	}
	return fmt.Sprintf("%s: %s (%d states, %.1f s)", what, c.Verdict, c.States, c.Seconds)
}

// subChecks lists the sub-checks that are not decided, and counts the others.
func (t *text) subChecks(all []SubCheck) {
	if len(all) == 0 {
		return
	}
	by := map[string]int{}
	for _, c := range all {
		by[c.Verdict]++
	}
	t.title("Sub-checks")
	t.para("  ", "  ", fmt.Sprintf("%d: %d safe, %d violated, %d unknown", len(all), by[Safe], by[Violated], by[Unknown]))
	for _, c := range all {
		if c.Verdict == Unknown {
			t.para("  - ", "    ", c.Line())
		}
	}
}
