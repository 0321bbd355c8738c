package pipeline

import (
	stdctx "context"
	"errors"
	"flag"
	"fmt"
	"io"
	"math/rand"
	"net"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"midway/internal/long"
	"midway/internal/report"
)

var (
	dividedPrograms = flag.Int64("divided", long.Of(int64(16)), "how many programs TestDivisionsAgree generates")
	dividedFrom     = flag.Int64("divided-from", 1, "the seed of the first one")
)

// assertive is a program of two or three threads with assertions about the variables that they share.
func assertive(seed int64) string {
	r := rand.New(rand.NewSource(seed))
	v := func() string { return fmt.Sprintf("v%d", r.Intn(4)) }
	op := func() string {
		return [...]func() string{
			func() string { return fmt.Sprintf("%s = %d;", v(), 1+r.Intn(3)) },
			func() string { return fmt.Sprintf("%s += %d;", v(), 1+r.Intn(2)) },
			func() string { return fmt.Sprintf("%s = %s + 1;", v(), v()) },
			func() string { return fmt.Sprintf("if (%s == %d) %s = %d;", v(), r.Intn(2), v(), r.Intn(4)) },
			func() string {
				return fmt.Sprintf("pthread_mutex_lock(&m); %s += %s; pthread_mutex_unlock(&m);", v(), v())
			},
			func() string { return fmt.Sprintf("assert(%s != %d);", v(), 2+r.Intn(4)) },
		}[r.Intn(6)]()
	}
	n := 2 + r.Intn(2)
	var w strings.Builder
	w.WriteString("#include <assert.h>\n#include <pthread.h>\nstatic int v0, v1, v2, v3;\n")
	w.WriteString("static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;\n")
	for t := range n {
		fmt.Fprintf(&w, "static void *t%d(void *a)\n{\n", t)
		for range 5 - n {
			fmt.Fprintf(&w, "\t%s\n", op())
		}
		w.WriteString("\treturn a;\n}\n")
	}
	w.WriteString("int main(void)\n{\n\tpthread_t t[3];\n")
	for t := range n {
		fmt.Fprintf(&w, "\tpthread_create(&t[%d], 0, t%d, 0);\n", t, t)
	}
	for t := range n {
		fmt.Fprintf(&w, "\tpthread_join(t[%d], 0);\n", t)
	}
	for range 2 + r.Intn(4) {
		switch r.Intn(3) {
		case 0:
			fmt.Fprintf(&w, "\tassert(%s <= %d);\n", v(), 2+r.Intn(4))
		case 1:
			fmt.Fprintf(&w, "\tassert(%s != %d && %s != %d);\n", v(), 1+r.Intn(5), v(), 1+r.Intn(5))
		default:
			fmt.Fprintf(&w, "\tassert(%s != %d);\n", v(), 1+r.Intn(5))
		}
	}
	w.WriteString("\treturn 0;\n}\n")
	return w.String()
}

// workersOf begins workers of a run in this process.
func workersOf(t *testing.T, stop stdctx.Context, o Options) Spawn {
	return func() (io.ReadWriteCloser, error) {
		ours, theirs := net.Pipe()
		go func() {
			defer theirs.Close()
			if err := Work(stop, &o, theirs); err != nil && stop.Err() == nil && !errors.Is(err, io.EOF) && !errors.Is(err, io.ErrClosedPipe) {
				t.Logf("a worker: %v", err)
			}
		}()
		return ours, nil
	}
}

// shownBy is what a run with options shows.
func shownBy(t *testing.T, o Options) (found []string, doc *report.Document) {
	t.Helper()
	stop, cancel := stdctx.WithTimeout(stdctx.Background(), time.Minute)
	defer cancel()
	doc, err := Run(stop, &o, Output{Provided: Provided{Spawn: workersOf(t, stop, o)}})
	if err != nil {
		t.Fatal(err)
	}
	for _, v := range doc.Violations {
		if v.Kind == "data-race" { // it may show at either of its places
			v.At = "somewhere"
		}
		found = append(found, v.Kind+" at "+v.At)
	}
	slices.Sort(found)
	return slices.Compact(found), doc
}

