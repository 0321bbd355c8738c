package main

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"midway/internal/interp"
	"midway/internal/report"
)

// TestChoicesLeftAgree explores the programs of testdata with no limit of the candidates that an access looks at, and with a limit of one, where each access
// that has a choice takes one and leaves the rest to a state of its own: verdicts, violations, how paths end and the ledger are the same. How many paths there are
// differs where a branch is decided by such a choice, and is none then.
func TestChoicesLeftAgree(t *testing.T) {
	root, err := filepath.Abs("../../testdata")
	if err != nil {
		t.Fatal(err)
	}
	archives, err := filepath.Glob(root + "/*/*.txtar")
	if err != nil || len(archives) == 0 {
		t.Fatalf("%d archives: %v", len(archives), err)
	}
	split := 0
	for _, path := range archives {
		name, _ := filepath.Rel(root, path)
		t.Run(strings.TrimSuffix(name, ".txtar"), func(t *testing.T) {
			archive, err := txtar.ParseFile(path)
			if err != nil {
				t.Fatal(err)
			}
			t.Chdir(t.TempDir())
			args, isRun := arguments(t, archive)
			if !isRun {
				return
			}
			args = append(args, "--no-validate", "--json", "-")
			whole, one := exploration(t, append(slices.Clone(args), "--step-candidates", "0")), exploration(t, append(args, "--step-candidates", "1"))
			if whole == nil || one == nil || limited(whole) || tookTooLong(whole) || tookTooLong(one) {
				return
			}
			if one.Stats.Forks > whole.Stats.Forks {
				split++
			}
			if problem := compare("summary", told(whole), told(one)); problem != "" {
				t.Error(problem)
			}
		})
	}
	t.Logf("of %d archives %d have accesses that leave choices", len(archives), split)
	if split == 0 {
		t.Error("no access leaves a choice")
	}
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
