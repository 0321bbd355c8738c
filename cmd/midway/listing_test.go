package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"midway/internal/long"
	"midway/internal/report"
)

// listings are runs that list paths: their flags.
var listings = []string{
	"--context ../../bench/contexts/scan-1.yaml",
	"../../bench/programs/guo/twostage.c -D WRITERS=2",
	"../../bench/programs/guo/hash.c --granularity memory --properties assertions",
}

// TestListings: several workers, threads or processes, list the paths that one explorer does.
func TestListings(t *testing.T) {
	long.Test(t)
	t.Setenv(asCommand, "1")
	dir := t.TempDir()
	for _, flags := range listings {
		one := writtenBy(t, dir, "run", flags)
		if len(one.Paths) < 10 {
			t.Errorf("%s: %d paths", flags, len(one.Paths))
		}
		for _, more := range []string{" --jobs 3", " --jobs 2 --processes"} {
			sameListing(t, flags+more, writtenBy(t, dir, "run", flags+more), one)
		}
	}
}

// sameListing holds a run that lists paths against another one.
func sameListing(t *testing.T, what string, got, want *report.Document) {
	t.Helper()
	sameResult(t, what, got, want, true)
	if g, w := listed(got), listed(want); !slices.Equal(g, w) {
		t.Errorf("%s: %d paths, not these %d", what, len(g), len(w))
	}
	if g, w := leveled(got), leveled(want); !slices.Equal(g, w) {
		t.Errorf("%s: violations %q, not %q", what, g, w)
	}
	if g, w := ledgerOf(got), ledgerOf(want); !slices.Equal(g, w) {
		t.Errorf("%s: ledger %q, not %q", what, g, w)
	}
}

// listed are the paths, how each ended and its schedule.
func listed(d *report.Document) (out []string) {
	for i := range d.Paths {
		text := d.Paths[i].Outcome
		for _, s := range d.Paths[i].Schedule {
			text += fmt.Sprintf("; %s %s %s %s", s.Thread, s.Op, s.At, s.Detail)
		}
		out = append(out, text)
	}
	slices.Sort(out)
	return out
}

func leveled(d *report.Document) (out []string) {
	for _, v := range d.Violations {
		out = append(out, fmt.Sprintf("%s %s %s", v.Kind, v.At, v.Level))
	}
	slices.Sort(out)
	return out
}

func ledgerOf(d *report.Document) (out []string) {
	for _, e := range d.Ledger {
		if e.Kind == "after-race" { // a race may show at either of its places
			e.At = ""
		}
		out = append(out, fmt.Sprintf("%s %s %s", e.Kind, e.At, e.Text))
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// TestListingsAreRefused: what cannot be divided says so, and is explored all the same.
func TestListingsAreRefused(t *testing.T) {
	file := filepath.Join(t.TempDir(), "p.c")
	if err := os.WriteFile(file, []byte("int main(void) { return 0; }\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	for flags, want := range map[string]string{
		"--jobs 2 --por source": "--jobs has no effect: where paths are listed",
		"--jobs 2 --paths 5":    "--jobs has no effect: a limit of paths",
		"--processes --paths 5": "--processes has no effect: a limit of paths",
	} {
		text, code := said(append([]string{"run", file}, strings.Fields(flags)...)...)
		if !strings.Contains(text, want) || !strings.Contains(text, "1 path") || code == exitUsage {
			t.Errorf("%s: exit code %d, no word of %q:\n%s", flags, code, want, text)
		}
	}
}
