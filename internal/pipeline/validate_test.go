package pipeline

import (
	stdctx "context"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"midway/internal/report"
	"midway/soundness"
)

const racy = `#include <assert.h>
#include <pthread.h>
static int x;
static void *add(void *arg) { x = x + 1; return arg; }
int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, add, 0);
	x = x + 1;
	pthread_join(t, 0);
	assert(x == 2);
	return 0;
}
`

// TestViolationsAreReplayedAtBothGranularities: what is found is confirmed, unless nobody wants to know.
func TestViolationsAreReplayedAtBothGranularities(t *testing.T) {
	path := filepath.Join(t.TempDir(), "p.c")
	write(t, path, racy)
	for _, o := range []Options{
		{Granularity: "sync"}, {Granularity: "memory"}, {Granularity: "memory", Reduction: "source", OnlyCount: true},
		{Granularity: "memory", NoValidate: true},
	} {
		o.Programs = []string{path}
		doc, err := Run(stdctx.Background(), &o, Output{})
		if err != nil {
			t.Fatal(err)
		}
		asserted := false
		for _, v := range doc.Violations {
			asserted = asserted || v.Kind == "assertion"
			want := "confirmed"
			if o.NoValidate {
				want = "unvalidated"
			}
			if v.Basis != want || v.Validated == o.NoValidate {
				t.Errorf("%s, %s: %s is %s (%v)", o.Granularity, o.Reduction, v.Kind, v.Basis, v.Details)
			}
		}
		if doc.Verdict != report.Violated || asserted != (o.Granularity == "memory") {
			t.Errorf("%s, %s: %s with %d violations", o.Granularity, o.Reduction, doc.Verdict, len(doc.Violations))
		}
	}
}

// TestAWrongScheduleFailsValidation: at memory granularity, too, a violation that does not happen again is kept, and
// said to be an error.
func TestAWrongScheduleFailsValidation(t *testing.T) {
	path := filepath.Join(t.TempDir(), "p.c")
	write(t, path, racy)
	s, err := begin(stdctx.Background(), &Options{Programs: []string{path}, Granularity: "memory"}, Output{})
	if err != nil {
		t.Fatal(err)
	}
	defer s.close()
	i := initial(t, s)
	r, err := explore(s, i)
	if err != nil {
		t.Fatal(err)
	}
	for i := range r.Violations {
		s := r.Violations[i].Schedule
		last := len(s) - 1
		for last > 0 && s[last].Op != "load" {
			last--
		}
		r.Violations[i].Schedule = slices.Delete(s, last, last+1)
	}
	doc := document(s, i.Plan, r, validate(s, i, r))
	failed := slices.ContainsFunc(doc.Ledger, func(e report.Entry) bool { return e.Kind == soundness.Failed })
	if doc.Verdict != report.Violated || doc.Complete || !failed {
		t.Errorf("%s, complete %v, ledger %v", doc.Verdict, doc.Complete, doc.Ledger)
	}
	for _, v := range doc.Violations {
		if v.Kind == "assertion" && v.Validated {
			t.Errorf("%s is %s", v.Kind, v.Basis)
		}
	}
}

// initial is the sentence up to the initial state.
func initial(t *testing.T, s *session) *Initial {
	t.Helper()
	l, err := load(s)
	if err != nil {
		t.Fatal(err)
	}
	c, err := resolve(s, l)
	if err != nil {
		t.Fatal(err)
	}
	p, err := decide(s, l, c)
	if err != nil {
		t.Fatal(err)
	}
	i, err := p.initial(s)
	if err != nil {
		t.Fatal(err)
	}
	return i
}

const values = `#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
struct pair { pthread_mutex_t lock; double d; unsigned char u; signed char s; int *p; } pair;
pthread_mutex_t other = PTHREAD_MUTEX_INITIALIZER;
atomic_int count = 5;
int x;
static void *work(void *arg)
{
	pthread_mutex_lock(&pair.lock);
	pthread_mutex_lock(&other);
	pair.d = 1.5;
	pair.u = 200;
	pair.s = -3;
	pair.p = &x;
	pthread_mutex_unlock(&pair.lock);
	x = pair.s;
	pthread_mutex_unlock(&other);
	count++;
	assert(pair.u != 200);
	return arg;
}
int main(void)
{
	pthread_t t;
	pthread_mutex_init(&pair.lock, 0);
	pthread_create(&t, 0, work, 0);
	pthread_join(t, 0);
	return 0;
}
`

// TestReplaysTellValuesAndLocks: what a replay sees of each step, values written as C writes them.
func TestReplaysTellValuesAndLocks(t *testing.T) {
	path := filepath.Join(t.TempDir(), "p.c")
	write(t, path, values)
	got := func(o Options) []string {
		o.Programs, o.Command = []string{path}, "check"
		doc, err := Run(stdctx.Background(), &o, Output{})
		if err != nil {
			t.Fatal(err)
		}
		if len(doc.Violations) != 1 || doc.Violations[0].Kind != "assertion" {
			t.Fatalf("violations: %v", doc.Violations)
		}
		var out []string
		for _, s := range doc.Violations[0].Schedule {
			holds := "?"
			if s.Holds != nil {
				holds = strings.Join(*s.Holds, " ")
			}
			if s.Thread != "main" {
				out = append(out, strings.Join([]string{s.Op, s.Detail, s.Value, holds}, "|"))
			}
		}
		return out
	}
	for _, c := range []struct {
		o    Options
		want []string
	}{
		{Options{Granularity: "memory"}, []string{
			"pthread_mutex_lock|&pair.lock||&pair.lock", "pthread_mutex_lock|&other||&pair.lock &other",
			"store|&pair.d|0 → 1.5|&pair.lock &other", "store|&pair.u|0 → 200|&pair.lock &other", "store|&pair.s|0 → -3|&pair.lock &other",
			"store|&pair.p|NULL → &x|&pair.lock &other", "pthread_mutex_unlock|&pair.lock||&other", "load|&pair.s|-3|&other",
			"store|&x|0 → -3|&other", "pthread_mutex_unlock|&other||", "rmw|&count|5 → 6|", "load|&pair.u|200|",
		}},
		{Options{Granularity: "sync"}, []string{
			"pthread_mutex_lock|&pair.lock||&pair.lock", "pthread_mutex_lock|&other||&pair.lock &other",
			"pthread_mutex_unlock|&pair.lock||&other", "pthread_mutex_unlock|&other||", "rmw|&count||",
		}},
	} {
		if list := got(c.o); !slices.Equal(list, c.want) {
			t.Errorf("%s:\n%s\nwant\n%s", c.o.Granularity, strings.Join(list, "\n"), strings.Join(c.want, "\n"))
		}
	}
	for _, s := range got(Options{Granularity: "memory", NoValidate: true}) {
		if !strings.HasSuffix(s, "||?") {
			t.Errorf("without a replay: %s", s)
		}
	}
}
