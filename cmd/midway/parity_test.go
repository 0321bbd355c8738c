package main

import (
	"bytes"
	stdctx "context"
	"encoding/json"
	"flag"
	"hash/crc32"
	"maps"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"midway/internal/long"
	"midway/internal/report"
)

// TestReductionAgreesEndToEnd explores the programs of testdata with and without partial order reduction, at one
// granularity or the other: the violations, and the ways in which paths end, must be the same. Programs with too many
// schedules for brute force are not compared. Where one thread alone takes steps, granularity changes nothing: memory's
// counts.
func TestReductionAgreesEndToEnd(t *testing.T) {
	long.Test(t)
	root, err := filepath.Abs("../../testdata")
	if err != nil {
		t.Fatal(err)
	}
	archives, err := filepath.Glob(root + "/*/*.txtar")
	if err != nil || len(archives) == 0 {
		t.Fatalf("%d archives: %v", len(archives), err)
	}
	archives = halves(t, oneIn(2, archives))
	compared, alone, left := 0, 0, 0
	for _, path := range archives {
		name, _ := filepath.Rel(root, path)
		if toPrune(t, path) {
			left++
			continue
		}
		for _, granularity := range granularities(path) {
			threads := 0
			t.Run(strings.TrimSuffix(name, ".txtar")+"/"+granularity, func(t *testing.T) {
				threads = sameReduced(t, path, granularity)
			})
			if threads > 0 {
				compared++
			}
			if threads == 1 {
				alone++
				break
			}
		}
	}
	if 3*compared < len(archives)-left {
		t.Errorf("only %d comparisons of %d programs, %d of them of one thread", compared, len(archives)-left, alone)
	}
}

// toPrune reports whether a program is one for TestPruningAgreesFromContexts: every second context, by its name; the
// others are for TestReductionAgreesEndToEnd. Both take all where programs are asked for by name, or by make test-all.
func toPrune(t *testing.T, path string) bool {
	if inAllWays() || crc32.ChecksumIEEE([]byte(filepath.Base(path)))/2%2 == 0 {
		return false
	}
	archive, err := txtar.ParseFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return slices.ContainsFunc(archive.Files, func(f txtar.File) bool { return filepath.Ext(f.Name) == ".yaml" })
}

// granularities are those at which a program is compared: one, by its name, for the tests to take half as long. Both
// where it is asked for by name, or by make test-all.
func granularities(path string) []string {
	both := []string{"memory", "sync"}
	if inAllWays() {
		return both
	}
	i := crc32.ChecksumIEEE([]byte(filepath.Base(path))) % 2
	return both[i : i+1]
}

// inAllWays reports whether programs are compared in all ways: by make test-all, and where they are asked for by name.
func inAllWays() bool {
	return long.All() || strings.Contains(flag.Lookup("test.run").Value.String(), "/")
}

// sameReduced compares one program, if brute force can explore it, and gives the number of threads that take steps in
// it; else 0.
func sameReduced(t *testing.T, path, granularity string) int {
	archive, err := txtar.ParseFile(path)
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(folderOf(t, path))
	args, isRun := arguments(t, archive)
	if !isRun || args[0] != "run" || has(archive, "slow") {
		return 0
	}
	args = append(args, "--granularity", granularity, "--no-validate", "--json", "-")
	// in plain order: what stays behind behind a race shows more than the orders that a reduction has to keep
	every := exploration(t, append(slices.Clone(args), "--no-por", "--end-at-races", "--defer", "never", "--search", "depth-first", "--paths", "1000"))
	if every == nil || limited(every) {
		return 0
	}
	// one at either granularity: generated programs are compared in all ways (package por)
	each := []string{"source", "optimal"}
	i := len(filepath.Base(path)) % 2
	if granularity == "sync" {
		i = 1 - i
	}
	for _, how := range each[i : i+1] {
		reduced := exploration(t, append(slices.Clone(args), "--por", how, "--paths", "1001"))
		want, got := ends(every), ends(reduced)
		if lost, extra := difference(want, got), difference(got, want); len(lost)+len(extra) > 0 {
			t.Errorf("%s: lost %q, invented %q", how, lost, extra)
		}
		// a run that may be none
		open := slices.ContainsFunc(reduced.Ledger, func(e report.Entry) bool { return e.Kind == "solver-unknown" })
		if reduced.Stats.Runs > every.Stats.Runs && !open {
			t.Errorf("%s: %d runs, %d without reduction", how, reduced.Stats.Runs, every.Stats.Runs)
		}
	}
	return max(1, len(stepping(every)))
}

// stepping are the threads that take steps.
func stepping(d *report.Document) map[string]bool {
	threads := map[string]bool{}
	for _, p := range d.Paths {
		for _, s := range p.Schedule {
			threads[s.Thread] = true
		}
	}
	return threads
}

// exploration is the document of a run, nil where there is none.
func exploration(t *testing.T, args []string) *report.Document {
	t.Helper()
	var stdout, stderr bytes.Buffer
	if run(stdctx.Background(), args, &stdout, &stderr); stdout.Len() == 0 {
		return nil
	}
	doc := &report.Document{}
	if err := json.Unmarshal(stdout.Bytes(), doc); err != nil {
		t.Fatalf("%v\n%s", err, stdout.String())
	}
	return doc
}

