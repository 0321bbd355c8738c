package portfolio

import "midway/execute"

// everything explores all schedules and all branches, as the plan says: with summaries where it has them. It decides
// unless it ran out of memory; then others go on.
type everything struct{ grows growing }

func (*everything) Configure(*Configuration) {}

func (e *everything) TimeSlice(s Situation) TimeSlice {
	switch {
	case s.Directed:
		return forTime(directedTime)
	case !s.Summaries:
		return TimeSlice{Work: fullSlice}
	case s.Work < firstSummarised:
		return TimeSlice{Work: firstSummarised}
	case s.Soon:
		return forTime(fewSummarised)
	}
	return e.grows.next(summarisedTime)
}

func (*everything) Decides(r *execute.Result) bool { return !r.Memory }

func (*everything) Next() Strategy { return nil }
