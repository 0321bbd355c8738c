package report

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/cockroachdb/datadriven"
)

// TestTextScripts holds texts against testdata/text. A script has the commands
//
//	document  reads the document that follows, as JSON with the fields of Document; what is not in the JSON of a
//	          violation is set by lines behind it: "violation N in=f thread=t conjunct=C given=N"
//	text      prints it: width=80, color, full, list-paths, max-listed=N, fail-on=LEVEL
//
// The source of line N of any file is "source line N;", of lines above 900 there is none.
func TestTextScripts(t *testing.T) {
	datadriven.Walk(t, "testdata/text", func(t *testing.T, path string) {
		var d *Document
		datadriven.RunTest(t, path, func(t *testing.T, c *datadriven.TestData) string {
			switch c.Cmd {
			case "document":
				d = scriptDocument(t, c.Input)
				return fmt.Sprintf("%s, %s\n", d.Verdict, count(len(d.Violations), "violation"))
			case "text":
				return printedText(t, d, c)
			}
			t.Fatalf("%s: unknown command %s", c.Pos, c.Cmd)
			return ""
		})
	})
}

func printedText(t *testing.T, d *Document, c *datadriven.TestData) string {
	o := TextOptions{
		Color: c.HasArg("color"), FullSchedule: c.HasArg("full"), ListPaths: c.HasArg("list-paths"), Source: numberedSource,
	}
	c.MaybeScanArgs(t, "width", &o.Width)
	c.MaybeScanArgs(t, "max-listed", &o.MaxListed)
	c.MaybeScanArgs(t, "fail-on", &o.FailOn)
	var b strings.Builder
	if err := d.WriteText(&b, o); err != nil {
		t.Fatal(err)
	}
	if n := o.Width; n > 0 && !o.Color {
		for line := range strings.Lines(b.String()) {
			if line = strings.TrimRight(line, "\n"); width(line) > n {
				t.Errorf("%s: %d columns of %d: %s", c.Pos, width(line), n, line)
			}
		}
	}
	for line := range strings.Lines(b.String()) {
		if strings.HasSuffix(line, " \n") {
			t.Errorf("%s: a blank at the end: %q", c.Pos, line)
		}
	}
	return strings.ReplaceAll(b.String(), "\x1b", "ESC")
}

func numberedSource(at string, _ int) string {
	if _, n, ok := cutPlace(at); ok && n <= 900 {
		return fmt.Sprintf("source line %d;", n)
	}
	return ""
}

// scriptDocument reads a document: an object of JSON, then lines about what is not in it.
func scriptDocument(t *testing.T, input string) *Document {
	d := &Document{}
	dec := json.NewDecoder(strings.NewReader(input))
	if err := dec.Decode(d); err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(input[dec.InputOffset():]) {
		var i int
		fields := strings.Fields(line)
		if len(fields) == 0 {
			continue
		}
		if _, err := fmt.Sscanf(line, "violation %d", &i); err != nil || i < 1 || i > len(d.Violations) {
			t.Fatalf("%q: %v", line, err)
		}
		for _, f := range fields[2:] {
			v := &d.Violations[i-1]
			switch name, value, _ := strings.Cut(f, "="); name {
			case "in":
				v.Function = value
			case "thread":
				v.thread = value
			case "explains":
				v.Explains = strings.ReplaceAll(value, "_", " ")
			case "conjunct":
				v.conjuncts = append(v.conjuncts, strings.ReplaceAll(value, "_", " "))
			case "given":
				if _, err := fmt.Sscan(value, &v.given); err != nil {
					t.Fatalf("%q: %v", f, err)
				}
			default:
				t.Fatalf("unknown field %q", f)
			}
		}
	}
	return d
}

// TestSourceIsText: what a source file has does not act on the terminal.
func TestSourceIsText(t *testing.T) {
	d := &Document{Violations: []Violation{{Kind: "leak", At: "a.c:1", Level: Conditional, Condition: "true"}}}
	var b strings.Builder
	if err := d.WriteText(&b, TextOptions{Source: func(string, int) string { return "x\t\x1b[31m\u202e" }}); err != nil {
		t.Fatal(err)
	}
	if want := "a.c:1 | x \\u001b[31m\\u202e\n"; !strings.Contains(b.String(), want) {
		t.Errorf("%q is not in\n%s", want, b.String())
	}
}

// TestAlways: that every schedule shows a violation is said where every path does and no path was left out.
func TestAlways(t *testing.T) {
	for name, c := range map[string]struct {
		change func(*Document)
		want   bool
	}{
		"each path":                 {func(*Document) {}, true},
		"one path does not":         {func(d *Document) { d.Violations[0].Count = 1 }, false},
		"not everything was seen":   {func(d *Document) { d.Complete = false }, false},
		"a path was cut":            {func(d *Document) { d.Stats.PathsCut = 1 }, false},
		"a run was covered":         {func(d *Document) { d.Stats.RunsPruned = 1 }, false},
		"a state was covered":       {func(d *Document) { d.Stats.StatesSubsumed = 1 }, false},
		"a race, counted by access": {func(d *Document) { d.Violations[0].Race = &Race{} }, false},
	} {
		d := &Document{
			Complete: true, Scope: ScopeProgram, Stats: Stats{Paths: 2},
			Violations: []Violation{{
				Kind: "assertion", Level: Confirmed, Count: 2, Condition: "true", Schedule: []Step{{Thread: "main", Op: "load"}},
			}},
		}
		c.change(d)
		var out strings.Builder
		if err := d.WriteText(&out, TextOptions{}); err != nil {
			t.Fatal(err)
		}
		if got := strings.Contains(out.String(), "whatever the order"); got != c.want {
			t.Errorf("%s: %v\n%s", name, got, out.String())
		}
	}
}
