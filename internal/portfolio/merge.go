package portfolio

import (
	"slices"

	"midway/execute"
	"midway/internal/interp"
	"midway/internal/ledger"
)

// chosen is the result of a member, with what others found where it is incomplete.
func (r *run) chosen(m *member) *Outcome {
	for _, other := range r.members {
		if other.end(); other != m && other.result != nil {
			collect(r.found, other.result)
			r.found.Stats.Came(other.result.Stats.Nearest)
		}
	}
	out, l := *m.result, ledger.Union(r.Ledger)
	out.Stats.Came(r.found.Stats.Nearest)
	out.Violations = slices.Clone(out.Violations)
	if s, ok := m.strategy.(interface{ Assumes() ledger.Entry }); ok {
		l.Add(s.Assumes())
	}
	if all := r.members[0].result; out.Summaries == nil && all != nil {
		out.Summaries = all.Summaries
	}
	if out.AllKnownViolated {
		addAll(l, notLimits(out.Ledger))
	} else {
		l.Include(out.Ledger)
	}
	whole := !l.Has(ledger.Incomplete)
	out.Ledger, out.Complete = l, whole && (out.Complete || out.AllKnownViolated)
	if out.Complete {
		out.Improve(r.found)
	} else {
		out.Adopt(r.found)
		l.Include(r.found.Ledger)
	}
	return &Outcome{&out, m.config}
}

// collect adds an exploration's violations to what was found, with the entries of its ledger that they may rest on: all
// but those of what it left out.
func collect(found, r *execute.Result) {
	if len(r.Violations) == 0 {
		return
	}
	found.Adopt(r)
	addAll(found.Ledger, notLimits(r.Ledger))
}

// notLimits are the entries of an exploration's ledger but for those of what it left out.
func notLimits(l *ledger.Ledger) []ledger.Entry {
	return slices.DeleteFunc(l.Entries(), func(n ledger.Entry) bool {
		return n.Kind == interp.UnrollLimit || n.Kind == execute.DelayLimit || n.Kind == execute.LimitReached
	})
}

func addAll(l *ledger.Ledger, entries []ledger.Entry) {
	for _, e := range entries {
		l.Add(e)
	}
}
