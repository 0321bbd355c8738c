package main

import (
	"bytes"
	stdctx "context"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"runtime"
	"sync"
	"syscall"
	"time"

	"midway/internal/jobs"
	"midway/internal/pipeline"
)

// turns lets workers work one at a time.
type turns struct {
	mu      sync.Mutex
	changed *sync.Cond
	workers []*worker
	running *worker // nil: none
	last    *worker // that ran
	gave    time.Time

	born map[jobs.ID]time.Duration // when a job could have begun, with as many workers as there are jobs
}

func newTurns() *turns {
	t := &turns{born: map[jobs.ID]time.Duration{1: 0}}
	t.changed = sync.NewCond(&t.mu)
	return t
}

// worker is a worker's side of its connection.
type worker struct {
	net.Conn
	turns *turns
	clock time.Duration // of the simulation
	work  time.Duration
	since time.Duration // the thread's time when it went on

	ready  bool // it has been answered
	leases bool // it has asked for a job
	job    jobs.ID
	inJob  time.Duration // work on the job
}

// spawn begins workers in this process, each on a thread of its own.
func (t *turns) spawn(stop stdctx.Context, o pipeline.Options) pipeline.Spawn {
	return func() (io.ReadWriteCloser, error) {
		ours, theirs := net.Pipe()
		w := &worker{Conn: theirs, turns: t}
		t.mu.Lock()
		t.workers = append(t.workers, w)
		t.mu.Unlock()
		go func() {
			runtime.LockOSThread()
			defer theirs.Close()
			if err := pipeline.Work(stop, &o, w); err != nil && stop.Err() == nil && !errors.Is(err, io.EOF) {
				fmt.Fprintln(os.Stderr, "a worker:", err)
			}
			w.leave()
		}()
		return ours, nil
	}
}

// threadTime is the processor's time of this thread.
func threadTime() time.Duration {
	const thread = 1 // RUSAGE_THREAD
	var used syscall.Rusage
	if err := syscall.Getrusage(thread, &used); err != nil {
		panic(err)
	}
	return time.Duration(used.Utime.Nano() + used.Stime.Nano())
}

// pause counts what was worked since the last time.
func (w *worker) pause() {
	now := threadTime()
	if w.job != 0 {
		d := now - w.since
		w.clock, w.work, w.inJob = w.clock+d, w.work+d, w.inJob+d
	}
	w.since = now
}

// Write sends a request. That it is alive a worker says from another goroutine, at any time.
func (w *worker) Write(p []byte) (int, error) {
	if bytes.Contains(p, []byte(`"kind":"alive"`)) {
		return w.Conn.Write(p)
	}
	t := w.turns
	t.mu.Lock()
	if w == t.running {
		w.pause()
	}
	w.leases = bytes.Contains(p, []byte(`"kind":"lease"`))
	t.mu.Unlock()
	n, err := w.Conn.Write(p)
	w.since = threadTime()
	return n, err
}

// Read waits for the answer, and then for its turn.
func (w *worker) Read(p []byte) (int, error) {
	t := w.turns
	t.mu.Lock()
	if w == t.running {
		w.pause()
		t.running, t.last, t.gave = nil, w, time.Now()
		t.changed.Broadcast()
	}
	t.mu.Unlock()
	n, err := w.Conn.Read(p)
	t.mu.Lock()
	defer t.mu.Unlock()
	if w.leases {
		if w.job, w.inJob = granted(p[:n]), 0; t.last != nil {
			w.clock = max(w.clock, t.last.clock)
		}
	}
	w.ready = true
	for t.changed.Broadcast(); t.running != nil || t.next() != w; {
		if t.running == nil { // the coordinator may not have answered the last one yet
			t.mu.Unlock()
			time.Sleep(100 * time.Microsecond)
			t.mu.Lock()
			continue
		}
		t.changed.Wait()
	}
	t.running, w.ready, w.since = w, false, threadTime()
	return n, err
}

// granted is the job of an answer to who asked for one; 0: none.
func granted(answer []byte) (id jobs.ID) {
	if _, rest, ok := bytes.Cut(answer, []byte(`"job":`)); ok {
		_, _ = fmt.Sscan(string(rest[:min(len(rest), 20)]), &id)
	}
	return id
}

// answering is how long the coordinator takes at most to answer a worker that does not wait for a job.
const answering = 3 * time.Millisecond

// next is the worker whose turn it is: nil while the last one's answer may still come.
func (t *turns) next() (first *worker) {
	if t.last != nil && !t.last.ready && time.Since(t.gave) < answering {
		return nil
	}
	for _, w := range t.workers {
		if w.ready && (first == nil || w.clock < first.clock) {
			first = w
		}
	}
	return first
}

// leave ends a worker.
func (w *worker) leave() {
	t := w.turns
	t.mu.Lock()
	defer t.mu.Unlock()
	if w.ready = false; t.running == w {
		t.running, t.last = nil, nil
	}
	t.changed.Broadcast()
}

// Begin is that of pipeline.Keeper: nothing is kept.
func (t *turns) Begin(string) (*jobs.Records, error) { return nil, nil }

// Apply notes who made which jobs, and when.
func (t *turns) Apply(tx *jobs.Transaction) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	for i := range tx.Jobs {
		id := tx.Jobs[i].ID
		if _, known := t.born[id]; !known && t.running != nil {
			t.born[id] = t.born[t.running.job] + t.running.inJob
		} else if !known && t.last != nil {
			t.born[id] = t.born[t.last.job] + t.last.inJob
		}
	}
	return nil
}

// sums is what a simulation came to.
type sums struct {
	makespan, sum, splits time.Duration
	jobs                  int
}

func (t *turns) report() (s sums) {
	t.mu.Lock()
	defer t.mu.Unlock()
	for _, w := range t.workers {
		s.sum += w.work
		if w.work > 0 {
			s.makespan = max(s.makespan, w.clock)
		}
	}
	for _, at := range t.born {
		s.splits = max(s.splits, at)
	}
	s.jobs = len(t.born)
	return s
}
