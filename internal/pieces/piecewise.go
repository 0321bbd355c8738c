package pieces

import (
	stdctx "context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"sync"
	"time"

	"midway/context"
	"midway/execute"
	"midway/internal/ir"
	"midway/internal/jobs"
	"midway/internal/jobs/pool"
	"midway/internal/memlimit"
	"midway/internal/pipeline"
	"midway/internal/pointsto"
	"midway/internal/report"
	"midway/internal/seed"
	"midway/internal/state"
)

// Pieces says how a program is divided (Bergan §1.2, piecewise program testing): its threads stop where they close a
// loop, and at Stops. Where all of them are then is a context, from which the next piece begins.
type Pieces struct {
	Context string        // a context file: where the first piece begins; "" is main
	Stops   []string      // places, as a context file has them, at which threads stop beside back edges
	Whole   bool          // threads do not stop: there is one piece, for comparison
	Each    time.Duration // for an exploration, 0: no limit
	Out     Output
}

// walk is an exploration by pieces under way.
type walk struct {
	*Pieces
	o       *pipeline.Options
	program *pipeline.Loaded
	placer  *context.Placer
	stops   map[ir.FuncID][]ir.PC
	start   *context.Context // of the first piece; nil is main
	pool    *pool.Coordinator
	name    string
	began   time.Time
	before  float64 // seconds that the run took before it was interrupted,
	used    float64 // and of the processor

	mu     sync.Mutex
	f      *frontier
	wanted map[string]bool // violations for which there is an extension
	series []report.Moment
	over   bool // a violation was found, and one is enough
	count  int  // explorations that have ended
	shown  []extended
	told   int   // pieces of which who watches knows
	lines  Lines // at the latest moment
	sides  int
}

// Explore explores a program by pieces, and reports all in one document.
func (s *Pieces) Explore(stop stdctx.Context, o *pipeline.Options) (*Result, error) {
	w := &walk{Pieces: s, o: o, began: time.Now(), wanted: map[string]bool{}}
	if err := w.prepare(stop); err != nil {
		return nil, err
	}
	h := sha256.New()
	fmt.Fprintf(h, "%s\n%v\n%v\n%s\n", pipeline.Identity(w.program, o), s.Each, s.Stops, w.f.pieces[0].at.key())
	w.name = hex.EncodeToString(h.Sum(nil))
	var err error
	if w.pool, err = coordinator(w.name, len(w.f.open), s.Out.Keeper, w.restore); err != nil {
		return nil, err
	}
	if err := w.enoughParts(); err != nil {
		return nil, err
	}
	w.watched()
	if err := w.work(stop); err != nil {
		return nil, err
	}
	return w.document(), nil
}

// prepare loads the program and makes the first context.
func (w *walk) prepare(stop stdctx.Context) (err error) {
	if w.program, err = pipeline.Load(stop, w.o); err != nil {
		return err
	}
	p := w.program.Program
	w.placer, w.stops = context.NewPlacer(p), map[ir.FuncID][]ir.PC{}
	for _, text := range w.Stops {
		at, err := context.Places(p, text)
		if err != nil {
			return fmt.Errorf("--stop: %w", err)
		}
		for _, fr := range at {
			w.stops[fr.Func] = append(w.stops[fr.Func], fr.PC)
		}
	}
	w.f = newFrontier(p, &toucher{p: p, g: pointsto.Analyze(p), known: map[ir.FuncID]*touched{}})
	first, err := w.first()
	if err == nil {
		w.f.add(first, -1)
	}
	if w.Whole {
		w.f.drop(task{0, moments, ""})
	}
	return err
}

// first is where the first piece begins.
func (w *walk) first() (at place, err error) {
	c, err := context.FromMain(w.program.Program)
	if w.Context != "" {
		var file *context.File
		if file, err = context.Load(w.Context); err == nil {
			c, err = file.Resolve(w.program.Program)
			w.start = c
		}
	}
	if err != nil {
		return nil, err
	}
	for _, t := range c.Threads {
		at = append(at, stand{Frames: t.Frames, Blocked: t.Blocked})
	}
	return at, nil
}

// context is the context of a piece, as a run begins there.
func (w *walk) context(n int) (*context.Context, error) {
	at := w.f.pieces[n].at
	var c *context.Context
	switch {
	case n > 0:
		c = at.context(w.placer, w.names(at))
		c.OthersUnknown = w.start != nil && w.start.OthersUnknown
	case w.start != nil:
		one := *w.start
		c = &one
	default:
		var err error
		if c, err = context.FromMain(w.program.Program); err != nil {
			return nil, err
		}
	}
	if !w.Whole {
		c.Stop = context.Stop{LoopBackEdge: true, At: w.stopsOf(at)}
	}
	return c, c.Check(w.program.Program)
}

