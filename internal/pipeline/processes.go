package pipeline

import (
	stdctx "context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"sync"
	"time"

	"midway/execute"
	"midway/internal/jobs"
	"midway/internal/jobs/pool"
	"midway/internal/ledger"
	"midway/internal/memlimit"
	"midway/internal/portfolio"
)

// Keeper keeps what is known of an exploration by jobs, for another run that goes on with it.
type Keeper interface {
	pool.Store
	// Begin returns what was kept of the exploration that a hash names; nil where nothing is. It fails where something
	// else is kept.
	Begin(exploration string) (*jobs.Records, error)
}

// Spawn begins a worker: a process that joins by Work. It ends when the connection is closed. What is returned may have
// a method Peak() uint64: how many bytes it held at most, once it is closed.
type Spawn func() (io.ReadWriteCloser, error)

// exploration names what is explored: the program, the options that matter, and the first state.
func (i *Initial) exploration() string {
	h := sha256.New()
	o := i.Options
	o.Jobs, o.Processes, o.Time, o.Memory, o.Started, o.MaxListed, o.Command, o.Dump = 0, false, 0, 0, time.Time{}, 0, "", ""
	o.Cache, o.NoCache, o.KeepAll, o.NoValidate, o.NoLevels, o.Explain, o.First = "", false, false, false, false, false, false
	fmt.Fprintf(h, "%s\n%+v\n%s\n", programText(i.Program), o, i.State)
	return hex.EncodeToString(h.Sum(nil))
}

// jobConfiguration is that of explorers of jobs: everything is explored, without summaries.
func (e *engine) jobConfiguration() portfolio.Configuration {
	c := portfolio.Configuration{Machine: e.machineOptions(), Explorer: e.explorerOptions()}
	c.Explorer.Interrupted = e.session.reason
	c.Machine.Footprints = false
	c.Explorer.Summaries, c.Explorer.Places, c.Explorer.Guidance, c.Explorer.Explain = false, nil, nil, false
	return c
}

// Work explores jobs for a coordinator until there are none: the sentence up to the initial state, and then one
// exploration after the other.
func Work(stop stdctx.Context, o *Options, conn io.ReadWriter) (err error) {
	defer recovered(&err)
	s, err := begin(stop, o, Output{})
	if err != nil {
		return err
	}
	defer s.close()
	program, err := load(s)
	if err != nil {
		return err
	}
	where, err := resolve(s, program)
	if err != nil {
		return err
	}
	plan, err := decide(s, program, where)
	if err != nil {
		return err
	}
	i, err := plan.initial(s)
	if err != nil {
		return err
	}
	s.memory.End()
	e := newEngine(s, i)
	defer e.solver.Close()
	w, err := pool.Join(conn, i.exploration())
	if err != nil {
		return err
	}
	for {
		g, err := w.Next()
		if err == nil && g != nil {
			err = e.work(w, g)
		}
		if err != nil || g == nil {
			return err
		}
	}
}

// errBroken is the error of an attempt that was broken off.
var errBroken = errors.New("the exploration was interrupted")

// work explores one job.
func (e *engine) work(w *pool.Worker, g *jobs.Grant) error {
	c := e.jobConfiguration()
	stop, cancel := stdctx.WithCancel(e.session.stop)
	defer cancel()
	refused := false
	j := &execute.Job{
		Subtree: &g.Subtree,
		Wanted: func() jobs.Wish {
			wanted, counts := w.Wanted()
			if !counts {
				refused = true
				cancel()
			}
			return wanted
		},
		Found: func(f jobs.Finding) {
			if !w.Found(f) {
				refused = true
				cancel()
			}
		},
		Divide: func(s *jobs.Split) bool {
			if !w.Divide(s) {
				refused = true
			}
			return !refused
		},
	}
	c.Explorer.Job = j
	e.explorer(c, &ledger.Ledger{}).Run(stop, e.State.Fork())
	switch {
	case w.Err() != nil:
		return w.Err()
	case refused:
		return nil
	case j.Strayed != nil:
		return w.Diverge(j.Strayed.Error())
	case !j.Ended || e.session.stop.Err() != nil:
		return errBroken
	}
	return w.Finish(&j.Portion)
}

