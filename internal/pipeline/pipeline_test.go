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

// exploring puts an exploration in place for one test.
func exploring(t *testing.T, explore func(stdctx.Context, *Task) (*execute.Result, error)) {
	before := Explore
	Explore = explore
	t.Cleanup(func() { Explore = before })
}

func TestRunIsLoadContextExploreReport(t *testing.T) {
	exploring(t, func(stop stdctx.Context, task *Task) (*execute.Result, error) {
		if !task.Context.FromMain || task.Program.Func("work") == nil {
			t.Error("the task lacks its program or context")
		}
		return &execute.Result{Complete: true, Ledger: task.Ledger, Stats: execute.Stats{Paths: 1}}, nil
	})
	doc, err := Run(stdctx.Background(), &Options{Command: "run", Programs: []string{program(t)}}, Output{})
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
	exploring(t, func(stop stdctx.Context, task *Task) (*execute.Result, error) {
		if _, limited := stop.Deadline(); !limited || task.Options.Branches != 3 || task.Options.Paths != 9 || task.Context.Limits.Paths != 9 {
			t.Errorf("limits are %+v", task.Context.Limits)
		}
		return &execute.Result{Complete: true, Ledger: task.Ledger}, nil
	})
	doc, err := Run(stdctx.Background(), &Options{ContextFile: ctx, Paths: 9}, Output{})
	if err != nil {
		t.Fatal(err)
	}
	if doc.Scope != report.ScopeFragment || len(doc.Ledger) < 2 || doc.Ledger[0].Kind != "main-absent" || doc.Ledger[1].Kind != "no-other-threads" {
		t.Errorf("%+v", doc)
	}
}

func TestAnUnfinishedRunIsUnknownAndSaysWhy(t *testing.T) {
	exploring(t, func(stop stdctx.Context, task *Task) (*execute.Result, error) {
		<-stop.Done()
		return &execute.Result{Ledger: task.Ledger}, nil
	})
	o := &Options{Programs: []string{program(t)}, Time: 3 * time.Second}
	doc, err := Run(stdctx.Background(), o, Output{})
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
	exploring(t, func(stdctx.Context, *Task) (*execute.Result, error) { panic("invariant\nbroken") })
	var internal *InternalError
	if _, err := Run(stdctx.Background(), &Options{Programs: []string{program(t)}}, Output{}); !errors.As(err, &internal) {
		t.Errorf("got %v", err)
	}
}

func TestDumpEndsTheRun(t *testing.T) {
	exploring(t, func(stdctx.Context, *Task) (*execute.Result, error) {
		t.Error("explored after the dump")
		return nil, nil
	})
	for stage, want := range map[string]string{"program": "Thread entries (1)", "context": "from main"} {
		var out strings.Builder
		doc, err := Run(stdctx.Background(), &Options{Programs: []string{program(t)}, Dump: stage}, Output{Dump: &out})
		if err != nil || doc != nil || !strings.Contains(out.String(), want) {
			t.Errorf("%s: %v %v %q", stage, doc, err, out.String())
		}
	}
}

func TestDoctorLoadsAProgram(t *testing.T) {
	loaded := 0
	for _, f := range Doctor(stdctx.Background()) {
		if f.What == "" || f.Text == "" || f.Package == "" || f.Needed && !f.OK || !f.OK && f.Without == "" {
			t.Errorf("%+v", f)
		}
		if strings.Contains(f.Text, "compiles and loads") {
			loaded++
		}
	}
	if loaded == 0 {
		t.Error("no data model's program was loaded")
	}
}

// TestDoctorMissesWhatIsMissing: without any tool on PATH, each is named with its package and what does not work; the solver is there.
func TestDoctorMissesWhatIsMissing(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	t.Setenv("MIDWAY_CHROMIUM", "")
	missing := map[string]bool{}
	for _, f := range Doctor(stdctx.Background()) {
		if !f.OK {
			missing[f.Package] = true
		}
		if !f.OK && (f.Package == "" || f.Without == "" || f.Text == "") || f.OK != strings.HasPrefix(f.What, "solver") || f.OK && !strings.ContainsAny(f.Text, "0123456789") {
			t.Errorf("%+v", f)
		}
	}
	for _, name := range []string{"clang-14", "llvm-14", "gdb", "gcc", "chromium", "libc6-dev", "libc6-dev-i386", "libclang-rt-14-dev"} {
		found := false
		for p := range missing {
			found = found || strings.HasPrefix(p, name)
		}
		if !found {
			t.Errorf("no finding names the package %s", name)
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
		if err := o.Check(); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%+v: %v, want %q", o, err, want)
		}
	}
	o := Options{Properties: []string{"memory", "assertions"}}
	if err := o.Check(); err != nil || strings.Join(o.Properties, " ") != "assertions races memory" {
		t.Errorf("properties are %v (%v), want races among them at sync granularity", o.Properties, err)
	}
}
