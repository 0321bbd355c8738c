package main

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"midway/internal/long"
)

// TestDeferringAgreesEndToEnd explores programs with every branch deferred, and with none: the violations, the ways in
// which paths end and whether all was explored must be the same, but for a few where the order in which threads begin
// shows something more. Nothing may be lost.
func TestDeferringAgreesEndToEnd(t *testing.T) {
	long.Test(t)
	root, err := filepath.Abs("../../testdata")
	if err != nil {
		t.Fatal(err)
	}
	var archives []string
	for _, folder := range []string{"pointers", "contexts", "condvars"} {
		found, err := filepath.Glob(filepath.Join(root, folder, "*.txtar"))
		if err != nil || len(found) == 0 {
			t.Fatalf("%s: %d archives: %v", folder, len(found), err)
		}
		archives = append(archives, found...)
	}
	compared, deferred := 0, 0
	var more []string // with typed memory it matters which pointer is followed first; a few of the archives show it
	for _, path := range halves(t, oneIn(2, archives)) {
		name, _ := filepath.Rel(root, path)
		t.Run(strings.TrimSuffix(name, ".txtar"), func(t *testing.T) {
			archive, err := txtar.ParseFile(path)
			if err != nil {
				t.Fatal(err)
			}
			t.Chdir(folderOf(t, path))
			args, isRun := arguments(t, archive)
			if !isRun || args[0] != "run" || has(archive, "slow") {
				return
			}
			args = append(args, "--no-por", "--no-validate", "--paths", "300", "--json", "-")
			want := exploration(t, append(slices.Clone(args), "--defer", "never"))
			got := exploration(t, append(slices.Clone(args), "--defer", "always"))
			if want == nil || got == nil || limited(want) || limited(got) {
				return
			}
			compared++
			if got.Stats.Forks > want.Stats.Forks {
				deferred++
			}
			x, y := ends(want), ends(got)
			if !slices.ContainsFunc(x, func(e string) bool { return !slices.Contains(y, e) }) && (len(y) > len(x) || want.Complete && !got.Complete) {
				more = append(more, name)
				return
			}
			if !slices.Equal(x, y) || want.Complete != got.Complete {
				t.Errorf("%q, complete %t; with branches deferred %q, complete %t", x, want.Complete, y, got.Complete)
			}
		})
	}
	if len(more) > 5 {
		t.Errorf("with branches deferred there is more, or less is complete: %q", more)
	}
	if compared < 15 || deferred == 0 { // of the archives, or of half of them
		t.Errorf("%d comparisons, in %d of them something was deferred in vain", compared, deferred)
	}
}
