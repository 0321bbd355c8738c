package execute

import (
	"cmp"
	"fmt"
	"slices"
	"time"

	"midway/internal/state"
)

// SummariesUse is what the summaries of an exploration were good for, and what they cost (Options.Explain).
type SummariesUse struct {
	Kept, Weak int          // how many there are, and of these the ones that agree in what decides only
	Used       int          // how many of them covered a state
	Covered    int          // states
	Seconds    float64      // spent on making, keeping and looking for them
	Most       []SummaryUse // those that covered most states
}

// SummaryUse is one summary.
type SummaryUse struct {
	Threads      []string // where each thread stands: "name: file:line"
	Covered      int      // states
	Cells        int      // pieces of memory that must hold the same bytes
	Registers    int      // that must be the same
	Inequalities int      // that must hold of other numbers
	Asleep       int      // threads that were not explored first
	Effects      int      // things seen behind it, which take part in races in its stead
}

// mostUsed is how many summaries are listed.
const mostUsed = 10

// summaryUses counts what one summary covers.
type summaryUses struct {
	threads []string
	covered int
	past    summarySizes
}

type summarySizes struct{ cells, registers, inequalities, asleep, effects int }

// note prepares to count what a summary of a state will cover.
func (m *summaryStore) note(r reduced, st *state.State, b *subtreeSummary, s summarySizes) {
	if !r.Opt.Explain {
		return
	}
	u := &summaryUses{past: s}
	for _, t := range st.Threads {
		where := "ended"
		if at := r.M.P.At(t.Point.Loc); t.Status != state.Exited && at != "" {
			where = at
		}
		u.threads = append(u.threads, fmt.Sprintf("%s: %s", t.Name, where))
	}
	b.use = u
}

// took adds the time since a moment to what summaries cost.
func (m *summaryStore) took(since time.Time) {
	if !since.IsZero() {
		m.spent += time.Since(since)
	}
}

// begin is the moment from which took counts, with Options.Explain.
func (r reduced) begin() (t time.Time) {
	if r.Opt.Explain {
		t = time.Now()
	}
	return t
}

// explain collects what the summaries were good for.
func (x *Explorer) explain() *SummariesUse {
	if !x.Opt.Explain || x.past == nil {
		return nil
	}
	out := &SummariesUse{
		Kept: x.past.table.Len() + x.past.weak.Len(), Weak: x.past.weak.Len(), Used: len(x.past.used),
		Covered: x.res.Stats.StatesSubsumed, Seconds: x.past.spent.Seconds(),
	}
	slices.SortStableFunc(x.past.used, func(a, b *summaryUses) int { return cmp.Compare(b.covered, a.covered) })
	for _, u := range x.past.used[:min(mostUsed, len(x.past.used))] {
		out.Most = append(out.Most, SummaryUse{
			Threads: u.threads, Covered: u.covered, Cells: u.past.cells, Registers: u.past.registers,
			Inequalities: u.past.inequalities, Asleep: u.past.asleep, Effects: u.past.effects,
		})
	}
	return out
}
