package report

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"html/template"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"strings"
	"testing"
)

// pageOf writes a document as a page.
func pageOf(t *testing.T, d *Document, o HTMLOptions) string {
	t.Helper()
	var w bytes.Buffer
	if err := d.WriteHTML(&w, o); err != nil {
		t.Fatal(err)
	}
	return w.String()
}

// dataOf is what a page's script is given.
func dataOf(t *testing.T, page string) *scriptData {
	t.Helper()
	_, rest, _ := strings.Cut(page, `<script type="application/json" id="data">`)
	text, _, ok := strings.Cut(rest, "</script>")
	var d scriptData
	if err := json.Unmarshal([]byte(text), &d); !ok || err != nil {
		t.Fatalf("the page's data: %v", err)
	}
	return &d
}

// long is a document of one violation with a schedule of n steps in turn of three threads, in a file.
func long(n int, file string) *Document {
	d := &Document{Command: "check", Verdict: Violated, Scope: ScopeProgram}
	v := Violation{Kind: "assertion", At: file + ":1", Text: "a < b", Level: Confirmed, Basis: "confirmed"}
	for i := range n {
		v.Schedule = append(v.Schedule, Step{Thread: fmt.Sprintf("t%d", i/7%3), Op: "store", Detail: "&x", At: fmt.Sprintf("%s:%d", file, i%100+1), Value: fmt.Sprint(i)})
	}
	d.Violations = append(d.Violations, v)
	return d
}

func TestPages(t *testing.T) {
	for _, name := range exampleNames() {
		page := pageOf(t, examples()[name], HTMLOptions{Programs: []string{"queue.c"}, Version: "midway 0"})
		if again := pageOf(t, examples()[name], HTMLOptions{Programs: []string{"queue.c"}, Version: "midway 0"}); again != page {
			t.Errorf("%s: two pages of one document differ", name)
		}
		d := examples()[name]
		for _, e := range d.Ledger {
			if !strings.Contains(page, template.HTMLEscapeString(e.Text)) || !strings.Contains(page, `data-effect="`+e.Effect+`"`) {
				t.Errorf("%s: the ledger's %s is missing", name, e.Text)
			}
		}
		for _, outside := range []string{"http:", "https:", "src=", "@import", "url("} {
			if strings.Contains(page, outside) {
				t.Errorf("%s: the page has %s", name, outside)
			}
		}
		if got, want := len(dataOf(t, page).Runs), len(d.Violations)+len(d.Paths); got != want {
			t.Errorf("%s: %d schedules, want %d", name, got, want)
		}
	}
}

func TestPageSteps(t *testing.T) {
	d := examples()["violated"]
	d.Violations[0].Schedule[0].Holds, d.Violations[0].Schedule[1].Value = &[]string{"&q->lock", "&m"}, "0 → 1"
	d.Violations[0].Schedule = append(d.Violations[0].Schedule, Step{Thread: "t2", Op: "branch", model: true})
	data := dataOf(t, pageOf(t, d, HTMLOptions{}))
	run := data.Runs[0]
	if !reflect.DeepEqual(run.Threads, []string{"t1", "t2"}) || len(run.Steps) != 3 {
		t.Fatalf("threads %v, %d steps", run.Threads, len(run.Steps))
	}
	var got []string
	for _, s := range run.Steps {
		got = append(got, fmt.Sprint(s[0], s[1], data.Texts[s[2]], data.Texts[s[3]], data.Files[s[4]].Name, s[5], data.Texts[s[6]], data.Texts[s[7]]))
	}
	want := []string{"0 3pthread_mutex_lock&q->lockqueue.c88&q->lock, &m", "0 1storequeue.c900 → 1", "1 0loadqueue.c90"}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%q\nwant %q", got, want)
	}
	if data.Files[0].Found {
		t.Error("a file that is not there was read")
	}
}

