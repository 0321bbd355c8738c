package watch

import (
	"cmp"
	"maps"
	"slices"
	"time"

	"midway/execute"
	"midway/internal/ir"
	"midway/internal/jobs"
	"midway/internal/report"
)

// telling is what a run told last.
type telling struct {
	progress execute.Progress
	heard    time.Time
	fresh    bool      // since the status was written
	statusAt time.Time // it was written
	sampleAt time.Time
	sampled  Sample

	jobs      map[jobs.ID]*Job
	changed   map[jobs.ID]bool // to be written
	counts    map[jobs.ID]map[string]int
	contexts  []Context
	documents map[int]int // by context, how many of its documents are kept
	workers   map[string]*Worker
}

func (t *telling) begin() {
	t.jobs, t.changed, t.counts = map[jobs.ID]*Job{}, map[jobs.ID]bool{}, map[jobs.ID]map[string]int{}
	t.workers, t.documents, t.heard = map[string]*Worker{}, map[int]int{}, time.Now()
}

// asked is how often it is asked which blocks were reached, where no option says so.
const asked = 2 * time.Second

// Progress takes down how far a run is.
func (j *Journal) Progress(p execute.Progress) {
	if j == nil {
		return
	}
	j.mu.Lock()
	defer j.mu.Unlock()
	t := &j.told
	if p.Phase != "" { // the counts stay
		t.progress.Phase, t.progress.Elapsed = p.Phase, p.Elapsed
	} else {
		if p.Reached != nil && time.Since(j.cover.asked) > asked {
			j.cover.asked = time.Now()
			j.cover.reach(p.Reached())
		}
		t.progress = p
	}
	t.progress.Reached = nil
	t.heard, t.fresh = time.Now(), true
}

// Parts takes down the names of the parts of what is looked for.
func (j *Journal) Parts(names []string) {
	if j == nil {
		return
	}
	j.mu.Lock()
	defer j.mu.Unlock()
	out := slices.Clone(names)
	for i := range out {
		out[i] = report.Plain(out[i])
	}
	j.add(Event{Parts: out})
}

// Jobs takes down what changes of jobs.
func (j *Journal) Jobs(c *jobs.Transaction) {
	if j == nil {
		return
	}
	j.mu.Lock()
	defer j.mu.Unlock()
	t := &j.told
	for _, id := range c.Undone {
		delete(t.counts, id)
		t.changed[id] = true
	}
	for i := range c.Results {
		r := &c.Results[i]
		if t.counts[r.Job] == nil {
			t.counts[r.Job] = map[string]int{}
		}
		for _, name := range []string{"paths", "runs", "states", "instructions"} {
			t.counts[r.Job][name] += r.Portion.Counts[name]
		}
		t.changed[r.Job] = true
		j.cover.reach(r.Portion.Covered)
	}
	for i := range c.Jobs {
		j.job(&c.Jobs[i])
	}
	t.fresh = true
}

// job takes down what became of a job.
func (j *Journal) job(n *jobs.Job) {
	t := &j.told
	if old := t.jobs[n.ID]; old != nil && old.Worker != "" && old.Worker != n.Worker {
		if w := t.workers[old.Worker]; w != nil && w.Job == int(n.ID) {
			w.Job, w.Since = 0, seconds(time.Now())
		}
	}
	if n.Worker != "" && n.Status == jobs.Leased {
		if w := t.workers[n.Worker]; w == nil || w.Job != int(n.ID) {
			t.workers[n.Worker] = &Worker{Name: n.Worker, Job: int(n.ID), Since: seconds(time.Now())}
		}
	}
	t.jobs[n.ID] = &Job{
		ID: n.ID, Part: n.Part, Status: n.Status, Worker: report.Plain(n.Worker), Attempt: n.Attempt, Splits: n.Splits,
		Lost: n.Lost,
		Why:  report.Plain(n.Why),
	}
	t.changed[n.ID] = true
}

// gathered makes events of what changes often: jobs, lines, and now and then a sample.
func (j *Journal) gathered(last bool) {
	t := &j.told
	if len(t.changed) > 0 {
		var list []Job
		for _, id := range slices.Sorted(maps.Keys(t.changed)) {
			if n := t.jobs[id]; n != nil {
				n.Counts = maps.Clone(t.counts[id])
				list = append(list, *n)
			}
		}
		t.changed = map[jobs.ID]bool{}
		if len(list) > 0 {
			j.add(Event{Jobs: list})
		}
	}
	if fresh := j.cover.fresh(); len(fresh) > 0 {
		j.add(Event{Reached: fresh})
	}
	now := time.Now()
	if s := j.sample(now); last && s != t.sampled || now.Sub(t.sampleAt) >= every(now.Sub(j.begun)) {
		t.sampleAt, t.sampled = now, s
		j.add(Event{Sample: &s})
	}
}

