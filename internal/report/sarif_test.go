package report

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/owenrumney/go-sarif/v3/pkg/report/v210/sarif"
	"github.com/santhosh-tekuri/jsonschema/v6"

	"midway/internal/property"
	"midway/soundness/explain"
)

// TestLineHashes: of a text's lines, as GitHub computes them.
func TestLineHashes(t *testing.T) {
	for text, want := range map[string][]string{
		"":                   {"c129715d7a2bc9a3:1"},
		" a\nb\n  \t\tc\n d": {"271789c17abda88f:1", "54703d4cd895b18:1", "180aee12dab6264:1", "a23a3dc5e078b07b:1"},
		" hello; \t\nworld!!!\r\n\n\n  \t\tGreetings\n End": {
			"8b7cf3e952e7aeb2:1", "b1ae1287ec4718d9:1", "bff680108adb0fcc:1", "c6805c5e1288b612:1", "b86d3392aea1be30:1", "e6ceba753e1a442:1",
		},
	} {
		got := lineHashes([]byte(text))
		for i, w := range want {
			if got[i+1] != w {
				t.Errorf("line %d of %q: %s, want %s", i+1, text, got[i+1], w)
			}
		}
		if len(got) != len(want) {
			t.Errorf("%q: %d hashes, want %d", text, len(got), len(want))
		}
	}
}

// allKinds is a document with a violation of each kind, a race and a deadlock among them.
func allKinds() *Document {
	d := &Document{
		SchemaVersion: SchemaVersion, Tool: Tool{"midway", "test"}, Command: "check", Verdict: Violated, Scope: ScopeProgram,
		Ledger: []Entry{
			{"path-limit", "incomplete", "", "paths were cut"},
			{"no-arguments", "assumption", "a.c:3", "main gets none"},
		},
	}
	site := &explain.Site{Thread: "t1", At: "src/a b.c:4", Func: "f", Stack: []string{"g at a.c:9"}}
	for i, k := range kindNames() {
		v := Violation{
			Kind:     k,
			At:       fmt.Sprintf("src/a b.c:%d", i+1),
			Column:   3,
			Function: "f",
			Text:     "it fails",
			Level:    Levels[i%4],
			Count:    1,
		}
		v.Schedule = []Step{
			{Thread: "main", Op: "pthread_mutex_lock", At: "src/a b.c:1", Detail: "&m"},
			{Thread: "t1", Op: "store", At: "src/a b.c:2", Column: 4, Detail: "&x", Old: "1", New: "2"},
			{Thread: "t1", Op: "branch", Detail: "x > 1 is true"},
		}
		switch property.Kind(k) {
		case property.DataRace:
			v.Race = &Race{
				Object: "x", First: RaceAccess{Thread: "main", Access: "write", At: "src/a b.c:1", Stack: []string{"main"}, Holds: []Held{{Lock: "m", At: "a.c:7"}}},
				Second: RaceAccess{Thread: "t1", Access: "read", At: "src/a b.c:2", Stack: []string{}, Holds: []Held{}},
			}
		case property.Deadlock:
			v.Deadlock = &Deadlock{
				Waits: []Wait{
					{
						Thread: "t1",
						Op:     "pthread_mutex_lock",
						Object: "m",
						At:     "a.c:1",
						Stack:  []string{},
						Holder: "main",
						Since:  "a.c:2",
					},
				},
			}
		case property.UseAfterFree:
			v.Object = &explain.Object{Name: "*p", Bytes: 8, Allocated: site, Freed: site}
		}
		v.Explains = strings.Join(v.sentences(), " ")
		d.Violations = append(d.Violations, v)
	}
	return d
}

