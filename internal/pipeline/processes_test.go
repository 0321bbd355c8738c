package pipeline

import (
	stdctx "context"
	"encoding/json"
	"path/filepath"
	"testing"

	"midway/execute"
	"midway/internal/jobs"
	"midway/internal/jobs/pool"
	"midway/internal/ledger"
)

// soon is a context whose time is over when it is asked the second time.
type soon struct {
	stdctx.Context
	asked int
}

func (c *soon) Err() error {
	if c.asked++; c.asked > 1 {
		return stdctx.DeadlineExceeded
	}
	return nil
}

// TestFindingsAreNotLost: where what a worker found is not in the result, as time is over before or while it is found
// again, or as it cannot be read, the result is not complete, although every job has ended.
func TestFindingsAreNotLost(t *testing.T) {
	path := filepath.Join(t.TempDir(), "p.c")
	write(t, path, planned)
	p, err := Prepare(stdctx.Background(), &Options{Programs: []string{path}, Granularity: "memory", OnlyCount: true, Reduction: "source"}, Output{})
	if err != nil {
		t.Fatal(err)
	}
	over, cancel := stdctx.WithCancel(stdctx.Background())
	cancel()
	somewhere, err := json.Marshal(execute.Counterexample{Place: "assertion@1"})
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		stop stdctx.Context
		data string
		lost bool
	}{
		"before":     {over, string(somewhere), true},
		"meanwhile":  {&soon{Context: stdctx.Background()}, string(somewhere), true},
		"unreadable": {stdctx.Background(), "{", true},
		"nothing":    {stdctx.Background(), "", false},
	} {
		t.Run(name, func(t *testing.T) {
			s := p.session(stdctx.Background(), Output{})
			defer s.close()
			i, err := p.initial(s)
			if err != nil {
				t.Fatal(err)
			}
			e := newEngine(s, i)
			defer e.solver.Close()
			m, _ := jobs.New(jobs.Config{Lost: jobs.DefaultLost})
			d := newByProcesses(s, i)
			part := d.add(&ledger.Ledger{}, func() (*engine, func(), error) { return e, func() {}, nil })
			if d.coordinator, err = pool.New("", m, nil); err != nil {
				t.Fatal(err)
			}
			r, _ := m.Handle(jobs.Lease{Worker: "w"})
			var found []jobs.Finding
			if c.data != "" {
				found = []jobs.Finding{{Key: "k", Data: []byte(c.data)}}
			}
			m.Handle(jobs.Finish{Job: r.Grant.Job, Attempt: r.Grant.Attempt, Portion: jobs.Portion{Findings: found, Counts: map[string]int{"paths": 1}}})
			d.record(c.stop)
			d.sum(part)
			if !m.Over() || part.result.Complete == c.lost {
				t.Errorf("over: %t, complete: %t, %+v", m.Over(), part.result.Complete, part.result.Ledger.Entries())
			}
		})
	}
}

// TestEndedPartsAreKnown: when it is said that a part has come to its end, what was found in it is known.
func TestEndedPartsAreKnown(t *testing.T) {
	s := (&settings{}).session(stdctx.Background(), Output{})
	defer s.close()
	d := newByProcesses(s, &Initial{})
	for range 2 {
		d.add(&ledger.Ledger{}, nil)
	}
	m, _ := jobs.NewParts(2, jobs.Config{Lost: jobs.DefaultLost})
	var err error
	if d.coordinator, err = pool.New("", m, nil); err != nil {
		t.Fatal(err)
	}
	var known []bool
	d.decided = func(n int) {
		known = append(known, d.parts[n].result.Ledger.Has(ledger.Incomplete)) // as it cannot be read
	}
	for n := range 2 {
		d.follow()
		r, _ := m.Handle(jobs.Lease{Worker: "w"})
		if r.Grant.Subtree.Part != n || len(known) != n {
			t.Errorf("a job of part %d, %d parts have ended", r.Grant.Subtree.Part, len(known))
		}
		found := []jobs.Finding{{Key: "k", Data: []byte("{")}}
		m.Handle(jobs.Finish{Job: r.Grant.Job, Attempt: r.Grant.Attempt, Portion: jobs.Portion{Findings: found}})
	}
	d.follow()
	d.follow()
	if len(known) != 2 || !known[0] || !known[1] {
		t.Errorf("what was found was known of ended parts: %t", known)
	}
}
