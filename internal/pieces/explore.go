package pieces

import (
	stdctx "context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"sync"
	"time"

	"midway/context"
	"midway/execute"
	"midway/internal/ir"
	"midway/internal/jobs"
	"midway/internal/jobs/pool"
	"midway/internal/memlimit"
	"midway/internal/pipeline"
	"midway/internal/property"
	"midway/internal/report"
	"midway/internal/seed"
)

// Output is where the output of an exploration goes, beside its result. What is nil is not called.
type Output struct {
	Progress func(execute.Progress)
	Note     func(string)
	Keeper   pipeline.Keeper // nil, or keeps what was explored
	Watcher  Watcher         // follows every context

	// of one context, for tests
	Explore func(stop stdctx.Context, initial *pipeline.Initial) (*pipeline.Result, error)
}

// Watcher follows contexts as they are explored. Calls may come from several goroutines.
type Watcher interface {
	// Chosen says which program is explored, and which of its functions contexts can come to.
	Chosen(program *pipeline.Loaded, called []*ir.Func)
	// Contexts says what else is to be explored.
	Contexts(more []report.Context)
	// Began says that a worker begins with a context.
	Began(context int, worker string)
	// Ended says what an exploration of a context came to; the document is nil where there is none. Blocks are those
	// that it reached. Where again is true, more of the context is to be explored.
	Ended(context int, about report.Context, again bool, d *report.Document, blocks []string)
}

// Result is what an exploration of several contexts came to.
type Result struct {
	*report.Document
	Lines Lines // of the functions that the contexts can come to
}

// run is the exploration of contexts under way.
type run struct {
	touches *toucher
	o       *pipeline.Options
	program *pipeline.Loaded
	each    time.Duration // for a context, 0: no limit
	out     Output
	pool    *pool.Coordinator
	all     []pair
	at      []place // nil, or by context, where its threads are in an application

	// by function, the parameters that no other thread is passed the object of; nil: nothing is assumed of arguments
	alone map[*ir.Func][]int

	mu         sync.Mutex
	docs       []*report.Document // by context; nil: not explored
	whys       []string           // by context, why it could not be explored
	impossible []bool             // by context: its threads cannot be there together
	left       int                // contexts that have not ended
	first      bool               // a violation was found, and one is enough
	began      time.Time
}

// Explore explores the contexts that a selection has, so many at a time as the options have jobs, each for so long at
// most, and reports all in one document.
func Explore(stop stdctx.Context, o *pipeline.Options, s *Selection, each time.Duration, out Output) (*Result, error) {
	program, err := pipeline.Load(stop, o)
	if err != nil {
		return nil, err
	}
	c, err := s.choose(program)
	if err != nil {
		return nil, err
	}
	if len(c.pairs) == 0 {
		return nil, fmt.Errorf(
			"no context is left: %d touch nothing in common, %d call nothing that has changed",
			c.apart,
			c.asBefore,
		)
	}
	n := len(c.pairs)
	r := &run{
		touches:    c.touches,
		o:          o,
		program:    program,
		each:       each,
		out:        out,
		all:        c.pairs,
		at:         c.at,
		docs:       make([]*report.Document, n),
		whys:       make([]string, n),
		impossible: make([]bool, n),
		left:       n,
		began:      time.Now(),
	}
	if !s.AnyArguments && c.at == nil {
		r.alone = c.alone
	}
	if err := r.begin(program); err != nil {
		return nil, err
	}
	r.watched(program, c)
	r.note(fmt.Sprintf("%d contexts of %d entries; %d more touch nothing in common, %d call nothing that has changed",
		len(c.pairs), len(c.entries), c.apart, c.asBefore))
	if err := r.work(stop, program); err != nil {
		return nil, err
	}
	return r.document(program, c), nil
}

func (r *run) note(text string) {
	if r.out.Note != nil {
		r.out.Note(text)
	}
}

