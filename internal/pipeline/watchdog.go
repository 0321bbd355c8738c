package pipeline

import (
	"fmt"
	"runtime"
	"strings"
	"sync"
	"time"

	"midway/context"
	"midway/execute"
	"midway/internal/ledger"
	"midway/internal/report"
)

// overtime is how long after its end a run is waited for that does not hear that it is to end, with the machine to
// itself. Variable for tests.
var overtime = 3 * time.Second

// sightings are the violations that a run has found so far, as they can be reported without anything that the run still
// works on.
type sightings struct {
	mu   sync.Mutex
	list []report.Violation
	seen map[string]bool
}

// add notes a violation; another one at the same place is none.
func (s *sightings) add(v report.Violation) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if id := v.ID(); !s.seen[id] {
		if s.seen == nil {
			s.seen = map[string]bool{}
		}
		s.seen[id], s.list = true, append(s.list, v)
	}
}

func (s *sightings) all() []report.Violation {
	s.mu.Lock()
	defer s.mu.Unlock()
	return append([]report.Violation(nil), s.list...)
}

// guarded is a run that ends in time whatever holds it: what should hear that the run is to end, and does not, is left
// to itself, and what was found until then is reported.
func (s *session) guarded(run func() (*report.Document, error)) (*report.Document, error) {
	type outcome struct {
		doc *report.Document
		err error
	}
	done := make(chan outcome, 1)
	go func() {
		var o outcome
		defer func() { s.close(); done <- o }()
		defer recovered(&o.err)
		o.doc, o.err = run()
	}()
	select {
	case o := <-done:
		return o.doc, o.err
	case <-s.stop.Done():
	}
	select {
	case o := <-done:
		return o.doc, o.err
	case <-time.After(s.patience()):
		return s.abandoned(), nil
	}
}

// patience is how long after it was stopped a run may take: what is kept of its time limit, or of the second that one
// which is stopped from outside has, and more on a busy machine.
func (s *session) patience() time.Duration {
	rest := time.Second
	if s.late() {
		rest = reserved(s.settings)
	}
	return rest + time.Duration(s.slow()*float64(overtime))
}

// abandoned reports what a run has found that does not end.
func (s *session) abandoned() *report.Document {
	plan := s.plan.Load()
	if plan == nil {
		l := s.program.Load()
		if l == nil {
			l = &Loaded{}
		}
		plan = newPlan(s.settings, l, &context.Context{FromMain: s.file == nil})
	}
	doing := "exploring"
	if what := s.doing.Load(); what != nil {
		doing = *what
	}
	where, stack := holding()
	l := ledger.Union(plan.Ledger)
	l.Add(ledger.Entry{Kind: execute.LimitReached, Effect: ledger.Incomplete, Text: fmt.Sprintf(
		"an error of Midway's own: %s struck while %s, which did not end (%s): what was found until then is listed, and no more",
		s.reason(),
		doing,
		where,
	)})
	s.note("what did not end, to be reported:\n" + stack)
	doc := document(s, plan, plan.nothing(&execute.Result{Ledger: l, Stopped: true}), nil)
	if doc.Violations = append(doc.Violations, s.sighted.all()...); len(doc.Violations) > 0 {
		doc.Verdict = report.Violated
	}
	return doc
}

// holding says in which functions the run is that does not end: shortly, and with its stack.
func holding() (where, stack string) {
	text := make([]byte, 1<<20)
	text = text[:runtime.Stack(text, true)]
	for _, one := range strings.Split(string(text), "\n\n") {
		if !strings.Contains(one, "midway/internal/pipeline.(*session).guarded.func") {
			continue
		}
		var frames []string
		for _, line := range strings.Split(one, "\n") {
			if name, is := strings.CutPrefix(line, "midway/"); is && len(frames) < 3 {
				if at := strings.LastIndex(name, "("); at > 0 {
					name = name[:at]
				}
				frames = append(frames, name)
			}
		}
		return strings.Join(frames, " of "), one
	}
	return "where is not known", ""
}
