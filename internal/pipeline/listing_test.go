package pipeline

import (
	stdctx "context"
	"errors"
	"flag"
	"fmt"
	"math/rand"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"midway/execute"
	"midway/internal/jobs"
	"midway/internal/jobs/pool"
	"midway/internal/jobs/simulation"
	"midway/internal/ledger"
	"midway/internal/long"
	"midway/internal/report"
)

var (
	listedContexts = flag.Int64("listed", long.Of(int64(9)), "how many contexts TestListingsAgree generates")
	listedFrom     = flag.Int64("listed-from", 1, "the seed of the first one")
)

// contextual is a program whose functions work on lists that they are passed, and on globals.
func contextual(seed int64) string {
	r := rand.New(rand.NewSource(seed))
	v := func() string { return [...]string{"g0", "g1", "p->v", "p->next->v", "head->v", "n"}[r.Intn(6)] }
	list := func() string { return [...]string{"p", "p->next", "head"}[r.Intn(3)] }
	op := func() string {
		return [...]func() string{
			func() string { return fmt.Sprintf("%s = %d;", v(), 1+r.Intn(3)) },
			func() string { return fmt.Sprintf("if (%s > %s) %s = %s;", v(), v(), v(), v()) },
			func() string { return fmt.Sprintf("if (%s == %s) g0 = 1; else g1 = 2;", list(), list()) },
			func() string { return fmt.Sprintf("for (int i = 0; i < n && i < 2; i++) %s += i;", v()) },
			func() string {
				return fmt.Sprintf("pthread_mutex_lock(&m); %s = %s; pthread_mutex_unlock(&m);", v(), v())
			},
			func() string { return fmt.Sprintf("assert(%s != %d);", v(), 2+r.Intn(4)) },
		}[r.Intn(6)]()
	}
	var w strings.Builder
	w.WriteString("#include <assert.h>\n#include <pthread.h>\nstruct node { int v; struct node *next; };\nint g0, g1;\n")
	w.WriteString("struct node *head;\npthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;\n")
	for _, name := range []string{"put", "get"} {
		fmt.Fprintf(&w, "void %s(struct node *p, int n)\n{\n", name)
		for range 3 {
			fmt.Fprintf(&w, "\t%s\n", op())
		}
		fmt.Fprintf(&w, "\tpthread_mutex_lock(&m);\n\t%s\n\tpthread_mutex_unlock(&m);\n}\n", op())
	}
	return w.String()
}

// listing is what a run that lists paths shows.
type listing struct {
	verdict  string
	complete bool
	found    []string // kind, place and level of violations
	paths    []string // how each ended, and its schedule, but for texts: these depend on which term is met first
	ledger   []string
	stats    string
}

func listingOf(d *report.Document) (l listing) {
	l.verdict, l.complete = d.Verdict, d.Complete
	for _, v := range d.Violations {
		text := fmt.Sprintf("%s %s %s %d", v.Kind, v.At, v.Level, v.Count)
		if v.Race != nil { // where one is shown, and how often, depends on what the explorer has seen before
			at := []string{v.Race.First.At, v.Race.Second.At}
			slices.Sort(at)
			text = fmt.Sprintf("%s %s %s", v.Kind, at, v.Level)
		}
		l.found = append(l.found, text)
	}
	for i := range d.Paths {
		p := &d.Paths[i]
		steps, condition := p.Written()
		text := p.Outcome
		if p.Violation != nil {
			v := &d.Violations[*p.Violation]
			text += " " + v.Kind + " " + v.At
		}
		for _, s := range steps {
			text += fmt.Sprintf("; %s %s %s", s.Thread, s.Op, s.At)
			for _, way := range []string{" is true", " is false"} {
				if strings.HasSuffix(s.Detail, way) {
					text += way
				}
			}
		}
		if !strings.Contains(condition, "||") { // of several cases
			text += fmt.Sprintf("; %d conjuncts", 1+strings.Count(condition, ") && ("))
		}
		l.paths = append(l.paths, text)
	}
	for _, e := range d.Ledger {
		l.ledger = append(l.ledger, fmt.Sprintf("%s %s %s", e.Kind, e.At, e.Text))
	}
	slices.Sort(l.found)
	slices.Sort(l.paths)
	slices.Sort(l.ledger)
	s := &d.Stats
	l.stats = fmt.Sprint(s.Paths, s.PathsCut, s.Runs, s.RunsBlocked, s.States, s.BlocksReached, s.Synchronisations,
		s.ThreadsRunnable, s.ThreadsWentOn, s.PairsInBothOrders)
	return l
}

// differs says in what one listing is not like another, or "".
func (l *listing) differs(want *listing) string {
	var out []string
	lists := func(what string, got, want []string) {
		if !slices.Equal(got, want) {
			out = append(out, fmt.Sprintf("%d %s, not %d; more: %q; less: %q", len(got), what, len(want), notAmong(got, want), notAmong(want, got)))
		}
	}
	if l.verdict != want.verdict || l.complete != want.complete || l.stats != want.stats {
		out = append(out, fmt.Sprint(l.verdict, l.complete, l.stats, ", not ", want.verdict, want.complete, want.stats))
	}
	lists("violations", l.found, want.found)
	lists("paths", l.paths, want.paths)
	lists("entries", l.ledger, want.ledger)
	return strings.Join(out, "\n")
}