// name names what is explored: the program, the options that matter, and the contexts.
func (r *run) name(program *pipeline.Loaded) string {
	h := sha256.New()
	fmt.Fprintf(h, "%s\n%s\n%v\n%t\n%v\n", pipeline.Identity(program, r.o), r.each, r.all, r.alone != nil, r.at)
	return hex.EncodeToString(h.Sum(nil))
}

// begin makes the coordinator, from what is kept where something is.
func (r *run) begin(program *pipeline.Loaded) (err error) {
	r.pool, err = coordinator(r.name(program), len(r.all), r.out.Keeper, r.restore)
	return err
}

// kept is what is stored of a context that was explored.
type kept struct {
	Document   json.RawMessage `json:"document,omitempty"`   // report.Document.Keep; none: it could not be explored
	Why        string          `json:"why,omitempty"`        // then, why
	Impossible bool            `json:"impossible,omitempty"` // and that is because its threads cannot be there together
}

// restore takes the contexts that were explored before.
func (r *run) restore(m *jobs.Machine) {
	for i := range r.all {
		for _, note := range m.OutcomeOf(i).Notes {
			var k kept
			if json.Unmarshal(note, &k) != nil {
				continue
			}
			if d, err := report.Kept(k.Document); k.Document != nil && err == nil {
				r.docs[i] = d
			}
			r.whys[i], r.impossible[i] = k.Why, k.Impossible
			r.left--
		}
	}
}

// work explores what is left.
func (r *run) work(stop stdctx.Context, program *pipeline.Loaded) error {
	stop, cancel := stdctx.WithCancel(stop)
	defer cancel()
	if r.o.Time > 0 {
		var done func()
		stop, done = stdctx.WithDeadline(stop, r.o.Started.Add(r.o.Time-r.o.Time/20))
		defer done()
	}
	workers := min(max(r.o.Jobs, 1), max(r.left, 1))
	errs := make([]error, workers)
	var working sync.WaitGroup
	for n := range workers {
		working.Go(func() {
			name := fmt.Sprint("worker ", n+1)
			one := func(part int) *jobs.Portion {
				if w := r.out.Watcher; w != nil {
					w.Began(part, name)
				}
				return r.context(stop, part, program)
			}
			if errs[n] = serve(stop, r.pool, r.name(program), name, one); errs[n] != nil || r.enough() {
				cancel()
			}
		})
	}
	working.Wait()
	if over, err := r.pool.Over(); over && err != nil {
		return err
	}
	return errors.Join(errs...)
}

// enough reports whether a violation was found where one is enough.
func (r *run) enough() bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.first
}

