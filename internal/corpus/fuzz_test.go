package corpus

import (
	"strings"
	"testing"

	"midway/internal/fuzz"
)

// FuzzDocument holds that what is no whole document has no verdict, whatever it is.
func FuzzDocument(f *testing.F) {
	fuzz.Add(f, 20, []string{
		`{"verdict": "violated", "ledger": [{"kind": "unmodelled-call", "effect": "incomplete", "text": "f is not modelled"}], "violations": [{"kind": "deadlock"}], "paths": [{}, {}], "stats": {"paths": 2}}`,
		`{"verdict": "safe", "paths": null}`, `{"verdict": 3}`, `{"paths": {"a": 1}}`, `{"stats": {"paths": 99999999999999999999}}`, `{}`, `[]`, ``,
		`{"x": ` + strings.Repeat("[", 20000), `{"paths": ` + strings.Repeat(`[{"a":`, 6000),
	}...)
	f.Fuzz(func(t *testing.T, text string) {
		fuzz.Within(t, len(text), func() {
			var res Result
			res.read(strings.NewReader(text))
			if whole := strings.HasPrefix(strings.TrimSpace(text), "{") && strings.Contains(text, "}"); !whole && res.Verdict != "" {
				t.Errorf("%q has the verdict %q", text, res.Verdict)
			}
		})
	})
}

// FuzzTable holds that every text is a table whose rows have programs, or refused.
func FuzzTable(f *testing.F) {
	fuzz.Add(f, 20, []string{"program\tproperty\texpected\tpath\tflags\na/b\tunreach-call\tsafe\tx.c y.c\t-D N=3\n", "a\tb\tc\t\n", "a\tb\n", "\t\t\t \n", "\r\n"}...)
	f.Fuzz(func(t *testing.T, text string) {
		fuzz.Within(t, len(text), func() {
			rows, err := Read(strings.NewReader(text), "d")
			if err != nil {
				return
			}
			for i := range rows {
				if len(rows[i].Paths) == 0 {
					t.Errorf("a row without a path: %+v", rows[i])
				}
				rows[i].PropertyFlags()
				rows[i].Asks("deadlock")
			}
		})
	})
}