// notAmong are the first of a list that others do not have.
func notAmong(list, others []string) (out []string) {
	for _, s := range list {
		if !slices.Contains(others, s) && len(out) < 3 {
			out = append(out, s)
		}
	}
	return out
}

// failing explores by simulated workers that die, stall, and answer twice and late, under coordinators that are killed.
func failing(t *testing.T, seed int64, parts *int) func(stdctx.Context, *Initial) (*Result, error) {
	return func(stop stdctx.Context, i *Initial) (*Result, error) {
		s := i.session(stop, Output{})
		defer s.close()
		explore := func(job *jobs.Subtree, at *simulation.Attempt) (jobs.Portion, bool) {
			b := s.beside(stop)
			defer b.close()
			other, err := i.again(b)
			if err != nil {
				t.Error(err)
				return jobs.Portion{LeftOut: true}, false
			}
			e := newEngine(b, other)
			defer e.solver.Close()
			c := e.jobConfiguration()
			j := &execute.Job{
				Subtree: job, Divide: at.Divide, Conditions: true, Tell: report.NewTeller(i.Program).Tell,
				Wanted: func() jobs.Wish {
					at.Goes()
					return at.Wanted()
				},
			}
			c.Explorer.Job = j
			e.explorer(c, &ledger.Ledger{}).Run(stop, e.State.Fork())
			if j.Strayed != nil {
				t.Errorf("seed %d: a replay went otherwise: %v", seed, j.Strayed)
			}
			return j.Portion, j.Strayed != nil
		}
		d := newByProcesses(s, i)
		part := d.add(i.Ledger, func() (*engine, func(), error) {
			e := newEngine(s, i)
			return e, e.solver.Close, nil
		})
		var err error
		_, list, wrong := simulation.Run(seed, simulation.Options{
			Config: jobs.Config{Lost: 1 << 20, Awake: true}, Workers: 3, Explore: explore, OneIn: 12, Mishaps: 6,
			End: func(m *jobs.Machine) { d.coordinator, err = pool.New("", m, nil) },
		})
		if err = errors.Join(err, wrong); err != nil {
			return nil, err
		}
		*parts += len(list)
		defer d.leave()
		d.record(stop)
		d.conditions(part)
		d.sum(part)
		return &Result{Result: part.result}, nil
	}
}

// listedBy is what a run shows, by jobs or not.
func listedBy(t *testing.T, o Options, out Output) listing {
	t.Helper()
	stop, cancel := stdctx.WithCancel(stdctx.Background()) // one explorer goes another way about it in a limited time
	defer cancel()
	if o.Processes {
		out.Spawn = workersOf(t, stop, o)
	}
	doc, err := Run(stop, &o, out)
	if err != nil {
		t.Fatal(err)
	}
	return listingOf(doc)
}

// TestListingsAgree: contexts of generated programs explored by one explorer, by jobs in threads, by workers, and by
// workers that fail show the same paths under the same conditions, violations with the same levels, entries and counts.
func TestListingsAgree(t *testing.T) {
	long.Test(t)
	defer func(was time.Duration) { pool.Asking = was }(pool.Asking)
	pool.Asking = 0
	dir := t.TempDir()
	paths, parts, violated := 0, 0, 0
	for seed := *listedFrom; seed < *listedFrom+*listedContexts; seed++ {
		path := filepath.Join(dir, "p.c")
		src := contextual(seed)
		write(t, path, src)
		plain := Options{
			Programs: []string{path}, Granularity: []string{"sync", "memory"}[seed%2], Cache: dir, Jobs: 1, NoValidate: true,
			Branches: 12, Properties: []string{"assertions", "races"},
		}
		plain.At = []string{"a=put", "b=get"}
		if seed%2 == 1 {
			plain.At = plain.At[:1]
		}
		want := listedBy(t, plain, Output{})
		if paths += len(want.paths); len(want.found) > 0 {
			violated++
		}
		for name, way := range map[string]func(*Options, *Output){
			"threads":   func(o *Options, _ *Output) { o.Jobs = 3 },
			"processes": func(o *Options, _ *Output) { o.Jobs, o.Processes = 2, true },
			"failing":   func(o *Options, out *Output) { o.Jobs, out.Explore = 2, failing(t, seed, &parts) },
		} {
			o, out := plain, Output{}
			way(&o, &out)
			got := listedBy(t, o, out)
			if text := got.differs(&want); text != "" {
				t.Errorf("seed %d, %s: %s\n%s", seed, name, text, src)
			}
		}
	}
	t.Logf("%d paths, %d jobs, %d contexts with violations", paths, parts, violated)
	if n := int(*listedContexts); paths < 10*n || parts < 5*n || violated < n/4 {
		t.Error("too little is compared")
	}
}
