// Package ledger records every approximation, limit and assumption that a run really used.
//
// A ledger decides what a verdict is worth: an entry whose effect is Incomplete forbids "safe", an
// Assumption is named beside it, an OverApproximate entry says that reported behaviour may be extra.
package ledger

import (
	"fmt"
	"sort"
	"sync"
)

// Effect says what an entry does to the verdict.
type Effect uint8

// The effects, weakest first.
const (
	Assumption      Effect = iota // safe relative to it
	OverApproximate               // extra behaviour may be reported
	Incomplete                    // behaviour may be missing: never safe
)

func (e Effect) String() string {
	return [...]string{"assumption", "over-approximate", "incomplete"}[e]
}

// Entry is one approximation at one program point.
type Entry struct {
	Kind   string // a short stable name, of Kinds
	Effect Effect
	At     string // "file:line" or "" where the entry concerns the whole run
	Text   string // one sentence for a person
}

// Ledger is a set of entries, safe for concurrent use. The same (kind, at, text) is kept once.
type Ledger struct {
	// Covering: what is wanted is that no behaviour is left out. A path that was kept although it may be infeasible is
	// behaviour too much, and none too little.
	Covering bool

	mu      sync.Mutex
	entries map[Entry]int
}

// Undecided is the kind of entries about paths that were kept as the solver did not answer.
const Undecided = "solver-unknown"

// Add records an entry; a repetition only counts.
func (l *Ledger) Add(e Entry) {
	if l.Covering && e.Kind == Undecided {
		e.Effect = OverApproximate
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.entries == nil {
		l.entries = map[Entry]int{}
	}
	l.entries[e]++
}

// Addf is Add with a formatted text.
func (l *Ledger) Addf(kind string, effect Effect, at, format string, args ...any) {
	l.Add(Entry{Kind: kind, Effect: effect, At: at, Text: fmt.Sprintf(format, args...)})
}

// Union is a new ledger with the entries of others; nil has none.
func Union(others ...*Ledger) *Ledger {
	l := &Ledger{}
	for _, other := range others {
		l.Include(other)
	}
	return l
}

// Include adds the entries of another ledger; nil has none.
func (l *Ledger) Include(other *Ledger) {
	if other == nil {
		return
	}
	for _, e := range other.Entries() {
		l.Add(e)
	}
}

// Entries lists what was recorded: strongest effect first, then kind, place and text.
func (l *Ledger) Entries() []Entry {
	l.mu.Lock()
	defer l.mu.Unlock()
	out := make([]Entry, 0, len(l.entries))
	for e := range l.entries {
		out = append(out, e)
	}
	sort.Slice(out, func(i, j int) bool { return less(out[i], out[j]) })
	return out
}

// Has reports whether some entry has the given effect.
func (l *Ledger) Has(effect Effect) bool {
	for _, e := range l.Entries() {
		if e.Effect == effect {
			return true
		}
	}
	return false
}

func less(a, b Entry) bool {
	if a.Effect != b.Effect {
		return a.Effect > b.Effect
	}
	if a.Kind != b.Kind {
		return a.Kind < b.Kind
	}
	if a.At != b.At {
		return a.At < b.At
	}
	return a.Text < b.Text
}
