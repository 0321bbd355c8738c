package pipeline

import (
	stdctx "context"
	"path/filepath"
	"slices"
	"testing"

	"midway/execute"
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

// TestAWrongScheduleFailsValidation: at memory granularity, too, a violation that does not happen again is kept, and said
// to be an error.
func TestAWrongScheduleFailsValidation(t *testing.T) {
	path := filepath.Join(t.TempDir(), "p.c")
	write(t, path, racy)
	exploring(t, func(stop stdctx.Context, task *Task) (*execute.Result, error) {
		r, err := explore(stop, task)
		if err != nil {
			return nil, err
		}
		for i := range r.Violations {
			s := r.Violations[i].Schedule
			last := len(s) - 1
			for last > 0 && s[last].Op != "load" {
				last--
			}
			r.Violations[i].Schedule = slices.Delete(s, last, last+1)
		}
		return r, nil
	})
	doc, err := Run(stdctx.Background(), &Options{Programs: []string{path}, Granularity: "memory"}, Output{})
	if err != nil {
		t.Fatal(err)
	}
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