// What programs are called and contain is text, wherever it stands.
func TestPageEscapes(t *testing.T) {
	const evil = "</script><script>alert(1)</script><img src=x onerror='alert(2)'>\"\u202e\x00"
	file := filepath.Join(t.TempDir(), "<i>.c")
	if err := os.WriteFile(file, []byte("first\n"+evil+"\nlast"), 0o600); err != nil {
		t.Fatal(err)
	}
	holds := []string{evil}
	step := Step{Thread: evil, Op: evil, At: file + ":2", Detail: evil, Value: evil, Holds: &holds}
	d := &Document{Command: evil, Verdict: Violated, Properties: holds, Reductions: holds, Granularity: evil, Seed: evil, Scope: evil,
		Ledger:     []Entry{{Kind: evil, Effect: "incomplete", At: evil, Text: evil}},
		Violations: []Violation{{Kind: evil, At: file + ":2", Text: evil, Details: holds, Condition: evil, Schedule: []Step{step}, Inputs: []Input{{Name: evil, Bits: 8, At: evil}}, Level: evil, Basis: evil}},
		Paths:      []Path{{Schedule: []Step{step}, Condition: evil, Outcome: evil}},
	}
	page := pageOf(t, d, HTMLOptions{Programs: holds, Version: evil, Sources: NewSources(nil)})
	if n := strings.Count(page, "<script"); n != 2 {
		t.Errorf("%d scripts", n)
	}
	for _, bad := range []string{"<img", "<i>", "\u202e", "\x00"} {
		if strings.Contains(page, bad) {
			t.Errorf("the page has %q", bad)
		}
	}
	data := dataOf(t, page)
	if want := []string{"first", plain(evil), "last"}; !data.Files[0].Found || !reflect.DeepEqual(data.Files[0].Pieces, []piece{{1, want}}) {
		t.Errorf("%v, want the lines %q", data.Files[0].Pieces, want)
	}
}

// A page has no more steps than it can show: it keeps the ends of schedules and says what it left out.
func TestPageOfManySteps(t *testing.T) {
	defer func(n int) { maxPageSteps = n }(maxPageSteps)
	maxPageSteps = 100
	d := long(90, "x.c")
	d.Violations = append(d.Violations, d.Violations[0])
	runs := dataOf(t, pageOf(t, d, HTMLOptions{})).Runs
	if len(runs[0].Steps) != 90 || runs[0].Left != 0 || len(runs[1].Steps) != 10 || runs[1].Left != 80 {
		t.Errorf("%d steps (%d left), %d steps (%d left)", len(runs[0].Steps), runs[0].Left, len(runs[1].Steps), runs[1].Left)
	}
	if data := dataOf(t, pageOf(t, d, HTMLOptions{MaxListed: 1})); len(data.Runs) != 1 {
		t.Errorf("%d schedules of one violation listed", len(data.Runs))
	}
}

// Of a file that is too long, a page has what is near the lines that are mentioned.
func TestPageOfALongFile(t *testing.T) {
	defer func(n int) { maxPageLines = n }(maxPageLines)
	maxPageLines = 500
	var pieces []string
	f := &pageFile{mentioned: map[int]bool{5: true, 300: true, 310: true, 999: true}}
	for _, p := range f.pieces(make([]string, 1000)) {
		pieces = append(pieces, fmt.Sprintf("%d+%d", p.From, len(p.Lines)))
	}
	if want := []string{"1+45", "260+91", "959+41"}; !reflect.DeepEqual(pieces, want) {
		t.Errorf("%v, want %v", pieces, want)
	}
}

// The policy names the style and the script that are there, so that nothing else is ever run or fetched.
func TestPagePolicy(t *testing.T) {
	page := pageOf(t, examples()["violated"], HTMLOptions{})
	for tag, text := range map[string]string{"style": pageStyle, "script": pageScript} {
		if !strings.Contains(page, "<"+tag+">"+text+"</"+tag+">") {
			t.Errorf("the %s is not on the page as it is", tag)
		}
	}
	policy := regexp.MustCompile(`Content-Security-Policy" content="default-src &#39;none&#39;;.*style-src &#39;sha256-.*script-src &#39;sha256-`)
	if !policy.MatchString(page) {
		t.Error("the page has no policy")
	}
}

type fullDisk struct{}

func (fullDisk) Write([]byte) (int, error) { return 0, errors.New("disk full") }

func TestPageOnAFullDisk(t *testing.T) {
	if err := examples()["violated"].WriteHTML(fullDisk{}, HTMLOptions{}); err == nil {
		t.Error("a page that was not written is no error")
	}
}
