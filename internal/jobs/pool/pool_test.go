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
	w, err := Join(conn, "program")
	if err != nil {
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
		w, err := Join(connect(), "program")
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

func TestOtherPrograms(t *testing.T) {
	_, connect := coordinate(t, nil)
	if _, err := Join(connect(), "another"); err == nil || !strings.Contains(err.Error(), "another program") {
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