// every is how often a run that began so long ago is sampled: some hundreds of times each time it gets twice as old.
func every(age time.Duration) time.Duration { return max(time.Second, age/300) }

// sample is how far the run is.
func (j *Journal) sample(now time.Time) Sample {
	t, p := &j.told, &j.told.progress
	s := Sample{
		Elapsed: float64(
			now.Sub(j.begun).Milliseconds(),
		) / 1000, Explored: p.Explored, Paths: p.Paths, Runs: p.Runs, Instructions: p.Instructions,
		Findings: len(j.findings.by), Lines: j.cover.lines, Reached: j.cover.hits,
	}
	switch {
	case len(t.contexts) > 0:
		for i := range t.contexts {
			switch t.contexts[i].Status {
			case Done:
				s.Done++
			case Running:
				s.Running++
			default:
				s.Queued++
			}
		}
		s.Explored = float64(s.Done) / float64(len(t.contexts))
	case len(t.jobs) > 0:
		for _, n := range t.jobs {
			switch n.Status {
			case jobs.Queued:
				s.Queued++
			case jobs.Leased:
				s.Running++
			case jobs.Done, jobs.Unknown:
				s.Done++
			case jobs.Withdrawn:
			}
		}
	case p.Jobs != nil:
		s.Done, s.Running, s.Queued = p.Jobs.Ended, p.Jobs.Running, p.Jobs.Queued
	}
	return s
}

// status is what the run does.
func (j *Journal) status(now time.Time) Status {
	t := &j.told
	s := Status{
		Time: seconds(now), Begun: seconds(j.begun), PID: j.begin.PID, Host: j.begin.Host, Beat: Beat.Seconds(),
		Phase: report.Plain(
			t.progress.Phase,
		), Where: report.Plain(t.progress.Where), Heard: seconds(t.heard), Sample: j.sample(now),
	}
	for _, w := range t.workers {
		s.Workers = append(s.Workers, *w)
	}
	slices.SortFunc(s.Workers, func(a, b Worker) int {
		return cmp.Or(cmp.Compare(len(a.Name), len(b.Name)), cmp.Compare(a.Name, b.Name))
	})
	return s
}

// Program takes down what is explored: its title, its files, and the lines of the functions that have code; sources has
// the texts of files.
func (j *Journal) Program(p *ir.Program, title string, files []string, funcs []*ir.Func, sources *report.Sources) {
	if j == nil {
		return
	}
	j.mu.Lock()
	defer j.mu.Unlock()
	about := Program{Title: report.Plain(title)}
	for _, f := range files {
		about.Files = append(about.Files, report.Plain(f))
	}
	j.add(Event{Program: &about})
	j.cover.begin(p, funcs)
	if list := j.code(sources); len(list) > 0 {
		j.add(Event{Code: list})
	}
	j.told.fresh = true
}

// Result takes down what a run came to.
func (j *Journal) Result(d *report.Document) {
	if j == nil || d == nil {
		return
	}
	j.mu.Lock()
	defer j.mu.Unlock()
	r := &Result{
		Verdict: d.Verdict, Complete: d.Complete, Scope: d.Scope, Headline: d.Headline(), Seconds: d.Stats.WallSeconds,
		Stats: d.Stats, Document: j.keep("result", d),
	}
	j.cover.reach(d.Run().Reached)
	j.whole(d, r.Document)
	j.decided(d.Contexts)
	j.entries(d.Ledger)
	j.told.progress.Phase, j.told.progress.Where, j.told.workers = "", "", nil
	j.gathered(true)
	j.add(Event{Result: r})
}

// Failed takes down why there is no result.
func (j *Journal) Failed(err error) {
	if j == nil || err == nil {
		return
	}
	j.mu.Lock()
	defer j.mu.Unlock()
	j.told.workers = nil
	j.add(Event{Failed: report.Plain(err.Error())})
}

// entries takes down entries of the ledger, each once.
func (j *Journal) entries(list []report.Entry) {
	var fresh []report.Entry
	for _, e := range list {
		e = report.Entry{
			Kind:   report.Plain(e.Kind),
			Effect: e.Effect,
			At:     report.Plain(e.At),
			Text:   report.Plain(e.Text),
		}
		if !j.ledger[e] {
			j.ledger[e] = true
			fresh = append(fresh, e)
		}
	}
	if len(fresh) > 0 {
		j.add(Event{Ledger: fresh})
	}
}
