package pool

import (
	"errors"
	"io"
	"time"

	"midway/internal/jobs"
)

// Worker is a worker's side of a connection. It is not for several goroutines.
type Worker struct {
	lines *lines
	grant *jobs.Grant
	split int       // splits of the job so far
	asked time.Time // whether a part is wanted
	left  chan struct{}
	err   error // of the connection, or what the coordinator says is wrong
}

// Asking is how often a worker asks whether a part of its job is wanted. Variable for tests.
var Asking = 10 * time.Millisecond

// Connect connects a worker to a coordinator, until Leave.
func Connect(conn io.ReadWriter) *Worker {
	w := &Worker{lines: newLines(conn), left: make(chan struct{})}
	go w.beat()
	return w
}

// beat says now and then that the worker has not been stopped, whatever it does.
func (w *Worker) beat() {
	tick := time.NewTicker(Patience / beats)
	defer tick.Stop()
	for {
		select {
		case <-w.left:
			return
		case <-tick.C:
			if w.lines.write(&request{Kind: alive}) != nil {
				return
			}
		}
	}
}

// Leave ends what Connect began. The connection is to be closed by who has it.
func (w *Worker) Leave() { close(w.left) }

// Join takes part in an exploration.
func (w *Worker) Join(exploration string) error {
	w.ask(&request{Kind: hello, Exploration: exploration})
	return w.err
}

// ask sends a message and waits for the answer; it is empty after an error.
func (w *Worker) ask(q *request) (a reply) {
	if w.err == nil {
		w.err = w.lines.write(q)
	}
	if w.err == nil {
		w.err = w.lines.in.Decode(&a)
	}
	if w.err == nil && a.Error != "" {
		w.err = errors.New(a.Error)
	}
	if w.err != nil {
		return reply{}
	}
	return a
}

// about asks about the attempt under way.
func (w *Worker) about(q *request) reply {
	q.Job, q.Attempt = w.grant.Job, w.grant.Attempt
	return w.ask(q)
}

// Next waits for a job; nil where nothing is left to do, or after an error.
func (w *Worker) Next() (*jobs.Grant, error) {
	w.grant = w.ask(&request{Kind: lease}).Grant
	if w.grant != nil {
		w.split, w.asked = w.grant.Splits, time.Now()
	}
	return w.grant, w.err
}

// Wanted is what the attempt is asked for, and whether it still counts. It may be called often.
func (w *Worker) Wanted() (wanted jobs.Wish, counts bool) {
	if time.Since(w.asked) < Asking {
		return jobs.NoWish, true
	}
	a := w.about(&request{Kind: going})
	w.asked = time.Now()
	return a.Wanted, a.Accepted
}

// Found tells at once what was found; it is part of the attempt's portion all the same. False where the attempt is to
// end.
func (w *Worker) Found(list ...jobs.Finding) bool {
	return w.about(&request{Kind: saw, Findings: list}).Accepted
}

// Divide proposes a split; false where the attempt is to end.
func (w *Worker) Divide(s *jobs.Split) bool {
	w.split++
	return w.about(&request{Kind: divide, Number: w.split, Split: s}).Accepted
}

// Finish ends the attempt.
func (w *Worker) Finish(p *jobs.Portion) error {
	w.about(&request{Kind: finish, Portion: p})
	return w.err
}

// Diverge ends the attempt, as its replay went otherwise.
func (w *Worker) Diverge(why string) error {
	w.about(&request{Kind: diverge, Why: why})
	return w.err
}

// Err is what went wrong with the connection, or nil.
func (w *Worker) Err() error { return w.err }
