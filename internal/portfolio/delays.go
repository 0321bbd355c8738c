package portfolio

import "midway/execute"

// delays explores schedules with few delays, whatever the number of threads, and loops cut short: 0, 1, 2, … delays.
// With flat, these are discrepancies: passing over any number of threads at once is one.
type delays struct {
	limit int
	flat  bool
	polls bool // threads that poll are behind all others
}

// unrolled is how often loops are iterated with the fewest delays.
const unrolled = 128

// newDelays begins with no delay: the deterministic schedule.
func newDelays(polls bool) Strategy { return &delays{polls: polls} }

// newDiscrepancies begins with one discrepancy: none is the schedule without delays.
func newDiscrepancies(polls bool) Strategy { return &delays{limit: 1, flat: true, polls: polls} }

func (d *delays) Configure(c *Configuration) {
	c.Machine.Unroll, c.Machine.Effects, c.Machine.NotePolls = d.iterations(), false, d.polls
	c.Explorer.Reduction, c.Explorer.Delays = execute.NoReduction, &execute.Delays{
		Limit:         d.limit,
		Discrepancies: d.flat,
	}
	c.Explorer.Progress = nil
}

// iterations of loops: eight times as many with every second delay.
func (d *delays) iterations() int { return unrolled << (d.limit / 2 * 3) }

func (*delays) TimeSlice(s Situation) TimeSlice { return boundedBy(s) }

func (*delays) Decides(*execute.Result) bool { return false }

func (d *delays) Next() Strategy { return &delays{d.limit + 1, d.flat, d.polls} }
