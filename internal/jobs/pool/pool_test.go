package pool

import (
	"context"
	"errors"
	"net"
	"strings"
	"sync"
	"testing"
	"time"

	"midway/internal/jobs"
)

// coordinate makes a coordinator, and connects workers to it.
func coordinate(t *testing.T, s Store) (c *Coordinator, connect func() net.Conn) {
	t.Helper()
	m, _ := jobs.New(jobs.Config{Lost: 3})
	c, err := New("program", m, s)
	if err != nil {
		t.Fatal(err)
	}
	var served sync.WaitGroup
	t.Cleanup(func() { c.Close(); served.Wait() })
	return c, func() net.Conn {
		ours, theirs := net.Pipe()
		served.Go(func() { _, _ = c.Serve(theirs, "w"); theirs.Close() })
		t.Cleanup(func() { ours.Close() })
		return ours
	}
}

func join(t *testing.T, conn net.Conn) *Worker {
	t.Helper()
	w := Connect(conn)
	t.Cleanup(w.Leave)
	if err := w.Join("program"); err != nil {
		t.Fatal(err)
	}
	return w
}

// next is a worker's next job; there is to be one.
func next(t *testing.T, w *Worker) *jobs.Grant {
	t.Helper()
	g, err := w.Next()
	if err != nil || g == nil {
		t.Fatal(g, err)
	}
	return g
}

func split() *jobs.Split {
	return &jobs.Split{
		Done:  jobs.Portion{Counts: map[string]int{"runs": 1}},
		Stack: []jobs.Level{{Branches: []int{0, 1}, Rest: true}},
	}
}

// TestWorkersShare: a worker that waits is given a part of what another one has, and all end when nothing is left.
func TestWorkersShare(t *testing.T) {
	c, connect := coordinate(t, nil)
	first := join(t, connect())
	next(t, first)
	if wanted, counts := first.Wanted(); wanted != jobs.NoWish || !counts {
		t.Errorf("asked for %d, counts: %t", wanted, counts)
	}
	ended := make(chan error)
	go func() {
		w := Connect(connect())
		defer w.Leave()
		err := w.Join("program")
		for err == nil {
			var g *jobs.Grant
			if g, err = w.Next(); g == nil {
				break
			}
			err = w.Finish(&jobs.Portion{Counts: map[string]int{"runs": 10}})
		}
		ended <- err
	}()
	for wanted := jobs.NoWish; wanted != jobs.ToGive; {
		time.Sleep(time.Millisecond)
		var counts bool
		if wanted, counts = first.Wanted(); !counts {
			t.Fatal("the attempt does not count", first.Err())
		}
	}
	if !first.Found(jobs.Finding{Key: "bug"}) || !first.Divide(split()) {
		t.Fatal("refused")
	}
	if err := first.Finish(&jobs.Portion{Counts: map[string]int{"runs": 100}}); err != nil {
		t.Fatal(err)
	}
	if err := <-ended; err != nil {
		t.Fatal(err)
	}
	if g, err := first.Next(); g != nil || err != nil {
		t.Errorf("another job: %v, %v", g, err)
	}
	c.Wait(context.Background())
	c.Look(func(m *jobs.Machine) {
		if o := m.Outcome(); o.Counts["runs"] != 111 || !o.Complete || len(o.Findings) != 1 {
			t.Errorf("%+v", o)
		}
	})
}

// TestLostWorkers: the job of a worker whose connection ends is another one's, and one that loses too many is given up.
func TestLostWorkers(t *testing.T) {
	c, connect := coordinate(t, nil)
	for range 3 {
		conn := connect()
		next(t, join(t, conn))
		conn.Close()
	}
	c.Wait(context.Background())
	c.Look(func(m *jobs.Machine) {
		if o := m.Outcome(); o.Complete || len(o.Whys) != 1 {
			t.Errorf("%+v", o)
		}
	})
}

