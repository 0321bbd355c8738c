package report

import (
	"fmt"
	"strings"

	"midway/execute"
	"midway/internal/ir"
	"midway/internal/property"
)

// Holding is that a call of an entry returns with a lock that it has taken, on a path, and without one on another.
type Holding struct {
	Entry    string
	Thread   string
	Lock     string         // as the schedule names it
	Taken    ir.LocID       // where it was taken
	Steps    []execute.Step // of the path on which it is held
	Expected bool           // the library has a function that gives up a lock for its caller, or the lock was only tried
}

// Violation is it as a finding: of misuse of a lock, where it was taken. It is no more than conditional: callers may
// be told which way the function returned, and give the lock up. Nothing replays it.
func (h *Holding) Violation(p *ir.Program) Violation {
	at := p.At(h.Taken)
	v := Violation{
		Kind: string(property.LockMisuse), At: at, Column: p.Column(h.Taken), Function: h.Entry,
		Text: fmt.Sprintf("%s returns with %s held, which it has taken at %s, on some paths, and without it on others: who calls it has to know which",
			h.Entry, h.Lock, at),
		Schedule: schedule(p, h.Steps), Inputs: []Input{}, Level: Conditional, Basis: "unvalidated", Count: 1, thread: h.Thread,
		Explains: fmt.Sprintf("Where the steps below are taken, %s returns and the lock is still held.", h.Entry),
		why:      "callers may be told that they have to give it up",
	}
	if h.Expected {
		v.Level = Latent
	}
	var needs []string
	for _, s := range v.Schedule {
		if s.Thread == h.Thread && s.Op == "branch" && !s.model {
			needs = append(needs, s.Detail)
		}
	}
	if v.Condition = strings.Join(needs, ", and "); v.Condition == "" {
		v.Condition = "true"
	}
	return v
}

// Adds adds a finding to a document, whose verdict it makes violated.
func (d *Document) Adds(v Violation) {
	d.Violations, d.Verdict = append(d.Violations, v), Violated
}
