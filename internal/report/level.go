package report

import (
	"fmt"
	"slices"
	"strings"
)

// The levels of a violation.
const (
	Confirmed   = "confirmed"   // it happened again in a replay from main
	Conditional = "conditional" // it needs an initial state that the context allows, and that the program may never be in; or it was not replayed
)

// Levels are the levels of violations, strongest first.
var Levels = []string{Confirmed, Conditional}

// levelOf is the level of a violation by what stands behind it. A replay from a state that was built raises no level.
func levelOf(basis string) string {
	if basis == Confirmed {
		return Confirmed
	}
	return Conditional
}

// CheckLevel refuses what is no level.
func CheckLevel(level string) error {
	if slices.Contains(Levels, level) {
		return nil
	}
	return fmt.Errorf("%q is no level: use %s", level, strings.Join(Levels, " or "))
}

// Reaches reports whether a violation of the document has a level or a stronger one.
func (d *Document) Reaches(level string) bool {
	return slices.ContainsFunc(d.Violations, func(v Violation) bool {
		return slices.Index(Levels, v.Level) <= slices.Index(Levels, level)
	})
}

// levelText is what the level of a violation means, and what stands behind it.
func levelText(v *Violation) string {
	switch v.Basis {
	case Confirmed:
		return "confirmed: replayed from main"
	case "feasible":
		return "conditional: possible if the program can be in such a state at this context; replayed from one"
	}
	return "conditional: not validated by a replay"
}
