package pipeline

import (
	stdctx "context"
	"errors"
	"io"
	"net"
	"sync"

	"midway/execute"
	"midway/internal/jobs"
	"midway/internal/jobs/pool"
	"midway/internal/ledger"
	"midway/internal/report"
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
	if i.splits() {
		w.checks = i.subChecks(s)
	}
	return w.join(i.exploration())
}

// inside begins a worker in this process, with expressions, a solver and memory of its own.
func (d *byProcesses) inside(stop stdctx.Context) (io.ReadWriteCloser, error) {
	stop, cancel := stdctx.WithCancel(stop)
	near, far := net.Pipe()
	in := &insideWorker{Conn: near, cancel: cancel}
	in.ended.Go(func() {
		defer far.Close()
		if err := d.workInside(stop, far); err != nil && stop.Err() == nil {
			d.fail(err)
		}
	})
	return in, nil
}

// workInside is Work, for an initial state that is known.
func (d *byProcesses) workInside(stop stdctx.Context, conn io.ReadWriter) (err error) {
	defer recovered(&err)
	joined := pool.Connect(conn)
	defer joined.Leave()
	s := d.session.beside(stop)
	defer s.close()
	i, err := d.initial.again(s)
	if err != nil {
		return err
	}
	w := &jobWorker{session: s, initial: i, conn: joined}
	return w.join(d.name)
}

// insideWorker is the coordinator's end of a connection to a worker in this process.
type insideWorker struct {
	net.Conn
	cancel stdctx.CancelFunc
	ended  sync.WaitGroup
}

// Close ends the worker.
func (w *insideWorker) Close() error {
	w.cancel()
	err := w.Conn.Close()
	w.ended.Wait()
	return err
}

// join explores one job after the other of an exploration that a hash names.
func (w *jobWorker) join(exploration string) error {
	defer w.leave()
	// The coordinator refuses a worker that explores something else: another build, other options, an edited file.
	if err := w.conn.Join(exploration); err != nil {
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

	teller *report.Teller // nil before a path is told
	engine *engine        // of the part of the latest job
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
	if j.Conditions = c.Machine.RaceConditions > 0; e.Listing {
		if w.teller == nil {
			w.teller = report.NewTeller(e.Program)
		}
		j.Tell = w.teller.Tell
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
