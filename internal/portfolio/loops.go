package portfolio

import (
	"slices"

	"midway/execute"
	"midway/internal/interp"
	"midway/internal/ledger"
)

// loops cuts loops short after a number of iterations per call, four times as many each time (iterative deepening:
// Korf, Artificial Intelligence 1985). It decides where it cut none.
type loops struct{ iterations int }

func (l *loops) Configure(c *Configuration) {
	c.Machine.Unroll = l.iterations
	c.Explorer.Progress = nil
}

func (*loops) TimeSlice(s Situation) TimeSlice { return boundedBy(s) }

func (*loops) Decides(r *execute.Result) bool {
	return !r.Stopped &&
		!slices.ContainsFunc(r.Ledger.Entries(), func(e ledger.Entry) bool { return e.Kind == interp.UnrollLimit })
}

func (l *loops) Next() Strategy { return &loops{4 * l.iterations} }