// sarifSchema is the standard's schema, as go-sarif has it in its source.
func sarifSchema(t *testing.T) *jsonschema.Schema {
	t.Helper()
	dir, err := exec.Command("go", "list", "-f", "{{.Dir}}", "github.com/owenrumney/go-sarif/v3/pkg/report/v210/sarif").
		Output()
	if err != nil {
		t.Fatal(err)
	}
	file, err := parser.ParseFile(
		token.NewFileSet(),
		filepath.Join(strings.TrimSpace(string(dir)), "schema.go"),
		nil,
		0,
	)
	if err != nil {
		t.Fatal(err)
	}
	var text string
	ast.Inspect(file, func(n ast.Node) bool {
		if l, ok := n.(*ast.BasicLit); ok && l.Kind == token.STRING {
			if text, err = strconv.Unquote(l.Value); err != nil {
				t.Fatal(err)
			}
		}
		return true
	})
	doc, err := jsonschema.UnmarshalJSON(strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	c := jsonschema.NewCompiler()
	if err := c.AddResource("sarif.json", doc); err != nil {
		t.Fatal(err)
	}
	s, err := c.Compile("sarif.json")
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// validSARIF is a document as a reader of SARIF sees it; it follows the standard's schema.
func validSARIF(t *testing.T, d *Document) *sarif.Report {
	t.Helper()
	var out bytes.Buffer
	if err := d.WriteSARIF(&out, SARIFOptions{Root: "/work", ExitCode: 1}); err != nil {
		t.Fatal(err)
	}
	v, err := jsonschema.UnmarshalJSON(bytes.NewReader(out.Bytes()))
	if err != nil {
		t.Fatal(err)
	}
	if bad := failures(sarifSchema(t), v); len(bad) > 0 {
		t.Fatalf("%s", strings.Join(bad, "\n"))
	}
	r, err := sarif.FromBytes(out.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestSARIFSchemaRefuses: the schema refuses what is not in the standard.
func TestSARIFSchemaRefuses(t *testing.T) {
	v, err := jsonschema.UnmarshalJSON(
		strings.NewReader(`{"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "x"}}, "result": []}]}`),
	)
	if err != nil || len(failures(sarifSchema(t), v)) == 0 {
		t.Errorf("a run with an unknown member is valid (%v)", err)
	}
}

func TestSARIF(t *testing.T) {
	d := allKinds()
	r := validSARIF(t, d)
	run := r.Runs[0]
	if len(run.Results) != len(d.Violations) {
		t.Fatalf("%d results of %d violations", len(run.Results), len(d.Violations))
	}
	for _, res := range run.Results {
		none := property.Kind(*res.RuleID) == property.Reached // which is no weakness
		if (len(res.Taxa) == 0) != none || len(run.Tool.Driver.Rules) <= int(res.RuleIndex) ||
			*run.Tool.Driver.Rules[res.RuleIndex].ID != *res.RuleID {
			t.Errorf("%s: no weakness, or another rule's index", *res.RuleID)
		}
		if len(res.CodeFlows) != 1 || len(res.CodeFlows[0].ThreadFlows) != 2 {
			t.Errorf("%s: not one flow of two threads", *res.RuleID)
		}
		if property.Kind(*res.RuleID) == property.DataRace && len(res.RelatedLocations) != 2 {
			t.Errorf("data-race: %d related locations", len(res.RelatedLocations))
		}
	}
}

// TestSARIFOfALongSchedule: the steps are cut to what readers show, with the switches of threads among them.
func TestSARIFOfALongSchedule(t *testing.T) {
	d := allKinds()
	d.Violations = d.Violations[:1]
	v := &d.Violations[0]
	v.Schedule = nil
	for i := range 20_000 {
		v.Schedule = append(v.Schedule, Step{Thread: fmt.Sprintf("t%d", i/900%3), Op: "load", At: "a.c:1"})
	}
	n, last, switches := 0, false, 0
	for _, f := range validSARIF(t, d).Runs[0].Results[0].CodeFlows[0].ThreadFlows {
		n += len(f.Locations)
		for _, l := range f.Locations {
			last = last || l.ExecutionOrder == 20_000
			if l.Importance == "essential" {
				switches++
			}
		}
	}
	if n != maxSARIFSteps || !last || switches < 20 {
		t.Errorf("%d steps, the last among them: %v, %d switches", n, last, switches)
	}
}

func TestAnnotations(t *testing.T) {
	d := &Document{Verdict: Unknown, Violations: []Violation{
		{Kind: "deadlock", At: "a,b.c:3", Column: 2, Text: "100%\nwaits", Level: Confirmed},
		{Kind: "data-race", At: "", Text: "x", Level: Latent},
	}}
	var out strings.Builder
	if err := d.WriteAnnotations(&out, Conditional); err != nil {
		t.Fatal(err)
	}
	const want = "::error file=a%2Cb.c,line=3,col=2,title=deadlock (confirmed)::100%25%0Awaits\n" +
		"::warning title=data-race (latent)::x\n" +
		"::notice title=midway%3A unknown::not everything was explored: the report says why\n"
	if out.String() != want {
		t.Errorf("got\n%s", out.String())
	}
}
