package portfolio

// estimate is a progress estimate: whether an exploration is expected to come to its end soon, going on as since its
// work was half as much, before it has done as much again soonTimes. It is formed anew whenever the work has doubled.
type estimate struct {
	work  uint64
	share float64 // explored by then
	soon  bool
}

const soonTimes = 16

// update looks at what an exploration has done.
func (e *estimate) update(work uint64, share float64) {
	if work < 2*e.work {
		return
	}
	rate := (share - e.share) / float64(work-e.work)
	*e = estimate{work, share, rate > 0 && (1-share)/rate <= soonTimes*float64(work)}
}
