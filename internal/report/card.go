package report

import (
	"crypto/sha256"
	"encoding/hex"
	"strings"

	"midway/execute"
	"midway/internal/ir"
	"midway/internal/state"
)

// Card is a violation in short, as lists show it. Its texts are plain: characters that would act are spelled out.
type Card struct {
	ID        string `json:"id"` // the same wherever the same violation is found: by its kind and place
	Kind      string `json:"kind"`
	At        string `json:"at"` // file:line, or ""
	Function  string `json:"function,omitempty"`
	Text      string `json:"text"`
	Cause     string `json:"cause,omitempty"`
	Level     string `json:"level,omitempty"` // "" before it is known
	Says      string `json:"says,omitempty"`  // what the level means, and what stands behind it
	Condition string `json:"condition,omitempty"`
	Assume    string `json:"assume,omitempty"` // a line that excludes it
	Count     int    `json:"count,omitempty"`  // paths that showed it
}

// Card is a violation of the document in short.
func (d *Document) Card(i int) Card {
	v := &d.Violations[i]
	c := Card{
		ID: v.ID(), Kind: plain(v.Kind), At: plain(v.place()), Function: plain(v.Function), Text: plain(v.Text), Cause: plain(v.Explains),
		Level: v.Level, Says: plain(levelText(v)), Condition: plain(joined(v.conjuncts)), Assume: plain(v.Assume), Count: v.Count,
	}
	if c.Condition == "true" {
		c.Condition = ""
	}
	return c
}

// Sighting is what is known of a violation when it is found, before its level is.
func (v *Violation) Sighting() Card {
	return Card{ID: v.ID(), Kind: plain(v.Kind), At: plain(v.At), Function: plain(v.Function), Text: plain(v.Text)}
}

// Sighted is a violation of an exploration that goes on: kind and place, of a race both places, and what it says.
func Sighted(p *ir.Program, v *execute.ViolationRecord) Violation {
	out := Violation{
		Kind: string(v.Kind), At: p.At(v.Loc), Column: p.Column(v.Loc), Text: public(v.Text), Function: function(p, v.Loc),
	}
	if v.Pair != (state.End{}).Pair {
		out.Race = &Race{First: RaceAccess{At: p.At(v.Pair[0])}, Second: RaceAccess{At: p.At(v.Pair[1])}}
	}
	return out
}

// ID names a violation by what makes those of several contexts one.
func (v *Violation) ID() string {
	sum := sha256.Sum256([]byte(sameAs(v)))
	return strings.ToLower(hex.EncodeToString(sum[:6]))
}

// Stronger reports whether a violation says more than another one with the same ID.
func (v *Violation) Stronger(than *Violation) bool { return stronger(v, than) }

// Headline is the verdict in one sentence.
func (d *Document) Headline() string { return plain(headline(d)) }

// Plain is text as it can be shown: characters that would act on the page or on the order of others are spelled out.
func Plain(s string) string { return plain(s) }
