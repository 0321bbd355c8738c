package portfolio

import "midway/internal/interp"

// sections explores critical sections, speculatively, as one event each: those whose lock is used properly commute with
// what other threads do meanwhile. It aborts where a section shows to be none, and begins anew without these.
type sections struct {
	merged   *interp.MergedSections
	ordinary int // acquisitions that were known to begin no such section when it began
	speculative
}

func newSections(merged *interp.MergedSections) *sections {
	return &sections{merged: merged, ordinary: merged.Ordinary()}
}

func (s *sections) Configure(c *Configuration) {
	c.Machine.Sections = s.merged
	c.Explorer.Progress, c.Explorer.Found = nil, nil
}

func (s *sections) Next() Strategy {
	if s.merged.Ordinary() == s.ordinary {
		return nil
	}
	return newSections(s.merged)
}
