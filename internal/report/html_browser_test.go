package report

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"midway/internal/browser"
)

// A schedule of ten thousand steps is drawn as far as it is in sight, and any of them is reached at once.
func TestPageOfTenThousandSteps(t *testing.T) {
	if testing.Short() {
		t.Skip("starts a browser: make test runs it")
	}
	dir := t.TempDir()
	file := filepath.Join(dir, "long.c")
	if err := os.WriteFile(file, []byte(strings.Repeat("x = 1;\n", 100)), 0o600); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(dir, "report.html")
	if err := os.WriteFile(path, []byte(pageOf(t, long(10_000, file), HTMLOptions{Programs: []string{file}})), 0o600); err != nil {
		t.Fatal(err)
	}
	p := browser.Open(t, path)
	began := time.Now()
	for key, want := range map[string]string{"Home": "After step 1", "End": "At the end"} {
		p.Click("#grid")
		p.Key(key)
		if got := p.Text("#moment"); got != want {
			t.Errorf("%s: %s, want %s", key, got, want)
		}
		if rows := len(p.Texts("#rows .step")); rows < 10 || rows > 200 {
			t.Errorf("%d rows are drawn", rows)
		}
	}
	p.Key("End")
	p.Key("k")
	if got := p.Text(`#rows [aria-selected="true"]`); !strings.Contains(got, "10000") || !strings.Contains(got, "= 9999") {
		t.Errorf("the last step: %s", got)
	}
	p.Eval(`document.getElementById("grid").scrollTop = 5000 * 26`, nil)
	p.Key("Shift") // waits until the page is drawn
	if rows := p.Texts(`[data-row="5005"]`); len(rows) != 1 || !strings.Contains(rows[0], "5006") {
		t.Errorf("step 5006 in the middle: %q", rows)
	}
	p.Click(`[data-thread="t1"]`)
	if got := p.Text("#step-count"); got != "6668 of 10000 steps" {
		t.Errorf("without t1: %s", got)
	}
	if took := time.Since(began); took > 20*time.Second {
		t.Errorf("the keys took %v", took)
	}
	for _, problem := range p.Problems() {
		t.Error(problem)
	}
}

// A page says which sources were not to be had.
func TestPageWithoutSource(t *testing.T) {
	if testing.Short() {
		t.Skip("starts a browser: make test runs it")
	}
	path := filepath.Join(t.TempDir(), "report.html")
	if err := os.WriteFile(path, []byte(pageOf(t, long(3, "/gone/away.c"), HTMLOptions{})), 0o600); err != nil {
		t.Fatal(err)
	}
	p := browser.Open(t, path)
	if got := p.Text("#source"); !strings.Contains(got, "/gone/away.c could not be read") {
		t.Errorf("the source: %s", got)
	}
	if rows := p.Texts("#rows .step .code"); len(rows) != 4 || rows[0] != "away.c:1" {
		t.Errorf("rows: %q", rows)
	}
	for _, problem := range p.Problems() {
		t.Error(problem)
	}
}
