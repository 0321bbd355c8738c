package internal

import (
	"strings"
	"testing"

	"midway/internal/property"
)

// TestDesignListsTheKinds: the table of docs/design.md §9.1 has the kinds of violation of each group, and which groups
// are looked for by default.
func TestDesignListsTheKinds(t *testing.T) {
	text := read(t, "../docs/design.md")
	_, text, _ = strings.Cut(text, "### 9.1 ")
	text, _, _ = strings.Cut(text, "### 9.2 ")
	rows := 0
	for line := range strings.Lines(text) {
		c := cells(line)
		if len(c) != 3 || len(names(c[0])) != 1 {
			continue
		}
		group := property.Group(rows)
		rows++
		var kinds []string
		for _, k := range group.Kinds() {
			kinds = append(kinds, string(k))
		}
		if name, want := names(c[0])[0], group.String(); name != want {
			t.Errorf("row %d is of %s, not of %s", rows, name, want)
		}
		if got, want := strings.Join(names(c[1]), " "), strings.Join(kinds, " "); got != want {
			t.Errorf("%s has the kinds %s, not %s", group, got, want)
		}
		if onRequest := strings.Contains(c[2], "on request"); onRequest != (group >= property.Overflow) {
			t.Errorf("%s: on request is %t", group, onRequest)
		}
	}
	if rows != int(property.Leaks)+1 {
		t.Errorf("%d groups are read", rows)
	}
}
