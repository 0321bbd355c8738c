package pipeline

import (
	stdctx "context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"midway/execute"
	"midway/internal/long"
	"midway/internal/report"
)

const source = `#include <pthread.h>
static int x;
static void *work(void *arg) { x = 1; return arg; }
int main(void) { pthread_t t; pthread_create(&t, 0, work, 0); return pthread_join(t, 0); }
`

// program writes the source into a folder of its own.
func program(t *testing.T) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "p.c")
	write(t, path, source)
	return path
}

func write(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

// exploring is an output with an explorer in place of Midway's own.
func exploring(explore func(stop stdctx.Context, i *Initial) *execute.Result) Output {
	return Output{
		Provided: Provided{
			Explore: func(stop stdctx.Context, i *Initial) (*Result, error) {
				return &Result{Result: explore(stop, i)}, nil
			},
		},
	}
}

func TestRunIsLoadContextExploreReport(t *testing.T) {
	out := exploring(func(stop stdctx.Context, i *Initial) *execute.Result {
		if !i.Context.FromMain || i.Program.Func("work") == nil {
			t.Error("the task lacks its program or context")
		}
		return &execute.Result{Complete: true, Ledger: i.Ledger, Stats: execute.Stats{Paths: 1}}
	})
	doc, err := Run(stdctx.Background(), &Options{Command: "run", Programs: []string{program(t)}}, out)
	if err != nil {
		t.Fatal(err)
	}
	if doc.Verdict != report.Safe || doc.Scope != report.ScopeProgram || doc.Granularity != "sync" || doc.Seed != "full" || doc.Stats.WallSeconds == 0 {
		t.Errorf("%+v", doc)
	}
}

func TestContextFileNamesProgramAndLimits(t *testing.T) {
	path := program(t)
	ctx := filepath.Join(filepath.Dir(path), "c.yaml")
	write(t, ctx, "program: p.c\nthreads: [{at: work}]\nlimits: {branches: 3, paths: 7, time: 1h}\n")
	out := exploring(func(stop stdctx.Context, i *Initial) *execute.Result {
		if _, limited := stop.Deadline(); !limited || i.Branches != 3 || i.Paths != 9 || i.Context.Limits.Paths != 9 {
			t.Errorf("limits are %+v", i.Context.Limits)
		}
		return &execute.Result{Complete: true, Ledger: i.Ledger}
	})
	doc, err := Run(stdctx.Background(), &Options{ContextFile: ctx, Paths: 9}, out)
	if err != nil {
		t.Fatal(err)
	}
	if doc.Scope != report.ScopeFragment || !doc.Has("main-absent") || !doc.Has("no-other-threads") {
		t.Errorf("%+v", doc)
	}
}

func TestAnUnfinishedRunIsUnknownAndSaysWhy(t *testing.T) {
	long.Test(t)
	out := exploring(func(stop stdctx.Context, i *Initial) *execute.Result {
		<-stop.Done()
		return &execute.Result{Ledger: i.Ledger}
	})
	o := &Options{Programs: []string{program(t)}, Time: 3 * time.Second}
	doc, err := Run(stdctx.Background(), o, out)
	if err != nil {
		t.Fatal(err)
	}
	if doc.Verdict != report.Unknown || doc.Ledger[0].Kind != "time-limit" {
		t.Errorf("%+v", doc)
	}
}

func TestStoppedWhileLoading(t *testing.T) {
	stop, cancel := stdctx.WithCancel(stdctx.Background())
	cancel()
	doc, err := Run(stop, &Options{Programs: []string{program(t)}}, Output{})
	if err != nil {
		t.Fatal(err)
	}
	if doc.Verdict != report.Unknown || doc.Complete || !doc.Has(execute.LimitReached) {
		t.Errorf("%+v", doc)
	}
}

func TestAPanicIsAnInternalError(t *testing.T) {
	out := exploring(func(stdctx.Context, *Initial) *execute.Result { panic("invariant\nbroken") })
	var internal *InternalError
	if _, err := Run(stdctx.Background(), &Options{Programs: []string{program(t)}}, out); !errors.As(err, &internal) {
		t.Errorf("got %v", err)
	}
}

func TestDumpEndsTheRun(t *testing.T) {
	output := exploring(func(stdctx.Context, *Initial) *execute.Result {
		t.Error("explored after the dump")
		return nil
	})
	for stage, want := range map[string]string{
		"program": "Thread entries (1)", "context": "from main", "plan": "portfolio                no", "facts": "starts at main", "seed": "main",
	} {
		var out strings.Builder
		output.Dump = &out
		doc, err := Run(stdctx.Background(), &Options{Programs: []string{program(t)}, Dump: stage}, output)
		if err != nil || doc != nil || !strings.Contains(out.String(), want) {
			t.Errorf("%s: %v %v %q", stage, doc, err, out.String())
		}
	}
}

func TestOptionsAreChecked(t *testing.T) {
	for want, o := range map[string]Options{
		"exclude each other": {ContextFile: "c", At: []string{"t=f"}},
		"--data-model":       {DataModel: "lp32"},
		"--seed":             {Seed: "empty"},
		"--granularity":      {Granularity: "line"},
		"--dump":             {Dump: "everything"},
		"--properties":       {Properties: []string{"race"}},
		"negative":           {Paths: -1},
	} {
		if _, err := o.settle(); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%+v: %v, want %q", o, err, want)
		}
	}
	o := Options{Properties: []string{"memory", "assertions"}}
	if c, err := o.settle(); err != nil || strings.Join(c.Properties, " ") != "assertions races memory" {
		t.Errorf("properties are %v (%v), want races among them at sync granularity", c.Properties, err)
	}
}
