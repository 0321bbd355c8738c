package pointsto

import (
	"slices"
	"testing"
)

// TestCommon: what two sets of one pointer agree on, at the offset that one of them knows.
func TestCommon(t *testing.T) {
	any := Target{Node: 5, Lo: 0, Hi: AnyOffset, Stride: 1}
	for _, c := range []struct{ a, b, want Set }{
		{Set{{Node: 3}, {Node: 5}}, Set{{Node: 5}, {Node: 7}}, Set{{Node: 5}}},
		{Set{{Node: 3}, any}, Set{{Node: 5, Lo: 8, Hi: 8}}, Set{{Node: 5, Lo: 8, Hi: 8}}},
		{Set{{Node: 5, Lo: 8, Hi: 8}}, Set{{Node: 3}, any}, Set{{Node: 5, Lo: 8, Hi: 8}}},
		{Set{{Node: 3}}, Set{{Node: 7}}, Set{{Node: 3}}}, // null: nothing is lost
		{Set{any}, Set{any, {Node: 7}}, Set{any}},
	} {
		if got := Common(c.a, c.b); !slices.Equal(got, c.want) {
			t.Errorf("of %v and %v: %v, want %v", c.a, c.b, got, c.want)
		}
	}
}
