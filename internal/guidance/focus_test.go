package guidance_test

import (
	"testing"

	"midway/internal/guidance"
	"midway/internal/ir"
	"midway/internal/property"
)

// TestFocus: a focus has its places, or all but those, and no focus has all.
func TestFocus(t *testing.T) {
	places := []guidance.FailurePoint{{Kind: property.Assertion, Loc: 3}}
	on, off := guidance.NewFocus(places, false), guidance.NewFocus(places, true)
	for _, c := range []struct {
		focus *guidance.Focus
		kind  property.Kind
		at    ir.LocID
		want  bool
	}{
		{on, property.Assertion, 3, true}, {on, property.Assertion, 4, false}, {on, property.Unreachable, 3, false},
		{off, property.Assertion, 3, false}, {off, property.Assertion, 4, true}, {off, property.Unreachable, 3, true},
		{nil, property.Assertion, 4, true},
	} {
		if got := c.focus.Has(c.kind, c.at); got != c.want {
			t.Errorf("%+v: %s at %d: %t", c.focus, c.kind, c.at, got)
		}
	}
}
