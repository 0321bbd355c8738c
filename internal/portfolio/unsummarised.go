package portfolio

import "midway/execute"

// unsummarised explores everything without summaries. It has a third of the time, and nearly all of it once it is
// expected to come to its end soon.
type unsummarised struct{ grows growing }

func (*unsummarised) Configure(c *Configuration) {
	c.Machine.Footprints = false
	c.Explorer.Progress = nil
}

func (u *unsummarised) TimeSlice(s Situation) TimeSlice {
	if s.Soon {
		return TimeSlice{Work: s.Work, Time: mostlyUnsummarised} // until the estimate is formed again
	}
	return u.grows.next(unsummarisedTime)
}

func (*unsummarised) Decides(r *execute.Result) bool { return !r.Memory }

func (*unsummarised) Next() Strategy { return nil }
