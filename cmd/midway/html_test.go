package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"midway/internal/browser"
	"midway/internal/long"
)

// shown runs a command that writes a page, and opens it.
func shown(t *testing.T, want int, args []string, options ...browser.Option) *browser.Page {
	t.Helper()
	file := filepath.Join(t.TempDir(), "report.html")
	if code, _, stderr := command(append(args, "--html", file)...); code != want || stderr != "" {
		t.Fatalf("%v: exit code %d, %s", args, code, stderr)
	}
	return browser.Open(t, file, options...)
}

// holdsPage fails for everything that is wrong on a page: errors of its script, and requests.
func holdsPage(t *testing.T, p *browser.Page) {
	t.Helper()
	for _, problem := range p.Problems() {
		t.Error(problem)
	}
}

func same(t *testing.T, what string, got, want any) {
	t.Helper()
	if g, ok := got.([]string); ok && slices.Equal(g, want.([]string)) || !ok && got == want {
		return
	}
	t.Errorf("%s: %q, want %q", what, got, want)
}

const steps = "#rows .step:not(.end)"

// A page of a deadlock: lanes, values, locks, source, filters and keys.
func TestPageOfADeadlock(t *testing.T) {
	long.Test(t)
	p := shown(t, exitViolated, []string{"check", "../../examples/queue/queue.c"}, browser.Size(1500, 1700))
	same(t, "verdict", p.Text("#verdict"), "VIOLATED")
	same(t, "ledger", p.Texts("#ledger .entry"), []string{"threads can always be created creation-succeeds", "condition waits do not wake by themselves no-spurious-wakeups"})
	same(t, "lanes", p.Texts("#head > div"), []string{"#", "main", "consumer#1", "consumer#2", "producer#1", "source"})
	if p.Text("#step-count") != "32 steps" || len(p.Texts(steps)) != 32 {
		t.Errorf("%s, %d rows", p.Text("#step-count"), len(p.Texts(steps)))
	}
	// Step 13 is the producer's first store, in the last lane, with the source beside it.
	same(t, "cells of step 13", p.Texts(`[data-row="12"] > *`), []string{"13", "", "", "", "store &used 0 → 1", "queue.c:28items[used++] = item;"})
	same(t, "switches", len(p.Texts(".step.switch")), 5)
	if end := p.Text(".step.end .message"); !strings.HasPrefix(end, "deadlock: no thread can go on") {
		t.Errorf("the end: %s", end)
	}

	p.Click(`[data-row="12"]`)
	same(t, "moment", p.Text("#moment"), "After step 13")
	same(t, "held locks", p.Texts("#states .held"), []string{"–", "–", "–", "&lock"})
	same(t, "source line", p.Text("#source .src.here"), "28\n\titems[used++] = item;")

	p.Click(`[data-thread="producer#1"]`)
	if left := p.Texts(`.step[data-thread="producer#1"]`); len(left) != 0 || p.Text("#step-count") != "21 of 32 steps" {
		t.Errorf("without the producer: %s, %q", p.Text("#step-count"), left)
	}
	same(t, "lanes without the producer", len(p.Texts("#head > div")), 5)
	p.Click(`[data-thread="producer#1"]`)
	p.Click("#effects")
	for _, step := range p.Texts(steps) {
		if strings.Contains(step, "load") {
			t.Errorf("a read is no effect: %s", step)
		}
	}
	same(t, "steps with effect", p.Text("#step-count"), "23 of 32 steps")
	p.Click("#effects")

	p.Click("#grid")
	p.Key("Home")
	p.Key("j")
	p.Key("ArrowDown")
	same(t, "moment by keys", p.Text("#moment"), "After step 3")
	p.Key("n")
	same(t, "next switch", p.Text("#moment"), "After step 4")
	p.Key("End")
	same(t, "end by keys", p.Text("#moment"), "At the end")
	p.Key("p")
	same(t, "switch before", p.Text("#moment"), "After step 30")
	p.Key("4")
	same(t, "thread by its number", p.Text("#step-count"), "21 of 32 steps")
	holdsPage(t, p)
}

