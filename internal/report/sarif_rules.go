package report

import (
	"slices"
	"strings"

	"midway/internal/property"
)

// rule is what a kind of violation is, for people, and its weaknesses by number (cwe.mitre.org).
type rule struct {
	text string
	cwe  []string
}

var rules = map[property.Kind]rule{
	property.Assertion:   {"An assertion fails, or the program traps or aborts.", []string{"617"}},
	property.Reached:     {"A state that was asked for is reached.", nil},
	property.ReachError:  {"A call of an error function is reached.", []string{"617"}},
	property.Unreachable: {"Control reaches a point that the compiler was told is unreachable.", []string{"758"}},
	property.DataRace: {
		"Two threads access the same memory, one of them writes, and nothing orders the two (C11 5.1.2.4p25).",
		[]string{"362", "366"},
	},
	property.Deadlock:          {"No thread can go on, and one has not ended.", []string{"833"}},
	property.Livelock:          {"No thread can go on but in a loop that waits for ever.", []string{"835"}},
	property.OutOfBounds:       {"Memory outside of an object is accessed.", []string{"787", "125"}},
	property.NullDereference:   {"A null pointer is followed.", []string{"476"}},
	property.UseAfterFree:      {"An object is used after its end.", []string{"416"}},
	property.DoubleFree:        {"An object is freed twice.", []string{"415"}},
	property.InvalidFree:       {"What was not allocated is freed.", []string{"763"}},
	property.DivisionByZero:    {"An integer is divided by zero.", []string{"369"}},
	property.LockMisuse:        {"A lock is used against its rules.", []string{"667"}},
	property.BarrierMisuse:     {"A barrier is used against its rules.", []string{"667"}},
	property.ThreadMisuse:      {"A thread is joined or detached against the rules.", []string{"667"}},
	property.SignedOverflow:    {"A result does not fit its signed type.", []string{"190"}},
	property.UninitializedRead: {"A decision depends on what was never set.", []string{"457"}},
	property.Leak:              {"Nothing leads to allocated memory any more.", []string{"401"}},
}

// cweNames are the names of the weaknesses that rules name.
var cweNames = map[string]string{
	"125": "Out-of-bounds Read", "190": "Integer Overflow or Wraparound",
	"362": "Concurrent Execution using Shared Resource with Improper Synchronization ('Race Condition')",
	"366": "Race Condition within a Thread", "369": "Divide By Zero", "401": "Missing Release of Memory after Effective Lifetime",
	"415": "Double Free", "416": "Use After Free", "457": "Use of Uninitialized Variable", "476": "NULL Pointer Dereference",
	"617": "Reachable Assertion", "667": "Improper Locking", "758": "Reliance on Undefined, Unspecified, or Implementation-Defined Behavior",
	"763": "Release of Invalid Pointer or Reference", "787": "Out-of-bounds Write", "833": "Deadlock", "835": "Loop with Unreachable Exit Condition ('Infinite Loop')",
}

func taxa(kind string) (out []sarifRef) {
	for _, id := range rules[property.Kind(kind)].cwe {
		out = append(out, sarifRef{ID: id, Component: &sarifComponentRef{Name: "CWE"}})
	}
	return out
}

func sarifRules() (out []sarifRule) {
	for _, kind := range kindNames() {
		r := sarifRule{
			ID:               kind,
			Name:             camel(kind),
			ShortDescription: &sarifMessage{Text: rules[property.Kind(kind)].text},
		}
		for _, t := range taxa(kind) {
			r.Relationships = append(r.Relationships, sarifRelationship{Target: t, Kinds: []string{"relevant"}})
		}
		out = append(out, r)
	}
	return out
}

// camel is a rule's name in one word, as readers of SARIF expect it.
func camel(kind string) string {
	words := strings.Split(kind, "-")
	for i, w := range words {
		words[i] = strings.ToUpper(w[:1]) + w[1:]
	}
	return strings.Join(words, "")
}

func cweTaxonomy() sarifComponent {
	out := sarifComponent{
		Name:             "CWE",
		Organization:     "MITRE",
		ShortDescription: &sarifMessage{Text: "The MITRE Common Weakness Enumeration"},
	}
	for id := range cweNames {
		out.Taxa = append(out.Taxa, sarifRule{ID: id, ShortDescription: &sarifMessage{Text: cweNames[id]}})
	}
	slices.SortFunc(out.Taxa, func(a, b sarifRule) int { return strings.Compare(a.ID, b.ID) })
	return out
}