// limited reports whether the run stopped before it was done.
func limited(d *report.Document) bool {
	return slices.ContainsFunc(d.Ledger, func(e report.Entry) bool { return e.Kind == "limit" || e.Kind == "branch-limit" })
}

// racing finds the two accesses of a data race in its text.
var racing = regexp.MustCompile(` at (\S+:\d+)`)

// wherever is where a violation is. A data race is two places, in whichever order they are met: one order is enough for
// a reduction.
func wherever(v report.Violation) string {
	both := racing.FindAllStringSubmatch(v.Text, -1)
	if v.Kind != "data-race" || len(both) != 2 {
		return v.At
	}
	pair := []string{both[0][1], both[1][1]}
	slices.Sort(pair)
	return strings.Join(pair, " and ")
}

// ends are the violations and how paths ended, each once.
func ends(d *report.Document) []string {
	found := map[string]bool{}
	for _, v := range d.Violations {
		found[v.Kind+" at "+wherever(v)] = true
	}
	for _, p := range d.Paths {
		found[p.Outcome] = true
	}
	return slices.Sorted(maps.Keys(found))
}

// TestPruningAgreesFromContexts: with what was explored before remembered, contexts have the same verdict and the same
// violations. Some have fewer runs.
func TestPruningAgreesFromContexts(t *testing.T) {
	long.Test(t)
	root, err := filepath.Abs("../../testdata")
	if err != nil {
		t.Fatal(err)
	}
	archives, err := filepath.Glob(root + "/*/*.txtar")
	if err != nil {
		t.Fatal(err)
	}
	compared, covered := 0, 0
	all := inAllWays()
	for _, path := range halves(t, oneIn(4, archives)) {
		name, _ := filepath.Rel(root, path)
		if !all && !toPrune(t, path) {
			continue
		}
		t.Run(strings.TrimSuffix(name, ".txtar"), func(t *testing.T) {
			archive, err := txtar.ParseFile(path)
			if err != nil {
				t.Fatal(err)
			}
			t.Chdir(folderOf(t, path))
			args, isRun := arguments(t, archive)
			if !isRun || args[0] != "run" || has(archive, "slow") || !slices.ContainsFunc(args, func(a string) bool { return a == "--context" || a == "--at" }) {
				return
			}
			args = append(slices.Clone(args), "--no-validate", "--json", "-", "--paths", "20000")
			args[0] = "check"
			all := exploration(t, args)
			if all == nil || limited(all) {
				return
			}
			// which alone takes no turns with the exploration without
			pruned := exploration(t, append(args, "--prune", "--por", "property"))
			if lost, extra := difference(ends(all), ends(pruned)), difference(ends(pruned), ends(all)); len(lost)+len(extra) > 0 || all.Verdict != pruned.Verdict {
				t.Errorf("%s, without: %s; lost %q, invented %q", pruned.Verdict, all.Verdict, lost, extra)
			}
			compared++
			if pruned.Stats.RunsPruned > 0 {
				covered++
				t.Logf("%d runs and %d pruned of %d", pruned.Stats.Runs, pruned.Stats.RunsPruned, all.Stats.Runs)
			}
		})
	}
	if compared == 0 || covered == 0 {
		t.Errorf("nothing was pruned in %d contexts", compared)
	}
}

// TestPruningFindsEveryAssertion: where only assertions are looked for, the same ones are found with --prune, although
// an exploration ends once everything that can fail is known to. With both, as --por property alone takes no turns with
// the exploration without.
func TestPruningFindsEveryAssertion(t *testing.T) {
	long.Test(t)
	archives, err := filepath.Glob("../../testdata/*/*.txtar")
	if err != nil {
		t.Fatal(err)
	}
	ended := 0
	for _, path := range halves(t, oneIn(4, archives)) {
		archive, err := txtar.ParseFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if want := string(archive.Files[len(archive.Files)-1].Data); !failing.MatchString(want) {
			continue
		}
		t.Run(strings.TrimSuffix(filepath.Base(path), ".txtar"), func(t *testing.T) {
			t.Chdir(folderOf(t, path))
			args, isRun := arguments(t, archive)
			if !isRun || has(archive, "slow") || slices.Contains(args, "--properties") {
				return
			}
			args[0] = "check"
			args = slices.DeleteFunc(args, func(a string) bool { return a == "--no-summaries" })
			args = append(args, "--properties", "assertions", "--no-validate", "--json", "-", "--paths", "20000")
			all := exploration(t, append(slices.Clone(args), "--no-summaries"))
			if all == nil || limited(all) {
				return
			}
			for _, how := range []string{"source", "property"} {
				pruned := exploration(t, append(slices.Clone(args), "--prune", "--por", how))
				if lost, extra := difference(ends(all), ends(pruned)), difference(ends(pruned), ends(all)); len(lost)+len(extra) > 0 || all.Verdict != pruned.Verdict {
					t.Errorf("%s: %s, without: %s; lost %q, invented %q", how, pruned.Verdict, all.Verdict, lost, extra)
				}
				if slices.ContainsFunc(pruned.Ledger, func(e report.Entry) bool { return e.Kind == "nothing-undefined-left-out" }) {
					ended++
				}
			}
		})
	}
	if ended == 0 {
		t.Error("no exploration ended because everything had failed")
	}
	t.Logf("%d ended", ended)
}

var failing = regexp.MustCompile(`(?m)^violation: (assertion|reach-error|unreachable) `)