// A page of several violations in several files, whose texts are markup.
func TestPageOfMarkup(t *testing.T) {
	long.Test(t)
	dir := "testdata/markup/"
	p := shown(t, exitViolated, []string{"check", dir + "main.c", dir + "writer.c"}, browser.Dark())
	same(t, "kinds", p.Texts("#violation-filters .chip"), []string{"data-race", "division-by-zero", "assertion"})
	all := len(p.Texts("#violation-list li"))
	if all < 4 {
		t.Fatalf("%d violations", all)
	}
	p.Click(`li[data-kind="assertion"] button`)
	same(t, "text", p.Text("article .text"), `v >= 0 && "<img src=x onerror=alert(3)>"`)
	p.Click(`.chip[data-kind="data-race"]`)
	p.Click(`.chip[data-kind="division-by-zero"]`)
	same(t, "assertions", len(p.Texts("#violation-list li")), 1)
	same(t, "count", strings.HasPrefix(p.Text("#violation-count"), "1 of "), true)
	p.Click(`.chip[data-kind="data-race"]`)
	p.Click(`.chip[data-kind="assertion"]`)
	races := p.Texts("#violation-list li")
	if len(races) < 2 || len(races) >= all {
		t.Errorf("%d of %d are races", len(races), all)
	}
	p.Choose("#violation-file", dir+"writer.c")
	inWriter := p.Texts("#violation-list li")
	if len(inWriter) == 0 || len(inWriter) > len(races) {
		t.Errorf("%d of %d races are in writer.c", len(inWriter), len(races))
	}
	p.Click("#violation-list li:not([hidden]) button") // of a race one of the sides is there
	if text := p.Text("article"); !strings.Contains(text, "writer.c:") {
		t.Errorf("listed as of writer.c: %s", text)
	}
	p.Choose("#violation-file", "all")
	p.Click(`.chip[data-kind="assertion"]`)
	p.Click(`[data-violation="1"]`)
	p.Key("]")
	same(t, "next violation", p.Text("#viewer-title"), "Schedule of violation 2")
	same(t, "articles", len(p.Texts("article")), 1)
	p.Click(`li[data-kind="assertion"] button`)
	before := len(p.Texts(steps))
	p.Choose("#step-file", "writer.c")
	places := p.Texts(steps + " .code .at")
	if len(places) == 0 || len(places) >= before {
		t.Errorf("%d of %d steps are in writer.c", len(places), before)
	}
	for _, place := range places {
		if !strings.HasPrefix(place, "writer.c:") {
			t.Errorf("a step of writer.c: %s", place)
		}
	}
	same(t, "markup made elements", len(p.Texts("img, b b, main script")), 0)
	holdsPage(t, p)
}

// A page of a run from a context: paths, each with its schedule.
func TestPageOfPaths(t *testing.T) {
	long.Test(t)
	p := shown(t, exitSafe, []string{"run", "--context", "../../examples/figure1/unknown.yaml"})
	same(t, "verdict", p.Text("#verdict"), "SAFE")
	same(t, "paths", len(p.Texts("#path-list li")), 2)
	same(t, "assumptions", len(p.Texts(".assumption .entry")) > 0, true)
	p.Click(`[data-path="1"]`)
	same(t, "schedule", p.Text("#viewer-title"), "Schedule of path 1")
	same(t, "steps", len(p.Texts(steps)), 2)
	p.Click(`[data-path="2"]`)
	same(t, "steps", len(p.Texts(steps)), 0)
	holdsPage(t, p)
}

// A file that cannot be written keeps neither another from being written nor the text; what stood in it stays.
func TestPageThatCannotBeWritten(t *testing.T) {
	dir := t.TempDir()
	json, page := filepath.Join(dir, "r.json"), filepath.Join(dir, "r.html")
	code, stdout, stderr := command("check", program(t), "--html", "/dev/full", "--json", json)
	if code != exitUsage || !strings.HasPrefix(stderr, "midway: cannot write /dev/full: no space left on device") || strings.Count(stderr, "\n") != 1 {
		t.Errorf("exit code %d, %s", code, stderr)
	}
	if _, err := os.Stat(json); err != nil || !strings.HasPrefix(stdout, "SAFE") {
		t.Errorf("%v; %s", err, stdout)
	}
	for want, args := range map[string][]string{
		"--html: give a file":                 {"--html", "-"},
		"name the same file":                  {"--html", page, "--json", page},
		"cannot write /no/such/dir/page.html": {"--html", "/no/such/dir/page.html"},
	} {
		if code, _, stderr := command(append([]string{"check", program(t)}, args...)...); code != exitUsage || !strings.Contains(stderr, want) {
			t.Errorf("%v: exit code %d, %s", args, code, stderr)
		}
	}
}