// names names the threads of a place: main, and the functions that the others began in, numbered.
func (w *walk) names(at place) (out []string) {
	taken := map[string]int{}
	for _, s := range at {
		name := w.program.Funcs[s.Frames[len(s.Frames)-1].Func].Name
		if taken[name]++; taken[name] > 1 {
			name = fmt.Sprint(name, "_", taken[name])
		}
		out = append(out, name)
	}
	return out
}

// stopsOf are the stops of a piece: a thread that begins at one goes on from there.
func (w *walk) stopsOf(at place) map[ir.FuncID][]ir.PC {
	out := map[ir.FuncID][]ir.PC{}
	for f, list := range w.stops {
		out[f] = slices.DeleteFunc(slices.Clone(list), func(pc ir.PC) bool {
			return slices.ContainsFunc(at, func(s stand) bool { return s.Frames[0].Func == f && s.Frames[0].PC == pc })
		})
	}
	return out
}

// enoughParts adds parts until there are as many that are not done as tasks: a run may have been killed in between.
func (w *walk) enoughParts() error {
	left := 0
	w.pool.Look(func(m *jobs.Machine) {
		for _, j := range m.Jobs() {
			if j.Status == jobs.Queued || j.Status == jobs.Leased {
				left++
			}
		}
	})
	if more := len(w.f.open) - left; more > 0 {
		return w.pool.Add(more)
	}
	return nil
}

// work explores what is open, and what comes of it.
func (w *walk) work(stop stdctx.Context) error {
	stop, cancel := stdctx.WithCancel(stop)
	defer cancel()
	if w.o.Time > 0 {
		var done func()
		stop, done = stdctx.WithDeadline(stop, w.o.Started.Add(w.o.Time-w.o.Time/20))
		defer done()
	}
	errs := make([]error, max(w.o.Jobs, 1))
	var working sync.WaitGroup
	for n := range errs {
		working.Go(func() {
			name := fmt.Sprint("worker ", n+1)
			errs[n] = serve(stop, w.pool, w.name, name, func(int) *jobs.Portion {
				p := w.one(stop, name)
				if w.enough() {
					cancel()
				}
				return p
			})
			if errs[n] != nil {
				cancel()
			}
		})
	}
	working.Wait()
	if over, err := w.pool.Over(); over && err != nil {
		return err
	}
	return errors.Join(errs...)
}

func (w *walk) enough() bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.over
}

// one does the next task: whichever part of the exploration it is done as.
func (w *walk) one(stop stdctx.Context, worker string) *jobs.Portion {
	w.mu.Lock()
	t, ok := w.f.take(w.extensionsDue(stop))
	if ok && w.Out.Watcher != nil {
		w.Out.Watcher.Began(t.piece, worker)
	}
	w.mu.Unlock()
	switch {
	case !ok:
		return &jobs.Portion{}
	case t.mode == extension:
		return w.extend(stop, t)
	}
	return w.explore(stop, t)
}

// extensionsDue reports whether so much of the time is over that what was found is to be followed back.
func (w *walk) extensionsDue(stop stdctx.Context) bool {
	end, limited := stop.Deadline()
	return limited && time.Until(end) < time.Duration(float64(w.o.Time)*extensionShare)
}

// extensionShare is the share of the time that is for extensions at least.
const extensionShare = 0.3

// share is how long an exploration may take: four times as long whenever it was cut.
func (w *walk) share(stop stdctx.Context, tries int) time.Duration {
	end, limited := stop.Deadline()
	each := w.Each << (2 * min(tries, mostTries))
	switch {
	case !limited:
		return each
	case each == 0:
		return max(time.Until(end), time.Millisecond)
	}
	return max(min(each, time.Until(end)), time.Millisecond)
}

// mostTries is how often an exploration is given more time.
const mostTries = 4

// seen is what an exploration saw of the ends of its paths.
type seen struct {
	w     *walk
	at    *placed
	ends  map[string]place
	order []string
	lost  bool
	pairs map[string]bool
	paths int
}

// ended takes an ended path.
func (s *seen) ended(st *state.State) {
	if s.paths++; s.paths <= mostPaths {
		syncPairs(s.w.program.Program, st, s.pairs)
	}
	at, known := s.at.of(st)
	switch key := at.key(); {
	case !known:
		s.lost = true
	case len(at) > 0 && s.ends[key] == nil:
		s.ends[key], s.order = at, append(s.order, key)
	}
}

