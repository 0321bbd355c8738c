package ir

import (
	"slices"
	"testing"
)

// What a header declares: names in front of parameters, also where a macro has them, outside comments.
func TestDeclarations(t *testing.T) {
	text := `/* spoken(of) */ // and(this)
extern int plain (int);
ZEXTERN int ZEXPORT listed OF((int level));
typedef int (*pointer)(int);
struct s { int (*member) (int); int field; };
#define wrapped(x) inner_((x), 1)
int unfinished /`
	var got []string
	for name := range declarations(text) {
		got = append(got, name)
	}
	for _, want := range []string{"plain", "listed", "inner_"} {
		if !slices.Contains(got, want) {
			t.Errorf("%s is not among %v", want, got)
		}
	}
	for _, not := range []string{"spoken", "and", "pointer", "member", "field", "unfinished"} {
		if slices.Contains(got, not) {
			t.Errorf("%s is among %v", not, got)
		}
	}
}
