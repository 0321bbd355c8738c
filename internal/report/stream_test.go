package report

import (
	"bytes"
	"encoding/json"
	"testing"

	"midway/execute"
	"midway/internal/expr"
	"midway/internal/ledger"
	"midway/internal/state"
)

// What is written piece by piece is what the whole document encodes to.
func TestStreamedDocument(t *testing.T) {
	documents := examples()
	strange := examples()["violated"]
	strange.Paths[0].of, strange.Paths[0].Condition = nil, "a < b \n\"paths\": [\"schedule\": ["
	strange.Paths[0].Schedule = []Step{{Thread: "\n  \"paths\": []", Op: "<x>"}, {Detail: "d"}}
	documents["strange"] = strange
	b := expr.NewBuilder(64)
	is := func(name string, n uint64) expr.Value {
		return b.Cmp(expr.EQ, 8, b.Sym(b.NewSymbol(name, 8, expr.Local)), expr.Word(n))
	}
	c := execute.Path{Condition: b.Assume(b.Assume(nil, is("\"\n", 1)), is("\"", 2))}
	quoted := examples()["violated"]
	quoted.Paths = []Path{
		path(newTexts(program()), &c, []int{0}),
		path(newTexts(program()), &execute.Path{Condition: c.Condition.Parent}, []int{0}),
	}
	documents["quoted"] = quoted
	for name, d := range documents {
		var streamed, whole bytes.Buffer
		if err := d.WriteJSON(&streamed); err != nil {
			t.Fatal(err)
		}
		for i := range d.Paths {
			p := &d.Paths[i]
			*p = Path{Schedule: p.steps(), Condition: p.condition(), Outcome: p.Outcome, Violation: p.Violation}
		}
		enc := json.NewEncoder(&whole)
		enc.SetEscapeHTML(false)
		enc.SetIndent("", "  ")
		if err := enc.Encode(d); err != nil {
			t.Fatal(err)
		}
		if streamed.String() != whole.String() {
			t.Errorf("%s:\n%s\nwanted\n%s", name, streamed.String(), whole.String())
		}
	}
}

// A run that was cut short lists as many paths as fit; one that was finished lists all.
func TestEndlessSchedulesAreNotListed(t *testing.T) {
	defer func(n int) { maxSteps = n }(maxSteps)
	maxSteps = 7
	var long state.State
	for range 3 {
		long.Record(execute.Step{Thread: "t1", Op: "pthread_mutex_lock"})
	}
	r := &execute.Result{Paths: make([]execute.Path, 5), Ledger: &ledger.Ledger{}}
	for i := range r.Paths {
		r.Paths[i] = execute.Path{Schedule: long.Trace, Outcome: execute.End, Violation: -1}
	}
	r.Ledger.Addf("limit", ledger.Incomplete, "", "stopped")
	if d := New(program(), Run{}, r, nil); len(d.Paths) != 2 || d.Ledger[1].Kind != "paths-not-listed" {
		t.Errorf("%d paths are listed, %v", len(d.Paths), d.Ledger)
	}
	r.Complete, r.Ledger = true, &ledger.Ledger{}
	if d := New(program(), Run{}, r, nil); len(d.Paths) != 5 || len(d.Ledger) != 0 {
		t.Errorf("%d paths of a complete run are listed, %v", len(d.Paths), d.Ledger)
	}
}
