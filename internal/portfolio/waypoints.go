package portfolio

import "midway/internal/ir"

// wayPoints explores schedules in which threads are preempted at the way points of a failure only: 1, 2, 3, …
// discrepancies, wherever else a thread goes on as long as it can. There are few such schedules, so that more
// preemptions are come to in a given time than with any bound alone (Zamfir and Candea, Execution Synthesis, EuroSys
// 2010, §4).
type wayPoints struct {
	delays
	at map[ir.LocID]bool
}

func newWayPoints(at map[ir.LocID]bool) Strategy {
	return &wayPoints{delays{limit: 1, flat: true, polls: true}, at}
}

func (w *wayPoints) Configure(c *Configuration) {
	w.delays.Configure(c)
	c.Explorer.Delays.WayPoints = w.at
}

func (w *wayPoints) Next() Strategy {
	next := *w
	next.limit++
	return &next
}