// TestSilentWorkers: a worker of which nothing is heard loses its job, at once where it waits for none; one that says
// that it is alive, does not, however long its step takes.
func TestSilentWorkers(t *testing.T) {
	defer func(was time.Duration) { Patience = was }(Patience)
	Patience = 800 * time.Millisecond
	m, _ := jobs.New(jobs.Config{Lost: 3})
	c, err := New("program", m, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	serve := func() (net.Conn, chan error) {
		ours, theirs := net.Pipe()
		ended := make(chan error, 1)
		go func() { _, err := c.Serve(theirs, "w"); ended <- err }()
		return ours, ended
	}
	conn, busy := serve()
	defer conn.Close()
	w := join(t, conn)
	g := next(t, w)
	conn, stopped := serve()
	defer conn.Close()
	begun := time.Now()
	if err := <-stopped; !errors.Is(err, ErrSilent) || time.Since(begun) < Patience/2 {
		t.Errorf("a worker that was stopped: %v after %s", err, time.Since(begun))
	}
	time.Sleep(Patience)
	if _, counts := w.Wanted(); !counts {
		t.Errorf("an attempt whose worker is alive does not count: %v", w.Err())
	}
	conn, stopped = serve()
	defer conn.Close()
	l := newLines(conn) // says nothing of itself
	if err := l.write(&request{Kind: finish, Job: g.Job, Attempt: g.Attempt, Portion: &jobs.Portion{}}); err != nil {
		t.Fatal(err)
	}
	var a reply
	if err := l.in.Decode(&a); err != nil || !a.Accepted {
		t.Error(a, err)
	}
	if err := <-stopped; !errors.Is(err, ErrSilent) {
		t.Error(err)
	}
	select {
	case err := <-busy:
		t.Error(err)
	default:
	}
}

// TestStoppedWorkersLoseTheirJobs: another worker gets the job of one that was stopped in the middle of it.
func TestStoppedWorkersLoseTheirJobs(t *testing.T) {
	defer func(was time.Duration) { Patience = was }(Patience)
	Patience = 400 * time.Millisecond
	c, connect := coordinate(t, nil)
	l := newLines(connect())
	var a reply
	for _, q := range []request{{Kind: hello, Exploration: "program"}, {Kind: lease}} {
		if err := errors.Join(l.write(&q), l.in.Decode(&a)); err != nil {
			t.Fatal(err)
		}
	}
	if a.Grant == nil {
		t.Fatal("no job")
	}
	m := newLines(connect())
	if err := errors.Join(m.write(&request{Kind: lease}), m.in.Decode(&a)); err != nil || a.Grant.Attempt != 2 {
		t.Errorf("%v, %+v", err, a.Grant)
	}
	c.Close()
}

func TestOtherPrograms(t *testing.T) {
	_, connect := coordinate(t, nil)
	w := Connect(connect())
	defer w.Leave()
	if err := w.Join("another"); err == nil || !strings.Contains(err.Error(), "another program") {
		t.Error(err)
	}
}

// broken is a store that fails once it has stored so much.
type broken int

func (b *broken) Apply(*jobs.Transaction) error {
	if *b--; *b < 0 {
		return errors.New("no disk")
	}
	return nil
}

// TestBrokenStores: what could not be stored is not granted, and ends the run.
func TestBrokenStores(t *testing.T) {
	b := broken(1)
	c, connect := coordinate(t, &b)
	w := join(t, connect())
	next(t, w)
	if w.Divide(split()) || w.Err() == nil || w.Err().Error() != "no disk" {
		t.Error(w.Err())
	}
	c.Wait(context.Background())
	if over, err := c.Over(); !over || err == nil {
		t.Error(over, err)
	}
}

// TestRestart: jobs that another coordinator leased are queued again, and are not held against the job.
func TestRestart(t *testing.T) {
	m, first := jobs.New(jobs.Config{Lost: 1})
	_, changes := m.Handle(jobs.Lease{Worker: "w"})
	r := jobs.Records{Jobs: append(first.Jobs[:0], changes[0].Jobs...)}
	c, err := New("program", jobs.Restore(r, jobs.Config{Lost: 1}), nil)
	if err != nil {
		t.Fatal(err)
	}
	c.Look(func(m *jobs.Machine) {
		if list := m.Jobs(); list[0].Status != jobs.Queued || list[0].Lost != 0 {
			t.Errorf("%+v", list)
		}
	})
}
