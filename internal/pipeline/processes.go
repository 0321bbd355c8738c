package pipeline

import (
	"cmp"
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
	"midway/internal/ir"
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
	fmt.Fprintf(h, "%s\n%+v\n%s\n", programText(i.Program), i.mattering(), i.State)
	return hex.EncodeToString(h.Sum(nil))
}

// jobConfiguration is that of explorers of jobs: everything is explored, without summaries.
func (e *engine) jobConfiguration() portfolio.Configuration {
	c := portfolio.Configuration{Machine: e.machineOptions(), Explorer: e.explorerOptions()}
	c.Explorer.Interrupted = e.session.reason
	c.Machine.Footprints = false
	c.Explorer.Summaries, c.Explorer.Places, c.Explorer.Guidance, c.Explorer.Explain = false, nil, nil, false
	e.narrow(&c)
	return c
}

// jobPart is an exploration that is divided into jobs: all that a run looks for, or one of its sub-checks.
type jobPart struct {
	number int
	ledger *ledger.Ledger // of the initial state
	begin  func() (*engine, func(), error)
	// nil, or told of a violation when it has a record
	watched func(*ir.Program, *execute.ViolationRecord)

	engine *engine // makes records of what workers find; nil: nothing was found yet
	end    func()
	result *execute.Result
	found  []execute.Counterexample
}

// byProcesses explores by jobs, each worker a process, and makes records of what they find as they find it.
type byProcesses struct {
	session     *session
	initial     *Initial
	parts       []*jobPart
	coordinator *pool.Coordinator
	name        string // of the exploration, a hash
	spawn       func(stop stdctx.Context) (io.ReadWriteCloser, error)
	began       time.Time
	known       int // findings that were looked at
	ended       sync.WaitGroup
	mu          sync.Mutex
	failed      error          // why workers cannot work
	peaks       map[int]uint64 // bytes that the workers of each slot held at most

	decided func(part int) // nil, or told when a part has come to its end, its result summed up
	over    []bool         // parts of which it was told
}

// newByProcesses has no parts yet.
func newByProcesses(s *session, i *Initial) *byProcesses {
	d := &byProcesses{session: s, initial: i, began: time.Now(), peaks: map[int]uint64{}}
	if d.spawn = d.inside; i.Facts != nil && i.Distributed {
		d.spawn = func(stdctx.Context) (io.ReadWriteCloser, error) { return s.out.Spawn() }
	}
	return d
}

// add adds a part.
func (d *byProcesses) add(l *ledger.Ledger, begin func() (*engine, func(), error)) *jobPart {
	p := &jobPart{
		number: len(d.parts),
		ledger: l,
		begin:  begin,
		result: &execute.Result{Ledger: ledger.Union(l), Complete: true},
	}
	p.result.Stats.Began = d.began
	if d.session.out.Watch != nil {
		p.watched = d.session.found
	}
	d.parts, d.over = append(d.parts, p), append(d.over, false)
	return p
}

// distribute explores all parts by processes.
func (d *byProcesses) distribute() error {
	if err := d.begin(); err != nil {
		return err
	}
	defer d.leave()
	stop, cancel := stdctx.WithCancel(d.session.stop)
	defer cancel()
	// Each slot has a goroutine, which begins another worker where one has ended before its time.
	for slot := range max(d.initial.Jobs, 1) {
		d.ended.Go(func() { d.employ(stop, slot, cancel) })
	}
	for stop.Err() == nil {
		wait, done := stdctx.WithTimeout(stop, 200*time.Millisecond)
		d.coordinator.Wait(wait)
		done()
		d.follow()
		d.tell()
		if over, _ := d.coordinator.Over(); over || d.initial.First && d.violated() {
			break
		}
	}
	// First no more jobs are given, then workers are stopped, then what they still sent is looked at: in another order
	// a finding could be lost, or be looked for in an engine that has ended.
	d.coordinator.Close()
	cancel()
	d.ended.Wait()
	d.follow()
	for n, p := range d.parts {
		if !d.over[n] {
			d.conditions(p)
		}
	}
	if _, err := d.coordinator.Over(); err != nil {
		return err
	}
	return d.failed
}

// leave frees the engines.
func (d *byProcesses) leave() {
	for _, p := range d.parts {
		if p.engine != nil {
			p.end()
			p.engine = nil
		}
	}
}

