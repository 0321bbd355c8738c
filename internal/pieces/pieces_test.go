package pieces_test

import (
	stdctx "context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"midway/execute"
	"midway/internal/jobs"
	"midway/internal/long"
	"midway/internal/pieces"
	"midway/internal/pipeline"
	"midway/internal/report"
)

const counters = `#include <pthread.h>
#include <stdlib.h>
struct counter { pthread_mutex_t m; int n; };
static int all;
void add(struct counter *c) { pthread_mutex_lock(&c->m); c->n++; pthread_mutex_unlock(&c->m); }
int get(struct counter *c) { return c->n; }
int count(void) { all++; return all; }
int twice(int x) { return 2 * x; }
void end(struct counter *c) { if (c) { pthread_mutex_destroy(&c->m); free(c); } }
`

// options are those of midway pairs for a program in a folder of its own.
func options(t *testing.T, text string) *pipeline.Options {
	t.Helper()
	file := filepath.Join(t.TempDir(), "p.c")
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return &pipeline.Options{
		Command: "pairs", Programs: []string{file}, Granularity: "memory", OnlyCount: true, Started: time.Now(), Version: "test",
		Reduction: string(execute.SourceSets), StepWidth: pipeline.DefaultStepWidth, Jobs: 1, NoCache: true,
	}
}

// names are the contexts of a document, and those with a violation of at least a level.
func names(d *report.Document) (all, violated []string) {
	for i := range d.Contexts {
		all = append(all, d.Contexts[i].String())
		if slices.ContainsFunc(d.Violations, func(v report.Violation) bool {
			return v.Level != report.Latent && slices.Contains(v.Contexts, i)
		}) {
			violated = append(violated, d.Contexts[i].String())
		}
	}
	return all, violated
}

