package property_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"midway/internal/property"
)

func TestEveryKindHasItsGroup(t *testing.T) {
	seen := map[property.Kind]bool{}
	for _, g := range property.All.Groups() {
		for _, k := range g.Kinds() {
			if seen[k] || k.Group() != g {
				t.Errorf("%s is in %s and in %s", k, g, k.Group())
			}
			seen[k] = true
			if !property.Of(g).Asks(k) || property.All.Without(g).Asks(k) {
				t.Errorf("%s is not asked for with its group %s alone", k, g)
			}
		}
	}
	if len(seen) != 19 {
		t.Errorf("%d kinds are in groups, want 18", len(seen))
	}
}

func TestNamesAreParsed(t *testing.T) {
	all := "assertions races deadlocks memory division threads overflow uninitialized leaks"
	if got := strings.Join(property.All.Names(), " "); got != all {
		t.Errorf("the groups are %s", got)
	}
	if got := property.Default.Names(); !slices.Equal(got, property.All.Names()[:6]) {
		t.Errorf("by default %v", got)
	}
	s, err := property.Parse([]string{"memory", "assertions", "memory"})
	if err != nil || s != property.Of(property.Assertions, property.Memory) || s.Only(property.Memory) || !s.Without(property.Memory).Only(property.Assertions) {
		t.Errorf("parsed as %v, %v", s.Names(), err)
	}
	if _, err := property.Parse([]string{"race"}); err == nil || !strings.Contains(err.Error(), `"race" is none of assertions, races`) {
		t.Errorf("an unknown group: %v", err)
	}
}

// TestKindsAreWrittenOnce: outside this package and the names of planted violations, code names kinds of violation by
// the constants.
func TestKindsAreWrittenOnce(t *testing.T) {
	err := filepath.WalkDir("../..", func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && (d.Name() == "property" || d.Name() == "generate" || d.Name() == "testdata"):
			return filepath.SkipDir
		case filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go"):
			return nil
		}
		text, err := os.ReadFile(path)
		for _, g := range property.All.Groups() {
			for _, k := range g.Kinds() {
				// what sanitizers print
				printed := strings.HasSuffix(path, "soundness/native/build.go") || strings.HasSuffix(path, "internal/backtrace/sanitizer.go")
				if strings.Contains(string(k), "-") && strings.Contains(string(text), `"`+string(k)+`"`) && !printed {
					t.Errorf("%s has %q in place of the constant", path, k)
				}
			}
		}
		return err
	})
	if err != nil {
		t.Error(err)
	}
}
