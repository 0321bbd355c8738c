package report

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"reflect"
	"regexp"
	"sort"
	"strings"
	"testing"

	"midway/soundness/native"
)

// schema checks documents against the part of JSON Schema that docs/schema uses; a keyword it does not
// know is an error, so that the schema cannot say more than is checked.
type schema struct {
	root map[string]any
}

func loadSchema(t *testing.T) *schema {
	t.Helper()
	text, err := os.ReadFile("../../docs/schema/result.schema.json")
	if err != nil {
		t.Fatal(err)
	}
	var s schema
	if err := json.Unmarshal(text, &s.root); err != nil {
		t.Fatal(err)
	}
	return &s
}

// check lists what is wrong with v at path.
func (s *schema) check(rule map[string]any, v any, path string) []string {
	var bad []string
	for _, key := range sortedNames(rule) {
		want := rule[key]
		switch key {
		case "$schema", "title", "description", "$defs", "properties":
		case "$ref":
			bad = append(bad, s.check(s.defined(want.(string)), v, path)...)
		case "type":
			bad = append(bad, failed(typeOf(v) == want || want == "number" && typeOf(v) == "integer", path, "is no %v", want)...)
		case "const":
			bad = append(bad, failed(reflect.DeepEqual(v, want), path, "is not %v", want)...)
		case "enum":
			bad = append(bad, failed(contains(want.([]any), v), path, "%v is none of %v", v, want)...)
		case "pattern":
			text, _ := v.(string)
			bad = append(bad, failed(regexp.MustCompile(want.(string)).MatchString(text), path, "%q does not match %v", text, want)...)
		case "minimum":
			n, _ := v.(float64)
			bad = append(bad, failed(n >= want.(float64), path, "%v is below %v", n, want)...)
		case "items":
			list, _ := v.([]any)
			for i, e := range list {
				bad = append(bad, s.check(want.(map[string]any), e, fmt.Sprintf("%s[%d]", path, i))...)
			}
		case "required":
			object, _ := v.(map[string]any)
			for _, name := range want.([]any) {
				_, ok := object[name.(string)]
				bad = append(bad, failed(ok, path, "has no %v", name)...)
			}
		case "additionalProperties":
			bad = append(bad, s.checkMembers(rule, want, v, path)...)
		default:
			bad = append(bad, "the schema uses "+key+", which this check does not know")
		}
	}
	return bad
}

func (s *schema) checkMembers(rule map[string]any, others, v any, path string) []string {
	object, _ := v.(map[string]any)
	known, _ := rule["properties"].(map[string]any)
	var bad []string
	for _, name := range sortedNames(object) {
		at := path + "." + name
		if r, ok := known[name]; ok {
			bad = append(bad, s.check(r.(map[string]any), object[name], at)...)
		} else if r, ok := others.(map[string]any); ok {
			bad = append(bad, s.check(r, object[name], at)...)
		} else {
			bad = append(bad, at+" is not in the schema")
		}
	}
	return bad
}

func (s *schema) defined(ref string) map[string]any {
	return s.root["$defs"].(map[string]any)[strings.TrimPrefix(ref, "#/$defs/")].(map[string]any)
}

func failed(ok bool, path, format string, args ...any) []string {
	if ok {
		return nil
	}
	return []string{path + ": " + fmt.Sprintf(format, args...)}
}

func typeOf(v any) string {
	switch v := v.(type) {
	case map[string]any:
		return "object"
	case []any:
		return "array"
	case string:
		return "string"
	case bool:
		return "boolean"
	case float64:
		if v == float64(int64(v)) || v > 1<<53 {
			return "integer"
		}
		return "number"
	}
	return "null"
}

func contains(list []any, v any) bool {
	for _, e := range list {
		if reflect.DeepEqual(e, v) {
			return true
		}
	}
	return false
}

func sortedNames(m map[string]any) []string {
	var out []string
	for k := range m {
		out = append(out, k)
	}
	sort.Strings(out)
	return out
}

func decode(t *testing.T, d *Document) any {
	t.Helper()
	var b bytes.Buffer
	if err := d.WriteJSON(&b); err != nil {
		t.Fatal(err)
	}
	var v any
	if err := json.Unmarshal(b.Bytes(), &v); err != nil {
		t.Fatal(err)
	}
	return v
}

func TestDocumentsFollowTheSchema(t *testing.T) {
	s := loadSchema(t)
	for _, name := range exampleNames() {
		if bad := s.check(s.root, decode(t, examples()[name]), "result"); len(bad) > 0 {
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
	}
	d.Violations[0].Native = &native.Trace{Threads: []string{"t1"}, Steps: []native.Step{}, Inputs: []native.Input{}, Places: []string{}, Blocked: []native.Blocked{}, Start: start}
	if bad := s.check(s.root, decode(t, d), "result"); len(bad) > 0 {
		t.Error(strings.Join(bad, "\n"))
	}
	start.Objects[0].Syncs[0].Kind = "door"
	if bad := strings.Join(s.check(s.root, decode(t, d), "result"), "\n"); !strings.Contains(bad, "synchronisation[0].kind") {
		t.Errorf("a door is taken: %q", bad)
	}
}

func TestTheSchemaRefusesWhatIsWrong(t *testing.T) {
	s := loadSchema(t)
	for _, c := range []struct {
		spoil func(*Document)
		want  string
	}{
		{func(d *Document) { d.Verdict = "fine" }, "result.verdict"},
		{func(d *Document) { d.SchemaVersion = 2 }, "result.schema_version"},
		{func(d *Document) { d.Paths = nil }, "result.paths: is no array"},
		{func(d *Document) { d.Paths[0].Outcome = "lost" }, "result.paths[0].outcome"},
		{func(d *Document) { d.Violations[0].Kind = "bug" }, "result.violations[0].kind"},
		{func(d *Document) { d.Violations[0].At = "nowhere" }, "result.violations[0].at"},
		{func(d *Document) { d.Stats.Paths = -1 }, "result.stats.paths"},
	} {
		d := examples()["violated"]
		c.spoil(d)
		if bad := strings.Join(s.check(s.root, decode(t, d), "result"), "\n"); !strings.Contains(bad, c.want) {
			t.Errorf("wanted an error about %s, got %q", c.want, bad)
		}
	}
}

// TestTheSchemaNamesEveryField holds that no field of the document is missing from the schema, optional
// ones included.
func TestTheSchemaNamesEveryField(t *testing.T) {
	s := loadSchema(t)
	for name, v := range map[string]any{"": Document{}, "entry": Entry{}, "step": Step{}, "path": Path{},
		"violation": Violation{}, "input": Input{}, "stats": Stats{}, "native": native.Trace{}, "native_input": native.Input{}, "native_blocked": native.Blocked{},
		"native_start": native.Start{}, "native_object": native.Object{}, "native_symbol": native.Symbol{}, "native_cell": native.Cell{},
		"native_address": native.Address{}, "native_primitive": native.Primitive{}, "native_call": native.Call{}, "native_argument": native.Argument{}} {
		rule := s.root
		if name != "" {
			rule = s.defined("#/$defs/" + name)
		}
		var fields []string
		for i := range reflect.TypeOf(v).NumField() {
			if f := reflect.TypeOf(v).Field(i); f.IsExported() {
				tag, _, _ := strings.Cut(f.Tag.Get("json"), ",")
				fields = append(fields, tag)
			}
		}
		sort.Strings(fields)
		if got := sortedNames(rule["properties"].(map[string]any)); !reflect.DeepEqual(got, fields) {
			t.Errorf("%q: the schema has %v, the document %v", name, got, fields)
		}
	}
}
