package main

import (
	"hash/crc32"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"midway/internal/interp"
	"midway/internal/long"
	"midway/internal/report"
)

// TestChoicesLeftAgree explores the programs of testdata with no limit of what an instruction may look at, and with the
// least: of the candidates of an access, where each that has a choice takes one and leaves the rest to a state of its
// own, and of what it may ask the solver, where each branch that takes a search leaves what is open. Verdicts,
// violations, how paths end and the ledger are the same. How many paths there are differs where a branch is decided by
// such a choice, and is none then. So it is with a reduction.
func TestChoicesLeftAgree(t *testing.T) {
	long.Test(t)
	root, err := filepath.Abs("../../testdata")
	if err != nil {
		t.Fatal(err)
	}
	var all []string
	for _, folder := range []string{"pointers", "heap", "bodiless", "arithmetic"} {
		archives, err := filepath.Glob(filepath.Join(root, folder, "*.txtar"))
		if err != nil || len(archives) == 0 {
			t.Fatalf("%d archives: %v", len(archives), err)
		}
		all = append(all, archives...)
	}
	split := map[string]int{}
	for _, path := range halves(t, all) {
		folder := filepath.Base(filepath.Dir(path))
		t.Run(folder+"/"+strings.TrimSuffix(filepath.Base(path), ".txtar"), func(t *testing.T) {
			each := []string{"--step-candidates", "--step-limit", "--por source --granularity memory --step-candidates"}
			if folder != "pointers" {
				each = each[:2]
			}
			if i := int(crc32.ChecksumIEEE([]byte(filepath.Base(path)))) % len(each); !inAllWays() {
				each = each[i : i+1] // by its name
			}
			for _, least := range each {
				if leavesAlike(t, path, strings.Fields(least)) {
					split[least]++
				}
			}
		})
	}
	t.Logf("programs in which choices are left: %v", split)
	if len(split) == 0 || inAllWays() && (split["--step-candidates"] == 0 || split["--step-limit"] == 0) {
		t.Error("nothing is left")
	}
}

// leavesAlike compares one program with no limit and with a limit of one, and reports whether that leaves anything.
func leavesAlike(t *testing.T, path string, limit []string) bool {
	archive, err := txtar.ParseFile(path)
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(folderOf(t, path))
	args, isRun := arguments(t, archive)
	if !isRun || args[0] != "run" || has(archive, "slow") || slices.Contains(args, "--por") {
		return false
	}
	args = append(append(args, "--no-validate", "--json", "-"), limit...)
	whole, one := exploration(t, append(slices.Clone(args), "0")), exploration(t, append(args, "1"))
	if whole == nil || one == nil || limited(whole) || tookTooLong(whole) || tookTooLong(one) {
		return false
	}
	want, got := strings.Split(told(whole), "\n"), strings.Split(told(one), "\n")
	// a choice may rest on more
	extra := slices.DeleteFunc(difference(got, want), func(l string) bool { return strings.HasPrefix(l, "ledger: assumption") })
	if missing := difference(want, got); len(missing)+len(extra) > 0 {
		t.Errorf("%q: missing %q, extra %q", limit, missing, extra)
	}
	return one.Stats.Forks != whole.Stats.Forks || one.Stats.SolverQueries["unknown"] > 0
}

// tookTooLong reports whether an instruction or a query of the solver came to its limit.
func tookTooLong(d *report.Document) bool {
	return slices.ContainsFunc(d.Ledger, func(e report.Entry) bool { return e.Kind == interp.StepLimit || e.Kind == "solver-unknown" })
}

// told is what a result says, whatever choices were made to come to it.
func told(d *report.Document) string {
	text := summary(d, 0)
	for _, label := range []string{"runs", "paths", "outcome"} {
		text = without(text, label)
	}
	return text + strings.Join(ends(d), "\n") + "\n"
}