// violated reports whether a violation is known.
func (d *byProcesses) violated() bool {
	return slices.ContainsFunc(d.parts, func(p *jobPart) bool { return p.result.Violated() })
}

// follow makes records of what was found since the last time, and says which parts have come to their end. Of these
// everything is known by then: nothing is found in a part of which no job is left.
func (d *byProcesses) follow() {
	var ended []int
	d.coordinator.Look(func(m *jobs.Machine) {
		for n := range d.parts {
			if !d.over[n] && m.Left(n) == 0 {
				ended = append(ended, n)
			}
		}
	})
	d.record(d.session.stop)
	for _, n := range ended {
		if !d.over[n] {
			d.conditions(d.parts[n])
		}
		if d.over[n] = true; d.decided != nil {
			d.decided(n)
		}
	}
}

// begin makes the coordinator, from what is kept where something is.
func (d *byProcesses) begin() (err error) {
	d.name = d.initial.exploration()
	name, keeper := d.name, d.session.out.Keeper
	config := jobs.Config{Lost: jobs.DefaultLost, Awake: d.initial.Listing}
	var m *jobs.Machine
	var store pool.Store
	// The store sees the first transaction, too: what it holds is always a whole exploration.
	if keeper != nil {
		kept, err := keeper.Begin(name)
		if err != nil {
			return err
		}
		if store = keeper; kept != nil {
			m = jobs.Restore(*kept, config)
		}
		store = d.session.watched(store, kept)
	} else {
		store = d.session.watched(nil, nil)
	}
	if m == nil {
		var first jobs.Transaction
		if m, first = jobs.NewParts(len(d.parts), config); store != nil {
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
		conn, err := d.spawn(stop)
		if err == nil {
			closing := stdctx.AfterFunc(stop, func() { _ = conn.Close() })
			var ended int
			if ended, err = d.coordinator.Serve(conn, fmt.Sprint("process ", slot+1)); ended > 0 {
				failures = 0
			}
			closing()
			_ = conn.Close()
			if errors.Is(err, pool.ErrSilent) {
				d.session.note(err.Error() + "; another one takes its place")
			}
			d.peak(slot, conn)
		}
		if failures++; failures >= fruitless {
			d.fail(fmt.Errorf("workers end without a result: %w", err))
			cancel()
			return
		}
	}
}

// fail notes why workers cannot work; the first reason is kept.
func (d *byProcesses) fail(err error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.failed = cmp.Or(d.failed, err)
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
	fresh := map[int][]execute.Counterexample{}
	d.coordinator.Look(func(m *jobs.Machine) {
		for _, f := range m.Findings()[d.known:] {
			var c execute.Counterexample
			d.known++
			if err := json.Unmarshal(f.Finding.Data, &c); err != nil {
				d.parts[f.Part].lost("a worker found something that cannot be read: %v", err)
			} else if !slices.ContainsFunc(d.parts[f.Part].found,
				func(o execute.Counterexample) bool { return o.Place == c.Place && !c.Better(&o) }) {
				fresh[f.Part] = append(fresh[f.Part], c)
			}
		}
	})
	for n, p := range d.parts {
		if len(fresh[n]) > 0 {
			p.record(stop, fresh[n])
		}
	}
}

// record makes records of counterexamples.
func (p *jobPart) record(stop stdctx.Context, fresh []execute.Counterexample) {
	if stop.Err() != nil {
		p.lost(unreproduced)
		return
	}
	p.found = append(p.found, fresh...)
	if p.engine == nil {
		var err error
		if p.engine, p.end, err = p.begin(); err != nil {
			p.engine = nil
			p.lost("what workers found could not be reproduced: %v", err)
			return
		}
	}
	c := p.engine.jobConfiguration()
	if p.watched != nil {
		c.Explorer.Found = func(v *execute.ViolationRecord) { p.watched(p.engine.Program, v) }
	}
	r := p.engine.explorer(c, &ledger.Ledger{}).Reproduce(stop, p.engine.State.Fork(), fresh)
	p.result.Adopt(r)
	for _, e := range r.Ledger.Entries() {
		if e.Kind != execute.LimitReached { // said once
			p.result.Ledger.Add(e)
		}
	}
	if r.Stopped && slices.ContainsFunc(fresh, func(c execute.Counterexample) bool { return !p.recorded(c.Place) }) {
		p.lost(unreproduced)
	}
}

// conditions takes down the conditions of further paths that show what a part has violated, for the levels of
// violations: those of the paths that one explorer comes to first.
func (d *byProcesses) conditions(p *jobPart) {
	stop := d.session.stop
	if p.engine == nil || stop.Err() != nil || len(p.result.Violations) == 0 {
		return
	}
	c := p.engine.jobConfiguration()
	if c.Machine.RaceConditions == 0 {
		return
	}
	var list []execute.Counterexample
	d.coordinator.Look(func(m *jobs.Machine) {
		for _, f := range m.Findings() {
			var e execute.Counterexample
			if f.Part == p.number && json.Unmarshal(f.Finding.Data, &e) == nil {
				list = append(list, e)
			}
		}
	})
	c.Explorer.AllExamples = true
	r := p.engine.explorer(c, &ledger.Ledger{}).Reproduce(stop, p.engine.State.Fork(), execute.FirstExamples(list))
	for i := range p.result.Violations {
		old := &p.result.Violations[i]
		for k := range r.Violations {
			if v := &r.Violations[k]; v.Place() == old.Place() && len(v.Conditions) > len(old.Conditions) {
				*old = *v
			}
		}
	}
}

// unreproduced is said where the run was stopped before, or while, what was found was found again.
const unreproduced = "what workers found last was not reproduced before the run was stopped: violations may be missing"

// lost notes that something that workers found is not in the result.
func (p *jobPart) lost(format string, args ...any) {
	p.result.Ledger.Addf("not-reproduced", ledger.Incomplete, "", format, args...)
}

// recorded reports whether a violation is in the result.
func (p *jobPart) recorded(place string) bool {
	return slices.ContainsFunc(p.result.Violations, func(v execute.ViolationRecord) bool { return v.Place() == place })
}

// tell tells how far the run is.
func (d *byProcesses) tell() {
	if d.session.out.Progress == nil {
		return
	}
	p := execute.Progress{Elapsed: time.Since(d.began)}
	for _, part := range d.parts {
		p.Violations += len(part.result.Violations)
	}
	d.coordinator.Look(func(m *jobs.Machine) {
		p.Paths, p.Runs, p.Explored = m.Counted("paths"), m.Counted("runs"), m.Explored()
		p.Jobs = &execute.Jobs{Ended: m.Ended(), Running: m.Running(), Queued: m.Queued()}
		p.Instructions = uint64(m.Counted("instructions"))
	})
	d.session.out.Progress(p)
}

// sum adds up what workers counted and left out of a part.
func (d *byProcesses) sum(p *jobPart) {
	r := p.result
	var o jobs.Outcome
	left := 0
	d.coordinator.Look(func(m *jobs.Machine) { o, left = m.OutcomeOf(p.number), m.Left(p.number) })
	for _, note := range o.Notes {
		var e ledger.Entry
		if err := json.Unmarshal(note, &e); err != nil {
			r.Ledger.Addf("job-unknown", ledger.Incomplete, "", "what a worker noted cannot be read: %v", err)
			continue
		}
		r.Ledger.Add(e)
	}
	d.list(p, &o)
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
	if d.initial.Facts != nil && d.initial.Listing {
		r.Stats.CountListed(r.Paths)
	}
	r.Stats.Sees(o.Covered)
	if o.Complete && r.Stats.Paths == 0 && r.Stats.Pointless == 0 { // of the whole: a job may well have none
		execute.NotePathless(r.Ledger)
	}
	for i := range r.Violations {
		// those of attempts that were broken off are not counted
		r.Violations[i].Count = max(1, o.Counts[execute.CountOf(r.Violations[i].Place())])
	}
	r.Complete = o.Complete && !execute.LeftOut(o.Counts) && !r.Ledger.Has(ledger.Incomplete)
}

// list lists the paths that workers told.
func (d *byProcesses) list(p *jobPart, o *jobs.Outcome) {
	if !d.initial.Listing {
		return
	}
	paths, err := execute.PathsOf(o.Paths, func(place string) int {
		return slices.IndexFunc(p.result.Violations, func(v execute.ViolationRecord) bool { return v.Place() == place })
	})
	if err != nil {
		p.lost("paths of a worker cannot be read: %v", err)
	}
	p.result.Paths = paths
}

// held is how many bytes all processes held at most.
func (d *byProcesses) held() (bytes uint64) {
	bytes = memlimit.Resident()
	for _, n := range d.peaks {
		bytes += n
	}
	return bytes
}