// byProcesses explores by jobs, each worker a process, and makes records of what they find as they find it.
type byProcesses struct {
	*engine
	coordinator *pool.Coordinator
	result      *execute.Result
	known       int // findings that were looked at
	found       []execute.Counterexample
	ended       sync.WaitGroup
	mu          sync.Mutex
	failed      error          // why workers cannot work
	peaks       map[int]uint64 // bytes that the workers of each slot held at most
}

// distribute explores an initial state by processes.
func (e *engine) distribute() (*execute.Result, error) {
	d := &byProcesses{engine: e, peaks: map[int]uint64{}, result: &execute.Result{Ledger: ledger.Union(e.Ledger), Complete: true}}
	d.result.Stats.Began = time.Now()
	if err := d.begin(); err != nil {
		return nil, err
	}
	stop, cancel := stdctx.WithCancel(e.session.stop)
	defer cancel()
	for slot := range max(e.Jobs, 1) {
		d.ended.Go(func() { d.employ(stop, slot, cancel) })
	}
	for stop.Err() == nil {
		wait, done := stdctx.WithTimeout(stop, 200*time.Millisecond)
		d.coordinator.Wait(wait)
		done()
		d.record(e.session.stop)
		d.tell()
		if over, _ := d.coordinator.Over(); over || e.First && d.result.Violated() {
			break
		}
	}
	d.coordinator.Close()
	cancel()
	d.ended.Wait()
	d.record(e.session.stop)
	if _, err := d.coordinator.Over(); err != nil {
		return nil, err
	}
	if d.failed != nil {
		return nil, d.failed
	}
	d.sum()
	return d.result, nil
}

// begin makes the coordinator, from what is kept where something is.
func (d *byProcesses) begin() (err error) {
	name, keeper := d.exploration(), d.session.out.Keeper
	config := jobs.Config{Lost: jobs.DefaultLost}
	var m *jobs.Machine
	var store pool.Store
	if keeper != nil {
		kept, err := keeper.Begin(name)
		if err != nil {
			return err
		}
		if store = keeper; kept != nil {
			m = jobs.Restore(*kept, config)
		}
	}
	if m == nil {
		var first jobs.Transaction
		if m, first = jobs.New(config); store != nil {
			if err := store.Apply(&first); err != nil {
				return err
			}
		}
	}
	d.coordinator, err = pool.New(name, m, store)
	return err
}

// fruitless is how many workers one after the other may end without ending a job.
const fruitless = 3 * jobs.DefaultLost

// employ has one worker after the other work, until nothing is left to do.
func (d *byProcesses) employ(stop stdctx.Context, slot int, cancel func()) {
	for failures := 0; stop.Err() == nil; {
		if over, _ := d.coordinator.Over(); over {
			return
		}
		conn, err := d.session.out.Spawn()
		if err == nil {
			closing := stdctx.AfterFunc(stop, func() { _ = conn.Close() })
			var ended int
			if ended, err = d.coordinator.Serve(conn, fmt.Sprint("process ", slot+1)); ended > 0 {
				failures = 0
			}
			closing()
			_ = conn.Close()
			d.peak(slot, conn)
		}
		if failures++; failures >= fruitless {
			d.mu.Lock()
			d.failed = fmt.Errorf("workers end without a result: %w", err)
			d.mu.Unlock()
			cancel()
			return
		}
	}
}

// peak notes what a worker that has ended held at most.
func (d *byProcesses) peak(slot int, worker any) {
	if w, ok := worker.(interface{ Peak() uint64 }); ok {
		d.mu.Lock()
		defer d.mu.Unlock()
		d.peaks[slot] = max(d.peaks[slot], w.Peak())
	}
}

