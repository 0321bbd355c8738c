package svcomp

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"midway/internal/pattern"
	"midway/internal/property"
)

// Property is a property file.
type Property struct {
	Name   string   // of the file, without directory and extension
	Checks []string // the names of its formulas, in order: unreach-call, no-data-race, valid-deref, …
}

// groups are the groups of properties (midway check --properties) that decide a formula.
var groups = map[string]property.Group{
	"unreach-call": property.Assertions, "no-data-race": property.Races, "no-overflow": property.Overflow,
	"valid-deref": property.Memory, "valid-free": property.Memory, "valid-memtrack": property.Leaks,
}

// formulas are the names of the formulas, blanks removed, that need no argument.
var formulas = map[string]string{
	"G!data-race": "no-data-race", "G!overflow": "no-overflow", "Gvalid-deref": "valid-deref",
	"Gvalid-free":     "valid-free",
	"Gvalid-memtrack": "valid-memtrack", "Gvalid-memcleanup": "valid-memcleanup", "Fend": "termination",
}

// ErrorFunctions are the functions whose calls the library models take for the error.
var ErrorFunctions = []string{"reach_error", "__VERIFIER_error"}

var (
	checkLine = pattern.Of(`^CHECK\(init\((\w+)\(\)\),LTL\((.*)\)\)$`)
	errorCall = pattern.Of(`^G!call\((\w+)\(\)\)$`)
	blanks    = pattern.Of(`\s+`)
)

// ReadProperty reads a property file.
func ReadProperty(path string) (*Property, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, fmt.Errorf("property file %s: %w", path, pathless(err))
	}
	p, err := ParseProperty(string(text))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	p.Name = strings.TrimSuffix(filepath.Base(path), filepath.Ext(path))
	return p, nil
}

// ParseProperty reads the text of a property file.
func ParseProperty(text string) (*Property, error) {
	p := &Property{}
	for i, line := range strings.Split(text, "\n") {
		line = blanks.ReplaceAllString(line, "")
		if line == "" {
			continue
		}
		if err := p.line(line); err != nil {
			return nil, fmt.Errorf("line %d: %w", i+1, err)
		}
	}
	if len(p.Checks) == 0 {
		return nil, fmt.Errorf("no CHECK(init(main()), LTL(…)) line: this is no property file")
	}
	return p, nil
}

// All is the property of a run that names none: every formula that is checked.
func All() *Property {
	return &Property{
		Checks: []string{"unreach-call", "no-data-race", "valid-deref", "valid-free", "valid-memtrack", "no-overflow"},
	}
}

// line reads a line without blanks.
func (p *Property) line(line string) error {
	m := checkLine.FindStringSubmatch(line)
	if m == nil {
		return fmt.Errorf("%q is not CHECK(init(main()), LTL(…))", line)
	}
	if m[1] != "main" {
		return fmt.Errorf("the entry function %s: only main is", m[1])
	}
	name, known := formulas[m[2]]
	if call := errorCall.FindStringSubmatch(m[2]); call != nil {
		if name, known = "unreach-call", true; !slices.Contains(ErrorFunctions, call[1]) {
			return fmt.Errorf(
				"calls of %s are not known as errors: only those of %s are",
				call[1],
				strings.Join(ErrorFunctions, " and "),
			)
		}
	}
	if !known {
		return fmt.Errorf("the formula %q is not known", m[2])
	}
	p.Checks = append(p.Checks, name)
	return nil
}

// Groups are the groups of properties to look for, or an error that names what cannot be checked.
func (p *Property) Groups() (out property.Set, err error) {
	for _, c := range p.Checks {
		g, ok := groups[c]
		if !ok {
			return 0, fmt.Errorf("property %s: Midway does not check %s", p.Name, c)
		}
		out = out.With(g)
	}
	return out, nil
}

// The words for answers.
const (
	True    = "true"
	Unknown = "unknown"
)

// violates names, for kinds of violation, the formula that they violate.
var violates = map[property.Kind]string{
	property.ReachError: "unreach-call", property.Assertion: "unreach-call", property.DataRace: "no-data-race",
	property.SignedOverflow: "no-overflow",
	property.OutOfBounds:    "valid-deref", property.NullDereference: "valid-deref",
	property.UseAfterFree: "valid-deref",
	property.DoubleFree:   "valid-free", property.InvalidFree: "valid-free", property.Leak: "valid-memtrack",
}

// False is the answer for a violation of a kind, or Unknown where the property has no formula about it.
func (p *Property) False(kind property.Kind) string {
	if f := violates[kind]; slices.Contains(p.Checks, f) {
		return "false(" + f + ")"
	}
	return Unknown
}
