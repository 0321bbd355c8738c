package pool

import (
	"context"
	"errors"
	"fmt"
	"io"
	"sync"
	"sync/atomic"
	"time"

	"midway/internal/jobs"
)

// Store keeps what changes. A transaction is there as a whole when Apply returns, or not at all after an error.
type Store interface {
	Apply(*jobs.Transaction) error
}

// Coordinator drives the protocol for workers that connect to it.
type Coordinator struct {
	exploration string
	store       Store // nil: nothing is kept

	mu      sync.Mutex
	changed *sync.Cond
	machine *jobs.Machine
	idle    int // workers that wait for a job
	closed  bool
	err     error // of the store: what was said since does not count
}

// New is a coordinator of an exploration, which a hash names. Jobs that a former coordinator leased are queued again.
func New(exploration string, m *jobs.Machine, s Store) (*Coordinator, error) {
	c := &Coordinator{exploration: exploration, machine: m, store: s}
	c.changed = sync.NewCond(&c.mu)
	for _, j := range m.Jobs() {
		if j.Status == jobs.Leased {
			if _, err := c.handle(jobs.Expire{Job: j.ID, Attempt: j.Attempt, Stopped: true}); err != nil {
				return nil, err
			}
		}
	}
	return c, nil
}

// handle has the machine handle an event, and stores what changes before anybody hears of it. The lock is held.
func (c *Coordinator) handle(e jobs.Event) (jobs.Reply, error) {
	if c.err != nil {
		return jobs.Reply{}, c.err
	}
	r, changes := c.machine.Handle(e)
	for i := range changes {
		if c.store == nil || changes[i].Empty() {
			continue
		}
		if c.err = c.store.Apply(&changes[i]); c.err != nil {
			c.changed.Broadcast()
			return jobs.Reply{}, c.err
		}
	}
	c.changed.Broadcast()
	return r, nil
}

// Look calls f with the machine, which f must not keep.
func (c *Coordinator) Look(f func(*jobs.Machine)) {
	c.mu.Lock()
	defer c.mu.Unlock()
	f(c.machine)
}

// Over reports whether nothing is left to do, or the store has failed: then with its error.
func (c *Coordinator) Over() (bool, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.err != nil || c.machine.Over(), c.err
}

// Add adds a job for each of so many further parts. Who adds what the answer of a job makes necessary does so before
// the answer: then nothing is over in between.
func (c *Coordinator) Add(parts int) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	_, err := c.handle(jobs.More{Parts: parts})
	return err
}

// Wait waits until nothing is left to do, the store has failed, or the context is done.
func (c *Coordinator) Wait(stop context.Context) {
	defer context.AfterFunc(stop, c.wake)()
	c.mu.Lock()
	defer c.mu.Unlock()
	for stop.Err() == nil && !c.closed && c.err == nil && !c.machine.Over() {
		c.changed.Wait()
	}
}

// wake wakes who waits.
func (c *Coordinator) wake() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.changed.Broadcast()
}

// Close gives no more jobs.
func (c *Coordinator) Close() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.closed = true
	c.changed.Broadcast()
}

// Patience is how long a worker may say nothing, not even that it has not been stopped, before its connection is
// closed. Variable for tests.
var Patience = 60 * time.Second

// beats is how often a worker speaks while another one that says nothing is given up.
const beats = 8

// ErrSilent is the error of a worker that was given up, as it said nothing.
var ErrSilent = errors.New("a worker was stopped, or hangs: it has said nothing for too long")

// watch closes a connection of which nothing is heard for so long while something is waited for. It counts ticks, of
// which there are none while this process is stopped itself.
type watch struct {
	waiting atomic.Bool
	heard   atomic.Bool
	silent  atomic.Bool // it was closed
	end     chan struct{}
}

func newWatch(conn io.Closer) *watch {
	w := &watch{end: make(chan struct{})}
	go func() {
		tick := time.NewTicker(Patience / beats)
		defer tick.Stop()
		for n := 0; n < beats; n++ {
			select {
			case <-w.end:
				return
			case <-tick.C:
			}
			if w.heard.Swap(false) || !w.waiting.Load() {
				n = -1
			}
		}
		w.silent.Store(true)
		_ = conn.Close()
	}()
	return w
}