// mostPaths is of how many paths of an exploration the pairs of synchronisation are looked at.
const mostPaths = 2000

// explore explores a piece.
func (w *walk) explore(stop stdctx.Context, t task) *jobs.Portion {
	o := *w.o
	w.mu.Lock()
	at, tries := w.f.pieces[t.piece].at, w.f.pieces[t.piece].tries
	c, wrong := w.context(t.piece)
	w.mu.Unlock()
	o.ContextFile, o.Begin = "", func(*ir.Program) (*context.Context, error) { return c, wrong }
	o.Started, o.Jobs, o.Time, o.EndAtStops = time.Now(), 1, w.share(stop, tries), t.mode == moments
	o.NoSymmetry = true // where a piece ends, threads have names
	if w.Whole {
		o.AutoSummaries = true
	}
	saw := &seen{
		w:     w,
		at:    &placed{w.program.Program, w.f.code.g, w.stopsOf(at)},
		ends:  map[string]place{},
		pairs: map[string]bool{},
	}
	doc, err := pipeline.Run(
		stop,
		&o,
		pipeline.Output{Ended: saw.ended, Provided: pipeline.Provided{Program: w.program, Explore: w.Out.Explore}},
	)
	k := &keptPiece{At: at, Mode: t.mode, Lost: saw.lost, Seconds: w.elapsed(), Processor: w.used + processor()}
	for _, key := range saw.order {
		k.Ends = append(k.Ends, saw.ends[key])
	}
	for pair := range saw.pairs {
		k.Pairs = append(k.Pairs, pair)
	}
	slices.Sort(k.Pairs)
	impossible := (*seed.Impossible)(nil)
	if k.Impossible = errors.As(err, &impossible); err != nil {
		k.Why = err.Error()
	}
	if stop.Err() != nil && (doc == nil || !doc.Complete) { // reported, but explored again by who resumes the run
		w.mu.Lock()
		defer w.mu.Unlock()
		if doc != nil {
			w.absorb(k, doc)
			w.moment(k.Seconds, k.Processor)
			w.followed(k, doc)
		}
		return nil
	}
	return w.take(k, doc)
}

func (w *walk) elapsed() float64 { return w.before + time.Since(w.began).Seconds() }

// keptPiece is what is stored of an exploration: a note of the job.
type keptPiece struct {
	At         place           `json:"at"`
	Mode       mode            `json:"mode"`
	Ends       []place         `json:"ends,omitempty"`
	Lost       bool            `json:"lost,omitempty"` // some paths end where no context can say
	Pairs      []string        `json:"sync_pairs,omitempty"`
	Document   json.RawMessage `json:"document,omitempty"` // report.Document.Keep; none: it could not be explored
	Why        string          `json:"why,omitempty"`      // then, why
	Impossible bool            `json:"impossible,omitempty"`
	Seconds    float64         `json:"seconds"`   // from the beginning of the run to its end
	Processor  float64         `json:"processor"` // the same, of the processor

	Key   string `json:"key,omitempty"` // of an extension, the violation's, and the piece from which it was shown
	Shown place  `json:"shown,omitempty"`
}

// take takes what an exploration came to, has parts added for what is new, and gives what is to be stored.
func (w *walk) take(k *keptPiece, doc *report.Document) *jobs.Portion {
	w.mu.Lock()
	defer w.mu.Unlock()
	memlimit.Free()
	opened := w.absorb(k, doc)
	w.moment(k.Seconds, k.Processor)
	w.followed(k, doc)
	w.tell(k, doc)
	if opened > 0 {
		if err := w.pool.Add(opened); err != nil { // the store has failed: the next call returns its error
			return &jobs.Portion{LeftOut: true}
		}
	}
	p := &jobs.Portion{LeftOut: doc != nil && !doc.Complete || doc == nil && !k.Impossible}
	if doc != nil {
		w.over = w.over || w.o.First && doc.Verdict == report.Violated
		p.Covered = doc.Run().Reached
		p.Counts = map[string]int{"paths": doc.Stats.Paths, "runs": doc.Stats.Runs, "violations": len(doc.Violations)}
		if kept, err := doc.Keep(); err == nil {
			k.Document = kept
		} else {
			k.Why = err.Error()
		}
	}
	p.Notes = [][]byte{marshal(k)}
	return p
}

