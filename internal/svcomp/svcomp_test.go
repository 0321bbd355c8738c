package svcomp

import (
	"fmt"
	"strings"
	"testing"

	"github.com/cockroachdb/datadriven"

	"midway/internal/property"
)

// TestScripts walks testdata: "property" reads the input as a property file, "task" as a task definition in directory
// d.
func TestScripts(t *testing.T) {
	datadriven.Walk(t, "testdata", func(t *testing.T, path string) {
		datadriven.RunTest(t, path, func(t *testing.T, d *datadriven.TestData) string {
			switch d.Cmd {
			case "property":
				return describeProperty(d.Input)
			case "task":
				return describeTask(d.Input)
			}
			d.Fatalf(t, "unknown command %s", d.Cmd)
			return ""
		})
	})
}

func describeProperty(text string) string {
	p, err := ParseProperty(text)
	if err != nil {
		return "error: " + err.Error() + "\n"
	}
	p.Name = "p"
	groups, err := p.Groups()
	if err != nil {
		return "error: " + err.Error() + "\n"
	}
	return fmt.Sprintf("checks %s\ngroups %s\n", strings.Join(p.Checks, " "), strings.Join(groups.Names(), " "))
}

func describeTask(text string) string {
	t, err := parseTask([]byte(text), "d")
	if err != nil {
		return "error: " + err.Error() + "\n"
	}
	out := fmt.Sprintf("inputs %s\nmodel %q\n", strings.Join(t.Inputs, " "), t.DataModel)
	for _, w := range t.Wanted {
		out += fmt.Sprintf("%s expects %q\n", w.Property, w.Expected)
	}
	return out
}

func TestAnswers(t *testing.T) {
	memsafety := &Property{Checks: []string{"valid-free", "valid-deref", "valid-memtrack"}}
	for kind, want := range map[string]string{
		"use-after-free": "false(valid-deref)", "double-free": "false(valid-free)", "leak": "false(valid-memtrack)",
		"data-race": Unknown, "deadlock": Unknown,
	} {
		if got := memsafety.False(property.Kind(kind)); got != want {
			t.Errorf("%s: %s, want %s", kind, got, want)
		}
	}
	for _, c := range []struct {
		expected, answer string
		want             bool
	}{
		{"true", "true", true}, {"false", "false(no-data-race)", true}, {"false(valid-free)", "false(valid-deref)", false},
		{"false", "unknown", false}, {"", "true", false}, {"true", "false(no-overflow)", false},
	} {
		if got := (&Wanted{Expected: c.expected}).Agrees(c.answer); got != c.want {
			t.Errorf("%q expected, %q answered: %v", c.expected, c.answer, got)
		}
	}
}
