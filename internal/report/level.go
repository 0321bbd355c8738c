package report

import (
	"fmt"
	"slices"
	"strings"

	"midway/soundness"
)

// The levels of a violation.
const (
	// it happened again in a replay from main, or from the moment of a core of which nothing was open
	Confirmed = soundness.FromMain
	Manifest  = soundness.Manifest // it can happen from every initial state that is as known and assumed
	// it needs an initial state that the context allows, and that the program may never be in; or it was not replayed
	Conditional = soundness.Conditional
	Latent      = soundness.Latent // nothing is known of what it needs
)

// Levels are the levels of violations, strongest first.
var Levels = []string{Confirmed, Manifest, Conditional, Latent}

// levelOf is the level of a violation by what stands behind it. A replay from a state that was built raises no level.
func levelOf(v *soundness.Validation) string {
	switch {
	case v.Basis == soundness.FromMain, v.Basis == soundness.FromCore:
		return Confirmed
	case v.Level != nil && (v.Replayed() || v.Level.Name == Latent):
		return v.Level.Name
	}
	return Conditional
}

// CheckLevel refuses what is no level.
func CheckLevel(level string) error {
	if slices.Contains(Levels, level) {
		return nil
	}
	return fmt.Errorf("%q is no level: use %s", level, strings.Join(Levels, ", "))
}

// Reaches reports whether a violation of the document has a level or a stronger one.
func (d *Document) Reaches(level string) bool {
	return slices.ContainsFunc(d.Violations, func(v Violation) bool {
		return slices.Index(Levels, v.Level) <= slices.Index(Levels, level)
	})
}

// levelText is what the level of a violation means, and what stands behind it.
func levelText(v *Violation) string {
	switch {
	case v.Level == Confirmed && v.Basis == soundness.FromCore:
		return "confirmed: replayed from the moment of the core"
	case v.Level == Confirmed:
		return "confirmed: replayed from main"
	case v.Level == Manifest:
		text := "manifest"
		if v.Needs != "true" {
			text += " when " + v.Needs
		}
		text += ": some schedule gets there from every such state that is as assumed"
		if v.entry {
			text += ", unless the caller excludes it"
		}
		return text + "; replayed from one"
	case v.Level == Latent:
		return "latent: nothing is known of what decides it" + replayed(v)
	case v.why != "":
		return "conditional: " + v.why + replayed(v)
	case v.Basis != "feasible":
		return "conditional" + replayed(v)
	}
	return "conditional: possible if the program can be in such a state at this context" + replayed(v)
}

// replayed says whether a violation was replayed from a state that was built for it.
func replayed(v *Violation) string {
	if v.Basis == "feasible" {
		return "; replayed from one"
	}
	return ": not validated by a replay"
}