// record makes records of what was found since the last time: of violations that have none yet.
func (d *byProcesses) record(stop stdctx.Context) {
	var fresh []execute.Counterexample
	d.coordinator.Look(func(m *jobs.Machine) {
		for _, f := range m.Findings()[d.known:] {
			var c execute.Counterexample
			if err := json.Unmarshal(f.Finding.Data, &c); err == nil {
				fresh = append(fresh, c)
			} else {
				d.lost("a worker found something that cannot be read: %v", err)
			}
			d.known++
		}
	})
	fresh = slices.DeleteFunc(fresh, func(c execute.Counterexample) bool {
		return slices.ContainsFunc(d.found, func(o execute.Counterexample) bool { return o.Place == c.Place && !c.Better(&o) })
	})
	if len(fresh) == 0 {
		return
	}
	if stop.Err() != nil {
		d.lost(unreproduced)
		return
	}
	d.found = append(d.found, fresh...)
	c := d.jobConfiguration()
	r := d.explorer(c, &ledger.Ledger{}).Reproduce(stop, d.State.Fork(), fresh)
	d.result.Adopt(r)
	for _, e := range r.Ledger.Entries() {
		if e.Kind != execute.LimitReached { // said once
			d.result.Ledger.Add(e)
		}
	}
	if r.Stopped && slices.ContainsFunc(fresh, func(c execute.Counterexample) bool { return !d.recorded(c.Place) }) {
		d.lost(unreproduced)
	}
}

// unreproduced is said where the run was stopped before, or while, what was found was found again.
const unreproduced = "what workers found last was not reproduced before the run was stopped: violations may be missing"

// lost notes that something that workers found is not in the result.
func (d *byProcesses) lost(format string, args ...any) {
	d.result.Ledger.Addf("not-reproduced", ledger.Incomplete, "", format, args...)
}

// recorded reports whether a violation is in the result.
func (d *byProcesses) recorded(place string) bool {
	return slices.ContainsFunc(d.result.Violations, func(v execute.ViolationRecord) bool { return v.Place() == place })
}

// tell tells how far the run is.
func (d *byProcesses) tell() {
	if d.session.out.Progress == nil {
		return
	}
	p := execute.Progress{Elapsed: time.Since(d.result.Stats.Began), Violations: len(d.result.Violations)}
	d.coordinator.Look(func(m *jobs.Machine) {
		o := m.Outcome()
		p.Paths, p.Runs, p.Pending = o.Counts["paths"], o.Counts["runs"], m.Queued()
		p.Instructions = uint64(o.Counts["instructions"])
	})
	d.session.out.Progress(p)
}

// sum adds up what workers counted and left out.
func (d *byProcesses) sum() {
	r := d.result
	var o jobs.Outcome
	left := 0
	d.coordinator.Look(func(m *jobs.Machine) { o, left = m.Outcome(), m.Left() })
	for _, note := range o.Notes {
		var e ledger.Entry
		if err := json.Unmarshal(note, &e); err != nil {
			r.Ledger.Addf("job-unknown", ledger.Incomplete, "", "what a worker noted cannot be read: %v", err)
			continue
		}
		r.Ledger.Add(e)
	}
	for _, why := range o.Whys {
		r.Ledger.Addf("job-unknown", ledger.Incomplete, "", "a part of the exploration was given up: %s", why)
	}
	switch {
	case left > 0 && d.session.stop.Err() == nil:
		r.Stopped = true
		r.Ledger.Addf(execute.LimitReached, ledger.Incomplete, "",
			"exploration stopped at the first violation, as asked, with %d jobs left to explore", left)
	case left > 0:
		r.Stopped = true
		r.Ledger.Addf(execute.LimitReached, ledger.Incomplete, "",
			"exploration stopped at %s with %d jobs left to explore", d.session.reason(), left)
	}
	r.Stats.Take(o.Counts)
	for i := range r.Violations {
		// those of attempts that were broken off are not counted
		r.Violations[i].Count = max(1, o.Counts[execute.CountOf(r.Violations[i].Place())])
	}
	r.Stats.PeakMemoryBytes = memlimit.Resident()
	for _, bytes := range d.peaks {
		r.Stats.PeakMemoryBytes += bytes
	}
	r.Stats.WallSeconds = time.Since(r.Stats.Began).Seconds()
	r.Complete = o.Complete && !execute.LeftOut(o.Counts) && !r.Ledger.Has(ledger.Incomplete)
}