// absorb adds what an exploration came to, and says how many tasks are new.
func (w *walk) absorb(k *keptPiece, doc *report.Document) (opened int) {
	f := w.f
	n, more := f.add(k.At, -1)
	opened += more
	if k.Mode == extension {
		w.wanted[k.Key] = true
		if doc != nil && k.Shown != nil {
			from, more := f.add(k.Shown, -1)
			opened += more
			w.shown = append(w.shown, extended{k.Key, n, from, doc})
		}
		return opened
	}
	c := f.pieces[n]
	if old := c.documents[k.Mode]; old != nil {
		c.older = append(c.older, old)
	}
	c.documents[k.Mode], c.done[k.Mode] = doc, true
	switch {
	case k.Mode != rounds || doc != nil && doc.Complete:
	case doc != nil && w.cut(doc) && c.tries < mostTries: // it is worth more time
		c.tries++
		f.open = append(f.open, task{n, rounds, ""})
		opened++
	default: // moments would not make the piece complete
		f.drop(task{n, moments, ""})
	}
	c.lost = c.lost || k.Lost
	if k.Why != "" {
		c.why, c.impossible = k.Why, k.Impossible
	}
	if w.count++; doc == nil {
		return opened
	}
	f.begins(k.At)
	c.seconds += doc.Stats.WallSeconds
	for _, block := range doc.Run().Reached {
		f.reached[block] = true
	}
	for _, side := range doc.Run().Sides {
		f.sides[side] = true
	}
	for _, pair := range k.Pairs {
		f.pairs[pair] = true
	}
	for _, at := range k.Ends {
		to, more := f.add(at, n)
		if opened += more; !slices.Contains(c.ends, to) {
			c.ends = append(c.ends, to)
		}
	}
	return opened + w.toExtend(n, doc)
}

// cut reports whether an exploration was cut as its time was over, and there is more for a longer one.
func (w *walk) cut(doc *report.Document) bool {
	if w.Whole || w.Each == 0 {
		return false
	}
	return slices.ContainsFunc(
		doc.Ledger,
		func(e report.Entry) bool { return e.Kind == "time-limit" || e.Kind == execute.LimitReached },
	)
}

// toExtend opens extensions of what was found in a piece that is not the first one.
func (w *walk) toExtend(n int, doc *report.Document) (opened int) {
	for i := range doc.Violations {
		v := &doc.Violations[i]
		key := report.Same(v)
		if n == 0 || w.wanted[key] || v.Level == report.Latent || crashOf(v) == nil {
			continue
		}
		w.wanted[key] = true
		w.f.open = append(w.f.open, task{n, extension, key})
		opened++
	}
	return opened
}

// restore takes what was explored before.
func (w *walk) restore(m *jobs.Machine) {
	var all []keptPiece
	for _, j := range m.Jobs() {
		for _, note := range m.OutcomeOf(j.Part).Notes {
			var k keptPiece
			if json.Unmarshal(note, &k) == nil && k.At != nil {
				all = append(all, k)
			}
		}
	}
	slices.SortStableFunc(all, func(a, b keptPiece) int { return compareSeconds(a.Seconds, b.Seconds) })
	for i := range all {
		k := &all[i]
		var doc *report.Document
		if d, err := report.Kept(k.Document); k.Document != nil && err == nil {
			doc = d
		}
		w.absorb(k, doc)
		w.before, w.used = k.Seconds, k.Processor
		w.moment(k.Seconds, k.Processor)
	}
	w.f.open = slices.DeleteFunc(w.f.open, func(t task) bool {
		if t.mode == extension {
			return slices.ContainsFunc(all, func(k keptPiece) bool { return k.Mode == extension && k.Key == t.key })
		}
		c := w.f.pieces[t.piece]
		return c.done[t.mode] && (t.mode != rounds || c.tries == 0)
	})
}

func compareSeconds(a, b float64) int {
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}

// tell says how far the exploration is.
func (w *walk) tell(k *keptPiece, doc *report.Document) {
	if w.Out.Progress != nil {
		p := execute.Progress{Elapsed: time.Since(w.began)}
		for _, c := range w.f.pieces {
			for _, d := range c.documents {
				if d != nil {
					p.Violations, p.Paths, p.Runs = p.Violations+len(
						d.Violations,
					), p.Paths+d.Stats.Paths, p.Runs+d.Stats.Runs
					p.Instructions += d.Stats.Instructions
				}
			}
		}
		p.Jobs = &execute.Jobs{Ended: w.count, Running: max(w.o.Jobs, 1), Queued: len(w.f.open)}
		w.Out.Progress(p)
	}
	if doc != nil && len(doc.Violations) > 0 && w.Out.Note != nil && k.Mode != extension {
		n := w.f.byKey[k.At.key()]
		w.Out.Note(fmt.Sprintf("piece %d: %d violations", n, len(doc.Violations)))
	}
}