// Serve answers a worker until its connection ends; an attempt that it is at then is lost. A worker of which nothing is
// heard loses its connection. The result is how many jobs it has ended.
func (c *Coordinator) Serve(conn io.ReadWriteCloser, name string) (ended int, err error) {
	l, w := newLines(conn), newWatch(conn)
	defer close(w.end)
	var at *jobs.Grant
	var kept time.Time // of what the attempt has seen
	defer func() {
		if at != nil {
			c.lost(at)
		}
	}()
	for {
		var q request
		w.waiting.Store(true)
		err := l.in.Decode(&q)
		w.waiting.Store(false)
		w.heard.Store(true)
		switch {
		case err != nil && w.silent.Load():
			return ended, ErrSilent
		case err != nil:
			return ended, err
		case q.Kind == alive:
			continue
		}
		a, err := c.answer(&q, name, time.Since(kept) > saving)
		if err != nil {
			a = reply{Error: err.Error()}
		}
		switch {
		case a.Grant != nil:
			at, kept = a.Grant, time.Now()
		case q.Kind == divide:
			kept = time.Now()
		case q.Kind == finish || q.Kind == diverge:
			at = nil
			ended++
		}
		if err := l.write(&a); err != nil {
			return ended, err
		}
	}
}

// lost ends the lease of a worker whose connection has ended.
func (c *Coordinator) lost(g *jobs.Grant) {
	c.mu.Lock()
	defer c.mu.Unlock()
	// an error of the store is in c.err
	_, _ = c.handle(jobs.Expire{Job: g.Job, Attempt: g.Attempt, Stopped: c.closed})
}

// answer is the answer to a request. save: what the attempt has seen is to be kept.
func (c *Coordinator) answer(q *request, name string, save bool) (a reply, err error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	var r jobs.Reply
	switch {
	case q.Kind == hello:
		if q.Exploration != c.exploration {
			return a, fmt.Errorf("the worker explores another program, or with other options")
		}
		return reply{Accepted: true}, nil
	case q.Kind == lease:
		return c.lease(name)
	case q.Kind == going:
		return reply{Accepted: c.machine.Counts(q.Job, q.Attempt) && !c.closed, Wanted: c.wanted(save)}, nil
	case q.Kind == saw:
		r, err = c.handle(jobs.Saw{Job: q.Job, Attempt: q.Attempt, Findings: q.Findings})
	case q.Kind == divide && q.Split != nil:
		r, err = c.handle(jobs.Divide{Job: q.Job, Attempt: q.Attempt, Number: q.Number, Split: *q.Split})
	case q.Kind == finish && q.Portion != nil:
		r, err = c.handle(jobs.Finish{Job: q.Job, Attempt: q.Attempt, Portion: *q.Portion})
	case q.Kind == diverge:
		r, err = c.handle(jobs.Diverge{Job: q.Job, Attempt: q.Attempt, Why: q.Why})
	default:
		err = fmt.Errorf("a message of kind %q", q.Kind)
	}
	return reply{Accepted: r.Accepted}, err
}

// saving is how often what an attempt has seen is taken over: so much work is lost at most where it is killed.
const saving = 2 * time.Second

// wanted is what an attempt is asked for: a part of its job, where more workers wait than jobs do.
func (c *Coordinator) wanted(save bool) jobs.Wish {
	switch {
	case save: // not for lack of parts
		return jobs.ToSave
	case c.idle > c.machine.Queued():
		return jobs.ToGive
	}
	return jobs.NoWish
}

// lease waits for a job.
func (c *Coordinator) lease(name string) (reply, error) {
	c.idle++
	defer func() { c.idle-- }()
	for {
		switch {
		case c.err != nil:
			return reply{}, c.err
		case c.closed || c.machine.Over():
			return reply{Over: true}, nil
		case c.machine.Queued() > 0:
			r, err := c.handle(jobs.Lease{Worker: name})
			return reply{Accepted: r.Accepted, Grant: r.Grant}, err
		}
		c.changed.Wait()
	}
}