// TestDivisionsAgree: generated programs explored at once, by sub-checks, by jobs, and by jobs of sub-checks show the
// same violations, the same verdict, and whether everything was explored.
func TestDivisionsAgree(t *testing.T) {
	long.Test(t)
	defer func(was time.Duration) { probeTime = was }(probeTime)
	probeTime = time.Nanosecond
	several, grouped, violated, all := 0, 0, 0, 0
	dir := t.TempDir()
	for seed := *dividedFrom; seed < *dividedFrom+*dividedPrograms; seed++ {
		path := filepath.Join(dir, "p.c")
		src := assertive(seed)
		write(t, path, src)
		properties := []string{"assertions"}
		if seed%4 == 0 {
			properties = nil
		}
		plain := Options{Programs: []string{path}, Properties: properties, Granularity: "memory", OnlyCount: true, Reduction: "source", AutoSummaries: true,
			Cache: dir, NoValidate: true, Jobs: 1}
		want, one := shownBy(t, plain)
		if !one.Complete {
			t.Fatalf("seed %d: at once the exploration is not complete: %v\n%s", seed, one.Ledger, src)
		}
		if len(want) > 0 {
			violated++
		}
		for name, set := range map[string]func(*Options){
			"each":             func(o *Options) { o.Split = "each" },
			"auto":             func(o *Options) { o.Split = "auto" },
			"each, two jobs":   func(o *Options) { o.Split, o.Jobs = "each", 2 },
			"each, no summary": func(o *Options) { o.Split, o.AutoSummaries = "each", false },
			"processes":        func(o *Options) { o.Processes, o.Jobs = true, 2 },
			"processes, each":  func(o *Options) { o.Processes, o.Jobs, o.Split = true, 2, "each" },
		} {
			o := plain
			set(&o)
			got, doc := shownBy(t, o)
			if !slices.Equal(got, want) || doc.Verdict != one.Verdict || doc.Complete != one.Complete {
				t.Errorf("seed %d, %s: %s, complete %t, %q; at once: %s, %q\n%v\n%s", seed, name, doc.Verdict, doc.Complete, got, one.Verdict, want, doc.Ledger, src)
			}
			if all++; len(doc.SubChecks) > 1 {
				several++
			}
			if name == "auto" && slices.ContainsFunc(doc.SubChecks, func(c report.SubCheck) bool { return strings.Contains(c.What, "assertions") }) {
				grouped++
			}
		}
	}
	t.Logf("%d comparisons, %d of several sub-checks, %d programs with groups of assertions, %d with violations", all, several, grouped, violated)
	if n := int(*dividedPrograms); several < n || grouped < n/8 || violated < n/4 || violated > n*7/8 {
		t.Error("too little is compared")
	}
}

// TestDivisionsSaveWork: where different memory matters to assertions, exploring for each group takes fewer states than
// exploring for all at once; where the same does, nothing is divided.
func TestDivisionsSaveWork(t *testing.T) {
	long.Test(t)
	defer func(was time.Duration) { probeTime = was }(probeTime)
	probeTime = time.Nanosecond
	for _, c := range []struct {
		program string
		groups  int // sub-checks
		share   float64
	}{
		{"apart/phases.c", 5, 0.6},
		{"apart/counters.c", 4, 0.8},
		{"guo/ticket.c", 1, 1}, // one assertion
	} {
		o := Options{Programs: []string{"../../bench/programs/" + c.program}, Defines: []string{"N=5"}, Properties: []string{"assertions"},
			Granularity: "memory", OnlyCount: true, Reduction: "source", AutoSummaries: true, NoValidate: true}
		_, one := shownBy(t, o)
		o.Split = "auto"
		_, auto := shownBy(t, o)
		if one.Verdict != report.Safe || auto.Verdict != report.Safe || len(auto.SubChecks) != c.groups ||
			float64(auto.Stats.States) > c.share*float64(one.Stats.States) {
			t.Errorf("%s: %s, %d states at once; %s, %d states in %d groups", c.program, one.Verdict, one.Stats.States, auto.Verdict, auto.Stats.States, len(auto.SubChecks))
		}
	}
}

// TestDivisionsWithoutAPath: a context that no path is feasible from is not safe, whoever explores it.
func TestDivisionsWithoutAPath(t *testing.T) {
	long.Test(t)
	path := filepath.Join(t.TempDir(), "p.c")
	write(t, path, "#include <assert.h>\nint g;\nvoid f(void) { assert(g != 7); }\n")
	for name, o := range map[string]Options{
		"check":                {OnlyCount: true, Granularity: "memory", Reduction: "source"},
		"check, two processes": {OnlyCount: true, Granularity: "memory", Reduction: "source", Jobs: 2, Processes: true},
		"each, two processes":  {OnlyCount: true, Granularity: "memory", Reduction: "source", Jobs: 2, Processes: true, Split: "each"},
		"run":                  {},
		"run, two jobs":        {Jobs: 2},
		"run, two processes":   {Jobs: 2, Processes: true},
	} {
		o.Programs, o.At, o.Assume = []string{path}, []string{"a=f"}, []string{"g == 1", "g == 2"}
		_, doc := shownBy(t, o)
		if doc.Verdict != report.Unknown || !slices.ContainsFunc(doc.Ledger, func(e report.Entry) bool { return e.Kind == "no-path" }) {
			t.Errorf("%s: %s, %v", name, doc.Verdict, doc.Ledger)
		}
	}
}
