package pipeline

import (
	stdctx "context"
	"errors"
	"io"

	"midway/execute"
	"midway/internal/jobs"
	"midway/internal/jobs/pool"
	"midway/internal/ledger"
)

// Work explores jobs for a coordinator until there are none: the sentence up to the initial state, and then one
// exploration after the other.
func Work(stop stdctx.Context, o *Options, conn io.ReadWriter) (err error) {
	defer recovered(&err)
	joined := pool.Connect(conn)
	defer joined.Leave()
	s, err := begin(stop, o, Output{})
	if err != nil {
		return err
	}
	defer s.close()
	plan, err := toPlan(s)
	if err != nil {
		return err
	}
	i, err := plan.initial(s)
	if err != nil {
		return err
	}
	// Explorers look at their memory themselves.
	s.memory.End()
	w := &jobWorker{session: s, initial: i, conn: joined}
	defer w.leave()
	if i.splits() {
		w.checks = i.subChecks(s)
	}
	// The coordinator refuses a worker that explores something else: another build, other options, an edited file.
	if err := joined.Join(i.exploration()); err != nil {
		return err
	}
	for {
		g, err := w.conn.Next()
		if err == nil && g != nil {
			err = w.work(g)
		}
		if err != nil || g == nil {
			return err
		}
	}
}

// jobWorker explores jobs for a coordinator.
type jobWorker struct {
	session *session
	initial *Initial
	checks  []*subCheck // the parts of the exploration; none: there is one
	conn    *pool.Worker

	engine *engine // of the part of the latest job
	part   int
	end    func()
}

// leave frees what the latest part needs.
func (w *jobWorker) leave() {
	if w.engine != nil {
		w.end()
		w.engine = nil
	}
}

// enter makes an engine for a part, which is kept for the next job of it.
func (w *jobWorker) enter(part int) (err error) {
	if w.engine != nil && w.part == part {
		return nil
	}
	w.leave()
	if len(w.checks) == 0 {
		e := newEngine(w.session, w.initial)
		w.engine, w.end = e, e.solver.Close
	} else if part < len(w.checks) {
		w.engine, w.end, err = w.checks[part].engine(w.session)
	} else {
		err = errors.New("a job of a part that the exploration does not have")
	}
	w.part = part
	return err
}

// engine is one for explorations of a sub-check, from main with expressions, a solver and memory of its own; end frees
// them.
func (c *subCheck) engine(s *session) (e *engine, end func(), err error) {
	b := s.beside(s.stop)
	i, err := c.begins(b)
	if err != nil {
		b.close()
		return nil, nil, err
	}
	i.check = &c.part
	e = newEngine(b, i)
	return e, func() { e.solver.Close(); b.close() }, nil
}

// errBroken is the error of an attempt that was broken off.
var errBroken = errors.New("the exploration was interrupted")

// work explores one job.
func (w *jobWorker) work(g *jobs.Grant) error {
	if err := w.enter(g.Subtree.Part); err != nil {
		return err
	}
	e, conn := w.engine, w.conn
	c := e.jobConfiguration()
	stop, cancel := stdctx.WithCancel(e.session.stop)
	defer cancel()
	refused := false
	j := &execute.Job{
		Subtree: &g.Subtree,
		Wanted: func() jobs.Wish {
			wanted, counts := conn.Wanted()
			if !counts {
				refused = true
				cancel()
			}
			return wanted
		},
		Found: func(f jobs.Finding) {
			if !conn.Found(f) {
				refused = true
				cancel()
			}
		},
		Divide: func(s *jobs.Split) bool {
			if !conn.Divide(s) {
				refused = true
			}
			return !refused
		},
	}
	c.Explorer.Job = j
	e.explorer(c, &ledger.Ledger{}).Run(stop, e.State.Fork())
	switch {
	case conn.Err() != nil:
		return conn.Err()
	case refused:
		return nil
	case j.Strayed != nil:
		return conn.Diverge(j.Strayed.Error())
	case !j.Ended || e.session.stop.Err() != nil:
		return errBroken
	}
	return conn.Finish(&j.Portion)
}