// context explores one context; nil where the run was stopped meanwhile.
func (r *run) context(stop stdctx.Context, i int, program *pipeline.Loaded) *jobs.Portion {
	o := *r.o
	o.Started, o.Jobs = time.Now(), 1
	if r.at == nil {
		o.At = r.all[i].at()
	} else {
		o.Begin = func(p *ir.Program) (*context.Context, error) { return inApp(p, r.at[i], r.all[i].threads()) }
	}
	o.Time = r.share(stop)
	if r.alone != nil {
		o.Alone = map[string][]int{}
		for k, name := range r.all[i].threads() {
			o.Alone[name] = r.alone[r.all[i][k]]
		}
	}
	o.Assume = r.assumed(i)
	out, back := pipeline.Output{
		Provided: pipeline.Provided{Program: program, Explore: r.out.Explore},
	}, newReturns(
		program.Program,
		r.all[i],
	)
	if r.at == nil {
		out.Ended = back.ended
	}
	doc, err := pipeline.Run(stop, &o, out)
	if doc != nil && (r.alone != nil || r.at != nil) && doc.WithoutAwaits() > 0 {
		doc.Ledger = append(doc.Ledger, report.Entry{Kind: "other-callers", Effect: "assumption",
			Text: "a thread that waits for a signal, or for a lock that none of the threads holds, is woken by " +
				"others in the end"})
	}
	if doc != nil && slices.Contains(doc.Properties, property.Threads.String()) {
		for _, v := range back.found(r.touches) {
			doc.Adds(v)
		}
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	memlimit.Free()
	r.docs[i] = doc
	r.left--
	impossible := (*seed.Impossible)(nil)
	if r.impossible[i] = errors.As(err, &impossible); err != nil {
		r.whys[i] = err.Error()
	}
	r.tell(i)
	if stop.Err() != nil {
		return nil
	}
	if doc != nil && r.o.First && doc.Verdict == report.Violated {
		r.first = true
		return nil
	}
	return r.portion(i)
}

// portion is what is stored of a context that has ended.
func (r *run) portion(i int) *jobs.Portion {
	k, d := kept{Why: r.whys[i], Impossible: r.impossible[i]}, r.docs[i]
	p := &jobs.Portion{LeftOut: d == nil && !k.Impossible || d != nil && !d.Complete}
	if d != nil {
		var err error
		if k.Document, err = d.Keep(); err != nil {
			k.Why = err.Error()
		}
		p.Covered = d.Run().Reached
		p.Counts = map[string]int{"paths": d.Stats.Paths, "runs": d.Stats.Runs, "violations": len(d.Violations)}
	}
	note, err := json.Marshal(k)
	if err != nil { // it has nothing that cannot be written
		panic(err)
	}
	p.Notes = [][]byte{note}
	return p
}

// assumed are the conditions that the user gave for contexts with all the threads that they name.
func (r *run) assumed(i int) (out []string) {
	for _, text := range r.o.Assume {
		if !slices.ContainsFunc(threadsIn.FindAllStringSubmatch(text, -1), func(m []string) bool {
			return r.named(m[1]) && !slices.Contains(r.all[i].threads(), m[1])
		}) {
			out = append(out, text)
		}
	}
	return out
}

// threadsIn finds what may be the name of a thread in a condition: it precedes a variable.
var threadsIn = regexp.MustCompile(`\b([A-Za-z_]\w*)\.`)

// named reports whether a thread of some context has a name.
func (r *run) named(name string) bool {
	return slices.ContainsFunc(r.all, func(c pair) bool { return slices.Contains(c.threads(), name) })
}

// share is how long the next context may take: of the time that is left, what comes to each context that is, and no
// more than the limit of one. 0 is no limit.
func (r *run) share(stop stdctx.Context) time.Duration {
	r.mu.Lock()
	defer r.mu.Unlock()
	end, limited := stop.Deadline()
	if !limited {
		return r.each
	}
	share := time.Until(end) * time.Duration(max(r.o.Jobs, 1)) / time.Duration(max(r.left, 1))
	if share = min(share, time.Until(end)); r.each > 0 {
		share = min(share, r.each)
	}
	return max(share, time.Millisecond)
}

// tell says how far the exploration is, and what a context came to.
func (r *run) tell(i int) {
	if r.out.Progress != nil {
		p := execute.Progress{Elapsed: time.Since(r.began)}
		for _, d := range r.docs {
			if d != nil {
				p.Violations, p.Paths, p.Runs = p.Violations+len(
					d.Violations,
				), p.Paths+d.Stats.Paths, p.Runs+d.Stats.Runs
				p.Instructions += d.Stats.Instructions
			}
		}
		done := len(r.all) - r.left
		p.Jobs = &execute.Jobs{
			Ended:   done,
			Running: min(max(r.o.Jobs, 1), r.left),
			Queued:  max(r.left-max(r.o.Jobs, 1), 0),
		}
		r.out.Progress(p)
	}
	if w := r.out.Watcher; w != nil {
		w.Ended(i, r.reported(i, r.all[i]), false, r.docs[i], r.reachedIn(i))
	}
	if d := r.docs[i]; d != nil && len(d.Violations) > 0 {
		r.note(fmt.Sprintf("%s: %d violations", r.all[i], len(d.Violations)))
	}
}

// document is what all contexts came to.
func (r *run) document(program *pipeline.Loaded, c *chosen) *Result {
	d := pipeline.Blank(r.o, program)
	for i, c := range r.all {
		d.Contexts = append(d.Contexts, r.reported(i, c))
	}
	if c.apart > 0 {
		d.Ledger = append(d.Ledger, report.Entry{Kind: "contexts-apart", Effect: "assumption", Text: fmt.Sprintf(
			"%d contexts whose threads touch no memory in common that one of them writes were not explored: each "+
				"thread is explored with others",
			c.apart,
		)})
	}
	if c.more {
		d.Ledger = append(d.Ledger, report.Entry{Kind: execute.LimitReached, Effect: "incomplete",
			Text: "calls of the program on further stacks, or in functions that call themselves, were not taken"})
	}
	if c.asBefore > 0 {
		d.Ledger = append(d.Ledger, report.Entry{Kind: "contexts-unchanged", Effect: "assumption", Text: fmt.Sprintf(
			"%d contexts that call no function that has changed were not explored: they are as they were", c.asBefore)})
	}
	d.Ledger = append(d.Ledger, report.Entry{Kind: "other-callers", Effect: "assumption",
		Text: "a thread that has returned goes on in its caller, which gives up the locks that it holds there: that " +
			"others wait for these is no deadlock"})
	report.Merged(d, r.docs)
	if d.Complete = d.Complete && !c.more; c.more && d.Verdict == report.Safe {
		d.Verdict = report.Unknown
	}
	r.saysAlone(d)
	reached := reachedBy(r.docs, r.all)
	d.Run().Reached = slices.Sorted(maps.Keys(reached))
	lines := linesOf(program.Program, c.called, reached)
	d.Coverage = lines.count()
	d.Stats.WallSeconds = time.Since(r.o.Started).Seconds()
	if slices.ContainsFunc(d.Contexts, func(c report.Context) bool { return !c.Complete }) && !hasIncomplete(d) {
		d.Ledger = append(d.Ledger, report.Entry{Kind: execute.LimitReached, Effect: "incomplete",
			Text: "some contexts were not explored, or not to their end"})
	}
	return &Result{d, lines}
}

// saysAlone says of which functions it is assumed that no other thread is passed what they make or end.
func (r *run) saysAlone(d *report.Document) {
	var names []string
	for f, list := range r.alone {
		for _, k := range list {
			name := fmt.Sprint("argument ", k+1)
			if v := f.Variable(ir.Reg(k)); v != nil {
				name = v.Name
			}
			names = append(names, f.Name+" (what "+name+" leads to)")
		}
	}
	if slices.Sort(names); len(names) > 0 {
		d.Ledger = append(d.Ledger, report.Entry{Kind: "arguments-apart", Effect: "assumption",
			Text: "they make or end an object, which no other thread uses meanwhile: " + strings.Join(names, ", ")})
	}
}

func hasIncomplete(d *report.Document) bool {
	return slices.ContainsFunc(d.Ledger, func(e report.Entry) bool { return e.Effect == "incomplete" })
}

// reported is what a context came to.
func (r *run) reported(i int, c pair) report.Context {
	out := report.Context{Verdict: report.Unknown}
	for k, name := range c.threads() {
		t := report.ContextThread{Name: name, At: c[k].Name}
		if r.at != nil {
			at, callers := r.at[i][k].text(r.program.Program)
			t.Stack = append([]string{at}, callers...)
		}
		out.Threads = append(out.Threads, t)
	}
	switch d := r.docs[i]; {
	case r.impossible[i]:
		out.Verdict, out.Complete, out.Why = report.Safe, true, "it is impossible: "+r.whys[i]
	case r.whys[i] != "":
		out.Why = r.whys[i]
	case d == nil:
		out.Why = "the run ended before"
	default:
		out.Verdict, out.Complete, out.Seconds = d.Verdict, d.Complete, d.Stats.WallSeconds
		if !d.Complete {
			out.Why = firstIncomplete(d)
		}
	}
	return out
}

// firstIncomplete is the first entry of a ledger that says that behaviour is missing.
func firstIncomplete(d *report.Document) string {
	for _, e := range d.Ledger {
		if e.Effect == "incomplete" {
			return e.Text
		}
	}
	return ""
}
