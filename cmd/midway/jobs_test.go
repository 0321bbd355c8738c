package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"midway/internal/long"
	"midway/internal/report"
)

// TestJobs: several workers see what one does, run for run.
func TestJobs(t *testing.T) {
	long.Test(t)
	dir := t.TempDir()
	for _, c := range []struct {
		flags string
		exact bool
	}{
		{"../../bench/programs/peers/fib.c -D N=4 --properties assertions --no-summaries", true},
		{"../../bench/programs/guo/hash.c --properties assertions --no-summaries", true},
		{"../../bench/programs/guo/reorder.c -D SETTERS=3 --properties assertions", false},
		{"../../bench/programs/guo/twostage.c -D WRITERS=4 --properties assertions --no-summaries", false},
	} {
		one := checked(t, dir, c.flags)
		for _, jobs := range []string{"3"} {
			several := checked(t, dir, c.flags+" --jobs "+jobs)
			if several.Verdict != one.Verdict || several.Complete != one.Complete || !slices.Equal(places(several), places(one)) {
				t.Errorf("%s, %s workers: %s, complete %t, %v; one: %s, complete %t, %v", c.flags, jobs, several.Verdict, several.Complete, places(several), one.Verdict, one.Complete, places(one))
			}
			if c.exact && several.Stats.Runs != one.Stats.Runs {
				t.Errorf("%s, %s workers: %d runs, one has %d", c.flags, jobs, several.Stats.Runs, one.Stats.Runs)
			}
		}
	}
}

// TestJobsStop: a limit ends all workers, and what they found stands.
func TestJobsStop(t *testing.T) {
	long.Test(t)
	dir := t.TempDir()
	doc := checked(t, dir, "../../bench/programs/peers/fib.c -D N=6 --properties assertions --no-summaries --jobs 3 --time 2s")
	limits := 0
	for _, e := range doc.Ledger {
		if e.Kind == "limit" {
			limits++
		}
	}
	if doc.Verdict != "unknown" || doc.Complete || limits != 1 {
		t.Errorf("verdict %s, complete %t, %d limits in the ledger", doc.Verdict, doc.Complete, limits)
	}
	if text, _ := said("check", "../../bench/programs/peers/readers.c", "-D", "N=3", "--por", "optimal", "--jobs", "2"); !strings.Contains(text, "--jobs has no effect") {
		t.Errorf("no word of what is not done:\n%s", text)
	}
}

// checked is the document of midway check.
func checked(t *testing.T, dir, flags string) *report.Document {
	t.Helper()
	return writtenBy(t, dir, "check", flags)
}

// writtenBy is the document of a command.
func writtenBy(t *testing.T, dir, command, flags string) *report.Document {
	t.Helper()
	file := filepath.Join(dir, "result.json")
	text, code := said(append([]string{command, "--json", file}, strings.Fields(flags)...)...)
	data, err := os.ReadFile(file)
	doc := &report.Document{}
	if err == nil {
		err = json.Unmarshal(data, doc)
	}
	if err != nil {
		t.Fatalf("%s: exit code %d, %v\n%s", flags, code, err, text)
	}
	return doc
}

// places are where which violations are.
func places(doc *report.Document) (out []string) {
	for _, v := range doc.Violations {
		out = append(out, v.Kind+" "+v.At)
	}
	slices.Sort(out)
	return out
}
