package jobs

import (
	"maps"
	"slices"
)

// Outcome is what is known of an exploration so far.
type Outcome struct {
	Findings []Found
	Covered  []string // sorted
	Counts   map[string]int
	Notes    [][]byte
	// Complete: everything was explored. Without a finding, what was looked for is not there.
	Complete bool
	Whys     []string // why jobs are unknown
}

// Over reports whether nothing is left to do.
func (m *Machine) Over() bool { return m.Left() == 0 }

// Left is how many jobs have not ended.
func (m *Machine) Left() (n int) {
	for _, j := range m.jobs {
		if j.Status == Queued || j.Status == Leased {
			n++
		}
	}
	return n
}

// Findings are all that were accepted, in that order.
func (m *Machine) Findings() []Found { return m.findings }

// Jobs are all jobs, by number.
func (m *Machine) Jobs() (out []Job) {
	for _, j := range m.jobs {
		out = append(out, *j)
	}
	return out
}

// Subtree is the definition of a job that is neither done nor withdrawn.
func (m *Machine) Subtree(id ID) Subtree { return m.subtree(m.job(id)) }

// Outcome adds up what was accepted.
func (m *Machine) Outcome() Outcome {
	o := Outcome{Findings: slices.Clone(m.findings), Counts: map[string]int{}, Complete: m.Over()}
	covered := map[string]bool{}
	for _, j := range m.jobs {
		if j.Status == Unknown {
			o.Complete = false
			o.Whys = append(o.Whys, j.Why)
		}
		for i := range m.results[j.ID] {
			p := &m.results[j.ID][i].Portion
			o.Complete = o.Complete && !p.LeftOut
			o.Notes = append(o.Notes, p.Notes...)
			for _, c := range p.Covered {
				covered[c] = true
			}
			for name, n := range p.Counts {
				o.Counts[name] += n
			}
		}
	}
	o.Covered = slices.Sorted(maps.Keys(covered))
	return o
}
