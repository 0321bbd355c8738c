package report

import (
	"bytes"
	"encoding/json"
	"errors"
	"maps"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"midway/soundness/native"
)

// schemaFile is what every document follows.
const schemaFile = "../../docs/schema/result.schema.json"

// loadSchema is the schema, for checking documents.
func loadSchema(t *testing.T) *jsonschema.Schema {
	t.Helper()
	s, err := jsonschema.NewCompiler().Compile(schemaFile)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// failures lists what is wrong with a document, each with the place where: /paths/0/outcome.
func failures(s *jsonschema.Schema, v any) []string {
	var wrong *jsonschema.ValidationError
	if err := s.Validate(v); !errors.As(err, &wrong) {
		return nil
	}
	var out []string
	for _, e := range wrong.BasicOutput().Errors {
		out = append(out, e.InstanceLocation+": "+e.Error.String())
	}
	return out
}

func decode(t *testing.T, d *Document) any {
	t.Helper()
	var b bytes.Buffer
	if err := d.WriteJSON(&b); err != nil {
		t.Fatal(err)
	}
	v, err := jsonschema.UnmarshalJSON(&b)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

func TestDocumentsFollowTheSchema(t *testing.T) {
	s := loadSchema(t)
	for _, name := range exampleNames() {
		if bad := failures(s, decode(t, examples()[name])); len(bad) > 0 {
			t.Errorf("%s:\n%s", name, strings.Join(bad, "\n"))
		}
	}
}

// TestStartsFollowTheSchema: all that a harness is made from, each field with a value.
func TestStartsFollowTheSchema(t *testing.T) {
	s, d := loadSchema(t), examples()["violated"]
	y := native.Symbol{Name: "f", Unit: 1, Local: true}
	start := &native.Start{
		Objects: []native.Object{{Name: "*q", Bytes: 64, Variable: &y, Syncs: []native.Primitive{{At: 8, Kind: "mutex", Value: 1}},
			Contents: []native.Cell{{At: 4, Bytes: "00ff"}, {At: 48, Address: &native.Address{Object: -1, Plus: 4, Function: &y}}}}},
		Threads: []native.Call{{Function: y, Arguments: []native.Argument{{Name: "n", Bits: 64, Pointer: true, Value: 3, Address: &native.Address{}}}}},
		Others:  []native.Hold{{Kind: "mutex", At: 8, Times: 1}},
		Code:    &native.Code{Text: "define", Symbols: []native.Symbol{y}},
	}
	start.Objects[0].Mapped, start.Objects[0].Freed, start.Objects[0].Syncs[0].Robust, start.Objects[0].Syncs[0].Gone = true, true, true, true
	start.Threads[0].Frames = []native.Activation{{Copy: "f.middle1", At: "f.c:3", Parts: 3, Next: 1, Cells: []native.Cell{{At: 4, Address: &native.Address{Object: -1, Stream: "stdout"}}}}}
	start.Threads[0].Main, start.Threads[0].Holds, start.Threads[0].Waits = true, start.Others, "woken"
	start.Threads[0].Locals = []native.Object{{Name: "own", Bytes: 4, Variable: &y, Contents: []native.Cell{}}}
	d.Violations[0].Native = &native.Trace{Threads: []string{"t1"}, Steps: []native.Step{}, Inputs: []native.Input{}, Places: []string{}, Blocked: []native.Blocked{}, Start: start, Stopped: []native.Stop{{}}}
	if bad := failures(s, decode(t, d)); len(bad) > 0 {
		t.Error(strings.Join(bad, "\n"))
	}
	start.Objects[0].Syncs[0].Kind = "door"
	if bad := strings.Join(failures(s, decode(t, d)), "\n"); !strings.Contains(bad, "/synchronisation/0/kind") {
		t.Errorf("a door is taken: %q", bad)
	}
}

func TestTheSchemaRefusesWhatIsWrong(t *testing.T) {
	s := loadSchema(t)
	for _, c := range []struct {
		spoil func(*Document)
		want  string
	}{
		{func(d *Document) { d.Verdict = "fine" }, "/verdict"},
		{func(d *Document) { d.SchemaVersion = 1 }, "/schema_version"},
		{func(d *Document) { d.Paths = nil }, "/paths: got null, want array"},
		{func(d *Document) { d.Paths[0].Outcome = "lost" }, "/paths/0/outcome"},
		{func(d *Document) { d.Violations[0].Kind = "bug" }, "/violations/0/kind"},
		{func(d *Document) { d.Violations[0].At = "nowhere" }, "/violations/0/at"},
		{func(d *Document) { d.Stats.Paths = -1 }, "/stats/paths"},
	} {
		d := examples()["violated"]
		c.spoil(d)
		if bad := strings.Join(failures(s, decode(t, d)), "\n"); !strings.Contains(bad, c.want) {
			t.Errorf("wanted an error about %s, got %q", c.want, bad)
		}
	}
}

// TestTheSchemaNamesEveryField holds that no field of the document is missing from the schema, optional
// ones included.
func TestTheSchemaNamesEveryField(t *testing.T) {
	text, err := os.ReadFile(schemaFile)
	if err != nil {
		t.Fatal(err)
	}
	type properties map[string]json.RawMessage
	var root struct {
		Properties properties
		Defs       map[string]struct{ Properties properties } `json:"$defs"`
	}
	if err := json.Unmarshal(text, &root); err != nil {
		t.Fatal(err)
	}
	for name, v := range map[string]any{"": Document{}, "entry": Entry{}, "step": Step{}, "path": Path{},
		"violation": Violation{}, "input": Input{}, "stats": Stats{}, "native": native.Trace{}, "native_input": native.Input{}, "native_blocked": native.Blocked{},
		"native_start": native.Start{}, "native_object": native.Object{}, "native_symbol": native.Symbol{}, "native_cell": native.Cell{},
		"native_address": native.Address{}, "native_primitive": native.Primitive{}, "native_call": native.Call{}, "native_argument": native.Argument{},
		"native_hold": native.Hold{}, "native_frame": native.Activation{}} {
		rule := root.Properties
		if name != "" {
			rule = root.Defs[name].Properties
		}
		var fields []string
		for i := range reflect.TypeOf(v).NumField() {
			if f := reflect.TypeOf(v).Field(i); f.IsExported() && f.Tag.Get("json") != "-" {
				tag, _, _ := strings.Cut(f.Tag.Get("json"), ",")
				fields = append(fields, tag)
			}
		}
		slices.Sort(fields)
		if got := slices.Sorted(maps.Keys(rule)); !slices.Equal(got, fields) {
			t.Errorf("%q: the schema has %v, the document %v", name, got, fields)
		}
	}
}
