package yamltext

import (
	"strings"
	"testing"
)

// What costs more than its length is refused where it stands; what people write is not.
func TestCheck(t *testing.T) {
	for text, want := range map[string]string{
		"a: &x [1]\nb: *x\n":                          "line 2: aliases are not read",
		"a:\n  " + strings.Repeat("[", 500):           "line 2: nested more than 100 deep",
		strings.Repeat("a: {", 500):                   "line 1: nested more than 100 deep",
		strings.Repeat("- ", 500) + "x":               "line 1: nested more than 100 deep",
		strings.Repeat("? ", 500) + "x":               "line 1: nested more than 100 deep",
		"threads: [{at: f}, {at: g, stack: [a@b:1]}]": "",
		strings.Repeat("- {at: f, count: 2}\n", 500):  "",
		"assume: ['a * b > 0', \"*p == 3\"]\n":        "",
	} {
		got := ""
		if err := Check([]byte(text)); err != nil {
			got = err.Error()
		}
		if got != want {
			t.Errorf("%.40q: %q, want %q", text, got, want)
		}
	}
}