func explored(t *testing.T, o *pipeline.Options, s pieces.Selection, out pieces.Output) *pieces.Result {
	t.Helper()
	s.Threads = max(s.Threads, 2)
	r, err := pieces.Explore(stdctx.Background(), o, &s, 0, out)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestPairs: every two entries that touch something in common are a context, the same one twice, too. What one ends, no
// other has.
func TestPairs(t *testing.T) {
	long.Test(t)
	r := explored(t, options(t, counters), pieces.Selection{}, pieces.Output{})
	all, violated := names(r.Document)
	want := []string{"add, add", "add, get", "add, end", "get, end", "count, count", "end, end"}
	if !slices.Equal(all, want) {
		t.Errorf("contexts %q, want %q", all, want)
	}
	if want := []string{"add, get", "count, count"}; !slices.Equal(violated, want) {
		t.Errorf("violations in %q, want %q", violated, want)
	}
	if r.Coverage == nil || r.Coverage.Reached == 0 || r.Coverage.Reached > r.Coverage.Lines {
		t.Errorf("coverage %+v", r.Coverage)
	}
	var lcov strings.Builder
	if err := r.Lines.WriteLCOV(&lcov); err != nil {
		t.Fatal(err)
	}
	if text := lcov.String(); !strings.Contains(text, "/p.c\nDA:5,1\n") || !strings.HasSuffix(text, "end_of_record\n") {
		t.Errorf("lcov:\n%s", text)
	}
}

// TestImpossiblePairs: of a program with a main, threads may be where they cannot be together. The other contexts are
// explored, and a run that is resumed knows of it.
func TestImpossiblePairs(t *testing.T) {
	long.Test(t)
	o := options(t, `#include <pthread.h>
static int n;
static void put(void) { n++; }
static void get(void) { n--; }
static void *first(void *a) { put(); return a; }
static void *second(void *a) { get(); return a; }
int main(void)
{
	pthread_t a, b;
	pthread_create(&a, 0, first, 0);
	pthread_create(&b, 0, second, 0);
	pthread_join(a, 0);
	pthread_join(b, 0);
	return 0;
}
`)
	store := &kept{}
	for range 2 {
		r := explored(t, o, pieces.Selection{Entries: []string{"put", "get"}}, pieces.Output{Keeper: store})
		var verdicts []string
		for _, c := range r.Contexts {
			verdicts = append(verdicts, c.Verdict+" "+c.Why[:min(len(c.Why), 16)])
		}
		if want := []string{"safe it is impossible", "violated ", "safe it is impossible"}; !slices.Equal(verdicts, want) {
			t.Errorf("%q, want %q", verdicts, want)
		}
	}
}

// TestAnyArguments: without what is assumed of arguments, who ends an object may meet others.
func TestAnyArguments(t *testing.T) {
	long.Test(t)
	r := explored(t, options(t, counters), pieces.Selection{Entries: []string{"get", "end"}, AnyArguments: true}, pieces.Output{})
	if _, violated := names(r.Document); !slices.Contains(violated, "get, end") {
		t.Errorf("violations in %q", violated)
	}
}

// TestEntriesThatAreNot: what names no function is an error, and so is a program without entries.
func TestEntriesThatAreNot(t *testing.T) {
	for _, s := range []pieces.Selection{{Entries: []string{"nothing"}, Threads: 2}, {Entries: []string{"["}, Threads: 2}, {Threads: 0}} {
		if _, err := pieces.Explore(stdctx.Background(), options(t, counters), &s, 0, pieces.Output{}); err == nil {
			t.Errorf("%v: no error", s)
		}
	}
	if _, err := pieces.Explore(stdctx.Background(), options(t, "int main(void) { return 0; }\n"), &pieces.Selection{Threads: 2}, 0, pieces.Output{}); err == nil {
		t.Error("a program without entries: no error")
	}
}

// kept keeps what is stored in memory.
type kept struct {
	name string
	all  []jobs.Transaction
}

func (k *kept) Begin(name string) (*jobs.Records, error) {
	if k.name != "" && k.name != name {
		return nil, errors.New("another exploration")
	}
	k.name = name
	if len(k.all) == 0 {
		return nil, nil
	}
	r := &jobs.Records{}
	at := map[jobs.ID]int{}
	nodes := map[jobs.Place]int{}
	for _, t := range k.all {
		for _, j := range t.Jobs {
			if i, known := at[j.ID]; known {
				r.Jobs[i] = j
				continue
			}
			at[j.ID] = len(r.Jobs)
			r.Jobs = append(r.Jobs, j)
		}
		for _, n := range t.Nodes {
			if i, known := nodes[n.Place]; known {
				r.Nodes[i] = n
				continue
			}
			nodes[n.Place] = len(r.Nodes)
			r.Nodes = append(r.Nodes, n)
		}
		r.Results = append(r.Results, t.Results...)
		r.Findings = append(r.Findings, t.Findings...)
	}
	return r, nil
}

func (k *kept) Apply(t *jobs.Transaction) error {
	k.all = append(k.all, *t)
	return nil
}

// TestPairsAreResumed: a run that was stopped after some contexts goes on with the others, and reports what an
// undisturbed one does.
func TestPairsAreResumed(t *testing.T) {
	long.Test(t)
	o := options(t, counters)
	whole := explored(t, o, pieces.Selection{}, pieces.Output{})
	store := &kept{}
	stop, cancel := stdctx.WithCancel(stdctx.Background())
	begun := 0
	first, err := pieces.Explore(stop, o, &pieces.Selection{Threads: 2}, 0, pieces.Output{Keeper: store, Progress: func(execute.Progress) {
		if begun++; begun == 2 {
			cancel()
		}
	}})
	if err != nil {
		t.Fatal(err)
	}
	if first.Verdict == report.Safe || first.Complete {
		t.Errorf("a run that was stopped is %s, complete: %t", first.Verdict, first.Complete)
	}
	again := 0
	second := explored(t, o, pieces.Selection{}, pieces.Output{Keeper: store, Progress: func(execute.Progress) { again++ }})
	if again == 0 || again >= len(whole.Contexts) {
		t.Errorf("%d of %d contexts were explored by the second run", again, len(whole.Contexts))
	}
	if a, b := texts(t, whole.Document), texts(t, second.Document); a != b {
		t.Errorf("resumed:\n%s\nundisturbed:\n%s", b, a)
	}
}

// texts is a document as people read it, but for its times.
func texts(t *testing.T, d *report.Document) string {
	t.Helper()
	var w strings.Builder
	if err := d.WriteText(&w, report.TextOptions{FailOn: report.Latent}); err != nil {
		t.Fatal(err)
	}
	text, _, _ := strings.Cut(w.String(), "\nStatistics\n")
	return text
}

// TestSince: contexts that call a function in which a line has changed; all, where one outside of functions has.
func TestSince(t *testing.T) {
	if _, err := exec.LookPath("git"); err != nil {
		t.Skip("there is no git")
	}
	o := options(t, counters)
	file := o.Programs[0]
	dir := filepath.Dir(file)
	git := func(args ...string) {
		t.Helper()
		cmd := exec.Command("git", append([]string{"-c", "user.name=x", "-c", "user.email=x@y"}, args...)...)
		cmd.Dir = dir
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("git %v: %v\n%s", args, err, out)
		}
	}
	git("init", "-q")
	git("add", "p.c")
	git("commit", "-q", "-m", "one")
	write := func(from, to string) {
		t.Helper()
		if !strings.Contains(counters, from) {
			t.Fatal(from)
		}
		if err := os.WriteFile(file, []byte(strings.Replace(counters, from, to, 1)), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	changed := func() (out []string) {
		t.Helper()
		l, err := pipeline.Load(stdctx.Background(), o)
		if err != nil {
			t.Fatal(err)
		}
		which, err := pieces.Since(stdctx.Background(), dir, "HEAD")(l.Program)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range l.Funcs {
			if which[f.ID] {
				out = append(out, f.Name)
			}
		}
		return out
	}
	every := []string{"add", "get", "count", "twice", "end"}
	for _, c := range []struct {
		from, to string
		want     []string
	}{
		{"return c->n;", "return c->n;", nil},
		{"return c->n;", "return c->n + 1;", []string{"get"}},
		{"int get", "// a comment\nint get", nil},
		{"int twice(int x) { return 2 * x; }\n", "", nil},
		{"static int all;", "static int all = 1;", every},
		{"all++; return all;", "return all;", []string{"count"}},
	} {
		write(c.from, c.to)
		if got := changed(); c.to != "" && !slices.Equal(got, c.want) {
			t.Errorf("%q to %q: %q have changed, want %q", c.from, c.to, got, c.want)
		}
	}
	git("rm", "-q", "--cached", "p.c")
	if got := changed(); !slices.Equal(got, every) {
		t.Errorf("a file that git does not know: %q have changed", got)
	}
	if _, err := pieces.Since(stdctx.Background(), dir, "nothing")(nil); err == nil || !strings.Contains(err.Error(), "--since") {
		t.Errorf("a revision that there is none of: %v", err)
	}
}
