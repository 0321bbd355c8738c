package report

import (
	"os"
	"path/filepath"
	"slices"
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
	if got := p.Text(`#rows [aria-selected="true"]`); !strings.Contains(got, "10000") ||
		!strings.Contains(got, "= 9999") {
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

// A page is searched, has an address for each violation, and is printed whole.
func TestPageIsSearchedLinkedAndPrinted(t *testing.T) {
	if testing.Short() {
		t.Skip("starts a browser: make test runs it")
	}
	dir := t.TempDir()
	file := filepath.Join(dir, "long.c")
	if err := os.WriteFile(file, []byte(strings.Repeat("x = 1;\n", 6)+"rare(x);\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	d := long(700, file)
	first := d.Violations[0]
	second, third := first, first
	second.Kind, second.Text, second.Level = "data-race", "data race on needle: a, b", Conditional
	third.Explains = "the first cause"
	d.Violations = []Violation{first, second, third}
	d.Ledger = []Entry{{Kind: "unroll-limit", Effect: "incomplete", Text: "a thread stopped"}}
	path := filepath.Join(dir, "report.html")
	if err := os.WriteFile(path, []byte(pageOf(t, d, HTMLOptions{Programs: []string{file}})), 0o600); err != nil {
		t.Fatal(err)
	}
	p := browser.Open(t, path)
	enter := func(id, text string) {
		p.Eval(
			`{ const e = document.getElementById("`+id+`"); e.value = "`+text+`"; e.dispatchEvent(new Event("input")); }`,
			nil,
		)
		p.Key("Shift") // waits until the page is drawn
	}
	enter("violation-search", "NEEDLE")
	if rows := p.Texts("#violation-list li:not([hidden])"); len(rows) != 1 || !strings.Contains(rows[0], "data-race") {
		t.Errorf("found: %q", rows)
	}
	enter("violation-search", "")
	enter("step-search", "rare(")
	if got := p.Text("#step-count"); got != "7 of 700 steps" {
		t.Errorf("steps at the line: %s", got)
	}
	enter("step-search", "")
	p.Eval(`location.hash = "#violation-2"`, nil)
	p.Key("Shift")
	if got := p.Text("#viewer-title"); got != "Schedule of violation 2" {
		t.Errorf("the address shows %s", got)
	}
	p.Click(`[data-violation="3"]`)
	var hash string
	p.Eval(`location.hash`, &hash)
	if hash != "#violation-3" || !strings.Contains(p.Text("article:not([hidden]) .explains"), "the first cause") {
		t.Errorf("the address is %s", hash)
	}
	p.Click(`[data-violation="1"]`)
	if links := p.Texts(`#violation-1 dd a`); len(links) != 1 || links[0] != "3" {
		t.Errorf("the same as violation 1: %q", links)
	}
	p.Eval(`window.dispatchEvent(new Event("beforeprint"))`, nil)
	rows := 0
	if p.Eval(`document.querySelectorAll("#printed tr").length`, &rows); rows != 2100 {
		t.Errorf("%d steps are printed", rows)
	}
	p.Eval(`window.dispatchEvent(new Event("afterprint"))`, nil)
	if p.Eval(`document.querySelectorAll("#printed").length`, &rows); rows != 0 {
		t.Error("what is printed stays")
	}
	order := p.Texts("h2")
	if i, j := slices.Index(order, "Violations"), slices.Index(order, "Ledger"); i < 0 || j < i {
		t.Errorf("the parts: %q", order)
	}
	for _, problem := range p.Problems() {
		t.Error(problem)
	}
}

// TestPageColours: sources have the colours of C, also of comments over several lines, the statement of a step is marked,
// and what is printed has both.
func TestPageColours(t *testing.T) {
	if testing.Short() {
		t.Skip("starts a browser: make test runs it")
	}
	dir := t.TempDir()
	file := filepath.Join(dir, "c.c")
	const source = "#include <x.h>\n/* a \"text\",\n   int 5 */ static int n = 5; // end\nvoid f(void) { puts(\"a; b\"); n = 'x' + 0x1f; return; }\n"
	if err := os.WriteFile(file, []byte(source), 0o600); err != nil {
		t.Fatal(err)
	}
	d := &Document{Verdict: Violated, Violations: []Violation{{
		Kind: "assertion", At: file + ":4", Column: 30, Level: Confirmed, Text: "n",
		Schedule: []Step{{Thread: "main", Op: "store", At: file + ":4", Column: 30, Detail: "&n"}},
	}}}
	path := filepath.Join(dir, "report.html")
	if err := os.WriteFile(path, []byte(pageOf(t, d, HTMLOptions{Programs: []string{file}})), 0o600); err != nil {
		t.Fatal(err)
	}
	p := browser.Open(t, path)
	for selector, want := range map[string][]string{
		"#source .com":  {`/* a "text",`, "   int 5 */", "// end"},
		"#source .pre":  {"#include"},
		"#source .str":  {`"a; b"`, "'x'"},
		"#source .key":  {"static", "int", "void", "void", "return"},
		"#source .lit":  {"5", "0x1f"},
		"#source .text": strings.Split(strings.TrimSuffix(source, "\n"), "\n"),
		"#source mark":  {"n = 'x' + 0x1f;"},
		"#rows .code":   {"c.c:4… n = 'x' + 0x1f; …", "c.c:4… n = 'x' + 0x1f; …"},
		"article .lit":  {"0x1f"},
		"article .code": nil,
	} {
		if got := p.Texts(selector); !slices.Equal(got, want) {
			t.Errorf("%s: %q, want %q", selector, got, want)
		}
	}
	p.Eval(`window.dispatchEvent(new Event("beforeprint"))`, nil)
	var printed []string
	p.Eval(`[...document.querySelectorAll("#printed .str")].map((e) => e.textContent)`, &printed)
	if !slices.Equal(printed, []string{"'x'"}) {
		t.Errorf("printed: %q", printed)
	}
	for _, problem := range p.Problems() {
		t.Error(problem)
	}
}
