package jobs

import (
	"encoding/json"
	"maps"
	"slices"
)

// Outcome is what is known of an exploration so far.
type Outcome struct {
	Findings []Found
	Covered  []string // sorted
	Counts   map[string]int
	Notes    [][]byte
	Paths    [][]json.RawMessage // of each portion that has some
	// Complete: everything was explored. Without a finding, what was looked for is not there.
	Complete bool
	Whys     []string // why jobs are unknown
}

// Over reports whether nothing is left to do.
func (m *Machine) Over() bool { return !slices.ContainsFunc(m.jobs, (*Job).open) }

// open reports whether a job has not ended.
func (j *Job) open() bool { return j.Status == Queued || j.Status == Leased }

// Left is how many jobs of a part have not ended.
func (m *Machine) Left(part int) (n int) {
	for _, j := range m.jobs {
		if j.Part == part && j.open() {
			n++
		}
	}
	return n
}

// Begun reports whether a part has been begun.
func (m *Machine) Begun(part int) bool {
	return slices.ContainsFunc(m.jobs, func(j *Job) bool { return j.Part == part && j.Attempt > 0 })
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

// Counted adds up a count of all parts.
func (m *Machine) Counted(name string) (n int) {
	for _, of := range m.results {
		for i := range of {
			n += of[i].Portion.Counts[name]
		}
	}
	return n
}

// Outcome adds up what was accepted of the first part.
func (m *Machine) Outcome() Outcome { return m.OutcomeOf(0) }

// OutcomeOf adds up what was accepted of a part.
func (m *Machine) OutcomeOf(part int) Outcome {
	o := Outcome{Counts: map[string]int{}, Complete: m.Left(part) == 0}
	for _, f := range m.findings {
		if f.Part == part {
			o.Findings = append(o.Findings, f)
		}
	}
	covered := map[string]bool{}
	for _, j := range m.jobs {
		if j.Part != part {
			continue
		}
		if j.Status == Unknown {
			o.Complete = false
			o.Whys = append(o.Whys, j.Why)
		}
		for i := range m.results[j.ID] {
			p := &m.results[j.ID][i].Portion
			o.Complete = o.Complete && !p.LeftOut
			o.Notes = append(o.Notes, p.Notes...)
			if len(p.Paths) > 0 {
				o.Paths = append(o.Paths, p.Paths)
			}
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
